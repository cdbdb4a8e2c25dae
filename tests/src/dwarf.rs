//! What debuggers are told in PTX, as an ELF file that tools for DWARF read.
//!
//! [`elf`] writes an assembly file with the data sections of a PTX module as they are, a byte of
//! code for each instruction, and its labels and lines; LLVM's assembler makes an object of it. It
//! takes the PTX of any compiler.

use irc_ptx::{Item, Label, Module, Names, SectionToken, Statement, Symbol};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs of LLVM that are needed. `None`, with a line on the standard error, where one is
/// missing.
pub fn has_tools() -> bool {
    let missing = ["llvm-mc-22", "llvm-dwarfdump-22"]
        .into_iter()
        .find(|tool| Command::new(tool).arg("--version").output().is_err());
    if let Some(tool) = missing {
        crate::say_skipped(&format!("{tool} not found; tools/setup.sh --llvm installs it"));
    }
    missing.is_none()
}

fn quoted(names: &Names, symbol: Symbol) -> String {
    match names.name(symbol) {
        section if section.starts_with(".debug_") => section.to_owned(),
        name => format!("\"{name}\""),
    }
}

/// The module as assembly. Its code is a byte for each instruction.
pub fn assembly(module: &Module) -> String {
    let names = &module.names;
    let mut out = String::from(".text\n");
    let mut defined = BTreeSet::new();
    for item in &module.items {
        if let Item::File { index, path, .. } = item {
            let _ = writeln!(out, ".file {index} \"{}\"", path.replace('\\', "/"));
        }
    }
    for body in module.functions().filter_map(|function| function.body.as_ref()) {
        for statement in &body.statements {
            match statement {
                Statement::Label(Label::Named(name)) => {
                    defined.insert(names.name(*name).to_owned());
                    let _ = writeln!(out, "{}:", quoted(names, *name));
                }
                Statement::Loc(loc) => {
                    let _ = writeln!(out, ".loc {} {} {}", loc.file, loc.line, loc.column);
                }
                Statement::Inst(_) => out.push_str("nop\n"),
                _ => {}
            }
        }
        // An empty piece of code would not be one.
        out.push_str("nop\n");
    }
    let mut used = BTreeSet::new();
    for item in &module.items {
        let Item::Section(section) = item else { continue };
        let name = names.name(section.name);
        let flags = if name == ".debug_str" { "\"MS\",@progbits,1" } else { "\"\",@progbits" };
        let _ = writeln!(out, ".section {name},{flags}");
        tokens(names, &section.tokens, &mut defined, &mut used, &mut out);
    }
    for name in used.difference(&defined) {
        let _ = writeln!(out, ".set \"{name}\", 16");
    }
    out
}

fn tokens(
    names: &Names,
    tokens: &[SectionToken],
    defined: &mut BTreeSet<String>,
    used: &mut BTreeSet<String>,
    out: &mut String,
) {
    let mut width = ".byte";
    for token in tokens {
        let mut refer = |symbol: Symbol| {
            let name = names.name(symbol);
            if !name.starts_with(".debug_") {
                used.insert(name.to_owned());
            }
            quoted(names, symbol)
        };
        let _ = match *token {
            SectionToken::Label(name) => {
                defined.insert(names.name(name).to_owned());
                writeln!(out, "{}:", quoted(names, name))
            }
            SectionToken::Data(ty) => {
                width = match ty.bytes() {
                    1 => ".byte",
                    2 => ".short",
                    4 => ".long",
                    _ => ".quad",
                };
                Ok(())
            }
            SectionToken::Int(value) => writeln!(out, "{width} {value}"),
            SectionToken::Address(symbol, offset) => {
                let symbol = refer(symbol);
                writeln!(out, "{width} {symbol}+{offset}")
            }
            SectionToken::Difference(a, b) => {
                let (a, b) = (refer(a), refer(b));
                writeln!(out, "{width} {a}-{b}")
            }
        };
    }
}

/// An object file with the sections of a PTX module, in a folder.
///
/// # Errors
/// What the assembler says.
pub fn elf(module: &Module, folder: &Path) -> Result<PathBuf, String> {
    let (source, object) = (folder.join("sections.s"), folder.join("sections.o"));
    std::fs::write(&source, assembly(module)).map_err(|error| error.to_string())?;
    let out = Command::new("llvm-mc-22")
        .args(["-triple=x86_64-linux-gnu", "-filetype=obj", "-dwarf-version=2", "-o"])
        .arg(&object)
        .arg(&source)
        .output()
        .map_err(|error| error.to_string())?;
    match out.status.success() {
        true => Ok(object),
        false => Err(String::from_utf8_lossy(&out.stderr).into_owned()),
    }
}

/// What `llvm-dwarfdump` says of an object file.
///
/// # Errors
/// It fails: `--verify` has found errors.
pub fn dump(object: &Path, args: &[&str]) -> Result<String, String> {
    let out = Command::new("llvm-dwarfdump-22").args(args).arg(object).output();
    let out = out.map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    match out.status.success() {
        true => Ok(text),
        false => Err(text + &String::from_utf8_lossy(&out.stderr)),
    }
}
