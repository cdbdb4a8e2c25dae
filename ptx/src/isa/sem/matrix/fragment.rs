//! Matrices out of the registers of a warp, and back.
//!
//! A lane that takes no part has zeros, and what has no place in a matrix is left alone: nothing
//! here can fail.

use super::product::Matrix;
use crate::isa::sem::WarpValues;

/// The lanes of a warp.
pub const LANES: u32 = 32;

/// How the elements of an operand lie in its registers.
#[derive(Clone, Copy)]
pub struct Packing {
    /// The width of an element.
    pub bits: u32,
    /// How many elements are in a register.
    pub each: u32,
}

impl Packing {
    /// Elements of this width in registers of 32 bits, or 64 for those that are as wide.
    pub const fn of(bits: u32) -> Self {
        Self { bits, each: if bits >= 32 { 1 } else { 32 / bits } }
    }

    /// An element of a register.
    fn get(self, register: u128, part: u32) -> u64 {
        let mask = u64::MAX >> (64 - self.bits);
        (register >> (part * self.bits)) as u64 & mask
    }

    /// The register that has these elements.
    pub fn pack(self, elements: impl Iterator<Item = u64>) -> u128 {
        (0..)
            .step_by(self.bits as usize)
            .zip(elements)
            .fold(0, |register, (shift, element)| register | u128::from(element) << shift)
    }
}

/// Tells of every element of an operand: its lane, its number in the lane, and its bits.
pub fn each_element(
    group: &WarpValues,
    operand: usize,
    packing: Packing,
    mut tell: impl FnMut(u32, u32, u64),
) {
    for (lane, values) in group.iter().filter(|(lane, _)| *lane < LANES) {
        let mut i = 0;
        for &register in values.list(operand) {
            for part in 0..packing.each {
                tell(*lane, i, packing.get(register, part));
                i += 1;
            }
        }
    }
}

/// The matrix of an operand.
pub fn gather<T: Copy + Default>(
    group: &WarpValues,
    operand: usize,
    packing: Packing,
    (rows, columns): (u32, u32),
    place: impl Fn(u32, u32) -> Option<(u32, u32)>,
    decode: impl Fn(u64) -> T,
) -> Matrix<T> {
    let mut matrix = Matrix::new(rows, columns);
    each_element(group, operand, packing, |lane, i, bits| {
        if let Some(place) = place(lane, i) {
            matrix.set(place, decode(bits));
        }
    });
    matrix
}

/// Writes operand 0, the result, element by element, but for registers that have no place.
pub fn scatter(
    group: &mut WarpValues,
    packing: Packing,
    place: impl Fn(u32, u32) -> Option<(u32, u32)>,
    element: impl Fn((u32, u32)) -> u64,
) {
    for (lane, values) in group.iter_mut().filter(|(lane, _)| *lane < LANES) {
        let firsts = (0..).step_by(packing.each as usize);
        for (register, first) in values.list_mut(0).iter_mut().zip(firsts) {
            let places = (first..first + packing.each).map_while(|i| place(*lane, i));
            let mut elements = places.map(&element).peekable();
            if elements.peek().is_some() {
                *register = packing.pack(elements);
            }
        }
    }
}
