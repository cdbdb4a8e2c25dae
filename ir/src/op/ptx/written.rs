//! What of the registers of a `ptx` operation has been written, instruction by instruction.

use super::{PtxCode, Slot, SlotRole};
use crate::isa::Role;
use crate::ptx::Inst;

/// By slot, whether it has been written.
pub(crate) struct Written(Vec<bool>);

/// What an instruction may not do with a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Misuse {
    /// The code has no such slot.
    Unknown,
    /// It is read before it is written.
    ReadFirst(Slot),
    /// It is an operand, and written.
    WritesOperand(Slot),
}

impl Written {
    /// Before the first instruction: operands have values, and so have results that begin as one.
    pub(crate) fn new(code: &PtxCode) -> Self {
        let results = code.results.len();
        let mut written = vec![false; results + code.args.len()];
        written[results..].fill(true);
        for &(result, _) in &code.starts {
            written[usize::from(result)] = true;
        }
        Self(written)
    }

    /// The next instruction of the code.
    pub(crate) fn step(&mut self, code: &PtxCode, inst: &Inst<Slot>) -> Result<(), Misuse> {
        let Self(written) = self;
        written.resize(code.classes.len(), false);
        let read = |slot: Slot| match written.get(slot.index()) {
            None => Some(Misuse::Unknown),
            Some(false) => Some(Misuse::ReadFirst(slot)),
            Some(true) => None,
        };
        let mut misuse = inst.guard.and_then(|guard| read(guard.pred));
        // What an instruction under a guard leaves alone may be anything before.
        let unguarded = Inst { guard: None, ..inst.clone() };
        unguarded.visit_regs(|slot, role| {
            let found = read(slot).filter(|&found| role != Role::Def || found == Misuse::Unknown);
            misuse = misuse.or(found);
        });
        inst.visit_regs(|slot, role| {
            if !role.writes() {
                return;
            }
            if matches!(code.role_of(slot), SlotRole::Arg(_)) {
                misuse = misuse.or(Some(Misuse::WritesOperand(slot)));
            }
            if let Some(written) = written.get_mut(slot.index()) {
                *written = true;
            }
        });
        misuse.map_or(Ok(()), Err)
    }

    /// A result that nothing has written.
    pub(crate) fn missing_result(&self, code: &PtxCode) -> Option<usize> {
        self.0[..code.results.len()].iter().position(|written| !written)
    }
}
