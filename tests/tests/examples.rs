//! Every kernel of `examples/` computes what its reference in Rust computes.

use irc_ir::module::Module;
use irc_ir::text::{first_difference, parse_module};
use irc_tests::examples::{self, Example};
use irc_tests::interpreter;
use irc_tests::text::parse_verified;
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Instant;

/// Interleavings that are tried.
const SEEDS: std::ops::Range<u64> = 0..4;

fn parse(example: &Example) -> Module {
    parse_verified(example.name, example.text).unwrap_or_else(|error| panic!("{error}"))
}

/// Runs the example with several interleavings, each of which must give the reference's results.
fn check_in_interpreter(example: &Example, stage: &str, module: &Module) {
    let case = (example.case)();
    for seed in SEEDS {
        let found = interpreter::launch(module, &case, seed);
        let (buffers, _) =
            found.unwrap_or_else(|error| panic!("{}, {stage}, seed {seed}: {error}", example.name));
        let checked = case.check(&buffers);
        checked.unwrap_or_else(|error| panic!("{}, {stage}, seed {seed}: {error}", example.name));
    }
}

#[test]
fn every_file_has_a_case() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
    let entries = std::fs::read_dir(folder).expect("the folder of the examples");
    let files: BTreeSet<String> = entries
        .map(|entry| entry.expect("an entry of a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ir"))
        .map(|path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned())
        .collect();
    let cases: BTreeSet<String> =
        examples::all().iter().map(|example| example.name.to_owned()).collect();
    assert_eq!(files, cases);
}

#[test]
fn the_text_survives_printing() {
    for example in examples::all() {
        let module = parse(example);
        let text = module.to_string();
        let again = parse_module(&text).expect("what was printed can be read").module;
        assert_eq!(first_difference(&module, &again), None, "{}", example.name);
        assert_eq!(again.to_string(), text, "{}", example.name);
    }
}

#[test]
fn the_interpreter_agrees_with_the_references() {
    for example in examples::all() {
        let start = Instant::now();
        check_in_interpreter(example, "as written", &parse(example));
        println!("{:16} {:?}", example.name, start.elapsed());
    }
}
