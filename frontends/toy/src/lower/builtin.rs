//! The functions that are there.

use super::arithmetic::number_of;
use super::function::{Body, Val};
use crate::builtin::{Builtin, Words};
use crate::hir::{Expr, Ty};
use crate::types::Number;
use irc_ir::builder::{InstBuilder, PtxBuilder};
use irc_ir::entity::Value;
use irc_ir::op::{
    AtomicOp, FloatCond, FloatFlags, IntCond, Integral, MatchMode, MathFn, MathTier, MemFlags,
    Opcode, ShflMode, SpecialReg, VoteMode, Word,
};
use irc_ir::types::Type;

/// All lanes of a warp.
const ALL_LANES: i32 = -1;

impl Body<'_, '_, '_> {
    pub fn call_builtin(
        &mut self,
        builtin: Builtin,
        words: Words,
        args: &[Expr],
        ty: &Ty,
    ) -> Option<Val> {
        let mut values = Vec::with_capacity(args.len());
        for arg in args {
            match self.expr(arg)? {
                Val::One(value) => values.push(value),
                Val::Unit | Val::Slice(..) | Val::Memory(_) => {}
            }
        }
        if builtin == Builtin::Slice {
            return Some(Val::Slice(*values.first()?, *values.get(1)?));
        }
        let number = args.first().and_then(|arg| number_of(&arg.ty)).or_else(|| number_of(ty));
        let call = Call { builtin, words, number, args, ty };
        let value = self
            .float_builtin(&call, &values)
            .or_else(|| self.int_builtin(&call, &values))
            .or_else(|| self.position(&call))
            .or_else(|| self.warp_builtin(&call, &values))
            .or_else(|| self.memory_builtin(&call, &values));
        match value {
            Some(value) => Some(Val::One(value)),
            None => {
                self.effect_builtin(&call, &values);
                Some(Val::Unit)
            }
        }
    }

    // ---- floats, and what floats and integers share ----

    fn float_builtin(&mut self, call: &Call<'_>, args: &[Value]) -> Option<Value> {
        let number = call.number?;
        let flags = FloatFlags::default();
        let (word, tier) = call.builtin.row().math;
        if let Some(function) = MathFn::from_word(word) {
            return Some(self.math(function, tier, args));
        }
        Some(match (call.builtin, args) {
            (Builtin::Sqrt, &[x]) => self.float1(Opcode::Fsqrt, flags, x),
            (Builtin::Powi, &[x, n]) => self.math(MathFn::Pown, MathTier::Precise, &[x, n]),
            (Builtin::Fma, &[x, y, z]) => self.fma(flags, x, y, z),
            (Builtin::Floor, &[x]) => self.fround(Integral::Floor, x),
            (Builtin::Ceil, &[x]) => self.fround(Integral::Ceil, x),
            (Builtin::Nearest, &[x]) => self.fround(Integral::Nearest, x),
            (Builtin::Trunc, &[x]) => self.fround(Integral::Trunc, x),
            (Builtin::Copysign, &[x, y]) => self.binary(Opcode::Fcopysign, x, y),
            (Builtin::IsNan, &[x]) => self.fcmp(FloatCond::Uno, x, x),
            (Builtin::Inf, _) => self.number(number, infinity(number)),
            (Builtin::Nan, _) => self.number(number, quiet_nan(number)),
            (Builtin::Abs, &[x]) if number.is_float() => self.fabs(x),
            (Builtin::Abs, &[x]) if number.is_signed() => self.unary(Opcode::Abs, x),
            (Builtin::Abs, &[x]) => x,
            (Builtin::Min, &[x, y]) => self.least(number, x, y),
            (Builtin::Max, &[x, y]) => self.greatest(number, x, y),
            (Builtin::Clamp, &[x, low, high]) => {
                let above = self.greatest(number, x, low);
                self.least(number, above, high)
            }
            _ => return None,
        })
    }

    fn least(&mut self, number: Number, x: Value, y: Value) -> Value {
        match number {
            _ if number.is_float() => self.float2(Opcode::Fmin, FloatFlags::default(), x, y),
            Number::Signed(_) => self.binary(Opcode::Smin, x, y),
            _ => self.binary(Opcode::Umin, x, y),
        }
    }

    fn greatest(&mut self, number: Number, x: Value, y: Value) -> Value {
        match number {
            _ if number.is_float() => self.float2(Opcode::Fmax, FloatFlags::default(), x, y),
            Number::Signed(_) => self.binary(Opcode::Smax, x, y),
            _ => self.binary(Opcode::Umax, x, y),
        }
    }

    // ---- integers ----

    fn int_builtin(&mut self, call: &Call<'_>, args: &[Value]) -> Option<Value> {
        let signed = call.number.is_some_and(Number::is_signed);
        Some(match (call.builtin, args) {
            (Builtin::PopCount, &[x]) => self.unary(Opcode::Popcnt, x),
            (Builtin::LeadingZeros, &[x]) => self.unary(Opcode::Clz, x),
            (Builtin::TrailingZeros, &[x]) => self.unary(Opcode::Ctz, x),
            (Builtin::ReverseBits, &[x]) => self.unary(Opcode::Bitrev, x),
            (Builtin::SwapBytes, &[x]) => self.unary(Opcode::Bswap, x),
            (Builtin::RotateLeft, &[x, n]) => self.binary(Opcode::Rotl, x, n),
            (Builtin::RotateRight, &[x, n]) => self.binary(Opcode::Rotr, x, n),
            (Builtin::FunnelLeft, &[x, y, n]) => self.funnel(Opcode::Fshl, x, y, n),
            (Builtin::FunnelRight, &[x, y, n]) => self.funnel(Opcode::Fshr, x, y, n),
            (Builtin::MulHigh, &[x, y]) => {
                let opcode = if signed { Opcode::Smulh } else { Opcode::Umulh };
                self.binary(opcode, x, y)
            }
            _ => return None,
        })
    }

    // ---- where the thread is ----

    fn position(&mut self, call: &Call<'_>) -> Option<Value> {
        use SpecialReg as R;
        let axis = usize::from(call.words.axis.min(2));
        let tid = [R::TidX, R::TidY, R::TidZ];
        let ctaid = [R::CtaidX, R::CtaidY, R::CtaidZ];
        let ntid = [R::NtidX, R::NtidY, R::NtidZ];
        Some(match call.builtin {
            Builtin::ThreadIdx => self.sreg(tid[axis]),
            Builtin::BlockIdx => self.sreg(ctaid[axis]),
            Builtin::BlockDim => self.sreg(ntid[axis]),
            Builtin::GridDim => self.sreg([R::NctaidX, R::NctaidY, R::NctaidZ][axis]),
            Builtin::GlobalIdx => {
                let (block, threads) = (self.sreg(ctaid[axis]), self.sreg(ntid[axis]));
                let before = self.mul(block, threads);
                let thread = self.sreg(tid[axis]);
                self.add(before, thread)
            }
            Builtin::LaneId => self.sreg(R::LaneId),
            Builtin::WarpId => {
                // The register of that name need not be this.
                let [x, y, z] = tid.map(|reg| self.sreg(reg));
                let (wide, high) = (self.sreg(R::NtidX), self.sreg(R::NtidY));
                let row = self.mul(z, high);
                let row = self.add(row, y);
                let before = self.mul(row, wide);
                let thread = self.add(before, x);
                let five = self.i32(5);
                self.lshr(thread, five)
            }
            Builtin::Clock => self.sreg(R::Clock64),
            _ => return None,
        })
    }

    // ---- warps ----

    /// The mask that a warp function was given, or all lanes.
    fn mask(&mut self, call: &Call<'_>, args: &[Value]) -> Value {
        let given = args.get(call.builtin.row().params.len()).copied();
        given.unwrap_or_else(|| self.i32(ALL_LANES))
    }

    fn warp_builtin(&mut self, call: &Call<'_>, args: &[Value]) -> Option<Value> {
        let mask = self.mask(call, args);
        Some(match call.builtin {
            Builtin::Shuffle => self.shuffle_lanes(ShflMode::Idx, args, mask),
            Builtin::ShuffleUp => self.shuffle_by(ShflMode::Up, args, mask),
            Builtin::ShuffleDown => self.shuffle_by(ShflMode::Down, args, mask),
            Builtin::ShuffleXor => self.shuffle_lanes(ShflMode::Bfly, args, mask),
            Builtin::Ballot => self.vote(VoteMode::Ballot, args[0], mask),
            Builtin::AnyLane => self.vote(VoteMode::Any, args[0], mask),
            Builtin::AllLanes => self.vote(VoteMode::All, args[0], mask),
            Builtin::MatchAny => self.warp_match(MatchMode::Any, args[0], mask),
            Builtin::MatchAll => {
                let lanes = self.warp_match(MatchMode::All, args[0], mask);
                let zero = self.i32(0);
                self.icmp(IntCond::Ne, lanes, zero)
            }
            Builtin::ActiveMask => {
                self.ptx("activemask.b32", &[], 1).expect("the table has this row")[0]
            }
            _ => return None,
        })
    }

    fn shuffle_lanes(&mut self, mode: ShflMode, args: &[Value], mask: Value) -> Value {
        let clamp = self.i32(if mode == ShflMode::Up { 0 } else { 31 });
        self.shfl(mode, args[0], args[1], clamp, mask).0
    }

    /// A shuffle by a distance, of which the instruction reads five bits: from farther away comes
    /// nothing.
    fn shuffle_by(&mut self, mode: ShflMode, args: &[Value], mask: Value) -> Value {
        let (value, by) = (args[0], args[1]);
        let moved = self.shuffle_lanes(mode, args, mask);
        if self.func().dfg.as_bits(by).is_some_and(|by| by < 32) {
            return moved;
        }
        let lanes = self.i32(32);
        let near = self.icmp(IntCond::Ult, by, lanes);
        self.select(near, moved, value)
    }

    // ---- memory ----

    fn memory_builtin(&mut self, call: &Call<'_>, args: &[Value]) -> Option<Value> {
        if call.builtin == Builtin::Offset {
            let Ty::Pointer(pointer) = call.ty else { return None };
            let Ty::Number(number) = call.args.get(1)?.ty else { return None };
            let index = self.wide_index(args[1], number);
            return Some(self.element(args[0], index, &pointer.to));
        }
        let Ty::Pointer(pointer) = &call.args.first()?.ty else { return None };
        let number = number_of(&pointer.to)?;
        let flags = call.access(number);
        if let Some(op) = atomic_op(call.builtin, number) {
            return Some(self.atomicrmw(op, flags, args[0], args[1]));
        }
        match call.builtin {
            Builtin::AtomicCas => Some(self.cmpxchg(flags, args[0], args[1], args[2])),
            Builtin::AtomicLoad => Some(self.load(Type::Scalar(number.scalar()), flags, args[0])),
            _ => None,
        }
    }

    /// What returns nothing.
    fn effect_builtin(&mut self, call: &Call<'_>, args: &[Value]) {
        match call.builtin {
            Builtin::Barrier => {
                self.barrier_aligned();
            }
            Builtin::SyncWarp => {
                let mask = self.mask(call, args);
                self.syncwarp(mask);
            }
            Builtin::Fence => {
                self.fence(call.words.order, call.words.scope);
            }
            Builtin::AtomicStore => {
                let flags = call.number_behind().map(|number| call.access(number));
                if let Some(flags) = flags {
                    self.store(flags, args[1], args[0]);
                }
            }
            _ => unreachable!("every other function gives a value"),
        }
    }
}

/// A use of a function.
struct Call<'e> {
    builtin: Builtin,
    words: Words,
    /// The number type of the first operand, else of the result.
    number: Option<Number>,
    args: &'e [Expr],
    ty: &'e Ty,
}

impl Call<'_> {
    fn access(&self, number: Number) -> MemFlags {
        let flags = MemFlags::aligned(number.bits() / 8);
        MemFlags { order: self.words.order, scope: self.words.scope, ..flags }
    }

    /// The number type that the first operand points to.
    fn number_behind(&self) -> Option<Number> {
        match &self.args.first()?.ty {
            Ty::Pointer(pointer) => number_of(&pointer.to),
            _ => None,
        }
    }
}

/// What an atomic function does in one step.
fn atomic_op(builtin: Builtin, number: Number) -> Option<AtomicOp> {
    let (float, signed) = (number.is_float(), number.is_signed());
    Some(match builtin {
        Builtin::AtomicAdd if float => AtomicOp::Fadd,
        Builtin::AtomicAdd => AtomicOp::Add,
        Builtin::AtomicSub => AtomicOp::Sub,
        Builtin::AtomicMin if signed => AtomicOp::Smin,
        Builtin::AtomicMin => AtomicOp::Umin,
        Builtin::AtomicMax if signed => AtomicOp::Smax,
        Builtin::AtomicMax => AtomicOp::Umax,
        Builtin::AtomicAnd => AtomicOp::And,
        Builtin::AtomicOr => AtomicOp::Or,
        Builtin::AtomicXor => AtomicOp::Xor,
        Builtin::AtomicExchange => AtomicOp::Xchg,
        _ => return None,
    })
}

/// The bits of the exponent and of the fraction of a float type.
fn fields(number: Number) -> (u32, u32) {
    match number {
        Number::F16 => (5, 10),
        Number::BF16 => (8, 7),
        Number::F32 => (8, 23),
        _ => (11, 52),
    }
}

fn infinity(number: Number) -> u128 {
    let (exponent, fraction) = fields(number);
    ((1 << exponent) - 1) << fraction
}

fn quiet_nan(number: Number) -> u128 {
    infinity(number) | 1 << (fields(number).1 - 1)
}
