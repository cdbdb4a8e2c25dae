//! What the names of a module stand for, scope by scope.

use crate::ast::*;
use crate::inst::Symbol;

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind<'a> {
    Variable(&'a Variable),
    /// A parameter or result of the function itself in `.param` space.
    Formal(&'a Variable, Formal),
    Function(&'a Function),
    /// A label that hides something else of its name.
    Label,
    BranchTargets,
    /// With the first of the functions.
    CallTargets(Option<&'a Function>),
    Prototype(&'a Prototype),
}

/// Which side of a function a variable is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Formal {
    Parameter,
    Result,
}

impl<'a> Kind<'a> {
    /// The variable, whoever declares it.
    pub(super) fn variable(self) -> Option<&'a Variable> {
        match self {
            Self::Variable(variable) | Self::Formal(variable, _) => Some(variable),
            _ => None,
        }
    }

    /// What it is, in words.
    pub(super) fn describe(self) -> &'static str {
        match self {
            Self::Variable(variable) | Self::Formal(variable, _)
                if variable.ty.number().is_none() =>
            {
                "a texture, sampler or surface"
            }
            Self::Variable(_) | Self::Formal(..) => "a variable",
            Self::Function(_) => "a function",
            Self::Label => "a label",
            Self::BranchTargets => "a list of branch targets",
            Self::CallTargets(_) => "a list of call targets",
            Self::Prototype(_) => "a prototype",
        }
    }
}

/// The names that are seen at one place.
pub(super) struct Scopes<'a> {
    /// By symbol: the scope, and what it stands for there.
    kinds: Vec<Option<(usize, Kind<'a>)>>,
    undo: Vec<(Symbol, Option<(usize, Kind<'a>)>)>,
    open: Vec<usize>,
}

impl<'a> Scopes<'a> {
    pub(super) fn new(names: usize) -> Self {
        Self { kinds: vec![None; names], undo: Vec::new(), open: Vec::new() }
    }

    pub(super) fn depth(&self) -> usize {
        self.open.len()
    }

    pub(super) fn open(&mut self) {
        self.open.push(self.undo.len());
    }

    pub(super) fn close(&mut self) {
        let Some(length) = self.open.pop() else { return };
        for (symbol, before) in self.undo.drain(length..).rev() {
            self.kinds[symbol.index()] = before;
        }
    }

    pub(super) fn kind(&self, symbol: Symbol) -> Option<Kind<'a>> {
        self.kinds[symbol.index()].map(|(_, kind)| kind)
    }

    pub(super) fn function(&self, symbol: Symbol) -> Option<&'a Function> {
        match self.kind(symbol) {
            Some(Kind::Function(function)) => Some(function),
            _ => None,
        }
    }

    /// What the name stands for in the innermost scope itself.
    pub(super) fn here(&self, symbol: Symbol) -> Option<Kind<'a>> {
        let (scope, kind) = self.kinds[symbol.index()]?;
        (scope == self.open.len()).then_some(kind)
    }

    /// Declares a name in the innermost scope; false if it stands for something there.
    pub(super) fn declare(&mut self, symbol: Symbol, kind: Kind<'a>) -> bool {
        let fresh = self.here(symbol).is_none();
        self.replace(symbol, kind);
        fresh
    }

    pub(super) fn replace(&mut self, symbol: Symbol, kind: Kind<'a>) {
        let before = self.kinds[symbol.index()];
        if !self.open.is_empty() {
            self.undo.push((symbol, before));
        }
        self.kinds[symbol.index()] = Some((self.open.len(), kind));
    }
}
