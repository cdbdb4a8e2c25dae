//! What the CTAs of a cluster have in common.

use super::check::Checks;
use super::copies::{Copies, Timing};
use super::launch::Launch;
use super::memory::{Flat, Region};
use super::observe::CopyTag;
use std::collections::{BTreeMap, BTreeSet};

/// What the CTAs of a cluster have in common.
#[derive(Default)]
pub(super) struct ClusterMemory {
    /// The shared memory of each CTA.
    pub(super) shared: Vec<Flat>,
    /// The copies that are under way, by the rank of the CTA and the thread that started them.
    pub(super) copies: BTreeMap<(u32, u32), Copies<CopyTag>>,
    /// When they run.
    pub(super) timing: Timing,
    /// The barriers in shared memory that have been initialised: the rank of the CTA and the
    /// address.
    pub(super) barriers: BTreeSet<(u32, u64)>,
    /// Whether a byte of global or shared memory has changed since this was last asked.
    pub(super) changed: bool,
    /// Where threads last looked, while nothing happens.
    pub(super) looks: Option<Looks>,
    /// The allocation of global memory that was accessed last.
    pub(super) hint: usize,
}

impl ClusterMemory {
    /// Becomes that of a cluster at its beginning.
    pub(super) fn begin(&mut self, launch: &Launch) {
        let is_watched = launch.checks().contains(Checks::UNINIT);
        self.shared.resize_with(launch.ranks() as usize, Flat::default);
        for shared in &mut self.shared {
            shared.forget_all(launch.shared_bytes().into(), is_watched);
        }
        self.copies.clear();
        self.timing = launch.timing();
        self.barriers.clear();
        self.changed = false;
        self.looks = None;
    }
}

/// What each thread read last, by the rank of its CTA and its number there.
pub(super) type Looks = BTreeMap<(u32, u32), Look>;

/// A read of memory that others may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Look {
    pub(super) site: u32,
    pub(super) place: Region,
    pub(super) address: u64,
    pub(super) bytes: u32,
    /// Whether others are expected to change it meanwhile.
    pub(super) is_strong: bool,
}
