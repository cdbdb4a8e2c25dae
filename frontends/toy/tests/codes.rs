//! The table of codes has what the sources use, and nothing else.

use irc_toy::codes::CODES;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// All codes that stand in the sources but for the table, as `"T0101"`.
fn used() -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder was listed by its parent") {
            let path: PathBuf = entry.expect("an entry of a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.file_name().is_some_and(|name| name != "codes.rs") {
                let text = fs::read_to_string(&path).expect("a source file");
                used.extend(text.split('"').filter(|part| is_code(part)).map(str::to_owned));
            }
        }
    }
    used
}

fn is_code(text: &str) -> bool {
    let digits = text.strip_prefix('T').unwrap_or_default();
    digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_digit())
}

#[test]
fn the_table_has_the_codes_that_are_used() {
    let listed: BTreeSet<String> = CODES.iter().map(|(code, _)| (*code).to_owned()).collect();
    let used = used();
    let missing: Vec<_> = used.difference(&listed).collect();
    let unused: Vec<_> = listed.difference(&used).collect();
    assert!(missing.is_empty() && unused.is_empty(), "missing {missing:?}, unused {unused:?}");
}

#[test]
fn the_table_is_in_order_and_explains() {
    assert!(CODES.is_sorted_by(|a, b| a.0 < b.0));
    for (code, text) in CODES {
        assert!(is_code(code), "{code}");
        assert!(text.ends_with('.') && text.len() > 10, "{code}: {text}");
    }
}
