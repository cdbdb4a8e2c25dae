//! Tools and devices that take PTX.

pub mod ptxas;
