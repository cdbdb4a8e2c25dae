//! The accesses to a line of 32 words.
//!
//! What the lanes of a warp do to a line by one instruction is one [`Span`]: a record for all its
//! words, with what tells the lanes of each word. Spans stand in the order in which the records of
//! their words do, and whatever is done to them is what would be done to the cells of these words,
//! one by one. Where that is not the same for all words, or more than a weak access of whole words
//! by threads is recorded, the line becomes cells.

use super::ones;
use super::shadow::{Actor, Cell, FOREIGN_CROWD, Record, add_to_list};
use smallvec::SmallVec;

/// How many words a line has.
pub(super) const LINE_WORDS: usize = 32;
/// The step of a span whose words were all accessed by the same lanes.
const SAME: u8 = LINE_WORDS as u8;
/// How many spans a line has at most.
const MOST_SPANS: usize = 32;
/// How many records of a word a read is added to without looking at them: as with cells.
const MOST_READ: usize = 8;

/// Weak accesses of whole words of a line by threads of a warp, by one instruction at one clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    /// The record of its words, with the lanes of word `start`.
    record: Record,
    /// Its words, as a mask.
    words: u32,
    /// A word, and how many words further the next lane follows.
    start: u8,
    step: u8,
}

impl Span {
    /// Words that were accessed by lanes one after the other, each with this many words; the lanes
    /// of the record are those of word `start`.
    pub fn row(record: Record, words: u32, start: u32, step: u32) -> Self {
        Self { record, words, start: start as u8, step: step as u8 }
    }

    /// Words that were all accessed by the lanes of the record.
    pub fn same(record: Record, words: u32) -> Self {
        Self { record, words, start: words.trailing_zeros() as u8 % SAME, step: SAME }
    }

    /// Who accesses them.
    pub fn cta(&self) -> u32 {
        self.record.cta
    }

    /// The same at this clock.
    pub fn at_clock(self, clock: u32) -> Self {
        Self { record: Record { clock, ..self.record }, ..self }
    }

    /// The same for some of its words.
    fn part(self, words: u32) -> Self {
        Self { words: self.words & words, ..self }
    }

    /// The lanes of a word.
    fn lanes(&self, word: u32) -> u32 {
        match self.step {
            SAME => self.record.lanes,
            step => self.record.lanes << (word.saturating_sub(self.start.into()) / u32::from(step)),
        }
    }

    /// The record of a word.
    fn at(&self, word: u32) -> Record {
        Record { lanes: self.lanes(word), ..self.record }
    }

    /// The record with all lanes of words that include its own.
    fn whole(&self) -> Record {
        let (first, last) = (self.words.trailing_zeros(), 31 - self.words.leading_zeros());
        let (first, last) = (self.lanes(first), self.lanes(last));
        // Lanes follow each other; if there are several for each word, those of any.
        let lanes = match (self.step, self.is_single()) {
            (SAME, _) => first,
            (_, true) => (last << 1).wrapping_sub(first),
            (_, false) => u32::MAX,
        };
        Record { lanes, ..self.record }
    }

    /// The lanes of a word that is not before `start`, if one of them begins there.
    fn lanes_from(&self, word: u8) -> Option<u32> {
        let begins = self.step == SAME || (word - self.start).is_multiple_of(self.step);
        begins.then(|| self.lanes(word.into()))
    }

    /// The lanes of both from the same word on, and this word, if they are of one kind.
    fn ways(&self, other: &Self) -> Option<(u8, u32, u32)> {
        if self.step != other.step {
            return None;
        }
        let start = self.start.max(other.start);
        Some((start, self.lanes_from(start)?, other.lanes_from(start)?))
    }

    /// How the lanes of words are told when an access joins, if it can: `start` and its lanes.
    fn joined(&self, span: &Self) -> Option<(u8, u32)> {
        let unchanged = (self.start, self.record.lanes);
        if span.words & !self.words != 0 {
            return None;
        }
        match self.ways(span) {
            Some((_, own, other)) if own | other == own => Some(unchanged),
            Some((start, own, other)) => (self.words == span.words).then_some((start, own | other)),
            None => self.is_like(span).then_some(unchanged),
        }
    }

    fn overlaps(&self, other: &Self) -> bool {
        self.words & other.words != 0
    }

    /// Whether the words that both have were accessed by the same lanes.
    fn is_like(&self, other: &Self) -> bool {
        let common = self.words & other.words;
        self.ways(other).is_some_and(|(_, own, other)| own == other)
            || common.is_power_of_two() && {
                let word = common.trailing_zeros();
                self.lanes(word) == other.lanes(word)
            }
    }

    /// Whether lanes of both may be the same threads.
    fn shares_lanes(&self, other: &Self) -> bool {
        let warp = |span: &Self| (span.record.cta, span.record.kind.warp());
        warp(self) == warp(other) && self.whole().lanes & other.whole().lanes != 0
    }

    /// Whether each word was accessed by one lane.
    fn is_single(&self) -> bool {
        self.record.lanes.is_power_of_two()
    }

    /// The lanes that are not ordered before an access that is like a span, and all lanes.
    fn unordered(&self, actor: &Actor<'_>, span: &Self) -> (u32, u32) {
        let whole = self.whole();
        let (a, b) = (&self.record, &span.record);
        let is_own = (a.cta, a.kind.warp()) == (b.cta, b.kind.warp());
        if is_own && span.is_single() && self.is_like(span) && a.clock <= actor.own_clock {
            return (0, whole.lanes);
        }
        (actor.unordered(&whole), whole.lanes)
    }
}

/// The accesses to a line: spans, or cells of its words.
#[derive(Clone, Debug)]
pub(super) enum Line {
    Spans(SmallVec<[Span; 1]>),
    Cells(Box<[Cell; LINE_WORDS]>),
}

impl Default for Line {
    fn default() -> Self {
        Self::Spans(SmallVec::new())
    }
}

impl Line {
    /// Checks an access and records it. False, and nothing is done, if it is not the same for all
    /// words, or may be a race.
    pub fn access(&mut self, span: Span, actor: &Actor<'_>) -> bool {
        let Self::Spans(spans) = self else { return false };
        if spans.len() >= MOST_SPANS {
            return false;
        }
        if !spans.iter().any(|other| other.overlaps(&span)) {
            extend(spans, span, 0);
            return true;
        }
        match span.record.kind.writes() {
            true => write(spans, span, actor),
            false => read(spans, span, actor),
        }
    }

    /// The cells of the line, which it becomes.
    pub fn cells(&mut self, lists: &mut Vec<Vec<Record>>) -> &mut [Cell; LINE_WORDS] {
        if let Self::Spans(spans) = self {
            let mut cells = Box::new([Cell::default(); LINE_WORDS]);
            for span in &*spans {
                for word in ones(span.words) {
                    cells[word as usize].push(lists, span.at(word));
                }
            }
            *self = Self::Cells(cells);
        }
        match self {
            Self::Cells(cells) => cells,
            Self::Spans(_) => unreachable!("they became cells above"),
        }
    }

    /// Forgets what was done to some words; gives the cells if there are some.
    pub fn forget(&mut self, words: u32) -> Option<&mut [Cell; LINE_WORDS]> {
        match self {
            Self::Cells(cells) => Some(cells),
            Self::Spans(spans) => {
                remove(spans, words);
                None
            }
        }
    }

    /// What it takes besides itself, in bytes.
    #[cfg(test)]
    pub fn bytes(&self) -> usize {
        match self {
            Self::Spans(spans) if !spans.spilled() => 0,
            Self::Spans(spans) => spans.capacity() * size_of::<Span>(),
            Self::Cells(_) => size_of::<[Cell; LINE_WORDS]>(),
        }
    }

    /// How many spans there are; nothing if there are cells.
    #[cfg(test)]
    pub fn spans(&self) -> Option<usize> {
        if let Self::Spans(spans) = self { Some(spans.len()) } else { None }
    }

    /// Takes over the spans of a line that nothing is ordered with. False, and nothing is done, if
    /// there are cells, or some of both race.
    pub fn absorb(&mut self, other: &Self, cluster: u32) -> bool {
        let (Self::Spans(spans), Self::Spans(others)) = (self, other) else { return false };
        let races = |span: &Span| {
            spans.iter().any(|earlier| {
                earlier.overlaps(span) && span.record.race(&earlier.record, cluster).is_some()
            })
        };
        if others.iter().any(races) {
            return false;
        }
        others.iter().for_each(|&span| add(spans, span));
        true
    }
}

/// Takes words out of spans.
fn remove(spans: &mut SmallVec<[Span; 1]>, words: u32) {
    spans.retain(|span| {
        span.words &= !words;
        span.words != 0
    });
}

/// A weak write replaces what is ordered before it.
fn write(spans: &mut SmallVec<[Span; 1]>, span: Span, actor: &Actor<'_>) -> bool {
    let mut before = spans.iter().filter(|other| other.overlaps(&span));
    let is_replaced =
        |other: &Span| !other.record.kind.is_constant() && other.unordered(actor, &span).0 == 0;
    if !before.all(is_replaced) {
        return false;
    }
    remove(spans, span.words);
    spans.push(span);
    true
}

/// A read that is ordered after the writes joins one like it, or is added. Where there are many,
/// and where it is of what is constant, it replaces reads that are ordered before it.
fn read(spans: &mut SmallVec<[Span; 1]>, span: Span, actor: &Actor<'_>) -> bool {
    let is_constant = span.record.kind.is_constant();
    let (mut joined, mut count, mut behind, mut covered) = (None, 0, 0, u32::MAX);
    for (n, other) in spans.iter().enumerate().filter(|(_, other)| other.overlaps(&span)) {
        (count, behind, covered) = (count + 1, n + 1, covered & other.words);
        if other.record.kind.writes() {
            if is_constant || other.unordered(actor, &span).0 != 0 {
                return false;
            }
        } else if other.record.joins(&span.record) {
            let Some(way) = other.joined(&span) else { return false };
            joined = Some((n, way));
        }
    }
    if let Some((n, way)) = joined {
        let is_alone = count == 1 || !is_constant;
        if is_alone {
            (spans[n].start, spans[n].record.lanes) = way;
        }
        return is_alone;
    }
    if count > MOST_READ && span.words & !covered != 0 {
        return false;
    }
    if (is_constant || count > MOST_READ) && !replace_reads(spans, &span, actor) {
        return false;
    }
    if is_constant || count > MOST_READ || !is_room(spans, &span) || !merge(spans, span, behind) {
        add(spans, span);
    }
    true
}

/// Drops reads that are ordered before another one. False, and nothing is done, if that is not the
/// same for all lanes.
fn replace_reads(spans: &mut SmallVec<[Span; 1]>, span: &Span, actor: &Actor<'_>) -> bool {
    let mut dropped = 0u64;
    for (n, other) in spans.iter().enumerate().filter(|(_, other)| other.overlaps(span)) {
        let (new, old) = (span.record.kind, other.record.kind);
        match other.unordered(actor, span) {
            _ if old.writes() || old.is_constant() && !new.is_constant() => {}
            (0, _) => dropped |= 1 << n,
            (behind, all) if behind == all && !other.shares_lanes(span) => {}
            _ => return false,
        }
    }
    for (n, other) in spans.iter_mut().enumerate() {
        if dropped >> n & 1 == 1 {
            other.words &= !span.words;
        }
    }
    spans.retain(|other| other.words != 0);
    true
}

/// Whether a record is put behind those that each word has, and replaces none.
fn is_room(spans: &[Span], span: &Span) -> bool {
    let mut here = spans.iter().filter(|other| other.overlaps(span));
    let count = here.clone().count();
    count <= FOREIGN_CROWD
        || count < MOST_SPANS && here.all(|other| other.record.cta == span.record.cta)
}

/// Adds a span with which no other overlaps from place `behind` on.
fn extend(spans: &mut SmallVec<[Span; 1]>, span: Span, behind: usize) {
    if !merge(spans, span, behind) {
        spans.push(span);
    }
}

/// Makes one of a span and another that differs in words only and stands at a place or behind it.
fn merge(spans: &mut SmallVec<[Span; 1]>, span: Span, behind: usize) -> bool {
    let is_part = |other: &&mut Span| {
        let same = |span: &Span| (span.step, span.record.lanes);
        other.record.joins(&span.record) && span.step == SAME && same(other) == same(&span)
    };
    match spans[behind..].iter_mut().find(is_part) {
        Some(other) => other.words |= span.words,
        None => return false,
    }
    true
}

/// Adds a span to what there is, as a record is added to each of its words.
fn add(spans: &mut SmallVec<[Span; 1]>, span: Span) {
    if is_room(spans, &span) {
        return spans.push(span);
    }
    let parts = |other: &&Span| other.overlaps(&span) && span.words & !other.words != 0;
    if let Some(words) = spans.iter().find(parts).map(|other| other.words) {
        add(spans, span.part(words));
        add(spans, span.part(!words));
        return;
    }
    // All that overlap have all of its words: these are split off, in their order.
    let here = spans.iter().filter(|other| other.overlaps(&span));
    let mut here: Vec<Span> = here.map(|other| other.part(span.words)).collect();
    remove(spans, span.words);
    let mut list = here.split_off(1);
    add_to_list(&mut list, span);
    spans.extend(here.into_iter().chain(list));
}

impl AsRef<Record> for Span {
    fn as_ref(&self) -> &Record {
        &self.record
    }
}
