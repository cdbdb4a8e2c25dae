//! Errors of all inputs, shown for people or collected for programs.

use super::args::Format;
use super::output::Destination;
use irc::json;
use irc::ptx::text::{Diagnostic, Message, Severity, SourceFile};
use irc_toy::diagnostic;
use irc_toy::render::Renderer;
use irc_toy::source::Files;
use std::io::Write;

/// Collects what is to be said.
#[derive(Debug)]
pub struct Report {
    format: Format,
    text: String,
    count: usize,
    has_errors: bool,
    has_warnings: bool,
}

impl Report {
    /// Nothing to say yet.
    pub fn new(format: Format) -> Report {
        Report { format, text: String::new(), count: 0, has_errors: false, has_warnings: false }
    }

    /// Adds a diagnostic about a text.
    pub fn add(&mut self, source: &SourceFile<'_>, diagnostic: &Diagnostic) {
        self.add_message(&source.message(diagnostic));
    }

    /// Adds diagnostics about a toy program.
    pub fn add_toy(&mut self, diagnostics: &[diagnostic::Diagnostic], files: &Files) {
        let renderer = Renderer::new(files);
        diagnostics.iter().for_each(|said| self.add_message(&renderer.message(said)));
    }

    /// Adds a message, whose places may be in several texts.
    pub fn add_message(&mut self, message: &Message<'_>) {
        self.separate();
        match self.format {
            Format::Text => message.render(&mut self.text),
            Format::Json => self.text.push_str(&json::diagnostic(message).to_string()),
        }
        self.count += 1;
        self.has_errors |= message.severity == Severity::Error;
        self.has_warnings |= message.severity == Severity::Warning;
    }

    /// Writes what stands between two diagnostics, or before the first.
    fn separate(&mut self) {
        self.text.push_str(match (self.format, self.count) {
            (Format::Text, 0) => "",
            (Format::Text, _) => "\n",
            (Format::Json, 0) => "[\n",
            (Format::Json, _) => ",\n",
        });
    }

    /// Adds an error that is about no text: a file that cannot be read.
    pub fn add_plain(&mut self, name: &str, code: &'static str, message: String) {
        self.add(&SourceFile::new(name, ""), &Diagnostic::error(code, message));
    }

    /// Adds all of another report of the same format.
    pub fn append(&mut self, other: Report) {
        if other.count == 0 {
            return;
        }
        self.separate();
        self.text.push_str(other.text.trim_start_matches("[\n"));
        self.count += other.count;
        self.has_errors |= other.has_errors;
        self.has_warnings |= other.has_warnings;
    }

    /// Whether nothing was added.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether something is wrong: more than warnings.
    pub fn has_errors(&self) -> bool {
        self.has_errors
    }

    /// Whether there is a warning.
    pub fn has_warnings(&self) -> bool {
        self.has_warnings
    }

    /// Writes it to standard error; JSON is an array even if there is nothing to say.
    pub fn write_to_stderr(self) {
        // Nobody is left to be told if the report cannot be written.
        let _ = std::io::stderr().write_all(self.into_text().as_bytes());
    }

    /// Writes it where the results of a check go: for programs to standard output. Whether nothing
    /// is wrong, the writing included.
    pub fn write(self) -> bool {
        let ok = !self.has_errors;
        match self.format {
            Format::Text => {
                self.write_to_stderr();
                ok
            }
            Format::Json => Destination::Stdout.write_or_say(self.into_text().as_bytes()) && ok,
        }
    }

    /// The whole text; JSON is an array even if there is nothing to say.
    pub fn into_text(mut self) -> String {
        if self.format == Format::Json {
            self.text.push_str(if self.count == 0 { "[]\n" } else { "\n]\n" });
        }
        self.text
    }
}
