//! Addresses in the shared memory of a cluster. PTX ISA 9.7.9.23 and 9.7.9.24.

use super::{Fault, Form, Machine, Step, Values};
use crate::isa::modifiers::*;

/// Operand 1 as an address in shared space.
fn shared(form: &Form, v: &Values, m: &mut dyn Machine) -> Result<u64, Fault> {
    let a = v.scalars[1] as u64;
    if form.has(Space::SharedCluster) {
        return Ok(a);
    }
    if !m.is_in(Space::SharedCluster, a) {
        let what = "a generic address outside the shared memory of the cluster";
        return Err(Fault::Operand { what, value: a });
    }
    Ok(m.to_space(Space::SharedCluster, a))
}

pub(in crate::isa) fn mapa(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let address = shared(form, v, m)?;
    let mapped = m.map_shared(address, v.scalars[2] as u32)?;
    let generic = !form.has(Space::SharedCluster);
    let mapped = if generic { m.to_generic(Space::SharedCluster, mapped) } else { mapped };
    v.scalars[0] = u128::from(mapped);
    Ok(Step::Done)
}

pub(in crate::isa) fn getctarank(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let address = shared(form, v, m)?;
    v.scalars[0] = u128::from(m.rank_of(address)?);
    Ok(Step::Done)
}
