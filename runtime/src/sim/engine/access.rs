//! Runs loads and stores: for all lanes at once if that is possible, else one by one.

use super::super::access;
use super::super::check::{Checks, race, redundant, uninit};
use super::super::cluster_memory::ClusterMemory;
use super::super::finding::Finding;
use super::super::memories::Memories;
use super::super::program::{Action, Op};
use super::super::view::View;
use super::super::warp::{Warp, WarpSplit};
use super::{Engine, of};

impl Engine<'_> {
    /// Runs a load or a store.
    pub(super) fn access(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        split: WarpSplit,
        op: &Op,
        lanes: u32,
    ) -> Result<(), Box<Finding>> {
        if self.context.checks(Checks::UNINIT) {
            let bad = uninit::address(warp, split, op, lanes);
            if bad != 0 {
                self.find_unwritten(warp, split, bad);
            }
        }
        self.count_access(warp, split, op, lanes);
        if self.access_at_once(common, warp, split, op, lanes) {
            return Ok(());
        }
        let context = self.context;
        let observer = self.observer(warp, split);
        let activation = of(&mut warp.activations, split.activation);
        let (registers, stack) = activation.split();
        let mut view = View::new(context, common, &mut warp.local, stack, observer);
        let done = match &op.action {
            Action::Load(load) => access::load(load, registers, &mut view, lanes),
            Action::Store(store) => access::store(store, registers, &mut view, lanes),
            _ => Ok(()),
        };
        let redundant = view.redundant;
        done.map_err(|fault| self.fault(warp, split, fault))?;
        self.find_redundant(warp, split, redundant);
        Ok(())
    }

    /// Runs a load or a store for all lanes at once. False, and nothing is done, if it cannot be.
    #[inline]
    fn access_at_once(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        split: WarpSplit,
        op: &Op,
        lanes: u32,
    ) -> bool {
        let (context, rank) = (self.context, warp.position.rank);
        let is_raced = context.checks(Checks::RACE);
        let activation = of(&mut warp.activations, split.activation);
        let (registers, stack) = activation.split();
        let local = &mut warp.local;
        let mut memories = Memories { context, common, rank, lane: 0, local, stack };
        let (done, race_op, access) = match &op.action {
            Action::Load(load) => {
                let done = access::load_at_once(load, registers, &mut memories, lanes, is_raced);
                (done, race::Op::Read, load)
            }
            Action::Store(store) => {
                let done = access::store_at_once(store, registers, &mut memories, lanes, is_raced);
                (done, race::Op::Write, store)
            }
            _ => return false,
        };
        let Some(done) = done else { return false };
        if let Some(mut accessed) = done.accessed {
            self.observer(warp, split).tell_lanes(&mut accessed, race_op, access);
        }
        self.find_redundant(warp, split, done.redundant);
        true
    }

    /// Reports lanes that store the same to the same address, if there are any.
    fn find_redundant(&mut self, warp: &Warp, split: WarpSplit, lanes: u32) {
        if lanes != 0 {
            let lane = lanes.trailing_zeros() as usize % 32;
            let found = redundant::finding(lanes);
            self.watch.find(*self.context.finding(warp, split, lane, found));
        }
    }

    /// Counts what a load or store accesses.
    fn count_access(&mut self, warp: &Warp, split: WarpSplit, op: &Op, lanes: u32) {
        let (Action::Load(access) | Action::Store(access)) = &op.action else { return };
        if !self.watch.is_counting() {
            return;
        }
        let site = self.context.site(warp, split);
        self.watch.accessed((site, warp.position.rank), access, lanes, || {
            let activation = warp.activation(split.activation);
            access::addresses(access, &activation.registers, activation.frame)
        });
    }
}
