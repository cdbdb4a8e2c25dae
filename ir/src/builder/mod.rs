//! Ways to build functions: one method for each operation.

mod inst;

pub use inst::InstBuilder;
