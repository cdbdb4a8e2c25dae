//! The SSA IR of irc.
