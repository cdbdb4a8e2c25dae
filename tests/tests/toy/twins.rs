//! Every toy program has a twin in CUDA (`tests/twins`) that computes the same, so that the machine
//! code of both can be compared.
//!
//! The recorded files come from `tools/record-twins.sh`.

use irc::OptLevel;
use irc_ir::module::Symbol;
use irc_ptx as ptx;
use irc_tests::foreign::on_two_threads;
use irc_tests::foreign::recording::{Recording, recordings};
use irc_tests::simulator;
use irc_tests::toy::{self, Folder};
use std::path::Path;

/// Launches a twin on what its program is launched on; in words what is wrong.
fn problem(twin: &Recording) -> Option<String> {
    let name = twin.name.strip_suffix(".ll")?;
    let Some(program) = toy::all().into_iter().find(|program| program.name == name) else {
        return Some(format!("{name}: there is no such program"));
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/toy");
    let run = || -> Result<(), String> {
        let case = toy::expand((program.case)(), &Folder(folder).compile(name)?);
        let module = twin.module()?;
        let Some(Symbol::Func(kernel)) = module.symbol(&case.kernel) else {
            return Err(format!("there is no kernel `{}`", case.kernel));
        };
        let case = toy::for_twin(case, &module.func(kernel).signature);
        for (level, seed) in [(OptLevel::O0, 0), (OptLevel::O2, 1), (OptLevel::O3, 2)] {
            let text = twin.compile_module(&module, &twin.target(), level)?.ptx;
            let code = ptx::Module::parse(&text).map_err(|errors| errors[0].to_string())?;
            let buffers = simulator::launch(&module, &code, &case, simulator::options(seed))
                .map_err(|error| format!("at {level:?}, seed {seed}: {error}"))?;
            case.check(&buffers).map_err(|mismatch| format!("at {level:?}: {mismatch}"))?;
        }
        Ok(())
    };
    run().err().map(|error| format!("{name}: {error}"))
}

#[test]
fn twins_compute_what_their_programs_do() {
    let twins = recordings("twins");
    let problems = on_two_threads(&twins, |twin| problem(twin).into_iter().collect());
    assert!(problems.is_empty(), "{}\n{} problems", problems.join("\n"), problems.len());
}

#[test]
fn every_program_has_a_twin() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("twins");
    let recorded: Vec<String> = recordings("twins").into_iter().map(|twin| twin.name).collect();
    let mut wanted: Vec<String> =
        toy::all().iter().map(|program| format!("{}.ll", program.name)).collect();
    wanted.sort();
    assert_eq!(recorded, wanted, "tools/record-twins.sh records them");
    for program in toy::all() {
        let source = sources.join(program.name).with_extension("cu");
        assert!(source.is_file(), "{}", source.display());
    }
}
