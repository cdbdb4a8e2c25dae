//! Matrices of warps: loads, stores, and the multiplication of whole fragments (`wmma`).
//!
//! Reference: PTX ISA, "Warp Level Matrix Multiply-Accumulate Instructions".

use super::{fragment, tensor_copy};
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Sem, matrix as sem};
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

/// The chips whose family knows matrices of 8-bit elements, on their `f` and `a` targets.
const BYTE_MATRICES: &[Since] =
    &[on(SmSet::specific(&[100, 101, 103, 107, 110, 120, 121]), (8, 6))];
const SYNC: Part = Part::Lit(".sync");
const ALIGNED_WORD: Part = Part::Lit(".aligned");
const SHARED: Part = Space::maybe(&[Space::Shared, Space::SharedCta]);
const SHARED_CTA: Rule = needs(&[Space::is(&[Space::SharedCta])], &[since((7, 8), 70)]);
const COUNT: Part = TmemCount::one_of(&[TmemCount::X1, TmemCount::X2, TmemCount::X4]);
const TRANSPOSED: Part = Transpose::one_of(&[Transpose::Trans]);
const MOVED: OperandRule = src("r", TypeRef::Fixed(B32)).list(fragment::moved());
const LOADED: OperandRule = def("r", TypeRef::Fixed(B32)).list(fragment::moved());

const WMMA_SPACE: Part = Space::maybe(&[Space::Global, Space::Shared, Space::SharedCta]);
const STRIDE: OperandRule = val("stride", TypeRef::Fixed(B32)).opt();
/// The shapes of 16-bit and 8-bit elements.
const WIDE_SHAPES: &[MmaShape] = &[MmaShape::M16n16k16, MmaShape::M8n32k16, MmaShape::M32n8k16];
const ALL_SHAPES: Part = MmaShape::one_of(&[
    MmaShape::M16n16k16,
    MmaShape::M8n32k16,
    MmaShape::M32n8k16,
    MmaShape::M16n16k8,
    MmaShape::M8n8k4,
    MmaShape::M8n8k32,
    MmaShape::M8n8k128,
]);
/// The first versions of `wmma` did without `.aligned`.
const UNALIGNED: Rule =
    needs(&[Aligned::omitted()], &[on(SmSet::between(70, 72), (6, 0)).until((6, 2))]);
const ALIGNED: Rule = needs(&[Aligned::given()], &[since((6, 3), 70)]);
const NARROW_SHAPES: Rule =
    needs(&[MmaShape::is(&[MmaShape::M8n32k16, MmaShape::M32n8k16])], &[since((6, 1), 70)]);
const F16_SHAPES: Rule = illegal(
    &[ty_is(0, &[F16, BF16, S8, U8]), MmaShape::is_not(WIDE_SHAPES)],
    "elements of 16 and 8 bits come as m16n16k16, m8n32k16 or m32n8k16",
);
const TF32_SHAPES: Rule = illegal(
    &[ty_is(0, &[TF32]), MmaShape::is_not(&[MmaShape::M16n16k8])],
    "tf32 comes as m16n16k8",
);
const F64_SHAPES: Rule =
    illegal(&[ty_is(0, &[F64]), MmaShape::is_not(&[MmaShape::M8n8k4])], "f64 comes as m8n8k4");
const INT4_SHAPES: Rule = illegal(
    &[ty_is(0, &[S4, U4]), MmaShape::is_not(&[MmaShape::M8n8k32])],
    "elements of 4 bits come as m8n8k32",
);
const BIT_SHAPES: Rule = illegal(
    &[ty_is(0, &[B1]), MmaShape::is_not(&[MmaShape::M8n8k128])],
    "single bits come as m8n8k128",
);
const NEWER_FLOATS: Rule = needs(&[ty_is(0, &[BF16, TF32, F64])], &[since((7, 0), 80)]);
const BYTES: Rule = needs(&[ty_is(0, &[S8, U8])], &[since((6, 3), 72)]);
const SUB_BYTES: Rule = needs(&[ty_is(0, &[S4, U4, B1])], &[since((6, 3), 75)]);

const ACCUMULATOR_RULES: &[Rule] = &[
    UNALIGNED,
    ALIGNED,
    NARROW_SHAPES,
    SHARED_CTA,
    illegal(
        &[ty_is(0, &[F16]), MmaShape::is_not(WIDE_SHAPES)],
        "f16 accumulates in m16n16k16, m8n32k16 or m32n8k16",
    ),
    illegal(
        &[
            ty_is(0, &[F32]),
            MmaShape::is(&[MmaShape::M8n8k4, MmaShape::M8n8k32, MmaShape::M8n8k128]),
        ],
        "f32 accumulates in m16n16k16, m8n32k16, m32n8k16 or m16n16k8",
    ),
    illegal(
        &[ty_is(0, &[S32]), MmaShape::is(&[MmaShape::M8n8k4, MmaShape::M16n16k8])],
        "this shape has no integer elements",
    ),
    F64_SHAPES,
    needs(&[ty_is(0, &[F64])], &[since((7, 0), 80)]),
    needs(&[MmaShape::is(&[MmaShape::M16n16k8])], &[since((7, 0), 80)]),
    needs(&[ty_is(0, &[S32])], &[since((6, 3), 72)]),
    needs(&[MmaShape::is(&[MmaShape::M8n8k32, MmaShape::M8n8k128])], &[since((6, 3), 75)]),
];
const ACCUMULATOR_TYPES: Part = ty(&[F16, F32, S32, F64]);
const D: OperandRule = def("d", TypeRef::Fragment(0)).list(fragment::c::<0>());
const A: OperandRule = src("a", TypeRef::Fragment(1)).list(fragment::wmma_a::<1>());
const B: OperandRule = src("b", TypeRef::Fragment(2)).list(fragment::wmma_b::<2>());
const C: OperandRule = src("c", TypeRef::Fragment(3)).list(fragment::c::<3>());

/// The types of A and B of a warp's matrices.
const FACTORS: Part = ty(&[F16, BF16, TF32, F64, S8, U8, S4, U4, B1]);
const LOAD_FACTOR: &[Rule] = &[
    UNALIGNED,
    ALIGNED,
    NARROW_SHAPES,
    SHARED_CTA,
    F16_SHAPES,
    TF32_SHAPES,
    F64_SHAPES,
    INT4_SHAPES,
    BIT_SHAPES,
    NEWER_FLOATS,
    BYTES,
    SUB_BYTES,
];

isa! { Matrix rows after tensor_copy::END;
    LDMATRIX = Row::new(
            "ldmatrix",
            "9.7.14.5.15",
            "Loads 8 x 8 matrices of 16-bit elements from shared memory.",
        )
        .parts(&[
            SYNC,
            ALIGNED_WORD,
            MatrixShape::one_of(&[MatrixShape::M8n8]),
            COUNT,
            Transpose::optional(),
            SHARED,
            ty(&[B16]),
        ])
        .operands(&[LOADED, addr("p")])
        .base(&[since((6, 5), 75)])
        .rules(&[SHARED_CTA])
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::WarpMemory(sem::ldmatrix));
    LDMATRIX_BYTES = Row::new(
            "ldmatrix",
            "9.7.14.5.15",
            "Loads 16 x 16 matrices of bytes from shared memory.",
        )
        .parts(&[
            SYNC,
            ALIGNED_WORD,
            MatrixShape::one_of(&[MatrixShape::M16n16]),
            TmemCount::one_of(&[TmemCount::X1, TmemCount::X2]),
            TRANSPOSED,
            SHARED,
            ty(&[B8]),
        ])
        .operands(&[LOADED, addr("p")])
        .base(BYTE_MATRICES)
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::WarpMemory(sem::ldmatrix));
    LDMATRIX_UNPACK = Row::new(
            "ldmatrix",
            "9.7.14.5.15",
            "Loads matrices of 6-bit or 4-bit elements from shared memory, each into a byte.",
        )
        .parts(&[
            SYNC,
            ALIGNED_WORD,
            MatrixShape::one_of(&[MatrixShape::M8n16, MatrixShape::M16n16]),
            COUNT,
            Transpose::optional(),
            SHARED,
            UnpackFormat::required(),
        ])
        .operands(&[LOADED, addr("p")])
        .base(BYTE_MATRICES)
        .rules(&[
            illegal(
                &[MatrixShape::is(&[MatrixShape::M16n16]), Transpose::omitted()],
                "m16n16 matrices are loaded with `.trans`",
            ),
            illegal(
                &[MatrixShape::is(&[MatrixShape::M8n16]), Transpose::given()],
                "m8n16 matrices cannot be transposed",
            ),
            illegal(
                &[MatrixShape::is(&[MatrixShape::M16n16]), TmemCount::is(&[TmemCount::X4])],
                "at most two m16n16 matrices are loaded",
            ),
        ])
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::WarpMemory(sem::ldmatrix));
    STMATRIX = Row::new(
            "stmatrix",
            "9.7.14.5.16",
            "Stores 8 x 8 matrices of 16-bit elements to shared memory.",
        )
        .parts(&[
            SYNC,
            ALIGNED_WORD,
            MatrixShape::one_of(&[MatrixShape::M8n8]),
            COUNT,
            Transpose::optional(),
            SHARED,
            ty(&[B16]),
        ])
        .operands(&[addr("p"), MOVED])
        .base(&[since((7, 8), 90)])
        .effects(InstEffects::STORE)
        .aligned()
        .sem(Sem::WarpMemory(sem::stmatrix));
    STMATRIX_BYTES = Row::new(
            "stmatrix",
            "9.7.14.5.16",
            "Stores 16 x 8 matrices of bytes to shared memory.",
        )
        .parts(&[
            SYNC,
            ALIGNED_WORD,
            MatrixShape::one_of(&[MatrixShape::M16n8]),
            COUNT,
            TRANSPOSED,
            SHARED,
            ty(&[B8]),
        ])
        .operands(&[addr("p"), MOVED])
        .base(BYTE_MATRICES)
        .effects(InstEffects::STORE)
        .aligned()
        .sem(Sem::WarpMemory(sem::stmatrix));
    MOVMATRIX = Row::new(
            "movmatrix",
            "9.7.14.5.17",
            "Transposes an 8 x 8 matrix in the registers of a warp.",
        )
        .parts(&[
            SYNC,
            ALIGNED_WORD,MatrixShape::one_of(&[MatrixShape::M8n8]), TRANSPOSED, ty(&[B16])])
        .operands(&[def("d", TypeRef::Fixed(B32)), src("a", TypeRef::Fixed(B32))])
        .base(&[since((7, 8), 75)])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::movmatrix));

    WMMA_LOAD_A = Row::new("wmma.load.a", "9.7.14.4.3", "Loads the A of a warp's matrices.")
        .parts(&[
            SYNC,
            Aligned::optional(),
            LayoutA::required(),
            ALL_SHAPES,
            WMMA_SPACE,
            FACTORS,
        ])
        .operands(&[
            def("r", TypeRef::Fragment(0)).list(fragment::wmma_a::<0>()),
            addr("p"),
            STRIDE,
        ])
        .base(&[since((6, 0), 70)])
        .rules(&joined::<13>(
            LOAD_FACTOR,
            &[illegal(
                &[ty_is(0, &[S4, U4, B1]), LayoutA::is(&[LayoutA::Col])],
                "an A of elements below 8 bits must be row-major",
            )],
        ))
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .convergent()
        .sem(Sem::WarpMemory(sem::wmma_load_a));
    WMMA_LOAD_B = Row::new("wmma.load.b", "9.7.14.4.3", "Loads the B of a warp's matrices.")
        .parts(&[
            SYNC,
            Aligned::optional(),
            LayoutB::required(),
            ALL_SHAPES,
            WMMA_SPACE,
            FACTORS,
        ])
        .operands(&[
            def("r", TypeRef::Fragment(0)).list(fragment::wmma_b::<0>()),
            addr("p"),
            STRIDE,
        ])
        .base(&[since((6, 0), 70)])
        .rules(&joined::<13>(
            LOAD_FACTOR,
            &[illegal(
                &[ty_is(0, &[S4, U4, B1]), LayoutB::is(&[LayoutB::Row])],
                "a B of elements below 8 bits must be column-major",
            )],
        ))
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .convergent()
        .sem(Sem::WarpMemory(sem::wmma_load_b));
    WMMA_LOAD_C = Row::new(
            "wmma.load.c",
            "9.7.14.4.3",
            "Loads the accumulator of a warp's matrices.",
        )
        .parts(&[
            SYNC,
            Aligned::optional(),
            LayoutA::required(),
            ALL_SHAPES,
            WMMA_SPACE,
            ACCUMULATOR_TYPES,
        ])
        .operands(&[
            def("r", TypeRef::Fragment(0)).list(fragment::c::<0>()),
            addr("p"),
            STRIDE,
        ])
        .base(&[since((6, 0), 70)])
        .rules(ACCUMULATOR_RULES)
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .convergent()
        .sem(Sem::WarpMemory(sem::wmma_load_c));
    WMMA_STORE = Row::new(
            "wmma.store.d",
            "9.7.14.4.4",
            "Stores the result of a warp's matrices.",
        )
        .parts(&[
            SYNC,
            Aligned::optional(),
            LayoutA::required(),
            ALL_SHAPES,
            WMMA_SPACE,
            ACCUMULATOR_TYPES,
        ])
        .operands(&[
            addr("p"),
            src("r", TypeRef::Fragment(0)).list(fragment::c::<0>()),
            STRIDE,
        ])
        .base(&[since((6, 0), 70)])
        .rules(ACCUMULATOR_RULES)
        .effects(InstEffects::STORE)
        .convergent()
        .sem(Sem::WarpMemory(sem::wmma_store));
    WMMA_HALF = Row::new(
            "wmma.mma",
            "9.7.14.4.5",
            "Multiplies the f16 matrices of a warp and adds.",
        )
        .parts(&[
            SYNC,
            Aligned::optional(),
            LayoutA::required(),
            LayoutB::required(),
            MmaShape::one_of(WIDE_SHAPES),
            ty(&[F16, F32]),
            ty(&[F16, F32]),
            SatFinite::optional(),
        ])
        .operands(&[
            D,
            src("a", TypeRef::Fixed(B32)).list(Count::Fixed(fragment::WMMA_HALVES)),
            src("b", TypeRef::Fixed(B32)).list(Count::Fixed(fragment::WMMA_HALVES)),
            src("c", TypeRef::Fragment(1)).list(fragment::c::<1>()),
        ])
        .base(&[since((6, 0), 70)])
        .rules(&[
            UNALIGNED,
            ALIGNED,
            NARROW_SHAPES,
            // Floats saturated until PTX 6.4.
            needs(
                &[SatFinite::given()],
                &[on(SmSet::between(70, 75), (6, 0)).until((6, 4))],
            ),
        ])
        .divergence(Divergence::Source)
        .convergent()
        .sem(Sem::Warp(sem::halves));
    WMMA_FLOAT = Row::new(
            "wmma.mma",
            "9.7.14.4.5",
            "Multiplies the bf16 or tf32 matrices of a warp and adds.",
        )
        .parts(&[
            SYNC,
            ALIGNED_WORD,
            LayoutA::required(),
            LayoutB::required(),
            MmaShape::one_of(&[
                MmaShape::M16n16k16, MmaShape::M8n32k16, MmaShape::M32n8k16, MmaShape::M16n16k8,
            ]),
            ty(&[F32]),
            ty(&[BF16, TF32]),
            ty(&[BF16, TF32]),
            ty(&[F32]),
        ])
        .operands(&[D, A, B, C])
        .base(&[since((7, 0), 80)])
        .rules(&[
            illegal(&[Cond::TypesDiffer(1, 2)], "A and B have the same type"),
            illegal(
                &[ty_is(1, &[BF16]), MmaShape::is_not(WIDE_SHAPES)],
                "bf16 comes as m16n16k16, m8n32k16 or m32n8k16",
            ),
            illegal(
                &[ty_is(1, &[TF32]), MmaShape::is_not(&[MmaShape::M16n16k8])],
                "tf32 comes as m16n16k8",
            ),
        ])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::floats));
    WMMA_F64 = Row::new(
            "wmma.mma",
            "9.7.14.4.5",
            "Multiplies the f64 matrices of a warp and adds.",
        )
        .parts(&[
            SYNC,
            ALIGNED_WORD,
            LayoutA::required(),
            LayoutB::required(),
            MmaShape::one_of(&[MmaShape::M8n8k4]),
            Rounding::maybe(&[Rounding::Rn, Rounding::Rz, Rounding::Rm, Rounding::Rp]),
            ty(&[F64]),
            ty(&[F64]),
            ty(&[F64]),
            ty(&[F64]),
        ])
        .operands(&[D, A, B, C])
        .base(&[since((7, 0), 80)])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::doubles));
    WMMA_F64_ROUNDED = Row::new(
            "wmma.mma",
            "9.7.14.4.5",
            "Multiplies the f64 matrices of a warp and adds; the rounding is written last.",
        )
        .parts(&[
            SYNC,
            ALIGNED_WORD,
            LayoutA::required(),
            LayoutB::required(),
            MmaShape::one_of(&[MmaShape::M8n8k4]),
            ty(&[F64]),
            ty(&[F64]),
            ty(&[F64]),
            ty(&[F64]),
            Rounding::one_of(&[Rounding::Rn, Rounding::Rz, Rounding::Rm, Rounding::Rp]),
        ])
        .operands(&[D, A, B, C])
        .base(&[since((7, 0), 80)])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::doubles));
    WMMA_INT = Row::new(
            "wmma.mma",
            "9.7.14.4.5",
            "Multiplies the integer matrices of a warp and adds.",
        )
        .parts(&[
            SYNC,
            ALIGNED_WORD,
            LayoutA::required(),
            LayoutB::required(),
            MmaShape::one_of(&[
                MmaShape::M16n16k16, MmaShape::M8n32k16, MmaShape::M32n8k16, MmaShape::M8n8k32,
            ]),
            ty(&[S32]),
            ty(&[S8, U8, S4, U4]),
            ty(&[S8, U8, S4, U4]),
            ty(&[S32]),
            SatFinite::optional(),
        ])
        .operands(&[D, A, B, C])
        .base(&[since((6, 3), 72)])
        .rules(&[
            illegal(&[Cond::TypesDiffer(1, 2)], "A and B have the same type"),
            illegal(
                &[ty_is(1, &[S8, U8]), MmaShape::is_not(WIDE_SHAPES)],
                "elements of 8 bits come as m16n16k16, m8n32k16 or m32n8k16",
            ),
            illegal(
                &[ty_is(1, &[S4, U4]), MmaShape::is_not(&[MmaShape::M8n8k32])],
                "elements of 4 bits come as m8n8k32",
            ),
            illegal(
                &[ty_is(1, &[S4, U4]), LayoutA::is(&[LayoutA::Col])],
                "an A of elements below 8 bits must be row-major",
            ),
            illegal(
                &[ty_is(1, &[S4, U4]), LayoutB::is(&[LayoutB::Row])],
                "a B of elements below 8 bits must be column-major",
            ),
            needs(&[ty_is(1, &[S4, U4])], &[since((6, 3), 75)]),
        ])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::integers));
    WMMA_BITS = Row::new(
            "wmma.mma",
            "9.7.14.4.5",
            "Combines the bit matrices of a warp and adds the number of ones.",
        )
        .parts(&[
            BoolOp::one_of(&[BoolOp::And, BoolOp::Xor]),
            Part::Lit(".popc"),
            SYNC,
            ALIGNED_WORD,
            LayoutA::one_of(&[LayoutA::Row]),
            LayoutB::one_of(&[LayoutB::Col]),
            MmaShape::one_of(&[MmaShape::M8n8k128]),
            ty(&[S32]),
            ty(&[B1]),
            ty(&[B1]),
            ty(&[S32]),
        ])
        .operands(&[D, A, B, C])
        .base(&[since((6, 3), 75)])
        .rules(&[needs(&[BoolOp::is(&[BoolOp::And])], &[since((7, 1), 80)])])
        .divergence(Divergence::Source)
        .aligned()
        .sem(Sem::Warp(sem::bits));
}
