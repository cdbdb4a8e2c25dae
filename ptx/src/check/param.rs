//! Checks how instructions use `.param` variables: a function reads its parameters and writes its
//! results; what it passes to others it writes before a call and reads after one.

use super::CheckError;
use super::inst::Operands;
use super::names::{Formal, Kind};
use crate::ast::*;
use crate::inst::{Operand, Symbol};
use crate::isa::{InstEffects, Role, Shape};

impl Operands<'_, '_, '_> {
    /// The results of the call may be read from here on.
    pub(super) fn returns(&mut self) {
        for (rule, operand) in self.inst.ruled_operands() {
            let (Shape::Params, Role::Def, Some(items)) = (rule.shape, rule.role, operand.items())
            else {
                continue;
            };
            for item in items {
                if let Operand::Symbol(symbol, _) = item
                    && let Some(Kind::Variable(variable)) = self.checker.scopes.kind(*symbol)
                {
                    self.checker.returned.insert(std::ptr::from_ref(variable));
                }
            }
        }
    }

    /// An access in `.param` space to a variable by its name.
    pub(super) fn param_access(&mut self, symbol: Symbol, variable: &Variable) {
        let effects = self.inst.row().effects;
        let (reads, writes) =
            (effects.contains(InstEffects::LOAD), effects.contains(InstEffects::STORE));
        let what = match self.checker.scopes.kind(symbol) {
            Some(Kind::Formal(_, Formal::Parameter)) if writes => {
                "a function cannot write its parameters"
            }
            Some(Kind::Formal(_, Formal::Result)) if reads => "a function cannot read its results",
            Some(Kind::Variable(_)) if self.inst.guard.is_some() => {
                "arguments and results of calls must be accessed without a guard"
            }
            Some(Kind::Variable(_)) if reads && !self.is_returned(variable) => {
                "no preceding call returns it; results of a call are read after the call"
            }
            _ => return,
        };
        self.misplaced_name(symbol, what);
    }

    fn is_returned(&self, variable: &Variable) -> bool {
        self.checker.returned.contains(&std::ptr::from_ref(variable))
    }

    /// The address of a `.param` variable is taken.
    pub(super) fn param_address(&mut self, symbol: Symbol) {
        self.misplaced_name(symbol, "arguments and results of calls have no address");
    }

    fn misplaced_name(&mut self, symbol: Symbol, what: &'static str) {
        let name = self.checker.module.names.name(symbol);
        let span = self.checker.finder.word(self.from, name);
        self.checker.report(span, CheckError::Misplaced { what });
    }

    /// A parameter or result of the function itself is passed to a call.
    pub(super) fn passed_on(&mut self, symbol: Symbol) {
        let what = "a function must pass on its own parameters and results in other variables";
        self.misplaced_name(symbol, what);
    }
}
