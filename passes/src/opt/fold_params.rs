//! Computes on the edges to a block what the block computes of its parameters, where the edges know
//! it.
//!
//! What C++ leaves a scope by, and why a loop was left, are constants on each way:
//!
//! ```text
//!     br join(1)                              br join(true)
//!     ..                                      ..
//!     br join(2)                              br join(false)
//!   join(%why: i32):                        join(%c: i1):
//!     %c = icmp eq %why, 1
//! ```
//!
//! An operation becomes a parameter if all edges but one give it operands with which it is known,
//! and it is the only use of a parameter; for the one edge it is computed in the block before, if
//! that goes nowhere else. Parameters of loops are left as they are. (LLVM folds operations into
//! phi nodes.)
//!
//! **Refinement.** The operation gets on each edge the operands that it had there.
//!
//! Edges stay as they are. The parameter inherits the name, and what is computed in front of it the
//! location.

use super::dce::dce;
use super::fold::known_result;
use super::rewrite::rewrite;
use super::{Changed, only_computes};
use crate::analysis::{Analyses, Cfg, Edge, count_uses};
use cranelift_entity::SecondaryMap;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ptx::graph::FlowGraph;
use smallvec::SmallVec;

/// Blocks with more edges to them are left alone.
const MAX_EDGES: usize = 128;
/// So many arguments are made for one block.
const MAX_ARGS: usize = 1024;

type Operands = SmallVec<[Value; 4]>;

/// Makes parameters of what is known on the edges.
pub fn fold_params(func: &mut Function, analyses: &Analyses) -> Changed {
    if func.layout.blocks().skip(1).all(|block| func.dfg.params(block).is_empty()) {
        return Changed::No;
    }
    let cfg = analyses.cfg(func);
    let order: Vec<Block> = cfg.reverse_postorder().collect();
    // Edges from unreachable blocks would need arguments, too.
    if order.len() != func.layout.blocks().count() {
        return Changed::No;
    }
    let joins = joins(cfg, &order);
    let mut uses = count_uses(func, &order);
    let mut made: SecondaryMap<Block, usize> = SecondaryMap::new();
    let changed = rewrite(func, analyses, 0, |func, substitution, inst| {
        let Some(block) = func.layout.block_of(inst).filter(|&block| joins[block]) else {
            return Changed::No;
        };
        if !is_candidate(func, &uses, block, inst) {
            return Changed::No;
        }
        let edges: SmallVec<[Edge; 8]> = cfg.pred_edges(block).collect();
        if made[block] + edges.len() > MAX_ARGS {
            return Changed::No;
        }
        let Some(values) = on_edges(func, &edges, inst) else { return Changed::No };
        let result = func.dfg.first_result(inst).expect("a candidate has a result");
        made[block] += edges.len();
        let param = func.dfg.append_param(block, func.dfg.ty(result));
        for (edge, value) in edges.iter().zip(values) {
            let branch = func.terminator(edge.from).expect("an edge leaves it");
            func.dfg.push_target_arg(branch, edge.target, value);
            uses[value] = uses[value].saturating_add(1);
        }
        for &arg in func.dfg.args(inst) {
            // The greatest count may be too small.
            if uses[arg] < u8::MAX {
                uses[arg] -= 1;
            }
        }
        uses[param] = uses[result];
        func.inherit_name(result, param);
        substitution.replace(result, param);
        func.layout.remove_inst(inst);
        Changed::Yes
    });
    // What was computed for parameters that nothing uses any more would look as if it were needed.
    if changed == Changed::No { changed } else { changed | dce(func, analyses) }
}

/// The blocks to which a few edges lead, none of them back.
fn joins(cfg: &Cfg, order: &[Block]) -> SecondaryMap<Block, bool> {
    let mut visited: SecondaryMap<Block, bool> = SecondaryMap::new();
    let mut joins: SecondaryMap<Block, bool> = SecondaryMap::new();
    for &block in order {
        let preds = cfg.preds(block);
        let is_join = (2..=MAX_EDGES).contains(&preds.len());
        joins[block] = is_join && preds.iter().all(|&pred| visited[pred]);
        visited[block] = true;
    }
    joins
}

/// Whether an operation only computes, of constants and parameters of its block, and is the only
/// use of one of them.
fn is_candidate(func: &Function, uses: &SecondaryMap<Value, u8>, block: Block, inst: Inst) -> bool {
    let dfg = &func.dfg;
    if !only_computes(func, inst)
        || dfg.row_is_convergent(inst)
        || matches!(dfg.opcode(inst), Opcode::Freeze | Opcode::Ptx)
        || dfg.results(inst).len() != 1
    {
        return false;
    }
    let is_param = |value| matches!(dfg.def(value), ValueDef::Param(of, _) if of == block);
    let is_constant = |value| dfg.as_const(value).is_some();
    let args = dfg.args(inst);
    args.iter().all(|&arg| is_param(arg) || is_constant(arg))
        && args.iter().any(|&arg| is_param(arg) && uses[arg] == 1)
}

/// What an operation is on each edge to its block. Where it is not known on one of them, it is
/// computed in front of that.
fn on_edges(func: &mut Function, edges: &[Edge], inst: Inst) -> Option<SmallVec<[Value; 8]>> {
    let (opcode, payload) = (func.dfg.opcode(inst), func.dfg.inst(inst).payload);
    let ty = func.dfg.ty(func.dfg.first_result(inst)?);
    let operands: Operands = func.dfg.args(inst).into();
    let on_edge = |&edge: &Edge| -> Option<Operands> {
        let operand = |&operand: &Value| match func.dfg.def(operand) {
            ValueDef::Param(_, index) => func.edge_arg(edge, index as usize),
            _ => Some(operand),
        };
        operands.iter().map(operand).collect()
    };
    let brought: Vec<Operands> = edges.iter().map(on_edge).collect::<Option<_>>()?;
    // Nearly always an edge brings no constant; then nothing has to be tried.
    let brings_constant = |args: &&Operands| {
        let mut changed = args.iter().zip(&operands).filter(|(arg, operand)| arg != operand);
        changed.any(|(&arg, _)| func.dfg.as_const(arg).is_some())
    };
    if brought.iter().filter(brings_constant).count() + 1 < edges.len() {
        return None;
    }
    let trial = func.dfg.make_inst(opcode, payload, &operands, &[ty]);
    let mut values: SmallVec<[Value; 8]> = SmallVec::new();
    let mut open: Option<usize> = None;
    for (i, args) in brought.iter().enumerate() {
        func.dfg.replace_inst(trial, opcode, payload, args);
        let known = known_result(func, trial);
        if known.is_none() && open.replace(i).is_some() {
            return None;
        }
        values.push(known.or(func.dfg.first_result(trial))?);
    }
    if let Some(i) = open {
        let end = func.terminator(edges[i].from)?;
        if func.dfg.targets(end).len() != 1 {
            return None;
        }
        let loc = func.loc(inst);
        let mut cur = Cursor::before(func, end).with_loc(loc);
        let computed = cur.insert(opcode, payload, &brought[i], &[ty]);
        values[i] = func.dfg.first_result(computed)?;
    }
    Some(values)
}
