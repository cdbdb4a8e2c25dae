//! Values of a loop that are used behind it.
//!
//! When a loop has several rounds in the text, a value of it has several definitions. So what is
//! used outside is passed to the block that the loop is left to, as its parameter.

use crate::analysis::{Analyses, Edge, Loop};
use cranelift_entity::SecondaryMap;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Payload;
use irc_ir::types::Type;
use irc_ptx::graph::FlowGraph;
use rustc_hash::FxHashMap;

/// The uses of values of loops outside of them.
pub(in crate::opt) struct OuterUses {
    /// By loop, the value and who uses it.
    uses: SecondaryMap<Loop, Vec<(Value, Inst)>>,
}

impl OuterUses {
    /// Finds the uses of values of these loops, none of which is inside another.
    pub fn find(func: &Function, analyses: &Analyses, chosen: &[Loop]) -> OuterUses {
        let loops = analyses.loops(func);
        let mut home: SecondaryMap<Block, Option<Loop>> = SecondaryMap::new();
        for &l in chosen {
            loops.blocks(l).iter().for_each(|&block| home[block] = Some(l));
        }
        let mut uses: SecondaryMap<Loop, Vec<(Value, Inst)>> = SecondaryMap::new();
        for block in analyses.cfg(func).reverse_postorder() {
            for inst in func.layout.insts(block) {
                func.dfg.for_each_use(inst, |value| {
                    let definition = match func.dfg.def(value) {
                        ValueDef::Const(_) => None,
                        ValueDef::Param(block, _) => Some(block),
                        ValueDef::Result(inst, _) => func.layout.block_of(inst),
                    };
                    let of = definition.and_then(|definition| home[definition]);
                    if let Some(l) = of.filter(|_| of != home[block]) {
                        uses[l].push((value, inst));
                    }
                });
            }
        }
        OuterUses { uses }
    }

    /// The values of a loop that are used outside of it, perhaps several times.
    pub fn values(&self, l: Loop) -> impl Iterator<Item = Value> {
        self.uses[l].iter().map(|&(value, _)| value)
    }

    /// Replaces the values of a loop where they are used outside of it.
    pub fn replace(&self, func: &mut Function, l: Loop, of: impl Fn(Value) -> Value) {
        for &(value, user) in &self.uses[l] {
            func.dfg.map_uses(user, |used| if used == value { of(value) } else { used });
        }
    }

    /// Lets no value of a loop be used outside of it. Whether that could be done.
    pub fn close(&self, func: &mut Function, analyses: &Analyses, l: Loop) -> bool {
        let uses = &self.uses[l];
        if uses.is_empty() {
            return true;
        }
        let exits: Vec<Edge> = analyses.loops(func).exits(analyses.cfg(func), l).collect();
        let Some(exit) = only_exit(func, analyses, l, &exits) else { return false };
        if !uses.iter().all(|&(value, _)| may_be_passed(func, value)) {
            return false;
        }
        let mut passed: FxHashMap<Value, Value> = FxHashMap::default();
        for value in self.values(l) {
            passed.entry(value).or_insert_with(|| pass(func, exit, &exits, value));
        }
        self.replace(func, l, |value| passed[&value]);
        true
    }
}

/// The one block that a loop is left to, if control comes there from the loop alone.
fn only_exit(func: &Function, analyses: &Analyses, l: Loop, exits: &[Edge]) -> Option<Block> {
    let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
    let target = |edge: &Edge| cfg.succs(edge.from)[edge.target as usize];
    let exit = target(exits.first()?);
    // Blocks that are not reached lead there, too, and would have to pass something.
    let is_own = |&pred: &Block| loops.contains(l, pred);
    (exits.iter().all(|edge| target(edge) == exit) && cfg.preds(exit).iter().all(is_own))
        .then_some(exit)
}

/// Whether a value may be an argument of a branch: no handle, nothing that may come late.
fn may_be_passed(func: &Function, value: Value) -> bool {
    let late = func
        .dfg
        .def_inst(value)
        .is_some_and(|inst| matches!(func.dfg.inst(inst).payload, Payload::Ptx(_)));
    let ty = func.dfg.ty(value);
    !late && (matches!(ty, Type::Scalar(_)) || ty.is_ptr() || ty.is_vector())
}

/// Passes a value to the block that a loop is left to; its parameter there.
fn pass(func: &mut Function, exit: Block, exits: &[Edge], value: Value) -> Value {
    let ty = func.dfg.ty(value);
    let param = func.dfg.append_param(exit, ty);
    func.inherit_name(value, param);
    for edge in exits {
        let branch = func.terminator(edge.from).expect("an edge leaves a branch");
        func.dfg.push_target_arg(branch, edge.target, value);
    }
    param
}
