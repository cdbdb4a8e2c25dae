//! Which accesses to a memory a later access can race with.
//!
//! A page of shadow has a cell for each word of 4 bytes. A cell holds records: accesses of the same
//! kind to the same bytes by lanes of one warp at one clock. One record stands in the cell itself,
//! which is all that most memory ever needs; the others are in a list of the page.
//!
//! An access drops the records that it makes superfluous: whatever races with the dropped one and
//! comes later also races with the access. So a record of a write outlives reads; a weak access
//! outlives strong ones, which race with less; what is not ordered before the access stays.
//!
//! The number of records of a cell is bounded ([`CROWD`], [`FOREIGN_CROWD`]): where more accesses
//! are concurrent (reads by many CTAs), each CTA is represented by its newest, and many CTAs by
//! some. Nothing is ever reported that is no race.

use super::causality::{Knowledge, Layout};
use super::log::{Log, Where};
use super::{Party, Place, Reason, Thread, key};
use rustc_hash::FxHashMap;

/// How many bytes a cell is about.
pub(super) const WORD: u64 = 4;
const PAGE_BYTES: u64 = 4096;
const CELLS: usize = (PAGE_BYTES / WORD) as usize;
/// How many records a cell may have besides its first, if all are of one CTA: one a warp, twice.
const CROWD: usize = 64;
/// Likewise if they are of several CTAs.
const FOREIGN_CROWD: usize = 4;

/// What an access is to those that may race with it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Kind {
    /// Whether it writes.
    pub writes: bool,
    /// 0 if weak; otherwise 1 more than the level of the scope.
    pub strength: u8,
    /// The logarithm of the size of what is accessed at once; 0 if weak.
    pub size: u8,
    /// 0 for accesses of threads; otherwise which clock of the copies that a thread started.
    pub copies: u8,
}

/// Accesses of one kind to the same bytes of a cell, by lanes of a warp at one clock.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Record {
    pub cta: u32,
    /// 0 if this is no record.
    pub clock: u32,
    /// The instruction of the first.
    pub site: u32,
    pub lanes: u32,
    pub kind: Kind,
    pub warp: u8,
    /// The bytes of the cell, as a mask.
    pub bytes: u8,
}

impl Record {
    /// Whether they differ in nothing but the lanes and the instruction.
    fn joins(&self, other: &Self) -> bool {
        self.clock == other.clock
            && self.cta == other.cta
            && self.warp == other.warp
            && self.bytes == other.bytes
            && self.kind == other.kind
    }

    /// Whether no two of the threads that do this can race, because it is a read or a strong access
    /// of the CTA or more. Copies always can.
    fn is_harmless(&self) -> bool {
        self.kind.copies == 0 && (!self.kind.writes || self.kind.strength > 0)
    }

    /// Why this access and an earlier one race, if they do and nothing orders them.
    fn race(&self, earlier: &Self, cluster: u32) -> Option<Reason> {
        let (a, b) = (&self.kind, &earlier.kind);
        if !a.writes && !b.writes {
            return None;
        }
        let included = match a.strength.min(b.strength) {
            0 if (a.copies == 0) != (b.copies == 0) => return Some(Reason::InFlight),
            0 => return Some(Reason::Unordered),
            1 => self.cta == earlier.cta,
            2 => self.cta / cluster == earlier.cta / cluster,
            _ => true,
        };
        match (included, a.size == b.size) {
            (false, _) => Some(Reason::NarrowScope),
            (true, false) => Some(Reason::MixedSize),
            (true, true) => None,
        }
    }

    fn thread(&self, lanes: u32) -> Thread {
        Thread { cta: self.cta, thread: u32::from(self.warp) * 32 + lanes.trailing_zeros() % 32 }
    }

    fn party(&self, lanes: u32) -> Party {
        Party {
            thread: self.thread(lanes),
            site: self.site,
            wrote: self.kind.writes,
            strong: self.kind.strength > 0,
            asynchronous: self.kind.copies > 0,
        }
    }
}

/// Who makes an access, and what happened before it.
pub(super) struct Actor<'a> {
    /// Up to which clock accesses of the same thread happened before.
    pub own_clock: u32,
    /// The same of others.
    pub known: &'a Knowledge,
    pub layout: Layout,
    /// The access, with one lane.
    pub record: Record,
}

impl Actor<'_> {
    /// The lanes of a record that are not ordered before the access.
    #[inline]
    fn unordered(&self, record: &Record) -> u32 {
        let mut lanes = record.lanes;
        let warp = u64::from(record.warp);
        if record.cta == self.record.cta && record.kind.copies == 0 {
            if record.warp == self.record.warp && record.clock <= self.own_clock {
                lanes &= !self.record.lanes;
                if lanes == 0 {
                    return 0;
                }
            }
            return self.known.own.part(warp << 5, 1, 0).behind(lanes, record.clock);
        }
        let key = key(record.cta, record.kind.copies, u32::from(record.warp) * 32);
        self.known.rest.part(key, self.layout.level, 0).behind(lanes, record.clock)
    }

    /// Whether all that races with a record that is ordered before the access also races with the
    /// access.
    fn supersedes(&self, record: &Record) -> bool {
        let (a, b) = (&self.record.kind, &record.kind);
        let as_weak = a.strength == 0 || (b.strength >= a.strength && a.size == b.size);
        (a.writes || !b.writes) && as_weak
    }

    /// Reports a race with a record; false if the record can be dropped.
    fn keeps(&self, record: &mut Record, merged: &mut bool, at: Where, log: &mut Log) -> bool {
        let bytes = record.bytes & self.record.bytes;
        if bytes == 0 {
            return true;
        }
        if record.joins(&self.record) && record.is_harmless() {
            record.lanes |= self.record.lanes;
            *merged = true;
            return true;
        }
        let unordered = self.unordered(record);
        let mut dropped = record.lanes & !unordered;
        if unordered != 0
            && let Some(reason) = self.record.race(record, self.layout.cluster)
        {
            let (one, other) = (record.party(unordered), self.record.party(self.record.lanes));
            log.add(at, bytes, reason, one, other);
            if self.record.kind.writes {
                dropped = record.lanes;
            }
        }
        if !self.supersedes(record) {
            return true;
        }
        if record.bytes & !self.record.bytes == 0 {
            record.lanes &= !dropped;
            return record.lanes != 0;
        }
        if dropped == record.lanes {
            record.bytes &= !bytes;
        }
        true
    }
}

#[derive(Clone, Copy, Default, Debug)]
struct Cell {
    first: Record,
    /// One more than the number of the list of further records.
    list: u16,
    /// Whether that list is not empty.
    crowded: bool,
    /// Whether something was released here.
    object: bool,
}

#[derive(Clone, Debug)]
struct Page {
    number: u64,
    cells: Box<[Cell]>,
    lists: Vec<Vec<Record>>,
}

impl Page {
    fn new(number: u64) -> Self {
        Self { number, cells: vec![Cell::default(); CELLS].into(), lists: Vec::new() }
    }

    /// Checks an access to a cell and records it; whether something was released there.
    #[inline]
    fn access(&mut self, index: usize, actor: &Actor<'_>, at: Where, log: &mut Log) -> bool {
        let cell = &mut self.cells[index % CELLS];
        if !cell.crowded {
            let first = &mut cell.first;
            if first.clock == 0 {
                *first = actor.record;
                return cell.object;
            }
            if first.joins(&actor.record) && first.is_harmless() {
                first.lanes |= actor.record.lanes;
                return cell.object;
            }
        }
        let mut merged = false;
        if cell.crowded
            && let Some(list) = self.lists.get_mut(usize::from(cell.list).wrapping_sub(1))
        {
            list.retain_mut(|record| actor.keeps(record, &mut merged, at, log));
            if !actor.keeps(&mut cell.first, &mut merged, at, log) {
                cell.first = if list.is_empty() { Record::default() } else { list.remove(0) };
            }
            cell.crowded = !list.is_empty();
        } else if !actor.keeps(&mut cell.first, &mut merged, at, log) {
            cell.first = Record::default();
        }
        let object = cell.object;
        if !merged {
            self.add(index, actor.record);
        }
        object
    }

    /// Adds a record to a cell.
    fn add(&mut self, index: usize, record: Record) {
        let cell = &mut self.cells[index % CELLS];
        if cell.first.clock == 0 {
            cell.first = record;
            return;
        }
        if cell.list == 0 {
            self.lists.push(Vec::new());
            cell.list = self.lists.len() as u16;
        }
        if let Some(list) = self.lists.get_mut(usize::from(cell.list).wrapping_sub(1)) {
            add_to_list(list, record);
            cell.crowded = true;
        }
    }

    /// Reports the races of a record with those of a cell, none of which is ordered before it.
    fn compare(&self, index: usize, record: &Record, cluster: u32, at: Where, log: &mut Log) {
        for earlier in self.records(&self.cells[index % CELLS]) {
            let bytes = record.bytes & earlier.bytes;
            if bytes != 0
                && let Some(reason) = record.race(earlier, cluster)
            {
                let parties = (earlier.party(earlier.lanes), record.party(record.lanes));
                log.begin();
                log.add(at, bytes, reason, parties.0, parties.1);
            }
        }
    }

    fn records<'a>(&'a self, cell: &'a Cell) -> impl Iterator<Item = &'a Record> {
        let list = self.lists.get(usize::from(cell.list).wrapping_sub(1));
        let list = list.map_or(&[][..], Vec::as_slice);
        [&cell.first].into_iter().filter(|first| first.clock != 0).chain(list)
    }
}

/// Adds a record to a list; if that is full, in the place of one that is likely to find the same
/// races: of the same CTA, else of a CTA that has another one. Weak writes are not replaced.
fn add_to_list(list: &mut Vec<Record>, record: Record) {
    let is_foreign = |other: &Record| other.cta != record.cta;
    if list.len() < FOREIGN_CROWD || (list.len() < CROWD && !list.iter().any(is_foreign)) {
        list.push(record);
        return;
    }
    let may_go = |other: &Record| !other.kind.writes || other.kind.strength > 0;
    if list.len() > FOREIGN_CROWD && list.iter().any(is_foreign) {
        let mut place = 0;
        list.retain(|other| {
            place += 1;
            place <= FOREIGN_CROWD || !may_go(other)
        });
        list.shrink_to(FOREIGN_CROWD);
    }
    let of_cta = |other: &Record| other.cta == record.cta && other.kind == record.kind;
    let repeated = |i: &usize| list[*i].cta == list[*i - 1].cta && may_go(&list[*i]);
    let place = list
        .iter()
        .position(|other| of_cta(other) && may_go(other))
        .or_else(|| (1..list.len()).rev().find(repeated))
        .or_else(|| list.iter().rposition(may_go));
    match place {
        Some(place) => list[place] = record,
        None => list.push(record),
    }
}

/// The shadow of a memory.
#[derive(Clone, Debug)]
pub(super) struct Shadow {
    pages: Vec<Page>,
    index: FxHashMap<u64, u32>,
    /// The places of pages that were accessed before, by the low bits of their numbers.
    recent: [(u64, u32); 16],
}

impl Default for Shadow {
    fn default() -> Self {
        Self { pages: Vec::new(), index: FxHashMap::default(), recent: [(u64::MAX, 0); 16] }
    }
}

impl Shadow {
    fn page(&mut self, number: u64) -> &mut Page {
        let recent = &mut self.recent[number as usize % 16];
        if recent.0 != number {
            let place = *self.index.entry(number).or_insert_with(|| {
                self.pages.push(Page::new(number));
                self.pages.len() as u32 - 1
            });
            *recent = (number, place);
        }
        &mut self.pages[recent.1 as usize]
    }

    /// Checks an access to some bytes and records it; whether something was released there.
    #[inline]
    pub fn access(&mut self, at: Where, bytes: u64, actor: &mut Actor<'_>, log: &mut Log) -> bool {
        let mut object = false;
        let end = at.address.saturating_add(bytes);
        let mut start = at.address;
        log.begin();
        while start < end {
            let word = start / WORD;
            let (low, high) = (start % WORD, (end - word * WORD).min(WORD));
            actor.record.bytes = ((1u32 << high) - (1 << low)) as u8;
            let page = self.page(start / PAGE_BYTES);
            let at = Where { address: word * WORD, ..at };
            object |= page.access(word as usize % CELLS, actor, at, log);
            start = word * WORD + high;
        }
        object
    }

    /// Says whether something was released at an address.
    pub fn mark(&mut self, address: u64, object: bool) {
        let cell = (address / WORD) as usize % CELLS;
        self.page(address / PAGE_BYTES).cells[cell].object = object;
    }

    /// Forgets all accesses to some bytes: they are new memory.
    pub fn forget(&mut self, address: u64, bytes: u64) {
        let end = address.saturating_add(bytes);
        for page in &mut self.pages {
            let first = page.number * PAGE_BYTES;
            if first >= end || first + PAGE_BYTES <= address {
                continue;
            }
            for (cell, word) in page.cells.iter_mut().zip((first..).step_by(WORD as usize)) {
                if word + WORD > address && word < end {
                    if let Some(list) = page.lists.get_mut(usize::from(cell.list).wrapping_sub(1)) {
                        list.clear();
                    }
                    *cell = Cell { list: cell.list, ..Cell::default() };
                }
            }
        }
    }

    /// Takes over the shadow of other CTAs that ran beside those of this one: nothing orders the
    /// accesses of one and the other.
    pub fn absorb(&mut self, other: Self, cluster: u32, place: Place, log: &mut Log) {
        let mut pages = other.pages;
        pages.sort_by_key(|page| page.number);
        for page in pages {
            if !self.index.contains_key(&page.number) {
                self.index.insert(page.number, self.pages.len() as u32);
                self.pages.push(page);
                continue;
            }
            let first = page.number * PAGE_BYTES;
            let known = self.page(page.number);
            for (i, cell) in page.cells.iter().enumerate() {
                let address = first + i as u64 * WORD;
                for record in page.records(cell) {
                    known.compare(i, record, cluster, Where { place, address }, log);
                }
                for record in page.records(cell) {
                    known.add(i, *record);
                }
            }
        }
    }
}
