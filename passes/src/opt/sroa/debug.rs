//! Variables of the source whose stack slots become values, as a whole or in parts: each store says
//! what they are from there on, and so does each new block parameter.

use super::accesses::{Accesses, Action};
use super::parts::Parts;
use irc_ir::data::DataTypes;
use irc_ir::debug::{DebugValue, Home, VariablePart};
use irc_ir::entity::{DebugVar, StackSlot};
use irc_ir::function::Function;
use rustc_hash::FxHashMap;

/// The variables that parts of slots are, by the slot and where they begin in it.
pub(super) type Homes = FxHashMap<(StackSlot, u64), Vec<DebugVar>>;

/// Into how many parts a variable is taken apart. Of one with more, the rest is nowhere.
const MAX_PARTS: usize = 64;

/// Gives the variables of slots the parts that become values. They have no slot any more: what of
/// it stays in memory is not all of the variable.
pub(super) fn homes(func: &mut Function, types: &DataTypes, parts: &Parts) -> Homes {
    let mut homes = Homes::default();
    let Some(debug) = &mut func.debug else { return homes };
    let mut of_slots: FxHashMap<StackSlot, Vec<DebugVar>> = FxHashMap::default();
    for (id, variable) in &debug.variables {
        if let Home::Slot(slot) = variable.home {
            of_slots.entry(slot).or_default().push(id);
        }
    }
    let mut counts: FxHashMap<StackSlot, usize> = FxHashMap::default();
    for part in parts.promoted() {
        let Some(vars) = of_slots.get(&part.slot) else { continue };
        let size = types.layout(func.slots[part.slot].ty).size;
        let count = counts.entry(part.slot).or_default();
        *count += 1;
        let known = homes.entry((part.slot, part.offset)).or_default();
        for &var in vars {
            debug.variables[var].home = Home::Values;
            if (part.offset, part.end()) == (0, size) {
                known.push(var);
            } else if *count <= MAX_PARTS {
                let (of, start, end) = (var, part.offset, part.end());
                known.push(debug.add_part(VariablePart { of, start, end }));
            }
        }
    }
    homes
}

/// Notes behind each store what the variables are.
pub(super) fn note_stores(func: &mut Function, accesses: &Accesses, parts: &Parts, homes: &Homes) {
    if homes.is_empty() {
        return;
    }
    for access in accesses.by_slot().flatten() {
        let stored = match access.action {
            Action::Load(_) => continue,
            Action::Store(_) => Some(func.dfg.args(access.inst)[0]),
            Action::Fill => None,
        };
        let Some(next) = func.layout.next_inst(access.inst) else { continue };
        for number in parts.covering(access) {
            let part = parts.get(number);
            // The lanes of a vector are no values of the program here.
            let value = stored.filter(|_| access.is_whole(&part));
            for &var in homes.get(&(part.slot, part.offset)).into_iter().flatten() {
                func.layout.debug.add_first(next, DebugValue::new(var, value));
            }
        }
    }
}
