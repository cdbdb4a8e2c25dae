//! What an instruction carries besides operands: flags, modes, references and branch targets.

use super::math::MathFn;
use super::special::SpecialReg;
use super::word::{
    AtomicOp, CacheOp, Evict, FloatCond, IntCond, Integral, MatchMode, MathTier, Order, Promise,
    Rounding, Scope, ShflMode, VoteMode, Word,
};
use crate::entity::{Block, FuncId, GlobalId, PtxRef, SigRef, StackSlot, SwitchTable, Value};
use crate::types::Scalar;
use cranelift_entity::{EntityList, ListPool};

/// What an operation on integers or addresses promises; where a promise is broken the result is
/// poison. Which promises an operation can make is a column of its row; see [`Promise`].
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct IntFlags {
    /// [`Promise::Nsw`].
    pub nsw: bool,
    /// [`Promise::Nuw`].
    pub nuw: bool,
    /// [`Promise::Nusw`].
    pub nusw: bool,
    /// [`Promise::Near`].
    pub near: bool,
    /// [`Promise::Exact`].
    pub exact: bool,
    /// [`Promise::Disjoint`].
    pub disjoint: bool,
    /// [`Promise::Nneg`].
    pub nneg: bool,
    /// [`Promise::Samesign`].
    pub samesign: bool,
}

impl IntFlags {
    /// No promise.
    pub const NONE: IntFlags = IntFlags {
        nsw: false,
        nuw: false,
        nusw: false,
        near: false,
        exact: false,
        disjoint: false,
        nneg: false,
        samesign: false,
    };

    /// The least index that is near, and the greatest.
    pub const NEAR_INDICES: [i64; 2] = [-(1 << 28), (1 << 31) - (1 << 28) - 1];

    /// Whether the result fits as a signed and as an unsigned number, and no other promise.
    pub const fn no_wrap(nsw: bool, nuw: bool) -> IntFlags {
        IntFlags { nsw, nuw, ..IntFlags::NONE }
    }

    /// This promise alone.
    pub const fn only(promise: Promise) -> IntFlags {
        IntFlags::NONE.with(promise)
    }

    /// These promises and another.
    #[must_use]
    pub const fn with(mut self, promise: Promise) -> IntFlags {
        *self.flag_mut(promise) = true;
        self
    }

    /// Whether the promise is made.
    pub const fn has(mut self, promise: Promise) -> bool {
        *self.flag_mut(promise)
    }

    /// Where the promise stands.
    pub const fn flag_mut(&mut self, promise: Promise) -> &mut bool {
        match promise {
            Promise::Nsw => &mut self.nsw,
            Promise::Nuw => &mut self.nuw,
            Promise::Nusw => &mut self.nusw,
            Promise::Near => &mut self.near,
            Promise::Exact => &mut self.exact,
            Promise::Disjoint => &mut self.disjoint,
            Promise::Nneg => &mut self.nneg,
            Promise::Samesign => &mut self.samesign,
        }
    }

    /// The promises that are made, in order.
    pub fn iter(self) -> impl Iterator<Item = Promise> {
        Promise::ALL.iter().copied().filter(move |&promise| self.has(promise))
    }

    /// Whether nothing is promised.
    pub fn is_empty(self) -> bool {
        self == IntFlags::NONE
    }

    /// What both promise.
    #[must_use]
    pub const fn and(self, other: IntFlags) -> IntFlags {
        IntFlags {
            nsw: self.nsw && other.nsw,
            nuw: self.nuw && other.nuw,
            nusw: self.nusw && other.nusw,
            near: self.near && other.near,
            exact: self.exact && other.exact,
            disjoint: self.disjoint && other.disjoint,
            nneg: self.nneg && other.nneg,
            samesign: self.samesign && other.samesign,
        }
    }
}

/// How a float operation computes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FloatFlags {
    /// Rounding of the result.
    pub rounding: Rounding,
    /// Subnormal inputs and results become zero with the same sign (`f32` only).
    pub ftz: bool,
    /// The target's approximation, within the bounds that docs/ir.md states.
    pub approx: bool,
    /// May be fused with a neighbour, so that one rounding is left out.
    pub contract: bool,
    /// Operands, and the quotient of a division, are NaN or have magnitudes within
    /// [`FloatFlags::normal_bounds`]; else the result is poison (`f32` and `f64` only). The operand
    /// of a square root may be zero, or any negative number whose magnitude is within or beyond.
    pub normal: bool,
}

impl FloatFlags {
    /// The least and the greatest magnitude that `normal` allows: of `f32` 2^-100 and 2^126, of
    /// `f64` 2^-968 and 2^1021. Below, a quotient may lack bits of what is left of the dividend;
    /// above, a reciprocal may be subnormal.
    pub const fn normal_bounds(scalar: Scalar) -> Option<[f64; 2]> {
        const fn power(exponent: i64) -> f64 {
            f64::from_bits(((1023 + exponent) as u64) << 52)
        }
        match scalar {
            Scalar::F32 => Some([power(-100), power(126)]),
            Scalar::F64 => Some([power(-968), power(1021)]),
            _ => None,
        }
    }
}

impl Default for FloatFlags {
    fn default() -> Self {
        FloatFlags {
            rounding: Rounding::Rn,
            ftz: false,
            approx: false,
            contract: false,
            normal: false,
        }
    }
}

/// How a conversion treats values that do not fit.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConvertFlags {
    /// Rounding of the result.
    pub rounding: Rounding,
    /// Clamp to the range of the result; NaN becomes 0.
    pub sat: bool,
    /// Subnormal inputs and results become zero with the same sign (`f32` only).
    pub ftz: bool,
    /// The integer that is converted is not negative; else the result is poison
    /// ([`Promise::Nneg`]).
    pub nneg: bool,
}

impl ConvertFlags {
    /// Rounding, and nothing else.
    pub fn rounded(rounding: Rounding) -> ConvertFlags {
        ConvertFlags { rounding, sat: false, ftz: false, nneg: false }
    }
}

/// How memory is accessed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct MemFlags {
    /// Base-2 logarithm of the alignment in bytes that the address is known to have.
    pub align_log2: u8,
    /// The access happens exactly as written, neither joined, split, moved nor removed.
    pub volatile: bool,
    /// Memory order.
    pub order: Order,
    /// Scope of the order; of no meaning for weak accesses.
    pub scope: Scope,
    /// Cache operator, if one is asked for.
    pub cache: Option<CacheOp>,
    /// First-level eviction hint, if one is asked for.
    pub evict: Option<Evict>,
    /// The memory is not written while the kernel runs (loads of global memory).
    pub nc: bool,
}

impl MemFlags {
    /// Stands for the alignment of the type that is accessed, which the builder puts in its place.
    pub const NATURAL: u8 = u8::MAX;
    /// Stands for an alignment that is no power of two, which the builder reports.
    pub const NOT_ALIGNED: u8 = u8::MAX - 1;

    /// A plain access with this alignment in bytes, a power of two. The builder reports others.
    pub fn aligned(align: u32) -> MemFlags {
        let is_power = align.is_power_of_two();
        MemFlags {
            align_log2: if is_power { align.trailing_zeros() as u8 } else { Self::NOT_ALIGNED },
            volatile: false,
            order: Order::Weak,
            scope: Scope::Gpu,
            cache: None,
            evict: None,
            nc: false,
        }
    }

    /// An access of this order, as threads in the scope see it: what atomic operations take.
    pub fn ordered(order: Order, scope: Scope) -> MemFlags {
        MemFlags { order, scope, ..MemFlags::default() }
    }

    /// The same access without an order, and so without a scope.
    pub fn weak(self) -> MemFlags {
        MemFlags { order: Order::Weak, scope: Scope::Gpu, ..self }
    }

    /// Alignment in bytes.
    pub fn align(self) -> u32 {
        1 << self.align_log2.min(31)
    }

    /// Whether other threads may take part: volatile, or stronger than weak.
    pub fn is_strong(self) -> bool {
        self.volatile || self.order != Order::Weak
    }
}

/// A plain access at the alignment of the type that is accessed.
impl Default for MemFlags {
    fn default() -> MemFlags {
        MemFlags { align_log2: MemFlags::NATURAL, ..MemFlags::aligned(1) }
    }
}

/// How a block of memory is copied or filled.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct BulkFlags {
    /// Base-2 logarithm of the alignment of the destination in bytes.
    pub dst_align_log2: u8,
    /// Base-2 logarithm of the alignment of the source in bytes; 0 for a fill.
    pub src_align_log2: u8,
    /// Accesses happen exactly once for each byte.
    pub volatile: bool,
}

/// How threads come to a barrier of the CTA.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct BarrierFlags {
    /// All threads of a warp that have not ended arrive together, at the same instruction:
    /// CUDA's `__syncthreads`. Anything else is undefined behaviour.
    pub aligned: bool,
}

/// A block that control goes to, and the arguments for its parameters.
#[derive(Copy, Clone, Debug)]
pub struct BlockCall {
    /// The block.
    pub block: Block,
    /// One value for each parameter of the block.
    pub args: EntityList<Value>,
}

impl BlockCall {
    /// A call of `block` with `args`.
    pub fn new(block: Block, args: &[Value], pool: &mut ListPool<Value>) -> BlockCall {
        BlockCall { block, args: EntityList::from_slice(args, pool) }
    }
}

/// The targets of a switch.
#[derive(Clone, Debug)]
pub struct SwitchData {
    /// The value of each case; all different. Case `i` goes to target `i + 1`.
    pub cases: Vec<u128>,
    /// The default target, then those of the cases.
    pub targets: Vec<BlockCall>,
}

/// What an instruction carries besides operands. Which variant an operation has is a column of
/// its row ([`PayloadKind`]).
#[derive(Copy, Clone, Debug)]
pub enum Payload {
    /// Nothing.
    None,
    /// Promises about integers.
    IntFlags(IntFlags),
    /// Float flags.
    Float(FloatFlags),
    /// An integer comparison, and what is promised of its operands.
    IntCond(IntCond, IntFlags),
    /// A float comparison, and whether subnormal operands count as zero.
    FloatCond(FloatCond, bool),
    /// Direction of rounding to an integral float, and whether subnormals are flushed.
    Integral(Integral, bool),
    /// A mathematical function, how exact it is, and whether subnormals are flushed.
    Math(MathFn, MathTier, bool),
    /// Conversion flags.
    Convert(ConvertFlags),
    /// Pointer arithmetic: `base + index * scale + offset`, scale and offset in bytes, and what is
    /// promised of the sum.
    Scale(u32, i64, IntFlags),
    /// Memory access.
    Mem(MemFlags),
    /// Atomic read-modify-write.
    Atomic(AtomicOp, MemFlags),
    /// A fence.
    Fence(Order, Scope),
    /// Copy or fill.
    Bulk(BulkFlags),
    /// A barrier of the CTA.
    Barrier(BarrierFlags),
    /// Base-2 logarithm of an alignment in bytes.
    Align(u8),
    /// Address of a stack slot.
    Slot(StackSlot),
    /// Address of a global.
    Global(GlobalId),
    /// A function: its address, or the callee of a call.
    Func(FuncId),
    /// Signature of an indirect call.
    Sig(SigRef),
    /// A special register.
    Special(SpecialReg),
    /// A lane of a vector.
    Lane(u8),
    /// Lanes of the first then of the second operand, one for each lane of the result.
    Shuffle([u8; 8]),
    /// Mode of a warp shuffle.
    Shfl(ShflMode),
    /// Mode of a warp vote.
    Vote(VoteMode),
    /// Mode of a warp match.
    Match(MatchMode),
    /// Target of a branch.
    Jump(BlockCall),
    /// Targets of a conditional branch: where the condition is true, where it is false.
    Branch([BlockCall; 2]),
    /// Targets of a switch.
    Switch(SwitchTable),
    /// Instructions of the ISA table: see [`crate::dfg::Dfg::ptx`].
    Ptx(PtxRef),
}

/// The variants of [`Payload`], as a column of the table of operations.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PayloadKind {
    /// [`Payload::None`].
    None,
    /// [`Payload::IntFlags`].
    IntFlags,
    /// [`Payload::Float`].
    Float,
    /// [`Payload::IntCond`].
    IntCond,
    /// [`Payload::FloatCond`].
    FloatCond,
    /// [`Payload::Integral`].
    Integral,
    /// [`Payload::Math`].
    Math,
    /// [`Payload::Convert`].
    Convert,
    /// [`Payload::Scale`].
    Scale,
    /// [`Payload::Mem`].
    Mem,
    /// [`Payload::Atomic`].
    Atomic,
    /// [`Payload::Fence`].
    Fence,
    /// [`Payload::Bulk`].
    Bulk,
    /// [`Payload::Barrier`].
    Barrier,
    /// [`Payload::Align`].
    Align,
    /// [`Payload::Slot`].
    Slot,
    /// [`Payload::Global`].
    Global,
    /// [`Payload::Func`].
    Func,
    /// [`Payload::Sig`].
    Sig,
    /// [`Payload::Special`].
    Special,
    /// [`Payload::Lane`].
    Lane,
    /// [`Payload::Shuffle`].
    Shuffle,
    /// [`Payload::Shfl`].
    Shfl,
    /// [`Payload::Vote`].
    Vote,
    /// [`Payload::Match`].
    Match,
    /// [`Payload::Jump`].
    Jump,
    /// [`Payload::Branch`].
    Branch,
    /// [`Payload::Switch`].
    Switch,
    /// [`Payload::Ptx`].
    Ptx,
}

impl PayloadKind {
    /// The payload of an operation that promises nothing and asks for nothing, where there is one.
    pub fn plain(self) -> Payload {
        match self {
            PayloadKind::IntFlags => Payload::IntFlags(IntFlags::default()),
            PayloadKind::Float => Payload::Float(FloatFlags::default()),
            _ => Payload::None,
        }
    }

    /// Whether this variant has a place for promises.
    pub fn holds_promises(self) -> bool {
        use PayloadKind::{Convert, IntCond, IntFlags, Scale};
        matches!(self, IntFlags | IntCond | Scale | Convert)
    }
}

impl Payload {
    /// What is promised; where that is broken the result is poison.
    pub fn promises(&self) -> IntFlags {
        match *self {
            Payload::IntFlags(flags) | Payload::IntCond(_, flags) | Payload::Scale(.., flags) => {
                flags
            }
            Payload::Convert(flags) => IntFlags { nneg: flags.nneg, ..IntFlags::NONE },
            _ => IntFlags::NONE,
        }
    }

    /// The same with these promises and no others, as far as this variant can hold them.
    #[must_use]
    pub fn with_promises(self, promises: IntFlags) -> Payload {
        match self {
            Payload::IntFlags(_) => Payload::IntFlags(promises),
            Payload::IntCond(cond, _) => Payload::IntCond(cond, promises),
            Payload::Scale(scale, offset, _) => Payload::Scale(scale, offset, promises),
            Payload::Convert(flags) => {
                Payload::Convert(ConvertFlags { nneg: promises.nneg, ..flags })
            }
            other => other,
        }
    }

    /// The same without promises.
    #[must_use]
    pub fn without_promises(self) -> Payload {
        self.with_promises(IntFlags::NONE)
    }

    /// Which variant this is.
    pub fn kind(&self) -> PayloadKind {
        match self {
            Payload::None => PayloadKind::None,
            Payload::IntFlags(_) => PayloadKind::IntFlags,
            Payload::Float(_) => PayloadKind::Float,
            Payload::IntCond(..) => PayloadKind::IntCond,
            Payload::FloatCond(..) => PayloadKind::FloatCond,
            Payload::Integral(..) => PayloadKind::Integral,
            Payload::Math(..) => PayloadKind::Math,
            Payload::Convert(_) => PayloadKind::Convert,
            Payload::Scale(..) => PayloadKind::Scale,
            Payload::Mem(_) => PayloadKind::Mem,
            Payload::Atomic(..) => PayloadKind::Atomic,
            Payload::Fence(..) => PayloadKind::Fence,
            Payload::Bulk(_) => PayloadKind::Bulk,
            Payload::Barrier(_) => PayloadKind::Barrier,
            Payload::Align(_) => PayloadKind::Align,
            Payload::Slot(_) => PayloadKind::Slot,
            Payload::Global(_) => PayloadKind::Global,
            Payload::Func(_) => PayloadKind::Func,
            Payload::Sig(_) => PayloadKind::Sig,
            Payload::Special(_) => PayloadKind::Special,
            Payload::Lane(_) => PayloadKind::Lane,
            Payload::Shuffle(_) => PayloadKind::Shuffle,
            Payload::Shfl(_) => PayloadKind::Shfl,
            Payload::Vote(_) => PayloadKind::Vote,
            Payload::Match(_) => PayloadKind::Match,
            Payload::Jump(_) => PayloadKind::Jump,
            Payload::Branch(_) => PayloadKind::Branch,
            Payload::Switch(_) => PayloadKind::Switch,
            Payload::Ptx(_) => PayloadKind::Ptx,
        }
    }
}
