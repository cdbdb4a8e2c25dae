//! Types.

use super::{Parsed, Parser};
use crate::ast::{Type, TypeKind};
use crate::diagnostic::Diagnostic;
use crate::lex::TokenKind as T;
use crate::source::Span;
use crate::types::Number;
use irc_ir::types::Space;

/// The state spaces that a program names.
const SPACES: [(&str, Space); 4] = [
    ("global", Space::Global),
    ("shared", Space::Shared),
    ("local", Space::Local),
    ("constant", Space::Const),
];

impl Parser<'_> {
    /// A type.
    pub(super) fn ty(&mut self) -> Parsed<Type> {
        self.nested(Self::ty_here)
    }

    fn ty_here(&mut self) -> Parsed<Type> {
        let start = self.span();
        let kind = match self.peek() {
            T::Star => self.pointer()?,
            T::And => self.slice()?,
            T::BracketOpen => self.array()?,
            T::Name => self.named_type()?,
            T::ParenOpen => {
                let error = Diagnostic::error("T0121", "there are no tuples", start);
                let error = error.at("types cannot start with `(`");
                return Err(self.report(error.help("make a `struct`; remove `-> ()`")));
            }
            _ => return Err(self.unexpected("a type")),
        };
        Ok(Type { kind, span: self.since(start) })
    }

    fn named_type(&mut self) -> Parsed<TypeKind> {
        let name = self.name("a type")?;
        if self.peek() != T::Less || is_number_or_vector(&name.text) {
            return Ok(TypeKind::Named(name, Vec::new()));
        }
        let open = self.bump().span;
        let args = self.generic_args(open)?;
        Ok(TypeKind::Named(name, args))
    }

    /// `*SPACE mut T`
    fn pointer(&mut self) -> Parsed<TypeKind> {
        let star = self.bump().span;
        if self.peek() == T::Const {
            let error = Diagnostic::error("T0123", "expected a type, found `const`", self.span());
            let help = "a pointer without `mut` is read-only: `*T`";
            return Err(self.report(error.at("expected a type or a state space").help(help)));
        }
        let (space, mutable) = self.space_and_mut(star)?;
        let to = Box::new(self.ty()?);
        Ok(TypeKind::Pointer { space, mutable, to })
    }

    /// `&SPACE mut [T]`
    fn slice(&mut self) -> Parsed<TypeKind> {
        let and = self.bump().span;
        let (space, mutable) = self.space_and_mut(and)?;
        if self.peek() != T::BracketOpen {
            let message = format!("expected `[`, found {}", self.found());
            let error = Diagnostic::error("T0125", message, self.span());
            let error = error.at("expected `[`").note("`&` starts a slice type: `&[T]`");
            return Err(
                self.report(error.help("there are no references; a pointer is `*T` or `*mut T`"))
            );
        }
        let open = self.bump().span;
        let of = Box::new(self.ty()?);
        if self.peek() == T::Semicolon {
            let error = Diagnostic::error("T0125", "a slice type has no length", self.span());
            let help = "a pointer to an array is `*[T; N]`; a slice is `&[T]`";
            self.report(error.at("expected `]`").help(help));
            self.bump();
            self.expr()?;
        }
        self.close(T::BracketClose, open)?;
        Ok(TypeKind::Slice { space, mutable, of })
    }

    /// `[T; N]` or `[T]`
    fn array(&mut self) -> Parsed<TypeKind> {
        let open = self.bump().span;
        let of = Box::new(self.ty()?);
        if self.eat(T::BracketClose) {
            return Ok(TypeKind::Unsized(of));
        }
        if self.peek() == T::Comma {
            let error = Diagnostic::error("T0110", "expected `;`, found `,`", self.span());
            return Err(self.report(error.at("expected `;`").help("an array type is `[T; N]`")));
        }
        if self.peek() != T::Semicolon {
            self.close(T::BracketClose, open)?;
        }
        self.expect(T::Semicolon)?;
        let count = Box::new(self.within(true, Self::expr)?);
        self.close(T::BracketClose, open)?;
        Ok(TypeKind::Array(of, count))
    }

    /// The state space and `mut` of a pointer or slice.
    fn space_and_mut(&mut self, sign: Span) -> Parsed<(Space, bool)> {
        let space = self.space();
        let mutable = self.eat(T::Mut);
        let behind = self.span();
        if mutable && self.space_ahead() {
            let word = self.text_of(behind);
            let error = Diagnostic::error("T0123", format!("`{word}` after `mut`"), behind);
            let sign = self.text_of(sign);
            let error = error.at("the state space comes first");
            return Err(self.report(error.help(format!("write `{sign}{word} mut`"))));
        }
        Ok((space.unwrap_or(Space::Generic), mutable))
    }

    /// Whether the next word is a state space, and not a type of that name.
    fn space_ahead(&self) -> bool {
        let begins_type =
            matches!(self.ahead(1).kind, T::Name | T::Mut | T::Star | T::And | T::BracketOpen);
        let word = self.text_of(self.span());
        begins_type && SPACES.iter().any(|(name, _)| *name == word)
    }

    /// Takes a state space, if there is one.
    pub(super) fn space(&mut self) -> Option<Space> {
        if !self.space_ahead() {
            return None;
        }
        let span = self.bump().span;
        let word = self.text_of(span);
        SPACES.iter().find(|(name, _)| *name == word).map(|&(_, space)| space)
    }
}

/// Whether a name is that of a type that takes no arguments, so that a `<` behind it compares.
fn is_number_or_vector(name: &str) -> bool {
    let element = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let element = element.strip_suffix('x').unwrap_or(name);
    name == "bool" || Number::from_name(name).is_some() || Number::from_name(element).is_some()
}
