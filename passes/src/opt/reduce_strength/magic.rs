//! Factors by which a quotient by a constant is the upper part of a product.
//!
//! For a divisor `d` and `p = n + shift`, a factor `m` a little above `2^p / d` gives
//! `floor(x * m / 2^p) = floor(x / d)` as long as the excess `e = m * d - 2^p` is small enough:
//! `e * c < 2^p` for the largest `c` in question with `c mod d = d - 1`, for that is where the
//! fraction of `x / d` is closest to the next integer. (Granlund and Montgomery 1994; Warren,
//! "Hacker's Delight", chapter 10.) What is known of the dividend makes `c` smaller, and so the
//! factor.

/// `floor(x / d)` is the upper half of `x * factor`, shifted right.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Magic {
    /// The factor, of `n` bits.
    pub factor: u64,
    /// How far the upper half is shifted.
    pub shift: u32,
}

/// The largest number up to `most` that is one below a multiple of `d`; if there is none, `most`.
fn worst(most: u64, d: u64) -> u128 {
    let (beyond, d) = (u128::from(most) + 1, u128::from(d));
    if beyond < d { most.into() } else { beyond - beyond % d - 1 }
}

/// The factor of `n` bits for unsigned dividends up to `most`, if there is one.
pub(super) fn unsigned(d: u64, most: u64, n: u32) -> Option<Magic> {
    let worst = worst(most, d);
    for shift in 0..n {
        let power = 1u128 << (n + shift);
        let factor = power.div_ceil(u128::from(d));
        if factor >> n != 0 {
            return None;
        }
        let excess = factor * u128::from(d) - power;
        if excess * worst < power {
            return Some(Magic { factor: factor as u64, shift });
        }
    }
    None
}

/// The lower `n` of the `n + 1` bits of a factor for all unsigned dividends of `n` bits: the
/// quotient is the upper half of the product and the dividend (a sum of `n + 1` bits), shifted
/// right. `d` is at least 2.
pub(super) fn unsigned_with_carry(d: u64, n: u32) -> Magic {
    let shift = 64 - (d - 1).leading_zeros();
    // The power may have 129 bits: 2^(n + shift) / d + 1 = 2^n + (2^n * (2^shift - d)) / d + 1.
    let above = (1u128 << shift) - u128::from(d);
    let factor = (above << n) / u128::from(d) + 1;
    Magic { factor: factor as u64, shift }
}

/// The factor for signed dividends of `n` bits: for those below 0 the quotient that is rounded
/// toward zero is one above what the product gives. `d` is at least 3 and no power of two.
pub(super) fn signed(d: u64, n: u32) -> Magic {
    let half = 1u64 << (n - 1);
    let (above, below) = (worst(half - 1, d), worst(half, d));
    for shift in 0..n {
        let power = 1u128 << (n + shift);
        let factor = power / u128::from(d) + 1;
        let excess = factor * u128::from(d) - power;
        if excess * above < power && excess * below <= power {
            return Magic { factor: factor as u64, shift };
        }
    }
    unreachable!("a factor of n bits is exact enough")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every divisor and dividend of 8 bits, whatever is known of the largest dividend.
    #[test]
    fn unsigned_quotients_of_8_bits() {
        for d in 1..256u64 {
            for most in 0..256 {
                let Some(magic) = unsigned(d, most, 8) else { continue };
                assert!(magic.factor < 256);
                for x in 0..=most {
                    assert_eq!((x * magic.factor) >> (8 + magic.shift), x / d, "{x} / {d}, {most}");
                }
            }
            assert!(d < 2 || unsigned(d, 127, 8).is_some(), "one spare bit is enough");
        }
        for d in 2..256u64 {
            let magic = unsigned_with_carry(d, 8);
            assert!(magic.factor < 256);
            for x in 0..256 {
                let upper = ((x * magic.factor) >> 8) + x;
                assert_eq!(upper >> magic.shift, x / d, "{x} / {d}");
            }
        }
    }

    #[test]
    fn signed_quotients_of_8_bits() {
        for d in (3..=128u64).filter(|d| !d.is_power_of_two()) {
            let magic = signed(d, 8);
            assert!(magic.factor < 256);
            for x in -128..128i64 {
                let upper = (x * magic.factor as i64) >> (8 + magic.shift);
                assert_eq!(upper + i64::from(x < 0), x / d as i64, "{x} / {d}");
            }
        }
    }

    /// Dividends next to multiples, next to the ends, and others.
    fn dividends(d: u64, n: u32) -> impl Iterator<Item = u64> {
        let all = u64::MAX >> (64 - n);
        let near = [d, all / d * d, (all >> 1) / d * d, all, all >> 1, (all >> 1) + 1, 0];
        let spread = (0..50u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(7));
        let spread = spread.flat_map(move |x| [x, x / d * d]);
        let near = near.into_iter().chain(spread);
        near.flat_map(|x| [x.wrapping_sub(1), x, x.wrapping_add(1)]).map(move |x| x & all)
    }

    fn divisors(n: u32) -> impl Iterator<Item = u64> {
        let all = u64::MAX >> (64 - n);
        let powers = (1..n).flat_map(|k| [(1u64 << k) - 1, 1 << k, (1 << k) + 1]);
        let spread =
            (1..300u64).map(|i| i.wrapping_mul(0xd134_2543_de82_ef95).rotate_left(29) >> (i % 61));
        let some = powers.chain(2..600).chain(spread).chain([all, all - 1, all / 3]);
        some.map(move |d| d & all).filter(|&d| d >= 2)
    }

    #[test]
    fn quotients_of_16_32_and_64_bits() {
        for n in [16, 32, 64] {
            let high = |x: u64, magic: Magic| (u128::from(x) * u128::from(magic.factor)) >> n;
            for d in divisors(n) {
                let most = u64::MAX >> (64 - n);
                let (plain, carry) = (unsigned(d, most, n), unsigned_with_carry(d, n));
                for x in dividends(d, n) {
                    let wanted = u128::from(x / d);
                    if let Some(magic) = plain {
                        assert_eq!(high(x, magic) >> magic.shift, wanted, "{x} / {d}");
                    }
                    assert_eq!((high(x, carry) + u128::from(x)) >> carry.shift, wanted);
                    let small = unsigned(d, most >> 1, n).expect("one spare bit is enough");
                    let x = x & (most >> 1);
                    assert_eq!(high(x, small) >> small.shift, u128::from(x / d), "{x} / {d}");
                }
            }
        }
    }

    #[test]
    fn signed_quotients_of_16_32_and_64_bits() {
        for n in [16, 32, 64] {
            let most = u64::MAX >> (65 - n);
            for d in divisors(n).filter(|&d| d <= most && d > 2 && !d.is_power_of_two()) {
                let magic = signed(d, n);
                for x in dividends(d, n) {
                    let x = i128::from((x << (64 - n)) as i64 >> (64 - n));
                    let upper = (x * i128::from(magic.factor)) >> n >> magic.shift;
                    assert_eq!(upper + i128::from(x < 0), x / i128::from(d), "{x} / {d}");
                }
            }
        }
    }
}
