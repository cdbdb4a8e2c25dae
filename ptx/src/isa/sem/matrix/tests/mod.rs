//! Matrices of warps against plain products, with fragments built by the manual's formulas.

mod memory;
mod multiply;
mod numbers;
mod scaled;
mod sparse;

use crate::isa::sem::{Form, Sem, Values};
use crate::isa::types::PtxType;
use crate::{Inst, Reg};

/// The lanes of a warp with lists of these lengths.
fn warp(lengths: &[usize]) -> Vec<(u32, Values)> {
    let mut values = Values { given: 0xff, ..Values::default() };
    assert!(values.lay_out(lengths.iter().copied()));
    (0..32).map(|lane| (lane, values.clone())).collect()
}

/// Runs an operation that stays in the registers.
fn run(inst: &Inst<Reg>, group: &mut [(u32, Values)]) {
    let form = Form::of(inst);
    match form.row.sem {
        Sem::Warp(f) => f(&form, group),
        other => panic!("{other:?} is no operation of a warp alone"),
    }
}

/// A source of numbers that are the same every time.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// One of `least..=greatest`.
    fn within(&mut self, least: i64, greatest: i64) -> i64 {
        least + (self.next() >> 11).rem_euclid((greatest - least + 1) as u64) as i64
    }

    /// A matrix of such numbers.
    fn matrix(&mut self, rows: usize, columns: usize, least: i64, greatest: i64) -> Plain {
        (0..rows).map(|_| (0..columns).map(|_| self.within(least, greatest)).collect()).collect()
    }
}

/// A matrix of the host.
type Plain = Vec<Vec<i64>>;

/// A times B plus C.
fn multiplied(a: &Plain, b: &Plain, c: &Plain) -> Plain {
    let cell = |row: usize, column: usize| {
        (0..b.len()).map(|k| a[row][k] * b[k][column]).sum::<i64>() + c[row][column]
    };
    (0..c.len()).map(|row| (0..c[0].len()).map(|column| cell(row, column)).collect()).collect()
}

/// Sets the i-th element of a lane, of N bits in registers of 32, or wider if it is.
fn put(
    group: &mut [(u32, Values)],
    operand: usize,
    bits: usize,
    lane: usize,
    i: usize,
    value: u64,
) {
    let each = if bits == 64 { 1 } else { 32 / bits };
    let mask = (!0u128 >> (128 - bits)) << (i % each * bits);
    let register = &mut group[lane].1.list_mut(operand)[i / each];
    *register = *register & !mask | u128::from(value) << (i % each * bits) & mask;
}

/// The i-th element of a lane.
fn taken(group: &[(u32, Values)], operand: usize, bits: usize, lane: usize, i: usize) -> u64 {
    let each = if bits == 64 { 1 } else { 32 / bits };
    (group[lane].1.list(operand)[i / each] >> (i % each * bits) & (!0u128 >> (128 - bits))) as u64
}

/// Where a thread of a group has its i-th element: row and column.
type ElementIndex = fn(usize, usize, usize) -> (usize, usize);

/// Puts a matrix into the registers.
fn spread(
    group: &mut [(u32, Values)],
    operand: usize,
    bits: usize,
    matrix: &Plain,
    place: ElementIndex,
    encode: impl Fn(i64) -> u64,
) {
    for lane in 0..32 {
        for i in 0..group[lane].1.list(operand).len() * bits.max(32) / bits {
            let (row, column) = place(lane >> 2, lane % 4, i);
            put(group, operand, bits, lane, i, encode(matrix[row][column]));
        }
    }
}

/// Checks that the result has the elements of a matrix.
fn check(
    group: &[(u32, Values)],
    bits: usize,
    matrix: &Plain,
    place: ElementIndex,
    encode: impl Fn(i64) -> u64,
    what: &str,
) {
    let mut seen = 0;
    for lane in 0..32 {
        for i in 0..group[lane].1.list(0).len() * bits.max(32) / bits {
            let (row, column) = place(lane >> 2, lane % 4, i);
            let got = taken(group, 0, bits, lane, i);
            let want = encode(matrix[row][column]);
            assert_eq!(got, want, "{what}: row {row} column {column}: {}", matrix[row][column]);
            seen += 1;
        }
    }
    assert_eq!(seen, matrix.len() * matrix[0].len(), "{what}");
}

/// The bits of a small whole number in a type.
fn encode(ty: PtxType, value: i64) -> u64 {
    let (exponent, fraction) = match ty {
        PtxType::F64 => return (value as f64).to_bits(),
        PtxType::F16 => (5, 10),
        PtxType::BF16 => (8, 7),
        PtxType::TF32 | PtxType::F32 => (8, 23),
        PtxType::E4M3 => (4, 3),
        PtxType::E5M2 => (5, 2),
        PtxType::E3M2 => (3, 2),
        PtxType::E2M3 => (2, 3),
        PtxType::E2M1 => (2, 1),
        _ => return value as u64 & (u64::MAX >> (64 - ty.bits())),
    };
    if value == 0 {
        return 0;
    }
    let bits = (value as f64).to_bits();
    let (sign, power) = (bits >> 63, (bits >> 52 & 0x7ff) as i64 - 1023);
    let biased = (power + (1 << (exponent - 1)) - 1) as u64;
    let digits = bits << 12 >> (64 - fraction);
    assert!(bits << 12 << fraction == 0 && biased > 0, "{value} is no {ty}");
    sign << (exponent + fraction) | biased << fraction | digits
}
