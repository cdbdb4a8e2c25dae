//! Rules of the code that neither the compiler nor clippy checks.
//!
//! Small files, small functions, short lines; names that say what is inside; nothing left undone;
//! nothing that names a machine. Exceptions are listed here by name, and one that is no longer
//! needed is an error too. Patterns are put together from halves, so that this file passes its own
//! test.

use std::fs;
use std::path::{Path, PathBuf};

const MAX_FILE_LINES: usize = 800;
const MAX_FUNCTION_LINES: usize = 70;
const MAX_COLUMNS: usize = 100;

/// Files, and folders of files, that are tables: as long and as wide as their rows are.
const TABLES: &[&str] = &["ir/src/op/table.rs", "frontends/toy/src/builtin.rs"];

/// Functions that may be long, as `file: name`: lists of cases, one after the other.
const LONG_FUNCTIONS: &[&str] = &[
    "codegen/src/legalize/narrow.rs: narrow",
    "codegen/src/legalize/int128.rs: int128",
    "ir/src/verify/tests/mod.rs: structure_cases",
    "ir/src/verify/tests/mod.rs: operand_cases",
    "ir/src/verify/tests/mod.rs: access_cases",
];

/// File names that do not say what is inside.
const VAGUE_NAMES: &[&str] = &["util", "utils", "common", "misc", "helper", "helpers"];

/// What must not be left in Rust code.
const UNDONE: &[&str] = &[
    concat!("to", "do!("),
    concat!("un", "implemented!("),
    concat!("db", "g!("),
    concat!("#[ig", "nore"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("allow(missing", "_docs"),
];

/// Folders of single machines, which no file of the project may name.
const MACHINE_FOLDERS: &[&str] =
    &[concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/Us", "ers/")];

const TEXT_FILES: &[&str] = &["rs", "md", "toml", "sh", "yml", "ir", "ptx", "txt", "tsv"];

struct SourceFile {
    /// From the root of the repository, with `/`.
    name: String,
    text: String,
}

impl SourceFile {
    fn is_rust(&self) -> bool {
        self.name.ends_with(".rs")
    }
}

fn root() -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().expect("the crate is in a folder of the workspace").to_owned()
}

/// All text files of the repository, in order, without build products and what is hidden.
fn source_files() -> Vec<SourceFile> {
    let root = root();
    let mut files = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder was listed by its parent") {
            let path = entry.expect("an entry of a readable folder").path();
            let name = path.file_name().expect("an entry has a name").to_string_lossy();
            if name.starts_with('.') || name.starts_with("target") {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let extension = path.extension().unwrap_or_default().to_string_lossy();
            if TEXT_FILES.contains(&extension.as_ref()) || extension.is_empty() {
                let bytes = fs::read(&path).expect("a file of the repository");
                let below = path.strip_prefix(&root).expect("it was found below the root");
                let name = below.to_string_lossy().replace('\\', "/");
                files.push(SourceFile { name, text: String::from_utf8_lossy(&bytes).into_owned() });
            }
        }
    }
    files.sort_by(|a, b| a.name.cmp(&b.name));
    assert!(files.iter().any(|file| file.name == "tests/tests/tidy.rs"), "the walk finds nothing");
    files
}

fn report(problems: &[String]) {
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// The functions of a file in rustfmt's shape: name, first line (from 1), number of lines.
fn functions(text: &str) -> Vec<(String, usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let Some(name) = function_name(line) else { continue };
        let indent = &line[..line.len() - line.trim_start().len()];
        let opening = lines[start..].iter().position(|line| line.ends_with(['{', '}', ';']));
        let Some(opening) = opening.filter(|at| lines[start + at].ends_with('{')) else { continue };
        let closing = lines[start + opening..]
            .iter()
            .position(|line| line.strip_prefix(indent).is_some_and(|rest| rest == "}"));
        if let Some(closing) = closing {
            found.push((name.to_owned(), start + 1, opening + closing + 1));
        }
    }
    found
}

/// The name of the function whose signature starts on `line`.
fn function_name(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let qualifiers = ["pub", "const", "async", "unsafe", "extern", "default"];
    let is_qualifier = |word: &str| {
        qualifiers.contains(&word) || word.starts_with("pub(") || word.starts_with('"')
    };
    if !before.split_whitespace().all(is_qualifier) {
        return None;
    }
    let end = after.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    Some(&after[..end]).filter(|name| !name.is_empty())
}

#[test]
fn files_functions_and_lines_are_small() {
    let mut problems = Vec::new();
    let mut excused: Vec<String> = Vec::new();
    for file in source_files().iter().filter(|file| file.is_rust()) {
        let name = &file.name;
        let mut at_fault = Vec::new();
        let count = file.text.lines().count();
        if count > MAX_FILE_LINES {
            at_fault.push(format!("{name}: {count} lines, at most {MAX_FILE_LINES}"));
        }
        for (index, line) in file.text.lines().enumerate() {
            let columns = line.chars().count();
            if columns > MAX_COLUMNS {
                let at = index + 1;
                at_fault.push(format!("{name}:{at}: {columns} columns, at most {MAX_COLUMNS}"));
            }
        }
        match TABLES.iter().find(|table| name.starts_with(**table)) {
            Some(table) if !at_fault.is_empty() => excused.push((*table).to_owned()),
            _ => problems.append(&mut at_fault),
        }
        for (function, line, count) in functions(&file.text) {
            let key = format!("{name}: {function}");
            if count > MAX_FUNCTION_LINES {
                if LONG_FUNCTIONS.contains(&key.as_str()) {
                    excused.push(key);
                } else {
                    let limit = MAX_FUNCTION_LINES;
                    problems.push(format!(
                        "{name}:{line}: `{function}` {count} lines, at most {limit}"
                    ));
                }
            }
        }
    }
    for exception in TABLES.iter().chain(LONG_FUNCTIONS) {
        if !excused.iter().any(|name| name == exception) {
            problems.push(format!("{exception}: the exception is not needed"));
        }
    }
    report(&problems);
}

#[test]
fn files_say_what_they_are() {
    let mut problems = Vec::new();
    for file in source_files().iter().filter(|file| file.is_rust()) {
        let stem = Path::new(&file.name).file_stem().unwrap_or_default().to_string_lossy();
        if VAGUE_NAMES.contains(&stem.as_ref()) {
            problems.push(format!("{}: the name does not say what is inside", file.name));
        }
        if !file.text.starts_with("//!") {
            problems.push(format!("{}: does not begin with a `//!` line", file.name));
        }
    }
    report(&problems);
}

#[test]
fn nothing_is_left_undone() {
    let mut problems = Vec::new();
    for file in source_files().iter().filter(|file| file.is_rust()) {
        for (index, line) in file.text.lines().enumerate() {
            for word in UNDONE.iter().filter(|word| line.contains(*word)) {
                problems.push(format!("{}:{}: `{word}`", file.name, index + 1));
            }
        }
    }
    report(&problems);
}

#[test]
fn no_file_names_a_machine() {
    let mut problems = Vec::new();
    for file in source_files() {
        for (index, line) in file.text.lines().enumerate() {
            for folder in MACHINE_FOLDERS {
                let starts_a_path = line.match_indices(folder).any(|(at, _)| {
                    let before = line[..at].chars().next_back();
                    !before.is_some_and(|c| c.is_alphanumeric() || "_.-".contains(c))
                });
                if starts_a_path {
                    problems.push(format!("{}:{}: `{folder}`", file.name, index + 1));
                }
            }
        }
    }
    report(&problems);
}

/// clippy reads the nearest `clippy.toml` only, so each pure crate has one, and they say the same.
#[test]
fn pure_crates_have_one_set_of_bans() {
    let bans = |name: &str| {
        let path = root().join(name).join("clippy.toml");
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let first = bans("ptx");
    assert!(first.contains("std::fs::read") && first.contains("std::time::Instant"));
    assert_eq!(first, bans("ir"));
    assert_eq!(first, bans("passes"));
    assert_eq!(first, bans("codegen"));
}

/// A module with files below it is `x/mod.rs`, never `x.rs` beside a folder `x`.
#[test]
fn modules_have_one_style() {
    let files = source_files();
    let rust: Vec<&str> =
        files.iter().filter(|file| file.is_rust()).map(|file| file.name.as_str()).collect();
    let has_files_below = |name: &&str| {
        let folder = format!("{}/", name.trim_end_matches(".rs"));
        rust.iter().any(|other| other.starts_with(&folder))
    };
    let style = |name: &str| format!("{name}: move it to {}/mod.rs", name.trim_end_matches(".rs"));
    let problems: Vec<String> = rust.iter().copied().filter(has_files_below).map(style).collect();
    report(&problems);
    let paths = files.iter().filter(|file| file.is_rust() && file.name.contains("/src/"));
    let has_path = |file: &&SourceFile| file.text.contains(concat!("#[pa", "th = "));
    let paths: Vec<String> = paths.filter(has_path).map(|file| file.name.clone()).collect();
    assert_eq!(paths, ["tests/src/gpu/vectors.rs"], "modules stand where their names say");
}

/// The table of the ISA knows targets and text, and not the tree of PTX, which is checked by it.
#[test]
fn the_isa_stands_below_the_tree() {
    let is_below = |path: &str| ["isa", "target", "text"].iter().any(|part| path.starts_with(part));
    let mut problems = Vec::new();
    let files = source_files();
    let isa = files.iter().filter(|file| file.name.starts_with("ptx/src/isa/"));
    for file in isa.filter(|file| !file.name.contains("tests")) {
        let code = file.text.split("#[cfg(test)]").next().unwrap_or_default();
        for (line, text) in code.lines().enumerate() {
            for path in text.split("crate::").skip(1).filter(|path| !is_below(path)) {
                problems.push(format!("{}:{}: crate::{path}", file.name, line + 1));
            }
        }
    }
    report(&problems);
}

#[test]
fn functions_are_measured() {
    let text = "\
fn one() {
    two();
}

    pub(crate) fn two(
        a: u8,
    ) -> u8 {
        if a {
        }
    }
fn three();
fn four() {}
let f: fn (u8) = g;
// fn five
";
    let expected = [("one".to_owned(), 1, 3), ("two".to_owned(), 5, 6)];
    assert_eq!(functions(text), expected);
}
