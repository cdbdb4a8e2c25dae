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

/// A number of things: `1 argument`, `2 arguments`.
pub fn counted<N: Display + PartialEq + From<u8>>(count: N, what: &str) -> String {
    let plural = if count == N::from(1) { "" } else { "s" };
    format!("{count} {what}{plural}")
}
