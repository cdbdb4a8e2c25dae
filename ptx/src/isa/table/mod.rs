//! The rows of the table, by family.

mod asynchronous;
mod cache;
mod cluster;
mod compare;
mod control;
mod convert;
mod float;
pub(in crate::isa) mod fragment;
mod integer;
mod logic;
mod matrix;
mod mbarrier;
mod memory;
mod mma;
mod movement;
mod multimem;
mod resources;
mod surface;
mod sync;
mod tcgen05;
mod tensor_copy;
mod tensormap;
mod texture;
mod video;
mod warp;
mod wgmma;

use super::row::{Part, Row, RowId};
use super::types::PtxType;

/// The ids of the rows.
pub mod rows {
    pub use super::asynchronous::*;
    pub use super::cache::*;
    pub use super::cluster::*;
    pub use super::compare::*;
    pub use super::control::*;
    pub use super::convert::*;
    pub use super::float::*;
    pub use super::integer::*;
    pub use super::logic::*;
    pub use super::matrix::*;
    pub use super::mbarrier::*;
    pub use super::memory::*;
    pub use super::mma::*;
    pub use super::movement::*;
    pub use super::multimem::*;
    pub use super::resources::*;
    pub use super::surface::*;
    pub use super::sync::*;
    pub use super::tcgen05::*;
    pub use super::tensor_copy::*;
    pub use super::tensormap::*;
    pub use super::texture::*;
    pub use super::video::*;
    pub use super::warp::*;
    pub use super::wgmma::*;
}

/// The families with their names, in the order of the ids.
const FAMILIES: &[(&str, &[Row])] = &[
    ("Integers", integer::ROWS),
    ("Floating point", float::ROWS),
    ("Logic and shifts", logic::ROWS),
    ("Comparison and selection", compare::ROWS),
    ("Conversion", convert::ROWS),
    ("Moves and permutation", movement::ROWS),
    ("Loads, stores and atomics", memory::ROWS),
    ("Cache control", cache::ROWS),
    ("Barriers and fences", sync::ROWS),
    ("Threads of a warp", warp::ROWS),
    ("Control flow", control::ROWS),
    ("Video", video::ROWS),
    ("Textures", texture::ROWS),
    ("Barriers in memory", mbarrier::ROWS),
    ("Surfaces", surface::ROWS),
    ("Asynchronous copies", asynchronous::ROWS),
    ("Asynchronous copies of tensors", tensor_copy::ROWS),
    ("Matrices of a warp: fragments and `wmma`", matrix::ROWS),
    ("Matrices of a warp: `mma`", mma::ROWS),
    ("Matrices of a warp group: `wgmma`", wgmma::ROWS),
    ("Clusters and grids", cluster::ROWS),
    ("Stack, registers and events", resources::ROWS),
    ("Tensor maps", tensormap::ROWS),
    ("Multimem", multimem::ROWS),
    ("Tensor memory: `tcgen05`", tcgen05::ROWS),
];

const LEN: usize = tcgen05::END as usize;

/// Every row, at the place that its id says.
pub(super) static TABLE: [Row; LEN] = {
    let mut table = [Row::new("", "", ""); LEN];
    let (mut family, mut next) = (0, 0);
    while family < FAMILIES.len() {
        let mut i = 0;
        while i < FAMILIES[family].1.len() {
            table[next] = FAMILIES[family].1[i];
            next += 1;
            i += 1;
        }
        family += 1;
    }
    assert!(next == LEN, "every family is in the list");
    table
};

/// The families: names, and the numbers of their first rows and of those behind their last.
pub(super) fn families() -> impl Iterator<Item = (&'static str, std::ops::Range<u16>)> {
    FAMILIES.iter().scan(0, |next, &(name, rows)| {
        let first = *next;
        *next += rows.len() as u16;
        Some((name, first..*next))
    })
}

/// The first words of the mnemonics, by row.
static OPCODES: [&str; LEN] = {
    let mut opcodes = [""; LEN];
    let mut i = 0;
    while i < LEN {
        opcodes[i] = first_word(TABLE[i].mnemonic);
        i += 1;
    }
    opcodes
};

/// The buckets of the index over the first word of mnemonics; a power of two.
const BUCKETS: usize = 256;
const NONE: u16 = u16::MAX;

/// A chained hash index: the first rows of the opcodes of each bucket are linked, and the rows of
/// each opcode.
struct Index {
    heads: [u16; BUCKETS],
    /// The first row of another opcode of the same bucket.
    other: [u16; LEN],
    /// The next row of the same opcode.
    same: [u16; LEN],
}

static INDEX: Index = {
    let mut index = Index { heads: [NONE; BUCKETS], other: [NONE; LEN], same: [NONE; LEN] };
    // From the back, so that rows are in the order of the table: each takes the place of the first.
    let mut i = LEN;
    while i > 0 {
        i -= 1;
        let bucket = bucket(OPCODES[i].as_bytes());
        let (mut before, mut first) = (NONE, index.heads[bucket]);
        while first != NONE && !is_same(OPCODES[first as usize], OPCODES[i]) {
            (before, first) = (first, index.other[first as usize]);
        }
        if first == NONE {
            index.other[i] = index.heads[bucket];
            index.heads[bucket] = i as u16;
            continue;
        }
        index.same[i] = first;
        index.other[i] = index.other[first as usize];
        match before {
            NONE => index.heads[bucket] = i as u16,
            _ => index.other[before as usize] = i as u16,
        }
    }
    index
};

const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// By row, which part values of a type a spelling in documented order may end with; all, and bit 0,
/// where it need not end with a type.
static LAST_TYPES: [u64; LEN] = {
    let mut types = [u64::MAX; LEN];
    let mut i = 0;
    while i < LEN {
        if let Some(&part @ Part::Type { optional: false, .. }) = TABLE[i].parts.last() {
            types[i] = part.allowed();
        }
        i += 1;
    }
    types
};

/// Whether a spelling of the row in documented order may end with this type, or with none.
pub(super) fn may_end_with(id: RowId, last: Option<PtxType>) -> bool {
    LAST_TYPES[id.index()] >> last.map_or(0, PtxType::code) & 1 == 1
}

const fn bucket(word: &[u8]) -> usize {
    let mut hash: u32 = 0x811c_9dc5;
    let mut i = 0;
    while i < word.len() {
        hash = (hash ^ word[i] as u32).wrapping_mul(0x0100_0193);
        i += 1;
    }
    (hash ^ hash >> 15) as usize % BUCKETS
}

/// The mnemonic up to its first dot.
const fn first_word(mnemonic: &'static str) -> &'static str {
    let bytes = mnemonic.as_bytes();
    let mut end = 0;
    while end < bytes.len() && bytes[end] != b'.' {
        end += 1;
    }
    mnemonic.split_at(end).0
}

/// The rows whose mnemonic begins with this word, in the order of the table.
pub(super) fn rows_with_opcode(word: &str) -> impl Iterator<Item = RowId> {
    let step = |row: u16| (row != NONE).then_some(row);
    let mut first = step(INDEX.heads[bucket(word.as_bytes())]);
    while let Some(row) = first.filter(|&row| OPCODES[usize::from(row)] != word) {
        first = step(INDEX.other[usize::from(row)]);
    }
    std::iter::successors(first, move |&row| step(INDEX.same[usize::from(row)])).map(RowId::new)
}
