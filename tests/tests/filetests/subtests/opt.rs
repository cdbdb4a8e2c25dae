//! The subtest `opt`: what passes make of the module, printed after the last of them.
//!
//! Each pass must keep the verifier content, and may not change the module without saying so.

use super::{Case, round_trip};
use irc_ir::module::Module;
use irc_ir::verify::verify_module;
use irc_passes::opt::Changed;
use irc_passes::pipeline::{Fuel, OptLevel, PASSES, Pass, pass, run};

/// `PASS...`: passes by name, or `O0`..`O3` for those of a level.
pub fn opt(case: &Case<'_>) -> Result<String, String> {
    let mut module = case.parse()?.module;
    check(&module, "the PTX text")?;
    for pass in passes(&case.args)? {
        let before = module.to_string();
        let changed = run(&mut module, &[pass], Fuel::UNLIMITED);
        check(&module, pass.name)?;
        if changed == Changed::No && before != module.to_string() {
            return Err(format!("{} changes the module and denies it", pass.name));
        }
    }
    round_trip(&module)
}

fn passes(args: &[&str]) -> Result<Vec<&'static Pass>, String> {
    let mut passes = Vec::new();
    for &arg in args {
        match OptLevel::ALL.into_iter().find(|level| format!("{level:?}") == arg) {
            Some(level) => passes.extend(level.passes()),
            None => passes.push(pass(arg).ok_or_else(|| {
                let names: Vec<&str> = PASSES.iter().map(|pass| pass.name).collect();
                format!("there is no pass `{arg}`, but {}", names.join(", "))
            })?),
        }
    }
    Ok(passes)
}

fn check(module: &Module, after: &str) -> Result<(), String> {
    verify_module(module).map_err(|errors| {
        let errors: Vec<String> = errors.iter().map(|error| error.to_string()).collect();
        format!("after {after}: {}\n{module}", errors.join("\n"))
    })
}
