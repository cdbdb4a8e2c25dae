//! `mma.sp` against the dense product, with metadata packed as figures of the manual show it.

use super::multiply::{c_16, inst};
use super::*;
use crate::isa::modifiers::*;
use crate::isa::rows;
use PtxType::*;

/// A sparse matrix: all of it, what is stored, and four bits for each chunk.
pub(super) struct Sparse {
    pub full: Plain,
    stored: Plain,
    chunks: Vec<Vec<u32>>,
}

impl Sparse {
    /// A random one. `run` elements stand together; of two chunks of tf32 one is stored.
    pub fn new(numbers: &mut Numbers, k: usize, ty: PtxType, bits: usize, ordered: bool) -> Self {
        let least = if ty.is_signed() || ty.is_float() { -3 } else { 0 };
        let (mut full, mut stored, mut chunks) = (vec![], vec![], vec![]);
        for _ in 0..16 {
            let (mut row, mut kept, mut indices) = (vec![0; k], vec![], vec![]);
            if ty == TF32 {
                for chunk in 0..k / 2 {
                    let (second, value) = (numbers.within(0, 1) as usize, numbers.within(-3, 3));
                    row[2 * chunk + second] = value;
                    kept.push(value);
                    indices.push([0b0100, 0b1110][second]);
                }
            } else {
                let run = if bits == 4 { 2 } else { 1 };
                for chunk in 0..k / (4 * run) {
                    let first = numbers.within(0, 2) as usize;
                    let second = numbers.within(first as i64 + 1, 3) as usize;
                    let swapped = !ordered && numbers.within(0, 1) == 1;
                    let [first, second] = if swapped { [second, first] } else { [first, second] };
                    for index in [first, second] {
                        for i in 0..run {
                            let value = numbers.within(least, 3);
                            row[chunk * 4 * run + index * run + i] = value;
                            kept.push(value);
                        }
                    }
                    indices.push((first | second << 2) as u32);
                }
            }
            full.push(row);
            stored.push(kept);
            chunks.push(indices);
        }
        Self { full, stored, chunks }
    }

    /// Four chunks of a row as a word of 16 bits.
    fn word(&self, row: usize, column: usize) -> u32 {
        let chunks = &self.chunks[row][4 * column..][..4];
        chunks.iter().rev().fold(0, |word, chunk| word << 4 | chunk)
    }

    /// The metadata of a lane, if it has any, for elements of a width.
    fn metadata(&self, bits: usize, selector: usize, lane: usize) -> Option<u32> {
        let (g, t) = (lane / 4, lane % 4);
        let words = self.chunks[0].len() / 4;
        match (bits >= 16, words) {
            (true, 1) => (t == selector).then(|| self.word(g, 0) | self.word(g + 8, 0) << 16),
            (true, 2) => (t / 2 == selector)
                .then(|| self.word(g, lane % 2) | self.word(g + 8, lane % 2) << 16),
            (false, 2) => {
                let row = g + 8 * (lane & 1);
                (t / 2 == selector).then(|| self.word(row, 0) | self.word(row, 1) << 16)
            }
            (false, 4) => {
                let (row, column) = (g + 8 * (lane & 1), 2 * (lane >> 1 & 1));
                Some(self.word(row, column) | self.word(row, column + 1) << 16)
            }
            other => panic!("{other:?}"),
        }
    }

    /// Puts elements and metadata into the registers; what does not count is random.
    pub fn spread(
        &self,
        group: &mut [(u32, Values)],
        numbers: &mut Numbers,
        bits: usize,
        selector: usize,
        encode: impl Fn(i64) -> u64,
    ) {
        // As the dense matrix of half the k.
        let place: ElementIndex = match (bits, self.stored[0].len()) {
            (16, 8) => |g, t, i| (if i < 2 { g } else { g + 8 }, t * 2 + (i & 1)),
            (16, 16) => |g, t, i| {
                let row = if i < 2 || (4..6).contains(&i) { g } else { g + 8 };
                (row, t * 2 + (i & 1) + if i < 4 { 0 } else { 8 })
            },
            (32, 4) => |g, t, i| (if i == 0 { g } else { g + 8 }, t),
            (32, 8) => {
                |g, t, i| (if i % 2 == 0 { g } else { g + 8 }, if i < 2 { t } else { t + 4 })
            }
            (8, 16) => |g, t, i| (if i < 4 { g } else { g + 8 }, t * 4 + (i & 3)),
            (8, 32) => |g, t, i| {
                let row = if i < 4 || (8..12).contains(&i) { g } else { g + 8 };
                (row, t * 4 + (i & 3) + if i < 8 { 0 } else { 16 })
            },
            (4, 32) => |g, t, i| (if i < 8 { g } else { g + 8 }, t * 8 + (i & 7)),
            (4, 64) => |g, t, i| {
                let row = if i < 8 || (16..24).contains(&i) { g } else { g + 8 };
                (row, t * 8 + (i & 7) + if i < 16 { 0 } else { 32 })
            },
            other => panic!("{other:?}"),
        };
        spread(group, 1, bits, &self.stored, place, encode);
        for (lane, (_, values)) in group.iter_mut().enumerate() {
            let noise = numbers.next() as u32;
            let metadata = self.metadata(bits, selector, lane);
            values.scalars[4] = metadata.unwrap_or(noise).into();
            values.scalars[5] = selector as u128;
        }
    }
}

/// Where B lies: its registers go down in steps of four registers of a group.
pub(super) fn b_place(bits: usize) -> ElementIndex {
    match bits {
        32 => |g, t, i| (t + 4 * i, g),
        16 => |g, t, i| (t * 2 + (i & 1) + i / 2 * 8, g),
        8 => |g, t, i| (t * 4 + (i & 3) + i / 4 * 16, g),
        _ => |g, t, i| (t * 8 + (i & 7) + i / 8 * 32, g),
    }
}

fn check_sparse(
    inst: &Inst<Reg>,
    numbers: &mut Numbers,
    k: usize,
    types: [PtxType; 4],
    bits: usize,
    selectors: usize,
) {
    let [d_ty, a_ty, b_ty, c_ty] = types;
    let ordered = inst.modifier() == Some(SparseMetadata::Ordered);
    let [d_bits, c_bits] = [d_ty, c_ty].map(|ty| ty.bits() as usize);
    let contain = |ty: PtxType, x| encode(ty, x) << if ty == E2M1 && bits == 8 { 2 } else { 0 };
    for selector in 0..selectors {
        let a = Sparse::new(numbers, k, a_ty, bits, ordered);
        let low = if b_ty.is_signed() || b_ty.is_float() { -3 } else { 0 };
        let b = numbers.matrix(k, 8, low, 3);
        let c = numbers.matrix(16, 8, -100, 100);
        let length = |elements: usize, bits: usize| elements * bits / 32 / 32;
        let mut group = warp(&[
            length(128, d_bits),
            length(16 * k / 2, bits),
            length(8 * k, bits),
            length(128, c_bits),
        ]);
        a.spread(&mut group, numbers, bits, selector, |x| contain(a_ty, x));
        spread(&mut group, 2, bits, &b, b_place(bits), |x| contain(b_ty, x));
        spread(&mut group, 3, c_bits, &c, c_16, |x| encode(c_ty, x));
        run(inst, &mut group);
        let what = format!("k {k} {types:?} selector {selector}");
        let d = multiplied(&a.full, &b, &c);
        check(&group, d_bits, &d, c_16, |x| encode(d_ty, x), &what);
    }
}

const BOTH: [SparseMetadata; 2] = [SparseMetadata::Plain, SparseMetadata::Ordered];

#[test]
fn floats_of_16_and_32_bits() {
    use MmaShape::*;
    let mut numbers = Numbers(11);
    for order in BOTH {
        for types in [[F32, F16, F16, F32], [F16, F16, F16, F16], [F32, BF16, BF16, F32]] {
            for (shape, k, selectors) in [(M16n8k16, 16, 4), (M16n8k32, 32, 2)] {
                let inst = inst(rows::MMA_SP, shape, types).with(order);
                check_sparse(&inst, &mut numbers, k, types, 16, selectors);
            }
        }
        let types = [F32, TF32, TF32, F32];
        for (shape, k, selectors) in [(M16n8k8, 8, 4), (M16n8k16, 16, 2)] {
            let inst = inst(rows::MMA_SP, shape, types).with(order);
            check_sparse(&inst, &mut numbers, k, types, 32, selectors);
        }
    }
}

#[test]
fn narrow_floats() {
    let mut numbers = Numbers(12);
    for (a, b) in [(E4M3, E4M3), (E5M2, E4M3), (E3M2, E2M3), (E2M1, E5M2), (E2M1, E2M1)] {
        for d in [F32, F16] {
            let types = [d, a, b, d];
            let inst = inst(rows::MMA_SP_NARROW, MmaShape::M16n8k64, types)
                .with(SparseMetadata::Ordered)
                .with(MmaKind::F8f6f4);
            check_sparse(&inst, &mut numbers, 64, types, 8, 1);
        }
    }
    let types = [F32, E4M3, E5M2, F32];
    let inst = inst(rows::MMA_SP_NARROW, MmaShape::M16n8k64, types).with(SparseMetadata::Plain);
    check_sparse(&inst, &mut numbers, 64, types, 8, 1);
}

#[test]
fn integers() {
    use MmaShape::*;
    let mut numbers = Numbers(13);
    for order in BOTH {
        for (a, b) in [(S8, S8), (U8, S8), (S8, U8), (U8, U8)] {
            let types = [S32, a, b, S32];
            for (shape, k, selectors) in [(M16n8k32, 32, 2), (M16n8k64, 64, 1)] {
                let inst = inst(rows::MMA_SP_INT, shape, types).with(order);
                check_sparse(&inst, &mut numbers, k, types, 8, selectors);
            }
        }
        for (a, b) in [(S4, S4), (U4, S4), (S4, U4), (U4, U4)] {
            let types = [S32, a, b, S32];
            for (shape, k, selectors) in [(M16n8k64, 64, 2), (M16n8k128, 128, 1)] {
                let inst = inst(rows::MMA_SP_INT, shape, types).with(order);
                check_sparse(&inst, &mut numbers, k, types, 4, selectors);
            }
        }
    }
}

/// What is not stored does not count, also where it would meet an infinity.
#[test]
fn gaps_meet_no_infinity() {
    let types = [F32, F16, F16, F32];
    let inst = inst(rows::MMA_SP, MmaShape::M16n8k16, types).with(SparseMetadata::Plain);
    let mut group = warp(&[4, 2, 2, 4]);
    for (_, values) in &mut group {
        values.list_mut(1).fill(0x3c00_3c00);
        // Elements 0 and 1 of each chunk are stored.
        values.scalars[4] = 0x4444_4444;
        values.list_mut(2).fill(0x7c00_7c00);
    }
    // B is 1 in the rows of a chunk that count: those of even threads.
    for (lane, values) in &mut group {
        if *lane % 2 == 0 {
            values.list_mut(2).fill(0x3c00_3c00);
        }
    }
    run(&inst, &mut group);
    for (_, values) in &group {
        assert!(values.list(0).iter().all(|&d| d == 8f32.to_bits().into()));
    }
}
