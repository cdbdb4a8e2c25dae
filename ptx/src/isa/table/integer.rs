//! Integer arithmetic and extended precision.

use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Sem, all_lanes, integer};
use crate::isa::types::PtxType::*;
use crate::isa::types::{PtxType, TypeSet};
use crate::target::SmSet;

const INT: &[PtxType] = &[U16, U32, U64, S16, S32, S64];
const WORDS: &[PtxType] = &[U32, U64, S32, S64];
const BYTES4: &[PtxType] = &[U8x4, S8x4];
const HALVES2: &[PtxType] = &[U16x2, S16x2];

/// Packed bytes and saturation of other types than s32: not on every newer chip.
const BYTE_SIMD: &[Since] =
    &[on(SmSet::specific(&[107]), (9, 4)), on(SmSet::specific(&[120, 121]), (9, 2))];

const D: OperandRule = def("d", T0);
const A: OperandRule = val("a", T0);
const B: OperandRule = val("b", T0);
const C: OperandRule = val("c", T0);
const U32_VALUE: TypeRef = TypeRef::Fixed(U32);
const WIDE: TypeRef = TypeRef::WideIf(0);
/// What a dot product is added to: signed unless both factors are unsigned.
const DOT: TypeRef = TypeRef::Fixed(S32);

const ARITHMETIC: Part = Part::Type {
    set: TypeSet::of(INT).or(TypeSet::of(HALVES2)).or(TypeSet::of(BYTES4)),
    optional: false,
};

const MINMAX_RULES: &[Rule] = &[
    needs(&[ty_is(0, HALVES2)], &[since((8, 0), 90)]),
    needs(&[ty_is(0, BYTES4)], BYTE_SIMD),
    needs(&[Relu::given(), ty_is(0, &[S16x2, S32])], &[since((8, 0), 90)]),
    illegal(
        &[Relu::given(), ty_is(0, &[U16, U32, U64, S16, S64, U16x2, U8x4])],
        "`.relu` is for s32 and packed signed integers",
    ),
];

// The carry flag after a subtraction is what hardware has: set unless it borrows. The manual calls
// it the borrow, but code of nvcc reads the flag of `subc.cc` with `addc`.
const CARRY_64: Rule = needs(&[ty_is(0, &[U64, S64])], &[since((4, 3), 20)]);

const FIELD: &str = "immediate positions and lengths of a field must be from 0 to 255";

/// Where a bit field is, or how long.
const fn field(name: &'static str) -> OperandRule {
    val(name, U32_VALUE).within(0, 255, FIELD)
}

isa! { Integer rows after 0;
    ADD_INT = Row::new("add", "9.7.1.1", "Adds two integers.")
        .parts(&[Sat::optional(), ARITHMETIC])
        .operands(&[D, A, B])
        .rules(&[
            needs(&[ty_is(0, HALVES2)], &[since((8, 0), 90)]),
            needs(&[ty_is(0, BYTES4)], BYTE_SIMD),
            needs(&[Sat::given(), ty_is(0, &[U32, U16x2, S16x2])], BYTE_SIMD),
            illegal(&[Sat::given(), ty_is(0, &[U16, U64, S16, S64])], "`.sat` is for 32 bits"),
        ])
        .sem(Sem::Lane(integer::add))
        .all_lanes(all_lanes::integer::add);
    SUB_INT = Row::new("sub", "9.7.1.2", "Subtracts an integer from another.")
        .parts(&[Sat::optional(), ty(&[U16, U32, U64, S16, S32, S64, U8x4, S8x4])])
        .operands(&[D, A, B])
        .rules(&[
            needs(&[ty_is(0, BYTES4)], BYTE_SIMD),
            illegal(&[Sat::given(), ty_is(0, &[U16, U32, U64, S16, S64])], "`.sat` is for s32"),
        ])
        .sem(Sem::Lane(integer::sub))
        .all_lanes(all_lanes::integer::sub);
    MUL_INT = Row::new("mul", "9.7.1.3", "Multiplies two integers: low, high or whole product.")
        .parts(&[MulPart::required(), ty(INT)])
        .operands(&[def("d", WIDE), A, B])
        .rules(&[illegal(
            &[MulPart::is(&[MulPart::Wide]), ty_is(0, &[U64, S64])],
            "a whole product has at most 64 bits",
        )])
        .sem(Sem::Lane(integer::mul))
        .all_lanes(all_lanes::integer::mul);
    MAD_INT = Row::new("mad", "9.7.1.4", "Multiplies two integers and adds a third.")
        .parts(&[MulPart::required(), Sat::optional(), ty(INT)])
        .operands(&[def("d", WIDE), A, B, val("c", WIDE)])
        .rules(&[
            illegal(
                &[MulPart::is(&[MulPart::Wide]), ty_is(0, &[U64, S64])],
                "a whole product has at most 64 bits",
            ),
            illegal(
                &[Sat::given(), MulPart::is(&[MulPart::Lo, MulPart::Wide])],
                "`.sat` is for `.hi.s32`",
            ),
            illegal(
                &[Sat::given(), ty_is(0, &[U16, U32, U64, S16, S64])],
                "`.sat` is for `.hi.s32`",
            ),
        ])
        .sem(Sem::Lane(integer::mad))
        .all_lanes(all_lanes::integer::mad);
    MUL24 = Row::new("mul24", "9.7.1.5", "Multiplies two 24-bit integers: the low or high 32 bits.")
        .parts(&[MulPart::one_of(&[MulPart::Hi, MulPart::Lo]), ty(&[U32, S32])])
        .operands(&[D, A, B])
        .sem(Sem::Lane(integer::mul24))
        .all_lanes(all_lanes::integer::mul24);
    MAD24 = Row::new("mad24", "9.7.1.6", "Multiplies two 24-bit integers and adds a third integer.")
        .parts(&[MulPart::one_of(&[MulPart::Hi, MulPart::Lo]), Sat::optional(), ty(&[U32, S32])])
        .operands(&[D, A, B, C])
        .rules(&[
            illegal(&[Sat::given(), MulPart::is(&[MulPart::Lo])], "`.sat` is for `.hi.s32`"),
            illegal(&[Sat::given(), ty_is(0, &[U32])], "`.sat` is for `.hi.s32`"),
        ])
        .sem(Sem::Lane(integer::mad24))
        .all_lanes(all_lanes::integer::mad24);
    SAD = Row::new("sad", "9.7.1.7", "Adds the absolute difference of two integers to a third.")
        .parts(&[ty(INT)])
        .operands(&[D, A, B, C])
        .sem(Sem::Lane(integer::sad))
        .all_lanes(all_lanes::integer::sad);
    DIV_INT = Row::new("div", "9.7.1.8", "Divides integers, rounding towards zero.")
        .parts(&[ty(INT)])
        .operands(&[D, A, B])
        .divisor(2)
        .sem(Sem::Lane(integer::div))
        .all_lanes(all_lanes::integer::div);
    REM_INT = Row::new("rem", "9.7.1.9", "The remainder of a division that rounds towards zero.")
        .parts(&[ty(INT)])
        .operands(&[D, A, B])
        .divisor(2)
        .sem(Sem::Lane(integer::rem))
        .all_lanes(all_lanes::integer::rem);
    ABS_INT = Row::new("abs", "9.7.1.10", "The absolute value of a signed integer.")
        .parts(&[ty(&[S16, S32, S64])])
        .operands(&[D, A])
        .sem(Sem::Lane(integer::abs))
        .all_lanes(all_lanes::integer::abs);
    NEG_INT = Row::new("neg", "9.7.1.11", "The negative of a signed integer.")
        .parts(&[ty(&[S16, S32, S64, S8x4])])
        .operands(&[D, A])
        .rules(&[needs(&[ty_is(0, &[S8x4])], BYTE_SIMD)])
        .sem(Sem::Lane(integer::neg))
        .all_lanes(all_lanes::integer::neg);
    MIN_INT = Row::new("min", "9.7.1.12", "The lesser of two integers.")
        .parts(&[Relu::optional(), ARITHMETIC])
        .operands(&[D, A, B])
        .rules(MINMAX_RULES)
        .sem(Sem::Lane(integer::min))
        .all_lanes(all_lanes::integer::min);
    MAX_INT = Row::new("max", "9.7.1.13", "The greater of two integers.")
        .parts(&[Relu::optional(), ARITHMETIC])
        .operands(&[D, A, B])
        .rules(MINMAX_RULES)
        .sem(Sem::Lane(integer::max))
        .all_lanes(all_lanes::integer::max);
    POPC = Row::new("popc", "9.7.1.14", "Counts the bits that are set.")
        .parts(&[ty(&[B32, B64])])
        .operands(&[def("d", U32_VALUE), A])
        .base(&[since((2, 0), 20)])
        .sem(Sem::Lane(integer::popc))
        .all_lanes(all_lanes::integer::popc);
    CLZ = Row::new("clz", "9.7.1.15", "Counts the zero bits above the highest set bit.")
        .parts(&[ty(&[B32, B64])])
        .operands(&[def("d", U32_VALUE), A])
        .base(&[since((2, 0), 20)])
        .sem(Sem::Lane(integer::clz))
        .all_lanes(all_lanes::integer::clz);
    BFIND = Row::new("bfind", "9.7.1.16", "Position of the highest bit that differs from the sign.")
        .parts(&[ShiftAmount::optional(), ty(WORDS)])
        .operands(&[def("d", U32_VALUE), A])
        .base(&[since((2, 0), 20)])
        .sem(Sem::Lane(integer::bfind));
    FNS = Row::new("fns", "9.7.1.17", "Finds the n-th bit that is set, up or down from a position.")
        .parts(&[ty(&[B32])])
        .operands(&[
            def("d", T0),
            val("mask", T0),
            val("base", T0),
            val("offset", TypeRef::Fixed(S32)),
        ])
        .base(&[since((6, 0), 30)])
        .sem(Sem::Lane(integer::fns));
    BREV = Row::new("brev", "9.7.1.18", "Reverses the order of the bits.")
        .parts(&[ty(&[B32, B64])])
        .operands(&[D, A])
        .base(&[since((2, 0), 20)])
        .sem(Sem::Lane(integer::brev))
        .all_lanes(all_lanes::integer::brev);
    BFE = Row::new("bfe", "9.7.1.19", "Extracts a bit field and extends it.")
        .parts(&[ty(WORDS)])
        .operands(&[D, A, field("b"), field("c")])
        .base(&[since((2, 0), 20)])
        .sem(Sem::Lane(integer::bfe))
        .all_lanes(all_lanes::integer::bfe)
        .carries();
    BFI = Row::new("bfi", "9.7.1.20", "Inserts a bit field.")
        .parts(&[ty(&[B32, B64])])
        .operands(&[D, A, B, field("c"), field("e")])
        .base(&[since((2, 0), 20)])
        .sem(Sem::Lane(integer::bfi))
        .all_lanes(all_lanes::integer::bfi)
        .carries();
    SZEXT = Row::new("szext", "9.7.1.21", "Sign- or zero-extends the lowest N bits.")
        .parts(&[ShiftMode::required(), ty(&[U32, S32])])
        .operands(&[D, A, val("b", U32_VALUE)])
        .base(&[since((7, 6), 70)])
        .sem(Sem::Lane(integer::szext));
    BMSK = Row::new("bmsk", "9.7.1.22", "A mask of N bits from a position on.")
        .parts(&[ShiftMode::required(), ty(&[B32])])
        .operands(&[D, val("a", U32_VALUE), val("b", U32_VALUE)])
        .base(&[since((7, 6), 70)])
        .sem(Sem::Lane(integer::bmsk));
    DP4A = Row::new("dp4a", "9.7.1.23", "Adds the dot product of four pairs of bytes.")
        .parts(&[ty(&[U32, S32]), ty(&[U32, S32])])
        .operands(&[def("d", DOT), val("a", T0), val("b", T1), val("c", DOT)])
        .base(&[since((5, 0), 61)])
        .sem(Sem::Lane(integer::dp4a))
        .all_lanes(all_lanes::integer::dp4a);
    DP2A = Row::new(
            "dp2a",
            "9.7.1.24",
            "Adds the dot product of a pair of halves and one of bytes.",
        )
        .parts(&[
            MulPart::one_of(&[MulPart::Hi, MulPart::Lo]),
            ty(&[U32, S32]),
            ty(&[U32, S32]),
        ])
        .operands(&[def("d", DOT), val("a", T0), val("b", T1), val("c", DOT)])
        .base(&[since((5, 0), 61)])
        .sem(Sem::Lane(integer::dp2a));
    CLMAD = Row::new(
            "clmad",
            "9.7.1.25",
            "Multiplies without carries, the low or high half, and adds without carries.",
        )
        .parts(&[MulPart::one_of(&[MulPart::Hi, MulPart::Lo]), ty(&[U64, S64])])
        .operands(&[D, A, B, C])
        .base(&[since((9, 3), 80)])
        .sem(Sem::Lane(integer::clmad));

    ADD_CC = Row::new("add.cc", "9.7.2.1", "Adds and writes the carry flag.")
        .parts(&[ty(WORDS)])
        .operands(&[D, A, B])
        .base(&[since((1, 2), 10)])
        .rules(&[CARRY_64])
        .effects(InstEffects::CARRY_OUT)
        .sem(Sem::Lane(integer::add_cc));
    ADDC = Row::new("addc", "9.7.2.2", "Adds with the carry flag.")
        .parts(&[ty(WORDS)])
        .operands(&[D, A, B])
        .base(&[since((1, 2), 10)])
        .effects(InstEffects::CARRY_IN)
        .sem(Sem::Lane(integer::addc));
    ADDC_CC = Row::new("addc.cc", "9.7.2.2", "Adds with the carry flag and writes it.")
        .parts(&[ty(WORDS)])
        .operands(&[D, A, B])
        .base(&[since((1, 2), 10)])
        .rules(&[CARRY_64])
        .effects(InstEffects::CARRY_IN.union(InstEffects::CARRY_OUT))
        .sem(Sem::Lane(integer::addc_cc));
    SUB_CC = Row::new("sub.cc", "9.7.2.3", "Subtracts and sets the carry flag unless it borrows.")
        .parts(&[ty(WORDS)])
        .operands(&[D, A, B])
        .base(&[since((1, 3), 10)])
        .rules(&[CARRY_64])
        .effects(InstEffects::CARRY_OUT)
        .sem(Sem::Lane(integer::sub_cc));
    SUBC = Row::new("subc", "9.7.2.4", "Subtracts, and 1 more if the carry flag is clear.")
        .parts(&[ty(WORDS)])
        .operands(&[D, A, B])
        .base(&[since((1, 3), 10)])
        .effects(InstEffects::CARRY_IN)
        .sem(Sem::Lane(integer::subc));
    SUBC_CC = Row::new("subc.cc", "9.7.2.4", "Subtracts with the carry flag and writes it.")
        .parts(&[ty(WORDS)])
        .operands(&[D, A, B])
        .base(&[since((1, 3), 10)])
        .rules(&[CARRY_64])
        .effects(InstEffects::CARRY_IN.union(InstEffects::CARRY_OUT))
        .sem(Sem::Lane(integer::subc_cc));
    MAD_CC = Row::new("mad", "9.7.2.5", "Multiplies, adds, and writes the carry flag.")
        .parts(&[MulPart::one_of(&[MulPart::Lo, MulPart::Hi]), Part::Lit(".cc"), ty(WORDS)])
        .operands(&[D, A, B, C])
        .base(&[since((3, 0), 20)])
        .rules(&[CARRY_64])
        .effects(InstEffects::CARRY_OUT)
        .sem(Sem::Lane(integer::mad_cc));
    MADC = Row::new("madc", "9.7.2.6", "Multiplies and adds with the carry flag.")
        .parts(&[MulPart::one_of(&[MulPart::Lo, MulPart::Hi]), ty(WORDS)])
        .operands(&[D, A, B, C])
        .base(&[since((3, 0), 20)])
        .effects(InstEffects::CARRY_IN)
        .sem(Sem::Lane(integer::madc));
    MADC_CC = Row::new("madc", "9.7.2.6", "Multiplies, adds with the carry flag, and writes it.")
        .parts(&[MulPart::one_of(&[MulPart::Lo, MulPart::Hi]), Part::Lit(".cc"), ty(WORDS)])
        .operands(&[D, A, B, C])
        .base(&[since((3, 0), 20)])
        .rules(&[CARRY_64])
        .effects(InstEffects::CARRY_IN.union(InstEffects::CARRY_OUT))
        .sem(Sem::Lane(integer::madc_cc));
}
