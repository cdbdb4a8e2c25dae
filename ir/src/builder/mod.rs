//! Ways to build functions: one method for each operation, and SSA form from mutable variables.

mod error;
mod function;
mod inst;
mod ptx;
mod ssa;

pub use error::BuildError;
pub use function::FunctionBuilder;
pub use inst::InstBuilder;
pub use ptx::{PtxBuilder, PtxOperand, PtxValue};
