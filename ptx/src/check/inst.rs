//! Checks an instruction: its gates, its registers, and the names in its operands.

use super::names::Kind;
use super::{CheckError, Checker};
use crate::ast::*;
use crate::inst::{Address, Base, Inst, Operand, Reg, Symbol};
use crate::isa::{Accepts, ModKind, OperandRule, Role, Shape, Space, TypeRef};
use crate::labels::Labels;

/// An instruction that is checked.
pub(super) struct Operands<'c, 'a, 'b> {
    pub(super) checker: &'c mut Checker<'a>,
    pub(super) body: &'b Body,
    pub(super) labels: &'b Labels,
    pub(super) inst: &'b Inst<Reg>,
    pub(super) from: u32,
}

impl Operands<'_, '_, '_> {
    pub(super) fn check(&mut self) {
        let inst = self.inst;
        let checker = &mut *self.checker;
        let need = inst.check_target_in(checker.target, &checker.around);
        checker.note(need.as_ref().ok().copied());
        if let Err(error) = need {
            let mnemonic = checker.finder.word(inst.offset(), "");
            checker.report(mnemonic, error.into());
        } else if let Some(why) = inst.misread_in(&checker.around) {
            let mnemonic = checker.finder.word(inst.offset(), "");
            checker.report(mnemonic, CheckError::Misread { form: inst.mnemonic(), why });
        }
        if let Err(error) = inst.check_registers(self.body) {
            let name = self.reg_name(error.reg);
            let span = self.checker.finder.word(self.from, &name);
            self.checker.report(span, CheckError::RegisterType { name, error });
        }
        for (rule, operand) in inst.ruled_operands() {
            self.operand(rule, operand);
        }
        if inst.row().operands.iter().any(|rule| matches!(rule.shape, Shape::Callee)) {
            self.call();
        }
    }

    /// The name of a register as it is written.
    pub(super) fn reg_name(&self, reg: Reg) -> String {
        match (reg.class(), self.body.named.get(reg.index() as usize)) {
            (Some(class), _) => format!("{}{}", class.prefix(), reg.index()),
            (None, Some(named)) => {
                let name = self.checker.module.names.name(named.name);
                named.index.map_or(name.to_owned(), |index| format!("{name}{index}"))
            }
            (None, None) => String::new(),
        }
    }

    /// The names in an operand; lists and brackets nest two deep at most.
    fn operand(&mut self, rule: &'static OperandRule, operand: &Operand<Reg>) {
        match operand {
            Operand::List(items) => {
                for item in items.iter() {
                    self.operand(rule, item);
                }
            }
            Operand::Bracket(items) => {
                if let Shape::Bracket(rules) = rule.shape {
                    for (rule, item) in rules.iter().zip(items.iter()) {
                        self.operand(rule, item);
                    }
                }
            }
            Operand::Address(address) => self.address(address, rule),
            Operand::Symbol(symbol, _) => self.symbol(rule, *symbol),
            Operand::Label(label) => self.checker.label(*label, self.labels, self.from),
            _ => {}
        }
    }

    fn address(&mut self, address: &Address<Reg>, rule: &OperandRule) {
        match address.base {
            Base::Reg(_) => {}
            Base::Symbol(symbol) => {
                let wanted = "a variable";
                match self.checker.scopes.kind(symbol) {
                    Some(kind) => match kind.variable() {
                        Some(variable) => self.space(symbol, variable, rule),
                        None => self.wrong_name(symbol, kind, wanted),
                    },
                    None => self.undeclared(symbol),
                }
            }
            // ptxas takes no others, though the grammar has them for every space.
            Base::Absolute if self.inst.modifier::<Space>() != Some(Space::Local) => {
                let what = "only `.local` memory can be addressed without a register or name";
                let span = self.checker.finder.word(self.from, "[");
                self.checker.report(span, CheckError::Misplaced { what });
            }
            Base::Absolute => {}
        }
    }

    /// The space of the access and that of the variable must be the same.
    fn space(&mut self, symbol: Symbol, variable: &Variable, rule: &OperandRule) {
        let is_memory = matches!(rule.ty, TypeRef::Address);
        if variable.ty.number().is_none() {
            if is_memory {
                self.wrong_name(symbol, Kind::Variable(variable), "memory");
            }
            return;
        }
        if rule.role != Role::Use || !matches!(rule.shape, Shape::Address) {
            return;
        }
        // Where there are two addresses, the modifier is that of one of them.
        let addresses = self.inst.row().operands.iter();
        if addresses.filter(|rule| matches!(rule.shape, Shape::Address)).count() > 1 {
            return;
        }
        match self.inst.modifier::<Space>() {
            Some(wanted) => self.same_space(symbol, variable, wanted),
            None if is_memory && self.inst.row().part_of(ModKind::Space).is_some() => {
                let found = variable.space;
                if matches!(found.main(), Space::Const | Space::Param) {
                    let name = self.checker.module.names.name(symbol).to_owned();
                    let span = self.checker.finder.word(self.from, &name);
                    self.checker.report(span, CheckError::NoGenericAddress { name, found });
                }
            }
            None => {}
        }
    }

    fn same_space(&mut self, symbol: Symbol, variable: &Variable, wanted: Space) {
        let found = variable.space;
        if variable.ty.number().is_some() && wanted.main() != found.main() {
            let name = self.checker.module.names.name(symbol).to_owned();
            let span = self.checker.finder.word(self.from, &name);
            self.checker.report(span, CheckError::SpaceMismatch { name, found, wanted });
        } else if wanted.main() == Space::Param {
            self.param_access(symbol, variable);
        }
    }

    pub(super) fn undeclared(&mut self, symbol: Symbol) {
        let name = self.checker.module.names.name(symbol);
        let span = self.checker.finder.word(self.from, name);
        self.checker.report(span, CheckError::Undeclared(name.to_owned()));
    }

    pub(super) fn wrong_name(&mut self, symbol: Symbol, kind: Kind<'_>, wanted: &'static str) {
        let name = self.checker.module.names.name(symbol);
        let span = self.checker.finder.word(self.from, name);
        let (name, found) = (name.to_owned(), kind.describe());
        self.checker.report(span, CheckError::WrongName { name, found, wanted });
    }

    fn symbol(&mut self, rule: &OperandRule, symbol: Symbol) {
        let Some(kind) = self.checker.scopes.kind(symbol) else {
            return self.undeclared(symbol);
        };
        let wanted = match (rule.shape, kind) {
            (Shape::Callee, Kind::Function(_)) => return,
            (Shape::Callee, _) => "a function",
            (Shape::Table, Kind::BranchTargets | Kind::CallTargets(_) | Kind::Prototype(_)) => {
                return;
            }
            (Shape::Table, Kind::Function(_)) => return,
            (Shape::Table, _) => "a list of targets or a prototype",
            (shape, Kind::Variable(variable))
                if variable.space.main() == Space::Param
                    && variable.ty.number().is_some()
                    && !matches!(shape, Shape::Params) =>
            {
                return self.param_address(symbol);
            }
            (_, Kind::Variable(variable) | Kind::Formal(variable, _)) => {
                if let Some(wanted) = self.inst.modifier::<Space>()
                    && rule.accepts.contains(Accepts::VARIABLE)
                {
                    self.same_space(symbol, variable, wanted);
                }
                return;
            }
            (_, Kind::Function(_)) => return,
            _ => "a variable or function",
        };
        self.wrong_name(symbol, kind, wanted);
    }
}
