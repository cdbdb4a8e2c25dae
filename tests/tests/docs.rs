//! The IR in the documentation is right, and the code in it is that of the project.

use irc_tests::text::parse_verified;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The IR in a document: blocks that are marked as `ir`.
fn examples(document: &str) -> Vec<&str> {
    let blocks = document.split("```ir\n").skip(1);
    blocks.map(|rest| rest.split("```").next().unwrap_or(rest)).collect()
}

#[test]
fn examples_in_the_documentation_are_valid() {
    let root = root();
    let mut count = 0;
    for name in ["docs/ir.md", "docs/contributing/instruction.md", "README.md"] {
        let document = std::fs::read_to_string(root.join(name)).expect("a file of the repository");
        for example in examples(&document) {
            count += 1;
            parse_verified(name, example).unwrap_or_else(|problem| panic!("{problem}"));
        }
    }
    assert!(count > 0, "the documentation has an example");
}

/// Who follows the page makes what is there.
#[test]
fn the_walk_through_shows_the_code_that_is_there() {
    let root = root();
    let read =
        |name: &str| std::fs::read_to_string(root.join(name)).expect("a file of the project");
    let code: String = ["table/integer.rs", "modifiers.rs", "sem/integer.rs"]
        .iter()
        .map(|name| read(&format!("ptx/src/isa/{name}")))
        .collect();
    let page = read("docs/contributing/instruction.md");
    let blocks: Vec<&str> = page.split("```rust\n").skip(1).collect();
    assert!(blocks.len() > 3, "the page shows the row, its words and its meaning");
    for block in blocks {
        // The row goes on where its meaning is added.
        let block = block.split("```").next().unwrap_or(block).trim_end().trim_end_matches(';');
        assert!(code.contains(block), "this is nowhere:\n{block}");
    }
}

/// The guides for contributors, by the path from the root.
fn guides() -> Vec<(String, String)> {
    let folder = root().join("docs/contributing");
    let files = std::fs::read_dir(folder).expect("there are guides");
    let mut guides: Vec<(String, String)> = files
        .map(|file| {
            let path = file.expect("an entry of a readable folder").path();
            let name = path.file_name().expect("an entry has a name").to_string_lossy();
            let text = std::fs::read_to_string(&path).expect("a guide is text");
            (format!("docs/contributing/{name}"), text)
        })
        .collect();
    guides.sort();
    guides
}

/// The lines behind the heading `Files`: each a path, and what is done to the file.
fn files_of(guide: &str) -> Vec<(&str, &str)> {
    let files = guide.split_once("## Files\n\n```text\n").map_or("", |(_, rest)| rest);
    let files = files.split("```").next().unwrap_or_default().lines();
    files.filter_map(|line| line.split_once(' ')).map(|(path, what)| (path, what.trim())).collect()
}

/// The code spans of a text without its code blocks.
fn spans(guide: &str) -> Vec<&str> {
    let prose = guide.split("```").step_by(2);
    prose.flat_map(|part| part.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn guides_name_files_that_are_there() {
    let root = root();
    let mut paths = 0;
    for (name, guide) in guides() {
        let files = files_of(&guide);
        let is_new = |path: &str| {
            files.iter().any(|file| file.0.starts_with(path) && file.1.contains("new"))
        };
        for path in spans(&guide).into_iter().chain(files.iter().map(|file| file.0)) {
            let folder = path.split_once('/').map(|(folder, _)| folder);
            let is_path = folder.is_some_and(|folder| root.join(folder).is_dir());
            if is_path && !path.contains(' ') && !is_new(path) {
                assert!(root.join(path).exists(), "{name}: there is no `{path}`");
                paths += 1;
            }
        }
        for link in guide.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
            let target = root.join("docs/contributing").join(link);
            assert!(target.exists(), "{name}: a link leads to `{link}`, which is not there");
        }
    }
    assert!(paths > 50, "the guides name files");
}

/// Where users begin, they find an example; that it runs is what `cargo test --doc` tests.
#[test]
fn main_entry_points_have_examples() {
    let root = root();
    let items = [
        ("irc/src/compile.rs", "pub fn compile("),
        ("irc/src/stages.rs", "pub struct Compiler<"),
        ("ir/src/builder/function.rs", "pub struct FunctionBuilder<"),
        ("ir/src/builder/ptx.rs", "fn ptx("),
        ("ir/src/text/parse/mod.rs", "pub fn parse_module("),
        ("ir/src/verify/mod.rs", "pub fn verify_module("),
        ("ptx/src/parse/mod.rs", "pub fn parse("),
        ("ptx/src/check/mod.rs", "pub fn check("),
        ("runtime/src/sim/device/mod.rs", "pub struct SimDevice "),
        ("frontends/toy/src/compile.rs", "pub fn compile("),
    ];
    for (file, item) in items {
        let text = std::fs::read_to_string(root.join(file)).expect("a file of the project");
        let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
        let at = lines.iter().position(|line| line.starts_with(item));
        let at = at.unwrap_or_else(|| panic!("{file} has no `{item}`"));
        let above = lines[..at].iter().rev();
        let docs = above.take_while(|line| line.starts_with("//") || line.starts_with("#["));
        assert_eq!(docs.filter(|&&line| line == "/// ```").count(), 2, "{file}: `{item}`");
    }
}
