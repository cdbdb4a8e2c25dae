//! Removal of block parameters together with the arguments that branches give them.

use irc_ir::entity::{Block, Value};
use irc_ir::function::Function;
use smallvec::SmallVec;

/// Keeps the parameters for which `keep` says so, and the arguments for them. Those of the entry
/// block stay: they are the function's.
pub(super) fn retain_params(func: &mut Function, keep: impl Fn(Value) -> bool) {
    let entry = func.layout.entry();
    let mut next = entry;
    while let Some(block) = next {
        next = func.layout.next_block(block);
        retain_arguments(func, block, &keep);
    }
    let mut next = entry.and_then(|entry| func.layout.next_block(entry));
    let mut kept: SmallVec<[bool; 16]> = SmallVec::new();
    while let Some(block) = next {
        next = func.layout.next_block(block);
        kept.clear();
        kept.extend(func.dfg.params(block).iter().map(|&param| keep(param)));
        if kept.contains(&false) {
            func.dfg.retain_params(block, |i| kept[i]);
        }
    }
}

/// Drops from the branch targets of `block` the arguments for parameters that are not kept.
fn retain_arguments(func: &mut Function, block: Block, keep: &impl Fn(Value) -> bool) {
    let Some(inst) = func.layout.last_inst(block) else { return };
    for i in 0..func.dfg.targets(inst).len() {
        let mut call = func.dfg.targets(inst)[i];
        let params = func.dfg.params(call.block);
        if params.iter().all(|&param| keep(param)) || Some(call.block) == func.layout.entry() {
            continue;
        }
        let arguments = func.dfg.call_args(&call);
        let kept: SmallVec<[Value; 16]> = params
            .iter()
            .zip(arguments)
            .filter(|&(&param, _)| keep(param))
            .map(|(_, &argument)| argument)
            .collect();
        call.args.clear(&mut func.dfg.pool);
        call.args.extend(kept, &mut func.dfg.pool);
        func.dfg.targets_mut(inst)[i] = call;
    }
}
