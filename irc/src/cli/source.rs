//! Inputs: files and standard input.

use clap::ValueEnum;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// The name of an input in messages.
pub fn name(path: &Path) -> String {
    if is_stdin(path) { "<stdin>".to_owned() } else { path.display().to_string() }
}

/// Whether the path stands for standard input.
pub fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The bytes of an input.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    if !is_stdin(path) {
        return fs::read(path);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The language of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Language {
    /// IR text.
    Ir,
    /// PTX.
    Ptx,
    /// The toy language.
    Toy,
}

/// The language of an input: that which was named, else by its extension, else by how it begins,
/// which tells PTX from IR.
pub fn language(path: &Path, text: &str, named: Option<Language>) -> Language {
    if let Some(language) = named {
        return language;
    }
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("ptx") => Language::Ptx,
        Some("ir") => Language::Ir,
        Some("toy") => Language::Toy,
        _ if begins_with_version(text) => Language::Ptx,
        _ => Language::Ir,
    }
}

/// Whether the first word behind comments is `.version`.
fn begins_with_version(text: &str) -> bool {
    let mut rest = text.trim_start();
    loop {
        let end = match rest.get(..2) {
            Some("//") => rest.find('\n'),
            Some("/*") => rest.find("*/").map(|end| end + 1),
            _ => return rest.starts_with(".version"),
        };
        let Some(end) = end else { return false };
        rest = rest[end + 1..].trim_start();
    }
}
