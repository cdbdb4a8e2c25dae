//! How many registers of a thread hold its part of a matrix.
//!
//! The elements of a matrix are spread evenly over the 32 threads of a warp and packed into
//! registers of 32 bits (64 for f64). Register allocation reads these counts: they must be exact.
//!
//! Reference: PTX ISA, "Warp Level Matrix Multiply-Accumulate Instructions", on fragments.

use crate::isa::modifiers::*;
use crate::isa::row::{Count, Mods, Row};
use crate::isa::types::PtxType::{self, *};

/// The m, n and k of the shape, as its word spells them (`.m16n8k32`).
pub(in crate::isa) fn shape(row: &Row, mods: &Mods) -> [u32; 3] {
    let code = row.part_of(ModKind::MmaShape).map_or(0, |part| mods.get(part));
    let word = ModKind::MmaShape.words().get(usize::from(code).wrapping_sub(1)).unwrap_or(&"");
    let mut dims = [0; 3];
    let mut next = 0;
    for byte in word.bytes() {
        match byte {
            b'0'..=b'9' => dims[next - 1] = 10 * dims[next - 1] + u32::from(byte - b'0'),
            b'm' | b'n' | b'k' => next += 1,
            _ => {}
        }
    }
    dims
}

/// How many registers of each thread hold N elements of this width.
fn registers(elements: u32, bits: u32) -> u16 {
    (elements * bits / 32 / bits.max(32)) as u16
}

/// How wide an element of an operand is in its register: the narrow floats take a byte each unless
/// the kind packs two into one.
pub(in crate::isa) fn element_bits(row: &Row, mods: &Mods, ty: PtxType) -> u32 {
    let kind = row.part_of(ModKind::MmaKind).and_then(|part| MmaKind::from_code(mods.get(part)));
    match (ty, kind) {
        (E2M1, Some(MmaKind::F8f6f4 | MmaKind::Mxf8f6f4)) => 8,
        _ => ty.bits(),
    }
}

/// `mma.m8n8k4` of halves multiplies four pairs of matrices, one for each quarter of the warp.
fn pairs([m, _, k]: [u32; 3], ty: PtxType) -> u32 {
    if (m, k, ty) == (8, 4, F16) { 4 } else { 1 }
}

/// The A of `mma`; its type is the type part `T`.
pub(super) const fn a<const T: u8>() -> Count {
    Count::Of(|row, mods| {
        let Some(ty) = row.type_at(mods, T) else { return 0 };
        let dims @ [m, _, k] = shape(row, mods);
        registers(pairs(dims, ty) * m * k, element_bits(row, mods, ty))
    })
}

/// The A of `mma.sp`, of which every other element is there.
pub(super) const fn sparse_a<const T: u8>() -> Count {
    Count::Of(|row, mods| {
        let Some(ty) = row.type_at(mods, T) else { return 0 };
        let [m, _, k] = shape(row, mods);
        registers(m * k / 2, element_bits(row, mods, ty))
    })
}

/// The B of `mma`; its type is the type part `T`.
pub(super) const fn b<const T: u8>() -> Count {
    Count::Of(|row, mods| {
        let Some(ty) = row.type_at(mods, T) else { return 0 };
        let dims @ [_, n, k] = shape(row, mods);
        registers(pairs(dims, ty) * n * k, element_bits(row, mods, ty))
    })
}

/// The C or D of a matrix operation; its type is the type part `T`.
pub(super) const fn c<const T: u8>() -> Count {
    Count::Of(|row, mods| {
        let Some(ty) = row.type_at(mods, T) else { return 0 };
        let [m, n, _] = shape(row, mods);
        registers(m * n, ty.bits())
    })
}

/// The C or D of four pairs of matrices.
pub(super) const fn c_of_pairs<const T: u8>() -> Count {
    Count::Of(|row, mods| {
        let Some(ty) = row.type_at(mods, T) else { return 0 };
        let dims @ [m, n, _] = shape(row, mods);
        registers(pairs(dims, F16) * m * n, ty.bits())
    })
}

/// The registers of an f16 fragment of A or B in `wmma`, whatever the shape: some elements are
/// held twice.
pub(super) const WMMA_HALVES: u16 = 8;

/// The A of `wmma`; its type is the type part `T`.
pub(super) const fn wmma_a<const T: u8>() -> Count {
    Count::Of(|row, mods| {
        let [m, _, k] = shape(row, mods);
        match row.type_at(mods, T) {
            Some(F16) => WMMA_HALVES,
            ty => registers(m * k, ty.map_or(0, PtxType::bits)),
        }
    })
}

/// The B of `wmma`; its type is the type part `T`.
pub(super) const fn wmma_b<const T: u8>() -> Count {
    Count::Of(|row, mods| {
        let [_, n, k] = shape(row, mods);
        match row.type_at(mods, T) {
            Some(F16) => WMMA_HALVES,
            ty => registers(n * k, ty.map_or(0, PtxType::bits)),
        }
    })
}

/// The matrices that `ldmatrix` and `stmatrix` move: a register holds 64 bytes of a warp's.
pub(super) const fn moved() -> Count {
    Count::Of(|row, mods| {
        let code = |kind| row.part_of(kind).map_or(0, |part| mods.get(part));
        let count = 1 << code(ModKind::TmemCount).saturating_sub(1).min(2);
        match MatrixShape::from_code(code(ModKind::MatrixShape)) {
            Some(MatrixShape::M16n16) => 2 * count,
            _ => count,
        }
    })
}

/// The accumulator of a warp-group operation: m is 64, spread over 128 threads.
pub(super) const fn accumulator() -> Count {
    Count::Of(|row, mods| {
        let code = row.part_of(ModKind::WgmmaShape).map_or(0, |part| mods.get(part));
        let n = 8 * u16::from(code);
        if row.type_at(mods, 0) == Some(F16) { n / 4 } else { n / 2 }
    })
}
