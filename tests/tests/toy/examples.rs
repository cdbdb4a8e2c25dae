//! Every program of `examples/toy/` computes what its reference in Rust computes.

use irc::{Options, compile};
use irc_ir::ptx;
use irc_ir::target::{Sm, Target};
use irc_passes::pipeline::OptLevel;
use irc_tests::simulator;
use irc_tests::toy::{self, Folder, Program};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/toy")
}

/// The PTX of a module.
fn ptx_of(name: &str, module: &irc_ir::module::Module, level: OptLevel) -> ptx::Module {
    // Products on tensor cores want sm_80.
    let target = Target::new(Sm::plain(80));
    let options = Options { level, ..Options::default() };
    let text = compile(module, &target, &options)
        .unwrap_or_else(|error| panic!("{name} at {level:?}: {error}"))
        .text;
    ptx::Module::parse(&text).unwrap_or_else(|errors| panic!("{name} at {level:?}: {errors:?}"))
}

#[test]
fn every_file_has_a_case() {
    let entries = std::fs::read_dir(folder()).expect("the folder of the examples");
    let files: BTreeSet<String> = entries
        .map(|entry| entry.expect("an entry of a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toy"))
        .map(|path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned())
        .collect();
    let programs = toy::all().into_iter().map(|program| program.name.to_owned());
    let libraries = toy::LIBRARIES.iter().map(|&name| name.to_owned());
    assert_eq!(files, programs.chain(libraries).collect());
}

fn check(program: &Program) {
    let name = program.name;
    let compiled = Folder(folder()).compile(name).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(compiled.warnings, [], "{name}");
    let case = toy::expand((program.case)(), &compiled);
    for level in [OptLevel::O0, OptLevel::O1] {
        let code = ptx_of(name, &compiled.module, level);
        for seed in 0..3 {
            let found = simulator::launch(&compiled.module, &code, &case, simulator::options(seed));
            let checked = found
                .and_then(|buffers| case.check(&buffers).map_err(|mismatch| mismatch.to_string()));
            checked.unwrap_or_else(|error| panic!("{name} at {level:?}, seed {seed}: {error}"));
        }
    }
}

#[test]
fn programs_compute_what_they_must() {
    let wanted = std::env::var("IRC_EXAMPLE").ok();
    let programs = toy::all();
    let chosen = programs.iter().filter(|p| wanted.as_ref().is_none_or(|name| name == p.name));
    let failures: Vec<String> = chosen
        .filter_map(|program| {
            let caught = std::panic::catch_unwind(|| check(program));
            caught.err().map(|_| program.name.to_owned())
        })
        .collect();
    assert!(failures.is_empty(), "{failures:?}");
}
