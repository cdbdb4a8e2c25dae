//! How long compilation takes, how that grows, what memory it needs, and LLVM 22 beside it.
//!
//! `cargo bench -p irc-bench --bench compile_time -- [--quick | --full]`. The usual run compares
//! with LLVM up to 10^4 instructions; `--full` up to 10^5, where LLVM takes minutes; `--quick` is a
//! check that all of it works.

use std::process::ExitCode;
use std::time::Duration;

use irc_bench::peer::Llvm;
use irc_bench::process::{MEASURE, measure_main};
use irc_bench::program;

const TARGET: &str = "sm_90";
const SEED: u64 = 1;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().is_some_and(|first| first == MEASURE) {
        let status = measure_main(&arguments[1..]);
        return if status == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let has = |flag: &str| arguments.iter().any(|argument| argument == flag);
    let sizes: &[usize] = match (has("--quick"), has("--full")) {
        (true, _) => &[1_000],
        (_, false) => &[1_000, 10_000],
        (_, true) => &[1_000, 10_000, 100_000],
    };
    match compare_with_llvm(sizes) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn compare_with_llvm(sizes: &[usize]) -> std::io::Result<()> {
    let Some(llvm) = Llvm::find() else {
        println!("skipped: LLVM 22 not found");
        return Ok(());
    };
    let start_up = llvm.start_up(TARGET)?;
    println!("LLVM 22, opt -O1 and llc -O1: {:.1} ms user time to start", milliseconds(start_up));
    for &size in sizes {
        let program = program::generate(size, SEED);
        let runs = if size <= 1_000 { 10 } else { 1 };
        let time = llvm.user_time(&program, TARGET, runs)?.saturating_sub(start_up);
        let each = time.as_secs_f64() * 1e6 / program.size() as f64;
        println!(
            "{:>9} instructions: {:9.1} ms, {each:7.2} us each",
            program.size(),
            milliseconds(time)
        );
    }
    Ok(())
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
