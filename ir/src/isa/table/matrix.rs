//! Matrix operations of warps and warp groups.

use super::asynchronous;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

/// How many accumulator registers the shape has: n / 2, half as many if two halves share one.
fn accumulators(row: &Row, mods: &Mods) -> u16 {
    let code = |kind| row.part_of(kind).map_or(0, |part| mods.get(part));
    let n = 8 * u16::from(code(ModKind::WgmmaShape16));
    let packed = row.type_part(0).is_some_and(|part| mods.get(part) == F16.code());
    if packed { n / 4 } else { n / 2 }
}

/// How many registers hold the sparse A fragment: 16 or 32 columns of 16-bit elements.
fn sparse_a(row: &Row, mods: &Mods) -> u16 {
    let code = row.part_of(ModKind::MmaShape).map_or(0, |part| mods.get(part));
    if MmaShape::from_code(code) == Some(MmaShape::M16n8k32) { 4 } else { 2 }
}

/// How many registers hold the dense B fragment.
fn sparse_b(row: &Row, mods: &Mods) -> u16 {
    sparse_a(row, mods)
}

/// How many registers hold the 16 x 8 accumulator.
fn sparse_c(row: &Row, mods: &Mods) -> u16 {
    let packed = row.type_part(0).is_some_and(|part| mods.get(part) == F16.code());
    if packed { 2 } else { 4 }
}

const WGMMA_RULES: &[Rule] = &[
    illegal(&[ty_is(1, &[F16]), ty_is(2, &[BF16])], "A and B have the same type"),
    illegal(&[ty_is(1, &[BF16]), ty_is(2, &[F16])], "A and B have the same type"),
    illegal(&[ty_is(0, &[F16]), ty_is(1, &[BF16])], "bf16 accumulates in f32"),
];
const WGMMA_PARTS: &[Part] =
    &[WgmmaShape16::required(), ty(&[F16, F32]), ty(&[F16, BF16]), ty(&[F16, BF16])];
const D: OperandRule = def("d", TypeRef::Fragment(0)).list(Count::Of(accumulators)).tied();
const DESCRIPTOR_B: OperandRule = val("b_desc", TypeRef::Fixed(B64));
const HOPPER: &[Since] = &[on(SmSet::exact(&[90]), (8, 0))];

isa! { rows after asynchronous::END;
    MMA_SP = Row::new(
            "mma",
            "9.7.14.6",
            "Multiplies a sparse by a dense matrix and adds, in a warp.",
        )
        .parts(&[
            SparseMetadata::required(),
            Part::Lit(".sync"),
            Part::Lit(".aligned"),
            MmaShape::one_of(&[MmaShape::M16n8k16, MmaShape::M16n8k32]),
            LayoutA::one_of(&[LayoutA::Row]),
            LayoutB::one_of(&[LayoutB::Col]),
            ty(&[F16, F32]),
            ty(&[F16, BF16]),
            ty(&[F16, BF16]),
            ty(&[F16, F32]),
        ])
        .operands(&[
            def("d", TypeRef::Fragment(0)).list(Count::Of(sparse_c)),
            src("a", TypeRef::Fragment(1)).list(Count::Of(sparse_a)),
            src("b", TypeRef::Fragment(2)).list(Count::Of(sparse_b)),
            src("c", TypeRef::Fragment(3)).list(Count::Of(sparse_c)),
            src("e", TypeRef::Fixed(B32)),
            imm("f", U32),
        ])
        .base(&[since((7, 1), 80)])
        .rules(&[
            needs(
                &[SparseMetadata::is(&[SparseMetadata::Ordered])],
                &[since((8, 5), 80)],
            ),
            illegal(&[ty_is(1, &[F16]), ty_is(2, &[BF16])], "A and B have the same type"),
            illegal(&[ty_is(1, &[BF16]), ty_is(2, &[F16])], "A and B have the same type"),
            illegal(&[ty_is(0, &[F16]), ty_is(1, &[BF16])], "bf16 accumulates in f32"),
            illegal(&[ty_is(0, &[F16]), ty_is(3, &[F32])], "C and D have the same type"),
            illegal(&[ty_is(0, &[F32]), ty_is(3, &[F16])], "C and D have the same type"),
        ])
        .divergence(Divergence::Source)
        .effects(Effects::OTHER)
        .convergent();
    WGMMA = Row::new(
            "wgmma.mma_async.sync.aligned",
            "9.7.15.5",
            "Starts a matrix multiplication of a warp group; A in shared memory.",
        )
        .parts(WGMMA_PARTS)
        .operands(&[
            D,
            val("a_desc", TypeRef::Fixed(B64)),
            DESCRIPTOR_B,
            pred("scale_d"),
            imm("imm_scale_a", S32),
            imm("imm_scale_b", S32),
            imm("imm_trans_a", S32),
            imm("imm_trans_b", S32),
        ])
        .base(HOPPER)
        .rules(WGMMA_RULES)
        .divergence(Divergence::Source)
        .effects(Effects::LOAD.and(Effects::OTHER))
        .convergent()
        .completed_by("wgmma.wait_group");
    WGMMA_REGISTERS = Row::new(
            "wgmma.mma_async.sync.aligned",
            "9.7.15.5",
            "Starts a matrix multiplication of a warp group; A in registers.",
        )
        .parts(WGMMA_PARTS)
        .operands(&[
            D,
            src("a", TypeRef::Fragment(1)).list(Count::Fixed(4)),
            DESCRIPTOR_B,
            pred("scale_d"),
            imm("imm_scale_a", S32),
            imm("imm_scale_b", S32),
            imm("imm_trans_b", S32),
        ])
        .base(HOPPER)
        .rules(WGMMA_RULES)
        .divergence(Divergence::Source)
        .effects(Effects::LOAD.and(Effects::OTHER))
        .convergent()
        .completed_by("wgmma.wait_group");
}
