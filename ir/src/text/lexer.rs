//! Cuts a text into tokens.
//!
//! Every byte of the text that is not blank or in a comment belongs to a token. The list of tokens
//! ends with [`Kind::Eof`]. An opening bracket knows the token that closes it, so that a body is
//! skipped in one step; where that one is missing it is a later bracket or the end of the text. A
//! token knows whether a line break stands before it.

use super::error::{ErrorKind, ParseError};
use irc_ptx::text::{Span, byte_order_mark};

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
    /// `...`.
    Ellipsis,
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
            Kind::Ellipsis => "`...`",
            Kind::Error => "a mistake",
            Kind::Eof => "the end of the text",
        }
    }
}

/// A token.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
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

const BLANK: u8 = 1;
const LETTER: u8 = 2;
const DIGIT: u8 = 4;
/// What may follow the first letter of a word besides letters and digits.
const DOT: u8 = 8;
/// What a name may begin with after its sigil, besides what a word may hold.
const DOLLAR: u8 = 16;
/// A blank that ends a line.
const BREAK: u8 = 32;
const WORD: u8 = LETTER | DIGIT | DOT;

const CLASS: [u8; 256] = {
    let mut class = [0; 256];
    let mut b = 0;
    while b < 256 {
        let byte = b as u8;
        class[b] = match byte {
            b' ' | b'\t' => BLANK,
            b'\r' | b'\n' => BLANK | BREAK,
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

/// How many bytes stand before the first that is looked at where what is in braces is skipped.
/// Chunks without any are passed at once: the loop over one becomes a few operations of vectors.
fn passed_in_braces(bytes: &[u8]) -> usize {
    let stops = |b: u8| (b == b'{') | (b == b'}') | (b == b'"') | (b == b';');
    let (chunks, _) = bytes.as_chunks::<32>();
    let stopped = |chunk: &[u8; 32]| chunk.iter().fold(0, |any, &b| any | u8::from(stops(b)));
    let passed = 32 * chunks.iter().take_while(|&chunk| stopped(chunk) == 0).count();
    let rest = &bytes[passed..];
    passed + rest.iter().position(|&b| stops(b)).unwrap_or(rest.len())
}

/// How many line feeds a text has; bytes are counted in bytes, so that many are at once.
pub(super) fn line_feeds(text: &str) -> usize {
    let count = |chunk: &[u8]| chunk.iter().fold(0, |count, &b| count + u8::from(b == b'\n'));
    text.as_bytes().chunks(255).map(|chunk| usize::from(count(chunk))).sum()
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

/// Cuts a text into tokens, one after the other. The text has less than 4 GiB.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    first_of_line: bool,
    /// What is wrong with the last token of kind [`Kind::Error`].
    error: Option<ErrorKind>,
}

/// What is wrong with the tokens of a text: one error more than messages show at most.
pub(super) fn lexical_errors(text: &str) -> Vec<ParseError> {
    let mut lexer = Lexer::new(text);
    let mut errors = Vec::new();
    while errors.len() <= super::MAX_ERRORS {
        let token = lexer.next();
        if token.kind == Kind::Eof {
            break;
        }
        if let Some(kind) = lexer.error.take() {
            errors.push(ParseError { span: token.span(), kind, help: None });
        }
    }
    errors
}

/// Whether a byte ends a line, alone or before another that does.
pub(super) fn ends_line(byte: u8) -> bool {
    class(byte) & BREAK != 0
}

impl<'a> Lexer<'a> {
    /// Begins at the beginning.
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, at: byte_order_mark(text), first_of_line: true, error: None }
    }

    /// Begins at a token that has been read before.
    pub(super) fn at_token(text: &'a str, start: u32) -> Lexer<'a> {
        let mut lexer = Lexer { text, at: start as usize, first_of_line: true, error: None };
        // A comment ends where its line ends, so what stands before is either blank or a token.
        let before = text.as_bytes()[byte_order_mark(text)..lexer.at].iter().rev();
        let before = before.copied().find(|&b| class(b) & BLANK == 0 || ends_line(b));
        lexer.first_of_line = before.is_none_or(ends_line);
        lexer
    }

    fn bytes(&self) -> &'a [u8] {
        self.text.as_bytes()
    }

    /// The next token; at the end there is always one more.
    pub(super) fn next(&mut self) -> Token {
        self.skip_blank();
        let (start, first_of_line) = (self.at, std::mem::take(&mut self.first_of_line));
        let kind = match self.bytes().get(start) {
            Some(b'%') => {
                self.at += 1;
                self.name(Kind::Value)
            }
            Some(&byte) => self.token(byte),
            None => Kind::Eof,
        };
        Token { kind, first_of_line, start: start as u32, end: self.at as u32 }
    }

    /// Skips what is in braces after the opening one; the next token is the closing one or the end.
    pub(super) fn skip_braces(&mut self) {
        let mut depth = 0;
        loop {
            self.at += passed_in_braces(&self.bytes()[self.at..]);
            let Some(&byte) = self.bytes().get(self.at) else { return };
            match byte {
                b'{' => depth += 1,
                b'}' if depth == 0 => break,
                b'}' => depth -= 1,
                b'"' => {
                    self.at += 1;
                    self.string(Kind::Str);
                    continue;
                }
                _ => {
                    self.skip_blank();
                    continue;
                }
            }
            self.at += 1;
        }
        *self = Lexer::at_token(self.text, self.at as u32);
    }

    fn skip_blank(&mut self) {
        let (mut at, mut skipped) = (self.at, 0);
        while let Some(&byte) = self.bytes().get(at) {
            let class = class(byte);
            if class & BLANK != 0 {
                skipped |= class;
                at += 1;
            } else if byte == b';' {
                let rest = &self.bytes()[at..];
                at += rest.iter().position(|&b| ends_line(b)).unwrap_or(rest.len());
            } else {
                break;
            }
        }
        self.first_of_line |= skipped & BREAK != 0;
        self.at = at;
    }

    fn take_while(&mut self, mask: u8) {
        let rest = &self.bytes()[self.at..];
        let taken = rest.iter().position(|&b| class(b) & mask == 0);
        self.at += taken.unwrap_or(rest.len());
    }

    fn token(&mut self, byte: u8) -> Kind {
        if class(byte) & LETTER != 0 {
            self.take_while(WORD);
            // Words of PTX have colons in them: `ptx.ld.shared::cta.b32`.
            while let Some([b':', b':', next, ..]) = self.bytes().get(self.at..)
                && class(*next) & WORD != 0
            {
                self.at += 2;
                self.take_while(WORD);
            }
            return Kind::Ident;
        }
        if class(byte) & DIGIT != 0 {
            return self.number();
        }
        self.at += 1;
        match byte {
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
            b'-' => self.after_minus(),
            b'.' if self.bytes()[self.at..].starts_with(b"..") => {
                self.at += 2;
                Kind::Ellipsis
            }
            _ => self.stray(),
        }
    }

    fn after_minus(&mut self) -> Kind {
        match self.bytes().get(self.at..) {
            Some([b'>', ..]) => {
                self.at += 1;
                Kind::Arrow
            }
            Some([b'0'..=b'9', ..]) => self.number(),
            Some([b'i', b'n', b'f', ..]) => {
                self.take_while(WORD);
                Kind::Float
            }
            _ => Kind::Minus,
        }
    }

    /// The rest of a name after its sigil: a word that may begin with a digit, or text in quotes
    /// with or without a number after it.
    #[inline]
    fn name(&mut self, kind: Kind) -> Kind {
        let start = self.at;
        self.take_while(WORD | DOLLAR);
        if self.at == start { self.quoted_name(kind) } else { kind }
    }

    fn quoted_name(&mut self, kind: Kind) -> Kind {
        if self.bytes().get(self.at) != Some(&b'"') {
            return self.error(ErrorKind::EmptyName);
        }
        self.at += 1;
        let kind = self.string(kind);
        if self.bytes().get(self.at) == Some(&b'.') {
            self.at += 1;
            self.take_while(DIGIT);
        }
        kind
    }

    /// The rest of text in quotes after the opening one; it ends at the end of the line.
    fn string(&mut self, kind: Kind) -> Kind {
        while let Some(&byte) = self.bytes().get(self.at) {
            match byte {
                b'"' => {
                    self.at += 1;
                    return kind;
                }
                b'\n' | b'\r' => break,
                b'\\' if self.bytes().get(self.at + 1).is_some_and(|&b| !ends_line(b)) => {
                    self.at += 2;
                }
                _ => self.at += 1,
            }
        }
        // An escape may have stepped into the middle of a character, but a line break is none.
        self.error(ErrorKind::UnterminatedString)
    }

    fn number(&mut self) -> Kind {
        let start = self.at;
        self.at += usize::from(self.bytes()[self.at] == b'0');
        if self.at > start {
            match self.bytes().get(self.at) {
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
        while let Some(&byte) = self.bytes().get(self.at) {
            match byte {
                b'.' => kind = Kind::Float,
                b'e' | b'E' => {
                    kind = Kind::Float;
                    if matches!(self.bytes().get(self.at + 1), Some(b'-' | b'+')) {
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

    fn stray(&mut self) -> Kind {
        let start = self.at - 1;
        let char = self.text[start..].chars().next().expect("the byte begins a character");
        self.at = start + char.len_utf8();
        self.error(ErrorKind::StrayChar { char })
    }

    fn error(&mut self, kind: ErrorKind) -> Kind {
        self.error = Some(kind);
        Kind::Error
    }
}
