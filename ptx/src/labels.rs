//! The labels of a body, scope by scope.
//!
//! A label belongs to the innermost `{ }` around it, as registers do. A branch goes to the label of
//! its name in its own scope, be it above or below; else to the innermost one around that stands
//! above; else to the innermost one that follows. It cannot go into an inner or sibling scope. This
//! is what ptxas 12.9 and 13.5 do, which look a label up where a scope ends.

use super::ast::Statement;
use super::inst::Label;
use rustc_hash::FxHashMap;

/// The labels that are seen at one place of a body. Who walks over the statements reports each.
#[derive(Clone, Debug)]
pub struct Labels {
    /// The labels with the number of the instruction behind each, sorted by scope.
    all: Vec<(Label, u32)>,
    /// Where those of each scope begin in `all`, in the order in which the scopes open, and the
    /// end.
    starts: Vec<u32>,
    /// The scope that opens next.
    next: usize,
    /// The innermost of each name, with the depth of its scope.
    seen: Scoped,
    /// Likewise of those that have been passed.
    passed: Scoped,
    depth: usize,
}

/// Where a label leads, and the depth of its scope.
type Goal = (u32, usize);

/// What labels mean in the scopes that are open.
#[derive(Clone, Default, Debug)]
struct Scoped {
    goals: FxHashMap<Label, Goal>,
    undo: Vec<(Label, Option<Goal>)>,
    /// How long `undo` was when each open scope was opened.
    open: Vec<usize>,
}

impl Scoped {
    fn add(&mut self, label: Label, goal: Goal) {
        self.undo.push((label, self.goals.insert(label, goal)));
    }

    fn close(&mut self) {
        let length = self.open.pop().unwrap_or(0);
        for (label, before) in self.undo.drain(length..).rev() {
            match before {
                Some(goal) => drop(self.goals.insert(label, goal)),
                None => drop(self.goals.remove(&label)),
            }
        }
    }
}

impl Labels {
    /// The labels of a body, where it begins.
    ///
    /// ```
    /// use irc_ptx::{Labels, Module, Statement};
    /// let text = ".version 7.0 .target sm_80 .address_size 64
    ///             .entry k() { { bra L; L: trap; } L: ret; }";
    /// let module = Module::parse(text).expect("it is PTX");
    /// let body = module.functions().next().and_then(|f| f.body.as_ref()).expect("it has a body");
    /// let Some(Statement::Label(label)) = body.statements.get(2) else { panic!("it is a label") };
    /// let mut labels = Labels::of(&body.statements);
    /// assert_eq!(labels.find(*label), Some(2));
    /// labels.step(&body.statements[0]);
    /// assert_eq!(labels.find(*label), Some(1));
    /// ```
    pub fn of(statements: &[Statement]) -> Self {
        let mut found: Vec<(u32, Label, u32)> = Vec::new();
        let (mut scopes, mut open, mut insts) = (1u32, vec![0], 0);
        for statement in statements {
            match statement {
                Statement::Inst(_) => insts += 1,
                Statement::Open => {
                    open.push(scopes);
                    scopes += 1;
                }
                Statement::Close => drop(open.pop()),
                Statement::Label(label) => {
                    found.push((open.last().copied().unwrap_or(0), *label, insts));
                }
                _ => {}
            }
        }
        found.sort_by_key(|&(scope, ..)| scope);
        let mut starts = vec![0; scopes as usize + 1];
        for &(scope, ..) in &found {
            starts[scope as usize + 1] += 1;
        }
        let mut end = 0;
        for start in &mut starts {
            end += *start;
            *start = end;
        }
        let all = found.into_iter().map(|(_, label, inst)| (label, inst)).collect();
        let mut labels = Self {
            all,
            starts,
            next: 0,
            seen: Scoped::default(),
            passed: Scoped::default(),
            depth: 0,
        };
        labels.open();
        labels
    }

    /// Goes on behind a statement.
    #[inline]
    pub fn step(&mut self, statement: &Statement) {
        match statement {
            Statement::Open => self.open(),
            Statement::Close => {
                self.depth = self.depth.saturating_sub(1);
                self.seen.close();
                self.passed.close();
            }
            Statement::Label(label) => {
                if let Some(&goal) = self.seen.goals.get(label) {
                    self.passed.add(*label, goal);
                }
            }
            _ => {}
        }
    }

    /// Goes into the scope that opens next.
    fn open(&mut self) {
        self.depth += 1;
        self.seen.open.push(self.seen.undo.len());
        self.passed.open.push(self.passed.undo.len());
        let bounds = self.starts.get(self.next).zip(self.starts.get(self.next + 1));
        let here = bounds.map_or(0..0, |(&from, &to)| from as usize..to as usize);
        self.next += 1;
        for &(label, inst) in &self.all[here] {
            self.seen.add(label, (inst, self.depth));
        }
    }

    /// The number of the instruction that a branch to a label goes to from here: that many are in
    /// the body before it.
    pub fn find(&self, label: Label) -> Option<u32> {
        let &(innermost, depth) = self.seen.goals.get(&label)?;
        match self.passed.goals.get(&label) {
            Some(&(above, _)) if depth < self.depth => Some(above),
            _ => Some(innermost),
        }
    }
}
