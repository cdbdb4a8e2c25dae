//! Which accesses to a memory a later access can race with.
//!
//! A page of shadow has lines of 32 words (`line`), which hold what warps do to rows of words.
//! Where more has to be known a line has a cell for each word of 4 bytes. A cell holds records:
//! accesses of the same kind to the same bytes by lanes of one warp, at one clock and one
//! instruction. One record stands in the cell itself; the others are in a list.
//!
//! An access drops the records that it makes superfluous: whatever races with the dropped one and
//! comes later also races with the access. So a record of a write outlives reads, and a weak access
//! outlives strong ones, which race with less; what is not ordered before the access stays.
//!
//! The number of records is bounded: of accesses of one kind there are `CROWD` if all are of one
//! CTA, which is enough for all of its warps, else `FOREIGN_CROWD`.

use super::causality::{Knowledge, Layout};
use super::clock::Clocks;
use super::line::{LINE_WORDS, Line, Span};
use super::log::{Log, WordId};
use super::{LANES, MemoryId, Party, Reason, Thread, key, ones};
use rustc_hash::FxHashMap;

/// How many bytes a cell is about.
pub(super) const WORD: u64 = 4;
const PAGE_BYTES: u64 = 4096;
const LINES: usize = (PAGE_BYTES / WORD) as usize / LINE_WORDS;
/// How many records a cell may have besides its first: two for each warp of a CTA.
const CROWD: usize = 64;
/// How many of one kind if they are of several CTAs.
pub(super) const FOREIGN_CROWD: usize = 4;

/// What an access is to those that may race with it, in bits: whether it writes; its strength, 0 if
/// weak, otherwise 1 more than the reach of the scope; the logarithm of the size of what is
/// accessed at once, if strong; whether it reads what is constant; the class of the clock, 0 for
/// accesses of threads themselves; the warp; the bytes of the cell, as a mask.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Kind(u32);

impl Kind {
    const BYTES: u32 = 20;
    /// All bytes of a cell.
    pub const WHOLE: u32 = 0xf;

    pub fn new(writes: bool, strength: u32, size: u32) -> Self {
        Self(u32::from(writes) | (strength & 3) << 1 | (size & 7) << 3)
    }

    pub fn constant(self, constant: bool) -> Self {
        Self(self.0 | u32::from(constant) << 6)
    }

    pub fn is_constant(self) -> bool {
        self.0 >> 6 & 1 != 0
    }

    pub fn of(self, class: u8, warp: u32) -> Self {
        Self(self.0 | u32::from(class & 31) << 8 | (warp & 31) << 13)
    }

    pub fn with_bytes(self, bytes: u32) -> Self {
        Self(self.0 & ((1 << Self::BYTES) - 1) | bytes << Self::BYTES)
    }

    fn of_any_warp(self) -> Self {
        Self(self.0 & !(31 << 13))
    }

    pub fn writes(self) -> bool {
        self.0 & 1 != 0
    }

    fn strength(self) -> u32 {
        self.0 >> 1 & 3
    }

    fn size(self) -> u32 {
        self.0 >> 3 & 7
    }

    fn class(self) -> u8 {
        (self.0 >> 8 & 31) as u8
    }

    pub fn warp(self) -> u32 {
        self.0 >> 13 & 31
    }

    fn bytes(self) -> u32 {
        self.0 >> Self::BYTES
    }

    /// Whether no two of the threads that do this in a warp can race, because it is a read or a
    /// strong access. Copies always can.
    fn is_harmless(self) -> bool {
        self.class() == 0 && (!self.writes() || self.strength() > 0)
    }
}

/// Accesses of one kind to the same bytes of a cell, by lanes of a warp at one clock and
/// instruction.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Record {
    pub cta: u32,
    /// 0 if this is no record.
    pub clock: u32,
    pub site: u32,
    pub lanes: u32,
    pub kind: Kind,
}

impl Record {
    /// Whether they differ in nothing but the lanes.
    pub fn joins(&self, other: &Self) -> bool {
        (self.clock, self.kind, self.site, self.cta)
            == (other.clock, other.kind, other.site, other.cta)
    }

    /// Why this access and an earlier one race, if they do and nothing orders them.
    pub fn race(&self, earlier: &Self, cluster: u32) -> Option<Reason> {
        let (a, b) = (self.kind, earlier.kind);
        if !a.writes() && !b.writes() {
            return None;
        }
        let included = match a.strength().min(b.strength()) {
            0 if (a.class() == 0) != (b.class() == 0) => return Some(Reason::InFlight),
            0 => return Some(Reason::Unordered),
            1 => self.cta == earlier.cta,
            2 => self.cta / cluster == earlier.cta / cluster,
            _ => true,
        };
        match (included, a.size() == b.size()) {
            (false, _) => Some(Reason::NarrowScope),
            (true, false) => Some(Reason::MixedSize),
            (true, true) => None,
        }
    }

    /// The first of some of its lanes.
    fn party(&self, lanes: u32) -> Party {
        let thread = self.kind.warp() * LANES + lanes.trailing_zeros() % LANES;
        Party {
            thread: Thread { cta: self.cta, thread },
            site: self.site,
            wrote: self.kind.writes(),
            strong: self.kind.strength() > 0,
            asynchronous: self.kind.class() > 0,
        }
    }
}

impl AsRef<Record> for Record {
    fn as_ref(&self) -> &Record {
        self
    }
}

/// Who makes an access, and what happened before it.
pub(super) struct Actor<'a> {
    /// Up to which clock accesses of the same thread happened before.
    pub own_clock: u32,
    /// The same of others.
    pub known: &'a Knowledge,
    pub layout: Layout,
    /// The access; of several lanes only if they know the same and read weakly, or write the same.
    pub record: Record,
    /// Lanes of the warp that have just written the same by the same instruction.
    pub twins: u32,
    /// For a copy through the asynchronous proxy: what has been fenced for it.
    pub fenced: Option<&'a Knowledge>,
}

impl Actor<'_> {
    /// The lanes of a record that are not ordered before the access.
    #[inline]
    pub fn unordered(&self, record: &Record) -> u32 {
        let (warp, class) = (record.kind.warp(), record.kind.class());
        let mut lanes = record.lanes;
        if self.twins != 0 && record.site == self.record.site && class == 0 {
            let is_same_warp = (record.cta, warp) == (self.record.cta, self.record.kind.warp());
            lanes &= if is_same_warp { !self.twins } else { u32::MAX };
        }
        if record.cta != self.record.cta || class != 0 {
            let key = key(record.cta, class, warp * LANES);
            return self.known.rest.part(key, self.layout.level, 0).behind(lanes, record.clock);
        }
        if matches!(self.known.own, Clocks::Same(clock) if clock >= record.clock) {
            return 0;
        }
        let is_one = self.record.lanes.is_power_of_two();
        if is_one && warp == self.record.kind.warp() && record.clock <= self.own_clock {
            lanes &= !self.record.lanes;
        }
        let own = self.known.own.part(u64::from(warp * LANES), 1, 0);
        if lanes == 0 { 0 } else { own.behind(lanes, record.clock) }
    }

    /// Whether all that races with a record that is ordered before the access also races with the
    /// access.
    fn supersedes(&self, record: &Record) -> bool {
        let (a, b) = (self.record.kind, record.kind);
        let as_weak = a.strength() == 0 || (b.strength() >= a.strength() && a.size() == b.size());
        (a.writes() || !b.writes() && (a.is_constant() || !b.is_constant())) && as_weak
    }

    /// The lanes of a write that is ordered before a copy, but not fenced for it.
    fn unfenced(&self, record: &Record) -> u32 {
        let is_own = record.cta == self.record.cta && record.kind.class() == 0;
        match self.fenced {
            Some(fenced) if is_own && record.kind.writes() => {
                let key = u64::from(record.kind.warp() * LANES);
                fenced.own.part(key, 1, 0).behind(record.lanes, record.clock)
            }
            _ => 0,
        }
    }

    /// Whether one reads what the other writes, although it is constant.
    fn breaks_constant(&self, record: &Record) -> bool {
        let (a, b) = (self.record.kind, record.kind);
        a.is_constant() && b.writes() || a.writes() && b.is_constant()
    }

    /// Whether the access is ordered after all there is, and replaces it: what most writes do.
    fn replaces<'r>(&self, mut records: impl Iterator<Item = &'r Record>) -> bool {
        let kind = self.record.kind;
        kind.writes()
            && kind.strength() == 0
            && self.fenced.is_none()
            && records.all(|record| {
                record.kind.bytes() & !kind.bytes() == 0
                    && !record.kind.is_constant()
                    && self.unordered(record) == 0
            })
    }

    /// If this is a read that is ordered after the writes, adds it to the record that it joins; if
    /// there is none, gives false. What most reads need; records are not dropped.
    fn reads(&self, first: &mut Record, list: &mut [Record]) -> Option<bool> {
        let kind = self.record.kind;
        if kind.writes() || !kind.is_harmless() || kind.is_constant() {
            return None;
        }
        let mut joined = None;
        for record in std::iter::once(first).chain(list) {
            if !record.kind.writes() {
                if record.joins(&self.record) {
                    joined = Some(record);
                }
            } else if record.kind.bytes() & kind.bytes() != 0 && self.unordered(record) != 0 {
                return None;
            }
        }
        let Some(record) = joined else { return Some(false) };
        record.lanes |= self.record.lanes;
        Some(true)
    }

    /// Reports a race with a record; false if the record can be dropped.
    fn keeps(&self, record: &mut Record, merged: &mut bool, at: WordId, log: &mut Log) -> bool {
        let (bytes, own_bytes) = (record.kind.bytes(), self.record.kind.bytes());
        if bytes & own_bytes == 0 {
            return true;
        }
        if record.joins(&self.record) && record.kind.is_harmless() {
            record.lanes |= self.record.lanes;
            *merged = true;
            return true;
        }
        let unordered = self.unordered(record);
        let unfenced = if unordered == 0 { self.unfenced(record) } else { 0 };
        if self.breaks_constant(record) {
            self.report(record, record.lanes, Reason::Constant, at, log);
        } else if unfenced != 0 {
            self.report(record, unfenced, Reason::Proxy, at, log);
        }
        let mut dropped = record.lanes & !unordered;
        if unordered != 0
            && !self.breaks_constant(record)
            && let Some(reason) = self.record.race(record, self.layout.cluster)
        {
            self.report(record, unordered, reason, at, log);
            if self.record.kind.writes() {
                dropped = record.lanes;
            }
        }
        if !self.supersedes(record) {
            return true;
        }
        if bytes & !own_bytes == 0 {
            record.lanes &= !dropped;
            return record.lanes != 0;
        }
        if dropped == record.lanes {
            record.kind = record.kind.with_bytes(bytes & !own_bytes);
        }
        true
    }

    #[cold]
    fn report(&self, record: &Record, lanes: u32, reason: Reason, at: WordId, log: &mut Log) {
        let first = record.party(lanes);
        let mut second = self.record.party(self.record.lanes);
        if first.thread == second.thread && !self.record.lanes.is_power_of_two() {
            second = self.record.party(self.record.lanes & (self.record.lanes - 1));
        }
        let bytes = record.kind.bytes() & self.record.kind.bytes();
        log.add(at, bytes, reason, first, second);
    }
}

/// The accesses to a word.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Cell {
    first: Record,
    /// One more than the number of the list of further records.
    list: u16,
    /// Whether that list is not empty.
    crowded: bool,
    /// Whether something was released here.
    object: bool,
}

impl Cell {
    /// Adds a record behind all that there are.
    pub fn push(&mut self, lists: &mut Vec<Vec<Record>>, record: Record) {
        if self.first.clock == 0 {
            self.first = record;
        } else if let Some(list) = self.list(lists) {
            list.push(record);
            self.crowded = true;
        }
    }

    /// The list of further records, which may be new.
    fn list<'l>(&mut self, lists: &'l mut Vec<Vec<Record>>) -> Option<&'l mut Vec<Record>> {
        if self.list == 0 {
            lists.push(Vec::new());
            self.list = lists.len() as u16;
        }
        lists.get_mut(usize::from(self.list).wrapping_sub(1))
    }
}

impl Actor<'_> {
    /// The access as one of a line, if it is a weak one of a whole word by threads.
    fn span(&self, word: u32) -> Option<Span> {
        let Record { kind, .. } = self.record;
        let is_plain = kind.class() == 0 && kind.strength() == 0 && kind.bytes() == Kind::WHOLE;
        let is_plain = is_plain && self.twins == 0 && self.fenced.is_none();
        is_plain.then(|| Span::same(self.record, 1 << word))
    }
}

#[derive(Clone, Debug)]
struct Page {
    number: u64,
    lines: Box<[Line]>,
    lists: Vec<Vec<Record>>,
}

impl Page {
    fn new(number: u64) -> Self {
        Self { number, lines: vec![Line::default(); LINES].into(), lists: Vec::new() }
    }

    /// Checks an access to a cell and records it; whether something was released there.
    fn access(&mut self, index: usize, actor: &Actor<'_>, at: WordId, log: &mut Log) -> bool {
        let (line, word) = (&mut self.lines[index / LINE_WORDS % LINES], index % LINE_WORDS);
        if let Line::Spans(_) = line
            && let Some(span) = actor.span(word as u32)
            && line.access(span, actor)
        {
            return false;
        }
        let cell = &mut line.cells(&mut self.lists)[word];
        if !cell.crowded {
            let first = &mut cell.first;
            if first.clock == 0 {
                *first = actor.record;
                return cell.object;
            }
            if first.joins(&actor.record) && first.kind.is_harmless() {
                first.lanes |= actor.record.lanes;
                return cell.object;
            }
        }
        let mut none = Vec::new();
        let list = match self.lists.get_mut(usize::from(cell.list).wrapping_sub(1)) {
            Some(list) if cell.crowded => list,
            _ => &mut none,
        };
        let object = cell.object;
        if actor.replaces(list.iter().chain([&cell.first])) {
            list.clear();
            (cell.first, cell.crowded) = (actor.record, false);
            return object;
        }
        match actor.reads(&mut cell.first, list) {
            Some(true) => return object,
            Some(false) if list.len() < CROWD / 8 => {
                self.add(index, actor.record);
                return object;
            }
            _ => {}
        }
        let mut merged = false;
        list.retain_mut(|record| actor.keeps(record, &mut merged, at, log));
        if !actor.keeps(&mut cell.first, &mut merged, at, log) {
            cell.first = if list.is_empty() { Record::default() } else { list.remove(0) };
        }
        cell.crowded = !list.is_empty();
        if !merged {
            self.add(index, actor.record);
        }
        object
    }

    /// The cell of a word, of which its line is made.
    fn cell(&mut self, index: usize) -> &mut Cell {
        &mut self.lines[index / LINE_WORDS % LINES].cells(&mut self.lists)[index % LINE_WORDS]
    }

    /// Adds a record to a cell.
    fn add(&mut self, index: usize, record: Record) {
        let line = &mut self.lines[index / LINE_WORDS % LINES];
        let cell = &mut line.cells(&mut self.lists)[index % LINE_WORDS];
        if cell.first.clock == 0 {
            cell.first = record;
        } else if let Some(list) = cell.list(&mut self.lists) {
            add_to_list(list, record);
            cell.crowded = true;
        }
    }

    /// Takes over a line of another page, the accesses to which are not ordered with those to this
    /// one.
    fn absorb(
        &mut self,
        line: usize,
        other: &mut Page,
        cluster: u32,
        first: WordId,
        log: &mut Log,
    ) {
        if self.lines[line].absorb(&other.lines[line], cluster) {
            return;
        }
        other.lines[line].cells(&mut other.lists);
        for word in 0..LINE_WORDS {
            let i = line * LINE_WORDS + word;
            let cell = *other.cell(i);
            self.cell(i);
            let at = WordId { address: first.address + i as u64 * WORD, ..first };
            for record in other.records(&cell) {
                self.compare(i, record, cluster, at, log);
            }
            for record in other.records(&cell) {
                self.add(i, *record);
            }
        }
    }

    /// Forgets what was done to words of a line.
    fn forget(&mut self, line: usize, words: u32) {
        let Some(cells) = self.lines[line].forget(words) else { return };
        for word in ones(words) {
            let cell = &mut cells[word as usize];
            if let Some(list) = self.lists.get_mut(usize::from(cell.list).wrapping_sub(1)) {
                list.clear();
            }
            *cell = Cell { list: cell.list, ..Cell::default() };
        }
    }

    /// Reports the races of a record with those of a cell, none of which is ordered before it.
    fn compare(&self, index: usize, record: &Record, cluster: u32, at: WordId, log: &mut Log) {
        let Line::Cells(cells) = &self.lines[index / LINE_WORDS % LINES] else { return };
        for earlier in self.records(&cells[index % LINE_WORDS]) {
            let bytes = record.kind.bytes() & earlier.kind.bytes();
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

/// Adds a record to a list. If there are too many of its kind, that is in the place of one that is
/// likely to find the same races: of the same CTA, else of a CTA that has another one. So
/// concurrent reads by many CTAs are represented by some of them. Weak writes to a byte are never
/// concurrent, or were reported.
pub(super) fn add_to_list<T: AsRef<Record>>(list: &mut Vec<T>, record: T) {
    let kind = |record: &T| record.as_ref().kind.of_any_warp();
    let alike = |other: &T| kind(other) == kind(&record);
    let is_foreign = |other: &T| other.as_ref().cta != record.as_ref().cta;
    let limit = if list.iter().any(is_foreign) { FOREIGN_CROWD } else { CROWD };
    let mut count = 0;
    list.retain(|other| {
        count += usize::from(alike(other));
        count <= limit || !alike(other)
    });
    if count < limit && list.len() < CROWD {
        list.push(record);
        return;
    }
    let cta = |i: usize| list[i].as_ref().cta;
    let repeated = |i: &usize| cta(*i) == cta(*i - 1) && alike(&list[*i]);
    let place = list
        .iter()
        .position(|other| alike(other) && !is_foreign(other))
        .or_else(|| (1..list.len()).rev().find(repeated))
        .or_else(|| list.iter().rposition(alike));
    if let Some(other) = place.and_then(|place| list.get_mut(place)) {
        *other = record;
    }
    list.shrink_to(FOREIGN_CROWD);
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
    pub fn access(&mut self, at: WordId, bytes: u64, actor: &mut Actor<'_>, log: &mut Log) -> bool {
        let mut object = false;
        let end = at.address.saturating_add(bytes);
        let mut start = at.address;
        let kind = actor.record.kind;
        log.begin();
        while start < end {
            let word = start / WORD;
            let (low, high) = (start % WORD, (end - word * WORD).min(WORD));
            actor.record.kind = kind.with_bytes((1 << high) - (1 << low));
            let page = self.page(start / PAGE_BYTES);
            let at = WordId { address: word * WORD, ..at };
            let index = (start % PAGE_BYTES / WORD) as usize;
            object |= page.access(index, actor, at, log);
            start = word * WORD + high;
        }
        object
    }

    /// Checks an access to words of a line and records it. False, and nothing is done, if that has
    /// to be done word by word.
    pub fn access_line(&mut self, line: u64, span: Span, actor: &Actor<'_>) -> bool {
        let page = self.page(line / LINES as u64);
        page.lines[line as usize % LINES].access(span, actor)
    }

    /// Says whether something was released at an address.
    pub fn mark(&mut self, address: u64, object: bool) {
        let index = (address % PAGE_BYTES / WORD) as usize;
        self.page(address / PAGE_BYTES).cell(index).object = object;
    }

    /// Forgets all accesses to some bytes: they are new memory.
    pub fn forget(&mut self, address: u64, bytes: u64) {
        let end = address.saturating_add(bytes);
        for page in &mut self.pages {
            let first = page.number * PAGE_BYTES;
            if first >= end || first + PAGE_BYTES <= address {
                continue;
            }
            for line in 0..LINES {
                let start = first + (line * LINE_WORDS) as u64 * WORD;
                let is_new = |word: &u32| {
                    let word = start + u64::from(*word) * WORD;
                    word + WORD > address && word < end
                };
                let words = (0..LINE_WORDS as u32).filter(is_new);
                page.forget(line, words.fold(0, |words, word| words | 1 << word));
            }
        }
    }

    /// Takes over the shadow of other CTAs that ran beside those of this one: nothing orders the
    /// accesses of one and the other.
    pub fn absorb(&mut self, other: Self, cluster: u32, place: MemoryId, log: &mut Log) {
        let mut pages = other.pages;
        pages.sort_by_key(|page| page.number);
        for mut page in pages {
            if !self.index.contains_key(&page.number) {
                self.index.insert(page.number, self.pages.len() as u32);
                self.pages.push(page);
                continue;
            }
            let first = WordId { place, address: page.number * PAGE_BYTES };
            let known = self.page(page.number);
            for line in 0..LINES {
                known.absorb(line, &mut page, cluster, first, log);
            }
        }
    }
}

#[cfg(test)]
impl Shadow {
    /// Makes cells of the first pages.
    pub fn make_cells(&mut self, pages: u64) {
        for number in 0..pages {
            let page = self.page(number);
            for index in 0..LINES * LINE_WORDS {
                page.cell(index);
            }
        }
    }

    /// The records of the words of a page.
    pub fn records(&self, number: u64) -> Vec<Vec<Record>> {
        let Some(&place) = self.index.get(&number) else {
            return vec![Vec::new(); LINES * LINE_WORDS];
        };
        let mut page = self.pages[place as usize].clone();
        let words = (0..LINES * LINE_WORDS).map(|index| {
            let cell = *page.cell(index);
            page.records(&cell).copied().collect()
        });
        words.collect()
    }

    /// What it takes, in bytes.
    pub fn bytes(&self) -> usize {
        let of_page = |page: &Page| {
            let lists = page.lists.iter().map(|list| list.capacity() * size_of::<Record>() + 24);
            let lines = page.lines.iter().map(|line| size_of::<Line>() + line.bytes());
            size_of::<Page>() + lines.chain(lists).sum::<usize>()
        };
        self.pages.iter().map(of_page).sum()
    }

    /// How many spans there are; nothing if there are cells.
    pub fn spans(&self) -> Option<usize> {
        self.pages.iter().flat_map(|page| &page.lines).map(Line::spans).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::super::causality::State;
    use super::*;

    #[test]
    fn what_is_kept_is_as_small_as_the_documentation_says() {
        assert_eq!(size_of::<Cell>(), 24);
        assert_eq!((size_of::<Span>(), size_of::<Line>()), (28, 48));
        assert_eq!(size_of::<Record>(), 20);
        assert_eq!(size_of::<State>(), 56);
    }
}
