//! Values of literals once their types are known.

use crate::types::Number;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, Round, Status};

/// The bits of an integer literal, `None` if the type has no such value. `negative` if `-` stands
/// in front of it.
pub(super) fn int_bits(value: u128, negative: bool, number: Number) -> Option<u128> {
    let bits = number.bits();
    let mask = u128::MAX >> (128 - bits);
    let limit = match (number.is_signed(), negative) {
        (true, true) => 1 << (bits - 1),
        (true, false) => mask >> 1,
        (false, true) => 0,
        (false, false) => mask,
    };
    let signed = if negative { value.wrapping_neg() } else { value };
    (value <= limit).then_some(signed & mask)
}

/// The least and the greatest value of an integer type.
pub(super) fn int_range(number: Number) -> (String, String) {
    let bits = number.bits();
    let mask = u128::MAX >> (128 - bits);
    if number.is_signed() {
        (format!("-{}", 1u128 << (bits - 1)), (mask >> 1).to_string())
    } else {
        ("0".to_owned(), mask.to_string())
    }
}

/// The bits of a float literal, rounded to nearest; `None` if it is beyond the greatest value.
pub(super) fn float_bits(text: &str, number: Number) -> Option<u128> {
    fn parse<F: Float>(text: &str) -> Option<u128> {
        let parsed = F::from_str_r(text, Round::NearestTiesToEven).ok()?;
        (!parsed.status.contains(Status::OVERFLOW)).then(|| parsed.value.to_bits())
    }
    match number {
        Number::F16 => parse::<Half>(text),
        Number::BF16 => parse::<BFloat>(text),
        Number::F32 => parse::<Single>(text),
        _ => parse::<Double>(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_have_a_range() {
        let byte = Number::Signed(8);
        assert_eq!(int_bits(127, false, byte), Some(0x7f));
        assert_eq!(int_bits(128, false, byte), None);
        assert_eq!(int_bits(128, true, byte), Some(0x80));
        assert_eq!(int_bits(0, true, Number::Unsigned(8)), Some(0));
        assert_eq!(int_bits(u128::MAX, false, Number::Unsigned(128)), Some(u128::MAX));
        assert_eq!(int_range(byte), ("-128".to_owned(), "127".to_owned()));
    }

    #[test]
    fn floats_are_rounded_once() {
        assert_eq!(float_bits("1.5", Number::F16), Some(0x3e00));
        assert_eq!(float_bits("1e-3", Number::F32), Some(u128::from(1e-3f32.to_bits())));
        assert_eq!(float_bits("65536", Number::F16), None);
        assert_eq!(float_bits("1e999999999", Number::F64), None);
        assert_eq!(float_bits("1e-999999999", Number::F64), Some(0));
    }
}
