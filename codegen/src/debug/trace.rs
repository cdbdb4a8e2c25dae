//! Labels at the places where variables move, as the statements of a body are written.

use super::locate::{Known, Located};
use super::{Piece, Place};
use crate::layout::Position;
use irc_ir::entity::DebugVar;
use irc_ptx::{Inlined, Label, Loc, Reg, Statement, Symbol};
use std::collections::BTreeMap;

/// Where a variable is between two labels.
#[derive(Clone, Debug)]
pub(crate) struct Range {
    pub begin: Symbol,
    pub end: Symbol,
    pub place: Place<Reg>,
}

/// A call in whose place the body of a function is, between two labels.
#[derive(Clone, Debug)]
pub(crate) struct InlinedRange {
    pub begin: Symbol,
    pub end: Symbol,
    /// The function and the place of the call, from the outermost inwards.
    pub calls: Vec<Inlined>,
}

/// What was noted of a body.
#[derive(Clone, Debug)]
pub(crate) struct Traced {
    /// The labels at its ends.
    pub begin: Symbol,
    pub end: Symbol,
    pub variables: BTreeMap<DebugVar, Vec<Range>>,
    pub inlined: Vec<InlinedRange>,
}

/// What is to be noted of a body.
pub(crate) struct Tracing<'a> {
    pub located: &'a Located,
    /// Makes the symbol of a new label.
    pub label: &'a mut dyn FnMut() -> Symbol,
    /// The calls that a location stands in, from the outermost inwards.
    pub calls: &'a dyn Fn(Loc) -> Vec<Inlined>,
}

/// Makes labels and notes what begins and ends at them.
pub(crate) struct Trace<'a> {
    tracing: Tracing<'a>,
    begin: Symbol,
    /// Where variables are, and since which label.
    current: BTreeMap<DebugVar, (Symbol, Place<Reg>)>,
    /// What changes at the next place that a label can stand at.
    pending: BTreeMap<DebugVar, Option<Place<Reg>>>,
    /// The label behind which no instruction stands yet.
    fresh: Option<Symbol>,
    /// How many scopes of PTX are open: labels inside are not seen from sections.
    depth: u32,
    inside: Option<(Symbol, Vec<Inlined>)>,
    pending_calls: Option<Vec<Inlined>>,
    variables: BTreeMap<DebugVar, Vec<Range>>,
    inlined: Vec<InlinedRange>,
}

impl<'a> Trace<'a> {
    /// Begins a body, behind its declarations.
    pub fn new(tracing: Tracing<'a>, out: &mut dyn FnMut(Statement)) -> Trace<'a> {
        let begin = (tracing.label)();
        out(Statement::Label(Label::Named(begin)));
        Trace {
            tracing,
            begin,
            current: BTreeMap::new(),
            pending: BTreeMap::new(),
            fresh: Some(begin),
            depth: 0,
            inside: None,
            pending_calls: None,
            variables: BTreeMap::new(),
            inlined: Vec::new(),
        }
    }

    /// Variables are where they are at the beginning of a block, or nowhere on an edge.
    pub fn enter(&mut self, block: Option<Position>) {
        let nowhere = Known::new();
        let known = block.map_or(&nowhere, |block| &self.tracing.located.entries[block]);
        self.pending.clear();
        self.pending.extend(self.current.keys().map(|&var| (var, None)));
        self.pending.extend(known.iter().map(|(&var, place)| (var, Some(place.clone()))));
    }

    /// Notes what changes before an instruction of a block; `next` is how far its changes have been
    /// noted.
    pub fn changes(&mut self, block: Position, index: usize, next: &mut usize) {
        let changes = &self.tracing.located.changes[block];
        while let Some(change) = changes.get(*next).filter(|change| change.index as usize <= index)
        {
            self.pending.insert(change.var, change.place.clone());
            *next += 1;
        }
    }

    /// The statements that follow have another location.
    pub fn moved_to(&mut self, loc: Loc) {
        self.pending_calls = Some((self.tracing.calls)(loc));
    }

    /// An instruction follows.
    pub fn inst(&mut self) {
        self.fresh = None;
    }

    /// A scope begins or ends.
    pub fn plain(&mut self, statement: &Statement) {
        match statement {
            Statement::Open => self.depth += 1,
            Statement::Close => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
    }

    /// Puts a label where something changes.
    pub fn flush(&mut self, out: &mut dyn FnMut(Statement)) {
        if self.depth > 0 || self.pending.is_empty() && self.pending_calls.is_none() {
            return;
        }
        let current = &self.current;
        self.pending.retain(|var, place| current.get(var).map(|(_, at)| at) != place.as_ref());
        let inside = self.inside.as_ref().map_or(&[][..], |(_, calls)| calls);
        let calls = self.pending_calls.take().filter(|calls| calls != inside);
        if self.pending.is_empty() && calls.is_none() {
            return;
        }
        let label = self.put(out);
        for (var, place) in std::mem::take(&mut self.pending) {
            self.end(var, label);
            if let Some(place) = place {
                self.current.insert(var, (label, place));
            }
        }
        if let Some(calls) = calls {
            self.end_inlined(label);
            self.inside = (!calls.is_empty()).then_some((label, calls));
        }
    }

    fn put(&mut self, out: &mut dyn FnMut(Statement)) -> Symbol {
        // One label is enough where no instruction stands between.
        if let Some(last) = self.fresh {
            return last;
        }
        let label = (self.tracing.label)();
        self.fresh = Some(label);
        out(Statement::Label(Label::Named(label)));
        label
    }

    fn end(&mut self, var: DebugVar, end: Symbol) {
        if let Some((begin, place)) = self.current.remove(&var).filter(|&(begin, _)| begin != end) {
            self.variables.entry(var).or_default().push(Range { begin, end, place });
        }
    }

    fn end_inlined(&mut self, end: Symbol) {
        if let Some((begin, calls)) = self.inside.take().filter(|&(begin, _)| begin != end) {
            self.inlined.push(InlinedRange { begin, end, calls });
        }
    }

    /// Ends the body. `number` gives the number that a register got in the statements, if it is
    /// among them.
    pub fn finish(
        mut self,
        out: &mut dyn FnMut(Statement),
        number: impl Fn(Reg) -> Option<Reg>,
    ) -> Traced {
        let end = (self.tracing.label)();
        out(Statement::Label(Label::Named(end)));
        let vars: Vec<DebugVar> = self.current.keys().copied().collect();
        vars.into_iter().for_each(|var| self.end(var, end));
        self.end_inlined(end);
        let Trace { begin, mut variables, inlined, .. } = self;
        for ranges in variables.values_mut() {
            ranges.retain_mut(|range| {
                range.place.iter_mut().all(|piece| match piece {
                    Piece::Const(_) => true,
                    Piece::Reg(reg) => number(*reg).map(|numbered| *reg = numbered).is_some(),
                })
            });
        }
        Traced { begin, end, variables, inlined }
    }
}
