//! The simulator: runs PTX on any machine.

pub mod check;
pub mod copies;
