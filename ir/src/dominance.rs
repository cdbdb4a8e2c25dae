//! The control flow graph of a function, and its trees of dominators and post-dominators.
//!
//! They are those of [`irc_ptx::graph`], over the blocks that stand in the layout. Unreachable
//! blocks have edges but no place in the trees.

use crate::entity::Block;
use crate::function::Function;
use irc_ptx::graph::{self, Successors};

/// The control flow graph: successors and predecessors of each block in the layout.
pub type Cfg = graph::Cfg<Block>;
/// The dominator tree of a function.
pub type Dominators = graph::Dominators<Block>;
/// The post-dominator tree of a function.
pub type PostDominators = graph::PostDominators<Block>;
/// An edge: target number `target` of the terminator of `from`.
pub type Edge = graph::Edge<Block>;

impl Successors for Function {
    type Node = Block;

    fn num_nodes(&self) -> usize {
        self.dfg.num_blocks()
    }

    fn entry(&self) -> Option<Block> {
        self.layout.entry()
    }

    fn for_each_successor(&self, block: Block, add: &mut dyn FnMut(Block)) {
        if self.layout.is_block_inserted(block) {
            Function::for_each_successor(self, block, add);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::InstBuilder;
    use crate::cursor::Cursor;
    use crate::function::FunctionKind;
    use crate::signature::{Linkage, Signature};
    use cranelift_entity::EntityRef;
    use irc_ptx::graph::FlowGraph;

    /// A function with these branch targets; a block without targets returns.
    fn function(targets: &[Vec<usize>]) -> Function {
        let signature = Signature::new(&[], None);
        let mut func = Function::new("f", FunctionKind::Device, Linkage::Internal, signature);
        for _ in targets {
            let block = func.dfg.make_block();
            func.layout.append_block(block);
        }
        for (i, targets) in targets.iter().enumerate() {
            let mut cursor = Cursor::at_end(&mut func, Block::new(i));
            match targets[..] {
                [] => cursor.ret(None),
                [a] => cursor.br(Block::new(a), &[]),
                [a, b] => {
                    let cond = cursor.func.dfg.bool(true);
                    cursor.condbr(cond, (Block::new(a), &[]), (Block::new(b), &[]))
                }
                _ => {
                    let key = cursor.i32(0);
                    let targets: Vec<_> = targets.iter().map(|&t| Block::new(t)).collect();
                    let cases: Vec<_> =
                        (0..).zip(&targets[1..]).map(|(i, &t)| (i, t, &[][..])).collect();
                    cursor.switch(key, (targets[0], &[]), &cases)
                }
            };
        }
        func
    }

    #[test]
    fn edges_are_branch_targets_in_order() {
        let targets = [vec![1, 2, 3, 1], vec![1], vec![3, 2], vec![], vec![3, 3]];
        let func = function(&targets);
        let cfg = Cfg::new(&func);
        assert_eq!((cfg.num_nodes(), cfg.entry()), (targets.len(), Some(Block::new(0))));
        for (i, targets) in targets.iter().enumerate() {
            let expected: Vec<Block> = targets.iter().map(|&target| Block::new(target)).collect();
            assert_eq!(cfg.succs(Block::new(i)), expected);
        }
        assert!(!Dominators::new(&cfg).is_reachable(Block::new(4)), "nothing branches there");
    }

    #[test]
    fn blocks_out_of_the_layout_have_no_edges() {
        let mut func = function(&[vec![1], vec![2], vec![]]);
        func.layout.remove_block(Block::new(1));
        let cfg = Cfg::new(&func);
        assert!(cfg.succs(Block::new(1)).is_empty() && cfg.preds(Block::new(2)).is_empty());
    }

    #[test]
    fn no_blocks() {
        let cfg = Cfg::new(&function(&[]));
        assert_eq!((cfg.num_nodes(), cfg.entry()), (0, None));
        assert!(Dominators::new(&cfg).preorder().is_empty());
    }
}
