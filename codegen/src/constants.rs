//! Numbers of `f64` in constant memory.
//!
//! An operand of the machine holds the high half of a number of 64 bits. From sm_90 on ptxas moves
//! the two halves of any other into registers before each use, where it has a table of its own for
//! older targets. From a table of the program it takes a number in one instruction, or two numbers,
//! and none where the table can be the operand.
//!
//! All tables of a program that is linked share 64 KiB. So a module that may be linked with others
//! has none, and another no more than some.

use indexmap::IndexSet;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::data::DataKind;
use irc_ir::entity::{GlobalId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::module::{Global, GlobalAttrs, Init, Module};
use irc_ir::op::{MemFlags, PayloadKind};
use irc_ir::signature::Linkage;
use irc_ir::types::{F64, Space};
use irc_ptx::target::Sm;
use rustc_hash::FxHashMap;

/// The most numbers of a table.
const MAX_NUMBERS: usize = 512;
/// The constant memory of a program, in bytes.
const CONSTANT_MEMORY: u64 = 1 << 16;
/// Functions of the system, which are there without a module that has them.
const OF_SYSTEM: [&str; 4] = ["vprintf", "__assertfail", "malloc", "free"];

/// Loads the numbers of `f64` that no operand holds from a table, from sm_90 on; whether there are
/// any.
pub(crate) fn pool_constants(module: &mut Module, sm: Sm) -> bool {
    if sm.number() < 90 || !is_whole(module) {
        return false;
    }
    let mut table = IndexSet::default();
    let mut uses = Vec::new();
    for (id, func) in module.funcs().filter(|(_, func)| !func.is_declaration()) {
        let found = uses_in(func).filter_map(|(inst, operand, bits)| {
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

/// Whether no other module is linked with this one: nothing in it is of others or for them, but
/// kernels and variables.
fn is_whole(module: &Module) -> bool {
    let functions = module.funcs().all(|(_, func)| match func.is_declaration() {
        true => OF_SYSTEM.contains(&func.name.as_str()),
        false => func.is_kernel() || func.linkage == Linkage::Internal,
    });
    let is_open = |global: &Global| global.linkage == Linkage::External && !global.dynamic;
    functions && !module.globals().any(|(_, global)| is_open(global))
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
