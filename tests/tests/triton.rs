//! LLVM IR that Triton made of the kernels in `tests/triton` compiles, ptxas accepts what becomes
//! of it, and on the simulator, which has no `wgmma`, it gives what a reference in Rust gives.
//!
//! The recorded files come from `tools/record-triton.sh`, for the targets in their names.

use irc::OptLevel;
use irc_ptx::target::Target;
use irc_runtime::ptxas::AssembleOptions;
use irc_runtime::sim::{Checks, LaunchConfig, Options as SimOptions, Schedule};
use irc_tests::foreign::data::{f16, fractions, input, of_f16, output, small, value};
use irc_tests::foreign::recording::{
    Compiled, Recording, assert_none, compiled_at, problems_of, recordings, refused,
};
use irc_tests::foreign::{Arg, Case, line};
use irc_tests::ptxas_toolbox;

/// Recordings that the simulator does not run, and what it says.
const NOT_RUN: &[(&str, &str)] = &[("matmul.sm_90.ll", "wgmma")];

/// Kernels whose threads write the same number to the same place, which is reported as a race: two
/// warps have the same rows of a tile in their registers, and both write them.
const WRITES_TWICE: &[&str] = &["attention"];

/// The threads of a CTA: Triton's four warps.
const THREADS: u32 = 128;

fn target_of(name: &str) -> Target {
    let name = name.strip_suffix(".ll").and_then(|name| name.split_once('.'));
    let (_, target) = name.expect("a kernel and a target");
    // What Triton makes for sm_90 is for this one only.
    let target = if target == "sm_90" { "sm_90a" } else { target };
    target.parse().expect("a known target")
}

fn compiled(file: &Recording, level: OptLevel) -> Result<Compiled, String> {
    file.compile(&target_of(&file.name), level)
}

/// Why a recording is not run.
fn not_run(name: &str) -> Option<&'static str> {
    NOT_RUN.iter().find(|(of, _)| *of == name).map(|(_, words)| *words)
}

fn halves(numbers: &[f32]) -> Vec<u16> {
    numbers.iter().map(|&x| f16(x.into())).collect()
}

/// The arguments, and what Triton passes behind them: no memory for scratch.
fn with_scratch(mut args: Vec<Arg>) -> Vec<Arg> {
    args.extend([value(0u64), value(0u64)]);
    args
}

fn cases() -> Vec<Case> {
    vec![matmul(), softmax(), attention()]
}

/// Small integers, whose sums are exact in any order; sizes that no block of 64 divides.
fn matmul() -> Case {
    let (m, n, k) = (70, 80, 40);
    let numbers =
        |seed, count| -> Vec<f32> { small(seed, count).iter().map(|&x| x as f32).collect() };
    let (a, b) = (numbers(80, m * k), numbers(81, k * n));
    let cell = |i: usize, j: usize| (0..k).map(|l| a[i * k + l] * b[l * n + j]).sum::<f32>();
    let want: Vec<f32> = (0..m * n).map(|at| cell(at / n, at % n)).collect();
    let sizes = [m, n, k].map(|size| value(size as i32));
    let mut args = vec![input(&halves(&a)), input(&halves(&b)), output(&want)];
    args.extend(sizes);
    let shape = LaunchConfig::new([2, 2, 1], [THREADS, 1, 1]).with_dynamic_shared(16384);
    Case::new("matmul", "matmul", shape, with_scratch(args))
}

fn softmax() -> Case {
    let (rows, width) = (3, 200);
    let x = fractions(82, rows * width);
    let mut want = Vec::new();
    for row in x.chunks(width) {
        let most = row.iter().fold(f32::MIN, |most, &x| most.max(x));
        let powers: Vec<f64> = row.iter().map(|&x| f64::from(x - most).exp()).collect();
        let whole: f64 = powers.iter().sum();
        want.extend(powers.iter().map(|power| (power / whole) as f32));
    }
    let args = vec![input(&x), output(&want).near(1e-5), value(width as i32)];
    let shape = line(rows as u32, THREADS).with_dynamic_shared(16);
    Case::new("softmax", "softmax", shape, with_scratch(args))
}

/// The weights are rounded to f16 in the kernel; with values of one sign the result is as near.
fn attention() -> Case {
    const WIDTH: usize = 32;
    let (length, scale) = (50, 0.125f32);
    let numbers =
        |seed| halves(&fractions(seed, length * WIDTH).iter().map(|x| x / 4.0).collect::<Vec<_>>());
    let (q, k) = (numbers(83), numbers(84));
    let v =
        halves(&fractions(85, length * WIDTH).iter().map(|x| x.abs() + 1.0).collect::<Vec<_>>());
    let row = |of: &[u16], at: usize| -> Vec<f64> {
        of[at * WIDTH..][..WIDTH].iter().map(|&x| of_f16(x)).collect()
    };
    let mut want = Vec::new();
    for query in (0..length).map(|at| row(&q, at)) {
        let score = |at: usize| -> f64 {
            query.iter().zip(row(&k, at)).map(|(a, b)| a * b).sum::<f64>() * f64::from(scale)
        };
        let weights: Vec<f64> = (0..length).map(|at| score(at).exp()).collect();
        let whole: f64 = weights.iter().sum();
        for field in 0..WIDTH {
            let values =
                weights.iter().enumerate().map(|(at, w)| w * of_f16(v[at * WIDTH + field]));
            want.push((values.sum::<f64>() / whole) as f32);
        }
    }
    let args = vec![
        input(&q),
        input(&k),
        input(&v),
        output(&want).near(2e-3),
        value(length as i32),
        value(scale),
    ];
    let shape = line(2, THREADS).with_dynamic_shared(4096);
    Case::new("attention", "attention", shape, with_scratch(args))
}

#[test]
fn what_triton_prints_compiles_and_runs() {
    let (files, cases) = (recordings("llvm-triton"), cases());
    assert_eq!(files.len(), 6, "three kernels for two targets");
    let problems = problems_of(&files, &cases, &OptLevel::ALL, compiled, |case, text| {
        let writes_twice = WRITES_TWICE.contains(&case.file);
        let left_out = if writes_twice { Checks::RACE } else { Checks::empty() };
        let options = SimOptions::default()
            .with_checks(Checks::all().difference(left_out))
            .with_schedule(Schedule::Adversarial)
            .with_seed(7);
        match (case.run(&text.ptx, options), not_run(&text.file)) {
            (Ok(()), None) => None,
            (Err(what), Some(words)) if what.contains(words) => None,
            (Err(what), _) => Some(format!("{}: {what}", text.from)),
            (Ok(()), Some(_)) => Some(format!("{}: it runs now", text.from)),
        }
    });
    assert_none(&problems);
}

#[test]
fn ptxas_accepts_what_becomes_of_it() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let files = recordings("llvm-triton");
    let texts = compiled_at(&files, &[OptLevel::O0, OptLevel::O2], compiled);
    assert_none(&refused(toolbox, &texts, AssembleOptions::default()));
}
