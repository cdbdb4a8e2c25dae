//! Numbers of `f64` in constant memory.
//!
//! An operand of the machine holds the high half of a number of 64 bits. From sm_90 to sm_110 ptxas
//! moves the two halves of any other into registers before each use. For older targets it has a
//! table of its own, and sm_120 moves 64 bits at once: there a table takes 1 % off, and registers.
//! From a table of the program it takes a number in one instruction, or two numbers.
//!
//! All tables of a program that is linked share 64 KiB. So a module has none that shares functions
//! or variables with others, and another no more than some: kernels may be linked, too.

use indexmap::IndexSet;
use irc_ir::builder::{InstBuilder, is_system_function};
use irc_ir::cursor::Cursor;
use irc_ir::data::DataKind;
use irc_ir::entity::{FuncId, GlobalId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::module::{Global, GlobalAttrs, Init, Module};
use irc_ir::op::{MemFlags, PayloadKind};
use irc_ir::signature::Linkage;
use irc_ir::types::{F64, Space};
use irc_ptx::target::Sm;
use rustc_hash::FxHashMap;

/// The most numbers of a table.
const MAX_NUMBERS: usize = 256;
/// The constant memory of a program, in bytes.
const CONSTANT_MEMORY: u64 = 1 << 16;

/// Whether a module may have a table on a target: from sm_90 to sm_110, if it has all of its
/// functions and variables and no others for another module, but kernels and what the host sees.
pub(crate) fn may_have_table(module: &Module, sm: Sm) -> bool {
    let functions = module.funcs().all(|(_, func)| match func.is_declaration() {
        true => is_system_function(&func.name),
        false => func.is_kernel() || func.linkage == Linkage::Internal,
    });
    let is_open = |global: &Global| global.linkage == Linkage::External && !global.dynamic;
    (90..120).contains(&sm.number())
        && functions
        && !module.globals().any(|(_, global)| is_open(global))
}

/// Has functions load the numbers of `f64` that no operand holds from a table; whether there are
/// any.
pub(crate) fn pool_constants(module: &mut Module, functions: &[FuncId]) -> bool {
    let mut table = IndexSet::default();
    let mut uses = Vec::new();
    for &id in functions {
        let found = uses_in(module.func(id)).filter_map(|(inst, operand, bits)| {
            let known = table.get_index_of(&bits);
            let place = known.or_else(|| has_room(&table).then(|| table.insert_full(bits).0))?;
            Some(Use { inst, operand, place })
        });
        let found: Vec<Use> = found.collect();
        uses.extend((!found.is_empty()).then_some((id, found)));
    }
    if table.is_empty() || !fits(module, table.len()) {
        return false;
    }
    let global = add_table(module, &table);
    for (id, uses) in uses {
        load(module.func_mut(id), global, uses);
    }
    true
}

fn has_room(table: &IndexSet<u64>) -> bool {
    table.len() < MAX_NUMBERS
}

/// An operand that is a number of the table.
struct Use {
    inst: Inst,
    operand: usize,
    place: usize,
}

/// Whether there is constant memory for so many numbers.
fn fits(module: &Module, numbers: usize) -> bool {
    let constants = module.globals().filter(|(_, global)| global.space == Space::Const);
    let sizes = constants.map(|(_, global)| {
        let layout = module.types.layout(global.ty);
        layout.size.saturating_add(global.align.max(layout.align).into())
    });
    sizes.fold(numbers as u64 * 8 + 16, u64::saturating_add) <= CONSTANT_MEMORY
}

/// The operands of float arithmetic that are numbers of `f64` whose low half is not zero.
fn uses_in(func: &Function) -> impl Iterator<Item = (Inst, usize, u64)> + '_ {
    let arithmetic = func.insts().filter(|&inst| {
        let kind = func.dfg.opcode(inst).desc().payload;
        matches!(kind, PayloadKind::Float | PayloadKind::FloatCond)
    });
    arithmetic.flat_map(move |inst| {
        let args = func.dfg.args(inst).iter().enumerate();
        args.filter_map(move |(operand, &arg)| Some((inst, operand, number(func, arg)?)))
    })
}

fn number(func: &Function, value: Value) -> Option<u64> {
    let bits = func.dfg.as_bits(value).filter(|_| func.dfg.ty(value) == F64)? as u64;
    (bits as u32 != 0).then_some(bits)
}

fn add_table(module: &mut Module, table: &IndexSet<u64>) -> GlobalId {
    let number = module.types.value(F64);
    let array = DataKind::Array(number, table.len() as u64);
    let ty = module.types.intern(array).expect("a table is small");
    let mut name = "__irc_constants".to_owned();
    while module.symbol(&name).is_some() {
        name.push('_');
    }
    let init = Init::List(table.iter().map(|&bits| Init::Bits(bits.into())).collect());
    let global = Global {
        name,
        linkage: Linkage::Internal,
        space: Space::Const,
        ty,
        align: 16,
        init: Some(init),
        dynamic: false,
        attrs: GlobalAttrs::default(),
    };
    module.add_global(global).expect("the name is free")
}

/// Loads each number once for a block, before its first use there.
fn load(func: &mut Function, table: GlobalId, uses: Vec<Use>) {
    let (mut current, mut loaded) = (None, FxHashMap::default());
    for Use { inst, operand, place } in uses {
        let block = func.layout.block_of(inst);
        if std::mem::replace(&mut current, block) != block {
            loaded.clear();
        }
        let number = *loaded.entry(place).or_insert_with(|| {
            let mut cur = Cursor::before(func, inst);
            let base = cur.global_addr(table, Space::Const);
            let address = cur.ptr_offset(base, place as i64 * 8);
            cur.load(F64, MemFlags::aligned(8), address)
        });
        func.dfg.args_mut(inst)[operand] = number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::text::parse_module;
    use irc_ir::verify::verify_module;
    use std::fmt::Write;

    /// A module with this in front and a kernel that adds so many different numbers.
    fn module(head: &str, numbers: usize) -> Module {
        let mut text =
            format!("{head}\nkernel @k(%p: ptr.global) {{\nentry:\n  %x0 = load.f64 %p\n");
        for i in 0..numbers {
            writeln!(text, "  %x{} = fadd %x{i}, 0d3ff{:013x}", i + 1, i + 1).expect("memory");
        }
        write!(text, "  store %x{numbers}, %p\n  ret\n}}\n").expect("memory");
        parse_module(&text).expect("it is well formed").module
    }

    /// How many numbers the table has that the module gets, and its name.
    fn table(mut module: Module) -> Option<(usize, String)> {
        let functions: Vec<FuncId> = module.funcs().map(|(id, _)| id).collect();
        if !may_have_table(&module, Sm::plain(90)) || !pool_constants(&mut module, &functions) {
            return None;
        }
        verify_module(&module).expect("it is valid");
        let (_, global) = module.globals().last()?;
        let Some(Init::List(numbers)) = &global.init else { return None };
        Some((numbers.len(), global.name.clone()))
    }

    #[test]
    fn tables_have_a_bound_and_a_free_name() {
        assert_eq!(table(module("", 3)), Some((3, "__irc_constants".to_owned())));
        assert_eq!(table(module("", 300)).expect("there is one").0, MAX_NUMBERS);
        let taken = "visible global @__irc_constants: global i32 = 0";
        assert_eq!(table(module(taken, 1)), Some((1, "__irc_constants_".to_owned())));
        assert_eq!(table(module("", 0)), None);
    }

    #[test]
    fn constant_memory_is_not_exceeded() {
        let of = |bytes: u64| format!("global @c: const [{bytes} x i8] = zero");
        assert_eq!(table(module(&of(CONSTANT_MEMORY - 64), 1)).expect("it fits").0, 1);
        assert_eq!(table(module(&of(CONSTANT_MEMORY - 8), 1)), None);
    }

    #[test]
    fn modules_for_others_and_of_others_have_none() {
        let none = [
            "extern func @f(%x: f64) -> f64",
            "visible func @f() {\nentry:\n  ret\n}",
            "extern global @g: global i32",
        ];
        for head in none {
            assert_eq!(table(module(head, 1)), None, "{head}");
        }
        let some =
            ["extern func @vprintf(%f: ptr, %a: ptr) -> i32", "func @f() {\nentry:\n  ret\n}"];
        for head in some {
            assert!(table(module(head, 1)).is_some(), "{head}");
        }
        for (sm, may) in [(89, false), (90, true), (110, true), (120, false)] {
            assert_eq!(may_have_table(&module("", 1), Sm::plain(sm)), may, "sm_{sm}");
        }
    }
}
