//! Methods that make instructions, one for each operation, with result types from its row.

use super::operand::float_bits;
use super::{Misuse, Operand};
use crate::entity::{Block, FuncId, GlobalId, Inst, SigRef, StackSlot, Value};
use crate::function::Function;
use crate::op::{
    Arg, Args, AtomicOp, BarrierFlags, BulkFlags, ConvertFlags, FloatCond, FloatFlags, IntCond,
    IntFlags, Integral, MatchMode, MathFn, MathTier, MemFlags, Opcode, Order, Payload, ResultTypes,
    Rounding, Scope, ShflMode, SpecialReg, SwitchData, VoteMode, result_types,
};
use crate::types::{BF16, F16, F32, F64, I1, I8, I32, I64, Scalar, Space, Type};
use smallvec::SmallVec;

/// Makes instructions at a place that the implementor knows.
///
/// The methods take operands of the types that the row of the operation asks for; what is wrong is
/// found by the verifier, or is a misuse where no instruction can be made of it.
pub trait InstBuilder {
    /// The function that is being built.
    fn func(&mut self) -> &mut Function;

    /// Inserts an instruction with results of these types.
    #[track_caller]
    fn insert_inst(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        args: &[Value],
        results: &[Type],
    ) -> Inst;

    /// The type of a value, to find out the types of results.
    #[track_caller]
    fn value_type(&mut self, value: Value) -> Type {
        self.func().dfg.ty(value)
    }

    /// Notes that something was asked for that cannot be made.
    ///
    /// # Panics
    /// Unless the implementor keeps the error, as [`super::FunctionBuilder`] does.
    #[track_caller]
    fn misuse(&mut self, error: Misuse) {
        panic!("{error}");
    }

    /// Inserts an instruction whose result types follow from the controlling type `ctl`. If they do
    /// not, because the operands have types that the row does not allow, that is a misuse.
    #[track_caller]
    fn build(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        ctl: Option<Type>,
        args: &[Value],
    ) -> Inst {
        let payload = match payload {
            Payload::Mem(flags) => Payload::Mem(self.checked_align(opcode, flags, ctl)),
            Payload::Atomic(op, flags) => {
                Payload::Atomic(op, self.checked_align(opcode, flags, ctl))
            }
            payload => payload,
        };
        let first = args.first().map(|&arg| self.value_type(arg));
        match result_types(opcode, &payload, ctl, first) {
            Some(results) => self.insert_inst(opcode, payload, args, &results),
            None => {
                self.misuse(Misuse::ControllingType { opcode, ty: ctl });
                // It stands nowhere; who goes on has values to go on with.
                let results: ResultTypes = opcode.desc().results.iter().map(|_| I32).collect();
                self.func().dfg.make_inst(opcode, Payload::None, &[], &results)
            }
        }
    }

    /// The flags with the alignment of the type of the access, unless they say one.
    #[track_caller]
    fn checked_align(&mut self, opcode: Opcode, flags: MemFlags, ty: Option<Type>) -> MemFlags {
        if flags.align_log2 == MemFlags::NOT_ALIGNED {
            self.misuse(Misuse::Alignment { opcode });
        }
        match ty {
            Some(ty) if flags.align_log2 >= MemFlags::NOT_ALIGNED => {
                MemFlags { align_log2: ty.align().trailing_zeros() as u8, ..flags }
            }
            _ => flags,
        }
    }

    /// Like [`Self::build`], for an operation with one result.
    #[track_caller]
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
                self.misuse(Misuse::NoResult { opcode });
                self.poison(I32)
            }
        }
    }

    /// Like [`Self::build`], for an operation with two results whose first operand has the
    /// controlling type.
    #[track_caller]
    fn build2(&mut self, opcode: Opcode, payload: Payload, args: &[Value]) -> (Value, Value) {
        let ty = args.first().map(|&arg| self.value_type(arg));
        let inst = self.build(opcode, payload, ty, args);
        let mut results = self.func().dfg.results(inst);
        match (results.next(), results.next()) {
            (Some(first), Some(second)) => (first, second),
            _ => {
                self.misuse(Misuse::NoResult { opcode });
                let poison = self.poison(I32);
                (poison, poison)
            }
        }
    }

    super::constants::constants!();

    /// An operation of one operand, without promises; the operand has the controlling type.
    #[track_caller]
    fn unary(&mut self, opcode: Opcode, x: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(opcode, opcode.desc().payload.plain(), Some(ty), &[x])
    }

    /// An operation of two operands, without promises; the first has the controlling type.
    #[track_caller]
    fn binary(&mut self, opcode: Opcode, x: impl Operand, y: impl Operand) -> Value {
        self.binary_with(opcode, opcode.desc().payload.plain(), x, y)
    }

    /// An operation of two operands that carries this; the first has the controlling type.
    #[track_caller]
    fn binary_with(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        x: impl Operand,
        y: impl Operand,
    ) -> Value {
        let alike = matches!(opcode.desc().args, Args::Fixed([Arg::T, Arg::T]));
        let known = x.known_type(self);
        let known = if alike { known.or_else(|| y.known_type(self)) } else { known };
        let Some(ty) = known else {
            self.misuse(Misuse::NoOperandType { opcode });
            return self.poison(I32);
        };
        let x = x.into_value(self, ty);
        let y = y.into_value(self, if alike { ty } else { I32 });
        self.build1(opcode, payload, Some(ty), &[x, y])
    }

    /// An integer operation of two operands with promises.
    #[track_caller]
    fn binary_flags(
        &mut self,
        opcode: Opcode,
        flags: IntFlags,
        x: impl Operand,
        y: impl Operand,
    ) -> Value {
        self.binary_with(opcode, Payload::IntFlags(flags), x, y)
    }

    super::plain::plain_operations!();

    /// `x + number`.
    #[track_caller]
    fn add_imm(&mut self, x: Value, number: i64) -> Value {
        self.add(x, number)
    }

    /// An integer comparison with a number.
    #[track_caller]
    fn icmp_imm(&mut self, cond: IntCond, x: Value, number: i64) -> Value {
        self.icmp(cond, x, number)
    }

    /// `!x`, bit by bit.
    #[track_caller]
    fn not(&mut self, x: Value) -> Value {
        self.xor(x, -1)
    }

    /// `-x`.
    #[track_caller]
    fn neg(&mut self, x: Value) -> Value {
        self.sub(0, x)
    }

    /// `x + y + carry` and the carry out.
    #[track_caller]
    fn addc(&mut self, x: Value, y: impl Operand, carry: impl Operand) -> (Value, Value) {
        let ty = self.value_type(x);
        let (y, carry) = (y.into_value(self, ty), carry.into_value(self, I1));
        self.build2(Opcode::Addc, Payload::None, &[x, y, carry])
    }

    /// `x - y - borrow` and the borrow out.
    #[track_caller]
    fn subb(&mut self, x: Value, y: impl Operand, borrow: impl Operand) -> (Value, Value) {
        let ty = self.value_type(x);
        let (y, borrow) = (y.into_value(self, ty), borrow.into_value(self, I1));
        self.build2(Opcode::Subb, Payload::None, &[x, y, borrow])
    }

    /// A shift of two words: fshl, fshr. `amount` is an `i32`.
    #[track_caller]
    fn funnel(
        &mut self,
        opcode: Opcode,
        high: Value,
        low: impl Operand,
        amount: impl Operand,
    ) -> Value {
        let ty = self.value_type(high);
        let (low, amount) = (low.into_value(self, ty), amount.into_value(self, I32));
        self.build1(opcode, Payload::None, Some(ty), &[high, low, amount])
    }

    /// A bit field of `x`: ubfe, sbfe. `pos` and `len` are `i32`.
    #[track_caller]
    fn bfe(&mut self, opcode: Opcode, x: Value, pos: impl Operand, len: impl Operand) -> Value {
        let ty = self.value_type(x);
        let (pos, len) = (pos.into_value(self, I32), len.into_value(self, I32));
        self.build1(opcode, Payload::None, Some(ty), &[x, pos, len])
    }

    /// `into` with a bit field replaced by the low bits of `x`. `pos` and `len` are `i32`.
    #[track_caller]
    fn bfi(&mut self, x: Value, into: impl Operand, pos: impl Operand, len: impl Operand) -> Value {
        let ty = self.value_type(x);
        let into = into.into_value(self, ty);
        let (pos, len) = (pos.into_value(self, I32), len.into_value(self, I32));
        self.build1(Opcode::Bfi, Payload::None, Some(ty), &[x, into, pos, len])
    }

    /// A float operation of one operand.
    #[track_caller]
    fn float1(&mut self, opcode: Opcode, flags: FloatFlags, x: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(opcode, Payload::Float(flags), Some(ty), &[x])
    }

    /// A float operation of two operands.
    #[track_caller]
    fn float2(
        &mut self,
        opcode: Opcode,
        flags: FloatFlags,
        x: impl Operand,
        y: impl Operand,
    ) -> Value {
        self.binary_with(opcode, Payload::Float(flags), x, y)
    }

    /// `x * y + z`, rounded once as the flags say.
    #[track_caller]
    fn fma(&mut self, flags: FloatFlags, x: Value, y: impl Operand, z: impl Operand) -> Value {
        let ty = self.value_type(x);
        let (y, z) = (y.into_value(self, ty), z.into_value(self, ty));
        self.build1(Opcode::Fma, Payload::Float(flags), Some(ty), &[x, y, z])
    }

    /// A function of the math library.
    #[track_caller]
    fn math(&mut self, function: MathFn, tier: MathTier, args: &[Value]) -> Value {
        let ty = args.first().map(|&x| self.value_type(x));
        self.build1(Opcode::Math, Payload::Math(function, tier, false), ty, args)
    }

    /// `x` rounded to an integral value.
    #[track_caller]
    fn fround(&mut self, direction: Integral, x: Value) -> Value {
        let ty = self.value_type(x);
        self.build1(Opcode::Fround, Payload::Integral(direction, false), Some(ty), &[x])
    }

    /// An integer or address comparison.
    #[track_caller]
    fn icmp(&mut self, cond: IntCond, x: impl Operand, y: impl Operand) -> Value {
        self.icmp_flags(cond, IntFlags::NONE, x, y)
    }

    /// An integer or address comparison with a promise (`samesign`).
    #[track_caller]
    fn icmp_flags(
        &mut self,
        cond: IntCond,
        flags: IntFlags,
        x: impl Operand,
        y: impl Operand,
    ) -> Value {
        self.binary_with(Opcode::Icmp, Payload::IntCond(cond, flags), x, y)
    }

    /// A float comparison.
    #[track_caller]
    fn fcmp(&mut self, cond: FloatCond, x: impl Operand, y: impl Operand) -> Value {
        self.binary_with(Opcode::Fcmp, Payload::FloatCond(cond, false), x, y)
    }

    /// `x` where `cond` is true, else `y`.
    #[track_caller]
    fn select(&mut self, cond: Value, x: impl Operand, y: impl Operand) -> Value {
        let Some(ty) = x.known_type(self).or_else(|| y.known_type(self)) else {
            self.misuse(Misuse::NoOperandType { opcode: Opcode::Select });
            return self.poison(I32);
        };
        let (x, y) = (x.into_value(self, ty), y.into_value(self, ty));
        self.build1(Opcode::Select, Payload::None, Some(ty), &[cond, x, y])
    }

    /// A conversion to `to` without promises: zext, sext, trunc, bitcast, ptrtoint, inttoptr,
    /// addrcast.
    #[track_caller]
    fn cast(&mut self, opcode: Opcode, to: Type, x: Value) -> Value {
        self.build1(opcode, opcode.desc().payload.plain(), Some(to), &[x])
    }

    /// A conversion of integers with promises: zext (`nneg`), trunc (`nsw`, `nuw`).
    #[track_caller]
    fn cast_flags(&mut self, opcode: Opcode, flags: IntFlags, to: Type, x: Value) -> Value {
        self.build1(opcode, Payload::IntFlags(flags), Some(to), &[x])
    }

    /// `x` with zeros above.
    #[track_caller]
    fn zext(&mut self, to: Type, x: Value) -> Value {
        self.cast(Opcode::Zext, to, x)
    }

    /// `x` with copies of its sign above.
    #[track_caller]
    fn sext(&mut self, to: Type, x: Value) -> Value {
        self.cast(Opcode::Sext, to, x)
    }

    /// The low bits of `x`.
    #[track_caller]
    fn trunc(&mut self, to: Type, x: Value) -> Value {
        self.cast(Opcode::Trunc, to, x)
    }

    /// The bits of `x` as another type.
    #[track_caller]
    fn bitcast(&mut self, to: Type, x: Value) -> Value {
        self.cast(Opcode::Bitcast, to, x)
    }

    /// A conversion from or to floats: fcvt, ftos, ftou, stof, utof.
    #[track_caller]
    fn convert(&mut self, opcode: Opcode, flags: ConvertFlags, to: Type, x: Value) -> Value {
        self.build1(opcode, Payload::Convert(flags), Some(to), &[x])
    }

    /// The float `x` as another float type, to nearest.
    #[track_caller]
    fn fcvt(&mut self, to: Type, x: Value) -> Value {
        self.convert(Opcode::Fcvt, ConvertFlags::rounded(Rounding::Rn), to, x)
    }

    /// The float `x` as a signed integer, toward zero.
    #[track_caller]
    fn ftos(&mut self, to: Type, x: Value) -> Value {
        self.convert(Opcode::Ftos, ConvertFlags::rounded(Rounding::Rz), to, x)
    }

    /// The float `x` as an unsigned integer, toward zero.
    #[track_caller]
    fn ftou(&mut self, to: Type, x: Value) -> Value {
        self.convert(Opcode::Ftou, ConvertFlags::rounded(Rounding::Rz), to, x)
    }

    /// The signed integer `x` as a float, to nearest.
    #[track_caller]
    fn stof(&mut self, to: Type, x: Value) -> Value {
        self.convert(Opcode::Stof, ConvertFlags::rounded(Rounding::Rn), to, x)
    }

    /// The unsigned integer `x` as a float, to nearest.
    #[track_caller]
    fn utof(&mut self, to: Type, x: Value) -> Value {
        self.convert(Opcode::Utof, ConvertFlags::rounded(Rounding::Rn), to, x)
    }

    /// The address `x` as an `i64`.
    #[track_caller]
    fn ptrtoint(&mut self, x: Value) -> Value {
        self.cast(Opcode::Ptrtoint, I64, x)
    }

    /// The `i64` `x` as an address.
    #[track_caller]
    fn inttoptr(&mut self, space: Space, x: Value) -> Value {
        self.cast(Opcode::Inttoptr, Type::Ptr(space), x)
    }

    /// The address `x` in another space.
    #[track_caller]
    fn addrcast(&mut self, space: Space, x: Value) -> Value {
        self.cast(Opcode::Addrcast, Type::Ptr(space), x)
    }

    /// A vector of these lanes.
    #[track_caller]
    fn vbuild(&mut self, ty: Type, lanes: &[Value]) -> Value {
        self.build1(Opcode::Vbuild, Payload::None, Some(ty), lanes)
    }

    /// A vector with `x` in every lane.
    #[track_caller]
    fn splat(&mut self, ty: Type, x: impl Operand) -> Value {
        let x = x.into_value(self, ty.lane());
        self.build1(Opcode::Splat, Payload::None, Some(ty), &[x])
    }

    /// A lane of a vector.
    #[track_caller]
    fn extract(&mut self, x: Value, lane: u8) -> Value {
        let ty = self.value_type(x);
        self.build1(Opcode::Extract, Payload::Lane(lane), Some(ty), &[x])
    }

    /// A vector with one lane replaced.
    #[track_caller]
    fn insert_lane(&mut self, x: Value, elem: impl Operand, lane: u8) -> Value {
        let ty = self.value_type(x);
        let elem = elem.into_value(self, ty.lane());
        self.build1(Opcode::Insert, Payload::Lane(lane), Some(ty), &[x, elem])
    }

    /// A vector of type `ty` whose lane `i` is lane `lanes[i]` of `x` then `y`.
    #[track_caller]
    fn shuffle(&mut self, ty: Type, x: Value, y: Value, lanes: [u8; 8]) -> Value {
        self.build1(Opcode::Shuffle, Payload::Shuffle(lanes), Some(ty), &[x, y])
    }

    /// The address of a global of this space.
    #[track_caller]
    fn global_addr(&mut self, global: GlobalId, space: Space) -> Value {
        self.global_handle(global, Type::Ptr(space))
    }

    /// The handle of a global that is a texture, sampler or surface, of this type.
    #[track_caller]
    fn global_handle(&mut self, global: GlobalId, ty: Type) -> Value {
        let inst = self.insert_inst(Opcode::GlobalAddr, Payload::Global(global), &[], &[ty]);
        self.func().dfg.first_result(inst).expect("the row has a result")
    }

    /// The address of a stack slot.
    #[track_caller]
    fn slot_addr(&mut self, slot: StackSlot) -> Value {
        self.build1(Opcode::SlotAddr, Payload::Slot(slot), None, &[])
    }

    /// The address of the variable arguments of this call.
    #[track_caller]
    fn va_start(&mut self) -> Value {
        self.build1(Opcode::VaStart, Payload::None, None, &[])
    }

    /// Allocates bytes (an `i64`) on the stack until the function returns, at an alignment that is
    /// a power of two.
    #[track_caller]
    fn alloca(&mut self, size: impl Operand, align: u32) -> Value {
        if !align.is_power_of_two() {
            self.misuse(Misuse::Alignment { opcode: Opcode::Alloca });
        }
        let size = size.into_value(self, I64);
        let align = Payload::Align(align.trailing_zeros().min(31) as u8);
        self.build1(Opcode::Alloca, align, None, &[size])
    }

    /// The position of the top of the stack.
    #[track_caller]
    fn stacksave(&mut self) -> Value {
        self.build1(Opcode::Stacksave, Payload::None, None, &[])
    }

    /// Frees what was allocated since a position was saved.
    #[track_caller]
    fn stackrestore(&mut self, position: Value) -> Inst {
        self.build(Opcode::Stackrestore, Payload::None, None, &[position])
    }

    /// The address of a function.
    #[track_caller]
    fn func_addr(&mut self, func: FuncId) -> Value {
        self.build1(Opcode::FuncAddr, Payload::Func(func), None, &[])
    }

    /// `base + index * scale + offset`, in bytes.
    #[track_caller]
    fn ptradd(&mut self, base: Value, index: impl Operand, scale: u32, offset: i64) -> Value {
        self.ptradd_flags(IntFlags::NONE, base, index, scale, offset)
    }

    /// `base + index * scale + offset`, in bytes, with promises (`nusw`, `nuw`, `near`).
    #[track_caller]
    fn ptradd_flags(
        &mut self,
        flags: IntFlags,
        base: Value,
        index: impl Operand,
        scale: u32,
        offset: i64,
    ) -> Value {
        let index = index.into_value(self, I64);
        self.build1(Opcode::Ptradd, Payload::Scale(scale, offset, flags), None, &[base, index])
    }

    /// `base + offset`, in bytes.
    #[track_caller]
    fn ptr_offset(&mut self, base: Value, offset: i64) -> Value {
        self.ptr_offset_flags(IntFlags::NONE, base, offset)
    }

    /// `base + offset`, in bytes, with promises (`nusw`, `nuw`).
    #[track_caller]
    fn ptr_offset_flags(&mut self, flags: IntFlags, base: Value, offset: i64) -> Value {
        self.build1(Opcode::Ptradd, Payload::Scale(1, offset, flags), None, &[base])
    }

    /// The value at an address.
    #[track_caller]
    fn load(&mut self, ty: Type, flags: MemFlags, address: Value) -> Value {
        self.build1(Opcode::Load, Payload::Mem(flags), Some(ty), &[address])
    }

    /// Stores a value at an address.
    #[track_caller]
    fn store(&mut self, flags: MemFlags, value: Value, address: Value) -> Inst {
        let ty = self.value_type(value);
        self.build(Opcode::Store, Payload::Mem(flags), Some(ty), &[value, address])
    }

    /// Copies `size` (an `i64`) bytes.
    #[track_caller]
    fn memcpy(&mut self, flags: BulkFlags, dst: Value, src: Value, size: impl Operand) -> Inst {
        let size = size.into_value(self, I64);
        self.build(Opcode::Memcpy, Payload::Bulk(flags), None, &[dst, src, size])
    }

    /// Fills `size` (an `i64`) bytes with `byte`, an `i8`.
    #[track_caller]
    fn memset(
        &mut self,
        flags: BulkFlags,
        dst: Value,
        byte: impl Operand,
        size: impl Operand,
    ) -> Inst {
        let (byte, size) = (byte.into_value(self, I8), size.into_value(self, I64));
        self.build(Opcode::Memset, Payload::Bulk(flags), None, &[dst, byte, size])
    }

    /// An atomic read-modify-write; the old value. [`MemFlags::ordered`] says its order.
    #[track_caller]
    fn atomicrmw(&mut self, op: AtomicOp, flags: MemFlags, address: Value, value: Value) -> Value {
        let ty = self.value_type(value);
        self.build1(Opcode::Atomicrmw, Payload::Atomic(op, flags), Some(ty), &[address, value])
    }

    /// An atomic compare-and-exchange; the old value. [`MemFlags::ordered`] says its order.
    #[track_caller]
    fn cmpxchg(
        &mut self,
        flags: MemFlags,
        address: Value,
        expected: impl Operand,
        new: Value,
    ) -> Value {
        let ty = self.value_type(new);
        let expected = expected.into_value(self, ty);
        self.build1(Opcode::Cmpxchg, Payload::Mem(flags), Some(ty), &[address, expected, new])
    }

    /// A fence.
    #[track_caller]
    fn fence(&mut self, order: Order, scope: Scope) -> Inst {
        self.build(Opcode::Fence, Payload::Fence(order, scope), None, &[])
    }

    /// The value of a special register.
    #[track_caller]
    fn sreg(&mut self, reg: SpecialReg) -> Value {
        self.build1(Opcode::Sreg, Payload::Special(reg), None, &[])
    }

    /// The values of several special registers.
    #[track_caller]
    fn sregs<const N: usize>(&mut self, regs: [SpecialReg; N]) -> [Value; N] {
        regs.map(|reg| self.sreg(reg))
    }

    /// The index of the thread in the grid, x: `ctaid.x * ntid.x + tid.x`.
    #[track_caller]
    fn thread_index_x(&mut self) -> Value {
        let (cta, size) = (self.sreg(SpecialReg::CtaidX), self.sreg(SpecialReg::NtidX));
        let first = self.mul(cta, size);
        let tid = self.sreg(SpecialReg::TidX);
        self.add(first, tid)
    }

    /// Waits for the threads of the CTA, each of which may come from another place.
    #[track_caller]
    fn barrier(&mut self) -> Inst {
        self.build(Opcode::Barrier, Payload::Barrier(BarrierFlags::default()), None, &[])
    }

    /// Waits for the threads of the CTA, whose warps come together: CUDA's `__syncthreads()`.
    #[track_caller]
    fn barrier_aligned(&mut self) -> Inst {
        self.build(Opcode::Barrier, Payload::Barrier(BarrierFlags { aligned: true }), None, &[])
    }

    /// Waits at barrier `id` (an `i32`) for `threads` (an `i32`) threads, else for all of the CTA.
    #[track_caller]
    fn barrier_at(
        &mut self,
        flags: BarrierFlags,
        id: impl Operand,
        threads: Option<Value>,
    ) -> Inst {
        let id = id.into_value(self, I32);
        let payload = Payload::Barrier(flags);
        match threads {
            Some(threads) => self.build(Opcode::Barrier, payload, None, &[id, threads]),
            None => self.build(Opcode::Barrier, payload, None, &[id]),
        }
    }

    /// Waits for the lanes of the mask, an `i32`.
    #[track_caller]
    fn syncwarp(&mut self, mask: impl Operand) -> Inst {
        let mask = mask.into_value(self, I32);
        self.build(Opcode::Syncwarp, Payload::None, None, &[mask])
    }

    /// The value of another lane, and whether that lane is in range.
    #[track_caller]
    fn shfl(
        &mut self,
        mode: ShflMode,
        value: Value,
        lane: impl Operand,
        clamp: impl Operand,
        mask: impl Operand,
    ) -> (Value, Value) {
        let (lane, clamp) = (lane.into_value(self, I32), clamp.into_value(self, I32));
        let mask = mask.into_value(self, I32);
        self.build2(Opcode::Shfl, Payload::Shfl(mode), &[value, lane, clamp, mask])
    }

    /// What the lanes of the mask say together.
    #[track_caller]
    fn vote(&mut self, mode: VoteMode, pred: Value, mask: impl Operand) -> Value {
        let mask = mask.into_value(self, I32);
        self.build1(Opcode::Vote, Payload::Vote(mode), None, &[pred, mask])
    }

    /// The lanes of the mask with the same value.
    #[track_caller]
    fn warp_match(&mut self, mode: MatchMode, value: Value, mask: impl Operand) -> Value {
        let ty = self.value_type(value);
        let mask = mask.into_value(self, I32);
        self.build1(Opcode::Match, Payload::Match(mode), Some(ty), &[value, mask])
    }

    /// Goes to a block.
    #[track_caller]
    fn br(&mut self, block: Block, args: &[Value]) -> Inst {
        let target = self.func().dfg.block_call(block, args);
        self.build(Opcode::Br, Payload::Jump(target), None, &[])
    }

    /// Goes to `then` where `cond` is true, else to `other`.
    #[track_caller]
    fn condbr(&mut self, cond: Value, then: (Block, &[Value]), other: (Block, &[Value])) -> Inst {
        let dfg = &mut self.func().dfg;
        let targets = [dfg.block_call(then.0, then.1), dfg.block_call(other.0, other.1)];
        self.build(Opcode::Condbr, Payload::Branch(targets), None, &[cond])
    }

    /// Goes to the block of the case that equals `value`, else to `default`.
    #[track_caller]
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
    #[track_caller]
    fn ret(&mut self, result: Option<Value>) -> Inst {
        self.build(Opcode::Ret, Payload::None, None, result.as_slice())
    }

    /// Returns from a function with these results.
    #[track_caller]
    fn ret_values(&mut self, results: &[Value]) -> Inst {
        self.build(Opcode::Ret, Payload::None, None, results)
    }

    /// `x`, known to be `least` or above and below `end`, counted from `least` modulo 2^n.
    #[track_caller]
    fn in_range(&mut self, x: Value, least: impl Operand, end: impl Operand) -> Value {
        let ty = self.value_type(x);
        let (least, end) = (least.into_value(self, ty), end.into_value(self, ty));
        self.build1(Opcode::InRange, Payload::None, Some(ty), &[x, least, end])
    }

    /// States that a condition is true.
    #[track_caller]
    fn assume(&mut self, condition: Value) -> Inst {
        self.build(Opcode::Assume, Payload::None, None, &[condition])
    }

    /// Says that control never comes here.
    #[track_caller]
    fn unreachable(&mut self) -> Inst {
        self.build(Opcode::Unreachable, Payload::None, None, &[])
    }

    /// Ends the program with an error.
    #[track_caller]
    fn trap(&mut self) -> Inst {
        self.build(Opcode::Trap, Payload::None, None, &[])
    }

    /// Calls a function whose result has this type; the result, if there is one.
    #[track_caller]
    fn call(&mut self, callee: FuncId, result: Option<Type>, args: &[Value]) -> Option<Value> {
        let inst = self.insert_inst(Opcode::Call, Payload::Func(callee), args, result.as_slice());
        self.func().dfg.first_result(inst)
    }

    /// Calls the function at the address `callee`, a generic pointer; the result, if the signature
    /// has one. Of several it is the first.
    #[track_caller]
    fn call_indirect(&mut self, sig: SigRef, callee: Value, args: &[Value]) -> Option<Value> {
        self.call_indirect_results(sig, callee, args).first().copied()
    }

    /// The same with all results.
    #[track_caller]
    fn call_indirect_results(
        &mut self,
        sig: SigRef,
        callee: Value,
        args: &[Value],
    ) -> SmallVec<[Value; 1]> {
        let Some(signature) = self.func().dfg.signatures.get(sig) else {
            self.misuse(Misuse::UnknownSignature { sig });
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
