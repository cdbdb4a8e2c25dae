//! Tools and devices that take PTX.

pub mod executor;
pub mod ptxas;
