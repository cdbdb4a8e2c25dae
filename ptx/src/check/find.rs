//! Finds words of a statement again, to show errors where they are.

use crate::lexer::{Lexer, Token};
use crate::text::Span;

/// The most tokens of a statement that are looked at.
const MAX_TOKENS: usize = 4000;

/// The text, to find places in.
#[derive(Clone, Copy)]
pub(super) struct TokenFinder<'a> {
    text: &'a str,
}

impl<'a> TokenFinder<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text }
    }

    /// The first token from an offset on that is this word; the token at the offset if none is, or
    /// if the word is empty.
    pub(super) fn word(&self, from: u32, word: &str) -> Span {
        let rest = self.text.get(from as usize..).unwrap_or("");
        let mut lexer = Lexer::new(rest);
        let mut first = None;
        for _ in 0..MAX_TOKENS {
            let (token, start, end) = lexer.next();
            let span = Span::new(from + start as u32, from + end as u32);
            first.get_or_insert(span);
            if !word.is_empty() && &rest[start..end] == word {
                return span;
            }
            if token == Token::End || word.is_empty() {
                break;
            }
        }
        first.unwrap_or(Span::new(from, from))
    }
}
