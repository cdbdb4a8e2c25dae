//! Divergence: how each value varies between threads, and where threads diverge.
//!
//! # What is claimed
//!
//! Threads are compared at the same *dynamic instance* of an instruction: they came to it through
//! the same calls and, for each loop around it, in the same iteration (counted from the entry into
//! the loop). A value is *uniform* for a [`Group`] (grid, CTA, warp) if all threads of a group that
//! execute an instance get the same value there, unless it is poison; whether they do so at the
//! same time does not matter. More generally a value has an [`AffineForm`]: a part that is uniform
//! for a group plus known multiples of the thread's index.
//!
//! # How it is found
//!
//! Groups are nested, so one analysis serves all: a value or branch has the largest group for which
//! it is uniform, and whatever depends on it can be uniform for no larger one.
//!
//! - *Data*: the result of an operation varies as its row says (`transfer`).
//! - *Sync dependence*: threads that part at a branch may meet again with different parameters; the
//!   parameters of such blocks are uniform for no larger group than the branch (`sync`).
//! - *Temporal divergence*: threads that leave a loop in different iterations carry different
//!   values out of it: what it defines is uniform outside for no larger group than the branch.
//! - *Control*: a block is run all or none by no larger group than the branches that decide about
//!   it, directly or not (`control`). What threads find out together (votes) is the same for them
//!   only where they all meet.
//! - *Irreducible loops* are taken as a whole: if threads enter one at different places, or part
//!   inside, everything that it defines is divergent.
//!
//! What depends on calls comes from [`crate::analysis::summary`].
//!
//! References: Karrenberg and Hack, "Improving performance of OpenCL on CPUs", 2012; Sampaio et
//! al., "Divergence analysis", 2013 (affine forms); Rosemann, Moll and Hack, "An abstract
//! interpretation for SPMD divergence on reducible control flow graphs", 2021; the
//! `UniformityAnalysis` of LLVM.

mod control;
mod form;
mod forms;
mod solve;
mod sync;
mod transfer;

pub use form::{AffineForm, CtaShape, Group, INDICES};

use self::forms::Forms;
use crate::analysis::loops::{Loop, Loops};
use crate::analysis::summary::Summaries;
use cranelift_entity::EntityRef;
use irc_ir::dfg::ValueDef;
use irc_ir::dominance::Cfg;
use irc_ir::dominance::PostDominators;
use irc_ir::entity::{Block, Value};
use irc_ir::function::Function;
use irc_ir::text::AnnotationSite;

/// What the analysis of a function has to know of the rest of the module.
#[derive(Copy, Clone, Debug)]
pub struct Context<'a> {
    /// The forms of the parameters; those left out are divergent.
    pub params: &'a [AffineForm],
    /// The group whose threads call the function all or none.
    pub entry: Group,
    /// What calls do; without it, their results are divergent.
    pub summaries: Option<&'a Summaries>,
}

impl Context<'_> {
    /// A device function that anybody may call, in any way.
    pub const UNKNOWN: Context<'static> =
        Context { params: &[], entry: Group::Thread, summaries: None };
}

/// How the values and branches of a function vary between threads.
#[derive(Clone, Debug)]
pub struct Divergence {
    /// Those of all values but constants.
    forms: Forms,
    shape: CtaShape,
    branches: Vec<Group>,
    joins: Vec<Group>,
    control: Vec<Group>,
    loops: Vec<Group>,
    result: AffineForm,
}

impl Divergence {
    /// The divergence of a function with these analyses.
    pub fn new(
        func: &Function,
        cfg: &Cfg,
        loops: &Loops,
        post: &PostDominators,
        context: &Context<'_>,
    ) -> Divergence {
        solve::Solver::new(func, cfg, loops, post, context).solve()
    }

    /// The form of a value; divergent if it is defined in an unreachable block.
    #[inline]
    pub fn form(&self, value: Value) -> AffineForm {
        // Constants may have been made since, but nothing else has.
        self.forms.get(value).unwrap_or(AffineForm::UNIFORM)
    }

    /// The form of a value for those who use it in a block: less uniform than where it is defined,
    /// if threads have left loops in between in different iterations.
    pub fn form_at(
        &self,
        func: &Function,
        loops: &Loops,
        value: Value,
        block: Block,
    ) -> AffineForm {
        let home = match func.dfg.def(value) {
            ValueDef::Result(inst, _) => func.layout.block_of(inst),
            ValueDef::Param(block, _) => Some(block),
            ValueDef::Const(_) => None,
        };
        let innermost = home.and_then(|home| loops.innermost(home));
        let left = std::iter::successors(innermost, |&l| loops.parent(l))
            .take_while(|&l| !loops.contains(l, block));
        let apart = left.map(|l| self.loop_exits(l)).max().unwrap_or(Group::Grid);
        self.form(value).raised(apart)
    }

    /// The largest group for which a value is uniform.
    #[inline]
    pub fn group(&self, value: Value) -> Group {
        self.shape.group(self.form(value))
    }

    /// Whether a value is the same for all threads of a group.
    #[inline]
    pub fn is_uniform(&self, value: Value, group: Group) -> bool {
        self.group(value) <= group
    }

    /// The largest group whose threads take the branch at the end of a block together.
    pub fn branch(&self, block: Block) -> Group {
        self.branches[block.index()]
    }

    /// Whether threads of a group that execute the branch at the end of a block may part there.
    pub fn branch_is_divergent(&self, block: Block, group: Group) -> bool {
        self.branch(block) > group
    }

    /// The largest group whose threads do not come to a block by different ways from a branch.
    pub fn join(&self, block: Block) -> Group {
        self.joins[block.index()]
    }

    /// The largest group whose threads run a block all or none.
    pub fn control(&self, block: Block) -> Group {
        self.control[block.index()]
    }

    /// Whether a part of a group may run a block without the rest.
    pub fn is_run_by_part(&self, block: Block, group: Group) -> bool {
        self.control(block) > group
    }

    /// The largest group whose threads leave a loop in the same iteration; of an irreducible loop,
    /// those that are at the same place in it.
    pub fn loop_exits(&self, l: Loop) -> Group {
        self.loops[l.index()]
    }

    /// The form of what the function returns.
    pub fn result(&self) -> AffineForm {
        self.result
    }

    /// A comment for the text form: how the results of an instruction or the parameters of a block
    /// vary, who takes a branch together, and who runs a block. `None` where there is nothing to
    /// say.
    pub fn annotation(&self, func: &Function, place: AnnotationSite) -> Option<String> {
        let mut notes = Vec::new();
        let mut forms = |values: &mut dyn Iterator<Item = Value>| {
            notes.extend(values.map(|value| self.form(value).to_string()));
        };
        match place {
            AnnotationSite::Block(block) => {
                // The parameters of a kernel are uniform.
                if Some(block) != func.layout.entry() || !func.is_kernel() {
                    forms(&mut func.dfg.params(block).iter().copied());
                }
                match self.control(block) {
                    Group::Grid => {}
                    group => notes.push(format!("runs per {group}")),
                }
            }
            AnnotationSite::Inst(inst) => {
                forms(&mut func.dfg.results(inst));
                if func.dfg.targets(inst).len() > 1 {
                    let group = func.layout.block_of(inst).map(|block| self.branch(block));
                    notes.push(format!("branch per {}", group.unwrap_or(Group::Thread)));
                }
            }
        }
        (!notes.is_empty()).then(|| notes.join(", "))
    }

    /// What is known of the shape of the CTAs.
    pub fn shape(&self) -> CtaShape {
        self.shape
    }
}
