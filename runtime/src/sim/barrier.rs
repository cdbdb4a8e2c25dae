//! Barriers of CTAs and clusters, and what happens when threads end.

use super::check::race::Thread;
use super::engine::{Engine, of};
use super::launch::{Barrier, Cluster, Cta};
use super::operands::{self, lay_out, scatter};
use super::program::Op;
use super::registers::lanes_of;
use super::trouble::{Stop, Trouble};
use super::warp::{Fragment, State, Warp};
use irc_ir::isa::sem::{Control, Fault};
use irc_ir::isa::{Order, ReduceOp};

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
        let warp = &mut cluster.ctas[cta].warps[index];
        let next = Fragment { pc: fragment.pc + 1, state: State::Ready, ..fragment };
        match control {
            Control::BarrierSync | Control::BarrierReduce | Control::BarrierArrive => {
                let id = self.arrive(cluster, cta, index, fragment, control)?;
                self.complete_barrier(cluster, cta, id)?;
            }
            Control::ClusterArrive => {
                warp.cluster_arrived |= fragment.lanes;
                let (number, warp_index) = (self.first_cta + cta as u32, index as u32);
                let releases = self.op(warp, fragment).form.get() != Some(Order::Relaxed);
                if let Some(race) = &mut self.race {
                    race.cluster_arrive(number, warp_index, fragment.lanes, releases);
                }
                warp.join(next);
                self.complete_cluster(cluster);
            }
            Control::ClusterWait => {
                // Those whose arrival has been counted already go on.
                let waiting = fragment.lanes & warp.cluster_arrived;
                let gone = Fragment { lanes: fragment.lanes & !waiting, ..next };
                let acquires = fragment;
                warp.join(gone);
                self.cluster_waited(
                    cluster,
                    cta,
                    index,
                    Fragment { lanes: gone.lanes, ..acquires },
                );
                let warp = &mut cluster.ctas[cta].warps[index];
                warp.join(Fragment { lanes: waiting, state: State::Cluster, ..fragment });
            }
            Control::Exit => {
                warp.end(fragment);
                self.exited(cta, index, fragment.lanes);
                self.release_all(cluster, cta, index)?;
            }
            _ => warp.join(next),
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

    /// A fragment comes to a barrier; gives its number.
    fn arrive(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        fragment: Fragment,
        control: Control,
    ) -> Result<usize, Box<Stop>> {
        let warp = &cluster.ctas[cta].warps[index];
        let lane = fragment.lanes.trailing_zeros() as usize % 32;
        let id = self.operand(warp, fragment, "a", lane).unwrap_or(0) as u64;
        let expected = self.operand(warp, fragment, "b", lane).map(|threads| threads as u32);
        let fault = |what, value| Trouble::Fault(Fault::Operand { what, value });
        if id > 15 {
            let trouble = fault("barriers have the numbers 0 to 15", id);
            return Err(self.stop(warp, fragment, lane, trouble));
        }
        if let Some(threads) = expected
            && !threads.is_multiple_of(32)
        {
            let trouble = fault("the number of threads is no multiple of 32", u64::from(threads));
            return Err(self.stop(warp, fragment, lane, trouble));
        }
        let id = id as usize;
        let threads = self.launch.threads();
        let count = counted(warp, fragment.lanes, threads);
        let cta = &mut cluster.ctas[cta];
        let warp = &mut cta.warps[index];
        cta.barriers[id].expected = expected;
        if control == Control::BarrierArrive {
            let (number, index) = (self.first_cta + warp.position.rank, warp.position.warp);
            if let Some(race) = &mut self.race {
                race.barrier_arrive(number, id as u32, index, fragment.lanes);
            }
            cta.barriers[id].arrived += count;
            warp.join(Fragment { pc: fragment.pc + 1, state: State::Ready, ..fragment });
        } else {
            warp.join(Fragment { state: State::Barrier(id as u8), ..fragment });
        }
        Ok(id)
    }

    /// Lets the threads at a barrier go on if all that it waits for have come.
    pub(super) fn complete_barrier(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        id: usize,
    ) -> Result<(), Box<Stop>> {
        let threads = self.launch.threads();
        let group = &cluster.ctas[cta];
        let barrier = group.barriers[id];
        let waiting = waiting_at(group, id, threads);
        let come = waiting + barrier.arrived;
        let enough = match barrier.expected {
            None => all_wait(group, id, barrier.arrived, threads),
            Some(wanted) => come >= wanted,
        };
        if come == 0 || !enough {
            return Ok(());
        }
        cluster.ctas[cta].barriers[id] = Barrier::default();
        self.reduce(cluster, cta, id);
        if let Some(race) = &mut self.race {
            let lanes = |warp: &Warp| {
                let here = warp.fragments.iter().filter(|f| f.state == State::Barrier(id as u8));
                here.fold(0, |lanes, fragment| lanes | fragment.lanes)
            };
            let waiting: Vec<u32> = cluster.ctas[cta].warps.iter().map(lanes).collect();
            let number = self.first_cta + cta as u32;
            race.cta_barrier(number, id as u32, &waiting, barrier.expected.is_some());
        }
        for warp in &mut cluster.ctas[cta].warps {
            let state = State::Barrier(id as u8);
            let (gone, stay): (Vec<_>, Vec<_>) =
                warp.fragments.drain(..).partition(|fragment| fragment.state == state);
            warp.fragments = stay;
            for fragment in gone {
                warp.join(Fragment { pc: fragment.pc + 1, state: State::Ready, ..fragment });
            }
        }
        self.progress += 1;
        Ok(())
    }

    /// Gives the threads at a barrier what it reduces their predicates to.
    fn reduce(&mut self, cluster: &mut Cluster, cta: usize, id: usize) {
        let (mut holds, mut all) = (0, 0);
        let mut members = Vec::new();
        for (index, warp) in cluster.ctas[cta].warps.iter().enumerate() {
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
                    let warp = &mut cluster.ctas[cta].warps[index];
                    warp.join(Fragment { pc: fragment.pc + 1, state: State::Ready, ..fragment });
                }
            }
        }
        self.progress += 1;
    }

    /// Tells that lanes have waited at the barrier of the cluster.
    fn cluster_waited(&mut self, cluster: &Cluster, cta: usize, index: usize, fragment: Fragment) {
        let warp = &cluster.ctas[cta].warps[index];
        if fragment.lanes == 0 || self.race.is_none() {
            return;
        }
        let acquires = self.op(warp, fragment).form.get() != Some(Order::Relaxed);
        if let Some(race) = &mut self.race {
            race.cluster_wait(self.first_cta + cta as u32, index as u32, fragment.lanes, acquires);
        }
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
        self.complete_collectives(cluster, cta, index)?;
        for id in 0..16 {
            self.complete_barrier(cluster, cta, id)?;
        }
        self.complete_cluster(cluster);
        Ok(())
    }
}

/// For how many threads some lanes of a warp count: a last warp that is not full counts as one.
fn counted(warp: &Warp, lanes: u32, threads: u32) -> u32 {
    let here = (threads - warp.position.warp * 32).min(32);
    let whole = lanes == warp.live;
    lanes.count_ones() + if whole { 32 - here } else { 0 }
}

fn waiting_at(cta: &Cta, id: usize, threads: u32) -> u32 {
    let lanes = |warp: &Warp| {
        let here = warp.fragments.iter().filter(|f| f.state == State::Barrier(id as u8));
        here.fold(0, |lanes, fragment| lanes | fragment.lanes)
    };
    let count = |warp: &Warp| match lanes(warp) {
        0 => 0,
        lanes => counted(warp, lanes, threads),
    };
    cta.warps.iter().map(count).sum()
}

/// Whether all threads of a CTA that have not ended are at the barrier.
fn all_wait(cta: &Cta, id: usize, arrived: u32, threads: u32) -> bool {
    let all: u32 = cta
        .warps
        .iter()
        .filter(|warp| warp.live != 0)
        .map(|warp| counted(warp, warp.live, threads))
        .sum();
    waiting_at(cta, id, threads) + arrived >= all
}
