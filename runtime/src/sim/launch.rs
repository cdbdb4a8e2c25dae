//! One launch: what it was asked for.

use super::copies::Timing;
use super::memory::Flat;
use super::stop::Stopper;
use irc_ptx::isa::sem::Approximation;

/// What is watched while a kernel runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
#[non_exhaustive]
pub enum Checks {
    /// Only what cannot go on: accesses outside all memory, traps, deadlocks.
    None,
    /// The same; accesses are told apart by allocation and alignment in any case.
    Memory,
    /// Also values that nobody wrote, and races.
    #[default]
    All,
}

/// Which threads run first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Schedule {
    /// Warps in turn, and in a warp the threads that are behind; those that have diverged meet
    /// where their ways do, as compiled code has it on GPUs.
    #[default]
    Fair,
    /// Any warp, any threads, for any time; by the seed.
    Random,
    /// Warps as long as they can run, the threads that are ahead first.
    Adversarial,
}

/// Which results approximate instructions give, of those that the manual allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Approx {
    /// The exact ones, rounded.
    #[default]
    Exact,
    /// Those that are the furthest off; above or below the exact ones by the seed, for each
    /// function.
    Worst,
}

/// A launch.
pub(super) struct Launch {
    pub(super) kernel: usize,
    pub(super) grid: [u32; 3],
    pub(super) block: [u32; 3],
    pub(super) cluster: [u32; 3],
    pub(super) explicit_cluster: bool,
    pub(super) dynamic_shared: u32,
    pub(super) static_shared: u32,
    pub(super) multiprocessors: u32,
    pub(super) params: Flat,
    /// The address of the memory in which the grid synchronises; 0 if it does not.
    pub(super) workspace: u64,
    pub(super) checks: Checks,
    pub(super) schedule: Schedule,
    pub(super) profile: bool,
    pub(super) seed: u64,
    pub(super) approximation: Approximation,
    /// The most warp instructions, and the most in which nothing happens.
    pub(super) steps: u64,
    pub(super) idle_steps: u64,
    pub(super) stopper: Stopper,
}

impl Launch {
    /// The threads of a CTA.
    pub(super) fn threads(&self) -> u32 {
        self.block.iter().product()
    }

    /// The CTAs of a cluster.
    pub(super) fn ranks(&self) -> u32 {
        self.cluster.iter().product()
    }

    /// How many clusters the grid has.
    pub(super) fn clusters(&self) -> u64 {
        (0..3).map(|i| u64::from(self.grid[i] / self.cluster[i])).product()
    }

    /// The CTA of a rank of a cluster: its place in the grid and in the cluster.
    pub(super) fn cta(&self, cluster: u64, rank: u32) -> ([u32; 3], [u32; 3]) {
        let dims: [u64; 3] = std::array::from_fn(|i| u64::from(self.grid[i] / self.cluster[i]));
        let at = [cluster % dims[0], cluster / dims[0] % dims[1], cluster / dims[0] / dims[1]];
        let [x, y, _] = self.cluster;
        let inside = [rank % x, rank / x % y, rank / x / y];
        let cta = std::array::from_fn(|i| at[i] as u32 * self.cluster[i] + inside[i]);
        (cta, inside)
    }

    /// When asynchronous copies run: as late as they may unless the seed decides.
    pub(super) fn timing(&self) -> Timing {
        match self.schedule {
            Schedule::Fair => Timing::Late,
            Schedule::Random => Timing::Seeded(self.seed),
            Schedule::Adversarial => Timing::Eager,
        }
    }

    pub(super) fn watches_values(&self) -> bool {
        self.checks == Checks::All
    }
}
