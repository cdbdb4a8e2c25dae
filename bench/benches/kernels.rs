//! Text to PTX for kernels of everyday size: one of 100 instructions, and each of the examples.
//!
//! `cargo bench -p irc-bench --bench kernels -- [--quick] [FILTER]`. The aim for the first is 100
//! microseconds.

use std::path::Path;
use std::{fs, hint};

use criterion::Criterion;
use irc::ir::text::parse_module;
use irc::ptx::target::{Sm, Target};
use irc::{Options, compile};
use irc_bench::{ir_text, program};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let text = ir_text::render(&program::generate(100, 1));
    bench_text(&mut criterion, "kernel of 100 instructions", &text);
    for (name, text) in examples() {
        bench_text(&mut criterion, &format!("examples/{name}"), &text);
    }
    criterion.final_summary();
}

/// The files of `examples/`, in the order of their names.
fn examples() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
    let entries = fs::read_dir(&folder).expect("the examples are part of the repository");
    let paths = entries.map(|entry| entry.expect("an entry of a readable folder").path());
    let is_text = |path: &std::path::PathBuf| path.extension().is_some_and(|end| end == "ir");
    let read = |path: std::path::PathBuf| {
        let name = path.file_name().expect("an entry has a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("an example is text"))
    };
    let mut examples: Vec<(String, String)> = paths.filter(is_text).map(read).collect();
    examples.sort();
    examples
}

fn bench_text(criterion: &mut Criterion, name: &str, text: &str) {
    let (target, options) = (Target::new(Sm::plain(90)), Options::default());
    criterion.bench_function(name, |bencher| {
        bencher.iter(|| {
            let parsed = parse_module(hint::black_box(text)).expect("the text is well formed");
            compile(&parsed.module, &target, &options).expect("sm_90 has all that is needed")
        });
    });
}
