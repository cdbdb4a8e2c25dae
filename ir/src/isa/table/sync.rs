//! Barriers and fences.

use super::cache;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Control, Sem};
use crate::isa::types::PtxType::*;

const BARRIER: OperandRule = val("a", TypeRef::Fixed(U32));
const THREADS: OperandRule = val("b", TypeRef::Fixed(U32));
const CTA: Rule = needs(&[CtaLevel::given()], &[since((7, 8), 20)]);
const AND_OR: &[ReduceOp] = &[ReduceOp::And, ReduceOp::Or];

isa! { rows after cache::END;
    BAR_SYNC = Row::new("bar", "9.7.13.1", "Waits until all threads of the CTA are at the barrier.")
        .parts(&[CtaLevel::optional(), Part::Lit(".sync")])
        .operands(&[BARRIER, THREADS.opt()])
        .rules(&[CTA])
        .effects(Effects::BARRIER)
        .convergent()
        .sem(Sem::Control(Control::BarrierSync));
    BAR_ARRIVE = Row::new("bar", "9.7.13.1", "Counts as arrived at the barrier, without waiting.")
        .parts(&[CtaLevel::optional(), Part::Lit(".arrive")])
        .operands(&[BARRIER, THREADS])
        .base(&[since((2, 0), 20)])
        .rules(&[CTA])
        .effects(Effects::BARRIER)
        .convergent()
        .sem(Sem::Control(Control::BarrierArrive));
    BAR_RED = Row::new("bar", "9.7.13.1", "Waits at the barrier and reduces a predicate.")
        .parts(&[CtaLevel::optional(), Part::Lit(".red"), ReduceOp::one_of(AND_OR), ty(&[Pred])])
        .operands(&[def_pred("d"), BARRIER, THREADS.opt(), pred("c").neg()])
        .base(&[since((2, 0), 20)])
        .rules(&[CTA])
        .effects(Effects::BARRIER)
        .divergence(Divergence::Uniform)
        .convergent()
        .sem(Sem::Control(Control::BarrierReduce));
    BAR_RED_POPC = Row::new("bar", "9.7.13.1", "Waits at the barrier and counts a predicate.")
        .parts(&[
            CtaLevel::optional(),
            Part::Lit(".red"),
            ReduceOp::one_of(&[ReduceOp::Popc]),
            ty(&[U32]),
        ])
        .operands(&[def("d", T0), BARRIER, THREADS.opt(), pred("c").neg()])
        .base(&[since((2, 0), 20)])
        .rules(&[CTA])
        .effects(Effects::BARRIER)
        .divergence(Divergence::Uniform)
        .convergent()
        .sem(Sem::Control(Control::BarrierReduce));
    BARRIER_SYNC = Row::new(
            "barrier",
            "9.7.13.1",
            "Waits until all threads are at the barrier; warps may have diverged.",
        )
        .parts(&[CtaLevel::optional(), Part::Lit(".sync"), Aligned::optional()])
        .operands(&[BARRIER, THREADS.opt()])
        .base(&[since((6, 0), 30)])
        .rules(&[CTA])
        .effects(Effects::BARRIER)
        .convergent()
        .sem(Sem::Control(Control::BarrierSync));
    BARRIER_ARRIVE = Row::new(
            "barrier",
            "9.7.13.1",
            "Counts as arrived at the barrier; warps may have diverged.",
        )
        .parts(&[CtaLevel::optional(), Part::Lit(".arrive"), Aligned::optional()])
        .operands(&[BARRIER, THREADS])
        .base(&[since((6, 0), 30)])
        .rules(&[CTA])
        .effects(Effects::BARRIER)
        .convergent()
        .sem(Sem::Control(Control::BarrierArrive));
    BARRIER_RED = Row::new(
            "barrier",
            "9.7.13.1",
            "Waits at the barrier and reduces a predicate; warps may have diverged.",
        )
        .parts(&[
            CtaLevel::optional(),
            Part::Lit(".red"),
            ReduceOp::one_of(AND_OR),
            Aligned::optional(),
            ty(&[Pred]),
        ])
        .operands(&[def_pred("d"), BARRIER, THREADS.opt(), pred("c").neg()])
        .base(&[since((6, 0), 30)])
        .rules(&[CTA])
        .effects(Effects::BARRIER)
        .divergence(Divergence::Uniform)
        .convergent()
        .sem(Sem::Control(Control::BarrierReduce));
    BARRIER_RED_POPC = Row::new(
            "barrier",
            "9.7.13.1",
            "Waits at the barrier and counts a predicate; warps may have diverged.",
        )
        .parts(&[
            CtaLevel::optional(),
            Part::Lit(".red"),
            ReduceOp::one_of(&[ReduceOp::Popc]),
            Aligned::optional(),
            ty(&[U32]),
        ])
        .operands(&[def("d", T0), BARRIER, THREADS.opt(), pred("c").neg()])
        .base(&[since((6, 0), 30)])
        .rules(&[CTA])
        .effects(Effects::BARRIER)
        .divergence(Divergence::Uniform)
        .convergent()
        .sem(Sem::Control(Control::BarrierReduce));
    MEMBAR = Row::new(
            "membar",
            "9.7.13.3",
            "Orders memory accesses; the older spelling of a fence.",
        )
        .parts(&[BarrierLevel::required()])
        .base(&[since((1, 4), 10)])
        .rules(&[needs(&[BarrierLevel::is(&[BarrierLevel::Sys])], &[since((2, 0), 20)])])
        .effects(Effects::BARRIER)
        .sem(Sem::Control(Control::Nothing));
    FENCE = Row::new("fence", "9.7.13.3", "Orders memory accesses.")
        .parts(&[
            Order::maybe(&[Order::Sc, Order::AcqRel, Order::Acquire, Order::Release]),
            SyncRestrict::optional(),
            Scope::required(),
        ])
        .base(&[since((6, 0), 70)])
        .rules(&[
            needs(&[Scope::is(&[Scope::Cluster])], &[since((7, 8), 90)]),
            needs(&[Order::is(&[Order::Acquire, Order::Release])], &[since((8, 6), 90)]),
            illegal(
                &[
                    SyncRestrict::given(),
                    Scope::is(&[Scope::Cta, Scope::Gpu, Scope::Sys]),
                ],
                "a restricted fence is for the cluster",
            ),
            illegal(
                &[SyncRestrict::given(), Order::is_or_omitted(&[Order::Sc, Order::AcqRel])],
                "a restricted fence acquires or releases",
            ),
            illegal(
                &[
                    SyncRestrict::is(&[SyncRestrict::SharedCta]),
                    Order::is(&[Order::Acquire]),
                ],
                "acquiring is restricted to `shared::cluster`",
            ),
            illegal(
                &[
                    SyncRestrict::is(&[SyncRestrict::SharedCluster]),
                    Order::is(&[Order::Release]),
                ],
                "releasing is restricted to `shared::cta`",
            ),
        ])
        .effects(Effects::BARRIER)
        .sem(Sem::Control(Control::Nothing));
    FENCE_MBARRIER_INIT = Row::new(
            "fence.mbarrier_init.release.cluster",
            "9.7.13.3",
            "Makes initialised mbarriers known to the cluster.",
        )
        .base(&[since((8, 0), 90)])
        .effects(Effects::BARRIER)
        .sem(Sem::Control(Control::Nothing));
    FENCE_PROXY = Row::new("fence.proxy", "9.7.13.3", "Orders accesses through different proxies.")
        .parts(&[Proxy::required()])
        .base(&[since((7, 5), 70)])
        .rules(&[needs(
            &[Proxy::is(&[
                Proxy::Async,
                Proxy::AsyncGlobal,
                Proxy::AsyncSharedCta,
                Proxy::AsyncSharedCluster,
            ])],
            &[since((8, 0), 90)],
        )])
        .effects(Effects::BARRIER)
        .sem(Sem::Control(Control::Nothing));
}
