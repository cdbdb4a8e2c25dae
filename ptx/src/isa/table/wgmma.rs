//! `wgmma`: four warps together multiply matrices from shared memory, and go on meanwhile.
//!
//! The accumulator is read and written (one register for both), and neither it nor an A in
//! registers may be touched before `wgmma.wait_group`. B is always in shared memory, A there or
//! in registers: a row for each, for each family of element types.
//!
//! Reference: PTX ISA, "Asynchronous Warpgroup Level Matrix Multiply-Accumulate Instructions".

use super::{fragment, mma};
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

const HOPPER: SmSet = SmSet::exact(&[90]);
const DENSE: &[Since] = &[on(HOPPER, (8, 0))];
const SPARSE: &[Since] = &[on(HOPPER, (8, 2))];
const MNEMONIC: &str = "wgmma.mma_async";
const SPARSE_MNEMONIC: &str = "wgmma.mma_async.sp";
const SYNC: Part = Part::Lit(".sync");
const ALIGNED: Part = Part::Lit(".aligned");
const SECTION: &str = "9.7.15.5.2";
const SPARSE_SECTION: &str = "9.7.15.6.4";

const D: OperandRule = def("d", TypeRef::Fragment(0)).list(fragment::accumulator()).tied();
const A: OperandRule = src("a", TypeRef::Fixed(B32)).list(Count::Fixed(4));
const A_DESC: OperandRule = val("a_desc", TypeRef::Fixed(B64));
const B_DESC: OperandRule = val("b_desc", TypeRef::Fixed(B64));
const METADATA: OperandRule = src("sp_meta", TypeRef::Fixed(B32));
const SELECTOR: OperandRule = imm("sp_sel", U32);
/// Whether D is added.
const SCALE_D: OperandRule = pred("scale_d").within(0, 1, "`scale_d` is 0 or 1 as a number");
const SCALE_A: OperandRule = imm("imm_scale_a", S32);
const SCALE_B: OperandRule = imm("imm_scale_b", S32);
const TRANS_A: OperandRule = imm("imm_trans_a", S32);
const TRANS_B: OperandRule = imm("imm_trans_b", S32);

fn not_a_sign(value: i64) -> bool {
    value != 1 && value != -1
}

fn not_0_or_1(value: i64) -> bool {
    value != 0 && value != 1
}

fn not_0(value: i64) -> bool {
    value != 0
}

fn negative(value: i64) -> bool {
    value < 0
}

const A_IS_SIGN: Rule = illegal(&[Cond::Int(4, not_a_sign)], "`imm_scale_a` is 1 or -1");
const B_IS_SIGN: Rule = illegal(&[Cond::Int(5, not_a_sign)], "`imm_scale_b` is 1 or -1");
const SPARSE_A_IS_SIGN: Rule = illegal(&[Cond::Int(6, not_a_sign)], "`imm_scale_a` is 1 or -1");
const SPARSE_B_IS_SIGN: Rule = illegal(&[Cond::Int(7, not_a_sign)], "`imm_scale_b` is 1 or -1");
const SIGNS: &[Rule] = &[A_IS_SIGN, B_IS_SIGN];
const TRANSPOSED: &str = "whether a matrix is transposed is 0 or 1";
const SAME_FACTORS: Rule = illegal(&[Cond::TypesDiffer(1, 2)], "A and B have the same type");
const WIDER_ACCUMULATOR: Rule =
    illegal(&[ty_is(0, &[F16]), ty_is(1, &[BF16])], "bf16 accumulates in f32");
const SELECTOR_0_1: Rule = illegal(&[Cond::Int(4, not_0_or_1)], "the selector is 0 or 1");
const SELECTOR_0: Rule = illegal(&[Cond::Int(4, not_0)], "the selector is 0 here");
const MIXED_SIGNS: Rule = needs(&[Cond::TypesDiffer(1, 2)], &[on(HOPPER, (8, 4))]);
const SPARSE_SIGNS_0: &[Rule] = &[SELECTOR_0, SPARSE_A_IS_SIGN, SPARSE_B_IS_SIGN];
const SPARSE_SIGNS_0_1: &[Rule] = &[SELECTOR_0_1, SPARSE_A_IS_SIGN, SPARSE_B_IS_SIGN];

/// The shapes of integers: n goes in steps of 16 from 32 on.
const INT_SHAPES: Part = WgmmaShape::one_of(&[
    WgmmaShape::N8,
    WgmmaShape::N16,
    WgmmaShape::N24,
    WgmmaShape::N32,
    WgmmaShape::N48,
    WgmmaShape::N64,
    WgmmaShape::N80,
    WgmmaShape::N96,
    WgmmaShape::N112,
    WgmmaShape::N128,
    WgmmaShape::N144,
    WgmmaShape::N160,
    WgmmaShape::N176,
    WgmmaShape::N192,
    WgmmaShape::N208,
    WgmmaShape::N224,
    WgmmaShape::N240,
    WgmmaShape::N256,
]);

/// The parts of 16-bit floats whose k is this.
const fn halves(k: &'static str) -> [Part; 7] {
    let half = ty(&[F16, BF16]);
    [SYNC, ALIGNED, WgmmaShape::required(), Part::Lit(k), ty(&[F16, F32]), half, half]
}

const fn tf32(k: &'static str) -> [Part; 7] {
    [SYNC, ALIGNED, WgmmaShape::required(), Part::Lit(k), ty(&[F32]), ty(&[TF32]), ty(&[TF32])]
}

const fn fp8(k: &'static str) -> [Part; 7] {
    let fp8 = ty(&[E4M3, E5M2]);
    [SYNC, ALIGNED, WgmmaShape::required(), Part::Lit(k), ty(&[F16, F32]), fp8, fp8]
}

const fn bytes(k: &'static str) -> [Part; 8] {
    let byte = ty(&[S8, U8]);
    [SYNC, ALIGNED, INT_SHAPES, Part::Lit(k), SatFinite::optional(), ty(&[S32]), byte, byte]
}

const BITS: &[Part] = &[
    SYNC,
    ALIGNED,
    INT_SHAPES,
    Part::Lit("k256"),
    ty(&[S32]),
    ty(&[B1]),
    ty(&[B1]),
    BoolOp::one_of(&[BoolOp::And]),
    Part::Lit(".popc"),
];

/// What all rows of dense matrices have in common.
const fn dense(summary: &'static str) -> Row {
    started(Row::new(MNEMONIC, SECTION, summary)).base(DENSE)
}

/// What all rows of a sparse A have in common.
const fn sparse(summary: &'static str) -> Row {
    started(Row::new(SPARSE_MNEMONIC, SPARSE_SECTION, summary)).base(SPARSE)
}

const fn started(row: Row) -> Row {
    row.divergence(Divergence::Source)
        .effects(InstEffects::LOAD.union(InstEffects::OTHER))
        .aligned()
        .holds_registers()
        .completed_by(Wait::Wgmma)
}

isa! { Matrix rows after mma::END;
    WGMMA = dense("Starts a multiplication of 16-bit floats; A in shared memory.")
        .parts(&halves("k16"))
        .operands(&[D, A_DESC, B_DESC, SCALE_D, SCALE_A, SCALE_B, TRANS_A, TRANS_B])
        .rules(&[
            SAME_FACTORS,
            WIDER_ACCUMULATOR,
            A_IS_SIGN,
            B_IS_SIGN,
            illegal(&[Cond::Int(6, not_0_or_1)], TRANSPOSED),
            illegal(&[Cond::Int(7, not_0_or_1)], TRANSPOSED),
        ]);
    WGMMA_REGISTERS = dense("Starts a multiplication of 16-bit floats; A in registers.")
        .parts(&halves("k16"))
        .operands(&[D, A, B_DESC, SCALE_D, SCALE_A, SCALE_B, TRANS_B])
        .rules(&[
            SAME_FACTORS,
            WIDER_ACCUMULATOR,
            A_IS_SIGN,
            B_IS_SIGN,
            illegal(&[Cond::Int(6, not_0_or_1)], TRANSPOSED),
        ]);
    WGMMA_TF32 = dense("Starts a multiplication of tf32 matrices; A in shared memory.")
        .parts(&tf32("k8"))
        .operands(&[D, A_DESC, B_DESC, SCALE_D, SCALE_A, SCALE_B])
        .rules(SIGNS);
    WGMMA_TF32_REGISTERS = dense("Starts a multiplication of tf32 matrices; A in registers.")
        .parts(&tf32("k8"))
        .operands(&[D, A, B_DESC, SCALE_D, SCALE_A, SCALE_B])
        .rules(SIGNS);
    WGMMA_FP8 = dense("Starts a multiplication of 8-bit floats; A in shared memory.")
        .parts(&fp8("k32"))
        .operands(&[D, A_DESC, B_DESC, SCALE_D, SCALE_A, SCALE_B])
        .rules(SIGNS);
    WGMMA_FP8_REGISTERS = dense("Starts a multiplication of 8-bit floats; A in registers.")
        .parts(&fp8("k32"))
        .operands(&[D, A, B_DESC, SCALE_D, SCALE_A, SCALE_B])
        .rules(SIGNS);
    WGMMA_INT = dense("Starts a multiplication of 8-bit integers; A in shared memory.")
        .parts(&bytes("k32"))
        .operands(&[D, A_DESC, B_DESC, SCALE_D])
        .rules(&[MIXED_SIGNS]);
    WGMMA_INT_REGISTERS = dense("Starts a multiplication of 8-bit integers; A in registers.")
        .parts(&bytes("k32"))
        .operands(&[D, A, B_DESC, SCALE_D])
        .rules(&[MIXED_SIGNS]);
    WGMMA_BITS = dense("Starts the combination of two bit matrices; A in shared memory.")
        .parts(BITS)
        .operands(&[D, A_DESC, B_DESC, SCALE_D]);
    WGMMA_BITS_REGISTERS = dense("Starts the combination of two bit matrices; A in registers.")
        .parts(BITS)
        .operands(&[D, A, B_DESC, SCALE_D]);

    WGMMA_SP = sparse("Starts a sparse multiplication of 16-bit floats; A in shared memory.")
        .parts(&halves("k32"))
        .operands(&[
            D, A_DESC, B_DESC, METADATA, SELECTOR, SCALE_D, SCALE_A, SCALE_B, TRANS_A, TRANS_B,
        ])
        .rules(&[
            SAME_FACTORS,
            WIDER_ACCUMULATOR,
            SELECTOR_0_1,
            SPARSE_A_IS_SIGN,
            SPARSE_B_IS_SIGN,
            illegal(&[Cond::Int(8, not_0_or_1)], TRANSPOSED),
            illegal(&[Cond::Int(9, not_0_or_1)], TRANSPOSED),
        ]);
    WGMMA_SP_REGISTERS = sparse("Starts a sparse multiplication of 16-bit floats; A in registers.")
        .parts(&halves("k32"))
        .operands(&[D, A, B_DESC, METADATA, SELECTOR, SCALE_D, SCALE_A, SCALE_B, TRANS_B])
        .rules(&[
            SAME_FACTORS,
            WIDER_ACCUMULATOR,
            SELECTOR_0_1,
            SPARSE_A_IS_SIGN,
            SPARSE_B_IS_SIGN,
            illegal(&[Cond::Int(8, not_0_or_1)], TRANSPOSED),
        ]);
    WGMMA_SP_TF32 = sparse("Starts a sparse multiplication of tf32; A in shared memory.")
        .parts(&tf32("k16"))
        .operands(&[D, A_DESC, B_DESC, METADATA, SELECTOR, SCALE_D, SCALE_A, SCALE_B])
        .rules(SPARSE_SIGNS_0_1);
    WGMMA_SP_TF32_REGISTERS = sparse("Starts a sparse multiplication of tf32; A in registers.")
        .parts(&tf32("k16"))
        .operands(&[D, A, B_DESC, METADATA, SELECTOR, SCALE_D, SCALE_A, SCALE_B])
        .rules(SPARSE_SIGNS_0_1);
    WGMMA_SP_FP8 = sparse("Starts a sparse multiplication of 8-bit floats; A in shared memory.")
        .parts(&fp8("k64"))
        .operands(&[D, A_DESC, B_DESC, METADATA, SELECTOR, SCALE_D, SCALE_A, SCALE_B])
        .rules(SPARSE_SIGNS_0);
    WGMMA_SP_FP8_REGISTERS =
        sparse("Starts a sparse multiplication of 8-bit floats; A in registers.")
        .parts(&fp8("k64"))
        .operands(&[D, A, B_DESC, METADATA, SELECTOR, SCALE_D, SCALE_A, SCALE_B])
        .rules(SPARSE_SIGNS_0);
    WGMMA_SP_INT = sparse("Starts a sparse multiplication of 8-bit integers; A in shared memory.")
        .parts(&bytes("k64"))
        .operands(&[D, A_DESC, B_DESC, METADATA, SELECTOR, SCALE_D])
        .rules(&[SELECTOR_0, MIXED_SIGNS]);
    WGMMA_SP_INT_REGISTERS =
        sparse("Starts a sparse multiplication of 8-bit integers; A in registers.")
        .parts(&bytes("k64"))
        .operands(&[D, A, B_DESC, METADATA, SELECTOR, SCALE_D])
        .rules(&[SELECTOR_0, MIXED_SIGNS]);
    WGMMA_FENCE = Row::new(
            "wgmma.fence",
            "9.7.15.7.1",
            "Orders register and shared memory accesses before the warp-group operations that \
             follow.",
        )
        .parts(&[SYNC, ALIGNED])
        .base(DENSE)
        .effects(InstEffects::BARRIER)
        .aligned();
    WGMMA_COMMIT_GROUP = Row::new(
            "wgmma.commit_group",
            "9.7.15.7.2",
            "Makes a group of the warp-group operations that were started.",
        )
        .parts(&[SYNC, ALIGNED])
        .base(DENSE)
        .effects(InstEffects::BARRIER)
        .commits(Wait::Wgmma)
        .aligned();
    WGMMA_WAIT_GROUP = Row::new(
            "wgmma.wait_group",
            "9.7.15.7.3",
            "Waits until at most N groups of warp-group operations are pending.",
        )
        .parts(&[SYNC, ALIGNED])
        .operands(&[imm("n", S32)])
        .base(DENSE)
        .rules(&[illegal(&[Cond::Int(0, negative)], "a number of groups is not negative")])
        .effects(InstEffects::BARRIER)
        .waits(Wait::Wgmma)
        .aligned();
}
