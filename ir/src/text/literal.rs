//! Literals: integers, floats and strings, read and written.
//!
//! Reading a written literal gives the same bits: floats are written in decimal where that is
//! short, and bit by bit otherwise (NaN always).

use super::error::ErrorKind;
use crate::interp::float::{Format, Mode, convert, is_nan};
use crate::types::{Scalar, Type};
use rustc_apfloat::ieee::{BFloat, Half};
use rustc_apfloat::{Float as _, Round};
use std::fmt::Write as _;

/// The longest number that is read; no type needs as many digits.
const MAX_DIGITS: usize = 1200;
/// The most digits that a float is written with in decimal.
const SHORT: usize = 7;

/// A decimal number of no more digits than `u64` has room for whatever they are: nearly all.
fn parse_short(digits: &str) -> Option<u64> {
    if digits.is_empty() || digits.len() > 19 {
        return None;
    }
    digits.bytes().try_fold(0, |number, byte| {
        byte.is_ascii_digit().then(|| 10 * number + u64::from(byte - b'0'))
    })
}

/// Magnitude and sign of an integer, decimal or hexadecimal.
pub(super) fn parse_int(text: &str) -> Result<(bool, u128), ErrorKind> {
    let bad = || ErrorKind::BadNumber { text: abbreviate(text) };
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    if let Some(number) = parse_short(digits) {
        return Ok((negative, u128::from(number)));
    }
    let (radix, digits) = match digits.strip_prefix("0x") {
        Some(hex) => (16, hex),
        None => (10, digits),
    };
    if digits.is_empty() || !digits.bytes().all(|b| (b as char).is_digit(radix)) {
        return Err(bad());
    }
    match u128::from_str_radix(digits, radix) {
        Ok(magnitude) => Ok((negative, magnitude)),
        Err(_) => Err(ErrorKind::OutOfRange { text: abbreviate(text), ty: "i128".into() }),
    }
}

/// An integer that is not negative and at most `max`.
pub(super) fn parse_u64(text: &str, max: u64) -> Result<u64, ErrorKind> {
    let (negative, magnitude) = parse_int(text)?;
    match u64::try_from(magnitude) {
        Ok(n) if n <= max && !(negative && n > 0) => Ok(n),
        _ => {
            Err(ErrorKind::OutOfRange { text: abbreviate(text), ty: format!("0 to {max}").into() })
        }
    }
}

/// The bits of an integer of a type of `bits` bits: from the least signed to the greatest unsigned
/// number.
pub(super) fn parse_int_bits(text: &str, bits: u32, name: Type) -> Result<u128, ErrorKind> {
    let (negative, magnitude) = parse_int(text)?;
    let mask = u128::MAX >> (128 - bits);
    let fits = if negative { magnitude <= 1 << (bits - 1) } else { magnitude <= mask };
    if !fits {
        let ty = name.to_string().into();
        return Err(ErrorKind::OutOfRange { text: abbreviate(text), ty });
    }
    Ok(if negative { magnitude.wrapping_neg() & mask } else { magnitude })
}

/// Number and names of the bit-exact forms: prefix, scalar type, digits.
const EXACT: [(&str, Scalar, usize); 4] = [
    ("0f", Scalar::F32, 8),
    ("0d", Scalar::F64, 16),
    ("0h", Scalar::F16, 4),
    ("0b", Scalar::BF16, 4),
];

/// The bits of a float of type `scalar`.
pub(super) fn parse_float_bits(text: &str, scalar: Scalar) -> Result<u128, ErrorKind> {
    let bad = || ErrorKind::BadNumber { text: abbreviate(text) };
    for (prefix, exact, digits) in EXACT {
        if let Some(hex) = text.strip_prefix(prefix) {
            if hex.len() != digits || !hex.bytes().all(|b| b.is_ascii_hexdigit()) {
                return Err(bad());
            }
            if exact != scalar {
                let ty = scalar.name().into();
                return Err(ErrorKind::WrongLiteral { text: abbreviate(text), ty });
            }
            return u128::from_str_radix(hex, 16).map_err(|_| bad());
        }
    }
    if let Some(infinity) = infinity(text, scalar) {
        return Ok(infinity);
    }
    let digits = text.strip_prefix('-').unwrap_or(text);
    if !is_decimal(digits) || digits.len() > MAX_DIGITS {
        return Err(bad());
    }
    let bits = decimal_bits(text, scalar).ok_or_else(bad)?;
    if bits & infinity_bits(scalar) == infinity_bits(scalar) {
        let ty = scalar.name().into();
        return Err(ErrorKind::OutOfRange { text: abbreviate(text), ty });
    }
    Ok(bits)
}

fn infinity(text: &str, scalar: Scalar) -> Option<u128> {
    match text {
        "inf" => Some(infinity_bits(scalar)),
        "-inf" => Some(infinity_bits(scalar) | 1 << (scalar.bits() - 1)),
        _ => None,
    }
}

fn infinity_bits(scalar: Scalar) -> u128 {
    match scalar {
        Scalar::F16 => 0x7c00,
        Scalar::BF16 => 0x7f80,
        Scalar::F32 => 0x7f80_0000,
        _ => 0x7ff0_0000_0000_0000,
    }
}

/// Digits, then a fraction or an exponent or both.
fn is_decimal(text: &str) -> bool {
    let (mantissa, exponent) = match text.find(['e', 'E']) {
        Some(at) => (&text[..at], Some(&text[at + 1..])),
        None => (text, None),
    };
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let exponent_is_good = exponent.is_none_or(|e| {
        let unsigned = e.strip_prefix(['-', '+']).unwrap_or(e);
        digits(unsigned) && unsigned.len() <= 6
    });
    exponent_is_good
        && match mantissa.split_once('.') {
            Some((whole, fraction)) => digits(whole) && digits(fraction),
            None => digits(mantissa),
        }
}

/// The nearest float, ties to even.
fn decimal_bits(text: &str, scalar: Scalar) -> Option<u128> {
    Some(match scalar {
        Scalar::F32 => u128::from(text.parse::<f32>().ok()?.to_bits()),
        Scalar::F64 => u128::from(text.parse::<f64>().ok()?.to_bits()),
        Scalar::F16 => Half::from_str_r(text, Round::NearestTiesToEven).ok()?.value.to_bits(),
        _ => BFloat::from_str_r(text, Round::NearestTiesToEven).ok()?.value.to_bits(),
    })
}

/// The start of a text that is too long for a message.
pub(super) fn abbreviate(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text.to_owned(),
    }
}

/// Writes an integer in decimal.
pub(super) fn push_uint(mut n: u128, out: &mut String) {
    let mut digits = [0; 39];
    let mut at = digits.len();
    if let Ok(mut small) = u64::try_from(n) {
        loop {
            at -= 1;
            digits[at] = b'0' + (small % 10) as u8;
            small /= 10;
            if small == 0 {
                break;
            }
        }
    } else {
        while n > 0 {
            at -= 1;
            digits[at] = b'0' + (n % 10) as u8;
            n /= 10;
        }
    }
    out.extend(digits[at..].iter().map(|&d| d as char));
}

/// Writes a signed integer in decimal.
pub(super) fn push_int(n: i128, out: &mut String) {
    if n < 0 {
        out.push('-');
    }
    push_uint(n.unsigned_abs(), out);
}

/// Writes the bits of a constant of a type as a literal of that type.
pub(super) fn push_bits(ty: Type, bits: u128, out: &mut String) {
    match ty {
        Type::Scalar(Scalar::I1) => out.push_str(if bits & 1 == 1 { "true" } else { "false" }),
        Type::Scalar(s) if s.is_int() => {
            let shift = 128 - s.bits();
            push_int(((bits << shift) as i128) >> shift, out);
        }
        Type::Scalar(s) => push_float(s, bits & s.mask(), out),
        Type::Ptr(_) if bits == 0 => out.push_str("null"),
        _ => {
            let _ = write!(out, "{bits:#x}");
        }
    }
}

fn push_float(scalar: Scalar, bits: u128, out: &mut String) {
    let format = match scalar {
        Scalar::F16 => Format::F16,
        Scalar::BF16 => Format::Bf16,
        Scalar::F32 => Format::F32,
        _ => Format::F64,
    };
    if !is_nan(format, bits as u64) {
        if bits & infinity_bits(scalar) == infinity_bits(scalar) {
            let negative = bits >> (scalar.bits() - 1) == 1;
            return out.push_str(if negative { "-inf" } else { "inf" });
        }
        if let Some(text) = shortest(scalar, format, bits) {
            return push_decimal(&text, out);
        }
    }
    for (prefix, exact, digits) in EXACT {
        if exact == scalar {
            let _ = write!(out, "{prefix}{bits:0digits$X}");
        }
    }
}

/// The float with as few digits as tell it apart from its neighbours, in the form `1.5e3`, if those
/// are few.
fn shortest(scalar: Scalar, format: Format, bits: u128) -> Option<String> {
    let digits =
        |text: &str| text.bytes().take_while(|&b| b != b'e').filter(u8::is_ascii_digit).count();
    let text = match scalar {
        Scalar::F32 => format!("{:e}", f32::from_bits(bits as u32)),
        Scalar::F64 => format!("{:e}", f64::from_bits(bits as u64)),
        _ => {
            let wide = f64::from_bits(convert(format, Format::F64, bits as u64, Mode::RN));
            let exact = format!("{wide:e}");
            let short = (0..6).map(|precision| format!("{wide:.precision$e}"));
            let mut candidates =
                (digits(&exact) <= SHORT).then_some(exact).into_iter().chain(short);
            candidates.find(|text| decimal_bits(text, scalar) == Some(bits))?
        }
    };
    (digits(&text) <= SHORT).then_some(text)
}

/// Writes a number of the form `1.5e3` with its point in place where that is readable.
fn push_decimal(text: &str, out: &mut String) {
    let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let (sign, mantissa) = match mantissa.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", mantissa),
    };
    out.push_str(sign);
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    if !(-5..=9).contains(&exponent) {
        out.push_str(whole);
        out.push('.');
        out.push_str(if fraction.is_empty() { "0" } else { fraction });
        let _ = write!(out, "e{exponent}");
        return;
    }
    if exponent < 0 {
        out.push_str("0.");
        out.extend(std::iter::repeat_n('0', exponent.unsigned_abs() as usize - 1));
        out.push_str(whole);
        out.push_str(fraction);
        return;
    }
    let point = exponent as usize;
    out.push_str(whole);
    for i in 0..point {
        out.push_str(fraction.get(i..i + 1).unwrap_or("0"));
    }
    out.push('.');
    out.push_str(fraction.get(point..).filter(|rest| !rest.is_empty()).unwrap_or("0"));
}

/// The bytes of a string literal, quotes included.
pub(super) fn parse_string(text: &str) -> Result<Vec<u8>, ErrorKind> {
    let inner = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(text);
    let bytes = inner.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        let escape = bytes.get(at).copied().ok_or(ErrorKind::BadEscape)?;
        at += 1;
        out.push(match escape {
            b'\\' | b'"' => escape,
            b'n' => b'\n',
            b't' => b'\t',
            b'r' => b'\r',
            _ => {
                let low = bytes.get(at).copied().ok_or(ErrorKind::BadEscape)?;
                at += 1;
                hex_digit(escape)? << 4 | hex_digit(low)?
            }
        });
    }
    Ok(out)
}

fn hex_digit(byte: u8) -> Result<u8, ErrorKind> {
    let digit = (byte as char).to_digit(16).ok_or(ErrorKind::BadEscape)?;
    Ok(digit as u8)
}

/// Writes bytes as a string literal of ASCII.
pub(super) fn push_bytes(bytes: &[u8], out: &mut String) {
    out.push('"');
    for &byte in bytes {
        push_escaped(byte as char, byte.is_ascii() && !byte.is_ascii_control(), out);
    }
    out.push('"');
}

/// Writes text as a string literal.
pub(super) fn push_string(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        push_escaped(c, !c.is_ascii_control(), out);
    }
    out.push('"');
}

fn push_escaped(c: char, printable: bool, out: &mut String) {
    match c {
        '"' => out.push_str("\\\""),
        '\\' => out.push_str("\\\\"),
        '\n' => out.push_str("\\n"),
        _ if printable => out.push(c),
        _ => {
            let _ = write!(out, "\\{:02x}", c as u32);
        }
    }
}

/// The bits of a literal of type `ty` that is one word or number; `None` if such a literal cannot
/// be of the type.
pub(super) fn parse_bits(text: &str, ty: Type) -> Result<Option<u128>, ErrorKind> {
    let first = text.bytes().next().unwrap_or(0);
    let is_number = first.is_ascii_digit() || first == b'-';
    let bits = match (text, ty) {
        ("true", Type::Scalar(Scalar::I1)) => 1,
        ("false", Type::Scalar(Scalar::I1)) => 0,
        ("null", Type::Ptr(_)) => 0,
        (_, Type::Scalar(s)) if s.is_int() && is_number => {
            if is_float_text(text) {
                return Ok(None);
            }
            parse_int_bits(text, s.bits(), ty)?
        }
        (_, Type::Scalar(s)) if s.is_float() && is_float_text(text) => parse_float_bits(text, s)?,
        (_, Type::Ptr(_) | Type::Texref | Type::Samplerref | Type::Surfref)
            if is_number && !is_float_text(text) =>
        {
            parse_int_bits(text, 64, ty)?
        }
        _ => return Ok(None),
    };
    Ok(Some(bits))
}

/// What to write for a float instead of a decimal integer, or instead of its bits in hexadecimal.
pub(super) fn as_float(text: &str, scalar: Scalar) -> Option<String> {
    let Some(hex) = text.strip_prefix("0x") else {
        return is_decimal(text.strip_prefix('-').unwrap_or(text))
            .then(|| format!("{}.0", abbreviate(text)));
    };
    let hex = hex.strip_suffix(".0").unwrap_or(hex);
    let is_hex = !hex.is_empty() && hex.bytes().all(|b| b.is_ascii_hexdigit());
    let (prefix, _, digits) = EXACT.into_iter().find(|&(_, exact, _)| exact == scalar)?;
    (is_hex && hex.len() <= digits).then(|| format!("{prefix}{hex:0>digits$}"))
}

/// Whether a word or number is written as a float.
fn is_float_text(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    digits == "inf"
        || (digits.starts_with(|c: char| c.is_ascii_digit())
            && !digits.starts_with("0x")
            && (digits.contains(['.', 'e', 'E'])
                || ["0f", "0d", "0h", "0b"].iter().any(|p| digits.starts_with(p))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_told_as_floats() {
        let f32 = |text| as_float(text, Scalar::F32);
        assert_eq!(f32("1").as_deref(), Some("1.0"));
        assert_eq!(f32("-12").as_deref(), Some("-12.0"));
        for bits in ["0x7f800000", "0x7f800000.0"] {
            assert_eq!(f32(bits).as_deref(), Some("0f7f800000"));
        }
        assert_eq!(as_float("0x3c0", Scalar::F16).as_deref(), Some("0h03c0"));
        for wrong in ["0x", "0x1.5", "0x123456789", "0x7f800000.0.0", "1x", "-"] {
            assert_eq!(f32(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn floats_are_short_or_exact() {
        let check = |scalar, bits, expected: &str| {
            let mut out = String::new();
            push_float(scalar, bits, &mut out);
            assert_eq!(out, expected);
            assert_eq!(parse_float_bits(&out, scalar), Ok(bits));
        };
        let f32 = |x: f32| u128::from(x.to_bits());
        check(Scalar::F32, f32(1.5), "1.5");
        check(Scalar::F32, f32(0.1), "0.1");
        check(Scalar::F32, f32(-0.0), "-0.0");
        check(Scalar::F32, f32(1200.0), "1200.0");
        check(Scalar::F32, f32(1e30), "1.0e30");
        check(Scalar::F32, f32(-2.5e-12), "-2.5e-12");
        check(Scalar::F32, f32(0.00012), "0.00012");
        check(Scalar::F32, f32(1.0 / 3.0), "0f3EAAAAAB");
        check(Scalar::F32, f32(f32::NEG_INFINITY), "-inf");
        check(Scalar::F32, 0x7fc0_0001, "0f7FC00001");
        check(Scalar::F64, u128::from(0.25f64.to_bits()), "0.25");
        check(Scalar::F64, u128::from(std::f64::consts::PI.to_bits()), "0d400921FB54442D18");
        check(Scalar::F16, 0x3c00, "1.0");
        check(Scalar::BF16, 0x3f80, "1.0");
        check(Scalar::BF16, 0x7fc0, "0b7FC0");
    }

    #[test]
    fn every_small_float_is_read_back() {
        for scalar in [Scalar::F16, Scalar::BF16] {
            for bits in 0..=0xffff {
                let mut out = String::new();
                push_float(scalar, bits, &mut out);
                assert_eq!(parse_float_bits(&out, scalar), Ok(bits), "{out}");
            }
        }
    }

    #[test]
    fn integers_fit_or_not() {
        let bits = |text: &str, n: u32| parse_int_bits(text, n, crate::types::I8);
        assert_eq!(bits("-128", 8), Ok(0x80));
        assert_eq!(bits("255", 8), Ok(0xff));
        assert_eq!(bits("0xff", 8), Ok(0xff));
        assert!(bits("256", 8).is_err());
        assert!(bits("-129", 8).is_err());
        assert_eq!(bits("340282366920938463463374607431768211455", 128), Ok(u128::MAX));
        assert!(bits("340282366920938463463374607431768211456", 128).is_err());
        assert!(bits("1f", 8).is_err());
        assert!(bits("0x", 8).is_err());
    }

    #[test]
    fn strings_are_read_back() {
        let bytes: Vec<u8> = (0..=255).collect();
        let mut out = String::new();
        push_bytes(&bytes, &mut out);
        assert_eq!(parse_string(&out), Ok(bytes));
        assert_eq!(parse_string("\"a\\n\\00\\\"\""), Ok(b"a\n\0\"".to_vec()));
        assert_eq!(parse_string("\"\\x\""), Err(ErrorKind::BadEscape));
    }
}
