//! How much may be passed.

use super::{Passing, passing};
use crate::error::{CodegenError, Reason};
use crate::version::Requirements;
use irc_ir::entity::FuncId;
use irc_ir::module::Module;
use irc_ir::target::PtxVersion;

/// The parameters of a kernel, and an aggregate of a device function.
const LIMIT: u64 = 32_764;
/// The parameters of a kernel on all targets and in all versions.
const SMALL_LIMIT: u64 = 4352;
/// The first version that takes more than `SMALL_LIMIT`.
const LARGE_SINCE: PtxVersion = PtxVersion::new(8, 1);

/// Checks how much room the parameters and the result of a function take.
pub(crate) fn check_size(
    module: &Module,
    id: FuncId,
    requirements: &mut Requirements,
) -> Result<(), CodegenError> {
    let func = module.func(id);
    let sm = requirements.target().sm;
    let refuse = |what, size, limit| {
        let reason = Reason::Parameters { what, size, limit, sm };
        Err(CodegenError { func: Some(id), inst: None, reason })
    };
    let mut all = 0u64;
    for param in &func.signature.params {
        let how = passing(module, param, func.is_kernel());
        let (size, align) = match how {
            Passing::Scalar(ty) => (u64::from(ty.bytes()), ty.bytes()),
            Passing::Bytes { size } => (u64::from(size), size),
            Passing::Aggregate { size, align } => (size, align),
        };
        if size > LIMIT {
            return refuse("an aggregate by value has", size, LIMIT);
        }
        all = all.next_multiple_of(u64::from(align)) + size;
    }
    if !func.is_kernel() || all <= SMALL_LIMIT {
        return Ok(());
    }
    let limit = if sm.number() < 70 { SMALL_LIMIT } else { LIMIT };
    if all > limit {
        return refuse("the parameters of the kernel have", all, limit);
    }
    requirements.at_least(LARGE_SINCE);
    Ok(())
}
