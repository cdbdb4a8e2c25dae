//! How much may be passed.

use super::{Passing, passing};
use crate::error::{CodegenError, Reason};
use crate::version::Requirements;
use irc_ir::entity::FuncId;
use irc_ir::module::Module;
use irc_ir::ptx::directive::{Directive, FEW_PARAM_BYTES, MAX_PARAM_BYTES};

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
        Err(CodegenError::new(Some(id), None, reason))
    };
    let mut all = 0u64;
    for param in &func.signature.params {
        let how = passing(module, param, func.is_kernel());
        let (size, align) = match how {
            Passing::Scalar(ty) => (u64::from(ty.bytes()), ty.bytes()),
            Passing::Bytes { size } => (u64::from(size), size),
            Passing::Aggregate { size, align } => (size, align),
            // They are not among the bytes.
            Passing::Opaque(_) => continue,
        };
        if size > MAX_PARAM_BYTES {
            return refuse("an aggregate by value has", size, MAX_PARAM_BYTES);
        }
        all = all.next_multiple_of(u64::from(align)) + size;
    }
    if !func.is_kernel() || all <= FEW_PARAM_BYTES {
        return Ok(());
    }
    let large = Directive::LargeParams.requirement(sm).ok();
    let limit = if large.is_some() { MAX_PARAM_BYTES } else { FEW_PARAM_BYTES };
    if all > limit {
        return refuse("the parameters of the kernel have", all, limit);
    }
    requirements.add_directive(Directive::LargeParams);
    Ok(())
}
