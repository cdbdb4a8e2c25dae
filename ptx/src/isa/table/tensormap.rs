//! Tensor maps: the objects that describe a tensor to the asynchronous copies.
//!
//! The rows have no meanings, as those of the copies have none yet.

use super::resources;
use crate::isa::class::InstClass;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

const REPLACE: &str = "tensormap.replace.tile";
const SPACE: Part = Space::maybe(&[Space::Global, Space::SharedCta]);
const MODIFIABLE: &[Since] =
    &[on(SmSet::exact(&[90]).union(SmSet::specific(&[100, 101, 103, 107, 110, 120, 121])), (8, 3))];
const BLACKWELL: SmSet = SmSet::specific(&[100, 101, 103, 107, 110, 120, 121]);
const DIMENSION: OperandRule = imm("ord", U32);
const CODE: OperandRule = imm("new_val", U32);

/// An exclusion of codes that no value of the field has.
const fn codes(when: &'static [Cond]) -> Rule {
    illegal(when, "the field has no such value")
}

isa! { DataMovement rows after resources::END;
    TENSORMAP_REPLACE = Row::new(
            REPLACE,
            "9.7.9.28",
            "Writes the address or the rank of a tensor into its map.",
        )
        .parts(&[
            TensormapField::one_of(&[TensormapField::GlobalAddress, TensormapField::Rank]),
            SPACE,
            Part::Lit(".b1024"),
            ty(&[B32, B64]),
        ])
        .operands(&[addr("addr"), val("new_val", T0)])
        .base(MODIFIABLE)
        .rules(&[
            illegal(
                &[TensormapField::is(&[TensormapField::GlobalAddress]), ty_is(0, &[B32])],
                "the address has 64 bits",
            ),
            illegal(
                &[TensormapField::is(&[TensormapField::Rank]), ty_is(0, &[B64])],
                "the rank has 32 bits",
            ),
        ])
        .effects(InstEffects::LOAD.union(InstEffects::STORE));
    TENSORMAP_REPLACE_DIMENSION = Row::new(
            REPLACE,
            "9.7.9.28",
            "Writes a size or a stride of one dimension into a tensor map.",
        )
        .parts(&[
            TensormapField::one_of(&[
                TensormapField::BoxDim,
                TensormapField::GlobalDim,
                TensormapField::GlobalStride,
                TensormapField::ElementStride,
            ]),
            SPACE,
            Part::Lit(".b1024"),
            ty(&[B32, B64]),
        ])
        .operands(&[addr("addr"), DIMENSION, val("new_val", T0)])
        .base(MODIFIABLE)
        .rules(&[
            illegal(
                &[TensormapField::is(&[TensormapField::GlobalStride]), ty_is(0, &[B32])],
                "the stride has 64 bits",
            ),
            illegal(
                &[
                    TensormapField::is(&[
                        TensormapField::BoxDim,
                        TensormapField::GlobalDim,
                        TensormapField::ElementStride,
                    ]),
                    ty_is(0, &[B64]),
                ],
                "the field has 32 bits",
            ),
            illegal(
                &[Cond::Int(1, |n| !(0..=4).contains(&n))],
                "a tensor has at most five dimensions",
            ),
        ])
        .effects(InstEffects::LOAD.union(InstEffects::STORE));
    TENSORMAP_REPLACE_CODE = Row::new(
            REPLACE,
            "9.7.9.28",
            "Writes the code of the element type or of a mode into a tensor map.",
        )
        .parts(&[
            TensormapField::one_of(&[
                TensormapField::ElementType,
                TensormapField::Interleave,
                TensormapField::Swizzle,
                TensormapField::SwizzleAtomicity,
                TensormapField::Fill,
            ]),
            SPACE,
            Part::Lit(".b1024"),
            Part::Lit(".b32"),
        ])
        .operands(&[addr("addr"), CODE])
        .base(MODIFIABLE)
        .rules(&[
            codes(&[
                TensormapField::is(&[TensormapField::ElementType]),
                Cond::Int(1, |n| !(0..=15).contains(&n)),
            ]),
            codes(&[
                TensormapField::is(&[TensormapField::Interleave]),
                Cond::Int(1, |n| !(0..=2).contains(&n)),
            ]),
            codes(&[
                TensormapField::is(&[TensormapField::Swizzle]),
                Cond::Int(1, |n| !(0..=4).contains(&n)),
            ]),
            codes(&[
                TensormapField::is(&[TensormapField::SwizzleAtomicity]),
                Cond::Int(1, |n| !(0..=3).contains(&n)),
            ]),
            codes(&[
                TensormapField::is(&[TensormapField::Fill]),
                Cond::Int(1, |n| !(0..=1).contains(&n)),
            ]),
            // The element types of four and six bits.
            needs(
                &[
                    TensormapField::is(&[TensormapField::ElementType]),
                    Cond::Int(1, |n| (13..=15).contains(&n)),
                ],
                &[on(BLACKWELL, (8, 8)), on(SmSet::exact(&[100, 101, 120]), (8, 7))],
            ),
            // Swizzling by 96 bytes.
            needs(
                &[
                    TensormapField::is(&[TensormapField::Swizzle]),
                    Cond::Int(1, |n| n == 4),
                ],
                &[on(SmSet::exact(&[103, 107]), (8, 8))],
            ),
            needs(
                &[TensormapField::is(&[TensormapField::SwizzleAtomicity])],
                &[
                    on(BLACKWELL, (8, 8)),
                    on(SmSet::exact(&[100, 101]), (8, 6)),
                    on(SmSet::exact(&[120]), (8, 7)),
                ],
            ),
        ])
        .effects(InstEffects::LOAD.union(InstEffects::STORE));
    TENSORMAP_CP_FENCEPROXY = Row::new(
            "tensormap.cp_fenceproxy",
            "9.7.13.16",
            "Copies a tensor map to global memory and releases it to the copies that use it.",
        )
        .class(InstClass::Synchronisation)
        .parts(&[
            Part::Lit(".global"),
            Part::Lit(".shared::cta"),
            Part::Lit(".tensormap::generic"),
            Part::Lit(".release"),
            Scope::required(),
            Part::Lit(".sync"),
            Part::Lit(".aligned"),
        ])
        .operands(&[addr("dst"), addr("src"), imm("size", U32)])
        .base(&[since((8, 3), 90)])
        .rules(&[illegal(
            &[Cond::Int(2, |n| n != 128)],
            "a tensor map has 128 bytes",
        )])
        .effects(InstEffects::LOAD.union(InstEffects::STORE).union(InstEffects::BARRIER))
        .aligned();
}
