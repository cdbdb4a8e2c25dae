//! Aligns variables so that accesses of neighbouring bytes can be joined.
//!
//! The machine accesses 16 bytes at once if their address is a multiple of 16. Sources say no more
//! of an array of floats than that it is aligned to 4 bytes, and where it lies is for the compiler
//! to say: that of a variable in shared memory which is defined here, of a stack slot, and of
//! dynamic shared memory, whose declarations say how it is aligned (nvcc aligns it to 16 bytes,
//! too). The size is a multiple of 16 bytes, so nothing is lost in front of the next one.
//!
//! Shared memory that is nearly full is left alone, as are variables that another module defines,
//! or may define in the place of this one.

use super::{Changed, is_call};
use cranelift_entity::EntitySet;
use irc_ir::entity::{GlobalId, StackSlot};
use irc_ir::function::Function;
use irc_ir::module::{Global, Module};
use irc_ir::op::{Opcode, Payload};
use irc_ir::signature::Linkage;
use irc_ir::types::Space;

/// The most bytes that one access reads or writes on every target.
const WHOLE: u32 = 16;
/// The shared memory that a kernel can have without asking for more when it is launched.
const SHARED: u64 = 48 << 10;

/// Aligns shared variables and stack slots so that accesses of them can be joined.
pub fn raise_alignment(module: &mut Module) -> Changed {
    let mut changed = false;
    let shared = || module.globals().filter(|(_, global)| is_placed_shared(global));
    // In whatever order they stand, each ends before the next multiple of the largest alignment.
    let most = shared().map(|(_, global)| global.align).max().unwrap_or(1).max(WHOLE);
    let room =
        |global: &Global| module.types.layout(global.ty).size.next_multiple_of(u64::from(most));
    let has_room = shared().map(|(_, global)| room(global)).sum::<u64>() <= SHARED;
    let raised: Vec<GlobalId> = module
        .globals()
        .filter(|(_, global)| {
            let is_whole = fills(module.types.layout(global.ty).size);
            let is_ours = has_room
                && is_whole
                && is_placed_shared(global)
                && matches!(global.linkage, Linkage::Internal | Linkage::Visible);
            (global.dynamic || is_ours) && global.align < WHOLE
        })
        .map(|(id, _)| id)
        .collect();
    for id in raised {
        module.global_mut(id).align = WHOLE;
        changed = true;
    }
    let (types, funcs) = module.types_and_funcs_mut();
    for (_, func) in funcs {
        let passed = passed_slots(func);
        for (id, slot) in func.slots.iter_mut() {
            if slot.align < WHOLE && fills(types.layout(slot.ty).size) && !passed.contains(id) {
                slot.align = WHOLE;
                changed = true;
            }
        }
    }
    Changed::from(changed)
}

/// The slots whose addresses calls take: what is printed is put there once, on a cold path.
fn passed_slots(func: &Function) -> EntitySet<StackSlot> {
    let mut passed = EntitySet::new();
    for inst in func.insts().filter(|&inst| is_call(func, inst)) {
        for &arg in func.dfg.args(inst) {
            let mut def = func.dfg.def_inst(arg);
            if let Some(cast) = def.filter(|&it| func.dfg.opcode(it) == Opcode::Addrcast) {
                def = func.dfg.def_inst(func.dfg.args(cast)[0]);
            }
            if let Some(Payload::Slot(slot)) = def.map(|it| func.dfg.inst(it).payload) {
                passed.insert(slot);
            }
        }
    }
    passed
}

/// Whether it is shared memory that has its place before the launch.
fn is_placed_shared(global: &Global) -> bool {
    global.space == Space::Shared && !global.dynamic
}

/// Whether a variable of this size ends where the next one may begin.
fn fills(size: u64) -> bool {
    size != 0 && size.is_multiple_of(u64::from(WHOLE))
}
