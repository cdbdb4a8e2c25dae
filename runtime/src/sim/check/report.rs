//! A fault of a launch: what happened, in which thread, at which line, to which memory.
//!
//! A report holds plain text and numbers, so that it outlives the launch. `Display` writes it for
//! people, [`Report::render_json`] for programs, with the members
//! `kind severity message kernel file line ptx_line source_file source_line thread cta address
//! allocation other waiting`; what is not known is null. `file` and `line` are those of the IR if
//! the PTX was compiled from IR text here, else those of the PTX.

use irc_ptx::text::push_json_string;
use std::fmt::{self, Write};

/// A triple of thread or CTA indices: x, y, z.
pub type Index = [u32; 3];

/// What went wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FaultKind {
    /// An access outside every allocation.
    OutOfBounds,
    /// An access to an address that is no multiple of what the access demands.
    Misaligned,
    /// A use of a register or of memory that was never written.
    Uninitialised,
    /// Two accesses that nothing orders, one of them a write.
    Race,
    /// Threads that wait at different barriers, or at one that others never reach.
    BarrierDivergence,
    /// A thread comes to a barrier again before it waited there, waits without having arrived, or
    /// awaits another number of threads than others do.
    BarrierMisuse,
    /// No thread can go on.
    Deadlock,
    /// The mask of a `.sync` operation lacks the thread itself, or names lanes that never come.
    SyncMask,
    /// An `.aligned` operation that not all threads of the warp run together.
    Aligned,
    /// The stack has no room.
    StackOverflow,
    /// An access to memory that was freed, or freeing it again.
    UseAfterFree,
    /// A failed assertion of the program.
    Assert,
    /// A trap of the program.
    Trap,
    /// A write to memory that cannot be written.
    ReadOnly,
    /// An object in memory (a barrier, a texture, a map) is not what the instruction needs.
    Object,
    /// An operand has a value that the manual forbids.
    Operand,
    /// A division of integers by zero, whose value is unspecified.
    DivisionByZero,
    /// Several lanes store the same value to the same address by one instruction.
    RedundantStore,
    /// The launch took more steps than it may.
    StepLimit,
    /// Threads run, but nothing has happened for long that others could see.
    NoProgress,
    /// The launch took more time than it may.
    TimeLimit,
    /// The launch was stopped from outside.
    Interrupted,
    /// An instruction that is not simulated.
    Unsupported,
    /// An instruction that the machine does not take.
    IllegalInstruction,
    /// What the device says nothing more about.
    LaunchFailure,
}

impl FaultKind {
    /// The word that stands for the kind.
    pub const fn word(self) -> &'static str {
        match self {
            Self::OutOfBounds => "out-of-bounds",
            Self::Misaligned => "misaligned",
            Self::Uninitialised => "uninitialised",
            Self::Race => "race",
            Self::BarrierDivergence => "barrier-divergence",
            Self::BarrierMisuse => "barrier-misuse",
            Self::Deadlock => "deadlock",
            Self::SyncMask => "sync-mask",
            Self::Aligned => "aligned",
            Self::StackOverflow => "stack-overflow",
            Self::UseAfterFree => "use-after-free",
            Self::Assert => "assert",
            Self::Trap => "trap",
            Self::ReadOnly => "read-only",
            Self::Object => "object",
            Self::Operand => "operand",
            Self::DivisionByZero => "division-by-zero",
            Self::RedundantStore => "redundant-store",
            Self::StepLimit => "step-limit",
            Self::NoProgress => "no-progress",
            Self::TimeLimit => "time-limit",
            Self::Interrupted => "interrupted",
            Self::Unsupported => "unsupported",
            Self::IllegalInstruction => "illegal-instruction",
            Self::LaunchFailure => "launch-failure",
        }
    }

    /// Whether the launch has failed: what is no error is a note, and a program whose result does
    /// not depend on it is right.
    pub const fn is_error(self) -> bool {
        !matches!(self, Self::DivisionByZero | Self::RedundantStore)
    }

    /// The word for how bad it is.
    pub const fn severity(self) -> &'static str {
        if self.is_error() { "error" } else { "note" }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// A line of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The name of the file; empty if the text has none.
    pub file: String,
    /// Counted from 1.
    pub line: u32,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.file.as_str() {
            "" => write!(f, "line {}", self.line),
            file => write!(f, "{file}:{}", self.line),
        }
    }
}

/// Where in the program something happened.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SourceLocation {
    /// The line of the PTX text.
    pub ptx: Option<Line>,
    /// The line of the IR text that was compiled to the PTX text.
    pub ir: Option<Line>,
    /// The line of the source that the PTX text or the IR names.
    pub source: Option<Line>,
}

impl fmt::Display for SourceLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SourceLocation { ptx, ir, source } = self;
        let Some(first) = ir.as_ref().or(ptx.as_ref()).or(source.as_ref()) else {
            return f.write_str("unknown place");
        };
        first.fmt(f)?;
        let ptx = ptx.as_ref().filter(|_| ir.is_some()).map(|ptx| format!("PTX {ptx}"));
        let source = source.as_ref().filter(|&line| line != first);
        let source = source.map(|source| format!("from {source}"));
        match (ptx, source) {
            (None, None) => Ok(()),
            (Some(more), None) | (None, Some(more)) => write!(f, " ({more})"),
            (Some(ptx), Some(source)) => write!(f, " ({ptx}, {source})"),
        }
    }
}

/// The other thread that a fault is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Other {
    /// What it did: a phrase such as `a write`.
    pub action: String,
    /// Where.
    pub place: SourceLocation,
    /// Which thread of its CTA.
    pub thread: Index,
    /// Its CTA.
    pub cta: Index,
}

/// A fault of a launch.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Report {
    /// What kind of fault.
    pub kind: FaultKind,
    /// What happened, in words.
    pub message: String,
    /// The kernel.
    pub kernel: String,
    /// Where in the program.
    pub place: SourceLocation,
    /// Which thread of its CTA; none if the fault is not of one thread.
    pub thread: Option<Index>,
    /// Which CTA; none if the fault is not of one CTA.
    pub cta: Option<Index>,
    /// The address that was accessed.
    pub address: Option<u64>,
    /// What that address belongs to, or lies beside, in words.
    pub allocation: Option<String>,
    /// The other party.
    pub other: Option<Other>,
    /// In a deadlock, some of those that wait, and where; likewise where threads are that take too
    /// long.
    pub waiting: Vec<Other>,
}

impl Report {
    /// A report that says no more than what happened in which kernel.
    pub fn new(kind: FaultKind, message: impl Into<String>, kernel: impl Into<String>) -> Self {
        Self {
            kind,
            message: message.into(),
            kernel: kernel.into(),
            place: SourceLocation::default(),
            thread: None,
            cta: None,
            address: None,
            allocation: None,
            other: None,
            waiting: Vec::new(),
        }
    }

    /// The places that it names, to say more of them.
    pub fn places_mut(&mut self) -> impl Iterator<Item = &mut SourceLocation> {
        let others = self.other.iter_mut().chain(&mut self.waiting);
        std::iter::once(&mut self.place).chain(others.map(|other| &mut other.place))
    }

    /// Writes it as one JSON object.
    pub fn render_json(&self, out: &mut String) {
        out.push_str("{\"kind\":");
        push_json_string(self.kind.word(), out);
        out.push_str(",\"severity\":");
        push_json_string(self.kind.severity(), out);
        out.push_str(",\"message\":");
        push_json_string(&self.message, out);
        out.push_str(",\"kernel\":");
        push_json_string(&self.kernel, out);
        push_place(&self.place, out);
        push_index("thread", self.thread, out);
        push_index("cta", self.cta, out);
        out.push_str(",\"address\":");
        push_or_null(self.address, out);
        out.push_str(",\"allocation\":");
        match &self.allocation {
            Some(allocation) => push_json_string(allocation, out),
            None => out.push_str("null"),
        }
        out.push_str(",\"other\":");
        match &self.other {
            Some(other) => other.render_json(out),
            None => out.push_str("null"),
        }
        out.push_str(",\"waiting\":[");
        for (n, other) in self.waiting.iter().enumerate() {
            out.push_str(if n == 0 { "" } else { "," });
            other.render_json(out);
        }
        out.push_str("]}");
    }
}

impl Other {
    fn render_json(&self, out: &mut String) {
        out.push_str("{\"action\":");
        push_json_string(&self.action, out);
        push_place(&self.place, out);
        push_index("thread", Some(self.thread), out);
        push_index("cta", Some(self.cta), out);
        out.push('}');
    }
}

impl fmt::Display for Report {
    /// The first line says what and where; the others, indented, who and to what.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place != SourceLocation::default() {
            write!(f, "{}: ", self.place)?;
        }
        write!(f, "{}: {}: {}", self.kind.severity(), self.kind, self.message)?;
        write!(f, "\n  in kernel {}", self.kernel)?;
        if let Some(thread) = self.thread {
            write!(f, ", thread {}", Tuple(thread))?;
        }
        if let Some(cta) = self.cta {
            write!(f, ", CTA {}", Tuple(cta))?;
        }
        match (self.address, &self.allocation) {
            (None, None) => {}
            (Some(address), None) => write!(f, "\n  address {address:#x}")?,
            (None, Some(allocation)) => write!(f, "\n  {allocation}")?,
            (Some(address), Some(allocation)) => {
                write!(f, "\n  address {address:#x}: {allocation}")?;
            }
        }
        // Those that wait say it all.
        let other = self.other.as_ref().filter(|_| self.waiting.is_empty());
        if let Some(Other { action, place, thread, cta }) = other {
            let (thread, cta) = (Tuple(*thread), Tuple(*cta));
            write!(f, "\n  other party: {action} at {place}, thread {thread}, CTA {cta}")?;
        }
        for Other { action, place, thread, cta } in &self.waiting {
            let (thread, cta) = (Tuple(*thread), Tuple(*cta));
            write!(f, "\n  {action}: {place}, thread {thread}, CTA {cta}")?;
        }
        f.write_char('\n')
    }
}

struct Tuple(Index);

impl fmt::Display for Tuple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.0;
        write!(f, "({x}, {y}, {z})")
    }
}

fn push_place(place: &SourceLocation, out: &mut String) {
    let SourceLocation { ptx, ir, source } = place;
    push_line(["file", "line"], ir.as_ref().or(ptx.as_ref()), out);
    out.push_str(",\"ptx_line\":");
    push_or_null(ptx.as_ref().map(|line| line.line), out);
    push_line(["source_file", "source_line"], source.as_ref(), out);
}

fn push_line([file_member, line_member]: [&str; 2], line: Option<&Line>, out: &mut String) {
    let _ = write!(out, ",\"{file_member}\":");
    match line {
        Some(line) if !line.file.is_empty() => push_json_string(&line.file, out),
        _ => out.push_str("null"),
    }
    let _ = write!(out, ",\"{line_member}\":");
    push_or_null(line.map(|line| line.line), out);
}

fn push_index(member: &str, index: Option<Index>, out: &mut String) {
    let _ = match index {
        Some([x, y, z]) => write!(out, ",\"{member}\":[{x},{y},{z}]"),
        None => write!(out, ",\"{member}\":null"),
    };
}

fn push_or_null(number: Option<impl fmt::Display>, out: &mut String) {
    let _ = match number {
        Some(number) => write!(out, "{number}"),
        None => write!(out, "null"),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(file: &str, line: u32) -> Option<Line> {
        Some(Line { file: file.to_owned(), line })
    }

    fn race() -> Report {
        Report {
            place: SourceLocation { ptx: line("k.ptx", 12), ir: None, source: line("k.cu", 3) },
            thread: Some([1, 0, 0]),
            cta: Some([0, 2, 0]),
            address: Some(0x10),
            allocation: Some("16 bytes into tile".to_owned()),
            other: Some(Other {
                action: "a write".to_owned(),
                place: SourceLocation { ptx: line("k.ptx", 9), ..SourceLocation::default() },
                thread: [5, 0, 0],
                cta: [0, 2, 0],
            }),
            ..Report::new(FaultKind::Race, "a read races with a write", "k")
        }
    }

    #[test]
    fn people_read_all_of_it() {
        assert_eq!(
            race().to_string(),
            "k.ptx:12 (from k.cu:3): error: race: a read races with a write\n  \
             in kernel k, thread (1, 0, 0), CTA (0, 2, 0)\n  \
             address 0x10: 16 bytes into tile\n  \
             other party: a write at k.ptx:9, thread (5, 0, 0), CTA (0, 2, 0)\n"
        );
    }

    #[test]
    fn programs_read_all_of_it() {
        let mut out = String::new();
        race().render_json(&mut out);
        assert_eq!(
            out,
            "{\"kind\":\"race\",\"severity\":\"error\",\"message\":\"a read races with a write\",\
             \"kernel\":\"k\",\"file\":\"k.ptx\",\"line\":12,\"ptx_line\":12,\
             \"source_file\":\"k.cu\",\"source_line\":3,\"thread\":[1,0,0],\"cta\":[0,2,\
             0],\"address\":16,\
             \"allocation\":\"16 bytes into tile\",\"other\":{\"action\":\"a write\",\
             \"file\":\"k.ptx\",\"line\":9,\"ptx_line\":9,\"source_file\":null,\
             \"source_line\":null,\
             \"thread\":[5,0,0],\"cta\":[0,2,0]},\"waiting\":[]}"
        );
    }

    #[test]
    fn compiled_ir_comes_before_its_ptx() {
        let mut place = SourceLocation { ptx: line("", 12), ir: line("k.ir", 3), source: None };
        assert_eq!(place.to_string(), "k.ir:3 (PTX line 12)");
        place.source = line("k.toy", 1);
        assert_eq!(place.to_string(), "k.ir:3 (PTX line 12, from k.toy:1)");
        let mut out = String::new();
        push_place(&place, &mut out);
        assert_eq!(
            out,
            ",\"file\":\"k.ir\",\"line\":3,\"ptx_line\":12,\"source_file\":\"k.toy\",\
             \"source_line\":1"
        );
        assert_eq!(
            SourceLocation { source: line("k.toy", 1), ..SourceLocation::default() }.to_string(),
            "k.toy:1"
        );
    }

    #[test]
    fn what_is_unknown_is_left_out() {
        let report = Report::new(FaultKind::DivisionByZero, "\"x\" / 0", "k");
        let mut out = String::new();
        report.render_json(&mut out);
        assert_eq!(report.to_string(), "note: division-by-zero: \"x\" / 0\n  in kernel k\n");
        assert_eq!(
            out,
            "{\"kind\":\"division-by-zero\",\"severity\":\"note\",\"message\":\"\\\"x\\\" / 0\",\
             \"kernel\":\"k\",\"file\":null,\"line\":null,\"ptx_line\":null,\"source_file\":null,\
             \"source_line\":null,\"thread\":null,\"cta\":null,\"address\":null,\
             \"allocation\":null,\"other\":null,\"waiting\":[]}"
        );
    }
}
