//! Statics and what they hold at first; strings.

use super::types::is_zero;
use super::{Shared, types};
use crate::diagnostic::Diagnostic;
use crate::hir::{Constant, Static};
use irc_ir::data::DataKind;
use irc_ir::entity::GlobalId;
use irc_ir::module::{Global, Init, Module};
use irc_ir::signature::Linkage;
use irc_ir::types::{I8, Space};

/// The most numbers that are written out for a static whose numbers are not all zero.
const MOST_NUMBERS: u64 = 1 << 24;
/// Bytes of shared memory that a program can declare, on all devices; a launch can give more.
const MOST_SHARED: u64 = 48 << 10;

/// Declares the statics of the program.
pub(super) fn declare(shared: &mut Shared<'_>, module: &mut Module) {
    for (id, of) in &shared.program.statics {
        let global = global(shared, module, of);
        let global = module.add_global(global).expect("the symbol was found to be free");
        let known = shared.statics.push(global);
        debug_assert_eq!(known, id);
    }
}

fn global(shared: &mut Shared<'_>, module: &mut Module, of: &Static) -> Global {
    let mut ty = shared.data_type(module, &of.ty, of.span);
    let numbers = of.init.as_ref().map_or(0, numbers);
    if numbers > MOST_NUMBERS {
        let message = format!("the initialiser of `{}` has {numbers} elements", of.symbol);
        let most = format!("at most {MOST_NUMBERS}, unless all are zero");
        shared.errors.push(Diagnostic::error("T0802", message, of.span).at(most));
    }
    let size = module.types.layout(ty).size;
    if of.space == Space::Shared && !of.dynamic && size > MOST_SHARED {
        let message = format!("`{}` takes {size} bytes of shared memory", of.symbol);
        let error = Diagnostic::error("T0804", message, of.span);
        let error = error.at(format!("at most {MOST_SHARED} can be declared"));
        shared.errors.push(error.help("use dynamic shared memory: `shared name: [T];`"));
    }
    let mut init = of.init.as_ref().filter(|_| numbers <= MOST_NUMBERS).map(initial);
    if of.dynamic {
        ty = module.types.intern(DataKind::Array(ty, 0)).expect("it has no elements");
    } else if module.types.layout(ty).size == 0 {
        // There is no global without bytes; nobody reads or writes this one.
        ty = module.types.value(I8);
        init = init.map(|_| Init::Zero);
    }
    if of.space != Space::Shared {
        init.get_or_insert(Init::Zero);
    }
    Global {
        name: shared.symbol(module, &of.symbol),
        linkage: match of.space {
            _ if of.dynamic => Linkage::External,
            Space::Shared => Linkage::Internal,
            _ if !of.named => Linkage::Internal,
            // The host finds it by its name.
            _ => Linkage::Visible,
        },
        space: of.space,
        align: module.types.layout(ty).align,
        ty,
        init: init.filter(|_| of.space != Space::Shared),
        dynamic: of.dynamic,
        attrs: Default::default(),
    }
}

/// What memory holds at first.
pub(super) fn initial(constant: &Constant) -> Init {
    match constant {
        zero if is_zero(zero) => Init::Zero,
        Constant::Bool(value) => Init::Bits(u128::from(*value)),
        Constant::Number(bits) => Init::Bits(*bits),
        Constant::List(parts) => Init::List(parts.iter().map(initial).collect()),
        Constant::Repeat(part, count) => {
            let part = initial(part);
            Init::List((0..*count).map(|_| part.clone()).collect())
        }
    }
}

/// How many numbers a constant is written out as.
pub(super) fn numbers(constant: &Constant) -> u64 {
    match constant {
        zero if is_zero(zero) => 1,
        Constant::Bool(_) | Constant::Number(_) => 1,
        Constant::List(parts) => parts.iter().map(numbers).fold(0, u64::saturating_add),
        Constant::Repeat(part, count) => numbers(part).saturating_mul(*count),
    }
}

/// A string that ends with a zero, in global memory.
pub(super) fn string(shared: &mut Shared<'_>, module: &mut Module, text: &str) -> GlobalId {
    let mut bytes = text.as_bytes().to_vec();
    bytes.push(0);
    if let Some(&known) = shared.strings.get(&bytes) {
        return known;
    }
    let byte = module.types.value(I8);
    let count = bytes.len() as u64;
    let ty = module.types.intern(DataKind::Array(byte, count)).expect("it was in memory");
    let init = Init::Bytes(bytes.clone());
    let global = private(shared, module, "str", Space::Global, ty, init);
    shared.strings.insert(bytes, global);
    global
}

/// Memory with contents that only the module sees.
pub(super) fn private(
    shared: &mut Shared<'_>,
    module: &mut Module,
    what: &str,
    space: Space,
    ty: irc_ir::entity::DataType,
    init: Init,
) -> GlobalId {
    let global = Global {
        name: shared.fresh_symbol(what),
        linkage: Linkage::Internal,
        space,
        ty,
        align: module.types.layout(ty).align,
        init: Some(init),
        dynamic: false,
        attrs: Default::default(),
    };
    module.add_global(global).expect("the symbol is fresh")
}

/// A table that a large constant is copied from.
pub(super) fn table(
    shared: &mut Shared<'_>,
    module: &mut Module,
    ty: &crate::hir::Ty,
    constant: &Constant,
) -> Option<GlobalId> {
    let data = types::make(shared.program, module, ty).ok()?;
    Some(private(shared, module, "table", Space::Global, data, initial(constant)))
}
