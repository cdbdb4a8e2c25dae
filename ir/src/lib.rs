//! The SSA IR of irc.

pub mod interp;
