//! The list of passes, and which of them each level of optimisation runs in which order.
//!
//! Names are those of the functions and files in [`crate::opt`]; dumps, timings and file tests all
//! use this list. Most passes work on one function at a time and the functions do not depend on
//! each other, so threads may share them ([`Optimizer::run_all`]).
//!
//! A pass says what it changed ([`Changed`]), and that alone decides what is kept of what earlier
//! passes found out about control flow ([`Analyses`]).

use crate::analysis::used::{named_functions, used_functions};
use crate::analysis::{Analyses, Variables};
pub use crate::fuel::Fuel;
use crate::opt::{
    Changed, Reach, bypass_divisions, cse, dce, dead_stores, delete_loops, direct_calls,
    expand_math, expand_video, fold_loads, fold_params, fold_since, forward_loads, hoist_addresses,
    hoist_common, if_convert, infer_spaces, inline, licm, loop_reduce, merge_params, merge_traps,
    narrow_counters, narrow_params, noncoherent_loads, pair_divisions, post_increment,
    promote_accesses, propagate_ranges, raise_alignment, reassociate, reduce_strength_since,
    remove_assumes, remove_trivial_params, remove_unreachable_blocks, replace_tests, retype_halves,
    rotate, simplify_cfg, sink, slsr, slsr_near, slsr_numbers, split_addresses, sroa,
    tabulate_slots, tabulate_switches, unroll, unroll_runtime, vectorize_accesses, widen_counters,
};
use crate::remarks::Remarks;
use cranelift_entity::EntitySet;
use irc_ir::data::DataTypes;
use irc_ir::entity::FuncId;
use irc_ir::function::{Function, Inlining};
use irc_ir::module::Module;
use irc_ir::work::Workers;

/// A pass over a function.
#[derive(Debug)]
pub struct Pass {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub summary: &'static str,
    /// Runs it.
    pub run: Run,
}

/// What a pass over a function is given besides the function.
#[derive(Copy, Clone, Debug)]
pub struct Context<'a> {
    /// The data types of the module.
    pub types: &'a DataTypes,
    /// What is known of the control flow of the function.
    pub analyses: &'a Analyses,
    /// The number of the first instruction that is new since the pass last ran on the function; 0
    /// if it has not. A pass that looks at one instruction at a time may leave out the older ones.
    pub first_new: usize,
    /// What it has to say.
    pub remarks: &'a Remarks,
}

/// What a pass runs on.
#[derive(Debug)]
pub enum Run {
    /// One function.
    Function(fn(&mut Function, Context<'_>) -> Changed),
    /// One function of a module that has these variables.
    WithVariables(fn(&mut Function, &Variables<'_>, &Remarks) -> Changed),
    /// All functions at once.
    Module(fn(&mut Module, &Remarks) -> Changed),
}

static REMOVE_UNREACHABLE_BLOCKS: Pass = Pass {
    name: "remove_unreachable_blocks",
    summary: "removes the blocks that no path from the entry reaches",
    run: Run::Function(|func, _| remove_unreachable_blocks(func)),
};
static SIMPLIFY_CFG: Pass = Pass {
    name: "simplify_cfg",
    summary: "simplifies control flow where reconvergence stays the same",
    run: Run::Function(|func, cx| simplify_cfg(func, cx.remarks)),
};
static SROA: Pass = Pass {
    name: "sroa",
    summary: "splits stack slots and promotes the parts to SSA values",
    run: Run::Function(|func, cx| sroa(func, cx.types, cx.analyses)),
};
static REMOVE_TRIVIAL_PARAMS: Pass = Pass {
    name: "remove_trivial_params",
    summary: "removes block parameters that always have one other value",
    run: Run::Function(|func, cx| remove_trivial_params(func, cx.analyses)),
};
static INFER_SPACES: Pass = Pass {
    name: "infer_spaces",
    summary: "makes generic pointers whose space is known pointers into that",
    run: Run::Function(|func, cx| infer_spaces(func, cx.analyses)),
};
static PROPAGATE_RANGES: Pass = Pass {
    name: "propagate_ranges",
    summary: "decides comparisons by the ranges of what they compare",
    run: Run::Function(|func, cx| propagate_ranges(func, cx.analyses, cx.remarks)),
};

static REMOVE_ASSUMES: Pass = Pass {
    name: "remove_assumes",
    summary: "removes assumptions and stated ranges when what they tell has been used",
    run: Run::Function(|func, _| remove_assumes(func)),
};
static FOLD: Pass = Pass {
    name: "fold",
    summary: "folds constants and applies local rewrites",
    run: Run::Function(|func, cx| fold_since(func, cx.analyses, cx.first_new, cx.remarks)),
};
static FOLD_PARAMS: Pass = Pass {
    name: "fold_params",
    summary: "computes on the edges to a block what they know of its parameters",
    run: Run::Function(|func, cx| fold_params(func, cx.analyses)),
};
static IF_CONVERT: Pass = Pass {
    name: "if_convert",
    summary: "converts small diamonds to straight-line code with selects",
    run: Run::Function(|func, cx| if_convert(func, cx.analyses, cx.remarks)),
};
static CSE: Pass = Pass {
    name: "cse",
    summary: "replaces an instruction by an equal one that dominates it",
    run: Run::Function(|func, cx| cse(func, cx.analyses)),
};
static REDUCE_STRENGTH: Pass = Pass {
    name: "reduce_strength",
    summary: "replaces operations by cheaper ones, such as divisions by constants",
    run: Run::Function(|func, cx| {
        reduce_strength_since(func, cx.analyses, cx.first_new, cx.remarks)
    }),
};
static PAIR_DIVISIONS: Pass = Pass {
    name: "pair_divisions",
    summary: "computes remainders from quotients of the same numbers",
    run: Run::Function(|func, cx| pair_divisions(func, cx.analyses, cx.remarks)),
};
static REASSOCIATE: Pass = Pass {
    name: "reassociate",
    summary: "factors sums of products, such as indices into arrays of several dimensions",
    run: Run::Function(|func, cx| reassociate(func, cx.analyses, cx.remarks)),
};
static BYPASS_DIVISIONS: Pass = Pass {
    name: "bypass_divisions",
    summary: "divides numbers of 64 bits as 32 where they turn out to fit",
    run: Run::Function(|func, cx| bypass_divisions(func, cx.remarks)),
};
static SPLIT_ADDRESSES: Pass = Pass {
    name: "split_addresses",
    summary: "splits index arithmetic into parts that can be shared and folded",
    run: Run::Function(|func, cx| split_addresses(func, cx.analyses, cx.remarks)),
};
static LICM: Pass = Pass {
    name: "licm",
    summary: "moves what loops compute anew in every round in front of them",
    run: Run::Function(|func, cx| licm(func, cx.analyses, cx.remarks)),
};
static LOOP_REDUCE: Pass = Pass {
    name: "loop_reduce",
    summary: "replaces addresses that grow in each round by pointers that are added to",
    run: Run::Function(|func, cx| loop_reduce(func, cx.analyses, cx.remarks)),
};
static SLSR: Pass = Pass {
    name: "slsr",
    summary: "computes addresses from others that a factor is away",
    run: Run::Function(|func, cx| slsr(func, cx.analyses, cx.remarks)),
};
static SLSR_NEAR: Pass = Pass {
    name: "slsr_near",
    summary: "computes near addresses from others that a factor of 32 bits is away",
    run: Run::Function(|func, cx| slsr_near(func, cx.analyses, cx.remarks)),
};
static SLSR_NUMBERS: Pass = Pass {
    name: "slsr_numbers",
    summary: "computes sums of products from others that a product is away",
    run: Run::Function(|func, cx| slsr_numbers(func, cx.analyses, cx.remarks)),
};
static SINK: Pass = Pass {
    name: "sink",
    summary: "moves what only some ways need to where these begin",
    run: Run::Function(|func, cx| sink(func, cx.analyses, cx.remarks)),
};
static ROTATE: Pass = Pass {
    name: "rotate",
    summary: "lets innermost loops be tested at their end",
    run: Run::Function(|func, cx| rotate(func, cx.analyses)),
};
static UNROLL: Pass = Pass {
    name: "unroll",
    summary: "unrolls loops of known length that keep arrays in memory or are asked to be",
    run: Run::Function(|func, cx| unroll(func, cx.analyses, cx.remarks)),
};
static UNROLL_RUNTIME: Pass = Pass {
    name: "unroll_runtime",
    summary: "unrolls short loops whose number of rounds is known when they begin",
    run: Run::Function(|func, cx| unroll_runtime(func, cx.analyses, Reach::USUAL, cx.remarks)),
};
static UNROLL_FAR: Pass = Pass {
    name: "unroll_far",
    summary: "unrolls more rounds of such loops, and longer ones",
    run: Run::Function(|func, cx| unroll_runtime(func, cx.analyses, Reach::FAR, cx.remarks)),
};
static DCE: Pass = Pass {
    name: "dce",
    summary: "removes dead instructions and block parameters",
    run: Run::Function(|func, cx| dce(func, cx.analyses)),
};

static DIRECT_CALLS: Pass = Pass {
    name: "direct_calls",
    summary: "makes indirect calls of known functions direct",
    run: Run::Module(|module, _| direct_calls(module)),
};
static FOLD_LOADS: Pass = Pass {
    name: "fold_loads",
    summary: "folds loads of constant memory whose contents are known",
    run: Run::Module(|module, _| fold_loads(module)),
};
static FORWARD_LOADS: Pass = Pass {
    name: "forward_loads",
    summary: "replaces loads by what was stored or loaded before",
    run: Run::WithVariables(forward_loads),
};
static PROMOTE_ACCESSES: Pass = Pass {
    name: "promote_accesses",
    summary: "keeps in registers what loops access at one address",
    run: Run::WithVariables(promote_accesses),
};
static DELETE_LOOPS: Pass = Pass {
    name: "delete_loops",
    summary: "computes what loops come to that do nothing but count",
    run: Run::Function(|func, cx| delete_loops(func, cx.analyses, cx.remarks)),
};
static HOIST_COMMON: Pass = Pass {
    name: "hoist_common",
    summary: "computes what both ways behind a branch compute in front of it",
    run: Run::Function(|func, cx| hoist_common(func, cx.analyses)),
};
static HOIST_ADDRESSES: Pass = Pass {
    name: "hoist_addresses",
    summary: "takes the address of a shared variable once for all blocks",
    run: Run::Function(|func, cx| hoist_addresses(func, cx.analyses)),
};
static POST_INCREMENT: Pass = Pass {
    name: "post_increment",
    summary: "lets loops compare what the next round counts from",
    run: Run::Function(|func, cx| post_increment(func, cx.analyses)),
};
static WIDEN_COUNTERS: Pass = Pass {
    name: "widen_counters",
    summary: "lets loops that count in bytes or halves count in 32 bits",
    run: Run::Function(|func, cx| widen_counters(func, cx.analyses)),
};
static NARROW_COUNTERS: Pass = Pass {
    name: "narrow_counters",
    summary: "lets loops count in 32 bits where that is enough",
    run: Run::Function(|func, cx| narrow_counters(func, cx.analyses)),
};
static MERGE_PARAMS: Pass = Pass {
    name: "merge_params",
    summary: "lets one block parameter stand for another that always has the same value",
    run: Run::Function(|func, cx| merge_params(func, cx.analyses)),
};
static REPLACE_TESTS: Pass = Pass {
    name: "replace_tests",
    summary: "lets counters that loops need decide when they end, in place of others",
    run: Run::Function(|func, cx| replace_tests(func, cx.analyses, cx.remarks)),
};
static NARROW_PARAMS: Pass = Pass {
    name: "narrow_params",
    summary: "lets blocks hand on truth values as such, not as numbers",
    run: Run::Function(|func, cx| narrow_params(func, cx.analyses)),
};
static NONCOHERENT_LOADS: Pass = Pass {
    name: "noncoherent_loads",
    summary: "marks loads of memory that nobody writes while the kernel runs",
    run: Run::Function(|func, cx| noncoherent_loads(func, cx.analyses, cx.remarks)),
};
static DEAD_STORES: Pass = Pass {
    name: "dead_stores",
    summary: "removes stores that nothing reads",
    run: Run::WithVariables(dead_stores),
};
static RAISE_ALIGNMENT: Pass = Pass {
    name: "raise_alignment",
    summary: "aligns variables so that accesses can be joined",
    run: Run::Module(|module, _| raise_alignment(module)),
};
static RETYPE_HALVES: Pass = Pass {
    name: "retype_halves",
    summary: "lets integers of 16 bits that are only moved be halves",
    run: Run::Function(|func, cx| retype_halves(func, cx.analyses)),
};
static MERGE_TRAPS: Pass = Pass {
    name: "merge_traps",
    summary: "merges blocks that end the program in the same way",
    run: Run::Module(merge_traps),
};
static TABULATE_SWITCHES: Pass = Pass {
    name: "tabulate_switches",
    summary: "computes the constants that switches choose",
    run: Run::Module(tabulate_switches),
};
static TABULATE_SLOTS: Pass = Pass {
    name: "tabulate_slots",
    summary: "puts tables in the place of stack slots that only hold constants",
    run: Run::Module(tabulate_slots),
};
static VECTORIZE_ACCESSES: Pass = Pass {
    name: "vectorize_accesses",
    summary: "joins loads and stores of neighbouring bytes to those of vectors",
    run: Run::WithVariables(vectorize_accesses),
};
static EXPAND_MATH: Pass = Pass {
    name: "expand_math",
    summary: "puts routines of the math library in the place of functions",
    run: Run::Module(|module, _| expand_math(module)),
};
static EXPAND_VIDEO: Pass = Pass {
    name: "expand_video",
    summary: "says packed video instructions, which no GPU has, as logic on words",
    run: Run::Function(|func, _| expand_video(func)),
};
static INLINE: Pass =
    Pass { name: "inline", summary: "inlines device functions", run: Run::Module(inline) };

/// Every pass.
pub static PASSES: &[&Pass] = &[
    &REMOVE_UNREACHABLE_BLOCKS,
    &SIMPLIFY_CFG,
    &SROA,
    &REMOVE_TRIVIAL_PARAMS,
    &INFER_SPACES,
    &PROPAGATE_RANGES,
    &REMOVE_ASSUMES,
    &FOLD,
    &FOLD_PARAMS,
    &REDUCE_STRENGTH,
    &CSE,
    &PAIR_DIVISIONS,
    &REASSOCIATE,
    &BYPASS_DIVISIONS,
    &IF_CONVERT,
    &SPLIT_ADDRESSES,
    &ROTATE,
    &LICM,
    &LOOP_REDUCE,
    &SLSR,
    &SLSR_NEAR,
    &SLSR_NUMBERS,
    &HOIST_COMMON,
    &HOIST_ADDRESSES,
    &SINK,
    &UNROLL,
    &UNROLL_RUNTIME,
    &UNROLL_FAR,
    &DCE,
    &FOLD_LOADS,
    &DIRECT_CALLS,
    &EXPAND_MATH,
    &EXPAND_VIDEO,
    &INLINE,
    &FORWARD_LOADS,
    &PROMOTE_ACCESSES,
    &DELETE_LOOPS,
    &WIDEN_COUNTERS,
    &NARROW_COUNTERS,
    &NARROW_PARAMS,
    &MERGE_PARAMS,
    &POST_INCREMENT,
    &REPLACE_TESTS,
    &NONCOHERENT_LOADS,
    &DEAD_STORES,
    &VECTORIZE_ACCESSES,
    &RAISE_ALIGNMENT,
    &RETYPE_HALVES,
    &MERGE_TRAPS,
    &TABULATE_SWITCHES,
    &TABULATE_SLOTS,
];

/// What is done at `-O0`: code generation wants no unreachable blocks.
static O0: &[&Pass] = &[&REMOVE_UNREACHABLE_BLOCKS];

/// What is done at `-O1`. Control flow is simplified a second time for the branches whose
/// conditions were found to be constant, and dead code goes once, at the end. Addresses are split
/// late, when equal indices are one value; what they share becomes one when code generation shares
/// what legalisation has made.
static O1: &[&Pass] = &[
    &SIMPLIFY_CFG,
    &SROA,
    &REMOVE_TRIVIAL_PARAMS,
    &INFER_SPACES,
    &PROPAGATE_RANGES,
    &REMOVE_ASSUMES,
    &EXPAND_VIDEO,
    &FOLD,
    &REDUCE_STRENGTH,
    &CSE,
    &IF_CONVERT,
    &SIMPLIFY_CFG,
    &SPLIT_ADDRESSES,
    &DCE,
];

/// What makes functions small before bodies are put in the place of calls, and that.
static INLINING: &[&Pass] = &[
    &SIMPLIFY_CFG,
    &SROA,
    &REMOVE_TRIVIAL_PARAMS,
    &FOLD,
    &FOLD_LOADS,
    &DCE,
    &DIRECT_CALLS,
    &EXPAND_MATH,
    &INLINE,
];

/// What is done after inlining: all as at `-O1`, with what calls had hidden, and what loops are
/// worth. Loops are unrolled first, so that what is constant in their rounds is found, and rotated
/// when the checks that they decide are known, and gone. They are unrolled again when they
/// have got the form that most is seen of and their rounds are as short as they become.
static AFTER_INLINING: &[&Pass] = &[
    &UNROLL,
    &SIMPLIFY_CFG,
    &SROA,
    &REMOVE_TRIVIAL_PARAMS,
    &INFER_SPACES,
    &NONCOHERENT_LOADS,
    &PROPAGATE_RANGES,
    &REMOVE_ASSUMES,
    &SIMPLIFY_CFG,
    &ROTATE,
    &REMOVE_TRIVIAL_PARAMS,
    &NARROW_PARAMS,
    &EXPAND_VIDEO,
    &FOLD_PARAMS,
    &FOLD,
    &REDUCE_STRENGTH,
    &CSE,
    &PAIR_DIVISIONS,
    &REASSOCIATE,
    &FORWARD_LOADS,
    &PROMOTE_ACCESSES,
    &DEAD_STORES,
    &REMOVE_TRIVIAL_PARAMS,
    &HOIST_COMMON,
    &IF_CONVERT,
    &SIMPLIFY_CFG,
    &IF_CONVERT,
    &SIMPLIFY_CFG,
    &TABULATE_SWITCHES,
    &DELETE_LOOPS,
    &WIDEN_COUNTERS,
    &NARROW_COUNTERS,
    &UNROLL,
];

/// What is done when most rounds are copied, at `-O2`.
static AFTER_UNROLLING: &[&Pass] =
    &[&UNROLL_RUNTIME, &SIMPLIFY_CFG, &TABULATE_SLOTS, &RAISE_ALIGNMENT, &FOLD_LOADS, &CSE];

/// The same at `-O3`: more rounds are copied, and what has been done before that is done again, for
/// what is constant, known or stored in one round of several.
static AFTER_MORE_UNROLLING: &[&Pass] = &[
    &UNROLL_FAR,
    &SIMPLIFY_CFG,
    &TABULATE_SLOTS,
    &RAISE_ALIGNMENT,
    &FOLD_LOADS,
    &PROPAGATE_RANGES,
    &FOLD,
    &REDUCE_STRENGTH,
    &CSE,
    &FORWARD_LOADS,
    &PROMOTE_ACCESSES,
    &DEAD_STORES,
    &REMOVE_TRIVIAL_PARAMS,
    &IF_CONVERT,
    &SIMPLIFY_CFG,
];

/// What is done with addresses at last. When they have been split, neighbours have the same base,
/// so that accesses can be joined, and what loops do not change of them is moved out.
static ADDRESSES: &[&Pass] = &[
    &SLSR_NEAR,
    &SPLIT_ADDRESSES,
    &CSE,
    &DCE,
    &HOIST_COMMON,
    &HOIST_ADDRESSES,
    &VECTORIZE_ACCESSES,
    &LICM,
    &SLSR,
    &LOOP_REDUCE,
    &MERGE_PARAMS,
    &SLSR_NUMBERS,
    &POST_INCREMENT,
    &REPLACE_TESTS,
    &BYPASS_DIVISIONS,
    &MERGE_TRAPS,
    &RETYPE_HALVES,
    &DCE,
    &SINK,
];

/// What is done at `-O2`.
static O2: [&Pass; 67] = join([INLINING, AFTER_INLINING, AFTER_UNROLLING, ADDRESSES]);

/// What is done at `-O3`.
static O3: [&Pass; 76] = join([INLINING, AFTER_INLINING, AFTER_MORE_UNROLLING, ADDRESSES]);

/// Lists one behind the other.
const fn join<const N: usize>(lists: [&[&'static Pass]; 4]) -> [&'static Pass; N] {
    let mut all = [lists[0][0]; N];
    let (mut list, mut at, mut i) = (0, 0, 0);
    while list < lists.len() {
        while at < lists[list].len() {
            all[i] = lists[list][at];
            (at, i) = (at + 1, i + 1);
        }
        (list, at) = (list + 1, 0);
    }
    assert!(i == N, "the length is that of all");
    all
}

/// What code generation does with what legalisation has made, address arithmetic above all, at
/// `-O1` and above.
pub static AFTER_LEGALIZE: &[&Pass] = &[&FOLD, &REDUCE_STRENGTH, &CSE];

/// A level of optimisation.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum OptLevel {
    /// Only what code generation needs.
    O0,
    /// What is cheap and always good.
    O1,
    /// Also what looks at several functions or at loops, and what makes code larger where that
    /// makes it faster: bodies in the place of calls.
    #[default]
    O2,
    /// Also what takes longer and makes code larger for loops that are a little faster: they are
    /// unrolled further.
    O3,
}

impl OptLevel {
    /// Every level, from the lowest.
    pub const ALL: [OptLevel; 4] = [OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3];

    /// The passes of this level in order.
    pub fn passes(self) -> &'static [&'static Pass] {
        match self {
            OptLevel::O0 => O0,
            OptLevel::O1 => O1,
            OptLevel::O2 => &O2,
            OptLevel::O3 => &O3,
        }
    }

    /// Whether functions that nothing uses become no code.
    pub const fn drops_unused(self) -> bool {
        matches!(self, OptLevel::O2 | OptLevel::O3)
    }
}

/// The pass with this name.
pub fn pass(name: &str) -> Option<&'static Pass> {
    PASSES.iter().copied().find(|pass| pass.name == name)
}

/// Optimises every function of a module.
pub fn optimize(module: &mut Module, level: OptLevel) -> Changed {
    run(module, level.passes(), Fuel::UNLIMITED)
}

/// Runs passes on every function of a module that has a body, as long as there is fuel.
pub fn run(module: &mut Module, passes: &[&'static Pass], fuel: Fuel) -> Changed {
    let mut optimizer = Optimizer::new(module, fuel);
    passes.iter().fold(Changed::No, |changed, pass| changed | optimizer.run(pass))
}

/// Runs passes one after the other, and keeps what they find out about control flow from each to
/// the next.
#[derive(Debug)]
pub struct Optimizer<'m> {
    module: &'m mut Module,
    /// Of each function.
    analyses: Vec<Analyses>,
    /// Of each function: see [`Context::first_new`].
    first_new: Vec<usize>,
    /// Of each function, the passes that found nothing to do in it as it is.
    idle: Vec<Idle>,
    /// Functions that passes leave alone: those that nothing calls any more, since bodies stand in
    /// the place of calls, and routines of the math library that stay calls. These are written as
    /// passes would leave them, which a test holds them to.
    left_alone: EntitySet<FuncId>,
    fuel: Fuel,
    remarks: &'m Remarks,
}

/// The names of passes that found nothing to do in a function since it was last changed: they would
/// find nothing again.
#[derive(Clone, Debug, Default)]
struct Idle(Vec<&'static str>);

impl Idle {
    fn note(&mut self, pass: &'static Pass, changed: Changed) {
        match changed {
            Changed::No => self.0.push(pass.name),
            _ => self.0.clear(),
        }
    }

    fn has(&self, pass: &'static Pass) -> bool {
        self.0.contains(&pass.name)
    }
}

/// Whether a function has a body that passes run on.
fn has_work(func: &Function, id: FuncId, left_alone: &EntitySet<FuncId>) -> bool {
    !func.is_declaration() && !left_alone.contains(id)
}

/// For those who want no remarks.
const NO_REMARKS: &Remarks = &Remarks::OFF;

impl<'m> Optimizer<'m> {
    /// For a module, with this fuel.
    pub fn new(module: &'m mut Module, fuel: Fuel) -> Optimizer<'m> {
        let analyses = vec![Analyses::default(); module.num_funcs()];
        let (first_new, idle, left_alone) = (Vec::new(), Vec::new(), EntitySet::new());
        Optimizer { module, analyses, first_new, idle, left_alone, fuel, remarks: NO_REMARKS }
    }

    /// For functions that the passes have run on before, with the number of the first instruction
    /// of each that is new since.
    pub fn with_first_new(self, first_new: Vec<usize>) -> Optimizer<'m> {
        Optimizer { first_new, ..self }
    }

    /// The same, with someone who wants to know what the passes do.
    pub fn with_remarks(self, remarks: &'m Remarks) -> Optimizer<'m> {
        Optimizer { remarks, ..self }
    }

    /// The module as it is now.
    pub fn module(&self) -> &Module {
        self.module
    }

    /// The fuel that is left, and what is known of the control flow of each function.
    pub fn finish(self) -> (Fuel, Vec<Analyses>) {
        (self.fuel, self.analyses)
    }

    /// Runs a pass on every function that has a body, as long as there is fuel. A pass over the
    /// module takes the fuel for one function.
    pub fn run(&mut self, pass: &Pass) -> Changed {
        if let Run::Module(run) = pass.run {
            return self.run_on_module(pass, run);
        }
        // Here every pass that has fuel runs, so what is idle is not kept.
        self.idle.clear();
        let (variables, funcs) = Variables::and_funcs(self.module);
        let mut changed = Changed::No;
        for ((id, func), analyses) in funcs.zip(&mut self.analyses) {
            if !has_work(func, id, &self.left_alone) {
                continue;
            }
            if !self.fuel.burn(pass.name, Some(id)) {
                break;
            }
            let first_new = self.first_new.get(id.as_u32() as usize).copied().unwrap_or(0);
            changed |= run_since(pass, func, &variables, analyses, first_new, self.remarks);
        }
        changed
    }

    fn run_on_module(&mut self, pass: &Pass, run: fn(&mut Module, &Remarks) -> Changed) -> Changed {
        let has_fuel = self.fuel.burn(pass.name, None);
        let first_new = self.module.num_funcs();
        let named = std::ptr::eq(pass, &INLINE).then(|| named_functions(self.module));
        let changed = if has_fuel { run(self.module, self.remarks) } else { Changed::No };
        // A pass may add functions.
        self.analyses.resize(self.module.num_funcs(), Analyses::default());
        if changed == Changed::Edges {
            self.analyses.iter_mut().for_each(Analyses::forget);
        }
        if changed != Changed::No {
            self.idle.iter_mut().for_each(|idle| idle.0.clear());
        }
        if let Some(named) = named {
            let used = used_functions(self.module, []);
            self.left_alone.extend(named.into_iter().filter(|&id| !used.contains(id)));
        }
        if std::ptr::eq(pass, &EXPAND_MATH) {
            let routines = self.module.funcs().skip(first_new);
            let stay_calls = routines.filter(|(_, func)| func.attrs.inlining == Inlining::Never);
            self.left_alone.extend(stay_calls.map(|(id, _)| id));
        }
        changed
    }

    /// Runs passes one after the other. Those of one function do not wait for other functions
    /// where nobody counts or looks between them, and threads share the functions then.
    pub fn run_all(&mut self, passes: &[&'static Pass], workers: Workers<'_>) {
        let is_alone = |pass: &&Pass| !matches!(pass.run, Run::Module(_));
        let are_counted = self.fuel.is_limited() || !self.remarks.is_off();
        let mut rest = passes;
        while let Some((first, others)) = rest.split_first() {
            if are_counted || !is_alone(first) {
                self.run(first);
                rest = others;
                continue;
            }
            let count = rest.iter().take_while(|pass| is_alone(pass)).count();
            self.run_by_function(&rest[..count], workers);
            rest = &rest[count..];
        }
    }

    /// Runs passes over functions on each function, all that have fuel and may find something.
    fn run_by_function(&mut self, passes: &[&'static Pass], workers: Workers<'_>) {
        let passes: Vec<&'static Pass> =
            passes.iter().copied().filter(|pass| self.fuel.burn(pass.name, None)).collect();
        let (variables, funcs) = Variables::and_funcs(self.module);
        let (first_new, left_alone) = (&self.first_new, &self.left_alone);
        self.idle.resize(self.analyses.len(), Idle::default());
        let funcs = funcs.zip(&mut self.analyses).zip(&mut self.idle);
        let funcs = funcs.filter(|(((id, func), _), _)| has_work(func, *id, left_alone));
        workers.map(funcs, |(((id, func), analyses), idle)| {
            let first_new = first_new.get(id.as_u32() as usize).copied().unwrap_or(0);
            for &pass in &passes {
                if !idle.has(pass) {
                    let changed =
                        run_since(pass, func, &variables, analyses, first_new, NO_REMARKS);
                    idle.note(pass, changed);
                }
            }
        });
    }
}

/// Runs a pass on a function that has a body, in a module with these variables. What it needs to
/// know of control flow is taken from `analyses`, which hold afterwards, too. A pass over the
/// module does nothing to one function.
pub fn run_on_function(
    pass: &Pass,
    func: &mut Function,
    variables: &Variables<'_>,
    analyses: &mut Analyses,
) -> Changed {
    run_since(pass, func, variables, analyses, 0, NO_REMARKS)
}

fn run_since(
    pass: &Pass,
    func: &mut Function,
    variables: &Variables<'_>,
    analyses: &mut Analyses,
    first_new: usize,
    remarks: &Remarks,
) -> Changed {
    let types = variables.types();
    let changed = match pass.run {
        Run::Function(run) => run(func, Context { types, analyses, first_new, remarks }),
        Run::WithVariables(run) => run(func, variables, remarks),
        Run::Module(_) => Changed::No,
    };
    if changed == Changed::Edges {
        analyses.forget();
    }
    debug_assert!(
        analyses.hold(func),
        "{} changes edges, but claims to preserve the CFG",
        pass.name
    );
    changed
}
