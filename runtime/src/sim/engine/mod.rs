//! Runs the splits of warps.
//!
//! The state of a running launch is that of [`Engine`], whose fields nothing outside this folder
//! touches: what looks for hangs asks for the [`Progress`], what runs clusters begins and finishes
//! them.

mod access;
mod barrier;
mod call;
mod collective;
mod straight;

use self::straight::Reach;

pub(super) use self::call::Output;
pub(super) use self::collective::{meets, wanted_lanes};
use super::access::LaneFault;
use super::check::race::Detector;
use super::check::{self, Checks, Instruction};
use super::cluster::Cluster;
use super::cluster_memory::ClusterMemory;
use super::context::Context;
use super::copies::Due;
use super::finding::{Finding, FindingKind, InstLocation, ThreadLocation};
use super::interface::WrongCall;
use super::launch::Schedule;
use super::memory::LaneWords;
use super::observe::Observer;
use super::operands::{self, Environment, gather, lay_out, scatter};
use super::program::{Action, Lanes, Op};
use super::progress::Progress;
use super::registers::lanes_of;
use super::view::View;
use super::warp::{Activation, Stack, State, Warp, WarpSplit};
use super::watch::Watch;
use super::{all_lanes, hang};
use irc_ptx::isa::Order;
use irc_ptx::isa::sem::{Control, Step, Values};

/// How many instructions a split runs at most while others of its warp wait to be joined.
const PATIENCE: u64 = 64;

/// The most that calls and allocations on the stacks of all threads take, in bytes of the host.
const MAX_STACKS: u64 = 1 << 30;

/// How many instructions a split runs after an atomic one or the like, before others go on.
const SPIN: u64 = 8;

/// What runs the clusters of a launch, one after the other or in turn.
pub(super) struct Engine<'a> {
    context: Context<'a>,
    progress: Progress,
    watch: Watch,
    stacks: StackBudget,
    scratch: Scratch,
    /// What the kernel printed.
    output: Output,
    /// The warp that ran last, by its CTA in the cluster.
    last_warp: (usize, usize),
    /// A cluster that has ended: the next one takes its memory.
    spare: Option<Cluster>,
}

/// Operands of the instruction that runs, kept so that their memory is.
struct Scratch {
    /// Those of one thread.
    values: Values,
    /// Those of the lanes that run an instruction together.
    group: Vec<(u32, Values)>,
}

/// What the calls and allocations on the stacks of all warps take, in bytes of the host.
#[derive(Default)]
struct StackBudget {
    used: u64,
}

impl StackBudget {
    /// Counts what the stacks of a warp take, whose kernel has local variables of N bytes;
    /// false if there is no room for all that there are.
    fn count(&mut self, warp: &mut Warp, fixed: u64) -> bool {
        let now = warp.stack_bytes(fixed);
        self.used = self.used - warp.counted + now;
        warp.counted = now;
        self.used <= MAX_STACKS
    }

    /// Warps have ended.
    fn release<'w>(&mut self, warps: impl Iterator<Item = &'w Warp>) {
        self.used -= warps.map(|warp| warp.counted).sum::<u64>();
    }
}

/// Why a split stops running.
enum Event {
    /// Its time is over, or others are to be joined or go first.
    Pause,
    /// It is at an instruction of this kind, which the CTA decides about.
    Control(Control),
    /// It is at an instruction that needs other lanes of the warp.
    Collective,
    /// Its threads have ended.
    Exit,
    /// It lets other warps go first.
    Yield,
    /// It has done what a thread does that waits for memory to change.
    Spin,
}

/// What became of an instruction.
enum Ran {
    /// It has run, and the split goes on.
    On,
    /// It has asked the machine, and these lanes have to wait.
    Asked(u32),
    /// It changes where threads are, or needs others.
    Flow,
}

impl<'a> Engine<'a> {
    /// What runs at most N instructions of warps of a launch.
    pub(super) fn new(context: Context<'a>, limit: u64, race: Option<Detector>) -> Self {
        let approximation = context.launch.approximation();
        Self {
            context,
            progress: Progress::new(limit),
            watch: Watch::new(context, race),
            stacks: StackBudget::default(),
            scratch: Scratch { values: Values::approximating(approximation), group: Vec::new() },
            output: Output::default(),
            last_warp: (0, 0),
            spare: None,
        }
    }

    /// Lets one warp of a cluster run for a while. False if none can.
    pub(super) fn turn(&mut self, cluster: &mut Cluster) -> Result<bool, Box<Finding>> {
        self.watch.select(cluster.first_cta);
        if let Some(why) = self.context.launch.stopper.reason() {
            return Err(hang::stopped(self.context, cluster, why));
        }
        let schedule = self.context.launch.options.schedule;
        let warps = cluster.ctas[0].warps.len();
        let count = warps * cluster.ctas.len();
        let (start, quantum) = match schedule {
            Schedule::Fair => (cluster.turn, 1024),
            Schedule::Random => (cluster.draw(count as u64) as usize, 1 + cluster.draw(64)),
            Schedule::Adversarial => (cluster.turn, 4096),
        };
        // The next that can run follows in the same direction, so that all get their turn.
        let step = if schedule == Schedule::Adversarial { count - 1 } else { 1 };
        for i in 0..count {
            let which = (start + i * step) % count;
            let before = self.progress.advances();
            self.run_warp(cluster, which / warps, which % warps, quantum)?;
            if self.progress.advances() != before {
                cluster.turn = which + step;
                self.last_warp = (which / warps, which % warps);
                return Ok(true);
            }
        }
        Ok(cluster.break_meetings(self.context))
    }

    fn run_warp(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        quantum: u64,
    ) -> Result<(), Box<Finding>> {
        let schedule = self.context.launch.options.schedule;
        let warp = &mut cluster.ctas[cta].warps[index];
        for split in &mut warp.splits {
            if split.state == State::Retry {
                split.state = State::Ready;
            }
        }
        let (end, advances) = (self.progress.steps() + quantum, self.progress.advances());
        // One that only comes to where it waits has not done anything: then another goes on.
        while self.progress.steps() < end || self.progress.advances() == advances {
            let random = if schedule == Schedule::Random
                || cluster.ctas[cta].warps[index].splits.len() > 1
            {
                cluster.draw(1 << 32)
            } else {
                0
            };
            let warp = &mut cluster.ctas[cta].warps[index];
            let Some(next) = pick(warp, schedule, random) else {
                warp.hold_on(self.context, 0, true, false);
                break;
            };
            let before = self.progress.steps();
            let split = warp.splits.swap_remove(next);
            warp.ran |= split.lanes;
            let budget = end.saturating_sub(before).max(1);
            let (split, event) = self.run(&mut cluster.common, warp, split, budget)?;
            if self.progress.is_over() {
                let lane = split.lanes.trailing_zeros() as usize % 32;
                let kind = FindingKind::StepLimit(self.context.launch.options.steps, Vec::new());
                let stop = self.context.finding(warp, split, lane, kind);
                warp.join(split);
                return Err(stop);
            }
            let is_yield = matches!(event, Event::Yield | Event::Spin);
            self.after(cluster, cta, index, split, event)?;
            let changed = std::mem::take(&mut cluster.common.changed);
            self.progress.sign(changed);
            self.progress.look(is_yield);
            let warp = &mut cluster.ctas[cta].warps[index];
            let steps = self.progress.steps() - before;
            warp.hold_on(self.context, steps, is_yield, changed);
            if is_yield || steps == 0 {
                break;
            }
        }
        Ok(())
    }

    fn after(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        mut split: WarpSplit,
        event: Event,
    ) -> Result<(), Box<Finding>> {
        let warp = &mut cluster.ctas[cta].warps[index];
        match event {
            Event::Pause | Event::Yield | Event::Spin => warp.join(split),
            Event::Exit => {
                warp.end(split);
                self.watch.exited(cta as u32, index as u32, split.lanes);
                self.release_all(cluster, cta, index)?;
            }
            Event::Collective => {
                split.state = State::Collective;
                warp.join(split);
                self.complete_collectives(cluster, cta, index)?;
            }
            Event::Control(control) => self.control(cluster, cta, index, split, control)?,
        }
        Ok(())
    }

    /// Counts what the stacks of a warp take; false if there is no room for all that there are.
    fn count_stacks(&mut self, warp: &mut Warp) -> bool {
        let Context { program, launch, .. } = self.context;
        self.stacks.count(warp, program.functions[launch.kernel].local.size)
    }

    /// Reports that lanes use an uninitialised value, once for each instruction.
    fn find_unwritten(&mut self, warp: &Warp, split: WarpSplit, lanes: u32) {
        let lane = lanes.trailing_zeros() as usize % 32;
        self.watch.find(*self.context.finding(warp, split, lane, FindingKind::Unwritten));
    }

    /// Runs a split until something else has to be decided.
    fn run(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        mut split: WarpSplit,
        budget: u64,
    ) -> Result<(WarpSplit, Event), Box<Finding>> {
        let program = self.context.program;
        let diverged = !warp.splits.is_empty();
        let others = warp.splits.iter().any(|other| other.state == State::Ready);
        let mut end = self.progress.steps() + if others { budget.min(PATIENCE) } else { budget };
        let mut spins = false;
        let meet = meeting_point(warp, split);
        let activation = warp.activation(split.activation);
        let (function, stops) = (activation.function, activation.stops(split.lanes));
        let ops = program.functions[function].ops.as_deref().unwrap_or_default();
        let first_site = program.functions[function].first_site;
        loop {
            let may_stop = diverged && (split.pc >= meet || stops >> (split.pc % 64) & 1 == 1);
            if self.progress.steps() >= end || may_stop && is_met(warp, split, meet) {
                return Ok((split, if spins { Event::Spin } else { Event::Pause }));
            }
            let Some(op) = ops.get(split.pc as usize) else {
                self.progress.step();
                // The end of the body is a return.
                return self.leave(warp, split);
            };
            let steps = reach(diverged, split.pc, meet, stops).min(end - self.progress.steps());
            let before = self.progress.steps();
            split.pc =
                self.straight(common, warp, split, ops, Reach { steps, branches: !diverged });
            if self.progress.steps() != before {
                continue;
            }
            self.progress.step();
            let lanes = self.guarded(warp, split, op);
            self.progress.ran(lanes);
            self.watch.ran(first_site + split.pc, lanes);
            if lanes == 0 {
                split.pc += 1;
                self.progress.advance();
                continue;
            }
            if let Action::Branch(target) = op.action {
                self.progress.advance();
                if lanes == split.lanes {
                    split.pc = target;
                    continue;
                }
                let at = first_site + split.pc;
                return Ok((self.branch(warp, split, lanes, target, at), Event::Pause));
            }
            match self.step(common, warp, split, op, lanes)? {
                Ran::On => {}
                Ran::Asked(0) => {
                    // It may be trying to take a lock that others hold.
                    end = end.min(self.progress.steps() + SPIN);
                    spins = true;
                }
                Ran::Asked(waiting) => return Ok((self.wait(warp, split, waiting), Event::Pause)),
                Ran::Flow => {
                    self.go_on(warp, split, split.lanes & !lanes);
                    let split = WarpSplit { lanes, ..split };
                    return self.flow(common, warp, split, op);
                }
            }
            split.pc += 1;
            self.progress.advance();
        }
    }

    /// Lets some lanes of a split try their instruction again, and the others go on.
    fn wait(&mut self, warp: &mut Warp, split: WarpSplit, waiting: u32) -> WarpSplit {
        self.go_on(warp, split, split.lanes & !waiting);
        WarpSplit { lanes: waiting, state: State::Retry, ..split }
    }

    /// Sends some lanes of a split to the target of its branch; gives the others.
    fn branch(
        &mut self,
        warp: &mut Warp,
        split: WarpSplit,
        lanes: u32,
        target: u32,
        site: u32,
    ) -> WarpSplit {
        self.watch.diverged(site);
        warp.diverge(self.context, split);
        warp.join(WarpSplit { lanes, pc: target, ..split });
        WarpSplit { lanes: split.lanes & !lanes, pc: split.pc + 1, ..split }
    }

    /// Lets some lanes of a split go on behind its instruction, where the others follow.
    fn go_on(&mut self, warp: &mut Warp, split: WarpSplit, lanes: u32) {
        if lanes != 0 {
            warp.diverge(self.context, split);
            warp.join(WarpSplit { lanes, pc: split.pc + 1, ..split });
            self.progress.advance();
        }
    }

    /// How far the launch has come.
    pub(super) fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The warp that ran last, by its CTA in the cluster.
    pub(super) fn last_warp(&self) -> (usize, usize) {
        self.last_warp
    }

    /// Completes what copies of a cluster that are under way do, and says whether others may have
    /// waited for it.
    pub(super) fn settle(&mut self, cluster: &mut Cluster) -> Result<(), Box<Finding>> {
        self.finish_copies(cluster)?;
        self.progress.sign(std::mem::take(&mut cluster.common.changed));
        Ok(())
    }

    /// What is launched.
    pub(super) fn context(&self) -> Context<'a> {
        self.context
    }

    /// The cluster of this number, which begins: others may wait for what it does.
    pub(super) fn begin(&mut self, number: u64) -> Cluster {
        let Context { program, launch, .. } = self.context;
        let mut cluster = self.spare.take().unwrap_or_default();
        cluster.begin(program, launch, number);
        self.watch.select(cluster.first_cta);
        self.watch.start_cluster(launch.ranks());
        self.progress.sign(true);
        cluster
    }

    /// How far the launch came, what was seen of it, and what it printed.
    pub(super) fn into_parts(self) -> (Progress, Watch, Output) {
        (self.progress, self.watch, self.output)
    }

    /// The lanes for which the guard of an instruction holds.
    #[inline]
    fn guarded(&mut self, warp: &mut Warp, split: WarpSplit, op: &Op) -> u32 {
        let Some((pred, negated)) = op.guard else { return split.lanes };
        let registers = &mut of(&mut warp.activations, split.activation).registers;
        let mask = registers.preds[pred.index as usize];
        let bad = split.lanes & !registers.written(pred);
        if bad != 0 {
            registers.mark(pred, bad, u32::MAX);
            self.find_unwritten(warp, split, bad);
        }
        split.lanes & if negated { !mask } else { mask }
    }

    /// Looks at an instruction that is no load or store before lanes run it.
    #[inline]
    fn check(&mut self, warp: &mut Warp, split: WarpSplit, op: &Op, lanes: u32) {
        let checks = self.context.launch.checks();
        if !checks.intersects(Checks::INSTRUCTIONS) {
            return;
        }
        let environment = self.environment(warp);
        let about = Instruction { split, op, lanes, environment };
        let Self { context, watch, scratch, .. } = self;
        check::instruction(checks, warp, &about, &mut scratch.values, |warp, lanes, kind| {
            let lane = lanes.trailing_zeros() as usize % 32;
            watch.find(*context.finding(warp, split, lane, kind));
        });
    }

    /// Runs an instruction that is no branch for these lanes.
    #[inline]
    fn step(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        split: WarpSplit,
        op: &Op,
        lanes: u32,
    ) -> Result<Ran, Box<Finding>> {
        let is_access = matches!(op.action, Action::Load(_) | Action::Store(_));
        if !is_access {
            self.check(warp, split, op, lanes);
        }
        match &op.action {
            Action::AllLanes(op) => {
                let registers = &mut of(&mut warp.activations, split.activation).registers;
                all_lanes::run(op, registers, self.context.program, &warp.specials, lanes);
            }
            Action::Load(access) | Action::Store(access) => {
                self.access(common, warp, split, op, lanes)?;
                // It may be waiting for what another thread writes.
                if access.order.is_some_and(|order| order != Order::Weak) {
                    return Ok(Ran::Asked(0));
                }
            }
            Action::Lane(f) => {
                let environment = self.environment(warp);
                let activation = of(&mut warp.activations, split.activation);
                let values = &mut self.scratch.values;
                lay_out(op, values);
                for lane in lanes_of(lanes) {
                    gather(op, activation, lane, environment, values);
                    f(&op.form, values);
                    scatter(op, values, activation, lane);
                }
            }
            Action::Memory(_) => {
                return self.memory(common, warp, split, op, lanes).map(Ran::Asked);
            }
            _ => return Ok(Ran::Flow),
        }
        Ok(Ran::On)
    }

    /// Runs an instruction that changes where threads are, or needs others, for all lanes of a
    /// split.
    fn flow(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        mut split: WarpSplit,
        op: &Op,
    ) -> Result<(WarpSplit, Event), Box<Finding>> {
        let event = match &op.action {
            Action::BranchTable(targets) => {
                self.branch_table(warp, split, op, targets)?;
                return Ok((WarpSplit { lanes: 0, ..split }, Event::Pause));
            }
            Action::Call(call) => {
                self.call(common, warp, split, call)?;
                return Ok((WarpSplit { lanes: 0, ..split }, Event::Pause));
            }
            Action::Warp(_, Lanes::Own) | Action::WarpMemory(_, Lanes::Own) => {
                let parts = [split];
                self.collective(common, warp, &parts, op)?;
                split.pc += 1;
                self.progress.advance();
                Event::Pause
            }
            Action::Warp(..) | Action::WarpMemory(..) | Action::Control(Control::WarpSync) => {
                Event::Collective
            }
            Action::Control(_) if op.aligned && split.lanes != warp.live => Event::Collective,
            Action::Control(Control::Exit) => Event::Exit,
            Action::Control(Control::Return) => return self.leave(warp, split),
            Action::Control(Control::Trap) => {
                let lane = split.lanes.trailing_zeros() as usize;
                return Err(self.context.finding(warp, split, lane, FindingKind::Trap));
            }
            Action::Control(Control::Yield) => {
                split.pc += 1;
                self.progress.advance();
                Event::Yield
            }
            Action::Control(Control::Nothing) => {
                split.pc += 1;
                self.progress.advance();
                Event::Pause
            }
            Action::Control(control) => Event::Control(*control),
            _ => Event::Pause,
        };
        Ok((split, event))
    }

    /// What the operands of a warp are read from besides registers.
    fn environment(&self, warp: &Warp) -> Environment<'a> {
        self.context.environment(warp, self.progress.steps())
    }

    /// What watches the instruction that a split is at.
    fn observer(&mut self, warp: &Warp, split: WarpSplit) -> Observer<'_> {
        let site = self.context.site(warp, split);
        self.watch.observer(warp.position.rank, warp.position.warp, site)
    }

    fn fault(&self, warp: &Warp, split: WarpSplit, (lane, fault): LaneFault) -> Box<Finding> {
        self.context.finding(warp, split, lane, FindingKind::Fault(fault))
    }

    /// Runs an instruction that asks the machine; gives the lanes that have to wait.
    fn memory(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        split: WarpSplit,
        op: &Op,
        lanes: u32,
    ) -> Result<u32, Box<Finding>> {
        let Action::Memory(f) = op.action else { return Ok(0) };
        let environment = self.environment(warp);
        let (mut waiting, mut unwritten) = (0, 0);
        let local = warp.local.bytes();
        let site = self.context.site(warp, split);
        let (rank, number) = (warp.position.rank, warp.position.warp);
        let values = &mut self.scratch.values;
        lay_out(op, values);
        for lane in lanes_of(lanes) {
            let observer = self.watch.observer(rank, number, site);
            let activation = of(&mut warp.activations, split.activation);
            gather(op, activation, lane, environment, values);
            let (_, stack) = activation.split();
            let mut view = View::new(self.context, common, &mut warp.local, stack, observer);
            view.memories.lane = lane;
            let step = f(&op.form, values, &mut view);
            unwritten |= view.unwritten;
            let activation = of(&mut warp.activations, split.activation);
            match step {
                Ok(Step::Done) => scatter(op, values, activation, lane),
                Ok(Step::Wait) => waiting |= 1 << lane,
                Err(fault) => return Err(self.fault(warp, split, (lane, fault))),
            }
        }
        if warp.local.bytes() != local && !self.count_stacks(warp) {
            let lane = lanes.trailing_zeros() as usize % 32;
            return Err(self.context.finding(
                warp,
                split,
                lane,
                FindingKind::StacksFull(MAX_STACKS),
            ));
        }
        let watched = self.context.checks(Checks::UNINIT);
        if unwritten & lanes != 0 && watched && !op.form.row.carries {
            self.find_unwritten(warp, split, unwritten & lanes);
        }
        Ok(waiting)
    }

    /// Sends each lane to its place of a table.
    fn branch_table(
        &mut self,
        warp: &mut Warp,
        split: WarpSplit,
        op: &Op,
        targets: &[u32],
    ) -> Result<(), Box<Finding>> {
        let environment = self.environment(warp);
        warp.diverge(self.context, split);
        for lane in lanes_of(split.lanes) {
            let activation = warp.activation(split.activation);
            let slot = &op.slots[0];
            let index = operands::read(&slot.source, slot.bits, activation, lane, environment);
            let Some(&target) = usize::try_from(index).ok().and_then(|i| targets.get(i)) else {
                return Err(self.context.finding(
                    warp,
                    split,
                    lane,
                    FindingKind::BadIndex(index as u64),
                ));
            };
            warp.join(WarpSplit { lanes: 1 << lane, pc: target, ..split });
        }
        self.progress.advance();
        Ok(())
    }

    /// Returns from a function; from the kernel, that is the end.
    fn leave(
        &mut self,
        warp: &mut Warp,
        split: WarpSplit,
    ) -> Result<(WarpSplit, Event), Box<Finding>> {
        self.progress.advance();
        let activation = warp.activation(split.activation);
        let Some((caller, pc)) = activation.caller else {
            return Ok((split, Event::Exit));
        };
        let functions = &self.context.program.functions;
        let code = &functions[activation.function];
        let outer = &functions[warp.activation(caller).function];
        let call = match outer.ops.as_deref().and_then(|ops| ops.get(pc as usize)) {
            Some(Op { action: Action::Call(call), .. }) => Some(call),
            _ => None,
        };
        if code.interface.is_noreturn || call.is_some_and(|call| call.assumed.is_noreturn()) {
            let lane = split.lanes.trailing_zeros() as usize;
            let kind = FindingKind::WrongCall(WrongCall::Returned(code.name.clone()));
            return Err(self.context.finding(warp, split, lane, kind));
        }
        let results: &[_] = call.map_or(&[], |call| &call.results);
        match warp.leave(split, code, results) {
            Ok(next) => {
                self.count_stacks(warp);
                Ok((next, Event::Pause))
            }
            Err(error) => Err(self.context.call_error(warp, split, error)),
        }
    }

    /// A cluster has run: what is in flight completes.
    pub(super) fn finish(&mut self, cluster: &mut Cluster) -> Result<(), Box<Finding>> {
        self.watch.select(cluster.first_cta);
        self.stacks.release(cluster.ctas.iter().flat_map(|cta| &cta.warps));
        self.finish_copies(cluster)?;
        self.watch.end_cluster(self.context.launch.ranks());
        Ok(())
    }

    /// Keeps a cluster that has run, for the memory that it has.
    pub(super) fn recycle(&mut self, cluster: Cluster) {
        self.spare = Some(cluster);
    }

    /// Lets all copies of a cluster that are under way come to their ends.
    fn finish_copies(&mut self, cluster: &mut Cluster) -> Result<(), Box<Finding>> {
        self.watch.select(cluster.first_cta);
        let threads: Vec<(u32, u32)> = cluster.common.copies.keys().copied().collect();
        let (mut local, mut params, mut top) =
            (LaneWords::default(), LaneWords::default(), [0; 32]);
        for thread in threads {
            let observer = self.watch.observer(thread.0, thread.1 / 32, 0);
            let stack = Stack { params: &mut params, frame: 0, top: &mut top, hidden: 0 };
            let mut view =
                View::new(self.context, &mut cluster.common, &mut local, stack, observer);
            if let Err(fault) = view.run_copies(thread, Due::All) {
                let site = view.failed.map_or(0, |tag| tag.site);
                let position =
                    cluster.ctas[thread.0 as usize].warps[thread.1 as usize / 32].position;
                let (function, pc) = self.context.program.site(site);
                let thread = position.thread(self.context.launch, thread.1 as usize % 32);
                let at = ThreadLocation {
                    place: InstLocation { function, pc },
                    cta: position.cta,
                    thread,
                };
                return Err(Box::new(Finding { kind: FindingKind::Fault(fault), at }));
            }
        }
        Ok(())
    }
}

/// The activation with this number.
pub(super) fn of(activations: &mut [Option<Activation>], id: u32) -> &mut Activation {
    activations[id as usize].as_mut().expect("splits name activations that exist")
}

/// The place where the split meets the next one that is ahead of it in the same activation.
fn meeting_point(warp: &Warp, split: WarpSplit) -> u32 {
    let ahead = warp.splits.iter().filter(|other| {
        other.activation == split.activation && other.pc > split.pc && other.state == State::Ready
    });
    ahead.map(|other| other.pc).min().unwrap_or(u32::MAX)
}

/// How many instructions from the current one on come before the next at which a split may have
/// to stop.
#[inline]
fn reach(diverged: bool, pc: u32, meet: u32, stops: u64) -> u64 {
    if !diverged {
        return u64::MAX;
    }
    let stop = 1 + stops.rotate_right((pc + 1) % 64).trailing_zeros();
    u64::from(meet.saturating_sub(pc).min(stop))
}

/// Whether a split is where it has to stop, if it may.
#[cold]
fn is_met(warp: &Warp, split: WarpSplit, meet: u32) -> bool {
    let WarpSplit { activation, pc, lanes, .. } = split;
    pc >= meet || warp.activation(activation).stops_at(pc, lanes)
}

/// Chooses the split that runs next.
fn pick(warp: &Warp, schedule: Schedule, random: u64) -> Option<usize> {
    if let [only] = warp.splits[..] {
        return (only.state == State::Ready).then_some(0);
    }
    let ready = |(_, split): &(usize, &WarpSplit)| split.state == State::Ready;
    let mut candidates = warp.splits.iter().enumerate().filter(ready);
    let depth = |split: &WarpSplit| warp.activation(split.activation).depth;
    // Now and then any other goes first, so that one that spins cannot keep it waiting for ever.
    if schedule == Schedule::Random || random.is_multiple_of(4) {
        let count = candidates.clone().count() as u64;
        let which = if count == 0 { 0 } else { (random >> 2) % count };
        return candidates.nth(which as usize).map(|(index, _)| index);
    }
    let best = match schedule {
        Schedule::Adversarial => {
            candidates.min_by_key(|(_, f)| (depth(f), std::cmp::Reverse(f.pc)))
        }
        _ => candidates.min_by_key(|(_, f)| (std::cmp::Reverse(depth(f)), f.pc)),
    };
    best.map(|(index, _)| index)
}
