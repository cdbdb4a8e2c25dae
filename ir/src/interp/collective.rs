//! Convergent operations: CTA barriers, and the warp operations with a lane mask.
//!
//! A thread that arrives waits until all that it waits for have arrived; then all go on together.
//! - A warp has arrived at a barrier when all its threads that have not exited are there. A barrier
//!   without a thread count waits for all warps of the CTA; with a count, for warps that have so
//!   many threads together, each counted as 32. It orders the memory accesses of those that meet.
//! - While threads of a warp wait at an aligned barrier, the others may come to a barrier at the
//!   same instruction of the same calls only.
//! - A warp operation waits for the lanes of its mask that exist and have not exited, each to
//!   arrive at the same kind of operation with the same mask and type. `syncwarp` orders memory
//!   accesses; the others do not.

use std::array;

use smallvec::SmallVec;

use crate::entity::{FuncId, Inst};
use crate::function::Function;
use crate::op::{BarrierFlags, MatchMode, Opcode, Payload, ShflMode, VoteMode};
use crate::types::Type;

use super::eval::{Lane, MAX_LANES};
use super::fault::Fault;
use super::grid::{Flow, Grid, Status, WARP};
use super::program::controlling_type;

/// Number of barriers of a CTA.
const BARRIERS: usize = 16;

/// The threads of a CTA that have met or are waiting.
#[derive(Clone, Debug)]
pub(super) struct Cta {
    /// Index of the first thread in the grid; the others follow.
    first_thread: u32,
    /// Number of threads.
    threads: u32,
    /// By warp, the lanes that have not exited.
    live: Vec<u32>,
    barriers: [Barrier; BARRIERS],
    warps: Vec<Warp>,
}

/// A barrier and who waits there.
#[derive(Clone, Debug, Default)]
struct Barrier {
    /// By warp, the lanes that wait; empty where none does.
    waiting: Vec<u32>,
    /// How many threads it waits for; `None` for all of the CTA.
    count: Option<u32>,
}

/// A barrier as the lanes of a warp come to it. Where one of two is aligned, they must be equal.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Gathering {
    barrier: usize,
    count: Option<u32>,
    aligned: bool,
    /// The instruction, and the calls that led to it.
    place: SmallVec<[(FuncId, Inst); 2]>,
}

/// The operation at which each lane of a warp waits.
#[derive(Clone, Debug, Default)]
struct Warp {
    arrivals: [Option<Arrival>; WARP as usize],
    /// The barrier that a lane came to last.
    gathering: Option<Gathering>,
}

/// What must be equal for lanes to meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Arrival {
    op: Opcode,
    mode: Mode,
    mask: u32,
    ty: Type,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Sync,
    Shfl(ShflMode),
    Vote(VoteMode),
    Match(MatchMode),
}

impl Cta {
    /// A CTA of `threads` threads, of which none has arrived anywhere.
    pub fn new(first_thread: u32, threads: u32) -> Cta {
        let warps = vec![Warp::default(); threads.div_ceil(WARP) as usize];
        let barriers = array::from_fn(|_| Barrier::default());
        let lanes = |warp: u32| u32::MAX >> (WARP - (threads - warp * WARP).min(WARP));
        let live = (0..threads.div_ceil(WARP)).map(lanes).collect();
        Cta { first_thread, threads, live, barriers, warps }
    }
}

impl Barrier {
    /// Whether a thread waits here.
    fn is_awaited(&self) -> bool {
        self.waiting.iter().any(|&lanes| lanes != 0)
    }
}

impl Cta {
    /// A lane of a warp comes to a barrier. If others wait at one, and this or that is aligned, it
    /// must be the same one.
    fn gather(&mut self, warp: usize, here: Gathering, index: u32) -> Result<(), Fault> {
        let waits = |barrier: &Barrier| barrier.waiting.get(warp).is_some_and(|&lanes| lanes != 0);
        let there = self.warps[warp].gathering.take();
        let parted = there.is_some_and(|there| {
            (there.aligned || here.aligned) && there != here && self.barriers.iter().any(waits)
        });
        self.warps[warp].gathering = Some(here);
        if parted { Err(Fault::PartedWarp { index }) } else { Ok(()) }
    }
}

impl Grid<'_> {
    /// Lets a thread arrive at a convergent operation.
    pub(super) fn meet(&mut self, thread: u32, func: &Function, inst: Inst) -> Result<Flow, Fault> {
        let data = func.dfg.inst(inst);
        let args = func.dfg.args(inst);
        let mode = match data.payload {
            Payload::Shfl(mode) => Mode::Shfl(mode),
            Payload::Vote(mode) => Mode::Vote(mode),
            Payload::Match(mode) => Mode::Match(mode),
            Payload::Barrier(flags) => {
                let index = args.first().map(|&v| self.defined(thread, v, "barrier"));
                let count = args.get(1).map(|&v| self.defined(thread, v, "thread count"));
                let (index, count) = (index.transpose()?.unwrap_or(0), count.transpose()?);
                return self.arrive_at_barrier(thread, flags, index, count);
            }
            _ => Mode::Sync,
        };
        let mask = *args.last().expect("a warp operation has a lane mask");
        let mask = self.defined(thread, mask, "lane mask")? as u32;
        let state = &mut self.threads[thread as usize];
        let (cta, warp, lane) = (state.agent.cta, state.index / WARP, state.index % WARP);
        if mask >> lane & 1 == 0 {
            return Err(Fault::MaskLacksCaller { mask, lane });
        }
        state.status = Status::Waiting;
        let arrival = Arrival { op: data.opcode, mode, mask, ty: controlling_type(func, inst) };
        let warp_state = &mut self.ctas[cta as usize].warps[warp as usize];
        warp_state.arrivals[lane as usize] = Some(arrival);
        self.complete_warp_operation(cta, warp, arrival);
        Ok(Flow::Waits)
    }

    /// Takes a thread that exits out of what others wait for.
    pub(super) fn leave_collectives(&mut self, thread: u32) {
        let state = &self.threads[thread as usize];
        let (cta, warp, lane) = (state.agent.cta, state.index / WARP, state.index % WARP);
        self.ctas[cta as usize].live[warp as usize] &= !(1 << lane);
        for index in 0..BARRIERS {
            self.complete_barrier(cta, index);
        }
        for lane in 0..WARP as usize {
            let arrival = self.ctas[cta as usize].warps[warp as usize].arrivals[lane];
            if let Some(arrival) = arrival {
                self.complete_warp_operation(cta, warp, arrival);
            }
        }
    }

    fn arrive_at_barrier(
        &mut self,
        thread: u32,
        flags: BarrierFlags,
        index: u128,
        count: Option<u128>,
    ) -> Result<Flow, Fault> {
        let slot = usize::try_from(index).ok().filter(|&i| i < BARRIERS);
        let slot = slot.ok_or(Fault::BarrierIndex(index))?;
        let index = slot as u32;
        let state = &self.threads[thread as usize];
        let (cta, warp, lane) = (state.agent.cta, state.index / WARP, state.index % WARP);
        let place = state.frames.iter().map(|frame| (frame.func, frame.inst)).collect();
        let state = &mut self.ctas[cta as usize];
        let count = match count {
            None => None,
            Some(n) if n == 0 || n > u128::from(state.threads.next_multiple_of(WARP)) => {
                return Err(Fault::BarrierCount { index, count: n });
            }
            Some(n) if !n.is_multiple_of(WARP.into()) => {
                return Err(Fault::BarrierCount { index, count: n });
            }
            Some(n) => Some(n as u32),
        };
        let here = Gathering { barrier: slot, count, aligned: flags.aligned, place };
        state.gather(warp as usize, here, index)?;
        let warps = state.live.len();
        let barrier = &mut state.barriers[slot];
        if barrier.is_awaited() && barrier.count != count {
            let count = u128::from(count.unwrap_or(state.threads));
            return Err(Fault::BarrierCount { index, count });
        }
        barrier.count = count;
        barrier.waiting.resize(warps, 0);
        barrier.waiting[warp as usize] |= 1 << lane;
        self.threads[thread as usize].status = Status::Waiting;
        self.complete_barrier(cta, slot);
        Ok(Flow::Waits)
    }

    /// Lets the threads at a barrier go on if all warps that it waits for are there.
    fn complete_barrier(&mut self, cta: u32, slot: usize) {
        let state = &mut self.ctas[cta as usize];
        let barrier = &mut state.barriers[slot];
        if !barrier.is_awaited() {
            return;
        }
        let lanes = barrier.waiting.iter().zip(&state.live);
        let whole = |&(&waiting, &live): &(&u32, &u32)| waiting != 0 && waiting == live;
        let complete = match barrier.count {
            None => barrier.waiting == state.live,
            Some(count) => lanes.filter(whole).count() as u32 * WARP >= count,
        };
        if !complete {
            return;
        }
        let mut together = SmallVec::<[u32; WARP as usize]>::new();
        for (warp, (waiting, live)) in barrier.waiting.iter_mut().zip(&state.live).enumerate() {
            // Of a warp that is not whole, some wait on.
            if *waiting == *live {
                let first = state.first_thread + warp as u32 * WARP;
                let lanes = (0..WARP).filter(|lane| *waiting >> lane & 1 != 0);
                together.extend(lanes.map(|lane| first + lane));
                *waiting = 0;
            }
        }
        self.detector.barrier(together.iter().copied());
        together.into_iter().for_each(|thread| self.wake(thread));
    }

    /// Lets the lanes of a mask go on if all of them have arrived.
    fn complete_warp_operation(&mut self, cta: u32, warp: u32, arrival: Arrival) {
        let state = &self.ctas[cta as usize];
        let first = state.first_thread + warp * WARP;
        let end = state.first_thread + state.threads;
        let mut lanes = SmallVec::<[u32; WARP as usize]>::new();
        for lane in 0..WARP {
            let thread = first + lane;
            let exists = arrival.mask >> lane & 1 != 0 && thread < end;
            if !exists || self.threads[thread as usize].status == Status::Exited {
                continue;
            }
            if state.warps[warp as usize].arrivals[lane as usize] != Some(arrival) {
                return;
            }
            lanes.push(lane);
        }
        for &lane in &lanes {
            self.ctas[cta as usize].warps[warp as usize].arrivals[lane as usize] = None;
        }
        match arrival.mode {
            Mode::Sync => self.detector.barrier(lanes.iter().map(|lane| first + lane)),
            Mode::Shfl(mode) => self.shuffle(mode, first, &lanes),
            Mode::Vote(mode) => self.vote(mode, first, &lanes),
            Mode::Match(mode) => self.match_values(mode, first, &lanes),
        }
        lanes.into_iter().for_each(|lane| self.wake(first + lane));
    }

    /// The operand of the instruction that a thread waits at.
    fn operand(&self, thread: u32, index: usize) -> &[Lane] {
        let inst = self.frame(thread).inst;
        self.lanes(thread, self.func(thread).dfg.args(inst)[index])
    }

    /// Defines the results of the instruction that a thread waits at.
    fn define_results(&mut self, thread: u32, lanes: &[Lane]) {
        let func = self.func(thread);
        let mut start = 0;
        for result in func.dfg.results(self.frame(thread).inst) {
            let end = start + func.dfg.ty(result).lanes() as usize;
            self.define(thread, result, &lanes[start..end]);
            start = end;
        }
    }

    fn shuffle(&mut self, mode: ShflMode, first: u32, lanes: &[u32]) {
        for &lane in lanes {
            let thread = first + lane;
            let width = self.operand(thread, 0).len();
            let mut out = [None; MAX_LANES];
            let (b, c) = (self.operand(thread, 1)[0], self.operand(thread, 2)[0]);
            if let (Some(b), Some(c)) = (b, c) {
                let (source, in_range) = shuffle_source(mode, lane, b as u32, c as u32);
                if lanes.contains(&source) {
                    out[..width].copy_from_slice(self.operand(first + source, 0));
                }
                out[width] = Some(in_range.into());
            }
            self.define_results(thread, &out[..=width]);
        }
    }

    fn vote(&mut self, mode: VoteMode, first: u32, lanes: &[u32]) {
        let mut ballot = Some(0u32);
        for &lane in lanes {
            let says = self.operand(first + lane, 0)[0];
            ballot = ballot.zip(says).map(|(mask, says)| mask | (says as u32 & 1) << lane);
        }
        let all = lanes.iter().fold(0u32, |mask, lane| mask | 1 << lane);
        let result = ballot.map(|ballot| match mode {
            VoteMode::All => (ballot == all).into(),
            VoteMode::Any => (ballot != 0).into(),
            VoteMode::Uni => (ballot == all || ballot == 0).into(),
            VoteMode::Ballot => u128::from(ballot),
        });
        for &lane in lanes {
            self.define_results(first + lane, &[result]);
        }
    }

    fn match_values(&mut self, mode: MatchMode, first: u32, lanes: &[u32]) {
        let values: SmallVec<[Lane; WARP as usize]> =
            lanes.iter().map(|lane| self.operand(first + lane, 0)[0]).collect();
        let poison = values.contains(&None);
        let all = lanes.iter().fold(0u32, |mask, lane| mask | 1 << lane);
        for (&lane, own) in lanes.iter().zip(&values) {
            let equal = lanes.iter().zip(&values).filter(|(_, value)| *value == own);
            let equal = equal.fold(0u32, |mask, (lane, _)| mask | 1 << lane);
            let result = match mode {
                MatchMode::Any => equal,
                MatchMode::All if equal == all => all,
                MatchMode::All => 0,
            };
            self.define_results(first + lane, &[(!poison).then_some(result.into())]);
        }
    }
}

/// The lane that a shuffle reads, and whether it is in range; if not, it is the caller's own.
fn shuffle_source(mode: ShflMode, lane: u32, b: u32, c: u32) -> (u32, bool) {
    let (b, clamp, segment) = (b & 31, c & 31, c >> 8 & 31);
    let lowest = lane & segment;
    let limit = lowest | clamp & !segment;
    let (source, in_range) = match mode {
        ShflMode::Up => (lane.wrapping_sub(b), lane as i32 - b as i32 >= limit as i32),
        ShflMode::Down => (lane + b, lane + b <= limit),
        ShflMode::Bfly => (lane ^ b, lane ^ b <= limit),
        ShflMode::Idx => {
            let source = lowest | b & !segment;
            (source, source <= limit)
        }
    };
    if in_range { (source, true) } else { (lane, false) }
}
