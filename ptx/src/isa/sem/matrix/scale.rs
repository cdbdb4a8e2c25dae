//! The factors that scale blocks of the elements of A and B.
//!
//! Every row of A, and every column of B, is cut along k into one, two or four blocks with a factor
//! of 8 bits each. The factors of the rows of A are in two threads of each group, chosen by the
//! thread id: the first holds those of the row of the group, the second those of the row 8 below.
//! Those of a column of B are in one thread. The byte id says which byte is that of the first
//! block.
//!
//! Reference: PTX ISA, "Block Scaling for mma.sync".

use super::fragment::LANES;
use super::number;
use super::product::{Factor, Matrix};
use crate::isa::modifiers::{MmaKind, ScaleVector};
use crate::isa::sem::{Form, WarpValues};
use crate::isa::types::PtxType;

/// The factors of one side, as the lanes hold them.
struct Scales {
    registers: [u32; LANES as usize],
    byte: u32,
    thread: u32,
    ty: PtxType,
}

impl Scales {
    /// Those in an operand, chosen by the next.
    fn read(group: &WarpValues, operand: usize, ty: PtxType) -> Self {
        let mut scales = Self { registers: [0; LANES as usize], byte: 0, thread: 0, ty };
        for (lane, values) in group {
            if let Some(register) = scales.registers.get_mut(*lane as usize) {
                *register = values.scalars[operand] as u32;
            }
            let id = |n| values.list(operand + 1).get(n).map_or(0, |&id: &u128| id as u32);
            (scales.byte, scales.thread) = (id(0), id(1));
        }
        scales
    }

    fn factor(&self, lane: u32, block: usize) -> f64 {
        let byte = (self.byte + block as u32) % 4;
        number::decode(self.ty, self.registers[(lane % LANES) as usize] >> (8 * byte) & 0xff)
    }

    /// The factor of a block of a row of A.
    fn of_row(&self, row: usize, block: usize) -> f64 {
        let row = row as u32;
        self.factor(4 * (row % 8) + (2 * self.thread + row / 8) % 4, block)
    }

    /// The factor of a block of a column of B.
    fn of_column(&self, column: usize, block: usize) -> f64 {
        self.factor(4 * column as u32 + self.thread % 4, block)
    }
}

/// How many blocks a row has.
fn blocks(form: &Form) -> usize {
    match (form.get(), form.get()) {
        (Some(ScaleVector::X4 | ScaleVector::Block16), _) => 4,
        (Some(ScaleVector::X2 | ScaleVector::Block32), _) => 2,
        (None, Some(MmaKind::Mxf4 | MmaKind::Mxf4nvf4)) => 2,
        _ => 1,
    }
}

/// Scales both factors, where the instruction says so. The first operand of the scales comes after
/// the accumulator and what a sparse factor needs.
pub fn apply(
    form: &Form,
    group: &WarpValues,
    operand: usize,
    a: &mut Factor<f64>,
    b: &mut Matrix<f64>,
    k: u32,
) {
    let Some(ty) = form.type_at(4) else { return };
    let block = k as usize / blocks(form);
    let of_a = Scales::read(group, operand, ty);
    for row in 0..a.values.height() {
        let places = a.places.row(row);
        for (value, &place) in a.values.row_mut(row).iter_mut().zip(places) {
            *value *= of_a.of_row(row, usize::from(place) / block);
        }
    }
    let of_b = Scales::read(group, operand + 2, ty);
    for row in 0..k as usize {
        for (column, value) in b.row_mut(row).iter_mut().enumerate() {
            *value *= of_b.of_column(column, row / block);
        }
    }
}
