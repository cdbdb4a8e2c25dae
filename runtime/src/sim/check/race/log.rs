//! The races found so far.

use super::{MemoryId, Party, Race, Reason};
use rustc_hash::FxHashSet;

/// A word of a memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct WordId {
    pub place: MemoryId,
    pub address: u64,
}

/// The races found so far, each pair of instructions once.
#[derive(Clone, Debug)]
pub(super) struct Log {
    pub races: Vec<Race>,
    /// How many races of further pairs of instructions there were.
    pub omitted: usize,
    pub limit: usize,
    seen: FxHashSet<(u32, u32)>,
    /// Whether the last race is of the access that is being checked.
    current: bool,
}

impl Log {
    pub fn new(limit: usize) -> Self {
        Self { races: Vec::new(), omitted: 0, limit, seen: FxHashSet::default(), current: false }
    }

    /// Begins an access.
    #[inline]
    pub fn begin(&mut self) {
        self.current = false;
    }

    /// Adds a race about bytes of a word, given as a mask.
    #[cold]
    pub fn add(&mut self, at: WordId, bytes: u32, reason: Reason, first: Party, second: Party) {
        let address = at.address + u64::from(bytes.trailing_zeros());
        let bytes = u64::from((bytes >> bytes.trailing_zeros().min(31)).trailing_ones());
        let race = Race { place: at.place, address, bytes, reason, first, second };
        if let Some(last) = self.races.last_mut().filter(|_| self.current)
            && (last.first, last.second) == (first, second)
            && last.address + last.bytes == address
        {
            last.bytes += bytes;
            return;
        }
        self.insert(race);
    }

    /// Adds a race if its pair of instructions is new.
    pub fn insert(&mut self, race: Race) {
        let sites = (race.first.site, race.second.site);
        if !self.seen.insert((sites.0.min(sites.1), sites.0.max(sites.1))) {
            return;
        }
        if self.races.len() < self.limit {
            self.races.push(race);
            self.current = true;
        } else {
            self.omitted += 1;
        }
    }
}
