//! `mma` of all shapes and types.

use super::*;
use crate::Operands;
use crate::isa::modifiers::*;
use crate::isa::sem::matrix::{fragment, layout};
use crate::isa::{RowId, rows};
use PtxType::*;

/// Elements of A at row g, or 8 below for the i's that the manual does not list.
fn a_halves_k8(g: usize, t: usize, i: usize) -> (usize, usize) {
    (if i < 2 { g } else { g + 8 }, t * 2 + (i & 1))
}

fn a_halves_k16(g: usize, t: usize, i: usize) -> (usize, usize) {
    let row = if i < 2 || (4..6).contains(&i) { g } else { g + 8 };
    (row, t * 2 + (i & 1) + if i < 4 { 0 } else { 8 })
}

fn a_words_k4(g: usize, t: usize, i: usize) -> (usize, usize) {
    (if i == 0 { g } else { g + 8 }, t)
}

fn a_words_k8(g: usize, t: usize, i: usize) -> (usize, usize) {
    (if i == 0 || i == 2 { g } else { g + 8 }, if i < 2 { t } else { t + 4 })
}

fn a_doubles_k16(g: usize, t: usize, i: usize) -> (usize, usize) {
    if i & 1 == 0 { (g, i * 2 + t) } else { (g + 8, i * 2 - 2 + t) }
}

fn a_bytes_k16(g: usize, t: usize, i: usize) -> (usize, usize) {
    (if i < 4 { g } else { g + 8 }, t * 4 + (i & 3))
}

fn a_bytes_k32(g: usize, t: usize, i: usize) -> (usize, usize) {
    let row = if i < 4 || (8..12).contains(&i) { g } else { g + 8 };
    (row, t * 4 + (i & 3) + if i < 8 { 0 } else { 16 })
}

fn a_nibbles_k32(g: usize, t: usize, i: usize) -> (usize, usize) {
    (if i < 8 { g } else { g + 8 }, t * 8 + (i & 7))
}

fn a_nibbles_k64(g: usize, t: usize, i: usize) -> (usize, usize) {
    let row = if i < 8 || (16..24).contains(&i) { g } else { g + 8 };
    (row, t * 8 + (i & 7) + if i < 16 { 0 } else { 32 })
}

fn a_bits_k128(g: usize, t: usize, i: usize) -> (usize, usize) {
    (if i < 32 { g } else { g + 8 }, t * 32 + (i & 31))
}

fn a_bits_k256(g: usize, t: usize, i: usize) -> (usize, usize) {
    let row = if i < 32 || (64..96).contains(&i) { g } else { g + 8 };
    (row, t * 32 + (i & 31) + if i < 64 { 0 } else { 128 })
}

pub(super) fn c_16(g: usize, t: usize, i: usize) -> (usize, usize) {
    (if i < 2 { g } else { g + 8 }, t * 2 + (i & 1))
}

fn c_8(g: usize, t: usize, i: usize) -> (usize, usize) {
    (g, t * 2 + i)
}

/// How A and B lie for a shape and a width of elements in their registers.
fn places(shape: MmaShape, bits: usize) -> ([usize; 3], ElementIndex, ElementIndex, ElementIndex) {
    use MmaShape::*;
    let (dims, a, b): ([usize; 3], ElementIndex, ElementIndex) = match (shape, bits) {
        (M8n8k4, 64) => ([8, 8, 4], |g, t, _| (g, t), |g, t, _| (t, g)),
        (M8n8k16, 8) => ([8, 8, 16], |g, t, i| (g, t * 4 + i), |g, t, i| (t * 4 + i, g)),
        (M8n8k32, 4) => ([8, 8, 32], |g, t, i| (g, t * 8 + i), |g, t, i| (t * 8 + i, g)),
        (M8n8k128, 1) => ([8, 8, 128], |g, t, i| (g, t * 32 + i), |g, t, i| (t * 32 + i, g)),
        (M16n8k4, 32 | 64) => ([16, 8, 4], a_words_k4, |g, t, _| (t, g)),
        (M16n8k8, 16) => ([16, 8, 8], a_halves_k8, |g, t, i| (t * 2 + i, g)),
        (M16n8k8, 32 | 64) => {
            ([16, 8, 8], a_words_k8, |g, t, i| (if i == 0 { t } else { t + 4 }, g))
        }
        (M16n8k16, 16) => {
            ([16, 8, 16], a_halves_k16, |g, t, i| (t * 2 + (i & 1) + if i < 2 { 0 } else { 8 }, g))
        }
        (M16n8k16, 64) => ([16, 8, 16], a_doubles_k16, |g, t, i| (t + i * 4, g)),
        (M16n8k16, 8) => ([16, 8, 16], a_bytes_k16, |g, t, i| (t * 4 + i, g)),
        (M16n8k32, 8) => {
            ([16, 8, 32], a_bytes_k32, |g, t, i| (t * 4 + (i & 3) + if i < 4 { 0 } else { 16 }, g))
        }
        (M16n8k32, 4) => ([16, 8, 32], a_nibbles_k32, |g, t, i| (t * 8 + i, g)),
        (M16n8k64, 4) => ([16, 8, 64], a_nibbles_k64, |g, t, i| {
            (t * 8 + (i & 7) + if i < 8 { 0 } else { 32 }, g)
        }),
        (M16n8k128, 1) => ([16, 8, 128], a_bits_k128, |g, t, i| (t * 32 + i, g)),
        (M16n8k256, 1) => ([16, 8, 256], a_bits_k256, |g, t, i| {
            (t * 32 + (i & 31) + if i < 32 { 0 } else { 128 }, g)
        }),
        other => panic!("{other:?}"),
    };
    (dims, a, b, if dims[0] == 8 { c_8 } else { c_16 })
}

/// An instruction and its types.
pub(super) fn inst(row: RowId, shape: MmaShape, types: [PtxType; 4]) -> Inst<Reg> {
    let plain = Inst::new(row, Operands::new()).with(shape);
    types.into_iter().enumerate().fold(plain, |inst, (n, ty)| inst.with_type(n, ty))
}

/// The registers of a lane that hold N elements of a matrix.
fn registers(elements: usize, bits: usize) -> usize {
    elements * bits / 32 / bits.max(32)
}

/// Runs an instruction on random matrices and checks the result.
struct Case {
    inst: Inst<Reg>,
    shape: MmaShape,
    types: [PtxType; 4],
    /// The width of an element of A and B in a register.
    bits: [usize; 2],
    /// The least and the greatest element of A, B and C.
    ranges: [(i64, i64); 3],
}

impl Case {
    fn floats(row: RowId, shape: MmaShape, types: [PtxType; 4]) -> Self {
        let bits = [types[1], types[2]].map(|ty| ty.bits() as usize);
        let ranges = [(-3, 3), (-3, 3), (-100, 100)];
        Self { inst: inst(row, shape, types), shape, types, bits, ranges }
    }

    fn run(&self, numbers: &mut Numbers) {
        self.run_with(numbers, multiplied, |value| value, |_, value| value);
    }

    fn run_with(
        &self,
        numbers: &mut Numbers,
        product: impl Fn(&Plain, &Plain, &Plain) -> Plain,
        finish: impl Fn(i64) -> i64,
        contain: impl Fn(PtxType, u64) -> u64,
    ) {
        let ([m, n, k], a_place, _, c_place) = places(self.shape, self.bits[0]);
        let (_, _, b_place, _) = places(self.shape, self.bits[1]);
        let [d_ty, a_ty, b_ty, c_ty] = self.types;
        let [d_bits, c_bits] = [d_ty, c_ty].map(|ty| ty.bits() as usize);
        let [ra, rb, rc] = self.ranges;
        let a = numbers.matrix(m, k, ra.0, ra.1);
        let b = numbers.matrix(k, n, rb.0, rb.1);
        let c = numbers.matrix(m, n, rc.0, rc.1);
        let mut group = warp(&[
            registers(m * n, d_bits),
            registers(m * k, self.bits[0]),
            registers(k * n, self.bits[1]),
            registers(m * n, c_bits),
        ]);
        spread(&mut group, 1, self.bits[0], &a, a_place, |x| contain(a_ty, encode(a_ty, x)));
        spread(&mut group, 2, self.bits[1], &b, b_place, |x| contain(b_ty, encode(b_ty, x)));
        spread(&mut group, 3, c_bits, &c, c_place, |x| encode(c_ty, x));
        run(&self.inst, &mut group);
        let what = format!("{:?} {:?}", self.shape, self.types);
        check(&group, d_bits, &product(&a, &b, &c), c_place, |x| encode(d_ty, finish(x)), &what);
    }
}

#[test]
fn floats_of_16_and_32_bits() {
    let mut numbers = Numbers(1);
    for shape in [MmaShape::M16n8k8, MmaShape::M16n8k16] {
        for types in [[F32, F16, F16, F32], [F16, F16, F16, F16], [F32, BF16, BF16, F32]] {
            Case::floats(rows::MMA_FLOAT, shape, types).run(&mut numbers);
        }
    }
    for shape in [MmaShape::M16n8k4, MmaShape::M16n8k8] {
        Case::floats(rows::MMA_FLOAT, shape, [F32, TF32, TF32, F32]).run(&mut numbers);
    }
}

#[test]
fn doubles() {
    use MmaShape::*;
    let mut numbers = Numbers(2);
    for shape in [M8n8k4, M16n8k4, M16n8k8, M16n8k16] {
        let mut case = Case::floats(rows::MMA_F64, shape, [F64; 4]);
        case.ranges = [(-1 << 20, 1 << 20); 3];
        case.run(&mut numbers);
        for rounding in [Rounding::Rn, Rounding::Rz, Rounding::Rm, Rounding::Rp] {
            case.inst = case.inst.clone().with(rounding);
            case.run(&mut numbers);
        }
    }
}

#[test]
fn narrow_floats() {
    let mut numbers = Numbers(3);
    let wide = [E4M3, E5M2];
    for (a, b, d) in [(0, 0, F32), (0, 1, F16), (1, 0, F32), (1, 1, F16)] {
        for shape in [MmaShape::M16n8k16, MmaShape::M16n8k32] {
            Case::floats(rows::MMA_NARROW, shape, [d, wide[a], wide[b], d]).run(&mut numbers);
        }
    }
    let all = [E4M3, E5M2, E3M2, E2M3, E2M1];
    for a in all {
        for b in all {
            let mut case = Case::floats(rows::MMA_NARROW, MmaShape::M16n8k32, [F32, a, b, F32]);
            case.inst = case.inst.with(MmaKind::F8f6f4);
            case.bits = [8, 8];
            // In a byte, an e2m1 stands in the middle; what stands beside the narrow is ignored.
            let contain = |ty, bits: u64| match ty {
                E2M1 => bits << 2 | 0xc3,
                E3M2 | E2M3 => bits | 0xc0,
                _ => bits,
            };
            case.run_with(&mut numbers, multiplied, |x| x, contain);
        }
    }
}

#[test]
fn integers() {
    use MmaShape::*;
    let mut numbers = Numbers(4);
    let range = |ty: PtxType| match ty {
        S8 => (-128, 127),
        U8 => (0, 255),
        S4 => (-8, 7),
        _ => (0, 15),
    };
    let cases = [
        (M8n8k16, [S8, U8]),
        (M16n8k16, [S8, U8]),
        (M16n8k32, [S8, U8]),
        (M8n8k32, [S4, U4]),
        (M16n8k32, [S4, U4]),
        (M16n8k64, [S4, U4]),
    ];
    for (shape, types) in cases {
        for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(a, b)| (types[a], types[b])) {
            let mut case = Case::floats(rows::MMA_INT, shape, [S32, a, b, S32]);
            let ends = (i64::from(i32::MIN), i64::from(i32::MAX));
            for near in [ends, (ends.0, ends.0 + 9), (ends.1 - 9, ends.1), (-9, 9)] {
                case.ranges = [range(a), range(b), near];
                case.inst = inst(rows::MMA_INT, shape, case.types);
                case.run(&mut numbers);
                case.inst = case.inst.clone().with(SatFinite::SatFinite);
                let clamp = |x: i64| x.clamp(ends.0, ends.1);
                case.run_with(&mut numbers, multiplied, clamp, |_, bits| bits);
            }
        }
    }
}

#[test]
fn single_bits() {
    use MmaShape::*;
    let mut numbers = Numbers(5);
    for shape in [M8n8k128, M16n8k128, M16n8k256] {
        let mut case = Case::floats(rows::MMA_BITS, shape, [S32, B1, B1, S32]);
        case.ranges = [(0, 1), (0, 1), (-1000, 1000)];
        case.inst = case.inst.clone().with(BoolOp::And);
        case.run(&mut numbers);
        case.inst = case.inst.clone().with(BoolOp::Xor);
        let xor = |a: &Plain, b: &Plain, c: &Plain| {
            let ones = |row: usize, column: usize| {
                (0..b.len()).filter(|&k| a[row][k] != b[k][column]).count() as i64
            };
            let cell = |row: usize, column: usize| ones(row, column) + c[row][column];
            (0..c.len()).map(|row| (0..8).map(|column| cell(row, column)).collect()).collect()
        };
        case.run_with(&mut numbers, xor, |x| x, |_, bits| bits);
    }
}

/// Where a lane has its i-th element in one of four products: by the manual's words.
fn pair_places(rows: LayoutA, columns: LayoutB, lane: usize, i: usize) -> [(usize, usize); 4] {
    let own = if lane < 16 { lane % 4 } else { lane % 4 + 4 };
    let next = if lane < 16 { i } else { i + 4 };
    let a = if rows == LayoutA::Row { (own, i) } else { (next, lane % 4) };
    let b = if columns == LayoutB::Row { (lane % 4, next) } else { (i, own) };
    let x = (lane & 1) + (i & 2);
    let wide = (if lane < 16 { x } else { x + 4 }, (i & 4) + (lane & 2) + (i & 1));
    [a, b, (own, i), wide]
}

#[test]
fn four_products_of_quarters() {
    let mut numbers = Numbers(6);
    for rows in [LayoutA::Row, LayoutA::Col] {
        for columns in [LayoutB::Row, LayoutB::Col] {
            for (d, c) in [(F32, F32), (F32, F16), (F16, F16)] {
                let types = [d, F16, F16, c];
                let inst = inst(rows::MMA_PAIRS, MmaShape::M8n8k4, types).with(rows).with(columns);
                let wide = |ty: PtxType| if ty == F32 { 3 } else { 2 };
                let length = |ty: PtxType| ty.bits() as usize / 4;
                let mut group = warp(&[length(d), 2, 2, length(c)]);
                let quarter = |lane: usize| lane % 16 / 4;
                let a: Vec<Plain> = (0..4).map(|_| numbers.matrix(8, 4, -9, 9)).collect();
                let b: Vec<Plain> = (0..4).map(|_| numbers.matrix(4, 8, -9, 9)).collect();
                let cs: Vec<Plain> = (0..4).map(|_| numbers.matrix(8, 8, -99, 99)).collect();
                for lane in 0..32 {
                    let mut set = |operand, matrix: &Vec<Plain>, which: usize, ty, i| {
                        let (row, column) = pair_places(rows, columns, lane, i)[which];
                        let value = encode(ty, matrix[quarter(lane)][row][column]);
                        put(&mut group, operand, ty.bits() as usize, lane, i, value);
                    };
                    for i in 0..4 {
                        set(1, &a, 0, F16, i);
                        set(2, &b, 1, F16, i);
                    }
                    for i in 0..8 {
                        set(3, &cs, wide(c), c, i);
                    }
                }
                run(&inst, &mut group);
                for lane in 0..32 {
                    let q = quarter(lane);
                    let product = multiplied(&a[q], &b[q], &cs[q]);
                    for i in 0..8 {
                        let (row, column) = pair_places(rows, columns, lane, i)[wide(d)];
                        let got = taken(&group, 0, d.bits() as usize, lane, i);
                        assert_eq!(got, encode(d, product[row][column]), "{rows:?} {columns:?}");
                    }
                }
            }
        }
    }
}

/// Every element of a matrix has one place in the warp, and there are no others.
#[test]
fn layouts_are_permutations() {
    let mut checked = 0;
    let mut check = |rows: u32, columns: u32, place: &dyn Fn(u32, u32) -> (u32, u32)| {
        let mut seen = vec![0; (rows * columns) as usize];
        for lane in 0..fragment::LANES {
            for i in 0..rows * columns / fragment::LANES {
                let (row, column) = place(lane, i);
                assert!(row < rows && column < columns, "{rows} x {columns}: {row} {column}");
                seen[(row * columns + column) as usize] += 1;
            }
        }
        assert!(seen.iter().all(|&n| n == 1), "{rows} x {columns}");
        checked += 1;
    };
    for each in [1, 2, 4, 8, 32] {
        for k in [4 * each, 8 * each, 16 * each] {
            for other in [8, 16, 32, 64] {
                check(other, k, &|lane, i| layout::a(other, each, lane, i));
                check(k, other, &|lane, i| layout::b(k, each, lane, i));
            }
        }
    }
    for m in [8, 16, 32, 64] {
        for n in [8, 16, 32] {
            check(m, n, &|lane, i| layout::c(m, lane, i));
        }
    }
    assert_eq!(checked, 5 * 3 * 4 * 2 + 12);
}

/// A partial warp counts as one with zeros in it.
#[test]
fn missing_lanes_are_zeros() {
    let inst = inst(rows::MMA_FLOAT, MmaShape::M16n8k8, [F32, F16, F16, F32]);
    let mut whole = warp(&[4, 2, 1, 4]);
    for (lane, values) in &mut whole {
        if *lane < 20 {
            values.list_mut(1).fill(0x3c00_3c00);
            values.list_mut(2).fill(0x4000_4000);
            values.list_mut(3).fill(0x3f80_0000);
        }
    }
    let mut part = whole[..20].to_vec();
    part.reverse();
    run(&inst, &mut whole);
    run(&inst, &mut part);
    for (lane, values) in &part {
        assert_eq!(values.list(0), whole[*lane as usize].1.list(0));
    }
    // Columns 0 to 4 of B are there: 8 products of 2, and 1.
    assert_eq!(whole[0].1.list(0)[0], 17f32.to_bits().into());
    assert_eq!(whole[3].1.list(0)[0], 1f32.to_bits().into());
}
