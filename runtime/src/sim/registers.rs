//! The registers of one activation of a function, for all lanes of a warp.
//!
//! Registers are kept by width: predicates as one bit a lane, everything up to 32 bits in words
//! with zeros above, then 64 and 128 bits. Beside them stands, if it is watched, which lanes have
//! written each register, and which bits of it they have not.

use irc_ptx::isa::RegClass;
use irc_ptx::isa::sem::{Lanes32, Lanes64, truncate};
use std::collections::BTreeMap;

/// Where registers of a width are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bank {
    Pred,
    Word,
    Double,
    Quad,
}

impl Bank {
    pub(super) fn of(class: RegClass) -> Self {
        match class {
            RegClass::Pred => Self::Pred,
            RegClass::B8 | RegClass::B16 | RegClass::B32 => Self::Word,
            RegClass::B64 => Self::Double,
            RegClass::B128 => Self::Quad,
        }
    }
}

/// A register of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RegRef {
    pub(super) bank: Bank,
    /// The place in the bank.
    pub(super) index: u32,
    /// The number among all registers of the function.
    pub(super) number: u32,
    /// The width.
    pub(super) bits: u32,
}

/// How many registers of each bank a function has.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Counts {
    pub(super) banks: [u32; 4],
    pub(super) all: u32,
}

impl Counts {
    /// How many bytes of each thread they hold; predicates are not counted.
    pub(super) fn bytes(&self) -> u64 {
        let [_, words, doubles, quads] = self.banks.map(u64::from);
        words * 4 + doubles * 8 + quads * 16
    }
}

const ODD: u128 = 0xa5a5_a5a5_a5a5_a5a5_a5a5_a5a5_a5a5_a5a5;

/// The registers of one activation.
#[derive(Default)]
#[expect(clippy::vec_box, reason = "rows change places with spare ones")]
pub(super) struct Registers {
    pub(super) preds: Vec<u32>,
    /// Each for itself, so that a result that was made elsewhere changes places with it.
    pub(super) words: Vec<Box<Lanes32>>,
    pub(super) doubles: Vec<Box<Lanes64>>,
    /// Where results are made; what they hold means nothing.
    pub(super) spare_word: Box<Lanes32>,
    pub(super) spare_double: Box<Lanes64>,
    pub(super) quads: Vec<[u128; 32]>,
    /// The carry flag of each lane.
    pub(super) carry: u32,
    /// The lanes that have written each register; empty if that is not watched.
    written: Vec<u32>,
    /// The uninitialised bits of a register, for lanes where that is not all of it; 0
    /// where it is. Stands only beside lanes that have not written it.
    partly: BTreeMap<u32, Box<[u128; 32]>>,
}

impl Registers {
    /// Uninitialised registers. Narrow ones hold their share of an odd pattern.
    pub(super) fn new(counts: &Counts, narrow: &[(u32, u32)], watched: bool) -> Self {
        let [preds, words, doubles, quads] = counts.banks.map(|count| count as usize);
        let mut registers = Self {
            preds: vec![0xa5a5_a5a5; preds],
            words: vec![Box::new([ODD as u32; 32]); words],
            doubles: vec![Box::new([ODD as u64; 32]); doubles],
            spare_word: Box::default(),
            spare_double: Box::default(),
            quads: vec![[ODD; 32]; quads],
            carry: 0,
            written: if watched { vec![0; counts.all as usize] } else { Vec::new() },
            partly: BTreeMap::new(),
        };
        for &(index, bits) in narrow {
            *registers.words[index as usize] = [ODD as u32 & ((1 << bits) - 1); 32];
        }
        registers
    }

    /// Becomes a copy.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.preds.clone_from(&other.preds);
        self.words.clone_from(&other.words);
        self.doubles.clone_from(&other.doubles);
        self.quads.clone_from(&other.quads);
        self.carry = other.carry;
        self.written.clone_from(&other.written);
        self.partly.clone_from(&other.partly);
    }

    #[inline]
    pub(super) fn get(&self, reg: RegRef, lane: usize) -> u128 {
        let index = reg.index as usize;
        match reg.bank {
            Bank::Pred => u128::from(self.preds[index] >> lane & 1),
            Bank::Word => u128::from(self.words[index][lane]),
            Bank::Double => u128::from(self.doubles[index][lane]),
            Bank::Quad => self.quads[index][lane],
        }
    }

    /// Writes the lower bits of a value; those above the width of the register must be zero.
    #[inline]
    pub(super) fn set(&mut self, reg: RegRef, lane: usize, value: u128) {
        let index = reg.index as usize;
        match reg.bank {
            Bank::Pred => {
                let bit = 1 << lane;
                let old = self.preds[index];
                self.preds[index] = if value & 1 == 1 { old | bit } else { old & !bit };
            }
            Bank::Word => self.words[index][lane] = value as u32,
            Bank::Double => self.doubles[index][lane] = value as u64,
            Bank::Quad => self.quads[index][lane] = value,
        }
    }

    /// The lanes that have written a register.
    #[inline]
    pub(super) fn written(&self, reg: RegRef) -> u32 {
        self.written.get(reg.number as usize).copied().unwrap_or(u32::MAX)
    }

    /// Says for some lanes whether what the register holds has been written.
    #[inline]
    pub(super) fn mark(&mut self, reg: RegRef, lanes: u32, good: u32) {
        if let Some(written) = self.written.get_mut(reg.number as usize) {
            *written = *written & !lanes | lanes & good;
        }
        let bad = lanes & !good;
        if bad != 0
            && let Some(bits) = self.partly.get_mut(&reg.number)
        {
            lanes_of(bad).for_each(|lane| bits[lane] = 0);
        }
    }

    /// If these lanes have written all of some registers, says that they have written others.
    #[inline]
    pub(super) fn pass_on(&mut self, uses: &[RegRef], defs: &[RegRef], lanes: u32) -> bool {
        let all = uses.iter().fold(lanes, |all, &reg| all & self.written(reg)) == lanes;
        if all {
            for reg in defs {
                if let Some(written) = self.written.get_mut(reg.number as usize) {
                    *written |= lanes;
                }
            }
        }
        all
    }

    /// The bits of a register that a lane has not written.
    pub(super) fn unwritten_bits(&self, reg: RegRef, lane: usize) -> u128 {
        if self.written(reg) >> lane & 1 == 1 {
            return 0;
        }
        let bits = self.partly.get(&reg.number).map_or(0, |bits| bits[lane]);
        if bits == 0 { truncate(u128::MAX, reg.bits) } else { bits }
    }

    /// Says which bits of a register a lane has not written.
    pub(super) fn mark_bits(&mut self, reg: RegRef, lane: usize, unwritten: u128) {
        let all = truncate(u128::MAX, reg.bits);
        let unwritten = unwritten & all;
        self.mark(reg, 1 << lane, if unwritten == 0 { u32::MAX } else { 0 });
        if unwritten != 0 && unwritten != all && !self.written.is_empty() {
            self.partly.entry(reg.number).or_insert_with(|| Box::new([0; 32]))[lane] = unwritten;
        }
    }
}

/// Puts the new values of some lanes in the place of the old ones.
#[inline]
pub(super) fn blend<T: Copy>(old: &mut [T; 32], new: &[T; 32], lanes: u32) {
    if lanes == u32::MAX {
        *old = *new;
    } else {
        for (lane, (old, new)) in old.iter_mut().zip(new).enumerate() {
            *old = if lanes >> lane & 1 == 1 { *new } else { *old };
        }
    }
}

/// The lanes of a mask, lowest first.
#[inline]
pub(super) fn lanes_of(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let lane = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(lane)
    })
}
