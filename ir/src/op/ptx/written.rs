//! What of the registers of a `ptx` operation has been written where.
//!
//! A forward data flow problem over the runs of the code: a register counts as written where it is
//! on every path.

use super::{PtxCode, Slot, SlotRole};
use irc_ptx::Inst;
use irc_ptx::isa::Role;

/// By slot, whether it has been written.
#[derive(Clone)]
struct Written(Vec<bool>);

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

/// What is wrong with the registers of code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// An instruction misuses a slot.
    Inst(usize, Misuse),
    /// Control never comes to the end.
    NoEnd,
    /// A result is not written on every path.
    Result {
        /// Its number.
        result: usize,
        /// Whether it is on some path.
        on_some_path: bool,
    },
}

/// Finds the first thing that is wrong with the registers of code whose branches have labels.
pub(crate) fn check(code: &PtxCode) -> Result<(), Flaw> {
    let runs = code.runs();
    let mut entries: Vec<Option<Written>> = vec![None; runs.len() + 1];
    entries[0] = Some(Written::new(code));
    // What is written at a place only becomes less, so this ends.
    let mut changed = runs.len() > 1;
    while changed {
        changed = false;
        for (i, run) in runs.iter().enumerate() {
            let Some(mut state) = entries[i].clone() else { continue };
            for inst in &code.insts[run.insts.clone()] {
                // What is wrong is found below.
                let _ = state.step(code, inst);
            }
            for target in run.targets() {
                changed |= state.meet(&mut entries[target]) && target <= i;
            }
        }
    }
    for (i, run) in runs.iter().enumerate() {
        let Some(mut state) = entries[i].take() else { continue };
        for at in run.insts.clone() {
            state.step(code, &code.insts[at]).map_err(|misuse| Flaw::Inst(at, misuse))?;
        }
        for target in run.targets().filter(|&target| target == runs.len()) {
            state.meet(&mut entries[target]);
        }
    }
    let Some(Some(Written(end))) = entries.last() else { return Err(Flaw::NoEnd) };
    match end[..code.results.len()].iter().position(|written| !written) {
        None => Ok(()),
        Some(result) => {
            let mut on_some_path = false;
            for inst in &code.insts {
                inst.visit_regs(|slot, role| {
                    on_some_path |= role.writes() && slot.index() == result;
                });
            }
            Err(Flaw::Result { result, on_some_path })
        }
    }
}

impl Written {
    /// Before the first instruction: operands have values, and so have results that begin as one.
    fn new(code: &PtxCode) -> Self {
        let results = code.results.len();
        let mut written = vec![false; code.classes.len().max(results + code.args.len())];
        written[results..results + code.args.len()].fill(true);
        for &(result, _) in &code.starts {
            written[usize::from(result)] = true;
        }
        Self(written)
    }

    /// Joins what is written on one path into what is on others; whether that has become less.
    fn meet(&self, into: &mut Option<Written>) -> bool {
        let Some(Written(known)) = into else {
            *into = Some(self.clone());
            return true;
        };
        let mut changed = false;
        for (known, &new) in known.iter_mut().zip(&self.0) {
            changed |= *known && !new;
            *known &= new;
        }
        changed
    }

    /// The next instruction of the code.
    fn step(&mut self, code: &PtxCode, inst: &Inst<Slot>) -> Result<(), Misuse> {
        let Self(written) = self;
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
}
