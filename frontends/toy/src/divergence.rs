//! Warnings where threads that must come together may not all come, in the words of the language.
//!
//! What is found, and why, is [`irc_passes::lint::meeting`]'s; here it is shown in the program.

use crate::diagnostic::Diagnostic;
use crate::hir::Program;
use crate::lower::Lowered;
use crate::source::Span;
use irc_ir::entity::{FuncId, Inst};
use irc_passes::analysis::divergence::Group;
use irc_passes::lint::meeting::{Parted, parted};
use irc_passes::lint::path::{PathStep, PathStepAt};
use std::collections::HashSet;

/// The code of the warning.
const CODE: &str = "T0950";
/// How many places are shown besides the branch and the operation.
const MOST_LABELS: usize = 3;

/// Warns of operations that must not be in divergent control flow.
pub fn warnings(lowered: &Lowered, program: &Program) -> Vec<Diagnostic> {
    let position = |func: FuncId, inst: Inst| {
        let span = lowered.span(func, inst)?;
        Some((span.file.as_u32(), span.start))
    };
    let found = parted(&lowered.module, &position);
    let mut finder = Finder { lowered, program, seen: HashSet::new(), warnings: Vec::new() };
    found.iter().for_each(|parted| finder.warn(parted));
    finder.warnings.sort_by_key(|warning| {
        let span = warning.span();
        (span.file, span.start, span.end)
    });
    finder.warnings
}

struct Finder<'a> {
    lowered: &'a Lowered,
    program: &'a Program,
    /// What was warned about: a generic function may be there more than once.
    seen: HashSet<(Span, Span)>,
    warnings: Vec<Diagnostic>,
}

impl Finder<'_> {
    fn warn(&mut self, parted: &Parted) {
        let &Parted { func, op, group, branch, callee, .. } = parted;
        let (Some(at), Some(decided)) =
            (self.lowered.span(func, op), self.lowered.span(func, branch))
        else {
            return;
        };
        if !self.seen.insert((at, decided)) {
            return;
        }
        let of = if group == Group::Warp { " of the warp" } else { "" };
        let name = match callee {
            Some((callee, _)) => {
                let found = self.lowered.functions.iter().find(|(_, func)| **func == callee);
                let name = found.map(|(id, _)| self.program.functions[id].name.clone());
                format!("the call of `{}`", name.unwrap_or_default())
            }
            None => self.text(at),
        };
        let message = format!("{name} may not be reached by all threads{of}");
        let mut warning = Diagnostic::warning(CODE, message, at).at("not reached by all threads");
        if decided != at {
            warning = warning.label(decided, "control diverges at this condition");
        }
        for (span, text) in self.path(&parted.path, group) {
            if span != at && span != decided {
                warning = warning.label(span, text);
            } else if let Some(label) = warning.labels.iter_mut().find(|label| label.span == span) {
                label.text = match span == decided {
                    true => "this condition differs between threads".to_owned(),
                    false => format!("{}; {text}", label.text),
                };
            }
        }
        if let Some((_, (inside, meeting))) = callee
            && let Some(span) = self.lowered.span(inside, meeting)
        {
            warning = warning.label(span, format!("all threads{of} must reach this"));
        }
        self.warnings.push(match group {
            Group::Warp => warning.help(
                "make all lanes of the warp reach it, or pass the mask of the lanes that do as \
                 the last argument",
            ),
            _ => warning.help("move it out of the divergent control flow"),
        });
    }

    /// What to say of the way to the branch: the beginning matters more than the middle.
    fn path(&self, path: &[PathStep], group: Group) -> Vec<(Span, String)> {
        let places = path.iter().filter_map(|step| match step.at {
            PathStepAt::Inst(func, inst) => {
                Some((self.lowered.span(func, inst)?, step.why.describe(group)))
            }
            PathStepAt::Param(func, index) => {
                let (span, name) = self.parameter(func, index)?;
                Some((span, format!("`{name}` {}", step.why.describe(group))))
            }
        });
        let mut places: Vec<(Span, String)> = places.collect();
        if places.len() > MOST_LABELS {
            let start = places.split_off(places.len() - 1);
            places.truncate(MOST_LABELS - 1);
            places.extend(start);
        }
        places
    }

    /// Where a parameter of a function is written, and its name.
    fn parameter(&self, func: FuncId, index: usize) -> Option<(Span, &str)> {
        let (id, _) = self.lowered.functions.iter().find(|(_, id)| **id == func)?;
        let body = self.lowered.module.func(func);
        let param = *body.dfg.params(body.layout.entry()?).get(index)?;
        let name = body.value_name(param)?;
        let name = name.strip_suffix(".len").unwrap_or(name);
        let function = &self.program.functions[id];
        let mut locals = function.params.iter().map(|&local| &function.locals[local]);
        locals.find(|local| local.name == name).map(|local| (local.span, &local.name[..]))
    }

    /// What is written at a place, up to its arguments.
    fn text(&self, span: Span) -> String {
        let text = &self.program.files[span.file].text;
        let text = text.get(span.start as usize..span.end as usize).unwrap_or_default();
        let name = text.split(['(', ':', '\n']).next().unwrap_or_default().trim();
        match name {
            "" => "an operation of all threads".to_owned(),
            name if name.ends_with('!') => "this PTX text".to_owned(),
            name => format!("`{name}`"),
        }
    }
}
