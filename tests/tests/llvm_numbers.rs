//! Intrinsics of numbers in LLVM IR do what the language reference says: each is computed for 64
//! pairs of arguments on the simulator, beside a reference in Rust that works on whole numbers.

use irc::{OptLevel, Options, compile};
use irc_runtime::sim::{Checks, LaunchConfig, Options as SimOptions, Simulator};

/// Threads of a launch.
const THREADS: usize = 64;

/// A kernel: what it computes of `%a` and `%b`, and the references of its results.
struct Case {
    /// The types of the arguments.
    takes: [&'static str; 2],
    /// Instructions that define `%r`, and `%s` if there are two results.
    body: String,
    /// The types of the results.
    gives: Vec<&'static str>,
    /// The bits of the results; nothing where LLVM says nothing about them.
    reference: Box<dyn Fn(u128, u128) -> Vec<Option<u128>>>,
}

/// A format of floats: bits, and bits of the fraction.
#[derive(Clone, Copy)]
struct Format {
    name: &'static str,
    suffix: &'static str,
    bits: u32,
    fraction: u32,
}

const FORMATS: [Format; 4] = [
    Format { name: "half", suffix: "f16", bits: 16, fraction: 10 },
    Format { name: "bfloat", suffix: "bf16", bits: 16, fraction: 7 },
    Format { name: "float", suffix: "f32", bits: 32, fraction: 23 },
    Format { name: "double", suffix: "f64", bits: 64, fraction: 52 },
];

/// What bits say: a NaN, an infinity or zero, or a whole number times a power of two.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Class {
    Nan,
    Infinite,
    Finite(u128, i32),
}

impl Format {
    fn bias(self) -> i32 {
        (1 << (self.bits - self.fraction - 2)) - 1
    }

    fn infinity(self) -> u128 {
        (((1 << (self.bits - self.fraction - 1)) - 1) as u128) << self.fraction
    }

    fn is_negative(self, x: u128) -> bool {
        x >> (self.bits - 1) & 1 == 1
    }

    fn class(self, x: u128) -> Class {
        let magnitude = x & ((1 << (self.bits - 1)) - 1);
        let infinity = self.infinity();
        let (stored, rest) =
            ((magnitude >> self.fraction) as i32, magnitude & ((1 << self.fraction) - 1));
        let least = 1 - self.bias() - self.fraction as i32;
        match magnitude {
            _ if magnitude > infinity => Class::Nan,
            _ if magnitude == infinity => Class::Infinite,
            _ if stored == 0 => Class::Finite(rest, least),
            _ => Class::Finite(rest | 1 << self.fraction, least + stored - 1),
        }
    }

    /// The float nearest to a whole number times a power of two, ties to even.
    fn nearest(self, negative: bool, number: u128, exponent: i32) -> u128 {
        let sign = u128::from(negative) << (self.bits - 1);
        if number == 0 {
            return sign;
        }
        let top = 127 - number.leading_zeros() as i32 + exponent;
        let least = 1 - self.bias() - self.fraction as i32;
        let unit = least.max(top - self.fraction as i32);
        let down = unit - exponent;
        let rounded = match down {
            ..=0 => number << -down,
            127.. => 0,
            _ => {
                let (whole, rest) = (number >> down, number & ((1 << down) - 1));
                let half = 1 << (down - 1);
                whole + u128::from(rest > half || rest == half && whole & 1 == 1)
            }
        };
        // A significand that is rounded up to the next power of two carries into the exponent.
        let stored = ((unit - least) as u128) << self.fraction;
        let bits = if unit == least { rounded } else { stored + rounded };
        sign | bits.min(self.infinity())
    }

    /// Arguments of all kinds.
    fn samples(self) -> Vec<u128> {
        let sign = 1u128 << (self.bits - 1);
        let one = (self.bias() as u128) << self.fraction;
        let infinity = self.infinity();
        let special = [0, 1, one, infinity, infinity | 1 << (self.fraction - 1), infinity - 1];
        let more = [3, (1 << self.fraction) - 1, 1 << self.fraction, one | 5, one - 1, one + 12345];
        let mut all: Vec<u128> = special.iter().chain(&more).flat_map(|&x| [x, x | sign]).collect();
        all.extend(random(all.len(), self.bits));
        all
    }
}

/// So many random numbers that all are 64.
fn random(have: usize, bits: u32) -> Vec<u128> {
    let mut state = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835_u128;
    let next = |_| {
        state = state.wrapping_mul(0xda94_2042_e4dd_58b5).wrapping_add(1442695040888963407);
        (state ^ state >> 64).rotate_left(37) & (u128::MAX >> (128 - bits))
    };
    (have..THREADS).map(next).collect()
}

/// Integers of all kinds.
fn integers(bits: u32) -> Vec<u128> {
    let mask = u128::MAX >> (128 - bits);
    let sign = 1u128 << (bits - 1);
    let mut all: Vec<u128> = [0, 1, 2, 7, mask, mask - 1, sign, sign - 1, sign + 1, mask / 3]
        .map(|number| number & mask)
        .to_vec();
    all.extend(random(all.len(), bits));
    all
}

fn samples_of(ty: &str) -> Vec<u128> {
    match FORMATS.iter().find(|format| format.name == ty) {
        Some(format) => format.samples(),
        None => integers(ty[1..].parse().expect("an integer")),
    }
}

fn signed(x: u128, bits: u32) -> i128 {
    (x as i128) << (128 - bits) >> (128 - bits)
}

fn cut(x: i128, bits: u32) -> u128 {
    x as u128 & (u128::MAX >> (128 - bits))
}

fn kernel(number: usize, case: &Case) -> String {
    let [x, y] = case.takes;
    let mut stores = String::new();
    for (place, (ty, name)) in case.gives.iter().zip(["%r", "%s"]).enumerate() {
        stores += &format!("  %p{place} = getelementptr i8, ptr %po, i64 {}\n", place * 16);
        stores += &format!("  store {ty} {name}, ptr %p{place}, align 16\n");
    }
    format!(
        "define ptx_kernel void @k{number}(ptr %x, ptr %y, ptr %out) {{
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %px = getelementptr [16 x i8], ptr %x, i32 %i
  %py = getelementptr [16 x i8], ptr %y, i32 %i
  %po = getelementptr [32 x i8], ptr %out, i32 %i
  %a = load {x}, ptr %px, align 16
  %b = load {y}, ptr %py, align 16
{}
{stores}  ret void
}}
",
        case.body
    )
}

/// The declaration of the function of libdevice that is called, if one is.
fn declaration(body: &str) -> Option<String> {
    let (before, after) = body.split_once(" @__nv_")?;
    let (result, (call, _)) = (before.rsplit(' ').next()?, after.split_once(" %")?);
    Some(format!("declare {result} @__nv_{call})\n"))
}

/// Compiles all cases at two levels and compares what they compute.
fn check(cases: &[Case]) {
    check_in("", cases);
}

/// The same in a module with this text at its beginning.
fn check_in(head: &str, cases: &[Case]) {
    let mut text = format!("target triple = \"nvptx64-nvidia-cuda\"\n{head}");
    text.extend(cases.iter().filter_map(|case| declaration(&case.body)));
    text.extend(cases.iter().enumerate().map(|(number, case)| kernel(number, case)));
    let module = irc_llvm::read(text.as_bytes()).unwrap_or_else(|e| panic!("{:?}\n{text}", e[0]));
    let target = "sm_90".parse().expect("a known target");
    let mut problems = Vec::new();
    for level in [OptLevel::O0, OptLevel::O2] {
        let ptx = compile(&module, &target, &Options::default().with_level(level));
        let ptx = ptx.unwrap_or_else(|errors| panic!("{}\n{module}", errors[0])).text;
        let mut simulator = Simulator::new(SimOptions::default().with_checks(Checks::all()));
        let loaded = simulator.load(&ptx).unwrap_or_else(|error| panic!("{error}\n{ptx}"));
        for (number, case) in cases.iter().enumerate() {
            let [xs, ys] = case.takes.map(samples_of);
            // The second arguments in another order, so that all kinds meet.
            let ys: Vec<u128> = (0..THREADS).map(|i| ys[i * 29 % THREADS]).collect();
            let mut place = |numbers: &[u128]| {
                let bytes: Vec<u8> = numbers.iter().flat_map(|n| n.to_le_bytes()).collect();
                let address = simulator.allocate(bytes.len() as u64);
                simulator.write(address, &bytes).expect("it is allocated");
                address
            };
            let [x, y, out] = [place(&xs), place(&ys), place(&[0; 2 * THREADS])];
            let shape = LaunchConfig::new([1, 1, 1], [THREADS as u32, 1, 1]);
            let args = [x, y, out].map(u64::to_le_bytes);
            let args: Vec<&[u8]> = args.iter().map(|arg| &arg[..]).collect();
            let finished = simulator.launch(loaded, &format!("k{number}"), shape, &args, &|_| {});
            finished.unwrap_or_else(|error| panic!("{error}\n{}", case.body));
            let mut found = vec![0; 32 * THREADS];
            simulator.read(out, &mut found).expect("it is allocated");
            for thread in 0..THREADS {
                let want = (case.reference)(xs[thread], ys[thread]);
                for (result, want) in want.into_iter().enumerate() {
                    let at = thread * 32 + result * 16;
                    let found = found[at..at + 16].try_into().expect("16 bytes");
                    let found = u128::from_le_bytes(found);
                    if let Some(want) = want
                        && want != found
                    {
                        let (x, y) = (xs[thread], ys[thread]);
                        problems.push(format!(
                            "{level:?} of {x:#x} and {y:#x}: {found:#x}, not {want:#x}:\n{}",
                            case.body
                        ));
                        break;
                    }
                }
            }
        }
    }
    let count = problems.len();
    problems.truncate(10);
    assert!(problems.is_empty(), "{}\n{count} problems", problems.join("\n"));
}

#[test]
fn ldexp_rounds_once() {
    let mut cases = Vec::new();
    for format in FORMATS {
        for (ty, bits) in [("i8", 8), ("i13", 13), ("i16", 16), ("i32", 32), ("i64", 64)] {
            let Format { name, suffix, .. } = format;
            // Those of wide exponents that are cut are near zero.
            let cut_to = if bits > 13 {
                format!("  %c = ashr {ty} %b, {}\n", bits - 12)
            } else {
                String::new()
            };
            for cut_off in [false, true] {
                let by = if cut_off && bits > 13 { "%c" } else { "%b" };
                cases.push(Case {
                    takes: [name, ty],
                    body: format!(
                        "{cut_to}  %r = call {name} @llvm.ldexp.{suffix}.{ty}({name} %a, {ty} {by})"
                    ),
                    gives: vec![name],
                    reference: Box::new(move |x, by| {
                        let by = signed(by, bits);
                        let by = if cut_off && bits > 13 { by >> (bits - 12) } else { by };
                        let by = by.clamp(-100_000, 100_000) as i32;
                        vec![match format.class(x) {
                            Class::Nan => None,
                            Class::Infinite => Some(x),
                            Class::Finite(number, exponent) => {
                                Some(format.nearest(format.is_negative(x), number, exponent + by))
                            }
                        }]
                    }),
                });
            }
        }
    }
    check(&cases);
}

#[test]
fn frexp_and_modf_take_floats_apart() {
    let mut cases = Vec::new();
    for format in FORMATS {
        let Format { name, suffix, .. } = format;
        for (ty, bits) in [("i32", 32), ("i16", 16), ("i13", 13), ("i64", 64)] {
            cases.push(Case {
                takes: [name, "i8"],
                body: format!(
                    "  %p = call {{ {name}, {ty} }} @llvm.frexp.{suffix}.{ty}({name} %a)
  %r = extractvalue {{ {name}, {ty} }} %p, 0
  %s = extractvalue {{ {name}, {ty} }} %p, 1"
                ),
                gives: vec![name, ty],
                reference: Box::new(move |x, _| match format.class(x) {
                    Class::Nan => vec![None, None],
                    Class::Infinite => vec![Some(x), None],
                    Class::Finite(0, _) => vec![Some(x), Some(0)],
                    Class::Finite(number, exponent) => {
                        let size = 128 - number.leading_zeros() as i32;
                        let half = format.nearest(format.is_negative(x), number, -size);
                        vec![Some(half), Some(cut((size + exponent).into(), bits))]
                    }
                }),
            });
        }
        cases.push(Case {
            takes: [name, "i8"],
            body: format!(
                "  %p = call {{ {name}, {name} }} @llvm.modf.{suffix}({name} %a)
  %r = extractvalue {{ {name}, {name} }} %p, 0
  %s = extractvalue {{ {name}, {name} }} %p, 1"
            ),
            gives: vec![name, name],
            reference: Box::new(move |x, _| {
                let negative = format.is_negative(x);
                match format.class(x) {
                    Class::Nan => vec![None, None],
                    Class::Infinite => vec![Some(format.nearest(negative, 0, 0)), Some(x)],
                    Class::Finite(number, exponent) => {
                        let below = (-exponent).clamp(0, 127);
                        let (whole, rest) = (number >> below, number & ((1 << below) - 1));
                        let number = |number, exponent| format.nearest(negative, number, exponent);
                        vec![Some(number(rest, exponent)), Some(number(whole, exponent.max(0)))]
                    }
                }
            }),
        });
    }
    check(&cases);
}

/// Integers whose products and quotients are looked at: name and bits.
const WIDTHS: [(&str, u32); 6] =
    [("i8", 8), ("i13", 13), ("i16", 16), ("i32", 32), ("i50", 50), ("i64", 64)];

#[test]
fn products_of_fixed_point_are_rounded_down() {
    let mut cases = Vec::new();
    for (ty, bits) in WIDTHS {
        for (scale, sign) in
            [0, 1, bits / 2, bits - 1, bits].into_iter().flat_map(|n| [(n, 's'), (n, 'u')])
        {
            let is_signed = sign == 's';
            if is_signed && scale == bits {
                continue;
            }
            for saturates in [false, true] {
                let name = if saturates { "mul.fix.sat" } else { "mul.fix" };
                cases.push(Case {
                    takes: [ty, ty],
                    body: format!(
                        "  %r = call {ty} @llvm.{sign}{name}.{ty}({ty} %a, {ty} %b, i32 {scale})"
                    ),
                    gives: vec![ty],
                    reference: Box::new(move |x, y| {
                        let (most, least) = (u128::MAX >> (129 - bits), -(1i128 << (bits - 1)));
                        let found = if is_signed {
                            let found = (signed(x, bits) * signed(y, bits)) >> scale;
                            if saturates { found.clamp(least, most as i128) } else { found }
                        } else {
                            let found = (x * y) >> scale;
                            let all = u128::MAX >> (128 - bits);
                            (if saturates { found.min(all) } else { found }) as i128
                        };
                        vec![Some(cut(found, bits))]
                    }),
                });
            }
        }
    }
    check(&cases);
}

#[test]
fn products_of_fixed_point_have_256_bits() {
    // (2^100 + 3) * y / 2^64.
    let known: u128 = (1 << 100) + 3;
    let reference = move |_: u128, y: u128| {
        // In pieces of 64 bits, so that nothing is lost.
        let low = u128::from(u64::MAX);
        let ([a, b], [c, d]) = ([known & low, known >> 64], [y & low, y >> 64]);
        let [ac, ad, bc, bd] = [a * c, a * d, b * c, b * d];
        let middle = (ac >> 64) + (ad & low) + (bc & low);
        let high = bd + (ad >> 64) + (bc >> 64) + (middle >> 64);
        vec![Some(high << 64 | middle & low)]
    };
    check(&[Case {
        takes: ["i8", "i128"],
        body: format!("  %r = call i128 @llvm.umul.fix.i128(i128 {known}, i128 %b, i32 64)"),
        gives: vec!["i128"],
        reference: Box::new(reference),
    }]);
}

#[test]
fn quotients_of_fixed_point_are_rounded_down() {
    let mut cases = Vec::new();
    for (ty, bits) in WIDTHS {
        for (scale, sign) in
            [0, 1, bits / 2, bits - 1].into_iter().flat_map(|n| [(n, 's'), (n, 'u')])
        {
            for saturates in [false, true] {
                let name = if saturates { "div.fix.sat" } else { "div.fix" };
                let is_signed = sign == 's';
                cases.push(Case {
                    takes: [ty, ty],
                    body: format!(
                        "  %z = icmp eq {ty} %b, 0
  %d = select i1 %z, {ty} 1, {ty} %b
  %r = call {ty} @llvm.{sign}{name}.{ty}({ty} %a, {ty} %d, i32 {scale})"
                    ),
                    gives: vec![ty],
                    reference: Box::new(move |x, y| {
                        let y = if y == 0 { 1 } else { y };
                        let (most, least) = ((1i128 << (bits - 1)) - 1, -(1i128 << (bits - 1)));
                        if !is_signed {
                            let found = (x << scale) / y;
                            let all = u128::MAX >> (128 - bits);
                            let fits = found <= all;
                            return vec![(fits || saturates).then_some(found.min(all))];
                        }
                        let (x, y) = (signed(x, bits) << scale, signed(y, bits));
                        let (quotient, rest) = (x / y, x % y);
                        let found = quotient - i128::from(rest != 0 && (rest < 0) != (y < 0));
                        let fits = found >= least && found <= most;
                        vec![(fits || saturates).then_some(cut(found.clamp(least, most), bits))]
                    }),
                });
            }
        }
    }
    check(&cases);
}

#[test]
fn saturating_conversions_have_any_width() {
    let mut cases = Vec::new();
    for format in FORMATS {
        for bits in [1, 3, 8, 13, 32, 33, 64, 100, 128] {
            for sign in ['s', 'u'] {
                let Format { name, suffix, .. } = format;
                cases.push(Case {
                    takes: [name, "i8"],
                    body: format!(
                        "  %c = call i{bits} @llvm.fpto{sign}i.sat.i{bits}.{suffix}({name} %a)
  %r = {}",
                        match bits {
                            128 => "add i128 %c, 0".to_owned(),
                            _ => format!("zext i{bits} %c to i128"),
                        }
                    ),
                    gives: vec!["i128"],
                    reference: Box::new(move |x, _| {
                        let negative = format.is_negative(x);
                        let (most, least) = match sign {
                            's' => ((1u128 << (bits - 1)) - 1, 1u128 << (bits - 1)),
                            _ => (u128::MAX >> (128 - bits), 0),
                        };
                        let limit = if negative { least } else { most };
                        let magnitude = match format.class(x) {
                            Class::Nan => 0,
                            Class::Infinite => limit,
                            Class::Finite(number, exponent) => match exponent {
                                ..-127 => 0,
                                -127..=0 => number >> -exponent,
                                _ if exponent > number.leading_zeros() as i32 => limit,
                                _ => number << exponent,
                            }
                            .min(limit),
                        };
                        let value = if negative { magnitude.wrapping_neg() } else { magnitude };
                        vec![Some(value & (u128::MAX >> (128 - bits)))]
                    }),
                });
            }
        }
    }
    check(&cases);
}

/// The directions of rounding, by what a positive and a negative result does: up in magnitude?
const DIRECTIONS: [(&str, [bool; 2]); 3] =
    [("upward", [true, false]), ("downward", [false, true]), ("towardzero", [false, false])];

#[test]
fn constrained_operations_round_as_they_say() {
    let mut cases = Vec::new();
    for (mode, away) in DIRECTIONS {
        let words = format!("metadata !\"round.{mode}\", metadata !\"fpexcept.strict\"");
        let float = FORMATS[2];
        let directed = move |negative: bool, number: u128, exponent: i32| {
            // Cut to one bit more than a significand has, below which a last bit says inexact.
            let size = 128 - number.leading_zeros() as i32;
            let down = (size - 24).max(1 - 127 - 23 - exponent).max(0);
            if down > 127 {
                let least = u128::from(away[usize::from(negative)] && number != 0);
                return u128::from(negative) << 31 | least;
            }
            let (whole, rest) = (number >> down, number & ((1u128 << down) - 1));
            let whole = whole + u128::from(rest != 0 && away[usize::from(negative)]);
            let found = float.nearest(negative, whole, exponent + down);
            let infinite = found & 0x7fff_ffff == 0x7f80_0000;
            match infinite && !away[usize::from(negative)] {
                true => found - 1,
                false => found,
            }
        };
        cases.push(Case {
            takes: ["float", "float"],
            body: format!(
                "  %r = call float @llvm.experimental.constrained.fmul.f32(
         float %a, float %b, {words})"
            ),
            gives: vec!["float"],
            reference: Box::new(move |x, y| match (float.class(x), float.class(y)) {
                (Class::Finite(a, e), Class::Finite(b, f)) => {
                    let negative = float.is_negative(x) != float.is_negative(y);
                    vec![Some(directed(negative, a * b, e + f))]
                }
                _ => vec![None],
            }),
        });
        cases.push(Case {
            takes: ["double", "i64"],
            body: format!(
                "  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(
         double %a, {words})
  %s = call float @llvm.experimental.constrained.sitofp.f32.i64(
         i64 %b, {words})"
            ),
            gives: vec!["float", "float"],
            reference: Box::new(move |x, y| {
                let number = signed(y, 64);
                let second = directed(number < 0, number.unsigned_abs(), 0);
                let first = match FORMATS[3].class(x) {
                    Class::Finite(a, e) => Some(directed(FORMATS[3].is_negative(x), a, e)),
                    _ => None,
                };
                vec![first, Some(second)]
            }),
        });
    }
    check(&cases);
}

#[test]
fn powi_multiplies_squares() {
    let powi = |x: f32, by: i32| {
        let (mut square, mut left, mut found) = (x, by.unsigned_abs(), 1.0);
        while left != 0 {
            if left & 1 == 1 {
                found *= square;
            }
            (square, left) = (square * square, left >> 1);
        }
        if by < 0 { 1.0 / found } else { found }
    };
    let bits = |found: f32| (!found.is_nan()).then_some(u128::from(found.to_bits()));
    let mut cases = vec![Case {
        takes: ["float", "i8"],
        body: "  %n = sext i8 %b to i32
  %r = call float @llvm.powi.f32.i32(float %a, i32 %n)
  %s = call float @llvm.powi.f32.i8(float %a, i8 %b)"
            .to_owned(),
        gives: vec!["float", "float"],
        reference: Box::new(move |x, by| {
            let found = bits(powi(f32::from_bits(x as u32), signed(by, 8) as i32));
            vec![found, found]
        }),
    }];
    for by in [0, 1, 5, -3, i32::MIN] {
        cases.push(Case {
            takes: ["float", "i8"],
            body: format!("  %r = call float @llvm.powi.f32.i32(float %a, i32 {by})"),
            gives: vec!["float"],
            reference: Box::new(move |x, _| vec![bits(powi(f32::from_bits(x as u32), by))]),
        });
    }
    check(&cases);
}

#[test]
fn lanes_are_counted() {
    let lanes = |x: u128| [x & 0xff, x >> 8 & 0xff, x >> 16 & 0xff];
    check(&[
        Case {
            takes: ["i32", "i32"],
            body: "  %m = call <5 x i1> @llvm.get.active.lane.mask.v5i1.i32(i32 %a, i32 %b)
  %r = bitcast <5 x i1> %m to i5"
                .to_owned(),
            gives: vec!["i5"],
            reference: Box::new(|x, y| {
                let below = (0..5).filter(|lane| x + lane < y);
                vec![Some(below.map(|lane| 1 << lane).sum())]
            }),
        },
        Case {
            takes: ["i24", "i24"],
            body: "  %c = and i24 %a, %b
  %v = bitcast i24 %c to <3 x i8>
  %r = call i16 @llvm.experimental.cttz.elts.i16.v3i8(<3 x i8> %v, i1 false)
  %t = call <3 x i8> @llvm.stepvector.v3i8()
  %w = add <3 x i8> %v, %t
  %s = bitcast <3 x i8> %w to i24"
                .to_owned(),
            gives: vec!["i16", "i24"],
            reference: Box::new(move |x, y| {
                let all = lanes(x & y);
                let first = all.iter().position(|&lane| lane != 0).unwrap_or(3);
                let sums = all.iter().enumerate();
                let sum = sums.map(|(n, lane)| ((lane + n as u128) & 0xff) << (8 * n)).sum();
                vec![Some(first as u128), Some(sum)]
            }),
        },
    ]);
}

/// Asks for subnormal numbers to count as zero.
const FLUSHES: &str = "!llvm.module.flags = !{!0}\n!0 = !{i32 4, !\"nvvm-reflect-ftz\", i32 1}\n";

/// Names of libdevice are bare conversions: also what is no number becomes what the instruction
/// gives.
#[test]
fn conversions_of_libdevice_are_those_of_the_instructions() {
    for (head, ftz) in [("", ""), (FLUSHES, ".ftz")] {
        let mut cases = Vec::new();
        let integers = [("int", "i", "i32"), ("uint", "ui", "i32"), ("ll", "ll", "i64")];
        let integers = integers.into_iter().chain([("ull", "ull", "i64")]);
        let integers = integers.flat_map(|to| [("double", "d", to), ("float", "f", to)]);
        let all = integers.chain([("double", "d", ("float", "f", "float"))]);
        for (from, short, (to, short_to, ty)) in all {
            let ftz = if from == "float" || to == "float" { ftz } else { "" };
            for (how, direction) in [("rn", "rn"), ("rz", "rz"), ("rd", "rm"), ("ru", "rp")] {
                let intrinsic = format!("llvm.nvvm.{short}2{short_to}.{direction}{ftz}");
                let compared = match ty {
                    "float" => {
                        "  %bn = bitcast float %n to i32\n  %bm = bitcast float %m to i32\n  \
                                %r = xor i32 %bn, %bm\n"
                            .to_owned()
                    }
                    _ => format!("  %r = xor {ty} %n, %m\n"),
                };
                let body = format!(
                    "  %n = call {ty} @__nv_{from}2{to}_{how}({from} %a)\n  %m = call {ty} \
                     @{intrinsic}({from} %a)\n{compared}"
                );
                let gives = vec![if ty == "float" { "i32" } else { ty }];
                let reference = Box::new(|_, _| vec![Some(0)]);
                cases.push(Case { takes: [from, from], body, gives, reference });
            }
        }
        check_in(head, &cases);
    }
}
