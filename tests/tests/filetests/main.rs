//! Runs the file tests: every `.ir` and `.mir` file below tests/filetests, as its header says.
//!
//! The form of the files is described in tests/filetests/README.md. With `BLESS=1` in the
//! environment the expectations are rewritten; with `FILETEST=part` only files whose path contains
//! the part are run. Files run in parallel, and one that panics fails alone.

mod subtests;

use pretty_assertions::StrComparison;
use std::fs;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// What files of one language look like.
#[derive(Copy, Clone)]
pub struct Language {
    /// The extension of the files.
    extension: &'static str,
    /// What a comment begins with.
    comment: &'static str,
    subtests: &'static [(&'static str, Subtest)],
}

static LANGUAGES: [Language; 2] = [
    Language { extension: "ir", comment: ";", subtests: subtests::SUBTESTS },
    Language { extension: "mir", comment: "//", subtests: subtests::OF_MIR },
];

impl Language {
    /// The language of a file, if there are tests in it.
    fn of(path: &Path) -> Option<Language> {
        let extension = path.extension()?;
        LANGUAGES.into_iter().find(|language| extension == language.extension)
    }

    /// The line before each section of expectations.
    fn expect(self) -> String {
        format!("{} --- expect", self.comment)
    }
}

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
            } else if Language::of(&path).is_some() {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The text without the expectations, and the expectations: comments behind each marker.
fn split(content: &str, language: Language) -> (&str, Vec<String>) {
    let marker = language.expect();
    let Some(at) = content.find(&marker).filter(|&at| at == 0 || content[..at].ends_with('\n'))
    else {
        return (content, Vec::new());
    };
    let mut sections: Vec<String> = Vec::new();
    for line in content[at..].lines() {
        if line == marker {
            sections.push(String::new());
        } else if let Some(section) = sections.last_mut() {
            let line = line.strip_prefix(language.comment).unwrap_or(line);
            section.push_str(line.strip_prefix(' ').unwrap_or(line));
            section.push('\n');
        }
    }
    (&content[..at], sections)
}

/// A file with these expectations.
fn join(text: &str, outputs: &[String], language: Language) -> String {
    let mut content = text.trim_end().to_owned();
    content.push('\n');
    if outputs.iter().all(String::is_empty) {
        return content;
    }
    for output in outputs {
        content.push_str(&language.expect());
        content.push('\n');
        for line in output.lines() {
            content.push_str(language.comment);
            content.push_str(if line.is_empty() { "" } else { " " });
            content.push_str(line);
            content.push('\n');
        }
    }
    content
}

/// The outputs of all subtests of a file, or what failed.
fn run(name: &str, text: &str, language: Language) -> Result<Vec<String>, String> {
    let mut outputs = Vec::new();
    let test = format!("{} test ", language.comment);
    for line in text.lines().take_while(|line| line.starts_with(language.comment)) {
        let Some(command) = line.strip_prefix(&test) else { continue };
        let mut words = command.split_whitespace();
        let subtest = words.next().unwrap_or("");
        let known = language.subtests.iter().find(|(name, _)| *name == subtest);
        let Some((_, function)) = known else {
            return Err(format!("{name}: unknown subtest `{subtest}`"));
        };
        let case = Case { name, text, args: words.collect() };
        let output = function(&case).map_err(|error| format!("{name}: {command}: {error}"))?;
        outputs.push(output.trim_end().to_owned() + if output.is_empty() { "" } else { "\n" });
    }
    if outputs.is_empty() {
        return Err(format!("{name}: the header has no line `{test}...`"));
    }
    Ok(outputs)
}

fn check(path: &Path, bless: bool) -> Result<(), String> {
    let name = path.strip_prefix(folder()).expect("it was found below the folder");
    let name = name.to_string_lossy().replace('\\', "/");
    let language = Language::of(path).expect("it was found by its extension");
    let content = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    let (text, mut expected) = split(&content, language);
    let outputs = run(&name, text, language)?;
    expected.resize(outputs.len().max(expected.len()), String::new());
    if expected == outputs {
        return Ok(());
    }
    if bless {
        let content = join(text, &outputs, language);
        return fs::write(path, content).map_err(|error| format!("{name}: {error}"));
    }
    let diffs = expected.iter().zip(&outputs).filter(|(expected, output)| expected != output);
    let diffs: String = diffs.map(|(e, o)| StrComparison::new(e, o).to_string()).collect();
    Err(format!("{name}: not as expected (BLESS=1 rewrites the expectations)\n{diffs}"))
}

/// What failed, in the order of the files; each is checked on some thread, and its panics are its
/// own.
fn failures<T: Sync>(
    files: &[T],
    check: impl Fn(&T) -> Result<(), String> + Sync,
    name: impl Fn(&T) -> String + Sync,
) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut failures = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = files.get(at) else { return failures };
            let result = catch_unwind(AssertUnwindSafe(|| check(file)));
            let result = result.unwrap_or_else(|panic| {
                let text = panic.downcast_ref::<String>().map(String::as_str);
                let text = text.or(panic.downcast_ref::<&str>().copied());
                Err(format!("{}: panicked: {}", name(file), text.unwrap_or("no message")))
            });
            failures.extend(result.err().map(|error| (at, error)));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let mut failures: Vec<(usize, String)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("panics are caught")).collect()
    });
    failures.sort_by_key(|&(at, _)| at);
    failures.into_iter().map(|(_, failure)| failure).collect()
}

#[test]
fn filetests() {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    let part = std::env::var("FILETEST").unwrap_or_default();
    let files = files();
    let chosen: Vec<_> =
        files.iter().filter(|path| path.to_string_lossy().contains(&part)).collect();
    assert!(!chosen.is_empty(), "no file matches `{part}`");
    let failures = failures(&chosen, |path| check(path, bless), |path| path.display().to_string());
    let (bad, all) = (failures.len(), chosen.len());
    assert!(failures.is_empty(), "{bad} of {all} files failed\n\n{}", failures.join("\n\n"));
}

/// A case that panics is one failure among the others.
#[test]
fn panics_are_isolated() {
    let check = |&n: &i32| match n % 3 {
        0 => Ok(()),
        1 => Err(format!("{n} is wrong")),
        _ => panic!("{n} is worse"),
    };
    let found = failures(&[0, 1, 2, 3, 4, 5], check, |n| format!("case {n}"));
    let wanted = [
        "1 is wrong",
        "case 2: panicked: 2 is worse",
        "4 is wrong",
        "case 5: panicked: 5 is worse",
    ];
    assert_eq!(found, wanted);
}
