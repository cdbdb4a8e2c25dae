//! The found type must be the expected one, and what to report if it is not.

use super::function::{Body, Why};
use super::tree::{Block, Expr, Kind};
use super::ty::{Pointer, Type, VarKind};
use crate::diagnostic::Diagnostic;
use crate::hir::{Constant, Conversion};
use crate::source::Span;
use crate::types::Number;
use irc_ir::types::Space;

impl Body<'_, '_> {
    /// The expression as one of the wanted type: as it is, or a pointer that loses its space or its
    /// `mut`. Otherwise an error.
    pub(super) fn coerce(&mut self, expr: Expr, want: &Type, why: &Why) -> Expr {
        let found = self.vars.shallow(&expr.ty);
        let want = self.vars.shallow(want);
        if found.is_silent() || want == Type::Error {
            return expr;
        }
        match (&found, &want) {
            (Type::Pointer(p), Type::Pointer(q)) | (Type::Slice(p), Type::Slice(q))
                if (p.space, p.mutable) != (q.space, q.mutable) =>
            {
                let space = p.space == q.space || q.space == Space::Generic;
                let mutable = p.mutable == q.mutable || !q.mutable;
                if space && mutable && self.vars.unify(&p.to, &q.to) {
                    return convert_pointer(expr, p, q, matches!(found, Type::Slice(_)));
                }
            }
            _ => {
                if self.vars.unify(&found, &want) {
                    return expr;
                }
            }
        }
        let span = expr.span;
        let error = self.mismatch(&expr, &want, why);
        self.wrong(error, span)
    }

    /// A block that gives the wanted type.
    pub(super) fn coerce_block(&mut self, mut block: Block, want: &Type, why: &Why) -> Block {
        if let Some(value) = block.value.take() {
            let value = self.coerce(*value, want, why);
            block.ty = if value.ty == Type::Never { Type::Never } else { want.clone() };
            block.value = Some(Box::new(value));
            return block;
        }
        let want = self.vars.shallow(want);
        if block.ty.is_silent() || matches!(want, Type::Unit | Type::Error) {
            return block;
        }
        let shown = self.show(&want);
        let close = Span { start: block.span.end.saturating_sub(1), ..block.span };
        let message = format!("this block has no value, but `{shown}` is expected");
        let error = Diagnostic::error("T0307", message, close);
        let error = self.explain(error.at("the end is reached without a value"), &want, why);
        let error = self.semicolon_help(error, &block, &want);
        self.report(error);
        block.ty = Type::Error;
        block
    }

    /// If the last statement has the value that is missing, its `;` is too much.
    pub(super) fn semicolon_help(
        &mut self,
        error: Diagnostic,
        block: &Block,
        want: &Type,
    ) -> Diagnostic {
        if let Some(super::tree::Stmt::Expr(last)) = block.stmts.last()
            && !last.ty.is_silent()
            && self.would_fit(&last.ty, want)
        {
            let text = "remove this `;` to make it the value";
            return error.label(last.span, text);
        }
        error
    }

    /// Whether a type is another, or that of a literal that may have the other.
    fn would_fit(&self, ty: &Type, want: &Type) -> bool {
        match (self.vars.full(ty), self.vars.full(want)) {
            (Type::Var(var), Type::Number(number)) => match self.vars.kind(var) {
                VarKind::Int => number.is_int(),
                VarKind::Float => number.is_float(),
                _ => false,
            },
            (ty, want) => ty == want,
        }
    }

    /// "expected `f32`, found `i32`"
    fn mismatch(&mut self, expr: &Expr, want: &Type, why: &Why) -> Diagnostic {
        let found = self.vars.full(&expr.ty);
        let want = self.vars.full(want);
        let found_text = self.describe(&found);
        if found == Type::Unit {
            let want_text = self.describe(&want);
            let message = format!("expected {want_text}, but this has no value");
            let error = Diagnostic::error("T0307", message, expr.span).at("no value");
            let error = self.explain(error, &want, why);
            return match &expr.kind {
                Kind::If(_, None) => error.help("add `else { .. }` with the other value"),
                Kind::While(condition, _)
                    if matches!(condition.kind, Kind::Constant(Constant::Bool(true))) =>
                {
                    error.help("write `loop`: unlike that of `while`, its end is never reached")
                }
                _ => error,
            };
        }
        if want == Type::Unit {
            let shown = self.show(&found);
            let message = format!("expected no value, found one of type `{shown}`");
            let error = Diagnostic::error("T0301", message, expr.span).at("this value");
            let error = self.explain(error, &want, why);
            return match why {
                Why::NoResult(_) if self.in_kernel => {
                    error.help("kernels cannot return a value: write the result to memory")
                }
                Why::NoResult(_) => {
                    error.help(format!("write `-> {shown}` after the parameters to return it"))
                }
                _ => error.help("add a `;` to discard it"),
            };
        }
        let want_text = self.describe(&want);
        let message = format!("expected {want_text}, found {found_text}");
        let error =
            Diagnostic::error("T0301", message, expr.span).at(format!("this is {found_text}"));
        let error = self.explain(error, &want, why);
        // A literal wants what its type will be.
        let want = match want {
            Type::Var(_) => self.vars.shown(&want),
            want => want,
        };
        match self.suggestion(expr, &found, &want) {
            Some(help) => error.help(help),
            None => error,
        }
    }

    /// A type with its quotes, or what a literal is.
    pub(super) fn describe(&self, ty: &Type) -> String {
        match self.vars.shallow(ty) {
            Type::Var(var) => match self.vars.kind(var) {
                VarKind::Int => "an integer".to_owned(),
                VarKind::Float => "a float".to_owned(),
                _ => "a type that is not inferred yet".to_owned(),
            },
            Type::Unit => "nothing".to_owned(),
            ty => format!("`{}`", self.show(&ty)),
        }
    }

    /// Says why a type is expected.
    pub(super) fn explain(&self, error: Diagnostic, want: &Type, why: &Why) -> Diagnostic {
        let want = self.describe(want);
        match why {
            Why::Declared(span) => error.label(*span, format!("{want} because of this type")),
            Why::Param(span, name, function) => {
                error.label(*span, format!("the parameter `{name}` of `{function}` is {want}"))
            }
            Why::Builtin(name) => error.note(format!("`{name}` takes this here")),
            Why::Operand(span) => error.label(*span, format!("the other operand is {want}")),
            Why::Result(span) => error.label(*span, "this is the result type of the function"),
            Why::NoResult(span) if self.in_kernel => {
                error.label(*span, "kernels cannot return a value")
            }
            Why::NoResult(span) => error.label(*span, "this function returns nothing"),
            Why::Field(span) => error.label(*span, format!("the field is {want}")),
            Why::First(span, text) => error.label(*span, format!("{text}: {want}")),
            Why::Place(span) => error.label(*span, format!("this place is {want}")),
            Why::Always(text) => error.note((*text).to_owned()),
        }
    }

    /// How to make one type of the other.
    fn suggestion(&mut self, expr: &Expr, found: &Type, want: &Type) -> Option<String> {
        let literal = match &expr.kind {
            Kind::Int(value) => Some(value.to_string()),
            Kind::Float(text) => Some(text.clone()),
            _ => None,
        };
        let wanted = self.show(want);
        Some(match (found, want) {
            (Type::Var(_), Type::Number(n)) if n.is_float() => match literal {
                Some(text) => format!("write `{text}.0` for a float"),
                None => "use float literals: `1.0` instead of `1`".to_owned(),
            },
            (Type::Var(_), Type::Number(_)) => match literal {
                Some(text) => match text.strip_suffix(".0") {
                    Some(whole) => format!("write `{whole}` for an integer"),
                    None => "write a whole number, without `.`".to_owned(),
                },
                None => "use integer literals: `1` instead of `1.0`".to_owned(),
            },
            (Type::Number(from), Type::Number(to)) => match &literal {
                Some(text) if from.is_int() && to.is_int() => {
                    format!("write `{text}{wanted}`, or remove the suffix")
                }
                Some(text) if from.is_int() => format!("write `{text}.0` for a float"),
                _ => conversion_help(*from, *to),
            },
            (Type::Number(from), Type::Bool) if from.is_int() => {
                "compare it with something: `x != 0`".to_owned()
            }
            (Type::Var(_), Type::Bool) => match literal.as_deref() {
                Some("1") => "write `true`".to_owned(),
                Some("0") => "write `false`".to_owned(),
                _ => "compare it with something: `x != 0`".to_owned(),
            },
            (Type::Bool, Type::Number(to)) if to.is_int() => format!("write `x as {wanted}`"),
            (Type::Bool, Type::Number(_)) => {
                format!("write `if x {{ 1.0{wanted} }} else {{ 0.0 }}`")
            }
            (Type::Number(_) | Type::Var(_), Type::Vector(..)) => {
                format!("write `{wanted}(x)` for a vector with equal lanes")
            }
            (Type::Array(parts), Type::Slice(p)) if self.vars.unify(&parts.0, &p.to) => {
                "add `[..]` for a slice of the whole array".to_owned()
            }
            (Type::Slice(_), Type::Pointer(_)) => "add `.ptr`".to_owned(),
            (Type::Pointer(p), Type::Slice(_)) if matches!(p.to, Type::Array(_)) => {
                "write `a[..]` for a slice of the whole array".to_owned()
            }
            (Type::Pointer(_), Type::Slice(_)) => {
                "a pointer has no length: `slice(pointer, length)` makes a slice".to_owned()
            }
            (Type::Pointer(p), Type::Pointer(q)) | (Type::Slice(p), Type::Slice(q)) => {
                return self.pointer_help(expr, p, q, want);
            }
            (Type::Pointer(p), want) if p.to == *want => "add `*` before it".to_owned(),
            (found, Type::Pointer(q)) if q.to == *found => {
                format!("add `&{}` before it", if q.mutable { "mut" } else { "" })
            }
            _ => return None,
        })
    }

    fn pointer_help(
        &mut self,
        expr: &Expr,
        p: &Pointer,
        q: &Pointer,
        want: &Type,
    ) -> Option<String> {
        if !self.vars.unify(&p.to, &q.to) {
            let want = self.show(want);
            return Some(format!("`cast::<{want}>(..)` reads the same memory as another type"));
        }
        if q.mutable && !p.mutable {
            return Some(match &expr.kind {
                Kind::AddressOf(_) => "write `&mut` to allow writes through it".to_owned(),
                _ => "declare it with `mut` to allow writes through it".to_owned(),
            });
        }
        if p.space == Space::Generic {
            let want = self.show(want);
            return Some(format!("`cast_space::<{want}>(..)` asserts that it points there"));
        }
        Some("pointers into different spaces are not the same".to_owned())
    }
}

fn convert_pointer(mut expr: Expr, from: &Pointer, to: &Pointer, slice: bool) -> Expr {
    let ty = |space, mutable| {
        if slice {
            Type::slice(space, mutable, from.to.clone())
        } else {
            Type::pointer(space, mutable, from.to.clone())
        }
    };
    if from.space != to.space {
        let span = expr.span;
        let kind = Kind::Convert(Conversion::ToGeneric, Box::new(expr));
        expr = Expr::new(kind, ty(to.space, from.mutable), span);
    }
    if from.mutable != to.mutable {
        let span = expr.span;
        let kind = Kind::Convert(Conversion::Pointer, Box::new(expr));
        expr = Expr::new(kind, ty(to.space, to.mutable), span);
    }
    expr
}

/// Whether every value of one number type is a value of the other.
pub(super) fn widens(from: Number, to: Number) -> bool {
    // Bits of integers that a float has without rounding.
    let exact = |number| match number {
        Number::F16 => 11,
        Number::BF16 => 8,
        Number::F32 => 24,
        Number::F64 => 53,
        Number::Signed(_) | Number::Unsigned(_) => 0,
    };
    match (from, to) {
        (Number::Signed(a), Number::Signed(b)) | (Number::Unsigned(a), Number::Unsigned(b)) => {
            a <= b
        }
        (Number::Unsigned(a), Number::Signed(b)) => a < b,
        (Number::Signed(_), Number::Unsigned(_)) => false,
        (Number::Signed(a), float) => u32::from(a) - 1 <= exact(float),
        (Number::Unsigned(a), float) => u32::from(a) <= exact(float),
        (from, to) if to.is_float() => {
            from == to || to == Number::F64 || to == Number::F32 && from != Number::F64
        }
        _ => false,
    }
}

/// The conversion that makes one number type of the other.
pub(super) fn conversion_help(from: Number, to: Number) -> String {
    let name = to.name();
    if widens(from, to) {
        return format!("write `x as {name}`: it holds every `{}`", from.name());
    }
    match (from.is_int(), to.is_int()) {
        (true, true) => {
            format!("`wrap::<{name}>(x)` wraps, `saturate::<{name}>(x)` clamps")
        }
        (false, true) => {
            format!("`truncate::<{name}>(x)` rounds toward zero, `round::<{name}>(x)` rounds")
        }
        _ => format!("`round::<{name}>(x)` rounds to the nearest value"),
    }
}
