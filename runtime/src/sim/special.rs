//! What the special registers read.

use super::launch::Launch;
use irc_ptx::isa::sem::Lanes32;
use irc_ptx::isa::{SpecialReg, Uniformity};

/// A warp in its launch.
#[derive(Clone, Copy, Debug)]
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
        let name = reg.name();
        let (base, component) = name.split_once('.').unwrap_or((name, ""));
        let pick = |v: [u32; 3]| match component {
            "x" => v[0],
            "y" => v[1],
            "z" => v[2],
            _ => 0,
        };
        let clusters =
            || std::array::from_fn(|i| launch.config.grid[i] / launch.config.cluster_shape()[i]);
        let cluster = || std::array::from_fn(|i| self.cta[i] / launch.config.cluster_shape()[i]);
        let value = match base {
            "tid" => pick(self.thread(launch, lane)),
            "ntid" => pick(launch.config.block),
            "ctaid" => pick(self.cta),
            "nctaid" => pick(launch.config.grid),
            "clusterid" => pick(cluster()),
            "nclusterid" => pick(clusters()),
            "cluster_ctaid" => pick(self.in_cluster),
            "cluster_nctaid" => pick(launch.config.cluster_shape()),
            "cluster_ctarank" => self.rank,
            "cluster_nctarank" => launch.ranks(),
            "is_explicit_cluster" => u32::from(launch.config.cluster.is_some()),
            "laneid" => lane as u32,
            "warpid" => self.warp,
            "nwarpid" => launch.threads().div_ceil(32),
            "smid" => (self.number % u64::from(launch.options.multiprocessors.max(1))) as u32,
            "nsmid" => launch.options.multiprocessors,
            "lanemask_eq" => 1 << lane,
            "lanemask_lt" => (1 << lane) - 1,
            "lanemask_le" => (2u64 << lane).wrapping_sub(1) as u32,
            "lanemask_gt" => !(2u64 << lane).wrapping_sub(1) as u32,
            "lanemask_ge" => !((1 << lane) - 1),
            "dynamic_smem_size" => launch.config.dynamic_shared,
            "total_smem_size" | "aggr_smem_size" => launch.shared_bytes(),
            "clock" | "globaltimer_lo" => clock as u32,
            "clock_hi" | "globaltimer_hi" => (clock >> 32) as u32,
            "clock64" | "globaltimer" => return u128::from(clock),
            // As the driver passes the address to a kernel that was launched to synchronise.
            "envreg1" => (launch.workspace >> 32) as u32,
            "envreg2" => launch.workspace as u32,
            // The rest of the environment and performance counters, of which nothing happens here.
            _ => 0,
        };
        u128::from(value)
    }

    /// What a special register that stays the same reads in all lanes.
    pub(super) fn lanes(&self, launch: &Launch, reg: SpecialReg) -> Lanes32 {
        if reg.uniformity() != Uniformity::Thread {
            return [self.read(launch, reg, 0, 0) as u32; 32];
        }
        let threads: [[u32; 3]; 32] = std::array::from_fn(|lane| self.thread(launch, lane));
        match reg.name() {
            "tid.x" => threads.map(|thread| thread[0]),
            "tid.y" => threads.map(|thread| thread[1]),
            "tid.z" => threads.map(|thread| thread[2]),
            _ => std::array::from_fn(|lane| self.read(launch, reg, lane, 0) as u32),
        }
    }
}
