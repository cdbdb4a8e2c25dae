//! Runs the fragments of warps.

use super::access::{self, LaneFault};
use super::check::race::Detector;
use super::cluster::Cluster;
use super::copies::Due;
use super::launch::{Launch, Schedule};
use super::memory::{Global, LaneWords};
use super::observe::Observer;
use super::operands::{self, Surroundings, gather, lay_out, scatter};
use super::profile::Profile;
use super::program::{Action, Lanes, Op, Program};
use super::registers::lanes_of;
use super::trouble::{Place, Stop, Trouble, Where};
use super::view::{Common, Ground, View};
use super::warp::{Activation, CallError, Fragment, Stack, State, Warp};
use super::{whereabouts, wide};
use irc_ptx::isa::Order;
use irc_ptx::isa::sem::{Control, Step, Values};

/// How many instructions a fragment runs at most while others of its warp wait to be joined.
const PATIENCE: u64 = 64;

/// The most that calls and allocations on the stacks of all threads take, in bytes of the host.
pub(super) const MAX_STACKS: u64 = 1 << 30;

/// How many instructions a fragment runs after an atomic one or the like, before others go on.
const SPIN: u64 = 8;

/// What runs the clusters of a launch, one after the other or in turn.
pub(super) struct Engine<'a> {
    pub(super) program: &'a Program,
    pub(super) launch: &'a Launch,
    pub(super) ground: Ground<'a>,
    /// What counts, if that is asked for.
    pub(super) profile: Option<Profile>,
    /// What finds races, if they are looked for.
    pub(super) race: Option<Detector>,
    /// The number of the first CTA of the cluster that runs.
    pub(super) first_cta: u32,
    /// The allocation that was found last.
    pub(super) hint: usize,
    /// What the stacks of all warps take.
    pub(super) stacks: u64,
    /// The most warp instructions.
    pub(super) limit: u64,
    /// Warp instructions and thread instructions that have run.
    pub(super) steps: u64,
    pub(super) lane_steps: u64,
    /// Instructions that did something; one that waits did not.
    pub(super) progress: u64,
    /// What happened that others may wait for: changes of memory, ends of threads, barriers of
    /// CTAs and clusters that were passed, text that was printed. The barriers also by themselves.
    pub(super) signs: u64,
    pub(super) barriers: u64,
    /// How often threads looked at memory that may change, or slept.
    pub(super) looks: u64,
    /// The warp that ran last, by its CTA in the cluster.
    pub(super) last_warp: (usize, usize),
    /// What was found and did not stop the launch.
    pub(super) findings: Vec<Stop>,
    /// What the kernel printed.
    pub(super) output: Vec<u8>,
    pub(super) values: Values,
    pub(super) group: Vec<(u32, Values)>,
}

/// Why a fragment stops running.
pub(super) enum Event {
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
    /// It has run, and the fragment goes on.
    On,
    /// It has asked the machine, and these lanes have to wait.
    Asked(u32),
    /// It changes where threads are, or needs others.
    Flow,
}

impl<'a> Engine<'a> {
    pub(super) fn new(program: &'a Program, global: &'a Global, launch: &'a Launch) -> Self {
        Self {
            program,
            launch,
            ground: Ground { program, global, launch },
            profile: launch.profile.then(|| Profile::new(program)),
            race: None,
            first_cta: 0,
            hint: 0,
            stacks: 0,
            limit: launch.steps,
            steps: 0,
            lane_steps: 0,
            progress: 0,
            signs: 0,
            barriers: 0,
            looks: 0,
            last_warp: (0, 0),
            findings: Vec::new(),
            output: Vec::new(),
            values: Values::approximating(launch.approximation),
            group: Vec::new(),
        }
    }

    /// Lets one warp of a cluster run for a while. False if none can.
    pub(super) fn turn(&mut self, cluster: &mut Cluster) -> Result<bool, Box<Stop>> {
        self.first_cta = cluster.first_cta;
        if let Some(why) = self.launch.stopper.reason() {
            return Err(whereabouts::stopped(self, cluster, why));
        }
        let warps = cluster.ctas[0].warps.len();
        let count = warps * cluster.ctas.len();
        let (start, quantum) = match self.launch.schedule {
            Schedule::Fair => (cluster.turn, 1024),
            Schedule::Random => (cluster.draw(count as u64) as usize, 1 + cluster.draw(64)),
            Schedule::Adversarial => (cluster.turn, 4096),
        };
        // The next that can run follows in the same direction, so that all get their turn.
        let step = if self.launch.schedule == Schedule::Adversarial { count - 1 } else { 1 };
        for i in 0..count {
            let which = (start + i * step) % count;
            let before = self.progress;
            self.run_warp(cluster, which / warps, which % warps, quantum)?;
            if self.progress != before {
                cluster.turn = which + step;
                self.last_warp = (which / warps, which % warps);
                return Ok(true);
            }
        }
        Ok(self.break_meetings(cluster))
    }

    fn run_warp(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
        quantum: u64,
    ) -> Result<(), Box<Stop>> {
        let warp = &mut cluster.ctas[cta].warps[index];
        for fragment in &mut warp.fragments {
            if fragment.state == State::Retry {
                fragment.state = State::Ready;
            }
        }
        let (end, progress) = (self.steps + quantum, self.progress);
        // One that only comes to where it waits has not done anything: then another goes on.
        while self.steps < end || self.progress == progress {
            let random = if self.launch.schedule == Schedule::Random
                || cluster.ctas[cta].warps[index].fragments.len() > 1
            {
                cluster.draw(1 << 32)
            } else {
                0
            };
            let warp = &mut cluster.ctas[cta].warps[index];
            let Some(next) = pick(warp, self.launch.schedule, random) else {
                self.hold(warp, 0, true, false);
                break;
            };
            let before = self.steps;
            let fragment = warp.fragments.swap_remove(next);
            warp.ran |= fragment.lanes;
            let budget = end.saturating_sub(before).max(1);
            let (fragment, event) = self.run(&mut cluster.common, warp, fragment, budget)?;
            if self.steps > self.limit {
                let lane = fragment.lanes.trailing_zeros() as usize % 32;
                let trouble = Trouble::StepLimit(self.launch.steps, Vec::new());
                let stop = self.stop(warp, fragment, lane, trouble);
                warp.join(fragment);
                return Err(stop);
            }
            let is_yield = matches!(event, Event::Yield | Event::Spin);
            self.after(cluster, cta, index, fragment, event)?;
            let changed = std::mem::take(&mut cluster.common.changed);
            self.signs += u64::from(changed);
            self.looks += u64::from(is_yield);
            let warp = &mut cluster.ctas[cta].warps[index];
            self.hold(warp, self.steps - before, is_yield, changed);
            if is_yield || self.steps == before {
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
        mut fragment: Fragment,
        event: Event,
    ) -> Result<(), Box<Stop>> {
        let warp = &mut cluster.ctas[cta].warps[index];
        match event {
            Event::Pause | Event::Yield | Event::Spin => warp.join(fragment),
            Event::Exit => {
                warp.end(fragment);
                self.exited(cta, index, fragment.lanes);
                self.release_all(cluster, cta, index)?;
            }
            Event::Collective => {
                fragment.state = State::Collective;
                warp.join(fragment);
                self.complete_collectives(cluster, cta, index)?;
            }
            Event::Control(control) => self.control(cluster, cta, index, fragment, control)?,
        }
        Ok(())
    }

    /// Counts what the stacks of a warp take; false if there is no room for all that there are.
    pub(super) fn count_stacks(&mut self, warp: &mut Warp) -> bool {
        let now = warp.stack_bytes(self.program.functions[self.launch.kernel].local.size);
        self.stacks = self.stacks - warp.counted + now;
        warp.counted = now;
        self.stacks <= MAX_STACKS
    }

    /// A lane of a fragment, with the instruction that it is at.
    pub(super) fn locate(&self, warp: &Warp, fragment: Fragment, lane: usize) -> Where {
        let function = warp.activation(fragment.activation).function;
        let place = Place { function, pc: fragment.pc as usize };
        let thread = warp.position.thread(self.launch, lane);
        Where { place, cta: warp.position.cta, thread }
    }

    /// What stops the launch, or is found, at a lane of a fragment.
    pub(super) fn stop(
        &self,
        warp: &Warp,
        fragment: Fragment,
        lane: usize,
        trouble: Trouble,
    ) -> Box<Stop> {
        Box::new(Stop { trouble, at: self.locate(warp, fragment, lane) })
    }

    /// Runs a fragment until something else has to be decided.
    pub(super) fn run(
        &mut self,
        common: &mut Common,
        warp: &mut Warp,
        mut fragment: Fragment,
        budget: u64,
    ) -> Result<(Fragment, Event), Box<Stop>> {
        let program = self.program;
        let diverged = !warp.fragments.is_empty();
        let others = warp.fragments.iter().any(|other| other.state == State::Ready);
        let mut end = self.steps + if others { budget.min(PATIENCE) } else { budget };
        let mut spins = false;
        let meet = meeting_point(warp, fragment);
        let activation = warp.activation(fragment.activation);
        let (function, stops) = (activation.function, activation.stops(fragment.lanes));
        let ops = program.functions[function].ops.as_deref().unwrap_or_default();
        loop {
            let may_stop =
                diverged && (fragment.pc >= meet || stops >> (fragment.pc % 64) & 1 == 1);
            if self.steps >= end || may_stop && is_met(warp, fragment, meet) {
                let event = if spins { Event::Spin } else { Event::Pause };
                return Ok((fragment, event));
            }
            self.steps += 1;
            let Some(op) = ops.get(fragment.pc as usize) else {
                // The end of the body is a return.
                return self.leave(warp, fragment);
            };
            let lanes = self.guarded(warp, fragment, op);
            self.lane_steps += u64::from(lanes.count_ones());
            if let Some(profile) = &mut self.profile {
                profile.ran(program.functions[function].first_site + fragment.pc, lanes);
            }
            if lanes == 0 {
                fragment.pc += 1;
                self.progress += 1;
                continue;
            }
            if let Action::Branch(target) = op.action {
                self.progress += 1;
                if lanes == fragment.lanes {
                    fragment.pc = target;
                    continue;
                }
                let site = program.functions[function].first_site + fragment.pc;
                return Ok((self.split(warp, fragment, lanes, target, site), Event::Pause));
            }
            match self.step(common, warp, fragment, op, lanes)? {
                Ran::On => {}
                Ran::Asked(0) => {
                    // It may be trying to take a lock that others hold.
                    end = end.min(self.steps + SPIN);
                    spins = true;
                }
                Ran::Asked(waiting) => {
                    self.go_on(warp, fragment, fragment.lanes & !waiting);
                    let waiting = Fragment { lanes: waiting, state: State::Retry, ..fragment };
                    return Ok((waiting, Event::Pause));
                }
                Ran::Flow => {
                    self.go_on(warp, fragment, fragment.lanes & !lanes);
                    let fragment = Fragment { lanes, ..fragment };
                    return self.flow(common, warp, fragment, op);
                }
            }
            fragment.pc += 1;
            self.progress += 1;
        }
    }

    /// Sends some lanes of a fragment to the target of its branch; gives the others.
    fn split(
        &mut self,
        warp: &mut Warp,
        fragment: Fragment,
        lanes: u32,
        target: u32,
        site: u32,
    ) -> Fragment {
        if let Some(profile) = &mut self.profile {
            profile.split(site);
        }
        self.diverge(warp, fragment);
        warp.join(Fragment { lanes, pc: target, ..fragment });
        Fragment { lanes: fragment.lanes & !lanes, pc: fragment.pc + 1, ..fragment }
    }

    /// Lets some lanes of a fragment go on behind its instruction, where the others follow.
    fn go_on(&mut self, warp: &mut Warp, fragment: Fragment, lanes: u32) {
        if lanes != 0 {
            self.diverge(warp, fragment);
            warp.join(Fragment { lanes, pc: fragment.pc + 1, ..fragment });
            self.progress += 1;
        }
    }

    /// The lanes for which the guard of an instruction holds.
    #[inline]
    fn guarded(&mut self, warp: &mut Warp, fragment: Fragment, op: &Op) -> u32 {
        let Some((pred, negated)) = op.guard else { return fragment.lanes };
        let registers = &mut of(&mut warp.activations, fragment.activation).registers;
        let mask = registers.preds[pred.index as usize];
        let bad = fragment.lanes & !registers.written(pred);
        if bad != 0 {
            registers.mark(pred, bad, u32::MAX);
            self.find_unwritten(warp, fragment, bad);
        }
        fragment.lanes & if negated { !mask } else { mask }
    }

    /// Runs an instruction that is no branch for these lanes.
    #[inline]
    fn step(
        &mut self,
        common: &mut Common,
        warp: &mut Warp,
        fragment: Fragment,
        op: &Op,
        lanes: u32,
    ) -> Result<Ran, Box<Stop>> {
        let is_access = matches!(op.action, Action::Load(_) | Action::Store(_));
        if self.launch.watches_values() && !is_access {
            self.check_values(warp, fragment, op, lanes);
            self.check_divisor(warp, fragment, op, lanes);
        }
        match &op.action {
            Action::Wide(wide_op) => {
                let registers = &mut of(&mut warp.activations, fragment.activation).registers;
                wide::run(wide_op, registers, self.program, &warp.specials, lanes);
            }
            Action::Load(access) | Action::Store(access) => {
                self.access(common, warp, fragment, op, lanes)?;
                // It may be waiting for what another thread writes.
                if access.order.is_some_and(|order| order != Order::Weak) {
                    return Ok(Ran::Asked(0));
                }
            }
            Action::Lane(f) => {
                let around = self.around(warp);
                let activation = of(&mut warp.activations, fragment.activation);
                lay_out(op, &mut self.values);
                for lane in lanes_of(lanes) {
                    gather(op, activation, lane, around, &mut self.values);
                    f(&op.form, &mut self.values);
                    scatter(op, &self.values, activation, lane);
                }
            }
            Action::Memory(_) => {
                return self.memory(common, warp, fragment, op, lanes).map(Ran::Asked);
            }
            _ => return Ok(Ran::Flow),
        }
        Ok(Ran::On)
    }

    /// Runs an instruction that changes where threads are, or needs others, for all lanes of a
    /// fragment.
    fn flow(
        &mut self,
        common: &mut Common,
        warp: &mut Warp,
        mut fragment: Fragment,
        op: &Op,
    ) -> Result<(Fragment, Event), Box<Stop>> {
        let event = match &op.action {
            Action::BranchTable(targets) => {
                self.branch_table(warp, fragment, op, targets)?;
                return Ok((Fragment { lanes: 0, ..fragment }, Event::Pause));
            }
            Action::Call(call) => {
                self.call(common, warp, fragment, call)?;
                return Ok((Fragment { lanes: 0, ..fragment }, Event::Pause));
            }
            Action::Warp(_, Lanes::Own) | Action::WarpMemory(_, Lanes::Own) => {
                let parts = [fragment];
                self.collective(common, warp, &parts, op)?;
                fragment.pc += 1;
                self.progress += 1;
                Event::Pause
            }
            Action::Warp(..) | Action::WarpMemory(..) | Action::Control(Control::WarpSync) => {
                Event::Collective
            }
            Action::Control(_) if op.aligned && fragment.lanes != warp.live => Event::Collective,
            Action::Control(Control::Exit) => Event::Exit,
            Action::Control(Control::Return) => return self.leave(warp, fragment),
            Action::Control(Control::Trap) => {
                let lane = fragment.lanes.trailing_zeros() as usize;
                return Err(self.stop(warp, fragment, lane, Trouble::Trap));
            }
            Action::Control(Control::Yield) => {
                fragment.pc += 1;
                self.progress += 1;
                Event::Yield
            }
            Action::Control(Control::Nothing) => {
                fragment.pc += 1;
                self.progress += 1;
                Event::Pause
            }
            Action::Control(control) => Event::Control(*control),
            _ => Event::Pause,
        };
        Ok((fragment, event))
    }

    /// What watches an instruction of a fragment, given the detector.
    pub(super) fn observer(
        &self,
        warp: &Warp,
        fragment: Fragment,
    ) -> impl Fn(&mut Option<Detector>) -> Observer<'_> + use<> {
        let site = self.site(warp, fragment);
        let (first_cta, rank, warp) = (self.first_cta, warp.position.rank, warp.position.warp);
        move |race| Observer {
            race: race.as_mut(),
            first_cta,
            rank,
            warp,
            site,
            job: None,
            modified: None,
        }
    }

    /// The number of the instruction that a fragment is at.
    pub(super) fn site(&self, warp: &Warp, fragment: Fragment) -> u32 {
        let function = warp.activation(fragment.activation).function;
        self.program.functions[function].first_site + fragment.pc
    }

    pub(super) fn around(&self, warp: &Warp) -> Surroundings<'a> {
        Surroundings { launch: self.launch, position: warp.position, clock: self.steps }
    }

    /// Runs a load or a store.
    fn access(
        &mut self,
        common: &mut Common,
        warp: &mut Warp,
        fragment: Fragment,
        op: &Op,
        lanes: u32,
    ) -> Result<(), Box<Stop>> {
        if self.launch.watches_values() {
            self.check_address(warp, fragment, op, lanes);
        }
        self.count_access(warp, fragment, op, lanes);
        let observer = self.observer(warp, fragment);
        let activation = of(&mut warp.activations, fragment.activation);
        let (registers, stack) = activation.split();
        let position = warp.position;
        let mut view = View::new(
            self.ground,
            &mut self.hint,
            common,
            position.rank,
            &mut warp.local,
            stack,
            observer(&mut self.race),
        );
        let done = match &op.action {
            Action::Load(load) => access::load(load, registers, &mut view, lanes),
            Action::Store(store) => access::store(store, registers, &mut view, lanes),
            _ => Ok(()),
        };
        let redundant = view.redundant;
        done.map_err(|fault| self.fault(warp, fragment, fault))?;
        if redundant != 0 {
            let lane = redundant.trailing_zeros() as usize % 32;
            let stop = *self.stop(warp, fragment, lane, Trouble::SameStore(redundant));
            self.find(stop);
        }
        Ok(())
    }

    /// Counts what a load or store accesses.
    fn count_access(&mut self, warp: &Warp, fragment: Fragment, op: &Op, lanes: u32) {
        let site = self.site(warp, fragment);
        if let (Some(profile), Action::Load(access) | Action::Store(access)) =
            (&mut self.profile, &op.action)
        {
            let activation = warp.activation(fragment.activation);
            let addresses = access::addresses(access, &activation.registers, activation.frame);
            profile.access(site, access, warp.position.rank, &addresses, lanes);
        }
    }

    fn fault(&self, warp: &Warp, fragment: Fragment, (lane, fault): LaneFault) -> Box<Stop> {
        self.stop(warp, fragment, lane, Trouble::Fault(fault))
    }

    /// Runs an instruction that asks the machine; gives the lanes that have to wait.
    fn memory(
        &mut self,
        common: &mut Common,
        warp: &mut Warp,
        fragment: Fragment,
        op: &Op,
        lanes: u32,
    ) -> Result<u32, Box<Stop>> {
        let Action::Memory(f) = op.action else { return Ok(0) };
        let around = self.around(warp);
        let (mut waiting, mut unwritten) = (0, 0);
        let local = warp.local.bytes();
        lay_out(op, &mut self.values);
        for lane in lanes_of(lanes) {
            let observer = self.observer(warp, fragment);
            let activation = of(&mut warp.activations, fragment.activation);
            gather(op, activation, lane, around, &mut self.values);
            let (_, stack) = activation.split();
            let mut view = View::new(
                self.ground,
                &mut self.hint,
                common,
                warp.position.rank,
                &mut warp.local,
                stack,
                observer(&mut self.race),
            );
            view.lane = lane;
            let step = f(&op.form, &mut self.values, &mut view);
            unwritten |= view.unwritten;
            let activation = of(&mut warp.activations, fragment.activation);
            match step {
                Ok(Step::Done) => scatter(op, &self.values, activation, lane),
                Ok(Step::Wait) => waiting |= 1 << lane,
                Err(fault) => return Err(self.fault(warp, fragment, (lane, fault))),
            }
        }
        if warp.local.bytes() != local && !self.count_stacks(warp) {
            let lane = lanes.trailing_zeros() as usize % 32;
            return Err(self.stop(warp, fragment, lane, Trouble::StacksFull(MAX_STACKS)));
        }
        let watched = self.launch.watches_values();
        if unwritten & lanes != 0 && watched && !op.form.row.carries {
            self.find_unwritten(warp, fragment, unwritten & lanes);
        }
        Ok(waiting)
    }

    /// Sends each lane to its place of a table.
    fn branch_table(
        &mut self,
        warp: &mut Warp,
        fragment: Fragment,
        op: &Op,
        targets: &[u32],
    ) -> Result<(), Box<Stop>> {
        let around = self.around(warp);
        self.diverge(warp, fragment);
        for lane in lanes_of(fragment.lanes) {
            let activation = warp.activation(fragment.activation);
            let slot = &op.slots[0];
            let index = operands::read(&slot.source, slot.bits, activation, lane, around);
            let Some(&target) = usize::try_from(index).ok().and_then(|i| targets.get(i)) else {
                return Err(self.stop(warp, fragment, lane, Trouble::BadIndex(index as u64)));
            };
            warp.join(Fragment { lanes: 1 << lane, pc: target, ..fragment });
        }
        self.progress += 1;
        Ok(())
    }

    /// Returns from a function; from the kernel, that is the end.
    fn leave(
        &mut self,
        warp: &mut Warp,
        fragment: Fragment,
    ) -> Result<(Fragment, Event), Box<Stop>> {
        self.progress += 1;
        let activation = warp.activation(fragment.activation);
        let Some((caller, pc)) = activation.caller else {
            return Ok((fragment, Event::Exit));
        };
        let functions = &self.program.functions;
        let code = &functions[activation.function];
        let outer = &functions[warp.activation(caller).function];
        let results: &[_] = match outer.ops.as_deref().and_then(|ops| ops.get(pc as usize)) {
            Some(Op { action: Action::Call(call), .. }) => &call.results,
            _ => &[],
        };
        match warp.leave(fragment, code, results) {
            Ok(next) => {
                self.count_stacks(warp);
                Ok((next, Event::Pause))
            }
            Err(error) => Err(self.call_error(warp, fragment, error)),
        }
    }

    /// A cluster has run: what is under way comes to its end.
    pub(super) fn finish(&mut self, cluster: &mut Cluster) -> Result<(), Box<Stop>> {
        self.first_cta = cluster.first_cta;
        let warps = cluster.ctas.iter().flat_map(|cta| &cta.warps);
        self.stacks -= warps.map(|warp| warp.counted).sum::<u64>();
        self.finish_copies(cluster)?;
        if let Some(race) = &mut self.race {
            let ranks = self.launch.ranks();
            (0..ranks).for_each(|rank| race.end_cta(cluster.first_cta + rank));
        }
        Ok(())
    }

    /// Lets all copies of a cluster that are under way come to their ends.
    pub(super) fn finish_copies(&mut self, cluster: &mut Cluster) -> Result<(), Box<Stop>> {
        let threads: Vec<(u32, u32)> = cluster.common.copies.keys().copied().collect();
        let (mut local, mut params, mut top) =
            (LaneWords::default(), LaneWords::default(), [0; 32]);
        for thread in threads {
            let observer = Observer {
                race: self.race.as_mut(),
                first_cta: cluster.first_cta,
                rank: thread.0,
                warp: thread.1 / 32,
                site: 0,
                job: None,
                modified: None,
            };
            let stack = Stack { params: &mut params, frame: 0, top: &mut top, hidden: 0 };
            let mut view = View::new(
                self.ground,
                &mut self.hint,
                &mut cluster.common,
                thread.0,
                &mut local,
                stack,
                observer,
            );
            if let Err(fault) = view.run_copies(thread, Due::All) {
                let site = view.failed.map_or(0, |tag| tag.site);
                let position =
                    cluster.ctas[thread.0 as usize].warps[thread.1 as usize / 32].position;
                let (function, pc) = self.program.site(site);
                let thread = position.thread(self.launch, thread.1 as usize % 32);
                let at = Where { place: Place { function, pc }, cta: position.cta, thread };
                return Err(Box::new(Stop { trouble: Trouble::Fault(fault), at }));
            }
        }
        Ok(())
    }

    pub(super) fn call_error(
        &self,
        warp: &Warp,
        fragment: Fragment,
        error: CallError,
    ) -> Box<Stop> {
        let lane = fragment.lanes.trailing_zeros() as usize;
        let trouble = match error {
            CallError::StackOverflow(bytes) => Trouble::StackOverflow(bytes),
            CallError::Mismatch => Trouble::BadCall,
        };
        let place = Place { function: 0, pc: 0 };
        let place = warp.activations[fragment.activation as usize]
            .as_ref()
            .map_or(place, |a| Place { function: a.function, pc: fragment.pc as usize });
        let thread = warp.position.thread(self.launch, lane);
        Box::new(Stop { trouble, at: Where { place, cta: warp.position.cta, thread } })
    }
}

/// The activation with this number.
pub(super) fn of(activations: &mut [Option<Activation>], id: u32) -> &mut Activation {
    activations[id as usize].as_mut().expect("fragments name activations that exist")
}

/// The place where the fragment meets the next one that is ahead of it in the same activation.
fn meeting_point(warp: &Warp, fragment: Fragment) -> u32 {
    let ahead = warp.fragments.iter().filter(|other| {
        other.activation == fragment.activation
            && other.pc > fragment.pc
            && other.state == State::Ready
    });
    ahead.map(|other| other.pc).min().unwrap_or(u32::MAX)
}

/// Whether a fragment is where it has to stop, if it may.
#[cold]
fn is_met(warp: &Warp, fragment: Fragment, meet: u32) -> bool {
    let Fragment { activation, pc, lanes, .. } = fragment;
    pc >= meet || warp.activation(activation).stops_at(pc, lanes)
}

/// Chooses the fragment that runs next.
fn pick(warp: &Warp, schedule: Schedule, random: u64) -> Option<usize> {
    if let [only] = warp.fragments[..] {
        return (only.state == State::Ready).then_some(0);
    }
    let ready = |(_, fragment): &(usize, &Fragment)| fragment.state == State::Ready;
    let mut candidates = warp.fragments.iter().enumerate().filter(ready);
    let depth = |fragment: &Fragment| warp.activation(fragment.activation).depth;
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
