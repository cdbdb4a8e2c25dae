//! A launch while it runs: threads with their call stacks, and the scheduler.
//!
//! The scheduler executes one instruction at a time, of a thread that can run. The seed decides
//! when it goes over to another thread, and to which: with some seeds after nearly every
//! instruction, with others after long runs, so that different seeds show different orders. All
//! CTAs are resident and every thread gets its turn, so a loop that waits for another thread ends.

use cranelift_entity::PrimaryMap;
use smallvec::SmallVec;

use crate::entity::{Block, FuncId, Inst, Value};
use crate::function::Function;
use crate::module::Module;

use super::Observer;
use super::collective::Cta;
use super::eval::Lane;
use super::fault::{Fault, FaultAt, ThreadId};
use super::memory::{Agent, Memory};
use super::program::{Image, Program};
use super::race::Detector;

/// Limits of one launch.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Instructions that all threads together may execute.
    pub steps: u64,
    /// Calls that one thread may have open.
    pub depth: usize,
    /// Bytes of stack slots that one thread may have.
    pub stack: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { steps: 100_000_000, depth: 1 << 14, stack: 1 << 19 }
    }
}

/// The shape of a launch.
#[derive(Clone, Copy, Debug)]
pub(super) struct LaunchShape {
    /// CTAs.
    pub grid: [u32; 3],
    /// Threads in a CTA.
    pub block: [u32; 3],
    /// CTAs in a cluster.
    pub cluster: [u32; 3],
    /// Bytes of dynamic shared memory in a CTA.
    pub dynamic_shared: u32,
    /// Bytes of static shared memory in a CTA.
    pub static_shared: u32,
}

/// Number of threads in a warp.
pub(super) const WARP: u32 = 32;

/// A call in progress.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub func: FuncId,
    /// The next instruction.
    pub inst: Inst,
    /// The lanes of the values, as the function's [`Program`] places them.
    pub values: Vec<Lane>,
    /// Address of each stack slot.
    pub slots: SmallVec<[u64; 4]>,
    /// Address of the variable arguments.
    pub variable: u64,
    /// Where the stack ends that `stackrestore` may go back to.
    pub floor: u64,
    /// Objects of the thread's local memory that are older than the call.
    pub older_objects: usize,
    /// Bytes of local memory that the call has.
    pub stack: u64,
}

/// Whether a thread can run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    Running,
    Waiting,
    Exited,
}

#[derive(Clone, Debug)]
pub(super) struct Thread {
    pub frames: Vec<Frame>,
    pub status: Status,
    pub agent: Agent,
    /// Index in the CTA.
    pub index: u32,
    /// Index in the CTA, by dimension.
    pub tid: [u32; 3],
    /// Index of the CTA, by dimension.
    pub ctaid: [u32; 3],
    /// Bytes of local memory in use.
    pub stack: u64,
}

/// What the scheduler does after an instruction.
pub(super) enum Flow {
    /// Goes on with the next instruction.
    Next,
    /// Goes on where the instruction has put the thread.
    Jumped,
    /// Leaves the thread to whoever wakes it.
    Waits,
    /// Forgets the thread.
    Exits,
}

/// A launch while it runs.
pub(super) struct Grid<'a> {
    pub module: &'a Module,
    pub programs: &'a PrimaryMap<FuncId, Program>,
    pub image: &'a Image,
    pub memory: &'a mut Memory,
    pub shape: LaunchShape,
    pub limits: Limits,
    pub detector: Detector,
    pub threads: Vec<Thread>,
    pub ctas: Vec<Cta>,
    pub observer: Option<&'a mut (dyn Observer + 'a)>,
    /// Steps so far.
    pub steps: u64,
    /// Whether a choice was made that the language leaves open.
    pub arbitrary: bool,
    /// Whether an operation ran that may be computed less exactly.
    pub inexact: bool,
    /// Threads that can run.
    pub runnable: Vec<u32>,
    /// Threads that an instruction has set free and that are not yet in `runnable`.
    pub woken: Vec<u32>,
    /// Lanes on their way between frames or blocks.
    pub moving: Vec<Lane>,
}

/// Mean numbers of instructions between changes of thread; the seed picks one.
const RUNS: [usize; 3] = [1, 8, 64];

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^= x >> 31;
        ((u128::from(x) * bound as u128) >> 64) as usize
    }
}

impl<'a> Grid<'a> {
    /// Runs all threads to their end.
    pub fn run(&mut self, seed: u64) -> Result<(), Box<FaultAt>> {
        let mut random = Random(seed);
        let run = RUNS[(seed % RUNS.len() as u64) as usize];
        let mut slot = usize::MAX;
        while !self.runnable.is_empty() {
            if slot >= self.runnable.len() || random.below(run) == 0 {
                slot = random.below(self.runnable.len());
            }
            let thread = self.runnable[slot];
            let flow = self.step(thread).map_err(|fault| self.at(thread, fault))?;
            match flow {
                Flow::Next => self.advance(thread),
                Flow::Jumped => {}
                Flow::Waits => {
                    self.runnable.swap_remove(slot);
                    slot = usize::MAX;
                }
                Flow::Exits => {
                    self.runnable.swap_remove(slot);
                    slot = usize::MAX;
                    self.exit(thread);
                }
            }
            self.runnable.append(&mut self.woken);
        }
        let mut waiting = self.threads.iter().filter(|t| t.status == Status::Waiting);
        match waiting.next() {
            None => Ok(()),
            Some(first) => Err(self.at(first.agent.thread, Fault::Deadlock(waiting.count() + 1))),
        }
    }

    fn step(&mut self, thread: u32) -> Result<Flow, Fault> {
        if self.steps == self.limits.steps {
            return Err(Fault::StepLimit(self.steps));
        }
        self.steps += 1;
        self.execute(thread)
    }

    /// Moves a thread behind the instruction it has executed.
    pub fn advance(&mut self, thread: u32) {
        let module = self.module;
        let frame = self.frame_mut(thread);
        let next = module.func(frame.func).layout.next_inst(frame.inst);
        frame.inst = next.expect("only terminators end a block, and they jump");
    }

    /// Lets a waiting thread go on behind its instruction.
    pub fn wake(&mut self, thread: u32) {
        self.threads[thread as usize].status = Status::Running;
        self.advance(thread);
        self.woken.push(thread);
    }

    /// The innermost call of a thread.
    pub fn frame(&self, thread: u32) -> &Frame {
        self.threads[thread as usize].frames.last().expect("a live thread is in a call")
    }

    /// The innermost call of a thread, to change it.
    pub fn frame_mut(&mut self, thread: u32) -> &mut Frame {
        self.threads[thread as usize].frames.last_mut().expect("a live thread is in a call")
    }

    /// The function that a thread is in.
    pub fn func(&self, thread: u32) -> &'a Function {
        self.module.func(self.frame(thread).func)
    }

    /// The lanes of a value in the innermost call of a thread.
    pub fn lanes(&self, thread: u32, value: Value) -> &[Lane] {
        let frame = self.frame(thread);
        let ty = self.module.func(frame.func).dfg.ty(value);
        &frame.values[self.programs[frame.func].range(value, ty)]
    }

    /// The only lane of a value.
    pub fn lane(&self, thread: u32, value: Value) -> Lane {
        self.lanes(thread, value)[0]
    }

    /// The only lane of a value that decides what happens; it may not be poison.
    pub fn defined(&self, thread: u32, value: Value, what: &'static str) -> Result<u128, Fault> {
        self.lane(thread, value).ok_or(Fault::Poison(what))
    }

    /// Gives a value its lanes and tells the observer.
    pub fn define(&mut self, thread: u32, value: Value, lanes: &[Lane]) {
        let func = self.frame(thread).func;
        let range = self.programs[func].range(value, self.module.func(func).dfg.ty(value));
        self.frame_mut(thread).values[range].copy_from_slice(lanes);
        let id = self.thread_id(thread);
        if let Some(observer) = &mut self.observer {
            observer.value(id, func, value, lanes);
        }
    }

    /// Gives the parameters of a block the lanes in `moving`, and puts the thread at its start.
    pub fn enter_block(&mut self, thread: u32, block: Block) {
        let module = self.module;
        let func_id = self.frame(thread).func;
        let func = module.func(func_id);
        let id = self.thread_id(thread);
        if let Some(observer) = &mut self.observer {
            observer.enter_block(id, func_id, block);
        }
        let moving = std::mem::take(&mut self.moving);
        let mut start = 0;
        for &param in func.dfg.params(block) {
            let end = start + func.dfg.ty(param).lanes() as usize;
            self.define(thread, param, &moving[start..end]);
            start = end;
        }
        self.moving = moving;
        self.moving.clear();
        self.frame_mut(thread).inst =
            func.layout.first_inst(block).expect("every block has a terminator");
    }

    /// The name of a thread to the outside.
    pub fn thread_id(&self, thread: u32) -> ThreadId {
        let thread = &self.threads[thread as usize];
        ThreadId { cta: thread.agent.cta, index: thread.index }
    }

    fn exit(&mut self, thread: u32) {
        let state = &mut self.threads[thread as usize];
        state.status = Status::Exited;
        self.leave_collectives(thread);
    }

    fn at(&self, thread: u32, fault: Fault) -> Box<FaultAt> {
        let frame = self.frame(thread);
        let name = self.module.func(frame.func).name.clone();
        let thread = self.thread_id(thread);
        Box::new(FaultAt { thread, func: frame.func, name, inst: frame.inst, fault })
    }
}
