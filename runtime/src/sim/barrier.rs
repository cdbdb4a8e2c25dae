//! Barriers of CTAs and clusters, and what happens when threads end.
//!
//! Warps come to a barrier of a CTA as a whole: when all their lanes that have not ended are there,
//! together or one after the other, the warp counts as 32 threads. Until then lanes that only
//! arrive wait for the others, too.

use super::check::race::Thread;
use super::cluster::{Barrier, Cluster, Cta, First};
use super::engine::{Engine, of};
use super::operands::{self, lay_out, scatter};
use super::program::{Op, Source};
use super::registers::lanes_of;
use super::trouble::{Party, Stop, Trouble};
use super::warp::{Fragment, State, Warp};
use irc_ptx::isa::sem::{Control, Fault};
use irc_ptx::isa::{Order, ReduceOp};

impl<'a> Engine<'a> {
    /// Does what a fragment asks of its CTA or cluster.
    pub(super) fn control(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        fragment: Fragment,
        control: Control,
    ) -> Result<(), Box<Stop>> {
        self.progress += 1;
        match control {
            Control::BarrierSync | Control::BarrierReduce | Control::BarrierArrive => {
                self.come(cluster, cta, index, fragment, control)?;
            }
            Control::ClusterArrive => self.cluster_arrive(cluster, cta, index, fragment)?,
            Control::ClusterWait => self.cluster_wait(cluster, cta, index, fragment)?,
            Control::Exit => {
                cluster.ctas[cta].warps[index].end(fragment);
                self.exited(cta, index, fragment.lanes);
                self.release_all(cluster, cta, index)?;
            }
            _ => {
                let next = Fragment { pc: fragment.pc + 1, state: State::Ready, ..fragment };
                cluster.ctas[cta].warps[index].join(next);
            }
        }
        Ok(())
    }

    /// The instruction that a fragment is at.
    pub(super) fn op(&self, warp: &Warp, fragment: Fragment) -> &'a Op {
        let function = warp.activation(fragment.activation).function;
        let ops = self.program.functions[function].ops.as_deref();
        &ops.expect("threads are in functions with bodies")[fragment.pc as usize]
    }

    /// The value of an operand of a lane, by its name in the row.
    fn operand(&self, warp: &Warp, fragment: Fragment, name: &str, lane: usize) -> Option<u128> {
        let op = self.op(warp, fragment);
        let n = op.form.row.operands.iter().position(|rule| rule.name == name)?;
        let slot = op.slots.get(n)?;
        if matches!(slot.source, super::program::Source::Nothing) {
            return None;
        }
        let activation = warp.activation(fragment.activation);
        Some(operands::read(&slot.source, slot.bits, activation, lane, self.around(warp)))
    }

    /// A fragment comes to a barrier. Which one it is, and how many threads it awaits, may differ
    /// between the lanes.
    fn come(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        fragment: Fragment,
        control: Control,
    ) -> Result<(), Box<Stop>> {
        let warp = &cluster.ctas[cta].warps[index];
        let slots = &self.op(warp, fragment).slots;
        let is_uniform = slots.iter().all(|slot| !matches!(slot.source, Source::Register(_)));
        let mut left = fragment.lanes;
        while left != 0 {
            let warp = &cluster.ctas[cta].warps[index];
            let named = |lane| {
                let number = self.operand(warp, fragment, "a", lane).unwrap_or(0) as u32;
                (number, self.operand(warp, fragment, "b", lane).map(|threads| threads as u32))
            };
            let barrier = named(left.trailing_zeros() as usize);
            let same = lanes_of(left).filter(|&lane| is_uniform || named(lane) == barrier);
            let lanes = same.fold(0, |lanes, lane| lanes | 1 << lane);
            left &= !lanes;
            let fragment = Fragment { lanes, ..fragment };
            let id = self.arrive(cluster, cta, index, fragment, control, barrier)?;
            self.complete_barrier(cluster, cta, id);
        }
        Ok(())
    }

    /// Lanes of a warp come to the barrier of this number, which awaits so many threads; gives the
    /// number.
    fn arrive(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        fragment: Fragment,
        control: Control,
        (number, expected): (u32, Option<u32>),
    ) -> Result<usize, Box<Stop>> {
        let group = &mut cluster.ctas[cta];
        let warp = &mut group.warps[index];
        let lane = fragment.lanes.trailing_zeros() as usize % 32;
        let fail = |trouble| Err(self.stop(warp, fragment, lane, trouble));
        let fault = |what, value| Trouble::Fault(Fault::Operand { what, value });
        let Some(barrier) = group.barriers.get_mut(number as usize) else {
            return fail(fault("barriers have the numbers 0 to 15", u64::from(number)));
        };
        if let Some(threads) = expected.filter(|threads| !threads.is_multiple_of(32)) {
            let what = "the number of threads is no multiple of 32";
            return fail(fault(what, u64::from(threads)));
        }
        if control == Control::BarrierArrive && expected == Some(0) {
            return fail(fault("an arrival is for a number of threads, not", 0));
        }
        if barrier.arrived >> index & 1 == 1 {
            let what = format!("its warp has arrived at barrier {number}, which is not complete");
            return fail(Trouble::BarrierMisuse(what, None));
        }
        let at = || self.locate(warp, fragment, lane);
        let first = barrier.first.get_or_insert_with(|| First { at: at(), expected });
        let all = self.launch.threads().next_multiple_of(32);
        let [wanted, before] = [expected, first.expected].map(|threads| threads.unwrap_or(all));
        if wanted != before {
            let what = format!("it awaits {wanted} threads at barrier {number}");
            let action = format!("it awaits {before} threads there");
            return fail(Trouble::BarrierMisuse(what, Some(Party { at: first.at, action })));
        }
        // Who awaits all does not await those that have ended.
        first.expected = first.expected.and(expected);
        let id = number as u8;
        if control == Control::BarrierArrive {
            warp.join(Fragment { state: State::Arriving(id), ..fragment });
            let cta = self.first_cta + warp.position.rank;
            if let Some(race) = &mut self.race {
                race.barrier_arrive(cta, number, index as u32, fragment.lanes);
            }
        } else {
            warp.join(Fragment { state: State::Barrier(id), ..fragment });
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
                self.progress += 1;
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
        if let Some(race) = &mut self.race {
            let lanes = |(index, warp): (usize, &Warp)| {
                if is_here(index) { warp.lanes_in(waits) } else { 0 }
            };
            let waiting: Vec<u32> = group.warps.iter().enumerate().map(lanes).collect();
            let number = self.first_cta + cta as u32;
            race.cta_barrier(number, id as u32, &waiting, expected.is_some());
        }
        let here = group.warps.iter_mut().enumerate().filter(|(index, _)| is_here(*index));
        here.for_each(|(_, warp)| warp.release(waits));
        let is_free = group.warps.iter().all(|warp| warp.lanes_at(id) == 0);
        let first = group.barriers[id].first.filter(|_| !is_free);
        group.barriers[id] = Barrier { arrived: 0, first };
        self.progress += 1;
        self.barriers += 1;
    }

    /// Gives the threads at a barrier what it reduces their predicates to. `come` has the warps
    /// that have come.
    fn reduce(&mut self, cluster: &mut Cluster, cta: usize, id: usize, come: u32) {
        let (mut holds, mut all) = (0, 0);
        let mut members = Vec::new();
        let warps = cluster.ctas[cta].warps.iter().enumerate();
        for (index, warp) in warps.filter(|(index, _)| come >> index & 1 == 1) {
            for &fragment in warp.fragments.iter().filter(|f| f.state == State::Barrier(id as u8)) {
                let op = self.op(warp, fragment);
                if op.defs.is_empty() {
                    continue;
                }
                for lane in lanes_of(fragment.lanes) {
                    let holds_here = self.operand(warp, fragment, "c", lane).unwrap_or(0) & 1;
                    holds += holds_here;
                    all += 1;
                }
                members.push((index, fragment));
            }
        }
        for (index, fragment) in members {
            let warp = &cluster.ctas[cta].warps[index];
            let op = self.op(warp, fragment);
            let result = match op.form.get() {
                Some(ReduceOp::And) => u128::from(holds == all),
                Some(ReduceOp::Or) => u128::from(holds > 0),
                _ => holds,
            };
            let warp = &mut cluster.ctas[cta].warps[index];
            lay_out(op, &mut self.values);
            self.values.scalars[0] = result;
            for lane in lanes_of(fragment.lanes) {
                let activation = of(&mut warp.activations, fragment.activation);
                self.values.carry = activation.registers.carry >> lane & 1 == 1;
                scatter(op, &self.values, activation, lane);
            }
        }
    }

    /// A fragment arrives at the barrier of the cluster and goes on.
    fn cluster_arrive(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        fragment: Fragment,
    ) -> Result<(), Box<Stop>> {
        let warp = &mut cluster.ctas[cta].warps[index];
        let again = fragment.lanes & warp.cluster_owed;
        if again != 0 {
            let what = "it has arrived at the barrier of the cluster, but not waited there";
            let trouble = Trouble::BarrierMisuse(what.to_owned(), None);
            return Err(self.stop(warp, fragment, again.trailing_zeros() as usize, trouble));
        }
        warp.cluster_arrived |= fragment.lanes;
        warp.cluster_owed |= fragment.lanes;
        let (number, warp_index) = (self.first_cta + cta as u32, index as u32);
        let releases = self.op(warp, fragment).form.get() != Some(Order::Relaxed);
        if let Some(race) = &mut self.race {
            race.cluster_arrive(number, warp_index, fragment.lanes, releases);
        }
        warp.join(Fragment { pc: fragment.pc + 1, state: State::Ready, ..fragment });
        self.complete_cluster(cluster);
        Ok(())
    }

    /// A fragment waits at the barrier of the cluster. Lanes whose arrival has been counted already
    /// go on.
    fn cluster_wait(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        fragment: Fragment,
    ) -> Result<(), Box<Stop>> {
        let warp = &mut cluster.ctas[cta].warps[index];
        let unexpected = fragment.lanes & !warp.cluster_owed;
        if unexpected != 0 {
            let what = "it waits at the barrier of the cluster, but has not arrived there";
            let trouble = Trouble::BarrierMisuse(what.to_owned(), None);
            return Err(self.stop(warp, fragment, unexpected.trailing_zeros() as usize, trouble));
        }
        let waiting = fragment.lanes & warp.cluster_arrived;
        warp.join(Fragment { lanes: waiting, state: State::Cluster, ..fragment });
        let gone = Fragment { lanes: fragment.lanes & !waiting, ..fragment };
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
                    warp.fragments.drain(..).partition(|f| f.state == State::Cluster);
                warp.fragments = stay;
                for fragment in gone {
                    self.cluster_waited(cluster, cta, index, fragment);
                }
            }
        }
        self.progress += 1;
        self.barriers += 1;
    }

    /// Lanes have waited at the barrier of the cluster and go on.
    fn cluster_waited(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        fragment: Fragment,
    ) {
        let warp = &mut cluster.ctas[cta].warps[index];
        if fragment.lanes == 0 {
            return;
        }
        let acquires = self.op(warp, fragment).form.get() != Some(Order::Relaxed);
        if let Some(race) = &mut self.race {
            race.cluster_wait(self.first_cta + cta as u32, index as u32, fragment.lanes, acquires);
        }
        warp.cluster_owed &= !fragment.lanes;
        warp.join(Fragment { pc: fragment.pc + 1, state: State::Ready, ..fragment });
    }

    /// Tells that threads have ended.
    pub(super) fn exited(&mut self, cta: usize, index: usize, lanes: u32) {
        let Some(race) = &mut self.race else { return };
        let cta = self.first_cta + cta as u32;
        for lane in lanes_of(lanes) {
            race.exit(Thread { cta, thread: index as u32 * 32 + lane as u32 });
        }
    }

    /// Threads have ended; others may have waited for nothing else.
    pub(super) fn release_all(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
    ) -> Result<(), Box<Stop>> {
        self.progress += 1;
        self.signs += 1;
        cluster.give_up_shared(cta);
        self.complete_collectives(cluster, cta, index)?;
        for id in 0..16 {
            self.complete_barrier(cluster, cta, id);
        }
        self.complete_cluster(cluster);
        Ok(())
    }
}

impl Warp {
    /// Whether all lanes that have not ended are at a barrier of the CTA.
    pub(super) fn is_at(&self, id: usize) -> bool {
        let here = self.lanes_at(id);
        here != 0 && self.live & !here == 0
    }

    /// The lanes that wait at a barrier of the CTA, if only for the others of the warp.
    pub(super) fn lanes_at(&self, id: usize) -> u32 {
        self.lanes_in(State::Barrier(id as u8)) | self.lanes_in(State::Arriving(id as u8))
    }
}

impl Cta {
    /// The warps that have come to a barrier, one bit each.
    pub(super) fn come(&self, id: usize) -> u32 {
        let bit = |(index, warp): (usize, &Warp)| u32::from(warp.is_at(id)) << index;
        self.warps.iter().enumerate().map(bit).fold(self.barriers[id].arrived, |a, b| a | b)
    }

    /// The warps that have not ended.
    pub(super) fn live(&self) -> u32 {
        let bit = |(index, warp): (usize, &Warp)| u32::from(warp.live != 0) << index;
        self.warps.iter().enumerate().map(bit).fold(0, |a, b| a | b)
    }
}
