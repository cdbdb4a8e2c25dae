//! Asynchronous copies of tiles of tensors, which a tensor map describes.
//!
//! Copies and reductions have no meanings yet.

use super::asynchronous::{self, WIDE_MASK, wide_mask};
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Control, Sem};
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

const TENSOR_MAP: OperandRule = src("tensor_map", TypeRef::Fixed(B64)).accepting(Accepts::VARIABLE);
const COORDINATES: OperandRule = src("c", TypeRef::Fixed(S32)).list(Count::Of(coordinates));
const TENSOR: Shape = Shape::Bracket(&[TENSOR_MAP, COORDINATES]);
const OFFSETS: OperandRule = src("im2col_info", TypeRef::Fixed(U16)).list(Count::Of(offsets));
const CTA_MASK: OperandRule = val("cta_mask", TypeRef::Fixed(U16)).with(ModKind::Multicast);
const POLICY: OperandRule = val("cache_policy", TypeRef::Fixed(U64)).with(ModKind::CacheHint);

/// How many coordinates there are: one for each dimension, or those of four rows in a column.
fn coordinates(row: &Row, mods: &Mods) -> u16 {
    let code = |kind| row.part_of(kind).map_or(0, |part| mods.get(part));
    match TensorMode::from_code(code(ModKind::TensorMode)) {
        Some(TensorMode::Gather4 | TensorMode::Scatter4) => 5,
        _ => u16::from(code(ModKind::TensorDim)),
    }
}

/// How many offsets there are: one for each dimension of space, or those of a row.
fn offsets(row: &Row, mods: &Mods) -> u16 {
    let code = |kind| row.part_of(kind).map_or(0, |part| mods.get(part));
    match TensorMode::from_code(code(ModKind::TensorMode)) {
        Some(TensorMode::Im2col) => u16::from(code(ModKind::TensorDim)).saturating_sub(2),
        _ => 2,
    }
}

/// The families with tensor memory, and what they have in common.
const PAIRS: &[Since] = &[
    on(SmSet::specific(&[100, 101, 103, 107, 110]), (8, 8)),
    on(SmSet::exact(&[100, 101]), (8, 6)),
];
const PAIRED_CTAS: Rule = needs(&[CtaGroup::given()], PAIRS);
const SHARED_CTA: Rule = needs(&[Space::is(&[Space::SharedCta])], &[since((8, 6), 90)]);
const MULTICAST_SPACE: Rule = illegal(
    &[Multicast::given(), Space::is(&[Space::SharedCta])],
    "several CTAs are reached through `.shared::cluster`",
);
const FLAT: Cond = TensorDim::is(&[TensorDim::D1, TensorDim::D2]);
const FOUR_ROWS: Rule = illegal(
    &[
        TensorMode::is(&[TensorMode::Gather4, TensorMode::Scatter4]),
        TensorDim::is(&[TensorDim::D1, TensorDim::D3, TensorDim::D4, TensorDim::D5]),
    ],
    "four rows are those of a tensor of two dimensions",
);
const NO_OFFSETS_DIM: Rule = illegal(
    &[TensorMode::is(&[TensorMode::Im2colNoOffs]), FLAT],
    "an image has at least three dimensions",
);
const IM2COL_DIM: Rule = illegal(&[FLAT], "an image has at least three dimensions");
const IM2COL: &[TensorMode] = &[TensorMode::Im2col, TensorMode::Im2colW, TensorMode::Im2colW128];
const STORED: &[TensorMode] = &[TensorMode::Tile, TensorMode::Scatter4, TensorMode::Im2colNoOffs];
const SCATTER: Rule = needs(&[TensorMode::is(&[TensorMode::Scatter4])], PAIRS);

isa! { DataMovement rows after asynchronous::END;
    CP_TENSOR_TO_SHARED = Row::new(
            "cp.async.bulk.tensor",
            "9.7.9.27",
            "Starts the copy of a tile of a tensor from global to shared memory.",
        )
        .parts(&[
            TensorDim::required(),
            Space::one_of(&[Space::SharedCluster, Space::SharedCta]),
            SourceSpace::one_of(&[SourceSpace::Global]),
            TensorMode::maybe(&[TensorMode::Tile, TensorMode::Gather4]),
            Completion::one_of(&[Completion::Mbarrier]),
            Multicast::optional(),
            CtaGroup::optional(),
            CacheHint::optional(),
        ])
        .operands(&[
            addr("dst"),
            src("src", TypeRef::Address).shaped(TENSOR),
            addr("mbar"),
            CTA_MASK,
            POLICY,
        ])
        .base(&[since((8, 0), 90)])
        .rules(&[
            PAIRED_CTAS,
            SHARED_CTA,
            MULTICAST_SPACE,
            illegal(&[Cond::Int(3, wide_mask)], WIDE_MASK),
            FOUR_ROWS,
            needs(
                &[TensorMode::is(&[TensorMode::Gather4]), Space::is(&[Space::SharedCluster])],
                PAIRS,
            ),
            needs(
                &[TensorMode::is(&[TensorMode::Gather4]), Space::is(&[Space::SharedCta])],
                &[since((8, 6), 100)],
            ),
        ])
        .effects(InstEffects::LOAD.union(InstEffects::STORE))
        .completed_by(Wait::Mbarrier);
    CP_TENSOR_IM2COL_TO_SHARED = Row::new(
            "cp.async.bulk.tensor",
            "9.7.9.27",
            "Starts the copy of an image as columns from global to shared memory.",
        )
        .parts(&[
            TensorDim::required(),
            Space::one_of(&[Space::SharedCluster, Space::SharedCta]),
            SourceSpace::one_of(&[SourceSpace::Global]),
            TensorMode::one_of(IM2COL),
            Completion::one_of(&[Completion::Mbarrier]),
            Multicast::optional(),
            CtaGroup::optional(),
            CacheHint::optional(),
        ])
        .operands(&[
            addr("dst"),
            src("src", TypeRef::Address).shaped(TENSOR),
            addr("mbar"),
            OFFSETS,
            CTA_MASK,
            POLICY,
        ])
        .base(&[since((8, 0), 90)])
        .rules(&[
            PAIRED_CTAS,
            SHARED_CTA,
            MULTICAST_SPACE,
            illegal(&[Cond::Int(4, wide_mask)], WIDE_MASK),
            IM2COL_DIM,
            needs(&[TensorMode::is(&[TensorMode::Im2colW128])], PAIRS),
            needs(
                &[TensorMode::is(&[TensorMode::Im2colW]), Space::is(&[Space::SharedCluster])],
                PAIRS,
            ),
            needs(
                &[TensorMode::is(&[TensorMode::Im2colW]), Space::is(&[Space::SharedCta])],
                &[since((8, 6), 100)],
            ),
        ])
        .effects(InstEffects::LOAD.union(InstEffects::STORE))
        .completed_by(Wait::Mbarrier);
    CP_TENSOR_TO_GLOBAL = Row::new(
            "cp.async.bulk.tensor",
            "9.7.9.27",
            "Starts the copy of a tile of a tensor from shared to global memory.",
        )
        .parts(&[
            TensorDim::required(),
            Space::one_of(&[Space::Global]),
            SourceSpace::one_of(&[SourceSpace::SharedCta]),
            TensorMode::maybe(STORED),
            Completion::one_of(&[Completion::BulkGroup]),
            CacheHint::optional(),
        ])
        .operands(&[src("dst", TypeRef::Address).shaped(TENSOR), addr("src"), POLICY])
        .base(&[since((8, 0), 90)])
        .rules(&[SCATTER, FOUR_ROWS, NO_OFFSETS_DIM])
        .effects(InstEffects::LOAD.union(InstEffects::STORE))
        .completed_by(Wait::CpAsyncBulk);
    CP_REDUCE_TENSOR = Row::new(
            "cp.reduce.async.bulk.tensor",
            "9.7.9.27",
            "Starts the reduction of a tile in shared memory into a tensor in global memory.",
        )
        .parts(&[
            TensorDim::required(),
            Space::one_of(&[Space::Global]),
            SourceSpace::one_of(&[SourceSpace::SharedCta]),
            AtomOp::one_of(&[
                AtomOp::Add, AtomOp::Min, AtomOp::Max, AtomOp::Inc, AtomOp::Dec, AtomOp::And,
                AtomOp::Or, AtomOp::Xor,
            ]),
            TensorMode::maybe(STORED),
            Completion::one_of(&[Completion::BulkGroup]),
            CacheHint::optional(),
        ])
        .operands(&[src("dst", TypeRef::Address).shaped(TENSOR), addr("src"), POLICY])
        .base(&[since((8, 0), 90)])
        .rules(&[SCATTER, FOUR_ROWS, NO_OFFSETS_DIM])
        .effects(InstEffects::ATOMIC)
        .completed_by(Wait::CpAsyncBulk);
    CP_PREFETCH_TENSOR = Row::new(
            "cp.async.bulk.prefetch.tensor",
            "9.7.9.27",
            "Starts bringing a tile of a tensor into the second-level cache.",
        )
        .parts(&[
            TensorDim::required(),
            Part::Lit(".L2"),
            Part::Lit(".global"),
            TensorMode::maybe(&[TensorMode::Tile, TensorMode::Gather4]),
            CacheHint::optional(),
        ])
        .operands(&[src("src", TypeRef::Address).shaped(TENSOR), POLICY])
        .base(&[since((8, 0), 90)])
        .rules(&[FOUR_ROWS, needs(&[TensorMode::is(&[TensorMode::Gather4])], PAIRS)])
        .effects(InstEffects::OTHER)
        .sem(Sem::Control(Control::Nothing));
    CP_PREFETCH_TENSOR_IM2COL = Row::new(
            "cp.async.bulk.prefetch.tensor",
            "9.7.9.27",
            "Starts bringing an image as columns into the second-level cache.",
        )
        .parts(&[
            TensorDim::required(),
            Part::Lit(".L2"),
            Part::Lit(".global"),
            TensorMode::one_of(IM2COL),
            CacheHint::optional(),
        ])
        .operands(&[src("src", TypeRef::Address).shaped(TENSOR), OFFSETS, POLICY])
        .base(&[since((8, 0), 90)])
        .rules(&[
            IM2COL_DIM,
            needs(
                &[TensorMode::is(&[TensorMode::Im2colW, TensorMode::Im2colW128])],
                PAIRS,
            ),
        ])
        .effects(InstEffects::OTHER)
        .sem(Sem::Control(Control::Nothing));
}
