//! Variables of the source whose stack slots become values: each store says what they are from
//! there on, and so does each new block parameter.

use super::accesses::{Accesses, Action};
use super::parts::Parts;
use cranelift_entity::EntitySet;
use irc_ir::data::DataTypes;
use irc_ir::debug::{DebugValue, Home};
use irc_ir::entity::{DebugVar, StackSlot};
use irc_ir::function::Function;
use rustc_hash::FxHashMap;

/// The variables of slots.
pub(super) type Homes = FxHashMap<StackSlot, Vec<DebugVar>>;

/// The variables of slots that become one value as a whole. Those of others are nowhere from now
/// on.
pub(super) fn homes(func: &Function, types: &DataTypes, parts: &Parts) -> Homes {
    let mut homes = Homes::default();
    let variables = func.debug.iter().flat_map(|debug| &debug.variables);
    for (id, variable) in variables {
        if let Home::Slot(slot) = variable.home {
            homes.entry(slot).or_default().push(id);
        }
    }
    if homes.is_empty() {
        return homes;
    }
    let mut whole: EntitySet<StackSlot> = EntitySet::new();
    for part in parts.promoted().filter(|part| !parts.is_in_memory(part.slot)) {
        let size = types.layout(func.slots[part.slot].ty).size;
        if (part.offset, part.end()) == (0, size) {
            whole.insert(part.slot);
        }
    }
    homes.retain(|&slot, _| whole.contains(slot));
    homes
}

/// Notes behind each store what the variables are.
pub(super) fn note_stores(func: &mut Function, accesses: &Accesses, homes: &Homes) {
    if homes.is_empty() {
        return;
    }
    for access in accesses.by_slot().flatten() {
        let Some(vars) = homes.get(&access.slot) else { continue };
        let value = match access.action {
            Action::Load(_) => continue,
            Action::Store(_) => Some(func.dfg.args(access.inst)[0]),
            Action::Fill => None,
        };
        let Some(next) = func.layout.next_inst(access.inst) else { continue };
        for &var in vars {
            func.layout.debug.add_first(next, DebugValue { var, value: value.into() });
        }
    }
}
