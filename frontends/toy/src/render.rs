//! Diagnostics with the texts that they are about, in the form of all diagnostics of irc.

use crate::diagnostic::Diagnostic;
use crate::source::{FileId, Files};
use cranelift_entity::EntityRef as _;
use irc_ptx::text::{self, Message, SourceFile};

/// Shows diagnostics of a program.
#[derive(Debug)]
pub struct Renderer<'a> {
    /// The files with their lines, by number.
    sources: Vec<SourceFile<'a>>,
}

impl<'a> Renderer<'a> {
    /// For the files of a program.
    pub fn new(files: &'a Files) -> Renderer<'a> {
        let sources = files.values().map(|file| SourceFile::new(&file.name, &file.text));
        Renderer { sources: sources.collect() }
    }

    /// A diagnostic with the lines it is about.
    pub fn render(&self, diagnostic: &Diagnostic) -> String {
        let mut out = String::new();
        self.message(diagnostic).render(&mut out);
        out
    }

    /// A diagnostic with its places in the texts.
    pub fn message<'b>(&'b self, diagnostic: &'b Diagnostic) -> Message<'b> {
        let labels = diagnostic.labels.iter().map(|label| text::Label {
            file: self.source(label.span.file),
            span: text::Span::new(label.span.start, label.span.end),
            text: &label.text,
        });
        Message {
            severity: diagnostic.severity,
            code: diagnostic.code,
            text: &diagnostic.message,
            file: self.source(diagnostic.span().file),
            labels: labels.collect(),
            notes: &diagnostic.notes,
            help: diagnostic.help.as_deref(),
        }
    }

    fn source(&self, file: FileId) -> &SourceFile<'a> {
        &self.sources[file.index()]
    }
}
