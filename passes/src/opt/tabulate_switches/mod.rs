//! Computes the constants that a switch chooses, or reads them off a table.
//!
//! A switch whose cases all lead to one block, with constants as arguments, becomes straight code:
//! - values that go up by the same step from case to case are a product and a sum,
//! - truth values are bits of a number,
//! - others are a table in constant memory.
//!
//! The default may lead to the same block with constants, too: then the index is clamped to an
//! entry for it behind the others, or its value is selected. If it leads elsewhere, a branch
//! decides that first; if to `unreachable`, the index needs no check. ptxas does none of this;
//! three cases take 22 machine instructions as comparisons, 14 as a table (measured).
//!
//! Threads meet at the block as before, and no path to it runs anything else.
//!
//! **Locations and names.** What takes the place of a switch has its location.

mod choices;
#[cfg(test)]
mod tests;

use super::{Changed, tables};
use crate::remarks::{RemarkName, Remarks};
use choices::{Choices, Form, Otherwise};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{FuncId, GlobalId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::module::{Init, Module};
use irc_ir::op::{IntCond, MemFlags, Opcode};
use irc_ir::types::{I1, I32, I64, Space, Type};
use rustc_hash::FxHashMap;

/// Computes the constants that switches choose, in every function of a module.
pub fn tabulate_switches(module: &mut Module, remarks: &Remarks) -> Changed {
    let mut changed = Changed::No;
    let mut tables = Tables::default();
    for id in (0..module.num_funcs() as u32).map(FuncId::from_u32) {
        let func = module.func(id);
        let found: Vec<(Inst, Choices)> =
            func.insts().filter_map(|inst| Some((inst, Choices::of(func, inst)?))).collect();
        for (inst, choices) in found {
            let globals: Vec<Option<GlobalId>> = choices
                .params
                .iter()
                .map(|form| match form {
                    Form::Table(ty, entries) => Some(tables.get(module, *ty, entries)),
                    _ => None,
                })
                .collect();
            remarks.note(RemarkName::SwitchTabulated, module.func(id), Some(inst), || {
                format!("a switch of {} numbers is computed", choices.count)
            });
            replace(module.func_mut(id), inst, &choices, &globals);
            changed = Changed::Edges;
        }
    }
    changed
}

/// The tables that were made; equal ones are one.
#[derive(Default)]
struct Tables {
    known: FxHashMap<(Type, Vec<u128>), GlobalId>,
}

impl Tables {
    fn get(&mut self, module: &mut Module, ty: Type, entries: &[u128]) -> GlobalId {
        if let Some(&known) = self.known.get(&(ty, entries.to_vec())) {
            return known;
        }
        let element = module.types.value(ty);
        let array = tables::array(module, element, entries.len() as u64);
        let align = module.types.layout(array).align;
        let init = Init::List(entries.iter().map(|&bits| Init::Bits(bits)).collect());
        let global = tables::add(
            module,
            ("switch_table", self.known.len()),
            (array, align),
            init,
            Space::Const,
        );
        self.known.insert((ty, entries.to_vec()), global);
        global
    }
}

/// Puts code that computes the arguments in the place of a switch.
fn replace(func: &mut Function, inst: Inst, choices: &Choices, globals: &[Option<GlobalId>]) {
    let mut place = inst;
    let key = func.dfg.args(inst)[0];
    let mut cursor = Cursor::before(func, inst);
    let first = cursor.constant(choices.key_ty, choices.first);
    let index = if choices.first == 0 { key } else { cursor.sub(key, first) };
    let count = cursor.constant(choices.key_ty, choices.count);
    let mut inside = None;
    if choices.default != Otherwise::Never {
        inside = Some(cursor.icmp(IntCond::Ult, index, count));
    }
    if let Otherwise::Elsewhere(default) = &choices.default {
        let block = func.layout.block_of(inst).expect("the switch stands in a block");
        let within = func.dfg.make_block();
        func.layout.insert_block_after(within, block);
        let args = func.dfg.call_args(default).to_vec();
        let mut cursor = Cursor::before(func, inst);
        let check = cursor.condbr(
            inside.expect("there is a default"),
            (within, &[]),
            (default.block, &args),
        );
        func.inherit_unroll(inst, check);
        let loc = func.loc(inst);
        let mut cursor = Cursor::at_end(func, within).with_loc(loc);
        place = cursor.br(choices.meets, &[]);
        func.inherit_unroll(inst, place);
        func.layout.remove_inst(inst);
        inside = None;
    }
    let code = Code { choices, index, inside };
    let args: Vec<Value> = (choices.params.iter().zip(globals))
        .map(|(form, &global)| code.argument(&mut Cursor::before(func, place), form, global))
        .collect();
    let jump = Cursor::before(func, place).br(choices.meets, &args);
    func.inherit_unroll(place, jump);
    func.layout.remove_inst(place);
}

/// What the code for an argument uses.
struct Code<'c> {
    choices: &'c Choices,
    /// The key less the first case.
    index: Value,
    /// Whether the key is one of the cases, if the default leads to the same block.
    inside: Option<Value>,
}

impl Code<'_> {
    fn argument(&self, cursor: &mut Cursor<'_>, form: &Form, global: Option<GlobalId>) -> Value {
        match *form {
            Form::Same(value) => value,
            Form::Linear { ty, base, step, default } => {
                let index = resized(cursor, self.index, ty);
                let (base, step) = (cursor.constant(ty, base), cursor.constant(ty, step));
                let product = cursor.mul(index, step);
                let value = cursor.add(product, base);
                self.or_default(cursor, value, default)
            }
            Form::Bits { bits, default } => {
                let ty = if bits >> 32 == 0 { I32 } else { I64 };
                let index = resized(cursor, self.index, I32);
                let bits = cursor.constant(ty, bits.into());
                let shifted = cursor.lshr(bits, index);
                let value = cursor.trunc(I1, shifted);
                self.or_default(cursor, value, default)
            }
            Form::Table(ty, _) => {
                let mut index = self.index;
                if self.inside.is_some() {
                    let last = cursor.constant(self.choices.key_ty, self.choices.count);
                    index = cursor.binary(Opcode::Umin, index, last);
                }
                let index = resized(cursor, index, I32);
                let table = cursor.global_addr(global.expect("it was made"), Space::Const);
                let address = cursor.ptradd(table, index, ty.bytes(), 0);
                cursor.load(ty, MemFlags::aligned(ty.align()), address)
            }
        }
    }

    /// The value, or that of the default.
    fn or_default(&self, cursor: &mut Cursor<'_>, value: Value, default: Option<Value>) -> Value {
        match (self.inside, default) {
            (Some(inside), Some(default)) => cursor.select(inside, value, default),
            _ => value,
        }
    }
}

/// An index in another integer type: it is below the number of cases wherever it counts.
fn resized(cursor: &mut Cursor<'_>, index: Value, to: Type) -> Value {
    let from = cursor.func.dfg.ty(index);
    match from.bits().cmp(&to.bits()) {
        std::cmp::Ordering::Less => cursor.zext(to, index),
        std::cmp::Ordering::Equal => index,
        std::cmp::Ordering::Greater => cursor.trunc(to, index),
    }
}
