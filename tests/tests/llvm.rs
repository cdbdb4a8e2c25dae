//! LLVM IR that clang made of the kernels in `tests/cuda` compiles, ptxas accepts what becomes of
//! it, and it does on the simulator what the references in Rust do.
//!
//! The recorded files come from `tools/record-llvm.sh`: -O0, -O1, -O3, and before any pass.

use irc::OptLevel;
use irc_ir::module::Module;
use irc_ptx::target::Target;
use irc_runtime::ptxas::AssembleOptions;
use irc_runtime::sim::{Checks, LaunchConfig, Options as SimOptions, Schedule};
use irc_tests::foreign::recording::{Compiled, Recording, recordings, refused};
use irc_tests::foreign::{self, on_two_threads};
use irc_tests::ptxas_toolbox;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Kernels that are not compiled: the recording, and what the error says.
const NOT_COMPILED: &[(&str, &str)] = &[
    // The wait stands in a block of text behind the commit, where the verifier does not see it.
    ("warpgroup.O0.ll", "is not complete yet"),
    ("warpgroup.O1.ll", "is not complete yet"),
    ("warpgroup.raw.ll", "is not complete yet"),
];

/// Kernels that are not run.
const NOT_RUN: &[(&str, &str)] = &[("warpgroup", "wgmma is not simulated")];

fn recorded() -> Vec<Recording> {
    let files = recordings("llvm");
    assert!(files.len() >= 200, "all recorded files are there");
    files
}

#[test]
fn what_clang_prints_compiles_and_runs_as_its_source_says() {
    let (files, cases) = (recorded(), foreign::all());
    let launches = AtomicUsize::new(0);
    let problems = on_two_threads(&files, |file| {
        let module = match file.module() {
            Ok(module) => module,
            Err(error) => {
                let known = NOT_COMPILED.iter().find(|(name, _)| *name == file.name);
                return match known {
                    Some((_, words)) if error.contains(words) => Vec::new(),
                    _ => vec![error],
                };
            }
        };
        if NOT_RUN.iter().any(|(name, _)| file.name.starts_with(name)) {
            return Vec::new();
        }
        let mut problems = Vec::new();
        let ways = [(OptLevel::O0, Schedule::Fair), (OptLevel::O1, Schedule::Adversarial)];
        for (level, schedule) in ways {
            let text = match file.compile_module(&module, &file.target(), level) {
                Ok(text) => text,
                Err(error) => {
                    problems.push(error);
                    continue;
                }
            };
            for case in cases.iter().filter(|case| case.is_of(&file.name)) {
                let options = SimOptions::default()
                    .with_checks(Checks::all())
                    .with_schedule(schedule)
                    .with_seed(3);
                launches.fetch_add(1, Ordering::Relaxed);
                if let Err(what) = case.run(&text.ptx, options) {
                    let (from, kernel) = (&text.from, case.kernel);
                    problems.push(format!("{from}: {kernel}, {schedule:?}: {what}"));
                }
            }
        }
        problems
    });
    let launches = launches.into_inner();
    println!("{} files, {launches} launches", files.len());
    assert!(problems.is_empty(), "{}\n{} problems", problems.join("\n"), problems.len());
    assert!(launches >= 450, "{launches}");
}

#[test]
fn ptxas_accepts_what_becomes_of_it() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let files = recorded();
    let texts: Mutex<Vec<Compiled>> = Mutex::default();
    let mut problems = on_two_threads(&files, |file| {
        let Ok(module) = file.module() else { return Vec::new() };
        let newest: Target = "sm_121".parse().expect("a known target");
        let mut problems = Vec::new();
        for (target, level) in [(file.target(), OptLevel::O1), (newest, OptLevel::O0)] {
            match file.compile_module(&module, &target, level) {
                Ok(text) => texts.lock().expect("no test panics with it").push(text),
                // What only its own target has.
                Err(_) if target.sm == newest.sm => {}
                Err(error) => problems.push(error),
            }
        }
        problems
    });
    let texts = texts.into_inner().expect("no test panicked with it");
    // What the runtime library brings stays unresolved.
    let options = AssembleOptions::default().with_relocatable(true);
    problems.extend(refused(toolbox, &texts, options));
    println!("{} texts of PTX", texts.len());
    assert!(problems.is_empty(), "{}\n{} problems", problems.join("\n"), problems.len());
    assert!(texts.len() >= 380, "{}", texts.len());
}

#[test]
fn reading_twice_gives_the_same_bytes() {
    for file in recorded().iter().filter(|file| file.name.ends_with(".O1.ll")) {
        let (Ok(first), Ok(second)) = (file.module(), file.module()) else { continue };
        assert_eq!(first.to_string(), second.to_string(), "{}", file.name);
    }
}

/// What `golden/llvm-semantics/semantics.ll` computes of 5000, by LLVM's language reference.
#[test]
fn odd_integers_undefined_memory_and_intrinsics_mean_what_llvm_says() {
    let text = include_str!("../golden/llvm-semantics/semantics.ll");
    let file = Recording { name: "semantics.ll".to_owned(), text: text.to_owned() };
    let module = file.module().unwrap_or_else(|error| panic!("{error}"));
    let x = 5000_i32;
    let x8 = (x & 255) as u32;
    let quotient = (x - 6000) / 7;
    // 4 is not set in 136, so the first move moves nothing.
    let moved = u64::from_le_bytes([3, 4, 5, 4, 5, 6, 7, 8]);
    let want: Vec<u32> = vec![
        x8,
        5007,
        // The upper byte keeps what was there.
        quotient as u32 & 0x00ff_ffff | 0xff00_0000,
        quotient as u32,
        1,
        9,
        moved as u32,
        (moved >> 32) as u32,
        1 + x8 + 1000,
        !(0x500 & 3840),
        5 | 1 << 9,
        -(x8 as i32 + 1) as u32,
        0b011,
        10 + 20 + x8,
        x8 << 28 | 0x8000_0000 >> 4,
        16 - (32 - x8.leading_zeros()),
    ];
    let bytes = |numbers: &[u32]| numbers.iter().flat_map(|n| n.to_le_bytes()).collect();
    for level in [OptLevel::O0, OptLevel::O1, OptLevel::O2] {
        let ptx = made(&file, &module, level);
        let case = foreign::Case {
            file: "semantics",
            kernel: "check",
            shape: LaunchConfig::new([1, 1, 1], [1, 1, 1]),
            args: vec![
                foreign::Arg::Input(bytes(&[x as u32])),
                foreign::Arg::Output {
                    before: Some(vec![0; 64]),
                    want: bytes(&want),
                    near: foreign::Near::Exact,
                },
            ],
            outcome: foreign::Outcome::Ends(""),
        };
        let options = SimOptions::default().with_checks(Checks::all());
        case.run(&ptx, options).unwrap_or_else(|what| panic!("{level:?}: {what}"));
    }
}

fn made(file: &Recording, module: &Module, level: OptLevel) -> String {
    let made = file.compile_module(module, &file.target(), level);
    made.unwrap_or_else(|error| panic!("{error}")).ptx
}

/// Runs a kernel of `golden/llvm-semantics/remainder.ll` with 64 threads.
fn run_by_thread(kernel: &'static str, args: impl Fn() -> Vec<foreign::Arg>) {
    let text = include_str!("../golden/llvm-semantics/remainder.ll");
    let file = Recording { name: "remainder.ll".to_owned(), text: text.to_owned() };
    let module = file.module().unwrap_or_else(|error| panic!("{error}"));
    for level in [OptLevel::O0, OptLevel::O2] {
        let ptx = made(&file, &module, level);
        let case = foreign::Case {
            file: "remainder",
            kernel,
            shape: LaunchConfig::new([1, 1, 1], [64, 1, 1]),
            args: args(),
            outcome: foreign::Outcome::Ends(""),
        };
        let options = SimOptions::default().with_checks(Checks::all());
        case.run(&ptx, options).unwrap_or_else(|what| panic!("{kernel} {level:?}: {what}"));
    }
}

/// Dividends and divisors: special ones with each other, then numbers of all sizes.
fn pairs(special: [u64; 7], bits: u32) -> Vec<(u64, u64)> {
    let mut pairs: Vec<(u64, u64)> =
        special.iter().flat_map(|&x| special.map(|y| (x, y))).take(49).collect();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        state = state.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
        state >> (64 - bits)
    };
    while pairs.len() < 64 {
        pairs.push((next(), next()));
    }
    pairs
}

#[test]
fn frem_is_the_exact_remainder() {
    use foreign::{Arg, Near};
    let floats = [0, 0x8000_0000, 1, 0x0080_0001, 0x3f80_0000, 0xff80_0000, 0x7fc0_0000];
    let all = pairs(floats, 32);
    let column = |of: fn(&(u64, u64)) -> u32| -> Vec<u8> {
        all.iter().flat_map(|pair| of(pair).to_le_bytes()).collect()
    };
    let exact = |&(x, y): &(u64, u64)| {
        let (x, y) = (f32::from_bits(x as u32), f32::from_bits(y as u32));
        let found = x % y;
        if found.is_nan() { f32::NAN.copysign(x).to_bits() } else { found.to_bits() }
    };
    run_by_thread("floats", || {
        let want = column(exact);
        let (x, y) = (column(|pair| pair.0 as u32), column(|pair| pair.1 as u32));
        let before = Some(vec![0; want.len()]);
        vec![Arg::Input(x), Arg::Input(y), Arg::Output { before, want, near: Near::Exact }]
    });

    let doubles =
        [0, 1 << 63, 1, 0x0010_0000_0000_0001, 1.0_f64.to_bits(), 0xfff0 << 48, 0x7ff8 << 48];
    let all = pairs(doubles, 64);
    let column = |of: fn(&(u64, u64)) -> u64| -> Vec<u8> {
        all.iter().flat_map(|pair| of(pair).to_le_bytes()).collect()
    };
    let exact = |&(x, y): &(u64, u64)| {
        let (x, y) = (f64::from_bits(x), f64::from_bits(y));
        let found = x % y;
        if found.is_nan() { f64::NAN.copysign(x).to_bits() } else { found.to_bits() }
    };
    run_by_thread("doubles", || {
        let want = column(exact);
        let before = Some(vec![0; want.len()]);
        let (x, y) = (column(|pair| pair.0), column(|pair| pair.1));
        vec![Arg::Input(x), Arg::Input(y), Arg::Output { before, want, near: Near::Exact }]
    });
}

/// What is stored before the end of a thread is not overwritten behind it, so it may not go.
#[test]
fn threads_that_exit_store_no_more() {
    use foreign::{Arg, Near};
    let want = (0..64_u32).map(|i| if i % 4 == 0 { 2_u32 } else { 1 });
    let want: Vec<u8> = want.flat_map(u32::to_le_bytes).collect();
    run_by_thread("exits", || {
        let before = Some(vec![0; 256]);
        vec![Arg::Output { before, want: want.clone(), near: Near::Exact }]
    });
}

#[test]
fn masks_pick_lanes() {
    use foreign::{Arg, Near};
    let bytes =
        |numbers: &[u32]| -> Vec<u8> { numbers.iter().flat_map(|n| n.to_le_bytes()).collect() };
    let from: Vec<u32> = (100..356).collect();
    let mut want = vec![1; 256];
    for thread in 0..64 {
        let mask = thread % 16;
        for lane in 0..4 {
            let loaded =
                if mask >> lane & 1 == 1 { from[thread * 4 + lane] } else { 7 + lane as u32 };
            if mask >> lane & 1 == 0 || lane == 0 {
                want[thread * 4 + lane] = loaded;
            }
        }
    }
    run_by_thread("masked", || {
        let masks: Vec<u8> = (0..64).map(|thread| thread % 16).collect();
        let after = masks.iter().map(|mask| !mask & 15).collect();
        vec![
            Arg::Output { before: Some(masks), want: after, near: Near::Exact },
            Arg::Input(bytes(&from)),
            Arg::Output { before: Some(bytes(&[1; 256])), want: bytes(&want), near: Near::Exact },
        ]
    });
}

#[test]
fn vectors_of_addresses_are_gathered_and_scattered() {
    use foreign::{Arg, Near};
    let bytes =
        |numbers: &[u32]| -> Vec<u8> { numbers.iter().flat_map(|n| n.to_le_bytes()).collect() };
    let from: Vec<u32> = (1000..1192).collect();
    let run = |level| {
        let text = include_str!("../golden/llvm-semantics/remainder.ll");
        let file = Recording { name: "remainder.ll".to_owned(), text: text.to_owned() };
        let module = file.module().unwrap_or_else(|error| panic!("{error}"));
        let ptx = made(&file, &module, level);
        // One thread: lane 0 is the pair 0, lane 1 the pair 63, which is not stored.
        let mut want = vec![0; 64];
        want[0] = from[1];
        let case = foreign::Case {
            file: "remainder",
            kernel: "gathered",
            shape: LaunchConfig::new([1, 1, 1], [1, 1, 1]),
            args: vec![
                Arg::Input(bytes(&from)),
                Arg::Output {
                    before: Some(bytes(&[0; 64])),
                    want: bytes(&want),
                    near: Near::Exact,
                },
            ],
            outcome: foreign::Outcome::Ends(""),
        };
        let options = SimOptions::default().with_checks(Checks::all());
        case.run(&ptx, options).unwrap_or_else(|what| panic!("{level:?}: {what}"));
    };
    run(OptLevel::O0);
    run(OptLevel::O2);
}
