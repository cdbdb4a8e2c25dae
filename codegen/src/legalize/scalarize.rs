//! Vector arithmetic lane by lane.
//!
//! Every operation that works on each lane alone is done on the lanes, and the vector built of the
//! results. Taking vectors apart and building them makes no code (see `select::parts`), except for
//! the packed halves, whose arithmetic stays where the target has it in pairs.

use super::{Legalized, Legalizer, Result};
use crate::select::parts::is_packed;
use irc_ir::builder::InstBuilder;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{Args, FloatFlags, Opcode, Payload, Rounding, result_types};
use irc_ir::types::{Scalar, Type};

impl Legalizer<'_> {
    /// Does an operation of vectors on their lanes, if it is one.
    pub(super) fn scalarize(&mut self, inst: Inst) -> Result<Option<Legalized>> {
        let opcode = self.func.dfg.opcode(inst);
        if !is_lanewise(opcode) {
            return Ok(None);
        }
        let Some(result) = self.func.dfg.first_result(inst) else { return Ok(None) };
        let ty = self.func.dfg.ty(result);
        let args = self.args(inst);
        let vector_arg = args.iter().any(|&arg| self.func.dfg.ty(arg).is_vector());
        if !(ty.is_vector() && vector_arg) || self.is_native(inst, ty) {
            return Ok(None);
        }
        if opcode == Opcode::Select
            && !self.func.dfg.ty(args[0]).is_vector()
            && ty.elem() != Some(Scalar::I1)
        {
            return Ok(None);
        }
        let payload = self.func.dfg.inst(inst).payload;
        let mut lanes: Vec<Vec<Value>> = Vec::new();
        let result_tys: Vec<Type> =
            self.func.dfg.results(inst).map(|r| self.func.dfg.ty(r)).collect();
        for lane in 0..ty.lanes() {
            let mut cur = self.at(inst);
            let lane_args: Vec<Value> = args
                .iter()
                .map(|&arg| match cur.func.dfg.ty(arg).is_vector() {
                    true => cur.extract(arg, lane as u8),
                    false => arg,
                })
                .collect();
            let tys: Vec<Type> = result_tys.iter().map(|ty| ty.lane()).collect();
            let new = cur.insert(opcode, payload, &lane_args, &tys);
            lanes.push(cur.func.dfg.results(new).collect());
        }
        let mut cur = self.at(inst);
        let results = result_tys.iter().enumerate().map(|(i, &ty)| {
            let of: Vec<Value> = lanes.iter().map(|lane| lane[i]).collect();
            cur.vbuild(ty, &of)
        });
        Ok(Some(Legalized::Replaced(results.collect())))
    }

    /// Whether the target does the operation on pairs of halves.
    fn is_native(&self, inst: Inst, ty: Type) -> bool {
        let Some(elem) = ty.elem().filter(|_| is_packed(ty)) else { return false };
        let to_nearest = match self.func.dfg.inst(inst).payload {
            Payload::Float(FloatFlags { rounding, ftz, .. }) => rounding == Rounding::Rn && !ftz,
            _ => true,
        };
        let opcode = self.func.dfg.opcode(inst);
        // A comparison gives a vector of truth values: those are lanes of their own.
        to_nearest && opcode != Opcode::Fcmp && self.support.half_op(opcode, elem)
    }
}

impl Legalizer<'_> {
    /// Chooses lanes of vectors whose lanes share registers for one whose lanes do not, or the
    /// other way round, one by one.
    pub(super) fn shuffle(&mut self, inst: Inst) -> Option<Legalized> {
        let Payload::Shuffle(mask) = self.func.dfg.inst(inst).payload else { return None };
        let args = self.args(inst);
        let (from, to) = (self.func.dfg.ty(args[0]), self.result_type(inst)?);
        if is_packed(from) == is_packed(to) {
            return None;
        }
        let width = from.lanes() as u8;
        let mut cur = self.at(inst);
        let lanes: Vec<Value> = mask[..to.lanes() as usize]
            .iter()
            .map(|&lane| cur.extract(args[usize::from(lane >= width)], lane % width))
            .collect();
        Some(Legalized::Replaced(vec![cur.vbuild(to, &lanes)]))
    }
}

/// Whether the operation computes each lane of its results from the same lanes of its operands.
fn is_lanewise(opcode: Opcode) -> bool {
    let desc = opcode.desc();
    let moves = matches!(
        opcode,
        Opcode::Vbuild
            | Opcode::Splat
            | Opcode::Extract
            | Opcode::Insert
            | Opcode::Shuffle
            | Opcode::Bitcast
            | Opcode::Freeze
            | Opcode::Shfl
    );
    desc.effects.is_pure()
        && !desc.convergent
        && !moves
        && matches!(desc.args, Args::Fixed(args) if !args.is_empty())
        && result_types(opcode, &Payload::None, Some(Type::Vector(Scalar::F16, 2)), None)
            .is_none_or(|tys| tys.iter().any(|ty| ty.is_vector()))
}
