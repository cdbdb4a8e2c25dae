//! Runs instructions that nobody else has to be asked about, one after the other.
//!
//! Most instructions are such: they compute, read parameters, access a row of words, or branch the
//! same way in all lanes; nothing waits. So the registers are looked up once for all that follow
//! each other, and steps are counted at the end. Whatever is in the way (a lane that goes
//! elsewhere, a value that was not written, lanes that access memory in another way) ends it, with
//! nothing done of that instruction, which then runs by itself.

use super::super::check::Checks;
use super::super::cluster_memory::ClusterMemory;
use super::super::memories::Memories;
use super::super::program::{Action, Op};
use super::super::registers::Registers;
use super::super::warp::{Warp, WarpSplit};
use super::{Engine, of};
use crate::sim::{all_lanes, coalesced, rows};

/// How far instructions may run.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// The most instructions.
    pub(super) steps: u64,
    /// Whether branches are taken.
    pub(super) branches: bool,
}

/// What matters to each instruction.
#[derive(Clone, Copy)]
struct Watched {
    /// Whether uses of what was not written are found.
    uninit: bool,
    /// Whether others want to know of loads, and of stores.
    loads: bool,
    stores: bool,
}

impl Engine<'_> {
    /// Runs plain instructions from that of a split on; gives where the next one stands. None runs
    /// if each one has to be counted.
    #[inline]
    pub(super) fn straight(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        split: WarpSplit,
        ops: &[Op],
        reach: Reach,
    ) -> u32 {
        let is_plain = ops[split.pc as usize].is_plain;
        if !is_plain || self.watch.is_counting() {
            return split.pc;
        }
        self.run_straight(common, warp, split, ops, reach)
    }

    fn run_straight(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        split: WarpSplit,
        ops: &[Op],
        reach: Reach,
    ) -> u32 {
        let context = self.context;
        let races = context.checks(Checks::RACE) || common.looks.is_some();
        let watched = Watched {
            uninit: context.checks(Checks::UNINIT),
            loads: races,
            stores: races || context.checks(Checks::REDUNDANT),
        };
        let (rank, specials, local) = (warp.position.rank, &warp.specials, &mut warp.local);
        let (registers, stack) = of(&mut warp.activations, split.activation).split();
        let mut memories = Memories { context, common, rank, lane: 0, local, stack };
        // Instructions that have run, how many of them only some threads, and these threads.
        let (mut pc, mut steps, mut some, mut partly) = (split.pc, 0, 0, 0);
        while steps < reach.steps {
            let Some(op) = ops.get(pc as usize).filter(|op| op.is_plain) else { break };
            let Some(lanes) = guarded(op, registers, split.lanes, watched) else { break };
            let mut next = pc + 1;
            match &op.action {
                _ if lanes == 0 => {}
                Action::AllLanes(all_lanes_op) => {
                    if watched.uninit && !registers.pass_on(&op.uses, &op.defs, lanes) {
                        break;
                    }
                    all_lanes::run(all_lanes_op, registers, context.program, specials, lanes);
                }
                Action::Load(load) if load.is_parameter() => {
                    let params = &*memories.stack.params;
                    if !coalesced::load_param(load, registers, params, lanes, watched.uninit) {
                        break;
                    }
                }
                Action::Load(load) => {
                    let may = !watched.loads && is_written(op, registers, lanes, watched);
                    if !may || !rows::load(load, registers, &mut memories, lanes) {
                        break;
                    }
                }
                Action::Store(store) => {
                    let may = !watched.stores && is_written(op, registers, lanes, watched);
                    if !may || !rows::store(store, registers, &mut memories, lanes) {
                        break;
                    }
                }
                Action::Branch(target) if lanes == split.lanes && reach.branches => next = *target,
                _ => break,
            }
            if lanes != split.lanes {
                some += u64::from(lanes.count_ones());
                partly += 1;
            }
            steps += 1;
            pc = next;
        }
        let all = u64::from(split.lanes.count_ones());
        self.progress.run_straight(steps, (steps - partly) * all + some);
        pc
    }
}

/// The lanes for which the guard of an instruction holds; nothing if that was not written.
#[inline]
fn guarded(op: &Op, registers: &Registers, lanes: u32, watched: Watched) -> Option<u32> {
    let Some((pred, negated)) = op.guard else { return Some(lanes) };
    if watched.uninit && registers.written(pred) & lanes != lanes {
        return None;
    }
    let mask = registers.preds[pred.index as usize];
    Some(lanes & if negated { !mask } else { mask })
}

/// Whether all that an access reads of registers has been written, if that matters.
#[inline]
fn is_written(op: &Op, registers: &Registers, lanes: u32, watched: Watched) -> bool {
    !watched.uninit || op.uses.iter().all(|&reg| registers.written(reg) & lanes == lanes)
}
