//! Fences. Proxies are no more than names here, because every access goes the same way: a fence
//! between proxies that orders nothing else means nothing. PTX ISA 9.7.13.4.

use super::{Fault, Form, Machine, Step, Values};
use crate::isa::modifiers::*;

/// Orders accesses; both ways if no order is said.
pub(in crate::isa) fn fence(
    form: &Form,
    _: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let order = form.get().unwrap_or(Order::AcqRel);
    m.fence(order, form.get().unwrap_or(Scope::Sys));
    Ok(Step::Done)
}

pub(in crate::isa) fn membar(
    form: &Form,
    _: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let scope = match form.get() {
        Some(BarrierLevel::Cta) => Scope::Cta,
        Some(BarrierLevel::Gl) => Scope::Gpu,
        Some(BarrierLevel::Sys) | None => Scope::Sys,
    };
    m.fence(Order::Sc, scope);
    Ok(Step::Done)
}

pub(in crate::isa) fn mbarrier_init(
    _: &Form,
    _: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    m.fence(Order::Release, Scope::Cluster);
    Ok(Step::Done)
}
