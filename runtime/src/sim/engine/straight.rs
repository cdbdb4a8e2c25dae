//! Runs instructions that only compute or read parameters, one after the other.
//!
//! Most instructions are such: nothing waits, nothing goes elsewhere, nobody else sees it. So the
//! lanes, the registers and the count of steps are looked at once for all that stand in a row.

use super::super::check::Checks;
use super::super::program::{Action, Op};
use super::super::warp::{Warp, WarpSplit};
use super::{Engine, of};
use crate::sim::{all_lanes, coalesced};

impl Engine<'_> {
    /// Runs at most N of the instructions from that of a split on that only compute; gives how many
    /// have run. It ends before one that reads what was not written, and runs none if each one has
    /// to be counted.
    #[inline]
    pub(super) fn straight(
        &mut self,
        warp: &mut Warp,
        split: WarpSplit,
        ops: &[Op],
        most: u64,
    ) -> u32 {
        let count = ops[split.pc as usize].straight;
        if count == 0 || self.watch.is_counting() {
            return 0;
        }
        self.run_straight(warp, split, ops, most.min(u64::from(count)) as usize)
    }

    fn run_straight(&mut self, warp: &mut Warp, split: WarpSplit, ops: &[Op], most: usize) -> u32 {
        let program = self.context.program;
        let is_watched = self.context.checks(Checks::UNINIT);
        let (registers, stack) = of(&mut warp.activations, split.activation).split();
        let mut count = 0;
        for op in &ops[split.pc as usize..][..most] {
            match &op.action {
                Action::AllLanes(all_lanes_op) => {
                    if is_watched && !registers.pass_on(&op.uses, &op.defs, split.lanes) {
                        break;
                    }
                    all_lanes::run(all_lanes_op, registers, program, &warp.specials, split.lanes);
                }
                Action::Load(load) => {
                    let params = &*stack.params;
                    if !coalesced::load_param(load, registers, params, split.lanes, is_watched) {
                        break;
                    }
                }
                _ => break,
            }
            count += 1;
        }
        self.progress.run_straight(count, split.lanes);
        count
    }
}
