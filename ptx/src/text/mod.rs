//! Texts and what is wrong with them: spans, lines, diagnostics, similar names.
//!
//! Shared by all text forms, so that every one is reported in the same way.

mod diagnostic;
mod lines;
mod render;
mod span;
mod suggest;

pub use diagnostic::{Diagnostic, Severity};
pub use lines::{Lines, byte_order_mark, line_starts, with_plain_lines};
pub use render::{Label, LineColumn, Message, SourceFile};
pub use span::Span;
pub use suggest::{edit_distance, nearest as nearest_name, phrase as suggestion};

use std::fmt::Display;

/// Words one after the other: "`a`, `b` and `c`".
pub fn listed<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    match words.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => words.concat(),
    }
}

/// A number of things: `1 argument`, `2 arguments`.
pub fn counted<N: Display + PartialEq + From<u8>>(count: N, what: &str) -> String {
    let plural = if count == N::from(1) { "" } else { "s" };
    format!("{count} {what}{plural}")
}
