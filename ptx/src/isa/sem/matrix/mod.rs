//! Matrices of a warp: loads and stores, transposition, and multiplication.
//!
//! An operation gathers the matrices from the registers of all lanes by the places of [`layout`],
//! computes, and puts the result back likewise.
//!
//! How results are computed:
//! - Integers and single bits are added exactly; the sum wraps to 32 bits or, with `.satfinite`,
//!   stops at the ends of the range.
//! - f64 is multiplied and added in one rounding each (to nearest, or as the instruction says), in
//!   the order of k, beginning with the accumulator.
//! - All other floats: the sum of the accumulator and of all products is exact and is rounded once,
//!   toward zero for a result of f32 and to nearest even for one of f16. Too large a sum is
//!   infinite, a NaN is that of arithmetic. Subnormal numbers count. The low 13 bits of a tf32 do
//!   not; of elements of 6 bits the low bits of a byte count, of `.e2m1` in a byte the middle four.
//!   Factors that scale a block belong to the product and are exact.
//!
//! Lanes that take no part count as zeros.

mod fragment;
mod layout;
mod memory;
mod number;
mod product;
mod scale;
mod sparse;
#[cfg(test)]
mod tests;

pub(in crate::isa) use memory::{
    ldmatrix, movmatrix, stmatrix, wmma_load_a, wmma_load_b, wmma_load_c, wmma_store,
};

use super::{Form, WarpValues, float};
use crate::isa::modifiers::*;
use crate::isa::table::fragment::{element_bits, shape};
use crate::isa::types::PtxType;
use fragment::{Packing, gather, scatter};
use product::{Factor, Matrix};
use rustc_apfloat::Float;
use rustc_apfloat::ieee::Double;

/// The operands.
const A: usize = 1;
const B: usize = 2;
const C: usize = 3;
/// The first operand behind the accumulator.
const BEHIND: usize = 4;

/// The m, n and k of an instruction.
#[derive(Clone, Copy)]
struct Dims {
    m: u32,
    n: u32,
    k: u32,
}

impl Dims {
    fn of(form: &Form) -> Self {
        let [m, n, k] = shape(form.row, &form.mods);
        Self { m, n, k }
    }

    /// How many different elements of a matrix a lane has; `wmma` may hold copies of them.
    fn own(elements: u32) -> u32 {
        elements / fragment::LANES
    }

    /// The A of a warp.
    fn a<T: Copy + Default>(
        self,
        group: &WarpValues,
        packing: Packing,
        decode: impl Fn(u64) -> T,
    ) -> Matrix<T> {
        let own = Self::own(self.m * self.k);
        let place = |lane, i| (i < own).then(|| layout::a(self.m, packing.each, lane, i));
        gather(group, A, packing, (self.m, self.k), place, decode)
    }

    /// The B of a warp.
    fn b<T: Copy + Default>(
        self,
        group: &WarpValues,
        packing: Packing,
        decode: impl Fn(u64) -> T,
    ) -> Matrix<T> {
        let own = Self::own(self.k * self.n);
        let place = |lane, i| (i < own).then(|| layout::b(self.k, packing.each, lane, i));
        gather(group, B, packing, (self.k, self.n), place, decode)
    }

    /// The accumulator of a warp.
    fn c<T: Copy + Default>(
        self,
        group: &WarpValues,
        packing: Packing,
        decode: impl Fn(u64) -> T,
    ) -> Matrix<T> {
        let place = |lane, i| Some(layout::c(self.m, lane, i));
        gather(group, C, packing, (self.m, self.n), place, decode)
    }

    /// Writes the result of a warp.
    fn write(self, group: &mut WarpValues, packing: Packing, bits: impl Fn((u32, u32)) -> u64) {
        scatter(group, packing, |lane, i| Some(layout::c(self.m, lane, i)), bits);
    }
}

/// The bits of an element in its register, as the number decoder wants them.
fn contained(form: &Form, ty: PtxType) -> (Packing, u32) {
    let bits = element_bits(form.row, &form.mods, ty);
    // In a byte of its own an `.e2m1` is in the middle.
    let shift = if ty == PtxType::E2M1 && bits == 8 { 2 } else { 0 };
    (Packing::of(bits), shift)
}

/// A type of the instruction; f32 where it has none.
fn type_of(form: &Form, n: usize) -> PtxType {
    form.type_at(n).unwrap_or(PtxType::F32)
}

/// `mma` and `wmma.mma` of bf16, tf32 and narrower floats, and of f16 where all types are said;
/// sparse and scaled if the instruction is.
pub(in crate::isa) fn floats(form: &Form, group: &mut WarpValues) {
    let types = [0, 1, 2, 3].map(|n| type_of(form, n));
    multiply_floats(form, group, types);
}

/// `wmma.mma` of f16, which only says the types of D and C.
pub(in crate::isa) fn halves(form: &Form, group: &mut WarpValues) {
    let types = [type_of(form, 0), PtxType::F16, PtxType::F16, type_of(form, 1)];
    multiply_floats(form, group, types);
}

fn multiply_floats(form: &Form, group: &mut WarpValues, [d, a, b, c]: [PtxType; 4]) {
    let dims = Dims::of(form);
    let (packing, shift) = contained(form, a);
    let decode = |bits: u64| number::decode(a, bits as u32 >> shift);
    let sparse = form.get::<SparseMetadata>().is_some();
    let mut left = if sparse {
        sparse::factor(group, packing, (dims.m, dims.k), decode)
    } else {
        Factor::dense(dims.a(group, packing, decode))
    };
    let (packing, shift) = contained(form, b);
    let mut right = dims.b(group, packing, |bits| number::decode(b, bits as u32 >> shift));
    let scales = if sparse { BEHIND + 2 } else { BEHIND };
    scale::apply(form, group, scales, &mut left, &mut right, dims.k);
    let added = dims.c(group, Packing::of(c.bits()), |bits| number::decode(c, bits as u32));
    let sums = product::floats(&left, &right, &added);
    dims.write(group, Packing::of(d.bits()), |place| rounded(form, d, sums.at(place)));
}

/// A sum as a result.
fn rounded(form: &Form, ty: PtxType, sum: f64) -> u64 {
    let bits = number::round(ty, sum);
    u64::from(if form.has(SatFinite::SatFinite) { number::saturate(ty, bits) } else { bits })
}

/// `mma.m8n8k4` of f16: four products, each in a quarter of the warp.
pub(in crate::isa) fn pairs(form: &Form, group: &mut WarpValues) {
    let dims = Dims::of(form);
    let [d, c] = [0, 3].map(|n| type_of(form, n));
    let rows = form.get().unwrap_or(LayoutA::Row);
    let columns = form.get().unwrap_or(LayoutB::Col);
    let halves = Packing::of(16);
    let half = |bits: u64| number::decode(PtxType::F16, bits as u32);
    for pair in 0..4 {
        let here = |lane| layout::pair(lane) == pair;
        let place = |lane, i| here(lane).then(|| layout::pair_a(rows, lane, i));
        let left = gather(group, A, halves, (dims.m, dims.k), place, half);
        let place = |lane, i| here(lane).then(|| layout::pair_b(columns, lane, i));
        let right = gather(group, B, halves, (dims.k, dims.n), place, half);
        let place = |lane, i| here(lane).then(|| layout::pair_c(c.bits(), lane, i));
        let decode = |bits: u64| number::decode(c, bits as u32);
        let added = gather(group, C, Packing::of(c.bits()), (dims.m, dims.n), place, decode);
        let sums = product::floats(&Factor::dense(left), &right, &added);
        let place = |lane, i| here(lane).then(|| layout::pair_c(d.bits(), lane, i));
        let element = |place| rounded(form, d, sums.at(place));
        scatter(group, Packing::of(d.bits()), place, element);
    }
}

/// `mma` and `wmma.mma` of f64.
pub(in crate::isa) fn doubles(form: &Form, group: &mut WarpValues) {
    let (dims, packing) = (Dims::of(form), Packing::of(64));
    let a = dims.a(group, packing, f64::from_bits);
    let b = dims.b(group, packing, f64::from_bits);
    let c = dims.c(group, packing, f64::from_bits);
    let d = match form.get() {
        None | Some(Rounding::Rn) => product::doubles(&a, &b, &c, f64::mul_add),
        rounding => {
            let round = float::round(rounding);
            product::doubles(&a, &b, &c, |a, b, c| {
                let [a, b, c] = [a, b, c].map(|x| Double::from_bits(x.to_bits().into()));
                f64::from_bits(a.mul_add_r(b, c, round).value.to_bits() as u64)
            })
        }
    };
    dims.write(group, packing, |place| d.at(place).to_bits());
}

/// An integer element of a type.
fn integer(ty: PtxType, bits: u64) -> i32 {
    let shift = 32 - ty.bits();
    let top = (bits as u32) << shift;
    if ty.is_signed() { top as i32 >> shift } else { (top >> shift) as i32 }
}

/// Writes integer sums, wrapped or saturated.
fn write_integers(form: &Form, group: &mut WarpValues, dims: Dims, sums: &Matrix<i64>) {
    let saturated = form.has(SatFinite::SatFinite);
    dims.write(group, Packing::of(32), |place| {
        let sum = sums.at(place);
        let sum = if saturated { sum.clamp(i32::MIN.into(), i32::MAX.into()) } else { sum };
        u64::from(sum as u32)
    });
}

/// `mma` and `wmma.mma` of integers, sparse if the instruction is.
pub(in crate::isa) fn integers(form: &Form, group: &mut WarpValues) {
    let dims = Dims::of(form);
    let [a, b] = [1, 2].map(|n| type_of(form, n));
    let packing = Packing::of(a.bits());
    let decode = |bits| integer(a, bits);
    let left = if form.get::<SparseMetadata>().is_some() {
        sparse::factor(group, packing, (dims.m, dims.k), decode)
    } else {
        Factor::dense(dims.a(group, packing, decode))
    };
    let right = dims.b(group, Packing::of(b.bits()), |bits| integer(b, bits));
    let added = dims.c(group, Packing::of(32), |bits| bits as i32);
    let sums = product::integers(&left, &right, &added, |a, b| a * b);
    write_integers(form, group, dims, &sums);
}

/// `mma` and `wmma.mma` of single bits: k counts words of 32.
pub(in crate::isa) fn bits(form: &Form, group: &mut WarpValues) {
    let dims = Dims::of(form);
    let (words, packing) = (Dims { k: dims.k / 32, ..dims }, Packing::of(32));
    let left = Factor::dense(words.a(group, packing, |bits| bits as i32));
    let right = words.b(group, packing, |bits| bits as i32);
    let added = words.c(group, packing, |bits| bits as i32);
    let sums = match form.get() {
        Some(BoolOp::And) => product::integers(&left, &right, &added, ones(|a, b| a & b)),
        _ => product::integers(&left, &right, &added, ones(|a, b| a ^ b)),
    };
    write_integers(form, group, dims, &sums);
}

/// How many ones there are in what two words combine to.
fn ones(combine: impl Fn(i32, i32) -> i32) -> impl Fn(i32, i32) -> i32 {
    move |a, b| combine(a, b).count_ones() as i32
}
