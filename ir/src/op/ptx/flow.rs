//! Control flow inside a block of PTX text.
//!
//! A block has one entry, its first instruction, and one exit, its end: branches go to labels of
//! the block. So threads that part inside meet again at its end at the latest.

use super::{PtxCode, Slot, is_branch};
use irc_ptx::isa::Uni;
use irc_ptx::{Inst, Label, Operand};
use std::ops::Range;

/// The most labels that a block has.
pub(crate) const MAX_LABELS: usize = 256;

/// Instructions in a row that control enters at the first and leaves at the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PtxRun {
    /// The instructions. If control goes elsewhere than to the next run, the last is a branch.
    pub insts: Range<usize>,
    /// The run that the branch goes to; the number of all runs stands for the end of the code.
    pub taken: Option<usize>,
    /// The run behind, if control may go there.
    pub next: Option<usize>,
}

impl PtxRun {
    /// The runs that control may go to.
    pub fn targets(&self) -> impl Iterator<Item = usize> + use<> {
        self.taken.into_iter().chain(self.next)
    }
}

/// The label that an instruction goes to.
pub(crate) fn target_of(inst: &Inst<Slot>) -> Option<u32> {
    match inst.operands.first() {
        Some(&Operand::Label(Label::Numbered(label))) if is_branch(inst.row()) => Some(label),
        _ => None,
    }
}

impl PtxCode {
    /// Whether control may go elsewhere than from each instruction to the next.
    pub fn has_branches(&self) -> bool {
        !self.labels.is_empty() && self.insts.iter().any(|inst| is_branch(inst.row()))
    }

    /// The runs of instructions, in order; there is at least one.
    pub fn runs(&self) -> Vec<PtxRun> {
        let end = self.insts.len();
        let behind = |(i, inst): (usize, &Inst<Slot>)| is_branch(inst.row()).then_some(i + 1);
        let mut starts: Vec<usize> = self.insts.iter().enumerate().filter_map(behind).collect();
        starts.extend(self.labels.iter().map(|&label| label as usize));
        starts.push(0);
        starts.sort_unstable();
        starts.dedup();
        if end > 0 {
            starts.retain(|&start| start < end);
        }
        let run_at = |at: usize| starts.partition_point(|&start| start < at);
        let mut runs = Vec::with_capacity(starts.len());
        for (i, &start) in starts.iter().enumerate() {
            let insts = start..starts.get(i + 1).copied().unwrap_or(end);
            let last = self.insts.get(insts.clone()).and_then(|insts| insts.last());
            let label = last.and_then(target_of);
            let at = label.and_then(|label| self.labels.get(label as usize));
            let always = at.is_some() && last.is_some_and(|inst| inst.guard.is_none());
            let next = (!always).then_some(i + 1);
            runs.push(PtxRun { insts, taken: at.map(|&at| run_at(at as usize)), next });
        }
        runs
    }

    /// The instructions that some threads of a group may come to without the others, and the
    /// branch of the code that parts them: those between the first branch that may part threads (or
    /// the first place that it leads back to) and the last place where control comes together.
    pub fn parted(&self) -> Option<(Range<usize>, &Inst<Slot>)> {
        let parts = |inst: &Inst<Slot>| {
            is_branch(inst.row()) && inst.guard.is_some() && inst.modifier::<Uni>().is_none()
        };
        let first = self.insts.iter().position(parts)?;
        let (mut from, mut to) = (first, first + 1);
        for (i, inst) in self.insts.iter().enumerate() {
            if let Some(&at) = target_of(inst).and_then(|label| self.labels.get(label as usize)) {
                from = from.min(at as usize);
                to = to.max(at as usize).max(i + 1);
            }
        }
        Some((from..to, &self.insts[first]))
    }
}
