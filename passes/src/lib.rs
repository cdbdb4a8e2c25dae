//! Analyses and optimisations.
//!
//! [`analysis`] holds what can be known of a function or module without changing it: each analysis
//! is a value computed from the IR, borrowed while it is read and dropped when the IR changes.
//! [`lint`] says what in a valid module is probably not meant. [`location_check`] holds passes to
//! the rules for source locations.
//! [`opt`] holds the optimisations, each a function that makes a function better, [`pipeline`] the
//! list of them, [`rules`] the table of rewriting rules, and [`remarks`] what passes say about what
//! they did.

pub mod analysis;
mod fuel;
pub mod lint;
pub mod location_check;
pub mod opt;
pub mod pipeline;
pub mod remarks;
pub mod rules;
