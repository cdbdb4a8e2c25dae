//! Tokens to syntax trees, by recursive descent.
//!
//! An error is reported where it is found and unwinds to the next statement, arm or item, so that
//! several are found in one run. The tree is at most [`MAX_DEPTH`] deep: `depth` counts what is
//! being parsed, and `deepest` what has been, because `a[i].b as u32` pushes its beginning down
//! with each part. Chains of operators as `a + b + c` and of `else if` are one node each.

mod control;
mod expr;
mod foreign;
mod generic;
mod item;
mod literal;
mod ptx;
mod recover;
mod stmt;
mod types;

use crate::ast::{MAX_DEPTH, Name, Unit};
use crate::diagnostic::Diagnostic;
use crate::lex::{MAX_ERRORS, Token, TokenKind, lex};
use crate::source::{FileId, Span};

/// The bytes that a file has at most.
pub const MAX_BYTES: usize = 1 << 30;

/// Parses a file. If there are errors the tree lacks what is wrong.
pub fn parse(file: FileId, text: &str) -> (Unit, Vec<Diagnostic>) {
    if text.len() > MAX_BYTES {
        let span = Span { file, start: 0, end: 0 };
        let message = format!("a file has {} bytes, more than {MAX_BYTES}", text.len());
        let unit = Unit { file, imports: Vec::new(), items: Vec::new() };
        return (unit, vec![Diagnostic::error("T0131", message, span)]);
    }
    let (tokens, errors) = lex(file, text);
    let mut parser = Parser {
        text,
        tokens,
        at: 0,
        last: Span { file, start: 0, end: 0 },
        depth: 0,
        deepest: 0,
        struct_literals: true,
        list_depth: 0,
        lexical_errors: errors.len(),
        errors,
        last_error: None,
        stopped: false,
    };
    parser.stop_if_hopeless();
    let unit = parser.unit(file);
    let mut errors = parser.errors;
    errors.sort_by_key(|error| error.span().start);
    (unit, errors)
}

/// An error has been reported; what is being parsed cannot go on.
#[derive(Debug)]
struct Reported;

type Parsed<T> = Result<T, Reported>;

struct Parser<'a> {
    text: &'a str,
    /// The last is the end.
    tokens: Vec<Token>,
    at: usize,
    /// The place of what was taken last.
    last: Span,
    /// How deep what is being parsed is nested.
    depth: u32,
    /// How deep what has been parsed since the last `measured` began is nested at most.
    deepest: u32,
    /// Whether `Name {` begins a struct literal: not in conditions.
    struct_literals: bool,
    /// How many lists in parentheses or brackets are around this in the same block.
    list_depth: u32,
    errors: Vec<Diagnostic>,
    /// How many of the errors the lexer found.
    lexical_errors: usize,
    /// Where the last error of the parser is.
    last_error: Option<u32>,
    /// Whether nothing more is reported.
    stopped: bool,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> TokenKind {
        self.tokens[self.at].kind
    }

    /// The token that is this far ahead.
    fn ahead(&self, distance: usize) -> Token {
        self.tokens[(self.at + distance).min(self.tokens.len() - 1)]
    }

    /// The place of the next token.
    fn span(&self) -> Span {
        self.tokens[self.at].span
    }

    /// The place of what was taken last.
    fn previous_span(&self) -> Span {
        self.last
    }

    /// Just behind what was taken last.
    fn gap(&self) -> Span {
        let previous = self.previous_span();
        Span { start: previous.end, ..previous }
    }

    /// From the start of a place to the end of what was read last.
    fn since(&self, start: Span) -> Span {
        start.to(self.previous_span())
    }

    fn text_of(&self, span: Span) -> &'a str {
        &self.text[span.start as usize..span.end as usize]
    }

    /// Whether the next token is a name with this text: a word that is one only here.
    fn is_word(&self, word: &str) -> bool {
        self.peek() == TokenKind::Name && self.text_of(self.span()) == word
    }

    /// Whether the token that was taken last is of this kind.
    fn last_is(&self, kind: TokenKind) -> bool {
        self.at > 0 && self.tokens[self.at - 1].kind == kind
    }

    /// Whether the next token is the first of its line.
    fn begins_line(&self) -> bool {
        let between = Span { end: self.span().start, ..self.gap() };
        self.text_of(between).contains('\n')
    }

    /// Takes the next token; the end stays.
    fn bump(&mut self) -> Token {
        let token = self.tokens[self.at];
        if token.kind != TokenKind::End {
            self.at += 1;
            self.last = token.span;
        }
        token
    }

    /// Takes the next token for one of another kind; the end stays, which may have come with the
    /// last error.
    fn take_for(&mut self, kind: TokenKind) {
        let token = &mut self.tokens[self.at];
        if token.kind != TokenKind::End {
            token.kind = kind;
        }
    }

    fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.peek() == kind;
        if found {
            self.bump();
        }
        found
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.bump();
        }
        found
    }

    /// The next token as messages name it.
    fn found(&self) -> String {
        let token = self.tokens[self.at];
        let text = self.text_of(token.span);
        match token.kind {
            TokenKind::End => "the end of the file".to_owned(),
            TokenKind::Str => "a string".to_owned(),
            TokenKind::Int | TokenKind::Float => format!("the number `{}`", clip(text)),
            TokenKind::Name => format!("the name `{}`", clip(text)),
            _ => format!("`{text}`"),
        }
    }

    /// Reports an error, unless there is one at this place already.
    fn report(&mut self, error: Diagnostic) -> Reported {
        let at = error.span().start;
        // What the lexer left out may be what is missing.
        let is_consequence = self.errors[..self.lexical_errors]
            .iter()
            .any(|lexical| (self.last.start..=at).contains(&lexical.span().start));
        if !self.stopped && self.last_error != Some(at) && !is_consequence {
            self.last_error = Some(at);
            self.errors.push(error);
            self.stop_if_hopeless();
        }
        Reported
    }

    /// Stops if there are too many errors.
    fn stop_if_hopeless(&mut self) {
        if self.errors.len() >= MAX_ERRORS {
            self.stop();
            let message = format!("there are more than {MAX_ERRORS} errors");
            let error = Diagnostic::error("T0130", message, self.span());
            self.errors.push(error.at("the rest is not checked"));
        }
    }

    /// Goes to the end: nothing more is parsed or reported.
    fn stop(&mut self) {
        self.stopped = true;
        self.at = self.tokens.len() - 1;
    }

    /// The next token is not what must stand here.
    fn unexpected(&mut self, expected: &str) -> Reported {
        let message = format!("expected {expected}, found {}", self.found());
        let error = Diagnostic::error("T0110", message, self.span());
        let error = self.with_foreign_help(error.at(format!("expected {expected}")), false);
        self.report(error)
    }

    /// Takes a token that must stand here.
    fn expect(&mut self, kind: TokenKind) -> Parsed<Span> {
        if self.peek() == kind {
            return Ok(self.bump().span);
        }
        let text = kind.text().expect("only fixed tokens are asked for");
        Err(self.unexpected(&format!("`{text}`")))
    }

    /// Takes the bracket that closes one.
    fn close(&mut self, kind: TokenKind, open: Span) -> Parsed<Span> {
        self.close_or(kind, open, "")
    }

    /// Takes the bracket that closes one, where something else might also have stood.
    fn close_or(&mut self, kind: TokenKind, open: Span, other: &str) -> Parsed<Span> {
        if self.peek() == kind {
            return Ok(self.bump().span);
        }
        let (text, opened) = (kind.text().unwrap_or_default(), self.text_of(open));
        let message = format!("expected {other}`{text}`, found {}", self.found());
        let error = Diagnostic::error("T0112", message, self.span());
        let error = error.at(format!("expected {other}`{text}`"));
        let error = error.label(open, format!("this `{opened}` is open"));
        let error = self.with_foreign_help(error, true);
        Err(self.report(error))
    }

    /// Takes a name that must stand here.
    fn name(&mut self, what: &str) -> Parsed<Name> {
        let token = self.tokens[self.at];
        if token.kind == TokenKind::Name {
            self.bump();
            let text = self.text_of(token.span).to_owned();
            return Ok(Name { text, span: token.span });
        }
        if token.kind.is_keyword() {
            let word = self.text_of(token.span);
            let message = format!("expected {what}, found the word `{word}`");
            let error = Diagnostic::error("T0110", message, token.span);
            let error = error.at(format!("expected {what}"));
            let error = error.note(format!("`{word}` is a reserved word"));
            let error = self.with_foreign_help(error, false);
            return Err(self.report(error));
        }
        Err(self.unexpected(what))
    }

    /// What stands between brackets, with commas between; the opening bracket has been taken.
    fn list<T>(
        &mut self,
        open: Span,
        close: TokenKind,
        mut item: impl FnMut(&mut Self) -> Parsed<T>,
    ) -> Parsed<Vec<T>> {
        let structs = std::mem::replace(&mut self.struct_literals, true);
        self.list_depth += 1;
        let mut parse = || {
            let mut items = Vec::new();
            while self.peek() != close {
                items.push(item(self)?);
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
            let last_has_comma = items.is_empty() || self.last_is(TokenKind::Comma);
            self.close_or(close, open, if last_has_comma { "" } else { "`,` or " })?;
            Ok(items)
        };
        let items = parse();
        self.list_depth -= 1;
        self.struct_literals = structs;
        items
    }

    /// Parses with or without struct literals, and as the beginning of a new list.
    fn within<T>(
        &mut self,
        struct_literals: bool,
        parse: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<T> {
        let structs = std::mem::replace(&mut self.struct_literals, struct_literals);
        let lists = std::mem::replace(&mut self.list_depth, 0);
        let parsed = parse(self);
        self.struct_literals = structs;
        self.list_depth = lists;
        parsed
    }

    /// Parses what is one level deeper.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == MAX_DEPTH {
            return Err(self.too_deep());
        }
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    /// Parses what [`Parser::push_down`] may push down as a whole.
    fn measured<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let around = std::mem::replace(&mut self.deepest, self.depth);
        let parsed = parse(self);
        self.deepest = self.deepest.max(around);
        parsed
    }

    /// All that was parsed since the last `measured` began comes to lie one level deeper.
    fn push_down(&mut self) -> Parsed<()> {
        if self.deepest == MAX_DEPTH {
            return Err(self.too_deep());
        }
        self.deepest += 1;
        Ok(())
    }

    fn too_deep(&mut self) -> Reported {
        let message = format!("nested more than {MAX_DEPTH} levels deep");
        let error = Diagnostic::error("T0115", message, self.span());
        let error = error.at("too deep here");
        let error = error
            .note("brackets, blocks and chains of calls, indexing and conversions count as levels");
        let reported =
            self.report(error.help("give parts of it names with `let`, or make functions"));
        self.stop();
        reported
    }
}

/// The beginning of a long text.
fn clip(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}..", &text[..end]),
        None => text.to_owned(),
    }
}
