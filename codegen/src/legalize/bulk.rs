//! `memcpy` and `memset`: straight-line accesses where the size is a small constant, else loops.

use super::{Legalizer, Result, Step};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{BulkFlags, IntCond, MemFlags, Opcode, Payload};
use irc_ir::types::{I8, I16, I32, I64, Scalar, Type};

/// Up to so many accesses are written out.
const MAX_STRAIGHT: u64 = 16;

/// The type of accesses of so many bytes.
fn unit(bytes: u64) -> Type {
    match bytes {
        1 => I8,
        2 => I16,
        4 => I32,
        8 => I64,
        _ => Type::Vector(Scalar::I32, 4),
    }
}

impl Legalizer<'_> {
    pub(super) fn bulk(&mut self, inst: Inst) -> Result<Step> {
        let Payload::Bulk(flags) = self.func.dfg.inst(inst).payload else { return Ok(Step::Legal) };
        let args = self.args(inst);
        let source = match self.func.dfg.opcode(inst) {
            Opcode::Memcpy => Source::Memory(args[1]),
            _ => Source::Byte(args[1]),
        };
        let align = match source {
            Source::Memory(_) => flags.dst_align_log2.min(flags.src_align_log2),
            Source::Byte(_) => flags.dst_align_log2,
        };
        let width = 1u64 << align.min(4);
        let known = self.func.dfg.as_bits(args[2]).map(|bits| bits as u64);
        let mut copy = Copy { flags, dst: args[0], source, width, fill: None };
        match known {
            Some(size) if size.div_ceil(width) <= MAX_STRAIGHT => {
                let mut cur = self.at(inst);
                copy.straight(&mut cur, size);
                Ok(Step::Replaced(Vec::new()))
            }
            _ => {
                // Whole units in one loop, then the bytes that are left in another.
                self.loop_before(inst, &mut copy, args[2], known);
                Ok(Step::Replaced(Vec::new()))
            }
        }
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
        copy.unit(&mut cur, Place::Index(index));
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
enum Place {
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
        while offset < size {
            while self.width > size - offset {
                self.width /= 2;
                self.fill = None;
            }
            self.prepare(cur);
            self.unit(cur, Place::Offset(offset as i64));
            offset += self.width;
        }
    }

    /// Spreads the byte of a fill over a unit.
    fn prepare(&mut self, cur: &mut Cursor<'_>) {
        let Source::Byte(byte) = self.source else { return };
        if self.fill.is_some() {
            return;
        }
        let ty = unit(self.width);
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

    fn unit(&self, cur: &mut Cursor<'_>, place: Place) {
        let ty = unit(self.width);
        let mut flags = MemFlags::aligned(self.width as u32);
        flags.volatile = self.flags.volatile;
        let value = match self.source {
            Source::Memory(src) => {
                let from = address(cur, src, place);
                cur.load(ty, flags, from)
            }
            Source::Byte(_) => self.fill.expect("the fill was prepared"),
        };
        let to = address(cur, self.dst, place);
        cur.store(flags, value, to);
    }
}

fn address(cur: &mut Cursor<'_>, base: Value, place: Place) -> Value {
    match place {
        Place::Offset(0) => base,
        Place::Offset(offset) => cur.ptr_offset(base, offset),
        Place::Index(index) => cur.ptradd(base, index, 1, 0),
    }
}
