//! IR text read, verified and written.

use irc_ir::module::Module;
use irc_ir::text::{first_difference, parse_module};
use irc_ir::verify::verify_module;
use irc_ptx::text::SourceFile;

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

/// Writing a module and reading it again gives an equal module and the same text.
pub fn round_trip(module: &Module) -> Result<String, String> {
    let text = module.to_string();
    let again = parse_module(&text)
        .map_err(|errors| format!("the printed text does not parse: {}\n{text}", errors[0]))?;
    if let Some(difference) = first_difference(module, &again.module) {
        return Err(format!("reading what was printed gives another module: {difference}\n{text}"));
    }
    let printed = again.module.to_string();
    if printed != text {
        return Err(format!("printing again gives another text:\n{text}\nand\n{printed}"));
    }
    Ok(text)
}
