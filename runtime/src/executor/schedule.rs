//! The grid: which thread runs next, and how threads wait for each other.

use super::decode::{Action, Call, Lanes, Op, Program};
use super::memory::GlobalMemory;
use super::thread::{CallError, Position, State, Thread, UNINITIALISED};
use super::{ExecError, Limits, Place};
use irc_ir::isa::ReduceOp;
use irc_ir::isa::sem::{Control, Step, Values};

/// How many CTAs run at the same time; the next begins when one has ended.
const RESIDENT: usize = 8;
/// The most instructions that a thread runs before another is picked.
const MAX_QUANTUM: u64 = 32;

/// A barrier of a CTA.
#[derive(Default)]
struct Barrier {
    /// Threads that wait, with the predicate that they bring and where the result goes.
    waiting: Vec<(usize, bool)>,
    /// Threads that arrived and went on.
    arrived: Vec<usize>,
    /// How many threads are awaited; all of the CTA if nothing is said.
    expected: Option<u32>,
    reduce: Option<ReduceOp>,
}

struct Cta {
    id: [u32; 3],
    shared: Vec<u8>,
    threads: Vec<Thread>,
    /// The threads that can go on, in no particular order.
    ready: Vec<usize>,
    live: usize,
    barriers: [Barrier; 16],
}

/// A launch.
pub(super) struct Grid<'a> {
    program: &'a Program,
    memory: &'a mut GlobalMemory,
    kernel: u32,
    grid: [u32; 3],
    block: [u32; 3],
    dynamic_shared: u32,
    params: Vec<u8>,
    resident: Vec<Cta>,
    next: u64,
    steps: u64,
    random: u64,
}

impl<'a> Grid<'a> {
    pub(super) fn new(
        program: &'a Program,
        memory: &'a mut GlobalMemory,
        kernel: u32,
        grid: [u32; 3],
        block: [u32; 3],
        dynamic_shared: u32,
        params: Vec<u8>,
    ) -> Result<Self, ExecError> {
        let threads = block.iter().try_fold(1u32, |n, &d| n.checked_mul(d)).unwrap_or(u32::MAX);
        if threads == 0 || threads > 1024 || grid.contains(&0) {
            return Err(ExecError::BadShape);
        }
        Ok(Self {
            program,
            memory,
            kernel,
            grid,
            block,
            dynamic_shared,
            params,
            resident: Vec::new(),
            next: 0,
            steps: 0,
            random: 0,
        })
    }

    pub(super) fn run(&mut self, limits: Limits) -> Result<(), ExecError> {
        // Any seed gives a state that is not zero.
        self.random = limits.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        loop {
            self.resident.retain(|cta| cta.live > 0);
            while self.resident.len() < RESIDENT && self.begin_cta() {}
            if self.resident.is_empty() {
                return Ok(());
            }
            let start = self.draw(self.resident.len() as u64) as usize;
            let count = self.resident.len();
            let picked = (0..count)
                .map(|i| (start + i) % count)
                .find(|&cta| !self.resident[cta].ready.is_empty());
            let Some(cta) = picked else { return Err(self.deadlock()) };
            let slot = self.draw(self.resident[cta].ready.len() as u64) as usize;
            let quantum = 1 + self.draw(MAX_QUANTUM);
            self.run_thread(cta, slot, quantum)?;
            if self.steps > limits.steps {
                return Err(ExecError::StepLimit(limits.steps));
            }
        }
    }

    /// A number below `n`, by xorshift.
    fn draw(&mut self, n: u64) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 11) % n.max(1)
    }

    /// Begins the next CTA; false if there is none.
    fn begin_cta(&mut self) -> bool {
        let [x, y, z] = self.grid.map(u64::from);
        if self.next >= x * y * z {
            return false;
        }
        let n = self.next;
        self.next += 1;
        let id = [(n % x) as u32, (n / x % y) as u32, (n / x / y) as u32];
        let count = self.block.iter().product::<u32>() as usize;
        let code = &self.program.functions[self.kernel as usize];
        let shared = self.program.shared.size as usize + self.dynamic_shared as usize;
        self.resident.push(Cta {
            id,
            shared: vec![UNINITIALISED; shared],
            threads: (0..count).map(|_| Thread::new(self.kernel, code, &self.params)).collect(),
            ready: (0..count).collect(),
            live: count,
            barriers: Default::default(),
        });
        true
    }

    fn position(&self, cta: usize, thread: usize) -> Position {
        let linear = thread as u32;
        let [x, y, _] = self.block;
        Position {
            tid: [linear % x, linear / x % y, linear / x / y],
            ntid: self.block,
            ctaid: self.resident[cta].id,
            nctaid: self.grid,
            linear,
            static_shared: self.program.shared.size as u32,
            dynamic_shared: self.dynamic_shared,
            clock: self.steps,
        }
    }

    fn place(&self, cta: usize, thread: usize) -> Place {
        let position = self.position(cta, thread);
        let frame = self.resident[cta].threads[thread].frames.last();
        let code = frame.map(|frame| &self.program.functions[frame.function as usize]);
        let text = code.zip(frame).and_then(|(code, frame)| code.texts.get(frame.pc as usize));
        Place {
            function: code.map(|code| code.name.clone()).unwrap_or_default(),
            instruction: text.cloned().unwrap_or_else(|| "the end".to_owned()),
            cta: position.ctaid,
            thread: position.tid,
        }
    }

    fn deadlock(&self) -> ExecError {
        let waits = |thread: &Thread| !matches!(thread.state, State::Done | State::Ready);
        let waiting =
            self.resident.iter().flat_map(|cta| &cta.threads).filter(|t| waits(t)).count();
        let first = self.resident.iter().enumerate().find_map(|(c, cta)| {
            cta.threads.iter().position(waits).map(|thread| self.place(c, thread))
        });
        let place = first.unwrap_or_else(|| self.place(0, 0));
        ExecError::Deadlock { waiting, place }
    }

    /// Runs one thread for a while.
    fn run_thread(&mut self, cta: usize, slot: usize, quantum: u64) -> Result<(), ExecError> {
        let thread = self.resident[cta].ready[slot];
        let mut left = quantum;
        while left > 0 && self.resident[cta].threads[thread].state == State::Ready {
            self.step(cta, thread)?;
            self.steps += 1;
            left -= 1;
        }
        if self.resident[cta].threads[thread].state != State::Ready {
            let ready = &mut self.resident[cta].ready;
            // Others may have been woken and added meanwhile, but none removed.
            if ready.get(slot) == Some(&thread) {
                ready.swap_remove(slot);
            }
        }
        Ok(())
    }

    fn step(&mut self, cta: usize, index: usize) -> Result<(), ExecError> {
        let program = self.program;
        let position = self.position(cta, index);
        let thread = &mut self.resident[cta].threads[index];
        let (function, pc) = (thread.frame().function, thread.frame().pc);
        let code = &program.functions[function as usize];
        let ops = code.ops.as_deref().unwrap_or_default();
        let Some(op) = ops.get(pc as usize) else {
            // The end of the body is a return.
            return self.leave(cta, index);
        };
        if let Some((register, negated)) = op.guard
            && thread.predicate(register) == negated
        {
            thread.advance();
            return Ok(());
        }
        match &op.action {
            Action::Lane(f) => {
                let mut values = thread.gather(op, &position);
                f(&op.form, &mut values);
                thread.scatter(op, &values, code);
                thread.advance();
            }
            Action::Memory(_) | Action::Load(_) | Action::Store(_) => {
                return self.access(cta, index, op);
            }
            Action::Nothing => thread.advance(),
            Action::Branch(target) => thread.jump(*target),
            Action::BranchTable(targets) => {
                let which = thread.gather(op, &position).scalars[0];
                match usize::try_from(which).ok().and_then(|i| targets.get(i)) {
                    Some(&target) => thread.jump(target),
                    None => return Err(ExecError::BadIndex(self.place(cta, index))),
                }
            }
            Action::Call(call) => return self.call(cta, index, call),
            Action::Return => return self.leave(cta, index),
            Action::Exit => self.end(cta, index),
            Action::Trap => return Err(ExecError::Trap(self.place(cta, index))),
            Action::Barrier(control) => self.barrier(cta, index, op, *control),
            Action::Warp(f, Lanes::Own) => {
                let mut group = [(position.linear % 32, thread.gather(op, &position))];
                f(&op.form, &mut group);
                thread.scatter(op, &group[0].1, code);
                thread.advance();
            }
            Action::Warp(_, lanes) => {
                let mask = match *lanes {
                    Lanes::Mask(operand) => thread.gather(op, &position).scalars[operand] as u32,
                    _ => u32::MAX,
                };
                thread.state = State::Warp(mask | 1 << (position.linear % 32));
                self.complete_warp(cta, index);
            }
            Action::WarpSync => {
                let mask = thread.gather(op, &position).scalars[0] as u32;
                thread.state = State::Warp(mask | 1 << (position.linear % 32));
                self.complete_warp(cta, index);
            }
        }
        Ok(())
    }

    /// Runs an instruction that asks the machine.
    fn access(&mut self, cta: usize, index: usize, op: &Op) -> Result<(), ExecError> {
        let position = self.position(cta, index);
        let Cta { threads, shared, .. } = &mut self.resident[cta];
        let thread = &mut threads[index];
        let mut values = thread.gather(op, &position);
        let mut view = thread.view(self.memory, shared, &self.program.constants, &self.params);
        let done = match op.action {
            Action::Memory(f) => f(&op.form, &mut values, &mut view),
            Action::Load(space) => view.load(op, space, &mut values),
            Action::Store(space) => view.store(op, space, &mut values),
            _ => Ok(Step::Done),
        };
        match done {
            Ok(_) => {
                let code = &self.program.functions[thread.frame().function as usize];
                thread.scatter(op, &values, code);
                thread.advance();
                Ok(())
            }
            Err(fault) => Err(ExecError::Fault { fault, place: self.place(cta, index) }),
        }
    }

    /// Enters a function.
    fn call(&mut self, cta: usize, index: usize, call: &Call) -> Result<(), ExecError> {
        let program = self.program;
        let position = self.position(cta, index);
        let thread = &mut self.resident[cta].threads[index];
        let caller = &program.functions[thread.frame().function as usize];
        let target = program.function_at(thread.callee(&call.callee, &position));
        let Some((target, callee)) = target.map(|t| (t, &program.functions[t as usize])) else {
            return Err(ExecError::BadCall(self.place(cta, index)));
        };
        if callee.ops.is_none() {
            let (name, function) = (callee.name.clone(), caller.name.clone());
            return Err(ExecError::Undefined { name, function });
        }
        thread.call(target, callee, caller, &call.args).map_err(|error| {
            let place = self.place(cta, index);
            match error {
                CallError::StackOverflow => ExecError::StackOverflow(place),
                CallError::Mismatch => ExecError::BadCall(place),
            }
        })
    }

    /// Returns from a function, or ends the thread.
    fn leave(&mut self, cta: usize, index: usize) -> Result<(), ExecError> {
        let thread = &mut self.resident[cta].threads[index];
        let [.., caller, callee] = &thread.frames[..] else {
            self.end(cta, index);
            return Ok(());
        };
        let functions = &self.program.functions;
        let code = &functions[callee.function as usize];
        let ops = functions[caller.function as usize].ops.as_deref().unwrap_or_default();
        let results: &[_] = match ops.get(caller.pc as usize).map(|op| &op.action) {
            Some(Action::Call(call)) => &call.results,
            _ => &[],
        };
        if thread.ret(code, results) {
            Ok(())
        } else {
            Err(ExecError::BadCall(self.place(cta, index)))
        }
    }

    /// Ends a thread; others may have waited for nothing else.
    fn end(&mut self, cta: usize, index: usize) {
        let group = &mut self.resident[cta];
        group.threads[index].state = State::Done;
        group.threads[index].frames.truncate(1);
        group.live -= 1;
        for barrier in 0..16 {
            self.complete_barrier(cta, barrier);
        }
        let first = index / 32 * 32;
        let last = (first + 32).min(self.resident[cta].threads.len());
        for other in first..last {
            if matches!(self.resident[cta].threads[other].state, State::Warp(_)) {
                self.complete_warp(cta, other);
            }
        }
    }

    fn wake(&mut self, cta: usize, index: usize) {
        let group = &mut self.resident[cta];
        group.threads[index].state = State::Ready;
        if !group.ready.contains(&index) {
            group.ready.push(index);
        }
    }

    /// Runs a warp operation if all lanes of the mask that have not ended wait at it.
    fn complete_warp(&mut self, cta: usize, index: usize) {
        let State::Warp(mask) = self.resident[cta].threads[index].state else { return };
        let place =
            |thread: &Thread| (thread.frame().function, thread.frame().pc, thread.frames.len());
        let group = &self.resident[cta];
        let here = place(&group.threads[index]);
        let first = index / 32 * 32;
        let mut members = Vec::new();
        for lane in (0..32).filter(|lane| mask >> lane & 1 == 1) {
            match group.threads.get(first + lane) {
                None => {}
                Some(thread) if thread.state == State::Done => {}
                Some(thread) if thread.state == State::Warp(mask) => members.push(first + lane),
                Some(_) => return,
            }
        }
        let code = &self.program.functions[here.0 as usize];
        let Some(op) = code.ops.as_deref().and_then(|ops| ops.get(here.1 as usize)) else { return };
        let same = members.iter().all(|&member| place(&group.threads[member]) == here);
        if let Action::Warp(f, _) = op.action {
            // Lanes that wait at another operation never come here.
            if !same {
                return;
            }
            let mut values: Vec<(u32, Values)> = members
                .iter()
                .map(|&m| (m as u32 % 32, group.threads[m].gather(op, &self.position(cta, m))))
                .collect();
            f(&op.form, &mut values);
            for (&member, (_, values)) in members.iter().zip(&values) {
                self.resident[cta].threads[member].scatter(op, values, code);
            }
        }
        for member in members {
            self.resident[cta].threads[member].advance();
            self.wake(cta, member);
        }
    }

    fn barrier(&mut self, cta: usize, index: usize, op: &Op, control: Control) {
        let position = self.position(cta, index);
        let values = self.resident[cta].threads[index].gather(op, &position);
        let operand = |name: &str| {
            let n = op.form.row.operands.iter().position(|rule| rule.name == name)?;
            values.is_given(n).then(|| values.scalars[n])
        };
        let id = operand("a").unwrap_or(0) as usize & 15;
        let group = &mut self.resident[cta];
        let barrier = &mut group.barriers[id];
        barrier.expected = operand("b").map(|threads| threads as u32);
        if control == Control::BarrierArrive {
            barrier.arrived.push(index);
            group.threads[index].advance();
        } else {
            barrier.reduce = op.form.get();
            barrier.waiting.push((index, operand("c").unwrap_or(0) & 1 == 1));
            group.threads[index].state = State::Barrier;
        }
        self.complete_barrier(cta, id);
    }

    /// Lets the threads at a barrier go on if all that it waits for have come.
    fn complete_barrier(&mut self, cta: usize, id: usize) {
        let group = &mut self.resident[cta];
        let barrier = &group.barriers[id];
        let come = barrier.waiting.len() + barrier.arrived.len();
        if come == 0 {
            return;
        }
        let complete = match barrier.expected {
            None => come >= group.live,
            Some(expected) => {
                // A warp counts as 32 threads, also the last one of a CTA that is not full.
                let missing = group.threads.len().next_multiple_of(32) - group.threads.len();
                let last = group.threads.len() / 32;
                let partial = barrier
                    .waiting
                    .iter()
                    .map(|&(thread, _)| thread)
                    .chain(barrier.arrived.iter().copied())
                    .any(|thread| missing > 0 && thread / 32 == last);
                come + if partial { missing } else { 0 } >= expected as usize
            }
        };
        if !complete {
            return;
        }
        let barrier = std::mem::take(&mut group.barriers[id]);
        let holds = barrier.waiting.iter().filter(|(_, predicate)| *predicate).count();
        let result = match barrier.reduce {
            Some(ReduceOp::And) => u128::from(holds == barrier.waiting.len()),
            Some(ReduceOp::Or) => u128::from(holds > 0),
            _ => holds as u128,
        };
        for (thread, _) in barrier.waiting {
            let code = {
                let frame = self.resident[cta].threads[thread].frame();
                (frame.function, frame.pc)
            };
            let function = &self.program.functions[code.0 as usize];
            if barrier.reduce.is_some()
                && let Some(op) = function.ops.as_deref().and_then(|ops| ops.get(code.1 as usize))
            {
                let mut values = Values::default();
                values.scalars[0] = result;
                let thread = &mut self.resident[cta].threads[thread];
                thread.scatter(op, &values, function);
            }
            self.resident[cta].threads[thread].advance();
            self.wake(cta, thread);
        }
    }
}
