//! The list of passes, and which of them each level of optimisation runs in which order.
//!
//! Names are those of the functions and files in [`crate::opt`]; dumps, timings and file tests all
//! use this list. A pass works on one function at a time and the functions do not depend on each
//! other, so callers may run them in parallel with [`run_on_function`].

use crate::opt::{
    Changed, cse, dce, fold, if_convert, remove_trivial_params, remove_unreachable_blocks,
    simplify_cfg, sroa,
};
use irc_ir::data::DataTypes;
use irc_ir::function::Function;
use irc_ir::module::Module;

/// A pass over a function.
#[derive(Debug)]
pub struct Pass {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub summary: &'static str,
    /// Runs it. The data types are those of the module.
    pub run: fn(&mut Function, &DataTypes) -> Changed,
}

static REMOVE_UNREACHABLE_BLOCKS: Pass = Pass {
    name: "remove_unreachable_blocks",
    summary: "removes the blocks that no path from the entry reaches",
    run: |func, _| remove_unreachable_blocks(func),
};
static SIMPLIFY_CFG: Pass = Pass {
    name: "simplify_cfg",
    summary: "makes control flow simpler where threads meet as before",
    run: |func, _| simplify_cfg(func),
};
static SROA: Pass = Pass {
    name: "sroa",
    summary: "takes stack slots apart and turns the parts into SSA values",
    run: sroa,
};
static REMOVE_TRIVIAL_PARAMS: Pass = Pass {
    name: "remove_trivial_params",
    summary: "removes block parameters that always stand for one other value",
    run: |func, _| remove_trivial_params(func),
};
static FOLD: Pass = Pass {
    name: "fold",
    summary: "folds constants and applies rewritings that are good wherever they apply",
    run: |func, _| fold(func),
};
static IF_CONVERT: Pass = Pass {
    name: "if_convert",
    summary: "turns small diamonds into straight code that selects",
    run: |func, _| if_convert(func),
};
static CSE: Pass = Pass {
    name: "cse",
    summary: "replaces an instruction by an equal one that dominates it",
    run: |func, _| cse(func),
};
static DCE: Pass = Pass {
    name: "dce",
    summary: "removes instructions and block parameters that nothing needs",
    run: |func, _| dce(func),
};

/// Every pass.
pub static PASSES: &[&Pass] = &[
    &REMOVE_UNREACHABLE_BLOCKS,
    &SIMPLIFY_CFG,
    &SROA,
    &REMOVE_TRIVIAL_PARAMS,
    &FOLD,
    &CSE,
    &IF_CONVERT,
    &DCE,
];

/// What is done at `-O0`: code generation wants no unreachable blocks.
static O0: &[&Pass] = &[&REMOVE_UNREACHABLE_BLOCKS];

/// What is done at `-O1`. Control flow is simplified a second time for the branches whose
/// conditions were found to be constant, and dead code goes once, at the end.
static O1: &[&Pass] =
    &[&SIMPLIFY_CFG, &SROA, &REMOVE_TRIVIAL_PARAMS, &FOLD, &CSE, &IF_CONVERT, &SIMPLIFY_CFG, &DCE];

/// A level of optimisation.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum OptLevel {
    /// Only what code generation needs.
    O0,
    /// What is cheap and always good.
    #[default]
    O1,
    /// The same as [`OptLevel::O1`] for now.
    O2,
    /// The same as [`OptLevel::O1`] for now.
    O3,
}

impl OptLevel {
    /// Every level, from the lowest.
    pub const ALL: [OptLevel; 4] = [OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3];

    /// The passes of this level in order.
    pub fn passes(self) -> &'static [&'static Pass] {
        match self {
            OptLevel::O0 => O0,
            OptLevel::O1 | OptLevel::O2 | OptLevel::O3 => O1,
        }
    }
}

/// The pass with this name.
pub fn pass(name: &str) -> Option<&'static Pass> {
    PASSES.iter().copied().find(|pass| pass.name == name)
}

/// How many more passes may run on a function, to find by bisection the one that goes wrong.
#[derive(Copy, Clone, Debug, Default)]
pub struct Fuel {
    left: Option<u64>,
}

impl Fuel {
    /// Fuel for any number of passes.
    pub const UNLIMITED: Fuel = Fuel { left: None };

    /// Fuel for this many passes, each on one function.
    pub const fn limited(passes: u64) -> Fuel {
        Fuel { left: Some(passes) }
    }

    fn burn(&mut self) -> bool {
        match &mut self.left {
            None => true,
            Some(0) => false,
            Some(left) => {
                *left -= 1;
                true
            }
        }
    }
}

/// Optimises every function of a module. After each pass on each function `after` is told the pass,
/// the function, and whether it changed.
pub fn optimize(
    module: &mut Module,
    level: OptLevel,
    after: impl FnMut(&'static Pass, &Function, Changed),
) -> Changed {
    run(module, level.passes(), &mut { Fuel::UNLIMITED }, after)
}

/// Runs passes on every function of a module that has a body, as long as there is fuel.
pub fn run(
    module: &mut Module,
    passes: &[&'static Pass],
    fuel: &mut Fuel,
    mut after: impl FnMut(&'static Pass, &Function, Changed),
) -> Changed {
    let (types, funcs) = module.types_and_funcs_mut();
    let mut changed = Changed::No;
    for (_, func) in funcs {
        changed |= run_on_function(func, types, passes, fuel, &mut after);
    }
    changed
}

/// Runs passes on a function, as long as there is fuel; a declaration stays as it is.
pub fn run_on_function(
    func: &mut Function,
    types: &DataTypes,
    passes: &[&'static Pass],
    fuel: &mut Fuel,
    mut after: impl FnMut(&'static Pass, &Function, Changed),
) -> Changed {
    let mut changed = Changed::No;
    if func.is_declaration() {
        return changed;
    }
    for pass in passes {
        if !fuel.burn() {
            break;
        }
        let by_pass = (pass.run)(func, types);
        changed |= by_pass;
        after(pass, func, by_pass);
    }
    changed
}
