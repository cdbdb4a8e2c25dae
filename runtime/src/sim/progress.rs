//! How far a launch has come.
//!
//! Schedulers and the search for launches that get nowhere ask whether anything has happened since
//! they last looked, so all is counted and nothing reset.

/// Counts what has happened.
pub(super) struct Progress {
    /// The most instructions of warps.
    limit: u64,
    /// Instructions that warps and threads have run.
    steps: u64,
    thread_steps: u64,
    /// Instructions that did something; one that waits did not.
    advances: u64,
    /// What happened that others may wait for: changes of memory, ends of threads, barriers of
    /// CTAs and clusters that were passed, text that was printed. The barriers also by themselves.
    signs: u64,
    barriers: u64,
    /// How often threads looked at memory that may change, or slept.
    looks: u64,
}

impl Progress {
    /// Nothing has happened of a launch of at most N instructions of warps.
    pub(super) fn new(limit: u64) -> Self {
        Self { limit, steps: 0, thread_steps: 0, advances: 0, signs: 0, barriers: 0, looks: 0 }
    }

    /// Instructions that warps have run; also the clock.
    #[inline]
    pub(super) fn steps(&self) -> u64 {
        self.steps
    }

    /// Instructions that threads have run.
    pub(super) fn thread_steps(&self) -> u64 {
        self.thread_steps
    }

    /// Instructions that did something.
    #[inline]
    pub(super) fn advances(&self) -> u64 {
        self.advances
    }

    /// What others may wait for.
    #[inline]
    pub(super) fn signs(&self) -> u64 {
        self.signs
    }

    /// Barriers of CTAs and clusters that were passed.
    #[inline]
    pub(super) fn barriers(&self) -> u64 {
        self.barriers
    }

    /// How often threads looked at memory that may change.
    pub(super) fn looks(&self) -> u64 {
        self.looks
    }

    /// Whether the launch has taken more steps than it may.
    pub(super) fn is_over(&self) -> bool {
        self.steps > self.limit
    }

    /// A warp begins an instruction.
    #[inline]
    pub(super) fn step(&mut self) {
        self.steps += 1;
    }

    /// These lanes run it.
    #[inline]
    pub(super) fn ran(&mut self, lanes: u32) {
        // Most hosts have an instruction that counts ones, but not all.
        let count = if lanes == u32::MAX { 32 } else { lanes.count_ones() };
        self.thread_steps += u64::from(count);
    }

    /// A warp has run instructions that all did something, and its threads so many.
    #[inline]
    pub(super) fn run_straight(&mut self, steps: u64, thread_steps: u64) {
        self.steps += steps;
        self.advances += steps;
        self.thread_steps += thread_steps;
    }

    /// An instruction did something.
    #[inline]
    pub(super) fn advance(&mut self) {
        self.advances += 1;
    }

    /// Something happened that others may wait for, if it did.
    pub(super) fn sign(&mut self, happened: bool) {
        self.signs += u64::from(happened);
    }

    /// Threads have passed a barrier of a CTA or cluster.
    pub(super) fn pass_barrier(&mut self) {
        self.advances += 1;
        self.barriers += 1;
    }

    /// A thread has looked at memory that may change, if it did.
    pub(super) fn look(&mut self, looked: bool) {
        self.looks += u64::from(looked);
    }
}
