//! The printer: the only place that spells PTX.
//!
//! It writes into one string and formats nothing through `fmt` on the way of an instruction.

use super::inst::Inst;
use crate::isa::{self, Mods, Part, PtxType, RowId};

impl<R> Inst<R> {
    /// The mnemonic with its parts: `ld.global.v4.f32`.
    pub fn mnemonic(&self) -> String {
        let mut out = String::new();
        write_mnemonic(&mut out, self.row, &self.mods);
        out
    }
}

/// Writes the mnemonic with its parts.
fn write_mnemonic(out: &mut String, row: RowId, mods: &Mods) {
    let row = isa::row(row);
    out.push_str(row.mnemonic);
    for (i, part) in row.parts.iter().enumerate() {
        match part {
            Part::Lit(word) => out.push_str(word),
            Part::Mod { kind, .. } => {
                if let Some(word) = kind.words().get(usize::from(mods.get(i)).wrapping_sub(1)) {
                    out.push_str(word);
                }
            }
            Part::Type { .. } => {
                if let Some(ty) = PtxType::from_code(mods.get(i)) {
                    out.push('.');
                    out.push_str(ty.word());
                }
            }
        }
    }
}
