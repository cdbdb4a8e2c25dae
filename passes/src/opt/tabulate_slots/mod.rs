//! Puts tables of constants in the place of stack slots that only ever hold these.
//!
//! A local array such as `const int dx[] = {0, 1, 0, -1};` that is read at an index which is not
//! known is written anew in each thread, and lies in local memory. All that is done to such a slot
//! are plain loads, copies of it, and writes of constants at constant offsets: stores, fills, and
//! copies of constants. The writes are in one block and nothing is read between them. So a byte is
//! either not written yet, and then poison, or what the last of them writes. The slot and the
//! writes go, and reads are of a table. A slot that begins as arbitrary bytes is read behind the
//! writes only, since the interpreter takes zeros for these bytes.
//!
//! Small tables are in constant memory, where the machine needs no address of 64 bits. Threads that
//! read different words there wait for each other, so larger ones are in global memory, and are
//! read through the non-coherent cache. A slot of two values stays: ptxas selects between them.
//!
//! **Refinement.** What a slot begins with is poison, so it may be the table. Bytes that are never
//! written are zeros in it, which arbitrary bytes may be.
//! **Locations and names.** Debuggers are told no more of a variable that had such a slot. What
//! reads stays, with its location; addresses get the names of those they replace.

mod contents;
#[cfg(test)]
mod tests;

use super::{Changed, remove_unreachable_blocks, tables};
use crate::analysis::Analyses;
use crate::remarks::{RemarkName, Remarks};
use contents::{Slots, Table};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, FuncId, GlobalId, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::module::{Init, Module};
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::{I8, I128, Space, Type};
use rustc_hash::FxHashMap;

/// The largest table in constant memory, in bytes.
const MAX_CONST: u64 = 64;
/// How much of the 64 KiB of constant memory may be used before tables are in global memory.
const MAX_BANK: u64 = 1 << 15;

/// Puts tables in the place of slots, in every function of a module.
pub fn tabulate_slots(module: &mut Module, remarks: &Remarks) -> Changed {
    let mut changed = Changed::No;
    let mut made = Made::default();
    for id in (0..module.num_funcs() as u32).map(FuncId::from_u32) {
        if module.func(id).slots.is_empty() {
            continue;
        }
        changed |= remove_unreachable_blocks(module.func_mut(id));
        let func = module.func(id);
        let analyses = Analyses::default();
        let blocks: Vec<Block> = analyses.cfg(func).reverse_postorder().collect();
        let found = Slots::tables(module, func, &blocks, analyses.dominators(func));
        if found.is_empty() {
            continue;
        }
        let mut of_slots = FxHashMap::default();
        for Table { slot, bytes, writes } in found {
            remarks.note(
                RemarkName::SlotTabulated,
                module.func(id),
                writes.first().copied(),
                || format!("a stack slot of {} bytes became a table of constants", bytes.len()),
            );
            let align = module.func(id).slots[slot].align;
            of_slots.insert(slot, made.table(module, bytes, align));
            writes.into_iter().for_each(|inst| module.func_mut(id).layout.remove_inst(inst));
        }
        replace(module.func_mut(id), &blocks, &of_slots);
        changed |= Changed::Yes;
    }
    changed
}

/// The tables that were made; equal ones are one.
#[derive(Default)]
struct Made {
    known: FxHashMap<(Vec<u8>, u32), (GlobalId, Space)>,
    /// The bytes of constant memory that are used, once they are counted.
    bank: Option<u64>,
}

impl Made {
    fn table(&mut self, module: &mut Module, bytes: Vec<u8>, align: u32) -> (GlobalId, Space) {
        let key = (bytes, align);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let size = key.0.len() as u64;
        let bank = self.bank.get_or_insert_with(|| bank_size(module));
        let space = match size <= MAX_CONST && *bank + size <= MAX_BANK {
            true => Space::Const,
            false => Space::Global,
        };
        if space == Space::Const {
            *bank += size;
        }
        let byte = module.types.value(I8);
        let ty = tables::array(module, byte, size);
        let init = Init::Bytes(key.0.clone());
        let table = (
            tables::add(module, ("slot_table", self.known.len()), (ty, align), init, space),
            space,
        );
        self.known.insert(key, table);
        table
    }
}

/// The bytes of constant memory that a module uses.
fn bank_size(module: &Module) -> u64 {
    let in_bank = module.globals().filter(|(_, global)| global.space == Space::Const);
    in_bank.map(|(_, global)| module.types.layout(global.ty).size).sum()
}

/// Lets what reads slots read their tables.
fn replace(
    func: &mut Function,
    blocks: &[Block],
    of_slots: &FxHashMap<StackSlot, (GlobalId, Space)>,
) {
    let mut moved: FxHashMap<Value, Value> = FxHashMap::default();
    for &block in blocks {
        let insts: Vec<Inst> = func.layout.insts(block).collect();
        for inst in insts {
            replace_in(func, inst, of_slots, &mut moved);
        }
    }
    func.retain_slots(|slot| !of_slots.contains_key(&slot));
}

fn replace_in(
    func: &mut Function,
    inst: Inst,
    of_slots: &FxHashMap<StackSlot, (GlobalId, Space)>,
    moved: &mut FxHashMap<Value, Value>,
) {
    let (opcode, payload) = (func.dfg.opcode(inst), func.dfg.inst(inst).payload);
    let pointer = usize::from(opcode == Opcode::Memcpy);
    let new = match (opcode, payload) {
        (_, Payload::Slot(slot)) => {
            let Some(&(table, space)) = of_slots.get(&slot) else { return };
            Cursor::before(func, inst).global_addr(table, space)
        }
        _ => {
            let operand = func.dfg.args(inst).get(pointer);
            let Some(&base) = operand.and_then(|operand| moved.get(operand)) else { return };
            match opcode {
                Opcode::Addrcast => base,
                Opcode::Ptradd => {
                    let mut args = func.dfg.args(inst).to_vec();
                    args[0] = base;
                    let ty = func.dfg.ty(base);
                    let sum = Cursor::before(func, inst).insert(opcode, payload, &args, &[ty]);
                    func.dfg.first_result(sum).expect("it has the result that it had")
                }
                _ => {
                    func.dfg.args_mut(inst)[pointer] = base;
                    let ty = func.dfg.first_result(inst).map(|result| func.dfg.ty(result));
                    let is_global = func.dfg.ty(base) == Type::Ptr(Space::Global);
                    if let Payload::Mem(flags) = &mut func.dfg.inst_mut(inst).payload {
                        // A load of 128 bits as one number wants a newer version of PTX.
                        flags.nc = is_global && ty != Some(I128);
                    }
                    return;
                }
            }
        }
    };
    let old = func.dfg.first_result(inst).expect("it computes an address");
    func.inherit_name(old, new);
    moved.insert(old, new);
    func.layout.remove_inst(inst);
}
