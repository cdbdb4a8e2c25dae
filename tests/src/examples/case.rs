//! What a test of an example consists of: a launch, arguments, and what memory must hold after it.

use std::fmt;
use std::ops::Range;

/// A launch of a kernel with its arguments and the expected contents of memory.
#[derive(Clone, Debug)]
pub struct Case {
    /// The kernel.
    pub kernel: String,
    /// CTAs of the grid.
    pub grid: [u32; 3],
    /// Threads of a CTA.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory.
    pub dynamic_shared: u32,
    /// Arguments in order.
    pub arguments: Vec<Argument>,
}

/// An argument of a kernel.
#[derive(Clone, Debug)]
pub enum Argument {
    /// The bits of a value.
    Bits(u64),
    /// The bytes of an aggregate that is passed by value.
    Bytes(Vec<u8>),
    /// The address of a buffer in global memory.
    Buffer {
        /// Contents before the launch.
        before: Vec<u8>,
        /// What it must hold after the launch.
        after: Expect,
    },
}

/// What a buffer must hold.
#[derive(Clone, Debug)]
pub enum Expect {
    /// Just these bytes.
    Exact(Vec<u8>),
    /// These numbers, within a tolerance.
    Near(Vec<f32>, Tolerance),
    /// A property of the bytes; the text says which where it does not hold.
    Property(fn(&[u8]) -> Result<(), String>),
}

/// How far a float may be from the reference: by the sum of both.
#[derive(Clone, Copy, Debug)]
pub struct Tolerance {
    /// As a part of the reference's magnitude.
    pub relative: f32,
    /// In absolute terms.
    pub absolute: f32,
}

/// Where a buffer does not hold what it must.
#[derive(Clone, Debug, PartialEq)]
pub struct Mismatch {
    /// Index of the argument.
    pub argument: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "argument {}: {}", self.argument, self.what)
    }
}

/// A number that buffers hold.
pub trait Element: Copy {
    /// Appends the bytes of the number.
    fn put(self, bytes: &mut Vec<u8>);
}

macro_rules! element {
    ($($ty:ty)*) => {$(
        impl Element for $ty {
            fn put(self, bytes: &mut Vec<u8>) {
                bytes.extend_from_slice(&self.to_le_bytes());
            }
        }
    )*};
}

element!(u8 u16 u32 i32 u64 f32);

fn bytes_of<T: Element>(values: &[T]) -> Vec<u8> {
    let mut bytes = Vec::new();
    values.iter().for_each(|value| value.put(&mut bytes));
    bytes
}

impl Expect {
    /// Just these numbers.
    pub fn exact<T: Element>(values: &[T]) -> Expect {
        Expect::Exact(bytes_of(values))
    }

    /// Whether `found` is what is expected; the text says where it is not.
    fn check(&self, found: &[u8]) -> Result<(), String> {
        match self {
            Expect::Exact(bytes) => {
                let at = found.iter().zip(bytes).position(|(found, wanted)| found != wanted);
                let at = at.map(|at| at & !3).or((found.len() != bytes.len()).then_some(0));
                let word = |bytes: &[u8], at: usize| {
                    bytes[at..].iter().take(4).rev().fold(0u32, |word, &b| word << 8 | u32::from(b))
                };
                at.map_or(Ok(()), |at| {
                    let (found, wanted) = (word(found, at), word(bytes, at));
                    Err(format!("at byte {at}: {found:#010x}, expected {wanted:#010x}"))
                })
            }
            Expect::Near(values, tolerance) => {
                let found = found.chunks_exact(4).map(|bytes| {
                    f32::from_le_bytes(bytes.try_into().expect("chunks have four bytes"))
                });
                for (i, (found, &wanted)) in found.zip(values).enumerate() {
                    let allowed = tolerance.absolute + tolerance.relative * wanted.abs();
                    if found.is_nan() || (found - wanted).abs() > allowed {
                        return Err(format!("element {i}: {found}, expected {wanted} ± {allowed}"));
                    }
                }
                Ok(())
            }
            Expect::Property(holds) => holds(found),
        }
    }
}

impl Case {
    /// A launch of `kernel`, with no arguments yet.
    pub fn new(kernel: &str, grid: [u32; 3], block: [u32; 3]) -> Case {
        Case { kernel: kernel.to_owned(), grid, block, dynamic_shared: 0, arguments: Vec::new() }
    }

    /// Adds an argument of at most 64 bits.
    #[must_use]
    pub fn bits(mut self, bits: impl Into<u64>) -> Case {
        self.arguments.push(Argument::Bits(bits.into()));
        self
    }

    /// Adds an `f32`.
    #[must_use]
    pub fn float(self, value: f32) -> Case {
        self.bits(value.to_bits())
    }

    /// Adds a buffer that the kernel must leave as it is.
    #[must_use]
    pub fn input<T: Element>(self, contents: &[T]) -> Case {
        self.buffer(contents, Expect::exact(contents))
    }

    /// Adds a buffer with its contents before, and what it must hold after the launch.
    #[must_use]
    pub fn buffer<T: Element>(mut self, contents: &[T], after: Expect) -> Case {
        self.arguments.push(Argument::Buffer { before: bytes_of(contents), after });
        self
    }

    /// Adds a buffer that holds the byte 0xa5 before, and exactly these numbers after the launch.
    #[must_use]
    pub fn output<T: Element>(mut self, after: &[T]) -> Case {
        let after = bytes_of(after);
        let before = vec![0xa5; after.len()];
        self.arguments.push(Argument::Buffer { before, after: Expect::Exact(after) });
        self
    }

    /// Adds a buffer that holds the byte 0xa5 before, and these floats after the launch.
    #[must_use]
    pub fn output_near(mut self, after: Vec<f32>, tolerance: Tolerance) -> Case {
        let before = vec![0xa5; 4 * after.len()];
        let after = Expect::Near(after, tolerance);
        self.arguments.push(Argument::Buffer { before, after });
        self
    }

    /// Adds a buffer that holds the byte 0xa5 before, and has this property after the launch.
    #[must_use]
    pub fn output_with(mut self, size: usize, holds: fn(&[u8]) -> Result<(), String>) -> Case {
        let after = Expect::Property(holds);
        self.arguments.push(Argument::Buffer { before: vec![0xa5; size], after });
        self
    }

    /// Adds an aggregate that is passed by value.
    #[must_use]
    pub fn aggregate<T: Element>(mut self, fields: &[T]) -> Case {
        self.arguments.push(Argument::Bytes(bytes_of(fields)));
        self
    }

    /// Checks the contents of the buffers after a launch: one for each buffer, in the order of the
    /// arguments; `None` stands for a byte that is poison.
    pub fn check(&self, buffers: &[Vec<Option<u8>>]) -> Result<(), Mismatch> {
        let mut buffers = buffers.iter();
        for (argument, wanted) in self.arguments.iter().enumerate() {
            let Argument::Buffer { after, .. } = wanted else { continue };
            let mismatch = |what| Mismatch { argument, what };
            let found = buffers.next().ok_or_else(|| mismatch("is missing".to_owned()))?;
            let bytes: Option<Vec<u8>> = found.iter().copied().collect();
            let bytes = bytes.ok_or_else(|| mismatch("holds poison".to_owned()))?;
            after.check(&bytes).map_err(mismatch)?;
        }
        Ok(())
    }
}

/// Pseudo-random numbers (SplitMix64), the same on every machine.
pub struct Random(u64);

impl Random {
    /// The sequence with this number.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `end`.
    pub fn below(&mut self, end: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(end)) >> 32) as u32
    }

    /// A float of the range.
    pub fn float(&mut self, range: Range<f32>) -> f32 {
        let unit = (self.bits() >> 40) as f32 / (1 << 24) as f32;
        range.start + unit * (range.end - range.start)
    }

    /// That many floats of the range.
    pub fn floats(&mut self, count: usize, range: Range<f32>) -> Vec<f32> {
        (0..count).map(|_| self.float(range.clone())).collect()
    }

    /// That many multiples of 1/64 between -2 and 2: thousands of them add up without rounding, in
    /// any order.
    pub fn short_floats(&mut self, count: usize) -> Vec<f32> {
        (0..count).map(|_| (self.below(257) as f32 - 128.0) / 64.0).collect()
    }

    /// That many words.
    pub fn words(&mut self, count: usize) -> Vec<u32> {
        (0..count).map(|_| self.bits() as u32).collect()
    }
}

/// The value of an `f16`.
pub fn f16_value(bits: u16) -> f32 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f32::from(bits & 1023) / 1024.0);
    let magnitude = match exponent {
        0 => fraction * 2f32.powi(-14),
        31 => panic!("no reference uses infinite numbers of 16 bits"),
        _ => (1.0 + fraction) * 2f32.powi(exponent - 15),
    };
    if bits >> 15 == 1 { -magnitude } else { magnitude }
}

/// The `f16` nearest to a number, ties to even: the last of the finite ones in order of magnitude
/// that is no farther from it than the next.
pub fn nearest_f16(value: f32) -> u16 {
    let magnitude = f64::from(value.abs());
    let (mut low, mut high) = (0u16, 0x7bff);
    while low < high {
        let middle = low + (high - low).div_ceil(2);
        if f64::from(f16_value(middle)) <= magnitude {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    assert!(low < 0x7bff, "no reference uses numbers that large");
    let below = magnitude - f64::from(f16_value(low));
    let above = f64::from(f16_value(low + 1)) - magnitude;
    let up = below > above || below == above && low & 1 == 1;
    (low + u16::from(up)) | u16::from(value.is_sign_negative()) << 15
}
