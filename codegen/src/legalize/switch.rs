//! Switches: a jump table where the cases are dense, else a tree of comparisons.
//!
//! Where the default leads to `unreachable` at once, the value is one of the cases: then a table
//! needs no check of its range, and the last of some comparisons is not made. Nor is that where the
//! comparisons before leave as many numbers as cases.

use super::{Legalized, Legalizer, Result};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::op::{BlockCall, IntCond, Opcode, Payload, SwitchData};
use irc_ir::types::{I32, I64, Scalar, Type};

/// Fewest cases that are worth a table.
const MIN_TABLE: usize = 5;
/// A table has at most this many entries for each case.
const MAX_SPREAD: u128 = 3;
/// The most cases that are compared one after the other.
const MAX_CHAIN: usize = 3;

impl Legalizer<'_> {
    pub(super) fn switch(&mut self, inst: Inst) -> Result<Legalized> {
        let Payload::Switch(table) = self.func.dfg.inst(inst).payload else {
            return Ok(Legalized::Legal);
        };
        if self.tables.contains(inst) {
            return Ok(Legalized::Legal);
        }
        let data = self.func.dfg.switch(table).clone();
        let value = self.func.dfg.args(inst)[0];
        let ty = self.func.dfg.ty(value);
        let default = data.targets[0];
        let mut cases: Vec<(u128, BlockCall)> =
            data.cases.iter().copied().zip(data.targets[1..].iter().copied()).collect();
        cases.sort_by_key(|case| case.0);
        let most = ty.elem().map_or(u128::MAX, Scalar::mask);
        let value = self.wide_enough(inst, value, ty);
        let dense = match (cases.first(), cases.last()) {
            (Some(first), Some(last)) if cases.len() >= MIN_TABLE => {
                last.0 - first.0 < MAX_SPREAD * cases.len() as u128
            }
            _ => false,
        };
        let block = self.func.layout.block_of(inst).expect("the instruction stands in a block");
        let is_reached = cases.is_empty() || !self.is_unreachable(default.block);
        let default = is_reached.then_some(default);
        let next = match dense {
            true => self.table(block, inst, value, &cases, default),
            false => self.tree(block, inst, (value, most), &cases, default),
        };
        Ok(Legalized::Again(next))
    }

    /// Whether a block does nothing but promise that control never comes there.
    fn is_unreachable(&self, block: Block) -> bool {
        let first = self.func.layout.first_inst(block);
        first.is_some_and(|inst| self.func.dfg.opcode(inst) == Opcode::Unreachable)
    }

    /// The value in 32 or 64 bits, zeros above.
    fn wide_enough(&mut self, inst: Inst, value: Value, ty: Type) -> Value {
        if ty.bits() >= 32 { value } else { self.at(inst).zext(I32, value) }
    }

    /// A switch on the index from 0; if there is a default, a range check and then the switch in a
    /// block of its own.
    fn table(
        &mut self,
        block: Block,
        inst: Inst,
        value: Value,
        cases: &[(u128, BlockCall)],
        default: Option<BlockCall>,
    ) -> Inst {
        let first = cases[0].0;
        let count = cases[cases.len() - 1].0 - first + 1;
        let before = self.func.layout.prev_inst(inst);
        self.func.layout.remove_inst(inst);
        let ty = self.func.dfg.ty(value);
        let loc = self.func.loc(inst);
        let mut cur = Cursor::at_end(self.func, block).with_loc(loc);
        let base = cur.constant(ty, first);
        let index = cur.sub(value, base);
        let inside = default.map(|_| {
            let limit = cur.constant(ty, count);
            cur.icmp(IntCond::Ult, index, limit)
        });
        let index = if ty == I64 { cur.trunc(I32, index) } else { index };
        let inner = match default.zip(inside) {
            Some((default, inside)) => {
                let inner = self.new_block_after(block);
                let default_args = self.func.dfg.call_args(&default).to_vec();
                let mut cur = Cursor::at_end(self.func, block).with_loc(loc);
                let check = cur.condbr(inside, (inner, &[]), (default.block, &default_args));
                self.func.inherit_unroll(inst, check);
                inner
            }
            None => block,
        };
        // What cannot be reached goes where the last case goes, so that nothing new is named.
        let last = cases[cases.len() - 1].1;
        let mut next_case = cases.iter().peekable();
        let mut data = SwitchData { cases: Vec::new(), targets: vec![copied(self.func, last)] };
        for i in 0..count {
            let target = match next_case.next_if(|case| case.0 == first + i) {
                Some(case) => case.1,
                None => default.unwrap_or(last),
            };
            data.cases.push(i);
            data.targets.push(copied(self.func, target));
        }
        let table = self.func.dfg.make_switch(data);
        let mut cur = Cursor::at_end(self.func, inner).with_loc(loc);
        let switch = cur.build(Opcode::Switch, Payload::Switch(table), Some(I32), &[index]);
        self.tables.insert(switch);
        self.func.inherit_unroll(inst, switch);
        self.first_after(before, block)
    }

    /// Comparisons: a binary search with short chains at its leaves, of a value that is at most
    /// `most`.
    fn tree(
        &mut self,
        block: Block,
        inst: Inst,
        (value, most): (Value, u128),
        cases: &[(u128, BlockCall)],
        default: Option<BlockCall>,
    ) -> Inst {
        let before = self.func.layout.prev_inst(inst);
        self.func.layout.remove_inst(inst);
        let loc = self.func.loc(inst);
        let ty = self.func.dfg.ty(value);
        let mut work = vec![(block, cases, 0..=most)];
        while let Some((block, cases, range)) = work.pop() {
            if cases.len() > MAX_CHAIN {
                let (low, high) = cases.split_at(cases.len() / 2);
                let below = self.new_block_after(block);
                let above = self.new_block_after(below);
                let mut cur = Cursor::at_end(self.func, block).with_loc(loc);
                let pivot = cur.constant(ty, high[0].0);
                let less = cur.icmp(IntCond::Ult, value, pivot);
                cur.condbr(less, (below, &[]), (above, &[]));
                work.push((above, high, high[0].0..=*range.end()));
                work.push((below, low, *range.start()..=high[0].0 - 1));
                continue;
            }
            // Where there is a case for each number that is left, one is met.
            let is_met = range.end() - range.start() < cases.len() as u128;
            // What is left when all comparisons have failed.
            let (compared, last) = match (default.filter(|_| !is_met), cases) {
                (Some(default), cases) => (cases, default),
                (None, [compared @ .., last]) => (compared, last.1),
                (None, []) => unreachable!("a switch without cases keeps its default"),
            };
            let mut at = block;
            for (i, case) in compared.iter().enumerate() {
                let rest = (i + 1 < compared.len()).then(|| self.new_block_after(at));
                let target = copied(self.func, case.1);
                let other = match rest {
                    Some(rest) => self.func.dfg.block_call(rest, &[]),
                    None => copied(self.func, last),
                };
                let mut cur = Cursor::at_end(self.func, at).with_loc(loc);
                let wanted = cur.constant(ty, case.0);
                let equal = cur.icmp(IntCond::Eq, value, wanted);
                let payload = Payload::Branch([target, other]);
                let branch = cur.build(Opcode::Condbr, payload, None, &[equal]);
                self.func.inherit_unroll(inst, branch);
                at = rest.unwrap_or(at);
            }
            if compared.is_empty() {
                let target = copied(self.func, last);
                let mut cur = Cursor::at_end(self.func, block).with_loc(loc);
                let jump = cur.build(Opcode::Br, Payload::Jump(target), None, &[]);
                self.func.inherit_unroll(inst, jump);
            }
        }
        self.first_after(before, block)
    }

    fn new_block_after(&mut self, block: Block) -> Block {
        let new = self.func.dfg.make_block();
        self.func.layout.insert_block_after(new, block);
        new
    }

    /// The instruction after `before`, or the first of the block.
    fn first_after(&self, before: Option<Inst>, block: Block) -> Inst {
        let layout = &self.func.layout;
        let next = match before {
            Some(before) => layout.next_inst(before),
            None => layout.first_inst(block),
        };
        next.expect("the block was given a terminator")
    }
}

/// A branch target of its own: lists of arguments are not shared.
fn copied(func: &mut irc_ir::function::Function, call: BlockCall) -> BlockCall {
    let args = func.dfg.call_args(&call).to_vec();
    func.dfg.block_call(call.block, &args)
}
