//! Cuts a text into tokens.
//!
//! Every byte of the text that is not blank or in a comment belongs to a token. The list of tokens
//! ends with [`Kind::Eof`]. An opening bracket knows the token that closes it, so that a body is
//! skipped in one step; where that one is missing it is a later bracket or the end of the text. A
//! token knows whether a line break stands before it.

use super::error::{ErrorKind, ParseError};
use super::lines::byte_order_mark;
use super::span::Span;
use rustc_hash::FxHashMap;

/// What a token is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Kind {
    /// A word; dots may be in it.
    Ident,
    /// `%name`.
    Value,
    /// `$name`.
    Slot,
    /// `@name`.
    Symbol,
    /// A decimal or hexadecimal integer.
    Int,
    /// A number with a fraction or an exponent, or the bits of a float.
    Float,
    /// Text in quotes.
    Str,
    LParen,
    RParen,
    LBrace,
    RBrace,
    LBracket,
    RBracket,
    Lt,
    Gt,
    Comma,
    Colon,
    Equals,
    Plus,
    Minus,
    Star,
    Arrow,
    /// A mistake that has been reported.
    Error,
    Eof,
}

impl Kind {
    /// The kind of the bracket that closes one of this kind.
    pub(super) fn closed_by(self) -> Option<Kind> {
        Some(match self {
            Kind::LParen => Kind::RParen,
            Kind::LBrace => Kind::RBrace,
            Kind::LBracket => Kind::RBracket,
            _ => return None,
        })
    }

    /// What a message calls it.
    pub(super) fn describe(self) -> &'static str {
        match self {
            Kind::Ident => "a word",
            Kind::Value => "a value",
            Kind::Slot => "a stack slot",
            Kind::Symbol => "a symbol",
            Kind::Int => "an integer",
            Kind::Float => "a float",
            Kind::Str => "a string",
            Kind::LParen => "`(`",
            Kind::RParen => "`)`",
            Kind::LBrace => "`{`",
            Kind::RBrace => "`}`",
            Kind::LBracket => "`[`",
            Kind::RBracket => "`]`",
            Kind::Lt => "`<`",
            Kind::Gt => "`>`",
            Kind::Comma => "`,`",
            Kind::Colon => "`:`",
            Kind::Equals => "`=`",
            Kind::Plus => "`+`",
            Kind::Minus => "`-`",
            Kind::Star => "`*`",
            Kind::Arrow => "`->`",
            Kind::Error => "a mistake",
            Kind::Eof => "the end of the text",
        }
    }
}

/// A token.
#[derive(Copy, Clone, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    /// Whether a line break stands between the token and the one before.
    pub first_of_line: bool,
    pub start: u32,
    /// Offset after the last byte.
    end: u32,
}

impl Token {
    pub(super) fn span(self) -> Span {
        Span::new(self.start, self.end)
    }
}

/// The tokens of a text: seven bytes each, so that a text of many needs little more memory than
/// itself.
pub(super) struct Tokens<'a> {
    text: &'a str,
    starts: Vec<u32>,
    marks: Vec<Mark>,
    /// Opening brackets that are closed far away, with the tokens that close them.
    far: FxHashMap<u32, u32>,
}

/// What is known of a token besides where it begins.
#[derive(Copy, Clone)]
struct Mark {
    kind: Kind,
    first_of_line: bool,
    /// Of an opening bracket the number of tokens to the one that closes it, of others the number
    /// of bytes; [`FAR`] if that is as much or more.
    length: u8,
}

const FAR: u8 = u8::MAX;

/// A length as marks have it.
fn short(length: usize) -> u8 {
    u8::try_from(length).unwrap_or(FAR)
}

impl<'a> Tokens<'a> {
    fn new(text: &'a str) -> Tokens<'a> {
        let size = text.len() / 4 + 8;
        let (starts, marks) = (Vec::with_capacity(size), Vec::with_capacity(size));
        Tokens { text, starts, marks, far: FxHashMap::default() }
    }

    /// How many there are, the end of the text included.
    pub(super) fn len(&self) -> usize {
        self.starts.len()
    }

    /// The token with this index.
    pub(super) fn get(&self, index: usize) -> Token {
        let (start, Mark { kind, first_of_line, length }) = (self.starts[index], self.marks[index]);
        let end = match length {
            _ if kind.closed_by().is_some() => start + 1,
            FAR => self.scan(start),
            length => start + u32::from(length),
        };
        Token { kind, first_of_line, start, end }
    }

    /// The kind of the token with this index; the end of the text behind the last.
    pub(super) fn kind(&self, index: usize) -> Kind {
        self.marks.get(index).map_or(Kind::Eof, |mark| mark.kind)
    }

    /// The index of the token that closes the opening bracket with this index.
    pub(super) fn closed_at(&self, index: usize) -> usize {
        let mark = self.marks[index];
        debug_assert!(mark.kind.closed_by().is_some(), "only brackets are closed");
        match mark.length {
            FAR => self.far[&(index as u32)] as usize,
            length => index + usize::from(length),
        }
    }

    /// Notes that a token closes an opening bracket.
    fn close(&mut self, open: u32, close: u32) {
        let length = short((close - open) as usize);
        self.marks[open as usize].length = length;
        if length == FAR {
            self.far.insert(open, close);
        }
    }

    /// Where the token ends that begins here.
    fn scan(&self, start: u32) -> u32 {
        let mut lexer = Lexer::new(self.text, start as usize);
        let byte = lexer.bytes[lexer.at];
        lexer.token(byte, self.text);
        lexer.at as u32
    }
}

const BLANK: u8 = 1;
const LETTER: u8 = 2;
const DIGIT: u8 = 4;
/// What may follow the first letter of a word besides letters and digits.
const DOT: u8 = 8;
/// What a name may begin with after its sigil, besides what a word may hold.
const DOLLAR: u8 = 16;
const WORD: u8 = LETTER | DIGIT | DOT;

const CLASS: [u8; 256] = {
    let mut class = [0; 256];
    let mut b = 0;
    while b < 256 {
        let byte = b as u8;
        class[b] = match byte {
            b' ' | b'\t' | b'\r' | b'\n' => BLANK,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => LETTER,
            b'0'..=b'9' => DIGIT,
            b'.' => DOT,
            b'$' => DOLLAR,
            _ => 0,
        };
        b += 1;
    }
    class
};

fn class(byte: u8) -> u8 {
    CLASS[byte as usize]
}

/// Whether `name` is a word of the language: what a bare name of a block or type looks like.
pub(super) fn is_word(name: &str) -> bool {
    let bytes = name.as_bytes();
    bytes.first().is_some_and(|&b| class(b) & LETTER != 0)
        && bytes.iter().all(|&b| class(b) & WORD != 0)
}

/// Whether `name` may stand after a sigil without quotes.
pub(super) fn is_sigil_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| class(b) & (WORD | DOLLAR) != 0)
}

struct Lexer<'a> {
    bytes: &'a [u8],
    at: usize,
    first_of_line: bool,
    /// The brackets that are open.
    open: Vec<u32>,
    errors: Vec<ParseError>,
}

/// The tokens of a text, and what is wrong with it. The text has less than 4 GiB.
pub(super) fn lex(text: &str) -> (Tokens<'_>, Vec<ParseError>) {
    let mut tokens = Tokens::new(text);
    let mut lexer = Lexer::new(text, byte_order_mark(text));
    lexer.run(&mut tokens);
    (tokens, lexer.errors)
}

/// Whether a byte ends a line, alone or before another that does.
pub(super) fn ends_line(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

impl<'a> Lexer<'a> {
    fn new(text: &'a str, at: usize) -> Lexer<'a> {
        let (open, errors) = (Vec::new(), Vec::new());
        Lexer { bytes: text.as_bytes(), at, first_of_line: true, open, errors }
    }

    fn run(&mut self, tokens: &mut Tokens<'_>) {
        loop {
            self.skip_blank();
            let start = self.at;
            let Some(&byte) = self.bytes.get(start) else { break };
            let kind = self.token(byte, tokens.text);
            self.push(tokens, kind, start);
            self.first_of_line = false;
        }
        let end = tokens.len() as u32;
        for open in std::mem::take(&mut self.open) {
            tokens.close(open, end);
        }
        self.push(tokens, Kind::Eof, self.at);
    }

    fn push(&mut self, tokens: &mut Tokens<'_>, kind: Kind, start: usize) {
        let index = tokens.len() as u32;
        tokens.starts.push(start as u32);
        let (first_of_line, length) = (self.first_of_line, short(self.at - start));
        tokens.marks.push(Mark { kind, first_of_line, length });
        match kind {
            Kind::LParen | Kind::LBrace | Kind::LBracket => self.open.push(index),
            Kind::RParen | Kind::RBrace | Kind::RBracket => self.close(tokens, kind, index),
            _ => {}
        }
    }

    /// Notes that token `index` closes the innermost bracket of its kind, and all those inside. A
    /// bracket is never closed by what stands behind a brace around it.
    fn close(&mut self, tokens: &mut Tokens<'_>, kind: Kind, index: u32) {
        let mut depth = self.open.len();
        while depth > 0 {
            let open = tokens.kind(self.open[depth - 1] as usize);
            if open.closed_by() == Some(kind) {
                for open in self.open.drain(depth - 1..) {
                    tokens.close(open, index);
                }
                return;
            }
            if open == Kind::LBrace {
                return;
            }
            depth -= 1;
        }
    }

    fn skip_blank(&mut self) {
        let mut at = self.at;
        while let Some(&byte) = self.bytes.get(at) {
            if class(byte) & BLANK != 0 {
                self.first_of_line |= ends_line(byte);
                at += 1;
            } else if byte == b';' {
                let rest = &self.bytes[at..];
                at += rest.iter().position(|&b| ends_line(b)).unwrap_or(rest.len());
            } else {
                break;
            }
        }
        self.at = at;
    }

    fn take_while(&mut self, mask: u8) {
        let rest = &self.bytes[self.at..];
        let taken = rest.iter().position(|&b| class(b) & mask == 0);
        self.at += taken.unwrap_or(rest.len());
    }

    fn token(&mut self, byte: u8, text: &str) -> Kind {
        if class(byte) & LETTER != 0 {
            self.take_while(WORD);
            // Words of PTX have colons in them: `ptx.ld.shared::cta.b32`.
            while self.bytes[self.at..].starts_with(b"::")
                && self.bytes.get(self.at + 2).is_some_and(|&b| class(b) & WORD != 0)
            {
                self.at += 2;
                self.take_while(WORD);
            }
            return Kind::Ident;
        }
        if class(byte) & DIGIT != 0 {
            return self.number();
        }
        let next = self.bytes.get(self.at + 1).copied().unwrap_or(0);
        self.at += 1;
        match byte {
            b'%' => self.name(Kind::Value),
            b'$' => self.name(Kind::Slot),
            b'@' => self.name(Kind::Symbol),
            b'(' => Kind::LParen,
            b')' => Kind::RParen,
            b'{' => Kind::LBrace,
            b'}' => Kind::RBrace,
            b'[' => Kind::LBracket,
            b']' => Kind::RBracket,
            b'<' => Kind::Lt,
            b'>' => Kind::Gt,
            b',' => Kind::Comma,
            b':' => Kind::Colon,
            b'=' => Kind::Equals,
            b'+' => Kind::Plus,
            b'*' => Kind::Star,
            b'"' => self.string(Kind::Str),
            b'-' if next == b'>' => {
                self.at += 1;
                Kind::Arrow
            }
            b'-' if class(next) & DIGIT != 0 => self.number(),
            b'-' if self.bytes[self.at..].starts_with(b"inf") => {
                self.take_while(WORD);
                Kind::Float
            }
            b'-' => Kind::Minus,
            _ => self.stray(text),
        }
    }

    /// The rest of a name after its sigil: a word that may begin with a digit, or text in quotes
    /// with or without a number after it.
    fn name(&mut self, kind: Kind) -> Kind {
        if self.bytes.get(self.at) == Some(&b'"') {
            self.at += 1;
            let kind = self.string(kind);
            if self.bytes.get(self.at) == Some(&b'.') {
                self.at += 1;
                self.take_while(DIGIT);
            }
            return kind;
        }
        let start = self.at;
        self.take_while(WORD | DOLLAR);
        if self.at == start {
            return self.error(start - 1, ErrorKind::EmptyName);
        }
        kind
    }

    /// The rest of text in quotes after the opening one; it ends at the end of the line.
    fn string(&mut self, kind: Kind) -> Kind {
        let start = self.at - 1;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'"' => {
                    self.at += 1;
                    return kind;
                }
                b'\n' | b'\r' => break,
                b'\\' if self.bytes.get(self.at + 1).is_some_and(|&b| !ends_line(b)) => {
                    self.at += 2;
                }
                _ => self.at += 1,
            }
        }
        // An escape may have stepped into the middle of a character, but a line break is none.
        self.error(start, ErrorKind::UnterminatedString)
    }

    fn number(&mut self) -> Kind {
        let start = self.at;
        self.at += usize::from(self.bytes[self.at] == b'0');
        if self.at > start {
            match self.bytes.get(self.at) {
                Some(b'x') => {
                    self.take_while(WORD);
                    return Kind::Int;
                }
                Some(b'f' | b'd' | b'h' | b'b') => {
                    self.take_while(WORD);
                    return Kind::Float;
                }
                _ => {}
            }
        }
        let mut kind = Kind::Int;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'.' => kind = Kind::Float,
                b'e' | b'E' => {
                    kind = Kind::Float;
                    if matches!(self.bytes.get(self.at + 1), Some(b'-' | b'+')) {
                        self.at += 1;
                    }
                }
                _ if class(byte) & WORD != 0 => {}
                _ => break,
            }
            self.at += 1;
        }
        kind
    }

    fn stray(&mut self, text: &str) -> Kind {
        let start = self.at - 1;
        let char = text[start..].chars().next().expect("the byte begins a character");
        self.at = start + char.len_utf8();
        self.error(start, ErrorKind::StrayChar { char })
    }

    fn error(&mut self, start: usize, kind: ErrorKind) -> Kind {
        let span = Span::new(start as u32, self.at as u32);
        if self.errors.len() <= super::MAX_ERRORS {
            self.errors.push(ParseError { span, kind, help: None });
        }
        Kind::Error
    }
}
