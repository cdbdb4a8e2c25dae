//! Says what went wrong in a launch in the terms of the program.

use super::Finished;
use super::check::race::{self, Party, Race, Reason};
use super::check::report::{FaultKind, Line, Other, Report, SourceLocation};
use super::context::Context;
use super::finding::{self, Finding, FindingKind, InstLocation, ThreadLocation};
use super::memory::{Region, WINDOW, piece_at, resolve};
use super::program::{Action, Program};
use super::run::Outcome;
use super::stop::StopReason;
use irc_ptx::isa::sem::{Fault, Form};
use irc_ptx::isa::{InstEffects, Space};

/// Addresses below this are offsets from a null pointer.
const NULL_BYTES: u64 = 1 << 16;

/// What became of a launch.
pub(super) fn finish(context: Context<'_>, outcome: Outcome) -> Finished {
    let teller = Teller { context };
    let mut reports: Vec<Report> =
        outcome.findings.iter().map(|stop| teller.report(stop)).collect();
    reports.extend(outcome.races.iter().map(|race| teller.race(race)));
    if outcome.races_omitted > 0 {
        let kernel = teller.kernel();
        let message = format!("{} more pairs of instructions race", outcome.races_omitted);
        reports.push(Report::new(FaultKind::Race, message, kernel));
    }
    reports.extend(outcome.stop.iter().map(|stop| teller.report(stop)));
    Finished {
        reports,
        ended: outcome.stop.is_none(),
        output: outcome.output.into_bytes(),
        profile: outcome.profile.lines(context.program),
        warp_steps: outcome.steps,
        thread_steps: outcome.thread_steps,
    }
}

/// What reports are made from.
pub(super) struct Teller<'a> {
    pub(super) context: Context<'a>,
}

impl Teller<'_> {
    fn kernel(&self) -> String {
        let Context { program, launch, .. } = self.context;
        program.functions[launch.kernel].name.clone()
    }

    /// The lines of an instruction.
    pub(super) fn place(&self, place: InstLocation) -> SourceLocation {
        let line = self.context.program.line(place.function, place.pc);
        let source = self.context.program.source(place.function, place.pc);
        SourceLocation {
            ptx: Some(Line { file: String::new(), line }),
            ir: None,
            source: source.map(|(file, line)| Line { file: file.to_owned(), line }),
        }
    }

    fn other(&self, at: ThreadLocation, action: impl Into<String>) -> Other {
        Other { action: action.into(), place: self.place(at.place), thread: at.thread, cta: at.cta }
    }

    fn named(&self, party: &finding::Participant) -> Other {
        self.other(party.at, party.action.clone())
    }

    fn report(&self, stop: &Finding) -> Report {
        let at = stop.at;
        let text = self.context.program.text(at.place.function, at.place.pc);
        let (kind, what) = describe(&stop.kind);
        let kernel = self.kernel();
        let mut report = Report::new(kind, format!("`{text}`: {what}"), kernel);
        report.place = self.place(at.place);
        report.thread = Some(at.thread);
        report.cta = Some(at.cta);
        match &stop.kind {
            FindingKind::Fault(fault) => self.add_address(&mut report, at, *fault),
            FindingKind::BarrierDivergence(other)
            | FindingKind::BarrierMisuse(_, other)
            | FindingKind::NotAligned(other)
            | FindingKind::MaskMissing(_, other)
            | FindingKind::MaskApart(_, other) => {
                report.other = other.as_ref().map(|other| self.named(other));
            }
            FindingKind::Deadlock(_, named)
            | FindingKind::StepLimit(_, named)
            | FindingKind::NoProgress(_, named)
            | FindingKind::Stopped(_, named) => {
                report.other = named.get(1).map(|other| self.named(other));
                report.waiting = named.iter().map(|party| self.named(party)).collect();
            }
            _ => {}
        }
        report
    }

    fn race(&self, race: &Race) -> Report {
        let [first, second] = [race.first, race.second].map(|party| self.party(&party));
        let action = |party: &Party| {
            let what = match (party.wrote, party.asynchronous) {
                (true, false) => "a write",
                (false, false) => "a read",
                (true, true) => "a write by a copy",
                (false, true) => "a read by a copy",
            };
            if party.strong { format!("{what} (strong)") } else { what.to_owned() }
        };
        let why = match race.reason {
            Reason::Unordered => "they are not ordered",
            Reason::NarrowScope => "the scope of one does not include the other thread",
            Reason::MixedSize => "both are strong but overlap in part",
            Reason::InFlight => "the copy may still be in flight",
            Reason::Constant => "memory read by `.nc` must not be written while the kernel runs",
            Reason::Proxy => "they use different proxies, and no `fence.proxy.async` orders them",
        };
        let place = match race.place {
            race::MemoryId::Global => Region::Global,
            race::MemoryId::Shared(_) => Region::Shared(0),
        };
        let kernel = self.kernel();
        let text = self.context.program.text(second.place.function, second.place.pc);
        let (a, b) = (action(&race.first), action(&race.second));
        let message = format!("`{text}`: {b} races with {a} of another thread: {why}");
        let mut report = Report::new(FaultKind::Race, message, kernel);
        report.place = self.place(second.place);
        report.thread = Some(second.thread);
        report.cta = Some(second.cta);
        report.address = Some(race.address);
        report.allocation = Some(self.allocation(place, race.address, self.context.launch.kernel));
        report.other = Some(self.other(first, a));
        report
    }

    /// The thread and the instruction of one side of a race.
    fn party(&self, party: &Party) -> ThreadLocation {
        let (function, pc) = self.context.program.site(party.site);
        let ranks = self.context.launch.ranks();
        let cta = self
            .context
            .launch
            .cta(u64::from(party.thread.cta / ranks), party.thread.cta % ranks)
            .0;
        let [x, y, _] = self.context.launch.config.block;
        let linear = party.thread.thread;
        let thread = [linear % x, linear / x % y, linear / x / y];
        ThreadLocation { place: InstLocation { function, pc }, cta, thread }
    }

    /// The address of a fault, and what is there.
    fn add_address(&self, report: &mut Report, at: ThreadLocation, fault: Fault) {
        let address = match fault {
            Fault::OutOfBounds { address, .. }
            | Fault::Misaligned { address, .. }
            | Fault::ReadOnly { address }
            | Fault::Object { address, .. } => address,
            _ => return,
        };
        report.address = Some(address);
        let ops =
            self.context.program.functions[at.place.function].ops.as_deref().unwrap_or_default();
        let space: Option<Space> = match ops.get(at.place.pc).map(|op| (&op.action, &op.form)) {
            Some((Action::Load(access) | Action::Store(access), _)) => access.space,
            Some((_, form)) => space_of(form, address),
            None => None,
        };
        let (place, offset) = resolve(space, address, 0);
        if place == Region::Global && self.context.global.freed(offset).is_some() {
            match fault {
                Fault::OutOfBounds { .. } => {
                    report.kind = FaultKind::UseAfterFree;
                    report.message += ", which were freed";
                }
                // Only `free` asks for such an object.
                Fault::Object { .. } => report.kind = FaultKind::UseAfterFree,
                _ => {}
            }
        }
        if let (Region::Shared(rank), Fault::OutOfBounds { bytes, .. }) = (place, fault) {
            let size = u64::from(self.context.launch.shared_bytes());
            if rank < self.context.launch.ranks() && offset + u64::from(bytes) <= size {
                report.kind = FaultKind::UseAfterFree;
                report.message += ", because its CTA has ended";
            }
        }
        report.allocation = Some(self.allocation(place, offset, at.place.function));
    }

    /// What an address belongs to, or lies beside, for a thread that is in this function.
    pub(super) fn allocation(&self, place: Region, address: u64, function: usize) -> String {
        match place {
            Region::Global => self.global_allocation(address),
            Region::Shared(_) => {
                let names = &self.context.program.shared_names;
                let holds = |(offset, size, _): &&(u64, u64, String)| {
                    address >= *offset && address - offset < *size
                };
                let bytes = self.context.launch.shared_bytes();
                match names.iter().find(holds) {
                    Some((offset, size, name)) => {
                        format!("byte {} of the {size} bytes of shared `{name}`", address - offset)
                    }
                    None if address >= u64::from(self.context.launch.static_shared)
                        && address < u64::from(bytes) =>
                    {
                        let offset = address - u64::from(self.context.launch.static_shared);
                        let size = self.context.launch.config.dynamic_shared;
                        format!("byte {offset} of the {size} bytes of dynamic shared memory")
                    }
                    None => format!("the CTA has {bytes} bytes of shared memory"),
                }
            }
            Region::Local => {
                let code = &self.context.program.functions[function];
                let (name, bytes) = (&code.name, code.local.size);
                format!("local memory of the thread, of which `{name}` declares {bytes} bytes")
            }
            Region::Const => constant(self.context.program, address),
            Region::KernelParam => {
                parameter(self.context.program, self.context.launch.kernel, address)
            }
            Region::Param => parameter(self.context.program, function, address),
        }
    }

    fn global_allocation(&self, address: u64) -> String {
        if let Some((base, bytes)) = self.context.global.freed(address) {
            return format!("byte {} of {bytes} bytes that were freed", address - base);
        }
        if address < NULL_BYTES {
            return "a null pointer".to_owned();
        }
        let Some(nearest) = self.context.global.nearest(address) else {
            return "nothing is allocated".to_owned();
        };
        let inside = address.checked_sub(nearest.base).filter(|&offset| offset < nearest.bytes);
        if let (Some(heap), Some(offset)) = (&nearest.heap, inside) {
            return match heap.nearest(offset) {
                None => "unallocated memory of the heap".to_owned(),
                Some((start, bytes)) => {
                    let base = nearest.base + start;
                    beside(offset - start, bytes, &format!("that malloc returned at {base:#x}"))
                }
            };
        }
        let name = match &nearest.name {
            Some(name) => format!("`{name}` ({} bytes at {:#x})", nearest.bytes, nearest.base),
            None => format!("the allocation of {} bytes at {:#x}", nearest.bytes, nearest.base),
        };
        if nearest.base.saturating_sub(address) >= WINDOW {
            "far from all allocations".to_owned()
        } else if address < nearest.base {
            format!("{} bytes before {name}", nearest.base - address)
        } else if address - nearest.base < nearest.bytes {
            format!("byte {} of {name}", address - nearest.base)
        } else if address - nearest.base < WINDOW {
            format!("{} bytes past the end of {name}", address - nearest.base - nearest.bytes)
        } else {
            "far from all allocations".to_owned()
        }
    }
}

/// The space that an address of an instruction is about. One that reads from one memory and writes
/// to another names one of them; addresses in shared memory are below all others.
fn space_of(form: &Form, address: u64) -> Option<Space> {
    let named: Space = form.get()?;
    let effects = form.row.effects;
    let is_move = effects.contains(InstEffects::LOAD)
        && effects.contains(InstEffects::STORE)
        && !effects.contains(InstEffects::ATOMIC);
    let is_other = (named.main() == Space::Global) == (address < WINDOW);
    Some(match (is_move && is_other, named.main()) {
        (false, _) => named,
        (true, Space::Global) => Space::Shared,
        (true, _) => Space::Global,
    })
}

/// What an offset in something of N bytes is.
fn beside(offset: u64, bytes: u64, what: &str) -> String {
    match offset.checked_sub(bytes) {
        None => format!("byte {offset} of the {bytes} bytes {what}"),
        Some(behind) => format!("{behind} bytes past the end of the {bytes} bytes {what}"),
    }
}

fn parameter(program: &Program, function: usize, address: u64) -> String {
    let code = &program.functions[function];
    let index = piece_at(&code.param_variables, address);
    match index.and_then(|i| Some((code.param_variables.get(i)?, code.param_names.get(i)?))) {
        None => "no parameter".to_owned(),
        Some((&(start, bytes), name)) => {
            beside(address - start, bytes, &format!("of parameter `{name}`"))
        }
    }
}

fn constant(program: &Program, address: u64) -> String {
    let holds = |(_, (offset, size)): &(&String, &(u64, u64))| {
        address >= *offset && address - offset < *size
    };
    match program.constant_names.iter().find(holds) {
        Some((name, (offset, size))) => {
            format!("byte {} of the {size} bytes of constant `{name}`", address - offset)
        }
        None => format!("the module has {} bytes of constants", program.constants.bytes),
    }
}

/// The kind of fault that a finding is, and what happened.
fn describe(kind: &FindingKind) -> (FaultKind, String) {
    match kind {
        FindingKind::Fault(fault) => (kind_of(*fault), fault.to_string()),
        FindingKind::Unwritten => {
            (FaultKind::Uninitialised, "it uses an uninitialised value".to_owned())
        }
        FindingKind::Trap => (FaultKind::Trap, "trap".to_owned()),
        FindingKind::Assert(text) => (FaultKind::Assert, format!("assertion failed: {text}")),
        FindingKind::Deadlock(count, _) => {
            let waiting = match count {
                1 => "1 thread waits".to_owned(),
                count => format!("{count} threads wait"),
            };
            (FaultKind::Deadlock, format!("no thread can make progress; {waiting}"))
        }
        FindingKind::BarrierDivergence(_) => (
            FaultKind::BarrierDivergence,
            "only some threads of the warp reach this barrier".to_owned(),
        ),
        FindingKind::BarrierMisuse(what, _) => (FaultKind::BarrierMisuse, what.clone()),
        FindingKind::NotAligned(_) => {
            (FaultKind::Aligned, "only some threads of the warp execute this together".to_owned())
        }
        FindingKind::LanesEnded(lanes) => (
            FaultKind::Aligned,
            format!("the whole warp must execute this, but its lanes {lanes:#010x} have exited"),
        ),
        FindingKind::MaskWithoutSelf(_)
        | FindingKind::MaskMissing(..)
        | FindingKind::MaskApart(..) => (FaultKind::SyncMask, describe_mask(kind)),
        FindingKind::StackOverflow(bytes) => {
            (FaultKind::StackOverflow, format!("the stack overflows by {bytes} bytes"))
        }
        FindingKind::StacksFull(most) => (
            FaultKind::StackOverflow,
            format!("the stacks of all threads together take more than {most} bytes"),
        ),
        FindingKind::WrongCall(wrong) => (FaultKind::Call, wrong.to_string()),
        FindingKind::NoBody(name) => (FaultKind::Unsupported, describe_missing(name)),
        FindingKind::BadIndex(index) => {
            (FaultKind::Operand, format!("index {index} is out of bounds of the branch table"))
        }
        FindingKind::StepLimit(steps, _) => {
            (FaultKind::StepLimit, format!("the launch took more than {steps} steps"))
        }
        FindingKind::NoProgress(steps, _) => (
            FaultKind::NoProgress,
            format!(
                "no progress for {steps} steps: no memory has changed, no thread has exited, no \
                 barrier has completed"
            ),
        ),
        FindingKind::Stopped(StopReason::Interrupted, _) => {
            (FaultKind::Interrupted, "the launch was interrupted".to_owned())
        }
        FindingKind::Stopped(_, _) => {
            (FaultKind::TimeLimit, "the launch exceeded its time limit".to_owned())
        }
        FindingKind::Note(kind, what) => (*kind, what.clone()),
    }
}

/// What is wrong with the mask of an operation.
fn describe_mask(kind: &FindingKind) -> String {
    match kind {
        FindingKind::MaskWithoutSelf(mask) => {
            format!("the mask {mask:#010x} does not contain the thread itself")
        }
        FindingKind::MaskMissing(mask, _) => {
            format!("not all lanes of the mask {mask:#010x} reach this instruction")
        }
        FindingKind::MaskApart(lanes, _) => {
            format!("below sm_70 the lanes {lanes:#010x} of a mask must execute this together")
        }
        _ => String::new(),
    }
}

fn kind_of(fault: Fault) -> FaultKind {
    match fault {
        Fault::OutOfBounds { .. } => FaultKind::OutOfBounds,
        Fault::Misaligned { .. } => FaultKind::Misaligned,
        Fault::ReadOnly { .. } => FaultKind::ReadOnly,
        Fault::Object { .. } => FaultKind::Object,
        Fault::Operand { .. } => FaultKind::Operand,
        Fault::StackOverflow { .. } => FaultKind::StackOverflow,
        Fault::NotSimulated { .. } => FaultKind::Unsupported,
    }
}

/// The functions of the CUDA device runtime that launch kernels: what their names begin with.
const DEVICE_RUNTIME: [&str; 3] = ["cudaLaunchDevice", "cudaGetParameterBuffer", "__cudaCDP2"];

/// What is said of a call of a function without a body.
fn describe_missing(name: &str) -> String {
    if DEVICE_RUNTIME.iter().any(|start| name.starts_with(start)) {
        return format!(
            "`{name}` is of the CUDA device runtime: the simulator does not launch kernels from \
             the device"
        );
    }
    format!("the function `{name}` has no body")
}
