//! Modules to PTX and further.

use crate::{Emit, Found, Outcome, Settings, Source, Status, read};
use irc::OptLevel;
use irc::abi;
use irc::json;
use irc::ptx::text::SourceFile;
use irc::ptxas::diagnostic;
use irc::runtime::ptxas::{AssembleOptions, Message, PtxasError, Toolbox};
use irc::stages::Compiler;

/// Compiles a text.
pub fn compile(bytes: &[u8], settings: &Settings) -> Outcome {
    let mut found = Found::default();
    match read(bytes, settings, &mut found) {
        None => Outcome::failed(Status::Input, found),
        Some(mut source) => {
            if settings.lines {
                source.mark_lines();
            }
            compile_module(&source, settings, found)
        }
    }
}

/// Compiles a module; `found` is what was said of it before.
pub fn compile_module(source: &Source, settings: &Settings, mut found: Found) -> Outcome {
    let mut compiler = Compiler::unwatched(settings.target, settings.level);
    let mut module = source.module.clone();
    let made = compiler.optimize(&mut module).and_then(|()| match settings.emit {
        Emit::Ir => Ok(module.to_string()),
        Emit::Ptx | Emit::Cubin => Ok(compiler.emit_text(module.clone(), None)?.text),
        Emit::Abi => {
            let built = compiler.emit_text(module.clone(), None)?;
            Ok(json::abi(&abi::describe(&module, &built.outline)))
        }
    });
    match made {
        Ok(text) if settings.emit == Emit::Cubin => assemble(&text, settings, found),
        Ok(text) => Outcome { status: Status::Ok, bytes: text.into_bytes(), found },
        Err(errors) => {
            errors.iter().for_each(|error| source.tell(&module, error, &mut found));
            Outcome::failed(Status::Input, found)
        }
    }
}

/// PTX to machine code.
fn assemble(ptx: &str, settings: &Settings, mut found: Found) -> Outcome {
    let sm = settings.target.sm;
    let level = if settings.level == OptLevel::O0 { 0 } else { 3 };
    let options = AssembleOptions::default().with_opt_level(level);
    let tools = Toolbox::find(settings.ptxas.as_deref());
    let result = tools.and_then(|tools| tools.for_target(sm)?.assemble(ptx, sm, options));
    let file = SourceFile::new("<ptx>", ptx);
    match result {
        Ok(assembled) => {
            assembled.messages.iter().for_each(|message| tell(message, &file, &mut found));
            Outcome { status: Status::Ok, bytes: assembled.cubin, found }
        }
        Err(PtxasError::Rejected { messages, .. }) => {
            messages.iter().for_each(|message| tell(message, &file, &mut found));
            Outcome::failed(Status::Ptxas, found)
        }
        Err(error) => {
            found.add_plain(&settings.name, "C0402", error.to_string());
            Outcome::failed(Status::Ptxas, found)
        }
    }
}

/// Adds what ptxas says of a line of the PTX.
fn tell(message: &Message, file: &SourceFile<'_>, found: &mut Found) {
    let Some(mut diagnostic) = diagnostic(message) else { return };
    if let Some(line) = message.line {
        diagnostic.notes.push(format!("at line {line} of the PTX"));
    }
    found.add(file, &diagnostic);
}
