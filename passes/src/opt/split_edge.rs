//! Blocks on edges.

use crate::analysis::Edge;
use irc_ir::cursor::Cursor;
use irc_ir::entity::Block;
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};

/// Puts a block on an edge, which passes on what the edge did. Its jump has the location of the
/// branch.
pub(super) fn split_edge(func: &mut Function, edge: Edge) -> Block {
    let branch = func.terminator(edge.from).expect("an edge leaves a branch");
    let block = func.dfg.make_block();
    func.layout.insert_block_after(block, edge.from);
    let loc = func.loc(branch);
    let to_block = func.dfg.block_call(block, &[]);
    let target = &mut func.dfg.targets_mut(branch)[edge.target as usize];
    let onward = std::mem::replace(target, to_block);
    let mut cur = Cursor::at_end(func, block).with_loc(loc);
    cur.insert(Opcode::Br, Payload::Jump(onward), &[], &[]);
    block
}
