//! Instructions that several lanes of a warp run together.
//!
//! A lane that comes to one waits until all lanes that it names wait there too: those of its mask,
//! or the whole warp. Lanes that have ended are not waited for. The lanes may have come through
//! different calls. Barriers of a warp are met at any of them, if the mask is the same.

use super::{Engine, LaneFault};
use crate::sim::check::{Checks, uninit};
use crate::sim::cluster::Cluster;
use crate::sim::cluster_memory::ClusterMemory;
use crate::sim::context::Context;
use crate::sim::finding::{Finding, FindingKind};
use crate::sim::operands::{self, gather, lay_out, scatter};
use crate::sim::program::{Action, Lanes, Op};
use crate::sim::registers::lanes_of;
use crate::sim::view::View;
use crate::sim::warp::{State, Warp, WarpSplit, activation_in};
use irc_ptx::isa::sem::{Control, Values};

impl Engine<'_> {
    /// Runs the collective instructions of a warp for which all lanes have come.
    pub(super) fn complete_collectives(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
    ) -> Result<(), Box<Finding>> {
        loop {
            let warp = &mut cluster.ctas[cta].warps[index];
            let Some((parts, lanes)) = self.complete_group(warp)? else { return Ok(()) };
            warp.check_together(self.context, &parts, lanes)?;
            remove(warp, lanes);
            let op = self.context.op(warp, parts[0]);
            match op.action {
                // Parts may be at different ones, and nothing passes between the lanes.
                Action::Control(Control::WarpSync) => {
                    self.watch.warp_sync(cta as u32, index as u32, lanes);
                }
                // A barrier or the like that the whole warp has come to.
                Action::Control(control) => {
                    for part in parts {
                        self.control(cluster, cta, index, part, control)?;
                    }
                    continue;
                }
                _ if op.aligned && lanes != u32::MAX => {
                    let lane = parts[0].lanes.trailing_zeros() as usize;
                    return Err(self.context.finding(
                        warp,
                        parts[0],
                        lane,
                        FindingKind::LanesEnded(!lanes),
                    ));
                }
                _ => self.collective(&mut cluster.common, warp, &parts, op)?,
            }
            self.progress.advance();
            for part in parts {
                warp.join(WarpSplit { pc: part.pc + 1, state: State::Ready, ..part });
            }
        }
    }

    /// Lanes that wait for each other and for no others.
    fn complete_group(&self, warp: &Warp) -> Result<Option<(Vec<WarpSplit>, u32)>, Box<Finding>> {
        let waits = |split: &&WarpSplit| split.state == State::Collective;
        for &split in warp.splits.iter().filter(waits) {
            let near =
                |other: &&WarpSplit| waits(other) && meets(self.context, warp, split, **other);
            let near: Vec<WarpSplit> = warp.splits.iter().filter(near).copied().collect();
            for lane in lanes_of(split.lanes) {
                let wanted =
                    wanted_lanes(self.context, warp, split, self.context.op(warp, split), lane)?;
                let mut parts = Vec::with_capacity(near.len());
                let mut group = 0;
                for &part in &near {
                    let op = self.context.op(warp, part);
                    let mut lanes = 0;
                    for other in lanes_of(part.lanes & wanted) {
                        if wanted_lanes(self.context, warp, part, op, other)? == wanted {
                            lanes |= 1 << other;
                        }
                    }
                    if lanes != 0 {
                        parts.push(WarpSplit { lanes, ..part });
                    }
                    group |= lanes;
                }
                if group == wanted & warp.live {
                    return Ok(Some((parts, group)));
                }
            }
        }
        Ok(None)
    }

    /// Runs an instruction for all lanes of the splits, which are at it.
    pub(super) fn collective(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        parts: &[WarpSplit],
        op: &Op,
    ) -> Result<(), Box<Finding>> {
        let environment = self.environment(warp);
        let mut group = std::mem::take(&mut self.scratch.group);
        let count = parts.iter().map(|part| part.lanes.count_ones() as usize).sum();
        group.resize_with(count, || (0, Values::default()));
        let mut members: Vec<(usize, u32)> = parts
            .iter()
            .flat_map(|part| lanes_of(part.lanes).map(|lane| (lane, part.activation)))
            .collect();
        members.sort_unstable();
        for ((lane, activation), (number, values)) in members.iter().zip(&mut group) {
            *number = *lane as u32;
            lay_out(op, values);
            let activation = activation_in(&mut warp.activations, *activation);
            gather(op, activation, *lane, environment, values);
        }
        let watched = self.context.checks(Checks::UNINIT);
        let spoiled = match watched {
            true => uninit::spoiled(warp, &members, op, environment),
            false => Vec::new(),
        };
        let done = self.run_collective(common, warp, parts[0], op, &mut group);
        if let Err((lane, fault)) = done {
            return Err(self.context.finding(warp, parts[0], lane, FindingKind::Fault(fault)));
        }
        for ((lane, activation), (_, values)) in members.iter().zip(&group) {
            scatter(op, values, activation_in(&mut warp.activations, *activation), *lane);
        }
        uninit::mark_exchanged(warp, &members, op, &spoiled);
        self.scratch.group = group;
        Ok(())
    }

    fn run_collective(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        split: WarpSplit,
        op: &Op,
        group: &mut [(u32, Values)],
    ) -> Result<(), LaneFault> {
        match op.action {
            Action::Warp(f, _) => f(&op.form, group),
            Action::WarpMemory(f, _) => {
                let context = self.context;
                let observer = self.observer(warp, split);
                let (_, stack) = activation_in(&mut warp.activations, split.activation).split();
                let mut view = View::new(context, common, &mut warp.local, stack, observer);
                view.memories.lane = split.lanes.trailing_zeros() as usize % 32;
                let done = f(&op.form, group, &mut view);
                let (lane, unwritten) = (view.memories.lane, view.unwritten);
                done.map_err(|fault| (lane, fault))?;
                if unwritten != 0 && !op.form.row.carries && self.context.checks(Checks::UNINIT) {
                    self.find_unwritten(warp, split, unwritten);
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// Takes lanes out of the splits that wait for others.
fn remove(warp: &mut Warp, lanes: u32) {
    for split in warp.splits.iter_mut().filter(|f| f.state == State::Collective) {
        split.lanes &= !lanes;
    }
    warp.splits.retain(|split| split.lanes != 0);
}

/// Whether lanes that wait at two places may wait for each other: at the same instruction, or both
/// at barriers of the warp, wherever these are.
pub(in crate::sim) fn meets(context: Context<'_>, warp: &Warp, a: WarpSplit, b: WarpSplit) -> bool {
    let is_barrier =
        |split| matches!(context.op(warp, split).action, Action::Control(Control::WarpSync));
    let place = |f: WarpSplit| (warp.activation(f.activation).function, f.pc);
    place(a) == place(b) || is_barrier(a) && is_barrier(b)
}

/// The lanes that a lane waits for at an instruction.
pub(in crate::sim) fn wanted_lanes(
    context: Context<'_>,
    warp: &Warp,
    split: WarpSplit,
    op: &Op,
    lane: usize,
) -> Result<u32, Box<Finding>> {
    let operand = match &op.action {
        Action::Warp(_, Lanes::Mask(operand)) | Action::WarpMemory(_, Lanes::Mask(operand)) => {
            *operand
        }
        Action::Control(Control::WarpSync) => 0,
        _ => return Ok(u32::MAX),
    };
    let activation = warp.activation(split.activation);
    let source = &op.slots[operand].source;
    let mask = operands::read(source, 32, activation, lane, context.environment(warp, 0)) as u32;
    if mask >> lane & 1 == 0 {
        return Err(context.finding(warp, split, lane, FindingKind::MaskWithoutSelf(mask)));
    }
    Ok(if op.aligned { u32::MAX } else { mask })
}
