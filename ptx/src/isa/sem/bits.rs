//! Bit patterns: widths, signs, and the fields of floating-point formats.

use crate::isa::types::PtxType;

/// The low bits of a value.
#[inline]
pub const fn truncate(value: u128, bits: u32) -> u128 {
    if bits >= 128 { value } else { value & ((1 << bits) - 1) }
}

/// The low bits of a value as a signed number.
#[inline]
pub const fn sign_extend(value: u128, bits: u32) -> i128 {
    if bits >= 128 {
        return value as i128;
    }
    let shift = 128 - bits;
    ((value << shift) as i128) >> shift
}

/// A binary floating-point format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatFormat {
    /// The width of the whole.
    pub bits: u32,
    /// The width of the fraction.
    pub fraction: u32,
}

impl FloatFormat {
    /// The format of a type; nothing for types that hold no single number of these formats.
    pub const fn of(ty: PtxType) -> Self {
        let (bits, fraction) = match ty {
            PtxType::F16 => (16, 10),
            PtxType::BF16 => (16, 7),
            PtxType::F64 => (64, 52),
            _ => (32, 23),
        };
        Self { bits, fraction }
    }

    /// The bit of the sign.
    pub const fn sign(self) -> u128 {
        1 << (self.bits - 1)
    }

    /// The bits of infinity: all ones in the exponent.
    pub const fn infinity(self) -> u128 {
        self.sign() - (1 << self.fraction)
    }

    /// The NaN that operations on `f32` and the 16-bit formats give; those on `f64` carry the
    /// payloads of their operands on.
    pub const fn nan(self) -> u128 {
        self.sign() - 1
    }

    /// The bit that makes a NaN quiet: the highest of the fraction.
    pub const fn quiet(self) -> u128 {
        1 << (self.fraction - 1)
    }

    /// The bits of 1.
    pub const fn one(self) -> u128 {
        // The bias has all ones but the top one of the exponent.
        (self.infinity() >> 1) & self.infinity()
    }

    /// The bits of the largest finite number.
    pub const fn largest(self) -> u128 {
        self.infinity() - 1
    }

    /// The bits of the least normal number.
    pub const fn least(self) -> u128 {
        1 << self.fraction
    }

    /// The value without its sign.
    pub const fn magnitude(self, value: u128) -> u128 {
        value & (self.sign() - 1)
    }

    /// Whether the value is a NaN.
    pub const fn is_nan(self, value: u128) -> bool {
        self.magnitude(value) > self.infinity()
    }

    /// Whether the value is an infinity.
    pub const fn is_infinite(self, value: u128) -> bool {
        self.magnitude(value) == self.infinity()
    }

    /// Whether the value is subnormal (and not zero).
    pub const fn is_subnormal(self, value: u128) -> bool {
        let magnitude = self.magnitude(value);
        magnitude != 0 && magnitude < 1 << self.fraction
    }

    /// Whether the sign is set.
    pub const fn is_negative(self, value: u128) -> bool {
        value & self.sign() != 0
    }

    /// Zero of the same sign for a subnormal, else the value.
    pub const fn flush(self, value: u128) -> u128 {
        if self.is_subnormal(value) { value & self.sign() } else { value }
    }

    /// A key that orders all numbers but NaN, -0 before +0.
    pub const fn key(self, value: u128) -> u128 {
        if self.is_negative(value) { truncate(!value, self.bits) } else { value | self.sign() }
    }
}
