//! Removes instructions, block parameters and stack slots that nothing needs.
//!
//! Needed are the instructions with effects, the terminators, and what they use directly or through
//! others; a parameter is needed if something needed uses it, and then so are the arguments that
//! branches give it. Everything else goes, values that only feed each other around a loop included,
//! and so do slots whose addresses nothing computes.
//!
//! Control flow stays as it is, so a loop without effects stays a loop. A convergent instruction
//! without effects whose results are unused goes like any other. Locations of what stays are
//! untouched.
//!
//! Mark and sweep with a worklist (Cytron et al. 1991, section 7.1, with all branches needed): each
//! value is marked once, and each argument of a branch is looked at once.

use super::Changed;
use super::block_params::retain_params;
use crate::analysis::Analyses;
use cranelift_entity::EntitySet;
use irc_ir::dfg::ValueDef;
use irc_ir::dominance::Cfg;
use irc_ir::entity::{Block, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::op::Payload;

/// Removes instructions, block parameters and stack slots that nothing needs.
pub fn dce(func: &mut Function, analyses: &Analyses) -> Changed {
    let needed = Needed::mark(func, analyses);
    let changed = sweep_insts(func, &needed.insts) | remove_unused_slots(func);
    if needed.num_params == count_params(func) {
        return changed;
    }
    retain_params(func, |param| needed.params.contains(param));
    Changed::Yes
}

fn remove_unused_slots(func: &mut Function) -> Changed {
    if func.slots.is_empty() {
        return Changed::No;
    }
    let mut used: EntitySet<StackSlot> = EntitySet::new();
    for inst in func.insts() {
        if let Payload::Slot(slot) = func.dfg.inst(inst).payload {
            used.insert(slot);
        }
    }
    if used.iter().count() == func.slots.len() {
        return Changed::No;
    }
    func.retain_slots(|slot| used.contains(slot));
    Changed::Yes
}

/// What is needed. The parameters of the entry block are never looked at: they stay.
struct Needed {
    /// By instruction.
    insts: Vec<bool>,
    params: EntitySet<Value>,
    num_params: usize,
    /// What has been marked, and whose operands or arguments have not.
    work: Vec<ValueDef>,
}

impl Needed {
    fn mark(func: &Function, analyses: &Analyses) -> Needed {
        let mut needed = Needed {
            insts: vec![false; func.dfg.num_insts()],
            params: EntitySet::new(),
            num_params: 0,
            work: Vec::new(),
        };
        let cfg = (count_params(func) != 0).then(|| analyses.cfg(func));
        for inst in func.insts() {
            if is_root(func, inst) && needed.mark_inst(inst) {
                needed.mark_values(func, func.dfg.args(inst).iter().copied());
                needed.mark_behind(func, cfg);
            }
        }
        needed
    }

    /// Whether the instruction was not marked before; it is now.
    fn mark_inst(&mut self, inst: Inst) -> bool {
        !std::mem::replace(&mut self.insts[inst.as_u32() as usize], true)
    }

    /// Marks what defines values.
    fn mark_values(&mut self, func: &Function, values: impl Iterator<Item = Value>) {
        for value in values {
            let def = func.dfg.def(value);
            let is_new = match def {
                ValueDef::Result(inst, _) => self.mark_inst(inst),
                ValueDef::Param(block, _) => {
                    let is_new = Some(block) != func.layout.entry() && self.params.insert(value);
                    self.num_params += usize::from(is_new);
                    is_new
                }
                ValueDef::Const(_) => false,
            };
            if is_new {
                self.work.push(def);
            }
        }
    }

    /// Marks what is behind that, directly or through others.
    fn mark_behind(&mut self, func: &Function, cfg: Option<&Cfg>) {
        while let Some(def) = self.work.pop() {
            match (def, cfg) {
                (ValueDef::Result(inst, _), _) => {
                    self.mark_values(func, func.dfg.args(inst).iter().copied());
                }
                (ValueDef::Param(block, index), Some(cfg)) => {
                    self.mark_values(func, arguments(func, cfg, block, index));
                }
                // There are no parameters but those of the entry; constants are not marked.
                (ValueDef::Param(..) | ValueDef::Const(_), _) => {}
            }
        }
    }
}

/// Whether an instruction is needed whatever becomes of its results.
fn is_root(func: &Function, inst: Inst) -> bool {
    func.dfg.opcode(inst).desc().terminator || !func.dfg.effects(inst).is_removable()
}

/// What the branches to `block` give its parameter number `index`.
fn arguments<'f>(
    func: &'f Function,
    cfg: &'f Cfg,
    block: Block,
    index: u32,
) -> impl Iterator<Item = Value> + 'f {
    cfg.pred_edges(block).filter_map(move |edge| func.edge_arg(edge, index as usize))
}

fn count_params(func: &Function) -> usize {
    func.layout.blocks().skip(1).map(|block| func.dfg.params(block).len()).sum()
}

fn sweep_insts(func: &mut Function, needed: &[bool]) -> Changed {
    let mut changed = Changed::No;
    let mut next_block = func.layout.entry();
    while let Some(block) = next_block {
        next_block = func.layout.next_block(block);
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            if !needed[inst.as_u32() as usize] {
                func.layout.remove_inst(inst);
                changed = Changed::Yes;
            }
        }
    }
    changed
}
