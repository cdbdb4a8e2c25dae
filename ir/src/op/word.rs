//! Closed sets of words: the choices that an operation carries besides its operands.
//!
//! Each set is an enum whose words are the text form. A word that is not in the set does not
//! parse, and a value outside it cannot be built.

use super::desc::{EXCHANGE, FLOATV, TypeSet};
use crate::types::Scalar;
use std::fmt;

/// A closed set of words of the text form.
pub trait Word: Copy + Eq + 'static {
    /// What a set member is called in messages, such as "comparison".
    const WHAT: &'static str;
    /// Every member, in order.
    const ALL: &'static [Self];
    /// The word of a member.
    fn word(self) -> &'static str;
    /// One sentence on what it means.
    fn summary(self) -> &'static str;
    /// The member with this word.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|m| m.word() == word)
    }
}

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident, $what:literal {
        $(#[doc = $vdoc:literal] $var:ident = $word:expr,)*
    })*) => {$(
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name { $(#[doc = $vdoc] $var,)* }
        impl Word for $name {
            const WHAT: &'static str = $what;
            const ALL: &'static [Self] = &[$($name::$var,)*];
            fn word(self) -> &'static str { match self { $($name::$var => $word,)* } }
            fn summary(self) -> &'static str {
                match self { $($name::$var => $vdoc.trim_ascii(),)* }
            }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str(self.word()) }
        }
    )*};
}
pub(super) use words;

words! {
    /// An integer comparison.
    IntCond, "comparison" {
        /// Equal.
        Eq = "eq",
        /// Not equal.
        Ne = "ne",
        /// Signed less than.
        Slt = "slt",
        /// Signed less than or equal.
        Sle = "sle",
        /// Signed greater than.
        Sgt = "sgt",
        /// Signed greater than or equal.
        Sge = "sge",
        /// Unsigned less than.
        Ult = "ult",
        /// Unsigned less than or equal.
        Ule = "ule",
        /// Unsigned greater than.
        Ugt = "ugt",
        /// Unsigned greater than or equal.
        Uge = "uge",
    }
    /// What an integer operation, a conversion or an address computation promises; where a promise
    /// is broken the result is poison.
    Promise, "flag" {
        /// The exact result fits the type as a signed number.
        Nsw = "nsw",
        /// The exact result fits as an unsigned number (of `ptradd`: with unsigned operands).
        Nuw = "nuw",
        /// The exact sum of the unsigned base and a signed index and offset is an address.
        Nusw = "nusw",
        /// The index is at least -2^28 and less than 2^31 - 2^28.
        Near = "near",
        /// Nothing is lost: a division leaves no remainder, a shift right loses no 1.
        Exact = "exact",
        /// No bit is 1 in both operands.
        Disjoint = "disjoint",
        /// The operand is not negative.
        Nneg = "nneg",
        /// Both operands are negative, or neither is.
        Samesign = "samesign",
    }
    /// A float comparison. Ordered ones are false when an operand is NaN, unordered ones true.
    FloatCond, "comparison" {
        /// Ordered and equal.
        Oeq = "oeq",
        /// Ordered and not equal.
        One = "one",
        /// Ordered and less than.
        Olt = "olt",
        /// Ordered and less than or equal.
        Ole = "ole",
        /// Ordered and greater than.
        Ogt = "ogt",
        /// Ordered and greater than or equal.
        Oge = "oge",
        /// Unordered or equal.
        Ueq = "ueq",
        /// Unordered or not equal.
        Une = "une",
        /// Unordered or less than.
        Ult = "ult",
        /// Unordered or less than or equal.
        Ule = "ule",
        /// Unordered or greater than.
        Ugt = "ugt",
        /// Unordered or greater than or equal.
        Uge = "uge",
        /// Neither operand is NaN.
        Ord = "ord",
        /// An operand is NaN.
        Uno = "uno",
    }
    /// How a result that is not exact is rounded.
    Rounding, "rounding" {
        /// To nearest, ties to even.
        Rn = "rn",
        /// Toward zero.
        Rz = "rz",
        /// Toward minus infinity.
        Rm = "rm",
        /// Toward plus infinity.
        Rp = "rp",
    }
    /// The order of a memory access or fence, as in C++ and the PTX memory model.
    Order, "memory order" {
        /// Not atomic; a data race with another such access is undefined behaviour.
        Weak = "weak",
        /// Atomic, with no order on other accesses.
        Relaxed = "relaxed",
        /// Later accesses of the thread stay after it.
        Acquire = "acquire",
        /// Earlier accesses of the thread stay before it.
        Release = "release",
        /// Acquire and release.
        AcqRel = "acq_rel",
        /// Sequentially consistent.
        SeqCst = "seq_cst",
    }
    /// The threads that a memory order speaks of.
    Scope, "scope" {
        /// The threads of the CTA.
        Cta = "cta",
        /// The threads of the cluster.
        Cluster = "cluster",
        /// The threads of the device.
        Gpu = "gpu",
        /// All threads of the system, the host's included.
        Sys = "sys",
    }
    /// Where an access is cached (PTX cache operators).
    CacheOp, "cache operator" {
        /// At all levels (loads).
        Ca = "ca",
        /// At the global level.
        Cg = "cg",
        /// Streaming: likely used once.
        Cs = "cs",
        /// Last use (loads).
        Lu = "lu",
        /// Not cached, fetched again (loads).
        Cv = "cv",
        /// Written back at all levels (stores).
        Wb = "wb",
        /// Written through (stores).
        Wt = "wt",
    }
    /// How eagerly the first-level cache evicts the line.
    Evict, "eviction hint" {
        /// The usual priority.
        Normal = "evict_normal",
        /// No change of the line's priority.
        Unchanged = "evict_unchanged",
        /// First to go.
        First = "evict_first",
        /// Last to go.
        Last = "evict_last",
        /// Not kept.
        NoAllocate = "no_allocate",
    }
    /// The operation of an atomic read-modify-write.
    AtomicOp, "atomic operation" {
        /// Integer sum.
        Add = "add",
        /// Integer difference.
        Sub = "sub",
        /// Bitwise and.
        And = "and",
        /// Bitwise or.
        Or = "or",
        /// Bitwise exclusive or.
        Xor = "xor",
        /// Signed minimum.
        Smin = "smin",
        /// Signed maximum.
        Smax = "smax",
        /// Unsigned minimum.
        Umin = "umin",
        /// Unsigned maximum.
        Umax = "umax",
        /// `old >= operand ? 0 : old + 1`, unsigned.
        Inc = "inc",
        /// `old == 0 || old > operand ? operand : old - 1`, unsigned.
        Dec = "dec",
        /// The operand.
        Xchg = "xchg",
        /// Float sum, to nearest; subnormals of `f32` in global memory may be flushed.
        Fadd = "fadd",
        /// Float minimum: the operand that is not NaN, -0 below +0.
        Fmin = "fmin",
        /// Float maximum: the operand that is not NaN, -0 below +0.
        Fmax = "fmax",
    }
    /// Rounding of a float to an integral float.
    Integral, "direction" {
        /// To nearest, ties to even.
        Nearest = "nearest",
        /// Toward minus infinity.
        Floor = "floor",
        /// Toward plus infinity.
        Ceil = "ceil",
        /// Toward zero.
        Trunc = "trunc",
    }
    /// How exact a mathematical function is, and at what cost.
    MathTier, "tier" {
        /// The nearest number, ties to even.
        Rounded = "rounded",
        /// Within 1 ulp.
        Precise = "precise",
        /// Within 4 ulp, perhaps of a part of the range.
        Fast = "fast",
        /// Within what NVIDIA states of its own, by the hardware's approximations: bits may differ.
        Device = "device",
        /// What the instructions of the hardware give.
        Approx = "approx",
    }
    /// Which lane a shuffle reads.
    ShflMode, "shuffle mode" {
        /// The lane whose index is the operand.
        Idx = "idx",
        /// The lane `operand` below the caller.
        Up = "up",
        /// The lane `operand` above the caller.
        Down = "down",
        /// The lane whose index is the caller's exclusive-or the operand.
        Bfly = "bfly",
    }
    /// What a warp vote asks.
    VoteMode, "vote mode" {
        /// Whether all lanes of the mask say true.
        All = "all",
        /// Whether a lane of the mask says true.
        Any = "any",
        /// Whether all lanes of the mask say the same.
        Uni = "uni",
        /// The set of lanes that say true.
        Ballot = "ballot",
    }
    /// What a warp match asks.
    MatchMode, "match mode" {
        /// The set of lanes with the same value as the caller.
        Any = "any",
        /// The mask if all lanes have the same value, else 0.
        All = "all",
    }
}

impl IntCond {
    /// The comparison that is true where this one is false.
    pub const fn inverse(self) -> IntCond {
        use IntCond::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Slt => Sge,
            Sle => Sgt,
            Sgt => Sle,
            Sge => Slt,
            Ult => Uge,
            Ule => Ugt,
            Ugt => Ule,
            Uge => Ult,
        }
    }

    /// The comparison with its operands swapped.
    pub const fn swapped(self) -> IntCond {
        use IntCond::*;
        match self {
            Eq => Eq,
            Ne => Ne,
            Slt => Sgt,
            Sle => Sge,
            Sgt => Slt,
            Sge => Sle,
            Ult => Ugt,
            Ule => Uge,
            Ugt => Ult,
            Uge => Ule,
        }
    }

    /// Whether the other comparison of the same operands is true wherever this one is.
    pub const fn implies(self, other: IntCond) -> bool {
        use IntCond::*;
        self as u8 == other as u8
            || matches!(
                (self, other),
                (Eq, Sle | Sge | Ule | Uge)
                    | (Slt, Sle | Ne)
                    | (Sgt, Sge | Ne)
                    | (Ult, Ule | Ne)
                    | (Ugt, Uge | Ne)
            )
    }

    /// The comparison of the operands as unsigned numbers.
    pub const fn unsigned(self) -> IntCond {
        use IntCond::*;
        match self {
            Slt => Ult,
            Sle => Ule,
            Sgt => Ugt,
            Sge => Uge,
            other => other,
        }
    }

    /// The comparison of the operands as signed numbers.
    pub const fn signed(self) -> IntCond {
        use IntCond::*;
        match self {
            Ult => Slt,
            Ule => Sle,
            Ugt => Sgt,
            Uge => Sge,
            other => other,
        }
    }

    /// Whether the operands are read as signed numbers.
    pub const fn is_signed(self) -> bool {
        matches!(self, IntCond::Slt | IntCond::Sle | IntCond::Sgt | IntCond::Sge)
    }
}

impl FloatCond {
    /// The comparison that is true where this one is false: ordered and unordered change places.
    pub const fn inverse(self) -> FloatCond {
        use FloatCond::*;
        match self {
            Oeq => Une,
            One => Ueq,
            Olt => Uge,
            Ole => Ugt,
            Ogt => Ule,
            Oge => Ult,
            Ueq => One,
            Une => Oeq,
            Ult => Oge,
            Ule => Ogt,
            Ugt => Ole,
            Uge => Olt,
            Ord => Uno,
            Uno => Ord,
        }
    }

    /// The comparison with its operands swapped.
    pub const fn swapped(self) -> FloatCond {
        use FloatCond::*;
        match self {
            Olt => Ogt,
            Ole => Oge,
            Ogt => Olt,
            Oge => Ole,
            Ult => Ugt,
            Ule => Uge,
            Ugt => Ult,
            Uge => Ule,
            other => other,
        }
    }
}

/// The integers of atomic operations.
const INTEGERS: TypeSet = TypeSet::of(&[Scalar::I16, Scalar::I32, Scalar::I64, Scalar::I128]);

impl MathTier {
    /// Whether the results are not the same on every device.
    pub const fn is_approximate(self) -> bool {
        matches!(self, MathTier::Device | MathTier::Approx)
    }
}

impl AtomicOp {
    /// Whether the operand is a float.
    pub const fn is_float(self) -> bool {
        matches!(self, AtomicOp::Fadd | AtomicOp::Fmin | AtomicOp::Fmax)
    }

    /// The types of the operand, of those that the row of `atomicrmw` allows.
    pub const fn types(self) -> TypeSet {
        match self {
            AtomicOp::Inc | AtomicOp::Dec => TypeSet::of(&[Scalar::I32]),
            AtomicOp::Xchg => EXCHANGE,
            AtomicOp::Fadd | AtomicOp::Fmin | AtomicOp::Fmax => FLOATV,
            _ => INTEGERS,
        }
    }
}

impl Order {
    /// Whether the access synchronises as an acquire.
    pub const fn is_acquire(self) -> bool {
        matches!(self, Order::Acquire | Order::AcqRel | Order::SeqCst)
    }

    /// Whether the access synchronises as a release.
    pub const fn is_release(self) -> bool {
        matches!(self, Order::Release | Order::AcqRel | Order::SeqCst)
    }
}
