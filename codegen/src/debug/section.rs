//! Sections of DWARF as tokens of PTX: bytes, and the labels and sections that they refer to.

use gimli::write::{EndianVec, RelocateWriter, Relocation, RelocationTarget};
use gimli::{LittleEndian, SectionId};
use irc_ptx::isa::PtxType;
use irc_ptx::{Names, Section, SectionToken, Symbol};

/// How many values stand in a line.
const ON_A_LINE: usize = 32;

/// A section that is being written.
#[derive(Clone)]
pub(super) struct Bytes {
    bytes: EndianVec<LittleEndian>,
    relocations: Vec<Relocation>,
}

impl Default for Bytes {
    fn default() -> Bytes {
        Bytes { bytes: EndianVec::new(LittleEndian), relocations: Vec::new() }
    }
}

impl RelocateWriter for Bytes {
    type Writer = EndianVec<LittleEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.bytes
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.bytes
    }

    fn relocate(&mut self, relocation: Relocation) {
        self.relocations.push(relocation);
    }
}

impl Bytes {
    /// The section as PTX, unless it is empty; symbols are by their numbers in `symbols`.
    pub(super) fn section(
        mut self,
        id: SectionId,
        symbols: &[Symbol],
        names: &mut Names,
    ) -> Option<Section> {
        let bytes = self.bytes.slice();
        if bytes.is_empty() {
            return None;
        }
        self.relocations.sort_by_key(|relocation| relocation.offset);
        let mut tokens = Vec::new();
        let mut at = 0;
        for relocation in &self.relocations {
            push_bytes(&bytes[at..relocation.offset], &mut tokens);
            let ty = if relocation.size == 8 { PtxType::B64 } else { PtxType::B32 };
            let symbol = match relocation.target {
                RelocationTarget::Symbol(number) => symbols[number],
                RelocationTarget::Section(id) => names.intern(id.name()),
            };
            let address = SectionToken::Address(symbol, relocation.addend);
            tokens.extend([SectionToken::Data(ty), address]);
            at = relocation.offset + usize::from(relocation.size);
        }
        push_bytes(&bytes[at..], &mut tokens);
        Some(Section { name: names.intern(id.name()), tokens })
    }
}

fn push_bytes(bytes: &[u8], tokens: &mut Vec<SectionToken>) {
    for line in bytes.chunks(ON_A_LINE) {
        tokens.push(SectionToken::Data(PtxType::B8));
        tokens.extend(line.iter().map(|&byte| SectionToken::Int(i64::from(byte))));
    }
}
