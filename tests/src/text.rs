//! IR text read, verified and written.

use irc_ir::module::Module;
use irc_ir::text::{SourceFile, parse_module};
use irc_ir::verify::verify_module;

/// Reads a module that the verifier accepts; the error shows all that is wrong as people see it.
pub fn parse_verified(name: &str, text: &str) -> Result<Module, String> {
    let parsed = parse_module(text).map_err(|errors| {
        let file = SourceFile::new(name, text);
        let mut out = String::new();
        errors.iter().for_each(|error| file.render(&error.to_diagnostic(), &mut out));
        out
    })?;
    verify(&parsed.module).map_err(|errors| format!("{name}: {errors}"))?;
    Ok(parsed.module)
}

/// All that the verifier finds, one error in each line.
pub fn verify(module: &Module) -> Result<(), String> {
    let lines = |errors: Vec<_>| {
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        lines.join("\n")
    };
    verify_module(module).map_err(lines)
}
