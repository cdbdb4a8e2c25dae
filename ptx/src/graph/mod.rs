//! Control flow graphs, dominators and post-dominators, of anything that has branches.
//!
//! All are values computed from something whose branch targets are valid ([`Successors`]); they say
//! nothing about it once its branches have changed. Nodes are ids of any type, so PTX that is run
//! and the IR share them.

mod cfg;
mod dominators;
mod postdom;

pub use cfg::{Cfg, Edge, FlowGraph, Successors};
pub use dominators::Dominators;
pub use postdom::PostDominators;

#[cfg(test)]
mod tests;
