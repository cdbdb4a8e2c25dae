//! Atomic operations. What the hardware does not have is a loop around `cmpxchg`; bytes are in the
//! word that they lie in.

use super::Body;
use super::cast::bits;
use super::function::Vals;
use super::layout::{Kind, Leaf};
use crate::codes::{Fault, fault};
use crate::tree::{Access, Inst, Op, Typed};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{AtomicOp, FloatFlags, IntCond, MemFlags, Opcode, Order, Payload, Scope};
use irc_ir::types::{I8, I32, I64, Space, Type};

const OPERATIONS: &[(&str, AtomicOp)] = &[
    ("add", AtomicOp::Add),
    ("sub", AtomicOp::Sub),
    ("and", AtomicOp::And),
    ("or", AtomicOp::Or),
    ("xor", AtomicOp::Xor),
    ("max", AtomicOp::Smax),
    ("min", AtomicOp::Smin),
    ("umax", AtomicOp::Umax),
    ("umin", AtomicOp::Umin),
    ("xchg", AtomicOp::Xchg),
    ("fadd", AtomicOp::Fadd),
    ("uinc_wrap", AtomicOp::Inc),
    ("udec_wrap", AtomicOp::Dec),
];

/// The integer that has the bits of all lanes.
fn whole(leaves: &[Leaf]) -> Kind {
    Kind::Int(leaves.iter().map(|leaf| bits(leaf.kind)).sum())
}

impl<'t, 'a> Body<'_, 't, 'a, '_> {
    pub(super) fn atomic(&mut self, inst: &'t Inst<'a>) -> Result<Vals, Fault> {
        match &inst.op {
            Op::AtomicRmw(name, address, value, access) => {
                let align = self.align_of(access, value.ty)?;
                let to = self.address(address)?;
                let flags = self.modification(access, align, to)?;
                let kind = self.cx.leaves(value.ty, self.span)?;
                let [leaf] = kind[..] else {
                    return self.vector_rmw(name, to, value, &kind, flags);
                };
                let operand = self.one(value)?;
                let old = self.rmw(name, to, operand, leaf.kind, flags)?;
                Ok(Vals::from_slice(&[old]))
            }
            Op::CmpXchg(operands, access) => {
                let [address, expected, new] = &**operands;
                let align = self.align_of(access, expected.ty)?;
                let to = self.address(address)?;
                let flags = self.modification(access, align, to)?;
                let kind = self.cx.scalar(expected.ty, self.span)?;
                let (expected, new) = (self.one(expected)?, self.one(new)?);
                self.exchange(to, expected, new, kind, flags)
            }
            _ => Ok(Vals::new()),
        }
    }

    /// The flags of what reads and writes at once: outside of one thread's memory that is never
    /// left out, and `volatile` asks for no more. Before sm_60 it has no scope: the widest is the
    /// device.
    fn modification(
        &self,
        access: &Access<'_>,
        align: u64,
        address: Value,
    ) -> Result<MemFlags, Fault> {
        let is_local = self.b.ty(address) == Type::Ptr(Space::Local);
        let access = Access { volatile: access.volatile && is_local, ..access.clone() };
        let flags = self.access(&access, align, address)?;
        let is_old = self.cx.processor(self.function).is_some_and(|number| number < 60);
        Ok(match flags.scope {
            Scope::Sys if is_old => MemFlags { scope: Scope::Gpu, ..flags },
            _ => flags,
        })
    }

    /// Two sums of 16 bits are an operation of the hardware, other lanes are compared as a whole.
    fn vector_rmw(
        &mut self,
        name: &str,
        to: Value,
        value: &Typed<'a>,
        leaves: &[Leaf],
        flags: MemFlags,
    ) -> Result<Vals, Fault> {
        let lanes = self.vals(value)?;
        let scalar = lanes.first().and_then(|&lane| self.b.ty(lane).scalar());
        let kind = whole(leaves);
        let is_local = self.b.ty(to) == Type::Ptr(Space::Local);
        match (lanes.len(), scalar.filter(|s| s.bits() == 16 && s.is_float()), name) {
            (2, Some(scalar), "fadd") if !is_local => {
                let pair = self.b.vbuild(Type::Vector(scalar, 2), &lanes);
                let old = self.b.atomicrmw(AtomicOp::Fadd, flags, to, pair);
                Ok([0, 1].map(|lane| self.b.extract(old, lane)).into_iter().collect())
            }
            _ if ![16, 32, 64, 128].contains(&bits(kind)) || !name.starts_with('f') => {
                let message = "`atomicrmw` of this vector is not supported";
                Err(fault("L0204", message, self.span))
            }
            _ if is_local => {
                let before = self.b.load(kind.ir(), flags, to);
                let (old, after) = self.changed_lanes(name, before, &lanes, leaves)?;
                self.b.store(flags, after, to);
                Ok(old)
            }
            _ => self.rmw_loop(name, to, &lanes, leaves, flags),
        }
    }

    /// The old value.
    pub(crate) fn rmw(
        &mut self,
        name: &str,
        to: Value,
        operand: Value,
        kind: Kind,
        flags: MemFlags,
    ) -> Result<Value, Fault> {
        let ty = self.b.ty(operand);
        if kind.odd_bits().is_some() || ty.bits() == 1 {
            let message = "an atomic operation on an integer of this width is not supported";
            return Err(fault("L0204", message, self.span));
        }
        if self.b.ty(to) == Type::Ptr(Space::Local) {
            let old = self.b.load(ty, flags, to);
            let new = self.changed(name, old, operand)?;
            self.b.store(flags, new, to);
            return Ok(old);
        }
        let known = OPERATIONS.iter().find(|(known, _)| *known == name).map(|&(_, op)| op);
        let direct =
            known.filter(|op| op.types().contains(ty) && ty.bits() >= 32 && ty.bits() <= 64);
        if let Some(op) = direct {
            return Ok(self.b.atomicrmw(op, flags, to, operand));
        }
        if let (Type::Ptr(space), Some(AtomicOp::Xchg)) = (ty, known) {
            let bits = self.b.ptrtoint(operand);
            let old = self.b.atomicrmw(AtomicOp::Xchg, flags, to, bits);
            return Ok(self.b.inttoptr(space, old));
        }
        if let Some(op) = known.filter(|op| op.types().contains(ty) && !self.lacks_short(ty)) {
            return Ok(self.b.atomicrmw(op, flags, to, operand));
        }
        let leaf = Leaf { kind, offset: 0 };
        let old = self.rmw_loop(name, to, &[operand], &[leaf], flags)?;
        Ok(old[0])
    }

    /// Tries until nobody else wrote in between: the old values of the lanes.
    fn rmw_loop(
        &mut self,
        name: &str,
        to: Value,
        operands: &[Value],
        leaves: &[Leaf],
        flags: MemFlags,
    ) -> Result<Vals, Fault> {
        let kind = whole(leaves);
        let first = self.b.load(kind.ir(), MemFlags { order: Order::Relaxed, ..flags }, to);
        let [again, done] = [(); 2].map(|()| self.b.create_block());
        self.b.br(again, &[first]);
        self.b.switch_to_block(again);
        let before = self.b.append_block_param(again, kind.ir());
        let (old, new) = self.changed_lanes(name, before, operands, leaves)?;
        let found = self.exchange(to, before, new, kind, flags)?;
        self.b.condbr(found[1], (done, &[]), (again, &[found[0]]));
        self.b.switch_to_block(done);
        Ok(old)
    }

    /// The lanes of the bits before, and the bits with the new lanes.
    fn changed_lanes(
        &mut self,
        name: &str,
        before: Value,
        operands: &[Value],
        leaves: &[Leaf],
    ) -> Result<(Vals, Value), Fault> {
        let all = [Leaf { kind: whole(leaves), offset: 0 }];
        let old = self.rebit(&[before], &all, leaves);
        let pairs = old.iter().zip(operands);
        let new: Result<Vec<Value>, Fault> =
            pairs.map(|(&old, &operand)| self.changed(name, old, operand)).collect();
        let after = self.rebit(&new?, leaves, &all)[0];
        Ok((old.into(), after))
    }

    /// The new value of an operation that the hardware does not have.
    fn changed(&mut self, name: &str, old: Value, operand: Value) -> Result<Value, Fault> {
        let ty = self.b.ty(old);
        let float = |op: Opcode, body: &mut Self, x: Value, y: Value| {
            body.b.build1(op, Payload::Float(FloatFlags::default()), Some(ty), &[x, y])
        };
        let (integer, floating) = match name {
            "add" => (Some(Opcode::Add), None),
            "sub" => (Some(Opcode::Sub), None),
            "and" => (Some(Opcode::And), None),
            "or" => (Some(Opcode::Or), None),
            "xor" => (Some(Opcode::Xor), None),
            "max" => (Some(Opcode::Smax), None),
            "min" => (Some(Opcode::Smin), None),
            "umax" => (Some(Opcode::Umax), None),
            "umin" => (Some(Opcode::Umin), None),
            "fadd" => (None, Some(Opcode::Fadd)),
            "fsub" => (None, Some(Opcode::Fsub)),
            "fmax" | "fmaximumnum" => (None, Some(Opcode::Fmax)),
            "fmin" | "fminimumnum" => (None, Some(Opcode::Fmin)),
            "fmaximum" => (None, Some(Opcode::Fmaximum)),
            "fminimum" => (None, Some(Opcode::Fminimum)),
            _ => (None, None),
        };
        if let Some(op) = integer.filter(|_| ty.is_int()) {
            return Ok(self.b.binary(op, old, operand));
        }
        if let Some(op) = floating.filter(|_| ty.is_float()) {
            return Ok(float(op, self, old, operand));
        }
        match name {
            "xchg" => Ok(operand),
            "nand" if ty.is_int() => {
                let both = self.b.and(old, operand);
                Ok(self.b.not(both))
            }
            "uinc_wrap" if ty.is_int() => {
                let (zero, one) = (self.b.constant(ty, 0), self.b.constant(ty, 1));
                let next = self.b.add(old, one);
                let over = self.b.icmp(IntCond::Uge, old, operand);
                Ok(self.b.select(over, zero, next))
            }
            "udec_wrap" if ty.is_int() => {
                let (zero, one) = (self.b.constant(ty, 0), self.b.constant(ty, 1));
                let next = self.b.sub(old, one);
                let none = self.b.icmp(IntCond::Eq, old, zero);
                let over = self.b.icmp(IntCond::Ugt, old, operand);
                let wraps = self.b.or(none, over);
                Ok(self.b.select(wraps, operand, next))
            }
            "usub_cond" | "usub_sat" if ty.is_int() => {
                let less = self.b.sub(old, operand);
                let fits = self.b.icmp(IntCond::Uge, old, operand);
                let zero = self.b.constant(ty, 0);
                let other = if name == "usub_cond" { old } else { zero };
                Ok(self.b.select(fits, less, other))
            }
            _ => {
                let message = format!("`atomicrmw {name}` of this type is not supported");
                Err(fault("L0204", message, self.span))
            }
        }
    }

    /// The old value, and whether it was the expected one.
    pub(crate) fn exchange(
        &mut self,
        to: Value,
        expected: Value,
        new: Value,
        kind: Kind,
        flags: MemFlags,
    ) -> Result<Vals, Fault> {
        if kind.odd_bits().is_some() || kind == Kind::Int(1) {
            let message = "`cmpxchg` of an integer of this width is not supported";
            return Err(fault("L0204", message, self.span));
        }
        let ty = self.b.ty(expected);
        if let Type::Ptr(space) = ty {
            let [expected, new] = [expected, new].map(|pointer| self.b.ptrtoint(pointer));
            let old = self.exchange(to, expected, new, Kind::Int(64), flags)?;
            return Ok(Vals::from_slice(&[self.b.inttoptr(space, old[0]), old[1]]));
        }
        if self.b.ty(to) == Type::Ptr(Space::Local) {
            let old = self.b.load(ty, flags, to);
            let same = self.b.icmp(IntCond::Eq, old, expected);
            let new = self.b.select(same, new, old);
            self.b.store(flags, new, to);
            return Ok(Vals::from_slice(&[old, same]));
        }
        if ty == I8 || self.lacks_short(ty) {
            return Ok(self.exchange_part(to, expected, new, flags));
        }
        let old = self.b.cmpxchg(flags, to, expected, new);
        let same = self.b.icmp(IntCond::Eq, old, expected);
        Ok(Vals::from_slice(&[old, same]))
    }

    /// Whether a type has 16 bits and the processor has no atomics of it.
    fn lacks_short(&self, ty: Type) -> bool {
        ty.bits() == 16 && self.arch().is_some_and(|arch| arch < 700)
    }

    /// A part of a word: another thread may change the rest in between, which does not count.
    fn exchange_part(&mut self, to: Value, expected: Value, new: Value, flags: MemFlags) -> Vals {
        let Type::Ptr(space) = self.b.ty(to) else { return Vals::new() };
        let address = self.b.ptrtoint(to);
        let (low, rest) = (self.b.i64(3), self.b.i64(!3));
        let word_at = self.b.and(address, rest);
        let word_at = self.b.inttoptr(space, word_at);
        let byte = self.b.and(address, low);
        let byte = self.b.trunc(I32, byte);
        let three = self.b.i32(3);
        let by = self.b.shl(byte, three);
        let ty = self.b.ty(expected);
        let part_mask = self.b.i32(if ty == I8 { 0xff } else { 0xffff });
        let mask = self.b.shl(part_mask, by);
        let others = self.b.not(mask);
        let [wanted, new] = [expected, new].map(|value| {
            let wide = self.b.zext(I32, value);
            self.b.shl(wide, by)
        });
        let flags = MemFlags { align_log2: 2, ..flags };
        let first = self.b.load(I32, MemFlags { order: Order::Relaxed, ..flags }, word_at);
        let [again, check, done] = [(); 3].map(|()| self.b.create_block());
        let first = self.b.and(first, others);
        self.b.br(again, &[first]);

        self.b.switch_to_block(again);
        let rest = self.b.append_block_param(again, I32);
        let [before, after] = [wanted, new].map(|byte| self.b.or(rest, byte));
        let old = self.b.cmpxchg(flags, word_at, before, after);
        let same = self.b.icmp(IntCond::Eq, old, before);
        self.b.condbr(same, (done, &[]), (check, &[]));

        // It failed: for another part of the word it is tried again.
        self.b.switch_to_block(check);
        let old_rest = self.b.and(old, others);
        let moved = self.b.icmp(IntCond::Ne, old_rest, rest);
        self.b.condbr(moved, (again, &[old_rest]), (done, &[]));

        self.b.switch_to_block(done);
        let part = self.b.lshr(old, by);
        let part = self.b.trunc(ty, part);
        debug_assert_eq!(self.b.ty(address), I64);
        Vals::from_slice(&[part, same])
    }
}
