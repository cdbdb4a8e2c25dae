//! Analyses and optimisations.
