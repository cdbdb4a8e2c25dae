//! What debuggers are told of values that were moved.

use crate::analysis::Dominators;
use cranelift_entity::EntitySet;
use irc_ir::debug::{DebugLocation, DebugSum, DebugValue, Home};
use irc_ir::entity::{Block, DebugVar, Inst, Value};
use irc_ir::function::Function;
use rustc_hash::{FxHashMap, FxHashSet};

/// How many moved values are looked through for one place.
const MAX_STEPS: usize = 16;

/// A debug value of a moved value, which is not there yet.
struct Early {
    block: Block,
    inst: Inst,
    /// Which of those before the instruction it is.
    index: usize,
    location: DebugLocation,
}

/// Says where variables are that had moved values.
pub(super) fn follow(func: &mut Function, dom: &Dominators, moved: &EntitySet<Value>) {
    let (mut early, mut told) = (Vec::new(), FxHashMap::<DebugVar, u32>::default());
    let mut passed: EntitySet<Value> = EntitySet::new();
    for block in func.layout.blocks() {
        for inst in func.layout.insts(block) {
            for (index, debug) in func.layout.debug_values(inst).enumerate() {
                *told.entry(debug.var).or_default() += 1;
                let is_early =
                    |value| moved.contains(value) && !is_there(func, dom, (value, block), &passed);
                if debug.location.values().any(is_early) {
                    let location = as_sum(func, &debug.location, is_early);
                    early.push(Early { block, inst, index, location });
                }
            }
            passed.extend(func.dfg.results(inst).filter(|&value| moved.contains(value)));
        }
    }
    let (wholes, mut again) = (of_parts(func), Vec::new());
    for Early { block, inst, index, location } in early {
        let Some(debug) = func.layout.debug_value_mut(inst, index) else { continue };
        let (var, old) = (debug.var, std::mem::replace(&mut debug.location, location));
        if let DebugLocation::Value(value) = old
            && told[&var] == 1
            && !wholes.contains(&var)
        {
            again.push((block, var, value));
        }
    }
    for (block, var, value) in again {
        let place = func.dfg.def_inst(value).and_then(|inst| {
            let is_behind = dom.dominates(block, func.layout.block_of(inst)?);
            func.layout.next_inst(inst).filter(|_| is_behind)
        });
        if let Some(next) = place {
            func.layout.debug.add_first(next, DebugValue::new(var, Some(value)));
        }
    }
}

/// Whether a moved value is there at a place in a block, before which the block has `passed` some.
fn is_there(
    func: &Function,
    dom: &Dominators,
    (value, block): (Value, Block),
    passed: &EntitySet<Value>,
) -> bool {
    let home = func.dfg.def_inst(value).and_then(|inst| func.layout.block_of(inst));
    match home {
        Some(home) if home == block => passed.contains(value),
        Some(home) => dom.dominates(home, block),
        None => false,
    }
}

/// Where a variable is by the values that the early ones are the sums of.
fn as_sum(
    func: &Function,
    location: &DebugLocation,
    is_early: impl Fn(Value) -> bool,
) -> DebugLocation {
    let mut location = location.clone();
    for _ in 0..MAX_STEPS {
        let Some(value) = location.values().find(|&value| is_early(value)) else {
            return location.folded(&func.dfg);
        };
        let sum = func.dfg.def_inst(value).and_then(|inst| DebugSum::computed_by(&func.dfg, inst));
        let Some(sum) = sum else { break };
        location = location.replace(value, &sum, &func.dfg);
    }
    DebugLocation::Unknown
}

/// The variables that are told in parts, and these.
fn of_parts(func: &Function) -> FxHashSet<DebugVar> {
    let mut all = FxHashSet::default();
    for (id, variable) in func.debug.iter().flat_map(|debug| &debug.variables) {
        if let Home::Part(part) = variable.home {
            all.extend([id, part.of]);
        }
    }
    all
}
