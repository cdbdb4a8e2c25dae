//! Spells mnemonics, for the printer.

use crate::isa::{self, Mods, Part, PtxType, RowId};
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// Writes the mnemonic with its parts.
pub(super) fn write_mnemonic(out: &mut Vec<u8>, row: RowId, mods: &Mods) {
    let row = isa::row(row);
    out.extend_from_slice(row.mnemonic.as_bytes());
    for (i, part) in row.parts.iter().enumerate() {
        let code = usize::from(mods.get(i));
        match part {
            Part::Lit(word) => out.extend_from_slice(word.as_bytes()),
            _ if code == 0 => {}
            Part::Mod { kind, .. } => {
                if let Some(word) = kind.words().get(code - 1) {
                    out.extend_from_slice(word.as_bytes());
                }
            }
            Part::Type { .. } => {
                if let Some(ty) = PtxType::from_code(code as u8) {
                    out.push(b'.');
                    out.extend_from_slice(ty.word().as_bytes());
                }
            }
        }
    }
}

/// The mnemonics that were written last, so that most are only copied. Without entries there is no
/// memory.
#[derive(Default)]
pub(super) struct Mnemonics(Vec<Mnemonic>);

#[derive(Clone)]
struct Mnemonic {
    row: RowId,
    mods: Mods,
    length: u8,
    text: [u8; Self::LONGEST],
}

impl Mnemonic {
    /// Longer ones are written anew each time.
    const LONGEST: usize = 48;
}

impl Mnemonics {
    /// How many are kept: a power of two.
    const ENTRIES: usize = 128;

    pub(super) fn new() -> Self {
        let row = RowId::default();
        let none = Mnemonic { row, mods: Mods::NONE, length: 0, text: [0; Mnemonic::LONGEST] };
        Self(vec![none; Self::ENTRIES])
    }

    #[inline]
    pub(super) fn write(&mut self, out: &mut Vec<u8>, row: RowId, mods: &Mods) {
        let place = FxBuildHasher.hash_one((row, mods)) as usize >> 20 & (Self::ENTRIES - 1);
        let Some(entry) = self.0.get_mut(place) else { return write_mnemonic(out, row, mods) };
        if entry.row == row && entry.mods == *mods && entry.length > 0 {
            // Copied whole: a length that is known is faster.
            let length = out.len() + usize::from(entry.length);
            out.extend_from_slice(&entry.text);
            out.truncate(length);
            return;
        }
        let start = out.len();
        write_mnemonic(out, row, mods);
        let text = &out[start..];
        if text.len() <= Mnemonic::LONGEST {
            entry.text[..text.len()].copy_from_slice(text);
            (entry.row, entry.mods, entry.length) = (row, *mods, text.len() as u8);
        }
    }
}
