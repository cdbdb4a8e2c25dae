//! Fences. Every access goes the same way here, whatever its proxy is; the machine gets
//! fences between proxies so that it can find missing ones. PTX ISA 9.7.13.4.

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

/// Orders accesses through the generic proxy and another.
pub(in crate::isa) fn proxy(
    form: &Form,
    _: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    match form.get() {
        Some(Proxy::Async) => m.proxy_fence(None),
        Some(Proxy::AsyncGlobal) => m.proxy_fence(Some(Space::Global)),
        Some(Proxy::AsyncSharedCta | Proxy::AsyncSharedCluster) => {
            m.proxy_fence(Some(Space::Shared));
        }
        _ => {}
    }
    Ok(Step::Done)
}

/// Orders generic accesses with those of asynchronous operations, in one direction, and others.
pub(in crate::isa) fn async_generic(
    form: &Form,
    values: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let space = form.has(SyncRestrict::SharedCta).then_some(Space::Shared);
    m.proxy_fence(space);
    fence(form, values, m)
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
