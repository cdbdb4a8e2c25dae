//! Loops over all lanes by the vectors of the host.
//!
//! Each is compiled twice for x86-64: for every host, and for those that have vectors of 256 bits
//! and fused multiply-adds. Results are the same on all hosts. Which is taken is asked each time,
//! and must cost next to nothing: it is known from the first time on.

use super::LANES;

#[cfg(target_arch = "x86_64")]
mod host {
    use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

    /// Not zero if it is known that it has them.
    static WIDE: AtomicU8 = AtomicU8::new(0);
    /// Not zero if they are not to be used.
    static REFUSED: AtomicU8 = AtomicU8::new(0);

    #[inline(always)]
    pub(super) fn is_known_wide() -> bool {
        WIDE.load(Relaxed) != 0
    }

    #[cold]
    pub(super) fn is_wide() -> bool {
        let is_refused = REFUSED.load(Relaxed) != 0;
        let is = !is_refused && is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma");
        WIDE.store(u8::from(is), Relaxed);
        is
    }

    pub(super) fn refuse() {
        REFUSED.store(1, Relaxed);
        WIDE.store(0, Relaxed);
    }
}

/// Whether the host has vectors of 256 bits and fused multiply-adds.
#[inline(always)]
pub(super) fn are_wide() -> bool {
    #[cfg(target_arch = "x86_64")]
    return host::is_known_wide() || host::is_wide();
    #[cfg(not(target_arch = "x86_64"))]
    return false;
}

/// From now on all runs as on a host that does not have them; for tests of that.
#[doc(hidden)]
pub fn use_narrow_vectors() {
    #[cfg(target_arch = "x86_64")]
    host::refuse();
}

/// A function that calls another, which is compiled for the widest vectors of the host, too.
///
/// What it takes must be references of its own, not of what it was made with: only of parameters
/// the compiler knows that they do not overlap.
macro_rules! for_host {
    ($(#[$doc:meta])* $vis:vis fn $name:ident[$($generic:tt)*]($($arg:ident: $ty:ty),+ $(,)?)
        $(-> $result:ty)? $body:block) => {
        $(#[$doc])*
        #[inline(always)]
        $vis fn $name<$($generic)*>($($arg: $ty),+) $(-> $result)? {
            #[inline(always)]
            fn each<$($generic)*>($($arg: $ty),+) $(-> $result)? $body

            /// What hosts run without vectors of 256 bits, and all the first time.
            #[inline(never)]
            fn narrow<$($generic)*>($($arg: $ty),+) $(-> $result)? {
                let _ = are_wide();
                each($($arg),+)
            }

            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,fma")]
            fn wide<$($generic)*>($($arg: $ty),+) $(-> $result)? {
                each($($arg),+)
            }

            #[cfg(target_arch = "x86_64")]
            if host::is_known_wide() {
                #[expect(unsafe_code, reason = "the host is known to have the instructions")]
                // SAFETY: nothing but these is asked for.
                return unsafe { wide($($arg),+) };
            }
            narrow($($arg),+)
        }
    };
}

for_host! {
    /// Sets each element to a function of one.
    pub(super) fn map1[A: Copy, D](d: &mut [D; LANES], a: &[A; LANES], f: impl Fn(A) -> D) {
        for (d, &a) in d.iter_mut().zip(a) {
            *d = f(a);
        }
    }
}

for_host! {
    /// Sets each element to a function of two.
    pub(super) fn map2[A: Copy, B: Copy, D](
        d: &mut [D; LANES],
        a: &[A; LANES],
        b: &[B; LANES],
        f: impl Fn(A, B) -> D,
    ) {
        for (d, (&a, &b)) in d.iter_mut().zip(a.iter().zip(b)) {
            *d = f(a, b);
        }
    }
}

for_host! {
    /// Sets each element to a function of three.
    fn map_three[A: Copy, B: Copy, C: Copy, D](
        d: &mut [D; LANES],
        a: &[A; LANES],
        b: &[B; LANES],
        c: &[C; LANES],
        f: impl Fn(A, B, C) -> D,
    ) {
        for (d, ((&a, &b), &c)) in d.iter_mut().zip(a.iter().zip(b).zip(c)) {
            *d = f(a, b, c);
        }
    }
}

/// Sets each element to a function of three.
#[inline(always)]
pub(super) fn map3<A: Copy, B: Copy, C: Copy, D>(
    d: &mut [D; LANES],
    (a, b, c): (&[A; LANES], &[B; LANES], &[C; LANES]),
    f: impl Fn(A, B, C) -> D,
) {
    map_three(d, a, b, c, f);
}

for_host! {
    /// The first where a bit is set, else the second.
    pub(super) fn select[T: Copy](
        d: &mut [T; LANES],
        a: &[T; LANES],
        b: &[T; LANES],
        p: u32,
    ) {
        for (i, (d, (&a, &b))) in d.iter_mut().zip(a.iter().zip(b)).enumerate() {
            *d = if p >> i & 1 == 1 { a } else { b };
        }
    }
}
