//! The simulator: runs PTX on any machine.

pub mod copies;
