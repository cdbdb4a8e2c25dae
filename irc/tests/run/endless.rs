//! Kernels that do not end, and what stops them.

use super::{Run, ptx, run};
use std::fs;
use std::process::{Command, Stdio};

/// Runs one thread of a kernel of this body.
fn endless(body: &str, args: &[&str]) -> Run {
    let text = ptx(".param .u64 p", body);
    run(&text, &[&["-"], args, &["--", "null"]].concat())
}

/// Every round changes a register only, to another value.
const COUNT: &str = "mov.u32 %r1, 0; $L: add.u32 %r1, %r1, 1; bra $L;";
/// Nobody changes what is looked at.
const WAIT: &str = ".shared .u32 s; st.volatile.shared.u32 [s], 3; mov.u32 %r2, 0;
     $L: ld.volatile.shared.u32 %r1, [s]; setp.eq.u32 %p1, %r1, 3; @%p1 bra $L;";

#[track_caller]
fn says(run: &Run, status: i32, parts: &[&str]) {
    assert_eq!(run.status, Some(status), "{}", run.stderr);
    for part in parts {
        assert!(run.stderr.contains(part), "{part} in {}", run.stderr);
    }
}

#[test]
fn a_deadlock_is_proved_with_and_without_checks() {
    for checks in ["all", "memory", "none"] {
        let wait = endless(WAIT, &["--checks", checks]);
        let what = "it waits for a change of byte 0 of the 4 bytes of shared `s`, which is 0x3: ";
        says(&wait, 1, &["error[R0107]: deadlock: ", what]);
    }
}

#[test]
fn steps_are_limited_if_wanted() {
    let many = endless(COUNT, &["--steps", "100000"]);
    says(&many, 1, &["error[R0119]: step-limit: ", "the launch took more than 100000 steps"]);
    let idle = endless(COUNT, &["--idle-steps", "50000"]);
    says(&idle, 1, &["error[R0120]: no-progress: ", "it can run: "]);
}

#[test]
fn time_is_limited_if_wanted() {
    let long = endless(COUNT, &["--timeout", "0.2"]);
    says(
        &long,
        1,
        &["error[R0121]: time-limit: ", "the launch exceeded its time limit", "it can run: "],
    );
    says(&endless(COUNT, &["--timeout", "0"]), 2, &["is not a positive number of seconds"]);
}

#[test]
#[cfg(target_os = "linux")]
fn an_interrupted_kernel_says_where_it_is() {
    let folder = super::Folder::new("interrupt");
    let file = folder.file("count.ptx", ptx(".param .u64 p", COUNT));
    let mut command = Command::new(env!("CARGO_BIN_EXE_irc"));
    command.args(["run", &file, "--", "null"]).stdin(Stdio::null());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // It is ready when it catches the second signal.
    let status = format!("/proc/{}/status", child.id());
    let is_ready = || {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let caught = text.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        caught.is_some_and(|mask| u64::from_str_radix(mask.trim(), 16).unwrap_or(0) & 2 != 0)
    };
    while !is_ready() {
        assert_eq!(child.try_wait().unwrap(), None, "it has ended by itself");
        std::thread::yield_now();
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{stderr}");
    assert!(stderr.contains("error[R0122]: interrupted: "), "{stderr}");
    assert!(stderr.contains("it can run: "), "{stderr}");
}
