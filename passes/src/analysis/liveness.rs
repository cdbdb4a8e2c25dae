//! Which values are live where blocks begin and end.
//!
//! A value is live at a point if a way leads from there to a use of it without passing its
//! definition. Parameters of a block are defined at its start, so they are not live in; arguments
//! of a branch are used by the branch, before its block ends, so that alone does not make them live
//! out. Constants stand nowhere and are never live. Uses in unreachable blocks do not count.
//!
//! For each value the ways are followed from its uses up to its definition, and every block on them
//! is visited once (Brandner et al., "Computing liveness sets for SSA-form programs", 2011, by
//! variable). The time is that of the size of the result, which is kept as sorted lists.

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::ReservedValue;
use irc_ir::dfg::ValueDef;
use irc_ir::dominance::Cfg;
use irc_ir::entity::{Block, Value};
use irc_ir::function::Function;
use irc_ptx::graph::FlowGraph;

/// The sets of values that are live where blocks begin and end.
#[derive(Clone, Debug)]
pub struct Liveness {
    live_in: Sets,
    live_out: Sets,
}

/// A list of values for each block, one list after the other.
#[derive(Clone, Debug)]
struct Sets {
    starts: Vec<u32>,
    values: Vec<Value>,
}

impl Sets {
    /// The pairs of a block and a value, which come in the order of values, sorted by block.
    fn new(pairs: &[(Block, Value)], num_blocks: usize) -> Sets {
        let mut starts = vec![0u32; num_blocks + 1];
        pairs.iter().for_each(|(block, _)| starts[block.index() + 1] += 1);
        for i in 0..num_blocks {
            starts[i + 1] += starts[i];
        }
        let mut next = starts.clone();
        let mut values = vec![Value::new(0); pairs.len()];
        for &(block, value) in pairs {
            let place = &mut next[block.index()];
            values[*place as usize] = value;
            *place += 1;
        }
        Sets { starts, values }
    }

    fn of(&self, block: Block) -> &[Value] {
        let i = block.index();
        &self.values[self.starts[i] as usize..self.starts[i + 1] as usize]
    }
}

impl Liveness {
    /// The liveness of a function with this control flow graph.
    pub fn new(func: &Function, cfg: &Cfg) -> Liveness {
        let (starts, blocks) = using_blocks(func, cfg);
        let n = cfg.num_nodes();
        let (mut live_in, mut live_out) = (Vec::new(), Vec::new());
        let mut reachable = vec![false; n];
        cfg.postorder().iter().for_each(|b| reachable[b.index()] = true);
        // By block, the last value found live in and live out, plus one.
        let mut marks = vec![(0u32, 0u32); n];
        let mut work: Vec<Block> = Vec::new();
        for i in 0..func.dfg.num_values() {
            let uses = &blocks[starts[i] as usize..starts[i + 1] as usize];
            let value = Value::new(i);
            let Some(def) = uses.first().and_then(|_| defining_block(func, value)) else {
                continue;
            };
            let mark = i as u32 + 1;
            work.extend(uses.iter().filter(|&&block| block != def));
            while let Some(block) = work.pop() {
                if std::mem::replace(&mut marks[block.index()].0, mark) == mark {
                    continue;
                }
                live_in.push((block, value));
                for &pred in cfg.preds(block).iter().filter(|p| reachable[p.index()]) {
                    if std::mem::replace(&mut marks[pred.index()].1, mark) != mark {
                        live_out.push((pred, value));
                        if pred != def {
                            work.push(pred);
                        }
                    }
                }
            }
        }
        Liveness { live_in: Sets::new(&live_in, n), live_out: Sets::new(&live_out, n) }
    }

    /// The values that are live where a block begins, in the order of ids.
    pub fn live_in(&self, block: Block) -> &[Value] {
        self.live_in.of(block)
    }

    /// The values that are live where a block ends, in the order of ids.
    pub fn live_out(&self, block: Block) -> &[Value] {
        self.live_out.of(block)
    }

    /// Whether a value is live where a block begins.
    pub fn is_live_in(&self, block: Block, value: Value) -> bool {
        self.live_in(block).binary_search(&value).is_ok()
    }

    /// Whether a value is live where a block ends.
    pub fn is_live_out(&self, block: Block, value: Value) -> bool {
        self.live_out(block).binary_search(&value).is_ok()
    }
}

/// The block that a value is defined in; `None` for constants and for what stands nowhere.
fn defining_block(func: &Function, value: Value) -> Option<Block> {
    match func.dfg.def(value) {
        ValueDef::Result(inst, _) => func.layout.block_of(inst),
        ValueDef::Param(block, _) => Some(block),
        ValueDef::Const(_) => None,
    }
}

/// For each value, the reachable blocks other than its own that use it, as lists one after the
/// other. A block is named once for each run of uses at most.
fn using_blocks(func: &Function, cfg: &Cfg) -> (Vec<u32>, Vec<Block>) {
    let n = func.dfg.num_values();
    let mut last = vec![Block::reserved_value(); n];
    let mut uses: Vec<(Value, Block)> = Vec::new();
    for block in cfg.reverse_postorder() {
        // What the block defines itself needs no list.
        func.dfg.params(block).iter().for_each(|p| last[p.index()] = block);
        for inst in func.layout.insts(block) {
            func.dfg.for_each_use(inst, |value| {
                let known = std::mem::replace(&mut last[value.index()], block);
                if known != block && func.dfg.as_const(value).is_none() {
                    uses.push((value, block));
                }
            });
            func.dfg.results(inst).for_each(|result| last[result.index()] = block);
        }
    }
    let mut starts = vec![0u32; n + 1];
    uses.iter().for_each(|(value, _)| starts[value.index() + 1] += 1);
    for i in 0..n {
        starts[i + 1] += starts[i];
    }
    let mut next = starts.clone();
    let mut blocks = vec![Block::new(0); uses.len()];
    for (value, block) in uses {
        let place = &mut next[value.index()];
        blocks[*place as usize] = block;
        *place += 1;
    }
    (starts, blocks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::random_graph;
    use std::collections::BTreeSet;

    /// Liveness as the least solution of its equations.
    fn naive(func: &Function, cfg: &Cfg) -> Vec<(BTreeSet<Value>, BTreeSet<Value>)> {
        let mut sets = vec![(BTreeSet::new(), BTreeSet::new()); cfg.num_nodes()];
        loop {
            let before = sets.clone();
            for &block in cfg.postorder() {
                let succs = cfg.succs(block).iter();
                let out: BTreeSet<Value> =
                    succs.flat_map(|s| sets[s.index()].0.iter().copied()).collect();
                let mut live = out.clone();
                for inst in func.layout.insts_rev(block) {
                    live.retain(|&v| func.dfg.def_inst(v) != Some(inst));
                    func.dfg.for_each_use(inst, |v| live.extend([v]));
                }
                live.retain(|v| !func.dfg.params(block).contains(v));
                live.retain(|&v| func.dfg.as_const(v).is_none());
                sets[block.index()] = (live, out);
            }
            if before == sets {
                return sets;
            }
        }
    }

    #[test]
    fn random_functions_match_the_equations() {
        arbtest::arbtest(|u| {
            let func = random_graph::function_with_values(u, 12)?;
            let cfg = Cfg::new(&func);
            let liveness = Liveness::new(&func, &cfg);
            for (i, (live_in, live_out)) in naive(&func, &cfg).into_iter().enumerate() {
                let block = Block::new(i);
                assert_eq!(liveness.live_in(block), Vec::from_iter(live_in), "{block} in");
                assert_eq!(liveness.live_out(block), Vec::from_iter(live_out), "{block} out");
                assert!(liveness.live_in(block).iter().all(|&v| liveness.is_live_in(block, v)));
                assert!(liveness.live_out(block).iter().all(|&v| liveness.is_live_out(block, v)));
            }
            Ok(())
        });
    }
}
