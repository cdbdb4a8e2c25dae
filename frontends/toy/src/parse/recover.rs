//! Where parsing goes on after an error.

use super::Parser;
use crate::lex::TokenKind as T;

/// Tokens that begin an item and stand nowhere else.
pub(super) fn begins_item(kind: T) -> bool {
    matches!(kind, T::Fn | T::Kernel | T::Struct | T::Static | T::Import | T::At)
}

/// Tokens that begin a statement and rarely stand inside one.
fn begins_statement(kind: T) -> bool {
    matches!(kind, T::Let | T::Var | T::Const | T::Shared | T::While | T::For | T::Loop | T::Return)
}

impl Parser<'_> {
    /// Goes to the next statement, the end of the block or an item; at least over one token if
    /// nothing was taken since `start`.
    pub(super) fn recover_statement(&mut self, start: usize) {
        let mut open = 0u32;
        let mut literals = self.open_braces(start);
        loop {
            let kind = self.peek();
            let moved = self.at > start;
            match kind {
                T::End => return,
                _ if self.begins_line() && begins_item(kind) => return,
                _ if open == 0 && moved && self.begins_line() && begins_statement(kind) => return,
                T::Semicolon if open == 0 => {
                    self.bump();
                    return;
                }
                T::BraceClose if open == 0 && literals > 0 => literals -= 1,
                T::BraceClose if open == 0 => return,
                T::ParenOpen | T::BracketOpen | T::BraceOpen => open += 1,
                T::ParenClose | T::BracketClose | T::BraceClose => {
                    open = open.saturating_sub(1);
                    if kind == T::BraceClose && open == 0 && self.ends_statement() {
                        self.bump();
                        return;
                    }
                }
                _ => {}
            }
            self.bump();
        }
    }

    /// How many braces since `start` are not closed: those of struct literals, as statements inside
    /// others go on by themselves after an error.
    fn open_braces(&self, start: usize) -> u32 {
        let tokens = self.tokens[start..self.at].iter();
        tokens.fold(0, |open: u32, token| match token.kind {
            T::BraceOpen => open + 1,
            T::BraceClose => open.saturating_sub(1),
            _ => open,
        })
    }

    /// Whether a statement ends behind the `}` that is next: the line does, and there is no `else`.
    fn ends_statement(&self) -> bool {
        let next = self.ahead(1);
        let between = crate::source::Span { end: next.span.start, ..self.span() };
        let new_line = self.text_of(between).contains('\n');
        new_line && next.kind != T::Else && next.kind != T::Semicolon
    }

    /// Goes to the block behind a condition that is wrong; whether there is one.
    pub(super) fn recover_block(&mut self) -> bool {
        let mut open = 0u32;
        loop {
            let kind = self.peek();
            match kind {
                T::BraceOpen if open == 0 => return true,
                T::Semicolon if open == 0 => return false,
                T::End | T::BraceClose | T::BraceOpen => return false,
                _ if self.begins_line() && (begins_item(kind) || begins_statement(kind)) => {
                    return false;
                }
                T::ParenOpen | T::BracketOpen => open += 1,
                T::ParenClose | T::BracketClose => open = open.saturating_sub(1),
                _ => {}
            }
            self.bump();
        }
    }

    /// Goes to the next arm of a `match` or its end; at least over one token if nothing was taken
    /// since `start`.
    pub(super) fn recover_arm(&mut self, start: usize) {
        let mut open = 0u32;
        loop {
            let kind = self.peek();
            match kind {
                T::End => return,
                _ if self.begins_line() && begins_item(kind) => return,
                T::Comma if open == 0 => {
                    self.bump();
                    return;
                }
                T::BraceClose if open == 0 => return,
                T::ParenOpen | T::BracketOpen | T::BraceOpen => open += 1,
                T::ParenClose | T::BracketClose | T::BraceClose => {
                    open = open.saturating_sub(1);
                    if kind == T::BraceClose && open == 0 && self.at > start {
                        self.bump();
                        self.eat(T::Comma);
                        return;
                    }
                }
                _ => {}
            }
            self.bump();
        }
    }

    /// Goes to the next item; at least over one token if nothing was taken since `start`.
    pub(super) fn recover_item(&mut self, start: usize) {
        let mut open = 0u32;
        loop {
            let kind = self.peek();
            match kind {
                T::End => return,
                _ if begins_item(kind) && self.at > start && self.begins_line() => return,
                T::Const if open == 0 && self.at > start && self.begins_line() => return,
                T::Semicolon if open == 0 => {
                    self.bump();
                    return;
                }
                T::ParenOpen | T::BracketOpen | T::BraceOpen => open += 1,
                T::ParenClose | T::BracketClose => open = open.saturating_sub(1),
                T::BraceClose => {
                    open = open.saturating_sub(1);
                    if open == 0 {
                        self.bump();
                        self.eat(T::Semicolon);
                        return;
                    }
                }
                _ => {}
            }
            self.bump();
        }
    }
}
