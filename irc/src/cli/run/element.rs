//! The numbers that arguments are made of: how they are read, shown, made and compared.
//!
//! A number is its bits, in the low end of a `u64`; in memory it is little-endian.

use rustc_apfloat::ieee::{BFloat, Double, Half};
use rustc_apfloat::{Float, FloatConvert, Round};

/// The type of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Element {
    U8,
    S8,
    U16,
    S16,
    U32,
    S32,
    U64,
    S64,
    F16,
    Bf16,
    F32,
    F64,
}

/// What sort of number a type holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    Unsigned,
    Signed,
    Float,
}

impl Element {
    pub const ALL: [Element; 12] = [
        Element::U8,
        Element::S8,
        Element::U16,
        Element::S16,
        Element::U32,
        Element::S32,
        Element::U64,
        Element::S64,
        Element::F16,
        Element::Bf16,
        Element::F32,
        Element::F64,
    ];

    /// Name, sort and size in bytes.
    const fn facts(self) -> (&'static str, Class, usize) {
        match self {
            Element::U8 => ("u8", Class::Unsigned, 1),
            Element::S8 => ("s8", Class::Signed, 1),
            Element::U16 => ("u16", Class::Unsigned, 2),
            Element::S16 => ("s16", Class::Signed, 2),
            Element::U32 => ("u32", Class::Unsigned, 4),
            Element::S32 => ("s32", Class::Signed, 4),
            Element::U64 => ("u64", Class::Unsigned, 8),
            Element::S64 => ("s64", Class::Signed, 8),
            Element::F16 => ("f16", Class::Float, 2),
            Element::Bf16 => ("bf16", Class::Float, 2),
            Element::F32 => ("f32", Class::Float, 4),
            Element::F64 => ("f64", Class::Float, 8),
        }
    }

    pub const fn name(self) -> &'static str {
        self.facts().0
    }

    pub const fn class(self) -> Class {
        self.facts().1
    }

    pub const fn is_float(self) -> bool {
        matches!(self.class(), Class::Float)
    }

    /// The size in bytes.
    pub const fn bytes(self) -> usize {
        self.facts().2
    }

    /// The type of this name.
    pub fn from_name(name: &str) -> Result<Element, String> {
        let found = Element::ALL.into_iter().find(|element| element.name() == name);
        found.ok_or_else(|| {
            let names: Vec<&str> = Element::ALL.iter().map(|element| element.name()).collect();
            let hint = match name.strip_prefix('i') {
                Some(bits @ ("8" | "16" | "32" | "64")) => {
                    format!("; write `s{bits}` or `u{bits}` for an {name}")
                }
                _ => String::new(),
            };
            format!("unknown type `{name}`: the types are {}{hint}", names.join(" "))
        })
    }

    const fn mask(self) -> u64 {
        u64::MAX >> (64 - 8 * self.bytes())
    }

    /// Reads a number as people write it: an integer in decimal or with `0x`, a float in decimal,
    /// `inf`, `nan`, or its bits with `0x`.
    pub fn parse(self, text: &str) -> Result<u64, String> {
        match self.class() {
            Class::Float => self.parse_float(text),
            _ => self.parse_int(text),
        }
    }

    fn parse_int(self, text: &str) -> Result<u64, String> {
        let name = self.name();
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        let parsed = match digits.strip_prefix("0x") {
            Some(hex) => i128::from_str_radix(hex, 16),
            None => digits.parse::<i128>(),
        };
        let is_plain = digits.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let value = parsed.ok().filter(|_| is_plain);
        let value = value.ok_or_else(|| format!("`{text}` is not an integer"))?;
        let value = if negative { -value } else { value };
        let bits = 8 * self.bytes() as u32;
        let (low, high) = match self.class() {
            Class::Signed => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
            _ => (0, (1i128 << bits) - 1),
        };
        if value < low || value > high {
            return Err(format!("`{text}` is out of range for {name}: {low} to {high}"));
        }
        Ok(value as u64 & self.mask())
    }

    fn parse_float(self, text: &str) -> Result<u64, String> {
        let name = self.name();
        if let Some(hex) = text.strip_prefix("0x") {
            let digits = 2 * self.bytes();
            let bits = u64::from_str_radix(hex, 16).ok().filter(|_| hex.len() == digits);
            return bits.ok_or_else(|| format!("the bits of an {name} are {digits} digits"));
        }
        let bad = || format!("`{text}` is not a valid {name}");
        let value = text.parse::<f64>().map_err(|_| bad())?;
        let bits = match self {
            Element::F32 => u64::from(text.parse::<f32>().map_err(|_| bad())?.to_bits()),
            Element::F16 | Element::Bf16 if value.is_normal() => {
                // From the text, to be rounded only once.
                self.narrow_text(text).ok_or_else(bad)?
            }
            _ => self.round(value),
        };
        let is_written_so = !text.bytes().any(|byte| byte.is_ascii_digit());
        match self.to_f64(bits).is_infinite() && !is_written_so {
            true => Err(format!("`{text}` is too large for an {name}")),
            false => Ok(bits),
        }
    }

    /// The half or bfloat nearest to a decimal number.
    fn narrow_text(self, text: &str) -> Option<u64> {
        let nearest = Round::NearestTiesToEven;
        let bits = match self {
            Element::F16 => Half::from_str_r(text, nearest).ok()?.value.to_bits(),
            _ => BFloat::from_str_r(text, nearest).ok()?.value.to_bits(),
        };
        Some(bits as u64)
    }

    /// The bits of the float that is nearest to a value.
    fn round(self, value: f64) -> u64 {
        let wide = Double::from_bits(u128::from(value.to_bits()));
        let mut inexact = false;
        match self {
            Element::F16 => {
                FloatConvert::<Half>::convert(wide, &mut inexact).value.to_bits() as u64
            }
            Element::Bf16 => {
                FloatConvert::<BFloat>::convert(wide, &mut inexact).value.to_bits() as u64
            }
            Element::F32 => u64::from((value as f32).to_bits()),
            _ => value.to_bits(),
        }
    }

    /// The value of a float.
    pub fn to_f64(self, bits: u64) -> f64 {
        let mut inexact = false;
        let wide: Double = match self {
            Element::F16 => Half::from_bits(u128::from(bits)).convert(&mut inexact).value,
            Element::Bf16 => BFloat::from_bits(u128::from(bits)).convert(&mut inexact).value,
            Element::F32 => return f64::from(f32::from_bits(bits as u32)),
            _ => return f64::from_bits(bits),
        };
        f64::from_bits(wide.to_bits() as u64)
    }

    /// The value of an integer.
    fn to_int(self, bits: u64) -> i128 {
        let unused = 64 - 8 * self.bytes();
        match self.class() {
            Class::Signed => i128::from((bits << unused) as i64 >> unused),
            _ => i128::from(bits),
        }
    }

    /// A number as people write it: a float with as few digits as make it this one.
    pub fn show(self, bits: u64) -> String {
        match self {
            Element::F32 => format!("{:?}", f32::from_bits(bits as u32)),
            Element::F64 => format!("{:?}", f64::from_bits(bits)),
            Element::F16 | Element::Bf16 => {
                let value = self.to_f64(bits);
                let short = (0..5usize).map(|digits| format!("{value:.digits$e}"));
                let mut same = short.filter(|text| self.narrow_text(text) == Some(bits));
                // Not of infinities and the like.
                let text = Some(value).filter(|value| value.is_finite()).and_then(|_| same.next());
                let value = text.and_then(|text| text.parse().ok()).unwrap_or(value);
                format!("{value:?}")
            }
            _ => self.to_int(bits).to_string(),
        }
    }

    /// Element `n` of 0, 1, 2 and so on: integers wrap around, floats are rounded.
    pub fn count(self, n: u64) -> u64 {
        if self.is_float() { self.round(n as f64) } else { n & self.mask() }
    }

    /// A number made of 64 random bits: any integer, a float from -1 to 1.
    pub fn random(self, random: u64) -> u64 {
        if !self.is_float() {
            return random & self.mask();
        }
        let fraction = (random >> 11) as f64 / (1u64 << 53) as f64;
        self.round(2.0 * fraction - 1.0)
    }

    /// Whether a number is near enough to another: the difference is at most `tolerance`, or at
    /// most `tolerance` times the wanted number; NaN is near NaN. Without a tolerance the bits are
    /// the same.
    pub fn is_near(self, got: u64, want: u64, tolerance: Option<f64>) -> bool {
        let Some(tolerance) = tolerance.filter(|_| got != want) else { return got == want };
        let (got, want) = (self.to_f64(got), self.to_f64(want));
        let difference = (got - want).abs();
        got == want
            || (got.is_nan() && want.is_nan())
            || difference <= tolerance
            || (want.is_finite() && difference <= tolerance * want.abs())
    }
}

/// The numbers in bytes.
pub fn elements(element: Element, bytes: &[u8]) -> impl Iterator<Item = u64> {
    bytes.chunks_exact(element.bytes()).map(|chunk| {
        let mut bits = [0; 8];
        bits[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(bits)
    })
}

/// Random numbers, by splitmix64: the same on every machine.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_as_they_are_written() {
        let cases = [
            (Element::U8, "255", 0xff),
            (Element::S8, "-128", 0x80),
            (Element::U16, "65535", 0xffff),
            (Element::S16, "-1", 0xffff),
            (Element::U32, "4294967295", 0xffff_ffff),
            (Element::S32, "-3", 0xffff_fffd),
            (Element::U64, "18446744073709551615", u64::MAX),
            (Element::S64, "-9223372036854775808", 1 << 63),
            (Element::F16, "1.5", 0x3e00),
            (Element::F16, "0.1", 0x2e66),
            (Element::F16, "-0.0", 0x8000),
            (Element::F16, "6e-8", 1),
            (Element::Bf16, "0.1", 0x3dcd),
            (Element::Bf16, "3.39e38", 0x7f7f),
            (Element::F32, "0.1", 0x3dcc_cccd),
            (Element::F64, "1e300", 0x7e37_e43c_8800_759c),
            (Element::F16, "inf", 0x7c00),
            (Element::Bf16, "-inf", 0xff80),
        ];
        for (element, text, bits) in cases {
            assert_eq!(element.parse(text), Ok(bits), "{} {text}", element.name());
            assert_eq!(element.show(bits), text, "{}", element.name());
        }
        assert_eq!(Element::U32.parse("0xff"), Ok(255));
        assert_eq!(Element::S32.parse("-0x10"), Ok(0xffff_fff0));
        assert_eq!(Element::F32.parse("0x3f800000"), Ok(0x3f80_0000));
        assert_eq!(Element::F16.show(Element::F16.parse("nan").expect("a number")), "NaN");
    }

    #[test]
    fn all_halves_are_shown_so_that_they_can_be_read() {
        for element in [Element::F16, Element::Bf16] {
            for bits in 0..=0xffff {
                let text = element.show(bits);
                if text != "NaN" {
                    assert_eq!(element.parse(&text), Ok(bits), "{} {text}", element.name());
                }
            }
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for (element, text) in [
            (Element::U8, "256"),
            (Element::U8, "-1"),
            (Element::S8, "128"),
            (Element::U64, "18446744073709551616"),
            (Element::U32, "1.5"),
            (Element::U32, ""),
            (Element::U32, "+-1"),
            (Element::S32, "--1"),
            (Element::F32, "one"),
            (Element::F32, "0x3f8"),
            (Element::F32, "1e39"),
            (Element::F16, "65520"),
            (Element::F16, "0x"),
            (Element::F16, ""),
        ] {
            assert!(element.parse(text).is_err(), "{} {text}", element.name());
        }
    }

    #[test]
    fn near_is_absolute_or_relative() {
        let near = |got: f32, want: f32, tolerance| {
            let bits = |x: f32| u64::from(x.to_bits());
            Element::F32.is_near(bits(got), bits(want), tolerance)
        };
        assert!(near(1.0, 1.0, None) && !near(0.0, -0.0, None) && near(0.0, -0.0, Some(0.0)));
        assert!(near(1.01, 1.0, Some(0.02)) && near(101.0, 100.0, Some(0.02)));
        assert!(!near(103.0, 100.0, Some(0.02)) && !near(0.03, 0.0, Some(0.02)));
        assert!(near(f32::NAN, -f32::NAN, Some(0.0)) && !near(f32::NAN, 1.0, Some(9.0)));
        assert!(near(f32::INFINITY, f32::INFINITY, Some(0.1)));
        assert!(!near(1.0, f32::INFINITY, Some(0.1)) && !near(f32::INFINITY, 1.0, Some(0.1)));
    }

    #[test]
    fn made_numbers_are_in_their_range() {
        assert_eq!(Element::U8.count(257), 1);
        assert_eq!(Element::F16.show(Element::F16.count(2049)), "2048.0");
        let mut random = Random(7);
        for _ in 0..1000 {
            let value = Element::F32.to_f64(Element::F32.random(random.next()));
            assert!((-1.0..=1.0).contains(&value), "{value}");
        }
    }
}
