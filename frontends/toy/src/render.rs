//! Diagnostics as text for people, and for programs.

use crate::diagnostic::{self, Diagnostic, Severity};
use crate::source::{FileId, Files, Span};
use ariadne::{Cache, Color, Config, IndexType, Label, Report, ReportKind, Source};
use cranelift_entity::EntityRef as _;

use irc_ptx::text::{self, JsonNote, SourceFile};
use std::convert::Infallible;
use std::fmt::{Debug, Display};

/// Bytes of a line that is shown; longer ones are cut around their place.
const MAX_LINE: usize = 400;

/// Shows diagnostics of a program.
pub struct Renderer<'a> {
    files: &'a Files,
    colours: bool,
    /// The files that have been shown, with their lines.
    sources: Vec<Option<Source<String>>>,
}

impl<'a> Renderer<'a> {
    /// For the files of a program; in plain text, or with colours for a terminal.
    pub fn new(files: &'a Files, colours: bool) -> Renderer<'a> {
        Renderer { files, colours, sources: Vec::new() }
    }

    /// A diagnostic with the lines it is about.
    pub fn render(&mut self, diagnostic: &Diagnostic) -> String {
        if self.has_long_line(diagnostic) {
            return self.render_cut(diagnostic);
        }
        let (kind, colour) = match diagnostic.severity {
            Severity::Error => (ReportKind::Error, Color::Red),
            Severity::Warning => (ReportKind::Warning, Color::Yellow),
        };
        let config = Config::new().with_color(self.colours).with_index_type(IndexType::Byte);
        let mut report = Report::build(kind, Place(diagnostic.span()))
            .with_config(config.with_cross_gap(false))
            .with_code(diagnostic.code)
            .with_message(&diagnostic.message);
        for (index, label) in self.in_order(diagnostic).into_iter().enumerate() {
            let mut shown = Label::new(Place(label.span)).with_order(index as i32);
            let is_first = label.span == diagnostic.span();
            // Without a text the place would not be underlined.
            match label.text.as_str() {
                "" if is_first => shown = shown.with_message("here"),
                "" => {}
                text => shown = shown.with_message(text),
            }
            report.add_label(shown.with_color(if is_first { colour } else { Color::Blue }));
        }
        report.with_notes(&diagnostic.notes);
        if let Some(help) = &diagnostic.help {
            report.set_help(help);
        }
        let mut out = Vec::new();
        let written = report.finish().write(&mut *self, &mut out);
        written.expect("a vector takes all that is written");
        trim_lines(&String::from_utf8_lossy(&out))
    }

    /// The labels, those of a file one after the other and those of the first one's file first: the
    /// renderer would show a file twice otherwise.
    fn in_order<'b>(&self, diagnostic: &'b Diagnostic) -> Vec<&'b diagnostic::Label> {
        let first = diagnostic.span().file;
        let mut labels: Vec<_> = diagnostic.labels.iter().collect();
        labels.sort_by_key(|label| (label.span.file != first, label.span.file, label.span.end));
        labels
    }

    /// The diagnostic about lines that are too long to be shown whole.
    fn render_cut(&self, diagnostic: &Diagnostic) -> String {
        let mut out = String::new();
        let message = format!("[{}] {}", diagnostic.code, diagnostic.message);
        for (index, label) in diagnostic.labels.iter().enumerate() {
            let file = &self.files[label.span.file];
            let mut plain = match diagnostic.severity {
                Severity::Error => text::Diagnostic::error(diagnostic.code, message.clone()),
                Severity::Warning => text::Diagnostic::warning(diagnostic.code, message.clone()),
            };
            plain.span = Some(text::Span::new(label.span.start, label.span.end));
            plain.label = Some(label.text.clone()).filter(|text| !text.is_empty());
            let is_last = index + 1 == diagnostic.labels.len();
            plain.help = diagnostic.help.clone().filter(|_| is_last);
            SourceFile::new(&file.name, &file.text).render(&plain, &mut out);
        }
        for note in &diagnostic.notes {
            out.push_str(&format!("  = note: {note}\n"));
        }
        out
    }

    /// Whether a label is about a line that is too long.
    fn has_long_line(&self, diagnostic: &Diagnostic) -> bool {
        diagnostic.labels.iter().any(|label| {
            let text = &self.files[label.span.file].text;
            let (start, end) = (label.span.start as usize, label.span.end as usize);
            let first = text[..start].rfind('\n').map_or(0, |at| at + 1);
            let last = text[end..].find('\n').map_or(text.len(), |length| end + length);
            text[first..last].lines().any(|line| line.len() > MAX_LINE)
        })
    }
}

/// A place as `ariadne` takes it.
#[derive(Copy, Clone)]
struct Place(Span);

impl ariadne::Span for Place {
    type SourceId = FileId;

    fn source(&self) -> &FileId {
        &self.0.file
    }

    fn start(&self) -> usize {
        self.0.start as usize
    }

    fn end(&self) -> usize {
        self.0.end as usize
    }
}

impl Cache<FileId> for Renderer<'_> {
    type Storage = String;

    fn fetch(&mut self, id: &FileId) -> Result<&Source<String>, impl Debug> {
        let index = id.index();
        if self.sources.len() <= index {
            self.sources.resize_with(index + 1, || None);
        }
        let text = &self.files[*id].text;
        let source = self.sources[index].get_or_insert_with(|| Source::from(plain_lines(text)));
        Ok::<_, Infallible>(source)
    }

    fn display<'b>(&self, id: &'b FileId) -> Option<impl Display + 'b> {
        Some(self.files[*id].name.clone())
    }
}

/// The text with blanks for what a terminal would not show as one line, of the same length: only
/// `\n` ends a line.
fn plain_lines(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' | '\t' => plain.push(c),
            c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}') => {
                plain.extend(std::iter::repeat_n(' ', c.len_utf8()));
            }
            c => plain.push(c),
        }
    }
    plain
}

/// The text without blanks at the ends of lines.
fn trim_lines(text: &str) -> String {
    let mut trimmed = String::with_capacity(text.len());
    for line in text.lines() {
        trimmed.push_str(line.trim_end());
        trimmed.push('\n');
    }
    trimmed
}

/// A diagnostic as one JSON object, in the form of those of `irc check`.
pub fn render_json(diagnostic: &Diagnostic, files: &Files) -> String {
    let span = diagnostic.span();
    let file = &files[span.file];
    let mut plain = text::Diagnostic::error(diagnostic.code, diagnostic.message.clone());
    if diagnostic.severity == Severity::Warning {
        plain.severity = text::Severity::Warning;
    }
    plain.span = Some(text::Span::new(span.start, span.end));
    plain.label = diagnostic.labels.first().map(|l| l.text.clone()).filter(|text| !text.is_empty());
    plain.help = diagnostic.help.clone();
    let others = || diagnostic.labels.iter().skip(1);
    let sources: Vec<SourceFile<'_>> = others()
        .map(|label| &files[label.span.file])
        .map(|file| SourceFile::new(&file.name, &file.text))
        .collect();
    let placed = others().zip(&sources).map(|(label, source)| JsonNote {
        place: Some((source, text::Span::new(label.span.start, label.span.end))),
        text: &label.text,
    });
    let facts = diagnostic.notes.iter().map(|text| JsonNote { place: None, text });
    let mut out = String::new();
    SourceFile::new(&file.name, &file.text).render_json_with(&plain, placed.chain(facts), &mut out);
    out
}
