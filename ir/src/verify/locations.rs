//! Invariants of source locations.

use super::{Checker, Violation};
use crate::entity::Inst;

impl Checker<'_> {
    /// Checks the table of locations; the instructions' ids are checked where they stand.
    pub(super) fn check_locations(&self) {
        for (id, location) in self.func.locations.iter() {
            if !self.module.files.is_valid(location.file) {
                self.report_func(Violation::Location { reason: "names an unknown file" });
            }
            if location.function.expand().is_some_and(|f| !self.func.locations.contains_function(f))
            {
                let reason = "names an inlined function that is not in the function's table";
                self.report_func(Violation::Location { reason });
            }
            let scopes = self.func.debug.as_ref().map(|debug| &debug.scopes);
            if location.scope.expand().is_some_and(|s| !scopes.is_some_and(|all| all.is_valid(s))) {
                let reason = "is in a scope that the function does not have";
                self.report_func(Violation::Location { reason });
            }
            if location.inlined_at.expand().is_some_and(|outer| outer >= id) {
                let reason = "is inlined at a location that does not precede it";
                self.report_func(Violation::Location { reason });
            }
        }
    }

    pub(super) fn check_inst_location(&self, inst: Inst) {
        if let Some(loc) = self.func.loc(inst)
            && !(self.func.locations.contains(loc) && self.func.dfg.tag().agrees(loc.tag()))
        {
            let reason = "is not in the function's table";
            self.report_inst(inst, Violation::Location { reason });
        }
    }
}
