//! The subtests by name. To add one: a function here (or in a file beside this one) and a line in
//! the list.

mod run;

use super::{Case, Subtest};
use irc_ir::module::Module;
use irc_ir::text::{ParsedModule, SourceFile, first_difference, parse_module};

/// Every subtest.
pub const SUBTESTS: &[(&str, Subtest)] =
    &[("error", error), ("parse", parse), ("print", print), ("run", run::run)];

impl Case<'_> {
    /// The module that the file holds; what is wrong with the text, if something is.
    pub fn parse(&self) -> Result<ParsedModule, String> {
        parse_module(self.text).map_err(|errors| {
            let source = SourceFile::new(self.name, self.text);
            let mut out = String::new();
            for error in errors {
                source.render(&error.to_diagnostic(), &mut out);
            }
            out
        })
    }
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

/// The text parses, and survives being printed and read. There is no output.
fn parse(case: &Case<'_>) -> Result<String, String> {
    round_trip(&case.parse()?.module)?;
    Ok(String::new())
}

/// The text as the printer writes it.
fn print(case: &Case<'_>) -> Result<String, String> {
    round_trip(&case.parse()?.module)
}

/// What is shown for a text that does not parse.
fn error(case: &Case<'_>) -> Result<String, String> {
    match case.parse() {
        Ok(_) => Err("the text parses".to_owned()),
        Err(errors) => Ok(errors),
    }
}
