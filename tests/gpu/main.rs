//! `irc-gpu [--seed N] [--modules N] [--forms N] [--cases N] [--operands N] [--part K/N]
//! [--stand-in] [--record FILE]`: runs all that `irc_tests::gpu` has on a GPU and compares with the
//! simulator.
//!
//! Exit code 0 if all is equal or there is no GPU, 1 if something differs, 2 on usage, which
//! `--stand-in` is where the feature `cuda` is left out.

use irc_tests::gpu::{self, Plan};
use std::process::ExitCode;

struct Settings {
    plan: Plan,
    /// The driver's place is taken by the simulator.
    stand_in: bool,
    record: Option<String>,
}

fn settings(args: impl Iterator<Item = String>) -> Result<Settings, String> {
    let plan =
        Plan { seed: 0, modules: 100, forms: usize::MAX, cases: 64, operands: 4096, part: (0, 1) };
    let mut settings = Settings { plan, stand_in: false, record: None };
    let mut args = args;
    while let Some(name) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{name} takes a value"));
        let number = |text: String| text.parse::<u64>().map_err(|error| format!("{text}: {error}"));
        match name.as_str() {
            "--seed" => settings.plan.seed = number(value()?)?,
            "--modules" => settings.plan.modules = number(value()?)?,
            "--forms" => settings.plan.forms = number(value()?)? as usize,
            "--cases" => settings.plan.cases = number(value()?)?.clamp(1, 1024) as usize,
            "--operands" => {
                settings.plan.operands = number(value()?)?.next_multiple_of(128) as usize
            }
            "--part" => {
                let text = value()?;
                let (part, parts) = text.split_once('/').ok_or("--part takes K/N")?;
                let parts = number(parts.to_owned())?.max(1) as usize;
                settings.plan.part = (number(part.to_owned())? as usize % parts, parts);
            }
            "--stand-in" => settings.stand_in = true,
            "--record" => settings.record = Some(value()?),
            _ => return Err(format!("there is no option `{name}`")),
        }
    }
    Ok(settings)
}

fn main() -> ExitCode {
    let settings = match settings(std::env::args().skip(1)) {
        Ok(settings) => settings,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let open = || gpu::open(settings.stand_in);
    let opened = match open() {
        Ok(opened) => opened,
        Err(error) if settings.stand_in => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
        Err(error) => {
            // What a GPU of today would be asked.
            let target = gpu::target_of((9, 0)).expect("the target is known");
            let checks = gpu::count(&settings.plan, &target);
            println!("skipped: {checks} checks, no GPU ({error})");
            return ExitCode::SUCCESS;
        }
    };
    println!("{}, driver {}", opened.0.info().name, opened.1);
    let outcome = match gpu::run(opened, &open, &settings.plan) {
        Ok(outcome) => outcome,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    for failure in &outcome.failures {
        println!("{failure}");
    }
    let (checks, failures, open) = (outcome.checks, outcome.failures.len(), outcome.open);
    println!("{checks} checks, {failures} failures, {open} results that the manual leaves open");
    if let Some(path) = settings.record
        && let Err(error) = std::fs::write(&path, outcome.recorded)
    {
        eprintln!("{path}: {error}");
        return ExitCode::FAILURE;
    }
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
