//! What becomes of the buffers after a run: they are shown, compared and written to files.

use super::args::Which;
use super::argument::Buffer;
use super::element::{Element, elements};
use super::machine::Contents;
use irc::json::Fault;
use serde_json::{Value, json};
use std::fmt::{self, Write};

/// How many numbers stand in a line.
const IN_LINE: usize = 8;
/// The code of mismatches.
const MISMATCH: &str = "R0301";
/// How many mismatches are shown.
const MISMATCHES: usize = 8;

/// The first numbers of a buffer for people.
pub fn show(which: &Which, buffer: &Buffer, held: &Contents, count: usize, out: &mut String) {
    let shown = count.min(buffer.count);
    let _ = write!(out, "{which}, {buffer}");
    match shown == buffer.count {
        true => out.push_str(":\n"),
        false => {
            let _ = writeln!(out, ", the first {shown}:");
        }
    }
    let width = shown.saturating_sub(1).to_string().len();
    let poison = poisoned(buffer.element, held);
    for (n, bits) in elements(buffer.element, &held.bytes).take(shown).enumerate() {
        if n % IN_LINE == 0 {
            let _ = write!(out, "{}{n:>width$}:", if n == 0 { "  " } else { "\n  " });
        }
        out.push(' ');
        match poison.get(n) {
            Some(true) => out.push_str(POISON),
            _ => out.push_str(&buffer.element.show(bits)),
        }
    }
    if shown > 0 {
        out.push('\n');
    }
}

/// What is shown of a number of which a byte is poison.
const POISON: &str = "poison";

/// Which of the numbers are poison; none if the list is empty.
fn poisoned(element: Element, held: &Contents) -> Vec<bool> {
    held.poison.chunks(element.bytes()).map(|bytes| bytes.contains(&true)).collect()
}

/// A buffer that is not as expected.
#[derive(Debug, PartialEq)]
pub struct Mismatch {
    which: Which,
    buffer: String,
    kernel: String,
    file: String,
    tolerance: Option<f64>,
    /// How many numbers differ, and how many there are.
    count: usize,
    total: usize,
    /// The first of them: position, and both numbers.
    first: Vec<(usize, String, String)>,
}

/// What a buffer should be.
pub struct Expected<'a> {
    pub which: &'a Which,
    pub file: &'a str,
    pub bytes: &'a [u8],
    pub tolerance: Option<f64>,
}

/// Compares a buffer with what it should be.
pub fn compare(
    kernel: &str,
    buffer: &Buffer,
    held: &Contents,
    expected: &Expected<'_>,
) -> Option<Mismatch> {
    let Expected { which, file, bytes: want, tolerance } = *expected;
    let element = buffer.element;
    let poison = poisoned(element, held);
    let is_poison = |at: usize| poison.get(at) == Some(&true);
    let pairs = elements(element, &held.bytes).zip(elements(element, want)).enumerate();
    let mut wrong =
        pairs.filter(|&(at, (got, want))| is_poison(at) || !element.is_near(got, want, tolerance));
    let shown = |(at, (got, want)): (usize, (u64, u64))| {
        let (mut got_text, mut want_text) = (element.show(got), element.show(want));
        if is_poison(at) {
            return (at, POISON.to_owned(), want_text);
        }
        // Numbers that look alike differ in their bits.
        if got_text == want_text {
            let digits = 2 + 2 * element.bytes();
            got_text += &format!(" ({got:#0digits$x})");
            want_text += &format!(" ({want:#0digits$x})");
        }
        (at, got_text, want_text)
    };
    let first: Vec<_> = wrong.by_ref().take(MISMATCHES).map(shown).collect();
    let count = first.len() + wrong.count();
    (count > 0).then(|| Mismatch {
        which: which.clone(),
        buffer: buffer.to_string(),
        kernel: kernel.to_owned(),
        file: file.to_owned(),
        tolerance,
        count,
        total: buffer.count,
        first,
    })
}

impl Mismatch {
    fn message(&self) -> String {
        let Mismatch { which, buffer, file, count, total, .. } = self;
        let within = match self.tolerance {
            Some(tolerance) => format!(" within {tolerance:?}"),
            None => String::new(),
        };
        format!("{which}, {buffer}: {count} of {total} differ from `{file}`{within}")
    }

    /// One JSON object, with the members of a fault and its own.
    pub fn json(&self) -> Value {
        let message = self.message();
        let mut fault = Fault {
            code: MISMATCH,
            kind: "mismatch",
            severity: "error",
            message: &message,
            kernel: &self.kernel,
        }
        .plain();
        fault["argument"] = match &self.which {
            Which::Argument(index) => (*index).into(),
            Which::Bound(name) => name.as_str().into(),
        };
        fault["count"] = self.count.into();
        let first = self.first.iter();
        let first = first.map(|(at, got, want)| json!({ "index": at, "got": got, "want": want }));
        fault["first"] = first.collect();
        fault
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "error[{MISMATCH}]: mismatch: {}", self.message())?;
        for (at, got, want) in &self.first {
            writeln!(f, "  = note: [{at}] got {got}, want {want}")?;
        }
        if self.count > self.first.len() {
            writeln!(f, "  = note: and {} more", self.count - self.first.len())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(bytes: &[u8]) -> Contents {
        Contents { bytes: bytes.to_vec(), poison: Vec::new() }
    }

    fn buffer(element: Element, count: usize) -> Buffer {
        Buffer { element, count, contents: None }
    }

    #[test]
    fn numbers_stand_in_lines() {
        let mut out = String::new();
        let bytes: Vec<u8> = (0..12).collect();
        show(&Which::Argument(2), &buffer(Element::U8, 12), &held(&bytes), 10, &mut out);
        assert_eq!(out, "argument 2, u8[12], the first 10:\n  0: 0 1 2 3 4 5 6 7\n  8: 8 9\n");
        out.clear();
        show(&Which::Argument(0), &buffer(Element::U8, 0), &held(&[]), 10, &mut out);
        assert_eq!(out, "argument 0, u8[0]:\n");
    }

    #[test]
    fn the_first_mismatches_are_told() {
        let (got, want): (Vec<u8>, Vec<u8>) = ((0..20).collect(), (0..20).rev().collect());
        let expected = Expected {
            which: &Which::Argument(1),
            file: "want.bin",
            bytes: &want,
            tolerance: None,
        };
        let found =
            compare("k", &buffer(Element::U8, 20), &held(&got), &expected).expect("they differ");
        let text = found.to_string();
        let head = "error[R0301]: mismatch: argument 1, u8[20]: 20 of 20 differ from `want.bin`\n  \
                    = note: [0] got 0, want 19\n";
        assert!(text.starts_with(head), "{text}");
        let end = "  = note: [7] got 7, want 12\n  = note: and 12 more\n";
        assert!(text.ends_with(end), "{text}");
        assert_eq!(compare("k", &buffer(Element::U8, 20), &held(&want), &expected), None);
    }

    #[test]
    fn zeros_of_both_signs_are_told_apart() {
        let (got, want) = (0f32.to_le_bytes(), (-0f32).to_le_bytes());
        let expected =
            Expected { which: &Which::Argument(0), file: "w", bytes: &want, tolerance: None };
        let found =
            compare("k", &buffer(Element::F32, 1), &held(&got), &expected).expect("they differ");
        assert!(found.to_string().ends_with("  = note: [0] got 0.0, want -0.0\n"), "{found}");
        let nan = |bits: u32| bits.to_le_bytes();
        let want = nan(0x7fc0_0001);
        let expected =
            Expected { which: &Which::Argument(0), file: "w", bytes: &want, tolerance: None };
        let got = nan(0x7fc0_0000);
        let found =
            compare("k", &buffer(Element::F32, 1), &held(&got), &expected).expect("they differ");
        let line = "  = note: [0] got NaN (0x7fc00000), want NaN (0x7fc00001)\n";
        assert!(found.to_string().ends_with(line), "{found}");
    }
}
