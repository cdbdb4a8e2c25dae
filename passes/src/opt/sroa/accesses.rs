//! What is done to each stack slot: the accesses at constant offsets, and which slots escape them.

use super::parts::SlotPart;
use cranelift_entity::EntitySet;
use irc_ir::data::DataTypes;
use irc_ir::entity::{Block, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::Type;

/// What an access does to its bytes.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Action {
    /// Reads them as a value.
    Load(Type),
    /// Writes a value.
    Store(Type),
    /// Writes the same byte everywhere.
    Fill,
}

/// An access to a part of a slot.
#[derive(Copy, Clone)]
pub(super) struct Access {
    pub(super) inst: Inst,
    /// Index of its block in reverse postorder.
    pub(super) block: u32,
    pub(super) slot: StackSlot,
    pub(super) offset: u64,
    pub(super) size: u64,
    pub(super) action: Action,
}

impl Access {
    /// The offset behind the last byte.
    pub(super) fn end(&self) -> u64 {
        self.offset + self.size
    }

    /// Whether the bytes are those of the part.
    pub(super) fn is_whole(&self, part: &SlotPart) -> bool {
        (self.offset, self.end()) == (part.offset, part.end())
    }
}

/// A copy of a constant number of bytes to or from a slot.
#[derive(Copy, Clone)]
pub(super) struct BlockCopy {
    pub(super) inst: Inst,
    pub(super) size: u64,
    /// Where it writes, if that is in a slot.
    pub(super) to: Option<Bounded>,
    /// Where it reads, if that is in a slot.
    pub(super) from: Option<Bounded>,
}

impl BlockCopy {
    /// The sides that are in slots.
    pub(super) fn sides(&self) -> impl Iterator<Item = Bounded> + use<> {
        self.to.into_iter().chain(self.from)
    }
}

/// An offset into a slot such that the access there is within bounds.
#[derive(Copy, Clone)]
pub(super) struct Bounded {
    pub(super) slot: StackSlot,
    pub(super) offset: u64,
}

/// A constant offset into a slot. Sums wrap, as the addresses do; bounds are checked at accesses.
#[derive(Copy, Clone)]
struct SlotOffset {
    slot: StackSlot,
    offset: i64,
}

/// The accesses to slots, sorted by slot and then in reverse postorder.
#[derive(Default)]
pub(super) struct Accesses {
    list: Vec<Access>,
    /// Slots whose address is used in other ways.
    pub(super) escaped: EntitySet<StackSlot>,
    /// The instructions that compute constant offsets into slots.
    pub(super) addresses: Vec<(Inst, StackSlot)>,
    /// The copies. Slots that they use do not escape by that.
    pub(super) copies: Vec<BlockCopy>,
}

impl Accesses {
    /// The accesses of a function whose reachable blocks are `blocks`, in reverse postorder.
    pub(super) fn collect(func: &Function, types: &DataTypes, blocks: &[Block]) -> Accesses {
        let mut walk = Walk {
            func,
            types,
            index: vec![0; func.dfg.num_values()],
            places: Vec::new(),
            found: Accesses::default(),
        };
        for (number, &block) in blocks.iter().enumerate() {
            for inst in func.layout.insts(block) {
                walk.visit(inst, number as u32);
            }
        }
        let mut found = walk.found;
        found.list.retain(|access| !found.escaped.contains(access.slot));
        found.list = sort_by_slot(&found.list, func.slots.len());
        found
    }

    /// Lets the slots escape that a copy uses.
    pub(super) fn let_copied_escape(&mut self) {
        for copy in &self.copies {
            copy.sides().for_each(|place| {
                self.escaped.insert(place.slot);
            });
        }
        self.list.retain(|access| !self.escaped.contains(access.slot));
    }

    /// The accesses to each slot that has any and does not escape.
    pub(super) fn by_slot(&self) -> impl Iterator<Item = &[Access]> {
        self.list.chunk_by(|a, b| a.slot == b.slot)
    }
}

/// The accesses sorted by slot; the order of those to one slot is kept.
fn sort_by_slot(list: &[Access], num_slots: usize) -> Vec<Access> {
    let mut ends = ends_by_key(list.iter().map(|access| access.slot.as_u32()), num_slots);
    let mut order = vec![0; list.len()];
    for (i, access) in list.iter().enumerate().rev() {
        let end = &mut ends[access.slot.as_u32() as usize];
        *end -= 1;
        order[*end as usize] = i;
    }
    order.into_iter().map(|i| list[i]).collect()
}

/// Where the items of each key end in a list sorted by key, and then the length of the list. Keys
/// are below `num_keys`.
pub(super) fn ends_by_key(keys: impl Iterator<Item = u32>, num_keys: usize) -> Vec<u32> {
    let mut ends = vec![0; num_keys + 1];
    for key in keys {
        ends[key as usize] += 1;
    }
    let mut sum = 0;
    for end in &mut ends {
        sum += *end;
        *end = sum;
    }
    ends
}

/// The address that another is a constant number of bytes behind, and this number.
pub(super) fn moved(func: &Function, inst: Inst) -> Option<(Value, i64)> {
    let data = func.dfg.inst(inst);
    let (&base, index) = func.dfg.args(inst).split_first()?;
    match (data.opcode, data.payload) {
        (Opcode::Addrcast, _) => Some((base, 0)),
        (Opcode::Ptradd, Payload::Scale(scale, offset, _)) => {
            let index = index.first().map_or(Some(0), |&index| func.dfg.as_signed(index))?;
            Some((base, (index as i64).wrapping_mul(scale.into()).wrapping_add(offset)))
        }
        _ => None,
    }
}

struct Walk<'f> {
    func: &'f Function,
    types: &'f DataTypes,
    /// By value, its index in `places` plus one.
    index: Vec<u32>,
    places: Vec<SlotOffset>,
    found: Accesses,
}

impl Walk<'_> {
    fn place(&self, value: Value) -> Option<SlotOffset> {
        let index = self.index[value.as_u32() as usize].checked_sub(1)?;
        Some(self.places[index as usize])
    }

    fn visit(&mut self, inst: Inst, block: u32) {
        let func = self.func;
        let data = func.dfg.inst(inst);
        if let Payload::Slot(slot) = data.payload {
            return self.define(inst, SlotOffset { slot, offset: 0 });
        }
        let mut is_used = false;
        func.dfg.for_each_use(inst, |value| is_used |= self.index[value.as_u32() as usize] != 0);
        if !is_used {
            return;
        }
        if let Some((base, bytes)) = moved(func, inst)
            && let Some(place) = self.place(base)
        {
            let offset = place.offset.wrapping_add(bytes);
            return self.define(inst, SlotOffset { offset, ..place });
        }
        let args = func.dfg.args(inst);
        match (data.opcode, data.payload) {
            (Opcode::Load, Payload::Mem(flags)) if !flags.is_strong() => {
                let place = self.place(args[0]).expect("its only operand is used");
                let result = func.dfg.first_result(inst).expect("a load has a result");
                let ty = func.dfg.ty(result);
                return self.access(inst, block, place, ty.bytes().into(), Action::Load(ty));
            }
            (Opcode::Store, Payload::Mem(flags)) if !flags.is_strong() => {
                if let Some(place) = self.place(args[1]) {
                    // Who loads it again has the address of the slot that is stored.
                    if let Some(stored) = self.place(args[0]) {
                        self.found.escaped.insert(stored.slot);
                    }
                    let ty = func.dfg.ty(args[0]);
                    return self.access(inst, block, place, ty.bytes().into(), Action::Store(ty));
                }
            }
            (Opcode::Memset, Payload::Bulk(flags)) if !flags.volatile => {
                let size = func.dfg.as_bits(args[2]);
                if let (Some(place), Some(size)) = (self.place(args[0]), size) {
                    return self.access(inst, block, place, size as u64, Action::Fill);
                }
            }
            (Opcode::Memcpy, Payload::Bulk(flags)) if !flags.volatile => {
                if let Some(size) = func.dfg.as_bits(args[2]) {
                    return self.copy(inst, args, size as u64);
                }
            }
            _ => {}
        }
        self.escape(inst);
    }

    fn define(&mut self, inst: Inst, place: SlotOffset) {
        let address = self.func.dfg.first_result(inst).expect("it computes an address");
        self.places.push(place);
        self.index[address.as_u32() as usize] = self.places.len() as u32;
        self.found.addresses.push((inst, place.slot));
    }

    fn access(&mut self, inst: Inst, block: u32, place: SlotOffset, size: u64, action: Action) {
        // There is no constant of a handle for what a frozen slot begins with.
        let ty = match action {
            Action::Load(ty) | Action::Store(ty) => Some(ty),
            Action::Fill => None,
        };
        if self.func.slots[place.slot].frozen && ty.is_some_and(Type::is_handle) {
            self.found.escaped.insert(place.slot);
            return;
        }
        if let Some(Bounded { slot, offset }) = self.within_bounds(place, size) {
            self.found.list.push(Access { inst, block, slot, offset, size, action });
        }
    }

    /// The place of an access of this size; the slot escapes if that is out of bounds.
    fn within_bounds(
        &mut self,
        SlotOffset { slot, offset }: SlotOffset,
        size: u64,
    ) -> Option<Bounded> {
        let slot_size = self.types.layout(self.func.slots[slot].ty).size;
        let fits = |offset: &u64| offset.checked_add(size).is_some_and(|end| end <= slot_size);
        let offset = u64::try_from(offset).ok().filter(fits);
        if offset.is_none() {
            self.found.escaped.insert(slot);
        }
        offset.map(|offset| Bounded { slot, offset })
    }

    fn copy(&mut self, inst: Inst, args: &[Value], size: u64) {
        let [to, from] = [args[0], args[1]].map(|pointer| {
            let place = self.place(pointer)?;
            self.within_bounds(place, size)
        });
        self.found.copies.push(BlockCopy { inst, size, to, from });
    }

    /// Notes that the slots whose addresses an instruction uses must stay in memory.
    fn escape(&mut self, inst: Inst) {
        let func = self.func;
        func.dfg.for_each_use(inst, |value| {
            if let Some(place) = self.place(value) {
                self.found.escaped.insert(place.slot);
            }
        });
    }
}
