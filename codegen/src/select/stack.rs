//! Allocations on the stack.

use super::Selector;
use crate::error::CodegenError;
use irc_ir::entity::Inst;
use irc_ir::op::Payload;
use irc_ptx::Operand;
use irc_ptx::isa::{PtxType, rows};

/// The alignment of an allocation that names none, as a base-2 logarithm.
const DEFAULT_ALIGN: u8 = 3;

impl Selector<'_> {
    pub(super) fn alloca(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let align = match self.func.dfg.inst(inst).payload {
            Payload::Align(align) if align > DEFAULT_ALIGN => Operand::Int(1 << align),
            _ => Operand::Omitted,
        };
        let size = self.int_val(self.func.dfg.args(inst)[0]);
        let dst = self.dst(inst);
        self.put_typed(rows::ALLOCA, PtxType::U64, [dst, size, align]);
        Ok(())
    }

    pub(super) fn stacksave(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let dst = self.dst(inst);
        self.put_typed(rows::STACKSAVE, PtxType::U64, [dst]);
        Ok(())
    }

    pub(super) fn stackrestore(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let position = self.src(self.func.dfg.args(inst)[0]);
        self.put_typed(rows::STACKRESTORE, PtxType::U64, [position]);
        Ok(())
    }
}
