//! What is wrong with a text, and where, as data.
//!
//! All languages and stages report [`Diagnostic`]s or, where the places are in several texts,
//! [`Message`](super::Message)s. They stay data until they are printed.

use super::span::Span;

/// An error or a warning about a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Which it is, such as `P0302`. Codes are stable; tables explain them.
    pub code: &'static str,
    /// What is wrong, in one line.
    pub message: String,
    /// Where, if the place is known.
    pub span: Option<Span>,
    /// A few words to stand at the underlined text.
    pub label: Option<String>,
    /// Other places that have to do with it.
    pub labels: Vec<(Span, String)>,
    /// Facts that have no place.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: Option<String>,
}

/// How bad it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// There is no result.
    Error,
    /// There is a result that may not be the one that was meant.
    Warning,
    /// Nothing is wrong, but something is worth knowing.
    Note,
}

impl Severity {
    /// The word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
}

impl Diagnostic {
    /// An error with no place yet.
    pub fn error(code: &'static str, message: String) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            code,
            message,
            span: None,
            label: None,
            labels: Vec::new(),
            notes: Vec::new(),
            help: None,
        }
    }

    /// A warning with no place yet.
    pub fn warning(code: &'static str, message: String) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(code, message) }
    }

    /// The same at a place.
    #[must_use]
    pub fn at(mut self, span: Span) -> Diagnostic {
        self.span = Some(span);
        self
    }
}
