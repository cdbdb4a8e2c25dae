//! Barriers of CTAs and clusters, and what happens when threads end.
//!
//! Warps come to a barrier of a CTA as a whole: when all their lanes that have not ended are there,
//! together or one after the other, the warp counts as 32 threads. Until then lanes that only
//! arrive wait for the others, too.

use super::Engine;
use crate::sim::cluster::{Barrier, Cluster, Cta, First};
use crate::sim::finding::{Finding, FindingKind, Participant};
use crate::sim::operands::{self, lay_out, scatter};
use crate::sim::program::Source;
use crate::sim::registers::lanes_of;
use crate::sim::warp::{State, Warp, WarpSplit, activation_in};
use irc_ptx::isa::sem::{Control, Fault};
use irc_ptx::isa::{Order, Purpose, ReduceOp};

impl Engine<'_> {
    /// Does what a split asks of its CTA or cluster.
    pub(super) fn control(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        split: WarpSplit,
        control: Control,
    ) -> Result<(), Box<Finding>> {
        self.progress.advance();
        match control {
            Control::BarrierSync | Control::BarrierReduce | Control::BarrierArrive => {
                self.come(cluster, cta, index, split, control)?;
            }
            Control::ClusterArrive => self.cluster_arrive(cluster, cta, index, split)?,
            Control::ClusterWait => self.cluster_wait(cluster, cta, index, split)?,
            Control::Exit => {
                cluster.ctas[cta].warps[index].end(split);
                self.watch.exited(cta as u32, index as u32, split.lanes);
                self.release_all(cluster, cta, index)?;
            }
            _ => {
                let next = WarpSplit { pc: split.pc + 1, state: State::Ready, ..split };
                cluster.ctas[cta].warps[index].join(next);
            }
        }
        Ok(())
    }

    /// The value of the operand of a lane that has a purpose.
    fn operand(
        &self,
        warp: &Warp,
        split: WarpSplit,
        purpose: Purpose,
        lane: usize,
    ) -> Option<u128> {
        let op = self.context.op(warp, split);
        let n = op.form.row.operand_for(purpose)?;
        let slot = op.slots.get(n)?;
        if matches!(slot.source, crate::sim::program::Source::Nothing) {
            return None;
        }
        let activation = warp.activation(split.activation);
        Some(operands::read(&slot.source, slot.bits, activation, lane, self.environment(warp)))
    }

    /// A split comes to a barrier. Which one it is, and how many threads it awaits, may differ
    /// between the lanes.
    fn come(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        split: WarpSplit,
        control: Control,
    ) -> Result<(), Box<Finding>> {
        let warp = &cluster.ctas[cta].warps[index];
        let slots = &self.context.op(warp, split).slots;
        let is_uniform = slots.iter().all(|slot| !matches!(slot.source, Source::Register(_)));
        let mut left = split.lanes;
        while left != 0 {
            let warp = &cluster.ctas[cta].warps[index];
            let named = |lane| {
                let number = self.operand(warp, split, Purpose::Barrier, lane).unwrap_or(0) as u32;
                (
                    number,
                    self.operand(warp, split, Purpose::ThreadCount, lane)
                        .map(|threads| threads as u32),
                )
            };
            let barrier = named(left.trailing_zeros() as usize);
            let same = lanes_of(left).filter(|&lane| is_uniform || named(lane) == barrier);
            let lanes = same.fold(0, |lanes, lane| lanes | 1 << lane);
            left &= !lanes;
            let split = WarpSplit { lanes, ..split };
            let id = self.arrive(cluster, cta, index, split, control, barrier)?;
            self.complete_barrier(cluster, cta, id);
        }
        Ok(())
    }

    /// Lanes of a warp come to the barrier of this number, which awaits N threads; gives the
    /// number.
    fn arrive(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        split: WarpSplit,
        control: Control,
        (number, expected): (u32, Option<u32>),
    ) -> Result<usize, Box<Finding>> {
        let group = &mut cluster.ctas[cta];
        let warp = &mut group.warps[index];
        let lane = split.lanes.trailing_zeros() as usize % 32;
        let fail = |kind| Err(self.context.finding(warp, split, lane, kind));
        let fault = |what, value| FindingKind::Fault(Fault::Operand { what, value });
        let Some(barrier) = group.barriers.get_mut(number as usize) else {
            return fail(fault("barriers have the numbers 0 to 15", u64::from(number)));
        };
        if let Some(threads) = expected.filter(|threads| !threads.is_multiple_of(32)) {
            let what = "the number of threads is not a multiple of 32";
            return fail(fault(what, u64::from(threads)));
        }
        if control == Control::BarrierArrive && expected == Some(0) {
            return fail(fault("an arrival is for a number of threads, not", 0));
        }
        if barrier.arrived >> index & 1 == 1 {
            let what =
                format!("its warp has already arrived at barrier {number}, which is not complete");
            return fail(FindingKind::BarrierMisuse(what, None));
        }
        let at = || self.context.locate(warp, split, lane);
        let first = barrier.first.get_or_insert_with(|| First { at: at(), expected });
        let all = self.context.launch.threads().next_multiple_of(32);
        let [wanted, before] = [expected, first.expected].map(|threads| threads.unwrap_or(all));
        if wanted != before {
            let what = format!("it expects {wanted} threads at barrier {number}");
            let action = format!("it expects {before} threads there");
            return fail(FindingKind::BarrierMisuse(
                what,
                Some(Participant { at: first.at, action }),
            ));
        }
        // Who awaits all does not await those that have ended.
        first.expected = first.expected.and(expected);
        let id = number as u8;
        if control == Control::BarrierArrive {
            warp.join(WarpSplit { state: State::Arriving(id), ..split });
            let place = (warp.position.rank, index as u32);
            self.watch.barrier_arrive(place, number, split.lanes);
        } else {
            warp.join(WarpSplit { state: State::Barrier(id), ..split });
        }
        Ok(usize::from(id))
    }

    /// Lets the threads at a barrier go on if all that it waits for have come.
    pub(super) fn complete_barrier(&mut self, cluster: &mut Cluster, cta: usize, id: usize) {
        let group = &mut cluster.ctas[cta];
        let Some(First { expected, .. }) = group.barriers[id].first else { return };
        let (waits, arrives) = (State::Barrier(id as u8), State::Arriving(id as u8));
        for (index, warp) in group.warps.iter_mut().enumerate() {
            if warp.is_at(id) && warp.lanes_in(arrives) != 0 {
                warp.release(arrives);
                group.barriers[id].arrived |= 1 << index;
                self.progress.advance();
            }
        }
        // Lanes of other warps, which do not count yet, stay for the next phase.
        let come = group.come(id);
        let enough = match expected {
            None => group.live() & !come == 0,
            Some(threads) => come.count_ones() * 32 >= threads,
        };
        if come == 0 || !enough {
            return;
        }
        self.reduce(cluster, cta, id, come);
        let group = &mut cluster.ctas[cta];
        let is_here = |index: usize| come >> index & 1 == 1;
        let lanes = |(index, warp): (usize, &Warp)| {
            if is_here(index) { warp.lanes_in(waits) } else { 0 }
        };
        let waiting = || group.warps.iter().enumerate().map(lanes).collect();
        self.watch.cta_barrier(cta as u32, id as u32, waiting, expected.is_some());
        let here = group.warps.iter_mut().enumerate().filter(|(index, _)| is_here(*index));
        here.for_each(|(_, warp)| warp.release(waits));
        let is_free = group.warps.iter().all(|warp| warp.lanes_at(id) == 0);
        let first = group.barriers[id].first.filter(|_| !is_free);
        group.barriers[id] = Barrier { arrived: 0, first };
        self.progress.pass_barrier();
    }

    /// Gives the threads at a barrier what it reduces their predicates to. `come` has the warps
    /// that have come.
    fn reduce(&mut self, cluster: &mut Cluster, cta: usize, id: usize, come: u32) {
        let (mut holds, mut all) = (0, 0);
        let mut members = Vec::new();
        let warps = cluster.ctas[cta].warps.iter().enumerate();
        for (index, warp) in warps.filter(|(index, _)| come >> index & 1 == 1) {
            for &split in warp.splits.iter().filter(|f| f.state == State::Barrier(id as u8)) {
                let op = self.context.op(warp, split);
                if op.defs.is_empty() {
                    continue;
                }
                for lane in lanes_of(split.lanes) {
                    let holds_here =
                        self.operand(warp, split, Purpose::Reduced, lane).unwrap_or(0) & 1;
                    holds += holds_here;
                    all += 1;
                }
                members.push((index, split));
            }
        }
        for (index, split) in members {
            let warp = &cluster.ctas[cta].warps[index];
            let op = self.context.op(warp, split);
            let result = match op.form.get() {
                Some(ReduceOp::And) => u128::from(holds == all),
                Some(ReduceOp::Or) => u128::from(holds > 0),
                _ => holds,
            };
            let warp = &mut cluster.ctas[cta].warps[index];
            let values = &mut self.scratch.values;
            lay_out(op, values);
            values.scalars[0] = result;
            for lane in lanes_of(split.lanes) {
                let activation = activation_in(&mut warp.activations, split.activation);
                values.carry = activation.registers.carry >> lane & 1 == 1;
                scatter(op, values, activation, lane);
            }
        }
    }

    /// A split arrives at the barrier of the cluster and goes on.
    fn cluster_arrive(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        split: WarpSplit,
    ) -> Result<(), Box<Finding>> {
        let warp = &mut cluster.ctas[cta].warps[index];
        let again = split.lanes & warp.cluster_owed;
        if again != 0 {
            let what = "it has arrived at the barrier of the cluster, but not waited there";
            let kind = FindingKind::BarrierMisuse(what.to_owned(), None);
            return Err(self.context.finding(warp, split, again.trailing_zeros() as usize, kind));
        }
        warp.cluster_arrived |= split.lanes;
        warp.cluster_owed |= split.lanes;
        let releases = self.context.op(warp, split).form.get() != Some(Order::Relaxed);
        self.watch.cluster_arrive(cta as u32, index as u32, split.lanes, releases);
        warp.join(WarpSplit { pc: split.pc + 1, state: State::Ready, ..split });
        self.complete_cluster(cluster);
        Ok(())
    }

    /// A split waits at the barrier of the cluster. Lanes whose arrival has been counted already
    /// go on.
    fn cluster_wait(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        split: WarpSplit,
    ) -> Result<(), Box<Finding>> {
        let warp = &mut cluster.ctas[cta].warps[index];
        let unexpected = split.lanes & !warp.cluster_owed;
        if unexpected != 0 {
            let what = "it waits at the barrier of the cluster, but has not arrived there";
            let kind = FindingKind::BarrierMisuse(what.to_owned(), None);
            return Err(self.context.finding(
                warp,
                split,
                unexpected.trailing_zeros() as usize,
                kind,
            ));
        }
        let waiting = split.lanes & warp.cluster_arrived;
        warp.join(WarpSplit { lanes: waiting, state: State::Cluster, ..split });
        let gone = WarpSplit { lanes: split.lanes & !waiting, ..split };
        self.cluster_waited(cluster, cta, index, gone);
        Ok(())
    }

    /// Ends a phase of the barrier of the cluster if all threads have arrived.
    fn complete_cluster(&mut self, cluster: &mut Cluster) {
        let warps = || cluster.ctas.iter().flat_map(|cta| &cta.warps);
        let any = warps().any(|warp| warp.cluster_arrived != 0);
        if !any || warps().any(|warp| warp.live & !warp.cluster_arrived != 0) {
            return;
        }
        for cta in 0..cluster.ctas.len() {
            for index in 0..cluster.ctas[cta].warps.len() {
                let warp = &mut cluster.ctas[cta].warps[index];
                warp.cluster_arrived = 0;
                let (gone, stay): (Vec<_>, Vec<_>) =
                    warp.splits.drain(..).partition(|f| f.state == State::Cluster);
                warp.splits = stay;
                for split in gone {
                    self.cluster_waited(cluster, cta, index, split);
                }
            }
        }
        self.progress.pass_barrier();
    }

    /// Lanes have waited at the barrier of the cluster and go on.
    fn cluster_waited(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        split: WarpSplit,
    ) {
        let warp = &mut cluster.ctas[cta].warps[index];
        if split.lanes == 0 {
            return;
        }
        let acquires = self.context.op(warp, split).form.get() != Some(Order::Relaxed);
        self.watch.cluster_wait(cta as u32, index as u32, split.lanes, acquires);
        warp.cluster_owed &= !split.lanes;
        warp.join(WarpSplit { pc: split.pc + 1, state: State::Ready, ..split });
    }

    /// Threads have ended; others may have waited for nothing else.
    pub(super) fn release_all(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
    ) -> Result<(), Box<Finding>> {
        self.progress.advance();
        self.progress.sign(true);
        cluster.give_up_shared(cta);
        self.complete_collectives(cluster, cta, index)?;
        for id in 0..16 {
            if cluster.ctas[cta].barriers[id].first.is_some() {
                self.complete_barrier(cluster, cta, id);
            }
        }
        self.complete_cluster(cluster);
        Ok(())
    }
}

impl Warp {
    /// Whether all lanes that have not ended are at a barrier of the CTA.
    pub(in crate::sim) fn is_at(&self, id: usize) -> bool {
        let here = self.lanes_at(id);
        here != 0 && self.live & !here == 0
    }

    /// The lanes that wait at a barrier of the CTA, if only for the others of the warp.
    pub(in crate::sim) fn lanes_at(&self, id: usize) -> u32 {
        self.lanes_in(State::Barrier(id as u8)) | self.lanes_in(State::Arriving(id as u8))
    }
}

impl Cta {
    /// The warps that have come to a barrier, one bit each.
    pub(in crate::sim) fn come(&self, id: usize) -> u32 {
        let bit = |(index, warp): (usize, &Warp)| u32::from(warp.is_at(id)) << index;
        self.warps.iter().enumerate().map(bit).fold(self.barriers[id].arrived, |a, b| a | b)
    }

    /// The warps that have not ended.
    pub(in crate::sim) fn live(&self) -> u32 {
        let bit = |(index, warp): (usize, &Warp)| u32::from(warp.live != 0) << index;
        self.warps.iter().enumerate().map(bit).fold(0, |a, b| a | b)
    }
}
