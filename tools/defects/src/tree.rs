//! A copy of the project in which defects are put.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A copy of all files that git knows or does not ignore.
pub struct Tree {
    files: PathBuf,
    build: PathBuf,
}

impl Tree {
    /// Copies the project, or brings a copy from before up to date; files that are the same are
    /// left as they are, so that they are not compiled again.
    pub fn copy(root: &Path) -> Result<Self, String> {
        let place = root.join("target/defects");
        let tree = Self { files: place.join("tree"), build: place.join("build") };
        let names = names(root)?;
        for name in &names {
            let text = std::fs::read(root.join(name)).map_err(|e| format!("{name}: {e}"))?;
            if std::fs::read(tree.files.join(name)).ok().as_ref() != Some(&text) {
                tree.write_bytes(name, &text)?;
            }
        }
        tree.remove_others(&tree.files, &names)?;
        Ok(tree)
    }

    /// The folder with the files.
    pub fn files(&self) -> &Path {
        &self.files
    }

    /// The folder for what is built from them.
    pub fn build(&self) -> &Path {
        &self.build
    }

    /// The text of a file.
    pub fn read(&self, name: &str) -> Result<String, String> {
        std::fs::read_to_string(self.files.join(name)).map_err(|error| format!("{name}: {error}"))
    }

    /// Replaces a file.
    pub fn write(&self, name: &str, text: &str) -> Result<(), String> {
        self.write_bytes(name, text.as_bytes())
    }

    fn write_bytes(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
        let path = self.files.join(name);
        let folder = path.parent().unwrap_or(&self.files);
        std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&path, bytes))
            .map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Removes files of a copy from before that the project has no longer.
    fn remove_others(&self, folder: &Path, names: &BTreeSet<String>) -> Result<(), String> {
        let shown = |error: std::io::Error| format!("{}: {error}", folder.display());
        for entry in std::fs::read_dir(folder).map_err(shown)? {
            let path = entry.map_err(shown)?.path();
            if path.is_dir() {
                self.remove_others(&path, names)?;
            } else {
                let name = path.strip_prefix(&self.files).unwrap_or(&path).to_string_lossy();
                if !names.contains(&*name) {
                    std::fs::remove_file(&path).map_err(shown)?;
                }
            }
        }
        Ok(())
    }
}

/// The files that git knows or does not ignore, and that are there.
fn names(root: &Path) -> Result<BTreeSet<String>, String> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let output = git.output().map_err(|error| format!("git: {error}"))?;
    if !output.status.success() {
        return Err(format!("git: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let names = text.split('\0').filter(|name| root.join(name).is_file());
    Ok(names.map(str::to_owned).collect())
}
