//! Strict mode: mistakes are reported with the line of the program that made them.
//!
//! An instruction is held to its row when it is made. What can still become right then, because
//! blocks and functions may get more parameters, and what only the whole function shows, such as
//! dominance, is found by `finish`; the line is that which made the instruction.

use super::error::Origin;
use super::{BuildError, FunctionBuilder, Misuse};
use crate::entity::{Inst, Variable};
use crate::op::Payload;
use crate::verify::{Subject, VerifyError, Violation, verify_function, verify_types};
use cranelift_entity::SecondaryMap;
use std::panic::Location;

/// The lines of the program that made instructions, and where variables are first read.
#[derive(Clone, Debug, Default)]
pub(super) struct Callers {
    insts: SecondaryMap<Inst, Option<&'static Location<'static>>>,
    reads: SecondaryMap<Variable, Option<Origin>>,
}

impl FunctionBuilder<'_> {
    /// Whether each instruction is held to its row when it is made, and the whole function when it
    /// is finished, so that what is wrong is reported with the line of the program that made it.
    /// Where it is not, the verifier finds it. It is so by default in builds with debug assertions.
    pub fn set_strict(&mut self, strict: bool) {
        self.strict = strict;
    }

    /// Checks an instruction by itself, as far as what it refers to is complete, and keeps the line
    /// that made it.
    #[track_caller]
    pub(super) fn hold_to_row(&mut self, inst: Inst) {
        if !self.strict || self.module.get_func(self.id).is_none() {
            return;
        }
        self.callers.insts[inst] = Some(Location::caller());
        if let Err(errors) = verify_types(self.module, self.id, [inst])
            && let Some(error) = errors.into_iter().find(|error| !self.may_become_right(error))
        {
            self.fail(Misuse::Invalid { error: Box::new(error) });
        }
    }

    /// Keeps where a variable is first read.
    #[track_caller]
    pub(super) fn note_read(&mut self, var: Variable) {
        if self.strict {
            let here = self.here();
            self.callers.reads[var].get_or_insert(here);
        }
    }

    /// Whether parameters that are yet to come can make up for it.
    fn may_become_right(&self, error: &VerifyError) -> bool {
        match (error.place, &error.violation) {
            (_, Violation::BranchArity { found, wanted, .. }) => found > wanted,
            (Subject::Inst(_, inst), Violation::OperandCount { found, .. }) => {
                let Payload::Func(callee) = self.function().dfg.inst(inst).payload else {
                    return false;
                };
                let callee = self.module.func(callee);
                let is_complete = !callee.is_declaration() && !callee.unfinished;
                *found > callee.signature.params.len() && !is_complete
            }
            _ => false,
        }
    }

    /// The first mistake of an instruction that the whole function shows.
    pub(super) fn check_whole(&self, finish: Origin) -> Result<(), BuildError> {
        if !self.strict {
            return Ok(());
        }
        let errors = verify_function(self.module, self.id).err().unwrap_or_default();
        for error in errors {
            let origin = match error.place {
                Subject::Inst(_, inst) => self.origin(inst).unwrap_or(finish),
                Subject::Block(..) => finish,
                _ => continue,
            };
            if !self.is_of_unfinished_callee(&error) {
                return Err(self.placed(Misuse::Invalid { error: Box::new(error) }, origin));
            }
        }
        Ok(())
    }

    /// Branches are complete at the end; functions that are called need not be.
    fn is_of_unfinished_callee(&self, error: &VerifyError) -> bool {
        matches!(error.violation, Violation::OperandCount { .. }) && self.may_become_right(error)
    }

    /// Where an instruction was made.
    fn origin(&self, inst: Inst) -> Option<Origin> {
        let loc = self.function().inst_locs[inst].expand();
        Some(Origin { caller: self.callers.insts[inst]?, loc })
    }

    /// What is found at the end, where it was made if that is known.
    pub(super) fn late(&self, misuse: Misuse, finish: Origin) -> BuildError {
        let func = self.function();
        let known = match misuse {
            Misuse::Undefined { var } => self.callers.reads[var],
            Misuse::NeverFilled { block } => {
                let goes = |&inst: &Inst| func.dfg.targets(inst).iter().any(|t| t.block == block);
                let mut ends = func.layout.blocks().filter_map(|from| func.layout.last_inst(from));
                ends.find(goes).and_then(|inst| self.origin(inst))
            }
            _ => None,
        };
        self.placed(misuse, known.unwrap_or(finish))
    }
}
