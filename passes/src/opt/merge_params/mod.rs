//! Lets one parameter stand for another of its block that always has the same value.
//!
//! A loop that was unrolled before it came here counts twice, the rounds for itself and the
//! elements for its addresses:
//!
//! ```text
//! head(i, n):  ..                         head(i):  ..
//!   condbr (n + 4 != %end),                 condbr (i + 4 != %end),
//!     head(i + 4, n + 4), out                 head(i + 4), out
//! ```
//!
//! Two parameters are one if their arguments are, on each edge; two results are one if their
//! instructions do the same with operands that are one. Of values in a circle it is assumed until
//! the circle is closed, and nothing has spoken against it (the congruence of Alpern, Wegman and
//! Zadeck 1988, asked for two values at a time). ptxas does not do it, and unrolls some loops with
//! one counter that it leaves as they are with two.
//!
//! **Refinement.** Of the promises of instructions that have become equal those stay that both
//! made, so that the survivor is at most as often poison as either. Two values that are frozen may
//! become different ones, so they are not equal here.
//!
//! Edges stay as they are. The survivor inherits the name of the other; no location is concerned.
//! Equal instructions stay for `cse`.

use super::Changed;
use super::block_params::retain_params;
use super::cse::{is_candidate, is_same_operation};
use crate::analysis::{Analyses, Cfg, Edge};
use cranelift_entity::EntitySet;
use irc_ir::dfg::{Substitution, ValueDef};
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::types::Type;
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

/// At most so many pairs are assumed to be equal for one.
const MAX_PAIRS: usize = 16;
/// The parameters of a block that more edges lead to are not compared.
const MAX_EDGES: usize = 16;
/// With at most so many parameters that begin alike one is compared.
const MAX_LEADERS: usize = 8;

/// Lets one parameter stand for another of its block that always has the same value.
pub fn merge_params(func: &mut Function, analyses: &Analyses) -> Changed {
    let has_two = |block: Block| func.dfg.params(block).len() > 1;
    if !func.layout.blocks().skip(1).any(has_two) {
        return Changed::No;
    }
    let cfg = analyses.cfg(func);
    let mut merged = Merged { cfg, substitution: Substitution::default() };
    let mut seen: EntitySet<Block> = EntitySet::new();
    for block in cfg.reverse_postorder() {
        if func.dfg.params(block).len() > 1
            && let Some(first) = cfg.pred_edges(block).find(|edge| seen.contains(edge.from))
        {
            merged.block(func, block, first);
        }
        seen.insert(block);
    }
    let Merged { mut substitution, .. } = merged;
    if substitution.is_empty() {
        return Changed::No;
    }
    func.substitute(&mut substitution);
    retain_params(func, |param| substitution.resolve(param) == param);
    Changed::Yes
}

/// Two values that may be one.
type Pair = (Value, Value);

struct Merged<'f> {
    cfg: &'f Cfg,
    /// What stands for parameters that go.
    substitution: Substitution,
}

impl Merged<'_> {
    /// Merges parameters of a block. Those that are equal have the same argument on the edge
    /// `first`, which comes from where nothing is assumed any more.
    fn block(&mut self, func: &mut Function, block: Block, first: Edge) {
        let mut leaders: FxHashMap<(Type, Value), SmallVec<[Value; 2]>> = FxHashMap::default();
        for (index, param) in func.dfg.params(block).to_vec().into_iter().enumerate() {
            let Some(begin) = func.edge_arg(first, index) else { continue };
            let begin = self.substitution.find(begin);
            if self.substitution.find(param) != param {
                continue;
            }
            let alike = leaders.entry((func.dfg.ty(param), begin)).or_default();
            if alike.iter().any(|&leader| self.merge(func, leader, param)) {
                continue;
            }
            if alike.len() < MAX_LEADERS {
                alike.push(param);
            }
        }
    }

    /// Whether the second parameter is the first, which stands for it then.
    fn merge(&mut self, func: &mut Function, leader: Value, param: Value) -> bool {
        let Some(pairs) = self.assumed(func, (leader, param)) else { return false };
        let mut results: SmallVec<[(Inst, Inst); 8]> = SmallVec::new();
        for (a, b) in pairs {
            match (func.dfg.def(a), func.dfg.def(b)) {
                (ValueDef::Result(a, _), ValueDef::Result(b, _)) => results.push((a, b)),
                _ => self.replace(func, a, b),
            }
        }
        // What equals one that equals a third promises what that does, too.
        while results.iter().fold(false, |any, &(a, b)| share_promises(func, a, b) | any) {}
        true
    }

    fn replace(&mut self, func: &mut Function, a: Value, b: Value) {
        let (a, b) = (self.substitution.find(a), self.substitution.find(b));
        let (stays, goes) = (a.min(b), a.max(b));
        if stays != goes {
            func.inherit_name(goes, stays);
            self.substitution.replace(goes, stays);
        }
    }

    /// The pairs of parameters and of results that are equal if two values are; nothing if these
    /// are not, or if it is not known.
    fn assumed(&mut self, func: &Function, pair: Pair) -> Option<SmallVec<[Pair; 8]>> {
        let mut assumed: SmallVec<[Pair; 8]> = SmallVec::new();
        let mut work: SmallVec<[Pair; 8]> = smallvec![pair];
        while let Some((a, b)) = work.pop() {
            let pair = (self.substitution.find(a), self.substitution.find(b));
            if pair.0 == pair.1 || assumed.contains(&pair) {
                continue;
            }
            if assumed.len() == MAX_PAIRS || !self.asks(func, pair, &mut work) {
                return None;
            }
            assumed.push(pair);
        }
        Some(assumed)
    }

    /// Whether two different values may be equal, with the pairs that have to be equal for it.
    fn asks(&self, func: &Function, (a, b): Pair, work: &mut SmallVec<[Pair; 8]>) -> bool {
        match (func.dfg.def(a), func.dfg.def(b)) {
            (ValueDef::Param(block, i), ValueDef::Param(other, j))
                if block == other
                    && Some(block) != func.layout.entry()
                    && self.cfg.pred_edges(block).nth(MAX_EDGES).is_none()
                    && func.dfg.ty(a) == func.dfg.ty(b) =>
            {
                for edge in self.cfg.pred_edges(block) {
                    let args = [i, j].map(|index| func.edge_arg(edge, index as usize));
                    let [Some(a), Some(b)] = args else { return false };
                    work.push((a, b));
                }
                true
            }
            (ValueDef::Result(x, i), ValueDef::Result(y, j))
                if i == j
                    && func.dfg.opcode(x) != Opcode::Freeze
                    && is_candidate(func, x)
                    && is_candidate(func, y)
                    && is_same_operation(&func.dfg, x, y) =>
            {
                let args = func.dfg.args(x).iter().zip(func.dfg.args(y));
                work.extend(args.map(|(&a, &b)| (a, b)));
                true
            }
            _ => false,
        }
    }
}

/// Leaves two instructions that are equal what both promise; whether one of them promised more.
fn share_promises(func: &mut Function, a: Inst, b: Inst) -> bool {
    let [first, second] = [a, b].map(|inst| func.dfg.inst(inst).payload);
    let both = first.promises().and(second.promises());
    func.dfg.inst_mut(a).payload = first.with_promises(both);
    func.dfg.inst_mut(b).payload = second.with_promises(both);
    first.promises() != both || second.promises() != both
}

#[cfg(test)]
mod tests;
