//! The shape of a launch, and what a kernel takes.

/// The most CTAs of a grid in each dimension.
const MAX_GRID: [u32; 3] = [i32::MAX as u32, 65535, 65535];
/// The most threads of a CTA, and the most of them in z.
const MAX_THREADS: u64 = 1024;
const MAX_THREADS_Z: u32 = 64;
/// The most CTAs of a cluster.
const MAX_CLUSTER: u64 = 16;

/// The shape of a launch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct LaunchConfig {
    /// CTAs in the grid.
    pub grid: [u32; 3],
    /// Threads in a CTA.
    pub block: [u32; 3],
    /// CTAs in a cluster; what the kernel itself says, else one, where `None`.
    pub cluster: Option<[u32; 3]>,
    /// Bytes of dynamic shared memory a CTA.
    pub dynamic_shared: u32,
}

impl LaunchConfig {
    /// A launch without clusters and without dynamic shared memory.
    pub const fn new(grid: [u32; 3], block: [u32; 3]) -> LaunchConfig {
        LaunchConfig { grid, block, cluster: None, dynamic_shared: 0 }
    }

    /// A launch of so many CTAs of so many threads, in one dimension.
    pub const fn linear(ctas: u32, threads: u32) -> LaunchConfig {
        LaunchConfig::new([ctas, 1, 1], [threads, 1, 1])
    }

    /// With clusters of this shape, if one is given.
    pub fn with_cluster(self, cluster: impl Into<Option<[u32; 3]>>) -> LaunchConfig {
        LaunchConfig { cluster: cluster.into(), ..self }
    }

    /// With this many bytes of dynamic shared memory a CTA.
    pub const fn with_dynamic_shared(self, bytes: u32) -> LaunchConfig {
        LaunchConfig { dynamic_shared: bytes, ..self }
    }

    /// Threads of a CTA.
    pub fn threads(&self) -> u64 {
        volume(self.block)
    }

    /// CTAs of a cluster.
    pub fn cluster_shape(&self) -> [u32; 3] {
        self.cluster.unwrap_or([1; 3])
    }

    /// Clusters of the grid, rounded down.
    pub fn clusters(&self) -> u64 {
        volume(self.grid) / volume(self.cluster_shape()).max(1)
    }

    /// The launch that a kernel gets, with the cluster that it demands; or why it takes none like
    /// this.
    pub(crate) fn checked(self, demands: &Demands) -> Result<LaunchConfig, String> {
        let LaunchConfig { grid, block, .. } = self;
        if grid.contains(&0) || block.contains(&0) {
            return Err("the grid and the block need at least one CTA and one thread".to_owned());
        }
        if (0..3).any(|i| grid[i] > MAX_GRID[i]) {
            return Err(format!("the grid {grid:?} is larger than {MAX_GRID:?}"));
        }
        if volume(block) > MAX_THREADS || block[2] > MAX_THREADS_Z {
            return Err(format!(
                "the block {block:?} has more than {MAX_THREADS} threads, or {MAX_THREADS_Z} in z"
            ));
        }
        if let Some(want) = demands.block.filter(|&want| want != block) {
            return Err(format!("the kernel requires blocks of {want:?} threads, not {block:?}"));
        }
        if let Some(most) = demands.max_threads.filter(|&most| u64::from(most) < volume(block)) {
            return Err(format!("blocks have at most {most} threads here, not {}", volume(block)));
        }
        let config = LaunchConfig { cluster: self.cluster.or(demands.cluster), ..self };
        let cluster = config.cluster_shape();
        if let Some(want) = demands.cluster.filter(|&want| want != cluster) {
            return Err(format!("the kernel requires clusters of {want:?} CTAs, not {cluster:?}"));
        }
        if cluster.contains(&0) || volume(cluster) > MAX_CLUSTER {
            return Err(format!("a cluster has 1 to {MAX_CLUSTER} CTAs, not {cluster:?}"));
        }
        if (0..3).any(|i| !grid[i].is_multiple_of(cluster[i])) {
            return Err(format!("the grid {grid:?} is not a multiple of the cluster {cluster:?}"));
        }
        let shared = demands.static_shared + u64::from(self.dynamic_shared);
        if shared > u64::from(demands.max_shared) {
            let most = demands.max_shared;
            return Err(format!("{shared} bytes of shared memory are more than {most}"));
        }
        Ok(config)
    }
}

/// What a kernel and its device demand of a launch.
pub(crate) struct Demands {
    /// The block that the kernel is for.
    pub block: Option<[u32; 3]>,
    /// The most threads that it takes.
    pub max_threads: Option<u32>,
    /// The cluster that it is for.
    pub cluster: Option<[u32; 3]>,
    /// Bytes of static shared memory of a CTA, and of all.
    pub static_shared: u64,
    pub max_shared: u32,
}

fn volume(extents: [u32; 3]) -> u64 {
    extents.iter().fold(1, |all, &extent| all.saturating_mul(u64::from(extent)))
}
