//! All figures that the benchmarks keep, of irc and beside its rivals, with one command.
//!
//! `cargo bench -p irc-bench --bench figures -- [--quick] [--deny] [--profile NAME] [--write]
//! [--save FILE.json] [--compare OLD.json]` runs the other benchmarks one after the other, which
//! print their own tables, and then all figures: the least of several runs, and how much more the
//! middle one is. Less is better for each. Rivals that are not installed are left out. `--deny`
//! fails where a benchmark has a bound and is beyond it, `--profile` is cargo's, `--write` puts the
//! table into docs/performance.md, `--compare` shows how the figures differ from those that were
//! kept by `--save`.

use irc_bench::figures::{Figures, value_of};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The benchmarks that keep figures.
const BENCHES: [&str; 5] = ["compile_time", "simulator", "patterns", "twins", "shapes"];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let has = |flag: &str| arguments.iter().any(|argument| argument == flag);
    let mut figures = Figures::default();
    let passed_on: Vec<&str> = ["--quick", "--deny"].into_iter().filter(|it| has(it)).collect();
    for bench in BENCHES {
        println!("# {bench}\n");
        figures.add_all(bench, run(bench, &passed_on, value_of(&arguments, "--profile"))?);
        println!();
    }
    println!("# All figures\n\n{}", figures.table());
    if has("--write") {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/performance.md");
        let page = figures.put_into(&fs::read_to_string(&path)?);
        fs::write(&path, page.ok_or("docs/performance.md has no place for the table")?)?;
    }
    figures.keep(&arguments)?;
    Ok(())
}

/// Runs a benchmark with some flags, and gives what it kept.
fn run(bench: &str, flags: &[&str], profile: Option<&str>) -> Result<Figures, Box<dyn Error>> {
    let kept = Kept(env::temp_dir().join(format!("irc-{bench}-{}.json", std::process::id())));
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["bench", "-q", "-p", "irc-bench", "--bench", bench]);
    command.args(profile.map(|profile| format!("--profile={profile}")));
    command.arg("--").arg(format!("--save={}", kept.0.display()));
    command.args(flags);
    let status = command.status()?;
    if !status.success() {
        return Err(format!("{bench}: {status}").into());
    }
    // One that lacks its tools keeps nothing.
    if kept.0.exists() { Ok(Figures::load(&kept.0)?) } else { Ok(Figures::default()) }
}

/// A file that is gone in the end.
struct Kept(PathBuf);

impl Drop for Kept {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}
