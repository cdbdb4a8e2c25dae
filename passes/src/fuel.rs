//! Fuel: how many runs of passes and stages there are left, so that the one that goes wrong is
//! found by bisection.

use irc_ir::entity::FuncId;

/// Which optional passes and stages may run, and how many more times on a function: to find the one
/// that goes wrong by bisection, or to do without one.
#[derive(Clone, Debug, Default)]
pub struct Fuel {
    left: Option<u64>,
    ran_out: Option<(&'static str, Option<FuncId>)>,
    disabled: Vec<&'static str>,
}

impl Fuel {
    /// Fuel for any number of runs.
    pub const UNLIMITED: Fuel = Fuel { left: None, ran_out: None, disabled: Vec::new() };

    /// Fuel for this many runs, each on one function.
    pub const fn limited(runs: u64) -> Fuel {
        Fuel { left: Some(runs), ran_out: None, disabled: Vec::new() }
    }

    /// The same fuel, none of it for these passes and stages.
    pub fn without(mut self, names: impl IntoIterator<Item = &'static str>) -> Fuel {
        self.disabled.extend(names);
        self
    }

    /// Takes the fuel for a run of the pass or stage `name` on a function, or on the module.
    /// Whether there was some.
    pub fn burn(&mut self, name: &'static str, func: Option<FuncId>) -> bool {
        if self.disabled.contains(&name) {
            return false;
        }
        match &mut self.left {
            None => true,
            Some(0) => {
                self.ran_out.get_or_insert((name, func));
                false
            }
            Some(left) => {
                *left -= 1;
                true
            }
        }
    }

    /// Whether it may run out.
    pub fn is_limited(&self) -> bool {
        self.left.is_some()
    }

    /// The first run that did not take place for lack of fuel.
    pub fn ran_out(&self) -> Option<(&'static str, Option<FuncId>)> {
        self.ran_out
    }
}
