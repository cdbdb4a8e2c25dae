//! What ptxas says, as diagnostics.

use irc_ptx::mangle::demangle_text;
use irc_ptx::text::Diagnostic;
use irc_runtime::ptxas::{Message, Severity};

/// An error or a warning of ptxas, without a place; `None` for what is neither. Names are as the
/// source has them.
pub fn diagnostic(message: &Message) -> Option<Diagnostic> {
    let text = format!("ptxas: {}", demangle_text(&message.text));
    match message.severity {
        Severity::Info => None,
        Severity::Warning => Some(Diagnostic::warning("C0401", text)),
        _ => Some(Diagnostic::error("C0401", text)),
    }
}
