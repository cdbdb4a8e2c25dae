//! `mma` and `mma.sp`: a warp multiplies small matrices that lie in its registers.
//!
//! One row for each family of element types; the counts of registers follow from the shape. The
//! sparse A holds every other element, and a register of metadata says which; an immediate
//! selects the threads whose metadata counts.
//!
//! Reference: PTX ISA, "Multiply-and-Accumulate Instruction: mma" and "mma.sp".

use super::{fragment, matrix};
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Sem, matrix as sem};
use crate::isa::types::PtxType::{self, *};
use crate::target::SmSet;

/// Floats of less than 8 bits.
const NARROW: &[PtxType] = &[E3M2, E2M3, E2M1];
const NARROW_FLOATS: Part = ty(&[E4M3, E5M2, E3M2, E2M3, E2M1]);
const INT8: &[PtxType] = &[S8, U8];
const INT4: &[PtxType] = &[S4, U4];
const INTEGERS: Part = ty(&[S8, U8, S4, U4]);
const ROW: Part = LayoutA::one_of(&[LayoutA::Row]);
const COLUMN: Part = LayoutB::one_of(&[LayoutB::Col]);
const SYNC: Part = Part::Lit(".sync");
const ALIGNED: Part = Part::Lit(".aligned");

const D: OperandRule = def("d", TypeRef::Fragment(0)).list(fragment::c::<0>());
const A: OperandRule = src("a", TypeRef::Fragment(1)).list(fragment::a::<1>());
const SPARSE_A: OperandRule = src("a", TypeRef::Fragment(1)).list(fragment::sparse_a::<1>());
const B: OperandRule = src("b", TypeRef::Fragment(2)).list(fragment::b::<2>());
const C: OperandRule = src("c", TypeRef::Fragment(3)).list(fragment::c::<3>());
const METADATA: OperandRule = src("metadata", TypeRef::Fixed(B32));
const SELECTOR: OperandRule = imm("selector", U32);
const SCALES_OF_A: OperandRule = src("scale_a", TypeRef::Fixed(B32));
const SCALES_OF_B: OperandRule = src("scale_b", TypeRef::Fixed(B32));
/// Which byte of the scale register, and of which threads.
const PLACE_A: OperandRule = val("byte_and_thread_a", TypeRef::Fixed(U16)).list(Count::Fixed(2));
const PLACE_B: OperandRule = val("byte_and_thread_b", TypeRef::Fixed(U16)).list(Count::Fixed(2));

/// The targets of the families that have narrow floats at all.
const F8F6F4: &[Since] = &[on(SmSet::specific(&[100, 101, 103, 107, 110, 120, 121]), (8, 6))];
/// The targets of the family that has all of the narrow floats.
const CONSUMER: SmSet = SmSet::specific(&[120, 121]);

const SAME_ACCUMULATORS: Rule = illegal(&[Cond::TypesDiffer(0, 3)], "C and D have the same type");
const SAME_FACTORS: Rule = illegal(&[Cond::TypesDiffer(1, 2)], "A and B have the same type");
const WIDER_ACCUMULATOR: Rule =
    illegal(&[ty_is(0, &[F16]), ty_is(1, &[BF16, TF32])], "bf16 and tf32 accumulate in f32");
const NARROW_A: Rule = needs(&[ty_is(1, NARROW)], &[on(CONSUMER, (8, 7))]);
const NARROW_B: Rule = needs(&[ty_is(2, NARROW)], &[on(CONSUMER, (8, 7))]);
const KIND_OF_A: Rule =
    illegal(&[MmaKind::omitted(), ty_is(1, NARROW)], "floats below 8 bits need `.kind::f8f6f4`");
const KIND_OF_B: Rule =
    illegal(&[MmaKind::omitted(), ty_is(2, NARROW)], "floats below 8 bits need `.kind::f8f6f4`");
const BYTES_BY_BYTES: Rule = illegal(
    &[ty_is(1, INT8), ty_is(2, INT4)],
    "elements of 8 bits are multiplied by elements of 8 bits",
);
const NIBBLES_BY_NIBBLES: Rule = illegal(
    &[ty_is(1, INT4), ty_is(2, INT8)],
    "elements of 4 bits are multiplied by elements of 4 bits",
);
const ORDERED: Rule =
    needs(&[SparseMetadata::is(&[SparseMetadata::Ordered])], &[since((8, 5), 80)]);

fn not_0(value: i64) -> bool {
    value != 0
}

fn not_0_or_1(value: i64) -> bool {
    !(0..=1).contains(&value)
}

fn not_0_or_2(value: i64) -> bool {
    value != 0 && value != 2
}

fn not_below_4(value: i64) -> bool {
    !(0..4).contains(&value)
}

const SCALE_KINDS: Part = MmaKind::one_of(&[MmaKind::Mxf8f6f4, MmaKind::Mxf4, MmaKind::Mxf4nvf4]);
const SCALES: Part = ScaleVector::maybe(&[ScaleVector::X1, ScaleVector::X2, ScaleVector::X4]);
const OF_F8F6F4: Cond = MmaKind::is(&[MmaKind::Mxf8f6f4]);
const OF_MXF4: Cond = MmaKind::is(&[MmaKind::Mxf4]);
const OF_NVF4: Cond = MmaKind::is(&[MmaKind::Mxf4nvf4]);
const OF_F4: Cond = MmaKind::is(&[MmaKind::Mxf4, MmaKind::Mxf4nvf4]);
const ONE_SCALE: Rule = illegal(
    &[OF_F8F6F4, ScaleVector::is(&[ScaleVector::X2, ScaleVector::X4])],
    "`.kind::mxf8f6f4` has one scale, `.scale_vec::1X`",
);
const TWO_SCALES: Rule = illegal(
    &[OF_MXF4, ScaleVector::is(&[ScaleVector::X1, ScaleVector::X4])],
    "`.kind::mxf4` has two scales, `.scale_vec::2X`",
);
const SCALES_SAID: Rule = illegal(
    &[OF_NVF4, ScaleVector::is_or_omitted(&[ScaleVector::X1])],
    "`.kind::mxf4nvf4` says `.scale_vec::2X` or `.scale_vec::4X`",
);
const E2M1_A: Rule = illegal(&[OF_F4, ty_is(1, &[E4M3, E5M2, E3M2, E2M3])], "A and B are e2m1");
const E2M1_B: Rule = illegal(&[OF_F4, ty_is(2, &[E4M3, E5M2, E3M2, E2M3])], "A and B are e2m1");
const EXPONENT_SCALES: Rule = illegal(
    &[ScaleVector::is_or_omitted(&[ScaleVector::X1, ScaleVector::X2]), ty_is(4, &[UE4M3])],
    "scales are ue8m0 except with `.scale_vec::4X`",
);
const FOUR_EXPONENTS: Rule =
    needs(&[ScaleVector::is(&[ScaleVector::X4]), ty_is(4, &[UE8M0])], &[on(CONSUMER, (9, 1))]);
const BYTE_OF_FOUR: &str = "one scale of a byte is at byte 0 to 3";
const BYTE_OF_TWO: &str = "two scales are at byte 0 or 2";
const BYTE_OF_ONE: &str = "four scales are at byte 0";
const THREAD_OF_A: &str = "the scales of A are in thread 0 or 1 of a quad, or the next two";
const THREAD_OF_B: &str = "the scales of B are in thread 0 to 3 of a quad";

isa! { Matrix rows after matrix::END;
    MMA_PAIRS = Row::new(
            "mma",
            "9.7.14.5.14",
            "Multiplies four pairs of small f16 matrices and adds.",
        )
        .parts(&[
            SYNC,
            ALIGNED,
            MmaShape::one_of(&[MmaShape::M8n8k4]),
            LayoutA::required(),
            LayoutB::required(),
            ty(&[F16, F32]),
            ty(&[F16]),
            ty(&[F16]),
            ty(&[F16, F32]),
        ])
        .operands(&[
            def("d", TypeRef::Fragment(0)).list(fragment::c_of_pairs::<0>()),
            A,
            B,
            src("c", TypeRef::Fragment(3)).list(fragment::c_of_pairs::<3>()),
        ])
        .base(&[since((6, 4), 70)])
        .rules(&[illegal(
            &[ty_is(0, &[F16]), ty_is(3, &[F32])],
            "an f32 accumulator gives an f32 result",
        )])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::pairs));
    MMA_FLOAT = Row::new(
            "mma",
            "9.7.14.5.14",
            "Multiplies two f16, bf16 or tf32 matrices of a warp and adds.",
        )
        .parts(&[
            SYNC,
            ALIGNED,
            MmaShape::one_of(&[MmaShape::M16n8k4, MmaShape::M16n8k8, MmaShape::M16n8k16]),
            ROW,
            COLUMN,
            ty(&[F16, F32]),
            ty(&[F16, BF16, TF32]),
            ty(&[F16, BF16, TF32]),
            ty(&[F16, F32]),
        ])
        .operands(&[D, A, B, C])
        .base(&[since((6, 5), 75)])
        .rules(&[
            SAME_FACTORS,
            SAME_ACCUMULATORS,
            WIDER_ACCUMULATOR,
            illegal(
                &[ty_is(1, &[TF32]), MmaShape::is(&[MmaShape::M16n8k16])],
                "tf32 comes as m16n8k4 or m16n8k8",
            ),
            illegal(
                &[ty_is(1, &[F16, BF16]), MmaShape::is(&[MmaShape::M16n8k4])],
                "f16 and bf16 come as m16n8k8 or m16n8k16",
            ),
            needs(&[ty_is(1, &[BF16, TF32])], &[since((7, 0), 80)]),
            needs(&[MmaShape::is(&[MmaShape::M16n8k16])], &[since((7, 0), 80)]),
        ])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::floats));
    MMA_NARROW = Row::new(
            "mma",
            "9.7.14.5.14",
            "Multiplies two matrices of 8-bit or narrower floats of a warp and adds.",
        )
        .parts(&[
            SYNC,
            ALIGNED,
            MmaShape::one_of(&[MmaShape::M16n8k16, MmaShape::M16n8k32]),
            ROW,
            COLUMN,
            MmaKind::maybe(&[MmaKind::F8f6f4]),
            ty(&[F16, F32]),
            NARROW_FLOATS,
            NARROW_FLOATS,
            ty(&[F16, F32]),
        ])
        .operands(&[D, A, B, C])
        .base(&[since((8, 4), 89)])
        .rules(&[
            SAME_ACCUMULATORS,
            KIND_OF_A,
            KIND_OF_B,
            illegal(
                &[MmaShape::is(&[MmaShape::M16n8k16]), ty_is(1, NARROW)],
                "floats below 8 bits come as m16n8k32",
            ),
            illegal(
                &[MmaShape::is(&[MmaShape::M16n8k16]), ty_is(2, NARROW)],
                "floats below 8 bits come as m16n8k32",
            ),
            needs(&[MmaKind::given()], F8F6F4),
            needs(&[ty_is(0, &[F16])], &[since((8, 7), 89)]),
            needs(&[MmaShape::is(&[MmaShape::M16n8k16])], &[since((8, 7), 89)]),
            NARROW_A,
            NARROW_B,
        ])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::floats));
    MMA_F64 = Row::new(
            "mma",
            "9.7.14.5.14",
            "Multiplies two f64 matrices of a warp and adds.",
        )
        .parts(&[
            SYNC,
            ALIGNED,
            MmaShape::one_of(&[
                MmaShape::M8n8k4, MmaShape::M16n8k4, MmaShape::M16n8k8, MmaShape::M16n8k16,
            ]),
            ROW,
            COLUMN,
            Rounding::maybe(&[Rounding::Rn, Rounding::Rz, Rounding::Rm, Rounding::Rp]),
            ty(&[F64]),
            ty(&[F64]),
            ty(&[F64]),
            ty(&[F64]),
        ])
        .operands(&[D, A, B, C])
        .base(&[since((7, 0), 80)])
        .rules(&[needs(&[MmaShape::is_not(&[MmaShape::M8n8k4])], &[since((7, 8), 90)])])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::doubles));
    MMA_INT = Row::new(
            "mma",
            "9.7.14.5.14",
            "Multiplies two integer matrices of a warp and adds.",
        )
        .parts(&[
            SYNC,
            ALIGNED,
            MmaShape::one_of(&[
                MmaShape::M8n8k16, MmaShape::M8n8k32, MmaShape::M16n8k16, MmaShape::M16n8k32,
                MmaShape::M16n8k64,
            ]),
            ROW,
            COLUMN,
            SatFinite::optional(),
            ty(&[S32]),
            INTEGERS,
            INTEGERS,
            ty(&[S32]),
        ])
        .operands(&[D, A, B, C])
        .base(&[since((6, 5), 75)])
        .rules(&[
            BYTES_BY_BYTES,
            NIBBLES_BY_NIBBLES,
            illegal(
                &[ty_is(1, INT8), MmaShape::is(&[MmaShape::M8n8k32, MmaShape::M16n8k64])],
                "elements of 8 bits come as m8n8k16, m16n8k16 or m16n8k32",
            ),
            illegal(
                &[ty_is(1, INT4), MmaShape::is(&[MmaShape::M8n8k16, MmaShape::M16n8k16])],
                "elements of 4 bits come as m8n8k32, m16n8k32 or m16n8k64",
            ),
            needs(
                &[MmaShape::is_not(&[MmaShape::M8n8k16, MmaShape::M8n8k32])],
                &[since((7, 0), 80)],
            ),
        ])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::integers));
    MMA_BITS = Row::new(
            "mma",
            "9.7.14.5.14",
            "Combines two bit matrices of a warp and adds the number of ones.",
        )
        .parts(&[
            SYNC,
            ALIGNED,
            MmaShape::one_of(&[MmaShape::M8n8k128, MmaShape::M16n8k128, MmaShape::M16n8k256]),
            ROW,
            COLUMN,
            ty(&[S32]),
            ty(&[B1]),
            ty(&[B1]),
            ty(&[S32]),
            BoolOp::one_of(&[BoolOp::And, BoolOp::Xor]),
            Part::Lit(".popc"),
        ])
        .operands(&[D, A, B, C])
        .base(&[since((7, 0), 75)])
        .rules(&[
            needs(&[BoolOp::is(&[BoolOp::And])], &[since((7, 1), 80)]),
            needs(&[MmaShape::is_not(&[MmaShape::M8n8k128])], &[since((7, 0), 80)]),
        ])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::bits));
    MMA_SCALED = Row::new(
            "mma",
            "9.7.14.5.14",
            "Multiplies two matrices of narrow floats, block by block scaled, and adds.",
        )
        .parts(&[
            SYNC,
            ALIGNED,
            MmaShape::one_of(&[MmaShape::M16n8k32, MmaShape::M16n8k64]),
            ROW,
            COLUMN,
            SCALE_KINDS,
            Part::Lit(".block_scale"),
            SCALES,
            ty(&[F32]),
            NARROW_FLOATS,
            NARROW_FLOATS,
            ty(&[F32]),
            ty(&[UE8M0, UE4M3]),
        ])
        .operands(&[D, A, B, C, SCALES_OF_A, PLACE_A, SCALES_OF_B, PLACE_B])
        .base(&[on(CONSUMER, (8, 7))])
        .rules(&[
            illegal(
                &[OF_F8F6F4, MmaShape::is(&[MmaShape::M16n8k64])],
                "`.kind::mxf8f6f4` comes as m16n8k32",
            ),
            illegal(
                &[OF_F4, MmaShape::is(&[MmaShape::M16n8k32])],
                "`.kind::mxf4` and `.kind::mxf4nvf4` come as m16n8k64",
            ),
            ONE_SCALE,
            TWO_SCALES,
            SCALES_SAID,
            E2M1_A,
            E2M1_B,
            EXPONENT_SCALES,
            FOUR_EXPONENTS,
            illegal(&[OF_F8F6F4, Cond::Item(5, 0, not_below_4)], BYTE_OF_FOUR),
            illegal(&[OF_F8F6F4, Cond::Item(7, 0, not_below_4)], BYTE_OF_FOUR),
            illegal(&[OF_F4, Cond::Item(5, 0, not_0_or_2)], BYTE_OF_TWO),
            illegal(&[OF_F4, Cond::Item(7, 0, not_0_or_2)], BYTE_OF_TWO),
            illegal(&[ScaleVector::is(&[ScaleVector::X4]), Cond::Item(5, 0, not_0)], BYTE_OF_ONE),
            illegal(&[ScaleVector::is(&[ScaleVector::X4]), Cond::Item(7, 0, not_0)], BYTE_OF_ONE),
            illegal(&[Cond::Item(5, 1, not_0_or_1)], THREAD_OF_A),
            illegal(&[Cond::Item(7, 1, not_below_4)], THREAD_OF_B),
        ])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::floats));

    MMA_SP = Row::new(
            "mma",
            "9.7.14.6.3",
            "Multiplies a sparse by a dense f16, bf16 or tf32 matrix and adds, in a warp.",
        )
        .parts(&[
            SparseMetadata::required(),
            SYNC,
            ALIGNED,
            MmaShape::one_of(&[MmaShape::M16n8k8, MmaShape::M16n8k16, MmaShape::M16n8k32]),
            ROW,
            COLUMN,
            ty(&[F16, F32]),
            ty(&[F16, BF16, TF32]),
            ty(&[F16, BF16, TF32]),
            ty(&[F16, F32]),
        ])
        .operands(&[D, SPARSE_A, B, C, METADATA, SELECTOR])
        .base(&[since((7, 1), 80)])
        .rules(&[
            ORDERED,
            SAME_FACTORS,
            SAME_ACCUMULATORS,
            WIDER_ACCUMULATOR,
            illegal(
                &[ty_is(1, &[TF32]), MmaShape::is(&[MmaShape::M16n8k32])],
                "sparse tf32 comes as m16n8k8 or m16n8k16",
            ),
            illegal(
                &[ty_is(1, &[F16, BF16]), MmaShape::is(&[MmaShape::M16n8k8])],
                "sparse f16 and bf16 come as m16n8k16 or m16n8k32",
            ),
            illegal(&[Cond::Int(5, not_below_4)], "the selector is 0 to 3"),
            illegal(
                &[
                    ty_is(1, &[TF32]),
                    MmaShape::is(&[MmaShape::M16n8k16]),
                    Cond::Int(5, not_0_or_1),
                ],
                "the selector is 0 or 1 here",
            ),
            illegal(
                &[
                    ty_is(1, &[BF16]),
                    MmaShape::is(&[MmaShape::M16n8k32]),
                    Cond::Int(5, not_0_or_1),
                ],
                "the selector is 0 or 1 here",
            ),
            // With f16 that accumulates in f32, ptxas takes all four.
            illegal(
                &[
                    ty_is(0, &[F16]),
                    MmaShape::is(&[MmaShape::M16n8k32]),
                    Cond::Int(5, not_0_or_1),
                ],
                "the selector is 0 or 1 here",
            ),
        ])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::floats));
    MMA_SP_NARROW = Row::new(
            "mma",
            "9.7.14.6.3",
            "Multiplies a sparse by a dense matrix of 8-bit or narrower floats and adds, in a \
             warp.",
        )
        .parts(&[
            SparseMetadata::required(),
            SYNC,
            ALIGNED,
            MmaShape::one_of(&[MmaShape::M16n8k64]),
            ROW,
            COLUMN,
            MmaKind::maybe(&[MmaKind::F8f6f4]),
            ty(&[F16, F32]),
            NARROW_FLOATS,
            NARROW_FLOATS,
            ty(&[F16, F32]),
        ])
        .operands(&[D, SPARSE_A, B, C, METADATA, SELECTOR])
        .base(&[since((8, 4), 89)])
        .rules(&[
            ORDERED,
            SAME_ACCUMULATORS,
            KIND_OF_A,
            KIND_OF_B,
            illegal(
                &[SparseMetadata::is(&[SparseMetadata::Plain]), MmaKind::given()],
                "`.kind::f8f6f4` has ordered metadata",
            ),
            illegal(
                &[SparseMetadata::is(&[SparseMetadata::Plain]), ty_is(0, &[F16])],
                "accumulating in f16 has ordered metadata",
            ),
            illegal(&[Cond::Int(5, not_0)], "the selector is 0 here"),
            needs(&[MmaKind::given()], F8F6F4),
            needs(&[ty_is(0, &[F16])], &[on(CONSUMER, (8, 7))]),
            NARROW_A,
            NARROW_B,
        ])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::floats));
    MMA_SP_INT = Row::new(
            "mma",
            "9.7.14.6.3",
            "Multiplies a sparse by a dense integer matrix and adds, in a warp.",
        )
        .parts(&[
            SparseMetadata::required(),
            SYNC,
            ALIGNED,
            MmaShape::one_of(&[MmaShape::M16n8k32, MmaShape::M16n8k64, MmaShape::M16n8k128]),
            ROW,
            COLUMN,
            SatFinite::optional(),
            ty(&[S32]),
            INTEGERS,
            INTEGERS,
            ty(&[S32]),
        ])
        .operands(&[D, SPARSE_A, B, C, METADATA, SELECTOR])
        .base(&[since((7, 1), 80)])
        .rules(&[
            ORDERED,
            BYTES_BY_BYTES,
            NIBBLES_BY_NIBBLES,
            illegal(
                &[ty_is(1, INT8), MmaShape::is(&[MmaShape::M16n8k128])],
                "sparse elements of 8 bits come as m16n8k32 or m16n8k64",
            ),
            illegal(
                &[ty_is(1, INT4), MmaShape::is(&[MmaShape::M16n8k32])],
                "sparse elements of 4 bits come as m16n8k64 or m16n8k128",
            ),
            illegal(&[Cond::Int(5, not_0_or_1)], "the selector is 0 or 1 here"),
            illegal(
                &[ty_is(1, INT8), MmaShape::is(&[MmaShape::M16n8k64]), Cond::Int(5, not_0)],
                "the selector is 0 here",
            ),
            illegal(
                &[MmaShape::is(&[MmaShape::M16n8k128]), Cond::Int(5, not_0)],
                "the selector is 0 here",
            ),
        ])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::integers));
    MMA_SP_SCALED = Row::new(
            "mma",
            "9.7.14.6.3",
            "Multiplies a sparse by a dense matrix of narrow floats, block by block scaled, and \
             adds.",
        )
        .parts(&[
            SparseMetadata::one_of(&[SparseMetadata::Ordered]),
            SYNC,
            ALIGNED,
            MmaShape::one_of(&[MmaShape::M16n8k64, MmaShape::M16n8k128]),
            ROW,
            COLUMN,
            SCALE_KINDS,
            Part::Lit(".block_scale"),
            SCALES,
            ty(&[F32]),
            NARROW_FLOATS,
            NARROW_FLOATS,
            ty(&[F32]),
            ty(&[UE8M0, UE4M3]),
        ])
        .operands(&[
            D,
            SPARSE_A,
            B,
            C,
            METADATA,
            SELECTOR,
            SCALES_OF_A,
            PLACE_A,
            SCALES_OF_B,
            PLACE_B,
        ])
        .base(&[on(CONSUMER, (8, 7))])
        .rules(&[
            illegal(
                &[OF_F8F6F4, MmaShape::is(&[MmaShape::M16n8k128])],
                "sparse `.kind::mxf8f6f4` comes as m16n8k64",
            ),
            illegal(
                &[OF_F4, MmaShape::is(&[MmaShape::M16n8k64])],
                "sparse `.kind::mxf4` and `.kind::mxf4nvf4` come as m16n8k128",
            ),
            needs(&[OF_F4], &[on(SmSet::exact(&[120, 121]), (8, 7))]),
            ONE_SCALE,
            TWO_SCALES,
            SCALES_SAID,
            E2M1_A,
            E2M1_B,
            EXPONENT_SCALES,
            FOUR_EXPONENTS,
            illegal(&[Cond::Int(5, not_0)], "the selector is 0 here"),
            illegal(&[OF_F8F6F4, Cond::Item(7, 0, not_below_4)], BYTE_OF_FOUR),
            illegal(&[OF_F8F6F4, Cond::Item(9, 0, not_below_4)], BYTE_OF_FOUR),
            illegal(&[OF_F4, Cond::Item(7, 0, not_0_or_2)], BYTE_OF_TWO),
            illegal(&[OF_F4, Cond::Item(9, 0, not_0_or_2)], BYTE_OF_TWO),
            illegal(&[ScaleVector::is(&[ScaleVector::X4]), Cond::Item(7, 0, not_0)], BYTE_OF_ONE),
            illegal(&[ScaleVector::is(&[ScaleVector::X4]), Cond::Item(9, 0, not_0)], BYTE_OF_ONE),
            illegal(&[Cond::Item(7, 1, not_0_or_1)], THREAD_OF_A),
            illegal(&[Cond::Item(9, 1, not_below_4)], THREAD_OF_B),
        ])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::floats));
}
