//! Text to tokens.
//!
//! A token is a kind and a place; what it says is read from the text when it is wanted. The lexer
//! is asked for one token at a time, so nothing is kept but the current one.

use crate::codes::{Fault, fault};
use crate::parse::float::is_special;
use irc_ptx::text::Span;
use std::borrow::Cow;

/// What a token is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A word: a keyword, a type such as `i32`, a flag.
    Word,
    /// A word, a number or a string with a colon behind it: `entry:`, `line:`.
    Label,
    /// `%name`, `%12`, `%"a b"`.
    Local,
    /// `@name`.
    Global,
    /// `$name`.
    Comdat,
    /// `!name` or `!12`.
    Meta,
    /// `!` alone, before `{` or a string.
    Bang,
    /// `#12`.
    Attributes,
    /// `#dbg_value` and the like.
    Record,
    /// `^12`, an entry of a summary.
    Summary,
    /// A decimal integer, or `u0x..` and `s0x..`.
    Int,
    /// A float in decimal or by its bits.
    Float,
    /// A string with its quotes.
    Str,
    /// `c"..."`.
    Bytes,
    /// A sign.
    Sign(u8),
    /// `...`.
    Dots,
    /// The end of the text.
    End,
}

/// Reads tokens.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

fn is_hex_digit(digit: char) -> bool {
    digit.is_ascii_hexdigit()
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'$' | b'.' | b'_' | b'-')
}

impl<'a> Lexer<'a> {
    /// A lexer at the beginning of a text of less than 4 GiB.
    pub fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, at: 0 }
    }

    /// The whole text.
    pub fn text(&self) -> &'a str {
        self.text
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    fn skip_blanks(&mut self) {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            match byte {
                b' ' | b'\t' | b'\n' | b'\r' | 0 => self.at += 1,
                b'^' if self.begins_summary() => self.skip_summary(),
                b';' => {
                    let rest = &bytes[self.at..];
                    let end = rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
                    self.at += end;
                }
                b'/' if bytes.get(self.at + 1) == Some(&b'*') => {
                    let end = self.text[self.at + 2..].find("*/");
                    self.at = end.map_or(bytes.len(), |end| self.at + end + 4);
                }
                _ => return,
            }
        }
    }

    /// Whether an entry of a summary for linking at link time begins here: `^1 = gv: (..)`.
    fn begins_summary(&self) -> bool {
        let bytes = self.text.as_bytes();
        let is_first = self.at == 0 || bytes[self.at - 1] == b'\n';
        is_first && bytes.get(self.at + 1).is_some_and(u8::is_ascii_digit)
    }

    /// Passes an entry of a summary: to the end of the line in which its brackets are closed.
    fn skip_summary(&mut self) {
        let (mut depth, mut is_quoted) = (0_i64, false);
        for &byte in &self.text.as_bytes()[self.at..] {
            match byte {
                b'"' => is_quoted = !is_quoted,
                b'(' if !is_quoted => depth += 1,
                b')' if !is_quoted => depth -= 1,
                b'\n' if depth <= 0 && !is_quoted => return,
                _ => {}
            }
            self.at += 1;
        }
    }

    /// The next token.
    pub fn next(&mut self) -> Result<(Token, Span), Fault> {
        self.skip_blanks();
        let start = self.at;
        let token = self.token()?;
        Ok((token, Span::new(start as u32, self.at as u32)))
    }

    fn token(&mut self) -> Result<Token, Fault> {
        let Some(&byte) = self.text.as_bytes().get(self.at) else { return Ok(Token::End) };
        match byte {
            b'%' => self.sigil(Token::Local),
            b'@' => self.sigil(Token::Global),
            b'$' => {
                let token = self.sigil(Token::Comdat)?;
                Ok(self.label_or(token))
            }
            b'^' => self.sigil(Token::Summary),
            b'!' => {
                self.at += 1;
                if !is_word(self.peek(0)) && self.peek(0) != b'\\' {
                    return Ok(Token::Bang);
                }
                while is_word(self.peek(0)) || self.peek(0) == b'\\' {
                    self.at += 1;
                }
                Ok(Token::Meta)
            }
            b'#' => {
                self.at += 1;
                let digits = self.peek(0).is_ascii_digit();
                while is_word(self.peek(0)) {
                    self.at += 1;
                }
                Ok(if digits { Token::Attributes } else { Token::Record })
            }
            b'"' => {
                self.string()?;
                Ok(self.label_or(Token::Str))
            }
            b'c' if self.peek(1) == b'"' => {
                self.at += 1;
                self.string()?;
                Ok(Token::Bytes)
            }
            b'.' if self.text[self.at..].starts_with("...") => {
                self.at += 3;
                Ok(Token::Dots)
            }
            b'0'..=b'9' | b'-' | b'+' => Ok(self.number()),
            byte if is_word(byte) => {
                while is_word(self.peek(0)) {
                    self.at += 1;
                }
                Ok(self.label_or(self.word_or_int()))
            }
            byte if byte.is_ascii_punctuation() => {
                self.at += 1;
                Ok(Token::Sign(byte))
            }
            _ => {
                let found = self.text[self.at..].chars().next().unwrap_or('?');
                let end = self.at + found.len_utf8();
                let span = Span::new(self.at as u32, end as u32);
                Err(fault("L0101", format!("unexpected character {found:?}"), span))
            }
        }
    }

    /// `u0x1f` is an integer, `f0x3F800000` a float; the word behind the position has been passed.
    fn word_or_int(&self) -> Token {
        let before = &self.text[..self.at];
        let start = before.bytes().rev().take_while(|&b| is_word(b)).count();
        let word = &before[self.at - start..];
        let is_hex =
            |digits: &str| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_hexdigit());
        let digits = word.strip_prefix("u0x").or(word.strip_prefix("s0x"));
        match word.strip_prefix("f0x") {
            _ if digits.is_some_and(is_hex) => Token::Int,
            Some(bits) if is_hex(bits) => Token::Float,
            _ => Token::Word,
        }
    }

    fn label_or(&mut self, token: Token) -> Token {
        if self.peek(0) == b':' && self.peek(1) != b':' {
            self.at += 1;
            return Token::Label;
        }
        token
    }

    /// A name behind a sign: a word or a string.
    fn sigil(&mut self, token: Token) -> Result<Token, Fault> {
        let start = self.at;
        self.at += 1;
        if self.peek(0) == b'"' {
            self.string()?;
            return Ok(token);
        }
        while is_word(self.peek(0)) {
            self.at += 1;
        }
        if self.at == start + 1 {
            let span = Span::new(start as u32, self.at as u32);
            let sign = &self.text[start..self.at];
            return Err(fault("L0101", format!("`{sign}` without a name"), span));
        }
        Ok(token)
    }

    fn string(&mut self) -> Result<(), Fault> {
        let start = self.at;
        match self.text[start + 1..].find('"') {
            Some(end) => {
                self.at = start + 1 + end + 1;
                Ok(())
            }
            None => {
                let span = Span::new(start as u32, start as u32 + 1);
                Err(fault("L0101", "unterminated string".to_owned(), span))
            }
        }
    }

    fn number(&mut self) -> Token {
        let start = self.at;
        self.at += 1;
        while is_word(self.peek(0)) || (self.peek(0) == b'+' && self.is_exponent()) {
            self.at += 1;
        }
        let word = &self.text[start..self.at];
        if self.peek(0) == b':' {
            return self.label_or(Token::Word);
        }
        let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
        if digits.bytes().all(|b| b.is_ascii_digit()) && !digits.is_empty() {
            return Token::Int;
        }
        if word.len() > digits.len() && is_special(digits) {
            self.payload();
            return Token::Float;
        }
        let is_number = digits.bytes().next().is_some_and(|b| b.is_ascii_digit());
        if is_number { Token::Float } else { Token::Word }
    }

    /// The bits of a NaN, as in `+nan(0x1)`.
    fn payload(&mut self) {
        let rest = &self.text[self.at..];
        let digits = rest.strip_prefix("(0x").map(|rest| rest.trim_start_matches(is_hex_digit));
        if let Some(behind) = digits.and_then(|rest| rest.strip_prefix(')')) {
            self.at += rest.len() - behind.len();
        }
    }

    fn is_exponent(&self) -> bool {
        matches!(self.text.as_bytes()[self.at - 1], b'e' | b'E')
    }
}

/// The name of a token that begins with a sign: without it, quotes and escapes.
pub fn name(text: &str) -> Cow<'_, str> {
    let body = text.trim_end_matches(':');
    let body = body.strip_prefix(['%', '@', '$', '!', '#']).unwrap_or(body);
    match body.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
        Some(quoted) if quoted.contains('\\') => {
            let bytes = unescape(quoted);
            let text = String::from_utf8(bytes);
            let by_byte = |bytes: &[u8]| bytes.iter().map(|&byte| byte as char).collect();
            Cow::Owned(text.unwrap_or_else(|error| by_byte(error.as_bytes())))
        }
        Some(quoted) => Cow::Borrowed(quoted),
        None => Cow::Borrowed(body),
    }
}

/// The bytes of a string without its quotes: `\\` and `\` with two hexadecimal digits are one byte.
pub fn unescape(text: &str) -> Vec<u8> {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        let code = text.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match code {
            Some(code) => {
                out.push(code);
                at += 2;
            }
            None => {
                out.push(b'\\');
                at += usize::from(bytes.get(at) == Some(&b'\\'));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<(Token, &str)> {
        let mut lexer = Lexer::new(text);
        let mut found = Vec::new();
        loop {
            match lexer.next().expect("tokens") {
                (Token::End, _) => return found,
                (token, span) => found.push((token, &text[span.start as usize..span.end as usize])),
            }
        }
    }

    #[test]
    fn tokens_are_told_apart() {
        use Token::*;
        assert_eq!(
            tokens("%x.1 = add nsw i32 -5, 0xH3C00 ; no\n\"a b\": !dbg !7 #0 c\"\\00\" ..."),
            [
                (Local, "%x.1"),
                (Sign(b'='), "="),
                (Word, "add"),
                (Word, "nsw"),
                (Word, "i32"),
                (Int, "-5"),
                (Sign(b','), ","),
                (Float, "0xH3C00"),
                (Label, "\"a b\":"),
                (Meta, "!dbg"),
                (Meta, "!7"),
                (Attributes, "#0"),
                (Bytes, "c\"\\00\""),
                (Dots, "..."),
            ]
        );
        assert_eq!(
            tokens("f0x3F, +inf -nan(0x1F) +snan( f0xg"),
            [
                (Float, "f0x3F"),
                (Sign(b','), ","),
                (Float, "+inf"),
                (Float, "-nan(0x1F)"),
                (Float, "+snan"),
                (Sign(b'('), "("),
                (Word, "f0xg"),
            ]
        );
        assert_eq!(
            tokens("44: 1.5e+02 u0xFf !{ -1.0 line: #dbg_value("),
            [
                (Label, "44:"),
                (Float, "1.5e+02"),
                (Int, "u0xFf"),
                (Bang, "!"),
                (Sign(b'{'), "{"),
                (Float, "-1.0"),
                (Label, "line:"),
                (Record, "#dbg_value"),
                (Sign(b'('), "("),
            ]
        );
    }

    #[test]
    fn names_lose_their_quotes() {
        assert_eq!(name("%\"a\\20b\""), "a b");
        assert_eq!(name("@x.y"), "x.y");
        assert_eq!(name("12:"), "12");
        assert_eq!(unescape("a\\0A\\\\z\\"), b"a\n\\z\\");
    }
}
