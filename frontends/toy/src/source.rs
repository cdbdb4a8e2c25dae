//! Source files and places in them.

use cranelift_entity::{PrimaryMap, entity_impl};

/// A source file of a program.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FileId(u32);
entity_impl!(FileId, "file");

/// A file: its name as it was asked for, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// The name in messages: the root's as it was given, of others the path from there, with `/`.
    pub name: String,
    /// The text.
    pub text: String,
}

/// The files of a program in the order in which they were first asked for; the root is the first.
pub type Files = PrimaryMap<FileId, SourceFile>;

/// A range of bytes of a file.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// From the start of `self` to the end of `other`, which stands behind it in the same file.
    pub fn to(self, other: Span) -> Span {
        Span { end: other.end.max(self.start), ..self }
    }
}

/// Line and column of a byte, both from 1; columns count characters.
pub fn line_and_column(text: &str, byte: u32) -> (u32, u32) {
    let mut end = (byte as usize).min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let before = &text[..end];
    let line = before.bytes().filter(|&b| b == b'\n').count() as u32 + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() as u32 + 1;
    (line, column)
}

/// Where imported files come from.
pub trait Loader {
    /// The text of a file, by its path relative to the folder of the root file, without `.` and
    /// `..`; why not, if it cannot be read.
    fn load(&mut self, path: &str) -> Result<String, String>;
}
