//! Where the threads of a warp are known to be together.
//!
//! A barrier of single threads (`barrier` without `aligned`, and the rows that have an `.aligned`
//! form beside the one that is not) is the aligned one where the whole warp reaches it converged,
//! and has to be on targets whose threads do not run independently (before sm_70): the manual says
//! that there it means the aligned form.

use crate::error::{CodegenError, Reason};
use cranelift_entity::PrimaryMap;
use irc_ir::dominance::Cfg;
use irc_ir::entity::{FuncId, Inst};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::{BarrierFlags, Payload};
use irc_passes::analysis::convergence::Convergence;
use irc_passes::analysis::divergence::{Divergence, Group};
use irc_passes::analysis::failures::forget_failures;
use irc_passes::analysis::inside::{Inside, parted_inside};
use irc_passes::analysis::{Analyses, Loops, PostDominators, Summaries};
use irc_ptx as ptx;
use irc_ptx::isa::ModKind;
use irc_ptx::target::Sm;
use std::collections::BTreeMap;

/// What is known of a module in which threads wait one by one.
pub(crate) struct Converged {
    /// The divergence of the functions where they do so.
    divergences: BTreeMap<FuncId, Divergence>,
    /// Where that did not show all warps to be together: a copy of the module in which no branch
    /// leads to the end of the program.
    careful: Option<(Module, Summaries)>,
}

/// What is known of a function of such a module.
pub(crate) enum Gatherings<'a> {
    /// Warps are together wherever threads wait one by one.
    All,
    /// They may not be.
    Some(Box<Analysed<'a>>),
}

/// A function of the copy.
pub(crate) struct Analysed<'a> {
    func: &'a Function,
    cfg: Cfg,
    loops: Loops,
    post: PostDominators,
    divergence: Divergence,
}

/// Whether an operation lets threads arrive one by one where there is a form for whole warps.
fn is_single(func: &Function, inst: Inst) -> bool {
    match func.dfg.inst(inst).payload {
        Payload::Barrier(BarrierFlags { aligned }) => !aligned,
        Payload::Ptx(code) => func.dfg.ptx(code).insts.iter().any(is_single_row),
        _ => false,
    }
}

/// Whether a row lets threads arrive one by one and has a form for whole warps.
pub(crate) fn is_single_row<R>(inst: &ptx::Inst<R>) -> bool {
    inst.row().part_of(ModKind::Aligned).is_some() && !inst.row().is_aligned(&inst.mods)
}

impl Converged {
    /// What is known of a legal module; nothing where nobody will ask. The summaries and analyses
    /// are those of the module, if there are any.
    pub fn new(
        module: &Module,
        summaries: Option<&Summaries>,
        analyses: &PrimaryMap<FuncId, Analyses>,
    ) -> Option<Converged> {
        let has_single = |&(_, func): &(FuncId, &Function)| {
            !func.is_declaration() && func.insts().any(|inst| is_single(func, inst))
        };
        let funcs: Vec<(FuncId, &Function)> = module.funcs().filter(has_single).collect();
        if funcs.is_empty() {
            return None;
        }
        let own = summaries.is_none().then(|| Summaries::new(module));
        let summaries = summaries.or(own.as_ref())?;
        let mut divergences = BTreeMap::new();
        let mut all = true;
        for (id, func) in funcs {
            let divergence = summaries.divergence(func, id, &analyses[id]);
            let mut single = func.insts().filter(|&inst| is_single(func, inst));
            all &= single.all(|inst| comes_whole(func, &divergence, inst));
            divergences.insert(id, divergence);
        }
        // Copying is not for nothing: most barriers are where all can see it.
        let careful = (!all).then(|| {
            let mut module = module.clone();
            for (_, func) in module.funcs_mut().filter(|(_, func)| !func.is_declaration()) {
                forget_failures(func);
            }
            let summaries = Summaries::new(&module);
            (module, summaries)
        });
        Some(Converged { divergences, careful })
    }

    /// The divergence of a function of the module itself, if it was asked for here.
    pub fn take_divergence(&mut self, id: FuncId) -> Option<Divergence> {
        self.divergences.remove(&id)
    }

    /// What is known of a function; nothing where nobody will ask.
    pub fn of(&self, id: FuncId) -> Option<Gatherings<'_>> {
        let Some((module, summaries)) = &self.careful else { return Some(Gatherings::All) };
        let func = module.func(id);
        if !func.insts().any(|inst| is_single(func, inst)) {
            return None;
        }
        let cfg = Cfg::new(func);
        let (loops, post) = (Loops::new(&cfg), PostDominators::new(&cfg));
        let divergence = Divergence::new(func, &cfg, &loops, &post, &summaries.context(id));
        Some(Gatherings::Some(Box::new(Analysed { func, cfg, loops, post, divergence })))
    }
}

/// Whether the warp comes to an instruction as a whole.
fn comes_whole(func: &Function, divergence: &Divergence, inst: Inst) -> bool {
    let block = func.layout.block_of(inst);
    block.is_some_and(|block| !divergence.is_run_by_part(block, Group::Warp))
        && parted_inside(func, divergence, inst, Group::Warp, is_single_row).is_none()
}

impl Gatherings<'_> {
    /// Whether the warp comes to an instruction as a whole.
    pub fn is_converged(&self, inst: Inst) -> bool {
        match self {
            Gatherings::All => true,
            Gatherings::Some(known) => comes_whole(known.func, &known.divergence, inst),
        }
    }

    /// The error that the target has no instruction for threads that arrive one by one.
    pub fn refuse(&self, id: FuncId, inst: Inst, sm: Sm) -> CodegenError {
        match self {
            Gatherings::All => unreachable!("all warps are converged"),
            Gatherings::Some(known) => known.refuse(id, inst, sm),
        }
    }
}

impl Analysed<'_> {
    /// What parts threads inside an operation in front of an instruction for single threads.
    fn inside(&self, inst: Inst) -> Option<Inside> {
        parted_inside(self.func, &self.divergence, inst, Group::Warp, is_single_row)
    }

    /// The error that the target has no instruction for threads that arrive one by one.
    fn refuse(&self, id: FuncId, inst: Inst, sm: Sm) -> CodegenError {
        let branch = self.parting_branch(inst);
        let why = match (branch, self.inside(inst)) {
            (Some(branch), _) => format!("the threads may diverge at {}", self.describe(branch)),
            (None, Some(Inside::Guard)) => "its guard may differ between threads".to_owned(),
            (None, Some(Inside::Branch)) => "the threads may diverge at a branch inside".to_owned(),
            (None, None) => "the function may be called by a part of a warp".to_owned(),
        };
        let code = self.func.dfg.ptx_code(inst);
        let op = match code.and_then(|code| code.insts.iter().find(|row| is_single_row(row))) {
            Some(row) => row.mnemonic(),
            None => self.func.dfg.opcode(inst).name().to_owned(),
        };
        CodegenError::new(Some(id), Some(inst), Reason::PartedWarp { op, why, branch, sm })
    }

    /// The branch that may part the threads of an instruction: the last in front of it.
    fn parting_branch(&self, inst: Inst) -> Option<Inst> {
        let Analysed { func, cfg, loops, post, divergence } = self;
        let convergence = Convergence::with(func, cfg, loops, post, divergence, |op| op == inst);
        let order: Vec<Inst> = func.insts().collect();
        let place = |inst: Inst| order.iter().position(|&at| at == inst);
        let here = place(inst);
        let parts = convergence.dependences(inst).map(|on| on.branch()).filter(|&branch| {
            let block = func.layout.block_of(branch);
            block.is_some_and(|block| divergence.branch_is_divergent(block, Group::Warp))
        });
        parts.max_by_key(|&branch| (place(branch) < here, place(branch)))
    }

    /// A branch in words.
    fn describe(&self, branch: Inst) -> String {
        let func = self.func;
        let mut text = format!("`{}", func.dfg.opcode(branch).name());
        if let Some(name) = func.dfg.args(branch).first().and_then(|&arg| func.value_name(arg)) {
            text += &format!(" %{name}");
        }
        text.push('`');
        if let Some(name) = func.layout.block_of(branch).and_then(|block| func.block_name(block)) {
            text += &format!(" at the end of block `{name}`");
        }
        text
    }
}
