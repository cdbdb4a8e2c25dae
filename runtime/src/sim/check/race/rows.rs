//! Finds how the lanes of a warp lie in memory, so that what they do is told to lines at once.

use super::LANES;
use super::line::{LINE_WORDS, Span};
use super::shadow::Record;

const HALF: u32 = 16;
const WORD: u64 = 4;

/// How lanes lie in memory.
#[derive(Clone, Copy)]
enum Shape {
    /// Each directly behind the one before.
    Row,
    /// All at the same place.
    Same,
}

/// Lanes that access a row of words, or all the same ones.
#[derive(Clone, Copy)]
pub(super) struct Piece {
    pub lanes: u32,
    shape: Shape,
    /// The first word of lane 0, if lane 0 were one of them.
    word: u64,
    /// How many words each lane accesses.
    each: u64,
}

/// A part of a piece: the span of its line, the number of the line, and the lanes.
pub(super) struct Part {
    pub span: Span,
    pub line: u64,
    pub lanes: u32,
}

/// The pieces in which lanes access memory, this many bytes each; nothing if they lie in other
/// ways, or if lanes of two pieces access the same.
pub(super) fn pieces(lanes: u32, addresses: &[u64; 32], bytes: u32) -> Option<[Option<Piece>; 2]> {
    if !bytes.is_multiple_of(WORD as u32) || !bytes.is_power_of_two() || lanes == 0 {
        return None;
    }
    if let Some(all) = piece(lanes, addresses, bytes) {
        return Some([Some(all), None]);
    }
    if lanes != u32::MAX || addresses[HALF as usize - 1] == addresses[HALF as usize] {
        return None;
    }
    let [low, high] = [lanes >> HALF, lanes << HALF];
    let (low, high) = (piece(low, addresses, bytes)?, piece(high, addresses, bytes)?);
    Some([Some(low), Some(high)])
}

fn piece(lanes: u32, addresses: &[u64; 32], bytes: u32) -> Option<Piece> {
    let first = lanes.trailing_zeros();
    let address = addresses[first as usize % 32];
    let each = u64::from(bytes) / WORD;
    let differ = |step: u64| {
        let mut wanted = address.wrapping_sub(u64::from(first).wrapping_mul(step));
        let mut differ = 0;
        for (lane, address) in addresses.iter().enumerate() {
            let is_here = lanes == u32::MAX || lanes >> lane & 1 == 1;
            differ |= if is_here { address ^ wanted } else { 0 };
            wanted = wanted.wrapping_add(step);
        }
        differ != 0
    };
    let (shape, step) = if !differ(bytes.into()) {
        (Shape::Row, u64::from(bytes))
    } else if !differ(0) {
        (Shape::Same, 0)
    } else {
        return None;
    };
    // A row that begins below address 0 is none.
    let start = address.checked_sub(u64::from(first) * step)?;
    let end = start.checked_add(u64::from(LANES) * u64::from(bytes));
    let is_aligned = start.is_multiple_of(bytes.into());
    (is_aligned && end.is_some()).then_some(Piece { lanes, shape, word: start / WORD, each })
}

impl Piece {
    /// Whether several lanes access the same words.
    pub fn is_shared(&self) -> bool {
        matches!(self.shape, Shape::Same) && !self.lanes.is_power_of_two()
    }

    /// The parts of it by lines, with what the record has besides lanes.
    pub fn parts(self, record: Record) -> impl Iterator<Item = Part> {
        let mut rest = self.lanes;
        std::iter::from_fn(move || {
            let lane = (rest != 0).then(|| rest.trailing_zeros())?;
            let part = self.part(record, lane, rest);
            rest &= !part.lanes;
            Some(part)
        })
    }

    /// The part of the lanes from one on that lie in its line.
    fn part(&self, record: Record, lane: u32, rest: u32) -> Part {
        const LINE: u64 = LINE_WORDS as u64;
        if let Shape::Same = self.shape {
            let words = low_bits(self.each) << (self.word % LINE);
            let span = Span::same(Record { lanes: rest, ..record }, words);
            return Part { span, line: self.word / LINE, lanes: rest };
        }
        let line = (self.word + u64::from(lane) * self.each) / LINE;
        let before = (line * LINE).saturating_sub(self.word).div_ceil(self.each);
        let end = ((line + 1) * LINE - self.word) / self.each;
        let lanes = rest & low_bits(end);
        let start = (self.word + before * self.each - line * LINE) as u32;
        let own = lanes >> before;
        let words = match self.each {
            1 => own << start,
            each => {
                let one = low_bits(each);
                let ones = (0..LANES).filter(|lane| own >> lane & 1 == 1);
                ones.fold(0, |words, lane| words | one << (start + lane * each as u32))
            }
        };
        let record = Record { lanes: 1 << before, ..record };
        Part { span: Span::row(record, words, start, self.each as u32), line, lanes }
    }
}

/// The lowest N bits.
fn low_bits(count: u64) -> u32 {
    if count >= 32 { u32::MAX } else { (1 << count) - 1 }
}
