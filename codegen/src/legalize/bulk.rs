//! `memcpy` and `memset`: straight-line accesses where the size is a small constant, else loops.
//!
//! The accesses are the widest that the alignment allows: the one that the operation says, or a
//! larger one that the function shows, of a stack slot or a parameter. Stack slots are aligned for
//! the widest accesses to what is copied. What is copied straight is loaded some accesses ahead of
//! the stores, which wait for the loads.

use super::{Legalized, Legalizer, Result};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{BulkFlags, IntCond, MemFlags, Opcode, Payload};
use irc_ir::signature::{Aggregate, Param};
use irc_ir::types::{I8, I32, I64, Type};

/// Up to N accesses are written out.
const MAX_STRAIGHT: u64 = 16;
/// How many loads come before the stores of what they load.
const MAX_AHEAD: usize = 8;
/// The most operations that are looked through for the alignment of an address.
const MAX_STEPS: usize = 16;
/// The binary logarithm of the widest access, and so of the largest alignment of use.
const WIDEST_LOG2: u32 = 4;

impl Legalizer<'_> {
    pub(super) fn bulk(&mut self, inst: Inst) -> Result<Legalized> {
        let Payload::Bulk(flags) = self.func.dfg.inst(inst).payload else {
            return Ok(Legalized::Legal);
        };
        let args = self.args(inst);
        let source = match self.func.dfg.opcode(inst) {
            Opcode::Memcpy => Source::Memory(args[1]),
            _ => Source::Byte(args[1]),
        };
        let known = self.func.dfg.as_bits(args[2]).map(|bits| bits as u64);
        if let Some(size) = known {
            self.raise_align(args[0], size);
            if let Source::Memory(src) = source {
                self.raise_align(src, size);
            }
        }
        let dst_align = self.known_align(args[0]).max(flags.dst_align_log2.into());
        let align = match source {
            Source::Memory(src) => {
                dst_align.min(self.known_align(src).max(flags.src_align_log2.into()))
            }
            Source::Byte(_) => dst_align,
        };
        let width = 1u64 << align.min(WIDEST_LOG2);
        let mut copy = Copy { flags, dst: args[0], source, width, fill: None };
        match known {
            Some(size) if size.div_ceil(width) <= MAX_STRAIGHT => {
                let mut cur = self.at(inst);
                copy.straight(&mut cur, size);
                Ok(Legalized::Replaced(Vec::new()))
            }
            _ => {
                // Whole units in one loop, then the bytes that are left in another.
                self.loop_before(inst, &mut copy, args[2], known);
                Ok(Legalized::Replaced(Vec::new()))
            }
        }
    }

    /// Aligns the stack slot that an address is in for the widest accesses to N bytes.
    fn raise_align(&mut self, mut pointer: Value, size: u64) {
        for _ in 0..MAX_STEPS {
            let Some(inst) = self.func.dfg.def_inst(pointer) else { return };
            match (self.func.dfg.opcode(inst), &self.func.dfg.inst(inst).payload) {
                (_, &Payload::Slot(slot)) => {
                    let widest = 1 << WIDEST_LOG2.min(size.checked_ilog2().unwrap_or(0));
                    let align = &mut self.func.slots[slot].align;
                    *align = widest.max(*align);
                    return;
                }
                (Opcode::Ptradd | Opcode::Addrcast | Opcode::Freeze, _) => {
                    pointer = self.func.dfg.args(inst)[0];
                }
                _ => return,
            }
        }
    }

    /// The binary logarithm of the alignment of an address, as far as the function shows it.
    fn known_align(&self, mut pointer: Value) -> u32 {
        let dfg = &self.func.dfg;
        let mut align = WIDEST_LOG2;
        for _ in 0..MAX_STEPS {
            let inst = match dfg.def(pointer) {
                ValueDef::Result(inst, _) => inst,
                ValueDef::Param(block, index) if self.func.layout.entry() == Some(block) => {
                    return align.min(param_align(&self.func.signature.params[index as usize]));
                }
                _ => return 0,
            };
            let args = dfg.args(inst);
            match (dfg.opcode(inst), &dfg.inst(inst).payload) {
                (_, &Payload::Slot(slot)) => {
                    return align.min(self.func.slots[slot].align.trailing_zeros());
                }
                (Opcode::Ptradd, &Payload::Scale(scale, offset, _)) => {
                    // Whatever the index is, it is multiplied by the scale.
                    let scale = if args.len() > 1 { scale } else { 0 };
                    align = align.min(scale.trailing_zeros()).min(offset.trailing_zeros());
                }
                (Opcode::Addrcast | Opcode::Freeze, _) => {}
                _ => return 0,
            }
            pointer = args[0];
        }
        0
    }

    fn loop_before(&mut self, inst: Inst, copy: &mut Copy, size: Value, known: Option<u64>) {
        let width = copy.width;
        let mut cur = self.at(inst);
        let mask = cur.i64(!(width as i64 - 1));
        let whole = cur.and(size, mask);
        let zero = cur.i64(0);
        self.copy_loop(inst, copy, width, zero, whole);
        match known {
            Some(size) if size % width == 0 => {}
            _ if width == 1 => {}
            _ => self.copy_loop(inst, copy, 1, whole, size),
        }
    }

    /// Copies from byte `start` to byte `end` by units of `width`, before an instruction.
    fn copy_loop(&mut self, inst: Inst, copy: &mut Copy, width: u64, start: Value, end: Value) {
        copy.width = width;
        copy.fill = None;
        let loc = self.func.loc(inst);
        let (head, tail) = self.split_before(inst);
        let body = self.func.dfg.make_block();
        self.func.layout.insert_block_after(body, head);
        let index = self.func.dfg.append_param(body, I64);
        let mut cur = Cursor::at_end(self.func, head).with_loc(loc);
        copy.prepare(&mut cur);
        let any = cur.icmp(IntCond::Ult, start, end);
        cur.condbr(any, (body, &[start]), (tail, &[]));
        let mut cur = Cursor::at_end(self.func, body).with_loc(loc);
        copy.unit(&mut cur, UnitIndex::Index(index));
        let step = cur.i64(width as i64);
        let next = cur.add(index, step);
        let more = cur.icmp(IntCond::Ult, next, end);
        cur.condbr(more, (body, &[next]), (tail, &[]));
    }
}

/// Where the bytes come from.
#[derive(Copy, Clone)]
enum Source {
    Memory(Value),
    Byte(Value),
}

/// Which unit is meant.
#[derive(Copy, Clone)]
enum UnitIndex {
    Offset(i64),
    Index(Value),
}

struct Copy {
    flags: BulkFlags,
    dst: Value,
    source: Source,
    width: u64,
    /// The byte in every byte of a unit.
    fill: Option<Value>,
}

impl Copy {
    /// Units, then smaller ones for what is left.
    fn straight(&mut self, cur: &mut Cursor<'_>, size: u64) {
        let mut offset = 0;
        let mut loaded: Vec<(u64, Value)> = Vec::new();
        while offset < size {
            while self.width > size - offset {
                self.width /= 2;
                self.fill = None;
            }
            let place = UnitIndex::Offset(offset as i64);
            match self.source {
                Source::Memory(_) if self.flags.volatile => self.unit(cur, place),
                Source::Memory(src) => {
                    if loaded.len() == MAX_AHEAD {
                        self.store_loaded(cur, &mut loaded);
                    }
                    loaded.push((offset, self.load(cur, src, place)));
                }
                Source::Byte(_) => {
                    self.prepare(cur);
                    self.unit(cur, place);
                }
            }
            offset += self.width;
        }
        self.store_loaded(cur, &mut loaded);
    }

    /// Stores what was loaded, each at its offset.
    fn store_loaded(&self, cur: &mut Cursor<'_>, loaded: &mut Vec<(u64, Value)>) {
        for (offset, value) in loaded.drain(..) {
            self.store(cur, value, UnitIndex::Offset(offset as i64));
        }
    }

    /// Spreads the byte of a fill over a unit.
    fn prepare(&mut self, cur: &mut Cursor<'_>) {
        let Source::Byte(byte) = self.source else { return };
        if self.fill.is_some() {
            return;
        }
        let ty = Type::of_bytes(self.width);
        let lane = if self.width == 16 { I32 } else { ty };
        let mut value = byte;
        if lane != I8 {
            let wide = cur.zext(lane, byte);
            let ones = cur.constant(lane, 0x0101_0101_0101_0101);
            value = cur.mul(wide, ones);
        }
        if self.width == 16 {
            value = cur.splat(ty, value);
        }
        self.fill = Some(value);
    }

    fn unit(&self, cur: &mut Cursor<'_>, place: UnitIndex) {
        let value = match self.source {
            Source::Memory(src) => self.load(cur, src, place),
            Source::Byte(_) => self.fill.expect("the fill was prepared"),
        };
        self.store(cur, value, place);
    }

    fn load(&self, cur: &mut Cursor<'_>, src: Value, place: UnitIndex) -> Value {
        let from = address(cur, src, place);
        cur.load(Type::of_bytes(self.width), self.mem_flags(self.width as u32), from)
    }

    fn store(&self, cur: &mut Cursor<'_>, value: Value, place: UnitIndex) {
        let to = address(cur, self.dst, place);
        let width = cur.func.dfg.ty(value).bytes();
        cur.store(self.mem_flags(width), value, to);
    }

    fn mem_flags(&self, width: u32) -> MemFlags {
        MemFlags { volatile: self.flags.volatile, ..MemFlags::aligned(width) }
    }
}

/// The binary logarithm of the alignment that a parameter promises.
fn param_align(param: &Param) -> u32 {
    let of_aggregate = param.attrs.aggregate.as_ref().map(|aggregate| match *aggregate {
        Aggregate::ByVal { align, .. } | Aggregate::Sret { align, .. } => align,
    });
    let align = param.attrs.align.into_iter().chain(of_aggregate).max();
    align.map_or(0, u32::trailing_zeros)
}

fn address(cur: &mut Cursor<'_>, base: Value, place: UnitIndex) -> Value {
    match place {
        UnitIndex::Offset(0) => base,
        UnitIndex::Offset(offset) => cur.ptr_offset(base, offset),
        UnitIndex::Index(index) => cur.ptradd(base, index, 1, 0),
    }
}
