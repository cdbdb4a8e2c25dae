//! Moves, permutation, and tests of addresses.

use super::convert;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::rule::Referent;
use crate::isa::sem::{Sem, all_lanes, integer, memory};
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;

const UNPACKED: &[PtxType] = &[U16, U32, U64, S16, S32, S64, F32, F64];

const NOT_U64: &[PtxType] = &[B16, B32, B64, B128, U16, U32, S16, S32, S64, F32, F64];

const OPAQUE: &[Referent] = &[Referent::Texture, Referent::Sampler, Referent::Surface];

isa! { DataMovement rows after convert::END;
    MOV = Row::new(
            "mov",
            "9.7.9.3",
            "Copies a register, an immediate, an address or a special register; packs and unpacks.",
        )
        .parts(&[ty(&[B16, B32, B64, B128, U16, U32, U64, S16, S32, S64, F32, F64])])
        .operands(&[
            def("d", T0).accepting(Accepts::PACKED),
            val("a", T0).accepting(Accepts::SYMBOL).accepting(Accepts::PACKED),
        ])
        .rules(&[
            needs(&[ty_is(0, &[B128])], &[since((8, 3), 70)]),
            needs(&[Cond::Names(1, 0, OPAQUE)], &[since((3, 1), 20)]),
            needs(&[Cond::Names(1, 0, &[Referent::Function])], &[since((2, 1), 10)]),
            illegal(
                &[Cond::Names(1, 0, &[Referent::BranchTargets])],
                "a list of branch targets has no address",
            ),
            illegal(
                &[Cond::Names(1, 0, OPAQUE), ty_is(0, NOT_U64)],
                "the address of a texture, sampler or surface is a u64",
            ),
            illegal(&[Cond::List(0), ty_is(0, UNPACKED)], "only `.b` types pack and unpack"),
            illegal(&[Cond::List(1), ty_is(0, UNPACKED)], "only `.b` types pack and unpack"),
        ])
        .sem(Sem::Lane(integer::mov))
        .all_lanes(all_lanes::logic::mov)
        .carries();
    MOV_PRED = Row::new("mov", "9.7.9.3", "Copies a predicate, or sets it.")
        .parts(&[ty(&[Pred])])
        .operands(&[def_pred("d"), pred("a").accepting(Accepts::SYMBOL)])
        .sem(Sem::Lane(integer::mov))
        .all_lanes(all_lanes::logic::mov)
        .carries();
    MOV_VECTOR = Row::new(
            "mov",
            "9.7.9.3",
            "Copies a vector, or reads all components of a special register.",
        )
        .parts(&[
            Vector::one_of(&[Vector::V2, Vector::V4]),
            ty(&[B16, B32, B64, U16, U32, U64, S16, S32, S64, F32, F64]),
        ])
        .operands(&[
            def("d", T0).list(Count::Vector),
            src("a", T0).list(Count::Vector).accepting(Accepts::SYMBOL),
        ])
        .rules(&[illegal(
            &[Vector::is(&[Vector::V4]), ty_is(0, &[B64, U64, S64, F64])],
            "a vector has at most 128 bits",
        )])
        .sem(Sem::Lane(integer::mov_vector))
        .carries();
    PRMT = Row::new("prmt", "9.7.9.7", "Picks four bytes of two words.")
        .parts(&[ty(&[B32]), PermuteMode::optional()])
        .operands(&[def("d", T0), val("a", T0), val("b", T0), val("c", T0)])
        .base(&[since((2, 0), 20)])
        .sem(Sem::Lane(integer::prmt))
        .all_lanes(all_lanes::logic::prmt)
        .carries();
    ISSPACEP = Row::new("isspacep", "9.7.9.19", "Whether a generic address lies in a space.")
        .parts(&[Space::one_of(&[
            Space::Const, Space::Global, Space::Local, Space::Shared, Space::SharedCta,
            Space::SharedCluster, Space::Param, Space::ParamEntry,
        ])])
        .operands(&[def_pred("p"), val("a", TypeRef::Address)])
        .base(&[since((2, 0), 20)])
        .rules(&[
            needs(&[Space::is(&[Space::Const])], &[since((3, 1), 20)]),
            needs(&[Space::is(&[Space::SharedCta])], &[since((7, 8), 20)]),
            needs(&[Space::is(&[Space::SharedCluster])], &[since((7, 8), 90)]),
            needs(&[Space::is(&[Space::Param])], &[since((7, 7), 70)]),
            needs(&[Space::is(&[Space::ParamEntry])], &[since((8, 3), 70)]),
        ])
        .sem(Sem::Memory(memory::isspacep));
}
