//! From the IR to the typed PTX tree: legalise, select, lower the ABI, leave SSA, lay out.
//!
//! The crate is pure: no files, processes, environment or clock.

mod abi;
pub mod error;
mod globals;
pub mod legalize;
pub mod mir;
mod select;
mod symbols;
