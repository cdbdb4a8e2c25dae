//! Loops over all lanes, of which the compiler makes vectors.
//!
//! What is called in them takes references of its own, not of what it was made with: only of
//! parameters the compiler knows that they do not overlap.

use super::LANES;

/// Whether all hosts that this is compiled for have vectors of 256 bits, whose elements are shifted
/// each by an amount of its own, and fused multiply-adds. Results are the same on all hosts.
pub(super) const ARE_WIDE: bool = cfg!(all(target_feature = "avx2", target_feature = "fma"));

/// Sets each element to a function of one.
#[inline(always)]
pub(super) fn map1<A: Copy, D>(d: &mut [D; LANES], a: &[A; LANES], f: impl Fn(A) -> D) {
    for (d, &a) in d.iter_mut().zip(a) {
        *d = f(a);
    }
}

/// Sets each element to a function of two.
#[inline(always)]
pub(super) fn map2<A: Copy, B: Copy, D>(
    d: &mut [D; LANES],
    a: &[A; LANES],
    b: &[B; LANES],
    f: impl Fn(A, B) -> D,
) {
    for (d, (&a, &b)) in d.iter_mut().zip(a.iter().zip(b)) {
        *d = f(a, b);
    }
}

/// Sets each element to a function of three.
#[inline(always)]
pub(super) fn map3<A: Copy, B: Copy, C: Copy, D>(
    d: &mut [D; LANES],
    (a, b, c): (&[A; LANES], &[B; LANES], &[C; LANES]),
    f: impl Fn(A, B, C) -> D,
) {
    for (d, ((&a, &b), &c)) in d.iter_mut().zip(a.iter().zip(b).zip(c)) {
        *d = f(a, b, c);
    }
}

/// The first where a bit is set, else the second.
#[inline(always)]
pub(super) fn select<T: Copy>(d: &mut [T; LANES], a: &[T; LANES], b: &[T; LANES], p: u32) {
    for (i, (d, (&a, &b))) in d.iter_mut().zip(a.iter().zip(b)).enumerate() {
        *d = if p >> i & 1 == 1 { a } else { b };
    }
}
