//! Core operations: the table, its columns, and what instructions carry besides operands.

pub mod desc;
pub mod math;
pub mod payload;
pub mod ptx;
pub mod special;
pub mod table;
pub mod typing;
pub mod word;

pub use desc::{Arg, Args, Effects, FloatRules, OpDesc, Relation, Res, Transfer, TypeSet};
pub use math::MathFn;
pub use payload::{
    BarrierFlags, BlockCall, BulkFlags, ConvertFlags, FloatFlags, IntFlags, MemFlags, Payload,
    PayloadKind, SwitchData,
};
pub use ptx::{InlineError, InlineFlags, PtxArg, PtxCode, PtxItem, PtxKind, PtxRowError, Slot};
pub use special::{SpecialReg, Variation};
pub use table::Opcode;
pub use typing::{ResultTypes, result_types};
pub use word::{
    AtomicOp, CacheOp, Evict, FloatCond, IntCond, Integral, MatchMode, MathTier, Order, Promise,
    Rounding, Scope, ShflMode, VoteMode, Word,
};
