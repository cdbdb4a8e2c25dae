//! What is wrong, as data: diagnostics of texts and faults of launches.

use irc::json;
use irc::ptx::text::{self, Message, SourceFile};
use irc::runtime::device::Report;
use serde_json::Value;

/// How bad something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Nothing came of it.
    Error,
    /// Doubtful.
    Warning,
    /// Worth knowing.
    Note,
}

impl Severity {
    fn of_word(word: &str) -> Severity {
        match word {
            "error" => Severity::Error,
            "warning" => Severity::Warning,
            _ => Severity::Note,
        }
    }

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
}

/// A diagnostic or a fault. Numbers are 0 and texts empty where nothing is known.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// The code, such as `I0109`; `irc explain-error` explains it.
    pub code: String,
    /// What is wrong.
    pub message: String,
    /// The name of the text.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
    /// The line where it ends.
    pub end_line: u32,
    /// The column where it ends.
    pub end_column: u32,
    /// What else is to be said, a line each.
    pub notes: String,
    /// What may help.
    pub help: String,
    /// For faults, the kernel.
    pub kernel: String,
    /// For faults, the line of the PTX.
    pub ptx_line: u32,
    /// For faults, the thread in its CTA, if it is of one.
    pub thread: Option<[u32; 3]>,
    /// For faults, the CTA, if it is of one.
    pub cta: Option<[u32; 3]>,
}

/// All that was found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Each by itself.
    pub diagnostics: Vec<Diagnostic>,
    /// All for people to read.
    pub text: String,
    values: Vec<Value>,
}

impl Found {
    /// Adds a diagnostic about a text.
    pub fn add(&mut self, source: &SourceFile<'_>, diagnostic: &text::Diagnostic) {
        self.add_message(&source.message(diagnostic));
    }

    /// Adds an error that is about no place of a text.
    pub fn add_plain(&mut self, name: &str, code: &'static str, message: impl Into<String>) {
        let error = text::Diagnostic::error(code, message.into());
        self.add(&SourceFile::new(name, ""), &error);
    }

    /// Adds a message, whose places may be in several texts.
    pub fn add_message(&mut self, message: &Message<'_>) {
        self.separate();
        message.render(&mut self.text);
        self.values.push(json::diagnostic(message));
        let (start, end) = match message.labels.first() {
            Some(label) => {
                let place = |offset| label.file.line_column(offset);
                (Some(place(label.span.start)), Some(place(label.span.end)))
            }
            None => (None, None),
        };
        let file = message.labels.first().map_or(message.file, |label| label.file);
        self.diagnostics.push(Diagnostic {
            severity: Severity::of_word(message.severity.word()),
            code: message.code.to_owned(),
            message: message.text.to_owned(),
            file: file.name().to_owned(),
            line: start.map_or(0, |at| at.line),
            column: start.map_or(0, |at| at.column),
            end_line: end.map_or(0, |at| at.line),
            end_column: end.map_or(0, |at| at.column),
            notes: message.notes.join("\n"),
            help: message.help.unwrap_or_default().to_owned(),
            kernel: String::new(),
            ptx_line: 0,
            thread: None,
            cta: None,
        });
    }

    /// Adds an error at a line of a file whose text is not here.
    pub fn add_at_line(&mut self, file: &str, line: u32, code: &'static str, message: String) {
        let before = self.text.len();
        self.add_plain(file, code, message);
        let Some(added) = self.diagnostics.last_mut() else { return };
        (added.line, added.end_line) = (line, line);
        if let Some(value) = self.values.last_mut() {
            value["line"] = line.into();
        }
        let shown = self.text[before..]
            .replace(&format!(" --> {file}\n"), &format!(" --> {file}:{line}\n"));
        self.text.truncate(before);
        self.text.push_str(&shown);
    }

    /// Adds a fault of a launch, whose places are filled in.
    pub fn add_report(&mut self, report: &Report) {
        self.separate();
        self.text.push_str(&report.to_string());
        self.values.push(json::fault(report));
        let place = report.place.source.as_ref().or(report.place.ptx.as_ref());
        let notes = report.to_string();
        let notes = notes.lines().filter_map(|line| line.strip_prefix("  = note: "));
        self.diagnostics.push(Diagnostic {
            severity: Severity::of_word(report.kind.severity()),
            code: report.kind.code().to_owned(),
            message: format!("{}: {}", report.kind, report.message),
            file: place.map(|line| line.file.clone()).unwrap_or_default(),
            line: place.map_or(0, |line| line.line),
            column: 0,
            end_line: 0,
            end_column: 0,
            notes: notes.collect::<Vec<_>>().join("\n"),
            help: String::new(),
            kernel: report.kernel.clone(),
            ptx_line: report.place.ptx.as_ref().map_or(0, |line| line.line),
            thread: report.thread,
            cta: report.cta,
        });
    }

    fn separate(&mut self) {
        if !self.diagnostics.is_empty() {
            self.text.push('\n');
        }
    }

    /// Whether something is wrong: more than warnings and notes.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|found| found.severity == Severity::Error)
    }

    /// All as a JSON array; docs/diagnostics.md lists the members.
    pub fn json(&self) -> String {
        json::lines(self.values.iter().cloned())
    }
}

/// How something went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Well.
    Ok,
    /// The text or the module is wrong, or the target lacks something.
    Input,
    /// There is no ptxas, or it failed.
    Ptxas,
    /// The launch had faults.
    Fault,
    /// The launch could not begin.
    Launch,
}

/// What came of a call.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// How it went.
    pub status: Status,
    /// What it made; nothing where it went wrong.
    pub bytes: Vec<u8>,
    /// What is to be said.
    pub found: Found,
}

impl Outcome {
    /// One that went wrong.
    pub fn failed(status: Status, found: Found) -> Outcome {
        Outcome { status, bytes: Vec::new(), found }
    }

    /// What it made, as text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes).unwrap_or_default()
    }
}
