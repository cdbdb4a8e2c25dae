//! What stands in `<..>` and `::<..>`.

use super::{Parsed, Parser};
use crate::ast::{Expr, ExprKind, Generic, GenericArg, GenericKind};
use crate::diagnostic::Diagnostic;
use crate::lex::{Token, TokenKind as T};
use crate::source::Span;
use crate::types::UnaryOp;

impl Parser<'_> {
    /// `<T: num, const N: u32>` behind the name of an item, or nothing.
    pub(super) fn generics(&mut self) -> Parsed<Vec<Generic>> {
        if self.peek() != T::Less {
            return Ok(Vec::new());
        }
        let open = self.bump().span;
        self.angle_list(open, Self::generic)
    }

    fn generic(&mut self) -> Parsed<Generic> {
        if self.eat(T::Const) {
            let name = self.name("the name of a constant")?;
            self.expect(T::Colon)?;
            let kind = GenericKind::Const(self.ty()?);
            return Ok(Generic { name, kind });
        }
        let name = self.name("a type parameter or `const`")?;
        let class = match self.eat(T::Colon) {
            true => Some(self.name("a class: `any`, `num`, `int` or `float`")?),
            false => None,
        };
        if self.peek() == T::Plus {
            let error = Diagnostic::error("T0110", "a type parameter has one class", self.span());
            return Err(self.report(error.at("expected `,` or `>`")));
        }
        Ok(Generic { name, kind: GenericKind::Type(class) })
    }

    /// The arguments behind a `<` that has been taken.
    pub(super) fn generic_args(&mut self, open: Span) -> Parsed<Vec<GenericArg>> {
        self.angle_list(open, Self::generic_arg)
    }

    fn generic_arg(&mut self) -> Parsed<GenericArg> {
        let start = self.span();
        match self.peek() {
            T::BraceOpen => {
                self.bump();
                let value = self.within(true, Self::expr)?;
                self.close(T::BraceClose, start)?;
                Ok(GenericArg::Const(value))
            }
            T::Int | T::Float | T::True | T::False | T::Str => {
                self.literal().map(GenericArg::Const)
            }
            T::Minus => {
                self.bump();
                let value = self.literal()?;
                let kind = ExprKind::Unary(UnaryOp::Neg, Box::new(value));
                Ok(GenericArg::Const(Expr { kind, span: self.since(start) }))
            }
            _ => self.ty().map(GenericArg::Type),
        }
    }

    /// A list up to `>`, which may be the beginning of a longer token.
    fn angle_list<I>(
        &mut self,
        open: Span,
        mut item: impl FnMut(&mut Self) -> Parsed<I>,
    ) -> Parsed<Vec<I>> {
        let mut items = Vec::new();
        while !self.is_greater() {
            items.push(item(self)?);
            if !self.eat(T::Comma) {
                break;
            }
        }
        if matches!(self.peek(), T::Plus | T::Minus | T::Star | T::Slash | T::Percent) {
            let message = format!("expected `,` or `>`, found {}", self.found());
            let error = Diagnostic::error("T0110", message, self.span()).at("expected `,` or `>`");
            let help = "constant expressions need braces: `{ N + 1 }`";
            return Err(self.report(error.help(help)));
        }
        self.close_angle(open)?;
        if items.is_empty() {
            let span = self.since(open);
            let error = Diagnostic::error("T0116", "empty `<>`", span);
            return Err(self.report(error.help("remove it")));
        }
        Ok(items)
    }

    /// Whether the next token begins with `>`.
    fn is_greater(&self) -> bool {
        matches!(self.peek(), T::Greater | T::GreaterEq | T::Shr | T::ShrAssign)
    }

    /// Takes `>`; of a longer token that begins with it the rest stays.
    fn close_angle(&mut self, open: Span) -> Parsed<()> {
        let rest = match self.peek() {
            T::Shr => T::Greater,
            T::GreaterEq => T::Assign,
            T::ShrAssign => T::GreaterEq,
            _ => return self.close(T::Greater, open).map(|_| ()),
        };
        let span = self.span();
        let middle = span.start + 1;
        self.last = Span { end: middle, ..span };
        self.tokens[self.at] = Token { kind: rest, span: Span { start: middle, ..span } };
        Ok(())
    }
}
