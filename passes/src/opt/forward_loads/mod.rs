//! Replaces a load by what was stored at its address before, or loaded from there, and removes
//! stores of what is there already.
//!
//! Weak accesses that are not volatile are followed. Other threads change nothing between two of
//! them that this thread could see without a data race, unless something orders memory in between;
//! what does, what is convergent, and whatever else may write ends what is known, but of private
//! slots ([`crate::analysis::memory`]). Of stores, those end it that may reach the same bytes
//! ([`crate::analysis::place`]).
//!
//! First accesses of 64 bits of slots that are accessed by halves elsewhere are split (`halves`).
//! Then what each block knows is followed into blocks that have it as their only predecessor, and
//! `across` follows locations to where paths meet, into loops too.
//!
//! ptxas merges loads without a store in between; it does not know what variables and parameters
//! promise (measured).
//!
//! The load goes, and what takes its place inherits its name; locations are untouched. Only block
//! parameters are added, no edge. What is known has a bound, so the time is linear.

mod across;
mod halves;

use super::{Changed, remove_unreachable_blocks};
use crate::analysis::{Analyses, Cfg, Place, PlainAccess, Variables};
use crate::remarks::{RemarkName, Remarks};
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::types::Type;
use irc_ptx::graph::FlowGraph;
use rustc_hash::FxHashMap;

/// How many accesses are known at a place.
const MAX_KNOWN: usize = 24;

/// Replaces loads by what was stored or loaded before.
pub fn forward_loads(func: &mut Function, variables: &Variables<'_>, remarks: &Remarks) -> Changed {
    if !func.insts().any(|inst| func.dfg.opcode(inst) == Opcode::Load) {
        return Changed::No;
    }
    let changed = remove_unreachable_blocks(func);
    let analyses = Analyses::default();
    let cfg = analyses.cfg(func);
    changed
        | halves::split_accesses(func, cfg, variables)
        | forward(func, cfg, variables, remarks)
        | across::forward_across(func, cfg, variables, remarks)
}

/// What is in memory at a place.
#[derive(Copy, Clone)]
struct Known {
    place: Place,
    ty: Type,
    value: Value,
}

fn forward(
    func: &mut Function,
    cfg: &Cfg,
    variables: &Variables<'_>,
    remarks: &Remarks,
) -> Changed {
    let mut at_end: FxHashMap<Block, Vec<Known>> = FxHashMap::default();
    let mut substitution = Substitution::default();
    let mut changed = Changed::No;
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
            match visit(func, &mut known, variables, inst) {
                Verdict::Needed => continue,
                Verdict::Loads(value) => {
                    let result = func.dfg.first_result(inst).expect("a load has a result");
                    func.inherit_name(result, value);
                    substitution.replace(result, value);
                    remarks.note(RemarkName::LoadElim, func, Some(inst), || {
                        "a load is replaced by what was stored or loaded before".to_owned()
                    });
                }
                Verdict::StoresWhatIsThere => {
                    remarks.note(RemarkName::StoreElim, func, Some(inst), || {
                        "a store of what is there already is removed".to_owned()
                    });
                }
            }
            func.layout.remove_inst(inst);
            changed = Changed::Yes;
        }
        let is_continued = |&succ: &Block| cfg.preds(succ).len() == 1;
        if !known.is_empty() && cfg.succs(block).iter().any(is_continued) {
            at_end.insert(block, known);
        }
    }
    func.substitute(&mut substitution);
    changed
}

/// What is found out about an instruction.
enum Verdict {
    /// It stays.
    Needed,
    /// It loads a value that is known.
    Loads(Value),
    /// It stores what its bytes hold.
    StoresWhatIsThere,
}

/// Finds out whether an instruction is needed. Notes what it tells about memory.
fn visit(
    func: &Function,
    known: &mut Vec<Known>,
    variables: &Variables<'_>,
    inst: Inst,
) -> Verdict {
    let dfg = &func.dfg;
    match PlainAccess::of(func, variables, inst) {
        Some(PlainAccess { place, ty, stored: None, .. }) => {
            let is_same = |other: &&Known| other.ty == ty && other.place.is(&place);
            if let Some(other) = known.iter().find(is_same) {
                return Verdict::Loads(other.value);
            }
            let value = dfg.first_result(inst).expect("a load has a result");
            note(known, Known { place, ty, value });
        }
        Some(PlainAccess { place, ty, stored: Some(value), .. }) => {
            let is_there = |other: &Known| other.value == value && other.place.is(&place);
            if known.iter().any(is_there) {
                return Verdict::StoresWhatIsThere;
            }
            known.retain(|other| place.is_apart(&other.place));
            note(known, Known { place, ty, value });
        }
        None => {
            let effects = dfg.effects(inst);
            if effects.writes || effects.orders || dfg.row_is_convergent(inst) {
                known.clear();
            }
        }
    }
    Verdict::Needed
}

fn note(known: &mut Vec<Known>, new: Known) {
    if known.len() == MAX_KNOWN {
        known.remove(0);
    }
    known.push(new);
}
