//! Outputs: never half-written. A file appears whole under its name or not at all.

use super::report::Report;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Where results go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    /// Standard output.
    Stdout,
    /// One file.
    File(PathBuf),
}

impl Destination {
    /// Writes a whole result.
    pub fn write(&self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Destination::Stdout => {
                let mut out = io::stdout().lock();
                out.write_all(bytes)?;
                out.flush()
            }
            Destination::File(path) => write_file(path, bytes),
        }
    }

    /// Writes a whole result; what goes wrong is in the report.
    pub fn deliver(&self, bytes: &[u8], report: &mut Report) {
        match self.write(bytes) {
            // A reader that has seen enough closes the pipe: that is its right.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                report.add_plain(&self.name(), "C0301", format!("cannot write: {error}"));
            }
            _ => {}
        }
    }

    /// Writes a whole result; what goes wrong is reported on standard error. Whether all is well.
    pub fn write_or_say(&self, bytes: &[u8]) -> bool {
        match self.write(bytes) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                super::say_error(&format!("{}: cannot write: {error}", self.name()));
                false
            }
            _ => true,
        }
    }

    /// The name in messages.
    pub fn name(&self) -> String {
        match self {
            Destination::Stdout => "<stdout>".to_owned(),
            Destination::File(path) => path.display().to_string(),
        }
    }
}

/// Writes beside the file first and renames then, so that readers see the old or the new contents.
/// The permissions of a file that is replaced stay. What is no regular file (a device, a pipe) is
/// written as it is.
fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Through a link to what it leads to: the link stays.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let replaced = fs::metadata(path).ok();
    if replaced.as_ref().is_some_and(|meta| !meta.is_file()) {
        return fs::write(path, bytes);
    }
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name: String = name.chars().take(32).collect();
    let beside = folder.join(format!(".{name}.{}.tmp", std::process::id()));
    let write = || {
        let mut file = File::create(&beside)?;
        if let Some(replaced) = replaced {
            // Before there is anything in it to be seen.
            file.set_permissions(replaced.permissions())?;
        }
        file.write_all(bytes)?;
        fs::rename(&beside, path)
    };
    let written = write();
    if written.is_err() {
        // The error to tell is the first one.
        let _ = fs::remove_file(&beside);
    }
    written
}
