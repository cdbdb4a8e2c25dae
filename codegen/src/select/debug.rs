//! Where variables of the source are in the machine code that is selected.
//!
//! What debuggers are told is no use of a value: what was folded into its users, and what passes
//! took out, makes no code. Such a value may be a sum of values that do: then the variable is told
//! as that sum.

use super::Selector;
use super::parts::ValuePart;
use crate::mir::{DebugMark, DebugPart, DebugPlace, RegSum, RegTerm};
use irc_ir::debug::{DebugLocation, DebugSum, DebugTerm, DebugValue, Extend, MAX_TERMS};
use irc_ir::dfg::ConstData;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::op::{Opcode, Payload};

/// Through how many instructions without code a sum is followed.
const MAX_STEPS: usize = 16;

/// What a debugger is told before a statement of a block.
#[derive(Debug)]
pub(super) struct Note {
    /// The number of the statement.
    index: u32,
    value: DebugValue,
}

/// What debuggers are told in the current block of machine code, from the last to the first; a
/// number is that of the statements behind it.
#[derive(Debug, Default)]
pub(super) struct Notes(Vec<Note>);

impl Notes {
    /// The notes of a block of so many statements, in order.
    fn take(&mut self, statements: u32) -> Vec<Note> {
        let notes = self.0.drain(..).rev();
        notes.map(|note| Note { index: statements - note.index, ..note }).collect()
    }
}

impl Selector<'_> {
    /// Notes what a debugger is told right before an instruction, whose code stands.
    pub(super) fn note(&mut self, inst: Inst) {
        if !self.env.debug || self.func.layout.debug.is_empty() {
            return;
        }
        let index = self.code.len() as u32;
        let first = self.notes.0.len();
        let values = self.func.layout.debug_values(inst);
        self.notes.0.extend(values.map(|value| Note { index, value: value.clone() }));
        self.notes.0[first..].reverse();
    }

    /// The notes that were made are those of a block of so many statements.
    pub(super) fn end_notes(&mut self, block: Block, statements: usize) {
        if !self.notes.0.is_empty() {
            self.noted.push((block, self.notes.take(statements as u32)));
        }
    }

    /// Says where variables are, when it is known which values make code.
    pub(super) fn mark_variables(&mut self) {
        for (block, notes) in std::mem::take(&mut self.noted) {
            let marks = notes.into_iter().map(|Note { index, value }| DebugMark {
                index,
                var: value.var,
                place: self.debug_place(&value.location),
            });
            self.mir.debug[block] = marks.collect();
        }
    }

    fn debug_place(&self, location: &DebugLocation) -> Option<DebugPlace> {
        match location {
            DebugLocation::Unknown => None,
            DebugLocation::Value(value) => self.place_of_value(*value),
            DebugLocation::Sum(sum) => self.place_of_sum(sum, false),
            DebugLocation::Memory(sum) => self.place_of_sum(sum, true),
        }
    }

    fn place_of_value(&self, value: Value) -> Option<DebugPlace> {
        let dfg = &self.func.dfg;
        match dfg.as_const(value) {
            Some(ConstData::Poison) => return None,
            Some(ConstData::Bits(bits)) => {
                let bits = u64::try_from(bits).ok()?;
                return Some(DebugPlace::Parts(Box::new([DebugPart::Const(bits)])));
            }
            None => {}
        }
        let parts: Box<[DebugPart]> = self
            .parts
            .of(dfg, value)
            .map(|part| match part {
                ValuePart::Reg(reg) => DebugPart::Reg(reg),
                ValuePart::Const(bits) => DebugPart::Const(bits),
            })
            .collect();
        let is_made = |part: &DebugPart| match part {
            DebugPart::Reg(reg) => self.needed.contains(*reg),
            DebugPart::Const(_) => true,
        };
        if parts.is_empty() || !parts.iter().all(is_made) {
            let ty = dfg.ty(value);
            let is_number = ty.is_ptr() || ty.scalar().is_some_and(|s| s.is_int());
            if is_number && (8..=64).contains(&ty.bits()) {
                return self.place_of_sum(&DebugSum::of(value, 0), false);
            }
        }
        (!parts.is_empty()).then_some(DebugPlace::Parts(parts))
    }

    /// A sum of values, those without code as the sums that they are.
    fn place_of_sum(&self, sum: &DebugSum, is_address: bool) -> Option<DebugPlace> {
        let dfg = &self.func.dfg;
        let (mut terms, mut constant) = (Vec::new(), sum.constant);
        // The next one is the last.
        let mut left: Vec<DebugTerm> = sum.terms.iter().rev().copied().collect();
        let mut steps = 0;
        while let Some(term) = left.pop() {
            let bits = dfg.ty(term.value).bits();
            let known = match dfg.as_const(term.value) {
                Some(ConstData::Poison) => return None,
                Some(ConstData::Bits(bits)) => Some(ValuePart::Const(bits as u64)),
                None => self.parts.of(dfg, term.value).next(),
            };
            match known {
                Some(ValuePart::Const(number)) => {
                    let number =
                        term.extend.map_or(number as i64, |extend| extend.apply(number, bits));
                    constant = constant.wrapping_add(number.wrapping_mul(term.factor));
                }
                Some(ValuePart::Reg(reg)) if self.needed.contains(reg) => {
                    let extend = term.extend.map(|extend| (extend, bits));
                    terms.push(RegTerm { reg, extend, factor: term.factor });
                }
                _ => {
                    steps += 1;
                    if steps > MAX_STEPS {
                        return None;
                    }
                    self.expand(term, &mut left, &mut constant)?;
                }
            }
            if terms.len() + left.len() > MAX_TERMS {
                return None;
            }
        }
        Some(DebugPlace::Sum(Box::new(RegSum { terms, constant, is_address })))
    }

    /// Replaces a term by those that it is the sum of. All is modulo the bits that it has: no sum
    /// has more.
    fn expand(&self, term: DebugTerm, out: &mut Vec<DebugTerm>, constant: &mut i64) -> Option<()> {
        let dfg = &self.func.dfg;
        let inst = dfg.def_inst(term.value).filter(|_| term.extend.is_none())?;
        let args = dfg.args(inst);
        let times = |value, factor: i64| {
            let factor = term.factor.wrapping_mul(factor);
            DebugTerm { value, extend: None, factor }
        };
        let number = |value| dfg.as_bits(value).and_then(|bits| u32::try_from(bits).ok());
        match (dfg.opcode(inst), &dfg.inst(inst).payload) {
            (Opcode::Add, _) => out.extend([times(args[1], 1), times(args[0], 1)]),
            (Opcode::Sub, _) => out.extend([times(args[1], -1), times(args[0], 1)]),
            (Opcode::Mul, _) => {
                let factor = dfg.as_bits(args[1])? as i64;
                out.push(times(args[0], factor));
            }
            (Opcode::Shl, _) => {
                let amount = number(args[1]).filter(|&by| by < dfg.ty(term.value).bits())?;
                out.push(times(args[0], 1 << amount));
            }
            (Opcode::Trunc, _) => out.push(times(args[0], 1)),
            (op @ (Opcode::Sext | Opcode::Zext), _) if dfg.ty(args[0]).bits() >= 8 => {
                let extend = if op == Opcode::Sext { Extend::Signed } else { Extend::Unsigned };
                out.push(DebugTerm { value: args[0], extend: Some(extend), factor: term.factor });
            }
            (Opcode::Ptradd, &Payload::Scale(scale, offset, _)) => {
                *constant = constant.wrapping_add(offset.wrapping_mul(term.factor));
                if let Some(&index) = args.get(1) {
                    let extend = (dfg.ty(index).bits() < 64).then_some(Extend::Signed);
                    out.push(DebugTerm { extend, ..times(index, scale.into()) });
                }
                out.push(times(args[0], 1));
            }
            _ => return None,
        }
        Some(())
    }
}
