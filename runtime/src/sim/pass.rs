//! How arguments and results get from one activation of a function to another.
//!
//! Both sides say where a value is: in a register, in `.param` space, or, if the function takes the
//! address of a parameter, in local memory. What is uninitialised stays so.

use super::memory::{LaneWords, words_of};
use super::program::Passed;
use super::registers::{Registers, lanes_of};
use super::warp::{CallError, Warp};
use irc_ptx::isa::sem::truncate;

/// The side that values come from.
pub(super) struct Giver<'a> {
    pub(super) registers: &'a Registers,
    pub(super) params: &'a LaneWords,
    pub(super) frame: u64,
}

/// The side that takes them.
pub(super) struct Taker<'a> {
    pub(super) registers: &'a mut Registers,
    pub(super) params: &'a mut LaneWords,
    pub(super) frame: u64,
}

/// Where in memory something is passed.
#[derive(Clone, Copy)]
struct Spot {
    is_local: bool,
    at: u64,
    size: u64,
}

impl Spot {
    fn of(passed: Passed, frame: u64) -> Option<Self> {
        match passed {
            Passed::Memory { offset, size } => Some(Self { is_local: false, at: offset, size }),
            Passed::Local { offset, size } => {
                Some(Self { is_local: true, at: frame + offset, size })
            }
            Passed::Register(_) | Passed::Constant(_) => None,
        }
    }

    /// The words of what a register may hold, with the bytes of each.
    fn words(self) -> impl DoubleEndedIterator<Item = (usize, u32)> {
        words_of(self.at, self.size.min(16))
    }
}

/// Copies a parameter or result between activations, whose stacks are in the same local memory.
pub(super) fn pass(
    from: &Giver<'_>,
    source: Passed,
    to: &mut Taker<'_>,
    target: Passed,
    local: &mut LaneWords,
    lanes: u32,
) -> Result<(), CallError> {
    let spots = (Spot::of(source, from.frame), Spot::of(target, to.frame));
    for lane in lanes_of(lanes) {
        match spots {
            (Some(a), Some(b)) => {
                let size = a.size.min(b.size);
                for ((n, bytes), (m, _)) in words_of(a.at, size).zip(words_of(b.at, size)) {
                    let memory = if a.is_local { &*local } else { from.params };
                    let value = memory.words.get(n).ok_or(CallError::Mismatch)?[lane];
                    let good = memory.written(lane, n);
                    let memory = if b.is_local { &mut *local } else { &mut *to.params };
                    memory.store(lane, m, value, bytes);
                    memory.forget(lane, m, bytes & !good);
                }
            }
            (_, spot) => {
                let (value, good) = value(from, local, source, lane);
                give_value(to, local, (target, spot), (value, good), lane)?;
            }
        }
    }
    Ok(())
}

fn give_value(
    to: &mut Taker<'_>,
    local: &mut LaneWords,
    (target, spot): (Passed, Option<Spot>),
    (value, good): (u128, bool),
    lane: usize,
) -> Result<(), CallError> {
    if let Some(spot) = spot {
        let memory = if spot.is_local { local } else { &mut *to.params };
        for (n, (word, bytes)) in spot.words().enumerate() {
            memory.store(lane, word, (value >> (32 * n)) as u32, bytes);
            if !good {
                memory.forget(lane, word, bytes);
            }
        }
        return Ok(());
    }
    let Passed::Register(reg) = target else { return Err(CallError::Mismatch) };
    to.registers.set(reg, lane, truncate(value, reg.bits));
    to.registers.mark(reg, 1 << lane, if good { u32::MAX } else { 0 });
    Ok(())
}

/// What is passed in a lane, and whether it was written.
fn value(from: &Giver<'_>, local: &LaneWords, passed: Passed, lane: usize) -> (u128, bool) {
    match passed {
        Passed::Register(reg) => {
            let good = from.registers.written(reg) >> lane & 1 == 1;
            (from.registers.get(reg, lane), good)
        }
        Passed::Constant(value) => (value, true),
        Passed::Memory { size, .. } | Passed::Local { size, .. } => {
            let Some(spot) = Spot::of(passed, from.frame) else { return (0, true) };
            let memory = if spot.is_local { local } else { from.params };
            let good = spot.words().all(|(word, _)| memory.written(lane, word) != 0);
            let word =
                |value, (word, _): (usize, u32)| value << 32 | u128::from(memory.words[word][lane]);
            let value = spot.words().rev().fold(0, word);
            (truncate(value, size.min(16) as u32 * 8), good)
        }
    }
}

impl Warp {
    /// What a lane of an activation hands over for an argument.
    pub(super) fn taken(&self, activation: u32, passed: Passed, lane: usize) -> u128 {
        let activation = self.activation(activation);
        let giver = Giver {
            registers: &activation.registers,
            params: &activation.params,
            frame: activation.frame,
        };
        value(&giver, &self.local, passed, lane).0
    }

    /// Gives a lane of an activation the result of a function that is not in the program.
    pub(super) fn give(
        &mut self,
        activation: u32,
        target: Passed,
        value: u128,
        lane: usize,
    ) -> Result<(), CallError> {
        let (activation, local) = self.parts(activation);
        let frame = activation.frame;
        let (registers, params) = (&mut activation.registers, &mut activation.params);
        let mut taker = Taker { registers, params, frame };
        give_value(&mut taker, local, (target, Spot::of(target, frame)), (value, true), lane)
    }
}
