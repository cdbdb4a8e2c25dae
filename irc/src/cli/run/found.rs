//! What is wrong with a run, for people and for programs.

use super::interpreted::Stop;
use super::results;
use irc::ptx::text::{Diagnostic, Span};
use irc::runtime::device;

/// What was found, in the order in which it was.
#[derive(Default)]
pub struct Found {
    pub text: String,
    json: String,
    pub errors: usize,
    pub notes: usize,
    /// Whether somebody has stopped a launch.
    pub is_interrupted: bool,
}

impl Found {
    pub fn add_fault(&mut self, report: &device::Report) {
        self.text += &report.to_string();
        self.separate();
        report.render_json(&mut self.json);
        self.is_interrupted |= report.kind == device::FaultKind::Interrupted;
        match report.kind.is_error() {
            true => self.errors += 1,
            false => self.notes += 1,
        }
    }

    /// What stopped the interpreter.
    pub fn add_stop(&mut self, stop: &Stop) {
        self.text += &stop.text;
        self.separate();
        stop.render_json(&mut self.json);
        self.errors += 1;
    }

    pub fn add_mismatch(&mut self, mismatch: &results::Mismatch) {
        self.text += &mismatch.to_string();
        self.separate();
        mismatch.render_json(&mut self.json);
        self.errors += 1;
    }

    pub fn add_io(&mut self, message: &str, kernel: &str) {
        self.text += &format!("error: {message}\n");
        self.separate();
        results::push_members("io", message, kernel, &mut self.json);
        self.json.push('}');
        self.errors += 1;
    }

    fn separate(&mut self) {
        self.json.push_str(if self.errors + self.notes == 0 { "[\n" } else { ",\n" });
    }

    pub fn array(&self) -> String {
        match self.errors + self.notes {
            0 => "[]\n".to_owned(),
            _ => format!("{}\n]\n", self.json),
        }
    }
}

/// What is said of a line of a PTX text, at that line.
pub fn at_line(diagnostic: Diagnostic, line: Option<u32>, ptx: &str) -> Diagnostic {
    let lines = ptx.split_inclusive('\n');
    let Some(line) = line.and_then(|line| (line as usize).checked_sub(1)) else {
        return diagnostic;
    };
    let start: usize = lines.clone().take(line).map(str::len).sum();
    let text = lines.clone().nth(line).unwrap_or_default();
    let indent = text.len() - text.trim_start().len();
    let end = start + text.trim_end().len();
    diagnostic.at(Span::new((start + indent) as u32, end as u32))
}
