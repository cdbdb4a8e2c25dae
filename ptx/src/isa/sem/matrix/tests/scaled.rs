//! `mma` and `mma.sp` with blocks that are scaled.

use super::multiply::{c_16, inst};
use super::sparse::{Sparse, b_place};
use super::*;
use crate::isa::modifiers::*;
use crate::isa::rows;
use PtxType::*;

/// What an instruction says and chooses.
struct Case {
    inst: Inst<Reg>,
    k: usize,
    types: [PtxType; 2],
    /// The width of an element in a register.
    bits: usize,
    blocks: usize,
    scale: PtxType,
    sparse: bool,
}

/// A scale factor: its bits, and its value in sixteenths.
fn factor(numbers: &mut Numbers, ty: PtxType) -> (u32, i64) {
    if ty == UE8M0 {
        let power = numbers.within(0, 3);
        ((127 + power) as u32, 16 << power)
    } else {
        // 1, 1.125, .. 1.875; the sign does not count.
        let eighths = numbers.within(0, 7);
        (0x38 + eighths as u32 + 0x80 * numbers.within(0, 1) as u32, 16 + 2 * eighths)
    }
}

impl Case {
    fn run(&self, numbers: &mut Numbers, [byte_a, thread_a, byte_b, thread_b]: [usize; 4]) {
        let (k, bits, at) = (self.k, self.bits, if self.sparse { 6 } else { 4 });
        let [a_ty, b_ty] = self.types;
        let stored = if self.sparse { k / 2 } else { k };
        let mut lengths = vec![4, stored * 16 * bits / 1024, k * 8 * bits / 1024, 4, 0];
        lengths.extend(if self.sparse { vec![0, 0, 2, 0, 2] } else { vec![2, 0, 2] });
        let mut group = warp(&lengths);
        let contain = |ty: PtxType, x| encode(ty, x) << if ty == E2M1 && bits == 8 { 2 } else { 0 };
        let a = if self.sparse {
            let a = Sparse::new(numbers, k, a_ty, bits, true);
            a.spread(&mut group, numbers, bits, 0, |x| contain(a_ty, x));
            a.full
        } else {
            let a = numbers.matrix(16, k, -3, 3);
            let place: ElementIndex = if bits == 8 {
                |g, t, i| (g + 8 * (i / 4 % 2), t * 4 + (i & 3) + i / 8 * 16)
            } else {
                |g, t, i| (g + 8 * (i / 8 % 2), t * 8 + (i & 7) + i / 16 * 32)
            };
            spread(&mut group, 1, bits, &a, place, |x| contain(a_ty, x));
            a
        };
        let b = numbers.matrix(k, 8, -3, 3);
        spread(&mut group, 2, bits, &b, b_place(bits), |x| contain(b_ty, x));
        for (_, values) in &mut group {
            values.scalars[at] = (numbers.next() as u32).into();
            values.scalars[at + 2] = (numbers.next() as u32).into();
            values.list_mut(at + 1).copy_from_slice(&[byte_a as u128, thread_a as u128]);
            values.list_mut(at + 3).copy_from_slice(&[byte_b as u128, thread_b as u128]);
        }
        // A row's factors are in threads 0 and 1 of a group, or 2 and 3; a column's in any.
        let mut put_factor = |operand: usize, lane: usize, byte: usize| {
            let (bits, value) = factor(numbers, self.scale);
            put_byte(&mut group, operand, lane, byte, bits);
            value
        };
        let mut of_a = vec![vec![0; self.blocks]; 16];
        for (row, factors) in of_a.iter_mut().enumerate() {
            for (block, factor) in factors.iter_mut().enumerate() {
                *factor = put_factor(at, row % 8 * 4 + 2 * thread_a + row / 8, byte_a + block);
            }
        }
        let mut of_b = vec![vec![0; self.blocks]; 8];
        for (column, factors) in of_b.iter_mut().enumerate() {
            for (block, factor) in factors.iter_mut().enumerate() {
                *factor = put_factor(at + 2, column * 4 + thread_b, byte_b + block);
            }
        }
        run(&self.inst, &mut group);
        let block = k / self.blocks;
        let mut d = vec![vec![0; 8]; 16];
        for (row, d) in d.iter_mut().enumerate() {
            for (column, d) in d.iter_mut().enumerate() {
                *d = (0..k)
                    .map(|i| {
                        a[row][i] * of_a[row][i / block] * b[i][column] * of_b[column][i / block]
                    })
                    .sum();
            }
        }
        let what = format!("{:?} {byte_a} {thread_a} {byte_b} {thread_b}", self.types);
        check(&group, 32, &d, c_16, |x| (x as f32 / 256.0).to_bits().into(), &what);
    }
}

fn put_byte(group: &mut [(u32, Values)], operand: usize, lane: usize, byte: usize, bits: u32) {
    let register = &mut group[lane].1.scalars[operand];
    *register = *register & !(0xff << (8 * byte)) | u128::from(bits) << (8 * byte);
}

fn case(kind: MmaKind, vector: Option<ScaleVector>, types: [PtxType; 2], sparse: bool) -> Case {
    let bits = if kind == MmaKind::Mxf8f6f4 { 8 } else { 4 };
    let k = 256 / bits * if sparse { 2 } else { 1 };
    let shape = [MmaShape::M16n8k32, MmaShape::M16n8k64, MmaShape::M16n8k128][k / 64];
    let row = if sparse { rows::MMA_SP_SCALED } else { rows::MMA_SCALED };
    let scale = if vector == Some(ScaleVector::X4) { UE4M3 } else { UE8M0 };
    let mut inst = inst(row, shape, [F32, types[0], types[1], F32]).with(kind).with_type(4, scale);
    if let Some(vector) = vector {
        inst = inst.with(vector);
    }
    if sparse {
        inst = inst.with(SparseMetadata::Ordered);
    }
    let blocks = match (kind, vector) {
        (_, Some(ScaleVector::X4)) => 4,
        (MmaKind::Mxf8f6f4, _) => 1,
        _ => 2,
    };
    Case { inst, k, types, bits, blocks, scale, sparse }
}

#[test]
fn blocks_are_scaled() {
    let mut numbers = Numbers(21);
    for sparse in [false, true] {
        for (a, b) in [(E4M3, E5M2), (E3M2, E2M1), (E2M1, E2M3)] {
            for vector in [None, Some(ScaleVector::X1)] {
                let case = case(MmaKind::Mxf8f6f4, vector, [a, b], sparse);
                for choice in 0..4 {
                    case.run(&mut numbers, [choice, choice % 2, 3 - choice, choice]);
                }
            }
        }
        for (kind, vector) in [
            (MmaKind::Mxf4, None),
            (MmaKind::Mxf4, Some(ScaleVector::X2)),
            (MmaKind::Mxf4nvf4, Some(ScaleVector::X2)),
        ] {
            let case = case(kind, vector, [E2M1, E2M1], sparse);
            for choice in 0..4 {
                case.run(&mut numbers, [choice % 2 * 2, choice / 2, choice / 2 * 2, choice]);
            }
        }
        let case = case(MmaKind::Mxf4nvf4, Some(ScaleVector::X4), [E2M1, E2M1], sparse);
        for choice in 0..4 {
            case.run(&mut numbers, [0, choice % 2, 0, choice]);
        }
    }
}
