//! Turns the accesses to stack slots into reads and writes of whole parts.
//!
//! An access of another type than the part gets casts, a vector whose lanes are parts gets lane
//! operations. Where such an instruction reads a part, its operand is poison until the read is
//! resolved.

use super::accesses::{Access, Accesses, Action, ends_by_key};
use super::parts::Parts;
use crate::opt::construct_ssa::{BlockEvent, Event};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::ConstData;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::{I64, Scalar, Type};
use smallvec::SmallVec;
use std::ops::Range;

/// The events of all parts, and what is left to do about the accesses.
#[derive(Default)]
pub(super) struct Events {
    list: Vec<(u32, BlockEvent)>,
    sorted: Vec<BlockEvent>,
    /// The events of part `i` start at `starts[i]`.
    starts: Vec<u32>,
    /// Accesses that the events stand for.
    pub(super) done: Vec<Inst>,
    /// Results of loads and what takes their place.
    pub(super) replaced: Vec<(Value, Value)>,
}

impl Events {
    /// The events of each part in turn, in reverse postorder and in order in each block.
    pub(super) fn by_part(&self) -> impl Iterator<Item = &[BlockEvent]> {
        self.starts.windows(2).map(|ends| &self.sorted[ends[0] as usize..ends[1] as usize])
    }

    fn push(&mut self, part: usize, block: u32, event: Event) {
        self.list.push((part as u32, BlockEvent { block, event }));
    }

    /// Sorts by part; the order within a part is kept.
    fn sort(&mut self, num_parts: usize) {
        let list = std::mem::take(&mut self.list);
        let Some(&(_, any)) = list.first() else {
            self.starts = vec![0; num_parts + 1];
            return;
        };
        self.starts = ends_by_key(list.iter().map(|&(part, _)| part), num_parts);
        self.sorted = vec![any; list.len()];
        for &(part, event) in list.iter().rev() {
            let start = &mut self.starts[part as usize];
            *start -= 1;
            self.sorted[*start as usize] = event;
        }
    }
}

/// Turns the accesses to promoted parts into events.
pub(super) fn rewrite(func: &mut Function, accesses: &Accesses, parts: &Parts) -> Events {
    let mut events = Events::default();
    for access in accesses.by_slot().flatten() {
        let covered = parts.covering(access);
        match access.action {
            Action::Load(ty) if !covered.is_empty() => {
                load(func, &mut events, access, ty, parts, covered);
            }
            Action::Store(ty) if !covered.is_empty() => {
                store(func, &mut events, access, ty, parts, covered);
            }
            // The bytes stay in memory.
            Action::Load(_) | Action::Store(_) => {}
            Action::Fill => {
                let byte = func.dfg.args(access.inst)[1];
                for number in covered {
                    let value = filled(func, access.inst, byte, parts.get(number).ty);
                    events.push(number, access.block, Event::Write(value));
                }
                if !parts.touches_memory(access) {
                    events.done.push(access.inst);
                }
            }
        }
    }
    events.sort(parts.promoted().len());
    events
}

fn load(
    func: &mut Function,
    events: &mut Events,
    access: &Access,
    ty: Type,
    parts: &Parts,
    covered: Range<usize>,
) {
    let (inst, block) = (access.inst, access.block);
    let mut read = |func: &mut Function, number: usize, ty| {
        let part_ty = parts.get(number).ty;
        let unknown = func.dfg.poison(part_ty);
        let (first, value) = cast(func, inst, unknown, ty)?;
        events.push(number, block, Event::ReadOperand(first, 0));
        Some(value)
    };
    if access.is_whole(&parts.get(covered.start)) {
        let result = func.dfg.first_result(inst).expect("a load has a result");
        match read(func, covered.start, ty) {
            Some(value) => events.replaced.push((result, value)),
            None => events.push(covered.start, block, Event::Read(result)),
        }
        events.done.push(inst);
        return;
    }
    let elem = ty.lane();
    let values: SmallVec<[Option<Value>; 8]> =
        covered.clone().map(|number| read(func, number, elem)).collect();
    let unknown = func.dfg.poison(elem);
    let lanes: SmallVec<[Value; 8]> = values.iter().map(|value| value.unwrap_or(unknown)).collect();
    func.dfg.replace_inst(inst, Opcode::Vbuild, Payload::None, &lanes);
    for (lane, number) in covered.enumerate().filter(|&(lane, _)| values[lane].is_none()) {
        events.push(number, block, Event::ReadOperand(inst, lane as u16));
    }
}

fn store(
    func: &mut Function,
    events: &mut Events,
    access: &Access,
    ty: Type,
    parts: &Parts,
    covered: Range<usize>,
) {
    let (inst, block) = (access.inst, access.block);
    let value = func.dfg.args(inst)[0];
    let is_whole = access.is_whole(&parts.get(covered.start));
    debug_assert!(is_whole || ty.lanes() as usize == covered.len(), "each lane is a part");
    for (lane, number) in covered.enumerate() {
        let value = match is_whole {
            true => value,
            false => Cursor::before(func, inst).extract(value, lane as u8),
        };
        let written = cast(func, inst, value, parts.get(number).ty);
        events.push(number, block, Event::Write(written.map_or(value, |(_, value)| value)));
    }
    events.done.push(inst);
}

/// Inserts casts of the bits of `value` to `to` before `inst`: the first of them and the result.
/// `None` if no cast is needed.
fn cast(func: &mut Function, inst: Inst, value: Value, to: Type) -> Option<(Inst, Value)> {
    let from = func.dfg.ty(value);
    let chain: &[(Opcode, Type)] = match (from.is_ptr(), to.is_ptr()) {
        _ if from == to => return None,
        (true, true) => &[(Opcode::Ptrtoint, I64), (Opcode::Inttoptr, to)],
        (true, false) if to == I64 => &[(Opcode::Ptrtoint, I64)],
        (true, false) => &[(Opcode::Ptrtoint, I64), (Opcode::Bitcast, to)],
        (false, true) if from == I64 => &[(Opcode::Inttoptr, to)],
        (false, true) => &[(Opcode::Bitcast, I64), (Opcode::Inttoptr, to)],
        (false, false) => &[(Opcode::Bitcast, to)],
    };
    let mut first = None;
    let last = chain.iter().fold(value, |value, &(opcode, to)| {
        let value = Cursor::before(func, inst).cast(opcode, to, value);
        first = first.or(func.dfg.def_inst(value));
        value
    });
    first.map(|first| (first, last))
}

/// The value of type `ty` all of whose bytes are `byte`, an `i8`, made before `inst` if need be.
fn filled(func: &mut Function, inst: Inst, byte: Value, ty: Type) -> Value {
    if func.dfg.as_const(byte) == Some(ConstData::Poison) {
        return func.dfg.poison(ty);
    }
    let lane = ty.lane();
    let ones = u128::MAX / 255;
    let value = match func.dfg.as_bits(byte) {
        Some(bits) => func.dfg.constant(lane, bits * ones),
        None => {
            let scalar = Scalar::int(lane.bits()).expect("lanes have the width of an integer");
            let mut value = byte;
            if lane.bits() > 8 {
                let mut cursor = Cursor::before(func, inst);
                let wide = cursor.zext(Type::Scalar(scalar), byte);
                let ones = cursor.constant(Type::Scalar(scalar), ones);
                value = cursor.mul(wide, ones);
            }
            cast(func, inst, value, lane).map_or(value, |(_, value)| value)
        }
    };
    if ty.is_vector() { Cursor::before(func, inst).splat(ty, value) } else { value }
}
