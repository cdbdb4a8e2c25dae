//! Exact binary floating-point arithmetic: numbers are integers times powers of two, results are
//! exact, or cut behind 120 bits with a note that more follows, and are rounded once into a format.

use irc_ptx::isa::{PtxType, Rounding};

/// A binary floating-point format with a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// The width of the fraction.
    pub fraction: u32,
    /// The exponent of the least normal number.
    pub least: i32,
    /// The bits of the largest finite number.
    pub largest: u128,
    /// The bit of the sign.
    pub sign: u128,
    /// Whether the bits behind the largest number are infinity; else the format has none.
    pub infinite: bool,
    /// The NaN that results are; if the format has one.
    pub nan: Option<u128>,
}

impl Format {
    const fn ieee(exponent: u32, fraction: u32) -> Self {
        let sign = 1 << (exponent + fraction);
        Self {
            fraction,
            least: 2 - (1 << (exponent - 1)),
            largest: sign - (1 << fraction) - 1,
            sign,
            infinite: true,
            nan: Some(sign - 1),
        }
    }

    const fn finite(exponent: u32, fraction: u32) -> Self {
        let ieee = Self::ieee(exponent, fraction);
        Self { largest: ieee.sign - 1, infinite: false, nan: None, ..ieee }
    }

    /// The format of each number in a value of the type; of f32 for everything else.
    pub fn of(ty: PtxType) -> Self {
        use PtxType::*;
        match ty {
            F16 | F16x2 => Self::ieee(5, 10),
            BF16 | BF16x2 => Self::ieee(8, 7),
            F64 => Self::ieee(11, 52),
            TF32 => Self::ieee(8, 10),
            E5M2 | E5M2x2 | E5M2x4 => Self::ieee(5, 2),
            E4M3 | E4M3x2 | E4M3x4 => {
                let all = Self::finite(4, 3);
                Self { largest: 0x7e, nan: Some(0x7f), ..all }
            }
            E2M3 | E2M3x2 | E2M3x4 => Self::finite(2, 3),
            E3M2 | E3M2x2 | E3M2x4 => Self::finite(3, 2),
            E2M1 | E2M1x2 | E2M1x4 => Self::finite(2, 1),
            _ => Self::ieee(8, 23),
        }
    }

    /// The bits of infinity.
    pub fn infinity(self) -> u128 {
        self.largest + 1
    }

    /// The number that bits are.
    pub fn decode(self, bits: u128) -> Number {
        let negative = bits & self.sign != 0;
        let size = bits & (self.sign - 1);
        if self.infinite && size == self.infinity() {
            return Number::Infinity(negative);
        }
        if size > self.largest {
            return Number::Nan;
        }
        let exponent = (size >> self.fraction) as i32;
        let fraction = size & ((1 << self.fraction) - 1);
        let whole = if exponent == 0 { fraction } else { fraction + (1 << self.fraction) };
        let exponent = exponent.max(1) - 1 + self.least - self.fraction as i32;
        Number::Finite(Finite { negative, size: whole, exponent, more: false })
    }

    /// Zero of the same sign for a subnormal.
    pub fn flush(self, bits: u128) -> u128 {
        if bits & (self.sign - 1) < 1 << self.fraction { bits & self.sign } else { bits }
    }

    /// Whether the bits are a NaN.
    pub fn is_nan(self, bits: u128) -> bool {
        self.decode(bits) == Number::Nan
    }

    /// Whether the bits are subnormal and not zero.
    pub fn is_subnormal(self, bits: u128) -> bool {
        let size = bits & (self.sign - 1);
        size != 0 && size < 1 << self.fraction
    }

    /// The bits of a power of two in the normal range.
    pub fn power(self, exponent: i32) -> u128 {
        ((exponent - self.least + 1) as u128) << self.fraction
    }
}

/// A number: `size * 2^exponent`, and a little more (less than one unit) if `more`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finite {
    /// Below zero; also of zero.
    pub negative: bool,
    /// The integer.
    pub size: u128,
    /// The power of two that it is multiplied with.
    pub exponent: i32,
    /// Whether something follows; then the size has more bits than are kept.
    pub more: bool,
}

/// Any value of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Number {
    /// No number.
    Nan,
    /// Infinity; negative if so.
    Infinity(bool),
    /// All others.
    Finite(Finite),
}

use Number::{Infinity, Nan};

const fn bit_length(value: u128) -> u32 {
    128 - value.leading_zeros()
}

/// What rounding gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rounded {
    /// The bits; of the largest number or infinity if there was no room.
    pub bits: u128,
    /// Whether the size is beyond the largest number, after rounding if that were unbounded.
    pub overflow: bool,
    /// Whether it is exact.
    pub exact: bool,
}

impl Finite {
    /// An integer.
    pub fn integer(value: i128) -> Self {
        Self { negative: value < 0, size: value.unsigned_abs(), exponent: 0, more: false }
    }

    fn is_zero(self) -> bool {
        self.size == 0 && !self.more
    }

    /// Rounds to a multiple of `2^quantum`: the multiple, and whether it is exact.
    fn to_multiple(self, quantum: i32, mode: Rounding) -> (u128, bool) {
        let drop = quantum - self.exponent;
        if drop <= 0 {
            assert!(!self.more, "what follows lies behind the last bit");
            return (self.size << -drop, true);
        }
        // The size has 120 bits at most: behind that, all is less than one half.
        let (whole, rest, half) = match drop {
            1..=125 => (self.size >> drop, self.size & ((1 << drop) - 1), 1u128 << (drop - 1)),
            _ => (0, self.size, 1 << 126),
        };
        let to_half = match rest.cmp(&half) {
            std::cmp::Ordering::Equal if self.more => std::cmp::Ordering::Greater,
            order => order,
        };
        let exact = rest == 0 && !self.more;
        let up = match mode {
            Rounding::Rz | Rounding::Rzi => false,
            Rounding::Rm | Rounding::Rmi => !exact && self.negative,
            Rounding::Rp | Rounding::Rpi => !exact && !self.negative,
            Rounding::Rna => to_half.is_ge(),
            _ => to_half.is_gt() || to_half.is_eq() && whole & 1 == 1,
        };
        (whole + u128::from(up), exact)
    }

    /// Rounds to an integer.
    pub fn to_integer(self, mode: Rounding) -> i128 {
        if self.exponent > 0 && bit_length(self.size) as i32 + self.exponent > 126 {
            return if self.negative { i128::MIN } else { i128::MAX };
        }
        let size = self.to_multiple(0, mode).0 as i128;
        if self.negative { -size } else { size }
    }

    /// Whether the number is below the normal ones of a format once it is rounded to the format's
    /// precision as if exponents had no lower end. That is what `.ftz` makes zero.
    pub fn is_tiny(self, format: Format, mode: Rounding) -> bool {
        if self.is_zero() {
            return false;
        }
        let exponent = bit_length(self.size) as i32 - 1 + self.exponent;
        let (significand, _) = self.to_multiple(exponent - format.fraction as i32, mode);
        let carries = significand >> (format.fraction + 1) != 0;
        exponent + i32::from(carries) < format.least
    }

    /// Rounds into a format.
    pub fn round(self, format: Format, mode: Rounding) -> Rounded {
        let sign = if self.negative { format.sign } else { 0 };
        if self.is_zero() {
            return Rounded { bits: sign, overflow: false, exact: true };
        }
        let magnitude = bit_length(self.size) as i32 - 1 + self.exponent;
        let quantum = magnitude.max(format.least) - format.fraction as i32;
        let (multiple, exact) = self.to_multiple(quantum, mode);
        let steps = (quantum - format.least + format.fraction as i32) as u128;
        let size = (steps << format.fraction) + multiple;
        if size <= format.largest {
            return Rounded { bits: sign | size, overflow: false, exact };
        }
        let away = match mode {
            Rounding::Rz => false,
            Rounding::Rm => self.negative,
            Rounding::Rp => !self.negative,
            _ => true,
        };
        let size = if away { format.infinity() } else { format.largest };
        Rounded { bits: sign | size, overflow: true, exact: false }
    }
}

/// Numbers of any size, with the lowest word first.
mod large {
    pub fn place(size: u128, shift: u32, words: usize) -> Vec<u64> {
        let mut large = vec![0; words];
        let (word, bit) = ((shift / 64) as usize, shift % 64);
        let low = size << bit;
        let parts = [
            low as u64,
            (low >> 64) as u64,
            (size >> 64).checked_shr(64 - bit).unwrap_or(0) as u64,
        ];
        large[word..word + 3].copy_from_slice(&parts);
        large
    }

    pub fn add(a: &[u64], b: &[u64]) -> Vec<u64> {
        let mut carry = false;
        let add = |(&a, &b): (&u64, &u64)| {
            let (sum, first) = a.overflowing_add(b);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            carry = first | second;
            sum
        };
        a.iter().zip(b).map(add).collect()
    }

    /// The difference; the first must not be less.
    pub fn sub(a: &[u64], b: &[u64]) -> Vec<u64> {
        let mut borrow = false;
        let sub = |(&a, &b): (&u64, &u64)| {
            let (rest, first) = a.overflowing_sub(b);
            let (rest, second) = rest.overflowing_sub(u64::from(borrow));
            borrow = first | second;
            rest
        };
        a.iter().zip(b).map(sub).collect()
    }

    /// The highest 120 bits or fewer, how many bits are below them, and whether any is set.
    pub fn top(large: &[u64]) -> (u128, u32, bool) {
        let Some(highest) = large.iter().rposition(|&word| word != 0) else { return (0, 0, false) };
        let length = highest as u32 * 64 + 64 - large[highest].leading_zeros();
        let below = length.saturating_sub(120);
        let bit = |n: u32| large[(n / 64) as usize] >> (n % 64) & 1;
        let top = (below..length).rev().fold(0, |top, n| top << 1 | u128::from(bit(n)));
        (top, below, (0..below).any(|n| bit(n) == 1))
    }
}

/// The sum; exact zeros of opposite signs are negative only if rounded down.
pub fn add(a: Number, b: Number, mode: Rounding) -> Number {
    let (a, b) = match (a, b) {
        (Nan, _) | (_, Nan) => return Nan,
        (Infinity(a), Infinity(b)) if a != b => return Nan,
        (Infinity(a), _) | (_, Infinity(a)) => return Infinity(a),
        (Number::Finite(a), Number::Finite(b)) => (a, b),
    };
    assert!(!a.more && !b.more, "terms are exact");
    if a.is_zero() && b.is_zero() {
        let negative = if a.negative == b.negative { a.negative } else { mode == Rounding::Rm };
        return Number::Finite(Finite { negative, size: 0, exponent: 0, more: false });
    }
    if a.is_zero() {
        return Number::Finite(b);
    }
    if b.is_zero() {
        return Number::Finite(a);
    }
    let exponent = a.exponent.min(b.exponent);
    let shift = |x: Finite| (x.exponent - exponent) as u32;
    let words = ((shift(a).max(shift(b)) + 128) / 64 + 3) as usize;
    let large = |x: Finite| large::place(x.size, shift(x), words);
    let (x, y) = (large(a), large(b));
    let (negative, sum) = if a.negative == b.negative {
        (a.negative, large::add(&x, &y))
    } else if x.iter().rev().ge(y.iter().rev()) {
        (a.negative, large::sub(&x, &y))
    } else {
        (b.negative, large::sub(&y, &x))
    };
    let (size, below, more) = large::top(&sum);
    if size == 0 {
        let negative = mode == Rounding::Rm;
        return Number::Finite(Finite { negative, size: 0, exponent: 0, more: false });
    }
    Number::Finite(Finite { negative, size, exponent: exponent + below as i32, more })
}

/// The number with the other sign.
pub fn negated(a: Number) -> Number {
    match a {
        Nan => Nan,
        Infinity(negative) => Infinity(!negative),
        Number::Finite(a) => Number::Finite(Finite { negative: !a.negative, ..a }),
    }
}

/// The product of numbers of 53 bits.
pub fn multiply(a: Number, b: Number) -> Number {
    match (a, b) {
        (Nan, _) | (_, Nan) => Nan,
        (Infinity(a), Infinity(b)) => Infinity(a != b),
        (Infinity(a), Number::Finite(b)) | (Number::Finite(b), Infinity(a)) => {
            if b.is_zero() {
                Nan
            } else {
                Infinity(a != b.negative)
            }
        }
        (Number::Finite(a), Number::Finite(b)) => Number::Finite(Finite {
            negative: a.negative != b.negative,
            size: a.size * b.size,
            exponent: a.exponent + b.exponent,
            more: false,
        }),
    }
}

/// The quotient of numbers of 53 bits.
pub fn divide(a: Number, b: Number) -> Number {
    let (a, b) = match (a, b) {
        (Nan, _) | (_, Nan) | (Infinity(_), Infinity(_)) => return Nan,
        (Infinity(a), Number::Finite(b)) => return Infinity(a != b.negative),
        (Number::Finite(a), Infinity(b)) => {
            let negative = a.negative != b;
            return Number::Finite(Finite { negative, size: 0, exponent: 0, more: false });
        }
        (Number::Finite(a), Number::Finite(b)) => (a, b),
    };
    let negative = a.negative != b.negative;
    match (a.is_zero(), b.is_zero()) {
        (true, true) => return Nan,
        (false, true) => return Infinity(negative),
        (true, false) => {
            return Number::Finite(Finite { negative, size: 0, exponent: 0, more: false });
        }
        _ => {}
    }
    // N bits that the quotient has at least 60.
    let up = 120 - bit_length(a.size);
    let (quotient, rest) = ((a.size << up) / b.size, (a.size << up) % b.size);
    let exponent = a.exponent - up as i32 - b.exponent;
    Number::Finite(Finite { negative, size: quotient, exponent, more: rest != 0 })
}

/// The square root.
pub fn square_root(a: Number) -> Number {
    let a = match a {
        Infinity(false) => return a,
        Nan | Infinity(true) => return Nan,
        Number::Finite(a) if a.is_zero() => return Number::Finite(a),
        Number::Finite(a) if a.negative => return Nan,
        Number::Finite(a) => a,
    };
    let mut up = 126 - bit_length(a.size);
    if (a.exponent - up as i32) % 2 != 0 {
        up -= 1;
    }
    let square = a.size << up;
    let mut root = 0u128;
    for bit in (0..64).rev() {
        let next = root | 1 << bit;
        if next * next <= square {
            root = next;
        }
    }
    let exponent = (a.exponent - up as i32) / 2;
    Number::Finite(Finite { negative: false, size: root, exponent, more: root * root != square })
}

/// The number as the nearest f64.
pub fn to_f64(a: Number) -> f64 {
    match a {
        Nan => f64::NAN,
        Infinity(false) => f64::INFINITY,
        Infinity(true) => f64::NEG_INFINITY,
        Number::Finite(a) => {
            f64::from_bits(a.round(Format::of(PtxType::F64), Rounding::Rn).bits as u64)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits of every exponent.
    fn samples() -> impl Iterator<Item = u64> {
        let mut state = 0x1234_5678_9abc_def1u64;
        std::iter::from_fn(move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            Some(state ^ state >> 31)
        })
    }

    #[test]
    fn arithmetic_is_that_of_the_host() {
        let double = Format::of(PtxType::F64);
        let round = |x: Number| match x {
            Nan => f64::NAN.to_bits(),
            Infinity(negative) => (if negative { -f64::INFINITY } else { f64::INFINITY }).to_bits(),
            Number::Finite(x) => x.round(double, Rounding::Rn).bits as u64,
        };
        let same = |got: u64, want: f64| {
            assert!(got == want.to_bits() || want.is_nan() && double.is_nan(u128::from(got)));
        };
        let values: Vec<u64> = samples().take(3000).collect();
        for w in values.windows(3) {
            // Neighbouring exponents, so that sums cancel.
            let near = |bits: u64| bits & !(0x7fe << 52) | 0x3fe << 52;
            for w in [[w[0], w[1], w[2]], [near(w[0]), near(w[1]), near(w[2])]] {
                let [x, y, z] = w.map(f64::from_bits);
                let [a, b, c] = w.map(|bits| double.decode(u128::from(bits)));
                same(round(add(a, b, Rounding::Rn)), x + y);
                same(round(multiply(a, b)), x * y);
                same(round(divide(a, b)), x / y);
                same(round(add(multiply(a, b), c, Rounding::Rn)), x.mul_add(y, z));
                same(round(square_root(a)), x.sqrt());
                let single = Format::of(PtxType::F32);
                if let Number::Finite(a) = a {
                    let narrow = a.round(single, Rounding::Rn).bits;
                    assert_eq!(narrow as u32, (x as f32).to_bits());
                    assert_eq!(
                        a.to_integer(Rounding::Rzi).clamp(-1 << 31, (1 << 31) - 1) as i32,
                        x as i32
                    );
                }
            }
        }
    }

    #[test]
    fn formats_have_their_ranges() {
        let largest = |ty| to_f64(Format::of(ty).decode(Format::of(ty).largest));
        let least = |ty| to_f64(Format::of(ty).decode(1));
        let ranges = [
            (PtxType::F16, 65504.0, 2f64.powi(-24)),
            (PtxType::BF16, f64::from(f32::from_bits(0x7f7f_0000)), 2f64.powi(-133)),
            (PtxType::E4M3, 448.0, 2f64.powi(-9)),
            (PtxType::E5M2, 57344.0, 2f64.powi(-16)),
            (PtxType::E2M3, 7.5, 0.125),
            (PtxType::E3M2, 28.0, 0.0625),
            (PtxType::E2M1, 6.0, 0.5),
        ];
        for (ty, most, step) in ranges {
            assert_eq!((largest(ty), least(ty)), (most, step), "{ty}");
        }
    }
}
