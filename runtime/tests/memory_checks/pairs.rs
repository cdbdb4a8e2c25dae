//! Runs pairs of a faulty kernel and its fixed twin.

use irc_runtime::sim::check::report::{FaultKind, Report};
use irc_runtime::sim::{Checks, LaunchConfig, Options, Schedule, Simulator};

/// The bytes of the buffer that all threads know; all are written.
pub const BUFFER: usize = 40;
/// The bytes of the uninitialised memory, and of that which the host has freed.
pub const OTHER: u64 = 16;
/// Where the windows of generic addresses begin.
pub const SHARED_WINDOW: u64 = 0x10_0000_0000;
pub const CONST_WINDOW: u64 = 0x30_0000_0000;
pub const PARAM_WINDOW: u64 = 0x40_0000_0000;

/// The address that a report names.
#[derive(Clone, Copy)]
pub enum At {
    /// None: the fault is not about an address.
    Nowhere,
    /// N bytes from the beginning of the buffer on.
    Buffer(i64),
    /// Of the memory that the host has freed.
    Gone(i64),
    /// This one.
    Exactly(u64),
    /// Of a block of the heap: what it is depends on the heap.
    Heap,
}

/// A module with two texts for `FIX`.
pub struct Pair {
    /// What stands before the kernel.
    pub module: &'static str,
    /// The body. Its line that ends with `// fault` is the one that the report names.
    pub body: &'static str,
    pub faulty: &'static str,
    pub fixed: &'static str,
    pub kind: FaultKind,
    pub at: At,
    /// How the text about the allocation begins.
    pub allocation: &'static str,
    /// What watches the launch, at least, for the fault to be found.
    pub checks: Checks,
    /// CTAs of a cluster.
    pub cluster: u32,
    /// Threads of a CTA.
    pub threads: u32,
}

/// A pair to fill in.
pub const PAIR: Pair = Pair {
    module: "",
    body: "",
    faulty: "",
    fixed: "",
    kind: FaultKind::OutOfBounds,
    at: At::Nowhere,
    allocation: "",
    checks: Checks::empty(),
    cluster: 1,
    threads: 4,
};

/// What a launch of two CTAs is like.
struct Launched {
    reports: Vec<Report>,
    buffer: u64,
    gone: u64,
    /// The line of the faulty instruction.
    line: u32,
}

/// The text of a kernel. `%r1` is the number of the thread in its CTA, `%r2` four times that, `%r3`
/// the number of the CTA; `%p1` holds for thread 2 of CTA 1 only, `%p2` for none. `%rd1` is the
/// buffer, `%rd2` the word of the thread in it; `%rd3` is uninitialised memory, `%rd4`
/// what the host has freed; `%r4` and `%rd5` are the address of 64 bytes of shared memory `s`, and
/// `%r5` and `%rd6` that of the 16 bytes of the thread in it, of which one word is written.
fn text(module: &str, body: &str) -> String {
    format!(
        ".version 8.6\n.target sm_90\n.address_size 64\n{module}
         .const .align 8 .b32 c[4] = {{1, 2, 3, 4}};
         .visible .entry k(.param .u64 buffer, .param .u64 fresh, .param .u64 gone,
                           .param .align 4 .b8 odd[5]) {{
         .reg .pred %p<8>; .reg .b16 %h<8>; .reg .b32 %r<32>; .reg .b64 %rd<16>;
         .shared .align 16 .b8 s[64]; .local .align 16 .b8 l[16];
         ld.param.u64 %rd1, [buffer]; ld.param.u64 %rd3, [fresh]; ld.param.u64 %rd4, [gone];
         mov.u32 %r1, %tid.x; shl.b32 %r2, %r1, 2; mov.u32 %r3, %ctaid.x;
         setp.lt.u32 %p6, %r1, 4;
         shl.b32 %r6, %r3, 2; add.u32 %r6, %r6, %r1; @!%p6 mov.u32 %r6, 0;
         setp.eq.u32 %p1, %r6, 6; setp.gt.u32 %p2, %r1, 64;
         mul.wide.u32 %rd2, %r6, 4; add.u64 %rd2, %rd2, %rd1;
         mov.u32 %r4, s; shl.b32 %r5, %r1, 4; add.u32 %r5, %r5, %r4;
         cvt.u64.u32 %rd5, %r4; cvt.u64.u32 %rd6, %r5;
         @%p6 st.shared.u32 [%r5], %r1;
         {body}
         ret; }}"
    )
}

fn launch(pair: &Pair, fix: &str, options: Options) -> Launched {
    let text = text(pair.module, pair.body).replace("FIX", fix);
    let mut simulator = Simulator::new(options);
    let module = simulator.load(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let buffer = simulator.allocate(BUFFER as u64);
    simulator.write(buffer, &[0; BUFFER]).expect("it was allocated");
    let (fresh, gone) = (simulator.allocate(OTHER), simulator.allocate(OTHER));
    simulator.free(gone).expect("it was allocated");
    let cluster = (pair.cluster > 1).then_some([pair.cluster, 1, 1]);
    let shape = LaunchConfig::new([2, 1, 1], [pair.threads, 1, 1]).with_cluster(cluster);
    let pointers = [buffer, fresh, gone].map(u64::to_le_bytes);
    let args: [&[u8]; 4] = [&pointers[0], &pointers[1], &pointers[2], &[1, 2, 3, 4, 5]];
    let finished = simulator.launch(module, "k", shape, &args, &|_| {});
    let finished = finished.unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let line = text.lines().position(|line| line.trim_end().ends_with("// fault"));
    let line = line.expect("a line is marked") as u32 + 1;
    Launched { reports: finished.reports, buffer, gone, line }
}

/// Runs both twins with each seed and schedule, and with as few checks as find the fault, too.
pub fn check(pair: &Pair) {
    for checks in [Checks::all(), pair.checks, Checks::empty()] {
        for (seed, schedule) in
            [(0, Schedule::Fair), (1, Schedule::Random), (2, Schedule::Adversarial)]
        {
            let options =
                Options::default().with_seed(seed).with_schedule(schedule).with_checks(checks);
            let fixed = launch(pair, pair.fixed, options);
            assert!(fixed.reports.is_empty(), "fixed, {options:?}: {}", fixed.reports[0]);
            if !checks.contains(pair.checks) {
                continue;
            }
            let faulty = launch(pair, pair.faulty, options);
            assert_eq!(faulty.reports.len(), 1, "faulty, {options:?}: {:?}", faulty.reports);
            check_report(pair, &faulty);
        }
    }
}

fn check_report(pair: &Pair, launched: &Launched) {
    let report = &launched.reports[0];
    assert_eq!(report.kind, pair.kind, "{report}");
    let line = report.place.ptx.as_ref().map(|line| line.line);
    assert_eq!(line, Some(launched.line), "{report}");
    assert_eq!((report.thread, report.cta), (Some([2, 0, 0]), Some([1, 0, 0])), "{report}");
    let from = |base: u64, bytes: i64| Some(base.wrapping_add_signed(bytes));
    let want = match pair.at {
        At::Nowhere => None,
        At::Buffer(bytes) => from(launched.buffer, bytes),
        At::Gone(bytes) => from(launched.gone, bytes),
        At::Exactly(address) => Some(address),
        At::Heap => report.address,
    };
    assert_eq!(report.address, want, "{report}");
    assert_eq!(report.address.is_some(), !matches!(pair.at, At::Nowhere), "{report}");
    let allocation = report.allocation.as_deref().unwrap_or_default();
    assert!(allocation.starts_with(pair.allocation), "{report}");
    assert_eq!(allocation.is_empty(), pair.allocation.is_empty(), "{report}");
}

/// What is said of a module with this text that is launched with one CTA of N threads, and
/// with this buffer.
pub fn run(text: &str, threads: u32, options: Options) -> Vec<Report> {
    let text = format!(".version 8.6\n.target sm_90\n.address_size 64\n{text}");
    let mut simulator = Simulator::new(options);
    let module = simulator.load(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let buffer = simulator.allocate(BUFFER as u64);
    simulator.write(buffer, &[0; BUFFER]).expect("it was allocated");
    let shape = LaunchConfig::new([1; 3], [threads, 1, 1]);
    let finished = simulator.launch(module, "k", shape, &[&buffer.to_le_bytes()], &|_| {});
    finished.unwrap_or_else(|error| panic!("{error:?}\n{text}")).reports
}
