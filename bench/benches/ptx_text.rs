//! How fast PTX is read and printed, in megabytes of text a second on one core.
//!
//! `cargo bench -p irc-bench --bench ptx_text -- [--quick]`. The aims are 150 for reading and 500
//! for printing. Beside them stands what a loop reaches that only copies the printed text line by
//! line: no printer is faster than that.

use std::path::Path;
use std::{fs, hint};

use irc::ir::text::parse_module;
use irc::ptx::Module;
use irc::ptx::target::{Sm, Target};
use irc::{OptLevel, Options, compile};
use irc_bench::clock::timed;
use irc_bench::{ir_text, program};

fn main() {
    let quick = std::env::args().any(|arg| arg == "--quick");
    let rounds = if quick { 5 } else { 25 };
    println!("{:24} {:>9} {:>10} {:>10} {:>10}", "MB/s", "bytes", "read", "print", "copy");
    let size = if quick { 20_000 } else { 100_000 };
    measure("printed by irc", &[own_text(size)], rounds);
    for compiler in ["nvcc", "clang"] {
        measure(&format!("printed by {compiler}"), &recorded(compiler), rounds);
    }
}

/// What irc prints for a kernel of N instructions.
fn own_text(instructions: usize) -> String {
    let text = ir_text::render(&program::generate(instructions, 1));
    let parsed = parse_module(&text).expect("the text is well formed");
    let options = Options::default().with_level(OptLevel::O1);
    let target = Target::new(Sm::plain(90));
    compile(&parsed.module, &target, &options).expect("sm_90 has all that is needed").text
}

/// The recorded texts of a compiler, without those for debuggers.
fn recorded(compiler: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/ptx");
    let entries = fs::read_dir(folder).expect("the recorded files are part of the repository");
    let mut paths: Vec<_> =
        entries.map(|entry| entry.expect("an entry of a readable folder").path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(&format!(".{compiler}.ptx")));
    paths.sort();
    let texts = paths.iter().map(|path| fs::read_to_string(path).expect("PTX is text"));
    texts.filter(|text| Module::parse(text).is_ok()).collect()
}

/// Reads, prints and copies the texts; the best of some rounds counts.
fn measure(name: &str, texts: &[String], rounds: u32) {
    let bytes: usize = texts.iter().map(String::len).sum();
    let modules: Vec<Module> =
        texts.iter().map(|text| Module::parse(text).expect("the text is PTX")).collect();
    let printed: Vec<String> = modules.iter().map(Module::print).collect();
    let printed_bytes: usize = printed.iter().map(String::len).sum();
    // Small texts are gone through several times in a round. What was made is freed outside of the
    // measured time.
    let times = (2_000_000 / bytes.max(1)).max(1);
    let read = best(rounds, bytes * times, || {
        let all = (0..times).flat_map(|_| texts.iter());
        all.map(|text| Module::parse(hint::black_box(text))).collect::<Vec<_>>()
    });
    let print = best(rounds, printed_bytes * times, || {
        let all = (0..times).flat_map(|_| modules.iter());
        all.map(|module| hint::black_box(module).print()).collect::<Vec<_>>()
    });
    let copy = best(rounds, printed_bytes * times, || {
        let all = (0..times).flat_map(|_| printed.iter());
        all.map(|text| copy_lines(hint::black_box(text))).collect::<Vec<_>>()
    });
    println!("{name:24} {bytes:>9} {read:>10.0} {print:>10.0} {copy:>10.0}");
}

/// The rate of the best round, in megabytes a second.
fn best<T>(rounds: u32, bytes: usize, mut work: impl FnMut() -> T) -> f64 {
    let times = (0..rounds).map(|_| timed(|| hint::black_box(work())).1);
    let best = times.min().expect("there is a round");
    bytes as f64 / best.as_secs_f64() / 1e6
}

/// The text, copied line by line.
fn copy_lines(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for line in text.as_bytes().split_inclusive(|&byte| byte == b'\n') {
        out.extend_from_slice(line);
    }
    out
}
