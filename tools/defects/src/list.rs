//! The list of defects.

use serde::Deserialize;
use std::fmt;
use std::path::Path;

/// Where the list is, from the root of the project.
pub const LIST: &str = "tools/defects/defects.toml";

/// One deliberate defect.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Defect {
    /// What is wrong with it in place, in one line.
    pub what: String,
    /// The file, from the root of the project.
    pub file: String,
    /// What stands there, exactly once in the file.
    pub code: String,
    /// What stands there instead.
    pub instead: String,
    /// The test that is there to catch it.
    pub test: Test,
}

impl Defect {
    /// Whether its description, file or test contains this.
    pub fn mentions(&self, part: &str) -> bool {
        [&self.what, &self.file, &self.test.to_string()].iter().any(|text| text.contains(part))
    }
}

/// A test by name, as `PACKAGE BINARY NAME`.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(try_from = "String")]
pub struct Test {
    /// The package.
    pub package: String,
    /// `lib`, or the name of an integration test.
    pub binary: String,
    /// The whole name of the test; for file tests a part of the path below `tests/filetests`.
    pub name: String,
}

impl Test {
    /// Whether it is a file test.
    pub fn is_file(&self) -> bool {
        self.binary == "filetests"
    }
}

impl TryFrom<String> for Test {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            [package, binary, name] => {
                let [package, binary, name] = [package, binary, name].map(str::to_owned);
                Ok(Self { package, binary, name })
            }
            _ => Err(format!("expected `PACKAGE BINARY NAME`, found `{text}`")),
        }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.package, self.binary, self.name)
    }
}

/// The list as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    defect: Vec<Defect>,
}

/// Reads the list of the project at `root`, and checks that each defect can be put in.
pub fn read(root: &Path) -> Result<Vec<Defect>, String> {
    let text = read_file(root, LIST)?;
    let list: List = toml::from_str(&text).map_err(|error| format!("{LIST}: {error}"))?;
    let mistakes: Vec<String> =
        list.defect.iter().filter_map(|defect| mistake(root, defect)).collect();
    if mistakes.is_empty() { Ok(list.defect) } else { Err(mistakes.join("\n")) }
}

/// Why a defect cannot be put in.
fn mistake(root: &Path, defect: &Defect) -> Option<String> {
    let text = match read_file(root, &defect.file) {
        Ok(text) => text,
        Err(error) => return Some(error),
    };
    let why = match text.matches(&defect.code).count() {
        _ if defect.code.is_empty() => "the code to replace is empty".to_owned(),
        _ if defect.code == defect.instead => "nothing is replaced".to_owned(),
        1 => return None,
        n => format!("the code to replace is there {n} times: `{}`", defect.code),
    };
    Some(format!("{}: {}: {why}", defect.file, defect.what))
}

fn read_file(root: &Path, name: &str) -> Result<String, String> {
    std::fs::read_to_string(root.join(name)).map_err(|error| format!("{name}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::PathBuf;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    /// The text of every Rust file below a folder.
    fn rust_below(folder: &Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                rust_below(&path, all);
            } else if path.extension().is_some_and(|end| end == "rs") {
                all.push_str(&std::fs::read_to_string(&path).expect("it can be read"));
            }
        }
    }

    /// The folder of a package, by its name.
    fn folder_of(package: &str) -> PathBuf {
        root().join(match package {
            "irc-toy" => "frontends/toy",
            "irc-llvm" => "frontends/llvm",
            "irc-compiler" => "irc",
            "irc-accuracy" => "math/accuracy",
            name => name.strip_prefix("irc-").expect("packages are called irc-*"),
        })
    }

    /// The list does not go stale: what it replaces is there, and so are the tests that it names.
    #[test]
    fn defects_can_be_put_in_and_their_tests_exist() {
        let defects = read(&root()).unwrap_or_else(|error| panic!("{error}"));
        assert!(defects.len() >= 60, "there are {}", defects.len());
        for Defect { what, test, .. } in &defects {
            if test.is_file() {
                let folder = root().join("tests/filetests");
                assert!(folder.join(&test.name).is_file(), "{what}: no file {}", test.name);
                continue;
            }
            let mut text = String::new();
            match test.binary.as_str() {
                "lib" => rust_below(&folder_of(&test.package).join("src"), &mut text),
                binary => {
                    let tests = folder_of(&test.package).join("tests");
                    rust_below(&tests.join(binary), &mut text);
                    let single = std::fs::read_to_string(tests.join(format!("{binary}.rs")));
                    text.push_str(&single.unwrap_or_default());
                }
            }
            let name = test.name.rsplit("::").next().expect("a name has a last part");
            assert!(text.contains(&format!("fn {name}(")), "{what}: no test `{test}`");
        }
        let whats: BTreeSet<_> = defects.iter().map(|defect| &defect.what).collect();
        assert_eq!(whats.len(), defects.len(), "each is described in words of its own");
    }
}
