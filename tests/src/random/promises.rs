//! Operations that promise what is so: of random operands most promises are broken.

use super::Body;
use arbitrary::Result;
use irc_ir::builder::InstBuilder as _;
use irc_ir::entity::Value;
use irc_ir::op::{ConvertFlags, IntCond, IntFlags, Opcode, Promise, Rounding, Word as _};
use irc_ir::types::{F32, I8, I16, I32, I64, Scalar, Type};

const I128: Type = Type::Scalar(Scalar::I128);

impl Body<'_, '_> {
    /// An operation with a promise that holds, after what makes it so.
    pub(super) fn promise(&mut self) -> Result<()> {
        let ty = *self.u.choose(&[I8, I16, I32, I32, I64, I64, I128])?;
        let (x, y) = (self.value(ty)?, self.value(ty)?);
        let made = match self.u.int_in_range(0..=6)? {
            6 => return self.assume(),
            0 => self.extended(ty, x)?,
            1 => {
                let half = self.positive(x);
                let how = ConvertFlags { nneg: true, ..ConvertFlags::rounded(Rounding::Rn) };
                self.cursor().convert(Opcode::Utof, how, F32, half)
            }
            2 => self.apart(ty, [x, y])?,
            3 => {
                let by = self.u.int_in_range(0..=9)?;
                let down = *self.u.choose(&[Opcode::Lshr, Opcode::Ashr])?;
                let mut cur = self.cursor();
                let by = cur.i32(by);
                let up = cur.shl(x, by);
                cur.binary_flags(down, IntFlags::only(Promise::Exact), up, by)
            }
            4 => self.divided(ty, x)?,
            _ => {
                let (x, y) = (self.positive(x), self.positive(y));
                let (negative, cond) = (self.u.arbitrary()?, *self.u.choose(IntCond::ALL)?);
                let mut cur = self.cursor();
                let (a, b) = if negative { (cur.not(x), cur.not(y)) } else { (x, y) };
                cur.icmp_flags(cond, IntFlags::only(Promise::Samesign), a, b)
            }
        };
        self.know(made);
        Ok(())
    }

    /// States what a number is below, or that it is or is not something else.
    fn assume(&mut self) -> Result<()> {
        let x = self.below(16)?;
        let (cond, bound) = *self.u.choose(&[
            (IntCond::Ult, 16),
            (IntCond::Ule, 15),
            (IntCond::Slt, 100),
            (IntCond::Sge, 0),
            (IntCond::Ne, 16),
            (IntCond::Sgt, -1),
        ])?;
        let (least, end) =
            *self.u.choose(&[(0, 16), (-3, 16), (0, -1), (0, i32::MIN), (-1, 20)])?;
        let states = self.u.arbitrary()?;
        let mut cur = self.cursor();
        let (bound, least, end) = (cur.i32(bound), cur.i32(least), cur.i32(end));
        let x = if states {
            let is_so = cur.icmp(cond, x, bound);
            cur.assume(is_so);
            x
        } else {
            cur.in_range(x, least, end)
        };
        self.know(x);
        Ok(())
    }

    /// Half of a number, which is not negative.
    fn positive(&mut self, x: Value) -> Value {
        let mut cur = self.cursor();
        let one = cur.i32(1);
        cur.lshr(x, one)
    }

    /// The zero-extension of a number that is not negative.
    fn extended(&mut self, ty: Type, x: Value) -> Result<Value> {
        let half = self.positive(x);
        let to = *self.u.choose(&[I16, I32, I64, I64, I128])?;
        if to.bits() <= ty.bits() {
            return Ok(half);
        }
        Ok(self.cursor().cast_flags(Opcode::Zext, IntFlags::only(Promise::Nneg), to, half))
    }

    /// The sum of numbers that have no bit in common, written as an `or`.
    fn apart(&mut self, ty: Type, [x, y]: [Value; 2]) -> Result<Value> {
        let (mask, is_constant): (u128, bool) =
            (*self.u.choose(&[1, 3, 7, 0xf0, 0x7f])?, self.u.arbitrary()?);
        let mut cur = self.cursor();
        let (below, above) = (cur.constant(ty, mask), cur.constant(ty, !mask));
        let x = cur.and(x, above);
        let y = if is_constant { below } else { cur.and(y, below) };
        Ok(cur.binary_flags(Opcode::Or, IntFlags::only(Promise::Disjoint), x, y))
    }

    /// A multiple divided by what it is a multiple of.
    fn divided(&mut self, ty: Type, x: Value) -> Result<Value> {
        let signed = self.u.arbitrary()?;
        let by = match signed {
            true => *self.u.choose(&[1i128, 2, 3, 4, 7, -1, -2, -4, -5])?,
            false => *self.u.choose(&[1i128, 2, 3, 4, 7, 8, 12])?,
        };
        let mut cur = self.cursor();
        let (half, by) = (cur.i32(ty.bits() as i32 / 2), cur.constant(ty, by as u128));
        let (shift, divide) =
            if signed { (Opcode::Ashr, Opcode::Sdiv) } else { (Opcode::Lshr, Opcode::Udiv) };
        let small = cur.binary(shift, x, half);
        let product = cur.mul(small, by);
        Ok(cur.binary_flags(divide, IntFlags::only(Promise::Exact), product, by))
    }
}
