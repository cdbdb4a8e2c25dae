//! What is wrong with a run, for people and for programs.

use super::interpreted::Stop;
use super::results;
use irc::json::{self, Fault};
use irc::ptx::text::{Diagnostic, Span};
use irc::runtime::device;
use serde_json::Value;

/// What was found, in the order in which it was.
#[derive(Default)]
pub struct Found {
    pub text: String,
    json: Vec<Value>,
    pub errors: usize,
    pub notes: usize,
    /// Whether somebody has stopped a launch.
    pub is_interrupted: bool,
}

impl Found {
    pub fn add_fault(&mut self, report: &device::Report) {
        self.say(&report.to_string());
        self.json.push(json::fault(report));
        self.is_interrupted |= report.kind == device::FaultKind::Interrupted;
        match report.kind.is_error() {
            true => self.errors += 1,
            false => self.notes += 1,
        }
    }

    /// What stopped the interpreter.
    pub fn add_stop(&mut self, stop: &Stop) {
        self.say(&stop.text);
        self.json.push(stop.json());
        self.errors += 1;
    }

    pub fn add_mismatch(&mut self, mismatch: &results::Mismatch) {
        self.say(&mismatch.to_string());
        self.json.push(mismatch.json());
        self.errors += 1;
    }

    pub fn add_io(&mut self, message: &str, kernel: &str) {
        let code = "C0301";
        self.say(&format!("error[{code}]: {message}\n"));
        let fault = Fault { code, kind: "io", severity: "error", message, kernel };
        self.json.push(fault.plain());
        self.errors += 1;
    }

    /// Adds the text of a fault, with an empty line between it and the one before.
    fn say(&mut self, text: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text += text;
    }

    pub fn array(&self) -> String {
        json::lines(self.json.iter().cloned())
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
