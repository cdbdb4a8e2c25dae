//! Warnings about valid IR, with stable codes:
//!
//! | code | what |
//! |---|---|
//! | `I0901` | an aligned barrier, or a call of one, that may not be reached by all threads |
//! | `I0902` | the same of an operation that needs the whole warp |
//! | `I0903` | a stack slot that is read where it may not have been written |
//! | `I0904` | a parameter of a block that may be poison where it decides something |

use super::input::{At, Input};
use super::report::Report;
use irc::ir::entity::{FuncId, Inst};
use irc::ir::verify::Subject;
use irc::passes::analysis::divergence::Group;
use irc::passes::analysis::inside::Inside;
use irc::passes::lint::meeting::{Parted, parted};
use irc::passes::lint::path::{PathStep, PathStepAt};
use irc::passes::lint::unwritten::{Unwritten, Variable, unwritten};
use irc::ptx::text::{Diagnostic, Span};

/// How many places are shown besides the branch and the operation.
const MOST_STEPS: usize = 3;

/// Adds what is probably not meant in a module of IR text. Of toy programs the compiler says it.
pub fn lint(input: &Input, report: &mut Report) {
    if input.is_toy() {
        return;
    }
    let place = |func: FuncId, inst: Inst| input.place(Subject::Inst(func, inst));
    let position = |func: FuncId, inst: Inst| {
        let at = place(func, inst)?;
        Some((at.text as u32, at.span.start))
    };
    let meetings = parted(&input.module, &position);
    let meetings = meetings.iter().map(|found| meeting(input, found));
    let variables = unwritten(&input.module);
    let variables = variables.iter().map(|found| variable(input, found));
    let mut all: Vec<(Diagnostic, Option<At>)> = meetings.chain(variables).collect();
    all.sort_by_key(|(_, at)| at.map(|at| at.span.start));
    all.into_iter().for_each(|(diagnostic, at)| input.tell(diagnostic, at, report));
}

/// The place of an instruction.
fn span(input: &Input, func: FuncId, inst: Inst) -> Option<Span> {
    input.place(Subject::Inst(func, inst)).map(|at| at.span)
}

fn meeting(input: &Input, found: &Parted) -> (Diagnostic, Option<At>) {
    let &Parted { func, op, group, branch, callee, inside, by_target, .. } = found;
    let (code, of) = match group {
        Group::Warp => ("I0902", " of the warp"),
        _ => ("I0901", ""),
    };
    let body = input.module.func(func);
    let what = match callee {
        Some((callee, _)) => format!("the call of `@{}`", input.module.func(callee).name),
        None => match body.dfg.ptx_code(op).and_then(|code| code.row_inst()) {
            Some(row) => format!("`ptx.{}`", row.mnemonic()),
            None => format!("`{}`", body.dfg.opcode(op).name()),
        },
    };
    let reached = if inside.is_some() { "executed" } else { "reached" };
    let message = format!("{what} may not be {reached} by all threads{of}");
    let mut warning = Diagnostic::warning(code, message);
    let mut note =
        |span: Option<Span>, text: String| warning.labels.extend(span.map(|s| (s, text)));
    let parts = match inside {
        None if by_target => "the threads may call different functions",
        None => "the threads may diverge at this branch",
        Some(Inside::Guard) => "the threads may diverge at its guard",
        Some(Inside::Branch) => "the threads may diverge at a branch inside",
    };
    note(span(input, func, branch), parts.to_owned());
    for (at, text) in steps(input, &found.path, group) {
        note(Some(at), text);
    }
    if let Some((_, (inside, meeting))) = callee {
        note(span(input, inside, meeting), format!("all threads{of} must reach this"));
    }
    warning.help = Some(match group {
        Group::Warp => "make all lanes of the warp reach it, or name the lanes that do".to_owned(),
        _ => "make all threads reach it, or use `barrier` without `aligned`".to_owned(),
    });
    (warning, input.place(Subject::Inst(func, op)))
}

/// The way from the value that differs: its beginning matters more than its middle.
fn steps(input: &Input, path: &[PathStep], group: Group) -> Vec<(Span, String)> {
    let places = path.iter().filter_map(|step| match step.at {
        PathStepAt::Inst(func, inst) => Some((span(input, func, inst)?, step.why.describe(group))),
        PathStepAt::Param(func, index) => {
            let body = input.module.func(func);
            let param = *body.dfg.params(body.layout.entry()?).get(index)?;
            let name =
                body.value_name(param).map_or_else(String::new, |name| format!(" `%{name}`"));
            let at = input.place(Subject::Func(func))?;
            Some((at.span, format!("parameter {index}{name} {}", step.why.describe(group))))
        }
    });
    let mut places: Vec<(Span, String)> = places.collect();
    if places.len() > MOST_STEPS {
        let start = places.split_off(places.len() - 1);
        places.truncate(MOST_STEPS - 1);
        places.extend(start);
    }
    places
}

fn variable(input: &Input, found: &Unwritten) -> (Diagnostic, Option<At>) {
    let &Unwritten { func, variable, read, written, poison, .. } = found;
    let body = input.module.func(func);
    let (code, what) = match variable {
        Variable::Slot(slot) => {
            let name = body.slot_name(slot).unwrap_or_default();
            ("I0903", format!("the stack slot `${name}`"))
        }
        Variable::Param(value) => {
            let name = body.value_name(value).unwrap_or_default();
            ("I0904", format!("`%{name}`"))
        }
    };
    let message = match (variable, written) {
        (Variable::Slot(_), None) => format!("{what} is read, but never written before"),
        (Variable::Slot(_), Some(_)) => {
            format!("{what} is read here, but not written on every path")
        }
        (Variable::Param(_), _) => format!("{what} may be poison here"),
    };
    let mut warning = Diagnostic::warning(code, message);
    let poison = poison.and_then(|inst| span(input, func, inst));
    warning
        .labels
        .extend(poison.map(|at| (at, "it is poison if control comes from here".to_owned())));
    let text = match variable {
        Variable::Slot(_) => "it is written here",
        Variable::Param(_) => "it has a value if control comes from here",
    };
    let written = written.and_then(|inst| span(input, func, inst));
    warning.labels.extend(written.map(|at| (at, text.to_owned())));
    (warning, input.place(Subject::Inst(func, read)))
}
