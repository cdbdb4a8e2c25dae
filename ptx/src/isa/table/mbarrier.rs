//! Barriers in shared memory that count arrivals of threads and bytes of asynchronous copies.

use super::texture;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Sem, mbarrier};
use crate::isa::types::PtxType::*;

const ANY_SHARED: Part = Space::maybe(&[Space::Shared, Space::SharedCta, Space::SharedCluster]);
const OWN_SHARED: Part = Space::maybe(&[Space::Shared, Space::SharedCta]);
const SCOPE: Part = Scope::maybe(&[Scope::Cta, Scope::Cluster]);
const STATE: OperandRule = def("state", TypeRef::Fixed(U64)).sink();
const COUNT: OperandRule = val("count", TypeRef::Fixed(U32));
const BYTES: OperandRule = val("tx_count", TypeRef::Fixed(U32));
const PARITY: OperandRule = val("phase_parity", TypeRef::Fixed(U32));
const LIMIT: OperandRule = val("suspend_time_hint", TypeRef::Fixed(U32));
const ARRIVAL: InstEffects = InstEffects::ATOMIC.union(InstEffects::BARRIER);
const WAITING: InstEffects = InstEffects::LOAD.union(InstEffects::BARRIER);

const SHARED_CTA: Rule = needs(&[Space::is(&[Space::SharedCta])], &[since((7, 8), 80)]);
const SHARED_CLUSTER: Rule = needs(&[Space::is(&[Space::SharedCluster])], &[since((8, 0), 90)]);
const CLUSTER: Rule = needs(&[Scope::is(&[Scope::Cluster])], &[since((8, 0), 90)]);
const ORDERED: Rule = needs(&[Order::given()], &[since((8, 0), 80)]);
const RELAXED: Rule = needs(&[Order::is(&[Order::Relaxed])], &[since((8, 6), 90)]);
const NO_SCOPE: Rule =
    illegal(&[Order::given(), Scope::omitted()], "an ordered operation names its scope");
const SCOPE_ALONE: Rule =
    illegal(&[Order::omitted(), Scope::given()], "only an ordered operation has a scope");
const REMOTE_STATE: Rule = illegal(
    &[Space::is(&[Space::SharedCluster]), Cond::NotSink(0)],
    "a barrier of another CTA returns no state; write `_`",
);
const POSITIVE: Rule = illegal(&[Cond::Int(2, |count| count <= 0)], "the count is positive");
const ONE_BIT: Rule =
    illegal(&[Cond::Int(2, |parity| parity & !1 != 0)], "the parity of a phase is 0 or 1");

const COUNTED: Rule = needs(&[NoComplete::omitted(), Cond::Operand(2)], &[since((7, 8), 90)]);
const NO_COMPLETE_COUNTS: Rule =
    illegal(&[NoComplete::given(), Cond::NoOperand(2)], "`.noComplete` counts");
const NO_COMPLETE_SPACE: Rule = illegal(
    &[NoComplete::given(), Space::is(&[Space::SharedCluster])],
    "`.noComplete` is for the own CTA",
);
const NO_COMPLETE_ORDER: Rule = illegal(
    &[NoComplete::given(), Order::is(&[Order::Relaxed])],
    "`.noComplete` releases to the CTA",
);
const NO_COMPLETE_SCOPE: Rule = illegal(
    &[NoComplete::given(), Scope::is(&[Scope::Cluster])],
    "`.noComplete` releases to the CTA",
);
const RELEASING: Part = Order::maybe(&[Order::Release, Order::Relaxed]);
const ARRIVE: &[Part] = &[NoComplete::optional(), RELEASING, SCOPE, ANY_SHARED, ty(&[B64])];
const ARRIVE_EXPECTING: &[Part] = &[RELEASING, SCOPE, ANY_SHARED, ty(&[B64])];
const WAIT: &[Part] =
    &[Order::maybe(&[Order::Acquire, Order::Relaxed]), SCOPE, OWN_SHARED, ty(&[B64])];

#[rustfmt::skip]
const ARRIVING: &[Rule] = &[
    COUNTED, SHARED_CTA, SHARED_CLUSTER, CLUSTER, ORDERED, RELAXED, NO_SCOPE, SCOPE_ALONE,
    REMOTE_STATE, POSITIVE, NO_COMPLETE_COUNTS, NO_COMPLETE_SPACE, NO_COMPLETE_ORDER,
    NO_COMPLETE_SCOPE,
];
const EXPECTING: &[Rule] = &[RELAXED, NO_SCOPE, SCOPE_ALONE, REMOTE_STATE];

isa! { Synchronisation rows after texture::END;
    MBARRIER_INIT = Row::new("mbarrier.init", "9.7.13.15.9", "Makes memory a barrier.")
        .parts(&[BarrierLayout::optional(), OWN_SHARED, ty(&[B64])])
        .operands(&[addr("a"), COUNT])
        .base(&[since((7, 0), 80)])
        .rules(&[
            SHARED_CTA,
            needs(&[BarrierLayout::given()], &[since((9, 3), 90)]),
            illegal(
                &[Cond::Int(1, |count| !(1..1 << 20).contains(&count))],
                "the count is from 1 to 1048575",
            ),
        ])
        .effects(InstEffects::STORE.union(InstEffects::BARRIER))
        .sem(Sem::Memory(mbarrier::init));
    MBARRIER_INVAL = Row::new(
            "mbarrier.inval",
            "9.7.13.15.10",
            "Ends the use of memory as a barrier.",
        )
        .parts(&[OWN_SHARED, ty(&[B64])])
        .operands(&[addr("a")])
        .base(&[since((7, 0), 80)])
        .rules(&[SHARED_CTA])
        .effects(InstEffects::STORE.union(InstEffects::BARRIER))
        .sem(Sem::Memory(mbarrier::inval));
    MBARRIER_EXPECT_TX = Row::new(
            "mbarrier.expect_tx",
            "9.7.13.15.11",
            "Adds to the bytes that the phase of a barrier waits for.",
        )
        .parts(&[Order::maybe(&[Order::Relaxed]), SCOPE, ANY_SHARED, ty(&[B64])])
        .operands(&[addr("a"), BYTES])
        .base(&[since((8, 0), 90)])
        .rules(&[NO_SCOPE, SCOPE_ALONE])
        .effects(ARRIVAL)
        .sem(Sem::Memory(mbarrier::expect));
    MBARRIER_COMPLETE_TX = Row::new(
            "mbarrier.complete_tx",
            "9.7.13.15.12",
            "Counts bytes as copied without copying any.",
        )
        .parts(&[Order::maybe(&[Order::Relaxed]), SCOPE, ANY_SHARED, ty(&[B64])])
        .operands(&[addr("a"), BYTES])
        .base(&[since((8, 0), 90)])
        .rules(&[NO_SCOPE, SCOPE_ALONE])
        .effects(ARRIVAL)
        .sem(Sem::Memory(mbarrier::complete));
    MBARRIER_ARRIVE = Row::new("mbarrier.arrive", "9.7.13.15.13", "Arrives at a barrier in memory.")
        .parts(ARRIVE)
        .operands(&[STATE, addr("a"), COUNT.opt()])
        .base(&[since((7, 0), 80)])
        .rules(&joined::<15>(&[needs(&[Cond::Sink(0)], &[since((7, 1), 80)])], ARRIVING))
        .effects(ARRIVAL)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(mbarrier::arrive));
    MBARRIER_ARRIVE_EXPECT_TX = Row::new(
            "mbarrier.arrive.expect_tx",
            "9.7.13.15.13",
            "Adds to the bytes that a barrier waits for, and arrives.",
        )
        .parts(ARRIVE_EXPECTING)
        .operands(&[STATE, addr("a"), BYTES])
        .base(&[since((8, 0), 90)])
        .rules(EXPECTING)
        .effects(ARRIVAL)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(mbarrier::arrive_expect));
    MBARRIER_ARRIVE_DROP = Row::new(
            "mbarrier.arrive_drop",
            "9.7.13.15.14",
            "Arrives at a barrier in memory for the last time.",
        )
        .parts(ARRIVE)
        .operands(&[STATE, addr("a"), COUNT.opt()])
        .base(&[since((7, 0), 80)])
        .rules(ARRIVING)
        .effects(ARRIVAL)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(mbarrier::arrive_drop));
    MBARRIER_ARRIVE_DROP_EXPECT_TX = Row::new(
            "mbarrier.arrive_drop.expect_tx",
            "9.7.13.15.14",
            "Adds to the bytes that a barrier waits for, and arrives for the last time.",
        )
        .parts(ARRIVE_EXPECTING)
        .operands(&[STATE, addr("a"), BYTES])
        .base(&[since((8, 0), 90)])
        .rules(EXPECTING)
        .effects(ARRIVAL)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(mbarrier::arrive_drop_expect));
    MBARRIER_TEST_WAIT = Row::new(
            "mbarrier.test_wait",
            "9.7.13.15.16",
            "Whether the phase of a state is complete.",
        )
        .parts(WAIT)
        .operands(&[def_pred("wait_complete"), addr("a"), val("state", TypeRef::Fixed(U64))])
        .base(&[since((7, 0), 80)])
        .rules(&[SHARED_CTA, ORDERED, RELAXED, CLUSTER, NO_SCOPE, SCOPE_ALONE])
        .effects(WAITING)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(mbarrier::test_wait));
    MBARRIER_TEST_WAIT_PARITY = Row::new(
            "mbarrier.test_wait.parity",
            "9.7.13.15.16",
            "Whether the phase of a parity is complete.",
        )
        .parts(WAIT)
        .operands(&[def_pred("wait_complete"), addr("a"), PARITY])
        .base(&[since((7, 1), 80)])
        .rules(&[SHARED_CTA, ORDERED, RELAXED, CLUSTER, NO_SCOPE, SCOPE_ALONE, ONE_BIT])
        .effects(WAITING)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(mbarrier::test_wait_parity));
    MBARRIER_TRY_WAIT = Row::new(
            "mbarrier.try_wait",
            "9.7.13.15.16",
            "Waits for the phase of a state for a time, and says whether it is complete.",
        )
        .parts(WAIT)
        .operands(&[
            def_pred("wait_complete"),
            addr("a"),
            val("state", TypeRef::Fixed(U64)),
            LIMIT.opt(),
        ])
        .base(&[since((7, 8), 90)])
        .rules(&[ORDERED, RELAXED, CLUSTER, NO_SCOPE, SCOPE_ALONE])
        .effects(WAITING)
        .divergence(Divergence::Source)
        .waits(Wait::Mbarrier)
        .sem(Sem::Memory(mbarrier::try_wait));
    MBARRIER_TRY_WAIT_PARITY = Row::new(
            "mbarrier.try_wait.parity",
            "9.7.13.15.16",
            "Waits for the phase of a parity for a time, and says whether it is complete.",
        )
        .parts(WAIT)
        .operands(&[def_pred("wait_complete"), addr("a"), PARITY, LIMIT.opt()])
        .base(&[since((7, 8), 90)])
        .rules(&[ORDERED, RELAXED, CLUSTER, NO_SCOPE, SCOPE_ALONE, ONE_BIT])
        .effects(WAITING)
        .divergence(Divergence::Source)
        .waits(Wait::Mbarrier)
        .sem(Sem::Memory(mbarrier::try_wait_parity));
    MBARRIER_PENDING_COUNT = Row::new(
            "mbarrier.pending_count",
            "9.7.13.15.17",
            "The number of pending arrivals of a state.",
        )
        .parts(&[BarrierLayout::maybe(&[BarrierLayout::V0]), ty(&[B64])])
        .operands(&[def("d", TypeRef::Fixed(U32)), val("state", TypeRef::Fixed(U64))])
        .base(&[since((7, 0), 80)])
        .rules(&[needs(&[BarrierLayout::given()], &[since((9, 3), 90)])])
        .sem(Sem::Memory(mbarrier::pending_count));
}
