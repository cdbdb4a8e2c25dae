//! A fault of a launch: what happened, in which thread, at which line, to which memory.
//!
//! A report holds plain text and numbers, so that it outlives the launch. It stays data until it is
//! printed.

use std::fmt::{self, Write};

/// A triple of thread or CTA indices: x, y, z.
pub type Index = [u32; 3];

/// How bad a fault is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Severity {
    /// The launch has failed.
    Error,
    /// A program whose result does not depend on it is right.
    Note,
}

/// How the driver of a GPU ends a launch with such a fault: the error of the CUDA driver API.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DriverError {
    /// `CUDA_ERROR_ILLEGAL_ADDRESS`.
    IllegalAddress,
    /// `CUDA_ERROR_MISALIGNED_ADDRESS`.
    MisalignedAddress,
    /// `CUDA_ERROR_HARDWARE_STACK_ERROR`.
    StackError,
    /// `CUDA_ERROR_ASSERT`.
    Assert,
    /// `CUDA_ERROR_ILLEGAL_INSTRUCTION`.
    IllegalInstruction,
    /// `CUDA_ERROR_LAUNCH_TIMEOUT`.
    Timeout,
    /// `CUDA_ERROR_LAUNCH_FAILED`.
    Failed,
}

/// The table of faults: code, word, severity, and what the driver of a GPU says.
macro_rules! fault_kinds {
    ($($(#[$doc:meta])*
       $kind:ident $code:literal $word:literal $severity:ident $driver:ident;)*) => {
        /// What went wrong.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum FaultKind { $($(#[$doc])* $kind,)* }

        impl FaultKind {
            /// The word that stands for the kind.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$kind => $word,)* }
            }

            /// The code of reports; [`codes`](crate::codes) explains it.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$kind => $code,)* }
            }

            /// What the driver of a GPU says of a launch that ends with it.
            pub const fn driver_error(self) -> DriverError {
                match self { $(Self::$kind => DriverError::$driver,)* }
            }

            const fn how_bad(self) -> Severity {
                match self { $(Self::$kind => Severity::$severity,)* }
            }
        }
    };
}

fault_kinds! {
    /// An access outside every allocation.
    OutOfBounds "R0101" "out-of-bounds" Error IllegalAddress;
    /// An access to an address that is no multiple of what the access demands.
    Misaligned "R0102" "misaligned" Error MisalignedAddress;
    /// A use of a register or of memory that was never written.
    Uninitialised "R0103" "uninitialised" Error Failed;
    /// Two accesses that nothing orders, one of them a write.
    Race "R0104" "race" Error Failed;
    /// Threads that wait at different barriers, or at one that others never reach.
    BarrierDivergence "R0105" "barrier-divergence" Error Failed;
    /// A thread comes to a barrier again before it waited there, waits without having arrived, or
    /// awaits another number of threads than others do.
    BarrierMisuse "R0106" "barrier-misuse" Error Failed;
    /// No thread can go on.
    Deadlock "R0107" "deadlock" Error Timeout;
    /// The mask of a `.sync` operation lacks the thread itself, or names lanes that never come.
    SyncMask "R0108" "sync-mask" Error Failed;
    /// An `.aligned` operation that not all threads of the warp run together.
    Aligned "R0109" "aligned" Error Failed;
    /// The stack has no room.
    StackOverflow "R0110" "stack-overflow" Error StackError;
    /// An access to memory that was freed, or freeing it again.
    UseAfterFree "R0111" "use-after-free" Error IllegalAddress;
    /// A failed assertion of the program.
    Assert "R0112" "assert" Error Assert;
    /// A trap of the program.
    Trap "R0113" "trap" Error Failed;
    /// A write to memory that cannot be written.
    ReadOnly "R0114" "read-only" Error IllegalAddress;
    /// An object in memory (a barrier, a texture, a map) is not what the instruction needs.
    Object "R0115" "object" Error Failed;
    /// An operand has a value that the manual forbids.
    Operand "R0116" "operand" Error Failed;
    /// A division of integers by zero, whose value is unspecified.
    DivisionByZero "R0117" "division-by-zero" Note Failed;
    /// Several lanes store the same value to the same address by one instruction.
    RedundantStore "R0118" "redundant-store" Note Failed;
    /// The launch took more steps than it may.
    StepLimit "R0119" "step-limit" Error Timeout;
    /// Threads run, but nothing has happened for long that others could see.
    NoProgress "R0120" "no-progress" Error Timeout;
    /// The launch took more time than it may.
    TimeLimit "R0121" "time-limit" Error Timeout;
    /// The launch was stopped from outside.
    Interrupted "R0122" "interrupted" Error Timeout;
    /// An instruction that is not simulated.
    Unsupported "R0123" "unsupported" Error Failed;
    /// An instruction that the machine does not take.
    IllegalInstruction "R0124" "illegal-instruction" Error IllegalInstruction;
    /// What the device says nothing more about.
    LaunchFailure "R0125" "launch-failure" Error Failed;
    /// A call that does not fit the function that it calls.
    Call "R0127" "call" Error Failed;
}

impl FaultKind {
    /// Whether the launch has failed: what is no error is a note, and a program whose result does
    /// not depend on it is right.
    pub const fn is_error(self) -> bool {
        matches!(self.how_bad(), Severity::Error)
    }

    /// The word for how bad it is.
    pub const fn severity(self) -> &'static str {
        match self.how_bad() {
            Severity::Error => "error",
            Severity::Note => "note",
        }
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
    /// What happened and in which thread, in one line.
    pub fn summary(&self) -> String {
        let thread = self.thread.map(|thread| format!(", thread {}", Tuple(thread)));
        format!("{}: {}{}", self.kind, self.message, thread.unwrap_or_default())
    }

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
}

impl fmt::Display for Report {
    /// In the form of all diagnostics: the first line says what, the second where, the others who
    /// and to what.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (severity, code) = (self.kind.severity(), self.kind.code());
        writeln!(f, "{severity}[{code}]: {}: {}", self.kind, self.message)?;
        if self.place != SourceLocation::default() {
            writeln!(f, " --> {}", self.place)?;
        }
        write!(f, "  = note: in kernel {}", self.kernel)?;
        if let Some(thread) = self.thread {
            write!(f, ", thread {}", Tuple(thread))?;
        }
        if let Some(cta) = self.cta {
            write!(f, ", CTA {}", Tuple(cta))?;
        }
        match (self.address, &self.allocation) {
            (None, None) => {}
            (Some(address), None) => write!(f, "\n  = note: address {address:#x}")?,
            (None, Some(allocation)) => write!(f, "\n  = note: {allocation}")?,
            (Some(address), Some(allocation)) => {
                write!(f, "\n  = note: address {address:#x}: {allocation}")?;
            }
        }
        // Those that wait say it all.
        let other = self.other.as_ref().filter(|_| self.waiting.is_empty());
        if let Some(Other { action, place, thread, cta }) = other {
            let (thread, cta) = (Tuple(*thread), Tuple(*cta));
            write!(f, "\n  = note: other party: {action} at {place}, thread {thread}, CTA {cta}")?;
        }
        for Other { action, place, thread, cta } in &self.waiting {
            let (thread, cta) = (Tuple(*thread), Tuple(*cta));
            write!(f, "\n  = note: {action}: {place}, thread {thread}, CTA {cta}")?;
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
            "error[R0104]: race: a read races with a write\n --> k.ptx:12 (from k.cu:3)\n  \
             = note: in kernel k, thread (1, 0, 0), CTA (0, 2, 0)\n  \
             = note: address 0x10: 16 bytes into tile\n  \
             = note: other party: a write at k.ptx:9, thread (5, 0, 0), CTA (0, 2, 0)\n"
        );
    }

    #[test]
    fn compiled_ir_comes_before_its_ptx() {
        let mut place = SourceLocation { ptx: line("", 12), ir: line("k.ir", 3), source: None };
        assert_eq!(place.to_string(), "k.ir:3 (PTX line 12)");
        place.source = line("k.toy", 1);
        assert_eq!(place.to_string(), "k.ir:3 (PTX line 12, from k.toy:1)");
        let place = SourceLocation { source: line("k.toy", 1), ..SourceLocation::default() };
        assert_eq!(place.to_string(), "k.toy:1");
    }

    #[test]
    fn what_is_unknown_is_left_out() {
        let report = Report::new(FaultKind::DivisionByZero, "\"x\" / 0", "k");
        let want = "note[R0117]: division-by-zero: \"x\" / 0\n  = note: in kernel k\n";
        assert_eq!(report.to_string(), want);
    }
}
