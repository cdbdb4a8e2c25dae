//! Inputs: files and standard input.

pub use irc::language::Language;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The most bytes of a text: some ten million instructions. An input without an end stops there.
pub const MAX_TEXT: u64 = 512 << 20;

/// The name of an input in messages.
pub fn name(path: &Path) -> String {
    if is_dash(path) { "<stdin>".to_owned() } else { path.display().to_string() }
}

/// Whether the path stands for standard input or output.
pub fn is_dash(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The bytes of an input.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    if !is_dash(path) {
        return read_file(path, MAX_TEXT);
    }
    if stdin_is_closed() {
        return Err(io::Error::other("it is closed"));
    }
    read_at_most(io::stdin().lock(), MAX_TEXT)
}

/// The bytes of a file that has at most N; one with more is an error.
pub fn read_file(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    read_at_most(File::open(path)?, limit)
}

fn read_at_most(from: impl Read, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        let what = match limit {
            MAX_TEXT => format!("{} MiB", limit >> 20),
            _ => format!("{limit} bytes"),
        };
        return Err(io::Error::other(format!("unterminated, or more than {what}")));
    }
    Ok(bytes)
}

/// Whether the process was started without standard input. Rust then opens the null device for
/// reading and writing in its place, which nobody else does.
#[cfg(unix)]
fn stdin_is_closed() -> bool {
    use nix::fcntl::{FcntlArg, OFlag, fcntl};
    use nix::sys::stat::{fstat, stat};
    let null = stat("/dev/null").map(|found| found.st_rdev);
    let stdin = fstat(io::stdin()).map(|found| found.st_rdev);
    let flags = fcntl(io::stdin(), FcntlArg::F_GETFL).map(OFlag::from_bits_truncate);
    let is_writable = flags.is_ok_and(|flags| flags & OFlag::O_ACCMODE == OFlag::O_RDWR);
    is_writable && matches!((null, stdin), (Ok(null), Ok(stdin)) if null == stdin)
}

#[cfg(not(unix))]
fn stdin_is_closed() -> bool {
    false
}

/// What is in an input.
#[derive(Debug)]
pub enum Contents {
    /// Text of any language.
    Text(String),
    /// Bitcode of LLVM.
    Bitcode(Vec<u8>),
}

impl Contents {
    /// The text; that of bitcode is empty.
    pub fn text(&self) -> &str {
        match self {
            Contents::Text(text) => text,
            Contents::Bitcode(_) => "",
        }
    }

    /// The same as a value.
    pub fn into_text(self) -> String {
        match self {
            Contents::Text(text) => text,
            Contents::Bitcode(_) => String::new(),
        }
    }

    /// The bytes of the input.
    pub fn bytes(&self) -> &[u8] {
        match self {
            Contents::Text(text) => text.as_bytes(),
            Contents::Bitcode(bytes) => bytes,
        }
    }

    /// The language, as of a text; bitcode is one of its own.
    pub fn language(&self, path: &Path, named: Option<Language>) -> Language {
        match self {
            Contents::Text(text) => named.unwrap_or_else(|| Language::of(path, text)),
            Contents::Bitcode(_) => Language::Llvm,
        }
    }
}
