//! Runs instructions that only compute, one after the other.
//!
//! Most instructions are such: nothing waits, nothing goes elsewhere, no memory is touched. So the
//! lanes, the registers and the count of steps are looked at once for all that stand in a row.

use super::super::all_lanes;
use super::super::check::Checks;
use super::super::program::{Action, Op};
use super::super::warp::{Warp, WarpSplit};
use super::{Engine, of};

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
        let registers = &mut of(&mut warp.activations, split.activation).registers;
        let mut count = 0;
        for op in &ops[split.pc as usize..][..most] {
            let Action::AllLanes(all_lanes_op) = &op.action else { break };
            if is_watched && !registers.pass_on(&op.uses, &op.defs, split.lanes) {
                break;
            }
            all_lanes::run(all_lanes_op, registers, program, &warp.specials, split.lanes);
            count += 1;
        }
        self.progress.run_straight(count, split.lanes);
        count
    }
}
