//! Operators: for which types they are.

use super::function::{Body, Why};
use super::tree::{Expr, Kind};
use super::ty::{Type, VarKind};
use crate::ast;
use crate::diagnostic::Diagnostic;
use crate::source::Span;
use crate::types::{BinaryOp, CompareOp, UnaryOp};
use irc_ir::types::Space;

/// How an operator is written, and whether it is for integers only.
fn spelled(op: BinaryOp) -> (&'static str, bool) {
    match op {
        BinaryOp::Add => ("+", false),
        BinaryOp::Sub => ("-", false),
        BinaryOp::Mul => ("*", false),
        BinaryOp::Div => ("/", false),
        BinaryOp::Rem => ("%", true),
        BinaryOp::And => ("&", true),
        BinaryOp::Or => ("|", true),
        BinaryOp::Xor => ("^", true),
        BinaryOp::Shl => ("<<", true),
        BinaryOp::Shr => (">>", true),
    }
}

impl<'a> Body<'_, 'a> {
    pub(super) fn unary(
        &mut self,
        op: UnaryOp,
        operand: &'a ast::Expr,
        hint: Option<&Type>,
        span: Span,
    ) -> Expr {
        let operand = self.expr(operand, hint);
        let ty = self.vars.shallow(&operand.ty);
        let right = match (op, &ty) {
            (_, ty) if ty.is_silent() => return Expr::new(operand.kind, ty.clone(), span),
            (UnaryOp::Neg, Type::Number(_) | Type::Vector(..)) => true,
            (UnaryOp::Not, Type::Number(n) | Type::Vector(n, _)) => n.is_int(),
            (UnaryOp::Not, Type::Bool) => true,
            (op, Type::Var(var)) => match self.vars.kind(*var) {
                VarKind::Int => true,
                VarKind::Float => op == UnaryOp::Neg,
                _ => return self.not_known_yet(operand.span, span),
            },
            _ => false,
        };
        if right {
            return Expr::new(Kind::Unary(op, Box::new(operand)), ty, span);
        }
        let shown = self.describe(&ty);
        let (sign, what) = match op {
            UnaryOp::Neg => ("-", "numbers and vectors"),
            UnaryOp::Not => ("!", "`bool` and integers"),
        };
        let error =
            Diagnostic::error("T0302", format!("`{sign}` needs {what}, found {shown}"), span);
        let error = error.at(format!("`{sign}` of {shown}"));
        let error = match (op, &ty) {
            (UnaryOp::Neg, Type::Bool) => error.help("write `!x` for the opposite"),
            _ => error,
        };
        self.wrong(error, span)
    }

    /// Operators from left to right.
    pub(super) fn chain(
        &mut self,
        first: &'a ast::Expr,
        links: &'a [ast::Link],
        hint: Option<&Type>,
        span: Span,
    ) -> Expr {
        // Operands that are no literals do not need it, and a literal learns from the other
        // operand.
        let is_shift = |link: &ast::Link| matches!(link.op, BinaryOp::Shl | BinaryOp::Shr);
        let first = self.expr(first, hint.filter(|_| links.iter().all(is_shift)));
        let mut ty = self.vars.shallow(&first.ty);
        let mut left = first.span;
        let mut checked = Vec::with_capacity(links.len());
        for (n, ast::Link { op, at, right }) in links.iter().enumerate() {
            ty = self.vars.shallow(&ty);
            let found = if n == 0 && matches!(ty, Type::Pointer(_)) {
                self.pointer_arithmetic(&first, right, *at, span)
            } else if !self.check_operator(*op, &ty, left, *at) {
                self.expr(right, None);
                Expr::error(span)
            } else {
                self.right_operand(*op, right, &ty, left, *at)
            };
            left = left.to(right.span);
            ty = match ty {
                _ if found.ty == Type::Error => Type::Error,
                Type::Never => found.ty.clone(),
                ty => ty,
            };
            checked.push((*op, found));
        }
        match ty {
            Type::Error => Expr::error(span),
            ty => Expr::new(Kind::Chain(Box::new(first), checked), ty, span),
        }
    }

    fn pointer_arithmetic(
        &mut self,
        pointer: &Expr,
        other: &'a ast::Expr,
        at: Span,
        span: Span,
    ) -> Expr {
        self.expr(other, None);
        let shown = self.describe(&pointer.ty);
        let error = Diagnostic::error(
            "T0302",
            format!("arithmetic on the pointer {shown} is not supported"),
            at,
        );
        let error = error.at("numbers only").label(pointer.span, format!("this is {shown}"));
        self.wrong(
            error.help("`offset(p, i)` moves a pointer by `i` elements; `p[i]` accesses one"),
            span,
        )
    }

    /// The right operand for a left one of a type.
    pub(super) fn right_operand(
        &mut self,
        op: BinaryOp,
        value: &'a ast::Expr,
        ty: &Type,
        left: Span,
        at: Span,
    ) -> Expr {
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            return self.expr_for(
                value,
                &Type::U32,
                &Why::Always("the amount of a shift is a `u32`"),
            );
        }
        let found = self.expr(value, Some(ty));
        let found_ty = self.vars.shallow(&found.ty);
        if found_ty.is_silent() || matches!(ty, Type::Error) {
            return found;
        }
        if matches!(ty, Type::Never) {
            let span = found.span;
            return if self.check_operator(op, &found_ty, span, at) {
                found
            } else {
                Expr::error(span)
            };
        }
        if !matches!(found_ty, Type::Var(_))
            && !matches!(found_ty, Type::Unit)
            && !self.fits(op, &found_ty)
        {
            let span = found.span;
            self.check_operator(op, &found_ty, span, at);
            return Expr::error(span);
        }
        self.coerce(found, ty, &Why::Operand(left))
    }

    /// Whether an operator is for a type that is known.
    fn fits(&self, op: BinaryOp, ty: &Type) -> bool {
        let (_, integers) = spelled(op);
        match ty {
            Type::Number(number) | Type::Vector(number, _) => !integers || number.is_int(),
            Type::Var(var) => match self.vars.kind(*var) {
                VarKind::Int => true,
                VarKind::Float => !integers,
                _ => false,
            },
            ty => ty.is_silent(),
        }
    }

    /// Reports an operator that is not for the type of its operand.
    pub(super) fn check_operator(
        &mut self,
        op: BinaryOp,
        ty: &Type,
        operand: Span,
        at: Span,
    ) -> bool {
        let ty = self.vars.shallow(ty);
        if self.fits(op, &ty) {
            return !matches!(ty, Type::Error);
        }
        if let Type::Var(var) = ty
            && matches!(self.vars.kind(var), VarKind::Any | VarKind::Value)
        {
            self.not_known_yet(operand, at);
            return false;
        }
        let (sign, integers) = spelled(op);
        let shown = self.describe(&ty);
        let what = if integers { "integers" } else { "numbers and vectors" };
        let error =
            Diagnostic::error("T0302", format!("`{sign}` needs {what}, found {shown}"), operand);
        let error = error.at(format!("this is {shown}")).label(at, "the operator");
        let error = match (op, &ty) {
            (BinaryOp::And, Type::Bool) => error.help("write `&&`"),
            (BinaryOp::Or, Type::Bool) => error.help("write `||`"),
            (BinaryOp::Xor, Type::Bool) => error.help("write `!=`"),
            (_, Type::Bool) => error.help("`x as u32` is 0 or 1"),
            (BinaryOp::Rem, _) => error.help("for floats write `x - trunc(x / y) * y`"),
            (_, Type::Struct(..)) => error.help("operate on its fields"),
            _ if integers => error.help("`bits::<u32>(x)` gives the bits of a float"),
            _ => error,
        };
        self.report(error);
        false
    }

    pub(super) fn compare(
        &mut self,
        op: CompareOp,
        (a, b): (&'a ast::Expr, &'a ast::Expr),
        at: Span,
        span: Span,
    ) -> Expr {
        let mut a = self.expr(a, None);
        let hint = a.ty.clone();
        let mut b = self.expr(b, Some(&hint));
        let (x, y) = (self.vars.shallow(&a.ty), self.vars.shallow(&b.ty));
        if matches!(x, Type::Error) || matches!(y, Type::Error) {
            return Expr::new(Kind::Error, Type::Bool, span);
        }
        if let (Type::Pointer(p), Type::Pointer(q)) = (&x, &y) {
            let space = if p.space == q.space { p.space } else { Space::Generic };
            let common = Type::pointer(space, p.mutable && q.mutable, p.to.clone());
            let (first, second) = (Why::Operand(a.span), Why::Operand(b.span));
            a = self.coerce(a, &common, &second);
            b = self.coerce(b, &common, &first);
        } else {
            let known = if matches!(x, Type::Never) { &y } else { &x };
            if !self.comparable(op, known, a.span, at) {
                return Expr::new(Kind::Error, Type::Bool, span);
            }
            b = self.coerce(b, &x, &Why::Operand(a.span));
        }
        if matches!(x, Type::Pointer(_)) && !matches!(op, CompareOp::Eq | CompareOp::Ne) {
            let error = Diagnostic::error("T0302", "pointers are not ordered", at);
            self.report(error.at("only `==` and `!=` are allowed"));
        }
        Expr::new(Kind::Compare(op, Box::new(a), Box::new(b), at), Type::Bool, span)
    }

    fn comparable(&mut self, op: CompareOp, ty: &Type, operand: Span, at: Span) -> bool {
        let equality = matches!(op, CompareOp::Eq | CompareOp::Ne);
        let shown = self.describe(ty);
        let (message, help) = match ty {
            Type::Number(_) | Type::Error | Type::Never | Type::Pointer(_) => return true,
            Type::Bool if equality => return true,
            Type::Var(var) if matches!(self.vars.kind(*var), VarKind::Int | VarKind::Float) => {
                return true;
            }
            Type::Var(_) => {
                self.not_known_yet(operand, at);
                return false;
            }
            Type::Bool => ("`bool` is not ordered".to_owned(), "`a && !b` is true if only `a` is"),
            Type::Vector(..) => {
                (format!("vectors are not compared, found {shown}"), "compare lanes: `a.x < b.x`")
            }
            Type::Unit => ("this has no value to compare".to_owned(), "compare values"),
            Type::Struct(..) => {
                (format!("structs are not compared, found {shown}"), "compare fields")
            }
            _ => (format!("{shown} cannot be compared"), "compare elements"),
        };
        let error = Diagnostic::error("T0302", message, at).at("comparison");
        self.report(error.label(operand, format!("this is {shown}")).help(help));
        false
    }
}
