//! `irc explain-error` as its users run it, its examples, and that the tables of codes are true.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, helpers of tests too")]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn answer(args: &[&str]) -> String {
    common::answer("explain-error", args)
}

fn refusal(args: &[&str], status: i32) -> String {
    common::refusal("explain-error", args, status)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files below a folder with one of these extensions, in order; not what a build leaves.
fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if !name.starts_with('.') && name != "target" {
                found.extend(files(&path, extensions));
            }
        } else if path.extension().is_some_and(|of| extensions.iter().any(|&e| of == e)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn is_code(text: &str) -> bool {
    let digits = text.strip_prefix(['C', 'I', 'L', 'P', 'R', 'T']).unwrap_or_default();
    digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_digit())
}

/// The code of the line that a diagnostic begins with.
fn code_of(line: &str) -> Option<&str> {
    let (severity, rest) = line.split_once('[')?;
    let (code, _) = rest.split_once("]: ")?;
    (matches!(severity, "error" | "warning" | "note") && is_code(code)).then_some(code)
}

/// The codes in the output of `--list`, with their explanations.
fn listed() -> Vec<(String, String)> {
    let list = answer(&["--list"]);
    let line = |line: &str| (line[..5].to_owned(), line[7..].to_owned());
    list.lines().map(line).collect()
}

#[test]
fn a_code_is_explained_with_an_example() {
    let said = answer(&["T0403"]);
    assert!(said.starts_with("T0403 (toy): Division by zero.\n\nExample:\n\n  error[T0403]: "));
    assert_eq!(answer(&["t0403"]), said);
    let json = answer(&["I0109", "--format", "json"]);
    let head = "[\n{\"code\":\"I0109\",\"component\":\"IR\",\"explanation\":\"Unknown operation, ";
    assert!(json.starts_with(head), "{json}");
    assert!(json.contains("\"example\":\"error[I0109]: unknown "), "{json}");
    assert!(answer(&["C0199", "--format", "json"]).contains("\"example\":null"));
}

#[test]
fn unknown_codes_are_answered_with_a_similar_one() {
    let said = refusal(&["P0309"], 1);
    assert!(said.starts_with("error: unknown code `P0309`\nhelp: did you mean `P03"), "{said}");
    assert!(refusal(&["nonsense"], 1).contains("--list"));
    assert!(refusal(&[], 2).contains("<CODE>"));
    assert!(refusal(&["P0101", "--list"], 2).contains("cannot be used with"));
}

#[test]
fn the_tables_are_in_order_and_explain() {
    let listed = listed();
    let codes: BTreeSet<&String> = listed.iter().map(|(code, _)| code).collect();
    assert_eq!(codes.len(), listed.len(), "a code is in two tables");
    for pair in listed.windows(2) {
        let same_table = pair[0].0[..1] == pair[1].0[..1];
        assert!(!same_table || pair[0].0 < pair[1].0, "{pair:?}");
    }
    for (code, text) in &listed {
        assert!(is_code(code) && text.ends_with('.') && text.len() > 20, "{code}: {text}");
    }
}

/// Every code in the sources is in a table, and every one of a table is somewhere in the sources.
#[test]
fn the_tables_have_the_codes_that_are_used() {
    let mut used = BTreeSet::new();
    for path in files(&root(), &["rs"]) {
        let is_table = path.file_name().is_some_and(|name| name == "codes.rs");
        let is_source = path.components().any(|part| part.as_os_str() == "src");
        let is_test = path.components().any(|part| part.as_os_str() == "tests");
        if is_source && !is_table && !is_test {
            let text = std::fs::read_to_string(&path).unwrap();
            used.extend(text.split('"').filter(|part| is_code(part)).map(str::to_owned));
        }
    }
    let listed: BTreeSet<String> = listed().into_iter().map(|(code, _)| code).collect();
    let missing: Vec<_> = used.difference(&listed).collect();
    let unused: Vec<_> = listed.difference(&used).collect();
    assert!(missing.is_empty() && unused.is_empty(), "missing {missing:?}, unused {unused:?}");
}

/// The shortest diagnostic of each code in the goldens and pages, by the path of the file.
fn examples() -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut paths = files(&root().join("tests/filetests"), &["stderr", "ir", "mir"]);
    paths.extend(files(&root().join("docs"), &["md"]));
    paths.push(root().join("README.md"));
    for path in paths {
        let text = std::fs::read_to_string(path).unwrap();
        let lines = text.lines();
        let mut lines =
            lines.map(|l| l.strip_prefix("; ").or(l.strip_prefix("// ")).unwrap_or(l)).peekable();
        while let Some(line) = lines.next() {
            let Some(code) = code_of(line) else { continue };
            let mut block = format!("{line}\n");
            let is_part = |line: &&str| {
                let shown = line.trim_start();
                shown.starts_with(|c: char| c.is_ascii_digit() || "-:|=".contains(c))
                    || *shown == *"..."
            };
            while let Some(line) = lines.next_if(is_part) {
                block += &format!("{}\n", line.trim_end());
            }
            let is_shorter = |known: &String| block.len() < known.len();
            if block.contains("-->") && found.get(code).is_none_or(is_shorter) {
                found.insert(code.to_owned(), block);
            }
        }
    }
    found
}

#[test]
fn the_examples_are_those_of_goldens_and_pages() {
    let text = examples().into_values().collect::<Vec<_>>().join("\n");
    let path = root().join("irc/src/cli/explain/examples.txt");
    match std::env::var_os("BLESS") {
        Some(_) => std::fs::write(path, text).unwrap(),
        None => assert_eq!(std::fs::read_to_string(path).unwrap(), text, "BLESS=1 rewrites it"),
    }
}
