//! Texts and what is wrong with them: spans, lines, diagnostics, similar names.
//!
//! Shared by all text forms, so that every one is reported in the same way.

mod diagnostic;
mod lines;
mod render;
mod span;
mod suggest;

pub use diagnostic::{Diagnostic, Severity};
pub use lines::{byte_order_mark, line_starts, with_plain_lines};
pub use render::{Label, LineColumn, Message, SourceFile};
pub use span::Span;
pub use suggest::{edit_distance, nearest as nearest_name, phrase as suggestion};
