//! What a whole process costs: user time and peak memory, as the system accounts for them.
//!
//! The system keeps one account for all children that have ended, so each program is run by a
//! helper process that has no other child: the benchmark starts itself with [`MEASURE`] and the
//! command line to measure.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, io};

/// The first argument of a benchmark that is to run, and report on, the command after it.
pub const MEASURE: &str = "measure";

/// What a process used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Usage {
    /// Time on a processor in the program itself.
    pub user: Duration,
    /// The most memory held at once, in bytes.
    pub peak_bytes: u64,
}

/// The side of the helper process: runs `command` and prints its [`Usage`]. The result is the exit
/// status.
pub fn measure_main(command: &[String]) -> i32 {
    let Some((program, arguments)) = command.split_first() else { return 2 };
    let status = Command::new(program).args(arguments).stdout(Stdio::null()).status();
    match (status, usage_of_children()) {
        (Ok(status), Some(usage)) if status.success() => {
            println!("{} {}", usage.user.as_micros(), usage.peak_bytes);
            0
        }
        (Ok(_), _) => 1,
        (Err(error), _) => {
            eprintln!("cannot run `{program}`: {error}");
            1
        }
    }
}

#[cfg(unix)]
fn usage_of_children() -> Option<Usage> {
    use nix::sys::resource::{UsageWho, getrusage};
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).ok()?;
    let time = usage.user_time();
    let user = Duration::from_secs(time.tv_sec().try_into().ok()?)
        + Duration::from_micros(time.tv_usec().try_into().ok()?);
    // Linux counts in KiB, macOS in bytes.
    let unit = if cfg!(target_os = "macos") { 1 } else { 1024 };
    Some(Usage { user, peak_bytes: u64::try_from(usage.max_rss()).ok()? * unit })
}

#[cfg(not(unix))]
fn usage_of_children() -> Option<Usage> {
    None
}

/// Runs `command` once in a helper process.
///
/// # Errors
/// It cannot be started, fails, or this system keeps no such account.
pub fn measure(program: &Path, arguments: &[&str]) -> io::Result<Usage> {
    let output = Command::new(env::current_exe()?)
        .arg(MEASURE)
        .arg(program)
        .args(arguments)
        .stderr(Stdio::inherit())
        .output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let numbers: Vec<u64> = text.split_whitespace().flat_map(str::parse).collect();
    match numbers[..] {
        [micros, peak_bytes] if output.status.success() => {
            Ok(Usage { user: Duration::from_micros(micros), peak_bytes })
        }
        _ => {
            Err(io::Error::other(format!("`{} {}` failed", program.display(), arguments.join(" "))))
        }
    }
}

/// The mean of `runs` runs of `command` (at least one), and the highest of their peaks: the system
/// divides the time of a short process between user and kernel by sampling, which only evens out
/// over many runs.
///
/// # Errors
/// As for [`measure`].
pub fn measure_mean(runs: u32, program: &Path, arguments: &[&str]) -> io::Result<Usage> {
    let mut total = measure(program, arguments)?;
    for _ in 1..runs {
        let usage = measure(program, arguments)?;
        total.user += usage.user;
        total.peak_bytes = total.peak_bytes.max(usage.peak_bytes);
    }
    Ok(Usage { user: total.user / runs.max(1), ..total })
}
