//! Addresses as sums, and those that are one term away from another.

use crate::opt::split_addresses::{Linear, Term, full};
use cranelift_entity::SecondaryMap;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
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

    /// The one term that a sum has more than another with the same base, and the bytes, if the term
    /// is as short to add as any.
    pub fn behind(&self, other: &Sum) -> Option<(Term, i64)> {
        let mut rest: SmallVec<[Term; 2 * MAX_TERMS]> = self.terms.iter().copied().collect();
        for &term in &other.terms {
            let is_alike =
                |it: &&mut Term| (it.value, it.extension) == (term.value, term.extension);
            match rest.iter_mut().find(is_alike) {
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

/// Whether something else is not needed either if an address is computed from another: what is
/// added to the base, or the base.
pub(super) fn saves(func: &Function, uses: &SecondaryMap<Value, u8>, inst: Inst) -> bool {
    let &[base, index] = func.dfg.args(inst) else { return false };
    let opcode = |value| func.dfg.def_inst(value).map(|inst| func.dfg.opcode(inst));
    if uses[base] == 1 && opcode(base) == Some(Opcode::Ptradd) {
        return true;
    }
    let mut value = index;
    for _ in 0..MAX_TERMS {
        let Some(inst) = func.dfg.def_inst(value).filter(|_| uses[value] == 1) else { break };
        match func.dfg.opcode(inst) {
            Opcode::Add | Opcode::Sub | Opcode::Or => return true,
            Opcode::Smulw | Opcode::Umulw | Opcode::Sext | Opcode::Zext | Opcode::Shl => {
                value = func.dfg.args(inst)[0];
            }
            _ => break,
        }
    }
    false
}
