//! Instructions that several lanes of a warp run together.
//!
//! A lane that comes to one waits until all lanes that it names wait there too: those of its mask,
//! or the whole warp. Lanes that have ended are not waited for. The lanes may have come through
//! different calls.

use super::engine::{Engine, of};
use super::launch::Cluster;
use super::operands::{self, gather, lay_out, scatter};
use super::program::{Action, Lanes, Op};
use super::registers::lanes_of;
use super::trouble::{Stop, Trouble};
use super::view::{Common, View};
use super::warp::{Fragment, State, Warp};
use irc_ir::isa::sem::{Control, Values};

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
            let first = parts[0];
            let op = self.op(warp, first);
            remove(warp, first, lanes);
            if let Action::Control(control) = op.action
                && control != Control::WarpSync
            {
                // A barrier or the like that the whole warp has come to.
                for part in parts {
                    self.control(cluster, cta, index, part, control)?;
                }
                continue;
            }
            self.collective(&mut cluster.common, warp, &parts, op)?;
            if let (Some(race), Action::Control(_)) = (&mut self.race, &op.action) {
                race.warp_sync(self.first_cta + cta as u32, index as u32, lanes);
            }
            self.progress += 1;
            for part in parts {
                warp.join(Fragment { pc: part.pc + 1, state: State::Ready, ..part });
            }
        }
    }

    /// Lanes that wait at one instruction and are all that it waits for.
    fn complete_group(&self, warp: &Warp) -> Result<Option<(Vec<Fragment>, u32)>, Box<Stop>> {
        for fragment in warp.fragments.iter().filter(|f| f.state == State::Collective) {
            let function = warp.activation(fragment.activation).function;
            let same_place: Vec<Fragment> = warp
                .fragments
                .iter()
                .filter(|other| {
                    other.state == State::Collective
                        && other.pc == fragment.pc
                        && warp.activation(other.activation).function == function
                })
                .copied()
                .collect();
            let op = self.op(warp, *fragment);
            for lane in lanes_of(fragment.lanes) {
                let wanted = self.wanted(warp, *fragment, op, lane)?;
                let come = same_place.iter().fold(0, |all, f| all | f.lanes);
                let mut group = 0;
                for part in &same_place {
                    for other in lanes_of(part.lanes & wanted) {
                        if self.wanted(warp, *part, op, other)? == wanted {
                            group |= 1 << other;
                        }
                    }
                }
                if wanted & warp.live & !come == 0 && group == wanted & warp.live {
                    let parts = same_place
                        .iter()
                        .map(|part| Fragment { lanes: part.lanes & group, ..*part })
                        .filter(|part| part.lanes != 0);
                    return Ok(Some((parts.collect(), group)));
                }
            }
        }
        Ok(None)
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
        let done = self.run_collective(common, warp, parts[0], op, &mut group);
        if let Err((lane, fault)) = done {
            return Err(self.stop(warp, parts[0], lane, Trouble::Fault(fault)));
        }
        for ((lane, activation), (_, values)) in members.iter().zip(&group) {
            scatter(op, values, of(&mut warp.activations, *activation), *lane);
        }
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

/// Takes lanes out of the fragments that wait at the place of one.
fn remove(warp: &mut Warp, at: Fragment, lanes: u32) {
    for fragment in &mut warp.fragments {
        if fragment.state == State::Collective && fragment.pc == at.pc {
            fragment.lanes &= !lanes;
        }
    }
    warp.fragments.retain(|fragment| fragment.lanes != 0);
}
