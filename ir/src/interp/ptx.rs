//! `ptx` operations that one thread runs by itself, through the semantics of their rows.
//!
//! The row is a function of the operands; what is here hands them over as the operation names them
//! and takes the results back. An operation on poison gives poison in all results, whether it
//! depends on that operand or not; one whose guard does not hold gives what stands after `else`.

use irc_ptx::isa::Role;
use irc_ptx::isa::sem::{Control, Form, Handing, Sem, Values, truncate};
use irc_ptx::{Inst as PtxInst, Operand as PtxOperand};
use smallvec::SmallVec;

use super::eval::Lane;
use super::fault::{Fault, PtxLimit};
use super::grid::{Flow, Grid};
use crate::entity::Inst;
use crate::function::Function;
use crate::op::ptx::{PtxCode, Slot};
use crate::types::Type;

/// What a row does with the operands of a thread.
type Meaning = fn(&Form, &mut Values);
/// The registers of an operation.
type Slots = SmallVec<[Lane; 8]>;

impl Grid<'_> {
    /// Runs a `ptx` operation.
    pub(super) fn run_ptx(
        &mut self,
        thread: u32,
        func: &Function,
        inst: Inst,
    ) -> Result<Flow, Fault> {
        let Some(code) = func.dfg.ptx_code(inst) else { return Ok(Flow::Next) };
        let args: Slots = func
            .dfg
            .args(inst)
            .iter()
            .map(|&value| pack(func.dfg.ty(value), self.lanes(thread, value)))
            .collect();
        let results = evaluate_ptx(code, &args).map_err(|why| Fault::Ptx {
            spelling: code.row_inst().map(PtxInst::mnemonic).unwrap_or_default(),
            why,
        })?;
        self.inexact |= code.insts.iter().any(|inst| !inst.row().accuracy.is_empty());
        for (result, value) in func.dfg.results(inst).zip(results) {
            let lanes = unpack(func.dfg.ty(result), value);
            self.define(thread, result, &lanes);
        }
        Ok(Flow::Next)
    }
}

/// The bits of a value in one register.
fn pack(ty: Type, lanes: &[Lane]) -> Lane {
    let bits = lane_bits(ty);
    lanes
        .iter()
        .rev()
        .try_fold(0u128, |value, &lane| Some(value.checked_shl(bits).unwrap_or(0) | lane?))
}

/// The lanes of a value in a register.
fn unpack(ty: Type, value: Lane) -> SmallVec<[Lane; 2]> {
    let bits = lane_bits(ty);
    let lane = |n| value.map(|value| truncate(value >> (n * bits), bits));
    (0..ty.lanes()).map(lane).collect()
}

fn lane_bits(ty: Type) -> u32 {
    ty.bits() / ty.lanes()
}

/// The results of a `ptx` operation that one thread runs by itself, for operands in one register
/// each.
pub fn evaluate_ptx(code: &PtxCode, args: &[Lane]) -> Result<SmallVec<[Lane; 8]>, PtxLimit> {
    let inst = code.row_inst().ok_or(PtxLimit::Block)?;
    let meaning = meaning(inst)?;
    let mut slots = Slots::from_elem(None, code.classes.len());
    for (n, &arg) in args.iter().enumerate() {
        slots[code.arg(n).index()] = arg;
    }
    for &(result, arg) in &code.starts {
        slots[usize::from(result)] = args[usize::from(arg)];
    }
    let runs = match inst.guard {
        None => Some(true),
        Some(guard) => slots[guard.pred.index()].map(|holds| (holds & 1 == 1) != guard.negated),
    };
    let mut values = Values::default();
    let operands = runs.filter(|&runs| runs).and_then(|_| gather(inst, &slots, &mut values));
    match (runs, operands) {
        (Some(false), _) => {}
        (_, None) => slots.iter_mut().take(code.results.len()).for_each(|slot| *slot = None),
        (_, Some(())) => {
            if let Some(meaning) = meaning {
                meaning(&Form::of(inst), &mut values);
            }
            scatter(code, inst, &values, &mut slots);
        }
    }
    slots.truncate(code.results.len());
    Ok(slots)
}

/// What an instruction does with the operands of a thread: nothing for a hint. Others need more
/// than a thread.
fn meaning(inst: &PtxInst<Slot>) -> Result<Option<Meaning>, PtxLimit> {
    if inst.operands.iter().any(reads_special) {
        return Err(PtxLimit::Special);
    }
    match inst.row().sem {
        Sem::Lane(meaning) => Ok(Some(meaning)),
        Sem::Control(Control::Nothing | Control::Yield) => Ok(None),
        Sem::Load(_) | Sem::Store(_) | Sem::Memory(_) => Err(PtxLimit::Memory),
        Sem::Warp(_) | Sem::WarpMemory(_) => Err(PtxLimit::Warp),
        Sem::Control(_) => Err(PtxLimit::Control),
        Sem::Unwritten => Err(PtxLimit::Unwritten),
    }
}

fn reads_special(operand: &PtxOperand<Slot>) -> bool {
    matches!(operand, PtxOperand::Special(_))
        || operand.items().is_some_and(|items| items.iter().any(reads_special))
}

/// Whether an operand stands for no value.
fn is_absent(operand: &PtxOperand<Slot>) -> bool {
    matches!(operand, PtxOperand::Omitted | PtxOperand::Sink)
}

/// Hands the operands over; nothing if one is poison.
fn gather(inst: &PtxInst<Slot>, slots: &[Lane], values: &mut Values) -> Option<()> {
    values.lay_out(inst.ruled_operands().map(|(rule, operand)| match operand {
        PtxOperand::Bracket(items) => spread(items).count(),
        _ if !Handing::of(inst, rule).is_list || is_absent(operand) => 0,
        operand => operand.items().map_or(1, <[_]>::len),
    }));
    for (n, (rule, operand)) in inst.ruled_operands().enumerate() {
        if is_absent(operand) {
            continue;
        }
        values.given |= 1 << n;
        if rule.role == Role::Def {
            continue;
        }
        let handing = Handing::of(inst, rule);
        match operand {
            PtxOperand::Bracket(items) => {
                for (i, item) in spread(items).enumerate() {
                    values.list_mut(n)[i] = read(item, slots)?;
                }
            }
            operand if handing.is_list => {
                let items = operand.items().unwrap_or(std::slice::from_ref(operand));
                for (i, item) in items.iter().enumerate() {
                    let value = handed(&handing, item, slots)?;
                    values.list_mut(n)[i] = value;
                    if i == 0 {
                        values.scalars[n] = value;
                    }
                }
            }
            PtxOperand::List(items) => {
                let width = handing.bits / items.len().max(1) as u32;
                values.scalars[n] = items.iter().rev().try_fold(0, |value, item| {
                    Some(value << width | truncate(read(item, slots)?, width))
                })?;
            }
            operand => values.scalars[n] = handed(&handing, operand, slots)?,
        }
    }
    Some(())
}

/// What stands in brackets, lists within it spread out.
fn spread(items: &[PtxOperand<Slot>]) -> impl Iterator<Item = &PtxOperand<Slot>> {
    items.iter().flat_map(|item| match item {
        PtxOperand::List(inner) => &inner[..],
        item => std::slice::from_ref(item),
    })
}

/// An operand cut to its width.
fn handed(handing: &Handing, operand: &PtxOperand<Slot>, slots: &[Lane]) -> Lane {
    match operand {
        PtxOperand::Int(_) => read(operand, slots).map(|value| handing.number(value)),
        operand => read(operand, slots).map(|value| truncate(value, handing.bits)),
    }
}

/// The bits of an operand.
fn read(operand: &PtxOperand<Slot>, slots: &[Lane]) -> Lane {
    match operand {
        PtxOperand::Reg(slot) | PtxOperand::Video { reg: slot, .. } => slots[slot.index()],
        PtxOperand::Not(slot) => slots[slot.index()].map(|value| !value),
        PtxOperand::Int(value) => Some(*value as i128 as u128),
        PtxOperand::F32(bits) => Some(u128::from(*bits)),
        PtxOperand::F64(bits) => Some(u128::from(*bits)),
        // Nothing else stands in an operation of one row that is a function of its operands.
        _ => Some(0),
    }
}

/// Takes the results.
fn scatter(code: &PtxCode, inst: &PtxInst<Slot>, values: &Values, slots: &mut [Lane]) {
    for (n, (rule, operand)) in inst.ruled_operands().enumerate() {
        if !rule.role.writes() {
            continue;
        }
        let Handing { bits, signed, is_list, .. } = Handing::of(inst, rule);
        let mut write = |target: &PtxOperand<Slot>, value, bits| {
            if let PtxOperand::Reg(slot) | PtxOperand::Video { reg: slot, .. } = target {
                let register = code.classes[slot.index()].bits();
                slots[slot.index()] = Some(Handing::result(signed, value, bits, register));
            }
        };
        match operand.items() {
            Some(items) if is_list => {
                let results = items.iter().zip(values.list(n));
                results.for_each(|(item, &value)| write(item, value, bits));
            }
            Some(items) => {
                let width = bits / items.len().max(1) as u32;
                for (i, item) in items.iter().enumerate() {
                    write(item, truncate(values.scalars[n] >> (i as u32 * width), width), width);
                }
            }
            None if is_list => {
                write(operand, values.list(n).first().copied().unwrap_or(0), bits);
            }
            None => write(operand, values.scalars[n], bits),
        }
    }
}
