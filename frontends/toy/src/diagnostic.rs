//! What is wrong with a program, or doubtful.

use crate::source::Span;

pub use irc_ptx::text::Severity;

/// A message about a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// What to know about it; short, no capital letter, no full stop.
    pub text: String,
}

/// One error or warning. The first label is the place it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Which it is: `T0101`. Codes are stable; `codes` lists them.
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong, with what was found and what was expected.
    pub message: String,
    /// Places; never empty.
    pub labels: Vec<Label>,
    /// Facts that have no place.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: Option<String>,
}

impl Diagnostic {
    /// An error about a place.
    pub fn error(code: &'static str, message: impl Into<String>, span: Span) -> Diagnostic {
        Diagnostic {
            code,
            severity: Severity::Error,
            message: message.into(),
            labels: vec![Label { span, text: String::new() }],
            notes: Vec::new(),
            help: None,
        }
    }

    /// A warning about a place.
    pub fn warning(code: &'static str, message: impl Into<String>, span: Span) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(code, message, span) }
    }

    /// Says something at the place that this is about.
    #[must_use]
    pub fn at(mut self, text: impl Into<String>) -> Diagnostic {
        self.labels[0].text = text.into();
        self
    }

    /// Adds another place.
    #[must_use]
    pub fn label(mut self, span: Span, text: impl Into<String>) -> Diagnostic {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// Adds a fact.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Diagnostic {
        self.notes.push(text.into());
        self
    }

    /// Says what to do.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Diagnostic {
        self.help = Some(text.into());
        self
    }

    /// The place that this is about.
    pub fn span(&self) -> Span {
        self.labels[0].span
    }
}
