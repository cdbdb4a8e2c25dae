//! Rows without a meaning, each with the reason.
//!
//! The list has a line for each row: who writes its meaning takes the line away, and who adds a row
//! without one adds a line. `*` at the end of a name stands for all rows that begin so.

use irc_ptx::isa::{Sem, families, row};
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
    let mut problems = Vec::new();
    for (family, ids) in families() {
        let patterns = listed.remove(family).unwrap_or_default();
        let mut unused = patterns.clone();
        for name in ids.map(row).map(|row| (row.id_name, matches!(row.sem, Sem::Unwritten))) {
            match (patterns.keys().find(|pattern| covers(pattern, name.0)), name.1) {
                (Some(pattern), true) => _ = unused.remove(pattern),
                (None, true) => problems.push(format!("{} has no meaning", name.0)),
                (Some(_), false) => problems.push(format!("{}: take it off the list", name.0)),
                (None, false) => {}
            }
        }
        problems.extend(unused.keys().map(|name| format!("{name}: no such row needs it")));
    }
    problems.extend(listed.keys().map(|family| format!("{family}: no such family")));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
