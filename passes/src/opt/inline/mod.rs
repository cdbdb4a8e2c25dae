//! Puts the bodies of device functions in the place of calls.
//!
//! A call costs an ABI: parameters and results go through `.param` space, registers are fixed, and
//! nothing is known across it. Callees come before callers, so a body that is put in has got those
//! of its own callees. What is put in: what is about as small as the call, what has one call only,
//! what gets the address of a stack slot, which is in memory as long as it is passed on, and what
//! is small, as long as the caller does not grow beyond a bound.
//!
//! What a function has become is simplified before its own callers ask how large it is: a slot that
//! a callee got the address of, and bytes that went through parameters and results, leave little
//! where the callee is no longer called. (This is part of the pass, whichever passes are left out.)
//!
//! Never put in are functions that are recursive, that another definition may replace, that never
//! return (their calls are not where time is spent), that have wishes of their own for ptxas, that
//! are variadic, or that allocate on the stack what their return frees; nor those that the frontend
//! wants called (`noinline`). What it wants put in (`alwaysinline`) is, whatever its size.
//!
//! A call and the body in its place are under the same branches, so convergence stays as it is. The
//! places of the code say where it was inlined ([`irc_ir::location`]). A slot of the callee becomes
//! one of the caller: what it held in the round of a loop before is no less than the poison that it
//! begins with. One that begins without poison is cleared in each round, for it may hold some then.

mod copy;
#[cfg(test)]
mod tests;

use super::{Changed, dce, fold_since, remove_trivial_params, simplify_cfg, sroa};
use crate::analysis::place::root_of;
use crate::analysis::summary::CallGraph;
use crate::analysis::{Analyses, Cfg, Loops};
use crate::remarks::{RemarkName, Remarks};
use cranelift_entity::SecondaryMap;
use irc_ir::data::DataTypes;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{FuncId, Inst, Value};
use irc_ir::function::{Function, FunctionKind, Inlining};
use irc_ir::module::Module;
use irc_ir::op::Opcode;
use irc_ir::signature::Linkage;
use irc_ptx::isa::rows;

/// Instructions that a call takes besides those for each argument: declarations, the call itself
/// and the return.
const CALL_COST: usize = 6;
/// Functions of up to N instructions are put in wherever they are called.
const SMALL: usize = 400;
/// A function with one call, or one that gets the address of a slot, is put in up to this size.
const ONLY_CALL: usize = 1000;
/// A caller grows by N instructions at most, but for what is as small as a call.
const MAX_GROWTH: usize = 8000;

/// Puts the bodies of device functions in the place of calls, in every function of a module.
pub fn inline(module: &mut Module, remarks: &Remarks) -> Changed {
    let graph = CallGraph::new(module);
    let mut num_calls: SecondaryMap<FuncId, u32> = SecondaryMap::new();
    for (id, _) in module.funcs() {
        graph.calls(id).iter().for_each(|&(_, callee)| num_calls[callee] += 1);
    }
    let mut changed = Changed::No;
    for caller in graph.bottom_up() {
        let calls = graph.calls(caller);
        if calls.is_empty() {
            continue;
        }
        let mut func = module.func_mut(caller).take_body();
        let begins_frozen = |callee: FuncId| module.func(callee).slots.values().any(|s| s.frozen);
        let clears = calls.iter().any(|&(_, callee)| begins_frozen(callee));
        let loops = clears.then(|| Loops::new(&Cfg::new(&func)));
        let mut growth = 0;
        let mut has_grown = false;
        // From the last to the first, so that each instruction is moved once.
        let mut substitution = Substitution::default();
        for &(call, callee) in calls.iter().rev() {
            if let Some((name, why)) = obstacle(module, &graph, callee) {
                let callee = &module.func(callee).name;
                remarks.note(name, &func, Some(call), || format!("`@{callee}` {why}"));
                continue;
            }
            let gains = num_calls[callee] == 1 || takes_slot(&func, call);
            let callee = module.func(callee);
            let size = size(callee);
            let is_worth_it = worth(callee, size, gains, &mut growth);
            note(remarks, &func, call, callee, size, is_worth_it);
            if is_worth_it {
                let block = func.layout.block_of(call).expect("the call stands in a block");
                let is_in_loop = |loops: &Loops| loops.innermost(block).is_some();
                let repeats = loops.as_ref().is_some_and(is_in_loop);
                let types = &module.types;
                copy::inline_call(&mut func, types, call, callee, repeats, &mut substitution);
                changed = Changed::Edges;
                has_grown = true;
            }
        }
        func.substitute(&mut substitution);
        if has_grown && num_calls[caller] > 0 {
            simplify(&mut func, &module.types, remarks);
        }
        *module.func_mut(caller) = func;
    }
    changed
}

/// Takes away what bodies in the place of calls have made superfluous.
fn simplify(func: &mut Function, types: &DataTypes, remarks: &Remarks) {
    simplify_cfg(func, remarks);
    sroa(func, types, &Analyses::default());
    let analyses = Analyses::default();
    remove_trivial_params(func, &analyses);
    fold_since(func, &analyses, 0, remarks);
    dce(func, &Analyses::default());
}

/// Says what becomes of a call whose callee may be inlined.
fn note(
    remarks: &Remarks,
    caller: &Function,
    call: Inst,
    callee: &Function,
    size: usize,
    is_worth_it: bool,
) {
    let name = &callee.name;
    match is_worth_it {
        true => remarks.note(RemarkName::Inlined, caller, Some(call), || {
            format!("`@{name}` is inlined: {size} instructions")
        }),
        false => remarks.note(RemarkName::TooCostly, caller, Some(call), || {
            format!("`@{name}` is not inlined: {size} instructions are too many")
        }),
    }
}

/// Why a body may not stand in the place of a call.
fn obstacle(
    module: &Module,
    graph: &CallGraph,
    callee: FuncId,
) -> Option<(RemarkName, &'static str)> {
    let func = module.func(callee);
    let attrs = &func.attrs;
    let has_wishes = attrs.local_maxnreg.is_some() || !attrs.pragmas.is_empty();
    if func.is_declaration() || func.kind != FunctionKind::Device {
        return Some((RemarkName::NoDefinition, "has no body in this module"));
    }
    let obstacles = [
        (func.linkage == Linkage::Weak, "may be replaced by another definition"),
        (graph.is_recursive(callee), "is recursive"),
        (attrs.inlining == Inlining::Never, "is `noinline`"),
        (attrs.noreturn, "never returns"),
        (has_wishes, "has wishes of its own for ptxas"),
        (takes_stack(func), "allocates on the stack or is variadic"),
    ];
    let (_, why) = obstacles.into_iter().find(|(is_one, _)| *is_one)?;
    Some((RemarkName::NeverInline, why))
}

/// Whether a call has a part of the stack for itself that is only known when it runs, and is freed
/// when it returns: allocations, or variable arguments.
fn takes_stack(func: &Function) -> bool {
    let ops = [Opcode::Alloca, Opcode::Stacksave, Opcode::Stackrestore];
    let stack = [rows::ALLOCA, rows::STACKSAVE, rows::STACKRESTORE];
    let takes = |inst| {
        let code = func.dfg.ptx_code(inst);
        ops.contains(&func.dfg.opcode(inst))
            || code.is_some_and(|code| code.insts.iter().any(|inst| stack.contains(&inst.row)))
    };
    func.signature.variadic.is_some() || func.insts().any(takes)
}

/// Whether a call gets the address of a stack slot, or of a part of it.
fn takes_slot(func: &Function, call: Inst) -> bool {
    let is_slot = |&arg: &Value| {
        let def = func.dfg.def_inst(root_of(func, arg, 0).0);
        def.is_some_and(|inst| func.dfg.opcode(inst) == Opcode::SlotAddr)
    };
    func.dfg.args(call).iter().any(is_slot)
}

/// Whether a body of this size is to stand in the place of a call, which is worth more than
/// the call itself if it `gains`. Adds it to what the caller grows by.
fn worth(callee: &Function, size: usize, gains: bool, growth: &mut usize) -> bool {
    if callee.attrs.inlining == Inlining::Always {
        return true;
    }
    // A load of each parameter in the callee, a store of each argument.
    if size <= CALL_COST + 2 * callee.signature.params.len() {
        return true;
    }
    let bound = if gains { ONLY_CALL } else { SMALL };
    let fits = size <= bound && *growth + size <= MAX_GROWTH;
    if fits {
        *growth += size;
    }
    fits
}

/// The number of instructions of a function, but for those that make no code.
fn size(func: &Function) -> usize {
    let is_code = |&inst: &Inst| {
        let free = [Opcode::SlotAddr, Opcode::GlobalAddr, Opcode::Br, Opcode::Ret];
        !free.contains(&func.dfg.opcode(inst))
    };
    func.insts().filter(is_code).count()
}
