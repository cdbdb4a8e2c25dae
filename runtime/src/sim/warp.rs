//! A warp: its threads in groups that run together, and the functions that they are in.
//!
//! Every thread has its own place in the code. Threads of a warp at the same place in the same
//! activation of a function are one [`WarpSplit`] and run together. A branch that goes both ways
//! splits a split; two that come to the same place are joined. An [`Activation`] is made by a
//! call, for the threads that call together, and is left by each of them when it returns. Where
//! threads that a branch has split are to meet again is said by `Meeting`s (`meeting`).

use super::check::Checks;
use super::launch::Launch;
use super::meeting::{Hold, Meeting};
use super::memory::LaneWords;
use super::pass::{Giver, Taker, pass};
use super::program::{Code, Passed, Program};
use super::registers::{Registers, lanes_of};
use super::special::Position;
use irc_ptx::isa::Uniformity;
use irc_ptx::isa::sem::Lanes32;

/// The most local memory of a thread, in bytes: what the hardware has at most. What a call has to
/// keep counts, so that calls that are nested without end find it.
pub(super) const MAX_LOCAL: u64 = 512 << 10;

/// What a split does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// It can go on.
    Ready,
    /// What it needs was not there; it may try again.
    Retry,
    /// It waits for other lanes of the warp at a collective instruction.
    Collective,
    /// It arrives at a barrier of the CTA, and waits for the other lanes of the warp to do so.
    Arriving(u8),
    /// It waits at a barrier of the CTA.
    Barrier(u8),
    /// It waits at the barrier of the cluster.
    Cluster,
    /// It waits where its threads are to meet others of the warp that a branch sent another way.
    Meeting,
}

/// Threads of a warp that run together; SIMT papers call them a warp split.
#[derive(Clone, Copy, Debug)]
pub(super) struct WarpSplit {
    pub(super) lanes: u32,
    pub(super) activation: u32,
    pub(super) pc: u32,
    pub(super) state: State,
}

/// A function that some threads are in.
#[derive(Default)]
pub(super) struct Activation {
    pub(super) function: usize,
    /// The activation that called, and the place of the call in it.
    pub(super) caller: Option<(u32, u32)>,
    pub(super) depth: u32,
    /// The threads that have not returned.
    pub(super) lanes: u32,
    pub(super) registers: Registers,
    pub(super) params: LaneWords,
    /// Where its local variables begin.
    pub(super) frame: u64,
    /// The stack pointer of each lane: the end of what is in use.
    pub(super) top: [u64; 32],
    /// What the call, and all calls up to here, take of the stack besides local variables.
    pub(super) own: u64,
    pub(super) hidden: u64,
    /// Where threads that have diverged in it are to meet.
    pub(super) meetings: Vec<Meeting>,
}

/// A warp.
#[derive(Default)]
pub(super) struct Warp {
    pub(super) position: Position,
    /// The threads that have not ended.
    pub(super) live: u32,
    pub(super) splits: Vec<WarpSplit>,
    pub(super) activations: Vec<Option<Activation>>,
    /// The numbers of those that are not there.
    pub(super) free: Vec<u32>,
    pub(super) local: LaneWords,
    /// What is kept for the calls that threads are in, for each thread, besides local variables.
    pub(super) calls: u64,
    /// How much of the memory for stacks is counted as taken by the warp.
    pub(super) counted: u64,
    /// The special registers of the program that stay the same.
    pub(super) specials: Vec<Lanes32>,
    /// Threads that have arrived at the barrier of the cluster, which is not complete yet.
    pub(super) cluster_arrived: u32,
    /// Threads that have arrived at the barrier of the cluster, and have to wait there next.
    pub(super) cluster_owed: u32,
    /// Those that have run since this was last reset.
    pub(super) ran: u32,
    /// For how long threads wait for others of the warp that do not come.
    pub(super) hold: Hold,
}

/// The memory that belongs to an activation.
pub(super) struct Stack<'a> {
    pub(super) params: &'a mut LaneWords,
    pub(super) frame: u64,
    pub(super) top: &'a mut [u64; 32],
    /// What the stack holds besides local variables.
    pub(super) hidden: u64,
}

impl Activation {
    /// Becomes that of the kernel at its beginning.
    fn begin(&mut self, launch: &Launch, code: &Code, lanes: u32) {
        self.function = launch.kernel;
        (self.caller, self.depth, self.lanes) = (None, 0, lanes);
        self.registers.copy_from(&launch.first.registers);
        self.params.copy_from(&launch.first.params);
        (self.frame, self.own, self.hidden) = (0, 0, 0);
        self.top.fill(code.local.size);
        self.meetings.clear();
    }

    /// The registers and the memory.
    pub(super) fn split(&mut self) -> (&mut Registers, Stack<'_>) {
        let Self { registers, params, frame, top, hidden, .. } = self;
        (registers, Stack { params, frame: *frame, top, hidden: *hidden })
    }
}

/// Why a function cannot be entered or left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CallError {
    /// By N bytes.
    StackOverflow(u64),
    /// The arguments or results are not those that the function takes.
    Mismatch,
}

impl Warp {
    /// Becomes a warp at the beginning of the kernel, whatever it was.
    pub(super) fn begin(
        &mut self,
        program: &Program,
        launch: &Launch,
        position: Position,
        lanes: u32,
    ) {
        let code = &program.functions[launch.kernel];
        self.activations.truncate(1);
        if !matches!(self.activations[..], [Some(_)]) {
            self.activations = vec![Some(Activation::default())];
        }
        activation_in(&mut self.activations, 0).begin(launch, code, lanes);
        self.begin_specials(program, launch, position);
        self.position = position;
        self.live = lanes;
        self.splits.clear();
        self.splits.push(WarpSplit { lanes, activation: 0, pc: 0, state: State::Ready });
        self.free.clear();
        self.local.forget_all(code.local.size, launch.checks().contains(Checks::UNINIT));
        (self.calls, self.counted) = (0, 0);
        (self.cluster_arrived, self.cluster_owed, self.ran) = (0, 0, 0);
        self.hold = Hold::default();
    }

    /// Reads the special registers that stay the same. What differs between threads is the same for
    /// the same warp of every CTA.
    fn begin_specials(&mut self, program: &Program, launch: &Launch, position: Position) {
        let is_known = self.specials.len() == program.specials.len()
            && (self.position.warp, self.position.rank) == (position.warp, position.rank);
        self.specials.resize(program.specials.len(), [0; 32]);
        for (lanes, &reg) in self.specials.iter_mut().zip(&program.specials) {
            if !is_known || reg.uniformity() != Uniformity::Thread {
                *lanes = position.lanes(launch, reg);
            }
        }
    }

    pub(super) fn activation(&self, id: u32) -> &Activation {
        self.activations[id as usize].as_ref().expect("splits name activations that exist")
    }

    /// An activation, and the local memory of the warp.
    pub(super) fn parts(&mut self, id: u32) -> (&mut Activation, &mut LaneWords) {
        let activation = self.activations[id as usize].as_mut();
        (activation.expect("splits name activations that exist"), &mut self.local)
    }

    /// What calls and allocations on the stacks take, in bytes of the host; `fixed` is the size of
    /// the local variables of the kernel.
    pub(super) fn stack_bytes(&self, fixed: u64) -> u64 {
        32 * (self.calls + self.local.bytes().saturating_sub(fixed))
    }

    fn add(&mut self, activation: Activation) -> u32 {
        match self.free.pop() {
            Some(free) => {
                self.activations[free as usize] = Some(activation);
                free
            }
            None => {
                self.activations.push(Some(activation));
                self.activations.len() as u32 - 1
            }
        }
    }

    /// Enters a function with the lanes of a split, and gives the new activation.
    pub(super) fn enter(
        &mut self,
        function: usize,
        code: &Code,
        args: &[Passed],
        split: WarpSplit,
        watched: bool,
    ) -> Result<u32, CallError> {
        let lacks_further = code.is_variadic && args.len() + 1 == code.params.len();
        if args.len() != code.params.len() && !lacks_further {
            return Err(CallError::Mismatch);
        }
        let caller = self.activation(split.activation);
        let depth = caller.depth + 1;
        let end = lanes_of(split.lanes).map(|lane| caller.top[lane]).max().unwrap_or(0);
        let frame = end.next_multiple_of(code.local.align.max(16));
        let top = frame + code.local.size;
        let hidden = caller.hidden + code.saved_bytes;
        if top + hidden > MAX_LOCAL {
            return Err(CallError::StackOverflow(top + hidden - MAX_LOCAL));
        }
        let mut registers = Registers::new(&code.counts, &code.narrow, watched);
        let mut params = LaneWords::of_variables(code.param_size, &code.param_variables, watched);
        self.calls += code.frame_bytes;
        self.local.grow(top);
        self.local.forget_range(frame, top, split.lanes);
        let caller = self.activations[split.activation as usize].as_ref();
        let caller = caller.expect("splits name activations that exist");
        let giver =
            Giver { registers: &caller.registers, params: &caller.params, frame: caller.frame };
        let mut taker = Taker { registers: &mut registers, params: &mut params, frame };
        for (&arg, &param) in args.iter().zip(&code.params) {
            pass(&giver, arg, &mut taker, param, &mut self.local, split.lanes)?;
        }
        Ok(self.add(Activation {
            function,
            caller: Some((split.activation, split.pc)),
            depth,
            lanes: split.lanes,
            registers,
            params,
            frame,
            top: [top; 32],
            own: code.frame_bytes,
            hidden,
            meetings: Vec::new(),
        }))
    }

    /// Leaves a function with the lanes of a split and hands the results over; gives where they
    /// go on. The outermost activation is not left like this.
    pub(super) fn leave(
        &mut self,
        split: WarpSplit,
        code: &Code,
        results: &[Passed],
    ) -> Result<WarpSplit, CallError> {
        let id = split.activation as usize;
        let mut callee = self.activations[id].take().expect("splits name activations that exist");
        let (caller, pc) = callee.caller.ok_or(CallError::Mismatch)?;
        if results.len() > code.results.len() {
            return Err(CallError::Mismatch);
        }
        let (activation, local) = self.parts(caller);
        let giver =
            Giver { registers: &callee.registers, params: &callee.params, frame: callee.frame };
        let frame = activation.frame;
        let (registers, params) = (&mut activation.registers, &mut activation.params);
        let mut taker = Taker { registers, params, frame };
        for (&from, &to) in code.results.iter().zip(results) {
            pass(&giver, from, &mut taker, to, local, split.lanes)?;
        }
        callee.lanes &= !split.lanes;
        if callee.lanes != 0 {
            let excused = callee.excuse(split.lanes);
            self.activations[id] = Some(callee);
            if excused {
                self.wake();
            }
        } else {
            self.calls -= callee.own;
            self.free.push(split.activation);
        }
        Ok(WarpSplit { activation: caller, pc: pc + 1, ..split })
    }

    /// Ends threads. What they were in is freed when nobody is in it any more.
    pub(super) fn end(&mut self, split: WarpSplit) {
        self.live &= !split.lanes;
        let mut id = Some(split.activation);
        let mut excused = false;
        while let Some(at) = id {
            let Some(activation) = &mut self.activations[at as usize] else { break };
            activation.lanes &= !split.lanes;
            excused |= activation.excuse(split.lanes);
            id = activation.caller.map(|(caller, _)| caller);
            if activation.lanes == 0 {
                self.calls -= activation.own;
                // That of the kernel stays, for the memory that it has.
                if id.is_some() {
                    self.activations[at as usize] = None;
                    self.free.push(at);
                }
            }
        }
        if excused {
            self.wake();
        }
    }

    /// The lanes in a state.
    pub(super) fn lanes_in(&self, state: State) -> u32 {
        let here = self.splits.iter().filter(|split| split.state == state);
        here.fold(0, |lanes, split| lanes | split.lanes)
    }

    /// Lets the splits in a state go on behind their instruction.
    pub(super) fn release(&mut self, state: State) {
        while let Some(at) = self.splits.iter().position(|split| split.state == state) {
            let split = self.splits.remove(at);
            self.join(WarpSplit { pc: split.pc + 1, state: State::Ready, ..split });
        }
    }

    /// Adds a split, joined with one that is at the same place in the same state. Where it is to
    /// meet others, it waits for them.
    pub(super) fn join(&mut self, split: WarpSplit) {
        if split.lanes == 0 {
            return;
        }
        let split = self.come(split);
        let same = |other: &&mut WarpSplit| {
            other.pc == split.pc
                && other.activation == split.activation
                && other.state == split.state
        };
        match self.splits.iter_mut().find(same) {
            Some(other) => other.lanes |= split.lanes,
            None => self.splits.push(split),
        }
    }
}

/// The activation with this number.
pub(super) fn activation_in(activations: &mut [Option<Activation>], id: u32) -> &mut Activation {
    activations[id as usize].as_mut().expect("splits name activations that exist")
}
