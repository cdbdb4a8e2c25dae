//! Where the threads of a warp are known to be together.
//!
//! A barrier of single threads (`barrier` without `aligned`, and the rows that have an `.aligned`
//! form beside the one that is not) is the aligned one where the whole warp comes to it, and has to
//! be on targets whose threads do not run independently (before sm_70): the manual says that there
//! it means the aligned form.

use crate::error::{CodegenError, Reason};
use irc_ir::dominance::Cfg;
use irc_ir::entity::{FuncId, Inst};
use irc_ir::function::Function;
use irc_ir::isa::ModKind;
use irc_ir::module::Module;
use irc_ir::op::{BarrierFlags, Payload};
use irc_ir::ptx;
use irc_ir::target::Sm;
use irc_passes::analysis::convergence::Convergence;
use irc_passes::analysis::divergence::{Divergence, Group};
use irc_passes::analysis::failures::forget_failures;
use irc_passes::analysis::{Loops, PostDominators, Summaries};

/// What is known of a module in which threads wait one by one.
pub(crate) struct Converged {
    /// A copy, in which no branch leads to the end of the program.
    module: Module,
    summaries: Summaries,
}

/// What is known of a function of such a module.
pub(crate) struct Gatherings<'a> {
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
    /// What is known of a legal module; nothing where nobody will ask.
    pub fn new(module: &Module) -> Option<Converged> {
        if !module.funcs().any(|(_, func)| func.insts().any(|inst| is_single(func, inst))) {
            return None;
        }
        let mut module = module.clone();
        for (_, func) in module.funcs_mut().filter(|(_, func)| !func.is_declaration()) {
            forget_failures(func);
        }
        let summaries = Summaries::new(&module);
        Some(Converged { module, summaries })
    }

    /// What is known of a function; nothing where nobody will ask.
    pub fn of(&self, id: FuncId) -> Option<Gatherings<'_>> {
        let func = self.module.func(id);
        if !func.insts().any(|inst| is_single(func, inst)) {
            return None;
        }
        let cfg = Cfg::new(func);
        let (loops, post) = (Loops::new(&cfg), PostDominators::new(&cfg));
        let divergence = Divergence::new(func, &cfg, &loops, &post, &self.summaries.context(id));
        Some(Gatherings { func, cfg, loops, post, divergence })
    }
}

impl Gatherings<'_> {
    /// Whether the warp comes to an instruction as a whole.
    pub fn is_converged(&self, inst: Inst) -> bool {
        let block = self.func.layout.block_of(inst);
        block.is_some_and(|block| !self.divergence.is_run_by_part(block, Group::Warp))
    }

    /// The error that the target has no instruction for threads that arrive one by one.
    pub fn refuse(&self, id: FuncId, inst: Inst, sm: Sm) -> CodegenError {
        let branch = self.parting_branch(inst);
        let why = match branch {
            Some(branch) => format!("the threads may part at {}", self.describe(branch)),
            None => "a part of a warp may call the function".to_owned(),
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
        let Gatherings { func, cfg, loops, post, divergence } = self;
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
