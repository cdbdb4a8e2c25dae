//! What is found in a launch, in the terms of the machine. `report` turns it into words.

use super::check::report::FaultKind;
use super::interface::WrongCall;
use super::stop::StopReason;
use irc_ptx::isa::sem::Fault;

/// An instruction of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct InstLocation {
    pub(super) function: usize,
    pub(super) pc: usize,
}

/// A thread at an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ThreadLocation {
    pub(super) place: InstLocation,
    pub(super) cta: [u32; 3],
    pub(super) thread: [u32; 3],
}

/// A thread that has to do with what is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Participant {
    pub(super) at: ThreadLocation,
    /// What it does there, as a phrase.
    pub(super) action: String,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum FindingKind {
    Fault(Fault),
    /// An instruction uses an uninitialised register or memory.
    Unwritten,
    Trap,
    /// `__assertfail`: the message with its place.
    Assert(String),
    /// No thread can make progress; N wait, for each other or for memory that nobody changes, and
    /// these are some of them.
    Deadlock(usize, Vec<Participant>),
    /// Some threads of a warp wait at a barrier that all must come to together; the others are
    /// elsewhere or wait for something else.
    BarrierDivergence(Option<Participant>),
    /// A thread reaches a barrier in a way that conflicts with what it or others did there.
    BarrierMisuse(String, Option<Participant>),
    /// Some threads wait at an instruction that the whole warp must run together.
    NotAligned(Option<Participant>),
    /// These lanes of the warp have ended, or were never there, at an instruction that the whole
    /// warp must run together.
    LanesEnded(u32),
    /// The mask of lanes does not contain the thread itself.
    MaskWithoutSelf(u32),
    /// The mask names lanes that wait elsewhere, or have ended.
    MaskMissing(u32, Option<Participant>),
    /// These lanes of a mask come one after the other where the target wants them together.
    MaskApart(u32, Option<Participant>),
    StackOverflow(u64),
    /// All stacks together take more than N bytes.
    StacksFull(u64),
    WrongCall(WrongCall),
    /// A call of a function without a body.
    NoBody(String),
    BadIndex(u64),
    /// N steps were not enough; some of the threads that have not ended.
    StepLimit(u64, Vec<Participant>),
    /// For N steps nothing has happened; what threads do that have not ended.
    NoProgress(u64, Vec<Participant>),
    /// It was stopped from outside; some of the threads that have not ended.
    Stopped(StopReason, Vec<Participant>),
    /// What a check finds, of this kind, in words: the launch goes on.
    Note(FaultKind, String),
}

impl FindingKind {
    /// Whether both are of the same kind, whatever they say besides.
    fn is_like(&self, other: &FindingKind) -> bool {
        match (self, other) {
            (FindingKind::Note(a, _), FindingKind::Note(b, _)) => a == b,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

/// What stops a launch, or was found, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Finding {
    pub(super) kind: FindingKind,
    pub(super) at: ThreadLocation,
}

/// The most findings of a launch.
const MOST: usize = 100;

/// What was found and did not stop the launch: one of each kind at each instruction.
#[derive(Clone, Default, Debug)]
pub(super) struct Findings(Vec<Finding>);

impl Findings {
    /// Adds a finding if there is none of its kind at its instruction, and not too many.
    pub(super) fn add(&mut self, stop: Finding) {
        let known =
            |other: &Finding| other.at.place == stop.at.place && other.kind.is_like(&stop.kind);
        if self.0.len() < MOST && !self.0.iter().any(known) {
            self.0.push(stop);
        }
    }

    /// Adds those of a later part of the launch.
    pub(super) fn append(&mut self, later: Findings) {
        later.0.into_iter().for_each(|stop| self.add(stop));
    }

    /// In the order in which they were found.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Finding> {
        self.0.iter()
    }
}
