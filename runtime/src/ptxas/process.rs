//! Processes of ptxas: each in a folder of its own, with limits on its time and on what it prints.
//!
//! Folders are known to the whole program, so that a handler of a signal can remove them.

use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use super::{PtxasError, io_error};

/// How long a run may take where nothing is said.
pub const TIME_LIMIT: Duration = Duration::from_secs(600);

/// The most bytes that are read of each stream of a process.
const LOG_BYTES: u64 = 64 << 20;

/// How long to wait between two looks at a process that has closed its streams and runs on.
const LOOK: Duration = Duration::from_millis(5);

/// The name of the machine code in its folder.
pub(super) const CUBIN: &str = "out.cubin";

/// The most bytes of machine code; a larger file is no result of ptxas.
const CUBIN_BYTES: u64 = 2 << 30;

/// What is to be ended and removed where the program is interrupted.
static ALIVE: Mutex<Alive> = Mutex::new(Alive { folders: Vec::new(), children: Vec::new() });

struct Alive {
    folders: Vec<PathBuf>,
    children: Vec<Arc<Mutex<Child>>>,
}

/// What a thread that panicked left is still right: each change is one push or removal.
fn alive() -> MutexGuard<'static, Alive> {
    ALIVE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn lock(child: &Mutex<Child>) -> MutexGuard<'_, Child> {
    child.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all processes of ptxas and removes their folders; for a program that is about to end
/// because of a signal. Whoever starts another run waits until the program has ended.
pub fn abandon_all() {
    let alive = alive();
    for child in &alive.children {
        let mut child = lock(child);
        // It may have ended by itself.
        let _ = child.kill();
        let _ = child.wait();
    }
    for folder in &alive.folders {
        let _ = fs::remove_dir_all(folder);
    }
    std::mem::forget(alive);
}

/// How a process ended, and all that it printed: standard output, then standard error.
pub(super) struct Ended {
    pub status: ExitStatus,
    pub log: String,
}

/// Runs a process to its end; `None` if it took longer than `limit` and was stopped.
pub(super) fn run(command: &mut Command, limit: Duration) -> io::Result<Option<Ended>> {
    let deadline = Instant::now().checked_add(limit);
    let left = || match deadline {
        Some(deadline) => deadline.saturating_duration_since(Instant::now()),
        None => Duration::MAX,
    };
    let piped = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut alive = alive();
    let mut child = piped.spawn()?;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let child = Arc::new(Mutex::new(child));
    alive.children.push(Arc::clone(&child));
    drop(alive);
    let _registered = Registered(&child);
    let (sender, receiver) = mpsc::channel();
    collect(0, stdout, &sender);
    collect(1, stderr, &sender);
    let mut streams = [Vec::new(), Vec::new()];
    for _ in 0..streams.len() {
        match receiver.recv_timeout(left()) {
            Ok((stream, bytes)) => streams[stream] = bytes,
            Err(_) => return stop(&child),
        }
    }
    loop {
        if let Some(status) = lock(&child).try_wait()? {
            let log: String = streams.iter().map(|bytes| String::from_utf8_lossy(bytes)).collect();
            return Ok(Some(Ended { status, log }));
        }
        if left().is_zero() {
            return stop(&child);
        }
        thread::sleep(LOOK.min(left()));
    }
}

/// A process in the list of those that are to be ended, for as long as this lives.
struct Registered<'a>(&'a Arc<Mutex<Child>>);

impl Drop for Registered<'_> {
    fn drop(&mut self) {
        alive().children.retain(|child| !Arc::ptr_eq(child, self.0));
    }
}

fn stop(child: &Mutex<Child>) -> io::Result<Option<Ended>> {
    let mut child = lock(child);
    // It may have ended in this moment.
    let _ = child.kill();
    child.wait()?;
    Ok(None)
}

/// Reads a stream in a thread of its own, which ends with the stream; a child of the process may
/// keep that open for longer than anybody waits.
fn collect(
    index: usize,
    stream: Option<impl Read + Send + 'static>,
    sender: &mpsc::Sender<(usize, Vec<u8>)>,
) {
    let sender = sender.clone();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(stream) = stream {
            // What was read before an error counts.
            let _ = stream.take(LOG_BYTES).read_to_end(&mut bytes);
        }
        // Nobody listens any more where the time was over.
        let _ = sender.send((index, bytes));
    });
}

/// A temporary folder that goes when it is dropped.
pub(super) struct Scratch {
    pub path: PathBuf,
}

impl Scratch {
    pub fn new() -> Result<Scratch, PtxasError> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let base = env::temp_dir();
        let mut alive = alive();
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let path = base.join(format!("irc-ptxas-{}-{number}", std::process::id()));
            match fs::create_dir(&path) {
                Ok(()) => {
                    alive.folders.push(path.clone());
                    return Ok(Scratch { path });
                }
                // Left by a killed process that had our number.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(io_error("cannot create the folder", &path)(error)),
            }
        }
    }

    /// The machine code that a run has left here; none if it has left no regular file.
    pub fn cubin(&self) -> Result<Vec<u8>, PtxasError> {
        let path = self.path.join(CUBIN);
        match fs::metadata(&path) {
            Ok(found) if found.is_file() => read(&path).map_err(io_error("cannot read", &path)),
            Ok(_) => Ok(Vec::new()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(io_error("cannot read", &path)(error)),
        }
    }
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(CUBIN_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A folder that cannot be removed is the system's to clean; the result does not depend on
        // it.
        let _ = fs::remove_dir_all(&self.path);
        alive().folders.retain(|folder| *folder != self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scratch_folders_differ_and_go() {
        let (a, b) = (Scratch::new().expect("a folder"), Scratch::new().expect("a folder"));
        assert_ne!(a.path, b.path);
        let path = a.path.clone();
        assert!(path.is_dir() && alive().folders.contains(&path));
        assert!(a.cubin().expect("nothing is no error").is_empty());
        drop(a);
        assert!(!path.exists() && !alive().folders.contains(&path));
    }

    #[cfg(unix)]
    #[test]
    fn a_process_that_does_not_end_is_stopped() {
        let run = |script: &str, limit| run(Command::new("sh").args(["-c", script]), limit);
        let ended = run("echo out; echo err >&2; exit 3", TIME_LIMIT);
        let Ended { status, log } = ended.expect("it starts").expect("it ends");
        assert_eq!((status.code(), log.as_str()), (Some(3), "out\nerr\n"));
        let short = Duration::from_millis(50);
        // One that prints nothing, one that has closed its streams, one whose child keeps them.
        for script in ["exec sleep 100", "exec >&- 2>&-; exec sleep 100", "sleep 3 & wait"] {
            assert!(run(script, short).expect("it starts").is_none(), "{script}");
        }
        assert!(alive().children.len() <= 1, "what has ended is forgotten");
    }
}
