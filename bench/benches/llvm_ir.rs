//! How fast LLVM IR is read, and how fast it becomes PTX beside `llc` of LLVM 22.
//!
//! `cargo bench -p irc-bench --bench llvm_ir -- [--quick]`. The aims: text is read at 50 MB/s and
//! bitcode at 100, up to the IR; irc -O2 is 20 times as fast as `llc -O3` and irc -O0 5 times as
//! `llc -O0`. The times are those of one processor: in process (for llc its user time, less what it
//! takes for a module with nothing in it) and with the start of the process, user time of both.

use irc::ptx::target::{Sm, Target};
use irc::{OptLevel, Options, compile};
use irc_bench::clock::timed;
use irc_bench::peer::Llvm;
use irc_bench::process::{MEASURE, measure_main, measure_mean};
use irc_bench::{llvm, program};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;
use std::{env, fs, hint};

const SM: Sm = Sm::plain(90);
/// The first argument of a run that only compiles: level, input, output.
const COMPILE: &str = "compile";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let result = match arguments.first().map(String::as_str) {
        Some(MEASURE) => {
            let status = measure_main(&arguments[1..]);
            return if status == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
        Some(COMPILE) => compile_file(&arguments[1], Path::new(&arguments[2])),
        _ => run(arguments.iter().any(|argument| argument == "--quick")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What the command does with a file.
fn compile_file(level: &str, path: &Path) -> Result<(), Box<dyn Error>> {
    let bytes = fs::read(path)?;
    print!("{}", ptx(&bytes, if level == "0" { OptLevel::O0 } else { OptLevel::O2 }));
    Ok(())
}

fn ptx(bytes: &[u8], level: OptLevel) -> String {
    let module = irc_llvm::read(bytes).expect("what LLVM wrote is read");
    let options = Options::default().with_level(level);
    compile(&module, &Target::new(SM), &options).expect("sm_90 has all that is needed").text
}

fn run(quick: bool) -> Result<(), Box<dyn Error>> {
    let folder = env::temp_dir().join(format!("irc-bench-llvm-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let result = measure_reading(&folder, quick).and_then(|()| beside_llc(&folder, quick));
    fs::remove_dir_all(&folder)?;
    result
}

/// An input of a measurement.
struct Input {
    name: String,
    path: PathBuf,
    bytes: Vec<u8>,
}

/// Kernels of random instructions, and the largest recordings of what clang made.
fn inputs(folder: &Path, quick: bool) -> Result<Vec<Input>, Box<dyn Error>> {
    let mut all = Vec::new();
    let sizes: &[usize] = if quick { &[1_000] } else { &[1_000, 10_000] };
    for &size in sizes {
        let path = folder.join(format!("random{size}.ll"));
        let bytes = llvm::render(&program::generate(size, 1)).into_bytes();
        fs::write(&path, &bytes)?;
        all.push(Input { name: format!("random {size}"), path, bytes });
    }
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/llvm");
    for name in ["sha256.O3", "nbody.raw", "mandelbrot.O1"] {
        let path = golden.join(format!("{name}.ll"));
        let bytes = fs::read(&path)?;
        all.push(Input { name: name.to_owned(), path, bytes });
    }
    Ok(all)
}

/// Bitcode of a text, if LLVM's assembler is there.
fn bitcode(folder: &Path, input: &Input) -> Option<Input> {
    let path = folder.join(format!("{}.bc", input.name.replace(' ', "")));
    let tools = ["/usr/lib/llvm-22/bin/llvm-as", "llvm-as-22"];
    let made = tools.iter().any(|tool| {
        let status = Command::new(tool).arg(&input.path).arg("-o").arg(&path).status();
        status.is_ok_and(|status| status.success())
    });
    let bytes = fs::read(&path).ok().filter(|_| made)?;
    Some(Input { name: input.name.clone(), path, bytes })
}

fn measure_reading(folder: &Path, quick: bool) -> Result<(), Box<dyn Error>> {
    let rounds = if quick { 5 } else { 25 };
    println!("{:32} {:>9} {:>10} {:>10}", "MB/s", "bytes", "to tree", "to IR");
    let texts = inputs(folder, quick)?;
    for input in &texts {
        reading(&format!("{} text", input.name), &[&input.bytes], rounds);
    }
    let recorded = recorded("llvm", "ll")?;
    reading("all recordings, text", &slices(&recorded), rounds);
    let recorded = recorded_bitcode()?;
    reading("recordings, bitcode", &slices(&recorded), rounds);
    for input in &texts {
        match bitcode(folder, input) {
            Some(input) => reading(&format!("{} bitcode", input.name), &[&input.bytes], rounds),
            None => {
                println!("skipped: llvm-as of LLVM 22 not found");
                break;
            }
        }
    }
    println!();
    Ok(())
}

fn recorded_bitcode() -> Result<Vec<Vec<u8>>, Box<dyn Error>> {
    recorded("llvm-bitcode", "bc")
}

fn slices(all: &[Vec<u8>]) -> Vec<&[u8]> {
    all.iter().map(Vec::as_slice).collect()
}

/// The recordings in a folder that are read.
fn recorded(folder: &str, kind: &str) -> Result<Vec<Vec<u8>>, Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden").join(folder);
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.flatten().map(|e| e.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == kind));
    paths.sort();
    let all: Result<Vec<Vec<u8>>, _> = paths.iter().map(fs::read).collect();
    Ok(all?.into_iter().filter(|bytes| irc_llvm::read(bytes).is_ok()).collect())
}

/// Reads inputs to the tree and to the IR; the best of some rounds counts.
fn reading(name: &str, inputs: &[&[u8]], rounds: u32) {
    let bytes: usize = inputs.iter().map(|bytes| bytes.len()).sum();
    // Small inputs are gone through several times in a round. What was made is freed outside of
    // the measured time.
    let times = (1_000_000 / bytes.max(1)).max(1);
    let tree = best(rounds, bytes * times, || {
        let all = (0..times).flat_map(|_| inputs.iter());
        all.map(|bytes| irc_llvm::parse_tree(hint::black_box(bytes))).collect::<Vec<_>>()
    });
    let ir = best(rounds, bytes * times, || {
        let all = (0..times).flat_map(|_| inputs.iter());
        all.map(|bytes| irc_llvm::read(hint::black_box(bytes))).collect::<Vec<_>>()
    });
    println!("{name:32} {bytes:>9} {tree:>10.0} {ir:>10.0}");
}

/// The rate of the best round, in megabytes a second.
fn best<T>(rounds: u32, bytes: usize, mut work: impl FnMut() -> T) -> f64 {
    let times = (0..rounds).map(|_| timed(|| hint::black_box(work())).1);
    let best = times.min().expect("there is a round");
    bytes as f64 / best.as_secs_f64() / 1e6
}

fn beside_llc(folder: &Path, quick: bool) -> Result<(), Box<dyn Error>> {
    let Some(llvm) = Llvm::find() else {
        println!("skipped: LLVM 22 not found");
        return Ok(());
    };
    let empty = folder.join("empty.ll");
    fs::write(&empty, "target triple = \"nvptx64-nvidia-cuda\"\n")?;
    let runs = if quick { 2 } else { 10 };
    println!(
        "{:18} {:>6} {:>11} {:>9} {:>7} {:>13} {:>9} {:>7}",
        "text to PTX, ms", "level", "llc", "irc", "times", "llc, process", "irc", "times"
    );
    for input in inputs(folder, quick)? {
        for (ours, theirs, level) in [("2", 3, OptLevel::O2), ("0", 0, OptLevel::O0)] {
            let start = llvm.llc_time(&empty, SM.name(), theirs, runs)?;
            let process = llvm.llc_time(&input.path, SM.name(), theirs, runs)?;
            let path = input.path.to_string_lossy();
            let arguments = [COMPILE, ours, &*path];
            let own_process = measure_mean(runs, &env::current_exe()?, &arguments)?;
            let rounds = (0..10 * runs).map(|_| timed(|| ptx(&input.bytes, level)).1);
            let own = rounds.min().unwrap_or_default();
            print_row(
                &input.name,
                ours,
                [process.saturating_sub(start), own, process, own_process],
            );
        }
    }
    Ok(())
}

fn print_row(name: &str, level: &str, times: [Duration; 4]) {
    let [llc, irc, llc_process, irc_process] = times.map(|time| time.as_secs_f64() * 1e3);
    println!(
        "{name:18} {:>6} {llc:>11.2} {irc:>9.3} {:>7} {llc_process:>13.2} {irc_process:>9.3} {:>7}",
        format!("-O{level}"),
        as_fast(llc, irc),
        as_fast(llc_process, irc_process)
    );
}

/// How many times as fast; nothing where a time is too short for the clock of processes.
fn as_fast(theirs: f64, ours: f64) -> String {
    match theirs > 0.0 && ours > 0.0 {
        true => format!("{:.1}", theirs / ours),
        false => "-".to_owned(),
    }
}
