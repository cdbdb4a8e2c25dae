//! Bad programs and their exact messages: every `NAME.toy` below `tests/filetests/toy/errors` is
//! compiled, and what is said is compared with `NAME.stderr` beside it.
//!
//! With `BLESS=1` in the environment the messages are written; review the difference like code.
//! With `FILETEST=part` only files whose path contains the part are compiled. Files in folders that
//! are named `imported` are there for others to import.

use irc_toy::codes;
use irc_toy::diagnostic::Diagnostic;
use irc_toy::render::Renderer;
use irc_toy::source::{Loader, SourceFile};
use pretty_assertions::StrComparison;
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/toy/errors")
}

/// All programs, in order.
fn programs() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder was listed by its parent") {
            let path = entry.expect("an entry of a readable folder").path();
            if path.is_dir() && path.file_name().is_some_and(|name| name != "imported") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "toy") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// Reads imports from a folder.
struct Folder(PathBuf);

impl Loader for Folder {
    fn load(&mut self, path: &str) -> Result<String, String> {
        fs::read_to_string(self.0.join(path)).map_err(|_| "there is no such file".to_owned())
    }
}

/// All that is said of a program.
fn messages(path: &Path) -> String {
    let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
    let text = fs::read_to_string(path).expect("a file of the repository");
    let mut loader = Folder(path.parent().expect("a file is in a folder").to_owned());
    let root = SourceFile { name, text };
    let (files, diagnostics): (_, Vec<Diagnostic>) =
        match irc_toy::compile(root, &mut loader, &Default::default()) {
            Ok(compiled) => (compiled.files, compiled.warnings),
            Err(failed) => (failed.files, failed.diagnostics),
        };
    let renderer = Renderer::new(&files);
    let mut said = Vec::new();
    for diagnostic in &diagnostics {
        assert!(codes::explain(diagnostic.code).is_some(), "{diagnostic:?}");
        said.push(renderer.render(diagnostic));
    }
    said.join("\n")
}

fn check(path: &Path, bless: bool) -> Result<(), String> {
    let name = path.display();
    let found = messages(path);
    if found.is_empty() {
        return Err(format!("{name}: no errors with it"));
    }
    let golden = path.with_extension("stderr");
    let expected = fs::read_to_string(&golden).unwrap_or_default();
    if found == expected {
        return Ok(());
    }
    if bless {
        return fs::write(&golden, found).map_err(|error| format!("{name}: {error}"));
    }
    let difference = StrComparison::new(&expected, &found).to_string();
    Err(format!("{name}: not as expected (BLESS=1 rewrites the messages)\n{difference}"))
}

#[test]
fn bad_programs_have_these_messages() {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    let part = std::env::var("FILETEST").unwrap_or_default();
    let programs = programs();
    let chosen: Vec<_> =
        programs.iter().filter(|path| path.to_string_lossy().contains(&part)).collect();
    assert!(!chosen.is_empty(), "no file matches `{part}`");
    let failures: Vec<String> = chosen.iter().filter_map(|path| check(path, bless).err()).collect();
    let (bad, all) = (failures.len(), chosen.len());
    assert!(failures.is_empty(), "{bad} of {all} files failed\n\n{}", failures.join("\n\n"));
}

#[test]
fn every_message_belongs_to_a_program() {
    for entry in fs::read_dir(folder()).expect("the folder of the bad programs") {
        let path = entry.expect("an entry of a readable folder").path();
        if path.extension().is_some_and(|extension| extension == "stderr") {
            assert!(path.with_extension("toy").exists(), "{}: no program", path.display());
        }
    }
}
