//! Arithmetic, comparison, conversion and moves.

use super::{one, three, two, typed};
use crate::IntoOperand;
use crate::inst::{Inst, Operand, Register};
use crate::isa::{Approx, BoolOp, Compare, MulPart, PtxType, Rounding, RowId, rows};
use crate::isa::{ShiftDirection, ShiftMode, Space, TestClass, To};
use smallvec::smallvec;

use PtxType::{B32, BF16, F32, Pred, TF32, U64};

/// Chooses between the integer and the floating-point row of a mnemonic.
fn by_kind(ty: PtxType, int: RowId, float: RowId) -> RowId {
    if ty.is_float() { float } else { int }
}

/// `add`: integer or float by the type.
pub fn add<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(by_kind(ty, rows::ADD_INT, rows::ADD_FLOAT), ty, d, a, b)
}

/// `sub`: integer or float by the type.
pub fn sub<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(by_kind(ty, rows::SUB_INT, rows::SUB_FLOAT), ty, d, a, b)
}

/// `mul` of floats.
pub fn mul<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::MUL_FLOAT, ty, d, a, b)
}

/// `mul.lo` of integers.
pub fn mul_lo<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::MUL_INT, ty, d, a, b).with(MulPart::Lo)
}

/// `mul.hi` of integers.
pub fn mul_hi<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::MUL_INT, ty, d, a, b).with(MulPart::Hi)
}

/// `mul.wide` of integers.
pub fn mul_wide<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::MUL_INT, ty, d, a, b).with(MulPart::Wide)
}

/// `mad.lo` of integers.
pub fn mad_lo<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: impl IntoOperand<R>,
) -> Inst<R> {
    three(rows::MAD_INT, ty, d, a, b, c).with(MulPart::Lo)
}

/// `mad.hi` of integers.
pub fn mad_hi<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: impl IntoOperand<R>,
) -> Inst<R> {
    three(rows::MAD_INT, ty, d, a, b, c).with(MulPart::Hi)
}

/// `mad.wide` of integers.
pub fn mad_wide<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: impl IntoOperand<R>,
) -> Inst<R> {
    three(rows::MAD_INT, ty, d, a, b, c).with(MulPart::Wide)
}

/// `fma` with its rounding.
pub fn fma<R: Register>(
    rounding: Rounding,
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: impl IntoOperand<R>,
) -> Inst<R> {
    three(rows::FMA, ty, d, a, b, c).with(rounding)
}

/// `div` of integers.
pub fn div<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::DIV_INT, ty, d, a, b)
}

/// `div` of floats with its rounding.
pub fn div_float<R: Register>(
    rounding: Rounding,
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::DIV_FLOAT, ty, d, a, b).with(rounding)
}

/// `div.approx` or `div.full` of f32.
pub fn div_approx<R: Register>(
    approx: Approx,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::DIV_APPROX, F32, d, a, b).with(approx)
}

/// `rem` of integers.
pub fn rem<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::REM_INT, ty, d, a, b)
}

/// `abs`: integer or float by the type.
pub fn abs<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(by_kind(ty, rows::ABS_INT, rows::ABS_FLOAT), ty, d, a)
}

/// `neg`: integer or float by the type.
pub fn neg<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(by_kind(ty, rows::NEG_INT, rows::NEG_FLOAT), ty, d, a)
}

/// `min`: integer or float by the type.
pub fn min<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(by_kind(ty, rows::MIN_INT, rows::MIN_FLOAT), ty, d, a, b)
}

/// `max`: integer or float by the type.
pub fn max<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(by_kind(ty, rows::MAX_INT, rows::MAX_FLOAT), ty, d, a, b)
}

/// `popc` of b32 or b64 into u32.
pub fn popc<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::POPC, ty, d, a)
}

/// `clz` of b32 or b64 into u32.
pub fn clz<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::CLZ, ty, d, a)
}

/// `brev` of b32 or b64.
pub fn brev<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::BREV, ty, d, a)
}

/// `bfind` into u32.
pub fn bfind<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::BFIND, ty, d, a)
}

/// `bfe`: `len` bits of `a` from `pos` up.
pub fn bfe<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    pos: impl IntoOperand<R>,
    len: impl IntoOperand<R>,
) -> Inst<R> {
    three(rows::BFE, ty, d, a, pos, len)
}

/// `bfi`: `len` bits of `a` into `b` from `pos` up.
pub fn bfi<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    pos: impl IntoOperand<R>,
    len: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = smallvec![
        Operand::Reg(d),
        a.into_operand(),
        b.into_operand(),
        pos.into_operand(),
        len.into_operand()
    ];
    typed(rows::BFI, ty, operands)
}

/// `add.cc`: writes the carry.
pub fn add_cc<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::ADD_CC, ty, d, a, b)
}

/// `addc`: reads the carry.
pub fn addc<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::ADDC, ty, d, a, b)
}

/// `addc.cc`: reads and writes the carry.
pub fn addc_cc<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::ADDC_CC, ty, d, a, b)
}

/// `sub.cc`: writes the borrow.
pub fn sub_cc<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::SUB_CC, ty, d, a, b)
}

/// `subc`: reads the borrow.
pub fn subc<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::SUBC, ty, d, a, b)
}

/// `subc.cc`: reads and writes the borrow.
pub fn subc_cc<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::SUBC_CC, ty, d, a, b)
}

/// `mad.{lo,hi}.cc`.
pub fn mad_cc<R: Register>(
    part: MulPart,
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: impl IntoOperand<R>,
) -> Inst<R> {
    three(rows::MAD_CC, ty, d, a, b, c).with(part)
}

/// `madc.{lo,hi}`.
pub fn madc<R: Register>(
    part: MulPart,
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: impl IntoOperand<R>,
) -> Inst<R> {
    three(rows::MADC, ty, d, a, b, c).with(part)
}

/// `madc.{lo,hi}.cc`.
pub fn madc_cc<R: Register>(
    part: MulPart,
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: impl IntoOperand<R>,
) -> Inst<R> {
    three(rows::MADC_CC, ty, d, a, b, c).with(part)
}

/// `rcp` with its rounding.
pub fn rcp<R: Register>(rounding: Rounding, ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::RCP, ty, d, a).with(rounding)
}

/// `sqrt` with its rounding.
pub fn sqrt<R: Register>(rounding: Rounding, ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::SQRT, ty, d, a).with(rounding)
}

/// `rcp.approx`.
pub fn rcp_approx<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::RCP_APPROX, ty, d, a).with(Approx::Approx)
}

/// `sqrt.approx`.
pub fn sqrt_approx<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::SQRT_APPROX, ty, d, a).with(Approx::Approx)
}

/// `rsqrt.approx`.
pub fn rsqrt_approx<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::RSQRT, ty, d, a).with(Approx::Approx)
}

/// `sin.approx`.
pub fn sin_approx<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::SIN, ty, d, a).with(Approx::Approx)
}

/// `cos.approx`.
pub fn cos_approx<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::COS, ty, d, a).with(Approx::Approx)
}

/// `lg2.approx`.
pub fn lg2_approx<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::LG2, ty, d, a).with(Approx::Approx)
}

/// `ex2.approx`.
pub fn ex2_approx<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::EX2, ty, d, a).with(Approx::Approx)
}

/// `tanh.approx`.
pub fn tanh_approx<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::TANH, ty, d, a).with(Approx::Approx)
}

/// `copysign`: the magnitude of `b` with the sign of `a`.
pub fn copysign<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::COPYSIGN, ty, d, a, b)
}

/// `testp`: whether `a` is of a class.
pub fn testp<R: Register>(class: TestClass, ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::TESTP, ty, d, a).with(class)
}

/// `and` of predicates or bits.
pub fn and<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::AND, ty, d, a, b)
}

/// `or` of predicates or bits.
pub fn or<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::OR, ty, d, a, b)
}

/// `xor` of predicates or bits.
pub fn xor<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::XOR, ty, d, a, b)
}

/// `not` of predicates or bits.
pub fn not<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::NOT, ty, d, a)
}

/// `lop3.b32` with its table.
pub fn lop3<R: Register>(
    lut: u8,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = smallvec![
        Operand::Reg(d),
        a.into_operand(),
        b.into_operand(),
        c.into_operand(),
        Operand::Int(i64::from(lut))
    ];
    typed(rows::LOP3, B32, operands)
}

/// `shl` of bits by a u32.
pub fn shl<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::SHL, ty, d, a, b)
}

/// `shr` of bits, unsigned or signed by the type, by a u32.
pub fn shr<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::SHR, ty, d, a, b)
}

/// `shf`: a funnel shift of `b:a` by `c`.
pub fn shf<R: Register>(
    direction: ShiftDirection,
    mode: ShiftMode,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: impl IntoOperand<R>,
) -> Inst<R> {
    three(rows::SHF, B32, d, a, b, c).with(direction).with(mode)
}

/// `setp`: compares into a predicate.
pub fn setp<R: Register>(
    compare: Compare,
    ty: PtxType,
    p: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = smallvec![Operand::Reg(p), Operand::Omitted, a.into_operand(), b.into_operand()];
    typed(rows::SETP, ty, operands).with(compare)
}

/// `setp` that combines its result with `c`, a predicate that may be negated.
pub fn setp_bool<R: Register>(
    compare: Compare,
    op: BoolOp,
    ty: PtxType,
    p: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: Operand<R>,
) -> Inst<R> {
    let mut inst = setp(compare, ty, p, a, b).with(op);
    inst.operands.push(c);
    inst
}

/// `selp`: `a` where the predicate holds, else `b`.
pub fn selp<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    p: R,
) -> Inst<R> {
    three(rows::SELP, ty, d, a, b, p)
}

/// `cvt` from the type `from` to the type `to`; the types choose the row.
pub fn cvt<R: Register>(to: PtxType, from: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    let row = conversion(to, from);
    Inst::new(row, smallvec![Operand::Reg(d), a.into_operand()]).with_type(0, to).with_type(1, from)
}

/// `cvt` of two f32 to a packed pair; `a` becomes the upper half.
pub fn cvt_pack<R: Register>(
    rounding: Rounding,
    to: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    let row = match to {
        PtxType::F16x2 | PtxType::BF16x2 => rows::CVT_PACK_HALF,
        PtxType::UE8M0x2 | PtxType::UE5M3x2 => rows::CVT_PACK_SCALE,
        _ => rows::CVT_PACK_NARROW,
    };
    two(row, to, d, a, b).with_type(1, F32).with(rounding)
}

/// `cvta`: from the space to generic, 64-bit.
pub fn cvta<R: Register>(space: Space, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::CVTA, U64, d, a).with(space)
}

/// `cvta.to`: from generic to the space, 64-bit.
pub fn cvta_to<R: Register>(space: Space, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    one(rows::CVTA, U64, d, a).with(space).with(To::To)
}

/// `mov` of a register, immediate, symbol or special register.
pub fn mov<R: Register>(ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    let row = if ty == Pred { rows::MOV_PRED } else { rows::MOV };
    one(row, ty, d, a)
}

/// `mov` that packs several registers into one.
pub fn mov_pack<R: Register>(ty: PtxType, d: R, parts: impl IntoIterator<Item = R>) -> Inst<R> {
    typed(rows::MOV, ty, smallvec![Operand::Reg(d), Operand::regs(parts)])
}

/// `mov` that unpacks one register into several; an element may be the sink.
pub fn mov_unpack<R: Register>(
    ty: PtxType,
    parts: impl IntoIterator<Item = Operand<R>>,
    a: R,
) -> Inst<R> {
    typed(rows::MOV, ty, smallvec![Operand::list(parts), Operand::Reg(a)])
}

/// `prmt.b32` with a selector for each byte.
pub fn prmt<R: Register>(
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    selector: impl IntoOperand<R>,
) -> Inst<R> {
    three(rows::PRMT, B32, d, a, b, selector)
}

/// `isspacep`: whether a generic address lies in the space.
pub fn isspacep<R: Register>(space: Space, p: R, a: impl IntoOperand<R>) -> Inst<R> {
    Inst::new(rows::ISSPACEP, smallvec![Operand::Reg(p), a.into_operand()]).with(space)
}

/// The row that converts between two types.
fn conversion(to: PtxType, from: PtxType) -> RowId {
    match (to.is_float(), from.is_float()) {
        (false, false) => rows::CVT_INT,
        (false, true) if from == BF16 => rows::CVT_BF16_TO_INT,
        (false, true) => rows::CVT_FLOAT_TO_INT,
        (true, false) if to == BF16 => rows::CVT_INT_TO_BF16,
        (true, false) => rows::CVT_INT_TO_FLOAT,
        (true, true) if to == TF32 => rows::CVT_TF32,
        (true, true) => rows::CVT_FLOAT,
    }
}
