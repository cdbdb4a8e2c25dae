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
    for function in module.functions() {
        let Some(body) = &function.body else { continue };
        defined.insert(names.name(function.name).to_owned());
        let _ = writeln!(out, "{}:", quoted(names, function.name));
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

/// The lines, each with the number of its file, that the table of lines in a cubin has.
///
/// # Panics
/// If the table is not readable.
pub fn lines(cubin: &[u8]) -> BTreeSet<(u64, u64)> {
    let bytes = crate::cubin::section(cubin, ".debug_line").unwrap_or_default();
    let table = gimli::DebugLine::new(&bytes, gimli::LittleEndian);
    let (mut lines, mut at) = (BTreeSet::new(), 0);
    while at < bytes.len() {
        let program = table.program(gimli::DebugLineOffset(at), 8, None, None);
        let program = program.expect("the table of lines has a header");
        // The length is behind itself.
        at += program.header().unit_length() + 4;
        let mut rows = program.rows();
        while let Some((_, row)) = rows.next_row().expect("the rows are readable") {
            if let Some(line) = row.line().filter(|_| !row.end_sequence()) {
                lines.insert((row.file_index(), line.get()));
            }
        }
    }
    lines
}

/// The lines, each with the number of its file, of the instructions of a PTX module.
pub fn lines_of_ptx(module: &Module) -> BTreeSet<(u64, u64)> {
    let mut lines = BTreeSet::new();
    for body in module.functions().filter_map(|function| function.body.as_ref()) {
        let mut line = None;
        for statement in &body.statements {
            match statement {
                Statement::Loc(loc) => line = Some((loc.file.into(), loc.line.into())),
                Statement::Inst(_) => lines.extend(line.filter(|&(_, line)| line > 0)),
                _ => {}
            }
        }
    }
    lines
}

/// `nvdisasm`, if it is there. `None`, with a line on the standard error, where it is missing.
pub fn nvdisasm() -> Option<PathBuf> {
    let path = crate::cuda_folder().join("bin/nvdisasm");
    if path.exists() {
        return Some(path);
    }
    crate::say_skipped("nvdisasm not found; tools/setup.sh --nvcc fetches it");
    None
}

/// The machine instructions of a cubin, each with its line.
///
/// # Errors
/// What nvdisasm says.
pub fn machine_lines(
    nvdisasm: &Path,
    cubin: &[u8],
    folder: &Path,
) -> Result<Vec<(u32, String)>, String> {
    let file = folder.join("code.cubin");
    std::fs::write(&file, cubin).map_err(|error| error.to_string())?;
    let out = Command::new(nvdisasm).arg("-g").arg(&file).output();
    let out = out.map_err(|error| error.to_string())?;
    if !out.status.success() {
        return Err(String::from_utf8_lossy(&out.stderr).into_owned());
    }
    let (mut line, mut lines) = (0, Vec::new());
    for text in String::from_utf8_lossy(&out.stdout).lines().map(str::trim) {
        // `//## File "k.cu", line 12`, then `/*0040*/  EXIT ;`.
        if let Some(mark) = text.strip_prefix("//## File ") {
            let number = mark.rsplit_once("\", line ").map(|(_, number)| number);
            let digits = number.and_then(|number| number.split(' ').next());
            line = digits.and_then(|digits| digits.parse().ok()).unwrap_or(0);
        } else if let Some((_, inst)) = text.strip_prefix("/*").and_then(|t| t.split_once("*/")) {
            lines.push((line, inst.trim().to_owned()));
        }
    }
    Ok(lines)
}
