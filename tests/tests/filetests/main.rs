//! Runs the file tests: every `.ir` file below tests/filetests, as its header says.
//!
//! The form of the files is described in tests/filetests/README.md. With `BLESS=1` in the
//! environment the expectations are rewritten; with `FILETEST=part` only files whose path contains
//! the part are run.

mod subtests;

use pretty_assertions::StrComparison;
use std::fs;
use std::path::{Path, PathBuf};

const EXPECT: &str = "; --- expect";
const TEST: &str = "; test ";

/// What a subtest gets: one file and one line of its header.
pub struct Case<'a> {
    /// Name of the file, from the folder of the file tests, for messages.
    pub name: &'a str,
    /// The text without the expectations.
    pub text: &'a str,
    /// The words behind the name of the subtest.
    pub args: Vec<&'a str>,
}

/// A subtest gives the text to be compared with the expectation, or says what failed.
pub type Subtest = fn(&Case<'_>) -> Result<String, String>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("filetests")
}

/// All test files, in order.
fn files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder was listed by its parent") {
            let path = entry.expect("an entry of a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "ir") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The text without the expectations, and the expectations: comments behind each marker.
fn split(content: &str) -> (&str, Vec<String>) {
    let Some(at) = content.find(EXPECT).filter(|&at| at == 0 || content[..at].ends_with('\n'))
    else {
        return (content, Vec::new());
    };
    let mut sections: Vec<String> = Vec::new();
    for line in content[at..].lines() {
        if line == EXPECT {
            sections.push(String::new());
        } else if let Some(section) = sections.last_mut() {
            let line = line.strip_prefix(';').unwrap_or(line);
            section.push_str(line.strip_prefix(' ').unwrap_or(line));
            section.push('\n');
        }
    }
    (&content[..at], sections)
}

/// A file with these expectations.
fn join(text: &str, outputs: &[String]) -> String {
    let mut content = text.trim_end().to_owned();
    content.push('\n');
    if outputs.iter().all(String::is_empty) {
        return content;
    }
    for output in outputs {
        content.push_str(EXPECT);
        content.push('\n');
        for line in output.lines() {
            content.push_str(if line.is_empty() { ";" } else { "; " });
            content.push_str(line);
            content.push('\n');
        }
    }
    content
}

/// The outputs of all subtests of a file, or what failed.
fn run(name: &str, text: &str) -> Result<Vec<String>, String> {
    let mut outputs = Vec::new();
    for line in text.lines().take_while(|line| line.starts_with(';')) {
        let Some(command) = line.strip_prefix(TEST) else { continue };
        let mut words = command.split_whitespace();
        let subtest = words.next().unwrap_or("");
        let known = subtests::SUBTESTS.iter().find(|(name, _)| *name == subtest);
        let Some((_, function)) = known else {
            return Err(format!("{name}: there is no subtest `{subtest}`"));
        };
        let case = Case { name, text, args: words.collect() };
        let output = function(&case).map_err(|error| format!("{name}: {command}: {error}"))?;
        outputs.push(output.trim_end().to_owned() + if output.is_empty() { "" } else { "\n" });
    }
    if outputs.is_empty() {
        return Err(format!("{name}: the header has no line `{TEST}...`"));
    }
    Ok(outputs)
}

fn check(path: &Path, bless: bool) -> Result<(), String> {
    let name = path.strip_prefix(folder()).expect("it was found below the folder");
    let name = name.to_string_lossy().replace('\\', "/");
    let content = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    let (text, mut expected) = split(&content);
    let outputs = run(&name, text)?;
    expected.resize(outputs.len().max(expected.len()), String::new());
    if expected == outputs {
        return Ok(());
    }
    if bless {
        return fs::write(path, join(text, &outputs)).map_err(|error| format!("{name}: {error}"));
    }
    let diffs = expected.iter().zip(&outputs).filter(|(expected, output)| expected != output);
    let diffs: String = diffs.map(|(e, o)| StrComparison::new(e, o).to_string()).collect();
    Err(format!("{name}: not as expected (BLESS=1 rewrites the expectations)\n{diffs}"))
}

#[test]
fn filetests() {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    let part = std::env::var("FILETEST").unwrap_or_default();
    let files = files();
    let chosen: Vec<_> =
        files.iter().filter(|path| path.to_string_lossy().contains(&part)).collect();
    assert!(!chosen.is_empty(), "no file matches `{part}`");
    let failures: Vec<String> = chosen.iter().filter_map(|path| check(path, bless).err()).collect();
    let (bad, all) = (failures.len(), chosen.len());
    assert!(failures.is_empty(), "{bad} of {all} files failed\n\n{}", failures.join("\n\n"));
}
