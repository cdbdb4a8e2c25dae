//! The asynchronous copies of a thread that are under way, and when they run.
//!
//! A copy runs in two steps: it reads, and it writes and signals its end. Both may happen at any
//! time between the start and the end of whatever waits for the copy, and copies are in no order
//! among themselves. [`Timing`] chooses: at once, as late as possible, or by a seed. A program
//! that is right gives the same result with all of them. PTX ISA 9.7.9.25.
//!
//! [`Copies`] only keeps the copies; the machine takes what is due and lets it run as the thread
//! that started it:
//!
//! ```ignore
//! while let Some(mut job) = copies.take(due) {
//!     // Act for the thread, at the place that job.tag remembers.
//!     if job.step(machine)? {
//!         copies.put_back(job);
//!     }
//! }
//! ```

use irc_ptx::isa::sem::{
    Access, AsyncCopy, CopySource, Fault, Finish, GroupKind, Machine, aligned_pieces, arrive_on,
    complete_tx,
};
use std::collections::VecDeque;

/// When copies run that nothing waits for yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Timing {
    /// As soon as they start.
    #[default]
    Eager,
    /// Not before something waits for them.
    Late,
    /// Each at once, at once but for its writes, or late, and in any order; by the seed.
    Seeded(u64),
}

/// Which copies are to run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Those that the timing lets run at once: after every start.
    Now,
    /// Those that a wait for all but the newest groups is about.
    Groups {
        /// The kind of the groups.
        kind: GroupKind,
        /// How many groups may stay.
        keep: usize,
        /// Whether it is enough that they have read.
        sources_read: bool,
    },
    /// Those that tell a barrier of their end, and those that these wait for: when a thread waits
    /// for a barrier. One step is enough if the thread looks at its barrier again.
    Barriers,
    /// All: at the end of the thread or its CTA.
    All,
}

/// A copy that is under way.
#[derive(Clone, Debug)]
pub struct Job<T> {
    /// What the machine gave along when the copy started.
    pub tag: T,
    copy: AsyncCopy,
    serial: u64,
    group: u64,
    /// How many steps are done, and how many are to be done at once.
    steps: u8,
    early: u8,
    data: Vec<u8>,
    /// The bytes of the data that nobody had written.
    unwritten: Vec<u32>,
}

/// The copies of one thread.
#[derive(Clone, Debug)]
pub struct Copies<T> {
    timing: Timing,
    random: u64,
    /// In the order of their starts.
    jobs: VecDeque<Job<T>>,
    started: u64,
    /// How many groups of each kind were committed.
    groups: [u64; 2],
}

const STEPS: u8 = 2;
/// How many copies of a thread are under way at most: the oldest do not wait for ever.
const CROWD: usize = 1024;

impl<T> Default for Copies<T> {
    fn default() -> Self {
        Self::new(Timing::default())
    }
}

impl<T> Copies<T> {
    /// No copies.
    pub const fn new(timing: Timing) -> Self {
        let random = match timing {
            Timing::Seeded(seed) => seed,
            Timing::Eager | Timing::Late => 0,
        };
        Self { timing, random, jobs: VecDeque::new(), started: 0, groups: [0; 2] }
    }

    /// Whether no copy is under way.
    pub fn is_empty(&self) -> bool {
        self.jobs.is_empty()
    }

    /// Starts a copy; what is due now should run next.
    pub fn start(&mut self, copy: AsyncCopy, tag: T) {
        let early = match self.timing {
            Timing::Eager => STEPS,
            Timing::Late => 0,
            Timing::Seeded(_) => self.below(usize::from(STEPS) + 1) as u8,
        };
        let group = match copy.finish {
            Finish::Group(kind) => self.groups[kind as usize],
            Finish::Barrier(_) | Finish::Arrival(_) => 0,
        };
        let serial = self.started;
        self.started += 1;
        let (data, unwritten) = (Vec::new(), Vec::new());
        self.jobs.push_back(Job { tag, copy, serial, group, steps: 0, early, data, unwritten });
    }

    /// Makes one group of all copies of a kind since the last.
    pub const fn commit(&mut self, kind: GroupKind) {
        self.groups[kind as usize] += 1;
    }

    /// Takes a copy that is due and has a step left. It is put back, if it then has one still,
    /// before the next is taken.
    pub fn take(&mut self, due: Due) -> Option<Job<T>> {
        if due == Due::Now && self.timing == Timing::Late && self.jobs.len() <= CROWD {
            return None;
        }
        let arrives = |job: &Job<T>| matches!(job.copy.finish, Finish::Arrival(_));
        let last_arrival = self.jobs.iter().rposition(arrives);
        // An arrival waits for the small copies before it.
        let mut copies_before = false;
        let mut due_places = self.jobs.iter().enumerate().filter(|&(at, job)| {
            copies_before |= job.copy.finish == Finish::Group(GroupKind::Async);
            !(arrives(job) && copies_before)
                && self.is_due(due, job, last_arrival.is_some_and(|last| at < last))
        });
        let at = if let Timing::Seeded(_) = self.timing {
            let places: Vec<usize> = due_places.map(|(at, _)| at).collect();
            if places.is_empty() {
                return None;
            }
            places[self.below(places.len())]
        } else {
            due_places.next()?.0
        };
        self.jobs.remove(at)
    }

    /// Whether a copy is due, which may stand before an arrival that waits for it.
    fn is_due(&self, due: Due, job: &Job<T>, before_arrival: bool) -> bool {
        match (due, job.copy.finish) {
            (Due::All, _) => true,
            (Due::Now, _) => job.steps < job.early || job.serial + (CROWD as u64) < self.started,
            (Due::Groups { kind, keep, sources_read }, Finish::Group(of)) => {
                of == kind
                    && job.group + (keep as u64) < self.groups[kind as usize]
                    && !(sources_read && job.steps > 0)
            }
            (Due::Groups { .. }, Finish::Barrier(_) | Finish::Arrival(_)) => false,
            (Due::Barriers, Finish::Barrier(_) | Finish::Arrival(_)) => true,
            (Due::Barriers, Finish::Group(kind)) => kind == GroupKind::Async && before_arrival,
        }
    }

    /// Puts a copy back that has a step left.
    pub fn put_back(&mut self, job: Job<T>) {
        let at = self.jobs.partition_point(|other| other.serial < job.serial);
        self.jobs.insert(at, job);
    }

    /// A random number below a bound (splitmix64).
    fn below(&mut self, bound: usize) -> usize {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.random;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % bound as u64) as usize
    }
}

impl<T> Job<T> {
    /// The copy.
    pub const fn copy(&self) -> &AsyncCopy {
        &self.copy
    }

    /// Runs the next step; whether another one is left. The machine acts for the thread that
    /// started the copy.
    pub fn step(&mut self, machine: &mut dyn Machine) -> Result<bool, Fault> {
        if self.steps == 0 {
            self.read(machine)?;
        } else {
            match self.copy.reduce {
                Some(combine) => self.reduce(machine, combine)?,
                None => self.write(machine)?,
            }
            self.pass_unwritten(machine)?;
            match self.copy.finish {
                Finish::Group(_) => {}
                Finish::Barrier(barrier) => complete_tx(machine, barrier, self.copy.bytes)?,
                Finish::Arrival(barrier) => arrive_on(machine, barrier)?,
            }
        }
        self.steps += 1;
        Ok(self.steps < STEPS)
    }

    /// The bytes that are neither ignored at the beginning nor at the end.
    fn kept(&self) -> std::ops::Range<u32> {
        let [before, behind] = self.copy.ignored;
        before..self.copy.bytes.saturating_sub(behind)
    }

    fn read(&mut self, machine: &mut dyn Machine) -> Result<(), Fault> {
        self.data.resize(self.copy.bytes as usize, 0);
        let from = match self.copy.from {
            CopySource::Memory(from) => from,
            CopySource::Value(value) => {
                let bytes = self.data.len().min(value.len());
                self.data[..bytes].copy_from_slice(&value[..bytes]);
                return Ok(());
            }
        };
        let kept = self.kept();
        let end = kept.end.min(self.copy.source_bytes);
        let first = offset(from, kept.start);
        for (at, size) in aligned_pieces(first.address, end.saturating_sub(kept.start).into()) {
            let access = offset(first, at as u32);
            let at = kept.start + at as u32;
            machine.read(access, &mut self.data[at as usize..][..size])?;
            let unwritten = machine.unwritten(access, size);
            let bytes = (0..size as u32).filter(|n| unwritten >> n & 1 == 1);
            self.unwritten.extend(bytes.map(|n| at + n));
        }
        Ok(())
    }

    /// What nobody had written is not written by being copied.
    fn pass_unwritten(&self, machine: &mut dyn Machine) -> Result<(), Fault> {
        for &at in self.unwritten.iter().filter(|&&at| self.is_chosen(at)) {
            machine.undefine(offset(self.copy.to, at), 1)?;
        }
        Ok(())
    }

    /// Whether the mask lets a byte be written.
    const fn is_chosen(&self, at: u32) -> bool {
        self.copy.mask >> (at % 16) & 1 == 1
    }

    /// Writes a run of bytes.
    fn put(&self, machine: &mut dyn Machine, from: u32, to: u32) -> Result<(), Fault> {
        let first = offset(self.copy.to, from);
        for (at, size) in aligned_pieces(first.address, u64::from(to - from)) {
            let source = &self.data[from as usize + at as usize..][..size];
            machine.write(offset(first, at as u32), source)?;
        }
        Ok(())
    }

    fn write(&self, machine: &mut dyn Machine) -> Result<(), Fault> {
        let kept = self.kept();
        let is_written = |at: &u32| self.is_chosen(*at);
        let mut at = kept.start;
        if self.copy.mask == u16::MAX {
            self.put(machine, at, kept.end.max(at))?;
            at = kept.end;
        }
        while let Some(from) = (at..kept.end).find(is_written) {
            at = (from..kept.end).find(|at| !is_written(at)).unwrap_or(kept.end);
            self.put(machine, from, at)?;
        }
        let [before, behind] = self.copy.ignored.map(|bytes| bytes.min(self.copy.bytes));
        for (from, bytes) in [(0, before), (self.copy.bytes - behind, behind)] {
            if bytes > 0 {
                machine.undefine(offset(self.copy.to, from), bytes)?;
            }
        }
        Ok(())
    }

    fn reduce(
        &self,
        machine: &mut dyn Machine,
        combine: fn(&irc_ptx::isa::sem::Form, u128, u128) -> u128,
    ) -> Result<(), Fault> {
        let size = self.copy.form.ty.bytes() as usize;
        for (n, new) in self.data.chunks_exact(size).enumerate() {
            let access = offset(self.copy.to, (n * size) as u32);
            let mut bytes = [0; 16];
            machine.read(access, &mut bytes[..size])?;
            let mut operand = [0; 16];
            operand[..size].copy_from_slice(new);
            let old = u128::from_le_bytes(bytes);
            let result = combine(&self.copy.form, old, u128::from_le_bytes(operand));
            machine.write(access, &result.to_le_bytes()[..size])?;
        }
        Ok(())
    }
}

/// The access that many bytes further on.
const fn offset(access: Access, bytes: u32) -> Access {
    Access { address: access.address.wrapping_add(bytes as u64), ..access }
}
