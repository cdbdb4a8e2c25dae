//! The IR in the documentation is right.

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
    for name in ["docs/ir.md", "README.md"] {
        let document = std::fs::read_to_string(root.join(name)).expect("a file of the repository");
        for example in examples(&document) {
            count += 1;
            parse_verified(name, example).unwrap_or_else(|problem| panic!("{problem}"));
        }
    }
    assert!(count > 0, "the documentation has an example");
}
