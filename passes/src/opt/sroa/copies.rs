//! Expands small copies of blocks to, from and between slots into loads and stores.
//!
//! What matters of a slot are the bytes that are loaded and stored as one value: its pieces. A
//! piece of one side of a copy is also one of the other side, so pieces spread along copies until
//! there are no new ones. Then a copy is a load and a store of each piece that it holds; the other
//! bytes of the slots are never looked at.
//!
//! A copy that leaves the slots is looked at byte by byte, and a byte may be poison beside one that
//! is not. So slots that may hold values with some bytes poison are not copied out. What has no
//! piece there, but may hold a value by a fill, another copy or from its beginning, would have to
//! go byte by byte: that is done for the gaps between fields, which are small; a slot with larger
//! ones, or that is only copied, stays in memory, where copies are as wide as the alignment allows.
//!
//! If a copy cannot be expanded, because of that, because a piece lies across its border, pieces
//! overlap, or there are too many of them, then its slots escape and it counts as outside for the
//! others.

use super::accesses::{Accesses, Action, BlockCopy, Bounded};
use crate::opt::Changed;
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::op::{MemFlags, Payload};
use irc_ir::types::{I8, Type};
use std::ops::Range;

/// The largest copy that is expanded, in bytes.
const MAX_SIZE: u64 = 256;
/// The most pieces that a copy is expanded into.
const MAX_PIECES: usize = 64;
/// The most pieces of a slot.
const MAX_SLOT_PIECES: usize = 128;
/// The longest gap between pieces that is copied byte by byte.
const MAX_GAP: u64 = 3;

/// How often copies are tried again without the slots of those that could not be expanded.
const MAX_ROUNDS: usize = 16;

/// Expands small copies into loads and stores.
pub(super) fn expand(func: &mut Function, accesses: &Accesses) -> Changed {
    let mut escaped = accesses.escaped.clone();
    for _ in 0..MAX_ROUNDS {
        let copies: Vec<BlockCopy> =
            accesses.copies.iter().map(|copy| inside(copy, &escaped)).collect();
        let pieces = Pieces::find(func, &copies, accesses);
        let held: Vec<Option<Vec<Piece>>> = copies.iter().map(|c| pieces.held_by(c)).collect();
        if held.iter().all(Option::is_some) {
            let used = copies.iter().zip(&held).filter(|(copy, _)| copy.sides().next().is_some());
            let mut changed = Changed::No;
            for (copy, held) in used {
                replace(func, copy, held.as_deref().unwrap_or_default());
                changed = Changed::Yes;
            }
            return changed;
        }
        for (copy, _) in copies.iter().zip(&held).filter(|(_, held)| held.is_none()) {
            copy.sides().for_each(|place| {
                escaped.insert(place.slot);
            });
        }
    }
    Changed::No
}

/// The copy, with sides that escape counted as outside.
fn inside(copy: &BlockCopy, escaped: &EntitySet<StackSlot>) -> BlockCopy {
    let stays = |place: &Bounded| !escaped.contains(place.slot);
    BlockCopy { to: copy.to.filter(stays), from: copy.from.filter(stays), ..*copy }
}

/// Bytes that are loaded or stored as a value of a type.
#[derive(Copy, Clone)]
struct Piece {
    start: u64,
    ty: Type,
}

impl Piece {
    fn end(&self) -> u64 {
        self.start + u64::from(self.ty.bytes())
    }

    /// Start, end and size of a lane: what decides which bytes are poison together.
    fn key(&self) -> (u64, u64, u32) {
        (self.start, self.end(), self.ty.bytes() / self.ty.lanes())
    }

    /// Whether a range has some of the bytes, but not all.
    fn is_cut_by(&self, range: &Range<u64>) -> bool {
        let overlaps = range.start < self.end() && self.start < range.end;
        overlaps && !(range.start <= self.start && self.end() <= range.end)
    }

    fn lanes(&self) -> impl Iterator<Item = Piece> + use<> {
        let Piece { start, ty } = *self;
        let lane = ty.lane();
        let offsets = (0..u64::from(ty.lanes())).map(move |i| i * u64::from(lane.bytes()));
        offsets.map(move |offset| Piece { start: start + offset, ty: lane })
    }
}

#[derive(Clone, Default)]
struct SlotPieces {
    pieces: Vec<Piece>,
    /// The copies to or from the slot, by index.
    copies: Vec<u32>,
    fills: Vec<Range<u64>>,
    /// Whether bytes in no piece may hold values: it begins with some, or is copied to.
    may_hold_more: bool,
    /// Whether a copy out of the slots needs bytes that are in no piece.
    has_gaps: bool,
    /// Whether some bytes of a piece may be poison, and others not.
    may_be_partial: bool,
}

struct Pieces {
    slots: SecondaryMap<StackSlot, SlotPieces>,
}

impl Pieces {
    fn find(func: &Function, copies: &[BlockCopy], accesses: &Accesses) -> Pieces {
        let mut slots: SecondaryMap<StackSlot, SlotPieces> = SecondaryMap::new();
        for (slot, data) in &func.slots {
            slots[slot].may_hold_more = data.frozen;
        }
        for (i, copy) in copies.iter().enumerate() {
            copy.sides().for_each(|place| slots[place.slot].copies.push(i as u32));
            if let Some(to) = copy.to {
                slots[to.slot].may_hold_more = true;
            }
        }
        let mut pieces = Pieces { slots };
        for access in accesses.by_slot().flatten() {
            match access.action {
                Action::Load(ty) | Action::Store(ty) => {
                    pieces.add(copies, access.slot, Piece { start: access.offset, ty });
                }
                Action::Fill => pieces.slots[access.slot].fills.push(access.offset..access.end()),
            }
        }
        for copy in copies {
            if let (Some(from), None) = (copy.from, copy.to) {
                pieces.cover(copies, from, copy.size);
            }
        }
        pieces.find_partial(copies);
        pieces
    }

    /// Adds a piece of a slot, and what it is on the other side of copies.
    fn add(&mut self, copies: &[BlockCopy], slot: StackSlot, piece: Piece) {
        let mut work = vec![(slot, piece)];
        while let Some((slot, piece)) = work.pop() {
            let here = &mut self.slots[slot];
            let same = |p: &Piece| p.key() == piece.key();
            let is_full = here.copies.is_empty() || here.pieces.len() > MAX_SLOT_PIECES;
            if is_full || here.pieces.iter().any(same) {
                continue;
            }
            here.pieces.push(piece);
            for &i in &here.copies {
                let BlockCopy { size, to, from, .. } = copies[i as usize];
                let (Some(to), Some(from)) = (to, from) else { continue };
                for (this, other) in [(to, from), (from, to)] {
                    let inside = this.offset <= piece.start && piece.end() <= this.offset + size;
                    if this.slot == slot && inside {
                        let start = piece.start - this.offset + other.offset;
                        work.push((other.slot, Piece { start, ty: piece.ty }));
                    }
                }
            }
        }
    }

    /// Adds pieces for the bytes from `place` on that have none and may have been written, if they
    /// are few; else notes that there are such bytes.
    fn cover(&mut self, copies: &[BlockCopy], place: Bounded, size: u64) {
        let here = &self.slots[place.slot];
        if (here.fills.is_empty() && !here.may_hold_more) || size > MAX_SIZE {
            return;
        }
        let mut known = here.pieces.clone();
        known.sort_by_key(|piece| piece.start);
        let (mut at, end) = (place.offset, place.offset + size);
        let gaps = known.iter().map(|piece| {
            let gap = at..piece.start.min(end);
            at = at.max(piece.end());
            gap
        });
        let mut gaps: Vec<Range<u64>> = gaps.collect();
        gaps.push(at..end);
        let is_long = |gap: &Range<u64>| gap.start + MAX_GAP < gap.end;
        if known.is_empty() || gaps.iter().any(is_long) {
            self.slots[place.slot].has_gaps = true;
            return;
        }
        for start in gaps.into_iter().flatten() {
            self.add(copies, place.slot, Piece { start, ty: I8 });
        }
    }

    /// Finds the slots where a piece may be poison in part: a fill writes a part of one, or bytes
    /// come from outside.
    fn find_partial(&mut self, copies: &[BlockCopy]) {
        let mut work: Vec<StackSlot> = Vec::new();
        for copy in copies.iter().filter(|copy| copy.from.is_none()) {
            work.extend(copy.to.map(|to| to.slot));
        }
        for slot in self.slots.keys() {
            let SlotPieces { pieces, fills, .. } = &self.slots[slot];
            if fills.iter().any(|fill| pieces.iter().any(|piece| piece.is_cut_by(fill))) {
                work.push(slot);
            }
        }
        while let Some(slot) = work.pop() {
            if std::mem::replace(&mut self.slots[slot].may_be_partial, true) {
                continue;
            }
            for &i in &self.slots[slot].copies {
                let BlockCopy { to, from, .. } = copies[i as usize];
                if from.is_some_and(|from| from.slot == slot) {
                    work.extend(to.map(|to| to.slot));
                }
            }
        }
    }

    /// The pieces of a copy as offsets from its start; `None` if it cannot be expanded.
    fn held_by(&self, copy: &BlockCopy) -> Option<Vec<Piece>> {
        let mut held: Vec<Piece> = Vec::new();
        for place in copy.sides() {
            let SlotPieces { pieces, may_be_partial, has_gaps, .. } = &self.slots[place.slot];
            let end = place.offset + copy.size;
            let is_gappy = copy.to.is_none() && *has_gaps;
            if copy.size > MAX_SIZE || pieces.len() > MAX_SLOT_PIECES || is_gappy {
                return None;
            }
            let overlaps = |piece: &&Piece| place.offset < piece.end() && piece.start < end;
            for piece in pieces.iter().filter(overlaps) {
                if piece.start < place.offset || end < piece.end() {
                    return None;
                }
                if copy.to.is_none() && *may_be_partial && piece.ty.bytes() > 1 {
                    return None;
                }
                held.push(Piece { start: piece.start - place.offset, ty: piece.ty });
            }
        }
        let held = without_overlap(held.clone())
            .or_else(|| without_overlap(held.iter().flat_map(Piece::lanes).collect()))?;
        (held.len() <= MAX_PIECES).then_some(held)
    }
}

/// The pieces in order, each once; `None` if some overlap.
fn without_overlap(mut pieces: Vec<Piece>) -> Option<Vec<Piece>> {
    pieces.sort_by_key(Piece::key);
    pieces.dedup_by_key(|piece| piece.key());
    pieces.windows(2).all(|pair| pair[0].end() <= pair[1].start).then_some(pieces)
}

/// Replaces a copy by loads and stores of these pieces.
fn replace(func: &mut Function, copy: &BlockCopy, pieces: &[Piece]) {
    let &[to, from, _] = func.dfg.args(copy.inst) else { return };
    let Payload::Bulk(flags) = func.dfg.inst(copy.inst).payload else { return };
    let aligned = |align_log2: u8, piece: &Piece| {
        let known = u32::from(align_log2).min((piece.start | 1 << 7).trailing_zeros());
        MemFlags::aligned(1 << known)
    };
    let mut cursor = Cursor::before(func, copy.inst);
    let values: Vec<Value> = pieces
        .iter()
        .map(|piece| {
            let address = offset(&mut cursor, from, piece.start);
            cursor.load(piece.ty, aligned(flags.src_align_log2, piece), address)
        })
        .collect();
    for (piece, value) in pieces.iter().zip(values) {
        let address = offset(&mut cursor, to, piece.start);
        cursor.store(aligned(flags.dst_align_log2, piece), value, address);
    }
    func.layout.remove_inst(copy.inst);
}

fn offset(cursor: &mut Cursor<'_>, pointer: Value, bytes: u64) -> Value {
    if bytes == 0 { pointer } else { cursor.ptr_offset(pointer, bytes as i64) }
}
