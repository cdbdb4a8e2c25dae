//! One launch: what it was asked for.

use super::Options;
use super::check::Checks;
use super::copies::Timing;
use super::memory::{Flat, LaneWords, words_of};
use super::program::{Code, Passed};
use super::registers::Registers;
use super::stop::Stopper;
use crate::launch::LaunchConfig;
use irc_ptx::isa::sem::Approximation;

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

/// The registers and parameters of a kernel when a warp begins it.
pub(super) struct FirstCall {
    pub(super) registers: Registers,
    pub(super) params: LaneWords,
}

impl FirstCall {
    /// Those of a kernel with these parameters.
    pub(super) fn new(code: &Code, bytes: &Flat, is_watched: bool) -> Self {
        let size = code.param_size;
        let mut params = LaneWords::of_variables(size, &code.param_variables, is_watched);
        for &param in &code.params {
            let Passed::Memory { offset, size } = param else { continue };
            for (index, written) in words_of(offset, size) {
                let word = bytes.words[index];
                (0..32).for_each(|lane| params.store(lane, index, word, written));
            }
        }
        let registers = Registers::new(&code.counts, &code.narrow, is_watched);
        Self { registers, params }
    }
}

/// A launch that its kernel takes.
pub(super) struct Launch {
    pub(super) kernel: usize,
    /// Its shape; a cluster if the kernel or the host says one.
    pub(super) config: LaunchConfig,
    pub(super) static_shared: u32,
    pub(super) params: Flat,
    /// What each warp begins with.
    pub(super) first: FirstCall,
    /// The address of the memory in which the grid synchronises; 0 if it does not.
    pub(super) workspace: u64,
    pub(super) options: Options,
    pub(super) stopper: Stopper,
}

impl Launch {
    /// What is looked for.
    pub(super) fn checks(&self) -> Checks {
        self.options.checks
    }

    /// The results that approximate instructions give.
    pub(super) fn approximation(&self) -> Approximation {
        match self.options.approx {
            Approx::Exact => Approximation::Exact,
            Approx::Worst => Approximation::Worst(self.options.seed),
        }
    }

    /// The threads of a CTA.
    pub(super) fn threads(&self) -> u32 {
        self.config.threads() as u32
    }

    /// The CTAs of a cluster.
    pub(super) fn ranks(&self) -> u32 {
        self.config.cluster_shape().iter().product()
    }

    /// How many clusters the grid has.
    pub(super) fn clusters(&self) -> u64 {
        self.config.clusters()
    }

    /// Bytes of shared memory of a CTA.
    pub(super) fn shared_bytes(&self) -> u32 {
        self.static_shared + self.config.dynamic_shared
    }

    /// The CTA of a rank of a cluster: its place in the grid and in the cluster.
    pub(super) fn cta(&self, cluster: u64, rank: u32) -> ([u32; 3], [u32; 3]) {
        let shape = self.config.cluster_shape();
        let dims: [u64; 3] = std::array::from_fn(|i| u64::from(self.config.grid[i] / shape[i]));
        let at = [cluster % dims[0], cluster / dims[0] % dims[1], cluster / dims[0] / dims[1]];
        let [x, y, _] = shape;
        let inside = [rank % x, rank / x % y, rank / x / y];
        let cta = std::array::from_fn(|i| at[i] as u32 * shape[i] + inside[i]);
        (cta, inside)
    }

    /// When asynchronous copies run: as late as they may unless the seed decides.
    pub(super) fn timing(&self) -> Timing {
        match self.options.schedule {
            Schedule::Fair => Timing::Late,
            Schedule::Random => Timing::Seeded(self.options.seed),
            Schedule::Adversarial => Timing::Eager,
        }
    }
}
