//! Finds integers that are divided by zero: the manual leaves the result open.

use super::super::operands;
use super::super::registers::lanes_of;
use super::super::warp::Warp;
use super::Instruction;

/// The lanes whose divisor is zero.
pub(super) fn divisors(warp: &Warp, about: &Instruction<'_>) -> u32 {
    let &Instruction { split, op, lanes, environment } = about;
    let Some(slot) = op.form.row.divisor.and_then(|n| op.slots.get(usize::from(n))) else {
        return 0;
    };
    let activation = warp.activation(split.activation);
    let divisor = |lane| operands::read(&slot.source, slot.bits, activation, lane, environment);
    lanes_of(lanes).filter(|&lane| divisor(lane) == 0).fold(0, |zero, lane| zero | 1 << lane)
}
