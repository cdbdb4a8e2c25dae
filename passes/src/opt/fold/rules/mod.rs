//! The rules: each looks at one instruction and what its operands are, and says what would do.

mod bits;
mod convert;
mod float;
mod integer;

use crate::rules::Rule;
use irc_ir::dfg::{ConstData, Dfg};
use irc_ir::entity::{Inst, Value};
use irc_ir::interp::eval::Lane;
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::{I1, I32, Type};
use smallvec::{SmallVec, smallvec};

/// An operand of a rewritten instruction.
#[derive(Copy, Clone, Debug)]
pub(super) enum Operand {
    /// A value that is there.
    Value(Value),
    /// The constant with these bits.
    Constant(Type, u128),
    /// Poison of this type.
    Poison(Type),
}

/// What to do with an instruction.
pub(super) enum Simplification {
    /// The operand takes the place of its only result.
    Become(Operand),
    /// Constants take the places of its results; `None` is poison.
    Constants(SmallVec<[Lane; 2]>),
    /// It turns into another operation with the same result types.
    Rewrite(Opcode, Payload, SmallVec<[Operand; 4]>),
    /// It becomes the first operation of what the second, on two operands, gives, and of one
    /// operand more, if there is one.
    Nest(Opcode, Payload, Opcode, [Operand; 2], Option<Operand>),
    /// It branches on this value instead, its two targets swapped.
    InvertBranch(Value),
}

/// A rule that applies, and what it does; `None` where there is none.
pub(super) type Applied = Option<(Rule, Simplification)>;

/// An instruction and its operands.
#[derive(Copy, Clone)]
struct Term<'a> {
    dfg: &'a Dfg,
    inst: Inst,
    opcode: Opcode,
    payload: Payload,
    args: &'a [Value],
}

impl<'a> Term<'a> {
    fn new(dfg: &'a Dfg, inst: Inst) -> Term<'a> {
        let data = dfg.inst(inst);
        Term { dfg, inst, opcode: data.opcode, payload: data.payload, args: dfg.args(inst) }
    }

    /// The instruction that a value is the first result of, if it is one with this operation.
    fn def(&self, value: Value, opcode: Opcode) -> Option<Term<'a>> {
        let inst = self.dfg.def_inst(value).filter(|&inst| self.dfg.opcode(inst) == opcode)?;
        (self.dfg.first_result(inst) == Some(value)).then(|| Term::new(self.dfg, inst))
    }

    /// The bits of operand `i`, if it is a constant.
    fn bits(&self, i: usize) -> Option<u128> {
        self.dfg.as_bits(self.args[i])
    }

    /// Type of operand `i`.
    fn arg_ty(&self, i: usize) -> Type {
        self.dfg.ty(self.args[i])
    }

    /// Type of the first result.
    fn ty(&self) -> Type {
        self.dfg.ty(self.dfg.first_result(self.inst).expect("rules are about results"))
    }

    fn is_poison(&self, i: usize) -> bool {
        self.dfg.as_const(self.args[i]) == Some(ConstData::Poison)
    }

    /// This operation and payload with other operands.
    fn with_args(&self, rule: Rule, operands: impl IntoIterator<Item = Operand>) -> Applied {
        rewrite(rule, self.opcode, self.payload, operands.into_iter().collect())
    }

    /// The constant `bits` of the type of the result, which is not a vector.
    fn becomes_bits(&self, rule: Rule, bits: u128) -> Applied {
        if self.ty().is_vector() { None } else { becomes_constant(rule, self.ty(), bits) }
    }
}

fn becomes(rule: Rule, value: Value) -> Applied {
    Some((rule, Simplification::Become(Operand::Value(value))))
}

fn becomes_constant(rule: Rule, ty: Type, bits: u128) -> Applied {
    Some((rule, Simplification::Become(Operand::Constant(ty, bits))))
}

fn becomes_poison(rule: Rule, ty: Type) -> Applied {
    Some((rule, Simplification::Become(Operand::Poison(ty))))
}

fn rewrite(
    rule: Rule,
    opcode: Opcode,
    payload: Payload,
    operands: SmallVec<[Operand; 4]>,
) -> Applied {
    Some((rule, Simplification::Rewrite(opcode, payload, operands)))
}

/// Another operation without promises on one value.
fn unary(rule: Rule, opcode: Opcode, x: Value) -> Applied {
    rewrite(rule, opcode, opcode.desc().payload.plain(), smallvec![Operand::Value(x)])
}

/// `cond` negated; the instruction has an `i1` for result.
fn negation(rule: Rule, cond: Value) -> Applied {
    let operands = smallvec![Operand::Value(cond), Operand::Constant(I1, 1)];
    rewrite(rule, Opcode::Xor, Payload::None, operands)
}

/// A shift amount or the like.
fn amount(bits: u128) -> Operand {
    Operand::Constant(I32, bits)
}

/// What the rules say about an instruction that is not constant as a whole.
pub(super) fn apply(dfg: &Dfg, inst: Inst) -> Applied {
    use Opcode as O;
    let term = Term::new(dfg, inst);
    match term.opcode {
        O::Add | O::Sub | O::Mul | O::And | O::Or | O::Xor => integer::arithmetic(&term),
        O::Sdiv | O::Udiv | O::Srem | O::Urem => integer::divide(&term),
        O::Smin | O::Smax | O::Umin | O::Umax => integer::min_max(&term),
        O::Lshr => integer::shift(&term).or_else(|| bits::count(&term)),
        O::Shl | O::Ashr | O::Rotl | O::Rotr => integer::shift(&term),
        O::Fshl | O::Fshr => integer::funnel(&term),
        O::Icmp => integer::compare(&term),
        O::Select => select(&term),
        O::Freeze => freeze(&term),
        O::Zext | O::Sext | O::Trunc => convert::integer(&term),
        O::Stof | O::Utof => convert::from_integer(&term),
        O::Bitcast | O::Ptrtoint | O::Inttoptr | O::Addrcast => convert::reinterpret(&term),
        O::Ptradd => convert::offset(&term),
        O::Fdiv => float::divide(&term),
        O::Fneg | O::Fabs => float::sign(&term),
        O::Extract => extract(&term),
        O::Vbuild => rebuild(&term),
        O::Condbr => branch(&term),
        _ if term.opcode.desc().commutative => constant_right(&term),
        O::Fcmp => float::compare(&term),
        _ => None,
    }
}

/// A constant first operand of a commutative operation goes right.
fn constant_right(term: &Term<'_>) -> Applied {
    let &[x, y, ..] = term.args else { return None };
    if term.dfg.as_const(x).is_none() || term.dfg.as_const(y).is_some() {
        return None;
    }
    let rest = term.args[2..].iter().copied();
    term.with_args(Rule::ConstantRight, [y, x].into_iter().chain(rest).map(Operand::Value))
}

fn select(term: &Term<'_>) -> Applied {
    let &[cond, x, y] = term.args else { return None };
    if let Some(bits) = term.bits(0) {
        return becomes(Rule::SelectConstant, if bits != 0 { x } else { y });
    }
    if term.is_poison(0) {
        return becomes_poison(Rule::SelectPoisonCondition, term.ty());
    }
    if x == y {
        return becomes(Rule::SelectSame, x);
    }
    if term.is_poison(2) {
        return becomes(Rule::SelectPoison, x);
    }
    if term.is_poison(1) {
        return becomes(Rule::SelectPoison, y);
    }
    if term.arg_ty(0) != I1 {
        return None;
    }
    if let Some(inner) = negated(term, cond) {
        return term.with_args(Rule::SelectNegated, [inner, y, x].map(Operand::Value));
    }
    let is_int = term.ty().is_int() && !term.ty().is_vector();
    if is_int && let Some(applied) = integer::choice(term) {
        return Some(applied);
    }
    match (term.ty() == I1, term.bits(1), term.bits(2)) {
        (true, Some(1), Some(0)) => becomes(Rule::SelectTruth, cond),
        (true, Some(0), Some(1)) => negation(Rule::SelectFalsehood, cond),
        (true, None, Some(0)) => integer::two_comparisons(term, Opcode::And, cond, x),
        (true, Some(1), None) => integer::two_comparisons(term, Opcode::Or, cond, y),
        (false, Some(1), Some(0)) if is_int => unary(Rule::SelectWidened, Opcode::Zext, cond),
        _ => None,
    }
}

/// What a truth value is the negation of, if it is written as one.
fn negated(term: &Term<'_>, value: Value) -> Option<Value> {
    let xor = term.def(value, Opcode::Xor)?;
    (xor.ty() == I1 && xor.bits(1) == Some(1)).then(|| xor.args[0])
}

fn freeze(term: &Term<'_>) -> Applied {
    let x = term.args[0];
    match term.dfg.as_const(x) {
        Some(ConstData::Bits(_)) => becomes(Rule::FreezeConstant, x),
        Some(ConstData::Poison) => term.becomes_bits(Rule::FreezePoison, 0),
        None if term.def(x, Opcode::Freeze).is_some() => becomes(Rule::FreezeTwice, x),
        None => None,
    }
}

fn extract(term: &Term<'_>) -> Applied {
    let Payload::Lane(lane) = term.payload else { return None };
    let vector = term.args[0];
    if let Some(build) = term.def(vector, Opcode::Vbuild) {
        return becomes(Rule::ExtractBuilt, build.args[usize::from(lane)]);
    }
    if let Some(splat) = term.def(vector, Opcode::Splat) {
        return becomes(Rule::ExtractSplat, splat.args[0]);
    }
    match term.def(vector, Opcode::Insert) {
        Some(Term { payload: Payload::Lane(l), args, .. }) if l == lane => {
            becomes(Rule::ExtractInserted, args[1])
        }
        Some(insert) => term.with_args(Rule::ExtractOther, [Operand::Value(insert.args[0])]),
        None => None,
    }
}

/// A vector built of the lanes of another, in order, is the other.
fn rebuild(term: &Term<'_>) -> Applied {
    let source = |(i, &arg): (usize, &Value)| {
        let extract = term.def(arg, Opcode::Extract)?;
        let in_place = matches!(extract.payload, Payload::Lane(lane) if usize::from(lane) == i);
        in_place.then(|| extract.args[0])
    };
    let mut sources = term.args.iter().enumerate().map(source);
    match sources.next().flatten() {
        Some(vector) if term.dfg.ty(vector) == term.ty() && sources.all(|s| s == Some(vector)) => {
            becomes(Rule::Rebuild, vector)
        }
        _ => None,
    }
}

fn branch(term: &Term<'_>) -> Applied {
    negated(term, term.args[0]).map(|cond| (Rule::InvertBranch, Simplification::InvertBranch(cond)))
}
