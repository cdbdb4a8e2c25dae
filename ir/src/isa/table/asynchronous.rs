//! Asynchronous copies and the barriers in memory that they complete on.

use super::surface;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

const COORDINATES: OperandRule = src("c", TypeRef::Fixed(S32)).list(Count::Of(dimensions));
const TENSOR_MAP: OperandRule = src("tensor_map", TypeRef::Fixed(B64));

/// How many dimensions the tensor has.
fn dimensions(row: &Row, mods: &Mods) -> u16 {
    u16::from(row.part_of(ModKind::TensorDim).map_or(0, |part| mods.get(part)))
}

const POLICY: OperandRule = val("cache_policy", TypeRef::Fixed(B64)).with(ModKind::CacheHint);

const PAIRED_CTAS: Rule = needs(
    &[CtaGroup::given()],
    &[
        on(SmSet::specific(&[100, 101, 103, 107, 110]), (8, 8)),
        on(SmSet::exact(&[100, 101]), (8, 6)),
    ],
);
const SHARED_CTA: Rule = needs(&[Space::is(&[Space::SharedCta])], &[since((8, 6), 90)]);

isa! { rows after surface::END;
    CP_TENSOR_TO_SHARED = Row::new(
            "cp.async.bulk.tensor",
            "9.7.9.27",
            "Starts the copy of a tile of a tensor from global to shared memory.",
        )
        .parts(&[
            TensorDim::required(),
            Space::one_of(&[Space::SharedCluster, Space::SharedCta]),
            SourceSpace::one_of(&[SourceSpace::Global]),
            TensorMode::maybe(&[TensorMode::Tile]),
            Completion::one_of(&[Completion::Mbarrier]),
            Multicast::optional(),
            CtaGroup::optional(),
            CacheHint::optional(),
        ])
        .operands(&[
            addr("dst"),
            src("src", TypeRef::Address).shaped(Shape::Bracket(&[TENSOR_MAP, COORDINATES])),
            addr("mbar"),
            val("cta_mask", TypeRef::Fixed(B16)).with(ModKind::Multicast),
            POLICY,
        ])
        .base(&[since((8, 0), 90)])
        .rules(&[
            PAIRED_CTAS,
            SHARED_CTA,
            illegal(
                &[Multicast::given(), Space::is(&[Space::SharedCta])],
                "several CTAs are reached through `.shared::cluster`",
            ),
        ])
        .effects(Effects::LOAD.and(Effects::STORE))
        .completed_by("mbarrier.try_wait");
    CP_TENSOR_TO_GLOBAL = Row::new(
            "cp.async.bulk.tensor",
            "9.7.9.27",
            "Starts the copy of a tile of a tensor from shared to global memory.",
        )
        .parts(&[
            TensorDim::required(),
            Part::Lit(".global"),
            SourceSpace::one_of(&[SourceSpace::SharedCta]),
            TensorMode::maybe(&[TensorMode::Tile]),
            Completion::one_of(&[Completion::BulkGroup]),
            CacheHint::optional(),
        ])
        .operands(&[
            src("dst", TypeRef::Address).shaped(Shape::Bracket(&[TENSOR_MAP, COORDINATES])),
            addr("src"),
            POLICY,
        ])
        .base(&[since((8, 0), 90)])
        .effects(Effects::LOAD.and(Effects::STORE))
        .completed_by("cp.async.bulk.wait_group");
}
