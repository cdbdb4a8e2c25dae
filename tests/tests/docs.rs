//! The IR in the documentation is right, and the code in it is that of the project.

use irc_tests::text::parse_verified;
use std::path::Path;

/// The IR in a document: blocks that are marked as `ir`.
fn examples(document: &str) -> Vec<&str> {
    let blocks = document.split("```ir\n").skip(1);
    blocks.map(|rest| rest.split("```").next().unwrap_or(rest)).collect()
}

#[test]
fn examples_in_the_documentation_are_valid() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut count = 0;
    for name in ["docs/ir.md", "docs/adding-an-instruction.md", "README.md"] {
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
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read =
        |name: &str| std::fs::read_to_string(root.join(name)).expect("a file of the project");
    let code: String = ["table/integer.rs", "modifiers.rs", "sem/integer.rs"]
        .iter()
        .map(|name| read(&format!("ptx/src/isa/{name}")))
        .collect();
    let page = read("docs/adding-an-instruction.md");
    let blocks: Vec<&str> = page.split("```rust\n").skip(1).collect();
    assert!(blocks.len() > 3, "the page shows the row, its words and its meaning");
    for block in blocks {
        // The row goes on where its meaning is added.
        let block = block.split("```").next().unwrap_or(block).trim_end().trim_end_matches(';');
        assert!(code.contains(block), "this is nowhere:\n{block}");
    }
}

/// Where users begin, they find an example; that it runs is what `cargo test --doc` tests.
#[test]
fn main_entry_points_have_examples() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
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
