//! Places in a text: ranges of byte offsets.

/// A range of byte offsets in a text.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// The range from `start` up to `end`.
    pub fn new(start: u32, end: u32) -> Span {
        Span { start, end }
    }

    /// From the start of `self` to the end of `other`.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start, end: other.end.max(self.end) }
    }

    /// Whether nothing is in the range: that of an entity that was not written.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The part of the text.
    pub fn of(self, text: &str) -> &str {
        &text[self.start as usize..self.end as usize]
    }
}
