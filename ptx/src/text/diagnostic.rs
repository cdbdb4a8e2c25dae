//! Shows errors with the source line they are about.
//!
//! A [`Diagnostic`] is what is wrong and where; a [`SourceFile`] knows the lines of a text. The
//! parser's errors and the verifier's are shown in the same form. A long line is cut to a window
//! around the place, so a text of one line may be as long as it likes.

use super::lines::line_starts;
use super::span::Span;
use std::fmt::Write as _;

/// Columns of a source line that are shown.
const WINDOW: usize = 100;
/// Columns that are shown before the place when a line is cut.
const LEAD: usize = 40;

/// Something to tell about a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// A word that names the sort of mistake, for programs.
    pub code: &'static str,
    /// What is wrong, in one line.
    pub message: String,
    /// Where, if the place is known.
    pub span: Option<Span>,
    /// A few words to stand at the underlined text.
    pub label: Option<String>,
    /// Other places that have to do with it.
    pub notes: Vec<(Span, String)>,
    /// What to do about it.
    pub help: Option<String>,
}

/// How bad it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Severity {
    /// There is no result.
    Error,
    /// There is a result that may not be the one that was meant.
    Warning,
}

impl Severity {
    /// The word in messages.
    pub fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
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
            notes: Vec::new(),
            help: None,
        }
    }

    /// A warning with no place yet.
    pub fn warning(code: &'static str, message: String) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(code, message) }
    }

    /// The same at a place.
    pub fn at(mut self, span: Span) -> Diagnostic {
        self.span = Some(span);
        self
    }
}

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
    line_starts: Vec<u32>,
    /// Whether columns are bytes, so that nothing needs counting on long lines.
    is_ascii: bool,
}

impl<'a> SourceFile<'a> {
    /// The lines of a text.
    pub fn new(name: &'a str, text: &'a str) -> SourceFile<'a> {
        SourceFile { name, text, line_starts: line_starts(text), is_ascii: text.is_ascii() }
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

    /// Writes a diagnostic for people to read.
    pub fn render(&self, diagnostic: &Diagnostic, out: &mut String) {
        let severity = diagnostic.severity.word();
        match diagnostic.span {
            Some(span) => {
                let at = self.line_column(span.start);
                let name = self.name;
                let _ = write!(out, "{name}:{}:{}: {severity}: ", at.line, at.column);
            }
            None => {
                let _ = write!(out, "{}: {severity}: ", self.name);
            }
        }
        out.push_str(&diagnostic.message);
        out.push('\n');
        if let Some(span) = diagnostic.span {
            self.render_line(span, diagnostic.label.as_deref(), out);
        }
        for (span, note) in &diagnostic.notes {
            let at = self.line_column(span.start);
            let _ = writeln!(out, "{}:{}:{}: note: {note}", self.name, at.line, at.column);
            self.render_line(*span, None, out);
        }
        if let Some(help) = &diagnostic.help {
            let _ = writeln!(out, "  = help: {help}");
        }
    }

    /// Writes the line of a span with the span underlined.
    fn render_line(&self, span: Span, label: Option<&str>, out: &mut String) {
        let (line, start) = self.line_of(span.start);
        let next = self.line_starts.get(line + 1).map(|&next| next as usize - 1);
        let end = next.unwrap_or(self.text.len());
        let text = self.text[start..end].trim_end_matches('\r');
        let from = self.boundary(span.start).min(start + text.len()) - start;
        let to = self.boundary(span.end).clamp(start + from, start + text.len()) - start;
        let before = window_start(text, from);
        let (cut_left, shown) = (before > 0, &text[before..]);
        let shown_end = shown.char_indices().nth(WINDOW).map_or(shown.len(), |(i, _)| i);
        let (cut_right, shown) = (shown_end < shown.len(), &shown[..shown_end]);
        let number = (line + 1).to_string();
        let gutter = " ".repeat(number.len());
        let _ = write!(out, "{gutter} |\n{number} | ");
        out.push_str(if cut_left { "..." } else { "" });
        out.extend(shown.chars().map(|c| if c.is_control() { ' ' } else { c }));
        out.push_str(if cut_right { "...\n" } else { "\n" });
        let lead = text[before..from].chars().count() + if cut_left { 3 } else { 0 };
        let visible = (to - before).min(shown_end).max(from - before);
        let carets = text[from..before + visible].chars().count().max(1);
        let _ = write!(out, "{gutter} | {}{}", " ".repeat(lead), "^".repeat(carets));
        if let Some(label) = label {
            out.push(' ');
            out.push_str(label);
        }
        out.push('\n');
    }

    /// Writes a diagnostic as one JSON object, for programs.
    pub fn render_json(&self, diagnostic: &Diagnostic, out: &mut String) {
        let notes = diagnostic.notes.iter();
        let notes = notes.map(|(span, text)| JsonNote { place: Some((self, *span)), text });
        self.render_json_with(diagnostic, notes, out);
    }

    /// The same with these notes in place of its own, which may be about other texts.
    pub fn render_json_with<'n>(
        &self,
        diagnostic: &Diagnostic,
        notes: impl IntoIterator<Item = JsonNote<'n>>,
        out: &mut String,
    ) {
        out.push_str("{\"file\":");
        push_json_string(self.name, out);
        if let Some(span) = diagnostic.span {
            self.push_json_span(span, out);
        }
        let _ = write!(out, ",\"severity\":\"{}\"", diagnostic.severity.word());
        let _ = write!(out, ",\"code\":\"{}\",\"message\":", diagnostic.code);
        push_json_string(&diagnostic.message, out);
        for (name, text) in [("label", &diagnostic.label), ("help", &diagnostic.help)] {
            let _ = write!(out, ",\"{name}\":");
            match text {
                Some(text) => push_json_string(text, out),
                None => out.push_str("null"),
            }
        }
        out.push_str(",\"notes\":[");
        for (i, note) in notes.into_iter().enumerate() {
            out.push_str(if i == 0 { "{" } else { ",{" });
            if let Some((file, span)) = note.place {
                out.push_str("\"file\":");
                push_json_string(file.name, out);
                file.push_json_span(span, out);
                out.push(',');
            }
            out.push_str("\"message\":");
            push_json_string(note.text, out);
            out.push('}');
        }
        out.push_str("]}");
    }

    /// The members that say where a span is.
    fn push_json_span(&self, span: Span, out: &mut String) {
        let (start, end) = (self.line_column(span.start), self.line_column(span.end));
        let _ = write!(
            out,
            ",\"line\":{},\"column\":{},\"end_line\":{},\"end_column\":{}",
            start.line, start.column, end.line, end.column
        );
    }
}

/// Something else to know about a diagnostic, for programs.
#[derive(Clone, Copy, Debug)]
pub struct JsonNote<'a> {
    /// The place that it is about, if there is one.
    pub place: Option<(&'a SourceFile<'a>, Span)>,
    /// What to know.
    pub text: &'a str,
}

/// Where to begin showing a line so that the place at `from` is seen.
fn window_start(line: &str, from: usize) -> usize {
    if line[..from].chars().rev().take(WINDOW - 20).count() < WINDOW - 20 {
        return 0;
    }
    line[..from].char_indices().rev().nth(LEAD).map_or(0, |(i, _)| i)
}

/// Writes a string of JSON.
pub fn push_json_string(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, span: Span, expected: &str) {
        let mut out = String::new();
        let diagnostic = Diagnostic::error("x", "bad".to_owned()).at(span);
        SourceFile::new("f.ir", text).render(&diagnostic, &mut out);
        assert_eq!(out, expected);
    }

    #[test]
    fn the_place_is_underlined() {
        check(
            "ab\n\tcdé fg",
            Span::new(4, 8),
            "f.ir:2:2: error: bad\n  |\n2 |  cdé fg\n  |  ^^^\n",
        );
        check("ab", Span::new(2, 2), "f.ir:1:3: error: bad\n  |\n1 | ab\n  |   ^\n");
    }

    #[test]
    fn long_lines_are_cut() {
        let text = format!("{}here{}", "x".repeat(1000), "y".repeat(1000));
        let mut out = String::new();
        let diagnostic = Diagnostic::error("x", "bad".to_owned()).at(Span::new(1000, 1004));
        SourceFile::new("f.ir", &text).render(&diagnostic, &mut out);
        assert!(out.lines().all(|line| line.len() < 120), "{out}");
        let lines: Vec<&str> = out.lines().collect();
        let at = lines[3].find('^').unwrap();
        assert_eq!(&lines[2][at..at + 4], "here");
    }

    #[test]
    fn json_is_escaped() {
        let mut out = String::new();
        let mut diagnostic = Diagnostic::error("x", "a \"b\"\n".to_owned()).at(Span::new(0, 1));
        let file = SourceFile::new("f", "abc\nde");
        file.render_json(&diagnostic, &mut out);
        let expected = "{\"file\":\"f\",\"line\":1,\"column\":1,\"end_line\":1,\"end_column\":2,\
            \"severity\":\"error\",\"code\":\"x\",\"message\":\"a \\\"b\\\"\\n\",\"label\":null,\
            \"help\":null,\"notes\":[]}";
        assert_eq!(out, expected);
        diagnostic.notes.push((Span::new(4, 6), "here".to_owned()));
        out.clear();
        file.render_json(&diagnostic, &mut out);
        let notes = "\"notes\":[{\"file\":\"f\",\"line\":2,\"column\":1,\"end_line\":2,\
            \"end_column\":3,\"message\":\"here\"}]}";
        assert!(out.ends_with(notes), "{out}");
    }
}
