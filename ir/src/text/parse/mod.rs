//! Reads the text form.
//!
//! First the headers of all items are read, so that a function may use what stands below it; then
//! the initialisers and the bodies. After a mistake reading goes on at the next statement or item;
//! what the mistake should have defined is remembered, so that its uses are no mistakes.

mod body;
mod debug;
mod init;
mod inst;
mod item;
mod operand;
mod ptx;
mod target;
mod types;
mod words;

pub(super) use types::type_name_needs_no_quotes;
pub(super) use words::{STACK_ALIGN_LOG2, default_rounding};

use super::MAX_ERRORS;
use super::error::{ErrorKind, ParseError};
use super::lexer::{Kind, Token, lexical_errors};
use super::literal::{abbreviate, parse_u64};
use super::span::SourceSpans;
use super::tokens::Tokens;
use crate::entity::File;
use crate::module::Module;
use crate::types::Type;
use irc_ptx::text::{Span, listed, nearest_name, suggestion};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// A module, and where its parts were written.
#[derive(Clone, Debug, Default)]
pub struct ParsedModule {
    /// The module. It is not verified.
    pub module: Module,
    /// Where its parts were written.
    pub spans: SourceSpans,
}

/// Reads a module, or says all that is wrong with the text (up to [`MAX_ERRORS`]), in the order of
/// the text.
///
/// ```
/// use irc_ir::text::parse_module;
/// use irc_ptx::text::SourceFile;
///
/// let text = "kernel @k(%n: i32) {\nentry:\n  %m = addd %n, 1\n  ret\n}\n";
/// let errors = parse_module(text).unwrap_err();
/// let mut shown = String::new();
/// SourceFile::new("k.ir", text).render(&errors[0].to_diagnostic(), &mut shown);
/// assert!(shown.starts_with("error[I0109]: unknown operation `addd`\n --> k.ir:3:8\n"));
///
/// let parsed = parse_module(&text.replace("addd", "add")).expect("that was all");
/// assert_eq!(parsed.module.num_funcs(), 1);
/// ```
pub fn parse_module(text: &str) -> Result<ParsedModule, Vec<ParseError>> {
    if u32::try_from(text.len()).is_err() {
        let kind = ErrorKind::TooLarge;
        return Err(vec![ParseError { span: Span::default(), kind, help: None }]);
    }
    let mut parser = Parser::new(text);
    parser.module();
    parser.finish()
}

/// The type that a text is, as in `i32`, `ptr.global` or `<4 x f32>`.
///
/// ```
/// use irc_ir::text::parse_type;
/// use irc_ir::types::{Space, Type};
///
/// assert_eq!(parse_type("ptr.shared"), Ok(Type::Ptr(Space::Shared)));
/// assert!(parse_type("i33").is_err() && parse_type("i32 i32").is_err());
/// ```
pub fn parse_type(text: &str) -> Result<Type, Vec<ParseError>> {
    let mut parser = Parser::new(text);
    let ty = parser.value_type();
    if ty.is_ok() && parser.kind() != Kind::Eof {
        parser.expected("the end of the type");
    }
    parser.finish()?;
    // Without an error there is a type.
    ty.map_err(|Reported| Vec::new())
}

/// The text that bytes are, which must be UTF-8.
pub fn decode(bytes: &[u8]) -> Result<&str, ParseError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let start = u32::try_from(error.valid_up_to()).unwrap_or(u32::MAX - 1);
        ParseError { span: Span::new(start, start + 1), kind: ErrorKind::NotUtf8, help: None }
    })
}

/// An error has been noted; the caller has nothing to add.
#[derive(Debug)]
struct Reported;

type Parse<T> = Result<T, Reported>;

struct Parser<'a> {
    text: &'a str,
    tokens: Tokens<'a>,
    errors: Vec<ParseError>,
    /// Whether a token was met that is none: what is wrong with it is found at the end.
    met_bad_token: bool,
    parsed: ParsedModule,
    /// The files by the number that the text gives them.
    files: FxHashMap<u32, (File, Span)>,
    /// Where the names of types were declared, in order.
    types: Vec<Span>,
    /// Where the statement or item begins that is being read.
    start: u32,
    /// Names whose definitions have mistakes: symbols with `@`, types without.
    broken: FxHashSet<Cow<'a, str>>,
    scratch: body::Scratch<'a>,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Parser<'a> {
        Parser {
            text,
            tokens: Tokens::new(text),
            errors: Vec::new(),
            met_bad_token: false,
            parsed: ParsedModule::default(),
            files: FxHashMap::default(),
            types: Vec::new(),
            start: 0,
            broken: FxHashSet::default(),
            scratch: body::Scratch::default(),
        }
    }

    fn finish(mut self) -> Result<ParsedModule, Vec<ParseError>> {
        if self.met_bad_token {
            self.errors.extend(lexical_errors(self.text));
        }
        if self.errors.is_empty() {
            return Ok(self.parsed);
        }
        self.errors.sort_by_key(|error| error.span);
        if self.errors.len() > MAX_ERRORS {
            self.errors.truncate(MAX_ERRORS);
            let span = self.errors.last().map(|error| error.span).unwrap_or_default();
            self.errors.push(ParseError { span, kind: ErrorKind::TooMany, help: None });
        }
        Err(self.errors)
    }

    /// Whether no mistake was found so far.
    fn is_sound(&self) -> bool {
        self.errors.is_empty() && !self.met_bad_token
    }

    /// Whether so much is wrong that the rest need not be read.
    fn gave_up(&self) -> bool {
        self.errors.len() > MAX_ERRORS
    }

    // ---- tokens ----

    fn token(&self) -> Token {
        self.tokens.next()
    }

    fn kind(&self) -> Kind {
        self.tokens.next().kind
    }

    fn kind_after_next(&self) -> Kind {
        self.tokens.after_next().kind
    }

    /// The offset of the next token.
    fn pos(&self) -> u32 {
        self.tokens.next().start
    }

    fn text_of(&self, token: Token) -> &'a str {
        token.span().of(self.text)
    }

    /// The text of a token as messages show it: not too much of it.
    fn shown(&self, token: Token) -> String {
        abbreviate(self.text_of(token))
    }

    /// The name of a token with a sigil, without it.
    fn name_of(&self, token: Token) -> &'a str {
        &self.text_of(token)[1..]
    }

    /// The same as bytes.
    fn name_bytes(&self, token: Token) -> &'a [u8] {
        let span = token.span();
        &self.text.as_bytes()[span.start as usize + 1..span.end as usize]
    }

    fn word(&self) -> Option<&'a str> {
        let token = self.token();
        (token.kind == Kind::Ident).then(|| self.text_of(token))
    }

    /// The next word if it stands on the line of the token before: where a statement may end, what
    /// stands on a new line is not a part of it.
    fn word_on_line(&self) -> Option<&'a str> {
        if self.token().first_of_line { None } else { self.word() }
    }

    /// Takes a token; at the end there is always one more.
    fn bump(&mut self) -> Token {
        let token = self.tokens.bump();
        self.met_bad_token |= token.kind == Kind::Error;
        token
    }

    fn eat(&mut self, kind: Kind) -> bool {
        let found = self.kind() == kind;
        if found {
            self.bump();
        }
        found
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.word() == Some(word);
        if found {
            self.bump();
        }
        found
    }

    fn expect(&mut self, kind: Kind) -> Parse<Token> {
        if self.kind() == kind { Ok(self.bump()) } else { Err(self.expected(kind.describe())) }
    }

    /// The span from the token at `start` to the token before the next one.
    fn span_from(&self, start: u32) -> Span {
        let last = self.tokens.last().filter(|last| last.start >= start);
        Span::new(start, last.unwrap_or(self.token()).span().end)
    }

    fn integer(&mut self, max: u64) -> Parse<u64> {
        let token = self.expect(Kind::Int)?;
        parse_u64(self.text_of(token), max).map_err(|kind| self.error(token.span(), kind))
    }

    fn integer_u32(&mut self) -> Parse<u32> {
        Ok(self.integer(u64::from(u32::MAX))? as u32)
    }

    /// `(N)`, a power of two.
    fn alignment(&mut self) -> Parse<u32> {
        self.expect(Kind::LParen)?;
        let align = self.power_of_two()?;
        self.expect(Kind::RParen)?;
        Ok(align)
    }

    fn power_of_two(&mut self) -> Parse<u32> {
        let span = self.token().span();
        let align = self.integer_u32()?;
        if !align.is_power_of_two() {
            return Err(self.error(span, ErrorKind::NotPowerOfTwo { what: "an alignment" }));
        }
        Ok(align)
    }

    /// After a mistake in what begins at `start`: goes on at the first token of a line, before
    /// `end`, at which `begins` says that something else may begin. Brackets that are closed are
    /// skipped as one.
    fn skip_from(&mut self, start: u32, end: u32, begins: impl Fn(&Self) -> bool) {
        let reached = self.pos();
        self.tokens.jump(start);
        while self.pos() < end {
            let token = self.token();
            let is_new = token.start >= reached && token.start > start && token.first_of_line;
            if is_new && begins(self) {
                return;
            }
            if let Some(kind) = token.kind.closed_by() {
                let close = self.tokens.closing(token.start);
                if close.kind == kind {
                    self.tokens.jump(close.start);
                }
            }
            self.bump();
        }
        self.tokens.jump(end);
    }

    // ---- errors ----

    fn error(&mut self, span: Span, kind: ErrorKind) -> Reported {
        self.error_with(span, kind, None)
    }

    fn error_with(&mut self, span: Span, kind: ErrorKind, help: Option<String>) -> Reported {
        if self.errors.len() <= MAX_ERRORS {
            self.errors.push(ParseError { span, kind, help });
        }
        Reported
    }

    /// The next token is not what is needed.
    fn expected(&mut self, expected: impl Into<Cow<'static, str>>) -> Reported {
        self.expected_with(expected, None)
    }

    fn expected_with(
        &mut self,
        expected: impl Into<Cow<'static, str>>,
        help: Option<String>,
    ) -> Reported {
        let token = self.token();
        if token.kind == Kind::Error {
            self.met_bad_token = true;
            return Reported;
        }
        let line_ended = token.first_of_line
            && self.start < token.start
            && !self.tokens.is_open(self.start, token.start);
        let (span, found) = if let Some(last) = self.tokens.last().filter(|_| line_ended) {
            let end = last.span().end;
            (Span::new(end, end), "the end of the line".to_owned())
        } else {
            (token.span(), self.describe(token))
        };
        let kind = ErrorKind::Expected { expected: expected.into(), found };
        self.error_with(span, kind, help)
    }

    fn describe(&self, token: Token) -> String {
        match token.kind {
            Kind::Ident
            | Kind::Value
            | Kind::Slot
            | Kind::Symbol
            | Kind::Int
            | Kind::Float
            | Kind::Str => format!("`{}`", abbreviate(self.text_of(token))),
            kind => kind.describe().to_owned(),
        }
    }

    /// The word of a token is not in a set; a near one is suggested.
    fn unknown_word<'c>(
        &mut self,
        token: Token,
        what: impl Into<Cow<'static, str>>,
        known: impl IntoIterator<Item = &'c str>,
    ) -> Reported {
        let word = self.text_of(token);
        self.unknown_word_at(token.span(), word, what, known)
    }

    fn unknown_word_at<'c>(
        &mut self,
        span: Span,
        word: &str,
        what: impl Into<Cow<'static, str>>,
        known: impl IntoIterator<Item = &'c str>,
    ) -> Reported {
        let known: Vec<&str> = known.into_iter().collect();
        let help = nearest_name(word, known.iter().copied()).map(suggestion);
        let are_few = (2..=MAX_LISTED).contains(&known.len());
        let help = help.or_else(|| are_few.then(|| format!("there are {}", listed(known))));
        let kind = ErrorKind::UnknownWord { what: what.into(), word: abbreviate(word) };
        self.error_with(span, kind, help)
    }
}

/// The most words that are listed where none is near.
const MAX_LISTED: usize = 6;
