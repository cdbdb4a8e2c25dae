//! What the names that a function declares stand for, scope by scope.

use irc_ptx::Symbol;
use irc_ptx::isa::Space;
use rustc_hash::FxHashMap;

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Named {
    /// A variable or parameter: its space, its offset or address there, and its size.
    Variable(Space, u64, u64),
    /// A parameter that is a texture, sampler or surface: the name means what it holds. The offset
    /// in `.param` space.
    Handle(u64),
    /// A list of branch targets, by its number.
    Table(usize),
    /// A prototype or a list of call targets, by its number.
    Callees(usize),
}

/// The names that are seen at one place of a function.
#[derive(Default)]
pub(super) struct Names {
    seen: FxHashMap<Symbol, Named>,
    /// What names stood for before, to go back to at the end of a scope.
    undo: Vec<(Symbol, Option<Named>)>,
    /// How long `undo` was when each open scope was opened.
    open: Vec<usize>,
}

impl Names {
    pub(super) fn open(&mut self) {
        self.open.push(self.undo.len());
    }

    pub(super) fn close(&mut self) {
        let Some(length) = self.open.pop() else { return };
        for (symbol, before) in self.undo.drain(length..).rev() {
            match before {
                Some(named) => drop(self.seen.insert(symbol, named)),
                None => drop(self.seen.remove(&symbol)),
            }
        }
    }

    /// Names something in the innermost scope.
    pub(super) fn declare(&mut self, symbol: Symbol, named: Named) {
        let before = self.seen.insert(symbol, named);
        if !self.open.is_empty() {
            self.undo.push((symbol, before));
        }
    }

    pub(super) fn find(&self, symbol: Symbol) -> Option<Named> {
        self.seen.get(&symbol).copied()
    }
}
