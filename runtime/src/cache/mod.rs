//! A cache of machine code in a folder, named by what it was made from.
//!
//! The name of an entry is the SHA-256 of all that decides what ptxas makes: the version of irc,
//! what ptxas says of its version, the target, the options and the PTX text. An entry holds what
//! ptxas printed besides the machine code, so warnings and facts are those of a fresh run.
//!
//! Invariants:
//! - An entry is there whole or not at all: it is written under another name and then renamed, so
//!   any number of processes may share a folder.
//! - What is read back is what was written: each entry ends with its SHA-256. One that does not
//!   suit is removed and made anew.
//! - The cache never fails an assembly. A folder that cannot be written to keeps nothing.
//! - The entries together stay within the limit, but for what several processes add at one time;
//!   those that were not used for longest go first.
//!
//! The time of an entry's last use is its file's time of modification.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};
use std::{env, fs, io};

use irc_ptx::target::Sm;
use sha2::{Digest, Sha256};

use crate::ptxas::{AssembleOptions, Assembled, Ptxas, PtxasError, parse_log};

/// The limit where none is said: 256 MiB, some 50,000 small kernels.
pub const DEFAULT_LIMIT: u64 = 256 << 20;

/// The first bytes of an entry; the number changes with the layout.
const MAGIC: &[u8] = b"irc cubin 1\n";
/// The extension of entries.
const ENTRY: &str = "cubin";
/// The extension of what is being written.
const UNFINISHED: &str = "part";
/// After this time what is being written was left by a process that died.
const ABANDONED: Duration = Duration::from_secs(3600);
const HASH_BYTES: usize = 32;

/// A folder of machine code.
#[derive(Debug)]
pub struct CubinCache {
    folder: PathBuf,
    limit: u64,
    /// Bytes of all entries as far as known; `None` before the first look.
    size: Mutex<Option<u64>>,
}

/// What an entry holds.
struct Entry {
    /// What ptxas printed.
    log: String,
    cubin: Vec<u8>,
}

/// The hash that names an entry.
type Key = [u8; HASH_BYTES];

impl CubinCache {
    /// Uses a folder, which is made if it is not there, for at most `limit` bytes.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn open(folder: &Path, limit: u64) -> io::Result<CubinCache> {
        fs::create_dir_all(folder)?;
        Ok(CubinCache { folder: folder.to_owned(), limit, size: Mutex::new(None) })
    }

    /// The folder for programs of this user: `irc/cubin` in `XDG_CACHE_HOME`, else in `.cache` of
    /// `HOME`.
    pub fn user_folder() -> Option<PathBuf> {
        let folder = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
        let base = folder("XDG_CACHE_HOME").or_else(|| Some(folder("HOME")?.join(".cache")))?;
        Some(base.join("irc").join("cubin"))
    }

    /// As [`Ptxas::assemble`], from the cache where it was done before.
    ///
    /// # Errors
    /// Those of ptxas; what it refuses is not kept.
    pub fn assemble(
        &self,
        ptxas: &Ptxas,
        ptx: &str,
        target: Sm,
        options: AssembleOptions,
    ) -> Result<Assembled, PtxasError> {
        if options.parse_only {
            return ptxas.assemble(ptx, target, options);
        }
        let key = key(ptxas.version(), ptx, target, options);
        if let Some(Entry { log, cubin }) = self.get(&key) {
            let (messages, facts) = parse_log(&log);
            return Ok(Assembled { cubin, messages, facts });
        }
        let (assembled, log) = ptxas.assemble_with_log(ptx, target, options)?;
        // Without an entry the next run takes longer, no more.
        let _ = self.put(&key, &log, &assembled.cubin);
        Ok(assembled)
    }

    fn path(&self, key: &Key) -> PathBuf {
        let name: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
        self.folder.join(name).with_extension(ENTRY)
    }

    /// The entry of a key, which is then the newest; a damaged one is removed.
    fn get(&self, key: &Key) -> Option<Entry> {
        let path = self.path(key);
        // A pipe or a device in place of an entry may have no end.
        if !fs::metadata(&path).is_ok_and(|found| found.is_file() && found.len() <= self.limit) {
            return None;
        }
        let bytes = fs::read(&path).ok()?;
        let entry = decode(key, &bytes);
        if entry.is_none() {
            // Another process may have removed it already.
            let _ = fs::remove_file(&path);
        } else if let Ok(file) = fs::File::options().write(true).open(&path) {
            // In a folder that is only read, the order of use is nobody's concern.
            let _ = file.set_modified(SystemTime::now());
        }
        entry
    }

    fn put(&self, key: &Key, log: &str, cubin: &[u8]) -> io::Result<()> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let bytes = encode(key, log, cubin);
        let added = bytes.len() as u64;
        if added > self.limit {
            return Ok(());
        }
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("{}-{number}.{UNFINISHED}", std::process::id());
        let unfinished = self.folder.join(name);
        let written =
            fs::write(&unfinished, &bytes).and_then(|()| fs::rename(&unfinished, self.path(key)));
        if written.is_err() {
            // The error that counts is the first.
            let _ = fs::remove_file(&unfinished);
            return written;
        }
        let mut size = self.size.lock().expect("no thread panics with the lock held");
        *size = Some(match *size {
            Some(known) if known + added <= self.limit => known + added,
            _ => self.evict()?,
        });
        Ok(())
    }

    /// Removes the entries that were not used for longest until the rest is within the limit, and
    /// what dead processes left; the bytes that stay.
    fn evict(&self) -> io::Result<u64> {
        let (mut entries, mut size) = (Vec::new(), 0);
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            // It may be gone: another process does the same.
            let Ok(metadata) = fs::metadata(&path) else { continue };
            let used = metadata.modified()?;
            match path.extension().and_then(|extension| extension.to_str()) {
                Some(ENTRY) => {
                    size += metadata.len();
                    entries.push((used, path, metadata.len()));
                }
                Some(UNFINISHED) if used.elapsed().is_ok_and(|age| age > ABANDONED) => {
                    let _ = fs::remove_file(&path);
                }
                _ => {}
            }
        }
        if size <= self.limit {
            return Ok(size);
        }
        // Some room is made, so that not every entry has to look through the folder.
        let wanted = self.limit - self.limit / 8;
        entries.sort();
        for (_, path, bytes) in entries {
            if size <= wanted {
                break;
            }
            let _ = fs::remove_file(&path);
            size -= bytes;
        }
        Ok(size)
    }
}

/// The name of what ptxas makes of these.
fn key(version: &str, ptx: &str, target: Sm, options: AssembleOptions) -> Key {
    let AssembleOptions { opt_level, relocatable, parse_only, line_info, debug } = options;
    let flags = format!("{opt_level:?} {relocatable} {parse_only} {line_info} {debug}");
    let mut hash = Sha256::new();
    for part in [env!("CARGO_PKG_VERSION"), version, target.name(), &flags, ptx] {
        // With its length each part ends where it ends.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// An entry: what it is, its key, the length of the log, the log, the machine code, the hash of
/// all that.
fn encode(key: &Key, log: &str, cubin: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(MAGIC.len() + 2 * HASH_BYTES + 8 + log.len() + cubin.len());
    bytes.extend_from_slice(MAGIC);
    bytes.extend_from_slice(key);
    bytes.extend_from_slice(&(log.len() as u64).to_le_bytes());
    bytes.extend_from_slice(log.as_bytes());
    bytes.extend_from_slice(cubin);
    let hash = Sha256::digest(&bytes);
    bytes.extend_from_slice(&hash);
    bytes
}

/// What [`encode`] made of this key; `None` if it is anything else.
fn decode(key: &Key, bytes: &[u8]) -> Option<Entry> {
    let (contents, hash) = bytes.split_at_checked(bytes.len().checked_sub(HASH_BYTES)?)?;
    if Sha256::digest(contents)[..] != *hash {
        return None;
    }
    let rest = contents.strip_prefix(MAGIC)?.strip_prefix(key)?;
    let (length, rest) = rest.split_first_chunk()?;
    let length = usize::try_from(u64::from_le_bytes(*length)).ok()?;
    let (log, cubin) = rest.split_at_checked(length)?;
    Some(Entry { log: std::str::from_utf8(log).ok()?.to_owned(), cubin: cubin.to_vec() })
}

#[cfg(test)]
mod tests;
