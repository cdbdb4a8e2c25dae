//! Cache control: priorities and policies of lines, and lines that nobody needs any more.

use super::memory;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Control, Sem, cache};
use crate::isa::types::PtxType::*;

const POLICY: OperandRule = def("cache_policy", TypeRef::Fixed(U64));
const FRACTION: OperandRule = val("fraction", TypeRef::Fixed(F32));
const LINE: &[Rule] =
    &[illegal(&[Cond::Int(1, |size| size != 128)], "the size is that of a line, 128 bytes")];

isa! { DataMovement rows after memory::END;
    PREFETCHU = Row::new("prefetchu.L1", "9.7.9.15", "Brings a line into the uniform cache.")
        .operands(&[addr("a")])
        .base(&[since((2, 0), 20)])
        .effects(InstEffects::OTHER)
        .sem(Sem::Control(Control::Nothing));
    APPLYPRIORITY = Row::new("applypriority", "9.7.9.16", "Changes the priority of a cached line.")
        .parts(&[Space::maybe(&[Space::Global]), L2Evict::one_of(&[L2Evict::Normal])])
        .operands(&[addr("a"), imm("size", U32)])
        .base(&[since((7, 4), 80)])
        .rules(LINE)
        .effects(InstEffects::OTHER)
        .sem(Sem::Control(Control::Nothing));
    DISCARD = Row::new(
            "discard",
            "9.7.9.17",
            "Discards a cached line without writing it back; its memory is then undefined.",
        )
        .parts(&[Space::maybe(&[Space::Global]), Part::Lit(".L2")])
        .operands(&[addr("a"), imm("size", U32)])
        .base(&[since((7, 4), 80)])
        .rules(LINE)
        .effects(InstEffects::STORE)
        .sem(Sem::Memory(cache::discard));
    CREATEPOLICY_RANGE = Row::new(
            "createpolicy.range",
            "9.7.9.18",
            "Makes a cache policy of the priorities within and around a range of addresses.",
        )
        .parts(&[
            Space::maybe(&[Space::Global]),
            PrimaryPriority::required(),
            SecondaryPriority::optional(),
            ty(&[B64]),
        ])
        .operands(&[
            POLICY,
            addr("a"),
            val("primary_size", TypeRef::Fixed(U32)),
            val("total_size", TypeRef::Fixed(U32)),
        ])
        .base(&[since((7, 4), 80)])
        .sem(Sem::Memory(cache::policy_of_range));
    CREATEPOLICY_FRACTIONAL = Row::new(
            "createpolicy.fractional",
            "9.7.9.18",
            "Makes a cache policy that gives a priority to a fraction of the accesses.",
        )
        .parts(&[PrimaryPriority::required(), SecondaryPriority::optional(), ty(&[B64])])
        .operands(&[POLICY, FRACTION.opt()])
        .base(&[since((7, 4), 80)])
        .rules(&[illegal(
            &[Cond::Float(1, |fraction| !(fraction > 0.0 && fraction <= 1.0))],
            "the fraction is above 0 and at most 1",
        )])
        .sem(Sem::Memory(cache::policy_of_fraction));
    CREATEPOLICY_CVT = Row::new(
            "createpolicy.cvt.L2",
            "9.7.9.18",
            "Makes a cache policy of the access property that a host program describes.",
        )
        .parts(&[ty(&[B64])])
        .operands(&[POLICY, val("access_property", TypeRef::Fixed(U64))])
        .base(&[since((7, 4), 80)])
        .sem(Sem::Lane(cache::policy_of_property));
}
