//! How much may be passed.

use super::{Passing, passing};
use crate::error::{CodegenError, Reason};
use crate::version::Requirements;
use irc_ir::entity::FuncId;
use irc_ir::module::Module;
use irc_ir::signature::Signature;
use irc_ptx::directive::{Directive, FEW_PARAM_BYTES, MAX_PARAM_BYTES};

/// Checks how much room the parameters and the result of a function take, and those of the
/// functions that it calls by their addresses.
pub(crate) fn check_size(
    module: &Module,
    id: FuncId,
    requirements: &mut Requirements,
) -> Result<(), CodegenError> {
    let func = module.func(id);
    let preserved = func.dfg.signatures.values().map(|signature| signature.preserved);
    for directive in preserved.flat_map(super::signature::preserve) {
        requirements.add_function_directive(&directive, id);
    }
    let mut signatures = func.dfg.signatures.values().chain([&func.signature]);
    if signatures.any(|signature| signature.variadic.is_some()) {
        requirements.add_directive(Directive::UnsizedParam);
    }
    let sm = requirements.target().sm;
    let refuse = |what, size, limit| {
        let reason = Reason::Parameters { what, size, limit, sm };
        CodegenError::new(Some(id), None, reason)
    };
    let too_large = |size| refuse("an aggregate by value has", size, MAX_PARAM_BYTES);
    for signature in func.dfg.signatures.values() {
        room(module, signature, false).map_err(too_large)?;
    }
    let all = room(module, &func.signature, func.is_kernel()).map_err(too_large)?;
    if !func.is_kernel() || all <= FEW_PARAM_BYTES {
        return Ok(());
    }
    let large = Directive::LargeParams.requirement(sm).ok();
    let limit = if large.is_some() { MAX_PARAM_BYTES } else { FEW_PARAM_BYTES };
    if all > limit {
        return Err(refuse("the parameters of the kernel have", all, limit));
    }
    requirements.add_directive(Directive::LargeParams);
    Ok(())
}

/// The bytes that the parameters take together; the error is the size of one that is too large.
fn room(module: &Module, signature: &Signature, kernel: bool) -> Result<u64, u64> {
    let mut all = 0u64;
    for param in &signature.params {
        let (size, align) = match passing(module, param, kernel) {
            Passing::Scalar(ty) => (u64::from(ty.bytes()), ty.bytes()),
            Passing::Bytes { size, align } => (u64::from(size), align),
            Passing::Aggregate { size, align } => (size, align),
            // They are not among the bytes.
            Passing::Opaque(_) => continue,
        };
        if size > MAX_PARAM_BYTES {
            return Err(size);
        }
        all = all.next_multiple_of(u64::from(align)) + size;
    }
    match signature.results.len() {
        0 | 1 => Ok(all),
        _ => {
            let (_, layout) = signature.result_layout();
            if layout.size > MAX_PARAM_BYTES { Err(layout.size) } else { Ok(all) }
        }
    }
}
