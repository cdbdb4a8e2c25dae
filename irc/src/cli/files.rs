//! The files of one command: what it reads, and what it writes.
//!
//! No output replaces an input or another output of the same command, whatever ways lead to it:
//! files are distinguished by what they are, not by their names. What is no regular file (a
//! terminal, a null device) has nothing to lose.

use super::source;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What a path leads to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Identity {
    /// A file that is there.
    #[cfg(unix)]
    Inode(u64, u64),
    /// A file that is not there yet, or of a system without numbers of files.
    Path(PathBuf),
}

/// How many links are followed to a file that is not there.
const MAX_LINKS: usize = 40;

impl Identity {
    /// Of a file that can be lost.
    fn of(path: &Path) -> Option<Identity> {
        match fs::metadata(path) {
            Ok(found) if !found.is_file() => None,
            #[cfg(unix)]
            Ok(found) => {
                use std::os::unix::fs::MetadataExt;
                Some(Identity::Inode(found.dev(), found.ino()))
            }
            #[cfg(not(unix))]
            Ok(_) => fs::canonicalize(path).ok().map(Identity::Path),
            Err(_) => Some(Identity::Path(future(path, MAX_LINKS))),
        }
    }
}

/// Where a file would be made: the folder is there, the file is not.
fn future(path: &Path, links: usize) -> PathBuf {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if links > 0
        && let Ok(target) = fs::read_link(path)
    {
        return future(&folder.join(target), links - 1);
    }
    let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    folder.join(path.file_name().unwrap_or_default())
}

/// What a command does with a file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Use {
    Input,
    Output,
}

/// The files of a command.
#[derive(Debug, Default)]
pub struct Files(BTreeMap<Identity, Use>);

impl Files {
    /// The command reads a file; `-` is none.
    ///
    /// # Errors
    /// It writes it as well.
    pub fn read(&mut self, path: &Path) -> Result<(), String> {
        match Identity::of(path) {
            Some(identity) if !source::is_dash(path) => self.add(identity, Use::Input, path),
            _ => Ok(()),
        }
    }

    /// The command writes a file.
    ///
    /// # Errors
    /// It reads it as well, or writes it twice.
    pub fn write(&mut self, path: &Path) -> Result<(), String> {
        match Identity::of(path) {
            Some(identity) => self.add(identity, Use::Output, path),
            None => Ok(()),
        }
    }

    fn add(&mut self, identity: Identity, usage: Use, path: &Path) -> Result<(), String> {
        let why = match (self.0.get(&identity), usage) {
            (None, _) => {
                self.0.insert(identity, usage);
                return Ok(());
            }
            (Some(Use::Input), Use::Input) => return Ok(()),
            (Some(Use::Output), Use::Output) => "two outputs have this name",
            _ => "it is an input of this command",
        };
        Err(format!("`{}` would be overwritten: {why}", path.display()))
    }
}
