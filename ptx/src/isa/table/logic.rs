//! Logic and shifts.

use super::float;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Sem, all_lanes, integer};
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;

const BITS: &[PtxType] = &[Pred, B16, B32, B64];
const D: OperandRule = def("d", T0);
const A: OperandRule = val("a", T0);
const B: OperandRule = val("b", T0);
const C: OperandRule = val("c", T0);
const AMOUNT: OperandRule = val("b", TypeRef::Fixed(U32));

isa! { Logic rows after float::END;
    AND = Row::new("and", "9.7.8.1", "Bitwise and.")
        .parts(&[ty(BITS)])
        .operands(&[D, A, B])
        .sem(Sem::Lane(integer::and))
        .all_lanes(all_lanes::logic::and)
        .carries();
    OR = Row::new("or", "9.7.8.2", "Bitwise or.")
        .parts(&[ty(BITS)])
        .operands(&[D, A, B])
        .sem(Sem::Lane(integer::or))
        .all_lanes(all_lanes::logic::or)
        .carries();
    XOR = Row::new("xor", "9.7.8.3", "Bitwise exclusive or.")
        .parts(&[ty(BITS)])
        .operands(&[D, A, B])
        .sem(Sem::Lane(integer::xor))
        .all_lanes(all_lanes::logic::xor);
    NOT = Row::new("not", "9.7.8.4", "Bitwise complement.")
        .parts(&[ty(BITS)])
        .operands(&[D, A])
        .sem(Sem::Lane(integer::not))
        .all_lanes(all_lanes::logic::not);
    CNOT = Row::new("cnot", "9.7.8.5", "1 if the operand is 0, else 0.")
        .parts(&[ty(&[B16, B32, B64])])
        .operands(&[D, A])
        .sem(Sem::Lane(integer::cnot))
        .all_lanes(all_lanes::logic::cnot);
    LOP3 = Row::new("lop3", "9.7.8.6", "Any bitwise function of three operands, by its table.")
        .parts(&[ty(&[B32])])
        .operands(&[D.sink(), A, B, C, imm("lut", U32)])
        .base(&[since((4, 3), 50)])
        .sem(Sem::Lane(integer::lop3))
        .all_lanes(all_lanes::logic::lop3);
    LOP3_BOOL = Row::new(
            "lop3",
            "9.7.8.6",
            "A bitwise function of three operands; whether it is not 0, combined with a predicate.",
        )
        .parts(&[BoolOp::one_of(&[BoolOp::Or, BoolOp::And]), ty(&[B32])])
        .operands(&[
            D.sink(),
            def_pred("p").accepting(Accepts::JOINED),
            A,
            B,
            C,
            imm("lut", U32),
            pred("q"),
        ])
        .base(&[since((8, 2), 70)])
        .sem(Sem::Lane(integer::lop3_bool));
    SHF = Row::new("shf", "9.7.8.7", "Shifts a pair of words and keeps one.")
        .parts(&[ShiftDirection::required(), ShiftMode::required(), ty(&[B32])])
        .operands(&[D, A, B, val("c", TypeRef::Fixed(U32))])
        .base(&[since((4, 0), 32), since((3, 1), 35)])
        .sem(Sem::Lane(integer::shf))
        .all_lanes(all_lanes::logic::shf)
        .carries();
    SHL = Row::new("shl", "9.7.8.8", "Shifts left; amounts of at least the width yield 0.")
        .parts(&[ty(&[B16, B32, B64])])
        .operands(&[D, A, AMOUNT])
        .sem(Sem::Lane(integer::shl))
        .all_lanes(all_lanes::logic::shl)
        .carries();
    SHR = Row::new(
            "shr",
            "9.7.8.9",
            "Shifts right; amounts of at least the width yield 0 or the sign.",
        )
        .parts(&[ty(&[B16, B32, B64, U16, U32, U64, S16, S32, S64])])
        .operands(&[D, A, AMOUNT])
        .sem(Sem::Lane(integer::shr))
        .all_lanes(all_lanes::logic::shr)
        .carries();
}
