//! Labels at the places where variables move, as the statements of a body are written.

use super::locate::{Located, State};
use super::scopes::{FUNCTION, ScopeId};
use super::{Piece, Place};
use crate::layout::{EdgeId, Position};
use cranelift_entity::packed_option::PackedOption;
use irc_ir::entity::DebugVar;
use irc_ptx::{Label, Origin, Reg, Statement, Symbol};
use std::collections::BTreeMap;

/// Where a variable is between two labels.
#[derive(Clone, Debug)]
pub(crate) struct Range {
    pub begin: Symbol,
    pub end: Symbol,
    pub place: Place<Reg>,
}

/// Code in one scope, between two labels.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ScopeRange {
    pub begin: Symbol,
    pub end: Symbol,
    pub scope: ScopeId,
}

/// What was noted of a body.
#[derive(Clone, Debug)]
pub(crate) struct Traced {
    /// The labels at its ends.
    pub begin: Symbol,
    pub end: Symbol,
    pub variables: BTreeMap<DebugVar, Vec<Range>>,
    /// In the order of the code; what is in none is in the function alone.
    pub scopes: Vec<ScopeRange>,
}

impl Traced {
    pub fn visit_labels(&mut self, visit: &mut dyn FnMut(&mut Symbol)) {
        visit(&mut self.begin);
        visit(&mut self.end);
        for range in self.variables.values_mut().flatten() {
            visit(&mut range.begin);
            visit(&mut range.end);
        }
        for range in &mut self.scopes {
            visit(&mut range.begin);
            visit(&mut range.end);
        }
    }
}

/// What is to be noted of a body.
pub(crate) struct Tracing<'a> {
    pub located: &'a Located<'a>,
    /// Makes the symbol of a new label.
    pub label: &'a mut dyn FnMut() -> Symbol,
    /// The scope that an instruction is in, if that is known.
    pub scope: &'a dyn Fn(PackedOption<Origin>) -> Option<ScopeId>,
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
    /// What held at the end of what was entered last.
    state: State<'a>,
    /// How many scopes of PTX are open: labels inside are not seen from sections.
    depth: u32,
    /// The scope of the code, and since which label.
    inside: (Symbol, ScopeId),
    pending_scope: Option<ScopeId>,
    variables: BTreeMap<DebugVar, Vec<Range>>,
    scopes: Vec<ScopeRange>,
}

impl<'a> Trace<'a> {
    /// Begins a body, behind its declarations.
    pub fn new(tracing: Tracing<'a>, out: &mut dyn FnMut(Statement)) -> Trace<'a> {
        let begin = (tracing.label)();
        out(Statement::Label(Label::Named(begin)));
        Trace {
            begin,
            current: BTreeMap::new(),
            pending: BTreeMap::new(),
            fresh: Some(begin),
            state: tracing.located.nothing(),
            depth: 0,
            inside: (begin, FUNCTION),
            pending_scope: None,
            variables: BTreeMap::new(),
            scopes: Vec::new(),
            tracing,
        }
    }

    /// Variables are where they are at the beginning of a block.
    pub fn enter(&mut self, block: Position) {
        let [begin, end] = self.tracing.located.block(block);
        self.go_to(begin);
        self.state = end.clone();
    }

    /// Variables are where they are while the copies of an edge are made, which come next.
    pub fn enter_edge(&mut self, edge: EdgeId, from: Position) {
        let state = self.tracing.located.on_edge(edge, from);
        self.go_to(&state);
        self.state = state;
    }

    fn go_to(&mut self, state: &State<'a>) {
        self.pending.extend(self.tracing.located.differences(&self.state, state));
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

    /// The statements that follow come from another instruction.
    pub fn moved_to(&mut self, origin: PackedOption<Origin>) {
        self.pending_scope = (self.tracing.scope)(origin).or(self.pending_scope);
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
        if self.depth > 0 || self.pending.is_empty() && self.pending_scope.is_none() {
            return;
        }
        let current = &self.current;
        self.pending.retain(|var, place| current.get(var).map(|(_, at)| at) != place.as_ref());
        let (_, inside) = self.inside;
        let scope = self.pending_scope.take().filter(|&scope| scope != inside);
        if self.pending.is_empty() && scope.is_none() {
            return;
        }
        let label = self.put(out);
        for (var, place) in std::mem::take(&mut self.pending) {
            self.end(var, label);
            if let Some(place) = place {
                self.current.insert(var, (label, place));
            }
        }
        if let Some(scope) = scope {
            self.end_scope(label);
            self.inside = (label, scope);
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

    fn end_scope(&mut self, end: Symbol) {
        let (begin, scope) = self.inside;
        if scope != FUNCTION && begin != end {
            self.scopes.push(ScopeRange { begin, end, scope });
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
        self.end_scope(end);
        let Trace { begin, mut variables, scopes, .. } = self;
        for ranges in variables.values_mut() {
            ranges.retain_mut(|range| {
                let renumber = |reg: &mut Reg| number(*reg).map(|new| *reg = new).is_some();
                range.place.iter_mut().all(|(piece, _)| match piece {
                    Piece::Const(_) | Piece::Unknown => true,
                    Piece::Reg(reg) => renumber(reg),
                    Piece::Sum(sum) => sum.terms.iter_mut().all(|term| renumber(&mut term.reg)),
                })
            });
        }
        Traced { begin, end, variables, scopes }
    }
}
