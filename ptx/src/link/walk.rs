//! Every symbol in a part of a module, to change it or to see it.

use crate::ast::*;
use crate::inst::{Address, Base, Inst, Label, Operand, Reg, Symbol};

/// What a symbol does where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mention {
    /// It is declared, or is local to what is declared.
    Name,
    /// It is used.
    Use,
}

/// Visits the symbols of items.
pub(super) struct Walk<'f>(pub &'f mut dyn FnMut(&mut Symbol, Mention));

impl Walk<'_> {
    fn name(&mut self, symbol: &mut Symbol) {
        (self.0)(symbol, Mention::Name);
    }

    fn uses(&mut self, symbol: &mut Symbol) {
        (self.0)(symbol, Mention::Use);
    }

    pub(super) fn item(&mut self, item: &mut Item) {
        match item {
            Item::Function(function) => self.function(function),
            Item::Variable(variable) => self.variable(variable),
            Item::Alias(alias, aliasee) => {
                self.name(alias);
                self.uses(aliasee);
            }
            Item::Section(section) => self.section(section),
            Item::Regs(regs) => self.regs(regs),
            Item::File { .. } | Item::Pragma(_) | Item::Dwarf(_) | Item::Comment(_) => {}
        }
    }

    fn section(&mut self, section: &mut Section) {
        self.name(&mut section.name);
        for token in &mut section.tokens {
            match token {
                SectionToken::Label(label) => self.name(label),
                SectionToken::Address(symbol, _) => self.uses(symbol),
                SectionToken::Difference(a, b) => {
                    self.uses(a);
                    self.uses(b);
                }
                SectionToken::Data(_) | SectionToken::Int(_) => {}
            }
        }
    }

    fn regs(&mut self, regs: &mut RegDecl) {
        regs.names.iter_mut().for_each(|(name, _)| self.name(name));
    }

    fn variable(&mut self, variable: &mut Variable) {
        self.name(&mut variable.name);
        for token in &mut variable.init {
            if let InitToken::Address { symbol, .. } = token {
                self.uses(symbol);
            }
        }
    }

    fn function(&mut self, function: &mut Function) {
        self.name(&mut function.name);
        self.params(&mut function.results);
        self.params(&mut function.params);
        let Some(body) = &mut function.body else { return };
        body.named.iter_mut().for_each(|named| self.name(&mut named.name));
        body.statements.iter_mut().for_each(|statement| self.statement(statement));
    }

    fn params(&mut self, params: &mut [FunctionParam]) {
        for param in params {
            match param {
                FunctionParam::Param(variable) => self.variable(variable),
                FunctionParam::Reg(_, name) | FunctionParam::VectorReg(_, _, name) => {
                    self.name(name);
                }
            }
        }
    }

    fn statement(&mut self, statement: &mut Statement) {
        match statement {
            Statement::Inst(inst) => self.inst(inst),
            Statement::Label(label) => self.label(label, Mention::Name),
            Statement::Regs(regs) => self.regs(regs),
            Statement::Variable(variable) => self.variable(variable),
            Statement::Loc(loc) => {
                if let Some(inlined) = &mut loc.inlined {
                    self.uses(&mut inlined.function);
                }
            }
            Statement::BranchTargets(name, labels) => {
                self.name(name);
                labels.iter_mut().for_each(|label| self.label(label, Mention::Name));
            }
            Statement::CallTargets(name, targets) => {
                self.name(name);
                targets.iter_mut().for_each(|target| self.uses(target));
            }
            Statement::CallPrototype(name, prototype) => {
                self.name(name);
                self.params(&mut prototype.results);
                self.params(&mut prototype.params);
            }
            Statement::Open | Statement::Close | Statement::Pragma(_) | Statement::Comment(_) => {}
        }
    }

    fn label(&mut self, label: &mut Label, mention: Mention) {
        if let Label::Named(symbol) = label {
            (self.0)(symbol, mention);
        }
    }

    fn inst(&mut self, inst: &mut Inst<Reg>) {
        inst.operands.iter_mut().for_each(|operand| self.operand(operand));
    }

    /// Lists nest as deeply as an instruction lets them: twice.
    fn operand(&mut self, operand: &mut Operand<Reg>) {
        match operand {
            Operand::Symbol(symbol, _)
            | Operand::Address(Address { base: Base::Symbol(symbol), .. }) => self.uses(symbol),
            Operand::Label(label) => self.label(label, Mention::Name),
            Operand::List(items) | Operand::Bracket(items) | Operand::Params(items) => {
                items.iter_mut().for_each(|item| self.operand(item));
            }
            _ => {}
        }
    }
}
