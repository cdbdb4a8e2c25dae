//! Conversion between types and between address spaces.

use super::compare;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Sem, all_lanes, convert, memory, narrow};
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

const INT: &[PtxType] = &[U8, U16, U32, U64, S8, S16, S32, S64];
const IEEE: &[Rounding] = &[Rounding::Rn, Rounding::Rz, Rounding::Rm, Rounding::Rp];
const INTEGRAL: &[Rounding] = &[Rounding::Rni, Rounding::Rzi, Rounding::Rmi, Rounding::Rpi];
const D: OperandRule = def("d", T0).or_wider();
const A: OperandRule = val("a", T1).or_wider();
const B: OperandRule = val("b", T1).or_wider();
const SCALE: OperandRule = src("scale", TypeRef::Fixed(UE8M0x2)).with(ModKind::Scaled);
const RANDOM: OperandRule = src("rbits", TypeRef::Fixed(U32));
const PACKED: OperandRule = def("d", TypeRef::Fixed(U32)).or_wider();
const NARROW: &[PtxType] = &[E4M3x2, E5M2x2, E2M3x2, E3M2x2, E2M1x2, S2F6x2];

/// The families of chips with 4-bit and 6-bit floats.
const FAMILIES: SmSet = SmSet::specific(&[100, 101, 103, 107, 110, 120, 121]);
/// The same chips by themselves.
const CHIPS: SmSet = SmSet::exact(&[100, 101, 103, 107, 110, 120, 121]);
const FP8: &[Since] = &[since((8, 1), 89), since((7, 8), 90)];
const NARROW_FLOAT: &[Since] = &[
    on(FAMILIES, (8, 8)),
    on(SmSet::exact(&[100, 101]), (8, 6)),
    on(SmSet::exact(&[120]), (8, 7)),
];
const STOCHASTIC: &[Since] = &[on(SmSet::exact(&[100, 103, 107]), (8, 7))];
/// What came with narrow floats that are rounded towards zero.
const TO_ZERO: &[Since] = &[on(SmSet::specific(&[107]), (9, 4))];
const FIXED_POINT: Rule = needs(&[ty_is(0, &[S2F6x2])], &[on(CHIPS, (9, 1))]);
const ROUNDED_TO_ZERO: Rule = needs(&[Rounding::is(&[Rounding::Rz])], TO_ZERO);
const FIXED_POINT_TO_ZERO: Rule = needs(
    &[Rounding::is(&[Rounding::Rz]), ty_is(0, &[S2F6x2])],
    &[on(SmSet::exact(&[107]), (9, 4))],
);
const SCALED_TYPE: Rule = illegal(
    &[Scaled::given(), ty_is(0, &[E4M3x2, E5M2x2, E2M3x2, E3M2x2, E2M1x2])],
    "a result is scaled as s2f6x2 only",
);
const UE5M3: Rule = needs(&[ty_is(0, &[UE5M3x2])], TO_ZERO);
const UE8M0_ROUNDING: Rule = illegal(
    &[ty_is(0, &[UE8M0x2]), Rounding::is(&[Rounding::Rn])],
    "a power of two is rounded towards zero or up",
);
const USELESS: &str = "the destination holds every value of the source";

isa! { DataMovement rows after compare::END;
    CVT_INT = Row::new(
            "cvt",
            "9.7.9.21",
            "Converts between integers: extends, truncates or clamps.",
        )
        .parts(&[Sat::optional(), ty(INT), ty(INT)])
        .operands(&[D, A.accepting(Accepts::SPECIAL)])
        .rules(&[
            illegal(&[Sat::given(), ty_is(0, &[U8]), ty_is(1, &[U8])], USELESS),
            illegal(&[Sat::given(), ty_is(0, &[U16]), ty_is(1, &[U8, U16])], USELESS),
            illegal(&[Sat::given(), ty_is(0, &[U32]), ty_is(1, &[U8, U16, U32])], USELESS),
            illegal(&[Sat::given(), ty_is(0, &[U64]), ty_is(1, &[U8, U16, U32, U64])], USELESS),
            illegal(&[Sat::given(), ty_is(0, &[S8]), ty_is(1, &[S8])], USELESS),
            illegal(&[Sat::given(), ty_is(0, &[S16]), ty_is(1, &[U8, S8, S16])], USELESS),
            illegal(
                &[Sat::given(), ty_is(0, &[S32]), ty_is(1, &[U8, U16, S8, S16, S32])],
                USELESS,
            ),
            illegal(
                &[Sat::given(), ty_is(0, &[S64]), ty_is(1, &[U8, U16, U32, S8, S16, S32, S64])],
                USELESS,
            ),
        ])
        .sem(Sem::Lane(convert::int))
        .all_lanes(all_lanes::convert::int)
        .carries();
    CVT_FLOAT_TO_INT = Row::new("cvt", "9.7.9.21", "Converts a float to an integer, clamping.")
        .parts(&[
            Rounding::one_of(INTEGRAL),
            Ftz::optional(),
            Sat::optional(),
            ty(INT),
            ty(&[F16, F32, F64]),
        ])
        .operands(&[D, A])
        .rules(&[
            needs(&[Ftz::given()], &[since((1, 4), 10)]),
            needs(&[Ftz::given(), ty_is(0, &[U64, S64])], &[since((1, 5), 10)]),
            illegal(&[Ftz::given(), ty_is(1, &[F16, F64])], "`.ftz` is for f32"),
        ])
        .sem(Sem::Lane(convert::float_to_int))
        .all_lanes(all_lanes::convert::float_to_int);
    CVT_BF16_TO_INT = Row::new("cvt", "9.7.9.21", "Converts a bf16 to an integer, clamping.")
        .parts(&[Rounding::one_of(INTEGRAL), ty(INT), ty(&[BF16])])
        .operands(&[def("d", TypeRef::Exact(0)), A])
        .base(&[since((7, 8), 90)])
        .sem(Sem::Lane(convert::float_to_int));
    CVT_INT_TO_FLOAT = Row::new("cvt", "9.7.9.21", "Converts an integer to a float.")
        .parts(&[
            Rounding::one_of(IEEE),
            Ftz::optional(),
            Sat::optional(),
            ty(&[F16, F32, F64]),
            ty(INT),
        ])
        .operands(&[D, A])
        .rules(&[
            needs(&[Ftz::given()], &[since((1, 4), 10)]),
            needs(&[Ftz::given(), ty_is(1, &[U8, S8])], &[since((1, 5), 10)]),
            illegal(&[Ftz::given(), ty_is(0, &[F16, F64])], "`.ftz` is for f32"),
        ])
        .sem(Sem::Lane(convert::int_to_float))
        .all_lanes(all_lanes::convert::int_to_float);
    CVT_INT_TO_BF16 = Row::new("cvt", "9.7.9.21", "Converts an integer to a bf16.")
        .parts(&[Rounding::one_of(IEEE), ty(&[BF16]), ty(INT)])
        .operands(&[D, val("a", TypeRef::Exact(1))])
        .base(&[since((7, 8), 90)])
        .sem(Sem::Lane(convert::int_to_float));
    CVT_FLOAT = Row::new(
            "cvt",
            "9.7.9.21",
            "Converts between floats, or rounds to an integral value.",
        )
        .parts(&[
            Rounding::maybe(&[
                Rounding::Rn, Rounding::Rz, Rounding::Rm, Rounding::Rp,
                Rounding::Rni, Rounding::Rzi, Rounding::Rmi, Rounding::Rpi,
            ]),
            Ftz::optional(),
            Sat::optional(),
            Relu::optional(),
            SatFinite::optional(),
            ty(&[F16, BF16, F32, F64]),
            ty(&[F16, BF16, F32, F64]),
        ])
        .operands(&[D, A])
        .rules(FLOAT_TO_FLOAT)
        .sem(Sem::Lane(convert::float))
        .all_lanes(all_lanes::convert::float);
    CVT_TF32 = Row::new("cvt", "9.7.9.21", "Rounds an f32 to the precision of tf32.")
        .parts(&[
            Rounding::one_of(&[Rounding::Rn, Rounding::Rz, Rounding::Rna]),
            Relu::optional(),
            SatFinite::optional(),
            ty(&[TF32]),
            ty(&[F32]),
        ])
        .operands(&[D, A])
        .base(&[since((7, 0), 80)])
        .rules(&[
            needs(&[Rounding::is(&[Rounding::Rn, Rounding::Rz])], &[since((7, 8), 90)]),
            needs(
                &[Rounding::is(&[Rounding::Rn, Rounding::Rz]), SatFinite::given()],
                &[since((8, 6), 100)],
            ),
            needs(&[SatFinite::given()], &[since((8, 1), 80)]),
            illegal(&[Rounding::is(&[Rounding::Rna]), Relu::given()], "`.rna` takes no `.relu`"),
        ])
        .sem(Sem::Lane(convert::tf32));
    CVT_PACK_HALF = Row::new("cvt", "9.7.9.21", "Converts two f32 to a packed pair of halves.")
        .parts(&[
            Rounding::one_of(&[Rounding::Rn, Rounding::Rz]),
            Relu::optional(),
            SatFinite::optional(),
            ty(&[F16x2, BF16x2]),
            ty(&[F32]),
        ])
        .operands(&[D, A, B])
        .base(&[since((7, 0), 80)])
        .rules(&[needs(&[SatFinite::given()], &[since((8, 1), 80)])])
        .sem(Sem::Lane(convert::pack_half));
    CVT_PACK_HALF_STOCHASTIC = Row::new(
            "cvt",
            "9.7.9.21",
            "Converts two f32 to a packed pair of halves, rounding by random bits.",
        )
        .parts(&[
            Rounding::one_of(&[Rounding::Rs]),
            Relu::optional(),
            SatFinite::optional(),
            ty(&[F16x2, BF16x2]),
            ty(&[F32]),
        ])
        .operands(&[D, A, B, RANDOM])
        .base(STOCHASTIC)
        .sem(Sem::Lane(narrow::random_halves));
    CVT_PACK_NARROW = Row::new(
            "cvt",
            "9.7.9.21",
            "Converts two f32 to a packed pair of narrow floats.",
        )
        .parts(&[
            Rounding::one_of(&[Rounding::Rn, Rounding::Rz]),
            SatFinite::required(),
            Relu::optional(),
            Scaled::optional(),
            ty(NARROW),
            ty(&[F32]),
        ])
        .operands(&[def("d", TypeRef::Exact(0)), A, B, SCALE])
        .base(&[since((7, 8), 89)])
        .rules(&[
            needs(&[ty_is(0, &[E4M3x2, E5M2x2])], FP8),
            needs(&[ty_is(0, &[E2M3x2, E3M2x2, E2M1x2])], NARROW_FLOAT),
            FIXED_POINT,
            ROUNDED_TO_ZERO,
            FIXED_POINT_TO_ZERO,
            SCALED_TYPE,
        ])
        .sem(Sem::Lane(narrow::from_singles));
    CVT_NARROW = Row::new(
            "cvt",
            "9.7.9.21",
            "Converts a packed pair of halves to a packed pair of narrow floats.",
        )
        .parts(&[
            Rounding::one_of(&[Rounding::Rn, Rounding::Rz]),
            SatFinite::required(),
            Relu::optional(),
            Scaled::optional(),
            ty(NARROW),
            ty(&[F16x2, BF16x2]),
        ])
        .operands(&[def("d", TypeRef::Exact(0)), A, SCALE])
        .base(&[since((7, 8), 89)])
        .rules(&[
            needs(&[ty_is(0, &[E4M3x2, E5M2x2]), ty_is(1, &[F16x2])], FP8),
            needs(&[ty_is(1, &[BF16x2])], &[on(FAMILIES, (9, 1))]),
            needs(&[ty_is(0, &[E2M3x2, E3M2x2, E2M1x2])], &[on(FAMILIES, (9, 1))]),
            FIXED_POINT,
            ROUNDED_TO_ZERO,
            FIXED_POINT_TO_ZERO,
            SCALED_TYPE,
            illegal(&[ty_is(0, &[S2F6x2]), ty_is(1, &[F16x2])], "s2f6x2 is made of f32 or bf16x2"),
        ])
        .sem(Sem::Lane(narrow::from_halves));
    CVT_PACK_SCALE = Row::new(
            "cvt",
            "9.7.9.21",
            "Converts two f32 to a packed pair of scale factors.",
        )
        .parts(&[
            Rounding::one_of(&[Rounding::Rn, Rounding::Rz, Rounding::Rp]),
            SatFinite::optional(),
            ty(&[UE8M0x2, UE5M3x2]),
            ty(&[F32]),
        ])
        .operands(&[D, A, B])
        .base(NARROW_FLOAT)
        .rules(&[UE5M3, UE8M0_ROUNDING])
        .sem(Sem::Lane(narrow::from_singles));
    CVT_SCALE = Row::new(
            "cvt",
            "9.7.9.21",
            "Converts a packed pair of halves to a packed pair of scale factors.",
        )
        .parts(&[
            Rounding::one_of(&[Rounding::Rn, Rounding::Rz, Rounding::Rp]),
            SatFinite::optional(),
            ty(&[UE8M0x2, UE5M3x2]),
            ty(&[F16x2, BF16x2]),
        ])
        .operands(&[D, A])
        .base(NARROW_FLOAT)
        .rules(&[
            UE5M3,
            UE8M0_ROUNDING,
            illegal(
                &[ty_is(0, &[UE8M0x2]), ty_is(1, &[F16x2])],
                "ue8m0x2 is made of f32 or bf16x2",
            ),
        ])
        .sem(Sem::Lane(narrow::from_halves));
    CVT_PACK_STOCHASTIC = Row::new(
            "cvt",
            "9.7.9.21",
            "Converts four f32 to packed narrow floats, rounding by random bits.",
        )
        .parts(&[
            Rounding::one_of(&[Rounding::Rs]),
            Relu::optional(),
            SatFinite::required(),
            ty(&[E4M3x4, E5M2x4, E2M3x4, E3M2x4, E2M1x4]),
            ty(&[F32]),
        ])
        .operands(&[D, src("a", T1).list(Count::Fixed(4)), RANDOM])
        .base(STOCHASTIC)
        .sem(Sem::Lane(narrow::random_quads));
    CVT_WIDEN_F16 = Row::new(
            "cvt",
            "9.7.9.21",
            "Converts a packed pair of narrow floats to a packed pair of f16.",
        )
        .parts(&[
            Rounding::one_of(&[Rounding::Rn]),
            Relu::optional(),
            ty(&[F16x2]),
            ty(&[E4M3x2, E5M2x2, E2M3x2, E3M2x2, E2M1x2, UE5M3x2]),
        ])
        .operands(&[D, src("a", TypeRef::Exact(1))])
        .base(FP8)
        .rules(&[
            needs(&[ty_is(1, &[E2M3x2, E3M2x2, E2M1x2])], NARROW_FLOAT),
            needs(&[ty_is(1, &[UE5M3x2])], TO_ZERO),
            illegal(&[Relu::given(), ty_is(1, &[UE5M3x2])], "the source has no sign"),
        ])
        .sem(Sem::Lane(narrow::to_halves));
    CVT_WIDEN_BF16 = Row::new(
            "cvt",
            "9.7.9.21",
            "Converts a packed pair of narrow floats to a packed pair of bf16.",
        )
        .parts(&[
            Rounding::one_of(&[Rounding::Rn]),
            SatFinite::optional(),
            Relu::optional(),
            Scaled::optional(),
            ty(&[BF16x2]),
            ty(&[E4M3x2, E5M2x2, E2M3x2, E3M2x2, E2M1x2, S2F6x2, UE8M0x2, UE5M3x2]),
        ])
        .operands(&[D, src("a", TypeRef::Exact(1)), SCALE])
        .base(NARROW_FLOAT)
        .rules(&[
            needs(&[ty_is(1, &[E4M3x2, E5M2x2, E2M3x2, E3M2x2, E2M1x2])], &[on(FAMILIES, (9, 2))]),
            needs(&[ty_is(1, &[S2F6x2])], &[on(CHIPS, (9, 1))]),
            needs(&[ty_is(1, &[UE5M3x2])], TO_ZERO),
            illegal(&[SatFinite::given(), ty_is(1, &[UE8M0x2])], "ue8m0x2 is converted as it is"),
            illegal(&[Scaled::given(), ty_is(1, &[UE8M0x2])], "ue8m0x2 is converted as it is"),
            illegal(&[Relu::given(), ty_is(1, &[UE8M0x2, UE5M3x2])], "the source has no sign"),
        ])
        .sem(Sem::Lane(narrow::to_halves));
    CVT_PACK_2 = Row::new(
            "cvt.pack.sat",
            "9.7.9.22",
            "Clamps two integers and packs them as halves.",
        )
        .parts(&[ty(&[U16, S16]), ty(&[S32])])
        .operands(&[PACKED, A, B])
        .base(&[since((6, 5), 72)])
        .sem(Sem::Lane(convert::pack));
    CVT_PACK_3 = Row::new(
            "cvt.pack.sat",
            "9.7.9.22",
            "Clamps two integers and packs them below those that a register already holds.",
        )
        .parts(&[ty(&[U8, S8, U4, S4, U2, S2]), ty(&[S32]), ty(&[B32])])
        .operands(&[PACKED, A, B, val("c", T2).or_wider()])
        .base(&[since((6, 5), 72)])
        .rules(&[needs(&[ty_is(0, &[U4, S4, U2, S2])], &[since((6, 5), 75)])])
        .sem(Sem::Lane(convert::pack_below));
    CVTA = Row::new("cvta", "9.7.9.20", "Converts an address to generic, or from generic.")
        .parts(&[
            To::optional(),
            Space::one_of(&[
                Space::Const, Space::Global, Space::Local, Space::Shared, Space::SharedCta,
                Space::SharedCluster, Space::Param, Space::ParamEntry,
            ]),
            ty(&[U32, U64]),
        ])
        .operands(&[def("d", T0), val("a", T0).accepting(Accepts::VARIABLE)])
        .base(&[since((2, 0), 20)])
        .rules(&[
            needs(&[Space::is(&[Space::Const])], &[since((3, 1), 20)]),
            needs(&[Space::is(&[Space::SharedCta])], &[since((7, 8), 20)]),
            needs(&[Space::is(&[Space::SharedCluster])], &[since((7, 8), 90)]),
            needs(&[Space::is(&[Space::Param])], &[since((7, 7), 70)]),
            needs(&[Space::is(&[Space::ParamEntry])], &[since((8, 3), 70)]),
        ])
        .sem(Sem::Memory(memory::cvta))
        .carries();
}

const DIRECTED: Cond = Rounding::is(&[Rounding::Rm, Rounding::Rp]);
const ROUNDED: Cond = Rounding::is(IEEE);
const TO_INTEGRAL: Cond = Rounding::is(INTEGRAL);

/// What goes with which pair of floating-point types.
const FLOAT_TO_FLOAT: &[Rule] = &[
    needs(&[Ftz::given()], &[since((1, 4), 10)]),
    needs(&[Ftz::given(), ty_is(0, &[F64])], &[since((1, 5), 10)]),
    needs(&[Relu::given()], &[since((7, 0), 80)]),
    needs(&[SatFinite::given()], &[since((8, 1), 70)]),
    needs(&[ty_is(0, &[BF16]), ty_is(1, &[F32])], &[since((7, 0), 80)]),
    needs(&[ty_is(0, &[BF16]), ty_is(1, &[F16, BF16, F64])], &[since((7, 8), 90)]),
    needs(&[ty_is(1, &[BF16]), ty_is(0, &[F32])], &[since((7, 1), 80)]),
    needs(&[ty_is(1, &[BF16]), ty_is(0, &[F32]), Ftz::given()], &[since((7, 8), 90)]),
    needs(&[ty_is(1, &[BF16]), ty_is(0, &[F16, F64])], &[since((7, 8), 90)]),
    illegal(
        &[Rounding::omitted(), ty_is(0, &[F16]), ty_is(1, &[F32, F64])],
        "a narrowing conversion needs a rounding",
    ),
    illegal(
        &[Rounding::omitted(), ty_is(0, &[BF16]), ty_is(1, &[F32, F64])],
        "a narrowing conversion needs a rounding",
    ),
    illegal(
        &[Rounding::omitted(), ty_is(0, &[F32]), ty_is(1, &[F64])],
        "a narrowing conversion needs a rounding",
    ),
    illegal(&[ROUNDED, ty_is(0, &[F16]), ty_is(1, &[F16])], "nothing is rounded"),
    illegal(&[ROUNDED, ty_is(0, &[BF16]), ty_is(1, &[BF16])], "nothing is rounded"),
    illegal(&[ROUNDED, ty_is(0, &[F32]), ty_is(1, &[F16, F32])], "nothing is rounded"),
    illegal(&[ROUNDED, ty_is(0, &[F64]), ty_is(1, &[F16, F32, F64])], "nothing is rounded"),
    illegal(
        &[TO_INTEGRAL, ty_is(0, &[F16]), ty_is(1, &[BF16, F32, F64])],
        "rounding to an integral value keeps the type",
    ),
    illegal(
        &[TO_INTEGRAL, ty_is(0, &[BF16]), ty_is(1, &[F16, F32, F64])],
        "rounding to an integral value keeps the type",
    ),
    illegal(
        &[TO_INTEGRAL, ty_is(0, &[F32]), ty_is(1, &[F16, BF16, F64])],
        "rounding to an integral value keeps the type",
    ),
    illegal(
        &[TO_INTEGRAL, ty_is(0, &[F64]), ty_is(1, &[F16, BF16, F32])],
        "rounding to an integral value keeps the type",
    ),
    illegal(
        &[Ftz::given(), ty_is(0, &[F16, F64, BF16]), ty_is(1, &[F16, F64, BF16])],
        "`.ftz` is for f32",
    ),
    illegal(&[Sat::given(), ty_is(0, &[BF16])], "`.sat` is not for bf16"),
    illegal(&[Sat::given(), ty_is(1, &[BF16])], "`.sat` is not for bf16"),
    illegal(&[Relu::given(), ty_is(0, &[F32, F64])], "`.relu` is for narrowing an f32"),
    illegal(&[Relu::given(), ty_is(1, &[F16, BF16, F64])], "`.relu` is for narrowing an f32"),
    illegal(&[Relu::given(), DIRECTED], "`.relu` takes `.rn` and `.rz`"),
    illegal(&[Relu::given(), Sat::given()], "`.relu` and `.sat` are mutually exclusive"),
    illegal(&[Relu::given(), Ftz::given()], "`.relu` and `.ftz` are mutually exclusive"),
    needs(&[SatFinite::given(), ty_is(0, &[BF16])], &[since((8, 1), 80)]),
    illegal(&[SatFinite::given(), ty_is(0, &[F32, F64])], "`.satfinite` is for narrowing an f32"),
    illegal(
        &[SatFinite::given(), ty_is(1, &[F16, BF16, F64])],
        "`.satfinite` is for narrowing an f32",
    ),
    illegal(&[SatFinite::given(), DIRECTED], "`.satfinite` takes `.rn` and `.rz`"),
    illegal(&[SatFinite::given(), Sat::given()], "`.satfinite` and `.sat` are mutually exclusive"),
    illegal(&[SatFinite::given(), Ftz::given()], "`.satfinite` and `.ftz` are mutually exclusive"),
];
