//! What a whole process costs: user time, as the system accounts for it.
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

/// The side of the helper process: runs `command` and prints the microseconds that it took on a
/// processor in the program itself. The result is the exit status.
pub fn measure_main(command: &[String]) -> i32 {
    let Some((program, arguments)) = command.split_first() else { return 2 };
    let status = Command::new(program).args(arguments).stdout(Stdio::null()).status();
    match (status, user_time_of_children()) {
        (Ok(status), Some(time)) if status.success() => {
            println!("{}", time.as_micros());
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
fn user_time_of_children() -> Option<Duration> {
    use nix::sys::resource::{UsageWho, getrusage};
    let time = getrusage(UsageWho::RUSAGE_CHILDREN).ok()?.user_time();
    let seconds = Duration::from_secs(time.tv_sec().try_into().ok()?);
    Some(seconds + Duration::from_micros(time.tv_usec().try_into().ok()?))
}

#[cfg(not(unix))]
fn user_time_of_children() -> Option<Duration> {
    None
}

/// The user time of `command`, run once in a helper process.
fn measure(program: &Path, arguments: &[&str]) -> io::Result<Duration> {
    let output = Command::new(env::current_exe()?)
        .arg(MEASURE)
        .arg(program)
        .args(arguments)
        .stderr(Stdio::inherit())
        .output()?;
    match String::from_utf8_lossy(&output.stdout).trim().parse() {
        Ok(micros) if output.status.success() => Ok(Duration::from_micros(micros)),
        _ => {
            Err(io::Error::other(format!("`{} {}` failed", program.display(), arguments.join(" "))))
        }
    }
}

/// The mean user time of `runs` runs of `command` (at least one): the system divides the time of a
/// short process between user and kernel by sampling, which only evens out over many runs.
///
/// # Errors
/// The command cannot be started, fails, or this system keeps no such account.
pub fn measure_mean(runs: u32, program: &Path, arguments: &[&str]) -> io::Result<Duration> {
    let mut total = measure(program, arguments)?;
    for _ in 1..runs {
        total += measure(program, arguments)?;
    }
    Ok(total / runs.max(1))
}
