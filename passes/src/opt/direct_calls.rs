//! Makes indirect calls of known functions direct, and calls of aliases those of the functions, so
//! that bodies can be put in their place.
//!
//! The address is that of a device function, and the signature of the call is the function's, down
//! to how each parameter is passed. A call through another signature is undefined behaviour where
//! it differs in types and stays; one that says how variable arguments are passed stays too, for a
//! direct call cannot say it. Code generation makes those direct that it can. A weak alias may
//! stand for something else in the linked program.

use super::Changed;
use cranelift_entity::EntityRef;
use irc_ir::entity::{FuncId, Inst};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{Opcode, Payload};
use irc_ir::signature::Linkage;

/// Makes indirect calls of known functions direct, in every function of a module.
pub fn direct_calls(module: &mut Module) -> Changed {
    let mut changed = resolve_aliases(module);
    for caller in (0..module.num_funcs() as u32).map(FuncId::from_u32) {
        let func = module.func(caller);
        let calls: Vec<(Inst, FuncId)> = func
            .insts()
            .filter_map(|inst| Some((inst, known_callee(module, func, inst)?)))
            .collect();
        let dfg = &mut module.func_mut(caller).dfg;
        for (call, callee) in calls {
            let args = dfg.args(call)[1..].to_vec();
            dfg.replace_inst(call, Opcode::Call, Payload::Func(callee), &args);
            changed = Changed::Yes;
        }
    }
    changed
}

/// Uses the functions that aliases stand for in place of the aliases.
fn resolve_aliases(module: &mut Module) -> Changed {
    let aliasee = |func: &Function| func.aliasee.filter(|_| func.linkage != Linkage::Weak);
    let aliasees: Vec<Option<FuncId>> = module.funcs().map(|(_, func)| aliasee(func)).collect();
    let mut changed = Changed::No;
    if aliasees.iter().all(Option::is_none) {
        return changed;
    }
    for (_, func) in module.funcs_mut() {
        let Function { dfg, layout, .. } = func;
        for inst in layout.blocks().flat_map(|block| layout.insts(block)) {
            if let Payload::Func(callee) = &mut dfg.inst_mut(inst).payload
                && let Some(aliasee) = aliasees[callee.index()]
            {
                *callee = aliasee;
                changed = Changed::Yes;
            }
        }
    }
    changed
}

/// The function that an indirect call calls, if it is known and has the signature of the call.
fn known_callee(module: &Module, func: &Function, call: Inst) -> Option<FuncId> {
    let dfg = &func.dfg;
    let Payload::Sig(signature) = dfg.inst(call).payload else { return None };
    let address = dfg.def_inst(*dfg.args(call).first()?)?;
    let Payload::Func(callee) = dfg.inst(address).payload else { return None };
    let callee_func = module.func(callee);
    (dfg.opcode(address) == Opcode::FuncAddr
        && !callee_func.is_kernel()
        && callee_func.signature == dfg.signatures[signature])
        .then_some(callee)
}
