//! Optimisations: each is a function of its own file, from a function to the same function with
//! something made true, and reports whether it changed anything.
//!
//! What all of them keep:
//! - **Convergence.** A convergent instruction keeps its id and its control dependences: it may
//!   vanish when its results are unused and it has no effects, but is never duplicated, merged with
//!   another or moved, and its block gains no edge that bypasses the block where threads had met.
//!   (`inline` copies it with the body of its function, to where the call had stood, `unroll` with
//!   the round of a loop.)
//! - **Refinement.** A result may become more defined, never less.
//! - **Locations and names.** An instruction that is changed in place keeps its location; one made
//!   to replace another gets the other's; what takes the place of a value inherits its name
//!   ([`irc_ir::function::Function::inherit_name`]).
//! - **Order.** Blocks and instructions that survive keep their order, except where a block is
//!   appended to its only predecessor.
//!
//! Time and memory are linear in the size of the function, and nothing recurses. What a pass has to
//! know of control flow it asks of the [`Analyses`] that it is given, so that passes that leave the
//! edges alone share it.
//!
//! [`Analyses`]: crate::analysis::Analyses

mod block_params;
pub mod bypass_divisions;
mod construct_ssa;
pub mod cse;
pub mod dce;
pub mod dead_stores;
pub mod delete_loops;
pub mod direct_calls;
pub mod expand_math;
pub mod expand_video;
pub mod fold;
pub mod fold_loads;
pub mod fold_params;
pub mod forward_loads;
pub mod hoist_addresses;
mod hoist_common;
pub mod if_convert;
pub mod infer_spaces;
pub mod inline;
pub mod licm;
pub mod loop_reduce;
mod memory_flow;
#[cfg(test)]
mod memory_tests;
pub mod merge_params;
pub mod merge_traps;
pub mod narrow_counters;
pub mod narrow_params;
pub mod noncoherent_loads;
pub mod pair_divisions;
pub mod post_increment;
pub mod promote_accesses;
pub mod propagate_ranges;
pub mod raise_alignment;
#[cfg(test)]
mod random_kernel;
pub mod reassociate;
pub mod reduce_strength;
pub mod remove_assumes;
pub mod remove_trivial_params;
pub mod remove_unreachable_blocks;
pub mod replace_tests;
pub mod retype_halves;
mod rewrite;
pub mod rotate;
pub mod simplify_cfg;
pub mod sink;
pub mod slsr;
pub mod slsr_numbers;
pub mod split_addresses;
mod split_edge;
pub mod sroa;
#[cfg(test)]
mod straight_line;
mod tables;
pub mod tabulate_slots;
pub mod tabulate_switches;
#[cfg(test)]
mod tests;
pub mod unroll;
pub mod vectorize_accesses;
pub mod widen_counters;

pub use bypass_divisions::bypass_divisions;
pub use cse::cse;
pub use dce::dce;
pub use dead_stores::dead_stores;
pub use delete_loops::delete_loops;
pub use direct_calls::direct_calls;
pub use expand_math::{MathRoutines, expand_math, link_math, link_routine};
pub use expand_video::expand_video;
pub use fold::{fold, fold_since};
pub use fold_loads::fold_loads;
pub use fold_params::fold_params;
pub use forward_loads::forward_loads;
pub use hoist_addresses::hoist_addresses;
pub use hoist_common::hoist_common;
pub use if_convert::if_convert;
pub use infer_spaces::infer_spaces;
pub use inline::inline;
pub use licm::licm;
pub use loop_reduce::loop_reduce;
pub use merge_params::merge_params;
pub use merge_traps::merge_traps;
pub use narrow_counters::narrow_counters;
pub use narrow_params::narrow_params;
pub use noncoherent_loads::noncoherent_loads;
pub use pair_divisions::pair_divisions;
pub use post_increment::post_increment;
pub use promote_accesses::promote_accesses;
pub use propagate_ranges::propagate_ranges;
pub use raise_alignment::raise_alignment;
pub use reassociate::reassociate;
pub use reduce_strength::{funnel_shift, reduce_strength, reduce_strength_since};
pub use remove_assumes::remove_assumes;
pub use remove_trivial_params::remove_trivial_params;
pub use remove_unreachable_blocks::remove_unreachable_blocks;
pub use replace_tests::replace_tests;
pub use retype_halves::retype_halves;
pub use rotate::rotate;
pub use simplify_cfg::simplify_cfg;
pub use sink::sink;
pub use slsr::{slsr, slsr_near};
pub use slsr_numbers::slsr_numbers;
pub use split_addresses::split_addresses;
pub use sroa::sroa;
pub use tabulate_slots::tabulate_slots;
pub use tabulate_switches::tabulate_switches;
pub use unroll::{Reach, unroll, unroll_runtime};
pub use vectorize_accesses::vectorize_accesses;
pub use widen_counters::widen_counters;

use irc_ir::entity::Inst;
use irc_ir::function::Function;
use irc_ir::op::Args;

/// Whether a pass changed the function.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Changed {
    /// It is as it was.
    #[default]
    No,
    /// Something is different, but each block has the branch targets that it had, in their order.
    Yes,
    /// Blocks or the edges between them are different, so what was found out about control flow no
    /// longer holds.
    Edges,
}

/// Whether threads may meet at an instruction; they may at any call.
fn may_be_convergent(func: &Function, inst: Inst) -> bool {
    func.dfg.row_is_convergent(inst) || is_call(func, inst)
}

/// Whether an instruction does nothing but compute. The effects of its row count, too: a load of
/// memory that nobody writes has none, but its address may be a good one only where it stands.
fn only_computes(func: &Function, inst: Inst) -> bool {
    func.dfg.opcode(inst).desc().effects.is_pure() && func.dfg.effects(inst).is_pure()
}

/// Whether an instruction calls a function.
fn is_call(func: &Function, inst: Inst) -> bool {
    func.dfg.opcode(inst).desc().args == Args::Callee
}

impl From<bool> for Changed {
    fn from(changed: bool) -> Changed {
        if changed { Changed::Yes } else { Changed::No }
    }
}

impl std::ops::BitOr for Changed {
    type Output = Changed;

    fn bitor(self, other: Changed) -> Changed {
        self.max(other)
    }
}

impl std::ops::BitOrAssign for Changed {
    fn bitor_assign(&mut self, other: Changed) {
        *self = *self | other;
    }
}
