//! Operations that promise what is so: of random operands most promises are broken.

use super::Kernel;
use arbitrary::{Result, Unstructured};
use irc_ir::builder::InstBuilder as _;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, Value};
use irc_ir::op::{ConvertFlags, IntCond, IntFlags, Opcode, Promise, Rounding, Word as _};
use irc_ir::types::{F32, I8, I16, I32, I64, Type};

impl Kernel {
    /// Appends an operation with a promise that holds, after what makes it so.
    pub(super) fn promise(&mut self, u: &mut Unstructured<'_>, block: Block) -> Result<()> {
        let ty = *u.choose(&[I8, I16, I32, I32, I32, I64])?;
        let (x, y) = (self.value(u, ty)?, self.value(u, ty)?);
        let mut cur = Cursor::at_end(&mut self.func, block);
        let made = match u.int_in_range(0..=6)? {
            6 => assumed(u, &mut cur, ty, x)?,
            0 => extended(u, &mut cur, ty, x)?,
            1 => {
                let half = positive(&mut cur, x);
                let how = ConvertFlags { nneg: true, ..ConvertFlags::rounded(Rounding::Rn) };
                cur.convert(Opcode::Utof, how, F32, half)
            }
            2 => apart(u, &mut cur, ty, [x, y])?,
            3 => {
                let by = cur.i32(u.int_in_range(0..=9)?);
                let up = cur.shl(x, by);
                let down = *u.choose(&[Opcode::Lshr, Opcode::Ashr])?;
                cur.binary_flags(down, IntFlags::only(Promise::Exact), up, by)
            }
            4 => divided(u, &mut cur, ty, x)?,
            _ => {
                let (x, y) = (positive(&mut cur, x), positive(&mut cur, y));
                let same = IntFlags::only(Promise::Samesign);
                let (a, b) = if u.arbitrary()? { (x, y) } else { (cur.not(x), cur.not(y)) };
                cur.icmp_flags(*u.choose(irc_ir::op::IntCond::ALL)?, same, a, b)
            }
        };
        self.known.push(made);
        Ok(())
    }
}

/// A number that is stated to be as small as it is.
fn assumed(u: &mut Unstructured<'_>, cur: &mut Cursor<'_>, ty: Type, x: Value) -> Result<Value> {
    let mask = cur.constant(ty, 15);
    let defined = cur.freeze(x);
    let small = cur.and(defined, mask);
    let (cond, bound) =
        *u.choose(&[(IntCond::Ult, 16), (IntCond::Sle, 15), (IntCond::Sge, 0), (IntCond::Ne, 16)])?;
    let bound = cur.constant(ty, bound);
    if u.arbitrary()? {
        let (least, end) = *u.choose(&[(0, 16), (u128::MAX, 16), (0, 64)])?;
        let (least, end) = (cur.constant(ty, least), cur.constant(ty, end));
        return Ok(cur.in_range(small, least, end));
    }
    let is_so = cur.icmp(cond, small, bound);
    cur.assume(is_so);
    Ok(small)
}

/// Half of a number, which is not negative.
fn positive(cur: &mut Cursor<'_>, x: Value) -> Value {
    let one = cur.i32(1);
    cur.lshr(x, one)
}

/// The zero-extension of a number that is not negative, of a sum of such, or what is below.
fn extended(u: &mut Unstructured<'_>, cur: &mut Cursor<'_>, ty: Type, x: Value) -> Result<Value> {
    let mut half = positive(cur, x);
    if u.arbitrary()? {
        let by = cur.constant(ty, u.int_in_range(0..=3u8)?.into());
        let two = cur.i32(2);
        half = cur.lshr(half, two);
        let opcode = *u.choose(&[Opcode::Add, Opcode::Mul])?;
        half = cur.binary_flags(opcode, IntFlags::only(Promise::Nsw), half, by);
    }
    Ok(match ty {
        I64 => cur.cast_flags(Opcode::Trunc, IntFlags::NONE, I32, half),
        _ => cur.cast_flags(Opcode::Zext, IntFlags::only(Promise::Nneg), I64, half),
    })
}

/// The sum of numbers that have no bit in common, written as an `or`.
fn apart(
    u: &mut Unstructured<'_>,
    cur: &mut Cursor<'_>,
    ty: Type,
    [x, y]: [Value; 2],
) -> Result<Value> {
    let mask: u128 = *u.choose(&[1, 3, 7, 0xf0, 0x7f])?;
    let (below, above) = (cur.constant(ty, mask), cur.constant(ty, !mask));
    let x = cur.and(x, above);
    let y = if u.arbitrary()? { cur.and(y, below) } else { cur.constant(ty, mask) };
    Ok(cur.binary_flags(Opcode::Or, IntFlags::only(Promise::Disjoint), x, y))
}

/// A multiple divided by what it is a multiple of.
fn divided(u: &mut Unstructured<'_>, cur: &mut Cursor<'_>, ty: Type, x: Value) -> Result<Value> {
    let half = cur.i32(ty.bits() as i32 / 2);
    let exact = IntFlags::only(Promise::Exact);
    if u.arbitrary()? {
        let small = cur.ashr(x, half);
        let by = *u.choose(&[1i32, 2, 3, 4, 7, -1, -2, -4, -5])?;
        let by = cur.constant(ty, i128::from(by) as u128);
        let product = cur.mul(small, by);
        return Ok(cur.binary_flags(Opcode::Sdiv, exact, product, by));
    }
    let small = cur.lshr(x, half);
    let by = cur.constant(ty, *u.choose(&[1u128, 2, 3, 4, 7, 8, 12])?);
    let product = cur.mul(small, by);
    Ok(cur.binary_flags(Opcode::Udiv, exact, product, by))
}
