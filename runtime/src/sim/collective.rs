//! Instructions that several lanes of a warp run together.
//!
//! A lane that comes to one waits until all lanes that it names wait there too: those of its mask,
//! or the whole warp. Lanes that have ended are not waited for. The lanes may have come through
//! different calls. Barriers of a warp are met at any of them, if the mask is the same.

use super::cluster::Cluster;
use super::engine::{Engine, of};
use super::operands::{self, gather, lay_out, scatter};
use super::program::{Action, Lanes, Op};
use super::registers::lanes_of;
use super::trouble::{Stop, Trouble};
use super::view::{Common, View};
use super::warp::{Fragment, State, Warp};
use irc_ptx::isa::sem::{Control, Values};

impl Engine<'_> {
    /// Runs the collective instructions of a warp for which all lanes have come.
    pub(super) fn complete_collectives(
        &mut self,
        cluster: &mut Cluster,
        cta: usize,
        index: usize,
    ) -> Result<(), Box<Stop>> {
        loop {
            let warp = &mut cluster.ctas[cta].warps[index];
            let Some((parts, lanes)) = self.complete_group(warp)? else { return Ok(()) };
            self.check_together(warp, &parts, lanes)?;
            remove(warp, lanes);
            let op = self.op(warp, parts[0]);
            match op.action {
                // Parts may be at different ones, and nothing passes between the lanes.
                Action::Control(Control::WarpSync) => {
                    if let Some(race) = &mut self.race {
                        race.warp_sync(self.first_cta + cta as u32, index as u32, lanes);
                    }
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
                    return Err(self.stop(warp, parts[0], lane, Trouble::LanesEnded(!lanes)));
                }
                _ => self.collective(&mut cluster.common, warp, &parts, op)?,
            }
            self.progress += 1;
            for part in parts {
                warp.join(Fragment { pc: part.pc + 1, state: State::Ready, ..part });
            }
        }
    }

    /// Lanes that wait for each other and for no others.
    fn complete_group(&self, warp: &Warp) -> Result<Option<(Vec<Fragment>, u32)>, Box<Stop>> {
        let waits = |fragment: &&Fragment| fragment.state == State::Collective;
        for &fragment in warp.fragments.iter().filter(waits) {
            let near = |other: &&Fragment| waits(other) && self.meets(warp, fragment, **other);
            let near: Vec<Fragment> = warp.fragments.iter().filter(near).copied().collect();
            for lane in lanes_of(fragment.lanes) {
                let wanted = self.wanted(warp, fragment, self.op(warp, fragment), lane)?;
                let mut parts = Vec::with_capacity(near.len());
                let mut group = 0;
                for &part in &near {
                    let op = self.op(warp, part);
                    let mut lanes = 0;
                    for other in lanes_of(part.lanes & wanted) {
                        if self.wanted(warp, part, op, other)? == wanted {
                            lanes |= 1 << other;
                        }
                    }
                    if lanes != 0 {
                        parts.push(Fragment { lanes, ..part });
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

    /// Whether lanes that wait at two places may wait for each other: at the same instruction, or
    /// both at barriers of the warp, wherever these are.
    pub(super) fn meets(&self, warp: &Warp, a: Fragment, b: Fragment) -> bool {
        let is_barrier =
            |fragment| matches!(self.op(warp, fragment).action, Action::Control(Control::WarpSync));
        let place = |f: Fragment| (warp.activation(f.activation).function, f.pc);
        place(a) == place(b) || is_barrier(a) && is_barrier(b)
    }

    /// The lanes that a lane waits for at an instruction.
    pub(super) fn wanted(
        &self,
        warp: &Warp,
        fragment: Fragment,
        op: &Op,
        lane: usize,
    ) -> Result<u32, Box<Stop>> {
        let operand = match &op.action {
            Action::Warp(_, Lanes::Mask(operand)) | Action::WarpMemory(_, Lanes::Mask(operand)) => {
                *operand
            }
            Action::Control(Control::WarpSync) => 0,
            _ => return Ok(u32::MAX),
        };
        let activation = warp.activation(fragment.activation);
        let source = &op.slots[operand].source;
        let mask = operands::read(source, 32, activation, lane, self.around(warp)) as u32;
        if mask >> lane & 1 == 0 {
            return Err(self.stop(warp, fragment, lane, Trouble::MaskWithoutSelf(mask)));
        }
        Ok(if op.aligned { u32::MAX } else { mask })
    }

    /// Runs an instruction for all lanes of the fragments, which are at it.
    pub(super) fn collective(
        &mut self,
        common: &mut Common,
        warp: &mut Warp,
        parts: &[Fragment],
        op: &Op,
    ) -> Result<(), Box<Stop>> {
        let around = self.around(warp);
        let mut group = std::mem::take(&mut self.group);
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
            let activation = of(&mut warp.activations, *activation);
            gather(op, activation, *lane, around, values);
        }
        let spoiled = self.spoiled(warp, &members, op);
        let done = self.run_collective(common, warp, parts[0], op, &mut group);
        if let Err((lane, fault)) = done {
            return Err(self.stop(warp, parts[0], lane, Trouble::Fault(fault)));
        }
        for ((lane, activation), (_, values)) in members.iter().zip(&group) {
            scatter(op, values, of(&mut warp.activations, *activation), *lane);
        }
        self.mark_exchanged(warp, &members, op, &spoiled);
        self.group = group;
        Ok(())
    }

    fn run_collective(
        &mut self,
        common: &mut Common,
        warp: &mut Warp,
        fragment: Fragment,
        op: &Op,
        group: &mut [(u32, Values)],
    ) -> Result<(), super::access::LaneFault> {
        match op.action {
            Action::Warp(f, _) => f(&op.form, group),
            Action::WarpMemory(f, _) => {
                let observer = self.observer(warp, fragment);
                let (_, stack) = of(&mut warp.activations, fragment.activation).split();
                let rank = warp.position.rank;
                let observer = observer(&mut self.race);
                let mut view = View::new(
                    self.ground,
                    &mut self.hint,
                    common,
                    rank,
                    &mut warp.local,
                    stack,
                    observer,
                );
                view.lane = fragment.lanes.trailing_zeros() as usize % 32;
                let done = f(&op.form, group, &mut view);
                let (lane, unwritten) = (view.lane, view.unwritten);
                done.map_err(|fault| (lane, fault))?;
                if unwritten != 0 && !op.form.row.carries && self.launch.watches_values() {
                    self.find_unwritten(warp, fragment, unwritten);
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// Takes lanes out of the fragments that wait for others.
fn remove(warp: &mut Warp, lanes: u32) {
    for fragment in warp.fragments.iter_mut().filter(|f| f.state == State::Collective) {
        fragment.lanes &= !lanes;
    }
    warp.fragments.retain(|fragment| fragment.lanes != 0);
}
