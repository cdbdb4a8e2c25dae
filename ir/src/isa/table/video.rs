//! Scalar video instructions: arithmetic on selected bytes and halves.

use super::control;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;

const WORD: &[PtxType] = &[U32, S32];
const D: OperandRule = def("d", T0).accepting(Accepts::SELECTED);
const A: OperandRule = val("a", T1).accepting(Accepts::SELECTED);
const B: OperandRule = val("b", T2).accepting(Accepts::SELECTED);

isa! { rows after control::END;
    VADD = Row::new("vadd", "9.7.17.1", "Adds selected parts, with a second operation or a merge.")
        .parts(&[ty(WORD), ty(WORD), ty(WORD), Sat::optional(), VideoOp::optional()])
        .operands(&[D, A, B, val("c", T0).opt()])
        .base(&[since((2, 0), 20)])
        .rules(&[illegal(&[VideoOp::given(), Cond::NoOperand(3)], "the third operand is missing")]);
    VMAD = Row::new("vmad", "9.7.17.4", "Multiplies selected parts, adds and scales.")
        .parts(&[
            ty(WORD),
            ty(WORD),
            ty(WORD),
            PlusOne::optional(),
            Sat::optional(),
            VideoScale::optional(),
        ])
        .operands(&[def("d", T0), A.neg(), B.neg(), val("c", T0).neg()])
        .base(&[since((2, 0), 20)]);
}
