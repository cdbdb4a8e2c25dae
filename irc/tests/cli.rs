//! The command as its users run it: exit status, streams, files.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, helpers of tests too")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const GOOD: &str = "kernel @k(%p: ptr.global) {\nentry:\n  store.i32 1, %p\n  ret\n}\n";
const BAD: &str =
    "kernel @k(%p: ptr.global) {\nentry:\n  sttore.i32 1, %p\n  store.i33 1, %p\n  ret\n}\n";

/// A folder of its own for each test, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("irc-cli-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn irc() -> Command {
    Command::new(env!("CARGO_BIN_EXE_irc"))
}

fn run(command: &mut Command, stdin: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The command may stop reading where it has seen enough.
    let _ = child.stdin.take().unwrap().write_all(stdin);
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

fn examples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "ir"))
        .collect();
    files.sort();
    assert!(files.len() >= 21, "all examples are there");
    files
}

#[test]
fn standard_input_becomes_ptx() {
    let output = run(irc().args(["-", "--target", "sm_90a"]), GOOD.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let ptx = text(&output.stdout);
    assert!(ptx.starts_with(".version 8.0\n.target sm_90a\n"), "{ptx}");
    assert!(ptx.contains("st.global.b32") && output.stderr.is_empty());
}

#[test]
fn all_mistakes_are_shown_and_nothing_is_printed() {
    let output = run(irc().arg("-"), BAD.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let errors = text(&output.stderr);
    assert!(errors.contains("<stdin>:3:3: error") && errors.contains("<stdin>:4:"), "{errors}");
    assert!(errors.contains("`store`"), "a near name is suggested: {errors}");
}

#[test]
fn json_is_one_array() {
    let folder = Folder::new("json");
    let (good, bad) = (folder.file("good.ir", GOOD), folder.file("bad.ir", BAD));
    let output = run(irc().arg("check").args([&bad, &good]).args(["--format", "json"]), b"");
    assert_eq!(output.status.code(), Some(1));
    let json = text(&output.stdout).trim();
    assert!(json.starts_with('[') && json.ends_with(']'), "{json}");
    for key in ["\"file\":", "\"line\":3", "\"column\":3", "\"severity\":\"error\"", "\"code\":"] {
        assert!(json.contains(key), "{key} in {json}");
    }
    assert_eq!(json.matches("\"severity\"").count(), 2);
    let output = run(irc().arg("check").arg(&good).args(["--format", "json"]), b"");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(0), "[]\n"));
}

#[test]
fn usage_errors_have_a_status_of_their_own() {
    for args in [
        &["-", "--target", "sm_9"][..],
        &["-", "--target", "sm_35"],
        &["-", "-O9"],
        &["-", "--ptx", "4.0", "--target", "sm_90"],
        &["-", "--print-after", "no_such_pass"],
        &["a.ir", "b.ir"],
        &["-", "--emit-ir", "--emit-ptx"],
        &[],
    ] {
        let output = run(irc().args(args), GOOD.as_bytes());
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stderr));
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn an_output_file_is_whole_or_as_it_was() {
    let folder = Folder::new("output");
    let (good, bad) = (folder.file("good.ir", GOOD), folder.file("bad.ir", BAD));
    let out = folder.file("out.ptx", "as it was");
    let output = run(irc().arg(&bad).arg("-o").arg(&out), b"");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(fs::read_to_string(&out).unwrap(), "as it was");
    let output = run(irc().arg(&good).arg("-o").arg(&out), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(fs::read_to_string(&out).unwrap().starts_with(".version"));
    let missing = run(irc().arg(&good).arg("-o").arg(folder.0.join("no/such/folder.ptx")), b"");
    assert_eq!(missing.status.code(), Some(1));
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 3, "nothing is left behind");
}

#[test]
fn the_same_bytes_from_any_folder_and_with_any_number_of_threads() {
    let outputs: Vec<Vec<(PathBuf, Vec<u8>)>> = [("1", "one"), ("4", "four")]
        .map(|(threads, name)| {
            let folder = Folder::new(name);
            let mut command = irc();
            command.args(examples()).arg("-o").arg("out");
            command.args(["--target", "sm_80"]);
            command.current_dir(&folder.0).env("RAYON_NUM_THREADS", threads);
            let output = run(&mut command, b"");
            assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
            let mut files: Vec<_> = fs::read_dir(folder.0.join("out"))
                .unwrap()
                .map(|entry| {
                    let path = entry.unwrap().path();
                    (PathBuf::from(path.file_name().unwrap()), fs::read(&path).unwrap())
                })
                .collect();
            files.sort();
            files
        })
        .into();
    assert_eq!(outputs[0].len(), examples().len());
    assert!(outputs[0] == outputs[1], "the bytes differ");
}

#[test]
fn optimised_ir_can_be_read_again() {
    for path in examples() {
        let first = run(irc().arg(&path).arg("--emit-ir"), b"");
        assert_eq!(first.status.code(), Some(0));
        let again = run(irc().args(["-", "--emit-ir", "-O0"]), &first.stdout);
        assert_eq!(again.status.code(), Some(0), "{}", text(&again.stderr));
        let checked = run(irc().args(["check", "-"]), &first.stdout);
        assert_eq!(checked.status.code(), Some(0), "{}", text(&checked.stderr));
    }
}

#[test]
fn what_the_target_lacks_is_shown_in_the_text() {
    let text_in = "kernel @k(%p: ptr.global) {\nentry:\n  %m = vote ballot true, -1\n  \
                   %a = match.i32 any %m, -1\n  store %a, %p\n  ret\n}\n";
    let output = run(irc().args(["-", "--target", "sm_60"]), text_in.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let errors = text(&output.stderr);
    assert!(errors.contains("<stdin>:4:3: error") && errors.contains("sm_70"), "{errors}");
    assert!(output.stdout.is_empty());
    // What legalisation makes of an operation is shown at the operation.
    let text_in = "kernel @k(%p: ptr.global, %x: i16) {\nentry:\n  store %x, %p\n  \
                   %o = atomicrmw add relaxed gpu %p, %x\n  ret\n}\n";
    let output = run(irc().args(["-", "--target", "sm_60"]), text_in.as_bytes());
    let errors = text(&output.stderr);
    assert!(errors.contains("<stdin>:4:3: error") && errors.contains("sm_70"), "{errors}");
}

#[test]
fn the_control_flow_is_drawn_and_the_ptx_commented() {
    let saxpy = &examples()[examples().iter().position(|p| p.ends_with("saxpy.ir")).unwrap()];
    let output = run(irc().arg(saxpy).arg("--emit-cfg"), b"");
    let dot = text(&output.stdout);
    assert!(output.status.success() && dot.starts_with("digraph") && dot.contains("condbr"));
    assert_eq!(dot.matches('{').count(), dot.matches('}').count());
    let plain = run(irc().arg(saxpy), b"");
    let output = run(irc().arg(saxpy).arg("--annotate"), b"");
    let commented = text(&output.stdout);
    assert!(commented.contains("// %i = ") && commented.contains("tid.x"), "{commented}");
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    let code: Vec<&str> = commented.lines().filter(is_code).collect();
    assert_eq!(code, text(&plain.stdout).lines().collect::<Vec<_>>(), "comments change nothing");
}

#[test]
fn odd_input_is_an_error_and_never_a_panic() {
    let nested = "{".repeat(1_000_000);
    let long_line = "a".repeat(10_000_000);
    for bytes in [&b"\xff\xfe"[..], b"kernel", nested.as_bytes(), long_line.as_bytes(), b"\0\0"] {
        let output = run(irc().arg("-"), bytes);
        assert_eq!(output.status.code(), Some(1));
        let errors = text(&output.stderr);
        assert!(errors.contains("error") && errors.len() < 100_000, "{}", errors.len());
        assert!(output.stdout.is_empty());
    }
    let output = run(irc().arg("/no/such/file.ir"), b"");
    assert_eq!(output.status.code(), Some(1));
}
