//! What ptxas prints, read into messages and facts.
//!
//! Three shapes of line count: `ptxas FILE, line N; SEVERITY : TEXT` while it reads, `ptxas
//! SEVERITY : TEXT` later, and with `-v` the facts of each function. Facts become
//! [`FunctionFacts`], other information is dropped, and a line of no known shape is kept as part of
//! the message before it.

use irc_ptx::mangle::demangle_text;
use std::fmt;

/// How bad a message is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The module was accepted.
    Info,
    /// The module was accepted, but something in it is doubtful.
    Warning,
    /// The module was refused.
    Error,
    /// The module was refused and the run ended there.
    Fatal,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Info => "info",
            Severity::Warning => "warning",
            Severity::Error => "error",
            Severity::Fatal => "fatal",
        })
    }
}

impl Severity {
    fn from_word(word: &str) -> Option<Severity> {
        match word {
            "info" => Some(Severity::Info),
            "warning" => Some(Severity::Warning),
            "error" => Some(Severity::Error),
            "fatal" => Some(Severity::Fatal),
            _ => None,
        }
    }
}

/// One complaint or piece of advice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// How bad it is.
    pub severity: Severity,
    /// The line of the PTX text, counted from one.
    pub line: Option<u32>,
    /// What ptxas said.
    pub text: String,
    /// Which of the inputs of the run it is about, where ptxas said so.
    pub(super) input: Option<usize>,
}

/// Names of PTX are shown as people wrote them.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = demangle_text(&self.text);
        match self.line {
            Some(line) => write!(f, "line {line}: {}: {text}", self.severity),
            None => write!(f, "{}: {text}", self.severity),
        }
    }
}

impl Message {
    /// A message about a line of PTX, counted from one, or about no line.
    pub fn new(severity: Severity, line: Option<u32>, text: impl Into<String>) -> Message {
        Message { severity, line, text: text.into(), input: None }
    }

    /// The names in single quotes, in order.
    pub(super) fn quoted(&self) -> impl Iterator<Item = &str> {
        self.text.split('\'').skip(1).step_by(2)
    }
}

/// What a function costs on the machine.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct FunctionFacts {
    /// The function's name.
    pub name: String,
    /// Whether it is a kernel.
    pub is_kernel: bool,
    /// 32-bit registers a thread; only kernels have a count of their own.
    pub registers: Option<u32>,
    /// Barriers used.
    pub barriers: u32,
    /// Bytes of stack frame a thread.
    pub stack_bytes: u32,
    /// Bytes of stack a thread, callees included, where ptxas could tell.
    pub cumulative_stack_bytes: Option<u32>,
    /// Bytes stored by spills.
    pub spill_store_bytes: u32,
    /// Bytes loaded by spills.
    pub spill_load_bytes: u32,
    /// Bytes of static shared memory a CTA.
    pub shared_bytes: u32,
}

impl FunctionFacts {
    /// Takes one fact, such as `24 bytes spill stores`, out of the lists that ptxas prints.
    fn take(&mut self, fact: &str) {
        let fact = fact.trim().trim_start_matches("Used ").trim_start_matches("used ");
        let Some((number, what)) = fact.split_once(' ') else { return };
        let Ok(number) = number.parse::<u32>() else { return };
        match what {
            "registers" => self.registers = Some(number),
            "barriers" => self.barriers = number,
            "bytes stack frame" => self.stack_bytes = number,
            "bytes cumulative stack size" => self.cumulative_stack_bytes = Some(number),
            "bytes spill stores" => self.spill_store_bytes = number,
            "bytes spill loads" => self.spill_load_bytes = number,
            "bytes smem" => self.shared_bytes = number,
            _ => {}
        }
    }
}

/// The file name that the input number `index` of a run has.
pub(super) fn input_name(index: usize) -> String {
    format!("m{index}.ptx")
}

fn input_index(name: &str) -> Option<usize> {
    name.strip_prefix('m')?.strip_suffix(".ptx")?.parse().ok()
}

/// Reads all that one run printed, or the log of a driver's compiler, which has the same shapes.
pub fn parse(output: &str) -> (Vec<Message>, Vec<FunctionFacts>) {
    let mut messages: Vec<Message> = Vec::new();
    let mut facts: Vec<FunctionFacts> = Vec::new();
    for line in output.lines().map(str::trim_end).filter(|line| !line.is_empty()) {
        match parse_line(line) {
            Some(message) if message.severity == Severity::Info => {
                take_info(&message.text, &mut facts, &mut messages);
            }
            Some(message) => messages.push(message),
            None if line.starts_with(' ') && line.contains("bytes stack frame") => {
                let last = facts.last_mut();
                last.into_iter().for_each(|last| line.split(',').for_each(|fact| last.take(fact)));
            }
            None => match messages.last_mut() {
                Some(last) => {
                    last.text.push('\n');
                    last.text.push_str(line.trim());
                }
                None => messages.push(Message::new(Severity::Info, None, line.trim())),
            },
        }
    }
    (messages, facts)
}

fn parse_line(line: &str) -> Option<Message> {
    // The driver's compiler leaves the name out of some lines.
    let rest = line.strip_prefix("ptxas ").unwrap_or(line);
    let (head, text) = rest.split_once(" : ")?;
    let (place, word) = match head.rsplit_once("; ") {
        Some((place, word)) => (Some(place), word),
        None => (None, head),
    };
    let severity = Severity::from_word(word.trim())?;
    let place = place.and_then(|place| place.rsplit_once(", line "));
    Some(Message {
        severity,
        line: place.and_then(|(_, line)| line.trim().parse().ok()),
        text: text.trim().to_owned(),
        input: place.and_then(|(file, _)| input_index(file)),
    })
}

/// Information that is about no function and no cost, and that no reader of ours wants.
const NOISE: &[&str] = &["Compile time = ", "bytes gmem"];

fn take_info(text: &str, facts: &mut Vec<FunctionFacts>, messages: &mut Vec<Message>) {
    let first_quoted = || text.split('\'').nth(1).unwrap_or_default().to_owned();
    if text.starts_with("Compiling entry function") {
        facts.push(FunctionFacts { name: first_quoted(), is_kernel: true, ..Default::default() });
    } else if let Some(name) = text.strip_prefix("Function properties for ") {
        if facts.last().is_none_or(|last| last.name != name) {
            facts.push(FunctionFacts { name: name.to_owned(), ..Default::default() });
        }
    } else if text.starts_with("Used ") {
        let kernel = facts.iter_mut().rev().find(|function| function.is_kernel);
        kernel.into_iter().for_each(|last| text.split(',').for_each(|fact| last.take(fact)));
    } else if !NOISE.iter().any(|noise| text.contains(noise)) {
        messages.push(Message {
            severity: Severity::Info,
            line: None,
            text: text.to_owned(),
            input: None,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(severity: Severity, line: Option<u32>, text: &str, input: Option<usize>) -> Message {
        Message { severity, line, text: text.to_owned(), input }
    }

    #[test]
    fn complaints_have_a_place_a_severity_and_a_text() {
        let (messages, facts) = parse(
            "ptxas m3.ptx, line 15; error   : Unknown modifier '.xx'\n\
             ptxas m0.ptx, line 5; fatal   : Parsing error near 'foo': syntax error\n\
             ptxas warning : Stack size for entry function 'f' cannot be statically determined\n\
             ptxas fatal   : Ptx assembly aborted due to errors\n",
        );
        let expected = [
            message(Severity::Error, Some(15), "Unknown modifier '.xx'", Some(3)),
            message(Severity::Fatal, Some(5), "Parsing error near 'foo': syntax error", Some(0)),
            message(
                Severity::Warning,
                None,
                "Stack size for entry function 'f' cannot be statically determined",
                None,
            ),
            message(Severity::Fatal, None, "Ptx assembly aborted due to errors", None),
        ];
        assert_eq!(messages, expected);
        assert_eq!(facts, []);
        assert_eq!(messages[0].to_string(), "line 15: error: Unknown modifier '.xx'");
        assert_eq!(messages[2].quoted().collect::<Vec<_>>(), ["f"]);
    }

    #[test]
    fn facts_belong_to_their_functions() {
        let (messages, facts) = parse(
            "ptxas info    : 4 bytes gmem\n\
             ptxas info    : Compiling entry function 'k' for 'sm_90'\n\
             ptxas info    : Function properties for k\n    \
             40 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads\n\
             ptxas info    : Used 24 registers, used 1 barriers, 96 bytes cumulative stack size, \
             800 bytes smem, 364 bytes cmem[0]\n\
             ptxas info    : Compile time = 3.331 ms\n\
             ptxas info    : Function properties for f\n    \
             48 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n",
        );
        assert_eq!(messages, []);
        let kernel = FunctionFacts {
            name: "k".to_owned(),
            is_kernel: true,
            registers: Some(24),
            barriers: 1,
            stack_bytes: 40,
            cumulative_stack_bytes: Some(96),
            spill_store_bytes: 8,
            spill_load_bytes: 12,
            shared_bytes: 800,
        };
        let function =
            FunctionFacts { name: "f".to_owned(), stack_bytes: 48, ..FunctionFacts::default() };
        assert_eq!(facts, [kernel, function]);
    }

    #[test]
    fn the_name_of_ptxas_may_be_left_out() {
        let (messages, facts) = parse(
            "info    : 0 bytes gmem\n\
             info    : Compiling entry function 'k' for 'sm_90'\n\
             info    : Used 8 registers, used 0 barriers\n\
             application ptx input, line 3; error   : Unknown symbol 'x'\n",
        );
        assert_eq!(messages, [message(Severity::Error, Some(3), "Unknown symbol 'x'", None)]);
        assert_eq!((facts.len(), facts[0].registers), (1, Some(8)));
    }

    #[test]
    fn other_lines_continue_the_message_before_them() {
        let (messages, _) = parse("Segmentation fault\nptxas error   : one\nand more\n");
        assert_eq!(messages[0], message(Severity::Info, None, "Segmentation fault", None));
        assert_eq!(messages[1], message(Severity::Error, None, "one\nand more", None));
        assert_eq!(messages.len(), 2);
    }
}
