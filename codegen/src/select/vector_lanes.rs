//! Lanes of packed vectors: pairs of half floats in 32-bit registers. Lanes of all other vectors
//! are registers of their own, and moving them about is renaming.

use super::Selector;
use super::parts::is_packed;
use crate::error::CodegenError;
use crate::mir::VReg;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{Opcode, Payload};
use irc_ptx::Operand;
use irc_ptx::isa::{PtxType, RegClass, rows};

/// Where a lane of a packed result comes from.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Lane {
    /// A scalar.
    Scalar(Value),
    /// A lane of a packed vector.
    Of(Value, u32),
}

impl Selector<'_> {
    /// What each operation on lanes of packed vectors becomes.
    pub(super) fn packed_lanes(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let dfg = &self.func.dfg;
        let result = dfg.first_result(inst).expect("the operation has a result");
        let lanes = dfg.ty(result).lanes();
        let args = dfg.args(inst);
        let sources: Vec<Lane> = match (dfg.opcode(inst), &dfg.inst(inst).payload) {
            (Opcode::Extract, Payload::Lane(lane)) => {
                let dst = self.dst_part(result, 0);
                self.unpack(args[0], u32::from(*lane), dst);
                return Ok(());
            }
            (Opcode::Vbuild, _) => args.iter().map(|&arg| Lane::Scalar(arg)).collect(),
            (Opcode::Splat, _) => vec![Lane::Scalar(args[0]); lanes as usize],
            (Opcode::Insert, Payload::Lane(lane)) => {
                let mut all: Vec<_> = (0..lanes).map(|i| Lane::Of(args[0], i)).collect();
                all[usize::from(*lane)] = Lane::Scalar(args[1]);
                all
            }
            (Opcode::Shuffle, Payload::Shuffle(mask)) => {
                let width = dfg.ty(args[0]).lanes();
                let lane = |&lane: &u8| match u32::from(lane) {
                    lane if lane < width => Lane::Of(args[0], lane),
                    lane => Lane::Of(args[1], lane - width),
                };
                mask[..lanes as usize].iter().map(lane).collect()
            }
            (op, _) => return Err(self.unsupported(op, "of these types")),
        };
        debug_assert!(is_packed(dfg.ty(result)), "other vectors are renamed");
        for (part, pair) in sources.chunks_exact(2).enumerate() {
            self.pack(result, part, [pair[0], pair[1]]);
        }
        Ok(())
    }

    /// Makes one register of a packed result from its two lanes.
    fn pack(&mut self, result: Value, part: usize, pair: [Lane; 2]) {
        let dst = Operand::Reg(self.dst_part(result, part));
        if let [Lane::Of(x, i), Lane::Of(y, j)] = pair
            && x == y
            && i % 2 == 0
            && j == i + 1
        {
            let whole = Operand::Reg(self.reg_part(x, i / 2));
            self.put_typed(rows::MOV, PtxType::B32, [dst, whole]);
            return;
        }
        let lanes = pair.map(|lane| match lane {
            Lane::Scalar(value) => self.reg(value),
            Lane::Of(vector, lane) => {
                let reg = self.temp(RegClass::B16);
                self.unpack(vector, lane, reg);
                reg
            }
        });
        self.put_typed(rows::MOV, PtxType::B32, [dst, Operand::regs(lanes)]);
    }

    /// Moves one lane of a packed vector into a 16-bit register.
    fn unpack(&mut self, vector: Value, lane: u32, dst: VReg) {
        let packed = Operand::Reg(self.reg_part(vector, lane / 2));
        // Half a pair could go to the sink `_`, but not before PTX 7.1.
        let other = self.temp(RegClass::B16);
        let halves = if lane.is_multiple_of(2) { [dst, other] } else { [other, dst] };
        self.put_typed(rows::MOV, PtxType::B32, [Operand::regs(halves), packed]);
    }
}
