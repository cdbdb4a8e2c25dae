//! Functions that make instructions, one for each mnemonic that selection uses.
//!
//! Types choose the row: `add(U32, d, a, b)` and `add(F32, d, a, b)` are different rows of the
//! same mnemonic. Modifiers follow: `add(F32, d, a, b).with(Rounding::Rn)`; a word that the row
//! does not take is caught by a debug assertion, a word that does not exist does not compile.

use super::inst::{Address, Inst, IntoOperand, Label, Operand, Operands, Register, Symbol};
use crate::isa::{
    Approx, AtomOp, BarrierLevel, BoolOp, Compare, MatchMode, MulPart, NoFtz, NonCoherent, Order,
    PtxType, ReduceOp, Rounding, RowId, Scope, ShiftDirection, ShiftMode, ShuffleMode, Space,
    TestClass, To, Vector, VoteMode, rows,
};
use smallvec::smallvec;

use PtxType::{B32, BF16, F16, F16x2, F32, Pred, TF32, U32, U64};

/// An instruction of a row with one type.
pub fn typed<R: Register>(row: RowId, ty: PtxType, operands: Operands<R>) -> Inst<R> {
    Inst::new(row, operands).with_type(0, ty)
}

fn one<R: Register>(row: RowId, ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    typed(row, ty, smallvec![Operand::Reg(d), a.into_operand()])
}

fn two<R: Register>(
    row: RowId,
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    typed(row, ty, smallvec![Operand::Reg(d), a.into_operand(), b.into_operand()])
}

fn three<R: Register>(
    row: RowId,
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = smallvec![Operand::Reg(d), a.into_operand(), b.into_operand(), c.into_operand()];
    typed(row, ty, operands)
}

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
        _ => rows::CVT_PACK_FP8,
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

/// `ld`: one register for a scalar, several for a vector.
pub fn ld<R: Register>(
    space: Option<Space>,
    ty: PtxType,
    regs: &[R],
    address: Address<R>,
) -> Inst<R> {
    load(rows::LD, ty, regs, address).with_some(space)
}

/// `ld.global.nc`: one register for a scalar, several for a vector.
pub fn ld_nc<R: Register>(ty: PtxType, regs: &[R], address: Address<R>) -> Inst<R> {
    load(rows::LD_NC, ty, regs, address).with(NonCoherent::Nc)
}

fn load<R: Register>(row: RowId, ty: PtxType, regs: &[R], address: Address<R>) -> Inst<R> {
    typed(row, ty, smallvec![elements(regs), Operand::Address(address)])
        .with_some(vector(regs.len()))
}

/// `st` of one value.
pub fn st<R: Register>(
    space: Option<Space>,
    ty: PtxType,
    address: Address<R>,
    value: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = smallvec![Operand::Address(address), value.into_operand()];
    typed(rows::ST, ty, operands).with_some(space)
}

/// `st` of a vector of registers (one register is a scalar).
pub fn st_vector<R: Register>(
    space: Option<Space>,
    ty: PtxType,
    address: Address<R>,
    regs: &[R],
) -> Inst<R> {
    let operands = smallvec![Operand::Address(address), elements(regs)];
    typed(rows::ST, ty, operands).with_some(space).with_some(vector(regs.len()))
}

/// One register alone, several in braces.
fn elements<R: Register>(regs: &[R]) -> Operand<R> {
    match regs {
        [reg] => Operand::Reg(*reg),
        _ => Operand::regs(regs.iter().copied()),
    }
}

/// The vector part for so many elements.
fn vector(len: usize) -> Option<Vector> {
    debug_assert!(matches!(len, 1 | 2 | 4 | 8), "no vector has {len} elements");
    match len {
        2 => Some(Vector::V2),
        4 => Some(Vector::V4),
        8 => Some(Vector::V8),
        _ => None,
    }
}

/// `atom`: the old value goes to `d`. Halves get `.noftz`, which they need.
pub fn atom<R: Register>(
    op: AtomOp,
    space: Option<Space>,
    ty: PtxType,
    d: R,
    address: Address<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = smallvec![Operand::Reg(d), Operand::Address(address), b.into_operand()];
    typed(rows::ATOM, ty, operands).with(op).with_some(space).with_some(no_ftz(ty))
}

/// `atom.cas`: writes `new` if the old value is `expected`.
pub fn atom_cas<R: Register>(
    space: Option<Space>,
    ty: PtxType,
    d: R,
    address: Address<R>,
    expected: impl IntoOperand<R>,
    new: impl IntoOperand<R>,
) -> Inst<R> {
    let mut inst = atom(AtomOp::Cas, space, ty, d, address, expected);
    inst.operands.push(new.into_operand());
    inst
}

/// `red`: an atomic operation whose old value nobody wants.
pub fn red<R: Register>(
    op: AtomOp,
    space: Option<Space>,
    ty: PtxType,
    address: Address<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = smallvec![Operand::Address(address), b.into_operand()];
    typed(rows::RED, ty, operands).with(op).with_some(space).with_some(no_ftz(ty))
}

fn no_ftz(ty: PtxType) -> Option<NoFtz> {
    matches!(ty, F16 | F16x2 | BF16 | PtxType::BF16x2).then_some(NoFtz::NoFtz)
}

/// `fence`: with `Order::Sc` or `Order::AcqRel` and so on.
pub fn fence<R: Register>(order: Order, scope: Scope) -> Inst<R> {
    Inst::new(rows::FENCE, smallvec![]).with(order).with(scope)
}

/// `membar`, for targets before sm_70.
pub fn membar<R: Register>(level: BarrierLevel) -> Inst<R> {
    Inst::new(rows::MEMBAR, smallvec![]).with(level)
}

/// `bar.sync`, of all threads or of so many.
pub fn bar_sync<R: Register>(barrier: impl IntoOperand<R>, threads: Option<Operand<R>>) -> Inst<R> {
    let mut operands: Operands<R> = smallvec![barrier.into_operand()];
    operands.extend(threads);
    Inst::new(rows::BAR_SYNC, operands)
}

/// `barrier.sync`, which needs no converged warps.
pub fn barrier_sync<R: Register>(
    barrier: impl IntoOperand<R>,
    threads: Option<Operand<R>>,
) -> Inst<R> {
    let mut operands: Operands<R> = smallvec![barrier.into_operand()];
    operands.extend(threads);
    Inst::new(rows::BARRIER_SYNC, operands)
}

/// `bar.red.and.pred` or `bar.red.or.pred` of all threads; the predicate may be negated.
pub fn bar_red<R: Register>(
    op: ReduceOp,
    d: R,
    barrier: impl IntoOperand<R>,
    p: Operand<R>,
) -> Inst<R> {
    let operands = smallvec![Operand::Reg(d), barrier.into_operand(), Operand::Omitted, p];
    typed(rows::BAR_RED, Pred, operands).with(op)
}

/// `bar.red.popc.u32` of all threads; the predicate may be negated.
pub fn bar_red_popc<R: Register>(d: R, barrier: impl IntoOperand<R>, p: Operand<R>) -> Inst<R> {
    let operands = smallvec![Operand::Reg(d), barrier.into_operand(), Operand::Omitted, p];
    typed(rows::BAR_RED_POPC, U32, operands).with(ReduceOp::Popc)
}

/// `bar.warp.sync`.
pub fn bar_warp_sync<R: Register>(mask: impl IntoOperand<R>) -> Inst<R> {
    Inst::new(rows::BAR_WARP_SYNC, smallvec![mask.into_operand()])
}

/// `shfl.sync.b32`; `p` is set where the source lane is in range.
pub fn shfl_sync<R: Register>(
    mode: ShuffleMode,
    d: R,
    p: Option<R>,
    a: impl IntoOperand<R>,
    lane: impl IntoOperand<R>,
    clamp: impl IntoOperand<R>,
    mask: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = Operands::from_vec(vec![
        Operand::Reg(d),
        p.map_or(Operand::Omitted, Operand::Reg),
        a.into_operand(),
        lane.into_operand(),
        clamp.into_operand(),
        mask.into_operand(),
    ]);
    typed(rows::SHFL_SYNC, B32, operands).with(mode)
}

/// `vote.sync`: `.ballot` into a b32, the others into a predicate. `a` may be negated.
pub fn vote_sync<R: Register>(
    mode: VoteMode,
    d: R,
    a: Operand<R>,
    mask: impl IntoOperand<R>,
) -> Inst<R> {
    let (row, ty) = match mode {
        VoteMode::Ballot => (rows::VOTE_BALLOT_SYNC, B32),
        _ => (rows::VOTE_SYNC, Pred),
    };
    typed(row, ty, smallvec![Operand::Reg(d), a, mask.into_operand()]).with(mode)
}

/// `match.any.sync` of b32 or b64.
pub fn match_any<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    mask: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::MATCH_ANY, ty, d, a, mask).with(MatchMode::Any)
}

/// `match.all.sync` of b32 or b64; `p` is set if all are equal.
pub fn match_all<R: Register>(
    ty: PtxType,
    d: R,
    p: Option<R>,
    a: impl IntoOperand<R>,
    mask: impl IntoOperand<R>,
) -> Inst<R> {
    let p = p.map_or(Operand::Omitted, Operand::Reg);
    typed(rows::MATCH_ALL, ty, smallvec![Operand::Reg(d), p, a.into_operand(), mask.into_operand()])
        .with(MatchMode::All)
}

/// `activemask.b32`.
pub fn activemask<R: Register>(d: R) -> Inst<R> {
    typed(rows::ACTIVEMASK, B32, smallvec![Operand::Reg(d)])
}

/// `redux.sync` of u32, s32 or b32.
pub fn redux_sync<R: Register>(
    op: ReduceOp,
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    mask: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::REDUX, ty, d, a, mask).with(op)
}

/// `bra`.
pub fn bra<R: Register>(target: Label) -> Inst<R> {
    Inst::new(rows::BRA, smallvec![Operand::Label(target)])
}

/// `brx.idx` over a `.branchtargets` list.
pub fn brx_idx<R: Register>(index: impl IntoOperand<R>, targets: Symbol) -> Inst<R> {
    Inst::new(rows::BRX_IDX, smallvec![index.into_operand(), Operand::Symbol(targets, 0)])
}

/// `call` of a function by name, or of a register with the name of a prototype or target list.
pub fn call<R: Register>(
    results: Option<Operand<R>>,
    callee: impl IntoOperand<R>,
    params: Option<Operand<R>>,
    prototype: Option<Symbol>,
) -> Inst<R> {
    let mut operands = smallvec![results.unwrap_or(Operand::Omitted), callee.into_operand()];
    if params.is_some() || prototype.is_some() {
        operands.push(params.unwrap_or(Operand::Omitted));
    }
    operands.extend(prototype.map(|name| Operand::Symbol(name, 0)));
    Inst::new(rows::CALL, operands)
}

/// `ret`.
pub fn ret<R: Register>() -> Inst<R> {
    Inst::new(rows::RET, smallvec![])
}

/// `exit`.
pub fn exit<R: Register>() -> Inst<R> {
    Inst::new(rows::EXIT, smallvec![])
}

/// `trap`.
pub fn trap<R: Register>() -> Inst<R> {
    Inst::new(rows::TRAP, smallvec![])
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
