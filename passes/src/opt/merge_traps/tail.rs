//! What of a block that ends the program may be merged with others, in a form that is compared.

use super::Extent;
use crate::opt::only_computes;
use cranelift_entity::EntitySet;
use irc_ir::entity::{Block, DataType, FuncId, GlobalId, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{IntFlags, MemFlags, Opcode, Payload};
use irc_ir::types::Type;
use rustc_hash::FxHashMap;

/// The most instructions that are compared.
const MAX_MERGED: usize = 64;

/// One instruction of what is compared.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Step {
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
    /// A slot that only blocks use that end the program: the how manieth of the tail, with its
    /// type, alignment, and whether it begins with arbitrary bytes.
    OwnSlot(usize, DataType, u32, bool),
    Func(FuncId),
}

/// An operand as it is compared.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
enum Operand {
    /// The result of an earlier instruction, by its number.
    Inside(usize),
    /// The address of a variable, where such have to be the same.
    Address(GlobalId, Type),
    /// Anything else.
    Outside(Type),
}

/// The instructions of a block that may be merged, and their operands from outside in order.
pub(super) struct Tail {
    pub block: Block,
    pub insts: Vec<Inst>,
    pub outside: Vec<Value>,
}

/// The slots that only blocks use that end the program. Nothing was written to them when such a
/// block begins, so that one is like the other.
pub(super) fn own_slots(func: &Function) -> EntitySet<StackSlot> {
    let mut own = EntitySet::with_capacity(func.slots.len());
    for slot in func.slots.keys() {
        own.insert(slot);
    }
    if func.slots.is_empty() {
        return own;
    }
    for block in func.layout.blocks().filter(|&block| !ends_program(func, block)) {
        for inst in func.layout.insts(block) {
            if let Payload::Slot(slot) = func.dfg.inst(inst).payload {
                own.remove(slot);
            }
        }
    }
    own
}

/// Whether a block ends in a trap.
fn ends_program(func: &Function, block: Block) -> bool {
    let last = func.layout.last_inst(block);
    last.is_some_and(|last| matches!(func.dfg.opcode(last), Opcode::Trap | Opcode::Unreachable))
}

/// What of a block may be merged.
pub(super) fn tail(
    module: &Module,
    func: &Function,
    own_slots: &EntitySet<StackSlot>,
    block: Block,
    extent: Extent,
) -> Option<(Vec<Step>, Tail)> {
    if !ends_program(func, block) || func.layout.entry() == Some(block) {
        return None;
    }
    let mut steps = Vec::new();
    let mut tail = Tail { block, insts: Vec::new(), outside: Vec::new() };
    let mut inside: FxHashMap<Value, usize> = FxHashMap::default();
    let mut slots: Vec<StackSlot> = Vec::new();
    let mut next = first_of(func, block, extent);
    while let Some(inst) = next {
        next = func.layout.next_inst(inst);
        if module.is_convergent(func, inst) || tail.insts.len() == MAX_MERGED {
            return None;
        }
        if stays(func, inst, &inside) {
            continue;
        }
        let args = func.dfg.args(inst).iter().map(|&arg| match inside.get(&arg) {
            Some(&number) => Operand::Inside(number),
            None => {
                tail.outside.push(arg);
                match address(func, arg).filter(|_| extent == Extent::Same) {
                    Some(global) => Operand::Address(global, func.dfg.ty(arg)),
                    None => Operand::Outside(func.dfg.ty(arg)),
                }
            }
        });
        let args = args.collect();
        let carries = match func.dfg.inst(inst).payload {
            Payload::Slot(slot) if extent != Extent::End && own_slots.contains(slot) => {
                own_slot(func, &mut slots, slot)
            }
            ref payload => carried(payload)?,
        };
        let results = func.dfg.results(inst).map(|result| func.dfg.ty(result)).collect();
        steps.push(Step { opcode: func.dfg.opcode(inst), carries, args, results });
        for result in func.dfg.results(inst) {
            inside.insert(result, inside.len());
        }
        tail.insts.push(inst);
    }
    Some((steps, tail))
}

/// Where what is compared of a block begins.
fn first_of(func: &Function, block: Block, extent: Extent) -> Option<Inst> {
    let first = func.layout.first_inst(block);
    if extent != Extent::End {
        return first;
    }
    // Behind the last effect but one.
    let insts: Vec<Inst> = func.layout.insts(block).collect();
    let before_end = insts[..insts.len() - 1].iter().rev();
    let last_but_one = before_end.copied().filter(|&inst| !only_computes(func, inst)).nth(1);
    last_but_one.map_or(first, |inst| func.layout.next_inst(inst))
}

/// Whether an instruction only computes something from values that are not merged, or is the
/// address of a variable.
fn stays(func: &Function, inst: Inst, inside: &FxHashMap<Value, usize>) -> bool {
    let (dfg, args) = (&func.dfg, func.dfg.args(inst));
    only_computes(func, inst)
        && !dfg.opcode(inst).desc().terminator
        && args.iter().all(|arg| !inside.contains_key(arg))
        && (args.iter().any(|&arg| dfg.as_const(arg).is_none())
            || dfg.opcode(inst) == Opcode::GlobalAddr)
}

/// The variable whose address a value is, in any space.
pub(super) fn address(func: &Function, value: Value) -> Option<GlobalId> {
    let mut inst = func.dfg.def_inst(value)?;
    if func.dfg.opcode(inst) == Opcode::Addrcast {
        inst = func.dfg.def_inst(func.dfg.args(inst)[0])?;
    }
    match func.dfg.inst(inst).payload {
        Payload::Global(global) if func.dfg.opcode(inst) == Opcode::GlobalAddr => Some(global),
        _ => None,
    }
}

fn own_slot(func: &Function, slots: &mut Vec<StackSlot>, slot: StackSlot) -> Carried {
    let number = slots.iter().position(|&other| other == slot).unwrap_or_else(|| {
        slots.push(slot);
        slots.len() - 1
    });
    let data = &func.slots[slot];
    Carried::OwnSlot(number, data.ty, data.align, data.frozen)
}

fn carried(payload: &Payload) -> Option<Carried> {
    Some(match *payload {
        Payload::None => Carried::Nothing,
        Payload::Mem(flags) => Carried::Mem(flags),
        Payload::IntFlags(flags) => Carried::Promises(flags),
        Payload::Scale(scale, offset, flags) => Carried::Scale(scale, offset, flags),
        Payload::Slot(slot) => Carried::Slot(slot),
        Payload::Func(func) => Carried::Func(func),
        _ => return None,
    })
}

impl Step {
    /// About how many machine instructions it is: a call has to be given its arguments.
    pub fn cost(&self) -> usize {
        match self.carries {
            Carried::Func(_) => 3 + 2 * self.args.len(),
            _ => 1,
        }
    }
}
