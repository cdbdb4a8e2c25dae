//! Leaves a carry in its flag where it would be taken out of it and put back.
//!
//! A chain of sums over several texts of inline assembly is a chain of values to the IR: each text
//! ends with `addc.u32 %c, 0, 0`, which takes the carry out, and the next begins with
//! `add.cc.u32 %d, %c, -1`, which carries where `%c` is 1. Where nothing between the two writes the
//! flag it still holds that carry, so the second does nothing, and the first nothing either if
//! that was all that it was for.

use crate::mir::{Code, MirFunction, VReg};
use crate::select::MInst;
use cranelift_entity::SecondaryMap;
use irc_ptx::Operand;
use irc_ptx::isa::{InstEffects, PtxType, Role, RowId, rows};

/// Removes what takes carries out of their flag and puts them back. Whether there was any.
pub fn join_carries(mir: &mut MirFunction) -> bool {
    let is_taken_out = |code: &Code| matches!(code, Code::Inst(inst) if taken_out(inst).is_some());
    if !mir.order.iter().any(|&block| mir.block(block).code.iter().any(is_taken_out)) {
        return false;
    }
    let mut uses = count_uses(mir);
    let mut removed = false;
    for block in mir.order.clone() {
        let gone = find(&mir.block(block).code, &mut uses);
        if gone.is_empty() {
            continue;
        }
        removed = true;
        if let Some(marks) = mir.debug.get_mut(block) {
            let before = |index: u32| gone.partition_point(|&at| at < index as usize) as u32;
            marks.iter_mut().for_each(|mark| mark.index -= before(mark.index));
        }
        let (mut at, mut gone) = (0, gone.into_iter().peekable());
        mir.block_mut(block).code.retain(|_| {
            let stays = gone.next_if_eq(&at).is_none();
            at += 1;
            stays
        });
    }
    removed
}

/// How often each register is read.
fn count_uses(mir: &MirFunction) -> SecondaryMap<VReg, u32> {
    let mut uses: SecondaryMap<VReg, u32> = SecondaryMap::new();
    for &block in &mir.order {
        let block = mir.block(block);
        let mut count = |reg: VReg, role: Role| {
            if role != Role::Def {
                uses[reg] += 1;
            }
        };
        for code in &block.code {
            if let Code::Inst(inst) = code {
                inst.visit_regs(&mut count);
            }
        }
        block.terminator.visit_regs(&mut count);
        for arg in block.terminator.edges().flat_map(|edge| &edge.args) {
            if let Operand::Reg(reg) = *arg {
                uses[reg] += 1;
            }
        }
    }
    uses
}

/// The statements of a block that are needless, by their numbers, in order.
fn find(code: &[Code], uses: &mut SecondaryMap<VReg, u32>) -> Vec<usize> {
    let mut gone = Vec::new();
    // The register with the carry that the flag holds.
    let mut held: Option<VReg> = None;
    let mut taken: Vec<(usize, VReg)> = Vec::new();
    for (index, code) in code.iter().enumerate() {
        let Code::Inst(inst) = code else { continue };
        if let Some(carry) = taken_out(inst) {
            held = Some(carry);
            taken.push((index, carry));
        } else if let Some((sum, carry)) = put_back(inst)
            && uses[sum] == 0
            && held == Some(carry)
        {
            gone.push(index);
            uses[carry] -= 1;
        } else if changes_the_flag(inst) {
            held = None;
        }
    }
    gone.extend(taken.into_iter().filter(|&(_, carry)| uses[carry] == 0).map(|(index, _)| index));
    gone.sort_unstable();
    gone
}

/// The register that a carry is taken into.
fn taken_out(inst: &MInst) -> Option<VReg> {
    match inst.operands[..] {
        [Operand::Reg(carry), Operand::Int(0), Operand::Int(0)] if is(inst, rows::ADDC) => {
            Some(carry)
        }
        _ => None,
    }
}

/// The sum that is written besides the flag, and the carry that is put back.
fn put_back(inst: &MInst) -> Option<(VReg, VReg)> {
    match inst.operands[..] {
        [Operand::Reg(sum), Operand::Reg(carry), Operand::Int(ones)]
            if is(inst, rows::ADD_CC) && ones as u32 == u32::MAX =>
        {
            Some((sum, carry))
        }
        _ => None,
    }
}

/// Whether an instruction is of a row, of 32 bits, and runs always.
fn is(inst: &MInst, row: RowId) -> bool {
    let is_narrow = matches!(inst.ty(0), Some(PtxType::U32 | PtxType::S32));
    inst.row == row && inst.guard.is_none() && is_narrow
}

/// Whether an instruction writes the carry flag, or may: a call leaves anything in it.
fn changes_the_flag(inst: &MInst) -> bool {
    inst.row().effects.intersects(InstEffects::CARRY_OUT.union(InstEffects::OTHER))
        || inst.row().effects.contains(InstEffects::CALL)
}
