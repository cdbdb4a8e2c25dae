//! How far results of the tier `device` move with the hardware: each routine runs on the simulator
//! with approximations that are rounded correctly and with those that are as far off as PTX allows.

use irc::{Options, compile};
use irc_accuracy::inputs::{scrambled, special_f32, stratified_f32};
use irc_accuracy::reference::{error_f32, floor};
use irc_ir::math::has;
use irc_ir::op::{MathFn, MathTier, Word as _};
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
/// The most ulp that the hardware may move a result: of 2^x alone they are up to 4.
const MOST: f64 = 8.0;

/// Operands of a thread: special ones first, then one of every size, further ones random.
fn operands(index: u64, count: usize) -> Vec<u32> {
    let special = special_f32();
    let first = special.get(index as usize).copied();
    let first = first.unwrap_or_else(|| stratified_f32(index, COUNT));
    let exponent = first & 0x7f80_0000;
    let near = |i: u64| (scrambled(index * 4 + i) as u32) & 0x807f_ffff | exponent;
    (0..count as u64).map(|i| if i == 0 { first } else { near(i) }).collect()
}

fn kernel(function: MathFn) -> String {
    let count = function.operands();
    let loads: String = (0..count)
        .map(|n| {
            let at = n * 4;
            let size = count * 4;
            format!("  %p{n} = ptradd %in, %i * {size} + {at}\n  %x{n} = load.f32 %p{n}\n")
        })
        .collect();
    let args: Vec<String> = (0..count).map(|n| format!("%x{n}")).collect();
    format!(
        "kernel @k(%in: ptr.global, %out: ptr.global) {{\nentry:\n  %t = sreg tid.x\n  \
         %c = sreg ctaid.x\n  %first = mul %c, {THREADS}\n  %i = add %first, %t\n{loads}  \
         %y = math {function} device {}\n  %q = ptradd %out, %i * 4\n  store %y, %q\n  ret\n}}\n",
        args.join(", ")
    )
}

/// The results for all operands.
fn run(ptx: &str, function: MathFn, options: sim::Options) -> Vec<f32> {
    let mut simulator = Simulator::new(options.with_checks(Checks::empty()));
    let kernel = simulator.load(ptx).expect("it is PTX");
    let words = (0..COUNT).flat_map(|i| operands(i, function.operands()));
    let bytes: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    let input = simulator.allocate(bytes.len() as u64);
    simulator.write(input, &bytes).expect("it is allocated");
    let output = simulator.allocate(COUNT * 4);
    let args = [input, output].map(u64::to_le_bytes);
    let args: Vec<&[u8]> = args.iter().map(|bytes| &bytes[..]).collect();
    let shape = LaunchConfig::new([CTAS, 1, 1], [THREADS, 1, 1]);
    simulator.launch(kernel, "k", shape, &args, &|_| {}).expect("it runs");
    let mut results = vec![0; COUNT as usize * 4];
    simulator.read(output, &mut results).expect("it is allocated");
    let words = results.chunks_exact(4).map(|word| word.try_into().expect("four bytes"));
    words.map(f32::from_le_bytes).collect()
}

/// The greatest distance of results, and the operands of it.
fn distance(function: MathFn) -> (f64, Vec<u32>) {
    let module = parse_module(&kernel(function)).expect("it is IR").module;
    let target = Target::new(Sm::plain(90));
    let ptx = compile(&module, &target, &Options::default()).expect("it compiles").text;
    let exact = run(&ptx, function, sim::Options::default());
    let mut most = (0.0, Vec::new());
    for seed in 0..SEEDS {
        let options = sim::Options::default().with_approx(Approx::Worst).with_seed(seed);
        for (i, found) in run(&ptx, function, options).into_iter().enumerate() {
            let operands = operands(i as u64, function.operands());
            let at = [0, 1, 2, 3].map(|n| operands.get(n).map_or(0.0, |&x| f32::from_bits(x)));
            let floor = floor(function, at.map(f64::from));
            let moved = error_f32(found, exact[i].into(), floor);
            if moved > most.0 {
                most = (moved, operands);
            }
        }
    }
    most
}

#[test]
fn the_hardware_moves_results_by_few_ulps() {
    let there = MathFn::ALL.iter().filter(|&&of| has(of, MathTier::Device, Scalar::F32));
    let mut count = 0;
    for &function in there {
        let (most, at) = distance(function);
        assert!(most <= MOST, "{function}: {most} ulp at {at:x?}");
        count += usize::from(most > 0.0);
    }
    assert!(count > 30, "{count} routines have approximations that count");
}
