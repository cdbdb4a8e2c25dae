//! The rows of spellings, and what can be told of an instruction before its operands are known.

use crate::inst::{Inst, Operands, Presence, Reg};
use crate::isa::{self, Accepts, Mods, RowId, Shape};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::ops::Range;

/// A row that a spelling fits, and what can be told of it before its operands are known.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) row: RowId,
    pub(super) mods: Mods,
    /// Bit by operand: whether it must be there, and whether it must not.
    pub(super) required: u32,
    pub(super) absent: u32,
    /// Whether some operands may be left out.
    pub(super) varies: bool,
    /// How many operands must be there, the first ones, if no rule looks at them and none is
    /// joined to another.
    pub(super) plain: Option<u8>,
    /// Whether rules exclude the form; nothing where that depends on the operands.
    pub(super) excluded: Option<bool>,
    /// Whether it has a list of operands in parentheses.
    pub(super) calls: bool,
}

impl Candidate {
    fn new(row: RowId, mods: Mods, alone: bool) -> Self {
        let inst: Inst<Reg> =
            Inst { row, mods, guard: None, operands: Operands::new(), origin: None.into() };
        let (mut required, mut absent, mut joined) = (0u32, 0u32, 0u32);
        for (i, rule) in isa::row(row).operands.iter().enumerate() {
            match inst.presence(rule) {
                Presence::Required => required |= 1 << i,
                Presence::Optional => {}
                Presence::Absent => absent |= 1 << i,
            }
            joined |= u32::from(rule.accepts.contains(Accepts::JOINED)) << i;
        }
        // The only row of a spelling is taken in any case.
        let excluded = if alone { Some(false) } else { inst.form_is_excluded() };
        let operands = isa::row(row).operands.len() as u32;
        let varies = (required | absent).count_ones() < operands;
        let first = required & required.wrapping_add(1) == 0;
        let plain = first && excluded == Some(false) && required & joined == 0;
        let plain = plain.then_some(required.count_ones() as u8);
        let calls = isa::row(row).operands.iter().any(|rule| matches!(rule.shape, Shape::Params));
        Self { varies, plain, row, mods, required, absent, excluded, calls }
    }
}

/// The rows of each spelling seen so far.
pub(super) struct Forms<'s> {
    /// Stretches of `rows`.
    known: FxHashMap<&'s str, (u32, u32)>,
    pub(super) rows: Vec<Candidate>,
}

impl Default for Forms<'_> {
    fn default() -> Self {
        // Enough for most small texts.
        let known = FxHashMap::with_capacity_and_hasher(28, FxBuildHasher);
        Self { known, rows: Vec::with_capacity(28) }
    }
}

impl<'s> Forms<'s> {
    /// The rows of a spelling, as a stretch of `rows`; none where there is no such form.
    #[inline]
    pub(super) fn rows_of(&mut self, spelling: &'s str) -> Range<usize> {
        let (from, to) = match self.known.get(spelling) {
            Some(&stretch) => stretch,
            None => self.learn(spelling),
        };
        from as usize..to as usize
    }

    #[cold]
    fn learn(&mut self, spelling: &'s str) -> (u32, u32) {
        let from = self.rows.len() as u32;
        let spelled = isa::rows_spelled(spelling);
        let alone = spelled.len() == 1;
        self.rows.extend(spelled.iter().map(|&(row, mods)| Candidate::new(row, mods, alone)));
        let stretch = (from, self.rows.len() as u32);
        self.known.insert(spelling, stretch);
        stretch
    }
}
