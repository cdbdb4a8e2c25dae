//! Branches, returns and phis.

use super::Body;
use super::function::Vals;
use super::signature::Pass;
use crate::codes::{Fault, fault};
use crate::tree::{BlockId, Op, Type, TypeId, Typed, Value as Operand, ValueKind};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::{Block, Value};
use irc_ir::op::IntCond;
use irc_ir::types::I1;

impl<'t, 'a> Body<'_, 't, 'a, '_> {
    /// Phis are parameters of the block.
    pub(super) fn phi(&mut self, ty: TypeId) -> Result<Vals, Fault> {
        if self.current == 0 {
            return Err(fault("L0208", "a phi in the entry of the function", self.span));
        }
        let block = self.blocks[self.current as usize];
        let leaves = self.cx.leaves(ty, self.span)?;
        Ok(leaves.iter().map(|leaf| self.b.append_block_param(block, leaf.kind.ir())).collect())
    }

    /// The arguments for the phis of a block, from the current one.
    fn args(&mut self, target: BlockId) -> Result<Vals, Fault> {
        let mut args = Vals::new();
        for inst in &self.function.blocks[target as usize].insts {
            let Op::Phi(ty, incoming) = &inst.op else { break };
            let Some((value, _)) = incoming.iter().find(|(_, from)| *from == self.current) else {
                let message = "this phi has no value for a block that branches here";
                return Err(fault("L0208", message, inst.span));
            };
            args.extend(self.vals_of(*ty, value)?);
        }
        Ok(args)
    }

    fn target(&mut self, target: BlockId) -> Result<(Block, Vals), Fault> {
        Ok((self.blocks[target as usize], self.args(target)?))
    }

    pub(super) fn terminator(&mut self, op: &'t Op<'a>) -> Result<(), Fault> {
        match op {
            Op::Br(target) => {
                let (block, args) = self.target(*target)?;
                self.b.br(block, &args);
            }
            Op::CondBr(condition, then, other) => {
                let condition = self.condition(condition)?;
                let (then, other) = (self.target(*then)?, self.target(*other)?);
                self.b.condbr(condition, (then.0, &then.1), (other.0, &other.1));
            }
            Op::Switch(value, default, cases) => self.switch(value, *default, cases)?,
            Op::Ret(value) => self.ret(value.as_ref())?,
            _ => {
                self.b.unreachable();
            }
        }
        Ok(())
    }

    fn condition(&mut self, condition: &Operand<'a>) -> Result<Value, Fault> {
        let value = match &condition.kind {
            ValueKind::Int(bits) => self.b.bool(bits.get() & 1 == 1),
            ValueKind::Undef | ValueKind::Zero => self.b.bool(false),
            ValueKind::Poison => self.b.poison(I1),
            ValueKind::Local(_) => {
                // Its type is that of the local.
                match self.raw(TypeId(0), condition)?[..] {
                    [value] => value,
                    _ => return Err(fault("L0208", "the condition is not an i1", condition.span)),
                }
            }
            ValueKind::Expr(op) => match self.pure(op)?[..] {
                [value] => value,
                _ => return Err(fault("L0208", "the condition is not an i1", condition.span)),
            },
            _ => return Err(fault("L0208", "the condition is not an i1", condition.span)),
        };
        match self.b.ty(value) {
            I1 => Ok(value),
            _ => Err(fault("L0208", "the condition is not an i1", condition.span)),
        }
    }

    fn switch(
        &mut self,
        value: &Typed<'a>,
        default: BlockId,
        cases: &[(Operand<'a>, BlockId)],
    ) -> Result<(), Fault> {
        let on = self.one(value)?;
        let default = self.target(default)?;
        let mut all: Vec<(u128, Block, Vals)> = Vec::with_capacity(cases.len());
        for (case, target) in cases {
            let number = match case.kind {
                ValueKind::Int(number) => number.get(),
                ValueKind::Zero => 0,
                _ => return Err(fault("L0208", "a case that is not an integer", case.span)),
            };
            let (block, args) = self.target(*target)?;
            all.push((number, block, args));
        }
        let ty = self.b.ty(on);
        if ty == I1 || ty.bits() > 64 {
            return self.compare_cases(on, default, &all);
        }
        if !ty.is_int() {
            return Err(self.cx.mismatch("an integer", value.ty, self.span));
        }
        let cases: Vec<(u128, Block, &[Value])> =
            all.iter().map(|(number, block, args)| (*number, *block, &args[..])).collect();
        self.b.switch(on, (default.0, &default.1), &cases);
        Ok(())
    }

    /// A switch over a type that there is no operation for.
    fn compare_cases(
        &mut self,
        on: Value,
        default: (Block, Vals),
        cases: &[(u128, Block, Vals)],
    ) -> Result<(), Fault> {
        let ty = self.b.ty(on);
        for (number, block, args) in cases {
            let next = self.b.create_block();
            let case = self.b.constant(ty, *number);
            let here = self.b.icmp(IntCond::Eq, on, case);
            self.b.condbr(here, (*block, args), (next, &[]));
            self.b.switch_to_block(next);
        }
        self.b.br(default.0, &default.1);
        Ok(())
    }

    fn ret(&mut self, value: Option<&Typed<'a>>) -> Result<(), Fault> {
        let void = matches!(self.cx.tree.types.get(self.function.result), Type::Void);
        let Some(value) = value else {
            if !void {
                return Err(fault("L0208", "the function has a result", self.span));
            }
            self.b.ret(None);
            return Ok(());
        };
        if value.ty != self.function.result {
            return Err(self.cx.mismatch("the result of the function", value.ty, self.span));
        }
        let vals = self.vals(value)?;
        let abi = self.abi;
        match (&abi.result, self.result) {
            (Pass::Scalar(_), _) => self.b.ret(vals.first().copied()),
            (Pass::Memory(leaves, _, align), Some(to)) => {
                let flags = self.aligned((*align).into());
                self.store_leaves(leaves, &vals, to, flags)?;
                self.b.ret(None)
            }
            _ => self.b.ret(None),
        };
        Ok(())
    }
}
