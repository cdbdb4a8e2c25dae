//! Divides numbers of 64 bits as numbers of 32 where they fit when the program runs.
//!
//! The machine has no division of 64 bits: ptxas calls a routine of some 80 instructions, for one
//! of 32 bits it puts about 20 in place. Indices are often wider than they need to be, so:
//!
//! - a dividend that is known to fit 32 bits is divided as such; what does not fit 32 bits is
//!   greater, and goes 0 times;
//! - of other numbers both are tested first. If their upper halves are zero, they are divided as 32
//!   bits, which is right for signed numbers as well, else as before, in blocks of their own that
//!   meet again behind.
//!
//! LLVM calls the second bypassing slow divisions. Constant divisors are left to
//! `reduce_strength`. A block that a loop consists of is cut here, so loops have their form when
//! this runs.
//!
//! **Refinement.** A divisor of zero makes poison as before. What is tested is frozen, as branches
//! want no poison. **Convergence.** Nothing convergent is copied; the new blocks meet in one.
//!
//! **Names and locations.** What stands for a division has its name and location.

use super::Changed;
use super::expand_math::settled;
use super::reduce_strength::{extract_upper, of_low_words};
use crate::analysis::KnownBits;
use crate::remarks::Remarks;
use crate::rules::Rule;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntCond, Opcode};
use irc_ir::types::I64;

/// Divides numbers of 64 bits as numbers of 32 where they fit when the program runs.
pub fn bypass_divisions(func: &mut Function, remarks: &Remarks) -> Changed {
    let divisions: Vec<Division> =
        func.insts().filter_map(|inst| Division::of(func, inst)).collect();
    let mut substitution = Substitution::default();
    let mut changed = Changed::No;
    for division in divisions {
        changed |= match division.fits {
            true => {
                remarks.applied(Rule::DivideByWide);
                division.narrow(func, &mut substitution);
                Changed::Yes
            }
            false => {
                remarks.applied(Rule::BypassDivision);
                division.bypass(func, &mut substitution);
                Changed::Edges
            }
        };
    }
    func.substitute(&mut substitution);
    changed
}

/// A division of 64 bits by what is not constant.
struct Division {
    inst: Inst,
    is_remainder: bool,
    /// Whether the dividend is known to fit 32 bits; it is not signed then.
    fits: bool,
}

impl Division {
    fn of(func: &Function, inst: Inst) -> Option<Division> {
        let opcode = func.dfg.opcode(inst);
        let is_remainder = matches!(opcode, Opcode::Srem | Opcode::Urem);
        if !is_remainder && !matches!(opcode, Opcode::Sdiv | Opcode::Udiv) {
            return None;
        }
        let &[x, y] = func.dfg.args(inst) else { return None };
        if func.dfg.ty(x) != I64 || func.dfg.as_const(y).is_some() {
            return None;
        }
        let is_signed = matches!(opcode, Opcode::Sdiv | Opcode::Srem);
        let fits = |value| KnownBits::of(func, value).max() <= u64::from(u32::MAX);
        let may_be_negative = || is_signed && !KnownBits::of(func, y).is_non_negative();
        Some(Division { inst, is_remainder, fits: fits(x) && !may_be_negative() })
    }

    fn operands(&self, func: &Function) -> [Value; 2] {
        let &[x, y] = func.dfg.args(self.inst) else { unreachable!("it has two operands") };
        [x, y]
    }

    /// Divides a dividend that fits.
    fn narrow(&self, func: &mut Function, substitution: &mut Substitution) {
        let [x, y] = self.operands(func);
        let loc = func.loc(self.inst);
        let mut cur = Cursor::before(func, self.inst).with_loc(loc);
        let upper = extract_upper(&mut cur, y);
        let zero = cur.i32(0);
        let is_narrow = cur.icmp(IntCond::Eq, upper, zero);
        let narrow = of_low_words(&mut cur, [x, y], self.is_remainder);
        let of_greater = if self.is_remainder { x } else { cur.i64(0) };
        let result = cur.select(is_narrow, narrow, of_greater);
        let old = func.dfg.first_result(self.inst).expect("a division has a result");
        func.inherit_name(old, result);
        substitution.replace(old, result);
        func.layout.remove_inst(self.inst);
    }

    /// Tests the operands, and divides in one of two blocks.
    fn bypass(&self, func: &mut Function, substitution: &mut Substitution) {
        let loc = func.loc(self.inst);
        let opcode = func.dfg.opcode(self.inst);
        let before = func.layout.block_of(self.inst).expect("it stands in a block");
        let [fast, slow, behind] = [(); 3].map(|()| func.dfg.make_block());
        for block in [behind, slow, fast] {
            func.layout.insert_block_after(block, before);
        }
        let rest = func.layout.next_inst(self.inst).expect("a terminator follows");
        func.layout.move_tail(rest, behind);
        let old = func.dfg.first_result(self.inst).expect("a division has a result");
        let result = func.dfg.append_param(behind, I64);
        func.inherit_name(old, result);
        substitution.replace(old, result);

        let operands = self.operands(func);
        func.layout.remove_inst(self.inst);
        let mut cur = Cursor::at_end(func, before).with_loc(loc);
        let [x, y] = operands.map(|value| settled(&mut cur, value));
        let either = cur.or(x, y);
        let upper = extract_upper(&mut cur, either);
        let zero = cur.i32(0);
        let is_narrow = cur.icmp(IntCond::Eq, upper, zero);
        cur.condbr(is_narrow, (fast, &[]), (slow, &[]));
        let mut cur = Cursor::at_end(func, fast).with_loc(loc);
        let narrow = of_low_words(&mut cur, [x, y], self.is_remainder);
        cur.br(behind, &[narrow]);
        let mut cur = Cursor::at_end(func, slow).with_loc(loc);
        let wide = cur.binary(opcode, x, y);
        cur.br(behind, &[wide]);
    }
}
