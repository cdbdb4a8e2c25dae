//! Every row that selection makes has a meaning, so that what is compiled can be run.

use irc_ptx::isa::{Sem, all_rows};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

#[test]
fn every_row_that_selection_uses_has_a_meaning() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../codegen/src/select");
    let mut used = BTreeSet::new();
    for path in sources(&folder) {
        let text = std::fs::read_to_string(&path).expect("a source file");
        for after in text.split("rows::").skip(1) {
            let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
            let end = after.find(|c: char| !is_part(c)).unwrap_or(after.len());
            // Other names of the module that is called the same are no rows.
            if !after[end..].starts_with(char::is_lowercase) {
                used.insert(after[..end].to_owned());
            }
        }
    }
    assert!(used.len() > 50, "selection uses rows by their names");
    // It stands before instructions that have no meaning yet, and for nothing else.
    assert!(used.remove("WGMMA_FENCE"), "selection makes fences for products of warp groups");
    for name in used {
        let found = all_rows().find(|(_, row)| row.id_name == name);
        let (_, row) = found.unwrap_or_else(|| panic!("{name} is a row"));
        assert!(!matches!(row.sem, Sem::Unwritten), "{name} has no meaning");
    }
}

/// The files in a folder and those inside it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("selection is a folder");
    let paths = entries.map(|entry| entry.expect("an entry of a readable folder").path());
    let (folders, mut files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
    files.extend(folders.iter().flat_map(|folder| sources(folder)));
    files
}
