//! From the IR to the typed PTX tree: legalise, select, lower the ABI, leave SSA, lay out.
//!
//! The crate is pure: no files, processes, environment or clock.

mod abi;
pub mod codes;
mod constants;
mod converged;
mod debug;
pub mod error;
#[cfg(test)]
mod execute_mir;
mod function;
mod globals;
pub mod join_carries;
pub mod layout;
pub mod legalize;
mod locations;
mod lower;
pub mod mir;
pub mod pipeline;
pub mod promote_slots;
#[cfg(test)]
mod random_mir;
pub mod regalloc;
mod select;
pub mod split_carried;
mod stream;
mod symbols;
mod traps;
mod verify;
mod version;

pub use debug::DebugInfo;
pub use lower::{Comment, LowerOptions, lower, lower_watched};
pub use stream::{Streamed, lower_to_text};
