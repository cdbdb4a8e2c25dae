//! Arguments of kernels, from and to numbers, and roundings to narrow formats.

use super::{Arg, Near};

/// Numbers that lie in memory with the lowest byte first.
pub trait Numbers: Sized + Copy {
    /// The bytes of numbers.
    fn bytes(numbers: &[Self]) -> Vec<u8>;
    /// The numbers of bytes.
    fn numbers(bytes: &[u8]) -> Vec<Self>;
}

macro_rules! numbers {
    ($($ty:ty)*) => {$(
        impl Numbers for $ty {
            fn bytes(numbers: &[Self]) -> Vec<u8> {
                numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
            }
            fn numbers(bytes: &[u8]) -> Vec<Self> {
                let exact = bytes.chunks_exact(size_of::<Self>());
                let number = |b: &[u8]| b.try_into().map(Self::from_le_bytes);
                exact.map(|b| number(b).expect("the size is right")).collect()
            }
        }
    )*};
}
numbers!(u8 i16 u16 i32 u32 i64 u64 i128 f32 f64);

/// A value as an argument.
pub fn value<T: Numbers>(value: T) -> Arg {
    Arg::Value(T::bytes(&[value]))
}

/// A buffer that is read.
pub fn input<T: Numbers>(numbers: &[T]) -> Arg {
    Arg::Input(T::bytes(numbers))
}

/// A buffer that is uninitialised before the launch.
pub fn output<T: Numbers>(want: &[T]) -> Arg {
    Arg::Output { before: None, want: T::bytes(want), near: Near::Exact }
}

/// A buffer that changes.
pub fn changed<T: Numbers>(before: &[T], want: &[T]) -> Arg {
    Arg::Output { before: Some(T::bytes(before)), want: T::bytes(want), near: Near::Exact }
}

/// A buffer of which only the kernel's writing matters, since the launch has a fault.
pub fn scratch(bytes: usize) -> Arg {
    Arg::Output { before: Some(vec![0; bytes]), want: Vec::new(), near: Near::Exact }
}

impl Arg {
    /// The same with an error allowed.
    pub fn near(mut self, bound: f32) -> Self {
        if let Self::Output { near, .. } = &mut self {
            *near = Near::F32(bound);
        }
        self
    }

    /// The same with numbers of 32 bits in any order.
    pub fn in_any_order(mut self) -> Self {
        if let Self::Output { near, .. } = &mut self {
            *near = Near::Permuted;
        }
        self
    }
}

/// `count` numbers that look random, always the same for a seed.
pub fn random(seed: u64, count: usize) -> Vec<u32> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 24) as u32
    };
    (0..count).map(|_| next()).collect()
}

/// Small integers of both signs: sums and products of a few of them are exact in every format.
pub fn small(seed: u64, count: usize) -> Vec<i32> {
    random(seed, count).into_iter().map(|x| x as i32 % 9).collect()
}

/// Small integers as numbers of 32 bits.
pub fn small_floats(seed: u64, count: usize) -> Vec<f32> {
    small(seed, count).into_iter().map(|x| x as f32).collect()
}

/// Numbers between -8 and 8.
pub fn fractions(seed: u64, count: usize) -> Vec<f32> {
    let scale = |x: u32| (x >> 8) as f32 / (1 << 20) as f32 - 8.0;
    random(seed, count).into_iter().map(scale).collect()
}

/// The bits of the nearest normal number with `fraction` bits of fraction and `exponent` bits of
/// exponent; ties go to even.
fn round(value: f64, exponent: u32, fraction: u32) -> u16 {
    let bits = value.abs().to_bits();
    if bits == 0 {
        return u16::from(value.is_sign_negative()) << 15;
    }
    let drop = 52 - fraction;
    let half = (1u64 << (drop - 1)) - 1 + (bits >> drop & 1);
    let rounded = (bits + half) >> drop;
    let bias = 1023 - ((1u64 << (exponent - 1)) - 1);
    let narrow = rounded - (bias << fraction);
    assert!(narrow >> fraction > 0 && narrow >> fraction < (1 << exponent) - 1, "it is normal");
    narrow as u16 | u16::from(value < 0.0) << 15
}

/// The bits of the nearest f16.
pub fn f16(value: f64) -> u16 {
    round(value, 5, 10)
}

/// The bits of the nearest bf16.
pub fn bf16(value: f64) -> u16 {
    round(value, 8, 7)
}

/// The value of a normal f16 or zero.
pub fn of_f16(bits: u16) -> f64 {
    let magnitude = u64::from(bits & 0x7fff);
    let wide = if magnitude == 0 { 0 } else { (magnitude << 42) + ((1023 - 15) << 52) };
    f64::from_bits(wide | u64::from(bits >> 15) << 63)
}

/// The value of a bf16.
pub fn of_bf16(bits: u16) -> f64 {
    f64::from(f32::from_bits(u32::from(bits) << 16))
}
