//! Which operands a function is tried with.

use irc_ir::op::MathFn;
use irc_ir::types::Scalar;

/// The number that the bits of an operand of a function of `f32` or `f64` are.
pub fn number(function: MathFn, operand: usize, scalar: Scalar, bits: u64) -> f64 {
    match function.operand_type(operand, scalar) {
        Scalar::I32 => f64::from(bits as i32),
        Scalar::F32 => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    }
}

/// The bits of the operand that is a number: of an integer, the nearest one toward zero.
pub fn bits(function: MathFn, operand: usize, scalar: Scalar, number: f64) -> u64 {
    match function.operand_type(operand, scalar) {
        Scalar::I32 => (number as i32 as u32).into(),
        Scalar::F32 => (number as f32).to_bits().into(),
        _ => number.to_bits(),
    }
}

/// Operands of a function from random bits: integers are of any size, those of few bits as often as
/// those of many.
pub fn with_integers(function: MathFn, random: [u64; 4]) -> [u64; 4] {
    std::array::from_fn(|operand| match (function.is_integer(operand), random[operand]) {
        (false, bits) => bits,
        (true, bits) => {
            let seed = scrambled(bits);
            let integer = (seed >> 32) as i32 >> (seed % 32);
            (integer as u32).into()
        }
    })
}

/// A number that looks random, the same for the same seed (splitmix64).
pub fn scrambled(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// Input `index` of `count`, all of the same distance in bits but for a random part: so that every
/// exponent has its share.
pub fn stratified_f32(index: u64, count: u64) -> u32 {
    let width = (1u64 << 32) / count;
    (index * width + scrambled(index) % width) as u32
}

/// Bits of `f32` that are special in some function: zeros, subnormals, ones, bounds, infinities,
/// NaNs, and neighbours.
pub fn special_f32() -> Vec<u32> {
    let numbers = [
        0.0,
        0.25,
        0.5,
        0.75,
        1.0,
        1.25,
        1.5,
        2.0,
        2.5,
        3.0,
        3.5,
        4.0,
        8.0,
        10.0,
        16.0,
        17.0,
        24.0,
        32.0,
        64.0,
        88.0,
        88.722_84,
        89.0,
        87.336_54,
        103.97,
        104.0,
        127.0,
        128.0,
        149.0,
        150.0,
        8_388_608.0,
        16_777_216.0,
        105_615.0,
        1e10,
        1e20,
        1e38,
        1e-10,
        1e-20,
        1e-38,
        1e-45,
        std::f32::consts::PI,
        std::f32::consts::FRAC_PI_2,
        std::f32::consts::FRAC_PI_4,
        std::f32::consts::LN_2,
        std::f32::consts::E,
        f32::MAX,
        f32::MIN_POSITIVE,
        f32::INFINITY,
    ];
    let mut bits = vec![0x7fc0_0000, 0xffc0_0000, 0x7f80_0001, 0x7fff_ffff];
    for number in numbers {
        let at: f32 = number;
        for near in [at.to_bits().wrapping_sub(1), at.to_bits(), at.to_bits() + 1] {
            bits.extend([near, near ^ 1 << 31]);
        }
    }
    bits
}

/// Input `index` of `f64`: half of them of any size, half from 2^-20 to 2^12.
pub fn stratified_f64(index: u64, count: u64) -> u64 {
    let bits = scrambled(index);
    let exponent = match index % 2 {
        0 => index * 2047 / count,
        _ => 1003 + bits % 32,
    };
    (bits & 1 << 63) | exponent << 52 | scrambled(bits) >> 12
}

/// Bits of `f64` that are special in some function.
pub fn special_f64() -> Vec<u64> {
    let numbers = [
        0.0,
        0.25,
        0.5,
        0.6,
        0.75,
        1.0,
        1.25,
        1.5,
        2.0,
        2.5,
        3.0,
        4.0,
        10.0,
        37.0,
        40.0,
        44.0,
        64.0,
        308.0,
        324.0,
        709.0,
        709.78,
        709.782_712_893_384,
        710.0,
        710.475_860_073_943_9,
        745.13,
        1022.0,
        1024.0,
        1074.0,
        1e9,
        1e16,
        1e22,
        1e100,
        1e300,
        1e-8,
        1e-16,
        1e-100,
        1e-300,
        5e-324,
        1_073_741_824.0,
        std::f64::consts::PI,
        std::f64::consts::FRAC_PI_2,
        std::f64::consts::FRAC_PI_4,
        std::f64::consts::LN_2,
        f64::MAX,
        f64::MIN_POSITIVE,
        f64::INFINITY,
        // The nearest to a multiple of pi/2.
        6_381_956_970_095_103.0 * 2f64.powi(797),
    ];
    let mut bits = vec![0x7ff8 << 48, 0xfff8 << 48, (0x7ff0 << 48) + 1];
    for number in numbers {
        let at: f64 = number;
        for near in [at.to_bits().wrapping_sub(1), at.to_bits(), at.to_bits() + 1] {
            bits.extend([near, near ^ 1 << 63]);
        }
    }
    bits
}

/// A number of `f64` as C writes it in base 16: `0x1.8p-3`.
pub fn hexadecimal(text: &str) -> Option<f64> {
    let (is_negative, text) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (digits, exponent) = text.strip_prefix("0x")?.split_once('p')?;
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let significand = u64::from_str_radix(&format!("{whole}{fraction}"), 16).ok()?;
    let exponent = exponent.parse::<i32>().ok()? - 4 * fraction.len() as i32;
    let size = libm::ldexp(significand as f64, exponent);
    Some(if is_negative { -size } else { size })
}

/// Operands in a list: a line has those of one input, with commas between; `#` begins a comment.
pub fn listed(text: &str) -> Vec<Vec<u64>> {
    let line = |line: &str| -> Option<Vec<u64>> {
        let numbers = line.split('#').next().unwrap_or("").split(',');
        numbers.map(|number| Some(hexadecimal(number.trim())?.to_bits())).collect()
    };
    text.lines().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_have_numbers_in_base_16() {
        let found = listed("# none\n0x1.8p-1,-0x1p+4\n0x1.fffffffffffffp-1023\nsnan\n");
        let subnormal = f64::from_bits(1 << 52).to_bits();
        assert_eq!(found, [vec![0.75f64.to_bits(), (-16f64).to_bits()], vec![subnormal]]);
    }
}
