//! The text form of the IR: read by [`parse_module`], written by [`write_module`].
//!
//! What holds: reading what was written gives an equal module ([`first_difference`] says what equal
//! means), and writing that again gives the same bytes. The grammar is in docs/ir.md; which
//! operands, words and types an operation has is read from the table of operations.
//!
//! Bad text gives errors with a place, several at once, and never a panic.

mod equal;
mod error;
mod expected;
mod format;
mod lexer;
mod literal;
mod name;
mod parse;
mod print;
mod span;
mod tokens;

pub use equal::first_difference;
pub use error::{ErrorKind, ParseError};
pub use format::format;
pub use parse::{ParsedModule, decode, parse_module, parse_type};
pub(crate) use print::Names;
pub use print::{AnnotationSite, PrintOptions, function_to_string, write_function, write_module};
pub use span::{FunctionSpans, SourceSpans};

/// The most errors that are shown for one text.
pub const MAX_ERRORS: usize = 100;
