//! Tools and devices that take PTX.

pub mod cache;
pub mod codes;
#[cfg(feature = "cuda")]
pub mod cuda;
pub mod device;
mod elements;
mod launch;
pub mod link;
pub mod ptxas;
pub mod sim;
