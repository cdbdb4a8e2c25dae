//! What instructions do besides writing their results: a column of the ISA table.

bitflags::bitflags! {
    /// What an instruction does besides writing its results.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct InstEffects: u16 {
        /// Reads memory.
        const LOAD = 1;
        /// Writes memory.
        const STORE = 1 << 1;
        /// Reads and writes memory in one step.
        const ATOMIC = 1 << 2 | 3;
        /// Orders memory accesses or makes threads wait for each other.
        const BARRIER = 1 << 3;
        /// Ends a basic block.
        const TERMINATOR = 1 << 4;
        /// Stops the kernel.
        const TRAP = 1 << 5;
        /// Reads the carry flag.
        const CARRY_IN = 1 << 6;
        /// Writes the carry flag.
        const CARRY_OUT = 1 << 7;
        /// Does something else that may not be removed or repeated (sleep, events).
        const OTHER = 1 << 8;
        /// Calls a function.
        const CALL = 1 << 9 | 3;
    }
}

impl InstEffects {
    /// Nothing: it may be removed if its results are unused.
    pub const PURE: Self = Self::empty();

    /// The effects in words; those that contain others stand for them.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        self.words_besides(Self::PURE)
    }

    /// The effects in words that are not all among the `kept`.
    pub fn words_besides(self, kept: Self) -> impl Iterator<Item = &'static str> {
        const WORDS: [(InstEffects, &str); 10] = [
            (InstEffects::CALL, "calls a function"),
            (InstEffects::ATOMIC, "reads and writes memory in one step"),
            (InstEffects::LOAD, "reads memory"),
            (InstEffects::STORE, "writes memory"),
            (InstEffects::BARRIER, "orders memory accesses or makes threads wait"),
            (InstEffects::TERMINATOR, "ends a block"),
            (InstEffects::TRAP, "stops the kernel"),
            (InstEffects::CARRY_IN, "reads the carry flag"),
            (InstEffects::CARRY_OUT, "writes the carry flag"),
            (InstEffects::OTHER, "may not be removed or repeated"),
        ];
        let mut left = self.difference(kept);
        WORDS.into_iter().filter_map(move |(effect, words)| {
            let is_new = self.contains(effect) && left.intersects(effect);
            if is_new {
                left.remove(effect);
            }
            is_new.then_some(words)
        })
    }

    /// Whether it may be removed if its results are unused.
    pub const fn is_pure(self) -> bool {
        self.is_empty()
    }
}
