//! A warp: its threads in groups that run together, and the functions that they are in.
//!
//! Every thread has its own place in the code. Threads of a warp at the same place in the same
//! activation of a function are one [`Fragment`] and run together. A branch that goes both ways
//! splits a fragment; two that come to the same place are joined. An [`Activation`] is made by a
//! call, for the threads that call together, and is left by each of them when it returns.

use super::memory::LaneWords;
use super::program::{Code, Passed};
use super::registers::{RegRef, Registers, lanes_of};
use super::special::Position;
use irc_ir::isa::sem::{Lanes32, truncate};

/// The most nested calls.
pub(super) const MAX_DEPTH: u32 = 16_384;
/// The most local memory of a thread, in bytes: what the hardware has at most.
pub(super) const MAX_LOCAL: u64 = 512 << 10;

/// What a fragment does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// It can go on.
    Ready,
    /// What it needs was not there; it may try again.
    Retry,
    /// It waits for other lanes of the warp at a collective instruction.
    Collective,
    /// It waits at a barrier of the CTA.
    Barrier(u8),
    /// It waits at the barrier of the cluster.
    Cluster,
}

/// Threads that run together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fragment {
    pub(super) lanes: u32,
    pub(super) activation: u32,
    pub(super) pc: u32,
    pub(super) state: State,
}

/// A function that some threads are in.
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
}

/// A warp.
pub(super) struct Warp {
    pub(super) position: Position,
    /// The threads that have not ended.
    pub(super) live: u32,
    pub(super) fragments: Vec<Fragment>,
    pub(super) activations: Vec<Option<Activation>>,
    pub(super) local: LaneWords,
    /// The special registers of the program that stay the same.
    pub(super) specials: Vec<Lanes32>,
    /// Threads that have arrived at the barrier of the cluster and not waited yet.
    pub(super) cluster_arrived: u32,
}

/// The memory that belongs to an activation.
pub(super) struct Stack<'a> {
    pub(super) params: &'a mut LaneWords,
    pub(super) frame: u64,
    pub(super) top: &'a mut [u64; 32],
}

impl Activation {
    /// The registers and the memory.
    pub(super) fn split(&mut self) -> (&mut Registers, Stack<'_>) {
        let Self { registers, params, frame, top, .. } = self;
        (registers, Stack { params, frame: *frame, top })
    }
}

/// Why a function cannot be entered or left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CallError {
    /// By so many bytes, or nested calls.
    StackOverflow(u64),
    /// The arguments or results are not those that the function takes.
    Mismatch,
}

impl Warp {
    pub(super) fn activation(&self, id: u32) -> &Activation {
        self.activations[id as usize].as_ref().expect("fragments name activations that exist")
    }

    pub(super) fn activation_mut(&mut self, id: u32) -> &mut Activation {
        self.activations[id as usize].as_mut().expect("fragments name activations that exist")
    }

    fn add(&mut self, activation: Activation) -> u32 {
        if let Some(free) = self.activations.iter().position(Option::is_none) {
            self.activations[free] = Some(activation);
            free as u32
        } else {
            self.activations.push(Some(activation));
            self.activations.len() as u32 - 1
        }
    }

    /// Enters a function with the lanes of a fragment, and gives the new activation.
    pub(super) fn enter(
        &mut self,
        function: usize,
        code: &Code,
        args: &[Passed],
        fragment: Fragment,
        watched: bool,
    ) -> Result<u32, CallError> {
        if args.len() != code.params.len() {
            return Err(CallError::Mismatch);
        }
        let caller = self.activation(fragment.activation);
        let depth = caller.depth + 1;
        let end = lanes_of(fragment.lanes).map(|lane| caller.top[lane]).max().unwrap_or(0);
        let frame = end.next_multiple_of(code.local.align.max(16));
        let top = frame + code.local.size;
        if top > MAX_LOCAL {
            return Err(CallError::StackOverflow(top - MAX_LOCAL));
        }
        if depth > MAX_DEPTH {
            return Err(CallError::StackOverflow(0));
        }
        let mut registers = Registers::new(&code.counts, &code.narrow, watched);
        let mut params = LaneWords::new(code.param_size, watched);
        for (&arg, &param) in args.iter().zip(&code.params) {
            let from = (&caller.registers, &caller.params);
            pass(from, arg, (&mut registers, &mut params), param, fragment.lanes)?;
        }
        self.local.grow(top);
        self.local.forget_range(frame, top, fragment.lanes);
        for home in &code.homes {
            let to = frame + home.local;
            copy((&params, home.param), (&mut self.local, to), home.size, fragment.lanes)?;
        }
        Ok(self.add(Activation {
            function,
            caller: Some((fragment.activation, fragment.pc)),
            depth,
            lanes: fragment.lanes,
            registers,
            params,
            frame,
            top: [top; 32],
        }))
    }

    /// Leaves a function with the lanes of a fragment and hands the results over; gives where they
    /// go on. The outermost activation is not left like this.
    pub(super) fn leave(
        &mut self,
        fragment: Fragment,
        code: &Code,
        results: &[Passed],
    ) -> Result<Fragment, CallError> {
        let id = fragment.activation as usize;
        let mut callee =
            self.activations[id].take().expect("fragments name activations that exist");
        let (caller, pc) = callee.caller.ok_or(CallError::Mismatch)?;
        if results.len() > code.results.len() {
            return Err(CallError::Mismatch);
        }
        let activation = self.activation_mut(caller);
        for (&from, &to) in code.results.iter().zip(results) {
            let target = (&mut activation.registers, &mut activation.params);
            pass((&callee.registers, &callee.params), from, target, to, fragment.lanes)?;
        }
        callee.lanes &= !fragment.lanes;
        if callee.lanes != 0 {
            self.activations[id] = Some(callee);
        }
        Ok(Fragment { activation: caller, pc: pc + 1, ..fragment })
    }

    /// Ends threads. What they were in is freed when nobody is in it any more.
    pub(super) fn end(&mut self, fragment: Fragment) {
        self.live &= !fragment.lanes;
        let mut id = Some(fragment.activation);
        while let Some(at) = id {
            let Some(activation) = &mut self.activations[at as usize] else { break };
            activation.lanes &= !fragment.lanes;
            id = activation.caller.map(|(caller, _)| caller);
            if activation.lanes == 0 {
                self.activations[at as usize] = None;
            }
        }
    }

    /// Adds a fragment, joined with one that is at the same place in the same state.
    pub(super) fn join(&mut self, fragment: Fragment) {
        if fragment.lanes == 0 {
            return;
        }
        let same = |other: &&mut Fragment| {
            other.pc == fragment.pc
                && other.activation == fragment.activation
                && other.state == fragment.state
        };
        match self.fragments.iter_mut().find(same) {
            Some(other) => other.lanes |= fragment.lanes,
            None => self.fragments.push(fragment),
        }
    }
}

/// Copies a parameter or result between activations.
fn pass(
    from: (&Registers, &LaneWords),
    source: Passed,
    to: (&mut Registers, &mut LaneWords),
    target: Passed,
    lanes: u32,
) -> Result<(), CallError> {
    match (source, target) {
        (Passed::Memory { offset: a, size }, Passed::Memory { offset: b, size: into }) => {
            copy((from.1, a), (&mut *to.1, b), size.min(into), lanes)?;
        }
        (_, Passed::Memory { offset, size }) => {
            for lane in lanes_of(lanes) {
                let (value, good) = value(from, source, lane);
                for word in 0..size.min(16).div_ceil(4) {
                    let bytes = super::memory::byte_mask(0, (size - word * 4).min(4) as u32);
                    let at = (offset / 4 + word) as usize;
                    to.1.store(lane, at, (value >> (32 * word)) as u32, bytes);
                    if !good {
                        to.1.forget(lane, at, bytes);
                    }
                }
            }
        }
        (_, Passed::Register(reg)) => {
            for lane in lanes_of(lanes) {
                let (value, good) = value(from, source, lane);
                to.0.set(reg, lane, truncate(value, reg.bits));
                to.0.mark(reg, 1 << lane, if good { u32::MAX } else { 0 });
            }
        }
        (_, Passed::Constant(_)) => return Err(CallError::Mismatch),
    }
    Ok(())
}

/// Copies so many bytes from a place to another, both at whole words, with what nobody wrote.
fn copy(
    (from, a): (&LaneWords, u64),
    (to, b): (&mut LaneWords, u64),
    size: u64,
    lanes: u32,
) -> Result<(), CallError> {
    for word in 0..size.div_ceil(4) {
        let bytes = super::memory::byte_mask(0, (size - word * 4).min(4) as u32);
        let (a, b) = ((a / 4 + word) as usize, (b / 4 + word) as usize);
        if a >= from.words.len() || b >= to.words.len() {
            return Err(CallError::Mismatch);
        }
        for lane in lanes_of(lanes) {
            let good = from.written(lane, a);
            to.store(lane, b, from.words[a][lane], bytes);
            to.forget(lane, b, bytes & !good);
        }
    }
    Ok(())
}

/// What is passed in a lane, and whether it was written.
fn value(
    (registers, params): (&Registers, &LaneWords),
    passed: Passed,
    lane: usize,
) -> (u128, bool) {
    match passed {
        Passed::Register(reg) => (registers.get(reg, lane), written(registers, reg, lane)),
        Passed::Constant(value) => (value, true),
        Passed::Memory { offset, size } => {
            let words = (offset / 4) as usize..(offset + size.min(16)).div_ceil(4) as usize;
            let good = words.clone().all(|word| params.written(lane, word) != 0);
            let word = |value, word: usize| value << 32 | u128::from(params.words[word][lane]);
            let value = words.rev().fold(0, word);
            (truncate(value, size.min(16) as u32 * 8), good)
        }
    }
}

/// What a lane hands over for an argument.
pub(super) fn taken(activation: &Activation, passed: Passed, lane: usize) -> u128 {
    value((&activation.registers, &activation.params), passed, lane).0
}

/// Gives a lane the result of a function that is not in the program.
pub(super) fn give(activation: &mut Activation, target: Passed, value: u128, lane: usize) {
    match target {
        Passed::Register(reg) => {
            activation.registers.set(reg, lane, truncate(value, reg.bits));
            activation.registers.mark(reg, 1 << lane, u32::MAX);
        }
        Passed::Memory { offset, size } => {
            for word in 0..size.min(16).div_ceil(4) {
                let bytes = super::memory::byte_mask(0, (size - word * 4).min(4) as u32);
                let at = (offset / 4 + word) as usize;
                activation.params.store(lane, at, (value >> (32 * word)) as u32, bytes);
            }
        }
        Passed::Constant(_) => {}
    }
}

fn written(registers: &Registers, reg: RegRef, lane: usize) -> bool {
    registers.written(reg) >> lane & 1 == 1
}
