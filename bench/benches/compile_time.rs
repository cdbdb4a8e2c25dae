//! How long compilation takes, how that grows with the size of a function, how much memory it
//! needs, what it costs to tell debuggers, what threads are worth, and LLVM 22 beside it.
//!
//! `cargo bench -p irc-bench --bench compile_time -- [--quick | --full] [--deny] [--stages] [--save
//! FILE.json] [--compare OLD.json]`. With `--deny` the exit status is 1 where an instruction takes
//! more memory than its bound. The usual run goes to 10^6 instructions, and with LLVM to 10^4;
//! `--full` takes LLVM to 10^5, which is minutes; `--quick` is a check that all of it works. Times
//! are those of one processor, the fastest of several runs, and the spread is how much longer the
//! middle one took. For irc they are from text to PTX text at O2: those of the stages while they
//! are watched, and `whole` as `compile_to_text` does it. For LLVM they are the user time of `opt
//! -O1` and `llc -O1`, or of `llc` alone, less what they take for a kernel that does nothing.
//! `--save` keeps the figures, and `--compare` shows how they differ from those that were kept.
//! `--stages` lists what each pass takes instead.

use std::cmp::Reverse;
use std::error::Error;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, io};

use irc::OptLevel;
use irc::parallel::Rayon;
use irc::ptx::target::{Sm, Target};
use irc::work::Workers;
use irc_bench::clock::timed;
use irc_bench::figures::Figures;
use irc_bench::peer::Llvm;
use irc_bench::process::{MEASURE, measure_main};
use irc_bench::stages::{self, TOLD, Times};
use irc_bench::{debugged, ir_text, irreducible, program};

const SM: Sm = Sm::plain(90);
const SEED: u64 = 1;
/// The program that tells how much memory a compilation asks for.
const PEAK: &str = env!("CARGO_BIN_EXE_peak");
/// The most bytes that may be asked for at the peak for each PTX instruction, or instruction of the
/// text.
const MOST_BYTES: u64 = 656;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let result = match arguments.first().map(String::as_str) {
        Some(MEASURE) => {
            let status = measure_main(&arguments[1..]);
            return if status == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
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

fn whole(text: &str, workers: Workers<'_>) -> String {
    stages::whole(text, Target::new(SM), OptLevel::O2, workers)
}

/// The times of several runs.
struct Runs {
    fastest: Duration,
    middle: Duration,
}

impl Runs {
    /// Each run gives its time.
    fn new(count: usize, run: impl FnMut(usize) -> Duration) -> Runs {
        let mut times: Vec<Duration> = (0..count.max(1)).map(run).collect();
        times.sort_unstable();
        Runs { fastest: times[0], middle: times[times.len() / 2] }
    }

    fn spread(&self) -> f64 {
        100.0 * (self.middle.as_secs_f64() / self.fastest.as_secs_f64() - 1.0)
    }
}

fn compare(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let has = |flag: &str| arguments.iter().any(|argument| argument == flag);
    let (sizes, peer_sizes): (&[usize], &[usize]) = match (has("--quick"), has("--full")) {
        (true, _) => (&[100, 1_000, 10_000], &[1_000]),
        (_, false) => (&[100, 1_000, 10_000, 100_000, 1_000_000], &[1_000, 10_000]),
        (_, true) => (&[100, 1_000, 10_000, 100_000, 1_000_000], &[1_000, 10_000, 100_000]),
    };
    if has("--stages") {
        sizes.iter().for_each(|&size| list_stages(size));
        return Ok(());
    }
    let mut figures = Figures::default();
    let (measured, mut within) = measure_irc(sizes, &mut figures)?;
    if let Some(exponent) = growth(&measured) {
        println!("growth from 10^3 instructions: size to the power of {exponent:.3} (at most 1.1)");
    }
    println!();
    let block_counts: &[usize] =
        if has("--quick") { &[1_000, 10_000] } else { &[1_000, 10_000, 100_000, 400_000] };
    within &= measure_irreducible(block_counts)?;
    println!();
    measure_told(if has("--quick") { &[1_000, 2_000] } else { &[1_000, 4_000, 16_000] })?;
    println!();
    compare_threads(if has("--quick") { 100 } else { 1_000 });
    println!();
    compare_with_llvm(peer_sizes, &mut figures)?;
    figures.keep(arguments)?;
    match within || !has("--deny") {
        true => Ok(()),
        false => Err(format!("an instruction takes more than {MOST_BYTES} bytes").into()),
    }
}

/// Whether the bytes for each instruction are within the bound, and what to show.
fn bounded(bytes: u64) -> (bool, &'static str) {
    let is_within = bytes <= MOST_BYTES;
    (is_within, if is_within { "ok" } else { "more" })
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
            let count = instructions(&ptx);
            let bytes = peak_memory(&text)?.saturating_sub(at_rest) / count as u64;
            let each = |time: Duration| microseconds(time) / count as f64;
            let columns: String =
                times.iter().map(|time| format!("{:>9.3}", each(*time))).collect();
            let total = each(times.iter().sum());
            let (is_within, bound) = bounded(bytes);
            within &= is_within;
            println!(
                "{:22}{blocks:>9}{count:>9}{columns}{total:>10.3}{bytes:>8}{bound:>7}",
                shape.name
            );
        }
    }
    Ok(within)
}

/// What it costs to tell debuggers of variables, at O0, for each instruction of the PTX.
fn measure_told(counts: &[usize]) -> Result<(), Box<dyn Error>> {
    println!("irc -O0, a fifth as many variables as blocks, for each PTX instruction:");
    println!("{:>9}{:>9}{:>9}{:>9}{:>10}{:>8}", "told", "blocks", "PTX", "ms", "us", "bytes");
    let at_rest = peak_memory(&ir_text::render(&program::empty()))?;
    for &count in counts {
        let text = debugged::render(count, count / 5);
        for (name, debug) in TOLD {
            let runs = (0..3).map(|_| timed(|| stages::told(&text, Target::new(SM), debug)));
            let (ptx, time) = runs.min_by_key(|&(_, time)| time).ok_or("nothing was run")?;
            let instructions = instructions(&ptx);
            let bytes = peak_memory_of(&text, &[name])?.saturating_sub(at_rest);
            println!(
                "{name:>9}{:>9}{instructions:>9}{:>9.0}{:>10.3}{:>8}",
                3 * count,
                microseconds(time) / 1e3,
                each(time, instructions),
                bytes / instructions as u64
            );
        }
    }
    Ok(())
}

/// One kernel that was compiled.
struct Measured {
    size: usize,
    time: Duration,
}

fn measure_irc(
    sizes: &[usize],
    figures: &mut Figures,
) -> Result<(Vec<Measured>, bool), Box<dyn Error>> {
    println!(
        "irc, text to PTX at O2 for {SM}, microseconds for each instruction of the text, and (PTX) \
         of the PTX:"
    );
    let names: String = stages::NAMES.iter().map(|name| format!("{name:>9}")).collect();
    println!(
        "{:>9}{names}{:>9}{:>9}{:>9}{:>9}{:>12}{:>13}{:>7}",
        "size", "total", "whole", "PTX", "spread", "10^6 a s", "bytes each", "bound"
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
        let (is_within, bound) = bounded(bytes);
        within &= is_within;
        let runs = Runs::new(runs, |_| timed(|| whole(&text, Workers::ONE)).1);
        let ptx = whole(&text, Workers::ONE);
        let emitted = each(runs.fastest, instructions(&ptx));
        print_row(size, &times, &runs, emitted, &format!("{bytes:>13}{bound:>7}"));
        let name = format!("irc, {wished}: us an instruction");
        figures.add_spread(name, each(runs.fastest, size), runs.spread());
        figures.add(format!("irc, {wished}: us to read an instruction"), each(times[0], size));
        figures.add(format!("irc, {wished}: us a PTX instruction"), emitted);
        figures.add(format!("irc, {wished}: bytes an instruction"), bytes as f64);
        measured.push(Measured { size, time: runs.fastest });
    }
    Ok((measured, within))
}

/// What each pass of the optimiser and of code generation takes, the longest first.
fn list_stages(wished: usize) {
    let program = program::generate(wished, SEED);
    let size = program.size();
    let runs = (300_000 / size).clamp(3, 300);
    let mut stages = stages::by_name(runs, &ir_text::render(&program), Target::new(SM));
    let total: Duration = stages.iter().map(|stage| stage.1).sum();
    stages.sort_by_key(|stage| Reverse(stage.1));
    println!("{size} instructions, {:.3} us for each:", each(total, size));
    for (name, time) in stages {
        let share = 100.0 * time.as_secs_f64() / total.as_secs_f64();
        println!("{name:>24}{:>9.3} us{share:>7.1} %", each(time, size));
    }
}

/// How many instructions PTX has.
fn instructions(ptx: &str) -> usize {
    ptx.lines().filter(|line| line.ends_with(';')).count()
}

fn print_row(size: usize, times: &Times, runs: &Runs, emitted: f64, memory: &str) {
    let columns: String = times.iter().map(|time| format!("{:>9.3}", each(*time, size))).collect();
    let (total, whole) = (each(times.iter().sum(), size), each(runs.fastest, size));
    println!(
        "{size:>9}{columns}{total:>9.3}{whole:>9.3}{emitted:>9.3}{:>7.0} %{:>12.2}{memory}",
        runs.spread(),
        1.0 / whole
    );
}

/// Microseconds for each of `size` instructions.
fn each(time: Duration, size: usize) -> f64 {
    microseconds(time) / size as f64
}

/// What threads are worth on a module of many functions, by the clock on the wall.
fn compare_threads(functions: usize) {
    let programs = (0..functions as u64).map(|seed| program::generate(300, seed));
    let mut size = 0;
    let text: String = programs
        .enumerate()
        .map(|(number, program)| {
            size += program.size();
            ir_text::render(&program).replace("@kernel", &format!("@kernel{number}"))
        })
        .collect();
    let module = irc::ir::text::parse_module(&text).expect("the text is well-formed").module;
    let wall = |workers: Workers<'_>| {
        Runs::new(5, |_| {
            let module = module.clone();
            let options = irc::Options::default();
            let start = Instant::now();
            let text = irc::compile_to_text(module, &Target::new(SM), &options, workers);
            let took = start.elapsed();
            assert!(text.is_ok(), "the target has all that is needed");
            took
        })
    };
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get());
    let (one, all) = (wall(Workers::ONE), wall(Workers::of(&Rayon::CURRENT)));
    println!(
        "{functions} functions, {size} instructions, a module to PTX text by the clock: one thread \
         {:.1} ms, {threads} threads {:.1} ms, {:.2} times faster",
        microseconds(one.fastest) / 1e3,
        microseconds(all.fastest) / 1e3,
        one.fastest.as_secs_f64() / all.fastest.as_secs_f64()
    );
}

/// The most memory that a compilation of `text` asks for at once.
fn peak_memory(text: &str) -> io::Result<u64> {
    peak_memory_of(text, &[])
}

/// The same, with more arguments.
fn peak_memory_of(text: &str, arguments: &[&str]) -> io::Result<u64> {
    let path = env::temp_dir().join(format!("irc-bench-{}.ir", std::process::id()));
    fs::write(&path, text)?;
    let output = Command::new(PEAK).arg(&path).args(arguments).stderr(Stdio::inherit()).output();
    fs::remove_file(&path)?;
    let output = output?;
    match String::from_utf8_lossy(&output.stdout).trim().parse() {
        Ok(bytes) if output.status.success() => Ok(bytes),
        _ => Err(io::Error::other(format!("`{PEAK}` failed"))),
    }
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

fn compare_with_llvm(sizes: &[usize], figures: &mut Figures) -> Result<(), Box<dyn Error>> {
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
        let ours = Runs::new(20, |_| timed(|| whole(&text, Workers::ONE)).1).fastest;
        println!(
            "{size:>9} instructions: LLVM {:9.3} us each, irc {:7.3} us each, {:.0} times faster",
            each(theirs, size),
            each(ours, size),
            theirs.as_secs_f64() / ours.as_secs_f64()
        );
        figures.add(format!("irc over opt and llc -O1, {wished}"), ratio(ours, theirs));
        for (level, irc_level) in [(0, OptLevel::O0), (3, OptLevel::O2)] {
            let theirs = llvm.llc_time_of(&program, SM.name(), level, runs)?;
            let compile = || stages::whole(&text, Target::new(SM), irc_level, Workers::ONE);
            let ours = Runs::new(20, |_| timed(compile).1).fastest;
            println!(
                "{:>22}: llc -O{level} {:8.3} us each, irc -{irc_level:?} {:7.3}, ratio {:.3}",
                "",
                each(theirs, size),
                each(ours, size),
                ratio(ours, theirs)
            );
            figures.add(format!("irc over llc -O{level}, {wished}"), ratio(ours, theirs));
        }
    }
    Ok(())
}

fn ratio(ours: Duration, theirs: Duration) -> f64 {
    ours.as_secs_f64() / theirs.as_secs_f64()
}

fn microseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
