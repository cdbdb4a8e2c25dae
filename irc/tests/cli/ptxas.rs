//! `--emit-cubin`: whatever ptxas says and does.

#![cfg(unix)]

use crate::{Folder, GOOD, irc, run, text};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

/// A program that says and does what ptxas would, with a warning.
const WARNING_PTXAS: &str = "#!/bin/sh\n\
    case \"$*\" in *--version*) echo 'ptxas: Cuda, release 13.5, V13.5.1'; exit 0;; esac\n\
    while [ $# -gt 0 ]; do\n\
      case \"$1\" in -o) printf code > \"$2\";; esac\n\
      shift\n\
    done\n\
    echo 'ptxas warning : something is odd' >&2\n";

#[test]
fn warnings_of_ptxas_are_in_the_json_and_no_errors() {
    let folder = Folder::new("warnings");
    let good = folder.write("good.ir", GOOD);
    let ptxas = folder.write("ptxas", WARNING_PTXAS);
    fs::set_permissions(&ptxas, fs::Permissions::from_mode(0o755)).unwrap();
    let out = folder.0.join("out.cubin");
    let command = || {
        let mut command = irc();
        command.arg(&good).arg("--emit-cubin").arg("--ptxas").arg(&ptxas).arg("-o").arg(&out);
        command
    };
    let output = run(command().args(["--format", "json"]), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let json = text(&output.stderr).trim();
    assert!(json.starts_with('[') && json.ends_with(']'), "{json}");
    assert!(json.contains("\"severity\":\"warning\"") && json.contains("something is odd"));
    assert_eq!(json.matches("\"severity\"").count(), 1, "{json}");
    assert_eq!(fs::read(&out).unwrap(), b"code");
    let output = run(&mut command(), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("warning[C0401]: ptxas: something is odd"));
}

#[test]
fn ptxas_is_quoted_with_the_names_that_people_gave() {
    let folder = Folder::new("quoted");
    let named = GOOD.replace("@k", "@\"core::fill<f32>\"");
    let (good, said) = (folder.write("good.ir", &named), "'_$core$3a$3afill$3cf32$3e' is odd");
    let script = WARNING_PTXAS.replace("'ptxas warning : something is odd'", "\"$SAID\"");
    let ptxas = folder.write("ptxas", &script);
    fs::set_permissions(&ptxas, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = irc();
    command.arg(&good).arg("--emit-cubin").arg("--ptxas").arg(&ptxas);
    command.env("SAID", format!("ptxas warning : Function {said}"));
    let output = run(command.arg("-o").arg(folder.0.join("out.cubin")), b"");
    let errors = text(&output.stderr);
    assert!(errors.contains("ptxas: Function 'core::fill<f32>' is odd"), "{errors}");
}

#[test]
fn objects_for_nvlink_are_relocatable() {
    let folder = Folder::new("relocatable");
    let good = folder.write("good.ir", GOOD);
    let script = WARNING_PTXAS
        .replace("while [", "args=\"$*\"\nwhile [")
        .replace("'ptxas warning : something is odd'", "\"ptxas warning : <$args>\"");
    let ptxas = folder.write("ptxas", &script);
    fs::set_permissions(&ptxas, fs::Permissions::from_mode(0o755)).unwrap();
    let told = |flags: &[&str]| {
        let mut command = irc();
        command.arg(&good).args(flags).arg("--ptxas").arg(&ptxas).args(["--cache", "off"]);
        let output = run(command.arg("-o").arg(folder.0.join("out.cubin")), b"");
        text(&output.stderr).to_owned()
    };
    assert!(told(&["--emit-cubin", "-c"]).contains(" -c "));
    assert!(!told(&["--emit-cubin"]).contains(" -c "));
    assert!(told(&["-c"]).contains("--emit-cubin"), "there is nothing to relocate");
}

#[test]
fn machine_code_is_kept_where_one_says() {
    let folder = Folder::new("cache");
    let good = folder.write("good.ir", GOOD);
    let ptxas = folder.write("ptxas", WARNING_PTXAS);
    fs::set_permissions(&ptxas, fs::Permissions::from_mode(0o755)).unwrap();
    let cache = folder.0.join("kept").join("here");
    let command = || {
        let mut command = irc();
        command.arg(&good).arg("--emit-cubin").arg("--ptxas").arg(&ptxas);
        command.arg("-o").arg(folder.0.join("out.cubin"));
        command
    };
    let entries = || fs::read_dir(&cache).map_or(0, Iterator::count);
    assert_eq!(run(&mut command(), b"").status.code(), Some(0));
    assert_eq!(entries(), 0);
    for _ in 0..2 {
        let output = run(command().arg("--cache").arg(&cache), b"");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(text(&output.stderr).contains("warning[C0401]: ptxas: something is odd"));
        assert_eq!(fs::read(folder.0.join("out.cubin")).unwrap(), b"code");
        assert_eq!(entries(), 1);
    }
    let output = run(command().env("IRC_CACHE", &cache).arg("-O0"), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(entries(), 2);
    // The command line comes first; a folder that cannot be made is said.
    let output = run(command().env("IRC_CACHE", &cache).arg("--cache").arg(&good), b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("of the cache"), "{}", text(&output.stderr));
}

/// The beginning of a program that passes for ptxas.
const FAKE: &str = "#!/bin/sh\n\
    case \"$*\" in *--version*) echo 'ptxas: Cuda, release 13.5, V13.5.1'; exit 0;; esac\n";

fn fake(folder: &Folder, script: &str) -> PathBuf {
    let ptxas = folder.write("ptxas", format!("{FAKE}{script}\n"));
    fs::set_permissions(&ptxas, fs::Permissions::from_mode(0o755)).unwrap();
    ptxas
}

#[test]
fn the_exit_status_of_ptxas_decides() {
    let folder = Folder::new("status");
    let good = folder.write("good.ir", GOOD);
    let out = folder.0.join("out.cubin");
    for (script, why) in [
        ("exit 1", "failed (exit status: 1) without naming an error"),
        ("echo 'no licence found' >&2; exit 3", "failed (exit status: 3): no licence found"),
        ("echo 'ptxas warning : odd' >&2; exit 1", "failed (exit status: 1)"),
        ("echo 'ptxas info : fine' >&2; exit 1", "failed (exit status: 1): fine"),
        ("kill -SEGV $$", "ptxas died"),
        ("exit 0", "wrote no machine code"),
        ("echo 'ptxas warning : odd' >&2; exit 0", "wrote no machine code"),
        (": > out.cubin", "wrote no machine code"),
        ("mkdir out.cubin", "wrote no machine code"),
        ("ln -s /dev/zero out.cubin", "wrote no machine code"),
    ] {
        let ptxas = fake(&folder, script);
        let mut command = irc();
        command.arg(&good).arg("--emit-cubin").arg("--ptxas").arg(&ptxas).arg("-o").arg(&out);
        let output = run(&mut command, b"");
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{script}: {errors}");
        assert!(errors.contains(why), "{script}: {errors}");
        assert!(!out.exists());
    }
}

#[test]
fn ptxas_is_found_by_relative_paths() {
    let folder = Folder::new("relative");
    let good = folder.write("good.ir", GOOD);
    fake(&folder, "printf code > out.cubin");
    fs::create_dir(folder.0.join("bin")).unwrap();
    fs::copy(folder.0.join("ptxas"), folder.0.join("bin/ptxas")).unwrap();
    let path = |first: &str| format!("{first}:{}", std::env::var("PATH").unwrap());
    let plain = path("bin");
    for (ptxas, list) in [
        (Some("./ptxas"), None),
        (Some("bin/ptxas"), None),
        (Some("bin/../ptxas"), None),
        (Some("ptxas"), None),
        (Some("ptxas"), Some(&plain)),
        (None, Some(&plain)),
        (None, Some(&path(""))),
        (None, Some(&path("./bin"))),
    ] {
        let mut command = irc();
        command.arg(&good).args(["--emit-cubin", "-o", "out.cubin"]).current_dir(&folder.0);
        command.args(ptxas.iter().flat_map(|ptxas| ["--ptxas", ptxas]));
        if let Some(list) = list {
            // The folder of tools above the program has newer ones.
            command.env("PATH", list).env("IRC_PTXAS", "");
        }
        let output = run(&mut command, b"");
        assert_eq!(output.status.code(), Some(0), "{ptxas:?}: {}", text(&output.stderr));
        let out = folder.0.join("out.cubin");
        if ptxas.is_some() {
            assert_eq!(fs::read(&out).unwrap(), b"code", "{ptxas:?} {list:?}");
        }
        fs::remove_file(out).unwrap();
    }
    let mut command = irc();
    command.arg(&good).args(["--emit-cubin", "-o", "out.cubin"]).current_dir(&folder.0);
    let output = run(command.env("IRC_PTXAS", "./ptxas"), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

/// The scratch folders of a process in a folder for temporary files.
fn scratch(folder: &Path) -> Vec<PathBuf> {
    let is_scratch = |path: &PathBuf| path.to_string_lossy().contains("irc-ptxas-");
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(is_scratch).collect()
}

#[test]
fn ptxas_has_a_time_limit() {
    let folder = Folder::new("time");
    let good = folder.write("good.ir", GOOD);
    let ptxas = fake(&folder, "exec sleep 100");
    let mut command = irc();
    command.arg(&good).args(["--emit-cubin", "--ptxas-timeout", "1", "-o", "out.cubin"]);
    command.arg("--ptxas").arg(&ptxas).env("TMPDIR", &folder.0).current_dir(&folder.0);
    let output = run(&mut command, b"");
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.contains("ptxas did not finish within 1 s"), "{errors}");
    assert!(scratch(&folder.0).is_empty());
}

#[test]
fn an_interrupted_command_leaves_no_folder() {
    let folder = Folder::new("interrupt");
    let good = folder.write("good.ir", GOOD);
    let ptxas = fake(&folder, "touch \"$TMPDIR/started\"; exec sleep 100");
    for signal in ["INT", "TERM"] {
        let mut command = irc();
        command.arg(&good).args(["--emit-cubin", "-o", "out.cubin"]).current_dir(&folder.0);
        command.arg("--ptxas").arg(&ptxas).env("TMPDIR", &folder.0).stdin(Stdio::null());
        let mut child = command.spawn().unwrap();
        let started = folder.0.join("started");
        let begin = Instant::now();
        while !started.exists() && begin.elapsed() < Duration::from_secs(60) {
            std::thread::sleep(Duration::from_millis(10));
        }
        assert_eq!(scratch(&folder.0).len(), 1);
        let kill = std::process::Command::new("kill")
            .args([&format!("-{signal}"), &child.id().to_string()])
            .status();
        assert!(kill.unwrap().success());
        assert_eq!(child.wait().unwrap().code(), Some(130));
        assert!(scratch(&folder.0).is_empty(), "{signal}");
        assert!(!folder.0.join("out.cubin").exists());
        fs::remove_file(started).unwrap();
    }
}

#[test]
fn a_pipe_in_the_cache_is_no_entry() {
    let folder = Folder::new("pipe");
    let good = folder.write("good.ir", GOOD);
    let ptxas = fake(&folder, "printf code > out.cubin");
    let cache = folder.0.join("cache");
    let command = || {
        let mut command = irc();
        command.arg(&good).arg("--emit-cubin").arg("--ptxas").arg(&ptxas);
        command.arg("--cache").arg(&cache).arg("-o").arg(folder.0.join("out.cubin"));
        run(&mut command, b"")
    };
    assert_eq!(command().status.code(), Some(0));
    let entry = fs::read_dir(&cache).unwrap().next().unwrap().unwrap().path();
    let make_pipe =
        |path: &Path| std::process::Command::new("mkfifo").arg(path).status().unwrap().success();
    fs::remove_file(&entry).unwrap();
    assert!(make_pipe(&entry));
    assert_eq!(command().status.code(), Some(0));
    fs::remove_file(&entry).unwrap();
    std::os::unix::fs::symlink("/dev/zero", &entry).unwrap();
    assert_eq!(command().status.code(), Some(0));
    assert!(fs::symlink_metadata(&entry).unwrap().is_file(), "the entry is made anew");
}
