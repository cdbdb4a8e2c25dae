//! What of a loop is not there once for each round when all rounds are known.

use super::evolve::{first_value, is_computed};
use super::plan::inst_size;
use crate::analysis::{Analyses, Edge, Loop};
use crate::opt::only_computes;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use rustc_hash::FxHashSet;

/// How often it is asked again which parameters stay known.
const MAX_STEPS: usize = 4;

/// About how many machine instructions of a loop its rounds do not have each.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Shared {
    /// So many are constant in each round.
    pub constant: u64,
    /// So many do not change from round to round and cost little, so that all of them have one.
    pub invariant: u64,
}

impl Shared {
    /// Looks at what a loop has besides inner ones.
    pub fn find(func: &Function, analyses: &Analyses, l: Loop, latch: Edge) -> Shared {
        let loops = analyses.loops(func);
        let own = loops.blocks(l).iter().filter(|&&block| loops.innermost(block) == Some(l));
        let insts: Vec<Inst> = own.flat_map(|&block| func.layout.insts(block)).collect();
        let constants = constants(func, analyses, (l, latch), &insts);
        let is_constant =
            |value: &Value| func.dfg.as_const(*value).is_some() || constants.contains(value);
        let mut invariants = FxHashSet::default();
        let mut shared = Shared::default();
        for &inst in &insts {
            let args = func.dfg.args(inst);
            let is_decided =
                func.dfg.opcode(inst) == Opcode::Condbr && args.first().is_some_and(is_constant);
            let result = func.dfg.first_result(inst);
            if is_decided || result.is_some_and(|result| constants.contains(&result)) {
                shared.constant += inst_size(func, inst);
                continue;
            }
            let is_same =
                |&value: &Value| loops.is_outside(func, l, value) || invariants.contains(&value);
            let computes = only_computes(func, inst)
                && !func.dfg.row_is_convergent(inst)
                && !func.dfg.opcode(inst).desc().costly;
            if let Some(result) = result.filter(|_| computes && args.iter().all(is_same)) {
                invariants.insert(result);
                shared.invariant += inst_size(func, inst);
            }
        }
        shared
    }
}

/// The values that are constant in each round: what is computed from counters that begin with a
/// constant.
fn constants(
    func: &Function,
    analyses: &Analyses,
    (l, latch): (Loop, Edge),
    insts: &[Inst],
) -> FxHashSet<Value> {
    let header = analyses.loops(func).header(l);
    let params = func.dfg.params(header);
    let begins_known = |&index: &usize| {
        let first = first_value(func, analyses, l, index);
        first.is_some_and(|first| func.dfg.as_bits(first).is_some())
    };
    let mut counters: Vec<usize> = (0..params.len()).filter(begins_known).collect();
    for _ in 0..MAX_STEPS {
        let mut known: FxHashSet<Value> = counters.iter().map(|&index| params[index]).collect();
        let is_known = |known: &FxHashSet<Value>, value: &Value| {
            func.dfg.as_bits(*value).is_some() || known.contains(value)
        };
        for &inst in insts {
            if is_computed(func, inst)
                && func.dfg.args(inst).iter().all(|value| is_known(&known, value))
            {
                known.extend(func.dfg.first_result(inst));
            }
        }
        let before = counters.len();
        counters.retain(|&index| {
            func.edge_arg(latch, index).is_some_and(|next| is_known(&known, &next))
        });
        if counters.len() == before {
            return known;
        }
    }
    FxHashSet::default()
}
