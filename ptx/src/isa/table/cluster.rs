//! Clusters and grids: addresses in other CTAs, the barrier of a cluster, and work that is not
//! launched yet.

use super::wgmma;
use crate::isa::class::InstClass;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Control, Sem, cluster, copy};
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

const HOPPER: &[Since] = &[since((7, 8), 90)];
const BLACKWELL: &[Since] = &[since((8, 6), 100)];
/// An address in shared memory, also that of a variable.
const SHARED: OperandRule = val("a", T0).accepting(Accepts::VARIABLE);
const RESPONSE: OperandRule = val("try_cancel_response", TypeRef::Fixed(B128));
const QUERY: &str = "clusterlaunchcontrol.query_cancel";

isa! { Synchronisation rows after wgmma::END;
    MAPA = Row::new("mapa", "9.7.9.23", "The address that a variable has in another CTA.")
        .class(InstClass::DataMovement)
        .parts(&[Space::maybe(&[Space::SharedCluster]), ty(&[U32, U64])])
        .operands(&[def("d", T0), SHARED, val("b", TypeRef::Fixed(U32))])
        .base(HOPPER)
        .sem(Sem::Memory(cluster::mapa));
    GETCTARANK = Row::new("getctarank", "9.7.9.24", "The CTA that an address belongs to.")
        .class(InstClass::DataMovement)
        .parts(&[Space::maybe(&[Space::SharedCluster]), ty(&[U32, U64])])
        .operands(&[def("d", TypeRef::Fixed(U32)), SHARED])
        .base(HOPPER)
        .sem(Sem::Memory(cluster::getctarank));
    BARRIER_CLUSTER_ARRIVE = Row::new(
            "barrier.cluster.arrive",
            "9.7.13.3",
            "Counts as arrived at the barrier of the cluster, without waiting.",
        )
        .parts(&[Order::maybe(&[Order::Release, Order::Relaxed]), Aligned::optional()])
        .base(HOPPER)
        .rules(&[needs(&[Order::given()], &[since((8, 0), 90)])])
        .effects(InstEffects::BARRIER)
        .convergent()
        .sem(Sem::Control(Control::ClusterArrive));
    BARRIER_CLUSTER_WAIT = Row::new(
            "barrier.cluster.wait",
            "9.7.13.3",
            "Waits until all threads of the cluster have arrived.",
        )
        .parts(&[Order::maybe(&[Order::Acquire]), Aligned::optional()])
        .base(HOPPER)
        .rules(&[needs(&[Order::given()], &[since((8, 0), 90)])])
        .effects(InstEffects::BARRIER)
        .convergent()
        .sem(Sem::Control(Control::ClusterWait));
    CLUSTERLAUNCHCONTROL_TRY_CANCEL = Row::new(
            "clusterlaunchcontrol.try_cancel.async",
            "9.7.13.17",
            "Tries to cancel the launch of a cluster; the 16-byte response tells the outcome.",
        )
        .parts(&[
            Space::maybe(&[Space::SharedCta]),
            Completion::one_of(&[Completion::Mbarrier]),
            MulticastAll::optional(),
            Part::Lit(".b128"),
        ])
        .operands(&[addr("addr"), addr("mbar")])
        .base(BLACKWELL)
        .rules(&[needs(
            &[MulticastAll::given()],
            &[
                on(SmSet::specific(&[100, 101, 103, 107, 110, 120, 121]), (8, 8)),
                on(SmSet::exact(&[100, 101]), (8, 6)),
                on(SmSet::exact(&[120]), (8, 7)),
            ],
        )])
        .effects(InstEffects::STORE.union(InstEffects::OTHER))
        .completed_by(Wait::Mbarrier)
        .sem(Sem::Memory(copy::try_cancel));
    CLUSTERLAUNCHCONTROL_IS_CANCELED = Row::new(
            QUERY,
            "9.7.13.18",
            "Whether the launch of a cluster was cancelled.",
        )
        .parts(&[Part::Lit(".is_canceled"), Part::Lit(".pred"), Part::Lit(".b128")])
        .operands(&[def_pred("pred"), RESPONSE])
        .base(BLACKWELL)
        .sem(Sem::Memory(copy::is_canceled));
    CLUSTERLAUNCHCONTROL_FIRST_CTA = Row::new(
            QUERY,
            "9.7.13.18",
            "The coordinates of the first CTA of a cancelled cluster.",
        )
        .parts(&[
            Part::Lit(".get_first_ctaid"),
            Part::Lit(".v4"),
            Part::Lit(".b32"),
            Part::Lit(".b128"),
        ])
        .operands(&[def("dim", TypeRef::Fixed(B32)).list(Count::Fixed(4)), RESPONSE])
        .base(BLACKWELL)
        .sem(Sem::Lane(copy::first_cta));
    CLUSTERLAUNCHCONTROL_FIRST_CTA_DIM = Row::new(
            QUERY,
            "9.7.13.18",
            "One coordinate of the first CTA of a cancelled cluster.",
        )
        .parts(&[FirstCta::required(), Part::Lit(".b32"), Part::Lit(".b128")])
        .operands(&[def("reg", TypeRef::Fixed(B32)), RESPONSE])
        .base(BLACKWELL)
        .sem(Sem::Lane(copy::first_cta));
    GRIDDEPCONTROL = Row::new(
            "griddepcontrol",
            "9.7.13.13",
            "Lets dependent grids launch, or waits for the grids it depends on.",
        )
        .parts(&[GridControl::required()])
        .base(HOPPER)
        .effects(InstEffects::BARRIER.union(InstEffects::OTHER))
        .sem(Sem::Control(Control::Nothing));
}
