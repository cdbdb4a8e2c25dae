//! Elementary functions in `f64` that give the same bits on every machine.
//!
//! Those of the host's library differ between platforms, so the approximate instructions do not
//! use them. Everything here is sums, products and quotients of `f64` and integers, each of which
//! IEEE 754 rounds in one way only. Arguments are numbers of narrower formats, so they are never
//! subnormal as `f64`; errors are below 2^-45 of the result, far below the precision of `f32`.

use std::f64::consts::{FRAC_PI_2, LN_2, LOG2_E};

/// 2/pi in units of 2^-256, its highest 64 bits first.
const TWO_OVER_PI: [u64; 4] =
    [0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041, 0xfe51_63ab_debb_c561];

/// 2 to a power of a normal number.
pub(super) const fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// The value of a polynomial whose coefficients stand from the highest power down.
fn polynomial(x: f64, coefficients: &[f64]) -> f64 {
    coefficients.iter().fold(0.0, |sum, coefficient| sum * x + coefficient)
}

/// A number of single precision as quarter turns, modulo 4, and an angle between -pi/4 and pi/4.
fn quarters(x: f64) -> (u64, f64) {
    if x.abs() < 0.5 {
        return (0, x);
    }
    // |x| = significand * 2^exponent, with 24 bits: then the product with 2/pi fits in 320 bits.
    let bits = x.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1023 - 23;
    let significand = (bits & ((1 << 52) - 1) | 1 << 52) >> 29;
    let mut product = [0; 5];
    let mut carry = 0;
    for (word, part) in product.iter_mut().zip(TWO_OVER_PI.iter().rev()) {
        let sum = u128::from(significand) * u128::from(*part) + carry;
        *word = sum as u64;
        carry = sum >> 64;
    }
    product[4] = carry as u64;
    // The place of the bit that counts quarter turns.
    let one = (256 - exponent) as usize;
    let word_at = |bit: usize| {
        let (index, shift) = (bit / 64, bit % 64);
        let above = product.get(index + 1).copied().unwrap_or(0);
        ((u128::from(above) << 64 | u128::from(product[index])) >> shift) as u64
    };
    let fraction = word_at(one - 64);
    // From one half on the next quarter turn is nearer: then the fraction counts down from it.
    let turns = word_at(one).wrapping_add(fraction >> 63);
    let angle = fraction.cast_signed() as f64 * power_of_two(-64) * FRAC_PI_2;
    if x < 0.0 { (turns.wrapping_neg() & 3, -angle) } else { (turns & 3, angle) }
}

/// The sine of an angle between -pi/4 and pi/4.
fn small_sin(x: f64) -> f64 {
    const TERMS: [f64; 9] = [
        1.0 / 355_687_428_096_000.0,
        -1.0 / 1_307_674_368_000.0,
        1.0 / 6_227_020_800.0,
        -1.0 / 39_916_800.0,
        1.0 / 362_880.0,
        -1.0 / 5_040.0,
        1.0 / 120.0,
        -1.0 / 6.0,
        1.0,
    ];
    x * polynomial(x * x, &TERMS)
}

/// The cosine of an angle between -pi/4 and pi/4.
fn small_cos(x: f64) -> f64 {
    const TERMS: [f64; 10] = [
        -1.0 / 6_402_373_705_728_000.0,
        1.0 / 20_922_789_888_000.0,
        -1.0 / 87_178_291_200.0,
        1.0 / 479_001_600.0,
        -1.0 / 3_628_800.0,
        1.0 / 40_320.0,
        -1.0 / 720.0,
        1.0 / 24.0,
        -1.0 / 2.0,
        1.0,
    ];
    polynomial(x * x, &TERMS)
}

/// The sine of N quarter turns more than an angle.
fn turned_sin(turns: u64, angle: f64) -> f64 {
    match turns & 3 {
        0 => small_sin(angle),
        1 => small_cos(angle),
        2 => -small_sin(angle),
        _ => -small_cos(angle),
    }
}

/// The sine of a number of single precision, exactly reduced.
pub(super) fn sin(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let (turns, angle) = quarters(x);
    turned_sin(turns, angle)
}

/// The cosine of a number of single precision, exactly reduced.
pub(super) fn cos(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let (turns, angle) = quarters(x);
    turned_sin(turns + 1, angle)
}

/// e to a power between -0.35 and 0.35.
fn small_exp(x: f64) -> f64 {
    const TERMS: [f64; 15] = [
        1.0 / 87_178_291_200.0,
        1.0 / 6_227_020_800.0,
        1.0 / 479_001_600.0,
        1.0 / 39_916_800.0,
        1.0 / 3_628_800.0,
        1.0 / 362_880.0,
        1.0 / 40_320.0,
        1.0 / 5_040.0,
        1.0 / 720.0,
        1.0 / 120.0,
        1.0 / 24.0,
        1.0 / 6.0,
        1.0 / 2.0,
        1.0,
        1.0,
    ];
    polynomial(x, &TERMS)
}

/// 2 to the power of a number; powers below those of normal numbers are 0.
pub(super) fn exp2(x: f64) -> f64 {
    match x {
        _ if x.is_nan() => x,
        1024.0.. => f64::INFINITY,
        ..-1022.0 => 0.0,
        _ => {
            let whole = x.round_ties_even();
            let fraction = small_exp((x - whole) * LN_2);
            // 2^1024 is no number, but a fraction below 1 times it may be one.
            let half = (whole / 2.0).floor();
            fraction * power_of_two(half as i32) * power_of_two((whole - half) as i32)
        }
    }
}

/// The logarithm to base 2.
pub(super) fn log2(x: f64) -> f64 {
    match x {
        _ if x == 0.0 => f64::NEG_INFINITY,
        _ if x.is_nan() || x < 0.0 => f64::NAN,
        f64::INFINITY => x,
        _ => {
            // x = m * 2^exponent, where m is between the roots of 1/2 and of 2.
            let bits = x.to_bits();
            let exponent = (bits >> 52) as i32 - 1023;
            let fraction = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
            let above = fraction > std::f64::consts::SQRT_2;
            let (m, exponent) =
                if above { (fraction / 2.0, exponent + 1) } else { (fraction, exponent) };
            // ln m = 2 artanh s
            let s = (m - 1.0) / (m + 1.0);
            let mut terms = [0.0; 12];
            for (i, term) in terms.iter_mut().enumerate() {
                *term = 1.0 / (23 - 2 * i) as f64;
            }
            f64::from(exponent) + 2.0 * s * polynomial(s * s, &terms) * LOG2_E
        }
    }
}

/// The hyperbolic tangent.
pub(super) fn tanh(x: f64) -> f64 {
    const TERMS: [f64; 9] = [
        6_404_582.0 / 10_854_718_875.0,
        -929_569.0 / 638_512_875.0,
        21_844.0 / 6_081_075.0,
        -1_382.0 / 155_925.0,
        62.0 / 2_835.0,
        -17.0 / 315.0,
        2.0 / 15.0,
        -1.0 / 3.0,
        1.0,
    ];
    match x.abs() {
        magnitude if magnitude.is_nan() => x,
        0.0..0.25 => x * polynomial(x * x, &TERMS),
        magnitude => (1.0 - 2.0 / (exp2(2.0 * LOG2_E * magnitude) + 1.0)).copysign(x),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of single precision between 2^low and 2^high, of both signs.
    fn samples(low: i32, high: i32) -> impl Iterator<Item = f64> {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        (low..high).flat_map(|exponent| (0..40).map(move |_| exponent)).map(move |exponent| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99_991);
            let fraction = 1.0 + f64::from((state >> 41) as u32) / f64::from(1 << 23);
            let sign = if state >> 40 & 1 == 1 { -1.0 } else { 1.0 };
            sign * fraction * power_of_two(exponent)
        })
    }

    /// The host's functions are right to far more bits than are asked for here.
    fn check(
        name: &str,
        inputs: impl Iterator<Item = f64>,
        ours: fn(f64) -> f64,
        host: fn(f64) -> f64,
    ) {
        for x in inputs {
            let (got, want) = (ours(x), host(x));
            let error = (got - want).abs();
            assert!(
                error <= want.abs() * power_of_two(-42),
                "{name} of {x:e}: {got:e}, not {want:e}"
            );
        }
    }

    #[test]
    fn functions_agree_with_the_host() {
        check("exp2", samples(-30, 10).filter(|x| x.abs() < 1000.0), exp2, f64::exp2);
        check("log2", samples(-149, 128).map(f64::abs), log2, f64::log2);
        check("tanh", samples(-40, 10), tanh, f64::tanh);
        check("sin", samples(-40, 0), sin, f64::sin);
        check("cos", samples(-40, 0), cos, f64::cos);
    }

    /// Near multiples of pi/2 the reduced angle loses bits of its own, but none of the result's.
    #[test]
    fn angles_of_every_size_are_reduced() {
        for x in samples(-1, 128) {
            for (got, want) in [(sin(x), x.sin()), (cos(x), x.cos())] {
                assert!((got - want).abs() <= power_of_two(-50), "{x:e}: {got:e}, not {want:e}");
            }
        }
        // 16367173 * 2^72 is the number of single precision nearest to a multiple of pi/2.
        let worst = 16_367_173.0 * power_of_two(72);
        assert!((cos(worst) - worst.cos()).abs() <= worst.cos().abs() * power_of_two(-30));
    }

    #[test]
    fn ends_and_exact_values() {
        assert_eq!(exp2(f64::NEG_INFINITY), 0.0);
        assert_eq!(exp2(f64::INFINITY), f64::INFINITY);
        assert_eq!(exp2(1023.0), power_of_two(1023));
        for exponent in -149..128 {
            assert_eq!(exp2(f64::from(exponent)), power_of_two(exponent));
            assert_eq!(log2(power_of_two(exponent)), f64::from(exponent));
        }
        assert_eq!(log2(-0.0), f64::NEG_INFINITY);
        assert!(log2(-1.0).is_nan() && sin(f64::INFINITY).is_nan() && exp2(f64::NAN).is_nan());
        assert_eq!((tanh(f64::INFINITY), tanh(f64::NEG_INFINITY)), (1.0, -1.0));
        assert_eq!(tanh(-0.0).to_bits(), (-0.0f64).to_bits());
        assert_eq!(sin(-0.0).to_bits(), (-0.0f64).to_bits());
    }
}
