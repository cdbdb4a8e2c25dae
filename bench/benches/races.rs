//! What the simulator's race detector costs for each access of a thread.
//!
//! `cargo bench -p irc-bench --bench races -- [--quick]`. The aim is well under a microsecond.

use irc::ptx::isa::sem::{Finish, GroupKind};
use irc::ptx::isa::{Order, Scope};
use irc::runtime::sim::check::race::{Access, Detector, Extent, MemoryId, Op, Thread};
use irc_bench::clock::timed;
use std::array;

const WARP: u32 = u32::MAX;
/// Where a second array of global memory begins.
const SECOND: u64 = 1 << 32;
const THIRD: u64 = 2 << 32;

/// A launch and how many accesses it had.
struct Launch {
    detector: Detector,
    accesses: u64,
}

impl Launch {
    fn new(ctas: u32, threads: u32) -> Self {
        let detector = Detector::new(Extent { ctas, threads, cluster: 1 }, 10);
        Self { detector, accesses: 0 }
    }

    /// An access by the lanes of a warp, each to an address made of its number in the CTA.
    fn all(
        &mut self,
        (cta, warp): (u32, u32),
        place: MemoryId,
        access: Access,
        address: impl Fn(u64) -> u64,
    ) {
        let addresses = array::from_fn(|lane| address(u64::from(warp) * 32 + lane as u64));
        self.detector.access_lanes((cta, warp), WARP, place, &addresses, access, None);
        self.accesses += 32;
    }

    fn one(&mut self, thread: Thread, place: MemoryId, address: u64, access: Access) {
        self.detector.access(thread, place, address, access);
        self.accesses += 1;
    }
}

const fn read(site: u32) -> Access {
    Access::weak(Op::Read, 4, site)
}

const fn write(site: u32) -> Access {
    Access::weak(Op::Write, 4, site)
}

/// A product of square matrices by tiles of 16 times 16 in shared memory.
fn tiles(side: u32) -> Launch {
    let n = u64::from(side) * 16;
    let mut launch = Launch::new(side * side, 256);
    for cta in 0..side * side {
        let (x, y) = (u64::from(cta % side) * 16, u64::from(cta / side) * 16);
        let shared = MemoryId::Shared(cta);
        launch.detector.start_cta(cta);
        for step in (0..n).step_by(16) {
            for warp in 0..8 {
                let at = (cta, warp);
                let a = |t| ((y + t / 16) * n + step + t % 16) * 4;
                let b = |t| SECOND + ((step + t / 16) * n + x + t % 16) * 4;
                launch.all(at, MemoryId::Global, read(1), a);
                launch.all(at, shared, write(2), |t| t * 4);
                launch.all(at, MemoryId::Global, read(3), b);
                launch.all(at, shared, write(4), |t| 1024 + t * 4);
            }
            launch.detector.cta_barrier(cta, 0, &[WARP; 8], false);
            for k in 0..16 {
                for warp in 0..8 {
                    launch.all((cta, warp), shared, read(5), |t| (t / 16 * 16 + k) * 4);
                    launch.all((cta, warp), shared, read(6), |t| 1024 + (k * 16 + t % 16) * 4);
                }
            }
            launch.detector.cta_barrier(cta, 0, &[WARP; 8], false);
        }
        for warp in 0..8 {
            let c = |t| THIRD + ((y + t / 16) * n + x + t % 16) * 4;
            launch.all((cta, warp), MemoryId::Global, write(7), c);
        }
        launch.detector.end_cta(cta);
    }
    launch
}

/// Each thread reads two elements and writes one.
fn saxpy(ctas: u32) -> Launch {
    let mut launch = Launch::new(ctas, 256);
    for cta in 0..ctas {
        launch.detector.start_cta(cta);
        for warp in 0..8 {
            let element = |t| (u64::from(cta) * 256 + t) * 4;
            launch.all((cta, warp), MemoryId::Global, read(1), element);
            launch.all((cta, warp), MemoryId::Global, read(2), |t| SECOND + element(t));
            launch.all((cta, warp), MemoryId::Global, write(3), |t| SECOND + element(t));
        }
        launch.detector.end_cta(cta);
    }
    launch
}

/// Lanes exchange words of shared memory between synchronisations of their warp.
fn warps(rounds: u32) -> Launch {
    let mut launch = Launch::new(1, 256);
    launch.detector.start_cta(0);
    for _ in 0..rounds {
        for warp in 0..8 {
            launch.all((0, warp), MemoryId::Shared(0), write(1), |t| t * 4);
            launch.detector.warp_sync(0, warp, WARP);
            launch.all((0, warp), MemoryId::Shared(0), read(2), |t| (t ^ 1) * 4);
            launch.detector.warp_sync(0, warp, WARP);
        }
    }
    launch
}

/// Threads of many CTAs count in a few words.
fn histogram(ctas: u32) -> Launch {
    let add = Access::strong(Op::Modify, Order::Relaxed, Scope::Gpu, 4, 1);
    let mut launch = Launch::new(ctas, 256);
    for cta in 0..ctas {
        launch.detector.start_cta(cta);
        for warp in 0..8 {
            launch.all((cta, warp), MemoryId::Global, add, |t| t * 7 % 64 * 4);
        }
        launch.detector.end_cta(cta);
    }
    launch
}

/// Threads of many CTAs take a lock in turn.
fn lock(ctas: u32) -> Launch {
    let take = Access::strong(Op::Modify, Order::Acquire, Scope::Gpu, 4, 1);
    let give = Access::strong(Op::Write, Order::Release, Scope::Gpu, 4, 2);
    let mut launch = Launch::new(ctas, 32);
    for cta in 0..ctas {
        launch.detector.start_cta(cta);
        for thread in (0..8).map(|thread| Thread { cta, thread }) {
            launch.one(thread, MemoryId::Global, SECOND, take);
            launch.one(thread, MemoryId::Global, 0, read(3));
            launch.one(thread, MemoryId::Global, 0, write(4));
            launch.one(thread, MemoryId::Global, SECOND, give);
        }
        launch.detector.end_cta(cta);
    }
    launch
}

/// Threads copy to one of two buffers beside their work and wait.
fn copies(rounds: u64) -> Launch {
    let wide = |op, site| Access::weak(op, 16, site);
    let mut launch = Launch::new(1, 256);
    launch.detector.start_cta(0);
    for round in 0..rounds {
        let buffer = round % 2 * 4096;
        for thread in (0..256).map(|thread| Thread { cta: 0, thread }) {
            let at = u64::from(thread.thread) * 16;
            let detector = &mut launch.detector;
            let copy = detector.start_copy(thread, &Finish::Group(GroupKind::Async), false);
            let copy = copy.expect("the CTA was started");
            let from = round * 4096 + at;
            detector.access_by_copy(&copy, MemoryId::Global, from, wide(Op::Read, 1));
            detector.access_by_copy(&copy, MemoryId::Shared(0), buffer + at, wide(Op::Write, 1));
            detector.commit(thread, GroupKind::Async);
            detector.wait_groups(thread, GroupKind::Async, 0, false);
            launch.accesses += 2;
        }
        launch.detector.cta_barrier(0, 0, &[WARP; 8], false);
        for warp in 0..8 {
            let swapped = |t| buffer + (t ^ 1) * 16;
            launch.all((0, warp), MemoryId::Shared(0), wide(Op::Read, 2), swapped);
        }
    }
    launch
}

fn main() {
    let quick = std::env::args().any(|arg| arg == "--quick");
    let scale = if quick { 1 } else { 4 };
    let kernels: [(&str, &dyn Fn() -> Launch); 6] = [
        ("matrix product", &|| tiles(4 * scale)),
        ("saxpy", &|| saxpy(1024 * scale)),
        ("warp exchange", &|| warps(1000 * scale)),
        ("histogram", &|| histogram(1000 * scale)),
        ("lock", &|| lock(250 * scale)),
        ("copies", &|| copies(100 * u64::from(scale))),
    ];
    println!("{:16} {:>12} {:>12}", "", "accesses", "ns/access");
    for (name, kernel) in kernels {
        let rounds = (0..3).map(|_| timed(kernel));
        let best = rounds.min_by_key(|(_, time)| *time);
        let (launch, time) = best.expect("there are rounds");
        assert_eq!(launch.detector.races(), [], "{name} has no races");
        let each = time.as_nanos() as f64 / launch.accesses as f64;
        println!("{name:16} {:>12} {each:>12.1}", launch.accesses);
    }
}
