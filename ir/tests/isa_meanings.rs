//! Rows without a meaning, each with the reason.
//!
//! The list has a line for each row: who writes its meaning takes the line away, and who adds a row
//! without one adds a line. `*` at the end of a name stands for all rows that begin so.

use irc_ir::isa::{Sem, families, row};
use std::collections::BTreeMap;

/// By family, the names of rows and why they have no meaning.
fn listed() -> BTreeMap<&'static str, BTreeMap<&'static str, &'static str>> {
    let mut families: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
    let mut family = "";
    for line in include_str!("lists/unwritten.tsv").lines() {
        match line.split_once('\t') {
            _ if line.is_empty() || line.starts_with("//") => {}
            Some((name, reason)) => {
                assert!(!reason.is_empty(), "{name} needs a reason");
                let rows = families.entry(family).or_default();
                assert!(rows.insert(name, reason).is_none(), "{name} is there twice");
            }
            None => family = line,
        }
    }
    families
}

fn covers(pattern: &str, name: &str) -> bool {
    pattern.strip_suffix('*').map_or(name == pattern, |start| name.starts_with(start))
}

#[test]
fn rows_without_a_meaning_are_listed() {
    let mut listed = listed();
    for (family, ids) in families() {
        let patterns = listed.remove(family).unwrap_or_default();
        let mut unused = patterns.clone();
        for id in ids {
            let row = row(id);
            let pattern = patterns.keys().find(|pattern| covers(pattern, row.id_name));
            let unwritten = matches!(row.sem, Sem::Unwritten);
            match pattern {
                Some(pattern) if unwritten => _ = unused.remove(pattern),
                None if unwritten => panic!("{} ({family}) has no meaning", row.id_name),
                Some(_) => panic!("{} has a meaning: take it off the list", row.id_name),
                None => {}
            }
        }
        assert!(unused.is_empty(), "there are no such rows: {unused:?}");
    }
    assert!(listed.is_empty(), "there are no such families: {:?}", listed.keys());
}
