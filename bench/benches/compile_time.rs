//! How long compilation takes, how that grows with the size of a function, how much memory it
//! needs, and LLVM 22 beside it.
//!
//! `cargo bench -p irc-bench --bench compile_time -- [--quick | --full] [--deny]`. With `--deny`
//! the exit status is 1 where a PTX instruction takes more than 512 bytes. The usual run goes to
//! 10^6 instructions, and with LLVM to 10^4; `--full` takes LLVM to 10^5, which is minutes;
//! `--quick` is a check that all of it works. Times are those of one processor. For irc they are
//! the sums of the stages from text to PTX text at O1; for LLVM they are the user time of `opt -O1`
//! and `llc -O1`, less what both take for a kernel that does nothing.

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;
use std::{env, fs, io};

use irc::ptx::target::{Sm, Target};
use irc_bench::peer::Llvm;
use irc_bench::process::{MEASURE, measure, measure_main};
use irc_bench::stages::{self, Times};
use irc_bench::{ir_text, irreducible, program};

const SM: Sm = Sm::plain(90);
const SEED: u64 = 1;
/// The first argument of a run that only compiles the file after it, to see how much memory that
/// takes.
const COMPILE: &str = "compile";
/// The most bytes that a PTX instruction may take at the peak, from this size on: below it what
/// each compilation takes counts.
const MOST_BYTES: u64 = 512;
const BOUNDED_FROM: usize = 10_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let result = match arguments.first().map(String::as_str) {
        Some(MEASURE) => {
            let status = measure_main(&arguments[1..]);
            return if status == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
        Some(COMPILE) => compile_file(&arguments[1]),
        _ => compare(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn compile_file(path: &str) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(path)?;
    println!("{}", stages::run(&text, Target::new(SM)).0.len());
    Ok(())
}

fn compare(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let has = |flag: &str| arguments.iter().any(|argument| argument == flag);
    let (sizes, peer_sizes): (&[usize], &[usize]) = match (has("--quick"), has("--full")) {
        (true, _) => (&[100, 1_000, 10_000], &[1_000]),
        (_, false) => (&[100, 1_000, 10_000, 100_000, 1_000_000], &[1_000, 10_000]),
        (_, true) => (&[100, 1_000, 10_000, 100_000, 1_000_000], &[1_000, 10_000, 100_000]),
    };
    let (measured, mut within) = measure_irc(sizes)?;
    if let Some(exponent) = growth(&measured) {
        println!("growth from 10^3 instructions: size to the power of {exponent:.3} (at most 1.1)");
    }
    println!();
    let block_counts: &[usize] =
        if has("--quick") { &[1_000, 10_000] } else { &[1_000, 10_000, 100_000, 400_000] };
    within &= measure_irreducible(block_counts)?;
    println!();
    compare_with_llvm(peer_sizes)?;
    match within || !has("--deny") {
        true => Ok(()),
        false => Err(format!("an instruction takes more than {MOST_BYTES} bytes").into()),
    }
}

/// Whether the bytes for each of `count` instructions are within the bound, and what to show.
fn bounded(bytes: u64, count: usize) -> (bool, &'static str) {
    match (bytes <= MOST_BYTES, count >= BOUNDED_FROM) {
        (true, _) => (true, "ok"),
        (false, true) => (false, "more"),
        (false, false) => (true, "small"),
    }
}

/// Times and memory on control flow that is not structured, for each instruction of the PTX.
fn measure_irreducible(block_counts: &[usize]) -> Result<bool, Box<dyn Error>> {
    println!(
        "irc on irreducible control flow, for each PTX instruction (at most {MOST_BYTES} bytes):"
    );
    let mut within = true;
    let names: String = stages::NAMES.iter().map(|name| format!("{name:>9}")).collect();
    println!(
        "{:22}{:>9}{:>9}{names}{:>10}{:>8}{:>7}",
        "shape", "blocks", "PTX", "total us", "bytes", "bound"
    );
    let at_rest = peak_memory(&ir_text::render(&program::empty()))?;
    for shape in irreducible::SHAPES {
        for &blocks in block_counts {
            let text = irreducible::render(shape, blocks);
            let (ptx, first) = stages::run(&text, Target::new(SM));
            let runs = 100_000 / blocks;
            let again = (1..runs.min(10)).map(|_| stages::run(&text, Target::new(SM)).1);
            let times = again.chain([first]).min_by_key(|times| times.iter().sum::<Duration>());
            let times = times.unwrap_or_default();
            let count = ptx.lines().filter(|line| line.ends_with(';')).count();
            let bytes = peak_memory(&text)?.saturating_sub(at_rest) / count as u64;
            let each = |time: Duration| microseconds(time) / count as f64;
            let columns: String =
                times.iter().map(|time| format!("{:>9.3}", each(*time))).collect();
            let total = each(times.iter().sum());
            let (is_within, bound) = bounded(bytes, count);
            within &= is_within;
            println!(
                "{:22}{blocks:>9}{count:>9}{columns}{total:>10.3}{bytes:>8}{bound:>7}",
                shape.name
            );
        }
    }
    Ok(within)
}

/// One kernel that was compiled.
struct Measured {
    size: usize,
    time: Duration,
}

fn measure_irc(sizes: &[usize]) -> Result<(Vec<Measured>, bool), Box<dyn Error>> {
    println!("irc, text to PTX at O1 for {SM}, microseconds for each instruction:");
    let names: String = stages::NAMES.iter().map(|name| format!("{name:>9}")).collect();
    println!(
        "{:>9}{names}{:>9}{:>12}{:>13}{:>13}{:>7}",
        "size", "total", "total us", "10^6 a s", "bytes each", "bound"
    );
    let mut within = true;
    let at_rest = peak_memory(&ir_text::render(&program::empty()))?;
    let mut measured = Vec::new();
    for &wished in sizes {
        let program = program::generate(wished, SEED);
        let size = program.size();
        let text = ir_text::render(&program);
        let runs = (3_000_000 / size).clamp(3, 1_000);
        let times = stages::fastest(runs, &text, Target::new(SM));
        let bytes = peak_memory(&text)?.saturating_sub(at_rest) / size as u64;
        let (is_within, bound) = bounded(bytes, size);
        within &= is_within;
        print_row(size, &times, bytes, bound);
        measured.push(Measured { size, time: times.iter().sum() });
    }
    Ok((measured, within))
}

fn print_row(size: usize, times: &Times, bytes: u64, bound: &str) {
    let each = |time: Duration| microseconds(time) / size as f64;
    let columns: String = times.iter().map(|time| format!("{:>9.3}", each(*time))).collect();
    let total: Duration = times.iter().sum();
    println!(
        "{size:>9}{columns}{:>9.3}{:>12.0}{:>13.2}{bytes:>13}{bound:>7}",
        each(total),
        microseconds(total),
        1.0 / each(total)
    );
}

/// The peak memory of a process that compiles `text`.
fn peak_memory(text: &str) -> io::Result<u64> {
    let path = env::temp_dir().join(format!("irc-bench-{}.ir", std::process::id()));
    fs::write(&path, text)?;
    let usage = measure(&env::current_exe()?, &[COMPILE, &path_text(&path)]);
    fs::remove_file(&path)?;
    Ok(usage?.peak_bytes)
}

fn path_text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// The slope of time over size, both logarithmic, by least squares; small sizes are left out.
fn growth(measured: &[Measured]) -> Option<f64> {
    let points: Vec<(f64, f64)> = measured
        .iter()
        .filter(|point| point.size >= 900)
        .map(|point| ((point.size as f64).ln(), point.time.as_secs_f64().ln()))
        .collect();
    let count = points.len() as f64;
    let mean_x = points.iter().map(|point| point.0).sum::<f64>() / count;
    let mean_y = points.iter().map(|point| point.1).sum::<f64>() / count;
    let xy: f64 = points.iter().map(|point| (point.0 - mean_x) * (point.1 - mean_y)).sum();
    let xx: f64 = points.iter().map(|point| (point.0 - mean_x).powi(2)).sum();
    (points.len() > 1).then(|| xy / xx)
}

fn compare_with_llvm(sizes: &[usize]) -> Result<(), Box<dyn Error>> {
    let Some(llvm) = Llvm::find() else {
        println!("skipped: LLVM 22 not found");
        return Ok(());
    };
    let start_up = llvm.start_up(SM.name())?;
    println!("LLVM 22 beside it ({:.1} ms to start are taken off):", microseconds(start_up) / 1e3);
    for &wished in sizes {
        let program = program::generate(wished, SEED);
        let size = program.size();
        let runs = if size <= 2_000 { 10 } else { 1 };
        let theirs = llvm.user_time(&program, SM.name(), runs)?.saturating_sub(start_up);
        let text = ir_text::render(&program);
        let ours: Duration = stages::fastest(20, &text, Target::new(SM)).iter().sum();
        println!(
            "{size:>9} instructions: LLVM {:9.3} us each, irc {:7.3} us each, {:.0} times faster",
            microseconds(theirs) / size as f64,
            microseconds(ours) / size as f64,
            theirs.as_secs_f64() / ours.as_secs_f64()
        );
    }
    Ok(())
}

fn microseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
