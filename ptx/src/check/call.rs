//! Compares the arguments and results of a call with what the function has.

use super::CheckError;
use super::inst::Operands;
use super::names::Kind;
use crate::Wanted;
use crate::ast::*;
use crate::inst::{Operand, Reg, Symbol};
use crate::isa::{PtxType, Role, Shape, TypeKind};

/// What is called, as far as it is known.
struct Signature<'a> {
    name: String,
    results: &'a [FunctionParam],
    params: &'a [FunctionParam],
}

impl<'a> Operands<'_, 'a, '_> {
    /// The instruction is a call.
    pub(super) fn call(&mut self) {
        self.callee();
        self.returns();
        let Some(signature) = self.signature() else { return };
        let (mut results, mut params): (&[Operand<Reg>], &[Operand<Reg>]) = (&[], &[]);
        for (rule, operand) in self.inst.ruled_operands() {
            if let (Shape::Params, Some(items)) = (rule.shape, operand.items()) {
                match rule.role {
                    Role::Def => results = items,
                    _ => params = items,
                }
            }
        }
        self.passed(&signature.name, "results", signature.results, results);
        self.passed(&signature.name, "parameters", signature.params, params);
    }

    /// What is called through a register has a prototype or targets, what is called by its name
    /// has none and is no kernel.
    fn callee(&mut self) {
        let (mut callee, mut table) = (None, false);
        for (rule, operand) in self.inst.ruled_operands() {
            match rule.shape {
                Shape::Callee => callee = Some(operand),
                Shape::Table => table |= operand.is_given(),
                _ => {}
            }
        }
        let what = match callee {
            Some(Operand::Reg(_)) if !table => {
                "an indirect call must name its `.callprototype` or `.calltargets`"
            }
            Some(Operand::Symbol(..)) if table => "a direct call has no prototype",
            Some(Operand::Symbol(symbol, _)) if self.is_kernel(*symbol) => {
                "kernels cannot be called"
            }
            _ => return,
        };
        self.checker.misplaced(self.from, "call", what);
    }

    fn is_kernel(&self, symbol: Symbol) -> bool {
        let kind = self.checker.scopes.kind(symbol);
        matches!(kind, Some(Kind::Function(function)) if function.is_entry)
    }

    /// The signature of the function, of the prototype, or of the first of the targets.
    fn signature(&self) -> Option<Signature<'a>> {
        let mut found = None;
        for (rule, operand) in self.inst.ruled_operands() {
            let (Shape::Callee | Shape::Table, Operand::Symbol(symbol, _)) = (rule.shape, operand)
            else {
                continue;
            };
            let (results, params): (&[_], &[_]) = match self.checker.scopes.kind(*symbol)? {
                Kind::Function(function) | Kind::CallTargets(Some(function)) => {
                    (&function.results, &function.params)
                }
                Kind::Prototype(prototype) => (&prototype.results, &prototype.params),
                _ => continue,
            };
            let name = self.checker.module.names.name(*symbol).to_owned();
            found = found.or(Some(Signature { name, results, params }));
        }
        found
    }

    fn passed(
        &mut self,
        name: &str,
        what: &'static str,
        declared: &[FunctionParam],
        passed: &[Operand<Reg>],
    ) {
        // Nothing, where no further arguments are passed.
        let may_lack = usize::from(declared.last().is_some_and(FunctionParam::is_variadic));
        if passed.len() > declared.len() || passed.len() + may_lack < declared.len() {
            let (name, wanted, found) = (name.to_owned(), declared.len(), passed.len());
            let span = self.checker.finder.word(self.from, &name);
            let error = CheckError::CallCount { name, what, wanted, found };
            return self.checker.report(span, error);
        }
        for (param, operand) in declared.iter().zip(passed) {
            self.argument(param, operand);
        }
    }

    /// Whether a register holds a value of a type.
    fn holds(&self, reg: Reg, ty: PtxType) -> bool {
        let declared = self.body.declared_type(reg);
        declared.is_none_or(|declared| match ty {
            PtxType::Pred => declared == PtxType::Pred,
            ty => Wanted::Holding(ty).takes(declared),
        })
    }

    fn argument(&mut self, param: &FunctionParam, operand: &Operand<Reg>) {
        let suits = match (param, operand) {
            (FunctionParam::Param(param), Operand::Symbol(symbol, _)) => {
                match self.checker.scopes.kind(*symbol) {
                    Some(Kind::Formal(..)) => return self.passed_on(*symbol),
                    Some(Kind::Variable(variable)) if param.dims.first() == Some(&None) => {
                        !variable.dims.is_empty()
                            && variable.ty == param.ty
                            && variable.alignment() == param.alignment()
                    }
                    Some(Kind::Variable(variable)) => {
                        variable.size() == param.size() && variable.alignment() >= param.alignment()
                    }
                    Some(_) => true,
                    None => return self.undeclared(*symbol),
                }
            }
            (FunctionParam::Param(param), Operand::Reg(reg)) => {
                let declared = self.body.declared_type(*reg);
                declared.is_none_or(|ty| param.size() == u64::from(ty.bytes()))
            }
            (FunctionParam::Reg(ty, _), Operand::Reg(reg)) => self.holds(*reg, *ty),
            (FunctionParam::VectorReg(n, ty, _), Operand::List(items)) => {
                // ptxas compares the widths only.
                let bits = ty.class();
                items.len() == usize::from(*n)
                    && items
                        .iter()
                        .filter_map(Operand::as_reg)
                        .all(|reg| self.body.declared_type(reg).is_none_or(|ty| ty.class() == bits))
            }
            (FunctionParam::Reg(PtxType::Pred, _) | FunctionParam::VectorReg(..), _)
            | (_, Operand::List(_)) => false,
            (FunctionParam::Param(param), number) if !param.dims.is_empty() => !is_number(number),
            (FunctionParam::Param(param), number) => {
                param.ty.number().is_none_or(|ty| holds_number(ty, number))
            }
            (FunctionParam::Reg(ty, _), number) => holds_number(*ty, number),
        };
        if suits {
            return;
        }
        let names = &self.checker.module.names;
        let name = |symbol: Symbol| names.name(symbol).to_owned();
        let param = match param {
            FunctionParam::Param(variable) => name(variable.name),
            FunctionParam::Reg(_, symbol) | FunctionParam::VectorReg(_, _, symbol) => name(*symbol),
        };
        let argument = match operand {
            Operand::Symbol(symbol, _) => name(*symbol),
            Operand::Reg(reg) => self.reg_name(*reg),
            Operand::List(items) => {
                let first = items.first().and_then(Operand::as_reg).map(|reg| self.reg_name(reg));
                let first = first.unwrap_or_default();
                first.strip_suffix(".x").unwrap_or(&first).to_owned()
            }
            _ => String::new(),
        };
        let span = self.checker.finder.word(self.from, &argument);
        let argument = if argument.is_empty() { "the constant".to_owned() } else { argument };
        self.checker.report(span, CheckError::CallType { argument, param });
    }
}

fn is_number(operand: &Operand<Reg>) -> bool {
    matches!(operand, Operand::Int(_) | Operand::F32(_) | Operand::F64(_))
}

/// Whether a constant may be passed where a value of a type is: what is only bits takes both sorts.
fn holds_number(ty: PtxType, operand: &Operand<Reg>) -> bool {
    match operand {
        Operand::Int(_) => ty.kind() != TypeKind::Float,
        Operand::F32(_) | Operand::F64(_) => matches!(ty.kind(), TypeKind::Float | TypeKind::Bits),
        _ => true,
    }
}
