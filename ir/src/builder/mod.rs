//! Ways to build functions: one method for each operation, and SSA form from mutable variables.

mod arrays;
mod constants;
mod control;
mod debug;
mod error;
mod format;
mod function;
mod ids;
mod inst;
mod launch;
mod math;
mod operand;
mod operator;
mod places;
mod plain;
mod ptx;
mod ssa;
mod strict;
mod system;
#[cfg(test)]
mod tests;
mod text;

pub use control::{If, Loop};
pub use error::{BuildError, Misuse};
pub use format::{PrintArg, fit_format};
pub use function::{Detached, FunctionBuilder};
pub use inst::InstBuilder;
pub use launch::{DeviceLaunch, DeviceRuntime};
pub use math::MathBuilder;
pub use operand::{Number, Operand};
pub use operator::Operator;
pub use places::Inlined;
pub use ptx::{PtxBuilder, PtxOperand, PtxResults, PtxValue};
pub use system::{CallArg, is_system_function, store_print_args};
pub use text::TextError;
