//! Warnings where threads that must come together may not all come.
//!
//! The divergence analysis of `irc-passes` says which groups of threads run a block all or none.
//! Where a convergent operation stands in a block that a part of its group may run, the warning
//! shows why: the value that differs between threads, the branch that it decides, and the
//! operation.
//!
//! The analysis looks at a copy of the module, so that it does not warn where a right program is
//! not in danger:
//!
//! - a branch to code that ends the program (a failed check) parts nobody, as nobody goes on;
//! - variables in memory become values;
//! - threads that read one address get one value: where they do not, the program races;
//! - a program that never asks for the second or third axis of a thread is launched with rows of
//!   whole warps;
//! - what a division without result gives is the same for all.
//!
//! A warp function with a mask of its own says itself who comes.

mod copy;
mod path;

use crate::diagnostic::Diagnostic;
use crate::hir::Program;
use crate::lower::Lowered;
use crate::source::Span;
use cranelift_entity::SecondaryMap;
use irc_ir::dominance::Cfg;
use irc_ir::entity::{Block, FuncId, Inst};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{Opcode, Payload};
use irc_passes::analysis::convergence::{Convergence, Dependence};
use irc_passes::analysis::divergence::{Context, Divergence, Group};
use irc_passes::analysis::{Loops, PostDominators, Summaries};
use std::collections::HashSet;

/// The code of the warning.
const CODE: &str = "T0950";

/// Warns of operations that must not stand where threads have parted.
pub fn warnings(lowered: &Lowered, program: &Program) -> Vec<Diagnostic> {
    if !lowered.module.funcs().any(|(_, func)| func.insts().any(|inst| group(func, inst).is_some()))
    {
        return Vec::new();
    }
    let module = copy::copy(lowered);
    let summaries = Summaries::precise(&module);
    let analyses = module.funcs().map(|(id, func)| Analysis::new(func, &summaries, id)).collect();
    let needs = needs(&module);
    let mut finder = Finder {
        lowered,
        program,
        module: &module,
        analyses,
        needs,
        seen: HashSet::new(),
        warnings: Vec::new(),
    };
    for (id, _) in module.funcs() {
        finder.function(id);
    }
    finder.warnings.sort_by_key(|warning| {
        let span = warning.span();
        (span.file, span.start, span.end)
    });
    finder.warnings
}

/// What is known of a function.
struct Analysis {
    cfg: Cfg,
    loops: Loops,
    post: PostDominators,
    divergence: Option<Divergence>,
}

impl Analysis {
    fn new(func: &Function, summaries: &Summaries, id: FuncId) -> Analysis {
        let cfg = Cfg::new(func);
        let (loops, post) = (Loops::new(&cfg), PostDominators::new(&cfg));
        // Where a device function is called by a part of a group, the call is warned about.
        let context = Context { entry: Group::Grid, ..summaries.context(id) };
        let divergence =
            (!func.is_declaration()).then(|| Divergence::new(func, &cfg, &loops, &post, &context));
        Analysis { cfg, loops, post, divergence }
    }
}

/// The group whose threads must all come to an operation, if there is one; calls are apart.
fn group(func: &Function, inst: Inst) -> Option<Group> {
    let all_lanes = |mask: usize| {
        let mask = func.dfg.args(inst).get(mask).and_then(|&mask| func.dfg.as_bits(mask));
        (mask == Some(u128::from(u32::MAX))).then_some(Group::Warp)
    };
    match func.dfg.opcode(inst) {
        Opcode::Barrier => Some(Group::Cta),
        Opcode::Syncwarp => all_lanes(0),
        Opcode::Vote | Opcode::Match => all_lanes(1),
        Opcode::Shfl => all_lanes(3),
        Opcode::Ptx => {
            let code = func.dfg.ptx_code(inst)?;
            let whole = code.insts.iter().any(|inst| inst.row().is_aligned(&inst.mods));
            whole.then_some(Group::Warp)
        }
        _ => None,
    }
}

/// The largest group that must come to each function together, and the operation that is why.
fn needs(module: &Module) -> SecondaryMap<FuncId, Option<(Group, FuncId, Inst)>> {
    let mut needs: SecondaryMap<FuncId, Option<(Group, FuncId, Inst)>> = SecondaryMap::new();
    let mut changed = true;
    while changed {
        changed = false;
        for (id, func) in module.funcs() {
            for inst in func.insts() {
                let need = match callee(func, inst) {
                    Some(callee) => needs[callee],
                    None => group(func, inst).map(|group| (group, id, inst)),
                };
                let Some(need) = need else { continue };
                if needs[id].is_none_or(|known| need.0 < known.0) {
                    needs[id] = Some(need);
                    changed = true;
                }
            }
        }
    }
    needs
}

fn callee(func: &Function, inst: Inst) -> Option<FuncId> {
    match (func.dfg.opcode(inst), func.dfg.inst(inst).payload) {
        (Opcode::Call, Payload::Func(callee)) => Some(callee),
        _ => None,
    }
}

struct Finder<'a> {
    lowered: &'a Lowered,
    program: &'a Program,
    module: &'a Module,
    analyses: cranelift_entity::PrimaryMap<FuncId, Analysis>,
    needs: SecondaryMap<FuncId, Option<(Group, FuncId, Inst)>>,
    /// What was warned about: a generic function may be there more than once.
    seen: HashSet<(Span, Span)>,
    warnings: Vec<Diagnostic>,
}

impl Finder<'_> {
    /// Warns about the operations and calls of a function.
    fn function(&mut self, id: FuncId) {
        let (module, func) = (self.module, self.module.func(id));
        let Some(divergence) = &self.analyses[id].divergence else { return };
        let mut parted = Vec::new();
        for block in func.layout.blocks() {
            for inst in func.layout.insts(block) {
                let need = match callee(func, inst) {
                    Some(callee) => self.needs[callee].map(|need| need.0),
                    None => group(func, inst),
                };
                if let Some(group) = need.filter(|&group| divergence.is_run_by_part(block, group)) {
                    parted.push((inst, group));
                }
            }
        }
        if parted.is_empty() {
            return;
        }
        let Analysis { cfg, loops, post, .. } = &self.analyses[id];
        let ops: HashSet<Inst> = parted.iter().map(|&(inst, _)| inst).collect();
        let convergence =
            Convergence::with(func, cfg, loops, post, divergence, |inst| ops.contains(&inst));
        for (inst, group) in parted {
            if let Some(branch) = self.branch(module, id, &convergence, inst, group) {
                self.warn(id, inst, group, branch);
            }
        }
    }

    /// The branch that parts the threads of an operation: of several that one which stands last in
    /// front of it.
    fn branch(
        &self,
        module: &Module,
        id: FuncId,
        convergence: &Convergence,
        op: Inst,
        group: Group,
    ) -> Option<Inst> {
        let func = module.func(id);
        let divergence = self.analyses[id].divergence.as_ref()?;
        let at = self.lowered.span(id, op)?;
        let parts = |on: &Dependence| {
            let block = func.layout.block_of(on.branch());
            block.is_some_and(|block: Block| divergence.branch_is_divergent(block, group))
        };
        let branches: Vec<(Span, Inst)> = convergence
            .dependences(op)
            .filter(parts)
            .filter_map(|on| Some((self.lowered.span(id, on.branch())?, on.branch())))
            .collect();
        let before =
            branches.iter().filter(|(span, _)| span.file == at.file && span.start < at.start);
        let last = before.max_by_key(|(span, inst)| (span.start, *inst));
        last.or(branches.first()).map(|&(_, inst)| inst)
    }

    fn warn(&mut self, id: FuncId, op: Inst, group: Group, branch: Inst) {
        let func = self.module.func(id);
        let (Some(at), Some(decided)) = (self.lowered.span(id, op), self.lowered.span(id, branch))
        else {
            return;
        };
        if !self.seen.insert((at, decided)) {
            return;
        }
        let who = if group == Group::Warp { "of the warp " } else { "" };
        let called = callee(func, op);
        let name = match called {
            Some(callee) => {
                let of = self.lowered.functions.iter().find(|(_, func)| **func == callee);
                let name = of.map(|(id, _)| self.program.functions[id].name.clone());
                format!("the call of `{}`", name.unwrap_or_default())
            }
            None => self.text(at),
        };
        let message = format!("not all threads {who}may come to {name}");
        let mut warning = Diagnostic::warning(CODE, message, at).at("not all threads come here");
        warning = warning.label(decided, "so this condition differs");
        for (span, text) in self.path(id, branch, group) {
            if span != at && span != decided {
                warning = warning.label(span, text);
            } else if let Some(label) = warning.labels.iter_mut().find(|label| label.span == span) {
                label.text = match span == decided {
                    true => "this condition differs between threads".to_owned(),
                    false => format!("{}; {text}", label.text),
                };
            }
        }
        if let Some((_, inside, meeting)) = called.and_then(|callee| self.needs[callee])
            && let Some(span) = self.lowered.span(inside, meeting)
        {
            warning = warning.label(span, format!("all threads {who}must come here"));
        }
        self.warnings.push(match group {
            Group::Warp => warning.help(
                "let the whole warp come here, or give the mask of the lanes that come as the last \
                 argument",
            ),
            _ => {
                warning.help("let all threads come here, and put what differs under the condition")
            }
        });
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
