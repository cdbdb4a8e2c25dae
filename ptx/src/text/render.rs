//! Prints diagnostics with the source lines they are about.
//!
//! This is the one form in which errors of every language, of the compiler and of runs are shown:
//!
//! ```text
//! error[P0302]: no form of `add` takes `.foo`
//!   --> kernel.ptx:10:5
//!    |
//! 10 |     add.foo.s32 %r1, %r2, 1;
//!    |     ^^^^^^^^^^^
//!    |
//!    = help: the nearest form is `add.s32`
//! ```
//!
//! A long line is cut to a window around the place, so a text of one line may be as long as it
//! likes.

use super::diagnostic::{Diagnostic, Severity};
use super::lines::{Lines, line_starts};
use super::span::Span;
use std::borrow::Cow;
use std::fmt::Write as _;

/// Columns of a source line that are shown.
const WINDOW: usize = 100;
/// Columns that are shown before the place when a line is cut.
const LEAD: usize = 40;

/// A line and a column, both from 1; columns count characters.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// A text with a name, and where its lines begin.
#[derive(Clone, Debug)]
pub struct SourceFile<'a> {
    name: &'a str,
    text: &'a str,
    line_starts: Cow<'a, [u32]>,
    /// Whether columns are bytes, so that nothing needs counting on long lines.
    is_ascii: bool,
}

/// A diagnostic with its places, which may be in several texts.
#[derive(Clone, Debug)]
pub struct Message<'a> {
    /// How bad it is.
    pub severity: Severity,
    /// Which it is.
    pub code: &'a str,
    /// What is wrong.
    pub text: &'a str,
    /// The text that it is about.
    pub file: &'a SourceFile<'a>,
    /// Places; the first one is what it is about.
    pub labels: Vec<Label<'a>>,
    /// Facts that have no place.
    pub notes: &'a [String],
    /// What to do about it.
    pub help: Option<&'a str>,
}

/// A place, and what there is to say about it.
#[derive(Copy, Clone, Debug)]
pub struct Label<'a> {
    /// The text that the place is in.
    pub file: &'a SourceFile<'a>,
    /// The place.
    pub span: Span,
    /// What to say; may be empty.
    pub text: &'a str,
}

impl<'a> SourceFile<'a> {
    /// The lines of a text.
    pub fn new(name: &'a str, text: &'a str) -> SourceFile<'a> {
        let (line_starts, is_ascii) = (Cow::Owned(line_starts(text)), text.is_ascii());
        SourceFile { name, text, line_starts, is_ascii }
    }

    /// The same where the lines of the text are known.
    pub fn with_lines(name: &'a str, text: &'a str, lines: &'a Lines) -> SourceFile<'a> {
        let (line_starts, is_ascii) = (Cow::Borrowed(lines.starts()), lines.is_ascii());
        SourceFile { name, text, line_starts, is_ascii }
    }

    /// The name of the text.
    pub fn name(&self) -> &'a str {
        self.name
    }

    /// The line and column of an offset.
    pub fn line_column(&self, offset: u32) -> LineColumn {
        let (line, start) = self.line_of(offset);
        let end = self.boundary(offset);
        let column = match self.is_ascii {
            true => (end - start) as u32 + 1,
            false => self.text[start..end].chars().count() as u32 + 1,
        };
        LineColumn { line: line as u32 + 1, column }
    }

    /// Index and start of the line that the offset is in.
    fn line_of(&self, offset: u32) -> (usize, usize) {
        let line = self.line_starts.partition_point(|&start| start <= offset) - 1;
        (line, self.line_starts[line] as usize)
    }

    /// The offset, moved back to the start of the character that it is in.
    fn boundary(&self, offset: u32) -> usize {
        let mut offset = (offset as usize).min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        offset
    }

    /// A diagnostic about this text with its places.
    pub fn message<'b>(&'b self, diagnostic: &'b Diagnostic) -> Message<'b> {
        let label = diagnostic.label.as_deref().unwrap_or_default();
        let first = diagnostic.span.map(|span| Label { file: self, span, text: label });
        let others = diagnostic.labels.iter();
        let others = others.map(|(span, text)| Label { file: self, span: *span, text });
        Message {
            severity: diagnostic.severity,
            code: diagnostic.code,
            text: &diagnostic.message,
            file: self,
            labels: first.into_iter().chain(others).collect(),
            notes: &diagnostic.notes,
            help: diagnostic.help.as_deref(),
        }
    }

    /// Prints a diagnostic about this text.
    pub fn render(&self, diagnostic: &Diagnostic, out: &mut String) {
        self.message(diagnostic).render(out);
    }

    /// The part of a line that is shown, with the place underlined.
    fn excerpt(&self, span: Span) -> Excerpt<'a> {
        let (line, start) = self.line_of(span.start);
        let next = self.line_starts.get(line + 1).map(|&next| next as usize - 1);
        let end = next.unwrap_or(self.text.len());
        let text = self.text[start..end].trim_end_matches('\r');
        let from = self.boundary(span.start).min(start + text.len()) - start;
        let to = self.boundary(span.end).clamp(start + from, start + text.len()) - start;
        let before = window_start(text, from);
        let shown = &text[before..];
        let shown_end = shown.char_indices().nth(WINDOW).map_or(shown.len(), |(i, _)| i);
        let visible = (to - before).min(shown_end).max(from - before);
        Excerpt {
            line,
            text: &shown[..shown_end],
            is_cut: (before > 0, shown_end < shown.len()),
            lead: text[before..from].chars().count() + if before > 0 { 3 } else { 0 },
            carets: text[from..before + visible].chars().count().max(1),
        }
    }
}

/// The part of a line that is shown for a place.
struct Excerpt<'a> {
    /// Counted from 0.
    line: usize,
    text: &'a str,
    /// Whether something is missing on the left, and on the right.
    is_cut: (bool, bool),
    /// Columns before the underlined part.
    lead: usize,
    carets: usize,
}

impl Message<'_> {
    /// Prints it; the text ends with a line break.
    pub fn render(&self, out: &mut String) {
        let _ = writeln!(out, "{}[{}]: {}", self.severity.word(), self.code, self.text);
        let margin = " ".repeat(self.width());
        match self.labels.first() {
            None => {
                let _ = writeln!(out, " --> {}", self.file.name);
            }
            Some(first) => self.render_places(first, &margin, out),
        }
        let facts = self.notes.iter().map(|note| ("note", note.as_str()));
        for (i, (word, text)) in facts.chain(self.help.map(|help| ("help", help))).enumerate() {
            if i == 0 && !self.labels.is_empty() {
                let _ = writeln!(out, "{margin} |");
            }
            let _ = writeln!(out, "{margin} = {word}: {text}");
        }
    }

    /// Columns of the largest line number.
    fn width(&self) -> usize {
        let lines = self.labels.iter().map(|label| label.file.line_of(label.span.start).0 + 1);
        lines.max().map_or(0, |line| line.to_string().len())
    }

    /// Prints the places, those of one text together and in the order of its lines.
    fn render_places(&self, first: &Label<'_>, margin: &str, out: &mut String) {
        let mut files: Vec<&SourceFile<'_>> = Vec::new();
        for label in &self.labels {
            if !files.iter().any(|file| std::ptr::eq(*file, label.file)) {
                files.push(label.file);
            }
        }
        for (i, file) in files.into_iter().enumerate() {
            let mut labels: Vec<(usize, &Label<'_>)> = self.labels.iter().enumerate().collect();
            labels.retain(|(_, label)| std::ptr::eq(label.file, file));
            labels.sort_by_key(|(_, label)| file.line_of(label.span.start).0);
            let arrow = if i == 0 { "-->" } else { ":::" };
            let span = if i == 0 { first.span } else { labels[0].1.span };
            let LineColumn { line, column } = file.line_column(span.start);
            let _ = writeln!(out, "{margin}{arrow} {}:{line}:{column}\n{margin} |", file.name);
            render_lines(&labels, margin, out);
        }
    }
}

/// Prints the lines of some labels of one text, which are in the order of lines; the label with the
/// number 0 is what the message is about.
fn render_lines(labels: &[(usize, &Label<'_>)], margin: &str, out: &mut String) {
    let width = margin.len();
    let mut last: Option<(usize, bool)> = None;
    for (index, label) in labels {
        let excerpt = label.file.excerpt(label.span);
        let is_cut = excerpt.is_cut.0 || excerpt.is_cut.1;
        if let Some((line, _)) = last
            && excerpt.line > line + 1
        {
            out.push_str("...\n");
        }
        // Of a line that is cut each place has its own window.
        if is_cut || last.is_none_or(|(line, was_cut)| line != excerpt.line || was_cut) {
            let _ = write!(out, "{:>width$} | ", excerpt.line + 1);
            out.push_str(if excerpt.is_cut.0 { "..." } else { "" });
            out.extend(excerpt.text.chars().map(shown));
            out.push_str(if excerpt.is_cut.1 { "..." } else { "" });
            trim_end(out);
            out.push('\n');
        }
        let mark = if *index == 0 { "^" } else { "-" };
        let (lead, marks) = (" ".repeat(excerpt.lead), mark.repeat(excerpt.carets));
        let _ = write!(out, "{margin} | {lead}{marks} {}", label.text);
        trim_end(out);
        out.push('\n');
        last = Some((excerpt.line, is_cut));
    }
}

/// A character as it is shown in a line: a blank for one that a terminal would not show as one.
fn shown(c: char) -> char {
    let is_other = matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}');
    if c.is_control() || is_other { ' ' } else { c }
}

fn trim_end(out: &mut String) {
    out.truncate(out.trim_end_matches(' ').len());
}

/// Where to begin showing a line so that the place at `from` is seen.
fn window_start(line: &str, from: usize) -> usize {
    if line[..from].chars().rev().take(WINDOW - 20).count() < WINDOW - 20 {
        return 0;
    }
    line[..from].char_indices().rev().nth(LEAD).map_or(0, |(i, _)| i)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, span: Span, expected: &str) {
        let mut out = String::new();
        let diagnostic = Diagnostic::error("X0001", "bad".to_owned()).at(span);
        SourceFile::new("f.ir", text).render(&diagnostic, &mut out);
        assert_eq!(out, expected);
    }

    #[test]
    fn known_lines_are_those_of_the_text() {
        let text = "a\r\u{e9}b\r\nc";
        let lines = Lines::new(text);
        let shared = SourceFile::with_lines("f.ir", text, &lines);
        let own = SourceFile::new("f.ir", text);
        let places: Vec<LineColumn> =
            (0..=text.len() as u32).map(|at| shared.line_column(at)).collect();
        let expected: Vec<LineColumn> =
            (0..=text.len() as u32).map(|at| own.line_column(at)).collect();
        assert_eq!(places, expected);
        assert_eq!(places[4], LineColumn { line: 2, column: 2 });
    }

    #[test]
    fn the_place_is_underlined() {
        check(
            "ab\n\tcdé fg",
            Span::new(4, 8),
            "error[X0001]: bad\n --> f.ir:2:2\n  |\n2 |  cdé fg\n  |  ^^^\n",
        );
        check("ab", Span::new(2, 2), "error[X0001]: bad\n --> f.ir:1:3\n  |\n1 | ab\n  |   ^\n");
    }

    #[test]
    fn long_lines_are_cut() {
        let text = format!("{}here{}", "x".repeat(1000), "y".repeat(1000));
        let mut out = String::new();
        let mut diagnostic = Diagnostic::error("X0001", "bad".to_owned()).at(Span::new(1000, 1004));
        diagnostic.labels.push((Span::new(0, 1), "and here".to_owned()));
        SourceFile::new("f.ir", &text).render(&diagnostic, &mut out);
        assert!(out.lines().all(|line| line.len() < 120), "{out}");
        let lines: Vec<&str> = out.lines().collect();
        let at = lines[4].find('^').unwrap();
        assert_eq!(&lines[3][at..at + 4], "here");
        assert_eq!(lines[6], "  | - and here");
    }

    #[test]
    fn labels_are_in_the_order_of_lines_and_files() {
        let (one, two) = (SourceFile::new("a", "x y\n\n\n\nz\n"), SourceFile::new("b", "w"));
        let label = |file, start, text| Label { file, span: Span::new(start, start + 1), text };
        let message = Message {
            severity: Severity::Warning,
            code: "X0002",
            text: "odd",
            file: &one,
            labels: vec![
                label(&one, 7, "this"),
                label(&two, 0, "that"),
                label(&one, 2, "second"),
                label(&one, 0, ""),
            ],
            notes: &["a fact".to_owned()],
            help: Some("do something"),
        };
        let mut out = String::new();
        message.render(&mut out);
        let expected = "warning[X0002]: odd\n --> a:5:1\n  |\n1 | x y\n  |   - second\n  | -\n...\n\
                        5 | z\n  | ^ this\n ::: b:1:1\n  |\n1 | w\n  | - that\n  |\n  \
                        = note: a fact\n  = help: do something\n";
        assert_eq!(out, expected);
    }

    #[test]
    fn a_diagnostic_may_have_no_place() {
        let mut out = String::new();
        let diagnostic = Diagnostic::error("X0001", "bad".to_owned());
        SourceFile::new("f.ir", "").render(&diagnostic, &mut out);
        assert_eq!(out, "error[X0001]: bad\n --> f.ir\n");
    }
}
