//! What is done to each stack slot, and which of them only ever hold the same constants.

use crate::opt::fold_loads;
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::dfg::ValueDef;
use irc_ir::dominance::Dominators;
use irc_ir::entity::{Block, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{MemFlags, Opcode, Payload};
use irc_ir::types::Type;

/// The largest slot that becomes a table, in bytes.
const MAX_SIZE: u64 = 1 << 14;
/// So many values of a load each ptxas selects from, and keeps none of them in memory.
const FEW: u64 = 2;

/// The place of an address: a slot, and the offset where that is known.
#[derive(Copy, Clone)]
struct Address {
    slot: StackSlot,
    offset: Option<i64>,
}

/// What a function does to a slot.
#[derive(Clone, Default)]
struct Uses {
    /// The block of all writes, if they are in one.
    written_in: Option<Block>,
    writes: Vec<Inst>,
    /// Whether something has been read since the last write of that block.
    was_read: bool,
    /// The most bytes that a load at an offset that is not known reads.
    widest: u64,
    reads: bool,
    /// Whether it may be read before it is written.
    is_read_early: bool,
}

/// A slot that becomes a table.
pub(super) struct Table {
    pub(super) slot: StackSlot,
    pub(super) bytes: Vec<u8>,
    /// What wrote it.
    pub(super) writes: Vec<Inst>,
}

/// The addresses of slots in a function.
pub(super) struct Slots<'m> {
    module: &'m Module,
    func: &'m Function,
    dom: &'m Dominators,
    addresses: SecondaryMap<Value, Option<Address>>,
    uses: SecondaryMap<StackSlot, Uses>,
    /// Slots whose addresses are used in other ways.
    escaped: EntitySet<StackSlot>,
}

impl<'m> Slots<'m> {
    /// The tables that slots of a function whose reachable blocks are `blocks` become; the blocks
    /// are in reverse postorder.
    pub(super) fn tables(
        module: &'m Module,
        func: &'m Function,
        blocks: &[Block],
        dom: &'m Dominators,
    ) -> Vec<Table> {
        let mut slots = Slots {
            module,
            func,
            dom,
            addresses: SecondaryMap::new(),
            uses: SecondaryMap::new(),
            escaped: EntitySet::new(),
        };
        for &block in blocks {
            for inst in func.layout.insts(block) {
                slots.visit(block, inst);
            }
        }
        func.slots.keys().filter_map(|slot| slots.table(slot)).collect()
    }

    fn visit(&mut self, block: Block, inst: Inst) {
        let (func, data) = (self.func, self.func.dfg.inst(inst));
        if let Payload::Slot(slot) = data.payload {
            return self.define(inst, Address { slot, offset: Some(0) });
        }
        let mut is_used = false;
        func.dfg.for_each_use(inst, |value| is_used |= self.addresses[value].is_some());
        if !is_used {
            return;
        }
        let args = func.dfg.args(inst);
        match (data.opcode, data.payload) {
            (Opcode::Addrcast, _) => {
                let address = self.addresses[args[0]].expect("its operand is used");
                self.define(inst, address);
            }
            (Opcode::Ptradd, Payload::Scale(scale, offset, _))
                if args.get(1).is_none_or(|&index| self.addresses[index].is_none()) =>
            {
                let Address { slot, offset: base } = self.addresses[args[0]].expect("it is used");
                let index = match args.get(1) {
                    Some(&index) => func.dfg.as_signed(index).map(|index| index as i64),
                    None => Some(0),
                };
                let moved = |base: i64| {
                    base.checked_add(index?.checked_mul(scale.into())?)?.checked_add(offset)
                };
                self.define(inst, Address { slot, offset: base.and_then(moved) });
            }
            (Opcode::Load, Payload::Mem(flags)) if is_plain(flags) => {
                let result = func.dfg.first_result(inst).expect("a load has a result");
                self.read(block, args[0], func.dfg.ty(result).bytes().into());
            }
            (Opcode::Store, Payload::Mem(flags))
                if is_plain(flags) && self.addresses[args[0]].is_none() =>
            {
                self.write(block, inst, args[1]);
            }
            (Opcode::Memset, Payload::Bulk(flags)) if !flags.volatile => {
                self.write(block, inst, args[0]);
            }
            (Opcode::Memcpy, Payload::Bulk(flags)) if !flags.volatile => {
                match (self.addresses[args[0]], self.addresses[args[1]]) {
                    (Some(to), Some(from)) => self.escape([to, from]),
                    (Some(_), None) => self.write(block, inst, args[0]),
                    _ => self.read(block, args[1], 0),
                }
            }
            _ => {
                let mut found = Vec::new();
                func.dfg.for_each_use(inst, |value| found.extend(self.addresses[value]));
                self.escape(found);
            }
        }
    }

    fn define(&mut self, inst: Inst, address: Address) {
        let result = self.func.dfg.first_result(inst).expect("it computes an address");
        self.addresses[result] = Some(address);
    }

    fn escape(&mut self, addresses: impl IntoIterator<Item = Address>) {
        addresses.into_iter().for_each(|address| {
            self.escaped.insert(address.slot);
        });
    }

    fn read(&mut self, block: Block, address: Value, size: u64) {
        let Address { slot, offset } = self.addresses[address].expect("it is one");
        let uses = &mut self.uses[slot];
        uses.reads = true;
        uses.was_read = true;
        let is_written = uses.written_in.is_some_and(|home| self.dom.dominates(home, block));
        uses.is_read_early |= !is_written;
        if offset.is_none() {
            uses.widest = uses.widest.max(size);
        }
    }

    /// Notes a write. All of a slot are in one block, and nothing is read between them, so that
    /// whoever reads sees the last of each byte, or one that was never written.
    fn write(&mut self, block: Block, inst: Inst, address: Value) {
        let Address { slot, offset } = self.addresses[address].expect("it is one");
        let uses = &mut self.uses[slot];
        let continues = uses.written_in == Some(block) && !uses.was_read;
        if offset.is_none() || !(uses.written_in.is_none() || continues) {
            self.escaped.insert(slot);
            return;
        }
        uses.written_in = Some(block);
        uses.was_read = false;
        uses.writes.push(inst);
    }

    /// The table that a slot becomes, if it can be one and is worth it.
    fn table(&self, slot: StackSlot) -> Option<Table> {
        let uses = &self.uses[slot];
        let size = self.module.types.layout(self.func.slots[slot].ty).size;
        let is_small = uses.widest > 0 && size <= FEW * uses.widest;
        let is_used = uses.reads && !uses.writes.is_empty();
        if self.escaped.contains(slot) || !is_used || is_small || size > MAX_SIZE {
            return None;
        }
        if uses.is_read_early && self.func.slots[slot].frozen {
            return None;
        }
        let mut bytes = vec![0; size as usize];
        for &inst in &uses.writes {
            self.put(inst, &mut bytes)?;
        }
        Some(Table { slot, bytes, writes: uses.writes.clone() })
    }

    /// Does what a write does; `None` if it is not known or out of bounds.
    fn put(&self, inst: Inst, bytes: &mut [u8]) -> Option<()> {
        let dfg = &self.func.dfg;
        let args = dfg.args(inst);
        let place = |address: Value| usize::try_from(self.addresses[address]?.offset?).ok();
        let size = |value: Value| usize::try_from(dfg.as_bits(value)?).ok();
        match dfg.opcode(inst) {
            Opcode::Store => {
                let (number, start) = (number(self.func, args[0])?, place(args[1])?);
                let end = start.checked_add(dfg.ty(args[0]).bytes() as usize)?;
                let target = bytes.get_mut(start..end)?;
                target.copy_from_slice(number.to_le_bytes().get(..target.len())?);
            }
            Opcode::Memset => {
                let (byte, start) = (dfg.as_bits(args[1])?, place(args[0])?);
                bytes.get_mut(start..start.checked_add(size(args[2])?)?)?.fill(byte as u8);
            }
            _ => {
                let (start, size) = (place(args[0])?, size(args[2])?);
                let target = bytes.get_mut(start..start.checked_add(size)?)?;
                fold_loads::copy_constant(self.module, self.func, args[1], target)?;
            }
        }
        Some(())
    }
}

/// The bits of a constant that is a number.
fn number(func: &Function, value: Value) -> Option<u128> {
    let ty = func.dfg.ty(value);
    let is_constant = matches!(func.dfg.def(value), ValueDef::Const(_));
    let is_number = matches!(ty, Type::Scalar(_)) || ty.is_ptr();
    func.dfg.as_bits(value).filter(|_| is_constant && is_number)
}

/// Whether an access is weak, not volatile, and says nothing about caches.
fn is_plain(flags: MemFlags) -> bool {
    !flags.is_strong() && flags.cache.is_none() && flags.evict.is_none()
}
