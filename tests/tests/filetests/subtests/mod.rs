//! The subtests by name. To add one: a function here (or in a file beside this one) and a line in
//! the list.

mod agree;
mod analyze;
mod compile;
mod opt;
mod run;
mod stages;

use super::{Case, Subtest};
use irc_ir::text::{ParsedModule, parse_module};
use irc_ir::verify::verify_module;
use irc_ptx::text::{Diagnostic, SourceFile};
use irc_tests::text::round_trip;

/// Every subtest.
pub const SUBTESTS: &[(&str, Subtest)] = &[
    ("agree", agree::agree),
    ("analyze", analyze::analyze),
    ("compile", compile::compile),
    ("error", error),
    ("join_carries", stages::join_carries),
    ("layout", stages::layout),
    ("legalize", stages::legalize),
    ("opt", opt::opt),
    ("parse", parse),
    ("print", print),
    ("promote_slots", stages::promote_slots),
    ("regalloc", stages::regalloc),
    ("run", run::run),
    ("select", stages::select),
    ("split_carried", stages::split_carried),
    ("verify", verify),
];

/// Every subtest of machine code.
pub const OF_MIR: &[(&str, Subtest)] = &[
    ("emit", stages::emit_mir),
    ("error", stages::error_in_mir),
    ("join_carries", stages::join_carries_mir),
    ("layout", stages::layout_mir),
    ("print", stages::print_mir),
    ("promote_slots", stages::promote_slots_mir),
    ("regalloc", stages::regalloc_mir),
    ("split_carried", stages::split_carried_mir),
    ("verify", stages::verify_mir),
];

impl Case<'_> {
    /// The module that the file holds; what is wrong with the text, if something is.
    pub fn parse(&self) -> Result<ParsedModule, String> {
        parse_module(self.text).map_err(|errors| {
            let diagnostics: Vec<_> = errors.iter().map(|error| error.to_diagnostic()).collect();
            self.render(&diagnostics)
        })
    }

    /// Diagnostics as people see them.
    pub fn render(&self, diagnostics: &[Diagnostic]) -> String {
        let source = SourceFile::new(self.name, self.text);
        let mut out = String::new();
        diagnostics.iter().for_each(|diagnostic| source.render(diagnostic, &mut out));
        out
    }
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

/// What the verifier finds; nothing if the module is well formed.
fn verify(case: &Case<'_>) -> Result<String, String> {
    let parsed = case.parse()?;
    let errors = verify_module(&parsed.module).err().unwrap_or_default();
    if errors.is_empty() {
        round_trip(&parsed.module)?;
    }
    let diagnostics: Vec<_> =
        errors.iter().map(|error| error.to_diagnostic(&parsed.spans)).collect();
    Ok(case.render(&diagnostics))
}
