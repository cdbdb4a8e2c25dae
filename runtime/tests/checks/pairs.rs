//! Runs the two texts of a pair under every schedule.
//!
//! The texts say where the fault is: the report is of the line that ends in `//!`, and its other
//! party at the line that ends in `//?`; `//!?` is both.

use irc_runtime::sim::check::report::{FaultKind, Index, Other, Report};
use irc_runtime::sim::{Checks, Finished, LaunchConfig, Options, Schedule, Simulator};

/// How many words the buffer in `%rd1` has; all are zero.
const WORDS: usize = 1024;
/// What ends no kernel here, unless it does not end.
const STEPS: u64 = 50_000;

/// The size of a launch: CTAs, threads of a CTA, CTAs of a cluster.
pub type Size = (u32, u32, u32);

/// A device with a module of these declarations and a kernel `k` with this body. `%r1` is the
/// number of the thread in its CTA, `%r2` four times that, `%r3` the number of the CTA, `%rd1` the
/// buffer, `%rd2` the buffer at the word of the thread, `%r4` the address of 2048 bytes of shared
/// memory `s`, `%r5` that of the word of the thread in it, `%r6` that of an unused barrier `bar`,
/// `%p7` whether the thread is the first of its CTA.
pub fn text(declarations: &str, body: &str) -> String {
    format!(
        ".version 8.0\n.target sm_90\n.address_size 64
         {declarations}
         .visible .entry k(.param .u64 buffer) {{
         .reg .pred %p<8>; .reg .b16 %h<8>; .reg .b32 %r<32>; .reg .b64 %rd<16>;
         .shared .align 16 .b8 s[2048]; .shared .align 8 .b8 bar[16];
         ld.param.u64 %rd1, [buffer];
         mov.u32 %r1, %tid.x; shl.b32 %r2, %r1, 2; mov.u32 %r3, %ctaid.x;
         mul.wide.u32 %rd2, %r1, 4; add.s64 %rd2, %rd2, %rd1;
         mov.u32 %r4, s; add.s32 %r5, %r4, %r2; mov.u32 %r6, bar;
         setp.eq.u32 %p7, %r1, 0;
         {body}
         ret; }}"
    )
}

/// What happened in a launch, and the words of the buffer behind it.
pub fn run((ctas, threads, cluster): Size, text: &str, options: Options) -> (Finished, Vec<u32>) {
    let mut simulator = Simulator::new(options);
    let module = simulator.load(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let buffer = simulator.allocate(WORDS as u64 * 4);
    simulator.write(buffer, &[0; WORDS * 4]).expect("it was allocated");
    let cluster = (cluster > 1).then_some([cluster, 1, 1]);
    let shape = LaunchConfig::new([ctas, 1, 1], [threads, 1, 1]).with_cluster(cluster);
    let finished = simulator
        .launch(module, "k", shape, &[&buffer.to_le_bytes()], &|_| {})
        .unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let mut bytes = [0; WORDS * 4];
    simulator.read(buffer, &mut bytes).expect("it was allocated");
    let words = bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
    (finished, words.collect())
}

/// The ways in which a launch is run: every schedule, with several seeds where they matter.
pub fn ways() -> impl Iterator<Item = Options> {
    let ways = [
        (Schedule::Fair, 0),
        (Schedule::Adversarial, 0),
        (Schedule::Random, 1),
        (Schedule::Random, 2),
        (Schedule::Random, 3),
    ];
    let options = |(schedule, seed)| {
        Options::default().with_schedule(schedule).with_seed(seed).with_steps(STEPS)
    };
    ways.into_iter().map(options)
}

/// What the words of the buffer are after a launch with which nothing is wrong, under every
/// schedule.
pub fn runs(size: Size, text: &str) -> Vec<u32> {
    let mut all = ways().map(|options| {
        let (finished, words) = run(size, text, options);
        let first = finished.reports.first();
        assert!(first.is_none(), "{:?}: {}\n{text}", options.schedule, first.expect("it is there"));
        words
    });
    let words = all.next().expect("there are schedules");
    assert!(all.all(|other| other == words), "the result depends on the schedule\n{text}");
    words
}

/// What a report of a faulty kernel says.
#[derive(Clone, Copy, Debug)]
pub struct Want<'a> {
    kind: FaultKind,
    message: &'a str,
    thread: Option<Index>,
    cta: Option<Index>,
    other: Option<Party<'a>>,
    waiting: &'a [Party<'a>],
    /// Whether it depends on the schedule which threads are named first.
    is_loose: bool,
}

/// What a thread does, as a part of the phrase, and the numbers of the thread and its CTA.
pub type Party<'a> = (&'a str, u32, u32);

impl<'a> Want<'a> {
    /// A fault of one thread of a CTA, whose message contains this.
    pub fn new(kind: FaultKind, message: &'a str, (thread, cta): (u32, u32)) -> Self {
        let (thread, cta) = (Some([thread, 0, 0]), Some([cta, 0, 0]));
        Self { kind, message, thread, cta, other: None, waiting: &[], is_loose: false }
    }

    /// Likewise, but it depends on the schedule which thread it is, and at which line if none is
    /// marked.
    pub fn any(kind: FaultKind, message: &'a str) -> Self {
        let (thread, cta, other) = (None, None, None);
        Self { kind, message, thread, cta, other, waiting: &[], is_loose: false }
    }

    /// Likewise, with another party.
    pub fn other(self, other: Party<'a>) -> Self {
        Self { other: Some(other), ..self }
    }

    /// Threads cannot go on; these are named, the first two of them at the marked lines.
    pub fn deadlock(waiting: &'a [Party<'a>]) -> Self {
        let (_, thread, cta) = waiting[0];
        let want = Self::new(FaultKind::Deadlock, "no thread can make progress", (thread, cta));
        Self { waiting, other: waiting.get(1).copied(), ..want }
    }

    /// Likewise, of which at least one is named.
    pub fn loose(self) -> Self {
        Self { thread: None, cta: None, other: None, is_loose: true, ..self }
    }

    fn check(&self, report: &Report, text: &str) {
        let all = format!("{report}\n{text}");
        assert_eq!(report.kind, self.kind, "{all}");
        assert!(report.message.contains(self.message), "{all}");
        assert!(report.thread.is_some() && report.cta.is_some(), "{all}");
        let line = report.place.ptx.as_ref().map(|line| line.line);
        assert!(line.is_some(), "{all}");
        if self.thread.is_some() {
            assert_eq!((report.thread, report.cta), (self.thread, self.cta), "{all}");
        }
        if self.thread.is_some() || marked(text, '!').is_some() {
            assert_eq!(line, marked(text, '!'), "{all}");
        }
        let is = |other: &Other, (action, thread, cta): Party<'_>| {
            other.action.contains(action)
                && (other.thread, other.cta) == ([thread, 0, 0], [cta, 0, 0])
        };
        if let Some(want) = self.other {
            let other = report.other.as_ref().unwrap_or_else(|| panic!("{all}"));
            assert!(is(other, want), "{all}");
            assert_eq!(other.place.ptx.as_ref().map(|line| line.line), marked(text, '?'), "{all}");
        }
        if self.is_loose {
            let named = |&want: &Party<'_>| report.waiting.iter().any(|other| is(other, want));
            assert!(self.waiting.iter().any(named), "{all}");
        } else if !self.waiting.is_empty() {
            let pairs = || report.waiting.iter().zip(self.waiting);
            assert_eq!(report.waiting.len(), self.waiting.len(), "{all}");
            assert!(pairs().all(|(other, &want)| is(other, want)), "{all}");
        }
    }
}

/// The line with a mark in the comment behind it, counted from 1.
fn marked(text: &str, mark: char) -> Option<u32> {
    let has = |line: &str| line.rsplit_once("//").is_some_and(|(_, marks)| marks.contains(mark));
    Some(text.lines().position(has)? as u32 + 1)
}

/// Runs a kernel under every schedule with one text for `FIX`, with which a fault stops it, and
/// that is all that is reported, and with another, with which nothing is wrong.
pub fn pair(size: Size, body: &str, faulty: &str, fixed: &str, want: Want<'_>) {
    pair_of("", size, body, faulty, fixed, want);
}

/// Likewise, with declarations of the module.
pub fn pair_of(
    declarations: &str,
    size: Size,
    body: &str,
    faulty: &str,
    fixed: &str,
    want: Want<'_>,
) {
    let [faulty, fixed] =
        [faulty, fixed].map(|part| text(declarations, &body.replace("FIX", part)));
    runs(size, &fixed);
    reported(size, &faulty, true, want);
}

/// Likewise for what is reported without stopping the kernel.
pub fn found(size: Size, body: &str, faulty: &str, fixed: &str, want: Want<'_>) {
    let [faulty, fixed] = [faulty, fixed].map(|part| text("", &body.replace("FIX", part)));
    runs(size, &fixed);
    reported(size, &faulty, false, want);
}

/// Likewise for what stops a kernel of which nothing else is watched.
pub fn found_without_checks(size: Size, body: &str, faulty: &str, fixed: &str, want: Want<'_>) {
    let [faulty, fixed] = [faulty, fixed].map(|part| text("", &body.replace("FIX", part)));
    runs(size, &fixed);
    let ways = ways().map(|options| options.with_checks(Checks::empty()));
    reported_by(ways, size, &faulty, true, want);
}

/// What is reported of a kernel under every schedule.
pub fn reported(size: Size, text: &str, stops: bool, want: Want<'_>) {
    reported_by(ways(), size, text, stops, want);
}

fn reported_by(
    ways: impl Iterator<Item = Options>,
    size: Size,
    text: &str,
    stops: bool,
    want: Want<'_>,
) {
    for options in ways {
        let (finished, _) = run(size, text, options);
        assert_eq!(finished.ended, !stops, "{:?}\n{text}", options.schedule);
        let [report] = &finished.reports[..] else {
            panic!("{:?}: {:#?}\n{text}", options.schedule, finished.reports);
        };
        want.check(report, text);
    }
}
