//! Branches of loops take their predicate as it is.
//!
//! What ptxas 11.8 to 13.5 unroll, by measurement: a loop that is closed by `@%p bra LOOP`, or
//! left by `@%p bra EXIT`, or by `@%p bra BODY; bra.uni EXIT`, with `%p` straight from `setp` and
//! no `.uni`. Not with `@!%p`, not with a predicate that was negated, not with
//! `@%p bra EXIT; bra LOOP`, not with the second result of `setp`. Copies between the `setp` and
//! the branch, or in a block on the edge, do no harm.
//!
//! So where the wrong edge of such a branch would be taken on true, the comparison is inverted (of
//! floats, to its unordered twin) and the edges change places. If the predicate is used elsewhere,
//! a second comparison is made next to the first.

use super::order::{BlockOrder, Position};
use crate::mir::{Code, MirBlock, MirFunction, Terminator, VReg};
use cranelift_entity::EntitySet;
use irc_ir::entity::Block;
use irc_ptx::isa::{BoolOp, Compare, RegClass, Role, rows};
use irc_ptx::{Inst, Operand};

/// How many empty blocks in a row are looked through.
const MAX_EMPTY: usize = 8;

/// Turns the branches of loops round where that is better and possible. Edges of the control flow
/// graph stay what they are; those of a branch may change places.
pub(super) fn orient(mir: &mut MirFunction, order: &BlockOrder) {
    let wanted: Vec<(Block, VReg)> = order
        .blocks()
        .filter_map(|(place, block)| Some((block, unwanted_predicate(mir, order, place)?)))
        .collect();
    if wanted.is_empty() {
        return;
    }
    let shared = used_elsewhere(mir, order, &wanted);
    for (block, pred) in wanted {
        if let Some(opposite) = invert(mir, block, pred, shared.contains(pred))
            && let Terminator::Branch { pred, then, other, .. } =
                &mut mir.block_mut(block).terminator
        {
            *pred = opposite;
            std::mem::swap(then, other);
        }
    }
}

/// The predicate of a branch that closes or leaves a loop, if its opposite would be better.
fn unwanted_predicate(mir: &MirFunction, order: &BlockOrder, place: Position) -> Option<VReg> {
    let Terminator::Branch { pred, then, other, .. } = &mir.block(order.block(place)).terminator
    else {
        return None;
    };
    let then = follow(mir, order, order.place(then.block)?);
    let other = follow(mir, order, order.place(other.block)?);
    let closes = |to| order.closes_loop(place, to);
    let leaves = |to| order.leaves_loop(place, to);
    let first_is_next = || {
        let behind =
            (place.as_u32() + 1..order.len() as u32).take(MAX_EMPTY).map(Position::from_u32);
        behind.into_iter().find(|&place| empty_block_target(mir, order, place).is_none())
            == Some(then)
    };
    let is_better = if closes(then) {
        false
    } else {
        closes(other) || ((leaves(then) || leaves(other)) && first_is_next())
    };
    is_better.then_some(*pred)
}

/// Where a block goes that does nothing else.
fn empty_block_target(mir: &MirFunction, order: &BlockOrder, place: Position) -> Option<Position> {
    match mir.block(order.block(place)) {
        MirBlock { code, terminator: Terminator::Jump(edge), .. } if code.is_empty() => {
            order.place(edge.block)
        }
        _ => None,
    }
}

/// The block that is really reached.
fn follow(mir: &MirFunction, order: &BlockOrder, mut place: Position) -> Position {
    for _ in 0..MAX_EMPTY {
        match empty_block_target(mir, order, place) {
            Some(target) => place = target,
            None => break,
        }
    }
    place
}

/// Which of the predicates have other uses besides their branch.
fn used_elsewhere(
    mir: &MirFunction,
    order: &BlockOrder,
    wanted: &[(Block, VReg)],
) -> EntitySet<VReg> {
    let mut preds = EntitySet::with_capacity(mir.classes.len());
    let mut once = preds.clone();
    let mut again = preds.clone();
    for &(_, pred) in wanted {
        preds.insert(pred);
    }
    let mut visit = |reg: VReg, role: Role| {
        if role != Role::Def && preds.contains(reg) && !once.insert(reg) {
            again.insert(reg);
        }
    };
    for (_, block) in order.blocks() {
        let block = mir.block(block);
        for code in &block.code {
            if let Code::Inst(inst) = code {
                inst.visit_regs(&mut visit);
            }
        }
        match &block.terminator {
            Terminator::Branch { pred, .. } => visit(*pred, Role::Use),
            Terminator::Stop(inst) => inst.visit_regs(&mut visit),
            Terminator::Jump(_) | Terminator::Table { .. } => {}
        }
        for arg in block.terminator.edges().flat_map(|edge| &edge.args) {
            arg.visit_regs(Role::Use, &mut visit);
        }
    }
    again
}

/// Makes a predicate that is the opposite of one that the block compares for.
fn invert(mir: &mut MirFunction, block: Block, pred: VReg, is_shared: bool) -> Option<VReg> {
    let code = &mut mir.blocks[block].as_mut()?.code;
    let index = code.iter().rposition(|code| match code {
        Code::Inst(inst) => inst.operands.first() == Some(&Operand::Reg(pred)),
        Code::Plain(_) => false,
    })?;
    let Code::Inst(inst) = &mut code[index] else { return None };
    let opposite = opposite(inst)?;
    if !is_shared {
        inst.set(opposite);
        return Some(pred);
    }
    let new = mir.classes.push(RegClass::Pred);
    let mut second = inst.clone().with(opposite);
    second.operands[0] = Operand::Reg(new);
    code.insert(index + 1, Code::Inst(second));
    Some(new)
}

/// The opposite of a comparison, if it has one result and stands alone.
fn opposite(inst: &Inst<VReg>) -> Option<Compare> {
    let is_plain = inst.row == rows::SETP
        && inst.guard.is_none()
        && inst.modifier::<BoolOp>().is_none()
        && inst.operands.get(1) == Some(&Operand::Omitted);
    let ty = inst.ty(0).filter(|ty| is_plain && ty.lanes() == 1)?;
    inst.modifier::<Compare>()?.opposite(ty.is_float())
}
