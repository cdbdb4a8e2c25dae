//! Inline functions of C++ (`linkonce_odr`), of which every module that uses one has a copy.
//!
//! The copies are the same, so a module may use its own: it is internal, and can be put in the
//! place of its calls. One whose address something takes stays weak, so that the address is the
//! same in all modules; so does one that `llvm.used` or `llvm.compiler.used` names.

use super::{Context, Named};
use crate::tree::{Linkage, ValueKind};
use irc_ir::entity::FuncId;
use irc_ir::function::FunctionKind;
use irc_ir::module::Module;
use irc_ir::op::{Opcode, Payload};
use irc_ir::signature::Linkage as IrLinkage;
use rustc_hash::FxHashSet;

/// Makes the inline functions of a module internal whose addresses nothing takes.
pub fn internalize(cx: &Context<'_, '_>, module: &mut Module) {
    let is_inline = |number: usize| {
        let function = &cx.tree.functions[number];
        function.linkage == Linkage::Inline && !function.blocks.is_empty()
    };
    let mut inline: Vec<FuncId> = Vec::new();
    for named in cx.names.values() {
        if let Named::Func(id, number) = *named
            && is_inline(number)
        {
            inline.push(id);
        }
    }
    if inline.is_empty() {
        return;
    }
    let mut taken = taken(module);
    add_used(cx, &mut taken);
    for id in inline.into_iter().filter(|id| !taken.contains(id)) {
        let func = module.func_mut(id);
        if func.kind == FunctionKind::Device {
            func.linkage = IrLinkage::Internal;
        }
    }
}

/// The functions that something names other than to call them.
fn taken(module: &Module) -> FxHashSet<FuncId> {
    let mut taken = FxHashSet::default();
    for (_, func) in module.funcs() {
        for inst in func.insts() {
            if let Payload::Func(id) = func.dfg.inst(inst).payload
                && func.dfg.opcode(inst) != Opcode::Call
            {
                taken.insert(id);
            }
        }
    }
    taken.extend(module.functions_in_initialisers());
    for aliasee in module.funcs().filter_map(|(_, func)| func.aliasee) {
        taken.insert(aliasee);
    }
    taken
}

/// Adds the functions that a list of the module says to be used in ways that it does not show.
fn add_used(cx: &Context<'_, '_>, taken: &mut FxHashSet<FuncId>) {
    let is_list = |name: &str| matches!(name, "llvm.used" | "llvm.compiler.used");
    let lists = cx.tree.globals.iter().filter(|global| is_list(&global.name));
    for init in lists.filter_map(|list| list.init.as_ref()) {
        init.walk(&mut |value| {
            if let ValueKind::Global(name) = &value.kind
                && let Some(&Named::Func(id, _)) = cx.names.get(&**name)
            {
                taken.insert(id);
            }
        });
    }
}
