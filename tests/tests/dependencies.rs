//! The README lists what each feature of `irc` depends on, no more and no less.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A crate, with the feature of `irc` that brings it; none for the library itself.
type Dependency = (Option<String>, String);

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The dependencies in a manifest, each with whether it is optional.
fn dependencies(manifest: &str) -> Vec<(&str, bool)> {
    let mut found = Vec::new();
    let mut inside = false;
    for line in manifest.lines() {
        if let Some(section) = line.strip_prefix('[') {
            inside = section.trim_end_matches(']').ends_with("dependencies")
                && !section.starts_with("dev-");
            assert!(!section.starts_with("dependencies."), "a dependency is one line: {line}");
        } else if inside && !line.starts_with('#') && !line.is_empty() {
            let end = line.find(['.', ' ', '=']).expect("a name and what it needs");
            found.push((&line[..end], line.contains("optional = true")));
        }
    }
    found
}

/// The features of a manifest: names, and what they bring.
fn features(manifest: &str) -> Vec<(&str, &str)> {
    let features = manifest.split_once("[features]\n").expect("the crate has features").1;
    let features = features.split("\n[").next().expect("there is a first part");
    let features = features.lines().filter(|line| !line.starts_with('#'));
    features.filter_map(|line| line.split_once(" = ")).collect()
}

fn manifest(name: &str) -> String {
    let folder = name.strip_prefix("irc-").unwrap_or("irc");
    let path = root().join(folder).join("Cargo.toml");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Adds a crate, or what it needs if it is one of the project. A feature adds what the library
/// does not have yet.
fn add(feature: Option<&str>, name: &str, seen: &mut BTreeSet<Dependency>) {
    let mut todo = vec![name.to_owned()];
    while let Some(name) = todo.pop() {
        if name != "irc" && !name.starts_with("irc-") {
            if !seen.contains(&(None, name.clone())) {
                seen.insert((feature.map(str::to_owned), name));
            }
            continue;
        }
        let manifest = manifest(&name);
        let needed = dependencies(&manifest).into_iter().filter(|(_, optional)| !optional);
        todo.extend(needed.map(|(name, _)| name.to_owned()));
    }
}

/// What the manifests say.
fn declared() -> BTreeSet<Dependency> {
    let mut found = BTreeSet::new();
    add(None, "irc", &mut found);
    for (crate_name, features_of_it) in
        [("irc", ["cli", "runtime"].as_slice()), ("irc-runtime", &["cuda"])]
    {
        let manifest = manifest(crate_name);
        let mut optional: BTreeSet<&str> =
            dependencies(&manifest).into_iter().filter(|d| d.1).map(|(name, _)| name).collect();
        for (feature, brings) in features(&manifest) {
            for word in brings.split('"').filter_map(|word| word.strip_prefix("dep:")) {
                assert!(features_of_it.contains(&feature), "{feature} brings {word}");
                assert!(optional.remove(word), "{word} comes with one feature");
                add(Some(feature), word, &mut found);
            }
        }
        assert!(optional.is_empty(), "{optional:?} come with no feature");
    }
    found
}

/// What the README lists.
fn listed() -> BTreeSet<Dependency> {
    let readme = fs::read_to_string(root().join("README.md")).expect("there is a README");
    let section = readme.split_once("### What it depends on\n").expect("the README has it").1;
    let section = section.split("\n## ").next().expect("there is a first part");
    let mut found = BTreeSet::new();
    for row in section.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        let name = |cell: &str| cell.trim_matches('`').to_owned();
        let dependency = match cells[..] {
            [crate_name, _] => (None, name(crate_name)),
            [feature, crate_name, _] => (Some(name(feature)), name(crate_name)),
            _ => panic!("a row has two or three cells: {row}"),
        };
        assert!(found.insert(dependency), "listed twice: {row}");
    }
    found
}

#[test]
fn the_readme_lists_every_dependency() {
    let (declared, listed) = (declared(), listed());
    let missing: Vec<&Dependency> = declared.difference(&listed).collect();
    let gone: Vec<&Dependency> = listed.difference(&declared).collect();
    assert!(missing.is_empty() && gone.is_empty(), "not listed: {missing:?}; not there: {gone:?}");
    assert!(declared.contains(&(None, "thiserror".to_owned())), "the walk finds nothing");
    assert!(declared.contains(&(Some("cli".to_owned()), "clap".to_owned())));
}
