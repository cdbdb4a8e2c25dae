//! Addresses as sums, and those that are one term away from another.

use crate::opt::split_addresses::{Extension, Linear, Term, full};
use cranelift_entity::SecondaryMap;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, Opcode, Payload};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// How many terms and how many additions to a base an address may have.
const MAX_TERMS: usize = 4;

/// An address as a base, terms and bytes.
#[derive(Clone)]
pub(super) struct Sum {
    pub base: Value,
    /// In the order of their values.
    terms: SmallVec<[Term; MAX_TERMS]>,
    bytes: i64,
}

impl Sum {
    /// The sum that an addition to an address makes.
    pub fn of(func: &Function, inst: Inst) -> Option<Sum> {
        let mut sum = Sum { base: func.dfg.first_result(inst)?, terms: SmallVec::new(), bytes: 0 };
        for _ in 0..MAX_TERMS {
            let before = func.dfg.def_inst(sum.base);
            let Some(inst) = before.filter(|&it| func.dfg.opcode(it) == Opcode::Ptradd) else {
                break;
            };
            let &Payload::Scale(scale, bytes, _) = &func.dfg.inst(inst).payload else { break };
            if let Some(&index) = func.dfg.args(inst).get(1) {
                let Linear { terms, constant } = full(func, index, scale);
                if sum.terms.len() + terms.len() > MAX_TERMS {
                    break;
                }
                sum.bytes = sum.bytes.wrapping_add(constant);
                sum.terms.extend(terms);
            }
            sum.bytes = sum.bytes.wrapping_add(bytes);
            sum.base = func.dfg.args(inst)[0];
        }
        sum.terms.sort_unstable();
        Some(sum)
    }

    /// Whether a sum has each term of another, maybe more often.
    pub fn has_all_of(&self, other: &Sum) -> bool {
        other.terms.iter().all(|&term| self.terms.iter().any(|own| own.is_alike(term)))
    }

    /// The one term that a sum has more than another, and the bytes, if both have the same base and
    /// the term is as short to add as any.
    pub fn behind(&self, other: &Sum) -> Option<(Term, i64)> {
        if self.base != other.base {
            return None;
        }
        let mut rest: SmallVec<[Term; 2 * MAX_TERMS]> = self.terms.iter().copied().collect();
        for &term in &other.terms {
            match rest.iter_mut().find(|it| it.is_alike(term)) {
                Some(it) => it.factor = it.factor.wrapping_sub(term.factor),
                None => rest.push(Term { factor: term.factor.wrapping_neg(), ..term }),
            }
        }
        rest.retain(|term| term.factor != 0);
        match rest[..] {
            [term] if term.is_short() => Some((term, self.bytes.wrapping_sub(other.bytes))),
            _ => None,
        }
    }
}

/// Whether an addition to an address adds one value that nothing has to be promised of.
pub(super) fn adds_value(func: &Function, inst: Inst) -> bool {
    let dfg = &func.dfg;
    let (&Payload::Scale(scale, ..), Some(&index)) =
        (&dfg.inst(inst).payload, dfg.args(inst).get(1))
    else {
        return false;
    };
    let [term] = full(func, index, scale).terms[..] else { return false };
    let Some(def) = dfg.def_inst(index).filter(|_| term.value != index) else { return true };
    let extension = match dfg.opcode(def) {
        Opcode::Smulw | Opcode::Sext => Extension::Sign,
        Opcode::Umulw | Opcode::Zext => Extension::Zero,
        Opcode::Mul | Opcode::Shl => Extension::None,
        _ => return false,
    };
    let is_extended = dfg.args(def)[0] == term.value && term.extension == extension;
    is_extended && dfg.inst(def).payload.promises() == IntFlags::NONE
}

/// An address that could be computed from another.
pub(super) struct Candidate {
    pub inst: Inst,
    /// The other one.
    pub address: Value,
    /// Whether that was accessed; if not, it may promise nothing.
    pub is_accessed: bool,
    /// What it is behind that.
    pub term: Term,
    pub bytes: i64,
}

/// Which of these addresses are worth it: if it is computed from another, something else is not
/// needed either. That is what is added to the base, unless something besides such addresses needs
/// it, or the base.
pub(super) fn that_save<'c>(
    func: &Function,
    uses: &SecondaryMap<Value, u8>,
    candidates: &'c [Candidate],
) -> Vec<&'c Candidate> {
    let mut needless =
        Needless { func, uses, freed: FxHashMap::default(), sums: FxHashSet::default() };
    for candidate in candidates {
        if let &[base, index] = func.dfg.args(candidate.inst) {
            needless.free(index);
            let is_sum = func.dfg.def_inst(base).map(|it| func.dfg.opcode(it));
            if uses[base] == 1 && is_sum == Some(Opcode::Ptradd) {
                needless.sums.insert(base);
            }
        }
    }
    let saves = |candidate: &&Candidate| {
        let args = func.dfg.args(candidate.inst);
        args.len() == 2 && (needless.sums.contains(&args[0]) || needless.has_sum(args[1]))
    };
    candidates.iter().filter(saves).collect()
}

/// Values that nothing needs if candidates are computed from others.
struct Needless<'f> {
    func: &'f Function,
    uses: &'f SecondaryMap<Value, u8>,
    /// How many of the uses of a value go.
    freed: FxHashMap<Value, u8>,
    sums: FxHashSet<Value>,
}

impl Needless<'_> {
    /// One use of a value goes; if it was the last one, so do those of what it is computed of.
    fn free(&mut self, value: Value) {
        let mut work = vec![value];
        while let Some(value) = work.pop() {
            let freed = self.freed.entry(value).or_default();
            *freed = freed.saturating_add(1);
            if *freed != self.uses[value] || *freed == u8::MAX {
                continue;
            }
            match step(self.func, value) {
                Some(Step::Sum(operands)) => {
                    self.sums.insert(value);
                    work.extend(operands);
                }
                Some(Step::Of(operand)) => work.push(operand),
                None => {}
            }
        }
    }

    /// Whether a sum that goes is what a value is computed of.
    fn has_sum(&self, value: Value) -> bool {
        let mut value = value;
        for _ in 0..MAX_TERMS {
            match step(self.func, value) {
                Some(Step::Sum(_)) => return self.sums.contains(&value),
                Some(Step::Of(operand)) => value = operand,
                None => break,
            }
        }
        false
    }
}

/// What a value is computed of.
enum Step<'f> {
    /// It is a sum of these, one instruction.
    Sum(&'f [Value]),
    /// It is a multiple or an extension of another.
    Of(Value),
}

fn step(func: &Function, value: Value) -> Option<Step<'_>> {
    let inst = func.dfg.def_inst(value)?;
    match func.dfg.opcode(inst) {
        Opcode::Add | Opcode::Sub | Opcode::Or => Some(Step::Sum(func.dfg.args(inst))),
        Opcode::Smulw | Opcode::Umulw | Opcode::Sext | Opcode::Zext | Opcode::Shl => {
            Some(Step::Of(func.dfg.args(inst)[0]))
        }
        _ => None,
    }
}
