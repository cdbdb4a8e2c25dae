//! The row of an operation: everything that passes may know about it.

use super::payload::{IntFlags, Payload, PayloadKind};
use crate::types::{Scalar, Space, Type};

/// A set of types, as a mask.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TypeSet(u16);

const VECTORS: u16 = 1 << 10;
const PTRS: u16 = 1 << 11;
const HANDLES: u16 = 1 << 12;
/// Of the scalars only the vectors.
const NO_SCALARS: u16 = 1 << 13;
const PTR_VECTORS: u16 = 1 << 14;
const SCALARS: u16 = (1 << 10) - 1;

impl TypeSet {
    /// The set of these scalar types.
    pub const fn of(scalars: &[Scalar]) -> TypeSet {
        let mut mask = 0;
        let mut i = 0;
        while i < scalars.len() {
            mask |= 1 << scalars[i] as u16;
            i += 1;
        }
        TypeSet(mask)
    }

    /// This set with the vectors of its scalars.
    pub const fn or_vectors(self) -> TypeSet {
        TypeSet(self.0 | VECTORS)
    }

    /// The types of both sets.
    pub const fn or(self, other: TypeSet) -> TypeSet {
        TypeSet(self.0 | other.0)
    }

    /// Whether the type is in the set.
    pub const fn contains(self, ty: Type) -> bool {
        match ty {
            Type::Scalar(s) => self.0 & NO_SCALARS == 0 && self.0 & (1 << s as u16) != 0,
            Type::Vector(s, _) => self.0 & VECTORS != 0 && self.0 & (1 << s as u16) != 0,
            Type::Ptr(_) => self.0 & PTRS != 0,
            Type::PtrVector(..) => self.0 & PTR_VECTORS != 0,
            Type::Texref | Type::Samplerref | Type::Surfref => self.0 & HANDLES != 0,
        }
    }

    /// A phrase for messages, such as "an integer or a vector of integers".
    pub fn describe(self) -> String {
        if self == VECTOR {
            return "a vector".to_owned();
        }
        let mut parts = Vec::new();
        let scalars = self.0 & SCALARS;
        if scalars == SCALARS {
            parts.push("any scalar".to_owned());
        } else if scalars == SCALARS & !1 {
            parts.push("any scalar but i1".to_owned());
        } else if scalars == INT.0 {
            parts.push("an integer".to_owned());
        } else if scalars == FLOAT.0 {
            parts.push("a float".to_owned());
        } else {
            let names = Scalar::ALL.into_iter().filter(|&s| scalars & (1 << s as u16) != 0);
            parts.extend(names.map(|s| s.name().to_owned()));
        }
        if self.0 & VECTORS != 0 {
            parts.push("a vector of them".to_owned());
        }
        if self.0 & PTRS != 0 {
            parts.push("a pointer".to_owned());
        }
        if self.0 & PTR_VECTORS != 0 {
            parts.push("a vector of pointers".to_owned());
        }
        if self.0 & HANDLES != 0 {
            parts.push("a handle".to_owned());
        }
        parts.join(" or ")
    }
}

/// Integers, `i1` included.
pub const INT: TypeSet =
    TypeSet::of(&[Scalar::I1, Scalar::I8, Scalar::I16, Scalar::I32, Scalar::I64, Scalar::I128]);
/// Integers and vectors of them.
pub const INTV: TypeSet = INT.or_vectors();
/// Floats.
pub const FLOAT: TypeSet = TypeSet::of(&[Scalar::F16, Scalar::BF16, Scalar::F32, Scalar::F64]);
/// Floats and vectors of them.
pub const FLOATV: TypeSet = FLOAT.or_vectors();
/// Pointers.
pub const PTRS_ONLY: TypeSet = TypeSet(PTRS);
/// Vectors of pointers.
pub const PTR_VECTORS_ONLY: TypeSet = TypeSet(PTR_VECTORS);
/// Vectors of anything.
pub const VECTOR: TypeSet = TypeSet(VECTORS | PTR_VECTORS | SCALARS | NO_SCALARS);
/// Every type that an SSA value may have.
pub const ANY: TypeSet = TypeSet(VECTORS | PTR_VECTORS | SCALARS | PTRS | HANDLES);
/// Every type that memory may hold: all but `i1` and its vectors.
pub const MEMORY: TypeSet = TypeSet(ANY.0 & !1);

/// Types that can be compared or exchanged atomically, as their bits.
pub const EXCHANGE: TypeSet = TypeSet::of(&[
    Scalar::I16,
    Scalar::I32,
    Scalar::I64,
    Scalar::I128,
    Scalar::F16,
    Scalar::BF16,
    Scalar::F32,
    Scalar::F64,
]);

/// The type that an operand must have. `T` is the controlling type of the instruction.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// `T`.
    T,
    /// The type of the lanes of `T`.
    Elem,
    /// `i1` in each lane of `T`.
    BoolOf,
    /// `i1`, or `i1` in each lane of `T`.
    Cond,
    /// `i1`.
    I1,
    /// `i8`.
    I8,
    /// `i32`.
    I32,
    /// `i64`.
    I64,
    /// `i32` (read as signed) or `i64`.
    Index,
    /// A pointer into any space.
    Ptr,
    /// A pointer into local memory.
    Local,
    /// A type of the set, independent of `T` but for the [`Relation`] of the row.
    Any(TypeSet),
    /// A vector with the lanes of `T`, the same type for all such operands.
    VecOf,
}

impl Arg {
    /// The rule for operand `index` once the payload is known, where the row has this one: some
    /// functions of the math library take an integer there.
    pub fn with(self, payload: &Payload, index: usize) -> Arg {
        match payload {
            Payload::Math(function, ..) if function.is_integer(index) => Arg::I32,
            _ => self,
        }
    }
}

/// How many operands an operation takes, and their types.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Args {
    /// Just these.
    Fixed(&'static [Arg]),
    /// These, of which the last ones may be left out; the number is the fewest allowed.
    Optional(&'static [Arg], u8),
    /// One of this type for each lane of `T`.
    PerLane(Arg),
    /// Those of the signature of the callee (after the callee itself, if it is a value).
    Callee,
    /// The result of the function.
    Return,
    /// Those of the row of the ISA table.
    Row,
}

/// The type of a result.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Res {
    /// `T`.
    T,
    /// The type of the lanes of `T`.
    Elem,
    /// `i1` in each lane of `T`.
    BoolOf,
    /// `i1`.
    I1,
    /// `i32`.
    I32,
    /// A pointer into local memory.
    Local,
    /// The integer twice as wide as `T`.
    Wide,
    /// The type of the first operand.
    First,
    /// What the payload says: the special register, the symbol, the slot, the vote.
    Payload,
    /// The result of the callee's signature, if it has one.
    Callee,
    /// Those of the row of the ISA table.
    Row,
}

/// What an operation does besides computing its results.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Effects {
    /// Reads memory that a store may change.
    pub reads: bool,
    /// Writes memory.
    pub writes: bool,
    /// Orders memory accesses around it, so that none may cross it.
    pub orders: bool,
    /// May end the program or never return.
    pub may_not_return: bool,
    /// Has a result that differs from one execution to the next with the same operands.
    pub volatile: bool,
}

impl Effects {
    /// Computes its results and nothing else: may be removed, duplicated, moved.
    pub const PURE: Effects = Effects {
        reads: false,
        writes: false,
        orders: false,
        may_not_return: false,
        volatile: false,
    };

    /// Everything that can be.
    pub const ANYTHING: Effects =
        Effects { reads: true, writes: true, orders: true, may_not_return: true, volatile: true };

    /// Whether nothing but the results can be observed, however often it runs.
    #[inline]
    pub const fn is_pure(self) -> bool {
        !(self.reads || self.writes || self.orders || self.may_not_return || self.volatile)
    }

    /// Whether it may go when its results are unused.
    #[inline]
    pub const fn is_removable(self) -> bool {
        !(self.writes || self.orders || self.may_not_return)
    }

    /// The effects of both.
    pub const fn or(self, other: Effects) -> Effects {
        Effects {
            reads: self.reads || other.reads,
            writes: self.writes || other.writes,
            orders: self.orders || other.orders,
            may_not_return: self.may_not_return || other.may_not_return,
            volatile: self.volatile || other.volatile,
        }
    }
}

/// How the variation of the operands between threads becomes that of the results.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Transfer {
    /// Uniform where all operands are; the analysis knows more for the linear operations.
    Join,
    /// The same for all threads of the grid.
    Uniform,
    /// As the special register says.
    Special,
    /// A load: uniform only if the address is and the memory cannot change.
    Load,
    /// The same for all threads of the warp that take part.
    Warp,
    /// A shuffle: the same for all threads that take part if they read one lane.
    Shuffle,
    /// A match: the same for all threads that take part if it is about all of them.
    Match,
    /// An address in the frame of a call: the same for all threads in a kernel, but frames of
    /// device functions lie where what their callers allocated, each thread for itself, has moved
    /// them.
    Frame,
    /// Different in each thread.
    Divergent,
    /// As the summary of the callee says.
    Callee,
    /// As the row of the ISA table says.
    Row,
}

/// How the type of the operand of a conversion ([`Arg::Any`], [`Arg::Ptr`]) relates to `T`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Relation {
    /// As many lanes; else free.
    Free,
    /// As many lanes, each narrower than that of `T`.
    Widens,
    /// As many lanes, each wider than that of `T`.
    Narrows,
    /// As many lanes, with another scalar than that of `T`.
    Changes,
    /// As many bits in all.
    Reinterprets,
    /// A pointer into another space; one of both spaces is generic.
    Respaces,
}

impl Relation {
    /// Whether a conversion from `from` to `to` is one that it allows.
    pub fn holds(self, from: Type, to: Type) -> bool {
        let lanes = from.lanes() == to.lanes();
        let bits = |ty: Type| ty.elem().map(Scalar::bits);
        match self {
            Relation::Free => lanes,
            Relation::Widens => lanes && bits(from) < bits(to),
            Relation::Narrows => lanes && bits(from) > bits(to),
            Relation::Changes => lanes && from.elem() != to.elem(),
            Relation::Reinterprets => from.bits() == to.bits(),
            Relation::Respaces => {
                let is_generic = |ty: Type| ty.space() == Some(Space::Generic);
                is_generic(from) != is_generic(to)
            }
        }
    }
}

/// Which flags a float operation or a conversion may carry.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct FloatRules {
    /// A rounding other than to nearest (a conversion to an integer: any).
    pub rounds: bool,
    /// `ftz`, where the operand or the result is `f32`.
    pub ftz: bool,
    /// `approx`, for `f32`. Operations that are approximate by themselves may say so again.
    pub approx: bool,
    /// Approximate with `ftz`, for `f64`, too: the hardware's 20 bits, which are one word.
    pub gross: bool,
    /// `contract`.
    pub contracts: bool,
    /// `normal`, for `f32`.
    pub normal: bool,
    /// `sat`.
    pub sat: bool,
}

/// The row of an operation.
#[derive(Debug)]
pub struct OpDesc {
    /// Name in the text form.
    pub name: &'static str,
    /// The types that `T`, the controlling type, may be; `None` if the operation has no `T`.
    pub types: Option<TypeSet>,
    /// Operands.
    pub args: Args,
    /// Results in order.
    pub results: &'static [Res],
    /// What it carries besides.
    pub payload: PayloadKind,
    /// Effects; those of the payload (volatile, memory order) come on top.
    pub effects: Effects,
    /// Threads meet here: it may be neither duplicated nor moved into other control flow, nor may
    /// an edge be added into its block.
    pub convergent: bool,
    /// Ends a block.
    pub terminator: bool,
    /// The first two operands may change places.
    pub commutative: bool,
    /// Takes many machine instructions: not to be computed where it may not be needed.
    pub costly: bool,
    /// May give poison though no operand of the thread is, if it promises nothing and does not
    /// clamp; with flags see [`crate::dfg::Dfg::may_make_poison`].
    pub makes_poison: bool,
    /// How the operand's type relates to `T`, for conversions.
    pub relation: Relation,
    /// The float flags that it may carry.
    pub float: FloatRules,
    /// What it may promise of integers and addresses.
    pub promises: IntFlags,
    /// How divergence passes through it.
    pub transfer: Transfer,
    /// What it computes, for docs/ir.md.
    pub summary: &'static str,
    /// When its result is poison and what is undefined behaviour, for docs/ir.md.
    pub undefined: &'static str,
}

impl OpDesc {
    /// Whether `T` is the type of an operand, so that it need not be written where that operand's
    /// type is known.
    pub fn type_from_operands(&self) -> bool {
        self.operand_of_type().is_some()
    }

    /// The first operand whose type is `T`, if there is one.
    pub fn operand_of_type(&self) -> Option<usize> {
        match self.args {
            Args::Fixed(args) | Args::Optional(args, _) => args.iter().position(|&a| a == Arg::T),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{F32, I1, I32};

    #[test]
    fn vectors_are_no_scalars() {
        let vector = Type::Vector(Scalar::F32, 4);
        assert!(VECTOR.contains(vector) && !VECTOR.contains(F32) && !VECTOR.contains(I1));
        assert!(ANY.contains(vector) && ANY.contains(F32));
        assert!(!INT.contains(vector) && INT.contains(I32));
        assert!(INT.or_vectors().contains(Type::Vector(Scalar::I32, 2)));
        assert!(!INT.or_vectors().contains(vector));
    }
}
