//! Prepares instructions that run for all lanes at once.

use super::super::program::{Action, AllLanesOp, Slot, Source, Src};
use super::super::registers::Bank;
use super::super::rows;
use super::Loader;
use irc_ptx::isa::sem::{AllLanes, Form};
use irc_ptx::isa::{PtxType, SpecialReg, Uniformity};

/// The operation, if its operands lie in the banks that the function works on and are exactly as
/// wide as their types.
pub(super) fn prepare(
    loader: &mut Loader<'_>,
    kernel: AllLanes,
    slots: &[Slot],
) -> Option<AllLanesOp> {
    use Bank::{Double, Pred, Word};
    let (d, sources): (Bank, &[(usize, Bank)]) = match kernel {
        AllLanes::W32(_) => (Word, &[(1, Word), (2, Word), (3, Word)]),
        AllLanes::Four32(_) => (Word, &[(1, Word), (2, Word), (3, Word), (4, Word)]),
        AllLanes::W64(_) => (Double, &[(1, Double), (2, Double), (3, Double)]),
        AllLanes::Shift64(_) => (Double, &[(1, Double), (2, Word)]),
        AllLanes::Widen(_) => (Double, &[(1, Word), (2, Word), (3, Double)]),
        AllLanes::Narrow(_) => (Word, &[(1, Double)]),
        AllLanes::Extend(_) => (Double, &[(1, Word)]),
        AllLanes::Compare32(_) => (Pred, &[(2, Word), (3, Word), (4, Pred)]),
        AllLanes::Compare64(_) => (Pred, &[(2, Double), (3, Double), (4, Pred)]),
        AllLanes::Select32(_) => (Word, &[(1, Word), (2, Word), (3, Pred)]),
        AllLanes::Select64(_) => (Double, &[(1, Double), (2, Double), (3, Pred)]),
        AllLanes::Pred(_) => (Pred, &[(1, Pred), (2, Pred), (3, Pred)]),
    };
    let mut op = AllLanesOp {
        kernel,
        d: Some(result(slots.first()?, d)?),
        q: None,
        is_wide: d == Double,
        srcs: [Src::of_constant(0); 4],
        preds: [None; 3],
    };
    if matches!(kernel, AllLanes::Compare32(_) | AllLanes::Compare64(_)) {
        op.q = match slots.get(1) {
            Some(slot) if !matches!(slot.source, Source::Nothing) => Some(result(slot, Pred)?),
            _ => None,
        };
    }
    for (n, &(operand, bank)) in sources.iter().enumerate() {
        let Some(slot) = slots.get(operand) else { continue };
        match bank {
            Pred => op.preds[n] = predicate(&slot.source)?,
            Double => op.srcs[n] = double(loader, slot)?,
            _ => op.srcs[n] = word(loader, slot)?,
        }
    }
    Some(op)
}

/// Whether nobody else has to be asked about an instruction, as a rule: it computes for all lanes
/// at once, reads a parameter, accesses a row of words or branches. Divisors are looked at one by
/// one, so what divides is none of these.
pub(super) fn is_plain(action: &Action, form: &Form) -> bool {
    match action {
        Action::AllLanes(_) => form.row.divisor.is_none(),
        Action::Load(load) => load.is_parameter() && load.order.is_none() || rows::may_be(load),
        Action::Store(store) => rows::may_be(store),
        Action::Branch(_) => true,
        _ => false,
    }
}

fn result(slot: &Slot, bank: Bank) -> Option<u32> {
    match slot.source {
        Source::Register(reg) if reg.bank == bank => {
            // Above a narrow value stand zeros, which is right unless it has a sign.
            let fits = reg.bits == slot.bits || reg.bits > slot.bits && !slot.signed;
            fits.then_some(reg.index)
        }
        _ => None,
    }
}

/// A predicate that is read; the inner nothing if the operand is not there.
#[expect(clippy::option_option, reason = "the caller reports that the instruction does not match")]
fn predicate(source: &Source) -> Option<Option<(u32, bool)>> {
    match *source {
        Source::Nothing => Some(None),
        Source::Register(reg) if reg.bank == Bank::Pred => Some(Some((reg.index, false))),
        Source::Negated(reg) if reg.bank == Bank::Pred => Some(Some((reg.index, true))),
        _ => None,
    }
}

fn word(loader: &mut Loader<'_>, slot: &Slot) -> Option<Src> {
    match slot.source {
        Source::Nothing => Some(Src::of_constant(0)),
        Source::Register(reg) if reg.bank == Bank::Word && reg.bits == slot.bits => {
            Some(Src::of_register(reg.index))
        }
        Source::Constant(value) => Some(Src::of_constant(loader.word(value as u32))),
        Source::Special(reg) if stays(reg) && slot.bits == 32 => {
            Some(Src::of_special(loader.special(reg)))
        }
        _ => None,
    }
}

fn double(loader: &mut Loader<'_>, slot: &Slot) -> Option<Src> {
    match slot.source {
        Source::Nothing => Some(Src::of_constant(0)),
        Source::Register(reg) if reg.bank == Bank::Double && slot.bits == 64 => {
            Some(Src::of_register(reg.index))
        }
        Source::Constant(value) => Some(Src::of_constant(loader.double(value as u64))),
        _ => None,
    }
}

/// Whether a special register of 32 bits keeps its value while a thread runs.
fn stays(reg: SpecialReg) -> bool {
    reg.ty() == PtxType::U32 && !reg.is_vector() && reg.uniformity() != Uniformity::Read
}
