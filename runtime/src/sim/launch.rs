//! One launch: what it was asked for, and the clusters of CTAs that run.

use super::copies::Timing;
use super::meeting::Hold;
use super::memory::{Flat, LaneWords, words_of};
use super::program::{Passed, Program};
use super::registers::Registers;
use super::special::Position;
use super::stop::Stopper;
use super::trouble::Where;
use super::view::Common;
use super::warp::{Activation, Fragment, State, Warp};
use irc_ptx::isa::sem::Approximation;
use std::collections::{BTreeMap, BTreeSet};

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
    fn timing(&self) -> Timing {
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

/// A barrier of a CTA. The threads that wait at it are those of its fragments that say so.
#[derive(Clone, Copy, Default)]
pub(super) struct Barrier {
    /// The warps that arrived and went on, one bit each.
    pub(super) arrived: u32,
    /// Nothing if nobody has come since it was complete.
    pub(super) first: Option<First>,
}

/// Who came to a barrier first.
#[derive(Clone, Copy)]
pub(super) struct First {
    pub(super) at: Where,
    /// How many threads are awaited; all of the CTA if nothing is said.
    pub(super) expected: Option<u32>,
}

/// A CTA.
pub(super) struct Cta {
    pub(super) warps: Vec<Warp>,
    pub(super) barriers: [Barrier; 16],
}

/// CTAs that run at the same time and see each other's shared memory.
pub(super) struct Cluster {
    pub(super) ctas: Vec<Cta>,
    pub(super) common: Common,
    /// The number of its first CTA.
    pub(super) first_cta: u32,
    /// The warp that runs next.
    pub(super) turn: usize,
    /// The state of the random numbers of its scheduler.
    pub(super) random: u64,
}

impl Cluster {
    /// A cluster at its beginning.
    pub(super) fn new(program: &Program, launch: &Launch, number: u64) -> Self {
        let ranks = launch.ranks();
        let watched = launch.watches_values();
        let bytes = u64::from(launch.static_shared) + u64::from(launch.dynamic_shared);
        let ctas = (0..ranks).map(|rank| {
            let (cta, inside) = launch.cta(number, rank);
            Cta::new(program, launch, cta, inside, rank)
        });
        Self {
            ctas: ctas.collect(),
            common: Common {
                shared: (0..ranks).map(|_| Flat::unwritten(bytes, watched)).collect(),
                copies: BTreeMap::new(),
                timing: launch.timing(),
                barriers: BTreeSet::new(),
                changed: false,
                looks: None,
            },
            first_cta: (number * u64::from(ranks)) as u32,
            turn: 0,
            // Any seed gives a state that is not zero.
            random: (launch.seed ^ number.wrapping_mul(0xd134_2543_de82_ef95))
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                | 1,
        }
    }

    /// A number below `n`, by xorshift.
    pub(super) fn draw(&mut self, n: u64) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 11) % n.max(1)
    }

    /// The shared memory of a CTA is no more when its threads have ended, but for its own copies
    /// that are under way. Nothing else of the CTA reads it, so this only tells those of others.
    pub(super) fn give_up_shared(&mut self, cta: usize) {
        if self.ctas.len() == 1 || self.ctas[cta].warps.iter().any(|warp| warp.live != 0) {
            return;
        }
        let rank = cta as u32;
        let mut copies = self.common.copies.range((rank, 0)..=(rank, u32::MAX));
        if copies.all(|(_, copies)| copies.is_empty()) {
            self.common.shared[cta] = Flat::default();
        }
    }

    /// Whether all threads have ended.
    pub(super) fn is_done(&self) -> bool {
        self.ctas.iter().all(|cta| cta.warps.iter().all(|warp| warp.live == 0))
    }
}

impl Cta {
    fn new(
        program: &Program,
        launch: &Launch,
        cta: [u32; 3],
        in_cluster: [u32; 3],
        rank: u32,
    ) -> Self {
        let [gx, gy, _] = launch.grid.map(u64::from);
        let number = u64::from(cta[0]) + gx * (u64::from(cta[1]) + gy * u64::from(cta[2]));
        let threads = launch.threads();
        let warps = (0..threads.div_ceil(32)).map(|warp| {
            let position = Position { cta, in_cluster, rank, number, warp };
            let count = (threads - warp * 32).min(32);
            Warp::new(program, launch, position, u32::MAX >> (32 - count))
        });
        Self { warps: warps.collect(), barriers: [Barrier::default(); 16] }
    }
}

impl Warp {
    /// A warp at the beginning of the kernel.
    fn new(program: &Program, launch: &Launch, position: Position, lanes: u32) -> Self {
        let watched = launch.watches_values();
        let code = &program.functions[launch.kernel];
        let mut params = LaneWords::of_variables(code.param_size, &code.param_variables, watched);
        for &param in &code.params {
            let Passed::Memory { offset, size } = param else { continue };
            for (index, bytes) in words_of(offset, size) {
                let word = launch.params.words[index];
                (0..32).for_each(|lane| params.store(lane, index, word, bytes));
            }
        }
        let kernel = Activation {
            function: launch.kernel,
            caller: None,
            depth: 0,
            lanes,
            registers: Registers::new(&code.counts, &code.narrow, watched),
            params,
            frame: 0,
            top: [code.local.size; 32],
            own: 0,
            hidden: 0,
            meetings: Vec::new(),
        };
        let fragment = Fragment { lanes, activation: 0, pc: 0, state: State::Ready };
        Self {
            position,
            live: lanes,
            fragments: vec![fragment],
            activations: vec![Some(kernel)],
            free: Vec::new(),
            local: LaneWords::new(code.local.size, watched),
            calls: 0,
            counted: 0,
            specials: program.specials.iter().map(|&reg| position.lanes(launch, reg)).collect(),
            cluster_arrived: 0,
            cluster_owed: 0,
            ran: 0,
            hold: Hold::default(),
        }
    }
}
