//! Replaces a load by what was stored at its address before, or loaded from there.
//!
//! Weak accesses that are not volatile are followed, through blocks that have one predecessor each.
//! Other threads change nothing between two of them that this thread could see without a data race,
//! unless something orders memory in between; what does, what is convergent, and whatever else may
//! write ends what is known. Of stores, those end it that may reach the same bytes
//! ([`crate::analysis::place`]).
//!
//! ptxas merges loads without a store in between; it does not know what variables and parameters
//! promise (measured).
//!
//! The load goes, and what takes its place inherits its name; locations are untouched. What is
//! known has a bound, so the time is linear.

use super::Changed;
use crate::analysis::{Analyses, Cfg, Place, Variables};
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{CacheOp, Opcode, Payload};
use irc_ir::types::Type;
use irc_ptx::graph::FlowGraph;
use rustc_hash::FxHashMap;

/// How many accesses are known at a place.
const MAX_KNOWN: usize = 24;

/// Replaces loads by what was stored or loaded before, in every function of a module.
pub fn forward_loads(module: &mut Module) -> Changed {
    let (variables, funcs) = Variables::and_funcs(module);
    let mut changed = Changed::No;
    for (_, func) in funcs.filter(|(_, func)| !func.is_declaration()) {
        if func.insts().any(|inst| func.dfg.opcode(inst) == Opcode::Load) {
            let analyses = Analyses::default();
            changed |= forward(func, analyses.cfg(func), &variables);
        }
    }
    changed
}

/// What is in memory at a place.
#[derive(Copy, Clone)]
struct Known {
    place: Place,
    ty: Type,
    value: Value,
}

fn forward(func: &mut Function, cfg: &Cfg, variables: &Variables<'_>) -> Changed {
    let mut at_end: FxHashMap<Block, Vec<Known>> = FxHashMap::default();
    let mut substitution = Substitution::default();
    for block in cfg.reverse_postorder() {
        let mut known = match cfg.preds(block) {
            &[pred] => at_end.get(&pred).cloned().unwrap_or_default(),
            _ => Vec::new(),
        };
        let mut next = func.layout.first_inst(block);
        while let Some(inst) = next {
            next = func.layout.next_inst(inst);
            if !substitution.is_empty() {
                func.dfg.map_uses(inst, |value| substitution.find(value));
            }
            if let Some(value) = visit(func, &mut known, variables, inst) {
                let result = func.dfg.first_result(inst).expect("a load has a result");
                func.inherit_name(result, value);
                substitution.replace(result, value);
                func.layout.remove_inst(inst);
            }
        }
        let is_continued = |&succ: &Block| cfg.preds(succ).len() == 1;
        if !known.is_empty() && cfg.succs(block).iter().any(is_continued) {
            at_end.insert(block, known);
        }
    }
    if substitution.is_empty() {
        return Changed::No;
    }
    func.substitute(&mut substitution);
    Changed::Yes
}

/// What takes the place of a load. Notes what the instruction tells about memory.
fn visit(
    func: &Function,
    known: &mut Vec<Known>,
    variables: &Variables<'_>,
    inst: Inst,
) -> Option<Value> {
    let dfg = &func.dfg;
    let plain = match dfg.inst(inst).payload {
        Payload::Mem(flags) => !flags.is_strong() && flags.cache != Some(CacheOp::Cv),
        _ => false,
    };
    match (dfg.opcode(inst), dfg.args(inst)) {
        (Opcode::Load, &[pointer]) if plain => {
            let result = dfg.first_result(inst)?;
            let place = Place::of(func, variables, pointer, dfg.ty(result));
            let is_same = |other: &&Known| other.ty == dfg.ty(result) && other.place.is(&place);
            if let Some(other) = known.iter().find(is_same) {
                return Some(other.value);
            }
            note(known, Known { place, ty: dfg.ty(result), value: result });
        }
        (Opcode::Store, &[value, pointer]) if plain => {
            let place = Place::of(func, variables, pointer, dfg.ty(value));
            known.retain(|other| place.is_apart(&other.place));
            note(known, Known { place, ty: dfg.ty(value), value });
        }
        _ => {
            let effects = dfg.effects(inst);
            if effects.writes || effects.orders || dfg.row_is_convergent(inst) {
                known.clear();
            }
        }
    }
    None
}

fn note(known: &mut Vec<Known>, new: Known) {
    if known.len() == MAX_KNOWN {
        known.remove(0);
    }
    known.push(new);
}
