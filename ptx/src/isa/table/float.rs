//! Floating-point arithmetic: f32, f64, the half types, and packed pairs.

use super::integer;
use crate::isa::accuracy::{Accuracy, Error, Range, sizes};
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Sem, all_lanes, approximate, compare, float};
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;
use std::f64::consts::PI;

const IEEE: &[Rounding] = &[Rounding::Rn, Rounding::Rz, Rounding::Rm, Rounding::Rp];
const DIRECTED: Cond = Rounding::is(&[Rounding::Rm, Rounding::Rp]);
const HALF: &[PtxType] = &[F16, F16x2];
const BHALF: &[PtxType] = &[BF16, BF16x2];
const ANY: &[PtxType] = &[F32, F64, F32x2, F16, F16x2, BF16, BF16x2];
const BASIC: &[PtxType] = &[F32, F64, F16, F16x2, BF16, BF16x2];

const D: OperandRule = def("d", T0);
const A: OperandRule = val("a", T0);
const B: OperandRule = val("b", T0);
const C: OperandRule = val("c", T0);

/// Gates of `add`, `sub` and `mul`.
const ARITHMETIC: &[Rule] = &[
    needs(&[Ftz::given(), ty_is(0, &[F32])], &[since((1, 4), 10)]),
    needs(&[DIRECTED, ty_is(0, &[F32])], &[since((2, 0), 20)]),
    needs(&[DIRECTED, ty_is(0, &[F64])], &[since((1, 2), 13)]),
    needs(&[ty_is(0, HALF)], &[since((4, 2), 53)]),
    needs(&[ty_is(0, BHALF)], &[since((7, 8), 90)]),
    needs(&[ty_is(0, &[F32x2])], &[since((8, 6), 100)]),
    illegal(
        &[Rounding::is(&[Rounding::Rz, Rounding::Rm, Rounding::Rp]), ty_is(0, HALF)],
        "half types round to nearest only",
    ),
    illegal(
        &[Rounding::is(&[Rounding::Rz, Rounding::Rm, Rounding::Rp]), ty_is(0, BHALF)],
        "half types round to nearest only",
    ),
    illegal(&[Ftz::given(), ty_is(0, &[F64, BF16, BF16x2])], "`.ftz` is for f32 and f16"),
    illegal(&[Sat::given(), ty_is(0, &[F64, BF16, BF16x2, F32x2])], "`.sat` is for f32 and f16"),
];

/// Gates of `min` and `max`.
const MINMAX: &[Rule] = &[
    needs(&[Ftz::given(), ty_is(0, &[F32])], &[since((1, 4), 10)]),
    needs(&[NanMode::given(), ty_is(0, &[F32])], &[since((7, 0), 80)]),
    needs(&[XorSign::given()], &[since((7, 2), 86)]),
    needs(&[ty_is(0, HALF)], &[since((7, 0), 80)]),
    needs(&[ty_is(0, BHALF)], &[since((7, 0), 80)]),
    needs(&[Cond::Operand(3)], &[since((8, 8), 100)]),
    illegal(
        &[Cond::Operand(3), ty_is(0, &[F64, F16, F16x2, BF16, BF16x2])],
        "only f32 takes three operands",
    ),
    illegal(&[Cond::Operand(3), XorSign::given()], "`.xorsign` takes two operands"),
    illegal(&[XorSign::given(), AbsMode::omitted()], "`.xorsign` goes with `.abs`"),
    illegal(
        &[Cond::NoOperand(3), XorSign::omitted(), AbsMode::given()],
        "`.abs` of two operands goes with `.xorsign`",
    ),
    illegal(&[Ftz::given(), ty_is(0, &[F64, BF16, BF16x2])], "`.ftz` is for f32 and f16"),
    illegal(&[NanMode::given(), ty_is(0, &[F64])], "`.NaN` is not for f64"),
    illegal(&[XorSign::given(), ty_is(0, &[F64])], "`.xorsign` is not for f64"),
];

/// Gates of `neg` and `abs`, but for the version that has f16.
const FTZ_SIGN: Rule = needs(&[Ftz::given(), ty_is(0, &[F32])], &[since((1, 4), 10)]);
const SIGN_BF16: Rule = needs(&[ty_is(0, BHALF)], &[since((7, 0), 80)]);
const SIGN_NO_FTZ: Rule =
    illegal(&[Ftz::given(), ty_is(0, &[F64, BF16, BF16x2])], "`.ftz` is for f32 and f16");

const APPROX: Part = Approx::one_of(&[Approx::Approx]);

/// Numbers of a binary exponent.
const fn power(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// The sizes of divisors whose reciprocals are normal numbers.
const DIVISORS: Range = sizes(power(-126), power(126), "from 2^-126 to 2^126");
const DIV_ACCURACY: &[Accuracy] = &[
    Accuracy::of(&[F32], Error::Ulps(2)).with(Approx::Approx).by_divisor().within(DIVISORS),
    Accuracy::of(&[F32], Error::Ulps(2)).with(Approx::Full),
];
// Of f64 only the upper word is computed; the manual gives no bound for what it calls gross.
const RCP_ACCURACY: &[Accuracy] = &[
    Accuracy::of(&[F32], Error::Ulps(1)),
    Accuracy::of(&[F64], Error::Relative(-19.0)).flushing(),
];
const SQRT_ACCURACY: &[Accuracy] = &[Accuracy::of(&[F32], Error::Relative(-23.0))];
const RSQRT_ACCURACY: &[Accuracy] = &[
    Accuracy::of(&[F32], Error::Relative(-22.4)),
    Accuracy::of(&[F64], Error::Relative(-19.0)).flushing(),
];
// Angles are multiplied by the inverse of a turn, whose error grows with them.
const SIN_ACCURACY: &[Accuracy] = &[
    Accuracy::of(&[F32], Error::Absolute(-20.5)).within(sizes(0.0, PI, "up to pi")).at_most(1.0),
    Accuracy::of(&[F32], Error::Absolute(-14.7))
        .within(sizes(PI, 100.0 * PI, "up to 100 pi"))
        .at_most(1.0),
    Accuracy::of(&[F32], Error::OfOperand(-23.0))
        .within(sizes(100.0 * PI, f64::MAX, "beyond 100 pi"))
        .at_most(1.0),
];
const COS_ACCURACY: &[Accuracy] = SIN_ACCURACY;
const LG2_ACCURACY: &[Accuracy] = &[
    Accuracy::of(&[F32], Error::Absolute(-22.0)).within(sizes(0.5, 2.0, "from 0.5 to 2")),
    Accuracy::of(&[F32], Error::Relative(-22.0)).within(sizes(0.0, f64::MAX, "elsewhere")),
];
const EX2_ACCURACY: &[Accuracy] = &[
    Accuracy::of(&[F32], Error::Relative(-22.0)),
    Accuracy::of(HALF, Error::Relative(-9.9)),
    Accuracy::of(BHALF, Error::Relative(-7.0)),
];
const TANH_ACCURACY: &[Accuracy] = &[
    Accuracy::of(&[F32], Error::Relative(-11.0)).at_most(1.0),
    Accuracy::of(HALF, Error::Absolute(-10.987)).at_most(1.0),
    Accuracy::of(BHALF, Error::Absolute(-8.0)).at_most(1.0),
];

isa! { Float rows after integer::END;
    ADD_FLOAT = Row::new("add", "9.7.3.3", "Adds two floating-point numbers.")
        .parts(&[Rounding::maybe(IEEE), Ftz::optional(), Sat::optional(), ty(ANY)])
        .operands(&[D, A, B])
        .rules(ARITHMETIC)
        .sem(Sem::Lane(float::add))
        .all_lanes(all_lanes::float::add);
    SUB_FLOAT = Row::new("sub", "9.7.3.4", "Subtracts a floating-point number from another.")
        .parts(&[Rounding::maybe(IEEE), Ftz::optional(), Sat::optional(), ty(ANY)])
        .operands(&[D, A, B])
        .rules(ARITHMETIC)
        .sem(Sem::Lane(float::sub))
        .all_lanes(all_lanes::float::sub);
    MUL_FLOAT = Row::new("mul", "9.7.3.5", "Multiplies two floating-point numbers.")
        .parts(&[Rounding::maybe(IEEE), Ftz::optional(), Sat::optional(), ty(ANY)])
        .operands(&[D, A, B])
        .rules(ARITHMETIC)
        .sem(Sem::Lane(float::mul))
        .all_lanes(all_lanes::float::mul);
    FMA = Row::new("fma", "9.7.3.6", "Multiplies and adds, rounding once.")
        .parts(&[
            Rounding::one_of(IEEE),
            Ftz::optional(),
            Sat::optional(),
            Oob::optional(),
            Relu::optional(),
            ty(ANY),
        ])
        .operands(&[D, A, B, C])
        .rules(&[
            needs(&[ty_is(0, &[F32])], &[since((2, 0), 20)]),
            needs(&[ty_is(0, &[F64])], &[since((1, 4), 10)]),
            needs(&[DIRECTED, ty_is(0, &[F64])], &[since((1, 4), 13)]),
            needs(&[ty_is(0, HALF)], &[since((4, 2), 53)]),
            needs(&[ty_is(0, BHALF)], &[since((7, 0), 80)]),
            needs(&[Relu::given()], &[since((7, 0), 80)]),
            needs(&[Oob::given()], &[since((8, 1), 90)]),
            needs(&[ty_is(0, &[F32x2])], &[since((8, 6), 100)]),
            illegal(
                &[Rounding::is(&[Rounding::Rz, Rounding::Rm, Rounding::Rp]), ty_is(0, HALF)],
                "f16 rounds to nearest only",
            ),
            illegal(&[DIRECTED, ty_is(0, BHALF)], "bf16 takes `.rn` and `.rz`"),
            illegal(&[Ftz::given(), ty_is(0, &[F64, BF16, BF16x2])], "`.ftz` is for f32 and f16"),
            illegal(
                &[Sat::given(), ty_is(0, &[F64, BF16, BF16x2, F32x2])],
                "`.sat` is for f32 and f16",
            ),
            illegal(&[Relu::given(), ty_is(0, &[F32, F64, F32x2])], "`.relu` is for half types"),
            illegal(&[Oob::given(), ty_is(0, &[F32, F64, F32x2])], "`.oob` is for half types"),
            illegal(&[Relu::given(), Sat::given()], "`.relu` and `.sat` are mutually exclusive"),
            illegal(&[Oob::given(), Ftz::given()], "`.oob` and `.ftz` are mutually exclusive"),
        ])
        .sem(Sem::Lane(float::fma))
        .all_lanes(all_lanes::float::fma);
    MAD_FLOAT = Row::new("mad", "9.7.3.7", "Multiplies and adds; the same as `fma` since sm_20.")
        .parts(&[
            Rounding::maybe(IEEE),
            Ftz::optional(),
            Sat::optional(),
            ty(&[F32, F64]),
        ])
        .operands(&[D, A, B, C])
        .rules(&[
            needs(&[Ftz::given()], &[since((1, 4), 10)]),
            needs(&[Rounding::given(), ty_is(0, &[F32])], &[since((2, 0), 20)]),
            needs(
                &[Rounding::omitted(), ty_is(0, &[F32])],
                &[on(crate::target::SmSet::between(10, 13), (1, 0))],
            ),
            needs(&[DIRECTED, ty_is(0, &[F64])], &[since((1, 2), 13)]),
            illegal(&[Rounding::omitted(), ty_is(0, &[F64])], "f64 needs a rounding"),
            illegal(&[Ftz::given(), ty_is(0, &[F64])], "`.ftz` is for f32"),
            illegal(&[Sat::given(), ty_is(0, &[F64])], "`.sat` is for f32"),
        ])
        .sem(Sem::Lane(float::fma))
        .all_lanes(all_lanes::float::fma);
    DIV_FLOAT = Row::new("div", "9.7.3.8", "Divides, rounding as IEEE 754 says.")
        .parts(&[Rounding::one_of(IEEE), Ftz::optional(), ty(&[F32, F64])])
        .operands(&[D, A, B])
        .rules(&[
            needs(&[ty_is(0, &[F32])], &[since((2, 0), 20)]),
            needs(
                &[
                    Rounding::is(&[Rounding::Rz, Rounding::Rm, Rounding::Rp]),
                    ty_is(0, &[F64]),
                ],
                &[since((2, 0), 20)],
            ),
            illegal(&[Ftz::given(), ty_is(0, &[F64])], "`.ftz` is for f32"),
        ])
        .sem(Sem::Lane(float::div))
        .all_lanes(all_lanes::float::div);
    DIV_APPROX = Row::new("div", "9.7.3.8", "Divides to within 2 units in the last place.")
        .parts(&[Approx::required(), Ftz::optional(), ty(&[F32])])
        .operands(&[D, A, B])
        .base(&[since((1, 4), 10)])
        .sem(Sem::Lane(approximate::div))
        .accuracy(DIV_ACCURACY);
    ABS_FLOAT = Row::new("abs", "9.7.3.9", "Clears the sign.")
        .parts(&[Ftz::optional(), ty(BASIC)])
        .operands(&[D, A])
        .rules(&[FTZ_SIGN, SIGN_BF16, SIGN_NO_FTZ, needs(&[ty_is(0, HALF)], &[since((6, 5), 53)])])
        .sem(Sem::Lane(float::abs))
        .all_lanes(all_lanes::float::abs);
    NEG_FLOAT = Row::new("neg", "9.7.3.10", "Flips the sign.")
        .parts(&[Ftz::optional(), ty(BASIC)])
        .operands(&[D, A])
        .rules(&[FTZ_SIGN, SIGN_BF16, SIGN_NO_FTZ, needs(&[ty_is(0, HALF)], &[since((6, 0), 53)])])
        .sem(Sem::Lane(float::neg))
        .all_lanes(all_lanes::float::neg);
    MIN_FLOAT = Row::new("min", "9.7.3.11", "The least of two or three numbers.")
        .parts(&[
            Ftz::optional(),
            NanMode::optional(),
            XorSign::optional(),
            AbsMode::optional(),
            ty(BASIC),
        ])
        .operands(&[D, A, B, C.opt()])
        .rules(MINMAX)
        .sem(Sem::Lane(float::min))
        .all_lanes(all_lanes::float::min);
    MAX_FLOAT = Row::new("max", "9.7.3.12", "The greatest of two or three numbers.")
        .parts(&[
            Ftz::optional(),
            NanMode::optional(),
            XorSign::optional(),
            AbsMode::optional(),
            ty(BASIC),
        ])
        .operands(&[D, A, B, C.opt()])
        .rules(MINMAX)
        .sem(Sem::Lane(float::max))
        .all_lanes(all_lanes::float::max);
    RCP = Row::new("rcp", "9.7.3.13", "The reciprocal, rounded as IEEE 754 says.")
        .parts(&[Rounding::one_of(IEEE), Ftz::optional(), ty(&[F32, F64])])
        .operands(&[D, A])
        .base(&[since((1, 4), 10)])
        .rules(&[
            needs(&[ty_is(0, &[F32])], &[since((2, 0), 20)]),
            needs(
                &[Rounding::is(&[Rounding::Rz, Rounding::Rm, Rounding::Rp])],
                &[since((2, 0), 20)],
            ),
        ])
        .sem(Sem::Lane(float::rcp))
        .all_lanes(all_lanes::float::rcp);
    RCP_APPROX = Row::new("rcp", "9.7.3.13", "The reciprocal, approximately.")
        .parts(&[APPROX, Ftz::optional(), ty(&[F32, F64])])
        .operands(&[D, A])
        .base(&[since((1, 4), 10)])
        .rules(&[
            needs(&[ty_is(0, &[F64])], &[since((2, 1), 20)]),
            illegal(&[Ftz::omitted(), ty_is(0, &[F64])], "f64 takes `.approx.ftz` only"),
        ])
        .sem(Sem::Lane(approximate::rcp))
        .accuracy(RCP_ACCURACY);
    SQRT = Row::new("sqrt", "9.7.3.15", "The square root, rounded as IEEE 754 says.")
        .parts(&[Rounding::one_of(IEEE), Ftz::optional(), ty(&[F32, F64])])
        .operands(&[D, A])
        .base(&[since((1, 4), 10)])
        .rules(&[
            needs(&[ty_is(0, &[F32])], &[since((2, 0), 20)]),
            needs(
                &[Rounding::is(&[Rounding::Rz, Rounding::Rm, Rounding::Rp])],
                &[since((2, 0), 20)],
            ),
            illegal(&[Ftz::given(), ty_is(0, &[F64])], "`.ftz` is for f32"),
        ])
        .sem(Sem::Lane(float::sqrt))
        .all_lanes(all_lanes::float::sqrt);
    SQRT_APPROX = Row::new("sqrt", "9.7.3.15", "The square root, approximately.")
        .parts(&[APPROX, Ftz::optional(), ty(&[F32])])
        .operands(&[D, A])
        .base(&[since((1, 4), 10)])
        .sem(Sem::Lane(approximate::sqrt))
        .accuracy(SQRT_ACCURACY);
    RSQRT = Row::new("rsqrt", "9.7.3.16", "The reciprocal square root, approximately.")
        .parts(&[APPROX, Ftz::optional(), ty(&[F32, F64])])
        .operands(&[D, A])
        .base(&[since((1, 4), 10)])
        .rules(&[needs(&[Ftz::given(), ty_is(0, &[F64])], &[since((4, 0), 20)])])
        .sem(Sem::Lane(approximate::rsqrt))
        .accuracy(RSQRT_ACCURACY);
    SIN = Row::new("sin", "9.7.3.18", "The sine, approximately.")
        .parts(&[APPROX, Ftz::optional(), ty(&[F32])])
        .operands(&[D, A])
        .base(&[since((1, 4), 10)])
        .sem(Sem::Lane(approximate::sin))
        .accuracy(SIN_ACCURACY);
    COS = Row::new("cos", "9.7.3.19", "The cosine, approximately.")
        .parts(&[APPROX, Ftz::optional(), ty(&[F32])])
        .operands(&[D, A])
        .base(&[since((1, 4), 10)])
        .sem(Sem::Lane(approximate::cos))
        .accuracy(COS_ACCURACY);
    LG2 = Row::new("lg2", "9.7.3.20", "The logarithm to base 2, approximately.")
        .parts(&[APPROX, Ftz::optional(), ty(&[F32])])
        .operands(&[D, A])
        .base(&[since((1, 4), 10)])
        .sem(Sem::Lane(approximate::lg2))
        .accuracy(LG2_ACCURACY);
    EX2 = Row::new("ex2", "9.7.3.21", "2 to the power of the operand, approximately.")
        .parts(&[APPROX, Ftz::optional(), ty(&[F32, F16, F16x2, BF16, BF16x2])])
        .operands(&[D, A])
        .base(&[since((1, 4), 10)])
        .rules(&[
            needs(&[ty_is(0, HALF)], &[since((7, 0), 75)]),
            needs(&[ty_is(0, BHALF)], &[since((7, 8), 90)]),
            illegal(&[Ftz::given(), ty_is(0, HALF)], "f16 takes no `.ftz`"),
            illegal(&[Ftz::omitted(), ty_is(0, BHALF)], "bf16 takes `.ftz` only"),
        ])
        .sem(Sem::Lane(approximate::ex2))
        .accuracy(EX2_ACCURACY);
    TANH = Row::new("tanh", "9.7.3.22", "The hyperbolic tangent, approximately.")
        .parts(&[APPROX, ty(&[F32, F16, F16x2, BF16, BF16x2])])
        .operands(&[D, A])
        .base(&[since((7, 0), 75)])
        .rules(&[needs(&[ty_is(0, BHALF)], &[since((7, 8), 90)])])
        .sem(Sem::Lane(approximate::tanh))
        .accuracy(TANH_ACCURACY);
    TESTP = Row::new("testp", "9.7.3.1", "Tests the class of a number.")
        .parts(&[TestClass::required(), ty(&[F32, F64])])
        .operands(&[def_pred("p"), A])
        .base(&[since((2, 0), 20)])
        .sem(Sem::Lane(compare::testp));
    COPYSIGN = Row::new("copysign", "9.7.3.2", "The magnitude of `b` with the sign of `a`.")
        .parts(&[ty(&[F32, F64])])
        .operands(&[D, A, B])
        .base(&[since((2, 0), 20)])
        .sem(Sem::Lane(float::copysign))
        .all_lanes(all_lanes::float::copysign);
    ADD_MIXED = Row::new("add", "9.7.5.1", "Adds a half to an f32.")
        .parts(&[Rounding::maybe(IEEE), Sat::optional(), ty(&[F32]), ty(&[F16, BF16])])
        .operands(&[D, src("a", T1), val("c", T0)])
        .base(&[since((8, 6), 100)])
        .sem(Sem::Lane(float::add_mixed));
    SUB_MIXED = Row::new("sub", "9.7.5.2", "Subtracts an f32 from a half.")
        .parts(&[Rounding::maybe(IEEE), Sat::optional(), ty(&[F32]), ty(&[F16, BF16])])
        .operands(&[D, src("a", T1), val("c", T0)])
        .base(&[since((8, 6), 100)])
        .sem(Sem::Lane(float::sub_mixed));
    FMA_MIXED = Row::new("fma", "9.7.5.3", "Multiplies two halves and adds an f32.")
        .parts(&[Rounding::one_of(IEEE), Sat::optional(), ty(&[F32]), ty(&[F16, BF16])])
        .operands(&[D, src("a", T1), src("b", T1), val("c", T0)])
        .base(&[since((8, 6), 100)])
        .sem(Sem::Lane(float::fma_mixed));
}
