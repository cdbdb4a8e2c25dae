//! `--interp`: what stops the reference interpreter, at its place in the text.
//!
//! The interpreter runs the module itself, before any pass and without code for a target: whatever
//! docs/ir.md calls undefined behaviour stops it. Poison that decides nothing goes on to the
//! results.

use crate::cli::input::Input;
use irc::ir::interp::race::{Access, Direction, Strength};
use irc::ir::interp::{Fault, FaultAt, ThreadId};
use irc::ir::verify::Place;
use irc::ptx::text::{Diagnostic, SourceFile, push_json_string};
use irc::runtime::device::LaunchConfig;
use std::fmt::Write;

/// A fault with its place, for people and for programs.
pub struct Stop {
    pub text: String,
    kind: &'static str,
    message: String,
    kernel: String,
    /// Name of the file and line, from 1.
    place: Option<(String, u32)>,
    thread: [u32; 3],
    cta: [u32; 3],
}

impl Stop {
    /// A fault in a launch of this shape of a kernel of the input.
    pub fn new(at: &FaultAt, input: &Input, kernel: &str, config: &LaunchConfig) -> Stop {
        let (thread, cta) = place_of(at.thread, config);
        let kind = kind(&at.fault);
        let message = message(&at.fault, config);
        let mut text = String::new();
        let severity = if at.fault.is_undefined_behaviour() { "undefined behaviour: " } else { "" };
        let diagnostic = Diagnostic::error(kind, format!("{kind}: {severity}{message}"));
        let found = input.place(Place::Inst(at.func, at.inst));
        let (name, source) = input.text(found);
        let source = SourceFile::new(name, source);
        let place = found.map(|found| (name.to_owned(), source.line_column(found.span.start).line));
        match found {
            Some(found) => source.render(&diagnostic.at(found.span), &mut text),
            None => source.render(&diagnostic, &mut text),
        }
        let inside = match at.name == kernel {
            true => String::new(),
            false => format!(", function {}", at.name),
        };
        let _ = writeln!(
            text,
            "  in kernel {kernel}{inside}, thread {}, CTA {}",
            triple(thread),
            triple(cta)
        );
        Stop { text, kind, message, kernel: kernel.to_owned(), place, thread, cta }
    }

    /// One JSON object, with the members of a fault of the simulator.
    pub fn render_json(&self, out: &mut String) {
        let texts = [
            ("kind", self.kind),
            ("severity", "error"),
            ("message", &self.message),
            ("kernel", &self.kernel),
        ];
        for (n, (member, text)) in texts.into_iter().enumerate() {
            let _ = write!(out, "{}\"{member}\":", if n == 0 { '{' } else { ',' });
            push_json_string(text, out);
        }
        match &self.place {
            Some((file, line)) => {
                out.push_str(",\"file\":");
                push_json_string(file, out);
                let _ = write!(out, ",\"line\":{line}");
            }
            None => out.push_str(",\"file\":null,\"line\":null"),
        }
        out.push_str(",\"ptx_line\":null,\"source_file\":null,\"source_line\":null");
        let list = |[x, y, z]: [u32; 3]| format!("[{x},{y},{z}]");
        let _ = write!(out, ",\"thread\":{},\"cta\":{}", list(self.thread), list(self.cta));
        out.push_str(",\"address\":null,\"allocation\":null,\"other\":null,\"waiting\":[]}");
    }
}

/// The word for a fault: that of the simulator where it has one.
fn kind(fault: &Fault) -> &'static str {
    use irc::ir::interp::memory::AccessError;
    match fault {
        Fault::Poison(_) => "poison",
        Fault::Access(AccessError::OutOfBounds { .. }) => "out-of-bounds",
        Fault::Access(AccessError::Misaligned { .. }) => "misaligned",
        Fault::Access(AccessError::ReadOnly { .. }) => "read-only",
        Fault::Race { .. } => "race",
        Fault::Trap => "trap",
        Fault::MaskLacksCaller { .. } => "sync-mask",
        Fault::BarrierIndex(_) | Fault::BarrierCount { .. } => "barrier-misuse",
        Fault::Deadlock(_) => "deadlock",
        Fault::StepLimit(_) => "step-limit",
        Fault::StackLimit => "stack-overflow",
        Fault::Unsupported(_) | Fault::External(_) => "unsupported",
        _ => "operand",
    }
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
