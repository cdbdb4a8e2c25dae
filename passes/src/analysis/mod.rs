//! What can be known of a function or a module without changing it.
//!
//! An analysis is a value: it is computed from the IR (and from other analyses, which are
//! arguments), is read while the IR stays as it is, and is dropped when the IR changes. Those of
//! control flow alone are kept from pass to pass ([`Analyses`]). All run in near-linear time and
//! without recursion.

pub mod cached;
pub mod convergence;
pub mod divergence;
pub mod dot;
pub mod failures;
pub mod frontier;
pub mod implied;
pub mod inside;
pub mod known_bits;
pub mod liveness;
pub mod loops;
pub mod memory;
pub mod place;
#[cfg(test)]
pub(crate) mod random_graph;
pub mod range;
pub mod slot_sharing;
pub mod spaces;
pub mod summary;
pub mod targets;
pub mod trip_bound;
pub mod used;
pub mod uses;

pub use cached::Analyses;
pub use convergence::{Convergence, check_preserved};
pub use divergence::Divergence;
pub use frontier::{DominanceFrontier, IteratedFrontier};
pub use implied::{Comparison, is_implied};
pub use irc_ir::dominance::{Cfg, Dominators, Edge, PostDominators};
pub use known_bits::KnownBits;
pub use liveness::Liveness;
pub use loops::{Loop, Loops};
pub use memory::MemorySteps;
pub use place::{Place, PlainAccess, Variables};
pub use range::Range;
pub use slot_sharing::SlotSharing;
pub use spaces::PointerSpaces;
pub use summary::{Summaries, Summary};
pub use targets::CallTargets;
pub use trip_bound::{TripBound, trip_bound};
pub use uses::{Uses, count_uses};
