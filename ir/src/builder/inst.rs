//! Methods that make instructions, one for each operation, with result types from its row.

use super::BuildError;
use crate::entity::{Block, FuncId, GlobalId, Inst, SigRef, StackSlot, Value};
use crate::function::Function;
use crate::op::{
    AtomicOp, BarrierFlags, BulkFlags, ConvertFlags, FloatCond, FloatFlags, IntCond, IntFlags,
    Integral, MatchMode, MemFlags, Opcode, Order, Payload, ResultTypes, Rounding, Scope, ShflMode,
    SpecialReg, SwitchData, VoteMode, result_types,
};
use crate::types::{I32, Space, Type};
use smallvec::SmallVec;

/// Makes instructions at a place that the implementor knows.
///
/// The methods take operands of the types that the row of the operation asks for; what is wrong is
/// found by the verifier, or is a misuse where no instruction can be made of it.
pub trait InstBuilder {
    /// The function that is being built.
    fn func(&mut self) -> &mut Function;

    /// Inserts an instruction with results of these types.
    fn insert_inst(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        args: &[Value],
        results: &[Type],
    ) -> Inst;

    /// The type of a value, to find out the types of results.
    fn value_type(&mut self, value: Value) -> Type {
        self.func().dfg.ty(value)
    }

    /// Notes that something was asked for that cannot be made.
    ///
    /// # Panics
    /// Unless the implementor keeps the error, as [`super::FunctionBuilder`] does.
    fn misuse(&mut self, error: BuildError) {
        panic!("{error}");
    }

    /// Inserts an instruction whose result types follow from the controlling type `ctl`. If they do
    /// not, because the operands have types that the row does not allow, that is a misuse.
    fn build(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        ctl: Option<Type>,
        args: &[Value],
    ) -> Inst {
        let first = args.first().map(|&arg| self.value_type(arg));
        match result_types(opcode, &payload, ctl, first) {
            Some(results) => self.insert_inst(opcode, payload, args, &results),
            None => {
                self.misuse(BuildError::ControllingType { opcode, ty: ctl });
                // It stands nowhere; who goes on has values to go on with.
                let results: ResultTypes = opcode.desc().results.iter().map(|_| I32).collect();
                self.func().dfg.make_inst(opcode, Payload::None, &[], &results)
            }
        }
    }

    /// Like [`Self::build`], for an operation with one result.
    fn build1(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        ctl: Option<Type>,
        args: &[Value],
    ) -> Value {
        let inst = self.build(opcode, payload, ctl, args);
        match self.func().dfg.first_result(inst) {
            Some(result) => result,
            None => {
                self.misuse(BuildError::NoResult { opcode });
                self.poison(I32)
            }
        }
    }

    /// Like [`Self::build`], for an operation with two results whose first operand has the
    /// controlling type.
    fn build2(&mut self, opcode: Opcode, payload: Payload, args: &[Value]) -> (Value, Value) {
        let ty = args.first().map(|&arg| self.value_type(arg));
        let inst = self.build(opcode, payload, ty, args);
        let mut results = self.func().dfg.results(inst);
        match (results.next(), results.next()) {
            (Some(first), Some(second)) => (first, second),
            _ => {
                self.misuse(BuildError::NoResult { opcode });
                let poison = self.poison(I32);
                (poison, poison)
            }
        }
    }

    /// A constant scalar or address; for floats, its bits.
    fn constant(&mut self, ty: Type, bits: u128) -> Value {
        self.func().dfg.constant(ty, bits)
    }

    /// An `i32` constant.
    fn i32(&mut self, value: i32) -> Value {
        self.constant(I32, value as u128)
    }

    /// An `i64` constant.
    fn i64(&mut self, value: i64) -> Value {
        self.constant(crate::types::I64, value as u128)
    }

    /// An `f32` constant.
    fn f32(&mut self, value: f32) -> Value {
        self.constant(crate::types::F32, u128::from(value.to_bits()))
    }

    /// An `f64` constant.
    fn f64(&mut self, value: f64) -> Value {
        self.constant(crate::types::F64, u128::from(value.to_bits()))
    }

    /// A truth value.
    fn bool(&mut self, value: bool) -> Value {
        self.func().dfg.bool(value)
    }

    /// Poison of this type.
    fn poison(&mut self, ty: Type) -> Value {
        self.func().dfg.poison(ty)
    }

    /// An operation of one operand, without promises; the operand has the controlling type.
    fn unary(&mut self, opcode: Opcode, x: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(opcode, opcode.desc().payload.plain(), Some(ty), &[x])
    }

    /// An operation of two operands, without promises; the first has the controlling type.
    fn binary(&mut self, opcode: Opcode, x: Value, y: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(opcode, opcode.desc().payload.plain(), Some(ty), &[x, y])
    }

    /// An integer operation of two operands with promises.
    fn binary_flags(&mut self, opcode: Opcode, flags: IntFlags, x: Value, y: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(opcode, Payload::IntFlags(flags), Some(ty), &[x, y])
    }

    /// `x + y`.
    fn add(&mut self, x: Value, y: Value) -> Value {
        self.binary_flags(Opcode::Add, IntFlags::default(), x, y)
    }

    /// `x - y`.
    fn sub(&mut self, x: Value, y: Value) -> Value {
        self.binary_flags(Opcode::Sub, IntFlags::default(), x, y)
    }

    /// `x * y`.
    fn mul(&mut self, x: Value, y: Value) -> Value {
        self.binary_flags(Opcode::Mul, IntFlags::default(), x, y)
    }

    /// `x & y`.
    fn and(&mut self, x: Value, y: Value) -> Value {
        self.binary(Opcode::And, x, y)
    }

    /// `x | y`.
    fn or(&mut self, x: Value, y: Value) -> Value {
        self.binary(Opcode::Or, x, y)
    }

    /// `x ^ y`.
    fn xor(&mut self, x: Value, y: Value) -> Value {
        self.binary(Opcode::Xor, x, y)
    }

    /// `!x`, bit by bit.
    fn not(&mut self, x: Value) -> Value {
        let ty = self.value_type(x);
        let ones = self.constant(ty.lane(), u128::MAX);
        let ones = if ty.is_vector() { self.splat(ty, ones) } else { ones };
        self.xor(x, ones)
    }

    /// `-x`.
    fn neg(&mut self, x: Value) -> Value {
        let ty = self.value_type(x);
        let zero = self.constant(ty.lane(), 0);
        let zero = if ty.is_vector() { self.splat(ty, zero) } else { zero };
        self.sub(zero, x)
    }

    /// The signed quotient, rounded toward zero.
    fn sdiv(&mut self, x: Value, y: Value) -> Value {
        self.binary(Opcode::Sdiv, x, y)
    }

    /// The unsigned quotient.
    fn udiv(&mut self, x: Value, y: Value) -> Value {
        self.binary(Opcode::Udiv, x, y)
    }

    /// The remainder of the signed quotient.
    fn srem(&mut self, x: Value, y: Value) -> Value {
        self.binary(Opcode::Srem, x, y)
    }

    /// The remainder of the unsigned quotient.
    fn urem(&mut self, x: Value, y: Value) -> Value {
        self.binary(Opcode::Urem, x, y)
    }

    /// `x + y + carry` and the carry out.
    fn addc(&mut self, x: Value, y: Value, carry: Value) -> (Value, Value) {
        self.build2(Opcode::Addc, Payload::None, &[x, y, carry])
    }

    /// `x - y - borrow` and the borrow out.
    fn subb(&mut self, x: Value, y: Value, borrow: Value) -> (Value, Value) {
        self.build2(Opcode::Subb, Payload::None, &[x, y, borrow])
    }

    /// A shift of two words: fshl, fshr. `amount` is an `i32`.
    fn funnel(&mut self, opcode: Opcode, high: Value, low: Value, amount: Value) -> Value {
        let ty = self.value_type(high);
        self.build1(opcode, Payload::None, Some(ty), &[high, low, amount])
    }

    /// A bit field of `x`: ubfe, sbfe. `pos` and `len` are `i32`.
    fn bfe(&mut self, opcode: Opcode, x: Value, pos: Value, len: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(opcode, Payload::None, Some(ty), &[x, pos, len])
    }

    /// `into` with a bit field replaced by the low bits of `x`. `pos` and `len` are `i32`.
    fn bfi(&mut self, x: Value, into: Value, pos: Value, len: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(Opcode::Bfi, Payload::None, Some(ty), &[x, into, pos, len])
    }

    /// `x` shifted left by `amount`, an `i32`.
    fn shl(&mut self, x: Value, amount: Value) -> Value {
        self.binary_flags(Opcode::Shl, IntFlags::default(), x, amount)
    }

    /// `x` shifted right by `amount`, an `i32`; zeros come in.
    fn lshr(&mut self, x: Value, amount: Value) -> Value {
        self.binary(Opcode::Lshr, x, amount)
    }

    /// `x` shifted right by `amount`, an `i32`; the sign comes in.
    fn ashr(&mut self, x: Value, amount: Value) -> Value {
        self.binary(Opcode::Ashr, x, amount)
    }

    /// `-x`: the sign changed.
    fn fneg(&mut self, x: Value) -> Value {
        self.unary(Opcode::Fneg, x)
    }

    /// `|x|`: the sign cleared.
    fn fabs(&mut self, x: Value) -> Value {
        self.unary(Opcode::Fabs, x)
    }

    /// A float operation of one operand.
    fn float1(&mut self, opcode: Opcode, flags: FloatFlags, x: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(opcode, Payload::Float(flags), Some(ty), &[x])
    }

    /// A float operation of two operands.
    fn float2(&mut self, opcode: Opcode, flags: FloatFlags, x: Value, y: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(opcode, Payload::Float(flags), Some(ty), &[x, y])
    }

    /// `x + y`, to nearest.
    fn fadd(&mut self, x: Value, y: Value) -> Value {
        self.float2(Opcode::Fadd, FloatFlags::default(), x, y)
    }

    /// `x - y`, to nearest.
    fn fsub(&mut self, x: Value, y: Value) -> Value {
        self.float2(Opcode::Fsub, FloatFlags::default(), x, y)
    }

    /// `x * y`, to nearest.
    fn fmul(&mut self, x: Value, y: Value) -> Value {
        self.float2(Opcode::Fmul, FloatFlags::default(), x, y)
    }

    /// `x / y`, to nearest.
    fn fdiv(&mut self, x: Value, y: Value) -> Value {
        self.float2(Opcode::Fdiv, FloatFlags::default(), x, y)
    }

    /// `x * y + z`, rounded once as the flags say.
    fn fma(&mut self, flags: FloatFlags, x: Value, y: Value, z: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(Opcode::Fma, Payload::Float(flags), Some(ty), &[x, y, z])
    }

    /// `x` rounded to an integral value.
    fn fround(&mut self, direction: Integral, x: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(Opcode::Fround, Payload::Integral(direction, false), Some(ty), &[x])
    }

    /// An integer or address comparison.
    fn icmp(&mut self, cond: IntCond, x: Value, y: Value) -> Value {
        self.icmp_flags(cond, IntFlags::NONE, x, y)
    }

    /// An integer or address comparison with a promise (`samesign`).
    fn icmp_flags(&mut self, cond: IntCond, flags: IntFlags, x: Value, y: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(Opcode::Icmp, Payload::IntCond(cond, flags), Some(ty), &[x, y])
    }

    /// A float comparison.
    fn fcmp(&mut self, cond: FloatCond, x: Value, y: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(Opcode::Fcmp, Payload::FloatCond(cond, false), Some(ty), &[x, y])
    }

    /// `x` where `cond` is true, else `y`.
    fn select(&mut self, cond: Value, x: Value, y: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(Opcode::Select, Payload::None, Some(ty), &[cond, x, y])
    }

    /// Some value, the same for all uses, if `x` is poison; else `x`.
    fn freeze(&mut self, x: Value) -> Value {
        self.unary(Opcode::Freeze, x)
    }

    /// A conversion to `to` without promises: zext, sext, trunc, bitcast, ptrtoint, inttoptr,
    /// addrcast.
    fn cast(&mut self, opcode: Opcode, to: Type, x: Value) -> Value {
        self.build1(opcode, opcode.desc().payload.plain(), Some(to), &[x])
    }

    /// A conversion of integers with promises: zext (`nneg`), trunc (`nsw`, `nuw`).
    fn cast_flags(&mut self, opcode: Opcode, flags: IntFlags, to: Type, x: Value) -> Value {
        self.build1(opcode, Payload::IntFlags(flags), Some(to), &[x])
    }

    /// `x` with zeros above.
    fn zext(&mut self, to: Type, x: Value) -> Value {
        self.cast(Opcode::Zext, to, x)
    }

    /// `x` with copies of its sign above.
    fn sext(&mut self, to: Type, x: Value) -> Value {
        self.cast(Opcode::Sext, to, x)
    }

    /// The low bits of `x`.
    fn trunc(&mut self, to: Type, x: Value) -> Value {
        self.cast(Opcode::Trunc, to, x)
    }

    /// The bits of `x` as another type.
    fn bitcast(&mut self, to: Type, x: Value) -> Value {
        self.cast(Opcode::Bitcast, to, x)
    }

    /// A conversion from or to floats: fcvt, ftos, ftou, stof, utof.
    fn convert(&mut self, opcode: Opcode, flags: ConvertFlags, to: Type, x: Value) -> Value {
        self.build1(opcode, Payload::Convert(flags), Some(to), &[x])
    }

    /// The float `x` as another float type, to nearest.
    fn fcvt(&mut self, to: Type, x: Value) -> Value {
        self.convert(Opcode::Fcvt, ConvertFlags::rounded(Rounding::Rn), to, x)
    }

    /// The float `x` as a signed integer, toward zero.
    fn ftos(&mut self, to: Type, x: Value) -> Value {
        self.convert(Opcode::Ftos, ConvertFlags::rounded(Rounding::Rz), to, x)
    }

    /// The float `x` as an unsigned integer, toward zero.
    fn ftou(&mut self, to: Type, x: Value) -> Value {
        self.convert(Opcode::Ftou, ConvertFlags::rounded(Rounding::Rz), to, x)
    }

    /// The signed integer `x` as a float, to nearest.
    fn stof(&mut self, to: Type, x: Value) -> Value {
        self.convert(Opcode::Stof, ConvertFlags::rounded(Rounding::Rn), to, x)
    }

    /// The unsigned integer `x` as a float, to nearest.
    fn utof(&mut self, to: Type, x: Value) -> Value {
        self.convert(Opcode::Utof, ConvertFlags::rounded(Rounding::Rn), to, x)
    }

    /// The address `x` as an `i64`.
    fn ptrtoint(&mut self, x: Value) -> Value {
        self.cast(Opcode::Ptrtoint, crate::types::I64, x)
    }

    /// The `i64` `x` as an address.
    fn inttoptr(&mut self, space: Space, x: Value) -> Value {
        self.cast(Opcode::Inttoptr, Type::Ptr(space), x)
    }

    /// The address `x` in another space.
    fn addrcast(&mut self, space: Space, x: Value) -> Value {
        self.cast(Opcode::Addrcast, Type::Ptr(space), x)
    }

    /// A vector of these lanes.
    fn vbuild(&mut self, ty: Type, lanes: &[Value]) -> Value {
        self.build1(Opcode::Vbuild, Payload::None, Some(ty), lanes)
    }

    /// A vector with `x` in every lane.
    fn splat(&mut self, ty: Type, x: Value) -> Value {
        self.build1(Opcode::Splat, Payload::None, Some(ty), &[x])
    }

    /// A lane of a vector.
    fn extract(&mut self, x: Value, lane: u8) -> Value {
        let ty = self.value_type(x);
        self.build1(Opcode::Extract, Payload::Lane(lane), Some(ty), &[x])
    }

    /// A vector with one lane replaced.
    fn insert_lane(&mut self, x: Value, elem: Value, lane: u8) -> Value {
        let ty = self.value_type(x);
        self.build1(Opcode::Insert, Payload::Lane(lane), Some(ty), &[x, elem])
    }

    /// A vector of type `ty` whose lane `i` is lane `lanes[i]` of `x` then `y`.
    fn shuffle(&mut self, ty: Type, x: Value, y: Value, lanes: [u8; 8]) -> Value {
        self.build1(Opcode::Shuffle, Payload::Shuffle(lanes), Some(ty), &[x, y])
    }

    /// The address of a global of this space.
    fn global_addr(&mut self, global: GlobalId, space: Space) -> Value {
        self.global_handle(global, Type::Ptr(space))
    }

    /// The handle of a global that is a texture, sampler or surface, of this type.
    fn global_handle(&mut self, global: GlobalId, ty: Type) -> Value {
        let inst = self.insert_inst(Opcode::GlobalAddr, Payload::Global(global), &[], &[ty]);
        self.func().dfg.first_result(inst).expect("the row has a result")
    }

    /// The address of a stack slot.
    fn slot_addr(&mut self, slot: StackSlot) -> Value {
        self.build1(Opcode::SlotAddr, Payload::Slot(slot), None, &[])
    }

    /// The address of the variable arguments of this call.
    fn va_start(&mut self) -> Value {
        self.build1(Opcode::VaStart, Payload::None, None, &[])
    }

    /// Allocates bytes (an `i64`) on the stack until the function returns, at an alignment that is
    /// a power of two.
    fn alloca(&mut self, size: Value, align: u32) -> Value {
        let align = Payload::Align(align.trailing_zeros() as u8);
        self.build1(Opcode::Alloca, align, None, &[size])
    }

    /// The position of the top of the stack.
    fn stacksave(&mut self) -> Value {
        self.build1(Opcode::Stacksave, Payload::None, None, &[])
    }

    /// Frees what was allocated since a position was saved.
    fn stackrestore(&mut self, position: Value) -> Inst {
        self.build(Opcode::Stackrestore, Payload::None, None, &[position])
    }

    /// The address of a function.
    fn func_addr(&mut self, func: FuncId) -> Value {
        self.build1(Opcode::FuncAddr, Payload::Func(func), None, &[])
    }

    /// `base + index * scale + offset`, in bytes.
    fn ptradd(&mut self, base: Value, index: Value, scale: u32, offset: i64) -> Value {
        self.ptradd_flags(IntFlags::NONE, base, index, scale, offset)
    }

    /// `base + index * scale + offset`, in bytes, with promises (`nusw`, `nuw`).
    fn ptradd_flags(
        &mut self,
        flags: IntFlags,
        base: Value,
        index: Value,
        scale: u32,
        offset: i64,
    ) -> Value {
        self.build1(Opcode::Ptradd, Payload::Scale(scale, offset, flags), None, &[base, index])
    }

    /// `base + offset`, in bytes.
    fn ptr_offset(&mut self, base: Value, offset: i64) -> Value {
        self.ptr_offset_flags(IntFlags::NONE, base, offset)
    }

    /// `base + offset`, in bytes, with promises (`nusw`, `nuw`).
    fn ptr_offset_flags(&mut self, flags: IntFlags, base: Value, offset: i64) -> Value {
        self.build1(Opcode::Ptradd, Payload::Scale(1, offset, flags), None, &[base])
    }

    /// The value at an address.
    fn load(&mut self, ty: Type, flags: MemFlags, address: Value) -> Value {
        self.build1(Opcode::Load, Payload::Mem(flags), Some(ty), &[address])
    }

    /// Stores a value at an address.
    fn store(&mut self, flags: MemFlags, value: Value, address: Value) -> Inst {
        let ty = self.value_type(value);
        self.build(Opcode::Store, Payload::Mem(flags), Some(ty), &[value, address])
    }

    /// Copies `size` (an `i64`) bytes.
    fn memcpy(&mut self, flags: BulkFlags, dst: Value, src: Value, size: Value) -> Inst {
        self.build(Opcode::Memcpy, Payload::Bulk(flags), None, &[dst, src, size])
    }

    /// Fills `size` (an `i64`) bytes with `byte`, an `i8`.
    fn memset(&mut self, flags: BulkFlags, dst: Value, byte: Value, size: Value) -> Inst {
        self.build(Opcode::Memset, Payload::Bulk(flags), None, &[dst, byte, size])
    }

    /// An atomic read-modify-write; the old value.
    fn atomicrmw(&mut self, op: AtomicOp, flags: MemFlags, address: Value, value: Value) -> Value {
        let ty = self.value_type(value);
        self.build1(Opcode::Atomicrmw, Payload::Atomic(op, flags), Some(ty), &[address, value])
    }

    /// An atomic compare-and-exchange; the old value.
    fn cmpxchg(&mut self, flags: MemFlags, address: Value, expected: Value, new: Value) -> Value {
        let ty = self.value_type(expected);
        self.build1(Opcode::Cmpxchg, Payload::Mem(flags), Some(ty), &[address, expected, new])
    }

    /// A fence.
    fn fence(&mut self, order: Order, scope: Scope) -> Inst {
        self.build(Opcode::Fence, Payload::Fence(order, scope), None, &[])
    }

    /// The value of a special register.
    fn sreg(&mut self, reg: SpecialReg) -> Value {
        self.build1(Opcode::Sreg, Payload::Special(reg), None, &[])
    }

    /// The index of the thread in the grid, x: `ctaid.x * ntid.x + tid.x`.
    fn thread_index_x(&mut self) -> Value {
        let (cta, size) = (self.sreg(SpecialReg::CtaidX), self.sreg(SpecialReg::NtidX));
        let first = self.mul(cta, size);
        let tid = self.sreg(SpecialReg::TidX);
        self.add(first, tid)
    }

    /// Waits for the threads of the CTA, each of which may come from another place.
    fn barrier(&mut self) -> Inst {
        self.build(Opcode::Barrier, Payload::Barrier(BarrierFlags::default()), None, &[])
    }

    /// Waits for the threads of the CTA, whose warps come together: CUDA's `__syncthreads()`.
    fn barrier_aligned(&mut self) -> Inst {
        self.build(Opcode::Barrier, Payload::Barrier(BarrierFlags { aligned: true }), None, &[])
    }

    /// Waits at barrier `id` (an `i32`) for `threads` (an `i32`) threads, else for all of the CTA.
    fn barrier_at(&mut self, flags: BarrierFlags, id: Value, threads: Option<Value>) -> Inst {
        let payload = Payload::Barrier(flags);
        match threads {
            Some(threads) => self.build(Opcode::Barrier, payload, None, &[id, threads]),
            None => self.build(Opcode::Barrier, payload, None, &[id]),
        }
    }

    /// Waits for the lanes of the mask, an `i32`.
    fn syncwarp(&mut self, mask: Value) -> Inst {
        self.build(Opcode::Syncwarp, Payload::None, None, &[mask])
    }

    /// The value of another lane, and whether that lane is in range.
    fn shfl(
        &mut self,
        mode: ShflMode,
        value: Value,
        lane: Value,
        clamp: Value,
        mask: Value,
    ) -> (Value, Value) {
        self.build2(Opcode::Shfl, Payload::Shfl(mode), &[value, lane, clamp, mask])
    }

    /// What the lanes of the mask say together.
    fn vote(&mut self, mode: VoteMode, pred: Value, mask: Value) -> Value {
        self.build1(Opcode::Vote, Payload::Vote(mode), None, &[pred, mask])
    }

    /// The lanes of the mask with the same value.
    fn warp_match(&mut self, mode: MatchMode, value: Value, mask: Value) -> Value {
        let ty = self.value_type(value);
        self.build1(Opcode::Match, Payload::Match(mode), Some(ty), &[value, mask])
    }

    /// Goes to a block.
    fn br(&mut self, block: Block, args: &[Value]) -> Inst {
        let target = self.func().dfg.block_call(block, args);
        self.build(Opcode::Br, Payload::Jump(target), None, &[])
    }

    /// Goes to `then` where `cond` is true, else to `other`.
    fn condbr(&mut self, cond: Value, then: (Block, &[Value]), other: (Block, &[Value])) -> Inst {
        let dfg = &mut self.func().dfg;
        let targets = [dfg.block_call(then.0, then.1), dfg.block_call(other.0, other.1)];
        self.build(Opcode::Condbr, Payload::Branch(targets), None, &[cond])
    }

    /// Goes to the block of the case that equals `value`, else to `default`.
    fn switch(
        &mut self,
        value: Value,
        default: (Block, &[Value]),
        cases: &[(u128, Block, &[Value])],
    ) -> Inst {
        let ty = self.value_type(value);
        let dfg = &mut self.func().dfg;
        let mut data = SwitchData {
            cases: cases.iter().map(|case| case.0).collect(),
            targets: vec![dfg.block_call(default.0, default.1)],
        };
        for case in cases {
            let target = dfg.block_call(case.1, case.2);
            data.targets.push(target);
        }
        let table = dfg.make_switch(data);
        self.build(Opcode::Switch, Payload::Switch(table), Some(ty), &[value])
    }

    /// Returns from the function.
    fn ret(&mut self, result: Option<Value>) -> Inst {
        self.build(Opcode::Ret, Payload::None, None, result.as_slice())
    }

    /// Returns from a function with these results.
    fn ret_values(&mut self, results: &[Value]) -> Inst {
        self.build(Opcode::Ret, Payload::None, None, results)
    }

    /// `x`, known to be `least` or above and below `end`, counted from `least` modulo 2^n.
    fn in_range(&mut self, x: Value, least: Value, end: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(Opcode::InRange, Payload::None, Some(ty), &[x, least, end])
    }

    /// States that a condition is true.
    fn assume(&mut self, condition: Value) -> Inst {
        self.build(Opcode::Assume, Payload::None, None, &[condition])
    }

    /// Says that control never comes here.
    fn unreachable(&mut self) -> Inst {
        self.build(Opcode::Unreachable, Payload::None, None, &[])
    }

    /// Ends the program with an error.
    fn trap(&mut self) -> Inst {
        self.build(Opcode::Trap, Payload::None, None, &[])
    }

    /// Calls a function whose result has this type; the result, if there is one.
    fn call(&mut self, callee: FuncId, result: Option<Type>, args: &[Value]) -> Option<Value> {
        let inst = self.insert_inst(Opcode::Call, Payload::Func(callee), args, result.as_slice());
        self.func().dfg.first_result(inst)
    }

    /// Calls the function at the address `callee`, a generic pointer; the result, if the signature
    /// has one. Of several it is the first.
    fn call_indirect(&mut self, sig: SigRef, callee: Value, args: &[Value]) -> Option<Value> {
        self.call_indirect_results(sig, callee, args).first().copied()
    }

    /// The same with all results.
    fn call_indirect_results(
        &mut self,
        sig: SigRef,
        callee: Value,
        args: &[Value],
    ) -> SmallVec<[Value; 1]> {
        let Some(signature) = self.func().dfg.signatures.get(sig) else {
            self.misuse(BuildError::UnknownSignature { sig });
            return SmallVec::new();
        };
        let results: SmallVec<[Type; 4]> = signature.result_types().collect();
        let args: SmallVec<[Value; 8]> =
            std::iter::once(callee).chain(args.iter().copied()).collect();
        let payload = Payload::Sig(sig);
        let inst = self.insert_inst(Opcode::CallIndirect, payload, &args, &results);
        self.func().dfg.results(inst).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::FunctionBuilder;
    use crate::function::Function;
    use crate::module::Module;
    use crate::op::{Arg, Args, PayloadKind, table};
    use crate::types::F32;
    use crate::verify::verify_module;

    #[test]
    fn operations_of_one_or_two_operands_are_built_by_their_opcode() {
        let mut module = Module::new();
        let func = module.add_func(Function::kernel("k", &[])).expect("the first of its name");
        let mut b = FunctionBuilder::new(&mut module, func);
        let entry = b.create_block();
        b.switch_to_block(entry);
        let mut built = Vec::new();
        for &op in table::ALL {
            let row = op.desc();
            if row.terminator {
                continue;
            }
            let Some(types) = row.types else { continue };
            let Some(ty) = [I32, F32].into_iter().find(|&ty| types.contains(ty)) else { continue };
            let x = b.constant(ty, 1);
            match (row.args, row.payload) {
                (_, PayloadKind::IntCond | PayloadKind::FloatCond | PayloadKind::Integral) => {
                    continue;
                }
                (Args::Fixed([Arg::T]), _) => b.unary(op, x),
                (Args::Fixed([Arg::T, Arg::T]), _) => b.binary(op, x, x),
                _ => continue,
            };
            built.push(op);
        }
        b.ret(None);
        b.finish().expect("nothing is misused");
        assert_eq!(verify_module(&module), Ok(()));
        assert!(built.contains(&Opcode::Add) && built.contains(&Opcode::Fsqrt), "{built:?}");
    }
}
