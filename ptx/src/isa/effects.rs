//! What instructions do besides writing their results: a column of the ISA table.

bitflags::bitflags! {
    /// What an instruction does besides writing its results.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct Effects: u16 {
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

impl Effects {
    /// Nothing: it may be removed if its results are unused.
    pub const PURE: Self = Self::empty();

    /// The effects in words; those that contain others stand for them.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        self.words_besides(Self::PURE)
    }

    /// The effects in words that are not all among the `kept`.
    pub fn words_besides(self, kept: Self) -> impl Iterator<Item = &'static str> {
        const WORDS: [(Effects, &str); 10] = [
            (Effects::CALL, "calls a function"),
            (Effects::ATOMIC, "reads and writes memory in one step"),
            (Effects::LOAD, "reads memory"),
            (Effects::STORE, "writes memory"),
            (Effects::BARRIER, "orders memory accesses or makes threads wait"),
            (Effects::TERMINATOR, "ends a block"),
            (Effects::TRAP, "stops the kernel"),
            (Effects::CARRY_IN, "reads the carry flag"),
            (Effects::CARRY_OUT, "writes the carry flag"),
            (Effects::OTHER, "may not be removed or repeated"),
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
