//! What the special registers read.

use super::launch::Launch;
use irc_ptx::isa::sem::Lanes32;
use irc_ptx::isa::{SpecialKind, SpecialReg, Uniformity};

/// A warp in its launch.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Position {
    /// The CTA in the grid.
    pub(super) cta: [u32; 3],
    /// The place of the CTA in its cluster.
    pub(super) in_cluster: [u32; 3],
    /// Its rank in the cluster.
    pub(super) rank: u32,
    /// The number of the CTA in the grid, `x` first.
    pub(super) number: u64,
    /// The warp in the CTA.
    pub(super) warp: u32,
}

impl Position {
    /// The thread of a lane in the CTA, `x` first.
    pub(super) fn thread(&self, launch: &Launch, lane: usize) -> [u32; 3] {
        let linear = self.warp * 32 + lane as u32;
        let [x, y, _] = launch.config.block;
        [linear % x, linear / x % y, linear / x / y]
    }

    /// What a special register reads in a lane. `clock` counts the instructions of the warp.
    pub(super) fn read(&self, launch: &Launch, reg: SpecialReg, lane: usize, clock: u64) -> u128 {
        let pick = |v: [u32; 3]| reg.component().and_then(|i| v.get(i)).copied().unwrap_or(0);
        let config = &launch.config;
        let clusters = || std::array::from_fn(|i| config.grid[i] / config.cluster_shape()[i]);
        let cluster = || std::array::from_fn(|i| self.cta[i] / config.cluster_shape()[i]);
        let value = match reg.kind() {
            SpecialKind::Tid => pick(self.thread(launch, lane)),
            SpecialKind::Ntid => pick(config.block),
            SpecialKind::Ctaid => pick(self.cta),
            SpecialKind::Nctaid => pick(config.grid),
            SpecialKind::Clusterid => pick(cluster()),
            SpecialKind::Nclusterid => pick(clusters()),
            SpecialKind::ClusterCtaid => pick(self.in_cluster),
            SpecialKind::ClusterNctaid => pick(config.cluster_shape()),
            SpecialKind::ClusterCtarank => self.rank,
            SpecialKind::ClusterNctarank => launch.ranks(),
            SpecialKind::IsExplicitCluster => u32::from(config.cluster.is_some()),
            SpecialKind::Laneid => lane as u32,
            SpecialKind::Warpid => self.warp,
            SpecialKind::Nwarpid => launch.threads().div_ceil(32),
            SpecialKind::Smid => {
                (self.number % u64::from(launch.options.multiprocessors.max(1))) as u32
            }
            SpecialKind::Nsmid => launch.options.multiprocessors,
            SpecialKind::LanemaskEq => 1 << lane,
            SpecialKind::LanemaskLt => (1 << lane) - 1,
            SpecialKind::LanemaskLe => (2u64 << lane).wrapping_sub(1) as u32,
            SpecialKind::LanemaskGt => !(2u64 << lane).wrapping_sub(1) as u32,
            SpecialKind::LanemaskGe => !((1 << lane) - 1),
            SpecialKind::DynamicSmemSize => config.dynamic_shared,
            SpecialKind::TotalSmemSize | SpecialKind::AggrSmemSize => launch.shared_bytes(),
            SpecialKind::Clock | SpecialKind::GlobaltimerLo => clock as u32,
            SpecialKind::ClockHi | SpecialKind::GlobaltimerHi => (clock >> 32) as u32,
            SpecialKind::Clock64 | SpecialKind::Globaltimer => return u128::from(clock),
            // As the driver passes the address to a kernel that was launched to synchronise.
            SpecialKind::Envreg if reg == SpecialReg::ENVREG1 => (launch.workspace >> 32) as u32,
            SpecialKind::Envreg if reg == SpecialReg::ENVREG2 => launch.workspace as u32,
            // The rest of the environment; the number of the launch; reserved shared memory and
            // graphs, which there are none of; counters of which nothing happens here.
            SpecialKind::Envreg
            | SpecialKind::Gridid
            | SpecialKind::ReservedSmemOffsetBegin
            | SpecialKind::ReservedSmemOffsetEnd
            | SpecialKind::ReservedSmemOffsetCap
            | SpecialKind::ReservedSmemPiece
            | SpecialKind::CurrentGraphExec
            | SpecialKind::Pm => 0,
        };
        u128::from(value)
    }

    /// What a special register that stays the same reads in all lanes.
    pub(super) fn lanes(&self, launch: &Launch, reg: SpecialReg) -> Lanes32 {
        if reg.uniformity() != Uniformity::Thread {
            return [self.read(launch, reg, 0, 0) as u32; 32];
        }
        let threads: [[u32; 3]; 32] = std::array::from_fn(|lane| self.thread(launch, lane));
        match (reg.kind(), reg.component()) {
            (SpecialKind::Tid, Some(i @ 0..3)) => threads.map(|thread| thread[i]),
            _ => std::array::from_fn(|lane| self.read(launch, reg, lane, 0) as u32),
        }
    }
}
