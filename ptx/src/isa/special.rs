//! The special registers: read-only values that the machine provides.
//!
//! Reference: PTX ISA, "Special Registers".

use super::types::{PtxType, TypeKind};
use crate::target::{PtxVersion, SmSet};
use std::fmt;

/// Over which threads a special register has one value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Uniformity {
    /// The same for the whole launch.
    Grid,
    /// The same for all threads of a cluster or CTA.
    Cta,
    /// The same for all threads of a warp.
    Warp,
    /// Differs from thread to thread.
    Thread,
    /// Differs from one read to the next.
    Read,
}

/// Declares what special registers hold: kind and summary.
macro_rules! kinds {
    ($($kind:ident $summary:literal;)*) => {
        /// What a special register holds.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SpecialKind {
            $(#[doc = $summary] $kind,)*
        }

        impl SpecialKind {
            /// The same in words.
            pub const fn summary(self) -> &'static str {
                match self { $(Self::$kind => $summary,)* }
            }
        }
    };
}

kinds! {
    Tid "Index of the thread in its CTA.";
    Ntid "Threads of a CTA.";
    Ctaid "Index of the CTA in the grid.";
    Nctaid "CTAs of the grid.";
    Clusterid "Index of the cluster in the grid.";
    Nclusterid "Clusters of the grid.";
    ClusterCtaid "Index of the CTA in its cluster.";
    ClusterNctaid "CTAs of a cluster.";
    Laneid "Index of the lane in its warp.";
    Warpid "Index of the warp in its CTA; may change.";
    Nwarpid "The largest number of warps of a CTA.";
    Smid "Index of the multiprocessor; may change.";
    Nsmid "The largest number of multiprocessors; may have gaps.";
    Gridid "Index of the launch.";
    IsExplicitCluster "Whether the launch says how large clusters are.";
    ClusterCtarank "Rank of the CTA in its cluster, over all dimensions.";
    ClusterNctarank "Number of CTAs of a cluster, over all dimensions.";
    LanemaskEq "The bit of the lane itself.";
    LanemaskLe "The bits of the lane and those below.";
    LanemaskLt "The bits of the lanes below.";
    LanemaskGe "The bits of the lane and those above.";
    LanemaskGt "The bits of the lanes above.";
    Clock "A cycle counter, its low half.";
    ClockHi "A cycle counter, its high half.";
    Clock64 "A cycle counter.";
    Globaltimer "Nanoseconds of a clock of the device.";
    GlobaltimerLo "Nanoseconds of a clock of the device, the low half.";
    GlobaltimerHi "Nanoseconds of a clock of the device, the high half.";
    ReservedSmemOffsetBegin "Where the reserved shared memory begins.";
    ReservedSmemOffsetEnd "Where the reserved shared memory ends.";
    ReservedSmemOffsetCap "Bytes of reserved shared memory.";
    ReservedSmemPiece "Where a piece of reserved shared memory begins.";
    TotalSmemSize "Bytes of shared memory of a CTA, without what is reserved.";
    AggrSmemSize "Bytes of shared memory of a CTA, with what is reserved.";
    DynamicSmemSize "Bytes of shared memory that the launch asked for.";
    CurrentGraphExec "The graph that the kernel was launched by, or 0.";
    Pm "A performance counter.";
    Envreg "A value that the driver sets before the launch.";
}

struct Info {
    name: &'static str,
    kind: SpecialKind,
    ty: PtxType,
    ptx: PtxVersion,
    targets: SmSet,
    uniformity: Uniformity,
    vector: bool,
    narrow: bool,
}

impl Info {
    /// The same with four components; a name with a dot is one of them.
    const fn vector(mut self) -> Self {
        self.vector = true;
        self
    }

    /// The same, also read in 16 bits and whatever else is narrower than its type, because it was
    /// narrower once.
    const fn narrow(mut self) -> Self {
        self.narrow = true;
        self
    }
}

const fn r(
    name: &'static str,
    kind: SpecialKind,
    ty: PtxType,
    ptx: (u8, u8),
    sm: u16,
    uniformity: Uniformity,
) -> Info {
    let (ptx, targets) = (PtxVersion::new(ptx.0, ptx.1), SmSet::since(sm));
    Info { name, kind, ty, ptx, targets, uniformity, vector: false, narrow: false }
}

/// A special register; components of vectors (`%tid.x`) are registers of their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpecialReg(u8);
#[rustfmt::skip]
static SPECIAL_REGS: [Info; SpecialReg::COUNT] = {
    use PtxType::{Pred, U32, U64};
    use SpecialKind::*;
    use Uniformity::{Cta, Grid, Read, Thread, Warp};
    [
        r("tid.x", Tid, U32, (1, 0), 10, Thread).narrow(),
        r("tid.y", Tid, U32, (1, 0), 10, Thread).narrow(),
        r("tid.z", Tid, U32, (1, 0), 10, Thread).narrow(),
        r("tid.w", Tid, U32, (1, 0), 10, Thread).narrow(),
        r("tid", Tid, U32, (1, 0), 10, Thread).narrow().vector(),
        r("ntid.x", Ntid, U32, (1, 0), 10, Grid).narrow(),
        r("ntid.y", Ntid, U32, (1, 0), 10, Grid).narrow(),
        r("ntid.z", Ntid, U32, (1, 0), 10, Grid).narrow(),
        r("ntid.w", Ntid, U32, (1, 0), 10, Grid).narrow(),
        r("ntid", Ntid, U32, (1, 0), 10, Grid).narrow().vector(),
        r("ctaid.x", Ctaid, U32, (1, 0), 10, Cta).narrow(),
        r("ctaid.y", Ctaid, U32, (1, 0), 10, Cta).narrow(),
        r("ctaid.z", Ctaid, U32, (1, 0), 10, Cta).narrow(),
        r("ctaid.w", Ctaid, U32, (1, 0), 10, Cta).narrow(),
        r("ctaid", Ctaid, U32, (1, 0), 10, Cta).narrow().vector(),
        r("nctaid.x", Nctaid, U32, (1, 0), 10, Grid).narrow(),
        r("nctaid.y", Nctaid, U32, (1, 0), 10, Grid).narrow(),
        r("nctaid.z", Nctaid, U32, (1, 0), 10, Grid).narrow(),
        r("nctaid.w", Nctaid, U32, (1, 0), 10, Grid).narrow(),
        r("nctaid", Nctaid, U32, (1, 0), 10, Grid).narrow().vector(),
        r("clusterid.x", Clusterid, U32, (7, 8), 90, Cta),
        r("clusterid.y", Clusterid, U32, (7, 8), 90, Cta),
        r("clusterid.z", Clusterid, U32, (7, 8), 90, Cta),
        r("clusterid.w", Clusterid, U32, (7, 8), 90, Cta),
        r("clusterid", Clusterid, U32, (7, 8), 90, Cta).vector(),
        r("nclusterid.x", Nclusterid, U32, (7, 8), 90, Grid),
        r("nclusterid.y", Nclusterid, U32, (7, 8), 90, Grid),
        r("nclusterid.z", Nclusterid, U32, (7, 8), 90, Grid),
        r("nclusterid.w", Nclusterid, U32, (7, 8), 90, Grid),
        r("nclusterid", Nclusterid, U32, (7, 8), 90, Grid).vector(),
        r("cluster_ctaid.x", ClusterCtaid, U32, (7, 8), 90, Cta),
        r("cluster_ctaid.y", ClusterCtaid, U32, (7, 8), 90, Cta),
        r("cluster_ctaid.z", ClusterCtaid, U32, (7, 8), 90, Cta),
        r("cluster_ctaid.w", ClusterCtaid, U32, (7, 8), 90, Cta),
        r("cluster_ctaid", ClusterCtaid, U32, (7, 8), 90, Cta).vector(),
        r("cluster_nctaid.x", ClusterNctaid, U32, (7, 8), 90, Grid),
        r("cluster_nctaid.y", ClusterNctaid, U32, (7, 8), 90, Grid),
        r("cluster_nctaid.z", ClusterNctaid, U32, (7, 8), 90, Grid),
        r("cluster_nctaid.w", ClusterNctaid, U32, (7, 8), 90, Grid),
        r("cluster_nctaid", ClusterNctaid, U32, (7, 8), 90, Grid).vector(),
        r("laneid", Laneid, U32, (1, 3), 10, Thread),
        r("warpid", Warpid, U32, (1, 3), 10, Warp),
        r("nwarpid", Nwarpid, U32, (2, 0), 20, Grid),
        r("smid", Smid, U32, (1, 3), 10, Cta),
        r("nsmid", Nsmid, U32, (2, 0), 20, Grid),
        r("gridid", Gridid, U64, (1, 0), 10, Grid).narrow(),
        r("is_explicit_cluster", IsExplicitCluster, Pred, (7, 8), 90, Grid),
        r("cluster_ctarank", ClusterCtarank, U32, (7, 8), 90, Cta),
        r("cluster_nctarank", ClusterNctarank, U32, (7, 8), 90, Grid),
        r("lanemask_eq", LanemaskEq, U32, (2, 0), 20, Thread),
        r("lanemask_le", LanemaskLe, U32, (2, 0), 20, Thread),
        r("lanemask_lt", LanemaskLt, U32, (2, 0), 20, Thread),
        r("lanemask_ge", LanemaskGe, U32, (2, 0), 20, Thread),
        r("lanemask_gt", LanemaskGt, U32, (2, 0), 20, Thread),
        r("clock", Clock, U32, (1, 0), 10, Read),
        r("clock_hi", ClockHi, U32, (5, 0), 20, Read),
        r("clock64", Clock64, U64, (2, 0), 20, Read),
        r("globaltimer", Globaltimer, U64, (3, 1), 30, Read),
        r("globaltimer_lo", GlobaltimerLo, U32, (3, 1), 30, Read),
        r("globaltimer_hi", GlobaltimerHi, U32, (3, 1), 30, Read),
        r("reserved_smem_offset_begin", ReservedSmemOffsetBegin, U32, (7, 6), 80, Grid),
        r("reserved_smem_offset_end", ReservedSmemOffsetEnd, U32, (7, 6), 80, Grid),
        r("reserved_smem_offset_cap", ReservedSmemOffsetCap, U32, (7, 6), 80, Grid),
        r("reserved_smem_offset_0", ReservedSmemPiece, U32, (7, 6), 80, Grid),
        r("reserved_smem_offset_1", ReservedSmemPiece, U32, (7, 6), 80, Grid),
        r("total_smem_size", TotalSmemSize, U32, (4, 1), 20, Grid),
        r("aggr_smem_size", AggrSmemSize, U32, (8, 1), 90, Grid),
        r("dynamic_smem_size", DynamicSmemSize, U32, (4, 1), 20, Grid),
        r("current_graph_exec", CurrentGraphExec, U64, (8, 0), 50, Cta),
        r("pm0", Pm, U32, (1, 3), 10, Read),
        r("pm1", Pm, U32, (1, 3), 10, Read),
        r("pm2", Pm, U32, (1, 3), 10, Read),
        r("pm3", Pm, U32, (1, 3), 10, Read),
        r("pm4", Pm, U32, (3, 0), 20, Read),
        r("pm5", Pm, U32, (3, 0), 20, Read),
        r("pm6", Pm, U32, (3, 0), 20, Read),
        r("pm7", Pm, U32, (3, 0), 20, Read),
        r("pm0_64", Pm, U64, (4, 0), 50, Read),
        r("pm1_64", Pm, U64, (4, 0), 50, Read),
        r("pm2_64", Pm, U64, (4, 0), 50, Read),
        r("pm3_64", Pm, U64, (4, 0), 50, Read),
        r("pm4_64", Pm, U64, (4, 0), 50, Read),
        r("pm5_64", Pm, U64, (4, 0), 50, Read),
        r("pm6_64", Pm, U64, (4, 0), 50, Read),
        r("pm7_64", Pm, U64, (4, 0), 50, Read),
        r("envreg0", Envreg, U32, (1, 0), 10, Grid),
        r("envreg1", Envreg, U32, (1, 0), 10, Grid),
        r("envreg2", Envreg, U32, (1, 0), 10, Grid),
        r("envreg3", Envreg, U32, (1, 0), 10, Grid),
        r("envreg4", Envreg, U32, (1, 0), 10, Grid),
        r("envreg5", Envreg, U32, (1, 0), 10, Grid),
        r("envreg6", Envreg, U32, (1, 0), 10, Grid),
        r("envreg7", Envreg, U32, (1, 0), 10, Grid),
        r("envreg8", Envreg, U32, (1, 0), 10, Grid),
        r("envreg9", Envreg, U32, (1, 0), 10, Grid),
        r("envreg10", Envreg, U32, (1, 0), 10, Grid),
        r("envreg11", Envreg, U32, (1, 0), 10, Grid),
        r("envreg12", Envreg, U32, (1, 0), 10, Grid),
        r("envreg13", Envreg, U32, (1, 0), 10, Grid),
        r("envreg14", Envreg, U32, (1, 0), 10, Grid),
        r("envreg15", Envreg, U32, (1, 0), 10, Grid),
        r("envreg16", Envreg, U32, (1, 0), 10, Grid),
        r("envreg17", Envreg, U32, (1, 0), 10, Grid),
        r("envreg18", Envreg, U32, (1, 0), 10, Grid),
        r("envreg19", Envreg, U32, (1, 0), 10, Grid),
        r("envreg20", Envreg, U32, (1, 0), 10, Grid),
        r("envreg21", Envreg, U32, (1, 0), 10, Grid),
        r("envreg22", Envreg, U32, (1, 0), 10, Grid),
        r("envreg23", Envreg, U32, (1, 0), 10, Grid),
        r("envreg24", Envreg, U32, (1, 0), 10, Grid),
        r("envreg25", Envreg, U32, (1, 0), 10, Grid),
        r("envreg26", Envreg, U32, (1, 0), 10, Grid),
        r("envreg27", Envreg, U32, (1, 0), 10, Grid),
        r("envreg28", Envreg, U32, (1, 0), 10, Grid),
        r("envreg29", Envreg, U32, (1, 0), 10, Grid),
        r("envreg30", Envreg, U32, (1, 0), 10, Grid),
        r("envreg31", Envreg, U32, (1, 0), 10, Grid),
    ]
};

/// The registers that selection reads.
impl SpecialReg {
    const COUNT: usize = 117;

    /// `%tid.x`.
    pub const TID_X: Self = Self::named("tid.x");
    /// `%tid.y`.
    pub const TID_Y: Self = Self::named("tid.y");
    /// `%tid.z`.
    pub const TID_Z: Self = Self::named("tid.z");
    /// `%tid.w`, which is zero.
    pub const TID_W: Self = Self::named("tid.w");
    /// `%tid`, all four of them.
    pub const TID: Self = Self::named("tid");
    /// `%ntid.x`.
    pub const NTID_X: Self = Self::named("ntid.x");
    /// `%ntid.y`.
    pub const NTID_Y: Self = Self::named("ntid.y");
    /// `%ntid.z`.
    pub const NTID_Z: Self = Self::named("ntid.z");
    /// `%ctaid.x`.
    pub const CTAID_X: Self = Self::named("ctaid.x");
    /// `%ctaid.y`.
    pub const CTAID_Y: Self = Self::named("ctaid.y");
    /// `%ctaid.z`.
    pub const CTAID_Z: Self = Self::named("ctaid.z");
    /// `%nctaid.x`.
    pub const NCTAID_X: Self = Self::named("nctaid.x");
    /// `%nctaid.y`.
    pub const NCTAID_Y: Self = Self::named("nctaid.y");
    /// `%nctaid.z`.
    pub const NCTAID_Z: Self = Self::named("nctaid.z");
    /// `%laneid`.
    pub const LANEID: Self = Self::named("laneid");
    /// `%warpid`.
    pub const WARPID: Self = Self::named("warpid");
    /// `%nwarpid`.
    pub const NWARPID: Self = Self::named("nwarpid");
    /// `%smid`.
    pub const SMID: Self = Self::named("smid");
    /// `%nsmid`.
    pub const NSMID: Self = Self::named("nsmid");
    /// `%gridid`.
    pub const GRIDID: Self = Self::named("gridid");
    /// `%lanemask_eq`.
    pub const LANEMASK_EQ: Self = Self::named("lanemask_eq");
    /// `%lanemask_le`.
    pub const LANEMASK_LE: Self = Self::named("lanemask_le");
    /// `%lanemask_lt`.
    pub const LANEMASK_LT: Self = Self::named("lanemask_lt");
    /// `%lanemask_ge`.
    pub const LANEMASK_GE: Self = Self::named("lanemask_ge");
    /// `%lanemask_gt`.
    pub const LANEMASK_GT: Self = Self::named("lanemask_gt");
    /// `%clock`.
    pub const CLOCK: Self = Self::named("clock");
    /// `%clock64`.
    pub const CLOCK64: Self = Self::named("clock64");
    /// `%globaltimer`.
    pub const GLOBALTIMER: Self = Self::named("globaltimer");
    /// `%clusterid.x`.
    pub const CLUSTERID_X: Self = Self::named("clusterid.x");
    /// `%clusterid.y`.
    pub const CLUSTERID_Y: Self = Self::named("clusterid.y");
    /// `%clusterid.z`.
    pub const CLUSTERID_Z: Self = Self::named("clusterid.z");
    /// `%nclusterid.x`.
    pub const NCLUSTERID_X: Self = Self::named("nclusterid.x");
    /// `%nclusterid.y`.
    pub const NCLUSTERID_Y: Self = Self::named("nclusterid.y");
    /// `%nclusterid.z`.
    pub const NCLUSTERID_Z: Self = Self::named("nclusterid.z");
    /// `%cluster_ctaid.x`.
    pub const CLUSTER_CTAID_X: Self = Self::named("cluster_ctaid.x");
    /// `%cluster_ctaid.y`.
    pub const CLUSTER_CTAID_Y: Self = Self::named("cluster_ctaid.y");
    /// `%cluster_ctaid.z`.
    pub const CLUSTER_CTAID_Z: Self = Self::named("cluster_ctaid.z");
    /// `%cluster_nctaid.x`.
    pub const CLUSTER_NCTAID_X: Self = Self::named("cluster_nctaid.x");
    /// `%cluster_nctaid.y`.
    pub const CLUSTER_NCTAID_Y: Self = Self::named("cluster_nctaid.y");
    /// `%cluster_nctaid.z`.
    pub const CLUSTER_NCTAID_Z: Self = Self::named("cluster_nctaid.z");
    /// `%cluster_ctarank`.
    pub const CLUSTER_CTARANK: Self = Self::named("cluster_ctarank");
    /// `%cluster_nctarank`.
    pub const CLUSTER_NCTARANK: Self = Self::named("cluster_nctarank");
    /// `%dynamic_smem_size`.
    pub const DYNAMIC_SMEM_SIZE: Self = Self::named("dynamic_smem_size");
    /// `%total_smem_size`.
    pub const TOTAL_SMEM_SIZE: Self = Self::named("total_smem_size");

    /// `%envreg1`.
    pub const ENVREG1: Self = Self::named("envreg1");
    /// `%envreg2`.
    pub const ENVREG2: Self = Self::named("envreg2");

    /// Whether the driver sets its value before the launch: `%envreg0` to `%envreg31`.
    pub fn is_environment(self) -> bool {
        self.kind() == SpecialKind::Envreg
    }

    const fn named(name: &str) -> Self {
        let mut i = 0;
        while i < Self::COUNT {
            if same(SPECIAL_REGS[i].name, name) {
                return Self(i as u8);
            }
            i += 1;
        }
        panic!("the constants name registers of the list")
    }
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

impl SpecialReg {
    /// Every special register.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The register of this name, without the percent sign.
    pub fn from_name(name: &str) -> Option<Self> {
        let index = SPECIAL_REGS.iter().position(|info| info.name == name)?;
        Some(Self(index as u8))
    }

    fn info(self) -> &'static Info {
        &SPECIAL_REGS[usize::from(self.0)]
    }

    /// The name without the percent sign.
    pub fn name(self) -> &'static str {
        self.info().name
    }

    /// The type that it has, or that its components have.
    pub fn ty(self) -> PtxType {
        self.info().ty
    }

    /// Whether it has four components.
    pub fn is_vector(self) -> bool {
        self.info().vector
    }

    /// Whether `mov` reads it (or its components) as this type.
    pub fn is_read_as(self, ty: PtxType) -> bool {
        let info = self.info();
        match (info.ty.kind(), ty.kind()) {
            (TypeKind::Pred, TypeKind::Pred) => true,
            (TypeKind::Pred, _) | (_, TypeKind::Pred | TypeKind::Float) => false,
            _ => {
                let narrower = info.narrow && (16..info.ty.bits()).contains(&ty.bits());
                ty.lanes() == 1 && (ty.bits() == info.ty.bits() || narrower)
            }
        }
    }

    /// Whether a conversion from this type reads its lower bits.
    pub fn is_converted_from(self, ty: PtxType) -> bool {
        let own = self.info().ty;
        let integer = matches!(ty.kind(), TypeKind::Unsigned | TypeKind::Signed);
        integer && own != PtxType::Pred && !self.is_vector() && ty.bits() <= own.bits()
    }

    /// The first PTX version that knows it.
    pub fn first_ptx(self) -> PtxVersion {
        self.info().ptx
    }

    /// The targets that have it.
    pub fn targets(self) -> SmSet {
        self.info().targets
    }

    /// What it holds.
    pub fn kind(self) -> SpecialKind {
        self.info().kind
    }

    /// Which component of a vector it is: 0 for `x` to 3 for `w`.
    pub fn component(self) -> Option<usize> {
        match self.name().as_bytes() {
            [.., b'.', component] => b"xyzw".iter().position(|name| name == component),
            _ => None,
        }
    }

    /// What it holds, in one line.
    pub fn summary(self) -> &'static str {
        self.kind().summary()
    }

    /// Over which threads it has one value.
    pub fn uniformity(self) -> Uniformity {
        self.info().uniformity
    }
}

impl fmt::Display for SpecialReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.name())
    }
}

impl fmt::Debug for SpecialReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for reg in SpecialReg::all() {
            assert_eq!(SpecialReg::from_name(reg.name()), Some(reg));
        }
        assert_eq!(SpecialReg::TID_X.to_string(), "%tid.x");
        assert_eq!(SpecialReg::all().filter(|reg| reg.is_vector()).count(), 8);
    }

    #[test]
    fn components_are_those_of_their_vector() {
        for reg in SpecialReg::all().filter(|reg| reg.is_vector()) {
            for (i, component) in ["x", "y", "z", "w"].into_iter().enumerate() {
                let name = format!("{}.{component}", reg.name());
                let part = SpecialReg::from_name(&name).expect("vectors have four components");
                assert_eq!((part.kind(), part.component()), (reg.kind(), Some(i)), "{name}");
            }
        }
        assert_eq!(SpecialReg::LANEID.component(), None);
    }
}
