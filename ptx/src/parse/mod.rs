//! The reader: from PTX text to the tree.
//!
//! Errors are collected: after one in a statement, reading goes on behind the next semicolon, at a
//! brace, or at a directive that begins something new. Nothing recurses over the input, and no
//! input makes it panic.

mod body;
mod constant;
mod error;
mod forms;
mod inst;
mod module;
mod registers;
mod variable;

use super::ast::Module;
use super::lexer::{Lexer, Token};
use crate::isa::PtxType;
pub use error::{ReadError, ReadErrorKind};
use std::ops::Range;

/// After N errors reading stops: the rest is not PTX. Before that all errors are reported.
const MAX_ERRORS: usize = 100_000;

impl Module {
    /// Reads a module, without its comments.
    ///
    /// ```
    /// let text = ".version 7.0 .target sm_80 .address_size 64\n.entry k() { ret; }";
    /// let module = irc_ptx::Module::parse(text).expect("it is PTX");
    /// let printed = module.print();
    /// let again = irc_ptx::Module::parse(&printed).expect("what is printed can be read");
    /// assert_eq!(again.print(), printed);
    ///
    /// let errors = irc_ptx::Module::parse(&text.replace("ret", "rot")).unwrap_err();
    /// assert_eq!(errors[0].to_string(), "unknown instruction `rot`");
    /// ```
    pub fn parse(text: &str) -> Result<Self, Vec<ReadError>> {
        let read = ReadModule::read(text);
        if read.errors.is_empty() { Ok(read.module) } else { Err(read.errors) }
    }

    /// Reads a module with its comments. One inside a statement stands behind it, one in the head
    /// of the module or of a function behind that.
    pub fn parse_with_comments(text: &str) -> Result<Self, Vec<ReadError>> {
        let mut parser = Parser::new(text, true);
        let module = module::parse_module(&mut parser);
        if parser.errors.is_empty() { Ok(module) } else { Err(parser.errors) }
    }
}

/// N names `name<n>` may stand for beyond one for each byte of the text.
const FREE_NAMES: usize = 1 << 16;

/// What was read, right or wrong, and where it stands in the text.
#[derive(Clone, Debug)]
pub struct ReadModule {
    /// What could be read.
    pub module: Module,
    /// All that is wrong.
    pub errors: Vec<ReadError>,
    /// Where each item begins.
    pub items: Vec<u32>,
    /// For each body in order, where its statements begin.
    pub statements: Vec<Vec<u32>>,
    /// Where `.version` and `.target` have their values.
    pub head: [Range<usize>; 2],
}

impl ReadModule {
    /// Reads as much of a text as there is sense in.
    pub fn read(text: &str) -> Self {
        let mut parser = Parser::new(text, false);
        let module = module::parse_module(&mut parser);
        let Parser { errors, items, statements, head, .. } = parser;
        Self { module, errors, items, statements, head }
    }

    /// Whether the version and the target were understood.
    pub fn has_head(&self) -> bool {
        !self.head[1].is_empty()
    }
}

/// An error has been recorded; the caller skips to where it can go on.
struct Failed;

type Parsed<T> = Result<T, Failed>;

/// The state of reading: one token ahead.
struct Parser<'s> {
    lexer: Lexer<'s>,
    token: Token<'s>,
    start: usize,
    end: usize,
    errors: Vec<ReadError>,
    items: Vec<u32>,
    statements: Vec<Vec<u32>>,
    head: [Range<usize>; 2],
    keeps_comments: bool,
    /// The comments before the token ahead that have no place in the tree yet.
    comments: Vec<&'s str>,
    /// Whether the operands ahead are those that a call passes.
    in_call: bool,
    /// The items that declare registers for all bodies.
    outer_registers: Vec<u32>,
    /// How many names `name<n>` may still stand for, all over the text: time and memory stay in
    /// proportion to its length.
    names_left: usize,
    /// How many registers families may still lay out; those of others are found one by one.
    registers_left: usize,
}

impl<'s> Parser<'s> {
    fn new(text: &'s str, keeps_comments: bool) -> Self {
        let mut lexer = Lexer::new(text);
        let begin = lexer.at();
        let (token, start, end) = lexer.next();
        let mut parser = Self {
            lexer,
            token,
            start,
            end,
            errors: Vec::new(),
            items: Vec::new(),
            statements: Vec::new(),
            head: [0..0, 0..0],
            keeps_comments,
            comments: Vec::new(),
            in_call: false,
            outer_registers: Vec::new(),
            names_left: text.len() + FREE_NAMES,
            registers_left: text.len() + FREE_NAMES,
        };
        parser.note_comments(begin);
        parser
    }

    /// Makes room for N names of a `name<n>`.
    fn take_names(&mut self, count: usize) -> Result<(), ReadErrorKind> {
        let most = self.lexer.text().len() + FREE_NAMES;
        self.names_left = self.names_left.checked_sub(count).ok_or(ReadErrorKind::TooMany(most))?;
        Ok(())
    }

    /// Goes on to the next token. Most signs stand right behind what comes before them.
    #[inline]
    fn advance(&mut self) {
        match self.lexer.sign_here() {
            Some(sign) => {
                self.token = Token::Sign(sign);
                (self.start, self.end) = (self.end, self.lexer.at());
            }
            None => self.advance_far(),
        }
    }

    #[inline(never)]
    fn advance_far(&mut self) {
        let end = self.end;
        self.start = self.lexer.advance(&mut self.token);
        self.end = self.lexer.at();
        if self.keeps_comments {
            self.note_comments(end);
        }
    }

    /// Remembers the comments between an offset and the token ahead, line by line.
    fn note_comments(&mut self, from: usize) {
        if !self.keeps_comments {
            return;
        }
        let mut gap = &self.lexer.text()[from..self.start];
        loop {
            gap = gap.trim_start();
            let (comment, rest) = if let Some(rest) = gap.strip_prefix("//") {
                rest.split_once(['\n', '\r']).unwrap_or((rest, ""))
            } else if let Some(rest) = gap.strip_prefix("/*") {
                rest.split_once("*/").unwrap_or((rest, ""))
            } else if let Some(rest) = gap.strip_prefix('#') {
                // A mark of the preprocessor is no comment.
                ("", rest.split_once(['\n', '\r']).map_or("", |(_, rest)| rest))
            } else {
                return;
            };
            let lines = comment.split(['\n', '\r']).map(str::trim);
            self.comments.extend(lines.filter(|line| !line.is_empty()));
            gap = rest;
        }
    }

    /// Where the token ahead stands.
    #[inline]
    fn span(&self) -> Range<usize> {
        self.start..self.end
    }

    #[cold]
    fn fail<T>(&mut self, span: Range<usize>, kind: impl Into<ReadErrorKind>) -> Parsed<T> {
        self.note(span, kind.into());
        Err(Failed)
    }

    /// Records an error that does not end the statement.
    #[cold]
    fn note(&mut self, span: Range<usize>, kind: ReadErrorKind) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(ReadError { span, kind });
        }
    }

    #[cold]
    fn expected<T>(&mut self, wanted: &'static str) -> Parsed<T> {
        let found = match self.token {
            Token::End => "the end of the text".to_owned(),
            _ => {
                let text = &self.lexer.text()[self.span()];
                let short: String = text.chars().take(40).collect();
                format!("`{short}`")
            }
        };
        self.fail(self.span(), ReadErrorKind::Expected { wanted, found })
    }

    #[inline]
    fn at_sign(&self, sign: u8) -> bool {
        matches!(self.token, Token::Sign(found) if found == sign)
    }

    #[inline]
    fn eat_sign(&mut self, sign: u8) -> bool {
        let found = self.at_sign(sign);
        if found {
            self.advance();
        }
        found
    }

    #[inline]
    fn expect_sign(&mut self, sign: u8, wanted: &'static str) -> Parsed<()> {
        if self.eat_sign(sign) { Ok(()) } else { self.expected(wanted) }
    }

    fn eat_directive(&mut self, word: &str) -> bool {
        let found = matches!(self.token, Token::Directive(found) if found == word);
        if found {
            self.advance();
        }
        found
    }

    /// A name; `_` counts as one.
    fn name(&mut self) -> Parsed<&'s str> {
        match self.token {
            Token::Name(name) => {
                self.advance();
                Ok(name)
            }
            Token::Sign(b'_') => {
                self.advance();
                Ok("_")
            }
            _ => self.expected("a name"),
        }
    }

    fn string(&mut self) -> Parsed<&'s str> {
        match self.token {
            Token::Text(text) => {
                self.advance();
                Ok(text)
            }
            _ => self.expected("a string"),
        }
    }

    /// `"text", "text";` as directives take it.
    fn strings(&mut self) -> Parsed<Vec<&'s str>> {
        let mut strings = vec![self.string()?];
        while self.eat_sign(b',') {
            strings.push(self.string()?);
        }
        Ok(strings)
    }

    /// A literal integer, perhaps negative.
    fn int(&mut self) -> Parsed<i64> {
        let negative = self.eat_sign(b'-');
        let value = match self.token {
            Token::Int(value) => value,
            Token::Unsigned(value) => value as i64,
            _ => return self.expected("an integer"),
        };
        self.advance();
        Ok(if negative { value.wrapping_neg() } else { value })
    }

    fn unsigned(&mut self) -> Parsed<u64> {
        let span = self.span();
        match u64::try_from(self.int()?) {
            Ok(value) => Ok(value),
            Err(_) => self.fail(span, ReadErrorKind::OutOfRange),
        }
    }

    fn small(&mut self) -> Parsed<u32> {
        let span = self.span();
        match u32::try_from(self.int()?) {
            Ok(value) => Ok(value),
            Err(_) => self.fail(span, ReadErrorKind::OutOfRange),
        }
    }

    /// A type directive.
    fn ty(&mut self) -> Parsed<PtxType> {
        let Token::Directive(word) = self.token else { return self.expected("a type") };
        match PtxType::from_word(&word[1..]) {
            Some(ty) => {
                self.advance();
                Ok(ty)
            }
            None => self.fail(self.span(), ReadErrorKind::UnknownType(word.to_owned())),
        }
    }

    /// `.v2` or `.v4`, if it stands there.
    fn vector(&mut self) -> Option<u8> {
        let Token::Directive(word @ (".v2" | ".v4")) = self.token else { return None };
        self.advance();
        Some(if word == ".v2" { 2 } else { 4 })
    }

    /// Skips to behind the next semicolon, or to a closing brace of the level where it began, or
    /// to a directive that begins something new. `from` is where what failed began: something is
    /// skipped in any case.
    fn skip_statement(&mut self, from: usize, in_body: bool) {
        if self.start == from && !self.at_sign(b'}') {
            self.advance();
        }
        let mut depth = 0u32;
        loop {
            match self.token {
                Token::End => return,
                Token::Sign(b';') if depth == 0 => {
                    self.advance();
                    return;
                }
                Token::Sign(b'{') => depth += 1,
                Token::Sign(b'}') if depth == 0 => return,
                Token::Sign(b'}') => depth -= 1,
                Token::Directive(word) if begins_item(word) => return,
                Token::Directive(".reg" | ".loc" | ".pragma") if depth == 0 && in_body => return,
                _ => {}
            }
            self.advance();
        }
    }

    /// Whether what comes ends a declaration of a function that has no semicolon.
    fn at_declaration_end(&self) -> bool {
        match self.token {
            Token::Directive(word) => follows_declaration(word),
            Token::Dwarf(_) | Token::End => true,
            _ => false,
        }
    }

    fn exhausted(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
    }
}

/// Whether a directive begins an item of the module and never stands inside a body.
fn begins_item(word: &str) -> bool {
    matches!(
        word,
        ".entry" | ".func" | ".visible" | ".weak" | ".extern" | ".common" | ".file" | ".section"
    )
}

/// Whether a directive begins something new behind the head of a function that has no body: there
/// old compilers leave the semicolon out, and ptxas does not ask for it.
fn follows_declaration(word: &str) -> bool {
    begins_item(word)
        || matches!(word, ".global" | ".const" | ".shared" | ".local" | ".tex" | ".reg" | ".alias")
}

#[cfg(test)]
mod tests;
