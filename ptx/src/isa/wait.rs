//! Waits for what earlier instructions have begun.

/// What may be waited for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wait {
    /// The phase of a barrier in shared memory.
    Mbarrier,
    /// Groups of `cp.async`.
    CpAsync,
    /// Groups of `cp.async.bulk`.
    CpAsyncBulk,
    /// Groups of `wgmma`.
    Wgmma,
    /// Loads of tensor memory.
    TensorLoad,
    /// Stores to tensor memory.
    TensorStore,
}

impl Wait {
    /// The mnemonic of the instruction that waits, in messages.
    pub const fn mnemonic(self) -> &'static str {
        match self {
            Self::Mbarrier => "mbarrier.try_wait",
            Self::CpAsync => "cp.async.wait_group",
            Self::CpAsyncBulk => "cp.async.bulk.wait_group",
            Self::Wgmma => "wgmma.wait_group",
            Self::TensorLoad => "tcgen05.wait::ld",
            Self::TensorStore => "tcgen05.wait::st",
        }
    }
}

/// What an instruction does for a wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitRole {
    /// It ends a group that can be waited for.
    Commits(Wait),
    /// It waits: for all, or for all but the last groups where it says how many.
    Waits(Wait),
}
