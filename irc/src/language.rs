//! Which language a text is in.

use std::path::Path;

/// The language of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Language {
    /// IR text.
    Ir,
    /// PTX.
    Ptx,
    /// The toy language.
    Toy,
    /// LLVM IR, text or bitcode.
    Llvm,
}

impl Language {
    /// The language of an input: by the extension of its name, else by how it begins, which tells
    /// PTX, LLVM IR and IR.
    pub fn of(name: impl AsRef<Path>, text: &str) -> Language {
        match name.as_ref().extension().and_then(|extension| extension.to_str()) {
            Some("ptx") => Language::Ptx,
            Some("ir") => Language::Ir,
            Some("toy") => Language::Toy,
            Some("ll" | "bc") => Language::Llvm,
            _ if begins_with_version(text) => Language::Ptx,
            _ if begins_as_llvm(text) => Language::Llvm,
            _ => Language::Ir,
        }
    }
}

/// Whether the first word behind comments is one that begins an item of LLVM IR, and none of IR.
fn begins_as_llvm(text: &str) -> bool {
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    while rest.starts_with(';') {
        rest = rest.split_once('\n').map_or("", |(_, rest)| rest.trim_start());
    }
    let word = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next();
    match word.unwrap_or_default() {
        "" => rest.starts_with(['@', '%', '$', '!']),
        word => ["source_filename", "target", "define", "declare", "attributes", "module"]
            .contains(&word),
    }
}

/// Whether the first word behind comments is `.version`.
fn begins_with_version(text: &str) -> bool {
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    loop {
        let end = match rest.get(..2) {
            Some("//") => rest.find(['\n', '\r']),
            Some("/*") => rest.find("*/").map(|end| end + 1),
            _ => return rest.starts_with(".version"),
        };
        let Some(end) = end else { return false };
        rest = rest[end + 1..].trim_start();
    }
}
