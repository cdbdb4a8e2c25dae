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
use super::engine::{Engine, of};
use super::launch::Schedule;
use super::program::{Code, Meet};
use super::trouble::{Party, Stop, Trouble};
use super::warp::{Activation, Fragment, State, Warp};
use irc_ptx::isa::Effects;

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
    from: super::trouble::Where,
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

    /// The places where threads of a fragment are to meet others, by their last 6 bits.
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
    /// Where threads meet that part at an instruction: for one that is no branch, behind it.
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
        let meetings = &mut of(&mut self.activations, activation).meetings;
        let holds = |meeting: &Meeting| meeting.pc == pc && meeting.lanes & lanes == lanes;
        if !meetings.iter().any(holds) {
            meetings.push(Meeting { pc, lanes, is_broken: false });
        }
    }

    /// A fragment that comes to a place: it waits if it is to meet others there that have not come.
    pub(super) fn come(&mut self, mut fragment: Fragment) -> Fragment {
        let Fragment { activation, pc, state, .. } = fragment;
        let meets = |warp: &Self| warp.activation(activation).stops_at(pc, fragment.lanes);
        if state != State::Ready || !meets(self) {
            return fragment;
        }
        let waits = |other: &Fragment| {
            other.state == State::Meeting && (other.activation, other.pc) == (activation, pc)
        };
        if let Some(at) = self.fragments.iter().position(waits) {
            fragment.lanes |= self.fragments.swap_remove(at).lanes;
        }
        let lanes = fragment.lanes;
        of(&mut self.activations, activation).meetings.retain_mut(|meeting| {
            if meeting.pc != pc || meeting.lanes & lanes == 0 {
                return true;
            }
            if meeting.is_broken {
                meeting.lanes &= !lanes;
                return meeting.lanes != 0;
            }
            let is_missing = meeting.lanes & !lanes != 0;
            if is_missing {
                fragment.state = State::Meeting;
            }
            is_missing
        });
        fragment
    }

    /// Looks again whether those that wait at meetings still have to.
    pub(super) fn wake(&mut self) {
        let waits = |fragment: &Fragment| fragment.state == State::Meeting;
        let waiting: Vec<Fragment> = self.fragments.iter().copied().filter(waits).collect();
        self.fragments.retain(|fragment| !waits(fragment));
        for fragment in waiting {
            self.join(Fragment { state: State::Ready, ..fragment });
        }
    }

    /// Whether threads wait for others of the warp at a meeting.
    pub(super) fn has_meeting(&self) -> bool {
        self.fragments.iter().any(|fragment| fragment.state == State::Meeting)
    }

    /// The fragment that goes on first if a meeting is broken: of the innermost one.
    fn innermost(&self) -> Option<(Fragment, u32)> {
        let waiting = self.fragments.iter().filter(|fragment| fragment.state == State::Meeting);
        let meeting = |fragment: &Fragment| {
            let activation = self.activation(fragment.activation);
            let own = activation
                .meetings
                .iter()
                .filter(|meeting| meeting.pc == fragment.pc && meeting.lanes & fragment.lanes != 0);
            let smallest = own.map(|meeting| meeting.lanes).min_by_key(|lanes| lanes.count_ones());
            (activation.depth, smallest.unwrap_or(0))
        };
        let found = waiting.map(|&fragment| (fragment, meeting(&fragment)));
        let key = |&(fragment, (depth, lanes)): &(Fragment, (u32, u32))| {
            (std::cmp::Reverse(depth), lanes.count_ones(), fragment.pc, fragment.lanes)
        };
        found.min_by_key(key).map(|(fragment, (_, lanes))| (fragment, lanes))
    }

    /// Breaks the meetings that a fragment waits at.
    fn break_meeting(&mut self, fragment: Fragment) {
        let activation = of(&mut self.activations, fragment.activation);
        for meeting in &mut activation.meetings {
            meeting.is_broken |= meeting.pc == fragment.pc && meeting.lanes & fragment.lanes != 0;
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
    pub(super) fn party(&self) -> Party {
        Party { at: self.from, action: "it had gone another way".to_owned() }
    }
}

impl Engine<'_> {
    /// Threads of a fragment part at its instruction: says where they are to meet.
    pub(super) fn diverge(&self, warp: &mut Warp, fragment: Fragment) {
        if self.launch.schedule != Schedule::Fair {
            return;
        }
        let activation = warp.activation(fragment.activation);
        let code = &self.program.functions[activation.function];
        let (activation, pc) = match (code.meet(fragment.pc), activation.caller) {
            (Some(Meet::At(pc)), _) => (fragment.activation, pc),
            (Some(Meet::Return), Some((caller, pc))) => (caller, pc + 1),
            _ => return,
        };
        warp.open_meeting(activation, pc, fragment.lanes);
    }

    /// A fragment of a warp has run, or none could: if others have waited for it in vain for long,
    /// they go on.
    pub(super) fn hold(&self, warp: &mut Warp, steps: u64, looked: bool, changed: bool) {
        if !warp.has_meeting() {
            warp.hold = Hold { stray: warp.hold.stray, ..Hold::default() };
            return;
        }
        warp.hold.steps += steps;
        warp.hold.looks = if changed { 0 } else { warp.hold.looks + u32::from(looked) };
        if warp.hold.looks > LOOKS || warp.hold.steps > STEPS {
            self.let_go(warp);
        }
    }

    /// Nothing in a cluster goes on: those go on who wait at meetings. False if there are none.
    pub(super) fn break_meetings(&self, cluster: &mut Cluster) -> bool {
        let warps = cluster.ctas.iter_mut().flat_map(|cta| &mut cta.warps);
        // Every warp is let go, so this does not stop at the first.
        let mut any = false;
        for warp in warps {
            any |= self.let_go(warp);
        }
        any
    }

    /// Lets those of a warp go on who wait at the innermost meeting. False if nobody does.
    fn let_go(&self, warp: &mut Warp) -> bool {
        let Some((fragment, awaited)) = warp.innermost() else { return false };
        let lane = fragment.lanes.trailing_zeros() as usize % 32;
        let waits = |other: &&Fragment| {
            other.state == State::Collective
                && other.lanes & awaited != 0
                && self.op(warp, **other).together
        };
        let stray = warp.fragments.iter().find(waits).map(|other| Stray {
            lanes: fragment.lanes,
            function: warp.activation(other.activation).function,
            pc: other.pc,
            from: self.locate(warp, fragment, lane),
        });
        warp.hold = Hold { stray: stray.or(warp.hold.stray), ..Hold::default() };
        warp.break_meeting(fragment);
        true
    }

    /// All lanes that an instruction names have come to it: whether they did so together, if they
    /// must.
    pub(super) fn check_together(
        &self,
        warp: &mut Warp,
        parts: &[Fragment],
        lanes: u32,
    ) -> Result<(), Box<Stop>> {
        let Some(&first) = parts.first() else { return Ok(()) };
        let op = self.op(warp, first);
        if !op.together {
            return Ok(());
        }
        let function = warp.activation(first.activation).function;
        let stray = warp.take_stray(function, first.pc, lanes);
        // Lanes of a mask may be at several instructions, or in several calls.
        let apart = || parts[1..].iter().find(|&&part| !op.aligned && !same_way(warp, first, part));
        let (waited, other) = match (stray, apart()) {
            (Some(stray), _) => (lanes & !stray.lanes, stray.party()),
            (None, Some(other)) => {
                let lane = other.lanes.trailing_zeros() as usize % 32;
                let action = "it comes by another way".to_owned();
                (first.lanes, Party { at: self.locate(warp, *other, lane), action })
            }
            _ => return Ok(()),
        };
        let other = Some(other);
        let trouble = match op.form.row.effects.has(Effects::BARRIER) {
            _ if !op.aligned => Trouble::MaskApart(lanes, other),
            true => Trouble::BarrierDivergence(other),
            false => Trouble::NotAligned(other),
        };
        let lane = waited.trailing_zeros() as usize % 32;
        let part = parts.iter().find(|part| part.lanes >> lane & 1 == 1).unwrap_or(&first);
        Err(self.stop(warp, *part, lane, trouble))
    }
}

/// Whether lanes have come to the same instruction through the same calls. A schedule that splits a
/// warp makes one call several activations.
fn same_way(warp: &Warp, a: Fragment, b: Fragment) -> bool {
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
