//! What threads do together, and special registers.

use super::{MInst, Selector, typed};
use crate::error::CodegenError;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{MatchMode, Payload, ShflMode, VoteMode, Word};
use irc_ir::types::I64;
use irc_ptx::isa::{self, PtxType, RegClass, rows};
use irc_ptx::{Operand, Operands};

impl Selector<'_> {
    pub(super) fn special_register(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::Special(reg) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that sreg carries a register")
        };
        let special = isa::SpecialReg::from_name(reg.word());
        let special = special.expect("the core's special registers are PTX's");
        let ty = if reg.ty() == I64 { PtxType::U64 } else { PtxType::U32 };
        self.put_typed(rows::MOV, ty, [self.dst(inst), Operand::Special(special)]);
        Ok(())
    }

    pub(super) fn syncwarp(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let mask = self.func.dfg.args(inst).first().copied();
        let mask = mask.map(|mask| self.uint_val(mask));
        self.put(MInst::new(rows::BAR_WARP_SYNC, mask.into_iter().collect()));
        Ok(())
    }

    pub(super) fn barrier(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::Barrier(flags) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says what barriers carry")
        };
        let args: Vec<Value> = self.func.dfg.args(inst).to_vec();
        let mut operands = Operands::new();
        // Undefined behaviour where it is reached, but ptxas refuses the module for such an
        // immediate even where it is not: in a register it takes it.
        let fits: [fn(u64) -> bool; 2] = [|number| number < 16, |count| count % 32 == 0];
        for (&arg, fits) in args.iter().zip(fits) {
            operands.push(match self.const_bits(arg) {
                Some(bits) if !fits(bits) => Operand::Reg(self.materialize(RegClass::B32, bits)),
                _ => self.uint_val(arg),
            });
        }
        if operands.is_empty() {
            operands.push(Operand::Int(0));
        }
        let row = match flags.aligned || self.is_converged(inst)? {
            true => rows::BAR_SYNC,
            false => rows::BARRIER_SYNC,
        };
        self.put(MInst::new(row, operands));
        Ok(())
    }

    pub(super) fn shfl(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::Shfl(mode) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that shfl carries a mode")
        };
        let args: Vec<Value> = self.func.dfg.args(inst).to_vec();
        let results: Vec<Value> = self.func.dfg.results(inst).collect();
        let value = Operand::Reg(self.dst_part(results[0], 0));
        let valid = match self.is_value_needed(results[1]) {
            true => Operand::Reg(self.dst_part(results[1], 0)),
            false => Operand::Omitted,
        };
        let mode = match mode {
            ShflMode::Idx => isa::ShuffleMode::Idx,
            ShflMode::Up => isa::ShuffleMode::Up,
            ShflMode::Down => isa::ShuffleMode::Down,
            ShflMode::Bfly => isa::ShuffleMode::Bfly,
        };
        let a = self.src(args[0]);
        let [b, c, mask] = [1, 2, 3].map(|i| self.int_val(args[i]));
        let shfl = typed(rows::SHFL_SYNC, PtxType::B32, [value, valid, a, b, c, mask]);
        self.put(shfl.with(mode));
        Ok(())
    }

    pub(super) fn vote(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::Vote(mode) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that vote carries a mode")
        };
        let (pred, mask) = (self.func.dfg.args(inst)[0], self.func.dfg.args(inst)[1]);
        let operands = [self.dst(inst), self.src(pred), self.int_val(mask)];
        let (row, ty, mode) = match mode {
            VoteMode::All => (rows::VOTE_SYNC, PtxType::Pred, isa::VoteMode::All),
            VoteMode::Any => (rows::VOTE_SYNC, PtxType::Pred, isa::VoteMode::Any),
            VoteMode::Uni => (rows::VOTE_SYNC, PtxType::Pred, isa::VoteMode::Uni),
            VoteMode::Ballot => (rows::VOTE_BALLOT_SYNC, PtxType::B32, isa::VoteMode::Ballot),
        };
        self.put(typed(row, ty, operands).with(mode));
        Ok(())
    }

    pub(super) fn warp_match(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let Payload::Match(mode) = self.func.dfg.inst(inst).payload else {
            unreachable!("the row says that match carries a mode")
        };
        let (value, mask) = (self.func.dfg.args(inst)[0], self.func.dfg.args(inst)[1]);
        let ty = if self.func.dfg.ty(value) == I64 { PtxType::B64 } else { PtxType::B32 };
        let (dst, value, mask) = (self.dst(inst), self.src(value), self.int_val(mask));
        let found = match mode {
            MatchMode::Any => {
                typed(rows::MATCH_ANY, ty, [dst, value, mask]).with(isa::MatchMode::Any)
            }
            MatchMode::All => typed(rows::MATCH_ALL, ty, [dst, Operand::Omitted, value, mask])
                .with(isa::MatchMode::All),
        };
        self.put(found);
        Ok(())
    }
}
