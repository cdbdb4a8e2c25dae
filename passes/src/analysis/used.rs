//! Which functions of a module are used: what nothing can reach need not be optimised, and becomes
//! no code from `-O2` on.

use cranelift_entity::EntitySet;
use irc_ir::entity::FuncId;
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::Payload;
use irc_ir::signature::Linkage;

/// The functions that others see and `more`, those that they use, and declarations.
pub fn used_functions(
    module: &Module,
    more: impl IntoIterator<Item = FuncId>,
) -> EntitySet<FuncId> {
    let mut used = EntitySet::with_capacity(module.num_funcs());
    let is_seen = |(_, func): &(FuncId, &Function)| {
        let is_elsewhere = func.is_declaration() && func.aliasee.is_none();
        func.is_kernel() || func.linkage != Linkage::Internal || is_elsewhere
    };
    let mut work: Vec<FuncId> = module.funcs().filter(is_seen).map(|(id, _)| id).collect();
    work.extend(module.functions_in_initialisers());
    work.extend(more);
    while let Some(id) = work.pop() {
        if used.insert(id) {
            work.extend(functions_in(module.func(id)));
        }
    }
    used
}

/// The functions that a body calls or takes the address of, in order; that of an alias.
pub fn functions_in(func: &Function) -> impl Iterator<Item = FuncId> + '_ {
    let in_body = func.insts().filter_map(|inst| match func.dfg.inst(inst).payload {
        Payload::Func(callee) => Some(callee),
        _ => None,
    });
    func.aliasee.into_iter().chain(in_body)
}

/// The functions that are called or whose addresses functions take, each as often as that is so.
pub(crate) fn named_functions(module: &Module) -> Vec<FuncId> {
    module.funcs().flat_map(|(_, func)| functions_in(func)).collect()
}
