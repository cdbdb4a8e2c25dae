//! Racy sequences of events beside their fixed twins.

mod accesses;
mod copies;
mod launch;
mod lines;
mod model;
mod order;

use super::*;
use Op::{Modify, Read, Write};
use irc_ptx::isa::sem::{self, Finish, GroupKind};

const SHARED: MemoryId = MemoryId::Shared(0);
const ALL: u32 = u32::MAX;
const DATA: u64 = 0;
const FLAG: u64 = 256;
/// A copy that a barrier tracks; the tests say which when it ends.
const BARRIER: Finish = Finish::Barrier(sem::Access::weak(None, 0));
const ARRIVAL: Finish = Finish::Arrival(sem::Access::weak(None, 0));

/// A detector and a few words for its events. Thread `n` of the tests is thread `n % 1024` of CTA
/// `n / 1024`.
struct Run {
    detector: Detector,
    site: u32,
}

fn thread(number: u32) -> Thread {
    Thread { cta: number / 1024, thread: number % 1024 }
}

/// Thread `n` of CTA 1.
const fn other(number: u32) -> u32 {
    1024 + number
}

impl Run {
    fn new(ctas: u32, threads: u32, cluster: u32) -> Self {
        let mut detector = Detector::new(Extent { ctas, threads, cluster }, 1000);
        for cta in 0..ctas {
            detector.start_cta(cta);
        }
        Self { detector, site: 0 }
    }

    fn access(&mut self, number: u32, place: MemoryId, address: u64, access: Access) {
        self.site += 1;
        let access = Access { site: self.site, ..access };
        self.detector.access(thread(number), place, address, access);
    }

    fn weak(&mut self, number: u32, op: Op, place: MemoryId, address: u64) {
        self.access(number, place, address, Access::weak(op, 4, 0));
    }

    fn read(&mut self, number: u32, address: u64) {
        self.weak(number, Read, SHARED, address);
    }

    fn write(&mut self, number: u32, address: u64) {
        self.weak(number, Write, SHARED, address);
    }

    fn load(&mut self, number: u32, address: u64) {
        self.weak(number, Read, MemoryId::Global, address);
    }

    fn store(&mut self, number: u32, address: u64) {
        self.weak(number, Write, MemoryId::Global, address);
    }

    /// A strong access to global memory.
    fn strong(&mut self, number: u32, op: Op, order: Order, scope: Scope, address: u64) {
        self.access(number, MemoryId::Global, address, Access::strong(op, order, scope, 4, 0));
    }

    fn barrier(&mut self) {
        self.detector.cta_barrier(0, 0, &[ALL; 32], false);
    }

    fn fence(&mut self, number: u32, order: Order, scope: Scope) {
        self.detector.fence(thread(number), order, scope);
    }

    /// What a copy reads and writes: 16 bytes of global memory to the same address in shared
    /// memory.
    fn copy(&mut self, number: u32, finish: Finish, address: u64) -> StartedCopy {
        let copy = self.start(number, finish);
        self.run(&copy, address);
        copy
    }

    fn start(&mut self, number: u32, finish: Finish) -> StartedCopy {
        self.detector.start_copy(thread(number), &finish, false).expect("the CTA runs")
    }

    fn run(&mut self, copy: &StartedCopy, address: u64) {
        self.site += 1;
        let (read, write) = (Access::weak(Read, 16, self.site), Access::weak(Write, 16, self.site));
        self.detector.access_by_copy(copy, MemoryId::Global, address, read);
        self.detector.access_by_copy(copy, SHARED, address, write);
    }
}

/// Runs events without what orders them, which gives a race for this reason, and with it.
fn pair(shape: (u32, u32, u32), reason: Reason, events: impl Fn(&mut Run, bool)) {
    let run = |fixed| {
        let mut run = Run::new(shape.0, shape.1, shape.2);
        events(&mut run, fixed);
        let reasons: Vec<_> = run.detector.races().iter().map(|race| race.reason).collect();
        reasons
    };
    assert_eq!(run(true), [], "fixed");
    let racy = run(false);
    assert!(racy.contains(&reason), "racy: {racy:?}");
}

/// One CTA of two warps.
fn cta(events: impl Fn(&mut Run, bool)) {
    pair((1, 64, 1), Reason::Unordered, events);
}

/// Two CTAs.
fn grid(events: impl Fn(&mut Run, bool)) {
    pair((2, 64, 1), Reason::Unordered, events);
}
