//! Accesses of 64 bits of a slot that is accessed by halves elsewhere become accesses of these, so
//! that what is stored in one way is known where it is loaded in the other.
//!
//! A pair of words in an array (`uint2`) is stored by its members and copied as a number. `sroa`
//! splits such slots; those stay that are accessed at places which are not constant as well. What
//! is still in memory in the end, `vectorize_accesses` joins.
//!
//! **Refinement.** A number is poison if a half of it is.

use crate::analysis::memory::{Location, MemorySteps};
use crate::analysis::{Cfg, Variables};
use crate::opt::Changed;
use crate::opt::reduce_strength::HALVES;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{MemFlags, Opcode, Payload};
use irc_ir::types::{I32, Type};
use rustc_hash::FxHashMap;

const HALF_BYTES: i64 = 4;

/// Splits accesses of private slots that are accessed by halves elsewhere.
pub(super) fn split_accesses(func: &mut Function, cfg: &Cfg, variables: &Variables<'_>) -> Changed {
    if func.slots.is_empty() {
        return Changed::No;
    }
    let steps = MemorySteps::new(func, cfg, variables);
    let in_slots = || {
        let accesses = steps.steps().iter().filter_map(|step| Some((step, step.effect.access()?)));
        accesses.filter(|(_, (location, ..))| location.slot.is_some())
    };
    // The types of the halves, by place.
    let mut halves: FxHashMap<(Value, i64), Type> = FxHashMap::default();
    for (_, (location, ty, _)) in in_slots() {
        if is_scalar(ty, 32) {
            halves.entry((location.place.base, location.place.offset)).or_insert(ty);
        }
    }
    let half_types = |Location { place, .. }: Location| {
        let of = |offset| halves.get(&(place.base, offset)).copied();
        Some([of(place.offset)?, of(place.offset + HALF_BYTES)?])
    };
    let wholes = in_slots().filter(|(_, (_, ty, _))| is_scalar(*ty, 64));
    let wholes: Vec<(Inst, [Type; 2])> = wholes
        .filter_map(|(step, (location, ..))| Some((step.inst, half_types(location)?)))
        .collect();
    let mut substitution = Substitution::default();
    for &(inst, types) in &wholes {
        match func.dfg.opcode(inst) {
            Opcode::Load => split_load(func, &mut substitution, inst, types),
            _ => split_store(func, inst, types),
        }
        func.layout.remove_inst(inst);
    }
    func.substitute(&mut substitution);
    (!wholes.is_empty()).into()
}

fn is_scalar(ty: Type, bits: u32) -> bool {
    matches!(ty, Type::Scalar(scalar) if scalar.bits() == bits)
}

/// The address of the upper half of what an instruction accesses, and how both halves are accessed.
fn halved(cur: &mut Cursor<'_>, inst: Inst, pointer: Value) -> ([Value; 2], MemFlags) {
    let Payload::Mem(flags) = cur.func.dfg.inst(inst).payload else {
        unreachable!("a load or a store says how")
    };
    let align_log2 = flags.align_log2.min(HALF_BYTES.trailing_zeros() as u8);
    ([pointer, cur.ptr_offset(pointer, HALF_BYTES)], MemFlags { align_log2, ..flags })
}

/// Puts the loads of two halves in the place of one.
fn split_load(func: &mut Function, substitution: &mut Substitution, inst: Inst, types: [Type; 2]) {
    let old = func.dfg.first_result(inst).expect("a load has a result");
    let (ty, pointer) = (func.dfg.ty(old), func.dfg.args(inst)[0]);
    let mut cur = Cursor::before(func, inst);
    let (pointers, flags) = halved(&mut cur, inst, pointer);
    let words = [0, 1].map(|i| {
        let half = cur.load(types[i], flags, pointers[i]);
        as_type(&mut cur, I32, half)
    });
    let pair = cur.vbuild(HALVES, &words);
    let new = cur.bitcast(ty, pair);
    func.inherit_name(old, new);
    substitution.replace(old, new);
}

/// Puts the stores of two halves in the place of one.
fn split_store(func: &mut Function, inst: Inst, types: [Type; 2]) {
    let &[value, pointer] = func.dfg.args(inst) else { unreachable!("a store has two operands") };
    let mut cur = Cursor::before(func, inst);
    let (pointers, flags) = halved(&mut cur, inst, pointer);
    let pair = cur.bitcast(HALVES, value);
    for (i, ty) in types.into_iter().enumerate() {
        let word = cur.extract(pair, i as u8);
        let half = as_type(&mut cur, ty, word);
        cur.store(flags, half, pointers[i]);
    }
}

fn as_type(cur: &mut Cursor<'_>, ty: Type, value: Value) -> Value {
    if cur.value_type(value) == ty { value } else { cur.bitcast(ty, value) }
}
