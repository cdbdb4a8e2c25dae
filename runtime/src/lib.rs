//! Tools and devices that take PTX.

pub mod cache;
pub mod device;
pub mod executor;
pub mod ptxas;
