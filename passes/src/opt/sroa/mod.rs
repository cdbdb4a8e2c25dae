//! Takes stack slots apart and turns the parts into SSA values.
//!
//! Afterwards no slot is left whose address is used by nothing but plain loads, stores and fills at
//! constant offsets that agree on the parts of the slot: each access lies within one part, or is a
//! vector whose lanes are parts. Parts that accesses overlap in any other way stay in memory; so
//! do slots whose address goes anywhere else, or that are accessed volatile, atomically or out of
//! bounds. Small copies of blocks to, from and between slots are made part by part.
//!
//! An address that is one of several slots, whichever is chosen, gives way to what they hold.
//!
//! A slot that had the address of another, as a closure has those of what it captures, lets that
//! one be promoted next.
//!
//! Bits are kept: what is written as one type and read as another of the same size is cast. What
//! was never written reads as poison, as a load of it would.
//!
//! Only block parameters are added, no edge. Loads and stores vanish with their locations; casts
//! and lane operations that take their place get them. A value that takes the place of a load
//! inherits its name; the new parameters are named after the slot.
//!
//! A variable of the source that had a slot which became one value has the values of its stores
//! from now on, and the new parameters where paths meet. One whose slot became several is told in
//! parts.
//!
//! In the order of the files: `chosen` replaces choices of addresses, `accesses` finds what is done
//! to each slot, `copies` expands copies, `parts` divides the slots, `rewrite` turns accesses into
//! reads and writes of parts, `debug` notes what debuggers are told of them, `construct_ssa` finds
//! which write each read sees. The work is linear in the size of the function and the sum of the
//! live ranges of the parts, counted in blocks.

mod accesses;
mod chosen;
mod copies;
mod debug;
mod parts;
mod rewrite;

use super::Changed;
use super::construct_ssa::{Construction, Variable};
use super::remove_unreachable_blocks::reachable_cfg;
use crate::analysis::{Analyses, Cfg};
use accesses::Accesses;
use cranelift_entity::EntitySet;
use irc_ir::data::DataTypes;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst, StackSlot};
use irc_ir::function::Function;
use parts::Parts;

/// How often what a slot had may turn out to be the address of another, as in closures of closures.
const MAX_ROUNDS: usize = 4;

/// Takes stack slots apart and turns the parts into SSA values.
pub fn sroa(func: &mut Function, types: &DataTypes, analyses: &Analyses) -> Changed {
    if func.slots.is_empty() {
        return Changed::No;
    }
    let anew = Analyses::default();
    let (mut changed, cfg) = reachable_cfg(func, analyses, &anew);
    let blocks: Vec<Block> = cfg.reverse_postorder().collect();
    let mut found_addresses = true;
    for _ in 0..MAX_ROUNDS {
        let chosen = chosen::choose_values(func, types, cfg, &blocks);
        if (chosen == Changed::No && !found_addresses) || func.slots.is_empty() {
            break;
        }
        let round;
        (round, found_addresses) = promote(func, types, cfg, &blocks);
        changed |= chosen | round;
    }
    changed
}

/// Promotes what can be. Whether anything changed, and whether addresses were among what slots had,
/// so that more may be promoted now.
fn promote(func: &mut Function, types: &DataTypes, cfg: &Cfg, blocks: &[Block]) -> (Changed, bool) {
    let mut changed = Changed::No;
    let mut found_addresses = false;
    let mut accesses = Accesses::collect(func, types, blocks);
    if copies::expand(func, &accesses) == Changed::Yes {
        changed = Changed::Yes;
        accesses = Accesses::collect(func, types, blocks);
    }
    accesses.let_copied_escape();
    let parts = Parts::divide(func, &accesses);
    let homes = debug::homes(func, types, &parts);
    let events = rewrite::rewrite(func, &accesses, &parts);
    debug::note_stores(func, &accesses, &parts, &homes);

    let mut construction = Construction::new(func, cfg, blocks).with_debug(homes);
    let mut substitution = Substitution::default();
    for (part, events) in parts.promoted().zip(events.by_part()) {
        let (slot, offset) = (Some(part.slot), part.offset);
        let variable = Variable { ty: part.ty, slot, offset };
        construction.promote(func, &mut substitution, variable, events);
        changed = Changed::Yes;
        found_addresses |= part.ty.is_ptr();
    }
    for &(load, value) in &events.replaced {
        func.inherit_name(load, value);
        substitution.replace(load, value);
    }
    for &inst in &events.done {
        func.layout.remove_inst(inst);
    }
    func.substitute(&mut substitution);

    let mut in_memory: EntitySet<StackSlot> = EntitySet::new();
    for slot in func.slots.keys().filter(|&slot| parts.is_in_memory(slot)) {
        in_memory.insert(slot);
    }
    let unused = |&&(_, slot): &&(Inst, StackSlot)| !in_memory.contains(slot);
    for &(inst, _) in accesses.addresses.iter().filter(unused) {
        func.layout.remove_inst(inst);
    }
    if in_memory.iter().count() < func.slots.len() {
        func.retain_slots(|slot| in_memory.contains(slot));
        changed = Changed::Yes;
    }
    (changed, found_addresses)
}
