//! How far results of the tier `device` move with the hardware: each routine runs on the simulator
//! with approximations that are rounded correctly and with those that are as far off as PTX allows.

use irc::{Options, compile};
use irc_accuracy::inputs::{scrambled, special_f32, special_f64, stratified_f32, stratified_f64};
use irc_accuracy::reference::{error_f32, floor};
use irc_ir::math::has;
use irc_ir::op::{MathFn, MathTier, Word};
use irc_ir::text::parse_module;
use irc_ir::types::Scalar;
use irc_ptx::target::{Sm, Target};
use irc_runtime::sim::{self, Approx, Checks, LaunchConfig, Simulator};

/// Threads of a CTA, and CTAs.
const THREADS: u32 = 256;
const CTAS: u32 = 16;
const COUNT: u64 = (THREADS * CTAS) as u64;
/// Each decides which instructions give too much and which too little.
const SEEDS: u64 = 6;
/// The most ulp that the hardware may move a result of `f32` (of 2^x alone they are up to 4), and
/// of `f64`, of which it gives 20 bits and more are computed.
const MOST: f64 = 8.0;
const MOST_OF_F64: f64 = 2.0;

/// Operands of a thread, as bits: special ones first, then one of every size, further ones random.
fn operands(scalar: Scalar, index: u64, count: usize) -> Vec<u64> {
    let is_single = scalar == Scalar::F32;
    let special = match is_single {
        true => special_f32().into_iter().map(u64::from).collect(),
        false => special_f64(),
    };
    let first = special.get(index as usize).copied().unwrap_or_else(|| match is_single {
        true => stratified_f32(index, COUNT).into(),
        false => stratified_f64(index, COUNT),
    });
    let exponent: u64 = if is_single { 0x7f80_0000 } else { 0x7ff << 52 };
    let kept = if is_single { u64::from(u32::MAX) } else { u64::MAX } & !exponent;
    let near = |i: u64| scrambled(index * 4 + i) & kept | first & exponent;
    (0..count as u64).map(|i| if i == 0 { first } else { near(i) }).collect()
}

fn kernel(function: MathFn, scalar: Scalar) -> String {
    let (count, bytes, ty) = (function.operands(), scalar.bits() as usize / 8, scalar.name());
    let loads: String = (0..count)
        .map(|n| {
            let (at, size) = (n * bytes, count * bytes);
            format!("  %p{n} = ptradd %in, %i * {size} + {at}\n  %x{n} = load.{ty} %p{n}\n")
        })
        .collect();
    let args: Vec<String> = (0..count).map(|n| format!("%x{n}")).collect();
    format!(
        "kernel @k(%in: ptr.global, %out: ptr.global) {{\nentry:\n  %t = sreg tid.x\n  \
         %c = sreg ctaid.x\n  %first = mul %c, {THREADS}\n  %i = add %first, %t\n{loads}  \
         %y = math {function} device {}\n  %q = ptradd %out, %i * {bytes}\n  store %y, %q\n  \
         ret\n}}\n",
        args.join(", ")
    )
}

/// A routine as PTX, and the bits of its results for all operands.
struct Program {
    function: MathFn,
    scalar: Scalar,
    ptx: String,
}

impl Program {
    fn new(function: MathFn, scalar: Scalar) -> Program {
        let module = parse_module(&kernel(function, scalar)).expect("it is IR").module;
        let target = Target::new(Sm::plain(90));
        let ptx = compile(&module, &target, &Options::default()).expect("it compiles").text;
        Program { function, scalar, ptx }
    }

    fn run(&self, options: sim::Options) -> Vec<u64> {
        let mut simulator = Simulator::new(options.with_checks(Checks::empty()));
        let kernel = simulator.load(&self.ptx).expect("it is PTX");
        let width = self.scalar.bits() as usize / 8;
        let words = (0..COUNT).flat_map(|i| operands(self.scalar, i, self.function.operands()));
        let bytes: Vec<u8> = words.flat_map(|bits| bits.to_le_bytes()[..width].to_vec()).collect();
        let input = simulator.allocate(bytes.len() as u64);
        simulator.write(input, &bytes).expect("it is allocated");
        let output = simulator.allocate(COUNT * 8);
        let args = [input, output].map(u64::to_le_bytes);
        let args: Vec<&[u8]> = args.iter().map(|bytes| &bytes[..]).collect();
        let shape = LaunchConfig::new([CTAS, 1, 1], [THREADS, 1, 1]);
        simulator.launch(kernel, "k", shape, &args, &|_| {}).expect("it runs");
        let mut results = vec![0; COUNT as usize * width];
        simulator.read(output, &mut results).expect("it is allocated");
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |bits, &b| bits << 8 | u64::from(b));
        results.chunks_exact(width).map(word).collect()
    }

    /// The greatest distance of results of the worst approximations from those of exact ones, as
    /// `distance` counts it for operands, and the operands of it.
    fn moved(&self, distance: impl Fn(MathFn, &[u64], [u64; 2]) -> f64) -> (f64, Vec<u64>) {
        let exact = self.run(sim::Options::default());
        let mut most = (0.0, Vec::new());
        for seed in 0..SEEDS {
            let options = sim::Options::default().with_approx(Approx::Worst).with_seed(seed);
            for (i, found) in self.run(options).into_iter().enumerate() {
                let at = operands(self.scalar, i as u64, self.function.operands());
                let moved = distance(self.function, &at, [found, exact[i]]);
                if moved > most.0 {
                    most = (moved, at);
                }
            }
        }
        most
    }
}

/// Holds every routine of a type to a bound; more than `few` of them must have approximations that
/// count.
fn check(scalar: Scalar, bound: f64, few: usize, distance: fn(MathFn, &[u64], [u64; 2]) -> f64) {
    let mut count = 0;
    for &function in MathFn::ALL.iter().filter(|&&of| has(of, MathTier::Device, scalar)) {
        let (most, at) = Program::new(function, scalar).moved(distance);
        assert!(most <= bound, "{function} of {}: {most} ulp at {at:x?}", scalar.name());
        count += usize::from(most > 0.0);
    }
    assert!(count > few, "{count} routines have approximations that count");
}

fn distance_f32(function: MathFn, operands: &[u64], results: [u64; 2]) -> f64 {
    let number = |bits: u64| f32::from_bits(bits as u32);
    let at = [0, 1, 2, 3].map(|n| operands.get(n).map_or(0.0, |&x| number(x)));
    let [found, exact] = results.map(number);
    error_f32(found, exact.into(), floor(function, at.map(f64::from)))
}

fn distance_f64(_: MathFn, _: &[u64], results: [u64; 2]) -> f64 {
    if results.iter().all(|&bits| f64::from_bits(bits).is_nan()) {
        return 0.0;
    }
    // Bits in the order of the numbers.
    let [found, exact] = results.map(|bits| match bits as i64 {
        bits if bits < 0 => i64::MIN - bits,
        bits => bits,
    });
    found.abs_diff(exact) as f64
}

#[test]
fn the_hardware_moves_results_by_few_ulps() {
    check(Scalar::F32, MOST, 30, distance_f32);
}

#[test]
fn the_hardware_moves_results_of_f64_by_two_ulps() {
    check(Scalar::F64, MOST_OF_F64, 5, distance_f64);
}
