//! What code generation has made is verified after each stage, where that is asked for. What is
//! found then is a fault of the compiler, never of the input.

use crate::error::{CodegenError, Reason};
use crate::layout::BlockOrder;
use crate::legalize::{Origins, legal};
use crate::mir::{self, MirFunction};
use crate::regalloc::{self, Allocation};
use cranelift_entity::PrimaryMap;
use irc_ir::entity::FuncId;
use irc_ir::module::Module;
use irc_ir::verify::{Subject, verify_module};
use irc_passes::location_check::LocationCheck;
use irc_ptx::target::Sm;

/// What a stage has done wrong to the locations that there were before.
fn wrong_locations(
    module: &Module,
    before: &LocationCheck,
    stage: &'static str,
) -> Vec<CodegenError> {
    let faults = before.faults(module).into_iter();
    faults.map(|(f, inst, what)| CodegenError::broken(stage, f, inst, what.to_string())).collect()
}

/// The module is valid and legal for the target, and has no locations but those of `before`.
pub(crate) fn legal_module(
    module: &Module,
    origins: &PrimaryMap<FuncId, Origins>,
    before: &LocationCheck,
    sm: Sm,
    stage: &'static str,
) -> Result<(), Vec<CodegenError>> {
    let mut errors = wrong_locations(module, before, stage);
    for error in verify_module(module).err().into_iter().flatten() {
        let (func, inst) = match error.place {
            Subject::Inst(func, inst) => (Some(func), Some(inst)),
            Subject::Func(func) => (Some(func), None),
            _ => (None, None),
        };
        let what = error.to_string();
        errors.push(CodegenError::new(func, inst, Reason::Broken { stage, what }));
    }
    if errors.is_empty() {
        for (id, func) in module.funcs() {
            let faults = legal::check(func, sm).into_iter();
            errors.extend(faults.map(|(inst, what)| CodegenError::broken(stage, id, inst, what)));
        }
    }
    if errors.is_empty() {
        return Ok(());
    }
    let traced = errors.into_iter().map(|error| match error.func {
        Some(func) => error.of_origins(&origins[func]),
        None => error,
    });
    Err(traced.collect())
}

/// The machine code of a function is right by itself.
pub(crate) fn machine_code(
    mir: &MirFunction,
    id: FuncId,
    stage: &'static str,
) -> Result<(), Vec<CodegenError>> {
    let error = |fault: mir::MirFault| {
        let inst = mir::origin_inst(fault.origin);
        let what = fault.to_string();
        CodegenError::new(Some(id), inst, Reason::Broken { stage, what })
    };
    mir::verify(mir).map_err(|faults| faults.into_iter().map(error).collect())
}

/// An allocation is proved right, and so is the code that it makes.
pub(crate) fn allocation(
    mir: &MirFunction,
    order: &BlockOrder,
    allocation: &Allocation,
    id: FuncId,
    stage: &'static str,
) -> Result<(), Vec<CodegenError>> {
    regalloc::checker::check(mir, order, allocation).map_err(|errors| {
        let error = |error: regalloc::checker::CheckError| {
            let what = error.to_string();
            CodegenError::new(Some(id), None, Reason::Broken { stage, what })
        };
        errors.into_iter().map(error).collect::<Vec<_>>()
    })?;
    machine_code(&regalloc::apply(mir, order, allocation), id, stage)
}
