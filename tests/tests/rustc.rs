//! LLVM IR that rustc made of the kernels in `tests/rustc` compiles, ptxas accepts what becomes of
//! it, and on the simulator it does what the same Rust does on this machine.
//!
//! The recorded files come from `tools/record-rustc.sh`, which names each by its kernel and the
//! `opt-level`. `IRC_RUSTC_RECORDINGS` names a folder of others, such as
//! those that are too large to keep.

#[path = "../rustc/src/work.rs"]
mod work;

use irc::OptLevel;
use irc_ptx::target::Target;
use irc_runtime::ptxas::AssembleOptions;
use irc_runtime::sim::check::report::FaultKind;
use irc_runtime::sim::{Checks, Options as SimOptions, Schedule};
use irc_tests::foreign::data::{changed, fractions, input, output, random, scratch, small, value};
use irc_tests::foreign::recording::{
    Compiled, Recording, assert_none, problems_of, recordings, refused,
};
use irc_tests::foreign::{self, Case, line, on_two_threads};
use irc_tests::ptxas_toolbox;
use std::sync::Mutex;

/// What `rustc -C target-cpu` said.
const TARGET: &str = "sm_75";

fn target(name: &str) -> Target {
    name.parse().expect("a known target")
}

fn recorded() -> Vec<Recording> {
    let folder = std::env::var("IRC_RUSTC_RECORDINGS");
    recordings(folder.as_deref().unwrap_or("llvm-rustc"))
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    numbers(&mut cases);
    texts(&mut cases);
    library(&mut cases);
    threads(&mut cases);
    panics(&mut cases);
    cases
}

/// A launch of 32 threads, of which each makes one number of one number.
fn each<T: foreign::data::Numbers>(
    cases: &mut Vec<Case>,
    kernel: &'static str,
    of: impl Fn(u32) -> T,
) {
    let x: Vec<u32> = random(60, 20).into_iter().chain(0..12).collect();
    let want: Vec<T> = x.iter().map(|&x| of(x)).collect();
    cases.push(Case::new(kernel, kernel, line(2, 16), vec![input(&x), output(&want)]));
}

fn numbers(cases: &mut Vec<Case>) {
    let (x, y) = (fractions(61, 70), fractions(62, 70));
    let want: Vec<f32> = x.iter().zip(&y).map(|(x, y)| 2.5 * x + y).collect();
    let args = vec![value(70u64), value(2.5f32), input(&x), changed(&y, &want)];
    cases.push(Case::new("saxpy", "saxpy", line(3, 32), args));

    let wide = |seed| -> Vec<u64> {
        let halves = random(seed, 64);
        let pair = |i: usize| u64::from(halves[2 * i]) << 32 >> (halves[2 * i + 1] % 40);
        let special = [0, 1, u64::MAX, 1 << 63];
        special
            .into_iter()
            .chain(special)
            .chain((0..24).map(|i| pair(i) | u64::from(halves[63 - i])))
            .collect()
    };
    let (a, mut b) = (wide(63), wide(64));
    b[..4].reverse();
    let want: Vec<i128> = a.iter().zip(&b).map(|(&a, &b)| work::wide(a, b)).collect();
    cases.push(Case::new("wide", "wide", line(1, 32), vec![input(&a), input(&b), output(&want)]));

    let mut x = fractions(65, 24);
    x.extend([f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -0.0, 1e30, -1e20, 255.5, 65536.0]);
    let mut y: Vec<f64> = fractions(66, 24).into_iter().map(|y| f64::from(y) * 1e9).collect();
    y.extend([1e40, -1e39, f64::NAN, 0.0, -0.0, f64::INFINITY, 4_294_967_296.0, -1.0]);
    let want: Vec<u64> = x.iter().zip(&y).flat_map(|(&x, &y)| work::floats(x, y)).collect();
    cases.push(Case::new(
        "floats",
        "floats",
        line(1, 32),
        vec![input(&x), input(&y), output(&want)],
    ));

    each(cases, "shapes", work::shapes);
    each(cases, "closures", work::closures);
    let seeds: Vec<u32> = (0..16).collect();
    let both = |&seed: &u32| [work::matrices::<3>(seed), work::matrices::<5>(seed)];
    let want: Vec<f32> = seeds.iter().flat_map(both).collect();
    cases.push(Case::new("matrices", "matrices", line(1, 16), vec![input(&seeds), output(&want)]));
}

fn texts(cases: &mut Vec<Case>) {
    const WIDTH: usize = 40;
    let texts: [&[u8]; 8] = [
        b"1,22;333",
        b"-5, +77 ;x",
        b"2147483647,2147483648",
        b"#ff;#-10;zz9",
        b"",
        b";;",
        b"\xff\xfe1,2",
        "12,\u{e4}\u{df}q;0012,\u{1f600}".as_bytes(),
    ];
    let mut bytes = Vec::new();
    for text in texts {
        bytes.extend_from_slice(text);
        bytes.resize(bytes.len().next_multiple_of(WIDTH).max(WIDTH), b' ');
    }
    bytes.resize(texts.len() * WIDTH, b' ');
    let (sums, wrong): (Vec<i64>, Vec<u32>) = bytes.chunks(WIDTH).map(work::parse).unzip();
    let args = vec![input(&bytes), value(WIDTH as u64), output(&sums), output(&wrong)];
    cases.push(Case::new("parse", "parse", line(1, 8), args));

    const ROOM: usize = 40;
    let x: Vec<u32> = (0..14).chain(random(67, 10)).collect();
    let mut text = vec![b'.'; x.len() * ROOM];
    let written =
        |(x, text): (&u32, &mut [u8])| work::format(*x, text).map_or(-1, |len| len as i32);
    let want: Vec<i32> = x.iter().zip(text.chunks_mut(ROOM)).map(written).collect();
    assert!(want.contains(&-1) && want.iter().any(|&len| len > 30));
    let before = vec![b'.'; text.len()];
    let args = vec![input(&x), changed(&before, &text), value(ROOM as u64), output(&want)];
    cases.push(Case::new("format", "format", line(3, 8), args));
}

fn library(cases: &mut Vec<Case>) {
    const WIDTH: usize = 13;
    let (a, b) = (small(68, 16 * WIDTH), small(69, 16 * WIDTH));
    let rows = a.chunks(WIDTH).zip(b.chunks(WIDTH));
    let want: Vec<i64> = rows.map(|(a, b)| work::rows(a, b)).collect();
    let args = vec![input(&a), input(&b), value(WIDTH as u64), output(&want)];
    cases.push(Case::new("rows", "rows", line(2, 8), args));

    const LENGTH: usize = 9;
    let mut programs = random(70, 60 * LENGTH);
    // Pushes, then a division by what may be zero; too many pushes; a copy of what is not there.
    programs[..9].copy_from_slice(&[0x40_0000 << 8, 9, 3, 18, 5, 0, 0, 0, 0]);
    programs[9..18].fill(0);
    programs[18] = 6;
    programs[27..36].copy_from_slice(&[900, 0x40_0000 << 8, 5, 900, 900, 3, 3, 4, 7]);
    let want: Vec<i64> = programs.chunks(LENGTH).map(work::machine).collect();
    let args = vec![input(&programs), value(LENGTH as u64), output(&want)];
    cases.push(Case::new("machine", "machine", line(2, 30), args));

    let before = random(71, 20 * 24);
    let mut after = before.clone();
    let (rows, _) = after.as_chunks_mut::<24>();
    let want: Vec<u32> = rows.iter_mut().map(work::sort).collect();
    cases.push(Case::new(
        "sort",
        "sort",
        line(1, 20),
        vec![changed(&before, &after), output(&want)],
    ));
}

fn threads(cases: &mut Vec<Case>) {
    let numbers: Vec<u32> = random(73, 64).into_iter().map(|x| x % 100).collect();
    let mut structure = Vec::new();
    structure.extend(20u32.to_le_bytes());
    structure.extend(70u32.to_le_bytes());
    structure.extend(0.5f64.to_le_bytes());
    structure.extend([1, 0xff, 3, 0, 0, 0, 0, 0]);
    let signs = [1.0, -1.0, 3.0];
    let of = |(at, &x): (usize, &u32)| {
        if (20..70).contains(&x) { f64::from(x) * 0.5 * signs[at % 3] } else { -0.0 }
    };
    let want: Vec<f64> = numbers.iter().enumerate().map(of).collect();
    let inside = numbers.iter().filter(|x| (20..70).contains(*x)).count() as u32;
    let args = vec![
        foreign::Arg::Value(structure),
        input(&numbers),
        output(&want),
        changed(&[0u32], &[inside]),
    ];
    cases.push(Case::new("window", "window", line(2, 32), args));

    let numbers: Vec<u32> =
        random(74, 64).into_iter().enumerate().map(|(i, x)| x >> (i % 33).min(31)).collect();
    let (mut bins, mut largest) = ([0u32; 34], 0);
    bins[33] = 1;
    let before = bins;
    for &x in &numbers {
        bins[x.leading_zeros() as usize] += 1;
        largest = largest.max(u64::from(x) << 8 | 1);
        if x.is_multiple_of(8) {
            bins[33] = bins[33].checked_mul(3).unwrap_or(bins[33]);
        }
    }
    let args = vec![input(&numbers), changed(&before, &bins), changed(&[7u64], &[largest])];
    cases.push(Case::new("histogram", "histogram", line(2, 32), args));

    let x: Vec<f32> = small(75, 96).into_iter().map(|x| x as f32).collect();
    let parts: Vec<f32> = x.chunks(32).map(|part| part.iter().sum()).collect();
    let args = vec![input(&x), output(&parts), output(&[x.iter().sum::<f32>()])];
    cases.push(Case::new("block_sum", "block_sum", line(1, 96), args));
    vectors(cases);
}

fn vectors(cases: &mut Vec<Case>) {
    let x = small(76, 32 * 8);
    let (mut want, mut sums) = (Vec::new(), Vec::new());
    for row in x.chunks(8) {
        let mirror: Vec<i32> = row.iter().rev().map(|x| 3 * x).collect();
        let larger: Vec<bool> = row.iter().zip(&mirror).map(|(x, m)| x > m).collect();
        let mixed: Vec<i32> =
            (0..8).map(|i| if larger[i] { row[i] - mirror[i] } else { row[i ^ 1] }).collect();
        let capped: Vec<i8> = mixed.iter().map(|&x| (x as i8).saturating_add(100)).collect();
        want.extend(mixed.iter().zip(&capped).map(|(&x, &c)| x + i32::from(c)));
        let mask = (0..8).filter(|&i| larger[i]).fold(0, |mask, i| mask | 1 << i);
        let most = mixed.iter().max().copied().unwrap_or(0);
        let least = capped.iter().min().copied().unwrap_or(0);
        sums.push(most + mask * 256 + i32::from(least));
    }
    let args = vec![input(&x), output(&want), output(&sums)];
    cases.push(Case::new("vectors", "vectors", line(1, 32), args));
}

fn panics(cases: &mut Vec<Case>) {
    let numbers = [4, 60, 3, i32::MAX, 2, 76];
    let of = |x: &[i32]| -> Vec<i32> { x.iter().map(|&x| work::checked(&numbers, x)).collect() };
    let good = [4, 5, 4];
    let args = vec![input(&numbers), value(6u64), input(&good), output(&of(&good))];
    cases.push(Case::new("checked", "checked", line(1, 3), args));
    // Below zero, past the end, a sum that overflows, a quotient by zero.
    for bad in [-1, 6, 1, 2] {
        assert!(std::panic::catch_unwind(|| work::checked(&numbers, bad)).is_err(), "{bad}");
        let args = vec![input(&numbers), value(6u64), input(&[bad]), scratch(4)];
        let kind = FaultKind::Trap;
        cases.push(Case::faulty("checked", "checked", line(1, 1), args, kind, ""));
    }
}

#[test]
fn what_rustc_prints_compiles_and_runs_as_its_source_says() {
    let (files, cases) = (recorded(), cases());
    for case in &cases {
        assert!(files.iter().any(|file| case.is_of(&file.name)), "{} is recorded", case.file);
    }
    let compiled = |file: &Recording, level| file.compile(&target(TARGET), level);
    let problems = problems_of(&files, &cases, &OptLevel::ALL, compiled, |case, text| {
        let schedule = match text.level {
            OptLevel::O0 | OptLevel::O2 => Schedule::Fair,
            OptLevel::O1 | OptLevel::O3 => Schedule::Adversarial,
        };
        let options =
            SimOptions::default().with_checks(Checks::all()).with_schedule(schedule).with_seed(5);
        let wrong = case.run(&text.ptx, options).err()?;
        Some(format!("{}, {schedule:?}: {wrong}", text.from))
    });
    assert_none(&problems);
}

#[test]
fn ptxas_accepts_what_becomes_of_it() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let texts: Mutex<Vec<Compiled>> = Mutex::default();
    let mut problems = on_two_threads(&recorded(), |file| {
        let mut problems = Vec::new();
        for (name, level) in
            [(TARGET, OptLevel::O2), ("sm_121", OptLevel::O0), ("sm_90", OptLevel::O1)]
        {
            match file.compile(&target(name), level) {
                Ok(text) => texts.lock().expect("no test panics with it").push(text),
                Err(error) => problems.push(error),
            }
        }
        problems
    });
    let texts = texts.into_inner().expect("no test panicked with it");
    problems.extend(refused(toolbox, &texts, AssembleOptions::default()));
    assert_none(&problems);
}
