//! Comparison and selection.

use super::logic;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Sem, all_lanes, compare};
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;

const BITS: &[PtxType] = &[B16, B32, B64];
const INTEGERS: &[PtxType] = &[B16, B32, B64, U16, U32, U64, S16, S32, S64];
const NOT_UNSIGNED: &[PtxType] =
    &[B16, B32, B64, S16, S32, S64, F32, F64, F16, F16x2, BF16, BF16x2];
const COMPARED: &[PtxType] =
    &[B16, B32, B64, U16, U32, U64, S16, S32, S64, F16, F16x2, BF16, BF16x2, F32, F64];
const SELECTED: &[PtxType] = &[B16, B32, B64, U16, U32, U64, S16, S32, S64, F32, F64];

const FLOAT_ONLY: Cond = Compare::is(&[
    Compare::Equ,
    Compare::Neu,
    Compare::Ltu,
    Compare::Leu,
    Compare::Gtu,
    Compare::Geu,
    Compare::Num,
    Compare::Nan,
]);
const UNSIGNED_ONLY: Cond = Compare::is(&[Compare::Lo, Compare::Ls, Compare::Hi, Compare::Hs]);
const ORDERED: Cond = Compare::is(&[Compare::Lt, Compare::Le, Compare::Gt, Compare::Ge]);

const NO_HALF: &[PtxType] = &[B16, B32, B64, U16, U32, U64, S16, S32, S64, F32, F64];
const NO_FTZ: &[PtxType] = &[B16, B32, B64, U16, U32, U64, S16, S32, S64, F64, BF16, BF16x2];

const NO_CONSTANT: &str = "a comparison of bf16 is combined with a register only";

isa! { Comparison rows after logic::END;
    SETP = Row::new("setp", "9.7.6.2", "Compares, and combines the result with a predicate.")
        .parts(&[Compare::required(), BoolOp::optional(), Ftz::optional(), ty(COMPARED)])
        .operands(&[
            def_pred("p").sink(),
            def_pred("q").joined().sink(),
            val("a", T0),
            val("b", T0),
            pred("c").with(ModKind::BoolOp),
        ])
        .rules(&[
            needs(&[Ftz::given(), ty_is(0, &[F32])], &[since((1, 4), 10)]),
            needs(&[ty_is(0, &[F16, F16x2])], &[since((4, 2), 53)]),
            needs(&[ty_is(0, &[BF16, BF16x2])], &[since((7, 8), 90)]),
            illegal(&[FLOAT_ONLY, ty_is(0, INTEGERS)], "the condition is for floats"),
            illegal(
                &[UNSIGNED_ONLY, ty_is(0, NOT_UNSIGNED)],
                "the condition is for unsigned integers",
            ),
            illegal(&[ORDERED, ty_is(0, BITS)], "bits compare as equal or not"),
            illegal(&[Ftz::given(), ty_is(0, NO_FTZ)], "`.ftz` is for f32 and f16"),
            illegal(&[Cond::Sink(0), Cond::Sink(1)], "one of the results is kept"),
            illegal(&[Cond::Number(4), ty_is(0, &[BF16, BF16x2])], NO_CONSTANT),
            illegal(
                &[Cond::Operand(1), ty_is(0, &[F16, BF16])],
                "a half compares into one predicate",
            ),
        ])
        .sem(Sem::Lane(compare::setp))
        .all_lanes(all_lanes::compare::setp);
    SET = Row::new("set", "9.7.6.1", "Compares into a register: all ones or 1.0, else 0.")
        .parts(&[
            Compare::required(),
            BoolOp::optional(),
            Ftz::optional(),
            ty(&[U16, S16, U32, S32, F32, F16, BF16, F16x2, BF16x2]),
            ty(COMPARED),
        ])
        .operands(&[
            def("d", T0),
            val("a", T1),
            val("b", T1),
            pred("c").with(ModKind::BoolOp),
        ])
        .rules(&[
            needs(&[Ftz::given(), ty_is(1, &[F32])], &[since((1, 4), 10)]),
            needs(&[ty_is(1, &[F16, F16x2])], &[since((4, 2), 53)]),
            needs(
                &[ty_is(1, &[F16, F16x2]), ty_is(0, &[U16, S16, U32, S32])],
                &[since((6, 5), 53)],
            ),
            needs(&[ty_is(0, &[F16, F16x2])], &[since((4, 2), 53)]),
            needs(&[ty_is(0, &[BF16, BF16x2])], &[since((7, 8), 90)]),
            needs(&[ty_is(1, &[BF16, BF16x2])], &[since((7, 8), 90)]),
            illegal(&[FLOAT_ONLY, ty_is(1, INTEGERS)], "the condition is for floats"),
            illegal(
                &[UNSIGNED_ONLY, ty_is(1, NOT_UNSIGNED)],
                "the condition is for unsigned integers",
            ),
            illegal(&[Ftz::given(), ty_is(0, &[BF16, BF16x2])], "`.ftz` is for f32 and f16"),
            illegal(&[Cond::Number(3), ty_is(1, &[BF16, BF16x2])], NO_CONSTANT),
            illegal(&[ORDERED, ty_is(1, BITS)], "bits compare as equal or not"),
            illegal(&[Ftz::given(), ty_is(1, NO_FTZ)], "`.ftz` is for f32 and f16"),
            illegal(
                &[ty_is(0, &[F16x2, BF16x2]), Cond::TypesDiffer(0, 1)],
                "a pair is the result of comparing such pairs",
            ),
            illegal(
                &[ty_is(1, &[F16x2, BF16x2]), ty_is(0, &[U16, S16, F32, F16, BF16])],
                "pairs compare into a pair or 32 bits",
            ),
            illegal(
                &[ty_is(1, NO_HALF), ty_is(0, &[U16, S16])],
                "only halves compare into 16 bits of an integer",
            ),
            illegal(&[ty_is(1, &[F16, BF16]), ty_is(0, &[F32])], "halves do not compare into f32"),
            illegal(&[ty_is(1, &[BF16]), ty_is(0, &[F16])], "bf16 does not compare into f16"),
        ])
        .sem(Sem::Lane(compare::set));
    SELP = Row::new("selp", "9.7.6.3", "One of two values, chosen by a predicate.")
        .parts(&[ty(SELECTED)])
        .operands(&[def("d", T0), val("a", T0), val("b", T0), pred("c")])
        .sem(Sem::Lane(compare::selp))
        .all_lanes(all_lanes::compare::selp)
        .carries();
    SLCT = Row::new("slct", "9.7.6.4", "One of two values, chosen by the sign of a third.")
        .parts(&[Ftz::optional(), ty(SELECTED), ty(&[S32, F32])])
        .operands(&[def("d", T0), val("a", T0), val("b", T0), val("c", T1)])
        .rules(&[
            needs(&[Ftz::given()], &[since((1, 4), 10)]),
            illegal(&[Ftz::given(), ty_is(1, &[S32])], "`.ftz` is for f32"),
        ])
        .sem(Sem::Lane(compare::slct))
        .all_lanes(all_lanes::compare::slct);
}
