//! Operations on multimem addresses, each of which stands for memory on several devices.
//!
//! Integers and f64 are accessed one at a time. Other floats are accessed by 32, 64 or 128 bits
//! at once, said as a vector of single or packed elements.
//!
//! The rows have no meanings: a machine here is one device, and has no such addresses.

use super::tensormap;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

const GLOBAL: Part = Space::maybe(&[Space::Global]);
const REDUCTIONS: Part = ReduceOp::one_of(&[
    ReduceOp::Add,
    ReduceOp::Min,
    ReduceOp::Max,
    ReduceOp::And,
    ReduceOp::Or,
    ReduceOp::Xor,
]);
const HOPPER: &[Since] = &[since((8, 1), 90)];
const EIGHT_BIT_FLOATS: &[PtxType] = &[E4M3, E5M2, E4M3x2, E5M2x2, E4M3x4, E5M2x4];
const BLACKWELL: &[Since] = &[
    on(SmSet::specific(&[100, 101, 103, 107, 110]).union(SmSet::exact(&[120, 121])), (8, 8)),
    on(SmSet::exact(&[100, 101]), (8, 6)),
    on(SmSet::exact(&[120]), (8, 7)),
];

const WEAK_SCOPE: Rule = illegal(
    &[Order::is_or_omitted(&[Order::Weak]), Scope::given()],
    "only an ordered access has a scope",
);
const ORDERED_SCOPE: Rule = illegal(
    &[Order::is(&[Order::Relaxed, Order::Acquire, Order::Release]), Scope::omitted()],
    "an ordered access names its scope",
);
const SCALAR_ONLY: Rule = illegal(
    &[Vector::given(), ty_is(0, &[B32, B64, U32, U64, S32, S64, F64])],
    "integers and f64 are accessed one at a time",
);
const AT_MOST_16_BYTES: Rule = illegal(
    &[Vector::is(&[Vector::V8]), ty_is(0, &[F32, F16x2, BF16x2, E4M3x4, E5M2x4])],
    "an access has at most 128 bits",
);
const AT_LEAST_4_BYTES: Rule = illegal(
    &[Vector::omitted(), ty_is(0, &[F16, BF16, E4M3, E5M2, E4M3x2, E5M2x2])],
    "an access has at least 32 bits",
);
const AT_LEAST_4_OF_8_BITS: Rule = illegal(
    &[Vector::is(&[Vector::V2]), ty_is(0, &[E4M3, E5M2])],
    "an access has at least 32 bits",
);
const ADDED_TYPES: Rule = illegal(
    &[ReduceOp::is(&[ReduceOp::Add]), ty_is(0, &[B32, B64, S64])],
    "these types are not added",
);
const COMPARED_TYPES: Rule = illegal(
    &[ReduceOp::is(&[ReduceOp::Min, ReduceOp::Max]), ty_is(0, &[B32, B64, F32, F64])],
    "these types have no minimum and maximum",
);
const BITWISE_TYPES: Rule = illegal(
    &[
        ReduceOp::is(&[ReduceOp::And, ReduceOp::Or, ReduceOp::Xor]),
        ty_is(
            0,
            &[
                U32, U64, S32, S64, F16, F16x2, BF16, BF16x2, F32, F64, E4M3, E5M2, E4M3x2, E5M2x2,
                E4M3x4, E5M2x4,
            ],
        ),
    ],
    "bitwise operations are for `.b` types",
);

isa! { DataMovement rows after tensormap::END;
    MULTIMEM_LD_REDUCE = Row::new(
            "multimem.ld_reduce",
            "9.7.9.14",
            "Loads from all places of a multimem address and reduces what they hold.",
        )
        .parts(&[
            Order::maybe(&[Order::Weak, Order::Relaxed, Order::Acquire]),
            Scope::optional(),
            GLOBAL,
            REDUCTIONS,
            Accumulator::optional(),
            Vector::optional(),
            ty(&[
                B32, B64, U32, U64, S32, S64, F16, F16x2, BF16, BF16x2, F32, F64, E4M3, E5M2,
                E4M3x2, E5M2x2, E4M3x4, E5M2x4,
            ]),
        ])
        .operands(&[def("d", TypeRef::Exact(0)).list(Count::Vector), addr("a")])
        .base(HOPPER)
        .rules(&[
            needs(&[Accumulator::is(&[Accumulator::F32])], &[since((8, 2), 90)]),
            needs(&[ty_is(0, EIGHT_BIT_FLOATS)], BLACKWELL),
            WEAK_SCOPE,
            ORDERED_SCOPE,
            SCALAR_ONLY,
            AT_MOST_16_BYTES,
            AT_LEAST_4_BYTES,
            AT_LEAST_4_OF_8_BITS,
            ADDED_TYPES,
            COMPARED_TYPES,
            BITWISE_TYPES,
            illegal(
                &[
                    Accumulator::given(),
                    ReduceOp::is(&[
                        ReduceOp::Min,
                        ReduceOp::Max,
                        ReduceOp::And,
                        ReduceOp::Or,
                        ReduceOp::Xor,
                    ]),
                ],
                "only a sum has an accumulator",
            ),
            illegal(
                &[
                    Accumulator::given(),
                    ty_is(0, &[B32, B64, U32, U64, S32, S64, F32, F64]),
                ],
                "only narrow floats have a wider accumulator",
            ),
            illegal(
                &[Accumulator::is(&[Accumulator::F32]), ty_is(0, EIGHT_BIT_FLOATS)],
                "8-bit floats accumulate in f16",
            ),
            illegal(
                &[
                    Accumulator::is(&[Accumulator::F16]),
                    ty_is(0, &[F16, F16x2, BF16, BF16x2]),
                ],
                "16-bit floats accumulate in f32",
            ),
        ])
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source);
    MULTIMEM_RED = Row::new(
            "multimem.red",
            "9.7.9.14",
            "Reduces a value into all places of a multimem address.",
        )
        .parts(&[
            Order::maybe(&[Order::Relaxed, Order::Release]),
            Scope::optional(),
            GLOBAL,
            REDUCTIONS,
            Vector::optional(),
            ty(&[B32, B64, U32, U64, S32, S64, F16, F16x2, BF16, BF16x2, F32, F64]),
        ])
        .operands(&[addr("a"), val("b", T0).list(Count::Vector)])
        .base(HOPPER)
        .rules(&[
            WEAK_SCOPE,
            ORDERED_SCOPE,
            SCALAR_ONLY,
            AT_MOST_16_BYTES,
            AT_LEAST_4_BYTES,
            ADDED_TYPES,
            COMPARED_TYPES,
            BITWISE_TYPES,
            illegal(
                &[
                    ReduceOp::is(&[ReduceOp::Min, ReduceOp::Max]),
                    Vector::omitted(),
                    ty_is(0, &[F16x2, BF16x2]),
                ],
                "the minimum and maximum of packed halves are taken of vectors",
            ),
        ])
        .effects(InstEffects::ATOMIC);
    MULTIMEM_ST = Row::new(
            "multimem.st",
            "9.7.9.14",
            "Stores a value to all places of a multimem address.",
        )
        .parts(&[
            Order::maybe(&[Order::Weak, Order::Relaxed, Order::Release]),
            Scope::optional(),
            GLOBAL,
            Vector::optional(),
            ty(&[
                B32, B64, U32, U64, S32, S64, F16, F16x2, BF16, BF16x2, F32, F64, E4M3, E5M2,
                E4M3x2, E5M2x2,
            ]),
        ])
        .operands(&[addr("a"), val("b", TypeRef::Exact(0)).list(Count::Vector)])
        .base(HOPPER)
        .rules(&[
            needs(&[ty_is(0, EIGHT_BIT_FLOATS)], BLACKWELL),
            WEAK_SCOPE,
            ORDERED_SCOPE,
            SCALAR_ONLY,
            AT_MOST_16_BYTES,
            AT_LEAST_4_BYTES,
            AT_LEAST_4_OF_8_BITS,
        ])
        .effects(InstEffects::STORE);
    // Four packed floats of 8 bits count as plain bits: they have immediates.
    MULTIMEM_ST_PACKED = Row::new(
            "multimem.st",
            "9.7.9.14",
            "Stores packed floats of 8 bits to all places of a multimem address.",
        )
        .parts(&[
            Order::maybe(&[Order::Weak, Order::Relaxed, Order::Release]),
            Scope::optional(),
            GLOBAL,
            Vector::optional(),
            ty(&[E4M3x4, E5M2x4]),
        ])
        .operands(&[addr("a"), val("b", TypeRef::Fixed(B32)).list(Count::Vector)])
        .base(BLACKWELL)
        .rules(&[WEAK_SCOPE, ORDERED_SCOPE, AT_MOST_16_BYTES])
        .effects(InstEffects::STORE);
}
