//! The subtest `compile`: the PTX of the module, or why the target cannot have it.

use super::Case;
use irc::{OptLevel, Options, compile as compile_module};
use irc_ptx as ptx;
use irc_ptx::target::{Sm, Target};
use irc_runtime::ptxas::AssembleOptions;
use irc_tests::ptxas_toolbox;

/// `TARGET LEVEL`, such as `sm_80 O1`. The PTX must read back as the same module, and
/// ptxas must take it where it is found.
pub fn compile(case: &Case<'_>) -> Result<String, String> {
    let module = case.parse()?.module;
    let [target, level] = case.args[..] else {
        return Err("`compile` takes a target and a level, such as `sm_80 O1`".to_owned());
    };
    let sm: Sm = target.parse().map_err(|error| format!("{error}"))?;
    let level = OptLevel::ALL.into_iter().find(|l| format!("{l:?}") == level);
    let level = level.ok_or("the level is O0, O1, O2 or O3")?;
    let options = Options::default().with_level(level);
    let ptx = match compile_module(&module, &Target::new(sm), &options) {
        Ok(ptx) => ptx,
        Err(errors) => return Ok(errors.iter().map(|error| format!("error: {error}\n")).collect()),
    };
    let again =
        ptx::Module::parse(&ptx.text).map_err(|errors| format!("{}\n{}", errors[0], ptx.text))?;
    if again.to_string() != ptx.text {
        return Err(format!("the PTX reads back as another module:\n{}", ptx.text));
    }
    if let Some(toolbox) = ptxas_toolbox() {
        let tool = toolbox.for_target(sm).map_err(|error| error.to_string())?;
        let options = AssembleOptions::default().with_relocatable(true);
        tool.assemble(&ptx.text, sm, options).map_err(|error| format!("{error}\n{}", ptx.text))?;
    }
    Ok(ptx.text)
}
