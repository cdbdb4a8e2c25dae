//! The rewriting rules, each with a name.
//!
//! A rule is about a few instructions and what stands for them, wherever it applies. Each is proved
//! (`tests/tests/rules.rs`): over all numbers of 8 bits, poison and flags included, what it makes
//! refines what was there. The proof fails if a rule of this table never applies in it, so a new
//! one needs an expression there that it is good for.

/// Makes the enum of rules and the table of what is said about each.
macro_rules! rules {
    ($($name:ident $pass:literal $summary:literal;)*) => {
        /// A rewriting rule.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Rule {
            $(#[doc = $summary] $name,)*
        }

        impl Rule {
            /// Every rule.
            pub const ALL: &[Rule] = &[$(Rule::$name,)*];

            /// The name, the pass and what it does.
            pub fn row(self) -> RuleRow {
                match self {
                    $(Rule::$name => RuleRow {
                        name: stringify!($name),
                        pass: $pass,
                        summary: $summary,
                    },)*
                }
            }
        }
    };
}

/// What the table of rules says about one.
#[derive(Copy, Clone, Debug)]
#[non_exhaustive]
pub struct RuleRow {
    /// Its name.
    pub name: &'static str,
    /// The pass that applies it.
    pub pass: &'static str,
    /// What it does.
    pub summary: &'static str,
}

rules! {
    Constants "fold" "what is computed from constants is one";
    PoisonOperand "fold" "what is computed from poison is poison";
    ConstantRight "fold" "a constant is the right operand";
    IdempotentLogic "fold" "`x & x` and `x | x` are `x`";
    Cancels "fold" "`x ^ x` and `x - x` are 0";
    CancelTerm "fold" "`x + (y - x)`, `(y + x) - x`, `x - (x - y)` and `x ^ (x ^ y)` are `y`";
    QuotientAndRemainder "fold" "`(x / y) * y + x % y` is `x`";
    NeutralConstant "fold" "`x + 0`, `x - 0`, `x | 0`, `x ^ 0`, `x * 1` and `x & -1` are `x`";
    AbsorbingConstant "fold" "`x * 0` and `x & 0` are 0, `x | -1` is -1";
    SubtractConstant "fold" "`x - c` is `x + -c`";
    TruthLogic "fold" "logic on widened truth values is widened logic";
    LogicOfCut "fold" "logic on lowest bits is the lowest bit of logic";
    InvertCompare "fold" "a negated comparison of integers is the inverse comparison";
    InvertFloatCompare "fold" "a negated comparison of floats is the inverse comparison";
    AddTwice "fold" "`(x + c) + d` is `x + (c + d)`";
    MultiplyTwice "fold" "`(x * c) * d` is `x * (c * d)`";
    MaskOut "fold" "what a mask takes away need not be added or set";
    MaskLow "fold" "of a constant only the bits are added that a mask reaches";
    AndTwice "fold" "`(x & c) & d` is `x & (c & d)`";
    OrTwice "fold" "`(x | c) | d` is `x | (c | d)`";
    XorTwice "fold" "`(x ^ c) ^ d` is `x ^ (c ^ d)`";
    DivideByZero "fold" "division by 0 is poison";
    DivideByOne "fold" "`x / 1` is `x`";
    RemainderByOne "fold" "a remainder by 1 is 0";
    RemainderByMinusOne "fold" "a signed remainder by -1 is 0";
    UdivPower "fold" "unsigned division by a power of two is a shift";
    UremPower "fold" "an unsigned remainder by a power of two is a mask";
    SameMinMax "fold" "`min(x, x)` and `max(x, x)` are `x`";
    MinMaxBound "fold" "the least or greatest of `x` and a bound of the type is one of them";
    ShiftOfZero "fold" "0 shifted or rotated is 0";
    ShiftByZero "fold" "`x` shifted or rotated by 0 is `x`";
    RotateWhole "fold" "`x` rotated by its width is `x`";
    ShiftOut "fold" "`x` shifted by its width or more is 0";
    ShiftTwice "fold" "two shifts the same way are one";
    ShiftTwiceOut "fold" "two shifts that leave nothing are 0";
    FunnelWhole "fold" "a funnel shift by nothing is one operand";
    FunnelSame "fold" "a funnel shift of `x` and `x` is a rotation";
    CompareSelf "fold" "`x` compared with `x` is known";
    CompareConstantRight "fold" "a comparison with a constant on the left is turned round";
    CompareBound "fold" "an unsigned comparison with a bound of the type is known";
    CompareZero "fold" "an unsigned comparison that singles out 0 is `eq` or `ne`";
    CompareExtended "fold" "extended integers compare as what was extended";
    CompareSum "fold" "`x + c < d` is `x < d - c`";
    CompareProduct "fold" "`x * c < d` is `x < d / c`";
    CompareRemainder "fold" "`x % c == d`, signed, for a power of two `c` compares masked bits";
    CountBits "fold" "sums of sums of neighbouring bits are the number of bits";
    CompareTwice "fold" "two comparisons of the same numbers are one";
    CompareBothBounds "fold" "at least 0 and below a bound is below it without a sign";
    CompareTrue "fold" "a truth value compared to be true is itself";
    CompareFalse "fold" "a truth value compared to be false is its negation";
    SelectConstant "fold" "the choice is known";
    SelectPoisonCondition "fold" "what poison chooses is poison";
    SelectSame "fold" "either choice is the same";
    SelectPoison "fold" "of poison and `x`, `x` may be chosen";
    SelectNegated "fold" "a choice by a negation is the opposite choice";
    SelectTruth "fold" "`c ? true : false` is `c`";
    SelectFalsehood "fold" "`c ? false : true` is the negation of `c`";
    SelectMinMax "fold" "the lesser or greater of two is a minimum or maximum";
    SignMagnitude "fold" "`(x ^ s) - s` and `(x + s) ^ s` for the sign `s` are a magnitude";
    SelectMagnitude "fold" "a number or its negation, whichever is not negative, is its magnitude";
    SelectWidened "fold" "`c ? 1 : 0` is `c` widened";
    FreezeConstant "fold" "a frozen constant is the constant";
    FreezePoison "fold" "frozen poison may be 0";
    FreezeTwice "fold" "what is frozen is frozen once";
    ExtractBuilt "fold" "a lane of a vector that was built is what it was built of";
    ExtractSplat "fold" "a lane of a splat is its operand";
    ExtractInserted "fold" "a lane that was inserted is what was inserted";
    ExtractOther "fold" "a lane beside one that was inserted is that of the vector before";
    Rebuild "fold" "a vector built of the lanes of another is the other";
    InvertBranch "fold" "a branch on a negation is the opposite branch";
    ExtendZext "fold" "an extension of zeros, extended, is an extension of zeros";
    ZextSext "fold" "an extended sign that is not negative is an extension of zeros";
    SextSext "fold" "two extensions of a sign are one";
    SextTrunc "fold" "what was cut without losing a sign comes back as it was";
    ZextTrunc "fold" "what was cut without losing ones comes back as it was";
    ZextTruth "fold" "the lowest bit, zero-extended, is a mask";
    TruncTrunc "fold" "what is cut twice is cut once";
    TruncExtended "fold" "what is extended and cut to its width is what it was";
    TruncExtendedShorter "fold" "what is extended and cut below its width is cut";
    TruncExtendedLonger "fold" "what is extended and cut above its width is extended less far";
    FloatOfTruth "fold" "the float of a truth value is 1 or 0";
    FloatOfExtended "fold" "the float of an extended integer is that of the integer";
    CastToSame "fold" "a cast to the same type is nothing";
    CastBack "fold" "a cast there and back is nothing";
    BitcastTwice "fold" "two casts of bits are one";
    ConstantIndex "fold" "a constant index is an offset";
    NoOffset "fold" "an address plus 0 is the address";
    OffsetTwice "fold" "two offsets are one";
    Reciprocal "fold" "`1 / x` is a reciprocal";
    FloatDividePower "fold" "division by a power of two is a product";
    NegateTwice "fold" "a negated negation is what it was";
    AbsNegated "fold" "the magnitude of a negation is that of the operand";
    AbsTwice "fold" "the magnitude of a magnitude is the magnitude";
    FloatCompareConstantRight "fold" "a float comparison with a constant on the left is turned";
    DivideNarrow "reduce_strength" "integers under 32 bits are divided as 32";
    DivideConstantHalf "reduce_strength" "64 bits that fit 32 are divided by constants as such";
    DivideHalf "reduce_strength" "64 bits that fit 32 are divided as such";
    DivideSignedHalf "reduce_strength" "64 bits that are extended signs are divided as 32";
    DivideNonNegative "reduce_strength" "signed division of what is not negative is unsigned";
    DivideExact "reduce_strength" "exact division is a product with the inverse";
    QuotientOfSmaller "reduce_strength" "what is less than the divisor goes 0 times";
    QuotientShift "reduce_strength" "an unsigned quotient by a power of two is a shift";
    QuotientOnce "reduce_strength" "what is less than twice the divisor goes once or never";
    QuotientProduct "reduce_strength" "an unsigned quotient is the upper half of a product";
    QuotientOfEven "reduce_strength" "an even divisor is halved with the dividend";
    QuotientCarry "reduce_strength" "a quotient by a factor of one bit more than the type has";
    RemainderOfSmaller "reduce_strength" "what is less than the divisor is the remainder";
    RemainderMask "reduce_strength" "an unsigned remainder by a power of two is a mask";
    RemainderOnce "reduce_strength" "what is less than twice the divisor is reduced once";
    RemainderOfQuotient "reduce_strength" "a remainder is what the quotient leaves";
    SignedQuotientNonNegative "reduce_strength" "a quotient of what is not negative is unsigned";
    SignedQuotientPower "reduce_strength" "a signed quotient by a power of two is a biased shift";
    SignedQuotientProduct "reduce_strength" "a signed quotient is the upper half of a product";
    SignedRemainderNonNegative "reduce_strength" "a remainder of what is not negative is unsigned";
    SignedRemainderOne "reduce_strength" "a signed remainder by 1 or -1 is 0";
    SignedRemainderPower "reduce_strength" "a signed remainder by a power of two is a biased mask";
    DivideByWide "bypass_divisions" "a divisor that does not fit 32 bits is greater than what does";
    BypassDivision "bypass_divisions" "64 bits are divided as 32 where they turn out to fit";
    RemainderOfPair "pair_divisions" "a remainder is computed from the quotient of both";
    FactorSum "reassociate" "what the terms of a sum have in common is a factor of the sum";
    MergeRest "reassociate" "`q * y + (x - q * y)` is `x`, each times the same";
    CompareLowWords "reduce_strength" "64 bits that fit 32 are compared as such";
    NegativeReciprocal "reduce_strength" "`-1 / x` is the reciprocal of `-x`";
    AddSigned "reduce_strength" "`y + (c ? x : -x)` is `fma(c ? 1 : -1, x, y)`";
    TestShifted "reduce_strength" "`x & c << n` is 0 if `x >> n & c` is";
    CombineHalves "reduce_strength" "two halves that are put together are a pair";
    FunnelOfShifts "reduce_strength" "two shifts that are put together are a funnel shift";
    CompareRanges "propagate_ranges" "a comparison of ranges that lie apart is known";
    BranchRanges "propagate_ranges" "a branch knows more than where its condition was computed";
    OnlyNumber "propagate_ranges" "what has one number in its range is it";
    OnlyOperand "propagate_ranges" "what always gives one operand, such as a minimum, is it";
    NoWrap "propagate_ranges" "what is known not to wrap promises it";
    NonNegative "propagate_ranges" "what is known not to be negative promises it";
    DivideRangeHalf "propagate_ranges" "64 bits whose range fits 32 are divided as such";
    DivideRangeUnsigned "propagate_ranges" "signed division of what is not negative is unsigned";
    MergeOffsets "split_addresses" "offsets of an address are one";
    SplitIndex "split_addresses" "the constant part and factor of an index leave it";
    SplitSum "split_addresses" "an index is split into the terms of a sum";
    SelectArguments "simplify_cfg" "a branch with one target selects its arguments";
    IfConvert "if_convert" "a branch around cheap operations becomes selects";
    BranchTwice "if_convert" "two branches in a row with a target in common are one";
    LowerHalf "reduce_strength" "the lower half of two that were put together is the first";
    UpperHalf "reduce_strength" "the upper half, shifted down, is taken by name";
}
