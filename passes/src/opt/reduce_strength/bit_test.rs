//! Tests of bits whose place is computed.

use crate::analysis::Uses;
use crate::remarks::Remarks;
use crate::rules::Rule;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntCond, Opcode, Payload};

/// `x & c << n` is 0 if and only if `x >> n & c` is, as either shift fills up with zeros. The tests
/// of several bits have that shift in common, and what is left of each is one with a constant.
/// Where the bits are needed for more than the test, or are found elsewhere, in front of a loop
/// perhaps, nothing is gained.
pub(super) fn shift_number(
    func: &mut Function,
    inst: Inst,
    uses: &Uses<'_>,
    remarks: &Remarks,
) -> Option<Value> {
    let Payload::IntCond(cond @ (IntCond::Eq | IntCond::Ne), _) = func.dfg.inst(inst).payload
    else {
        return None;
    };
    let (dfg, &[masked, zero]) = (&func.dfg, func.dfg.args(inst)) else { return None };
    let def = |value, wanted| dfg.def_inst(value).filter(|&it| dfg.opcode(it) == wanted);
    let &[a, b] = dfg.args(def(masked, Opcode::And)?) else { return None };
    let shifted = |(x, bits)| Some((x, bits, def(bits, Opcode::Shl)?));
    let (x, bits, shift) = [(a, b), (b, a)].into_iter().find_map(shifted)?;
    let &[c, by] = dfg.args(shift) else { return None };
    let is_constant = |value| dfg.as_bits(value).is_some();
    if dfg.as_bits(zero) != Some(0) || !is_constant(c) || is_constant(by) || is_constant(x) {
        return None;
    }
    let is_near = func.layout.block_of(shift) == func.layout.block_of(inst);
    if !is_near || !uses.is_one(func, bits) || !uses.is_one(func, masked) {
        return None;
    }
    remarks.applied(Rule::TestShifted);
    let mut cur = Cursor::before(func, inst);
    let shifted = cur.lshr(x, by);
    let masked = cur.and(shifted, c);
    Some(cur.icmp(cond, masked, zero))
}
