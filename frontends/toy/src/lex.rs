//! Text to tokens.
//!
//! A token is a kind and a place; what a name, a number or a string says is read from the text when
//! it is wanted. Whatever is no token is reported and skipped, so that the parser sees only good
//! ones; the last token is always [`TokenKind::End`].

use crate::diagnostic::Diagnostic;
use crate::source::{FileId, Span};
use crate::types::Number;

/// Declares the kinds of tokens: those that are written in one way have it behind their name.
macro_rules! tokens {
    (
        $(#[doc = $doc:literal] $class:ident)*
        keywords { $($keyword:ident $word:literal)* }
        punctuation { $($sign:ident $text:literal)* }
    ) => {
        /// What a token is.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum TokenKind {
            $(#[doc = $doc] $class,)*
            $(#[doc = concat!("`", $word, "`.")] $keyword,)*
            $(#[doc = concat!("`", $text, "`.")] $sign,)*
        }

        /// Words that cannot be names.
        pub const KEYWORDS: &[(TokenKind, &str)] = &[$((TokenKind::$keyword, $word),)*];

        /// Punctuation, longer ones before those that they begin with.
        const PUNCTUATION: &[(TokenKind, &str)] = &[$((TokenKind::$sign, $text),)*];
    };
}

// The last four mean nothing in this language; they are tokens so that the parser can say what to
// write instead.
tokens! {
    /// A name, or a word that is one only in some places.
    Name
    /// An integer with its suffix.
    Int
    /// A float with its suffix.
    Float
    /// A string with its quotes.
    Str
    /// The end of the text.
    End
    keywords {
        As "as"
        Break "break"
        Const "const"
        Continue "continue"
        Else "else"
        False "false"
        Fn "fn"
        For "for"
        If "if"
        Import "import"
        In "in"
        Kernel "kernel"
        Let "let"
        Loop "loop"
        Match "match"
        Mut "mut"
        Return "return"
        Shared "shared"
        Static "static"
        Struct "struct"
        True "true"
        Var "var"
        While "while"
    }
    punctuation {
        ShlAssign "<<="
        ShrAssign ">>="
        DotDotEq "..="
        ColonColon "::"
        DotDot ".."
        Arrow "->"
        FatArrow "=>"
        EqEq "=="
        NotEq "!="
        LessEq "<="
        GreaterEq ">="
        AndAnd "&&"
        OrOr "||"
        Shl "<<"
        Shr ">>"
        AddAssign "+="
        SubAssign "-="
        MulAssign "*="
        DivAssign "/="
        RemAssign "%="
        AndAssign "&="
        OrAssign "|="
        XorAssign "^="
        ParenOpen "("
        ParenClose ")"
        BraceOpen "{"
        BraceClose "}"
        BracketOpen "["
        BracketClose "]"
        Comma ","
        Semicolon ";"
        Colon ":"
        Dot "."
        Assign "="
        Less "<"
        Greater ">"
        Plus "+"
        Minus "-"
        Star "*"
        Slash "/"
        Percent "%"
        And "&"
        Or "|"
        Caret "^"
        Not "!"
        At "@"
        Question "?"
        Tilde "~"
        Hash "#"
        Dollar "$"
    }
}

use TokenKind as T;

impl TokenKind {
    /// How it is written, if there is only one way.
    pub fn text(self) -> Option<&'static str> {
        let mut rows = KEYWORDS.iter().chain(PUNCTUATION);
        rows.find(|(kind, _)| *kind == self).map(|&(_, text)| text)
    }

    /// Whether it is a word that cannot be a name.
    pub fn is_keyword(self) -> bool {
        KEYWORDS.iter().any(|(kind, _)| *kind == self)
    }
}

/// A token where it is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its place.
    pub span: Span,
}

/// How many errors are reported of a file at most.
pub const MAX_ERRORS: usize = 50;

/// The tokens of a text, and what is wrong with it. The text is shorter than 4 GiB.
pub fn lex(file: FileId, text: &str) -> (Vec<Token>, Vec<Diagnostic>) {
    let mut lexer =
        Lexer { file, text, at: 0, tokens: Vec::new(), errors: Vec::new(), has_open_string: false };
    if text.starts_with('\u{feff}') {
        lexer.at = '\u{feff}'.len_utf8();
    }
    while lexer.at < text.len() {
        lexer.token();
    }
    let end = lexer.span(text.len());
    lexer.tokens.push(Token { kind: T::End, span: end });
    (lexer.tokens, lexer.errors)
}

/// Characters that look like one of the language: what they are called, what is meant.
const LOOKALIKES: &[(&str, &str)] = &[
    ("\u{201c}\u{201d}\u{201e}\u{ff02}", "\""),
    ("\u{2018}\u{2019}`", "\""),
    ("\u{2212}\u{2013}\u{2014}", "-"),
    ("\u{d7}\u{22c5}\u{b7}", "*"),
    ("\u{f7}", "/"),
    ("\u{2260}", "!="),
    ("\u{2264}", "<="),
    ("\u{2265}", ">="),
    ("\u{2192}", "->"),
    ("\u{21d2}", "=>"),
    ("\u{2026}", ".."),
    ("\u{ff08}", "("),
    ("\u{ff09}", ")"),
    ("\u{ff0c}", ","),
    ("\u{ff1b}\u{37e}", ";"),
    ("\u{ff1a}", ":"),
];

struct Lexer<'a> {
    file: FileId,
    text: &'a str,
    at: usize,
    tokens: Vec<Token>,
    errors: Vec<Diagnostic>,
    /// Whether a string without end has been found: those behind it end at the end of their line.
    has_open_string: bool,
}

impl Lexer<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// From a byte to where the lexer is, or the other way round.
    fn span(&self, start: usize) -> Span {
        let (start, end) = (start.min(self.at), start.max(self.at));
        Span { file: self.file, start: start as u32, end: end as u32 }
    }

    fn report(&mut self, error: Diagnostic) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(error);
        }
    }

    fn push(&mut self, kind: TokenKind, start: usize) {
        let span = self.span(start);
        self.tokens.push(Token { kind, span });
    }

    /// Reads one token, a comment or blanks.
    fn token(&mut self) {
        let start = self.at;
        let rest = self.rest();
        let first = rest.as_bytes()[0];
        if first.is_ascii_whitespace() {
            self.at += rest.bytes().take_while(u8::is_ascii_whitespace).count();
        } else if rest.starts_with("//") {
            self.at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("/*") {
            self.comment();
        } else if is_word(first) && !first.is_ascii_digit() {
            let length = rest.bytes().take_while(|&b| is_word(b)).count();
            let word = &rest[..length];
            let keyword = KEYWORDS.iter().find(|(_, text)| *text == word);
            let kind = keyword.map_or(T::Name, |&(kind, _)| kind);
            self.at += length;
            self.push(kind, start);
        } else if first.is_ascii_digit() {
            self.number();
        } else if first == b'"' {
            self.string();
        } else if first == b'\'' {
            self.character();
        } else if let Some((kind, text)) =
            PUNCTUATION.iter().find(|(_, text)| rest.starts_with(text))
        {
            self.at += text.len();
            self.push(*kind, start);
        } else {
            self.unknown();
        }
    }

    /// A comment and those inside it.
    fn comment(&mut self) {
        let start = self.at;
        let bytes = self.text.as_bytes();
        let mut open = 0u32;
        while self.at < bytes.len() {
            match &bytes[self.at..] {
                [b'/', b'*', ..] => (open, self.at) = (open + 1, self.at + 2),
                [b'*', b'/', ..] => (open, self.at) = (open - 1, self.at + 2),
                _ => self.at += 1,
            }
            if open == 0 {
                return;
            }
        }
        let span = Span { end: start as u32 + 2, ..self.span(start) };
        let error = Diagnostic::error("T0102", "unterminated comment", span);
        let error = error.at("it begins here").note("comments nest: each `/*` needs its own `*/`");
        self.report(error);
    }

    fn number(&mut self) {
        let start = self.at;
        self.at += number_length(self.rest());
        let literal = NumberText::new(&self.text[start..self.at]);
        if let Err(error) = literal.check(self.span(start)) {
            self.report(error);
        }
        self.push(if literal.is_float() { T::Float } else { T::Int }, start);
    }

    /// A string; it may go on over the end of a line, unless one has turned out to have no end.
    fn string(&mut self) {
        let start = self.at;
        let bytes = self.text.as_bytes();
        self.at += 1;
        while let Some(&byte) = bytes.get(self.at) {
            if byte == b'\n' && self.has_open_string {
                break;
            }
            self.at += 1;
            match byte {
                b'"' => return self.push(T::Str, start),
                b'\\' => self.escape(),
                _ => {}
            }
        }
        let start = if self.has_open_string { start } else { self.back_to_long_string(start) };
        self.has_open_string = true;
        let error = Diagnostic::error("T0103", "unterminated string", self.span(start));
        self.report(error.at("missing closing `\"`"));
        self.push(T::Str, start);
    }

    /// Goes back to the end of the first line on which a string begins but does not end, and says
    /// where that string begins: any of the strings may be the one whose quote was forgotten, but
    /// that one is the likeliest. It is the one at `last`, or stands before it.
    fn back_to_long_string(&mut self, last: usize) -> usize {
        let first = self.tokens.iter().find(|token| {
            token.kind == T::Str
                && self.text[token.span.start as usize..token.span.end as usize].contains('\n')
        });
        let start = first.map_or(last, |token| token.span.start as usize);
        self.tokens.retain(|token| (token.span.start as usize) < start);
        self.errors.retain(|error| (error.span().start as usize) < start);
        let line = self.text[start..].find('\n').map_or(self.text.len(), |length| start + length);
        self.at = line;
        start
    }

    /// The character behind a `\`, which has been read.
    fn escape(&mut self) {
        let start = self.at - 1;
        let Some(escaped) = self.rest().chars().next() else { return };
        self.at += escaped.len_utf8();
        if unescaped(escaped).is_none() {
            let message = format!("unknown escape `\\{}`", escaped.escape_default());
            let error = Diagnostic::error("T0104", message, self.span(start));
            let help = "escapes are `\\n`, `\\t`, `\\\"` and `\\\\`";
            self.report(error.at("unknown escape").help(help));
        }
    }

    /// What begins with `'`: a character or a label of other languages.
    fn character(&mut self) {
        let start = self.at;
        let rest = self.rest();
        let mut chars = rest.char_indices().skip(1);
        let mut last = chars.next();
        if last.is_some_and(|(_, c)| c == '\\') {
            last = chars.next();
        }
        let length = match (last, chars.next()) {
            (Some(_), Some((end, '\''))) => end + 1,
            _ => 1 + rest.bytes().skip(1).take_while(|&b| is_word(b)).count(),
        };
        self.at += length;
        let is_character = length > 2 && self.text[..self.at].ends_with('\'');
        let span = self.span(start);
        let error = match is_character {
            true => {
                let inner = &self.text[start + 1..self.at - 1];
                self.push(T::Int, start);
                let error = Diagnostic::error("T0108", "there are no character literals", span);
                match inner.chars().next().filter(|_| inner.len() == 1) {
                    Some(c) => error.help(format!("write its code: `{}u8`", c as u32)),
                    None => error.help("write its code as a number"),
                }
            }
            false => {
                let error = Diagnostic::error("T0108", "unexpected character `'`", span);
                error.help(
                    "strings are written in `\"`; there are no labels and no character literals",
                )
            }
        };
        self.report(error);
    }

    /// Characters that begin no token, one after the other.
    fn unknown(&mut self) {
        let start = self.at;
        let known = |c: char| {
            c.is_ascii_whitespace()
                || c == '"'
                || c == '\''
                || is_word(c as u32 as u8) && c.is_ascii()
                || PUNCTUATION.iter().any(|(_, text)| text.starts_with(c))
        };
        let length = self.rest().find(known).unwrap_or(self.rest().len());
        self.at += length;
        let text = &self.text[start..self.at];
        let span = self.span(start);
        let shown: String = text.chars().take(20).flat_map(shown).collect();
        let first = text.chars().next().unwrap_or_default();
        let error = match first.is_alphabetic() {
            true => Diagnostic::error("T0101", format!("`{shown}` is not allowed in a name"), span)
                .note("names are ASCII letters, digits and `_`"),
            false => Diagnostic::error("T0101", format!("unexpected character `{shown}`"), span),
        };
        let meant = LOOKALIKES.iter().find(|(known, _)| known.contains(first));
        let error = match meant {
            Some((_, meant)) => error.help(format!("write `{meant}`")),
            None => error,
        };
        self.report(error.at("unknown character"));
    }
}

/// A character as a message shows it.
fn shown(c: char) -> impl Iterator<Item = char> {
    let visible = !c.is_control() && !c.is_whitespace();
    let (plain, escaped) = (visible.then_some(c), (!visible).then(|| c.escape_unicode()));
    plain.into_iter().chain(escaped.into_iter().flatten())
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// What `\` and a character stand for.
fn unescaped(escaped: char) -> Option<char> {
    match escaped {
        'n' => Some('\n'),
        't' => Some('\t'),
        '"' => Some('"'),
        '\\' => Some('\\'),
        _ => None,
    }
}

/// What a string token says; unknown escapes, which have been reported, are left out.
pub fn string_value(token: &str) -> String {
    let inner = token.strip_prefix('"').unwrap_or(token);
    let mut value = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => break,
            '\\' => value.extend(chars.next().and_then(unescaped)),
            c => value.push(c),
        }
    }
    value
}

/// The bytes of a number at the start of a text.
fn number_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let words = |from: usize| bytes[from..].iter().take_while(|&&b| is_word(b)).count();
    let mut end = words(0);
    if prefix_radix(text).is_some() {
        return end;
    }
    let is_plain = |text: &str| text.bytes().all(|b| b.is_ascii_digit() || b == b'_');
    let digit_at = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    if is_plain(&text[..end]) && bytes.get(end) == Some(&b'.') {
        if digit_at(end + 1) {
            end += 1 + words(end + 1);
        } else if !bytes.get(end + 1).is_some_and(|&b| is_word(b) || b == b'.') {
            // `1.` is a float without a fraction, which `check` reports.
            return end + 1;
        }
    }
    let before_exponent = text[..end].strip_suffix(['e', 'E']);
    let is_exponent =
        before_exponent.is_some_and(|before| before.split('.').all(is_plain) && !before.is_empty());
    let is_sign = matches!(bytes.get(end), Some(b'+' | b'-'));
    if is_exponent && is_sign && digit_at(end + 1) {
        end += 1 + words(end + 1);
    }
    end
}

fn prefix_radix(text: &str) -> Option<u32> {
    let radix = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => 16,
        [b'0', b'b' | b'B', ..] => 2,
        [b'0', b'o' | b'O', ..] => 8,
        _ => return None,
    };
    Some(radix)
}

/// The parts of a number token.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NumberText<'a> {
    radix: u32,
    /// Digits, with point and exponent for floats.
    digits: &'a str,
    /// Where the suffix begins in the token.
    suffix_at: usize,
    suffix: &'a str,
}

impl<'a> NumberText<'a> {
    /// Takes a token apart.
    pub fn new(token: &'a str) -> NumberText<'a> {
        let radix = prefix_radix(token);
        let from = if radix.is_some() { 2 } else { 0 };
        let bytes = token.as_bytes();
        let mut end = from;
        if radix == Some(16) {
            end +=
                bytes[from..].iter().take_while(|b| b.is_ascii_hexdigit() || **b == b'_').count();
        } else {
            let is_part =
                |b: &&u8| b.is_ascii_digit() || **b == b'_' || (**b == b'.' && radix.is_none());
            end += bytes[from..].iter().take_while(is_part).count();
            if let (None, Some(b'e' | b'E')) = (radix, bytes.get(end)) {
                let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
                let is_part = |b: &&u8| b.is_ascii_digit() || **b == b'_';
                let length = bytes[end + 1 + sign..].iter().take_while(is_part).count();
                end += if length > 0 { 1 + sign + length } else { 0 };
            }
        }
        let (digits, suffix) = (&token[from..end], &token[end..]);
        NumberText { radix: radix.unwrap_or(10), digits, suffix_at: end, suffix }
    }

    /// Whether it has a point or an exponent.
    pub fn is_float(&self) -> bool {
        self.radix == 10 && self.digits.contains(['.', 'e', 'E'])
    }

    /// The suffix and where it begins in the token, if it is one.
    pub fn suffix(&self) -> Option<(&'a str, usize)> {
        Number::from_name(self.suffix).map(|_| (self.suffix, self.suffix_at))
    }

    /// Digits without `_`: the value of a float.
    pub fn plain_digits(&self) -> String {
        self.digits.chars().filter(|&c| c != '_').collect()
    }

    /// The value of an integer, if it has 128 bits at most.
    pub fn int_value(&self) -> Option<u128> {
        let digits = self.digits.chars().filter(|&c| c != '_');
        let mut value = 0u128;
        for digit in digits {
            let digit = digit.to_digit(self.radix)?;
            value = value.checked_mul(self.radix.into())?.checked_add(digit.into())?;
        }
        Some(value)
    }

    /// What is wrong with it.
    fn check(&self, span: Span) -> Result<(), Diagnostic> {
        let malformed = |message: &str| Diagnostic::error("T0105", message, span);
        if self.radix == 8 {
            let error = malformed("there are no octal numbers");
            return Err(error.help("write it as a hexadecimal (`0x..`) or decimal number"));
        }
        if !self.digits.contains(|c: char| c.is_ascii_hexdigit()) {
            return Err(malformed("a number has no digits").at("expected digits after this"));
        }
        if self.is_float() && self.digits.ends_with('.') {
            let error = malformed("a float needs a digit after its point");
            return Err(error.help(format!("write `{}0`", self.plain_digits())));
        }
        if self.radix == 2
            && let Some(digit) = self.digits.chars().find(|c| !matches!(c, '0' | '1' | '_'))
        {
            return Err(malformed(&format!("`{digit}` is not a binary digit")));
        }
        if matches!(self.suffix, "e" | "E") {
            return Err(malformed("an exponent has no digits"));
        }
        self.check_suffix(span)?;
        if !self.is_float() && self.int_value().is_none() {
            let error = Diagnostic::error("T0106", "an integer is too large", span);
            return Err(error.at("more than 128 bits"));
        }
        Ok(())
    }

    fn check_suffix(&self, span: Span) -> Result<(), Diagnostic> {
        if self.suffix.is_empty() {
            return Ok(());
        }
        let at = Span { start: span.start + self.suffix_at as u32, ..span };
        let number = Number::from_name(self.suffix);
        if number.is_some_and(|number| number.is_float() || !self.is_float()) {
            return Ok(());
        }
        let error = match number {
            Some(_) => {
                let message = format!("a float cannot have the suffix `{}`", self.suffix);
                Diagnostic::error("T0107", message, at).at("an integer type")
            }
            None => {
                let message = format!("`{}` is not a number suffix", self.suffix);
                Diagnostic::error("T0107", message, at).at("not a number type")
            }
        };
        let meant = match self.suffix {
            "f" | "F" => "f32",
            "d" | "D" => "f64",
            "h" => "f16",
            "u" | "U" => "u32",
            "l" | "L" | "ll" | "LL" => "i64",
            "ul" | "UL" | "ull" | "ULL" | "lu" => "u64",
            "usize" => "u64",
            "isize" => "i64",
            _ => return Err(error.note("suffixes are the number types: `i32`, `u64`, `f16` ..")),
        };
        let point =
            if meant.starts_with('f') && self.radix == 10 && !self.is_float() { ".0" } else { "" };
        Err(error.help(format!("write `{}{point}{meant}`", self.plain_digits())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<TokenKind> {
        let (tokens, errors) = lex(FileId::from_u32(0), text);
        assert_eq!(errors, [], "{text}");
        tokens.iter().map(|token| token.kind).collect()
    }

    #[test]
    fn tokens_are_the_longest() {
        use TokenKind::*;
        assert_eq!(kinds("a<<=b"), [Name, ShlAssign, Name, End]);
        assert_eq!(kinds("0..=9"), [Int, DotDotEq, Int, End]);
        assert_eq!(kinds("1..2 1.5..2"), [Int, DotDot, Int, Float, DotDot, Int, End]);
        assert_eq!(kinds("1.x"), [Int, Dot, Name, End]);
        assert_eq!(kinds("1e-3-1"), [Float, Minus, Int, End]);
        assert_eq!(kinds("0x1e-3"), [Int, Minus, Int, End]);
        assert_eq!(kinds("/* a /* b */ c */ _ // d"), [Name, End]);
        assert_eq!(kinds(r#""a\"b" x"#), [Str, Name, End]);
    }

    #[test]
    fn every_keyword_and_punctuation_is_its_own_token() {
        for &(kind, text) in KEYWORDS.iter().chain(PUNCTUATION) {
            assert_eq!(kinds(text), [kind, TokenKind::End]);
            assert_eq!(kind.text(), Some(text));
        }
    }

    #[test]
    fn numbers_have_values() {
        let value = |text| NumberText::new(text).int_value();
        let suffix = |text| NumberText::new(text).suffix().map(|(suffix, _)| suffix);
        assert_eq!(value("1_000"), Some(1000));
        assert_eq!(value("0xffu32"), Some(255));
        assert_eq!(suffix("0xffu32"), Some("u32"));
        assert_eq!(value("0b1010"), Some(10));
        assert_eq!(value("340282366920938463463374607431768211455"), Some(u128::MAX));
        assert_eq!(value("340282366920938463463374607431768211456"), None);
        assert_eq!(suffix("1bf16"), Some("bf16"));
        assert_eq!(NumberText::new("1_0.5e-3f16").plain_digits(), "10.5e-3");
        assert_eq!(suffix("1_0.5e-3f16"), Some("f16"));
        assert!(NumberText::new("1e5").is_float());
        assert!(!NumberText::new("0x1e5").is_float());
    }

    #[test]
    fn strings_have_values() {
        assert_eq!(string_value(r#""a\n\t\"\\b""#), "a\n\t\"\\b");
    }
}
