//! Numbers, truth values and strings.

use super::{Parsed, Parser};
use crate::ast::{Expr, ExprKind, Name};
use crate::lex::{NumberText, TokenKind as T, string_value};
use crate::source::Span;

impl Parser<'_> {
    /// A literal that must stand here.
    pub(super) fn literal(&mut self) -> Parsed<Expr> {
        let span = self.span();
        let kind = match self.peek() {
            T::Int | T::Float => self.number(),
            T::True => ExprKind::Bool(true),
            T::False => ExprKind::Bool(false),
            T::Str => ExprKind::Str(string_value(self.text_of(span))),
            _ => return Err(self.unexpected("a number")),
        };
        self.bump();
        Ok(Expr { kind, span })
    }

    /// What the number says that is next.
    fn number(&self) -> ExprKind {
        let span = self.span();
        let number = NumberText::new(self.text_of(span));
        let suffix = number.suffix().map(|(text, at)| Name {
            text: text.to_owned(),
            span: Span { start: span.start + at as u32, ..span },
        });
        match number.is_float() {
            true => ExprKind::Float(number.plain_digits(), suffix),
            // What has no value has been reported.
            false => ExprKind::Int(number.int_value().unwrap_or(0), suffix),
        }
    }

    /// The text of a string that must stand here, and the place between its quotes.
    pub(super) fn string(&mut self, what: &str) -> Parsed<(String, Span)> {
        if self.peek() != T::Str {
            return Err(self.unexpected(what));
        }
        let span = self.bump().span;
        let start = span.start + 1;
        // A string without end has been reported.
        let inner = Span { start, end: (span.end - 1).max(start), ..span };
        Ok((string_value(self.text_of(span)), inner))
    }
}
