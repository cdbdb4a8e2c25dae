//! Finds integers that are divided by zero: the manual leaves the result open.

use super::super::engine::Engine;
use super::super::finding::FindingKind;
use super::super::operands;
use super::super::program::Op;
use super::super::registers::lanes_of;
use super::super::warp::{Warp, WarpSplit};

impl Engine<'_> {
    /// Reports a lane whose divisor is zero.
    pub(super) fn check_divisor(&mut self, warp: &Warp, split: WarpSplit, op: &Op, lanes: u32) {
        let Some(slot) = op.form.row.divisor.and_then(|n| op.slots.get(usize::from(n))) else {
            return;
        };
        let activation = warp.activation(split.activation);
        let environment = self.environment(warp);
        let divisor = |lane| operands::read(&slot.source, slot.bits, activation, lane, environment);
        if let Some(lane) = lanes_of(lanes).find(|&lane| divisor(lane) == 0) {
            self.watch.find(*self.context.finding(warp, split, lane, FindingKind::DivisionByZero));
        }
    }
}
