//! Where lines of a text end.
//!
//! A line ends with a line feed, with a carriage return, or with both. A byte order mark at the
//! beginning of a text says nothing.

use std::borrow::Cow;

const BYTE_ORDER_MARK: char = '\u{feff}';

/// How many bytes a byte order mark takes at the beginning of a text.
pub fn byte_order_mark(text: &str) -> usize {
    if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len_utf8() } else { 0 }
}

/// The offsets where the lines of a text begin.
///
/// ```
/// assert_eq!(irc_ptx::text::line_starts("a\r\nb\rc\n"), [0, 3, 5, 7]);
/// ```
pub fn line_starts(text: &str) -> Vec<u32> {
    let bytes = text.as_bytes();
    let is_break = |&(at, &byte): &(usize, &u8)| {
        byte == b'\n' || byte == b'\r' && bytes.get(at + 1) != Some(&b'\n')
    };
    let breaks = bytes.iter().enumerate().filter(is_break);
    std::iter::once(0).chain(breaks.map(|(at, _)| at as u32 + 1)).collect()
}

/// Where the lines of a text begin, to be found once where there is much to say about the text.
#[derive(Clone, Debug)]
pub struct Lines {
    starts: Vec<u32>,
    /// Whether columns are bytes, so that nothing needs counting on long lines.
    is_ascii: bool,
}

impl Lines {
    /// The lines of a text.
    pub fn new(text: &str) -> Lines {
        Lines { starts: line_starts(text), is_ascii: text.is_ascii() }
    }

    /// The offsets where they begin.
    pub fn starts(&self) -> &[u32] {
        &self.starts
    }

    /// Whether columns, which count characters, are bytes.
    pub(super) fn is_ascii(&self) -> bool {
        self.is_ascii
    }
}

/// The text without a byte order mark, and with line feeds where single carriage returns end lines:
/// what other tools take it for.
///
/// ```
/// assert_eq!(irc_ptx::text::with_plain_lines("\u{feff}a\rb\r\n"), "a\nb\r\n");
/// ```
pub fn with_plain_lines(text: &str) -> Cow<'_, str> {
    let text = &text[byte_order_mark(text)..];
    if !text.contains('\r') {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut pieces = text.split('\r').peekable();
    while let Some(piece) = pieces.next() {
        plain.push_str(piece);
        match pieces.peek() {
            Some(next) if next.starts_with('\n') => plain.push('\r'),
            Some(_) => plain.push('\n'),
            None => {}
        }
    }
    Cow::Owned(plain)
}
