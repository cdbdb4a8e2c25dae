//! What the manifests say: the README lists what each feature of `irc` depends on, no more and no
//! less; crates of the project use each other in one direction; those that are published have what
//! a registry wants.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A crate, with the feature of `irc` that brings it; none for the library itself.
type Dependency = (Option<String>, String);

/// The crate with the library and the command, as it is published; dependencies call it `irc`.
const IRC: &str = "irc-compiler";

/// The manifests of the project, by the name of the crate.
type Members = BTreeMap<String, String>;

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

/// The manifests of the workspace, by the name of the crate.
fn members() -> Members {
    let workspace = fs::read_to_string(root().join("Cargo.toml")).expect("there is a workspace");
    let members = workspace.split_once("members = [").expect("the workspace has members").1;
    let members = members.split(']').next().expect("there is a first part").split('"');
    let read = |folder: &str| {
        let path = root().join(folder).join("Cargo.toml");
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let name = text.lines().find_map(|line| line.strip_prefix("name = "));
        (name.expect("a crate has a name").trim_matches('"').to_owned(), text)
    };
    members.skip(1).step_by(2).map(read).collect()
}

/// Adds a crate, or what it needs if it is one of the project. A feature adds what the library
/// does not have yet.
fn add(feature: Option<&str>, name: &str, members: &Members, seen: &mut BTreeSet<Dependency>) {
    let mut todo = vec![name.to_owned()];
    while let Some(name) = todo.pop() {
        let Some(manifest) = members.get(&name) else {
            if !seen.contains(&(None, name.clone())) {
                seen.insert((feature.map(str::to_owned), name));
            }
            continue;
        };
        let needed = dependencies(manifest).into_iter().filter(|(_, optional)| !optional);
        todo.extend(needed.map(|(name, _)| name.to_owned()));
    }
}

/// What the manifests say.
fn declared() -> BTreeSet<Dependency> {
    let members = members();
    let mut found = BTreeSet::new();
    add(None, IRC, &members, &mut found);
    for (crate_name, features_of_it) in
        [(IRC, ["cli", "json", "parallel", "runtime"].as_slice()), ("irc-runtime", &["cuda"])]
    {
        let manifest = &members[crate_name];
        let mut optional: BTreeSet<&str> =
            dependencies(manifest).into_iter().filter(|d| d.1).map(|(name, _)| name).collect();
        for (feature, brings) in features(manifest) {
            for word in brings.split('"').filter_map(|word| word.strip_prefix("dep:")) {
                assert!(features_of_it.contains(&feature), "{feature} brings {word}");
                assert!(optional.remove(word), "{word} comes with one feature");
                add(Some(feature), word, &members, &mut found);
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

/// The crates of the project that each crate may use, whether to build, test or run it. In this
/// order: a crate uses only crates that stand before it.
const MAY_USE: &[(&str, &[&str])] = &[
    ("irc-ptx", &[]),
    ("irc-math", &[]),
    ("irc-ir", &["irc-math", "irc-ptx"]),
    ("irc-passes", &["irc-ir", "irc-ptx"]),
    ("irc-codegen", &["irc-ir", "irc-passes", "irc-ptx"]),
    ("irc-driver", &[]),
    ("irc-runtime", &["irc-driver", "irc-ptx"]),
    ("irc-standin", &["irc-driver", "irc-runtime"]),
    ("irc-toy", &["irc-ir", "irc-passes", "irc-ptx"]),
    ("irc-llvm", &["irc-ir", "irc-ptx"]),
    (
        IRC,
        &[
            "irc-codegen",
            "irc-ir",
            "irc-llvm",
            "irc-passes",
            "irc-ptx",
            "irc-runtime",
            "irc-standin",
            "irc-toy",
        ],
    ),
    ("irc-bindings", &[IRC, "irc-llvm", "irc-toy"]),
    ("irc-c", &[IRC, "irc-bindings"]),
    ("irc-python", &[IRC, "irc-bindings", "irc-standin"]),
];

/// Crates that nothing depends on, so what they use is free.
const TOP: &[&str] = &["irc-tests", "irc-bench", "irc-defects", "irc-accuracy"];

/// All crates that a manifest names in any table of dependencies.
fn used(manifest: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    let mut inside = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = line.contains("dependencies");
            found.extend(line.split_once("dependencies.").map(|(_, name)| name.trim_matches(']')));
        } else if inside && !line.starts_with('#') {
            let name = line.split(['.', ' ', '=']).next().filter(|name| !name.is_empty());
            found.extend(name.map(|name| if name == "irc" { IRC } else { name }));
        }
    }
    found
}

#[test]
fn crates_use_each_other_in_one_direction() {
    let members = members();
    for (i, (name, may_use)) in MAY_USE.iter().enumerate() {
        let before: Vec<&str> = MAY_USE[..i].iter().map(|&(name, _)| name).collect();
        assert!(may_use.iter().all(|used| before.contains(used)), "{name}: a crate behind it");
        let manifest = members.get(*name).unwrap_or_else(|| panic!("{name} is no member"));
        for used in used(manifest).into_iter().filter(|&used| members.contains_key(used)) {
            assert!(may_use.contains(&used), "{name} must not depend on {used}");
        }
    }
    let is_known = |name: &str| TOP.contains(&name) || MAY_USE.iter().any(|known| known.0 == name);
    for name in members.keys() {
        assert!(is_known(name), "say in this test what {name} may use");
    }
    assert!(used(&members[IRC]).contains("irc-runtime"), "optional ones are found");
    assert!(used(&members[IRC]).contains("irc-standin"), "those of tests are found");
}

/// The value of a key that stands alone on a line.
fn value<'m>(manifest: &'m str, key: &str) -> Option<&'m str> {
    manifest.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))
}

/// What `cargo package` and the registry ask for; `tools/package.sh` packages them and builds what
/// is inside.
#[test]
fn published_crates_can_be_published() {
    let workspace = fs::read_to_string(root().join("Cargo.toml")).expect("there is a workspace");
    let version = value(&workspace, "version").expect("the workspace has a version");
    let exact = format!("version = \"={}\"", version.trim_matches('"'));
    let requirement = |name: &str| workspace.lines().find(|line| line.starts_with(name));
    let members = members();
    let is_published = |name: &str| {
        members.get(name).is_some_and(|manifest| !manifest.contains("\npublish.workspace = true"))
    };
    let published: Vec<&str> =
        members.keys().map(String::as_str).filter(|n| is_published(n)).collect();
    assert_eq!(published.len(), 10, "{published:?}");
    for name in published {
        let manifest = &members[name];
        for line in ["license", "readme", "rust-version", "version", "edition"] {
            assert!(manifest.contains(&format!("\n{line}.workspace = true\n")), "{name}: {line}");
        }
        for key in ["description", "keywords", "categories"] {
            assert!(value(manifest, key).is_some(), "{name} has no {key}");
        }
        let include = value(manifest, "include").expect("a crate says what is packaged");
        assert!(include.contains("\"/src\"") && !include.contains("tests"), "{name}: {include}");
        assert!(include.contains("\"/LICENSE-*\""), "{name}: {include}");
        for (used, _) in dependencies(manifest) {
            if members.contains_key(used) {
                assert!(is_published(used), "{name} needs {used}, which is not published");
                let line = requirement(&format!("{used} = ")).expect("the workspace has it");
                assert!(line.contains(&exact), "{line}: the version is {version}");
            }
        }
    }
    let text = "a crate alone brings the texts of its licences";
    for (name, folder) in [("irc-ptx", "ptx"), (IRC, "irc"), ("irc-toy", "frontends/toy")] {
        for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
            let read = |path: PathBuf| fs::read_to_string(path).unwrap_or_default();
            let own = read(root().join(folder).join(licence));
            assert_eq!(own, read(root().join(licence)), "{name}: {text}");
        }
    }
}
