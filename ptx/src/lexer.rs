//! Cuts PTX text into tokens.
//!
//! A name takes the dotted words behind it along (`ld.global.v4.f32`, `%tid.x`, `%r1.h0`), so a
//! mnemonic is one token. Numbers are those of C, and `0f`, `0d` followed by the bits of a float.
//! Lines that begin with `#` are marks of the C preprocessor and skipped like comments.

use crate::text::byte_order_mark;

/// A token.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Token<'s> {
    /// A name, with the dotted words behind it.
    Name(&'s str),
    /// A word with a leading dot.
    Directive(&'s str),
    /// An integer that is signed by default.
    Int(i64),
    /// An integer that ends in `U` or is too large for a signed one.
    Unsigned(u64),
    /// The bits of an f32 (`0f`).
    F32(u32),
    /// The bits of an f64 (`0d`).
    F64(u64),
    /// A decimal number with a point or exponent.
    Decimal(f64),
    /// A string without its quotes.
    Text(&'s str),
    /// The rest of a line behind `@@DWARF`.
    Dwarf(&'s str),
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

/// What a byte can be: `WORD` inside a name, `DIGIT`, `SPACE` between tokens, `START` of a name,
/// `SIGN` for a token of its own, whatever follows, `ALONE` for one that is no prefix of another.
const WORD: u8 = 1;
const DIGIT: u8 = 2;
const SPACE: u8 = 4;
const START: u8 = 8;
const SIGN: u8 = 16;
const ALONE: u8 = 32;

static CLASS: [u8; 256] = {
    let mut class = [0; 256];
    let mut i = 0;
    while i < 256 {
        class[i] = match i as u8 {
            b'0'..=b'9' => WORD | DIGIT,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => WORD | START,
            // Where no name follows it is a sign.
            b'%' => START | SIGN,
            b'.' | b'"' | b'@' => 0,
            // They may begin a comment.
            b'/' | b'#' => SIGN,
            b'!'..=b'~' => SIGN | ALONE,
            b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c => SPACE,
            _ => 0,
        };
        i += 1;
    }
    class
};

#[inline(always)]
fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// How many bytes come before the end of the line; nothing if it is the last one. Eight at once:
/// compilers put a comment into every third line.
fn line_length(text: &str) -> Option<usize> {
    const EACH: u64 = u64::MAX / 0xff;
    let (blocks, rest) = text.as_bytes().as_chunks::<8>();
    for (i, block) in blocks.iter().enumerate() {
        let block = u64::from_le_bytes(*block);
        // The lowest byte that is zero, and perhaps others above it.
        let zero = |others: u64| others.wrapping_sub(EACH) & !others & (EACH << 7);
        let found =
            zero(block ^ (EACH * u64::from(b'\n'))) | zero(block ^ (EACH * u64::from(b'\r')));
        if found != 0 {
            return Some(8 * i + found.trailing_zeros() as usize / 8);
        }
    }
    let place = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'))?;
    Some(8 * blocks.len() + place)
}

impl<'s> Lexer<'s> {
    pub(super) fn new(text: &'s str) -> Self {
        Self { text, at: byte_order_mark(text) }
    }

    pub(super) fn text(&self) -> &'s str {
        self.text
    }

    #[inline(always)]
    fn byte(&self, at: usize) -> u8 {
        // No text has a zero byte that means anything.
        self.text.as_bytes().get(at).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn peek(&self, ahead: usize) -> u8 {
        self.byte(self.at + ahead)
    }

    /// The next token, where it begins and where it ends.
    pub(super) fn next(&mut self) -> (Token<'s>, usize, usize) {
        let mut token = Token::End;
        let start = self.advance(&mut token);
        (token, start, self.at)
    }

    /// How far reading has come: where the last token ends.
    #[inline]
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// The eight bytes from here on, the first one lowest; nothing near the end of the text.
    #[inline]
    pub(super) fn eight_bytes(&self, at: usize) -> Option<u64> {
        self.text.as_bytes().get(at..)?.first_chunk().copied().map(u64::from_le_bytes)
    }

    /// Takes a sign that stands right here and is a token, whatever follows.
    #[inline(always)]
    pub(super) fn sign_here(&mut self) -> Option<u8> {
        let byte = self.peek(0);
        is(byte, ALONE).then(|| {
            self.at += 1;
            byte
        })
    }

    /// Reads the next token to where it is kept, and gives where it begins.
    #[inline(always)]
    pub(super) fn advance(&mut self, token: &mut Token<'s>) -> usize {
        let (start, byte) = self.skip_space();
        self.at = start;
        if is(byte, START) && (byte != b'%' || is(self.peek(1), WORD)) {
            self.at += 1;
            self.skip_word();
            if self.peek(0) == b'.' {
                self.skip_dotted();
            }
            *token = match byte == b'_' && self.at - start == 1 {
                true => Token::Sign(b'_'),
                false => Token::Name(&self.text[start..self.at]),
            };
        } else if is(byte, SIGN) {
            self.at += 1;
            *token = Token::Sign(byte);
        } else if is(byte, DIGIT) {
            self.number(start, token);
        } else if byte == b'.' && !is(self.peek(1), DIGIT) {
            self.at += 1;
            self.skip_word();
            self.skip_colons();
            *token = Token::Directive(&self.text[start..self.at]);
        } else {
            *token = self.other_token(start);
        }
        start
    }

    #[cold]
    fn other_token(&mut self, start: usize) -> Token<'s> {
        match self.peek(0) {
            0 if start >= self.text.len() => Token::End,
            b'.' => self.decimal(start),
            b'"' => self.string(),
            b'@' if self.text[start..].starts_with("@@DWARF") => {
                let rest = &self.text[start + 7..];
                let end = line_length(rest).unwrap_or(rest.len());
                self.at = start + 7 + end;
                Token::Dwarf(&rest[..end])
            }
            byte if byte.is_ascii_graphic() => {
                self.at += 1;
                Token::Sign(byte)
            }
            _ => {
                // A whole character, so that positions stay between characters.
                self.at += self.text[start..].chars().next().map_or(1, char::len_utf8);
                Token::Bad
            }
        }
    }

    /// Where the next token begins, and its first byte.
    #[inline(always)]
    fn skip_space(&mut self) -> (usize, u8) {
        let mut at = self.at;
        loop {
            let byte = self.byte(at);
            if is(byte, SPACE) {
                at += 1;
            } else if byte == b'/' || byte == b'#' {
                self.at = at;
                if !self.skip_comment(byte) {
                    return (at, byte);
                }
                at = self.at;
            } else {
                return (at, byte);
            }
        }
    }

    /// Skips a comment or a line of the preprocessor; false if there is none.
    #[cold]
    fn skip_comment(&mut self, byte: u8) -> bool {
        let rest = &self.text[self.at..];
        let length = match (byte, self.peek(1)) {
            (b'#', _) if self.at_line_start() => line_length(rest),
            (b'/', b'/') => line_length(rest),
            (b'/', b'*') => rest[2..].find("*/").map(|end| end + 4),
            _ => return false,
        };
        self.at += length.unwrap_or(rest.len());
        true
    }

    fn at_line_start(&self) -> bool {
        let before = self.text[byte_order_mark(self.text)..self.at].bytes().rev();
        before.take_while(|b| !matches!(b, b'\n' | b'\r')).all(|b| is(b, SPACE))
    }

    #[inline]
    fn skip_word(&mut self) {
        let bytes = self.text.as_bytes();
        let mut at = self.at;
        while at < bytes.len() && is(bytes[at], WORD) {
            at += 1;
        }
        self.at = at;
    }

    /// `::word`, any number of times.
    #[inline]
    fn skip_colons(&mut self) {
        while self.peek(0) == b':' && self.peek(1) == b':' && is(self.peek(2), WORD) {
            self.at += 2;
            self.skip_word();
        }
    }

    /// `.word::word`, any number of times.
    #[inline]
    fn skip_dotted(&mut self) {
        while self.peek(0) == b'.' && is(self.peek(1), WORD) {
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
                b'\n' | b'\r' => return Token::Bad,
                0 if self.at >= self.text.len() => return Token::Bad,
                _ => self.at += 1,
            }
        }
    }

    #[inline]
    fn number(&mut self, start: usize, token: &mut Token<'s>) {
        // Most are short and decimal.
        let (mut value, mut at) = (0, start);
        while is(self.byte(at), DIGIT) && at - start < 18 {
            value = value * 10 + i64::from(self.byte(at) - b'0');
            at += 1;
        }
        let follows = self.byte(at);
        if (self.byte(start) != b'0' || at - start == 1) && !is(follows, WORD) && follows != b'.' {
            self.at = at;
            *token = Token::Int(value);
        } else {
            *token = self.other_number(start);
        }
    }

    fn other_number(&mut self, start: usize) -> Token<'s> {
        let second = self.peek(1) | 0x20;
        if self.peek(0) == b'0' && matches!(second, b'f' | b'd') {
            return self.bits(start, second);
        }
        self.skip_word();
        let word = &self.text[start..self.at];
        let hex = word.len() > 1 && word.as_bytes()[1] | 0x20 == b'x';
        let exponent = !hex && word.bytes().any(|b| b | 0x20 == b'e');
        if exponent || (!hex && self.peek(0) == b'.') {
            self.at = start;
            return self.decimal(start);
        }
        integer(word).unwrap_or(Token::Bad)
    }

    /// `0f` or `0d` and the digits of the bits.
    fn bits(&mut self, start: usize, kind: u8) -> Token<'s> {
        let digits = if kind == b'f' { 8 } else { 16 };
        self.at += 2;
        self.skip_word();
        let text = &self.text[start + 2..self.at];
        let mut bits = 0u64;
        for byte in text.bytes() {
            match (byte as char).to_digit(16) {
                Some(digit) => bits = bits << 4 | u64::from(digit),
                None => return Token::Bad,
            }
        }
        match (text.len() == digits, kind) {
            (true, b'f') => Token::F32(bits as u32),
            (true, _) => Token::F64(bits),
            (false, _) => Token::Bad,
        }
    }

    /// `1.5`, `1.`, `.5`, `1e5`, `1.5e-3`.
    fn decimal(&mut self, start: usize) -> Token<'s> {
        let digits = |lexer: &mut Self| {
            while is(lexer.peek(0), DIGIT) {
                lexer.at += 1;
            }
        };
        digits(self);
        if self.peek(0) == b'.' {
            self.at += 1;
            digits(self);
        }
        if self.peek(0) | 0x20 == b'e' {
            self.at += 1;
            if matches!(self.peek(0), b'+' | b'-') {
                self.at += 1;
            }
            digits(self);
        }
        let text = &self.text[start..self.at];
        // What clings to the number spoils it.
        let clean = !is(self.peek(0), WORD);
        self.skip_word();
        match text.parse::<f64>() {
            Ok(value) if clean && value.is_finite() => Token::Decimal(value),
            _ => Token::Bad,
        }
    }
}

/// An integer of C: decimal, `0x`, `0b`, octal, perhaps with a `U`.
fn integer<'s>(text: &str) -> Option<Token<'s>> {
    let plain = text.strip_suffix('U').unwrap_or(text);
    let (digits, radix) = match plain.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&plain[2..], 16),
        [b'0', b'b' | b'B', ..] => (&plain[2..], 2),
        [b'0', _, ..] => (&plain[1..], 8),
        _ => (plain, 10),
    };
    if digits.is_empty() {
        return None;
    }
    let mut value = 0u64;
    for byte in digits.bytes() {
        let digit = (byte as char).to_digit(radix)?;
        value = value.checked_mul(u64::from(radix))?.checked_add(u64::from(digit))?;
    }
    Some(match i64::try_from(value) {
        Ok(value) if plain.len() == text.len() => Token::Int(value),
        _ => Token::Unsigned(value),
    })
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
        assert_eq!(tokens("5 % 3"), [Token::Int(5), Token::Sign(b'%'), Token::Int(3)]);
    }

    #[test]
    fn numbers() {
        assert_eq!(tokens("0 017 0x1F 0b101"), [0, 15, 31, 5].map(Token::Int));
        assert_eq!(tokens("42U"), [Token::Unsigned(42)]);
        assert_eq!(tokens("18446744073709551615"), [Token::Unsigned(u64::MAX)]);
        assert_eq!(tokens("0f3F800000"), [Token::F32(0x3f80_0000)]);
        assert_eq!(tokens("0D3ff0000000000000"), [Token::F64(1f64.to_bits())]);
        assert_eq!(tokens("1.5 1e3 2.5e-1 .5 1."), [1.5, 1e3, 0.25, 0.5, 1.0].map(Token::Decimal));
        assert_eq!(tokens("0f3F8 99999999999999999999 08 0x 5u 1.5f"), [Token::Bad; 6]);
    }

    /// As in ptxas: a path may end with a backslash.
    #[test]
    fn strings_have_no_escapes() {
        assert_eq!(tokens("\"dir\\\" 1"), [Token::Text("dir\\"), Token::Int(1)]);
    }

    #[test]
    fn odd_bytes_are_bad_tokens() {
        assert_eq!(tokens("\u{e9}\u{1}"), [Token::Bad, Token::Bad]);
        assert_eq!(tokens("\"abc"), [Token::Bad]);
        assert_eq!(tokens("/* open"), []);
    }

    #[test]
    fn lines_end_at_any_place() {
        for length in 0..40 {
            let line = "\u{b}\u{e9}".repeat(length);
            assert_eq!(line_length(&format!("{line}\n\u{b}\n")), Some(line.len()));
            assert_eq!(line_length(&format!("{line}\r\n\u{b}")), Some(line.len()));
            assert_eq!(line_length(&format!("{line}\r\u{b}\n")), Some(line.len()));
            assert_eq!(line_length(&line), None);
        }
    }

    #[test]
    fn comments_and_marks_are_skipped() {
        assert_eq!(tokens("# 1 \"a.cu\"\na /* b */ c // d\n  #line 3\n"), tokens("a c"));
        assert_eq!(tokens("a # b"), [Token::Name("a"), Token::Sign(b'#'), Token::Name("b")]);
        assert_eq!(tokens("\u{feff}# 1\ra // b\rc /* \r */\r\n"), tokens("a c"));
        assert_eq!(tokens("@@DWARF .byte 1\n;"), [Token::Dwarf(" .byte 1"), Token::Sign(b';')]);
    }
}
