//! The form of an instruction, which its meaning looks at, and how its operands are handed over.

use super::{Inst, Operand};
use crate::isa::sem::{Form, Handing, VideoOperand};
use crate::isa::{OperandRule, PtxType, Shape};

impl Form {
    /// The form of an instruction.
    pub fn of<R>(inst: &Inst<R>) -> Self {
        let ty = inst.ty(0).unwrap_or(PtxType::B32);
        let given = inst.operands.iter().enumerate();
        let given = given.fold(0, |bits, (n, operand)| bits | u16::from(operand.is_given()) << n);
        let mut video = [VideoOperand::PLAIN; 4];
        for (video, operand) in video.iter_mut().zip(&inst.operands) {
            if let Operand::Video { negated, select, .. } = *operand {
                *video = VideoOperand { select, negated };
            }
        }
        let source = inst.ty(1).unwrap_or(ty);
        Self { row: inst.row(), mods: inst.mods, ty, source, video, given }
    }
}

impl Handing {
    /// That of an operand of an instruction.
    pub fn of<R: Copy + PartialEq>(inst: &Inst<R>, rule: &OperandRule) -> Self {
        let ty = inst.type_of(rule.ty).unwrap_or(PtxType::B64);
        Self {
            bits: if matches!(rule.shape, Shape::Pred) { 1 } else { ty.bits() },
            signed: ty.is_signed() && ty.lanes() == 1,
            is_list: matches!(rule.shape, Shape::List(_)),
            is_predicate: inst.reads_predicate(rule),
        }
    }
}
