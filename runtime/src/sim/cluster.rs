//! The clusters of CTAs that run.

use super::cluster_memory::ClusterMemory;
use super::finding::ThreadLocation;
use super::launch::Launch;
use super::memory::Flat;
use super::program::Program;
use super::special::Position;
use super::warp::Warp;

/// A barrier of a CTA. The threads that wait at it are those of its splits that say so.
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
    pub(super) at: ThreadLocation,
    /// How many threads are awaited; all of the CTA if nothing is said.
    pub(super) expected: Option<u32>,
}

/// A CTA.
#[derive(Default)]
pub(super) struct Cta {
    pub(super) warps: Vec<Warp>,
    pub(super) barriers: [Barrier; 16],
}

/// CTAs that run at the same time and see each other's shared memory.
#[derive(Default)]
pub(super) struct Cluster {
    pub(super) ctas: Vec<Cta>,
    pub(super) common: ClusterMemory,
    /// The number of its first CTA.
    pub(super) first_cta: u32,
    /// The warp that runs next.
    pub(super) turn: usize,
    /// The state of the random numbers of its scheduler.
    pub(super) random: u64,
}

impl Cluster {
    /// Becomes the cluster of this number at its beginning, whatever it was.
    pub(super) fn begin(&mut self, program: &Program, launch: &Launch, number: u64) {
        let ranks = launch.ranks();
        self.ctas.resize_with(ranks as usize, Cta::default);
        for (rank, group) in (0..ranks).zip(&mut self.ctas) {
            let (cta, inside) = launch.cta(number, rank);
            group.begin(program, launch, cta, inside, rank);
        }
        self.common.begin(launch);
        self.first_cta = (number * u64::from(ranks)) as u32;
        self.turn = 0;
        // Any seed gives a state that is not zero.
        self.random = (launch.options.seed ^ number.wrapping_mul(0xd134_2543_de82_ef95))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            | 1;
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
    fn begin(
        &mut self,
        program: &Program,
        launch: &Launch,
        cta: [u32; 3],
        in_cluster: [u32; 3],
        rank: u32,
    ) {
        let [gx, gy, _] = launch.config.grid.map(u64::from);
        let number = u64::from(cta[0]) + gx * (u64::from(cta[1]) + gy * u64::from(cta[2]));
        let threads = launch.threads();
        let count = threads.div_ceil(32);
        self.warps.resize_with(count as usize, Warp::default);
        for (warp, at) in self.warps.iter_mut().zip(0..count) {
            let position = Position { cta, in_cluster, rank, number, warp: at };
            let lanes = (threads - at * 32).min(32);
            warp.begin(program, launch, position, u32::MAX >> (32 - lanes));
        }
        self.barriers = [Barrier::default(); 16];
    }
}
