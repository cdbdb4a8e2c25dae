//! Cuts PTX text into tokens.
//!
//! A name takes the dotted words behind it along (`ld.global.v4.f32`, `%tid.x`, `%r1.h0`), so a
//! mnemonic is one token. Numbers are those of C, and `0f`, `0d` followed by the bits of a float.

use std::ops::Range;

/// A token.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Token<'s> {
    /// A name, with the dotted words behind it.
    Name(&'s str),
    /// A word with a leading dot.
    Directive(&'s str),
    /// An integer, wrapped to 64 bits.
    Int(i64),
    /// The bits of an f32 (`0f`).
    F32(u32),
    /// The bits of an f64 (`0d`, or a decimal number with a point or exponent).
    F64(u64),
    /// A string without its quotes.
    Text(&'s str),
    /// A single sign.
    Sign(u8),
    /// What is no token.
    Bad,
    /// The end.
    End,
}

/// The lexer: a cursor over the text.
#[derive(Clone)]
pub(super) struct Lexer<'s> {
    text: &'s str,
    at: usize,
}

impl<'s> Lexer<'s> {
    pub(super) fn new(text: &'s str) -> Self {
        Self { text, at: 0 }
    }

    pub(super) fn text(&self) -> &'s str {
        self.text
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    /// The next token and where it stands.
    pub(super) fn next(&mut self) -> (Token<'s>, Range<usize>) {
        self.skip_space();
        let start = self.at;
        let token = self.token();
        (token, start..self.at)
    }

    fn token(&mut self) -> Token<'s> {
        let start = self.at;
        match self.peek(0) {
            0 if self.at >= self.text.len() => Token::End,
            b'0'..=b'9' => self.number(),
            b'%' | b'$' | b'_' | b'a'..=b'z' | b'A'..=b'Z' => {
                self.at += 1;
                self.skip_word();
                self.skip_dotted();
                match &self.text[start..self.at] {
                    "_" => Token::Sign(b'_'),
                    name => Token::Name(name),
                }
            }
            b'.' => {
                self.at += 1;
                self.skip_word();
                self.skip_colons();
                Token::Directive(&self.text[start..self.at])
            }
            b'"' => self.string(),
            byte if byte.is_ascii_graphic() => {
                self.at += 1;
                Token::Sign(byte)
            }
            _ => {
                // A whole character, so that positions stay between characters.
                self.at += self.text[self.at..].chars().next().map_or(1, char::len_utf8);
                Token::Bad
            }
        }
    }

    fn skip_space(&mut self) {
        loop {
            match self.peek(0) {
                b' ' | b'\t' | b'\n' | b'\r' | 0x0c | 0x0b => self.at += 1,
                b'/' if self.peek(1) == b'/' => self.skip_line(),
                b'/' if self.peek(1) == b'*' => {
                    let rest = &self.text[self.at + 2..];
                    self.at = rest.find("*/").map_or(self.text.len(), |end| self.at + end + 4);
                }
                _ => return,
            }
        }
    }

    fn skip_line(&mut self) {
        let rest = &self.text[self.at..];
        self.at = rest.find('\n').map_or(self.text.len(), |end| self.at + end + 1);
    }

    fn skip_word(&mut self) {
        while is_word(self.peek(0)) {
            self.at += 1;
        }
    }

    /// `::word`, any number of times.
    fn skip_colons(&mut self) {
        while self.peek(0) == b':' && self.peek(1) == b':' && is_word(self.peek(2)) {
            self.at += 2;
            self.skip_word();
        }
    }

    /// `.word::word`, any number of times.
    fn skip_dotted(&mut self) {
        while self.peek(0) == b'.' && is_word(self.peek(1)) {
            self.at += 1;
            self.skip_word();
            self.skip_colons();
        }
    }

    fn string(&mut self) -> Token<'s> {
        let start = self.at + 1;
        self.at = start;
        loop {
            match self.peek(0) {
                b'"' => {
                    self.at += 1;
                    return Token::Text(&self.text[start..self.at - 1]);
                }
                b'\\' if self.at + 1 < self.text.len() && self.peek(1).is_ascii() => self.at += 2,
                b'\n' => return Token::Bad,
                0 if self.at >= self.text.len() => return Token::Bad,
                _ => self.at += 1,
            }
        }
    }

    fn number(&mut self) -> Token<'s> {
        let start = self.at;
        let second = self.peek(1) | 0x20;
        if self.peek(0) == b'0' && matches!(second, b'f' | b'd') {
            let digits = if second == b'f' { 8 } else { 16 };
            self.at += 2;
            self.skip_word();
            let bits = &self.text[start + 2..self.at];
            return match u64::from_str_radix(bits, 16) {
                Ok(bits) if self.at - start - 2 == digits && digits == 8 => Token::F32(bits as u32),
                Ok(bits) if self.at - start - 2 == digits => Token::F64(bits),
                _ => Token::Bad,
            };
        }
        self.skip_word();
        let is_hex = self.peek_at(start) == b'0' && self.peek_at(start + 1) | 0x20 == b'x';
        let exponent = !is_hex
            && self.text.as_bytes()[start..self.at].iter().any(|b| matches!(b, b'e' | b'E'));
        if !is_hex && (exponent || self.peek(0) == b'.') {
            return self.decimal_float(start);
        }
        integer(&self.text[start..self.at]).map_or(Token::Bad, Token::Int)
    }

    fn peek_at(&self, at: usize) -> u8 {
        self.text.as_bytes().get(at).copied().unwrap_or(0)
    }

    /// The rest of `1.5`, `1.`, `1e5`, `1.5e-3`.
    fn decimal_float(&mut self, start: usize) -> Token<'s> {
        if self.peek(0) == b'.' {
            self.at += 1;
            self.skip_word();
        }
        if matches!(self.peek(0), b'+' | b'-') && self.peek_at(self.at - 1) | 0x20 == b'e' {
            self.at += 1;
            self.skip_word();
        }
        match self.text[start..self.at].parse::<f64>() {
            Ok(value) => Token::F64(value.to_bits()),
            Err(_) => Token::Bad,
        }
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$'
}

/// An integer of C: decimal, `0x`, `0b`, octal, perhaps with a `U`.
fn integer(text: &str) -> Option<i64> {
    let text = text.strip_suffix(['U', 'u']).unwrap_or(text);
    let (digits, radix) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&text[2..], 16),
        [b'0', b'b' | b'B', ..] => (&text[2..], 2),
        [b'0', _, ..] => (&text[1..], 8),
        _ => (text, 10),
    };
    u64::from_str_radix(digits, radix).ok().map(|value| value as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(text);
        std::iter::from_fn(|| Some(lexer.next().0).filter(|t| *t != Token::End)).collect()
    }

    #[test]
    fn names_and_directives() {
        assert_eq!(
            tokens("ld.param::entry.u64 %rd1, [p_0+8]; // end"),
            [
                Token::Name("ld.param::entry.u64"),
                Token::Name("%rd1"),
                Token::Sign(b','),
                Token::Sign(b'['),
                Token::Name("p_0"),
                Token::Sign(b'+'),
                Token::Int(8),
                Token::Sign(b']'),
                Token::Sign(b';'),
            ]
        );
        assert_eq!(
            tokens(".reg .b32 _"),
            [Token::Directive(".reg"), Token::Directive(".b32"), Token::Sign(b'_')]
        );
        assert_eq!(tokens("L:"), [Token::Name("L"), Token::Sign(b':')]);
    }

    #[test]
    fn numbers() {
        assert_eq!(tokens("0 017 0x1F 0b101 42U"), [0, 15, 31, 5, 42].map(Token::Int));
        assert_eq!(tokens("18446744073709551615"), [Token::Int(-1)]);
        assert_eq!(tokens("0f3F800000"), [Token::F32(0x3f80_0000)]);
        assert_eq!(tokens("0d3FF0000000000000"), [Token::F64(1f64.to_bits())]);
        assert_eq!(
            tokens("1.5 1e3 2.5e-1"),
            [1.5, 1e3, 0.25].map(|v: f64| Token::F64(v.to_bits()))
        );
        assert_eq!(tokens("0f3F8 99999999999999999999"), [Token::Bad, Token::Bad]);
    }

    #[test]
    fn odd_bytes_are_bad_tokens() {
        assert_eq!(tokens("\u{e9}\u{1}"), [Token::Bad, Token::Bad]);
        assert_eq!(tokens("\"abc"), [Token::Bad]);
        assert_eq!(tokens("/* open"), []);
    }
}
