//! Special registers that the core knows: names, types, how they vary between threads and how
//! large they get.

use super::word::Word;
use crate::types::{I32, I64, Type};
use std::fmt;

/// How a special register varies between threads of one launch.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Variation {
    /// The same for all threads of the grid.
    Grid,
    /// The same for all threads of a CTA.
    Cta,
    /// `tid` in a dimension (0 = x, 1 = y, 2 = z): steps by one with the thread's index.
    Tid(u8),
    /// The index of the lane: steps by one in each warp.
    Lane,
    /// Different between threads with no form that is known.
    Divergent,
    /// Different between threads and between two reads by one thread.
    Volatile,
}

/// The largest value of 32 bits.
const ANY: u64 = u32::MAX as u64;
/// The largest value of 64 bits.
const ALL: u64 = u64::MAX;

macro_rules! special_registers {
    ($($var:ident $word:literal $ty:ident $variation:expr, $most:expr, $doc:literal;)*) => {
        /// A special register.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum SpecialReg { $(#[doc = $doc] $var,)* }
        impl Word for SpecialReg {
            const WHAT: &'static str = "special register";
            const ALL: &'static [Self] = &[$(SpecialReg::$var,)*];
            fn word(self) -> &'static str { match self { $(SpecialReg::$var => $word,)* } }
            fn summary(self) -> &'static str { FACTS[self as usize].3 }
        }
        const FACTS: &[(Type, Variation, u64, &str)] = &[$(($ty, $variation, $most, $doc),)*];
    };
}

special_registers! {
    TidX "tid.x" I32 Variation::Tid(0), 1023, "Index of the thread in its CTA, x.";
    TidY "tid.y" I32 Variation::Tid(1), 1023, "Index of the thread in its CTA, y.";
    TidZ "tid.z" I32 Variation::Tid(2), 63, "Index of the thread in its CTA, z.";
    NtidX "ntid.x" I32 Variation::Grid, 1024, "Threads of a CTA, x.";
    NtidY "ntid.y" I32 Variation::Grid, 1024, "Threads of a CTA, y.";
    NtidZ "ntid.z" I32 Variation::Grid, 64, "Threads of a CTA, z.";
    CtaidX "ctaid.x" I32 Variation::Cta, 0x7fff_fffe, "Index of the CTA in the grid, x.";
    CtaidY "ctaid.y" I32 Variation::Cta, 65534, "Index of the CTA in the grid, y.";
    CtaidZ "ctaid.z" I32 Variation::Cta, 65534, "Index of the CTA in the grid, z.";
    NctaidX "nctaid.x" I32 Variation::Grid, 0x7fff_ffff, "CTAs of the grid, x.";
    NctaidY "nctaid.y" I32 Variation::Grid, 65535, "CTAs of the grid, y.";
    NctaidZ "nctaid.z" I32 Variation::Grid, 65535, "CTAs of the grid, z.";
    LaneId "laneid" I32 Variation::Lane, 31, "Index of the lane in its warp.";
    WarpId "warpid" I32 Variation::Volatile, ANY, "Index of the warp in its CTA; may change.";
    NwarpId "nwarpid" I32 Variation::Grid, ANY, "The largest number of warps.";
    SmId "smid" I32 Variation::Volatile, ANY, "Index of the multiprocessor; may change.";
    NsmId "nsmid" I32 Variation::Grid, ANY, "The largest number of multiprocessors.";
    GridId "gridid" I64 Variation::Grid, ALL, "Index of the grid.";
    LanemaskEq "lanemask_eq" I32 Variation::Divergent, ANY, "The bit of the lane itself.";
    LanemaskLt "lanemask_lt" I32 Variation::Divergent, ANY, "The bits of the lanes below.";
    LanemaskLe "lanemask_le" I32 Variation::Divergent, ANY, "The bits of the lane and those below.";
    LanemaskGt "lanemask_gt" I32 Variation::Divergent, ANY, "The bits of the lanes above.";
    LanemaskGe "lanemask_ge" I32 Variation::Divergent, ANY, "The bits of the lane and those above.";
    Clock "clock" I32 Variation::Volatile, ANY, "A cycle counter, its low half.";
    Clock64 "clock64" I64 Variation::Volatile, ALL, "A cycle counter.";
    GlobalTimer "globaltimer" I64 Variation::Volatile, ALL, "Nanoseconds of a clock of the device.";
    DynamicSmemSize "dynamic_smem_size" I32 Variation::Grid, ANY, "Bytes of dynamic shared memory.";
    TotalSmemSize "total_smem_size" I32 Variation::Grid, ANY, "Bytes of shared memory of a CTA.";
    ClusteridX "clusterid.x" I32 Variation::Cta, 2147483646, "Index of the cluster in the grid, x.";
    ClusteridY "clusterid.y" I32 Variation::Cta, 65534, "Index of the cluster in the grid, y.";
    ClusteridZ "clusterid.z" I32 Variation::Cta, 65534, "Index of the cluster in the grid, z.";
    NclusteridX "nclusterid.x" I32 Variation::Grid, 0x7fff_ffff, "Clusters of the grid, x.";
    NclusteridY "nclusterid.y" I32 Variation::Grid, 65535, "Clusters of the grid, y.";
    NclusteridZ "nclusterid.z" I32 Variation::Grid, 65535, "Clusters of the grid, z.";
    ClusterCtaidX "cluster_ctaid.x" I32 Variation::Cta, ANY, "Index of the CTA in its cluster, x.";
    ClusterCtaidY "cluster_ctaid.y" I32 Variation::Cta, ANY, "Index of the CTA in its cluster, y.";
    ClusterCtaidZ "cluster_ctaid.z" I32 Variation::Cta, ANY, "Index of the CTA in its cluster, z.";
    ClusterNctaidX "cluster_nctaid.x" I32 Variation::Grid, ANY, "CTAs of a cluster, x.";
    ClusterNctaidY "cluster_nctaid.y" I32 Variation::Grid, ANY, "CTAs of a cluster, y.";
    ClusterNctaidZ "cluster_nctaid.z" I32 Variation::Grid, ANY, "CTAs of a cluster, z.";
    ClusterCtarank "cluster_ctarank" I32 Variation::Cta, ANY, "Rank of the CTA in its cluster.";
    ClusterNctarank "cluster_nctarank" I32 Variation::Grid, ANY, "Number of CTAs of a cluster.";
}

impl SpecialReg {
    /// Type of the value.
    pub fn ty(self) -> Type {
        FACTS[self as usize].0
    }

    /// How the value varies between threads.
    pub fn variation(self) -> Variation {
        FACTS[self as usize].1
    }

    /// The largest value that it can have in a launch that is allowed (CUDA C++ Programming Guide,
    /// "Technical Specifications per Compute Capability").
    pub fn most(self) -> u64 {
        FACTS[self as usize].2
    }
}

impl fmt::Display for SpecialReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
