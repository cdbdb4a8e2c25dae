//! Analyses and optimisations.
//!
//! [`analysis`] holds what can be known of a function or module without changing it: each analysis
//! is a value computed from the IR, borrowed while it is read and dropped when the IR changes.

pub mod analysis;
