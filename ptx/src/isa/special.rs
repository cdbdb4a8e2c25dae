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

struct Info {
    name: &'static str,
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
    ty: PtxType,
    ptx: (u8, u8),
    sm: u16,
    uniformity: Uniformity,
) -> Info {
    let (ptx, targets) = (PtxVersion::new(ptx.0, ptx.1), SmSet::since(sm));
    Info { name, ty, ptx, targets, uniformity, vector: false, narrow: false }
}

/// A special register; components of vectors (`%tid.x`) are registers of their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpecialReg(u8);
#[rustfmt::skip]
static SPECIAL_REGS: [Info; SpecialReg::COUNT] = {
    use PtxType::{Pred, U32, U64};
    use Uniformity::{Cta, Grid, Read, Thread, Warp};
    [
        r("tid.x", U32, (1, 0), 10, Thread).narrow(),
        r("tid.y", U32, (1, 0), 10, Thread).narrow(),
        r("tid.z", U32, (1, 0), 10, Thread).narrow(),
        r("tid.w", U32, (1, 0), 10, Thread).narrow(),
        r("tid", U32, (1, 0), 10, Thread).narrow().vector(),
        r("ntid.x", U32, (1, 0), 10, Grid).narrow(),
        r("ntid.y", U32, (1, 0), 10, Grid).narrow(),
        r("ntid.z", U32, (1, 0), 10, Grid).narrow(),
        r("ntid.w", U32, (1, 0), 10, Grid).narrow(),
        r("ntid", U32, (1, 0), 10, Grid).narrow().vector(),
        r("ctaid.x", U32, (1, 0), 10, Cta).narrow(),
        r("ctaid.y", U32, (1, 0), 10, Cta).narrow(),
        r("ctaid.z", U32, (1, 0), 10, Cta).narrow(),
        r("ctaid.w", U32, (1, 0), 10, Cta).narrow(),
        r("ctaid", U32, (1, 0), 10, Cta).narrow().vector(),
        r("nctaid.x", U32, (1, 0), 10, Grid).narrow(),
        r("nctaid.y", U32, (1, 0), 10, Grid).narrow(),
        r("nctaid.z", U32, (1, 0), 10, Grid).narrow(),
        r("nctaid.w", U32, (1, 0), 10, Grid).narrow(),
        r("nctaid", U32, (1, 0), 10, Grid).narrow().vector(),
        r("clusterid.x", U32, (7, 8), 90, Cta),
        r("clusterid.y", U32, (7, 8), 90, Cta),
        r("clusterid.z", U32, (7, 8), 90, Cta),
        r("clusterid.w", U32, (7, 8), 90, Cta),
        r("clusterid", U32, (7, 8), 90, Cta).vector(),
        r("nclusterid.x", U32, (7, 8), 90, Grid),
        r("nclusterid.y", U32, (7, 8), 90, Grid),
        r("nclusterid.z", U32, (7, 8), 90, Grid),
        r("nclusterid.w", U32, (7, 8), 90, Grid),
        r("nclusterid", U32, (7, 8), 90, Grid).vector(),
        r("cluster_ctaid.x", U32, (7, 8), 90, Cta),
        r("cluster_ctaid.y", U32, (7, 8), 90, Cta),
        r("cluster_ctaid.z", U32, (7, 8), 90, Cta),
        r("cluster_ctaid.w", U32, (7, 8), 90, Cta),
        r("cluster_ctaid", U32, (7, 8), 90, Cta).vector(),
        r("cluster_nctaid.x", U32, (7, 8), 90, Grid),
        r("cluster_nctaid.y", U32, (7, 8), 90, Grid),
        r("cluster_nctaid.z", U32, (7, 8), 90, Grid),
        r("cluster_nctaid.w", U32, (7, 8), 90, Grid),
        r("cluster_nctaid", U32, (7, 8), 90, Grid).vector(),
        r("laneid", U32, (1, 3), 10, Thread),
        r("warpid", U32, (1, 3), 10, Warp),
        r("nwarpid", U32, (2, 0), 20, Grid),
        r("smid", U32, (1, 3), 10, Cta),
        r("nsmid", U32, (2, 0), 20, Grid),
        r("gridid", U64, (1, 0), 10, Grid).narrow(),
        r("is_explicit_cluster", Pred, (7, 8), 90, Grid),
        r("cluster_ctarank", U32, (7, 8), 90, Cta),
        r("cluster_nctarank", U32, (7, 8), 90, Grid),
        r("lanemask_eq", U32, (2, 0), 20, Thread),
        r("lanemask_le", U32, (2, 0), 20, Thread),
        r("lanemask_lt", U32, (2, 0), 20, Thread),
        r("lanemask_ge", U32, (2, 0), 20, Thread),
        r("lanemask_gt", U32, (2, 0), 20, Thread),
        r("clock", U32, (1, 0), 10, Read),
        r("clock_hi", U32, (5, 0), 20, Read),
        r("clock64", U64, (2, 0), 20, Read),
        r("globaltimer", U64, (3, 1), 30, Read),
        r("globaltimer_lo", U32, (3, 1), 30, Read),
        r("globaltimer_hi", U32, (3, 1), 30, Read),
        r("reserved_smem_offset_begin", U32, (7, 6), 80, Grid),
        r("reserved_smem_offset_end", U32, (7, 6), 80, Grid),
        r("reserved_smem_offset_cap", U32, (7, 6), 80, Grid),
        r("reserved_smem_offset_0", U32, (7, 6), 80, Grid),
        r("reserved_smem_offset_1", U32, (7, 6), 80, Grid),
        r("total_smem_size", U32, (4, 1), 20, Grid),
        r("aggr_smem_size", U32, (8, 1), 90, Grid),
        r("dynamic_smem_size", U32, (4, 1), 20, Grid),
        r("current_graph_exec", U64, (8, 0), 50, Cta),
        r("pm0", U32, (1, 3), 10, Read),
        r("pm1", U32, (1, 3), 10, Read),
        r("pm2", U32, (1, 3), 10, Read),
        r("pm3", U32, (1, 3), 10, Read),
        r("pm4", U32, (3, 0), 20, Read),
        r("pm5", U32, (3, 0), 20, Read),
        r("pm6", U32, (3, 0), 20, Read),
        r("pm7", U32, (3, 0), 20, Read),
        r("pm0_64", U64, (4, 0), 50, Read),
        r("pm1_64", U64, (4, 0), 50, Read),
        r("pm2_64", U64, (4, 0), 50, Read),
        r("pm3_64", U64, (4, 0), 50, Read),
        r("pm4_64", U64, (4, 0), 50, Read),
        r("pm5_64", U64, (4, 0), 50, Read),
        r("pm6_64", U64, (4, 0), 50, Read),
        r("pm7_64", U64, (4, 0), 50, Read),
        r("envreg0", U32, (1, 0), 10, Grid),
        r("envreg1", U32, (1, 0), 10, Grid),
        r("envreg2", U32, (1, 0), 10, Grid),
        r("envreg3", U32, (1, 0), 10, Grid),
        r("envreg4", U32, (1, 0), 10, Grid),
        r("envreg5", U32, (1, 0), 10, Grid),
        r("envreg6", U32, (1, 0), 10, Grid),
        r("envreg7", U32, (1, 0), 10, Grid),
        r("envreg8", U32, (1, 0), 10, Grid),
        r("envreg9", U32, (1, 0), 10, Grid),
        r("envreg10", U32, (1, 0), 10, Grid),
        r("envreg11", U32, (1, 0), 10, Grid),
        r("envreg12", U32, (1, 0), 10, Grid),
        r("envreg13", U32, (1, 0), 10, Grid),
        r("envreg14", U32, (1, 0), 10, Grid),
        r("envreg15", U32, (1, 0), 10, Grid),
        r("envreg16", U32, (1, 0), 10, Grid),
        r("envreg17", U32, (1, 0), 10, Grid),
        r("envreg18", U32, (1, 0), 10, Grid),
        r("envreg19", U32, (1, 0), 10, Grid),
        r("envreg20", U32, (1, 0), 10, Grid),
        r("envreg21", U32, (1, 0), 10, Grid),
        r("envreg22", U32, (1, 0), 10, Grid),
        r("envreg23", U32, (1, 0), 10, Grid),
        r("envreg24", U32, (1, 0), 10, Grid),
        r("envreg25", U32, (1, 0), 10, Grid),
        r("envreg26", U32, (1, 0), 10, Grid),
        r("envreg27", U32, (1, 0), 10, Grid),
        r("envreg28", U32, (1, 0), 10, Grid),
        r("envreg29", U32, (1, 0), 10, Grid),
        r("envreg30", U32, (1, 0), 10, Grid),
        r("envreg31", U32, (1, 0), 10, Grid),
    ]
};

/// What the registers hold, by the names that they begin with; the longest counts.
const SUMMARIES: &[(&str, &str)] = &[
    ("tid", "Index of the thread in its CTA."),
    ("ntid", "Threads of a CTA."),
    ("ctaid", "Index of the CTA in the grid."),
    ("nctaid", "CTAs of the grid."),
    ("clusterid", "Index of the cluster in the grid."),
    ("nclusterid", "Clusters of the grid."),
    ("cluster_ctaid", "Index of the CTA in its cluster."),
    ("cluster_nctaid", "CTAs of a cluster."),
    ("laneid", "Index of the lane in its warp."),
    ("warpid", "Index of the warp in its CTA; may change."),
    ("nwarpid", "The largest number of warps of a CTA."),
    ("smid", "Index of the multiprocessor; may change."),
    ("nsmid", "The largest number of multiprocessors; may have gaps."),
    ("gridid", "Index of the launch."),
    ("is_explicit_cluster", "Whether the launch says how large clusters are."),
    ("cluster_ctarank", "Rank of the CTA in its cluster, over all dimensions."),
    ("cluster_nctarank", "Number of CTAs of a cluster, over all dimensions."),
    ("lanemask_eq", "The bit of the lane itself."),
    ("lanemask_le", "The bits of the lane and those below."),
    ("lanemask_lt", "The bits of the lanes below."),
    ("lanemask_ge", "The bits of the lane and those above."),
    ("lanemask_gt", "The bits of the lanes above."),
    ("clock", "A cycle counter, its low half."),
    ("clock_hi", "A cycle counter, its high half."),
    ("clock64", "A cycle counter."),
    ("globaltimer", "Nanoseconds of a clock of the device."),
    ("globaltimer_lo", "Nanoseconds of a clock of the device, the low half."),
    ("globaltimer_hi", "Nanoseconds of a clock of the device, the high half."),
    ("reserved_smem_offset_begin", "Where the reserved shared memory begins."),
    ("reserved_smem_offset_end", "Where the reserved shared memory ends."),
    ("reserved_smem_offset_cap", "Bytes of reserved shared memory."),
    ("reserved_smem_offset_", "Where a piece of reserved shared memory begins."),
    ("total_smem_size", "Bytes of shared memory of a CTA, without what is reserved."),
    ("aggr_smem_size", "Bytes of shared memory of a CTA, with what is reserved."),
    ("dynamic_smem_size", "Bytes of shared memory that the launch asked for."),
    ("current_graph_exec", "The graph that the kernel was launched by, or 0."),
    ("pm", "A performance counter."),
    ("envreg", "A value that the driver sets before the launch."),
];

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

    const FIRST_ENVREG: Self = Self::named("envreg0");
    const LAST_ENVREG: Self = Self::named("envreg31");

    /// Whether the driver sets its value before the launch: `%envreg0` to `%envreg31`.
    pub fn is_environment(self) -> bool {
        (Self::FIRST_ENVREG..=Self::LAST_ENVREG).contains(&self)
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

    /// What it holds, in one line.
    pub fn summary(self) -> &'static str {
        let matching = SUMMARIES.iter().filter(|(start, _)| self.name().starts_with(start));
        matching.max_by_key(|(start, _)| start.len()).map_or("", |(_, summary)| summary)
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
    fn every_register_has_a_summary_and_every_summary_a_register() {
        let used: Vec<&str> = SpecialReg::all().map(SpecialReg::summary).collect();
        assert!(used.iter().all(|summary| !summary.is_empty()));
        assert!(SUMMARIES.iter().all(|(_, summary)| used.contains(summary)));
    }
}
