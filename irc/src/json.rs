//! What programs read: diagnostics and faults as JSON. docs/diagnostics.md lists the members.

use irc_ptx::abi::Abi;
use irc_ptx::text::{Label, Message, SourceFile, Span};
use irc_runtime::device::{self, Line, Other, SourceLocation};
use serde_json::{Map, Value, json};

/// An array with one value a line.
pub fn lines(values: impl IntoIterator<Item = Value>) -> String {
    let lines: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    match lines.is_empty() {
        true => "[]\n".to_owned(),
        false => format!("[\n{}\n]\n", lines.join(",\n")),
    }
}

/// What a module is to those outside. docs/abi.md lists the members.
pub fn abi(abi: &Abi) -> String {
    let text = serde_json::to_string_pretty(abi).expect("texts, numbers and lists of them");
    text + "\n"
}

/// A diagnostic with all its places.
pub fn diagnostic(message: &Message<'_>) -> Value {
    let mut members = Map::new();
    members.insert("severity".to_owned(), message.severity.word().into());
    members.insert("code".to_owned(), message.code.into());
    members.insert("message".to_owned(), message.text.into());
    match message.labels.first() {
        Some(first) => push_span(&mut members, first.file, first.span),
        None => {
            members.insert("file".to_owned(), message.file.name().into());
        }
    }
    let label = |(i, label): (usize, &Label<'_>)| {
        let mut members = Map::new();
        push_span(&mut members, label.file, label.span);
        members.insert("message".to_owned(), label.text.into());
        members.insert("primary".to_owned(), (i == 0).into());
        Value::Object(members)
    };
    let labels: Value = message.labels.iter().enumerate().map(label).collect();
    members.insert("labels".to_owned(), labels);
    members.insert("notes".to_owned(), message.notes.into());
    members.insert("help".to_owned(), message.help.into());
    Value::Object(members)
}

/// The members that say where a place is.
fn push_span(members: &mut Map<String, Value>, file: &SourceFile<'_>, span: Span) {
    let (start, end) = (file.line_column(span.start), file.line_column(span.end));
    members.insert("file".to_owned(), file.name().into());
    for (name, number) in [
        ("line", start.line),
        ("column", start.column),
        ("end_line", end.line),
        ("end_column", end.column),
    ] {
        members.insert(name.to_owned(), number.into());
    }
}

/// What is wrong with a run; of the members that a fault has those that are not given are null.
pub struct Fault<'a> {
    /// Which it is.
    pub code: &'a str,
    /// The word for that.
    pub kind: &'a str,
    /// `error` or `note`.
    pub severity: &'a str,
    /// What happened.
    pub message: &'a str,
    /// The kernel.
    pub kernel: &'a str,
}

impl Fault<'_> {
    /// One without a place.
    pub fn plain(&self) -> Value {
        self.with(&SourceLocation::default(), None, None)
    }

    /// One at a place, by a thread and in a CTA.
    pub fn with(
        &self,
        place: &SourceLocation,
        thread: Option<[u32; 3]>,
        cta: Option<[u32; 3]>,
    ) -> Value {
        let mut fault = json!({
            "kind": self.kind,
            "severity": self.severity,
            "code": self.code,
            "message": self.message,
            "kernel": self.kernel,
        });
        push_place(&mut fault, place);
        fault["thread"] = thread.map(Vec::from).into();
        fault["cta"] = cta.map(Vec::from).into();
        fault["address"] = Value::Null;
        fault["allocation"] = Value::Null;
        fault["other"] = Value::Null;
        fault["waiting"] = json!([]);
        fault
    }
}

/// A fault of a launch.
pub fn fault(report: &device::Report) -> Value {
    let fault = Fault {
        code: report.kind.code(),
        kind: report.kind.word(),
        severity: report.kind.severity(),
        message: &report.message,
        kernel: &report.kernel,
    };
    let mut fault = fault.with(&report.place, report.thread, report.cta);
    fault["address"] = report.address.into();
    fault["allocation"] = report.allocation.as_deref().into();
    fault["other"] = report.other.as_ref().map_or(Value::Null, other);
    fault["waiting"] = report.waiting.iter().map(other).collect();
    fault
}

fn other(other: &Other) -> Value {
    let mut value = json!({ "action": other.action });
    push_place(&mut value, &other.place);
    value["thread"] = other.thread.to_vec().into();
    value["cta"] = other.cta.to_vec().into();
    value
}

fn push_place(value: &mut Value, place: &SourceLocation) {
    let SourceLocation { ptx, ir, source } = place;
    let line_of = |line: Option<&Line>| line.map(|line| line.line);
    let file_of =
        |line: Option<&Line>| line.map(|line| line.file.clone()).filter(|file| !file.is_empty());
    let first = ir.as_ref().or(ptx.as_ref());
    value["file"] = file_of(first).into();
    value["line"] = line_of(first).into();
    value["ptx_line"] = line_of(ptx.as_ref()).into();
    value["source_file"] = file_of(source.as_ref()).into();
    value["source_line"] = line_of(source.as_ref()).into();
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ptx::text::Diagnostic;
    use irc_runtime::device::{FaultKind, Report};

    #[test]
    fn diagnostics_have_all_their_places() {
        let mut said = Diagnostic::error("P0202", "a \"b\"\n".to_owned()).at(Span::new(0, 1));
        let file = SourceFile::new("f", "abc\nde");
        said.labels.push((Span::new(4, 6), "here".to_owned()));
        said.notes.push("a fact".to_owned());
        let found = diagnostic(&file.message(&said)).to_string();
        let expected = "{\"severity\":\"error\",\"code\":\"P0202\",\"message\":\"a \\\"b\\\"\\n\",\
            \"file\":\"f\",\"line\":1,\"column\":1,\"end_line\":1,\"end_column\":2,\"labels\":[\
            {\"file\":\"f\",\"line\":1,\"column\":1,\"end_line\":1,\"end_column\":2,\
            \"message\":\"\",\"primary\":true},{\"file\":\"f\",\"line\":2,\"column\":1,\
            \"end_line\":2,\"end_column\":3,\"message\":\"here\",\"primary\":false}],\
            \"notes\":[\"a fact\"],\"help\":null}";
        assert_eq!(found, expected);
        let nowhere = diagnostic(&file.message(&Diagnostic::error("C0301", "x".to_owned())));
        assert_eq!((&nowhere["file"], &nowhere["labels"]), (&json!("f"), &json!([])));
        assert_eq!(nowhere.get("line"), None);
    }

    #[test]
    fn faults_have_all_members() {
        let line = |file: &str, line| Some(Line { file: file.to_owned(), line });
        let mut report = Report::new(FaultKind::Race, "a read races with a write", "k");
        let none = fault(&report);
        for member in ["file", "line", "ptx_line", "thread", "cta", "address", "other"] {
            assert_eq!(none[member], Value::Null, "{member}");
        }
        report.place = SourceLocation { ptx: line("k.ptx", 12), ir: None, source: line("k.cu", 3) };
        report.thread = Some([1, 0, 0]);
        report.cta = Some([0, 2, 0]);
        report.address = Some(0x10);
        report.allocation = Some("16 bytes into tile".to_owned());
        report.other = Some(Other {
            action: "a write".to_owned(),
            place: SourceLocation { ptx: line("", 9), ..SourceLocation::default() },
            thread: [5, 0, 0],
            cta: [0, 2, 0],
        });
        assert_eq!(
            fault(&report).to_string(),
            "{\"kind\":\"race\",\"severity\":\"error\",\"code\":\"R0104\",\
             \"message\":\"a read races with a write\",\"kernel\":\"k\",\"file\":\"k.ptx\",\
             \"line\":12,\"ptx_line\":12,\"source_file\":\"k.cu\",\"source_line\":3,\
             \"thread\":[1,0,0],\"cta\":[0,2,0],\"address\":16,\
             \"allocation\":\"16 bytes into tile\",\"other\":{\"action\":\"a write\",\
             \"file\":null,\"line\":9,\"ptx_line\":9,\"source_file\":null,\"source_line\":null,\
             \"thread\":[5,0,0],\"cta\":[0,2,0]},\"waiting\":[]}"
        );
    }
}
