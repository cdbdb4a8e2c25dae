//! Control flow, and what stops or delays a thread.

use super::warp;
use crate::isa::class::InstClass;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Control, Sem};
use crate::isa::types::PtxType::*;

isa! { Control rows after warp::END;
    BRA = Row::new("bra", "9.7.12.3", "Goes to a label.")
        .parts(&[Uni::optional()])
        .operands(&[src("t", TypeRef::Address).shaped(Shape::Label)])
        .effects(InstEffects::TERMINATOR)
        .sem(Sem::Control(Control::Branch));
    BRX_IDX = Row::new("brx.idx", "9.7.12.4", "Goes to a label of a list.")
        .parts(&[Uni::optional()])
        .operands(&[
            val("i", TypeRef::Fixed(U32)),
            src("t", TypeRef::Address).shaped(Shape::Table),
        ])
        .base(&[since((6, 0), 30)])
        .effects(InstEffects::TERMINATOR)
        .sem(Sem::Control(Control::BranchTable));
    CALL = Row::new("call", "9.7.12.5", "Calls a function.")
        .parts(&[Uni::optional()])
        .operands(&[
            def("d", TypeRef::Address).shaped(Shape::Params).opt(),
            src("f", TypeRef::Address).shaped(Shape::Callee),
            src("a", TypeRef::Address).shaped(Shape::Params).opt(),
            src("p", TypeRef::Address).shaped(Shape::Table).opt(),
        ])
        .effects(InstEffects::CALL)
        .rules(&[needs(&[Cond::Operand(3)], &[since((2, 1), 20)])])
        .divergence(Divergence::Source)
        .convergent()
        .sem(Sem::Control(Control::Call));
    RET = Row::new("ret", "9.7.12.6", "Returns to the caller.")
        .parts(&[Uni::optional()])
        .effects(InstEffects::TERMINATOR)
        .sem(Sem::Control(Control::Return));
    EXIT = Row::new("exit", "9.7.12.7", "Ends the thread.")
        .effects(InstEffects::OTHER)
        .sem(Sem::Control(Control::Exit));
    TRAP = Row::new("trap", "9.7.19.4", "Stops the kernel with an error.")
        .class(InstClass::Other)
        .effects(InstEffects::TRAP)
        .sem(Sem::Control(Control::Trap));
    BRKPT = Row::new("brkpt", "9.7.19.1", "Stops for a debugger.")
        .class(InstClass::Other)
        .base(&[since((1, 0), 11)])
        .effects(InstEffects::OTHER)
        .sem(Sem::Control(Control::Nothing));
    NANOSLEEP = Row::new("nanosleep", "9.7.19.2", "Sleeps for about N nanoseconds.")
        .class(InstClass::Other)
        .parts(&[ty(&[U32])])
        .operands(&[val("t", T0)])
        .base(&[since((6, 2), 70)])
        .effects(InstEffects::OTHER)
        .sem(Sem::Control(Control::Yield));
}
