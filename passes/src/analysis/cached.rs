//! Analyses of control flow, each computed when it is first asked for and kept until the edges
//! between blocks change.
//!
//! Whoever changes a function owns its `Analyses`, gives them to those who only read, and calls
//! [`Analyses::forget`] when edges have changed; passes say so ([`crate::opt::Changed::Edges`]).
//! What depends on instructions is not kept here: nearly every pass changes those.

use super::{Cfg, Dominators, Loops, PostDominators};
use irc_ir::function::Function;
use std::cell::OnceCell;

/// What is known of the control flow of one function.
#[derive(Clone, Debug, Default)]
pub struct Analyses {
    cfg: OnceCell<Cfg>,
    dominators: OnceCell<Dominators>,
    post_dominators: OnceCell<PostDominators>,
    loops: OnceCell<Loops>,
}

impl Analyses {
    /// The control flow graph.
    pub fn cfg(&self, func: &Function) -> &Cfg {
        self.cfg.get_or_init(|| Cfg::new(func))
    }

    /// The dominator tree.
    pub fn dominators(&self, func: &Function) -> &Dominators {
        self.dominators.get_or_init(|| Dominators::new(self.cfg(func)))
    }

    /// The post-dominator tree.
    pub fn post_dominators(&self, func: &Function) -> &PostDominators {
        self.post_dominators.get_or_init(|| PostDominators::new(self.cfg(func)))
    }

    /// The forest of loops.
    pub fn loops(&self, func: &Function) -> &Loops {
        self.loops.get_or_init(|| Loops::new(self.cfg(func)))
    }

    /// Forgets everything: edges have changed.
    pub fn forget(&mut self) {
        *self = Analyses::default();
    }

    /// Whether what is known is still so.
    pub fn hold(&self, func: &Function) -> bool {
        self.cfg.get().is_none_or(|cfg| *cfg == Cfg::new(func))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::random_graph;
    use irc_ir::entity::Block;
    use irc_ptx::graph::FlowGraph;

    #[test]
    fn edges_that_change_are_noticed() {
        let mut func = random_graph::function(&[vec![1, 2], vec![2], vec![]]);
        let mut analyses = Analyses::default();
        assert!(analyses.hold(&func), "nothing is known");
        let [first, second, last] = [0, 1, 2].map(Block::from_u32);
        assert_eq!(analyses.dominators(&func).idom(last), Some(first));
        assert_eq!(analyses.post_dominators(&func).ipdom(second), Some(last));
        assert!(analyses.loops(&func).is_empty());
        // The order of targets counts: edges are known by their number.
        let branch = func.terminator(first).expect("blocks have terminators");
        func.dfg.targets_mut(branch).swap(0, 1);
        assert!(!analyses.hold(&func));
        analyses.forget();
        assert_eq!(analyses.cfg(&func).succs(first), [last, second]);
        assert!(analyses.hold(&func));
    }
}
