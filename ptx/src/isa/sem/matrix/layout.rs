//! Where the elements of a matrix lie in the registers of a warp.
//!
//! One description for all shapes and types. A warp is eight groups of four threads. A register
//! holds `each` elements that are neighbours along k; the four threads of a group hold neighbouring
//! registers, so a group holds `4 * each` elements of one row of A or of one column of B. Further
//! registers of a thread hold the rows that are 8 further down, then the elements that lie
//! `4 * each` further along k (A), or first those along k, then the columns 8 to the right (B). The
//! accumulators are pairs of neighbours in a row; further pairs lie 8 rows down, then 8 columns to
//! the right.
//!
//! The manual gives these places for `mma` and leaves those of `wmma` open; ours are the same. So
//! are those of hardware since Turing for m16n16, which programs rely on that know them.
//! `mma.m8n8k4` of halves is alone in its layout: each quarter of the warp multiplies matrices of
//! its own.
//!
//! Reference: PTX ISA, "Matrix Fragments for mma" and "Matrix Fragments for WMMA".

use crate::isa::modifiers::{LayoutA, LayoutB};

/// The group of a lane and its place in it.
const fn split(lane: u32) -> (u32, u32) {
    (lane >> 2, lane & 3)
}

/// The row and the k of the i-th element of A, of which there are `m` rows.
pub const fn a(m: u32, each: u32, lane: u32, i: u32) -> (u32, u32) {
    let (group, thread) = split(lane);
    let (register, part, blocks) = (i / each, i % each, m / 8);
    (group + 8 * (register % blocks), each * (thread + 4 * (register / blocks)) + part)
}

/// The k and the column of the i-th element of B, which has `k` rows.
pub const fn b(k: u32, each: u32, lane: u32, i: u32) -> (u32, u32) {
    let (group, thread) = split(lane);
    let (register, part, steps) = (i / each, i % each, k / (4 * each));
    (each * (thread + 4 * (register % steps)) + part, group + 8 * (register / steps))
}

/// The row and the column of the i-th accumulator, of which there are `m` rows.
pub const fn c(m: u32, lane: u32, i: u32) -> (u32, u32) {
    let (group, thread) = split(lane);
    let (pair, part, blocks) = (i / 2, i % 2, m / 8);
    (group + 8 * (pair % blocks), 2 * thread + part + 8 * (pair / blocks))
}

/// Which of the four products of `mma.m8n8k4` of halves a lane takes part in.
pub const fn pair(lane: u32) -> u32 {
    lane / 4 % 4
}

/// The part of a row or column index that says whether a lane is in the upper half of the warp.
const fn half(lane: u32) -> u32 {
    lane / 16 * 4
}

/// The row and the k of the i-th element of A in one of four products.
pub fn pair_a(layout: LayoutA, lane: u32, i: u32) -> (u32, u32) {
    match layout {
        LayoutA::Row => (lane % 4 + half(lane), i),
        LayoutA::Col => (i + half(lane), lane % 4),
    }
}

/// The k and the column of the i-th element of B in one of four products.
pub fn pair_b(layout: LayoutB, lane: u32, i: u32) -> (u32, u32) {
    match layout {
        LayoutB::Row => (lane % 4, i + half(lane)),
        LayoutB::Col => (i, lane % 4 + half(lane)),
    }
}

/// The row and the column of the i-th accumulator in one of four products, by its width.
pub const fn pair_c(bits: u32, lane: u32, i: u32) -> (u32, u32) {
    if bits == 16 {
        (lane % 4 + half(lane), i)
    } else {
        ((lane & 1) + (i & 2) + half(lane), (i & 4) + (lane & 2) + (i & 1))
    }
}
