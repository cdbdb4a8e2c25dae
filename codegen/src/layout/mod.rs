//! Block layout: the order of the blocks, the shape of branches, the statements of the body.
//!
//! [`arrange`] comes before register allocation: it chooses the order and orients the branches of
//! loops. [`emit`] comes after: it writes the statements. Between them nothing may change the
//! control flow. Small diamonds became selections long before, in the pass `if_convert`.

mod branches;
mod emit;
mod order;
#[cfg(test)]
mod tests;

pub use emit::{Notes, emit, emit_to};
pub(crate) use emit::{copy_inst, emit_traced};
pub use order::{BlockOrder, EdgeEnds, EdgeId, Position};

use crate::mir::MirFunction;

/// Orders the blocks of a function and, if asked to, orients the branches of loops so that ptxas
/// unrolls them. That may invert comparisons, exchange the edges of a branch, and add comparisons.
pub fn arrange(mir: &mut MirFunction, orients: bool) -> BlockOrder {
    let mut order = BlockOrder::of_blocks(mir);
    if orients {
        branches::orient(mir, &order);
    }
    order.set_edges(mir);
    mir.order.clear();
    mir.order.extend(order.blocks().map(|(_, block)| block));
    order
}
