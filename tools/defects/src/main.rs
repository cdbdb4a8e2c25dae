//! The mutation gate: puts deliberate defects into a copy of the project, one at a time, and runs
//! the test that is there to catch each.
//!
//! `defects.toml` beside this crate is the list. A defect that its test does not notice is a hole
//! in the tests: the exit status is 1 then. Everything happens below `target/defects`; the work
//! tree is only read.

mod list;
mod tree;
mod trial;

use clap::Parser;
use list::Defect;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use tree::Tree;
use trial::{Outcome, Trial};

/// Puts deliberate defects into a copy of the project, one at a time, and runs the test that is
/// there to catch each.
///
/// Exit status: 0 if every defect is caught, 1 if one survives or cannot be tried, 2 for a wrong
/// command line.
#[derive(Parser)]
#[command(name = "defects")]
struct Args {
    /// Only defects whose description, file or test contains one of these
    only: Vec<String>,

    /// Lists the defects and the tests that catch them, and tries none
    #[arg(long)]
    list: bool,

    /// Does not run the tests without a defect first
    #[arg(long)]
    skip_baseline: bool,
}

fn main() -> ExitCode {
    let args = Args::parse();
    match run(&args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("defects: error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Whether every chosen defect is caught.
fn run(args: &Args) -> Result<bool, String> {
    let mut defects = list::read(&root())?;
    defects.retain(|defect| {
        args.only.is_empty() || args.only.iter().any(|part| defect.mentions(part))
    });
    if defects.is_empty() {
        return Err("no defect has that in its description, file or test".to_owned());
    }
    if args.list {
        let lines = defects.iter().map(|defect| format!("{}\n    {}\n", defect.what, defect.test));
        return print(&lines.collect::<String>()).map(|()| true);
    }
    let tree = Tree::copy(&root())?;
    if !args.skip_baseline {
        baseline(&tree, &defects)?;
    }
    let mut survivors = Vec::new();
    for (n, defect) in defects.iter().enumerate() {
        let start = Instant::now();
        let outcome = with_defect(&tree, defect)?;
        print(&format!(
            "[{}/{}] {outcome}: {} ({}; {} s)\n",
            n + 1,
            defects.len(),
            defect.what,
            defect.test,
            start.elapsed().as_secs()
        ))?;
        if !outcome.is_caught() {
            survivors.push((defect, outcome));
        }
    }
    print(&format!("{} of {} defects caught\n", defects.len() - survivors.len(), defects.len()))?;
    for (defect, outcome) in &survivors {
        print(&format!("{outcome}: {} ({})\n", defect.what, defect.test))?;
        if let Outcome::Unbuilt(said) = outcome {
            print(said)?;
        }
    }
    Ok(survivors.is_empty())
}

/// Runs every test once without a defect: each must pass.
fn baseline(tree: &Tree, defects: &[Defect]) -> Result<(), String> {
    let mut tests: Vec<&list::Test> = Vec::new();
    for defect in defects {
        if !tests.contains(&&defect.test) {
            tests.push(&defect.test);
        }
    }
    for (n, test) in tests.iter().enumerate() {
        print(&format!("[{}/{}] without a defect: {test}\n", n + 1, tests.len()))?;
        match Trial::new(tree, test).run()? {
            Outcome::Survived => {}
            Outcome::Unbuilt(said) => return Err(format!("{test} does not build\n{said}")),
            _ => return Err(format!("{test} fails without a defect")),
        }
    }
    Ok(())
}

/// What the test of a defect says with the defect in the copy; afterwards the copy is as before.
fn with_defect(tree: &Tree, defect: &Defect) -> Result<Outcome, String> {
    let clean = tree.read(&defect.file)?;
    tree.write(&defect.file, &clean.replacen(&defect.code, &defect.instead, 1))?;
    let outcome = Trial::new(tree, &defect.test).run();
    tree.write(&defect.file, &clean)?;
    outcome
}

/// Writes to stdout at once, so that the progress of a long run is seen through a pipe, too.
fn print(text: &str) -> Result<(), String> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| error.to_string())
}
