//! Merges blocks that end the program in the same way.
//!
//! Blocks that end in `trap` or `unreachable` and run the same operations on their way there, such
//! as those where checks fail, become one block; operands that differ are its parameters. What a
//! block computes from values of its own function comes first and stays in it; addresses of slots
//! go with the rest, and so do those of variables that are the same. Then those whose variables
//! differ, which become parameters, and at last blocks that only have their last effect in common:
//! one that prints a number before its message has the same end as one that does not. What is
//! extended to 64 bits on all ways is extended behind them.
//!
//! **Memory.** Slots that only such blocks use are empty when one begins, so different slots are
//! like the same one.
//!
//! **Convergence.** Nothing that is merged is convergent, calls of functions that may have
//! convergent operations included, and no thread leaves the new block, so nothing that threads meet
//! at changes.
//!
//! **Locations and names.** Merged instructions have the location that they all had, or one in its
//! file without a line. Each jump has the location of the end of its block. Values have the names
//! that they had in the first block.
//!
//! In the order of the files: `tail` finds what of a block can be compared, `operands` where the
//! merged block has its operands from.

mod operands;
mod tail;

use super::Changed;
use crate::remarks::{RemarkName, Remarks};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{FuncId, Inst, Loc, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::location::Location;
use irc_ir::module::Module;
use irc_ir::op::Payload;
use operands::Operands;
use rustc_hash::FxHashMap;
use tail::{Step, Tail, own_slots, tail};

/// Fewest machine instructions that are worth a jump.
const MIN_MERGED: usize = 4;
/// The most operands that may differ.
const MAX_PARAMS: usize = 8;

/// What of a block is compared.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Extent {
    /// All of it, with the variables whose addresses it takes.
    Same,
    /// All of it, but variables may differ.
    Alike,
    /// What leads from its last effect to its end. Variables may differ.
    End,
}

/// Merges blocks that end the program in the same way, in every function of a module.
pub fn merge_traps(module: &mut Module, remarks: &Remarks) -> Changed {
    let mut changed = Changed::No;
    for id in (0..module.num_funcs() as u32).map(FuncId::from_u32) {
        let mut merged = Changed::No;
        for extent in [Extent::Same, Extent::Alike, Extent::End] {
            for (steps, tails) in groups(module, module.func(id), extent) {
                merged |= merge(module.func_mut(id), &steps, &tails, remarks);
            }
        }
        if merged != Changed::No {
            remove_unused_slots(module.func_mut(id));
        }
        changed |= merged;
    }
    changed
}

/// The blocks of a function that are alike, two or more, in the order of their first.
fn groups(module: &Module, func: &Function, extent: Extent) -> Vec<(Vec<Step>, Vec<Tail>)> {
    let own_slots = own_slots(func);
    let mut groups: Vec<(Vec<Step>, Vec<Tail>)> = Vec::new();
    let mut known: FxHashMap<Vec<Step>, usize> = FxHashMap::default();
    for block in func.layout.blocks() {
        let Some((steps, tail)) = tail(module, func, &own_slots, block, extent) else { continue };
        match known.get(&steps) {
            Some(&group) => groups[group].1.push(tail),
            None => {
                known.insert(steps.clone(), groups.len());
                groups.push((steps, vec![tail]));
            }
        }
    }
    groups.retain(|(_, tails)| tails.len() > 1);
    groups
}

/// Makes one block of tails that are alike, if that makes the program shorter.
fn merge(func: &mut Function, steps: &[Step], tails: &[Tail], remarks: &Remarks) -> Changed {
    let first = &tails[0];
    let operands = Operands::of(func, tails);
    let saved: usize = steps.iter().map(Step::cost).sum();
    let jump = 1 + operands.cost(func);
    if operands.num_params() > MAX_PARAMS
        || saved < MIN_MERGED
        || saved * (tails.len() - 1) < jump * tails.len()
    {
        return Changed::No;
    }
    remarks.note(RemarkName::TrapsMerged, func, first.insts.first().copied(), || {
        format!("{} blocks that end the program in the same way become one", tails.len())
    });
    let merged = func.dfg.make_block();
    func.layout.append_block(merged);
    let jump_locs: Vec<Option<Loc>> =
        tails.iter().map(|tail| func.loc(*tail.insts.last().expect("it ends"))).collect();
    let start = common_location(func, tails, 0);
    let mut outside = operands.prepare(func, merged, start).into_iter();
    let mut inside: Vec<Value> = Vec::new();
    for (number, &inst) in first.insts.iter().enumerate() {
        func.inst_locs[inst] = common_location(func, tails, number).into();
        func.layout.remove_inst(inst);
        func.layout.append_inst(inst, merged);
        for arg in func.dfg.args_mut(inst).iter_mut().filter(|arg| !inside.contains(arg)) {
            *arg = outside.next().expect("operands are counted");
        }
        inside.extend(func.dfg.results(inst));
    }
    for tail in &tails[1..] {
        tail.insts.iter().for_each(|&inst| func.layout.remove_inst(inst));
    }
    for (number, (tail, loc)) in tails.iter().zip(jump_locs).enumerate() {
        let args = operands.args(number);
        Cursor::at_end(func, tail.block).with_loc(loc).br(merged, &args);
    }
    Changed::Edges
}

/// The location that the instructions with this number have in common: that of all, or one in the
/// file of the first.
fn common_location(func: &mut Function, tails: &[Tail], number: usize) -> Option<Loc> {
    let loc = func.loc(tails[0].insts[number])?;
    if tails.iter().all(|tail| func.loc(tail.insts[number]) == Some(loc)) {
        return Some(loc);
    }
    let unknown = Location { line: 0, column: 0, ..outermost(func, loc) };
    Some(func.locations.intern(unknown))
}

/// The place in the function itself that code was inlined to.
fn outermost(func: &Function, loc: Loc) -> Location {
    let mut location = func.locations.get(loc);
    while let Some(call) = location.inlined_at.expand() {
        location = func.locations.get(call);
    }
    location
}

fn remove_unused_slots(func: &mut Function) {
    let slot_of = |inst: Inst| match func.dfg.inst(inst).payload {
        Payload::Slot(slot) => Some(slot),
        _ => None,
    };
    let used: Vec<StackSlot> = func.insts().filter_map(slot_of).collect();
    if func.slots.keys().any(|slot| !used.contains(&slot)) {
        func.retain_slots(|slot| used.contains(&slot));
    }
}
