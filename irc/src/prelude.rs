//! What a frontend needs: `use irc::prelude::*`.
//!
//! The names are those of [`crate::ir`], where their documentation is.
//!
//! ```
//! use irc::prelude::*;
//!
//! let mut module = Module::new();
//! let mut b = FunctionBuilder::kernel(&mut module, "clear", &[Type::Ptr(Space::Global)])?;
//! let array = b.begin()[0];
//! let (index, zero) = (b.thread_index_x(), b.f32(0.0));
//! b.store_element(zero, array, index);
//! b.ret(None);
//! b.finish()?;
//!
//! let ptx = compile(&module, &"sm_90".parse()?, &Options::default())?;
//! println!("{}", ptx.text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use crate::{Error, Errors, OptLevel, Options, Ptx, compile};
pub use irc_ir::builder::{
    BuildError, CallArg, DeviceLaunch, DeviceRuntime, FunctionBuilder, If, Inlined, InstBuilder,
    Loop, MathBuilder, Misuse, Number, Operand, Operator, PtxBuilder, PtxOperand, PtxValue,
};
pub use irc_ir::data::{DataError, DataKind};
pub use irc_ir::entity::{
    Block, DataType, File, FuncId, GlobalId, Inst, Loc, SigRef, StackSlot, Value, Variable,
};
pub use irc_ir::function::{Function, FunctionAttrs, FunctionKind, Inlining};
pub use irc_ir::module::{DuplicateSymbol, Global, GlobalAttrs, Init, Module, Symbol};
pub use irc_ir::op::{
    AtomicOp, BarrierFlags, BulkFlags, CacheOp, ConvertFlags, Evict, FloatCond, FloatFlags,
    InlineFlags, IntCond, IntFlags, Integral, MatchMode, MathFn, MathTier, MemFlags, Opcode, Order,
    Payload, Promise, Rounding, Scope, ShflMode, SpecialReg, VoteMode, Word,
};
pub use irc_ir::signature::{Aggregate, Linkage, Param, Signature};
pub use irc_ir::types::{
    BF16, F16, F32, F64, I1, I8, I16, I32, I64, I128, PTR, Scalar, Space, Type,
};
pub use irc_ir::verify::{VerifyError, verify_module};
pub use irc_ptx::target::{PtxVersion, Sm, Target};
