//! The left factor of `mma.sp`, of which half the elements are stored.
//!
//! Four bits of metadata describe a chunk of a row: of four elements two are stored, and the bits
//! are two indices, that of the first stored element below; elements of 4 bits are stored in pairs
//! of neighbours, two of four. Of two tf32 one is stored; its indices are those of its halves.
//!
//! One thread of a group of four, two or all hold the metadata of two rows, that of the group and
//! the one 8 below; the selector says which thread or which two. For elements of 16 bits and more
//! a register holds four chunks of the first row, then four of the second. For narrower ones every
//! other thread holds eight chunks of the first row, the next those of the second.
//!
//! Reference: PTX ISA, "Sparse matrix storage" and the figures of metadata in "Matrix fragments
//! for multiply-accumulate operation with sparse matrix A".

use super::fragment::{LANES, Packing, each_element};
use super::layout;
use super::product::{Factor, Matrix};
use crate::isa::sem::WarpValues;

/// The operand that holds the metadata; the selector is the next.
const METADATA: usize = 4;

/// The metadata of all lanes.
struct Metadata {
    registers: [u32; LANES as usize],
    selector: u32,
    /// The width of an element of the factor.
    bits: u32,
    /// How many chunks a row has.
    chunks: u32,
}

impl Metadata {
    fn read(group: &WarpValues, bits: u32, chunks: u32) -> Self {
        let mut registers = [0; LANES as usize];
        let mut selector = 0;
        for (lane, values) in group {
            if let Some(register) = registers.get_mut(*lane as usize) {
                *register = values.scalars[METADATA] as u32;
            }
            selector = values.scalars[METADATA + 1] as u32;
        }
        Self { registers, selector, bits, chunks }
    }

    /// The four bits of a chunk.
    fn of(&self, row: u32, chunk: u32) -> u32 {
        let threads = self.chunks / 4;
        let first = self.selector.wrapping_mul(threads) % 4;
        let (thread, shift) = if self.bits >= 16 {
            (chunk / 4, 16 * (row / 8) + 4 * (chunk % 4))
        } else {
            (row / 8 + 2 * (chunk / 8), 4 * (chunk % 8))
        };
        let lane = 4 * (row % 8) + (first + thread) % 4;
        self.registers[lane as usize] >> shift & 15
    }
}

/// The k of the stored element `i` of a row.
fn place(metadata: &Metadata, row: u32, i: u32) -> u32 {
    if metadata.bits == 32 {
        return 2 * i + (metadata.of(row, i) & 3) / 2;
    }
    // What stands together.
    let run = if metadata.bits == 4 { 2 } else { 1 };
    let (chunk, inside) = (i / (2 * run), i % (2 * run));
    let index = metadata.of(row, chunk) >> (2 * (inside / run)) & 3;
    (4 * chunk + index) * run + inside % run
}

/// The left factor, `m` rows of `k` elements of which half are stored in operand 1.
pub fn factor<T: Copy + Default>(
    group: &WarpValues,
    packing: Packing,
    (m, k): (u32, u32),
    decode: impl Fn(u64) -> T,
) -> Factor<T> {
    let stored = k / 2;
    let chunks = match packing.bits {
        32 => stored,
        4 => stored / 4,
        _ => stored / 2,
    };
    let metadata = Metadata::read(group, packing.bits, chunks);
    let (mut values, mut places) = (Matrix::new(m, stored), Matrix::new(m, stored));
    each_element(group, 1, packing, |lane, i, bits| {
        values.set(layout::a(m, packing.each, lane, i), decode(bits));
    });
    for row in 0..m {
        for i in 0..stored {
            places.set((row, i), place(&metadata, row, i) as u16);
        }
    }
    Factor { values, places }
}
