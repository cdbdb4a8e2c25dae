//! Atomics that the target lacks: loops around compare-and-exchange, and fences for orders.

use super::support::Support;
use super::{Legalized, Legalizer, Result, op1};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{
    AtomicOp, FloatFlags, IntCond, IntFlags, MemFlags, Opcode, Order, Payload, Scope,
};
use irc_ir::types::{I16, I32, I64, I128, Scalar, Space, Type};

impl Legalizer<'_> {
    pub(super) fn atomic(&mut self, inst: Inst) -> Result<Legalized> {
        let args = self.args(inst);
        let ty = self.func.dfg.ty(args[1]);
        let space = self.func.dfg.ty(args[0]).space().unwrap_or(Space::Generic);
        let (op, flags) = match self.func.dfg.inst(inst).payload {
            Payload::Atomic(op, flags) => (Some(op), flags),
            Payload::Mem(flags) => (None, flags),
            _ => return Ok(Legalized::Legal),
        };
        if space == Space::Local {
            return Ok(self.private(inst, op, flags, &args));
        }
        if flags.scope == Scope::Sys && self.support.sm.number() < 60 {
            let what = "in scope `sys`";
            return Err(self.refuse(inst, what, "sm_60 or later, as no scope is wider"));
        }
        if let Some(step) = self.atomic_fences(inst, flags) {
            return Ok(step);
        }
        match op {
            Some(AtomicOp::Sub) => {
                let mut cur = self.at(inst);
                let zero = cur.constant(ty, 0);
                let minus = cur.sub(zero, args[1]);
                let payload = Payload::Atomic(AtomicOp::Add, flags);
                self.func.dfg.replace_inst(inst, Opcode::Atomicrmw, payload, &[args[0], minus]);
                // The difference may not be legal, either.
                Ok(Legalized::Again(self.func.dfg.def_inst(minus).expect("it was just made")))
            }
            Some(op) if self.support.has_atomic(op, ty) => Ok(Legalized::Legal),
            Some(op) => self.exchange_loop(inst, op, flags, &args),
            None => self.exchange(inst, flags, &args),
        }
    }
}

impl Support {
    /// Whether the target exchanges values of this type if they are as expected.
    pub fn exchanges(&self, ty: Type) -> bool {
        match ty {
            I32 | I64 => true,
            I16 => self.cas16,
            I128 => self.cas128,
            _ => false,
        }
    }

    /// Whether the target has the operation on values of this type.
    pub fn has_atomic(&self, op: AtomicOp, ty: Type) -> bool {
        use AtomicOp::*;
        let word = matches!(ty, I32 | I64);
        let float32 = ty == Type::Scalar(Scalar::F32);
        match op {
            Add | And | Or | Xor | Smin | Smax | Umin | Umax => word,
            Inc | Dec => ty == I32,
            Xchg => match ty {
                Type::Scalar(Scalar::F32 | Scalar::F64 | Scalar::I32 | Scalar::I64) => true,
                _ => ty == I128 && self.cas128,
            },
            Fadd => match ty {
                Type::Scalar(elem @ (Scalar::F16 | Scalar::BF16)) => {
                    self.half_atomic_add(elem, false)
                }
                Type::Vector(elem @ (Scalar::F16 | Scalar::BF16), 2) => {
                    self.half_atomic_add(elem, true)
                }
                Type::Scalar(Scalar::F64) => self.sm.number() >= 60,
                _ => float32,
            },
            Sub | Fmin | Fmax => false,
        }
    }
}

impl Legalizer<'_> {
    /// Fences around an atomic whose order the target cannot say.
    fn atomic_fences(&mut self, inst: Inst, flags: MemFlags) -> Option<Legalized> {
        let native = self.support.orders;
        if matches!(flags.order, Order::Weak | Order::Relaxed)
            || (native && flags.order != Order::SeqCst)
        {
            return None;
        }
        if flags.order == Order::SeqCst {
            self.at(inst).fence(Order::SeqCst, flags.scope);
            // The fence and the write behind it release: what the operation would release itself
            // is a second wait for the same accesses.
            self.set_atomic_order(inst, MemFlags { order: Order::Acquire, ..flags });
            return Some(Legalized::Again(inst));
        }
        if flags.order.is_release() {
            self.at(inst).fence(Order::AcqRel, flags.scope);
        }
        if flags.order.is_acquire() {
            Cursor::after(self.func, inst).fence(Order::AcqRel, flags.scope);
        }
        self.set_atomic_order(inst, MemFlags { order: Order::Relaxed, ..flags });
        Some(Legalized::Again(inst))
    }

    fn set_atomic_order(&mut self, inst: Inst, flags: MemFlags) {
        let payload = &mut self.func.dfg.inst_mut(inst).payload;
        *payload = match *payload {
            Payload::Atomic(op, _) => Payload::Atomic(op, flags),
            _ => Payload::Mem(flags),
        };
    }

    /// Local memory belongs to one thread: plain accesses will do.
    fn private(
        &mut self,
        inst: Inst,
        op: Option<AtomicOp>,
        flags: MemFlags,
        args: &[Value],
    ) -> Legalized {
        let ty = self.func.dfg.ty(args[1]);
        let plain = MemFlags { volatile: false, ..flags.weak() };
        let mut cur = self.at(inst);
        let cur = &mut cur;
        let old = cur.load(ty, plain, args[0]);
        let new = match op {
            Some(op) => combine(cur, op, old, args[1]),
            None => {
                let (old_bits, expected) = (as_int(cur, old), as_int(cur, args[1]));
                let same = cur.icmp(IntCond::Eq, old_bits, expected);
                cur.select(same, args[2], old)
            }
        };
        cur.store(plain, new, args[0]);
        Legalized::Replaced(vec![old])
    }

    /// Compare-and-exchange of bits: on integers of a width that the target has.
    fn exchange(&mut self, inst: Inst, flags: MemFlags, args: &[Value]) -> Result<Legalized> {
        let ty = self.func.dfg.ty(args[1]);
        match ty {
            ty if self.support.exchanges(ty) => return Ok(Legalized::Legal),
            I128 => return Err(self.refuse(inst, "of `i128`", "sm_90")),
            I16 => return Err(self.refuse(inst, "of `i16`", "sm_70")),
            _ => {}
        }
        let mut cur = self.at(inst);
        let cur = &mut cur;
        let [expected, new] = [args[1], args[2]].map(|x| as_int(cur, x));
        let old = cur.cmpxchg(flags, args[0], expected, new);
        let value = cur.bitcast(ty, old);
        Ok(Legalized::Replaced(vec![value]))
    }

    /// Reads, computes and exchanges until nobody came between.
    fn exchange_loop(
        &mut self,
        inst: Inst,
        op: AtomicOp,
        flags: MemFlags,
        args: &[Value],
    ) -> Result<Legalized> {
        let ty = self.func.dfg.ty(args[1]);
        if ty.bits() > 128 {
            let what = format!("`{op}` of `{ty}`");
            return Err(self.refuse(inst, &what, "at most 128 bits"));
        }
        let int = int_type(ty);
        if (int == I16 && !self.support.cas16) || (int == I128 && !self.support.cas128) {
            let needs = if int == I16 { "sm_70" } else { "sm_90" };
            return Err(self.refuse(inst, &format!("`{op}` of `{ty}`"), needs));
        }
        let loc = self.func.loc(inst);
        let (head, tail) = self.split_before(inst);
        let body = self.func.dfg.make_block();
        self.func.layout.insert_block_after(body, head);
        let seen = self.func.dfg.append_param(body, int);
        // Any value will do to begin with: one that is not there any more only costs a round.
        let first = MemFlags { order: Order::Relaxed, ..flags };
        let mut cur = Cursor::at_end(self.func, head).with_loc(loc);
        let start = match int {
            // There is no ordered load of 128 bits.
            I128 => cur.constant(I128, 0),
            _ => cur.load(int, first, args[0]),
        };
        cur.br(body, &[start]);
        let mut cur = Cursor::at_end(self.func, body).with_loc(loc);
        let cur = &mut cur;
        let old = if int == ty { seen } else { cur.bitcast(ty, seen) };
        let new = combine(cur, op, old, args[1]);
        let new = as_int(cur, new);
        let found = cur.cmpxchg(flags, args[0], seen, new);
        let done = cur.icmp(IntCond::Eq, found, seen);
        cur.condbr(done, (tail, &[]), (body, &[found]));
        Ok(Legalized::Replaced(vec![old]))
    }
}

fn int_type(ty: Type) -> Type {
    Type::Scalar(Scalar::int(ty.bits()).expect("atomics have a power of two of bits"))
}

fn as_int(cur: &mut Cursor<'_>, value: Value) -> Value {
    let ty = cur.func.dfg.ty(value);
    let int = int_type(ty);
    if ty == int { value } else { cur.bitcast(int, value) }
}

/// The new value.
fn combine(cur: &mut Cursor<'_>, op: AtomicOp, old: Value, operand: Value) -> Value {
    let ty = cur.func.dfg.ty(old);
    let int = Payload::IntFlags(IntFlags::default());
    let float = Payload::Float(FloatFlags::default());
    let mut apply = |opcode, payload| op1(cur, opcode, payload, ty, &[old, operand]);
    match op {
        AtomicOp::Add => apply(Opcode::Add, int),
        AtomicOp::Sub => apply(Opcode::Sub, int),
        AtomicOp::And => apply(Opcode::And, Payload::None),
        AtomicOp::Or => apply(Opcode::Or, Payload::IntFlags(IntFlags::NONE)),
        AtomicOp::Xor => apply(Opcode::Xor, Payload::None),
        AtomicOp::Smin => apply(Opcode::Smin, Payload::None),
        AtomicOp::Smax => apply(Opcode::Smax, Payload::None),
        AtomicOp::Umin => apply(Opcode::Umin, Payload::None),
        AtomicOp::Umax => apply(Opcode::Umax, Payload::None),
        AtomicOp::Fadd => apply(Opcode::Fadd, float),
        AtomicOp::Fmin => apply(Opcode::Fmin, float),
        AtomicOp::Fmax => apply(Opcode::Fmax, float),
        AtomicOp::Xchg => operand,
        AtomicOp::Inc => {
            let (zero, one) = (cur.constant(ty, 0), cur.constant(ty, 1));
            let next = cur.add(old, one);
            let wraps = cur.icmp(IntCond::Uge, old, operand);
            cur.select(wraps, zero, next)
        }
        AtomicOp::Dec => {
            let (zero, one) = (cur.constant(ty, 0), cur.constant(ty, 1));
            let next = cur.sub(old, one);
            let is_zero = cur.icmp(IntCond::Eq, old, zero);
            let above = cur.icmp(IntCond::Ugt, old, operand);
            let wraps = cur.or(is_zero, above);
            cur.select(wraps, operand, next)
        }
    }
}
