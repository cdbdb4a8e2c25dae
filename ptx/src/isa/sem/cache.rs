//! What programs see of caches: lines that they give up, and policies, which are opaque. PTX ISA
//! 9.7.9.17 and 9.7.9.18.

use super::{Access, Fault, Form, Machine, Step, Values, copy};
use crate::isa::modifiers::*;

const LINE: u32 = 128;

/// What was in the line is lost.
pub(in crate::isa) fn discard(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let access = Access::weak(form.get(), v.scalars[0] as u64);
    copy::check_aligned(access.address, LINE)?;
    m.undefine(access, LINE)?;
    Ok(Step::Done)
}

/// A policy of these priorities; what else describes it goes into the lower bits.
fn policy(form: &Form, rest: u64) -> u128 {
    let primary = form.get::<PrimaryPriority>().map_or(0, |p| u64::from(p.code()));
    let secondary = form.get::<SecondaryPriority>().map_or(0, |p| u64::from(p.code()));
    u128::from(primary << 60 | secondary << 56 | rest)
}

pub(in crate::isa) fn policy_of_range(
    form: &Form,
    v: &mut Values,
    _: &mut dyn Machine,
) -> Result<Step, Fault> {
    let (primary, total) = (v.scalars[2] as u32, v.scalars[3] as u32);
    if primary > total {
        let what = "the primary range is larger than all of the range";
        return Err(Fault::Operand { what, value: u64::from(primary) });
    }
    v.scalars[0] = policy(form, u64::from(total.leading_zeros()) << 8 | 1);
    Ok(Step::Done)
}

pub(in crate::isa) fn policy_of_fraction(
    form: &Form,
    v: &mut Values,
    _: &mut dyn Machine,
) -> Result<Step, Fault> {
    let bits = if v.is_given(1) { v.scalars[1] as u32 } else { 1f32.to_bits() };
    let fraction = f32::from_bits(bits);
    if !(fraction > 0.0 && fraction <= 1.0) {
        let what = "the fraction is above 0 and at most 1";
        return Err(Fault::Operand { what, value: u64::from(bits) });
    }
    v.scalars[0] = policy(form, u64::from(bits));
    Ok(Step::Done)
}

pub(in crate::isa) fn policy_of_property(_: &Form, v: &mut Values) {
    v.scalars[0] = v.scalars[1];
}
