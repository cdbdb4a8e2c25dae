//! Conversion between types and between address spaces.

use super::compare;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Sem, convert, memory};
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;

const INT: &[PtxType] = &[U8, U16, U32, U64, S8, S16, S32, S64];
const IEEE: &[Rounding] = &[Rounding::Rn, Rounding::Rz, Rounding::Rm, Rounding::Rp];
const INTEGRAL: &[Rounding] = &[Rounding::Rni, Rounding::Rzi, Rounding::Rmi, Rounding::Rpi];
const D: OperandRule = def("d", T0);
const A: OperandRule = val("a", T1);
const USELESS: &str = "the destination holds every value of the source";

isa! { rows after compare::END;
    CVT_INT = Row::new(
            "cvt",
            "9.7.9.21",
            "Converts between integers: extends, truncates or clamps.",
        )
        .parts(&[Sat::optional(), ty(INT), ty(INT)])
        .operands(&[D, A])
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
        .sem(Sem::Lane(convert::int));
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
        .sem(Sem::Lane(convert::float_to_int));
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
        .sem(Sem::Lane(convert::int_to_float));
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
        .sem(Sem::Lane(convert::float));
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
        .operands(&[D, A, val("b", T1)])
        .base(&[since((7, 0), 80)])
        .rules(&[needs(&[SatFinite::given()], &[since((8, 1), 80)])])
        .sem(Sem::Lane(convert::pack_half));
    CVT_PACK_FP8 = Row::new("cvt", "9.7.9.21", "Converts two f32 to a packed pair of 8-bit floats.")
        .parts(&[
            Rounding::one_of(&[Rounding::Rn, Rounding::Rz]),
            Relu::optional(),
            SatFinite::required(),
            ty(&[E4M3x2, E5M2x2]),
            ty(&[F32]),
        ])
        .operands(&[D, A, val("b", T1)])
        .base(&[since((8, 1), 89), since((7, 8), 90)])
        .rules(&[needs(
            &[Rounding::is(&[Rounding::Rz])],
            &[on(crate::target::SmSet::specific(&[107]), (9, 4))],
        )]);
    CVTA = Row::new("cvta", "9.7.9.20", "Converts an address to generic, or from generic.")
        .parts(&[
            To::optional(),
            Space::one_of(&[
                Space::Const, Space::Global, Space::Local, Space::Shared, Space::SharedCta,
                Space::SharedCluster, Space::Param, Space::ParamEntry,
            ]),
            ty(&[U32, U64]),
        ])
        .operands(&[def("d", T0), val("a", T0).accepting(Accepts::SYMBOL)])
        .base(&[since((2, 0), 20)])
        .rules(&[
            needs(&[Space::is(&[Space::Const])], &[since((3, 1), 20)]),
            needs(&[Space::is(&[Space::SharedCta])], &[since((7, 8), 20)]),
            needs(&[Space::is(&[Space::SharedCluster])], &[since((7, 8), 90)]),
            needs(&[Space::is(&[Space::Param])], &[since((7, 7), 70)]),
            needs(&[Space::is(&[Space::ParamEntry])], &[since((8, 3), 70)]),
        ])
        .sem(Sem::Memory(memory::cvta));
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
    illegal(&[Relu::given(), Sat::given()], "`.relu` and `.sat` exclude each other"),
    illegal(&[Relu::given(), Ftz::given()], "`.relu` and `.ftz` exclude each other"),
    needs(&[SatFinite::given(), ty_is(0, &[BF16])], &[since((8, 1), 80)]),
    illegal(&[SatFinite::given(), ty_is(0, &[F32, F64])], "`.satfinite` is for narrowing an f32"),
    illegal(
        &[SatFinite::given(), ty_is(1, &[F16, BF16, F64])],
        "`.satfinite` is for narrowing an f32",
    ),
    illegal(&[SatFinite::given(), DIRECTED], "`.satfinite` takes `.rn` and `.rz`"),
    illegal(&[SatFinite::given(), Sat::given()], "`.satfinite` and `.sat` exclude each other"),
    illegal(&[SatFinite::given(), Ftz::given()], "`.satfinite` and `.ftz` exclude each other"),
];
