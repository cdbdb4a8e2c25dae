//! Computes remainders from quotients of the same numbers.
//!
//! `x % y` becomes `x - (x / y) * y` where `x / y` is there, too: computed on every way to the
//! remainder, or further down in its block, from where it moves up. ptxas finds only a part of what
//! both have in common (measured: 10 instructions of machine code for two pairs).
//!
//! **Refinement.** Both are poison for the same numbers. A quotient that promises to be exact is
//! poison for more, and promises no more.
//!
//! **Names and locations.** What takes the place of a remainder has its name and location.

use super::Changed;
use crate::analysis::{Analyses, Dominators};
use crate::remarks::Remarks;
use crate::rules::Rule;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::types::Type;
use rustc_hash::FxHashMap;

/// Two numbers, and whether they are signed.
type Key = (bool, Value, Value);

/// At most so many quotients of the same numbers are looked at.
const MAX_ASKED: usize = 8;

/// Computes remainders from quotients of the same numbers.
pub fn pair_divisions(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let is_remainder = |inst| matches!(func.dfg.opcode(inst), Opcode::Srem | Opcode::Urem);
    if !func.insts().any(is_remainder) {
        return Changed::No;
    }
    let order: Vec<Block> = analyses.cfg(func).reverse_postorder().collect();
    let mut quotients: FxHashMap<Key, Vec<Inst>> = FxHashMap::default();
    let mut remainders: Vec<(Key, Inst)> = Vec::new();
    for inst in order.iter().flat_map(|&block| func.layout.insts(block)) {
        match (func.dfg.opcode(inst), key(func, inst)) {
            (Opcode::Sdiv | Opcode::Udiv, Some(key)) => {
                quotients.entry(key).or_default().push(inst);
            }
            (Opcode::Srem | Opcode::Urem, Some(key)) => remainders.push((key, inst)),
            _ => {}
        }
    }
    let dom = analyses.dominators(func);
    let mut substitution = Substitution::default();
    let mut changed = Changed::No;
    for (key, inst) in remainders {
        let candidates = quotients.get(&key).map_or(&[][..], Vec::as_slice);
        let found = candidates.iter().take(MAX_ASKED).find(|&&it| is_there(func, dom, it, inst));
        let Some(&quotient) = found else { continue };
        replace(func, &mut substitution, quotient, inst);
        remarks.applied(Rule::RemainderOfPair);
        changed = Changed::Yes;
    }
    func.substitute(&mut substitution);
    changed
}

/// What a division is about, if a remainder of it is worth a product.
fn key(func: &Function, inst: Inst) -> Option<Key> {
    let &[x, y] = func.dfg.args(inst) else { return None };
    let is_signed = matches!(func.dfg.opcode(inst), Opcode::Sdiv | Opcode::Srem);
    let is_usual = matches!(func.dfg.ty(x), Type::Scalar(s) if (8..=64).contains(&s.bits()));
    (is_usual && func.dfg.as_const(y).is_none()).then_some((is_signed, x, y))
}

/// Whether a quotient is, or may be, computed before a remainder.
fn is_there(func: &Function, dom: &Dominators, quotient: Inst, remainder: Inst) -> bool {
    let [from, to] = [quotient, remainder].map(|inst| func.layout.block_of(inst));
    from.zip(to).is_some_and(|(from, to)| dom.dominates(from, to))
}

/// Puts `x - quotient * y` in the place of a remainder.
fn replace(func: &mut Function, substitution: &mut Substitution, quotient: Inst, inst: Inst) {
    let &[x, y] = func.dfg.args(inst) else { unreachable!("it has two operands") };
    if func.layout.block_of(quotient) == func.layout.block_of(inst) {
        let mut next = func.layout.next_inst(inst);
        while let Some(later) = next.filter(|&later| later != quotient) {
            next = func.layout.next_inst(later);
        }
        if next.is_some() {
            func.layout.remove_inst(quotient);
            func.layout.insert_inst(quotient, inst);
        }
    }
    func.dfg.inst_mut(quotient).payload = func.dfg.opcode(quotient).desc().payload.plain();
    let whole = func.dfg.first_result(quotient).expect("a quotient is a result");
    let loc = func.loc(inst);
    let mut cur = Cursor::before(func, inst).with_loc(loc);
    let product = cur.mul(whole, y);
    let rest = cur.sub(x, product);
    let old = func.dfg.first_result(inst).expect("a remainder is a result");
    func.inherit_name(old, rest);
    substitution.replace(old, rest);
    func.layout.remove_inst(inst);
}
