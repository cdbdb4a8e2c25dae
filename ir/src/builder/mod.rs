//! Ways to build functions: one method for each operation, and SSA form from mutable variables.

mod error;
mod format;
mod function;
mod inst;
mod launch;
mod ptx;
mod ssa;
mod system;

pub use error::BuildError;
pub use format::{PrintArg, fit_format};
pub use function::FunctionBuilder;
pub use inst::InstBuilder;
pub use launch::{DeviceLaunch, DeviceRuntime};
pub use ptx::{PtxBuilder, PtxOperand, PtxValue};
pub use system::{CallArg, store_print_args};
