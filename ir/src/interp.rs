//! The reference meaning of the core ops.

pub mod eval;
pub mod float;
pub mod integer;
pub mod memory;
pub mod race;
