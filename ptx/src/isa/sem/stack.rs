//! The stack of a thread. PTX ISA 9.7.17.

use super::{Fault, Form, Machine, Step, Values};

/// The alignment of an allocation that names none, and the least.
const ALIGN: u64 = 8;
const MAX_ALIGN: u64 = 1 << 23;

pub(in crate::isa) fn save(_: &Form, v: &mut Values, m: &mut dyn Machine) -> Result<Step, Fault> {
    v.scalars[0] = u128::from(m.stack_pointer());
    Ok(Step::Done)
}

pub(in crate::isa) fn restore(
    _: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    m.set_stack_pointer(v.scalars[0] as u64)?;
    Ok(Step::Done)
}

pub(in crate::isa) fn alloca(_: &Form, v: &mut Values, m: &mut dyn Machine) -> Result<Step, Fault> {
    let align = if v.is_given(2) { v.scalars[2] as u64 } else { ALIGN };
    if !align.is_power_of_two() || align > MAX_ALIGN {
        let what = "an alignment is a power of two up to 8388608";
        return Err(Fault::Operand { what, value: align });
    }
    v.scalars[0] = u128::from(m.allocate(v.scalars[1] as u64, align.max(ALIGN))?);
    Ok(Step::Done)
}
