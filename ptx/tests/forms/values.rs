//! Operands to try instructions with: edge cases and numbers that are the same on every run.

#![allow(dead_code, reason = "each test uses a part of this")]

use irc_ptx::isa::PtxType;
use irc_ptx::isa::sem::truncate;

/// Numbers that are the same on every run.
pub struct Random(pub u64);

impl Random {
    /// 64 bits.
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number less than `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

const INTEGERS: [u64; 28] = [
    0,
    1,
    2,
    3,
    7,
    8,
    15,
    16,
    17,
    24,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    128,
    255,
    256,
    0x7fff,
    0x8000,
    0xffff,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    1 << 63,
    u64::MAX,
];

/// The width and that of the fraction.
fn format(ty: PtxType) -> (u32, u32) {
    match ty {
        PtxType::F16 | PtxType::F16x2 => (16, 10),
        PtxType::BF16 | PtxType::BF16x2 => (16, 7),
        PtxType::F64 => (64, 52),
        _ => (32, 23),
    }
}

/// Special numbers of a type.
pub fn edges(ty: PtxType) -> Vec<u128> {
    let mut edges: Vec<u128> = if ty.is_float() && ty.bits() >= 16 {
        let (bits, fraction) = format(ty);
        let sign = 1u128 << (bits - 1);
        let infinity = sign - (1 << fraction);
        let one = infinity >> 1 & infinity;
        let step = 1 << fraction;
        let sizes = [
            0,
            1,
            step / 2,
            step - 1,
            step,
            step + 1,
            2 * step - 1,
            one - 24 * step.min(one / 24),
            one - step,
            one - 2,
            one - 1,
            one,
            one + 1,
            one + step,
            one + step + step / 2,
            one + 7 * step + 12345 % step,
            // Their reciprocals are near the least normal number.
            infinity - 2 * step,
            infinity - 2 * step + 1,
            infinity - 1,
            infinity,
            infinity + 1,
            sign - 1,
            // As double precision it rounds to the least normal number of single precision, but
            // only with the steps of subnormal ones.
            0x380f_ffff_e000_0000 & (sign - 1),
            0x380f_ffff_f000_0000 & (sign - 1),
        ];
        let both = sizes.iter().flat_map(|size| [*size, sign | size]);
        let count = ty.bits() / bits;
        both.map(|bits_of| (0..count).fold(0, |all, _| all << bits | bits_of)).collect()
    } else {
        INTEGERS.iter().map(|&value| truncate(u128::from(value), ty.bits())).collect()
    };
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// A float with few bits set in its fraction and an exponent near that of 1, or a special one.
fn float(ty: PtxType, random: &mut Random) -> u64 {
    let (bits, fraction) = format(ty);
    let sign = random.next() >> 63 << (bits - 1);
    let infinity = (1u64 << (bits - 1)) - (1 << fraction);
    let one = infinity >> 1 & infinity;
    let bit = |random: &mut Random| 1u64 << random.below(fraction as usize);
    let special = [0, 1, 2, infinity, infinity - 1, infinity + 1, infinity + (infinity >> 4)];
    sign | match random.next() >> 61 {
        0 => random.pick(&special),
        1 => random.pick(&[(1 << fraction) - 1, 1 << fraction, one, one + 1, one - 1]),
        2 => bit(random) | bit(random),
        3 => random.next() & (infinity | (infinity - 1)),
        _ => {
            let exponents = [0u64, 1, 2, 3, 8, 9, 10, 11, 12, 22, 23, 24, 25, 26, 31, 32, 51, 52];
            let size = random.pick(&exponents) << fraction;
            let exponent =
                if random.next() >> 63 == 0 { one + size } else { one.saturating_sub(size) };
            let fraction = match random.next() >> 62 {
                0 => 0,
                1 => (1 << fraction) - 1,
                2 => bit(random) | 1,
                _ => (bit(random) | bit(random)).wrapping_neg() & ((1 << fraction) - 1),
            };
            if exponent < infinity { exponent + fraction } else { one + fraction }
        }
    }
}

/// A number of a type: a special one, one with few bits, or any.
pub fn value(ty: PtxType, random: &mut Random) -> u128 {
    let bits = match random.next() >> 62 {
        0 => u128::from(random.next()) << 64 | u128::from(random.next()),
        _ if ty.is_float() => {
            let each = format(ty).0;
            (0..ty.bits().div_ceil(each))
                .fold(0, |all, _| all << each | u128::from(float(ty, random)))
        }
        1 => u128::from(random.next() >> random.below(64)),
        _ => u128::from(random.pick(&INTEGERS)),
    };
    truncate(bits, ty.bits())
}
