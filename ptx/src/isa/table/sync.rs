//! Barriers and fences.

use super::cache;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Control, Sem, fence};
use crate::isa::types::PtxType::*;

const BARRIER: OperandRule = val("a", TypeRef::Fixed(U32)).with_purpose(Purpose::Barrier);
const THREADS: OperandRule = val("b", TypeRef::Fixed(U32)).with_purpose(Purpose::ThreadCount);
const REDUCED: OperandRule = pred("c").with_purpose(Purpose::Reduced);
const CTA: Rule = needs(&[CtaLevel::given()], &[since((7, 8), 20)]);
/// The barrier that operand `n` names: an immediate is its number.
const fn number(n: u8) -> [Cond; 1] {
    [Cond::Int(n, |number| !(0..=15).contains(&number))]
}

/// The threads that operand `n` counts.
const fn part_of_a_warp(n: u8) -> [Cond; 1] {
    [Cond::Int(n, |threads| threads % 32 != 0)]
}

/// Below it the threads of a warp have one place in the code, and `barrier` is `barrier.aligned`.
pub(super) const VOLTA: u32 = 70;
const NUMBER: &str = "barriers have the numbers 0 to 15";
const WARPS: &str = "the number of threads is a multiple of 32";
const SYNC: &[Rule] = &[CTA, illegal(&number(0), NUMBER), illegal(&part_of_a_warp(1), WARPS)];
const ARRIVE: &[Rule] = &[
    CTA,
    illegal(&number(0), NUMBER),
    illegal(&part_of_a_warp(1), WARPS),
    illegal(&[Cond::Int(1, |threads| threads == 0)], "the number of threads is not 0 here"),
];
const REDUCE: &[Rule] = &[CTA, illegal(&number(1), NUMBER), illegal(&part_of_a_warp(2), WARPS)];
const AND_OR: &[ReduceOp] = &[ReduceOp::And, ReduceOp::Or];

isa! { Synchronisation rows after cache::END;
    BAR_SYNC = Row::new("bar", "9.7.13.1", "Waits until all threads of the CTA are at the barrier.")
        .parts(&[CtaLevel::optional(), Part::Lit(".sync")])
        .operands(&[BARRIER, THREADS.opt()])
        .rules(SYNC)
        .effects(InstEffects::BARRIER)
        .aligned()
        .sem(Sem::Control(Control::BarrierSync));
    BAR_ARRIVE = Row::new("bar", "9.7.13.1", "Counts as arrived at the barrier, without waiting.")
        .parts(&[CtaLevel::optional(), Part::Lit(".arrive")])
        .operands(&[BARRIER, THREADS])
        .base(&[since((2, 0), 20)])
        .rules(ARRIVE)
        .effects(InstEffects::BARRIER)
        .aligned()
        .sem(Sem::Control(Control::BarrierArrive));
    BAR_RED = Row::new("bar", "9.7.13.1", "Waits at the barrier and reduces a predicate.")
        .parts(&[CtaLevel::optional(), Part::Lit(".red"), ReduceOp::one_of(AND_OR), ty(&[Pred])])
        .operands(&[def_pred("d"), BARRIER, THREADS.opt(), REDUCED])
        .base(&[since((2, 0), 20)])
        .rules(REDUCE)
        .effects(InstEffects::BARRIER)
        .divergence(Divergence::Uniform)
        .aligned()
        .sem(Sem::Control(Control::BarrierReduce));
    BAR_RED_POPC = Row::new("bar", "9.7.13.1", "Waits at the barrier and counts a predicate.")
        .parts(&[
            CtaLevel::optional(),
            Part::Lit(".red"),
            ReduceOp::one_of(&[ReduceOp::Popc]),
            ty(&[U32]),
        ])
        .operands(&[def("d", T0), BARRIER, THREADS.opt(), REDUCED])
        .base(&[since((2, 0), 20)])
        .rules(REDUCE)
        .effects(InstEffects::BARRIER)
        .divergence(Divergence::Uniform)
        .aligned()
        .sem(Sem::Control(Control::BarrierReduce));
    BARRIER_SYNC = Row::new(
            "barrier",
            "9.7.13.1",
            "Waits until all threads are at the barrier; warps may have diverged.",
        )
        .parts(&[CtaLevel::optional(), Part::Lit(".sync"), Aligned::optional()])
        .operands(&[BARRIER, THREADS.opt()])
        .base(&[since((6, 0), 30)])
        .rules(SYNC)
        .effects(InstEffects::BARRIER)
        .convergent()
        .aligned_below(VOLTA)
        .sem(Sem::Control(Control::BarrierSync));
    BARRIER_ARRIVE = Row::new(
            "barrier",
            "9.7.13.1",
            "Counts as arrived at the barrier; warps may have diverged.",
        )
        .parts(&[CtaLevel::optional(), Part::Lit(".arrive"), Aligned::optional()])
        .operands(&[BARRIER, THREADS])
        .base(&[since((6, 0), 30)])
        .rules(ARRIVE)
        .effects(InstEffects::BARRIER)
        .convergent()
        .aligned_below(VOLTA)
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
        .operands(&[def_pred("d"), BARRIER, THREADS.opt(), REDUCED])
        .base(&[since((6, 0), 30)])
        .rules(REDUCE)
        .effects(InstEffects::BARRIER)
        .divergence(Divergence::Uniform)
        .convergent()
        .aligned_below(VOLTA)
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
        .operands(&[def("d", T0), BARRIER, THREADS.opt(), REDUCED])
        .base(&[since((6, 0), 30)])
        .rules(REDUCE)
        .effects(InstEffects::BARRIER)
        .divergence(Divergence::Uniform)
        .convergent()
        .aligned_below(VOLTA)
        .sem(Sem::Control(Control::BarrierReduce));
    MEMBAR = Row::new(
            "membar",
            "9.7.13.4",
            "Orders memory accesses; the older spelling of a fence.",
        )
        .parts(&[BarrierLevel::required()])
        .base(&[since((1, 4), 10)])
        .rules(&[needs(&[BarrierLevel::is(&[BarrierLevel::Sys])], &[since((2, 0), 20)])])
        .effects(InstEffects::BARRIER)
        .sem(Sem::Memory(fence::membar));
    FENCE = Row::new("fence", "9.7.13.4", "Orders memory accesses.")
        .parts(&[
            Order::maybe(&[Order::Sc, Order::AcqRel, Order::Acquire, Order::Release]),
            SyncRestrict::maybe(&[SyncRestrict::SharedCta, SyncRestrict::SharedCluster]),
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
        .effects(InstEffects::BARRIER)
        .sem(Sem::Memory(fence::fence));
    FENCE_MBARRIER_INIT = Row::new(
            "fence.mbarrier_init.release.cluster",
            "9.7.13.4",
            "Makes initialised mbarriers known to the cluster.",
        )
        .base(&[since((8, 0), 90)])
        .effects(InstEffects::BARRIER)
        .sem(Sem::Memory(fence::mbarrier_init));
    FENCE_PROXY = Row::new("fence.proxy", "9.7.13.4", "Orders accesses through different proxies.")
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
        .effects(InstEffects::BARRIER)
        .sem(Sem::Memory(fence::proxy));
    FENCE_PROXY_TENSORMAP = Row::new(
            "fence.proxy.tensormap::generic",
            "9.7.13.4",
            "Orders accesses to a tensor map before or after its uses by tensor copies.",
        )
        .parts(&[DIRECTED, Scope::required()])
        .operands(&[addr("a").opt(), imm("size", U32).opt()])
        .base(&[since((8, 3), 90)])
        .rules(&[
            FENCED_SIZE,
            SIZED_ADDRESS,
            ADDRESSED_SIZE,
            RELEASES_ALL,
            illegal(
                &[Order::is(&[Order::Acquire]), Cond::NoOperand(0)],
                "acquiring names the tensor map",
            ),
        ])
        .effects(InstEffects::BARRIER)
        .sem(Sem::Memory(fence::fence));
    FENCE_PROXY_ASYNC_GENERIC = Row::new(
            "fence.proxy.async::generic",
            "9.7.13.4",
            "Orders generic accesses with those of asynchronous operations, in one direction.",
        )
        .parts(&[DIRECTED, SyncRestrict::optional(), Scope::required()])
        .operands(&[addr("a").opt(), imm("size", U32).opt()])
        .base(&[since((8, 3), 90)])
        .rules(&[
            needs(&[SyncRestrict::given()], &[since((8, 6), 90)]),
            needs(&[SyncRestrict::is(&[SyncRestrict::SharedClusterRead])], &[since((9, 4), 90)]),
            SIZED_ADDRESS,
            ADDRESSED_SIZE,
            RELEASES_ALL,
            illegal(
                &[SyncRestrict::given(), Cond::Operand(0)],
                "a restricted fence orders all of shared memory",
            ),
            illegal(
                &[SyncRestrict::given(), Order::is(&[Order::AcqRel])],
                "a restricted fence acquires or releases",
            ),
            illegal(
                &[
                    SyncRestrict::is_or_omitted(&[
                        SyncRestrict::SharedCta,
                        SyncRestrict::SharedClusterRead,
                    ]),
                    Order::is(&[Order::Acquire]),
                ],
                "acquiring is restricted to `shared::cluster`",
            ),
            illegal(
                &[
                    SyncRestrict::is_or_omitted(&[SyncRestrict::SharedCluster]),
                    Order::is(&[Order::Release]),
                ],
                "releasing is restricted to `shared::cta` or to reads of `shared::cluster`",
            ),
            illegal(
                &[
                    SyncRestrict::is(&[SyncRestrict::SharedCta, SyncRestrict::SharedCluster]),
                    Scope::is(&[Scope::Cta, Scope::Gpu, Scope::Sys]),
                ],
                "a restricted fence is for the cluster",
            ),
            illegal(
                &[
                    SyncRestrict::is(&[SyncRestrict::SharedClusterRead]),
                    Scope::is(&[Scope::Gpu, Scope::Sys]),
                ],
                "a restricted fence is for the cluster",
            ),
        ])
        .effects(InstEffects::BARRIER)
        .sem(Sem::Memory(fence::async_generic));
    MEMBAR_PROXY = Row::new(
            "membar.proxy",
            "9.7.13.4",
            "Orders accesses through different proxies; the older spelling of a fence.",
        )
        .parts(&[Proxy::one_of(&[Proxy::Alias, Proxy::Async])])
        .base(&[since((7, 5), 60)])
        .rules(&[needs(&[Proxy::is(&[Proxy::Async])], &[since((8, 0), 90)])])
        .effects(InstEffects::BARRIER)
        .sem(Sem::Memory(fence::proxy));
}

/// A fence from one proxy to another.
const DIRECTED: Part = Order::one_of(&[Order::AcqRel, Order::Acquire, Order::Release]);
const FENCED_SIZE: Rule = illegal(
    &[Order::is(&[Order::Acquire]), Cond::Int(1, |size| size != 128)],
    "the size is that of a tensor map, 128 bytes",
);
const SIZED_ADDRESS: Rule =
    illegal(&[Cond::Operand(0), Cond::NoOperand(1)], "the size of the memory is missing");
const ADDRESSED_SIZE: Rule =
    illegal(&[Cond::NoOperand(0), Cond::Operand(1)], "the address of the memory is missing");
const RELEASES_ALL: Rule =
    illegal(&[Order::is(&[Order::Release]), Cond::Operand(0)], "releasing names no memory");
