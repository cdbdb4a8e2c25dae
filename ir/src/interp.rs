//! The reference meaning of the core ops.

pub mod float;
