//! Folds constants and applies rewritings that are good wherever they apply.
//!
//! Afterwards, in what is reachable:
//! - no instruction that only computes has constants for all of its operands, except approximate
//!   ones, whose value is the target's, and casts of addresses, which the launch decides;
//! - constants are the right operands of commutative operations and comparisons;
//! - no rule applies, but for what earlier rewritings of later instructions uncover.
//!
//! A constant is computed by the reference interpreter, so that folding and meaning cannot differ.
//! Everything refines: a result may become more defined, never less. Floats keep every bit, NaN
//! payloads included, so `x + 0.0` and `x * 1.0` stay: they make a NaN canonical.
//!
//! Instructions are rewritten in place and keep their locations; a value that takes the place of
//! another inherits its name.
//!
//! One walk in reverse postorder: operands have reached their final form before their users are
//! looked at, except around loops.

mod rules;

use super::Changed;
use super::rewrite::rewrite;
use crate::analysis::Analyses;
use crate::remarks::Remarks;
use crate::rules::Rule;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::{ConstData, Substitution};
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::interp::eval::{self, Lane};
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::{Scalar, Type};
use rules::{Applied, Operand, Simplification};
use smallvec::{SmallVec, smallvec};

/// An instruction is rewritten at most this many times in a row; each rule makes it simpler, so
/// this is only a guard against two rules that undo each other.
const MAX_STEPS: usize = 8;

/// Folds constants and applies rewritings that are good wherever they apply.
pub fn fold(func: &mut Function, analyses: &Analyses) -> Changed {
    fold_since(func, analyses, 0, &Remarks::OFF)
}

/// The same for the instructions from the `first` that was made on: for what a rewriting of a
/// folded function has added.
pub fn fold_since(
    func: &mut Function,
    analyses: &Analyses,
    first: usize,
    remarks: &Remarks,
) -> Changed {
    rewrite(func, analyses, first, |func, substitution, inst| {
        fold_inst(func, substitution, inst, remarks)
    })
}

fn fold_inst(
    func: &mut Function,
    substitution: &mut Substitution,
    inst: Inst,
    remarks: &Remarks,
) -> Changed {
    let mut changed = Changed::No;
    for _ in 0..MAX_STEPS {
        let applied = fold_constants(func, inst).or_else(|| rules::apply(&func.dfg, inst));
        let Some((rule, step)) = applied else { return changed };
        remarks.applied(rule);
        match step {
            Simplification::Rewrite(opcode, payload, operands) => {
                let args: SmallVec<[Value; 4]> =
                    operands.iter().map(|&operand| value_of(func, operand)).collect();
                func.dfg.replace_inst(inst, opcode, payload, &args);
            }
            Simplification::Nest(outer, payload, opcode, operands, other) => {
                let args = operands.map(|operand| value_of(func, operand));
                let inner = Cursor::before(func, inst).binary(opcode, args[0], args[1]);
                let other = other.map(|operand| value_of(func, operand));
                let args: SmallVec<[Value; 2]> = [inner].into_iter().chain(other).collect();
                func.dfg.replace_inst(inst, outer, payload, &args);
                let made = func.dfg.def_inst(inner).expect("it was made just now");
                fold_inst(func, substitution, made, remarks);
                func.dfg.map_uses(inst, |value| substitution.find(value));
            }
            Simplification::InvertBranch(cond) => {
                func.dfg.args_mut(inst)[0] = cond;
                func.dfg.targets_mut(inst).swap(0, 1);
                changed = Changed::Edges;
            }
            known @ (Simplification::Become(_) | Simplification::Constants(_)) => {
                let values = known_values(func, inst, known);
                replace(func, substitution, inst, &values);
                return changed | Changed::Yes;
            }
        }
        changed |= Changed::Yes;
    }
    changed
}

/// What the result of an instruction, which may stand nowhere, is known to be: a constant, or what
/// an operand is or is made of.
pub(super) fn known_result(func: &mut Function, inst: Inst) -> Option<Value> {
    let (_, step) = fold_constants(func, inst).or_else(|| rules::apply(&func.dfg, inst))?;
    known_values(func, inst, step).first().copied()
}

/// The values that the results of an instruction are; none if it stays.
fn known_values(func: &mut Function, inst: Inst, step: Simplification) -> SmallVec<[Value; 2]> {
    match step {
        Simplification::Become(operand) => smallvec![value_of(func, operand)],
        Simplification::Constants(lanes) => {
            let results = func.dfg.results(inst).zip(lanes);
            results.map(|(result, lane)| constant(func, func.dfg.ty(result), lane)).collect()
        }
        _ => SmallVec::new(),
    }
}

/// Lets `values` stand for the results of an instruction, which goes.
fn replace(func: &mut Function, substitution: &mut Substitution, inst: Inst, values: &[Value]) {
    for (old, &new) in func.dfg.results(inst).zip(values) {
        func.inherit_name(old, new);
        substitution.replace(old, new);
    }
    func.layout.remove_inst(inst);
}

fn value_of(func: &mut Function, operand: Operand) -> Value {
    match operand {
        Operand::Value(value) => value,
        Operand::Constant(ty, bits) => func.dfg.constant(ty, bits),
        Operand::Poison(ty) => func.dfg.poison(ty),
    }
}

fn constant(func: &mut Function, ty: Type, lane: Lane) -> Value {
    match lane {
        Some(bits) => func.dfg.constant(ty, bits),
        None => func.dfg.poison(ty),
    }
}

/// The constants that an instruction computes from constants.
fn fold_constants(func: &Function, inst: Inst) -> Applied {
    let dfg = &func.dfg;
    let data = dfg.inst(inst);
    let args = dfg.args(inst);
    let num_constants = args.iter().filter(|&&arg| dfg.as_const(arg).is_some()).count();
    if num_constants == 0 || dfg.first_result(inst).is_none() {
        return None;
    }
    if !dfg.effects(inst).is_pure() || dfg.row_is_convergent(inst) {
        return None;
    }
    let has_poison = args.iter().any(|&arg| dfg.as_const(arg) == Some(ConstData::Poison));
    if has_poison && is_strict(data.opcode) {
        let poison = dfg.results(inst).map(|_| None).collect();
        return Some((Rule::PoisonOperand, Simplification::Constants(poison)));
    }
    if num_constants < args.len() || !is_foldable(data.opcode, &data.payload) {
        return None;
    }
    let lanes: SmallVec<[Lane; 4]> = args.iter().map(|&arg| dfg.as_bits(arg)).collect();
    let scalars = args.iter().copied().chain(dfg.results(inst));
    if lanes.len() > 4 || scalars.into_iter().any(|value| dfg.ty(value).is_vector()) {
        return None;
    }
    let operands: SmallVec<[eval::Operand<'_>; 4]> = args
        .iter()
        .zip(&lanes)
        .map(|(&arg, lane)| eval::Operand { ty: dfg.ty(arg), lanes: std::slice::from_ref(lane) })
        .collect();
    let mut out = [None; 2];
    let out = &mut out[..dfg.results(inst).count()];
    // Operations without a controlling type compute addresses.
    let ty = dfg.controlling_type(inst).unwrap_or(Type::Scalar(Scalar::I64));
    let computed = eval::evaluate(data.opcode, &data.payload, ty, &operands, out);
    let lanes = || Simplification::Constants(out.iter().copied().collect());
    computed.then(|| (Rule::Constants, lanes()))
}

/// Whether all results are poison as soon as one operand is. A block of PTX takes some value for a
/// poison operand, and an instruction under a guard that does not hold does not use it.
fn is_strict(opcode: Opcode) -> bool {
    use Opcode::*;
    !matches!(opcode, Select | Freeze | Vbuild | Insert | Shuffle | Ptx)
}

/// Whether the result is the same on every target and in every launch.
fn is_foldable(opcode: Opcode, payload: &Payload) -> bool {
    let approximate = match payload {
        Payload::Float(flags) => flags.approx || eval::is_approximate(opcode),
        Payload::Math(_, tier, _) => tier.is_approximate(),
        _ => false,
    };
    !approximate && opcode != Opcode::Addrcast
}
