//! What a thread takes for itself, stack memory and registers, and the events it counts.

use super::cluster;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Control, Sem, stack};
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

const STACK: &[Since] = &[since((7, 3), 52)];

isa! { Other rows after cluster::END;
    STACKSAVE = Row::new("stacksave", "9.7.17.1", "The position of the top of the stack.")
        .parts(&[ty(&[U32, U64])])
        .operands(&[def("d", T0)])
        .base(STACK)
        .effects(InstEffects::OTHER)
        .sem(Sem::Memory(stack::save));
    STACKRESTORE = Row::new(
            "stackrestore",
            "9.7.17.2",
            "Frees what was allocated on the stack since a position was saved.",
        )
        .parts(&[ty(&[U32, U64])])
        .operands(&[src("a", T0)])
        .base(STACK)
        .effects(InstEffects::OTHER)
        .sem(Sem::Memory(stack::restore));
    ALLOCA = Row::new("alloca", "9.7.17.3", "Allocates bytes of local memory on the stack.")
        .parts(&[ty(&[U32, U64])])
        .operands(&[def("ptr", T0), val("size", T0), imm("alignment", U32).opt()])
        .base(STACK)
        .rules(&[illegal(
            &[Cond::Int(2, no_power_of_two)],
            "an alignment is a power of two",
        )])
        .effects(InstEffects::OTHER)
        .sem(Sem::Memory(stack::alloca));
    PMEVENT = Row::new("pmevent", "9.7.19.3", "Triggers a performance event.")
        .operands(&[imm("a", U32)])
        .base(&[since((1, 4), 10)])
        .rules(&[illegal(
            &[Cond::Int(0, |n| !(0..=15).contains(&n))],
            "the events are numbered from 0 to 15",
        )])
        .effects(InstEffects::OTHER)
        .sem(Sem::Control(Control::Nothing));
    PMEVENT_MASK = Row::new("pmevent.mask", "9.7.19.3", "Triggers a set of performance events.")
        .operands(&[imm("a", U32)])
        .base(&[since((3, 0), 20)])
        .rules(&[illegal(
            &[Cond::Int(0, |n| !(0..=0xffff).contains(&n))],
            "the mask has 16 bits",
        )])
        .effects(InstEffects::OTHER)
        .sem(Sem::Control(Control::Nothing));
    SETMAXNREG = Row::new(
            "setmaxnreg",
            "9.7.19.5",
            "Changes how many registers each thread of the warp may use.",
        )
        .parts(&[
            RegisterChange::required(),
            Part::Lit(".sync"),
            Part::Lit(".aligned"),
            Part::Lit(".u32"),
        ])
        .operands(&[imm("imm_reg_count", U32)])
        .base(&[on(
            SmSet::exact(&[90]).union(SmSet::specific(&[100, 101, 103, 107, 110, 120, 121])),
            (8, 0),
        )])
        .rules(&[
            illegal(
                &[Cond::Int(0, |n| !(24..=256).contains(&n))],
                "a thread has from 24 to 256 registers",
            ),
            illegal(
                &[Cond::Int(0, |n| n % 8 != 0)],
                "registers are counted by eights",
            ),
        ])
        .effects(InstEffects::OTHER)
        .aligned()
        .sem(Sem::Control(Control::Nothing));
}
