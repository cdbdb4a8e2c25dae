//! Everything that looks on while a launch runs: the race detector, the profile, and the findings.

use super::check::Checks;
use super::check::race::{self, Detector};
use super::context::Context;
use super::finding::{Finding, Findings};
use super::observe::Observer;
use super::profile::Profile;
use super::program::MemOp;

/// How many races of different pairs of instructions are reported.
const MOST_RACES: usize = 64;

/// What looks on. CTAs are named by their rank in the cluster that runs.
pub(super) struct Watch {
    race: Option<Detector>,
    profile: Option<Profile>,
    findings: Findings,
    /// The number of the first CTA of the cluster that runs.
    first_cta: u32,
}

/// What finds the races of a launch, if that is enabled.
pub(super) fn detector(context: Context<'_>) -> Option<Detector> {
    let launch = context.launch;
    let ctas = launch.clusters() * u64::from(launch.ranks());
    let extent = race::Extent {
        ctas: u32::try_from(ctas).unwrap_or(u32::MAX),
        threads: launch.threads(),
        cluster: launch.ranks(),
    };
    context.checks(Checks::RACE).then(|| Detector::new(extent, MOST_RACES))
}

impl Watch {
    /// Looks on with this detector of races.
    pub(super) fn new(context: Context<'_>, race: Option<Detector>) -> Self {
        let profile = context.launch.options.profile.then(|| Profile::new(context.program));
        Self { race, profile, findings: Findings::default(), first_cta: 0 }
    }

    /// What was seen.
    pub(super) fn into_parts(self) -> (Option<Detector>, Option<Profile>, Findings) {
        (self.race, self.profile, self.findings)
    }

    /// From now on the cluster with this first CTA runs.
    pub(super) fn select(&mut self, first_cta: u32) {
        self.first_cta = first_cta;
    }

    /// What watches an instruction of a warp.
    pub(super) fn observer(&mut self, rank: u32, warp: u32, site: u32) -> Observer<'_> {
        Observer::new(self.race.as_mut(), self.first_cta, (rank, warp), site)
    }

    /// Keeps a finding, unless the same was found at its instruction.
    pub(super) fn find(&mut self, stop: Finding) {
        self.findings.add(stop);
    }

    /// Whether it is counted what each instruction does.
    #[inline]
    pub(super) fn is_counting(&self) -> bool {
        self.profile.is_some()
    }

    /// An instruction runs for these lanes.
    #[inline]
    pub(super) fn ran(&mut self, site: u32, lanes: u32) {
        if let Some(profile) = &mut self.profile {
            profile.ran(site, lanes);
        }
    }

    /// A branch sends lanes both ways.
    pub(super) fn diverged(&mut self, site: u32) {
        if let Some(profile) = &mut self.profile {
            profile.split(site);
        }
    }

    /// A load or store accesses these addresses, which are only asked for if they matter.
    #[inline]
    pub(super) fn accessed(
        &mut self,
        (site, rank): (u32, u32),
        access: &MemOp,
        lanes: u32,
        addresses: impl FnOnce() -> [u64; 32],
    ) {
        if let Some(profile) = &mut self.profile {
            profile.access(site, access, rank, &addresses(), lanes);
        }
    }

    /// The CTAs of the cluster begin.
    pub(super) fn start_cluster(&mut self, ranks: u32) {
        if let Some(race) = &mut self.race {
            (0..ranks).for_each(|rank| race.start_cta(self.first_cta + rank));
        }
    }

    /// The CTAs of the cluster have ended.
    pub(super) fn end_cluster(&mut self, ranks: u32) {
        if let Some(race) = &mut self.race {
            (0..ranks).for_each(|rank| race.end_cta(self.first_cta + rank));
        }
    }

    /// Threads of a warp have ended.
    pub(super) fn exited(&mut self, rank: u32, warp: u32, lanes: u32) {
        let Some(race) = &mut self.race else { return };
        race.exit_lanes(self.first_cta + rank, warp, lanes);
    }

    /// Lanes of a warp have met at a barrier of the warp.
    pub(super) fn warp_sync(&mut self, rank: u32, warp: u32, lanes: u32) {
        if let Some(race) = &mut self.race {
            race.warp_sync(self.first_cta + rank, warp, lanes);
        }
    }

    /// Lanes arrive at a barrier of their CTA and go on.
    pub(super) fn barrier_arrive(&mut self, (rank, warp): (u32, u32), barrier: u32, lanes: u32) {
        if let Some(race) = &mut self.race {
            race.barrier_arrive(self.first_cta + rank, barrier, warp, lanes);
        }
    }

    /// A barrier of a CTA is complete; `waiting` gives the lanes of each warp that waited.
    pub(super) fn cta_barrier(
        &mut self,
        rank: u32,
        barrier: u32,
        waiting: impl FnOnce() -> Vec<u32>,
        is_partial: bool,
    ) {
        if let Some(race) = &mut self.race {
            race.cta_barrier(self.first_cta + rank, barrier, &waiting(), is_partial);
        }
    }

    /// Lanes arrive at the barrier of the cluster.
    pub(super) fn cluster_arrive(&mut self, rank: u32, warp: u32, lanes: u32, releases: bool) {
        if let Some(race) = &mut self.race {
            race.cluster_arrive(self.first_cta + rank, warp, lanes, releases);
        }
    }

    /// Lanes have waited at the barrier of the cluster.
    pub(super) fn cluster_wait(&mut self, rank: u32, warp: u32, lanes: u32, acquires: bool) {
        if let Some(race) = &mut self.race {
            race.cluster_wait(self.first_cta + rank, warp, lanes, acquires);
        }
    }

    /// Global memory is allocated anew.
    pub(super) fn allocated(&mut self, address: u64, bytes: u64) {
        if let Some(race) = &mut self.race {
            race.forget(race::MemoryId::Global, address, bytes);
        }
    }
}
