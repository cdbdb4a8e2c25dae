//! What each instruction of a function does to memory, as far as places are known.
//!
//! A stack slot is *private* if its address goes into nothing but plain loads and stores, fills and
//! copies, after additions and changes of space. What reaches it is derived from its address, so no
//! call, barrier, atomic or store elsewhere does: slots belong to one thread. All other memory may
//! be read and written by whatever is no plain access.

use super::place::is_plain;
use super::{Cfg, Place, PlainAccess, Variables};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use irc_ir::entity::{Block, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::Type;
use std::ops::Range;

/// The bytes of a load or a store.
#[derive(Copy, Clone, Debug)]
pub struct Location {
    /// Where they are.
    pub place: Place,
    /// The private slot that they are in.
    pub slot: Option<StackSlot>,
}

impl Location {
    /// Whether both have no byte in common.
    pub fn is_apart(&self, other: &Location) -> bool {
        self.slot != other.slot || self.place.is_apart(&other.place)
    }
}

/// What an instruction does to memory.
#[derive(Copy, Clone, Debug)]
pub enum Effect {
    /// Reads a value of this type.
    Load(Location, Type, Value),
    /// Writes a value of this type.
    Store(Location, Type, Value),
    /// Writes bytes of a private slot, or of memory that is none (`None`), and reads such bytes.
    Bulk {
        /// What is written.
        written: Option<StackSlot>,
        /// What is read, if anything is.
        read: Option<Option<StackSlot>>,
    },
    /// Reads whatever is in no private slot, or lets others see it.
    Read,
    /// Reads, and writes too, or lets others write.
    Other,
}

impl Effect {
    /// Where a load or store goes, the type of its value, and whether it is a store.
    pub fn access(&self) -> Option<(Location, Type, bool)> {
        match *self {
            Effect::Load(location, ty, _) => Some((location, ty, false)),
            Effect::Store(location, ty, _) => Some((location, ty, true)),
            Effect::Bulk { .. } | Effect::Read | Effect::Other => None,
        }
    }
}

/// An instruction that does something to memory.
#[derive(Copy, Clone, Debug)]
pub struct Step {
    /// The instruction.
    pub inst: Inst,
    /// What it does.
    pub effect: Effect,
}

/// What the reachable blocks of a function do to memory.
#[derive(Debug, Default)]
pub struct MemorySteps {
    blocks: Vec<Block>,
    /// Of all blocks, one after the other.
    steps: Vec<Step>,
    ends: Vec<usize>,
}

impl MemorySteps {
    /// The steps of a function with this control flow.
    pub fn new(func: &Function, cfg: &Cfg, variables: &Variables<'_>) -> MemorySteps {
        let mut all = MemorySteps { blocks: cfg.reverse_postorder().collect(), ..Self::default() };
        let slots = PrivateSlots::new(func, &all.blocks);
        for &block in &all.blocks {
            for inst in func.layout.insts(block) {
                if let Some(effect) = effect(func, variables, &slots, inst) {
                    all.steps.push(Step { inst, effect });
                }
            }
            all.ends.push(all.steps.len());
        }
        all
    }

    /// The reachable blocks, in reverse postorder.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// The numbers of the steps of the block with this number.
    pub fn range(&self, block: usize) -> Range<usize> {
        let start = block.checked_sub(1).map_or(0, |before| self.ends[before]);
        start..self.ends[block]
    }

    /// All steps, in the order of blocks.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}

fn effect(
    func: &Function,
    variables: &Variables<'_>,
    slots: &PrivateSlots,
    inst: Inst,
) -> Option<Effect> {
    let dfg = &func.dfg;
    if let Some(access) = PlainAccess::of(func, variables, inst) {
        // The pointer is the last operand of both.
        let slot = dfg.args(inst).last().and_then(|&pointer| slots.of(pointer));
        let location = Location { place: access.place, slot };
        return match access.stored {
            Some(value) => Some(Effect::Store(location, access.ty, value)),
            None => Some(Effect::Load(location, access.ty, dfg.first_result(inst)?)),
        };
    }
    match (dfg.opcode(inst), dfg.inst(inst).payload, dfg.args(inst)) {
        (Opcode::Memset, Payload::Bulk(flags), &[to, ..]) if !flags.volatile => {
            Some(Effect::Bulk { written: slots.of(to), read: None })
        }
        (Opcode::Memcpy, Payload::Bulk(flags), &[to, from, ..]) if !flags.volatile => {
            Some(Effect::Bulk { written: slots.of(to), read: Some(slots.of(from)) })
        }
        _ => {
            let effects = dfg.effects(inst);
            if effects.writes || effects.orders || dfg.row_is_convergent(inst) {
                Some(Effect::Other)
            } else {
                (effects.reads || effects.may_not_return).then_some(Effect::Read)
            }
        }
    }
}

/// Which slots are private, and what is derived from their addresses.
pub(crate) struct PrivateSlots {
    origins: SecondaryMap<Value, PackedOption<StackSlot>>,
    /// The first instruction that an address goes into otherwise.
    escapes: SecondaryMap<StackSlot, PackedOption<Inst>>,
}

impl PrivateSlots {
    /// Those of a function whose reachable blocks are these, in reverse postorder.
    pub(crate) fn new(func: &Function, blocks: &[Block]) -> PrivateSlots {
        let (origins, escapes) = (SecondaryMap::new(), SecondaryMap::new());
        let mut slots = PrivateSlots { origins, escapes };
        if !func.slots.is_empty() {
            let insts = blocks.iter().flat_map(|&block| func.layout.insts(block));
            insts.for_each(|inst| slots.visit(func, inst));
        }
        slots
    }

    /// The private slot that a pointer is derived from.
    pub(crate) fn of(&self, pointer: Value) -> Option<StackSlot> {
        self.origins[pointer].expand().filter(|&slot| self.escapes[slot].is_none())
    }

    /// The first instruction that the address of a slot goes into, so that it is not private.
    pub(crate) fn escape(&self, slot: StackSlot) -> Option<Inst> {
        self.escapes[slot].expand()
    }

    fn visit(&mut self, func: &Function, inst: Inst) {
        let (dfg, data) = (&func.dfg, func.dfg.inst(inst));
        let args = dfg.args(inst);
        let result = dfg.first_result(inst);
        // Of how many operands, from the first to access, the address does not escape.
        let kept = match (data.opcode, data.payload) {
            (_, Payload::Slot(slot)) => {
                self.origins[result.expect("it computes an address")] = slot.into();
                return;
            }
            (Opcode::Ptradd | Opcode::Addrcast, _) => {
                self.origins[result.expect("it computes an address")] = self.origins[args[0]];
                0..1
            }
            (Opcode::Load, Payload::Mem(flags)) if is_plain(flags) => 0..1,
            (Opcode::Store, Payload::Mem(flags)) if is_plain(flags) => 1..2,
            (Opcode::Memset, Payload::Bulk(flags)) if !flags.volatile => 0..1,
            (Opcode::Memcpy, Payload::Bulk(flags)) if !flags.volatile => 0..2,
            _ => 0..0,
        };
        let mut index = 0;
        dfg.for_each_use(inst, |value| {
            if let Some(slot) = self.origins[value].expand().filter(|_| !kept.contains(&index)) {
                let escape = self.escapes[slot].expand().unwrap_or(inst);
                self.escapes[slot] = escape.into();
            }
            index += 1;
        });
    }
}
