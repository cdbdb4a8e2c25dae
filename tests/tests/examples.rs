//! Every kernel of `examples/` computes what its reference in Rust computes.

use irc::{Options, compile};
use irc_ir::module::Module;
use irc_ir::text::{first_difference, parse_module};
use irc_passes::pipeline::{Fuel, OptLevel, Optimizer};
use irc_ptx as ptx;
use irc_ptx::target::{Sm, Target};
use irc_tests::examples::{self, Case, Example};
use irc_tests::text::{parse_verified, verify};
use irc_tests::{interpreter, simulator};
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

#[test]
fn the_interpreter_agrees_at_every_level() {
    for example in examples::all() {
        let mut module = parse(example);
        let mut optimizer = Optimizer::new(&mut module, Fuel::UNLIMITED);
        for pass in OptLevel::O2.passes() {
            optimizer.run(pass);
            verify(optimizer.module())
                .unwrap_or_else(|error| panic!("{}, {}: {error}", example.name, pass.name));
        }
        check_in_interpreter(example, "at O2", &module);
    }
}

/// The oldest and the newest target, and some between.
fn targets() -> Vec<Target> {
    let mut targets: Vec<Target> = Target::all().collect();
    let chosen = [targets[0].sm, Sm::plain(75), Sm::plain(90), targets[targets.len() - 1].sm];
    targets.retain(|target| chosen.contains(&target.sm));
    targets
}

#[test]
fn the_simulator_agrees_with_the_references() {
    let mut failures = Vec::new();
    for example in examples::all() {
        let start = Instant::now();
        let module = parse(example);
        let case = (example.case)();
        for level in [OptLevel::O0, OptLevel::O1, OptLevel::O2] {
            for target in targets() {
                let result = execute(&module, &case, &target, level);
                if let Err(error) = result {
                    failures.push(format!("{} for {target} at {level:?}: {error}", example.name));
                }
            }
        }
        println!("{:16} {:?}", example.name, start.elapsed());
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Compiles, prints and reads again, and runs with several interleavings.
fn execute(module: &Module, case: &Case, target: &Target, level: OptLevel) -> Result<(), String> {
    let options = Options::default().with_level(level);
    let compiled = compile(module, target, &options).map_err(|errors| errors[0].to_string())?;
    let code = ptx::Module::parse(&compiled.text).map_err(|errors| errors[0].to_string())?;
    for seed in 0..2 {
        let buffers = simulator::launch(module, &code, case, simulator::options(seed))?;
        case.check(&buffers).map_err(|error| format!("seed {seed}: {error}"))?;
    }
    Ok(())
}
