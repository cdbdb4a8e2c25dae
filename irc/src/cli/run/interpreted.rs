//! `--interp`: what stops the reference interpreter, at its place in the text.
//!
//! The interpreter runs the module itself, before any pass and without code for a target: whatever
//! docs/ir.md calls undefined behaviour stops it. Poison that decides nothing goes on to the
//! results.

use crate::cli::input::Input;
use irc::ir::interp::race::{Access, Direction, Strength};
use irc::ir::interp::{Fault, FaultAt, ThreadId};
use irc::ir::verify::Subject;
use irc::json::Fault as Json;
use irc::ptx::text::{Diagnostic, SourceFile, Span};
use irc::runtime::device::{FaultKind, LaunchConfig, Line, SourceLocation};
use serde_json::Value;

/// A fault with its place, for people and for programs.
pub struct Stop {
    pub text: String,
    code: &'static str,
    kind: &'static str,
    message: String,
    kernel: String,
    place: SourceLocation,
    thread: [u32; 3],
    cta: [u32; 3],
}

impl Stop {
    /// A fault in a launch of this shape of a kernel of the input.
    pub fn new(at: &FaultAt, input: &Input, kernel: &str, config: &LaunchConfig) -> Stop {
        let (thread, cta) = place_of(at.thread, config);
        let (code, kind) = kind(&at.fault);
        let message = message(&at.fault, config);
        let mut text = String::new();
        let severity = if at.fault.is_undefined_behaviour() { "undefined behaviour: " } else { "" };
        let mut diagnostic = Diagnostic::error(code, format!("{kind}: {severity}{message}"));
        let found = input.place(Subject::Inst(at.func, at.inst));
        let (name, source) = input.text(found);
        let source = SourceFile::new(name, source);
        let inside = match at.name == kernel {
            true => String::new(),
            false => format!(", function {}", at.name),
        };
        let who = format!("thread {}, CTA {}", triple(thread), triple(cta));
        diagnostic.notes.push(format!("in kernel {kernel}{inside}, {who}"));
        let line =
            |span: Span| Line { file: name.to_owned(), line: source.line_column(span.start).line };
        let place =
            SourceLocation { ir: found.map(|found| line(found.span)), ..SourceLocation::default() };
        diagnostic.span = found.map(|found| found.span);
        source.render(&diagnostic, &mut text);
        Stop { text, code, kind, message, kernel: kernel.to_owned(), place, thread, cta }
    }

    /// One JSON object, with the members of a fault of the simulator.
    pub fn json(&self) -> Value {
        let Stop { code, kind, message, kernel, .. } = self;
        let fault = Json { code, kind, severity: "error", message, kernel };
        fault.with(&self.place, Some(self.thread), Some(self.cta))
    }
}

/// The code and the word for a fault: those of the simulator where it has them.
fn kind(fault: &Fault) -> (&'static str, &'static str) {
    use irc::ir::interp::memory::AccessError;
    let kind = match fault {
        Fault::Poison(_) => return ("R0126", "poison"),
        Fault::Access(AccessError::OutOfBounds { .. }) => FaultKind::OutOfBounds,
        Fault::Access(AccessError::Misaligned { .. }) => FaultKind::Misaligned,
        Fault::Access(AccessError::ReadOnly { .. }) => FaultKind::ReadOnly,
        Fault::Race { .. } => FaultKind::Race,
        Fault::Trap => FaultKind::Trap,
        Fault::MaskLacksCaller { .. } => FaultKind::SyncMask,
        Fault::BarrierIndex(_) | Fault::BarrierCount { .. } => FaultKind::BarrierMisuse,
        Fault::Deadlock(_) => FaultKind::Deadlock,
        Fault::StepLimit(_) => FaultKind::StepLimit,
        Fault::StackLimit => FaultKind::StackOverflow,
        Fault::Unsupported(_) | Fault::Ptx { .. } | Fault::External(_) => FaultKind::Unsupported,
        _ => FaultKind::Operand,
    };
    (kind.code(), kind.word())
}

fn message(fault: &Fault, config: &LaunchConfig) -> String {
    let Fault::Race { space, address, earlier, later } = fault else { return fault.to_string() };
    let who = |access: &Access| {
        let threads: u32 = config.block.iter().product();
        let threads = threads.max(1);
        let id = ThreadId { cta: access.thread / threads, index: access.thread % threads };
        let (thread, cta) = place_of(id, config);
        let what = match (access.direction, access.strength) {
            (Direction::Read, Strength::Weak) => "a read",
            (Direction::Write, Strength::Weak) => "a write",
            (Direction::Read, Strength::Strong(_)) => "an atomic read",
            (Direction::Write, Strength::Strong(_)) => "an atomic write",
        };
        format!("{what} by thread {}, CTA {}", triple(thread), triple(cta))
    };
    format!("{} of {space} address {address:#x} is not ordered after {}", who(later), who(earlier))
}

/// The thread in its CTA and the CTA in the grid.
fn place_of(thread: ThreadId, config: &LaunchConfig) -> ([u32; 3], [u32; 3]) {
    let unfold = |i: u32, of: [u32; 3]| {
        let [x, y, _] = of.map(|extent| extent.max(1));
        [i % x, i / x % y, i / x / y]
    };
    (unfold(thread.index, config.block), unfold(thread.cta, config.grid))
}

fn triple([x, y, z]: [u32; 3]) -> String {
    format!("({x}, {y}, {z})")
}
