//! Where variables of the source are in the machine code that is selected.
//!
//! What debuggers are told is no use of a value: what was folded into its users, and what passes
//! took out, makes no code. Such a value may be a sum of values that do: then the variable is told
//! as that sum.

use super::Selector;
use super::parts::ValuePart;
use crate::mir::{DebugMark, DebugPart, DebugPlace, RegSum, RegTerm, SumBase, VReg};
use irc_ir::debug::{DebugLocation, DebugSum, DebugTerm, DebugValue, Extend, MAX_TERMS};
use irc_ir::dfg::ConstData;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::Space;

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
            DebugLocation::Sum(sum) => self.place_of_sum(sum, None),
            DebugLocation::Memory(sum) => {
                self.place_of_sum(sum, Some(window(sum.space(&self.func.dfg))))
            }
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
                return self.place_of_sum(&DebugSum::of(value, 0), None);
            }
        }
        (!parts.is_empty()).then_some(DebugPlace::Parts(parts))
    }

    /// A sum of values, those without code as the sums that they are. It is an address in the
    /// space, if there is one.
    fn place_of_sum(&self, sum: &DebugSum, memory: Option<Space>) -> Option<DebugPlace> {
        let dfg = &self.func.dfg;
        let mut out = RegSum { terms: Vec::new(), constant: sum.constant, base: None, memory };
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
                    out.constant = out.constant.wrapping_add(number.wrapping_mul(term.factor));
                }
                Some(ValuePart::Reg(reg)) if self.needed.contains(reg) => {
                    let extend = term.extend.map(|extend| (extend, bits));
                    out.terms.push(RegTerm { reg, extend, factor: term.factor });
                }
                _ => {
                    if let Some(short) = self.short_term(term, out.memory) {
                        out.terms.push(short);
                        continue;
                    }
                    steps += 1;
                    if steps > MAX_STEPS {
                        return None;
                    }
                    self.expand(term, &mut left, &mut out)?;
                }
            }
            if out.terms.len() + left.len() > MAX_TERMS {
                return None;
            }
        }
        // Where several pointers make an address, none of them alone says the space.
        let pointers = sum.terms.iter().filter(|term| dfg.ty(term.value).is_ptr()).count();
        let is_known = out.memory == memory || pointers == 1;
        is_known.then(|| DebugPlace::Sum(Box::new(out)))
    }

    /// A pointer that is in a register of 32 bits alone, as those into small windows may be.
    fn short_term(&self, term: DebugTerm, memory: Option<Space>) -> Option<RegTerm<VReg>> {
        let reg = self.short_of(term.value).filter(|&reg| self.needed.contains(reg))?;
        let is_address = memory.is_some() && memory == self.func.dfg.ty(term.value).space();
        let is_plain = is_address && term.extend.is_none() && term.factor == 1;
        is_plain.then_some(RegTerm { reg, extend: Some((Extend::Unsigned, 32)), factor: 1 })
    }

    /// Replaces a term by those that it is the sum of. All is modulo the bits that it has: no sum
    /// has more.
    fn expand(
        &self,
        term: DebugTerm,
        left: &mut Vec<DebugTerm>,
        out: &mut RegSum<VReg>,
    ) -> Option<()> {
        let dfg = &self.func.dfg;
        let inst = dfg.def_inst(term.value).filter(|_| term.extend.is_none())?;
        match (dfg.opcode(inst), &dfg.inst(inst).payload) {
            (Opcode::Addrcast, _) => {
                let value = dfg.args(inst)[0];
                let spaces = [value, term.value].map(|value| dfg.ty(value).space().map(window));
                let [Some(from), Some(to)] = spaces else { return None };
                // The same address has another number in another space.
                if from != to {
                    let is_address = out.memory == Some(to) && term.factor == 1;
                    out.memory = Some(is_address.then_some(from)?);
                }
                left.push(DebugTerm { value, ..term });
            }
            (Opcode::GlobalAddr, &Payload::Global(global)) => {
                self.add_base(term, SumBase::Global(global), out)?;
            }
            // What stands nowhere any more may name a slot that is another one now.
            (Opcode::SlotAddr, &Payload::Slot(slot))
                if self.func.layout.block_of(inst).is_some() =>
            {
                self.add_base(term, SumBase::Slot(slot), out)?;
            }
            _ => {
                let sum = DebugSum::computed_by(dfg, inst)?;
                out.constant = out.constant.wrapping_add(sum.constant.wrapping_mul(term.factor));
                let times = |by: &DebugTerm| {
                    let factor = by.factor.wrapping_mul(term.factor);
                    DebugTerm { factor, ..*by }
                };
                left.extend(sum.terms.iter().rev().map(times));
            }
        }
        Some(())
    }

    /// Adds the address of something once, in its own space.
    fn add_base(&self, term: DebugTerm, base: SumBase, out: &mut RegSum<VReg>) -> Option<()> {
        let space = self.func.dfg.ty(term.value).space().map(window)?;
        let is_told = match out.memory {
            Some(memory) => memory == space,
            None => space == Space::Generic,
        };
        let is_plain = is_told && term.factor == 1 && out.base.is_none();
        out.base = Some(base).filter(|_| is_plain);
        out.base.map(|_| ())
    }
}

/// The space whose addresses have the same numbers: those of global memory are generic ones.
fn window(space: Space) -> Space {
    match space {
        Space::Global => Space::Generic,
        space => space,
    }
}
