//! What stays the same while a launch runs, and what follows from it about a thread.

use super::check::Checks;
use super::finding::{Finding, FindingKind, InstLocation, ThreadLocation};
use super::interface::WrongCall;
use super::launch::Launch;
use super::memory::Global;
use super::operands::Environment;
use super::program::{Op, Program};
use super::warp::{CallError, Warp, WarpSplit};

/// The program, the memory of the device and the launch.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub(super) program: &'a Program,
    pub(super) global: &'a Global,
    pub(super) launch: &'a Launch,
}

impl<'a> Context<'a> {
    /// Whether a check is on.
    #[inline]
    pub(super) fn checks(&self, check: Checks) -> bool {
        self.launch.checks().contains(check)
    }

    /// The instruction that a split is at.
    pub(super) fn op(&self, warp: &Warp, split: WarpSplit) -> &'a Op {
        let function = warp.activation(split.activation).function;
        let ops = self.program.functions[function].ops.as_deref();
        &ops.expect("threads are in functions with bodies")[split.pc as usize]
    }

    /// The number of the instruction that a split is at.
    pub(super) fn site(&self, warp: &Warp, split: WarpSplit) -> u32 {
        let function = warp.activation(split.activation).function;
        self.program.functions[function].first_site + split.pc
    }

    /// What the operands of a warp are read from besides registers.
    pub(super) fn environment(&self, warp: &Warp, clock: u64) -> Environment<'a> {
        Environment { launch: self.launch, position: warp.position, clock }
    }

    /// A lane of a split, with the instruction that it is at.
    pub(super) fn locate(&self, warp: &Warp, split: WarpSplit, lane: usize) -> ThreadLocation {
        let function = warp.activation(split.activation).function;
        let place = InstLocation { function, pc: split.pc as usize };
        let thread = warp.position.thread(self.launch, lane);
        ThreadLocation { place, cta: warp.position.cta, thread }
    }

    /// What stops the launch, or is found, at a lane of a split.
    pub(super) fn finding(
        &self,
        warp: &Warp,
        split: WarpSplit,
        lane: usize,
        kind: FindingKind,
    ) -> Box<Finding> {
        Box::new(Finding { kind, at: self.locate(warp, split, lane) })
    }

    /// Why a split cannot enter or leave a function.
    pub(super) fn call_error(
        &self,
        warp: &Warp,
        split: WarpSplit,
        error: CallError,
    ) -> Box<Finding> {
        let lane = split.lanes.trailing_zeros() as usize;
        let kind = match error {
            CallError::StackOverflow(bytes) => FindingKind::StackOverflow(bytes),
            CallError::Mismatch => FindingKind::WrongCall(WrongCall::Count),
        };
        let place = InstLocation { function: 0, pc: 0 };
        let place = warp.activations[split.activation as usize]
            .as_ref()
            .map_or(place, |a| InstLocation { function: a.function, pc: split.pc as usize });
        let thread = warp.position.thread(self.launch, lane);
        Box::new(Finding { kind, at: ThreadLocation { place, cta: warp.position.cta, thread } })
    }
}
