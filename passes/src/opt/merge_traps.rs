//! Merges blocks that end the program in the same way.
//!
//! Blocks without parameters that end in `trap` or `unreachable` and run the same operations on
//! their way there, such as those where checks fail, become one block; operands that differ are its
//! parameters. What a block computes from values of its own function comes first and stays in it,
//! addresses of slots and variables go with the rest.
//!
//! **Convergence.** Nothing that is merged is convergent, calls of functions that may have
//! convergent operations included, and no thread leaves the new block, so nothing that threads meet
//! at changes.
//!
//! **Locations and names.** Merged instructions have the location that they all had, or one in its
//! file without a line. Each jump has the location of the end of its block. Values have the names
//! that they had in the first block.

use super::Changed;
use crate::remarks::{RemarkName, Remarks};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, FuncId, GlobalId, Inst, Loc, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::location::Location;
use irc_ir::module::Module;
use irc_ir::op::{IntFlags, MemFlags, Opcode, Payload};
use irc_ir::types::Type;
use rustc_hash::FxHashMap;

/// Fewest instructions that are worth a jump.
const MIN_MERGED: usize = 4;
/// The most instructions that are compared.
const MAX_MERGED: usize = 64;
/// The most operands that may differ.
const MAX_PARAMS: usize = 8;

/// Merges blocks that end the program in the same way, in every function of a module.
pub fn merge_traps(module: &mut Module, remarks: &Remarks) -> Changed {
    let mut changed = Changed::No;
    for id in (0..module.num_funcs() as u32).map(FuncId::from_u32) {
        let mut groups: Vec<Vec<Tail>> = Vec::new();
        let mut known: FxHashMap<Vec<Step>, usize> = FxHashMap::default();
        let func = module.func(id);
        for block in func.layout.blocks() {
            let Some((steps, tail)) = tail(module, func, block) else { continue };
            let group = *known.entry(steps).or_insert(groups.len());
            match groups.get_mut(group) {
                Some(tails) => tails.push(tail),
                None => groups.push(vec![tail]),
            }
        }
        groups.retain(|tails| tails.len() > 1);
        for tails in groups {
            changed |= merge(module.func_mut(id), &tails, remarks);
        }
    }
    changed
}

/// One instruction of what is compared.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Step {
    opcode: Opcode,
    carries: Carried,
    args: Vec<Operand>,
    results: Vec<Type>,
}

/// What is compared of a payload.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
enum Carried {
    Nothing,
    Mem(MemFlags),
    Promises(IntFlags),
    Scale(u32, i64, IntFlags),
    Slot(StackSlot),
    Global(GlobalId),
    Func(FuncId),
}

/// An operand as it is compared.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
enum Operand {
    /// The result of an earlier instruction, by its number.
    Inside(usize),
    /// Anything else.
    Outside(Type),
}

/// The instructions of a block that may be merged, and their operands from outside in order.
struct Tail {
    block: Block,
    insts: Vec<Inst>,
    outside: Vec<Value>,
}

/// What of a block may be merged.
fn tail(module: &Module, func: &Function, block: Block) -> Option<(Vec<Step>, Tail)> {
    let ends = |inst| matches!(func.dfg.opcode(inst), Opcode::Trap | Opcode::Unreachable);
    func.layout.last_inst(block).filter(|&last| ends(last))?;
    if !func.dfg.params(block).is_empty() || func.layout.entry() == Some(block) {
        return None;
    }
    let mut steps = Vec::new();
    let mut tail = Tail { block, insts: Vec::new(), outside: Vec::new() };
    let mut inside: FxHashMap<Value, usize> = FxHashMap::default();
    for inst in func.layout.insts(block) {
        if module.is_convergent(func, inst) || tail.insts.len() == MAX_MERGED {
            return None;
        }
        if stays(func, inst, &inside) {
            continue;
        }
        let args = func.dfg.args(inst).iter().map(|arg| match inside.get(arg) {
            Some(&number) => Operand::Inside(number),
            None => {
                tail.outside.push(*arg);
                Operand::Outside(func.dfg.ty(*arg))
            }
        });
        steps.push(Step {
            opcode: func.dfg.opcode(inst),
            carries: carried(&func.dfg.inst(inst).payload)?,
            args: args.collect(),
            results: func.dfg.results(inst).map(|result| func.dfg.ty(result)).collect(),
        });
        for result in func.dfg.results(inst) {
            inside.insert(result, inside.len());
        }
        tail.insts.push(inst);
    }
    (tail.insts.len() >= MIN_MERGED).then_some((steps, tail))
}

/// Whether an instruction only computes something from values that are not merged.
fn stays(func: &Function, inst: Inst, inside: &FxHashMap<Value, usize>) -> bool {
    let (dfg, args) = (&func.dfg, func.dfg.args(inst));
    let desc = dfg.opcode(inst).desc();
    desc.effects.is_pure()
        && dfg.effects(inst).is_pure()
        && !desc.terminator
        && args.iter().all(|arg| !inside.contains_key(arg))
        && args.iter().any(|&arg| dfg.as_const(arg).is_none())
}

fn carried(payload: &Payload) -> Option<Carried> {
    Some(match *payload {
        Payload::None => Carried::Nothing,
        Payload::Mem(flags) => Carried::Mem(flags),
        Payload::IntFlags(flags) => Carried::Promises(flags),
        Payload::Scale(scale, offset, flags) => Carried::Scale(scale, offset, flags),
        Payload::Slot(slot) => Carried::Slot(slot),
        Payload::Global(global) => Carried::Global(global),
        Payload::Func(func) => Carried::Func(func),
        _ => return None,
    })
}

/// Makes one block of tails that are alike.
fn merge(func: &mut Function, tails: &[Tail], remarks: &Remarks) -> Changed {
    let first = &tails[0];
    // By operand from outside, the values of all tails; operands with the same ones share one.
    let column = |at: usize| -> Vec<Value> { tails.iter().map(|tail| tail.outside[at]).collect() };
    let columns: Vec<Vec<Value>> = (0..first.outside.len()).map(column).collect();
    let mut params: Vec<&Vec<Value>> = Vec::new();
    for column in &columns {
        if column.iter().any(|&value| value != column[0]) && !params.contains(&column) {
            params.push(column);
        }
    }
    if params.len() > MAX_PARAMS {
        return Changed::No;
    }
    remarks.note(RemarkName::TrapsMerged, func, first.insts.first().copied(), || {
        format!("{} blocks that end the program in the same way become one", tails.len())
    });
    let merged = func.dfg.make_block();
    func.layout.append_block(merged);
    let jump_locs: Vec<Option<Loc>> =
        tails.iter().map(|tail| func.loc(*tail.insts.last().expect("it ends"))).collect();
    let values: Vec<Value> =
        params.iter().map(|column| func.dfg.append_param(merged, func.dfg.ty(column[0]))).collect();
    let mut outside = columns.iter();
    let mut inside: Vec<Value> = Vec::new();
    for (number, &inst) in first.insts.iter().enumerate() {
        give_common_location(func, tails, number);
        func.layout.remove_inst(inst);
        func.layout.append_inst(inst, merged);
        for arg in func.dfg.args_mut(inst) {
            if inside.contains(arg) {
                continue;
            }
            let column = outside.next().expect("operands are counted");
            if let Some(param) = params.iter().position(|param| *param == column) {
                *arg = values[param];
            }
        }
        inside.extend(func.dfg.results(inst));
    }
    for tail in &tails[1..] {
        tail.insts.iter().for_each(|&inst| func.layout.remove_inst(inst));
    }
    for (number, (tail, loc)) in tails.iter().zip(jump_locs).enumerate() {
        let args: Vec<Value> = params.iter().map(|column| column[number]).collect();
        Cursor::at_end(func, tail.block).with_loc(loc).br(merged, &args);
    }
    Changed::Edges
}

/// Gives the instruction with this number of the first tail the location of all.
fn give_common_location(func: &mut Function, tails: &[Tail], number: usize) {
    let loc = func.loc(tails[0].insts[number]);
    if tails.iter().all(|tail| func.loc(tail.insts[number]) == loc) {
        return;
    }
    let unknown = loc.map(|loc| {
        let outermost = Location { line: 0, column: 0, ..outermost(func, loc) };
        func.locations.intern(outermost)
    });
    func.inst_locs[tails[0].insts[number]] = unknown.into();
}

/// The place in the function itself that code was inlined to.
fn outermost(func: &Function, loc: Loc) -> Location {
    let mut location = func.locations.get(loc);
    while let Some(call) = location.inlined_at.expand() {
        location = func.locations.get(call);
    }
    location
}
