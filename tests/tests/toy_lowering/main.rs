//! Toy programs on the reference interpreter and, as PTX, on the simulator: at each level, with and
//! without checks, with several seeds.

mod aggregates;
mod checks;
mod control;
mod divergence;
mod memory;
mod numbers;
mod threads;

use irc::{OptLevel, Options, compile};
use irc_ptx::target::Target;
use irc_tests::examples::Case;
use irc_tests::{interpreter, simulator};
use irc_toy::check::check;
use irc_toy::diagnostic::Diagnostic;
use irc_toy::hir::Program;
use irc_toy::load::load;
use irc_toy::lower::{self, Lowered, lower};
use irc_toy::render::Renderer;
use irc_toy::source::{Files, Loader, SourceFile};

/// There are no other files.
struct Alone;

impl Loader for Alone {
    fn load(&mut self, path: &str) -> Result<String, String> {
        Err(format!("`{path}` is not there"))
    }
}

fn rendered(files: &Files, diagnostics: &[Diagnostic]) -> String {
    let renderer = Renderer::new(files);
    diagnostics.iter().map(|diagnostic| renderer.render(diagnostic)).collect()
}

/// A program that must be right.
fn checked(source: &str) -> Program {
    let file = SourceFile { name: "test.toy".to_owned(), text: source.to_owned() };
    let loaded = load(file, &mut Alone);
    assert!(loaded.errors.is_empty(), "{}", rendered(&loaded.files, &loaded.errors));
    let files = loaded.files.clone();
    match check(&loaded.units, loaded.files) {
        Ok((program, _)) => program,
        Err(errors) => panic!("{}", rendered(&files, &errors)),
    }
}

fn lowered(program: &Program, checks: bool) -> Lowered {
    lower(program, &lower::Options::default().with_checks(checks))
        .unwrap_or_else(|errors| panic!("{}", rendered(&program.files, &errors)))
}

/// The results of a launch of the PTX at a level, or what was reported.
fn simulate(
    lowered: &Lowered,
    level: OptLevel,
    case: &Case,
    seed: u64,
) -> Result<Vec<Vec<Option<u8>>>, String> {
    let target = Target::new("sm_90".parse().expect("a target"));
    let options = Options::default().with_level(level);
    let ptx = compile(&lowered.module, &target, &options)
        .unwrap_or_else(|errors| panic!("{level:?}: {}\n{}", errors[0], lowered.module));
    simulator::launch(&lowered.module, &ptx.module, case, simulator::options(seed))
}

/// A program computes what a case says on the simulator.
fn computes(source: &str, case: &Case) {
    let program = checked(source);
    for checks in [true, false] {
        let lowered = lowered(&program, checks);
        for level in [OptLevel::O0, OptLevel::O1] {
            for seed in 0..3 {
                let what = format!("{level:?}, checks {checks}, seed {seed}");
                let buffers = simulate(&lowered, level, case, seed);
                let buffers = buffers.unwrap_or_else(|error| panic!("{what}: {error}"));
                case.check(&buffers).unwrap_or_else(|error| panic!("{what}: {error}"));
            }
        }
    }
}

/// The same, and on the interpreter, which sees all undefined behaviour.
fn means(source: &str, case: &Case) {
    let program = checked(source);
    for checks in [true, false] {
        let lowered = lowered(&program, checks);
        for seed in 0..2 {
            let found = interpreter::launch(&lowered.module, case, seed);
            let (buffers, _) =
                found.unwrap_or_else(|error| panic!("interpreter: {error}\n{}", lowered.module));
            case.check(&buffers).unwrap_or_else(|error| panic!("interpreter: {error}"));
        }
    }
    computes(source, case);
}

/// A program that one thread runs, and what it writes to its only parameter, a slice of words.
fn writes(source: &str, words: &[u32]) {
    means(source, &single(words));
}

fn single(words: &[u32]) -> Case {
    Case::new("k", [1, 1, 1], [1, 1, 1]).output(words).bits(words.len() as u32)
}
