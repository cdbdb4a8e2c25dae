//! What instructions do besides writing their results: a column of the ISA table.

/// What an instruction does besides writing its results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effects(u16);

impl Effects {
    /// Nothing: it may be removed if its results are unused.
    pub const PURE: Self = Self(0);
    /// Reads memory.
    pub const LOAD: Self = Self(1);
    /// Writes memory.
    pub const STORE: Self = Self(1 << 1);
    /// Reads and writes memory in one step.
    pub const ATOMIC: Self = Self(1 << 2 | 3);
    /// Orders memory accesses or makes threads wait for each other.
    pub const BARRIER: Self = Self(1 << 3);
    /// Ends a basic block.
    pub const TERMINATOR: Self = Self(1 << 4);
    /// Stops the kernel.
    pub const TRAP: Self = Self(1 << 5);
    /// Reads the carry flag.
    pub const CARRY_IN: Self = Self(1 << 6);
    /// Writes the carry flag.
    pub const CARRY_OUT: Self = Self(1 << 7);
    /// Does something else that may not be removed or repeated (sleep, events).
    pub const OTHER: Self = Self(1 << 8);
    /// Calls a function.
    pub const CALL: Self = Self(1 << 9 | 3);

    /// Both.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all of `other` is among the effects.
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

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
        let mut left = self.0 & !kept.0;
        WORDS.into_iter().filter_map(move |(effect, words)| {
            let is_new = self.has(effect) && left & effect.0 != 0;
            if is_new {
                left &= !effect.0;
            }
            is_new.then_some(words)
        })
    }

    /// Whether it may be removed if its results are unused.
    pub const fn is_pure(self) -> bool {
        self.0 == 0
    }
}
