//! Where the threads of a warp meet again that a branch has sent different ways.
//!
//! Under the fair schedule a branch that goes both ways opens a [`Meeting`] at its immediate
//! post-dominator, as `BSSY` does in machine code: threads that come there wait for those that are
//! still on their way, as at `BSYNC`, and go on together. Nobody waits for a thread that has ended
//! or returned. Branches of the same threads to the same place, such as those of all rounds of a
//! loop that threads leave one after the other, have one meeting.
//!
//! A meeting is a preference, never a reason not to go on: if those that are awaited cannot go on
//! themselves, or only look again and again at memory that does not change ([`Hold`]), it is
//! broken, and whoever belongs to it goes on alone. So a lock within a warp is given back by the
//! thread that has left the loop in which the others want it.

use super::cluster::Cluster;
use super::context::Context;
use super::finding::{Finding, FindingKind, Participant};
use super::launch::Schedule;
use super::program::{Code, Meet};
use super::warp::{Activation, State, Warp, WarpSplit, activation_in};
use irc_ptx::isa::InstEffects;

/// How often in a row the others of a warp may look at memory without changing any, before those
/// that wait for them go on.
const LOOKS: u32 = 256;
/// How many instructions the others may run.
const STEPS: u64 = 1 << 22;

/// Threads that are to meet at a place of their activation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meeting {
    pc: u32,
    /// Those that have not come together yet.
    lanes: u32,
    /// Nobody waits for the others any more.
    is_broken: bool,
}

/// For how long threads have waited for others of their warp.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Hold {
    looks: u32,
    steps: u64,
    /// Threads that went on although others waited for the whole warp.
    stray: Option<Stray>,
}

/// Threads that have passed where they were to meet others, which wait at an instruction that the
/// whole warp must run together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stray {
    lanes: u32,
    /// The instruction.
    function: usize,
    pc: u32,
    /// Where they were.
    from: super::finding::ThreadLocation,
}

impl Activation {
    /// Threads have left, and are not waited for. Whether that matters to others.
    pub(super) fn excuse(&mut self, lanes: u32) -> bool {
        let mut matters = false;
        self.meetings.retain_mut(|meeting| {
            matters |= meeting.lanes & lanes != 0;
            meeting.lanes &= !lanes;
            meeting.lanes != 0
        });
        matters
    }

    /// The places where threads of a split are to meet others, by their last 6 bits.
    pub(super) fn stops(&self, lanes: u32) -> u64 {
        let here = self.meetings.iter().filter(|meeting| meeting.lanes & lanes != 0);
        here.fold(0, |stops, meeting| stops | 1 << (meeting.pc % 64))
    }

    /// Whether threads are to meet others at a place.
    pub(super) fn stops_at(&self, pc: u32, lanes: u32) -> bool {
        self.meetings.iter().any(|meeting| meeting.pc == pc && meeting.lanes & lanes != 0)
    }
}

impl Code {
    /// Where threads reconverge that diverge at an instruction: for one that is no branch, behind
    /// it.
    fn meet(&self, pc: u32) -> Option<Meet> {
        match self.meets.binary_search_by_key(&pc, |&(branch, _)| branch) {
            Ok(at) => self.meets[at].1,
            Err(_) => Some(Meet::At(pc + 1)),
        }
    }
}

impl Warp {
    /// Says that these threads are to meet at a place.
    pub(super) fn open_meeting(&mut self, activation: u32, pc: u32, lanes: u32) {
        let meetings = &mut activation_in(&mut self.activations, activation).meetings;
        let holds = |meeting: &Meeting| meeting.pc == pc && meeting.lanes & lanes == lanes;
        if !meetings.iter().any(holds) {
            meetings.push(Meeting { pc, lanes, is_broken: false });
        }
    }

    /// A split that comes to a place: it waits if it is to meet others there that have not come.
    pub(super) fn come(&mut self, mut split: WarpSplit) -> WarpSplit {
        let WarpSplit { activation, pc, state, .. } = split;
        let meets = |warp: &Self| warp.activation(activation).stops_at(pc, split.lanes);
        if state != State::Ready || !meets(self) {
            return split;
        }
        let waits = |other: &WarpSplit| {
            other.state == State::Meeting && (other.activation, other.pc) == (activation, pc)
        };
        if let Some(at) = self.splits.iter().position(waits) {
            split.lanes |= self.splits.swap_remove(at).lanes;
        }
        let lanes = split.lanes;
        activation_in(&mut self.activations, activation).meetings.retain_mut(|meeting| {
            if meeting.pc != pc || meeting.lanes & lanes == 0 {
                return true;
            }
            if meeting.is_broken {
                meeting.lanes &= !lanes;
                return meeting.lanes != 0;
            }
            let is_missing = meeting.lanes & !lanes != 0;
            if is_missing {
                split.state = State::Meeting;
            }
            is_missing
        });
        split
    }

    /// Looks again whether those that wait at meetings still have to.
    pub(super) fn wake(&mut self) {
        let waits = |split: &WarpSplit| split.state == State::Meeting;
        let waiting: Vec<WarpSplit> = self.splits.iter().copied().filter(waits).collect();
        self.splits.retain(|split| !waits(split));
        for split in waiting {
            self.join(WarpSplit { state: State::Ready, ..split });
        }
    }

    /// Whether threads wait for others of the warp at a meeting.
    pub(super) fn has_meeting(&self) -> bool {
        self.splits.iter().any(|split| split.state == State::Meeting)
    }

    /// The split that goes on first if a meeting is broken: of the innermost one.
    fn innermost(&self) -> Option<(WarpSplit, u32)> {
        let waiting = self.splits.iter().filter(|split| split.state == State::Meeting);
        let meeting = |split: &WarpSplit| {
            let activation = self.activation(split.activation);
            let own = activation
                .meetings
                .iter()
                .filter(|meeting| meeting.pc == split.pc && meeting.lanes & split.lanes != 0);
            let smallest = own.map(|meeting| meeting.lanes).min_by_key(|lanes| lanes.count_ones());
            (activation.depth, smallest.unwrap_or(0))
        };
        let found = waiting.map(|&split| (split, meeting(&split)));
        let key = |&(split, (depth, lanes)): &(WarpSplit, (u32, u32))| {
            (std::cmp::Reverse(depth), lanes.count_ones(), split.pc, split.lanes)
        };
        found.min_by_key(key).map(|(split, (_, lanes))| (split, lanes))
    }

    /// Breaks the meetings that a split waits at.
    fn break_meeting(&mut self, split: WarpSplit) {
        let activation = activation_in(&mut self.activations, split.activation);
        for meeting in &mut activation.meetings {
            meeting.is_broken |= meeting.pc == split.pc && meeting.lanes & split.lanes != 0;
        }
        self.wake();
    }

    /// The threads that have come together at an instruction although some of them had passed
    /// where they were to meet the others.
    pub(super) fn take_stray(&mut self, function: usize, pc: u32, lanes: u32) -> Option<Stray> {
        let here = |stray: &Stray| (stray.function, stray.pc) == (function, pc);
        let stray = self.hold.stray.filter(here)?;
        self.hold.stray = None;
        (stray.lanes & lanes != 0).then_some(stray)
    }
}

impl Stray {
    /// Who they are.
    pub(super) fn party(&self) -> Participant {
        Participant { at: self.from, action: "it took another path".to_owned() }
    }
}

impl Warp {
    /// Threads of a split part at its instruction: says where they are to meet.
    pub(super) fn diverge(&mut self, context: Context<'_>, split: WarpSplit) {
        if context.launch.options.schedule != Schedule::Fair {
            return;
        }
        let activation = self.activation(split.activation);
        let code = &context.program.functions[activation.function];
        let (activation, pc) = match (code.meet(split.pc), activation.caller) {
            (Some(Meet::At(pc)), _) => (split.activation, pc),
            (Some(Meet::Return), Some((caller, pc))) => (caller, pc + 1),
            _ => return,
        };
        self.open_meeting(activation, pc, split.lanes);
    }

    /// A split of a warp has run, or none could: if others have waited for it in vain for long,
    /// they go on.
    pub(super) fn hold_on(
        &mut self,
        context: Context<'_>,
        steps: u64,
        looked: bool,
        changed: bool,
    ) {
        if !self.has_meeting() {
            self.hold = Hold { stray: self.hold.stray, ..Hold::default() };
            return;
        }
        self.hold.steps += steps;
        self.hold.looks = if changed { 0 } else { self.hold.looks + u32::from(looked) };
        if self.hold.looks > LOOKS || self.hold.steps > STEPS {
            self.let_go(context);
        }
    }

    /// Lets those of a warp go on who wait at the innermost meeting. False if nobody does.
    fn let_go(&mut self, context: Context<'_>) -> bool {
        let Some((split, awaited)) = self.innermost() else { return false };
        let lane = split.lanes.trailing_zeros() as usize % 32;
        let waits = |other: &&WarpSplit| {
            other.state == State::Collective
                && other.lanes & awaited != 0
                && context.op(self, **other).together
        };
        let stray = self.splits.iter().find(waits).map(|other| Stray {
            lanes: split.lanes,
            function: self.activation(other.activation).function,
            pc: other.pc,
            from: context.locate(self, split, lane),
        });
        self.hold = Hold { stray: stray.or(self.hold.stray), ..Hold::default() };
        self.break_meeting(split);
        true
    }

    /// All lanes that an instruction names have come to it: whether they did so together, if they
    /// must.
    pub(super) fn check_together(
        &mut self,
        context: Context<'_>,
        parts: &[WarpSplit],
        lanes: u32,
    ) -> Result<(), Box<Finding>> {
        let Some(&first) = parts.first() else { return Ok(()) };
        let op = context.op(self, first);
        if !op.together {
            return Ok(());
        }
        let function = self.activation(first.activation).function;
        let stray = self.take_stray(function, first.pc, lanes);
        // Lanes of a mask may be at several instructions, or in several calls.
        let apart = || parts[1..].iter().find(|&&part| !op.aligned && !same_way(self, first, part));
        let (waited, other) = match (stray, apart()) {
            (Some(stray), _) => (lanes & !stray.lanes, stray.party()),
            (None, Some(other)) => {
                let lane = other.lanes.trailing_zeros() as usize % 32;
                let action = "it arrives on another path".to_owned();
                (first.lanes, Participant { at: context.locate(self, *other, lane), action })
            }
            _ => return Ok(()),
        };
        let other = Some(other);
        let kind = match op.form.row.effects.contains(InstEffects::BARRIER) {
            _ if !op.aligned => FindingKind::MaskApart(lanes, other),
            true => FindingKind::BarrierDivergence(other),
            false => FindingKind::NotAligned(other),
        };
        let lane = waited.trailing_zeros() as usize % 32;
        let part = parts.iter().find(|part| part.lanes >> lane & 1 == 1).unwrap_or(&first);
        Err(context.finding(self, *part, lane, kind))
    }
}

impl Cluster {
    /// Nothing in a cluster goes on: those go on who wait at meetings. False if there are none.
    pub(super) fn break_meetings(&mut self, context: Context<'_>) -> bool {
        let warps = self.ctas.iter_mut().flat_map(|cta| &mut cta.warps);
        // Every warp is let go, so this does not stop at the first.
        let mut any = false;
        for warp in warps {
            any |= warp.let_go(context);
        }
        any
    }
}

/// Whether lanes have come to the same instruction through the same calls. A schedule that splits a
/// warp makes one call several activations.
fn same_way(warp: &Warp, a: WarpSplit, b: WarpSplit) -> bool {
    let (mut at, mut other) = (Some((a.activation, a.pc)), Some((b.activation, b.pc)));
    while let (Some((x, x_pc)), Some((y, y_pc))) = (at, other) {
        let (callee, other_callee) = (warp.activation(x), warp.activation(y));
        if x_pc != y_pc || callee.function != other_callee.function {
            return false;
        }
        if x == y {
            return true;
        }
        (at, other) = (callee.caller, other_callee.caller);
    }
    at.is_none() && other.is_none()
}
