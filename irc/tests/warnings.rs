//! What `irc check` warns of in valid IR, and that it does not where nothing is wrong.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, helpers of tests too")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Checks a text with more arguments.
fn check(text: &str, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_irc"));
    command.env("IRC_CACHE", "off").args(["check", "-"]).args(args);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// What is warned of, and that the exit status is still 0.
fn warned(text: &str) -> String {
    let output = check(text, &[]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}");
    said
}

const DIVERGENT: &str = "\
kernel @k(%n: i32) {
entry:
  %tid = sreg tid.x
  %half = and %tid, 16
  %first = icmp eq %half, 0
  condbr %first, some, done
some:
  barrier aligned
  br done
done:
  ret
}
";

#[test]
fn a_divergent_barrier_is_shown_with_the_way_to_it() {
    let expected = "\
<stdin>:8:3: warning: not all threads may come to `barrier`
  |
8 |   barrier aligned
  |   ^^^^^^^^^^^^^^^
";
    let said = warned(DIVERGENT);
    assert!(said.starts_with(expected), "{said}");
    for part in [
        "6:3: note: the threads may part at this branch",
        "3:3: note: differs between threads",
        "`barrier` without `aligned` is for each thread by itself",
    ] {
        assert!(said.contains(part), "`{part}` is not in\n{said}");
    }
}

#[test]
fn warnings_have_codes_and_can_be_denied() {
    let output = check(DIVERGENT, &["--deny", "warnings"]);
    assert_eq!(output.status.code(), Some(1));
    let output = check(DIVERGENT, &["--format", "json"]);
    assert_eq!(output.status.code(), Some(0));
    let json = String::from_utf8(output.stdout).unwrap();
    assert!(json.contains("\"severity\":\"warning\",\"code\":\"divergent-barrier\""), "{json}");
    let fine = DIVERGENT.replace("barrier aligned", "barrier");
    let output = check(&fine, &["--deny", "warnings"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn calls_and_warp_operations_are_looked_at() {
    let said = warned(
        "func @wait() {\nentry:\n  barrier aligned\n  ret\n}\nkernel @k(%n: i32) {\nentry:
           %tid = sreg tid.x\n  %c = icmp ult %tid, %n\n  condbr %c, some, done\nsome:
           call @wait()\n  %v, %ok = shfl idx %tid, 0, 31, -1\n  br done\ndone:\n  ret\n}\n",
    );
    for part in [
        "not all threads may come to the call of `@wait`",
        "3:3: note: all threads must come here",
        "not all threads of the warp may come to `shfl`",
    ] {
        assert!(said.contains(part), "`{part}` is not in\n{said}");
    }
}

#[test]
fn variables_that_are_written_on_one_way_are_found() {
    let slot = "kernel @k(%c: i1, %p: ptr.global) {\n  slot $s: i32\nentry:\n  %a = slot_addr $s
          condbr %c, one, two\none:\n  store.i32 1, %a\n  br two\ntwo:\n  %v = load.i32 %a
          store %v, %p\n  ret\n}\n";
    let said = warned(slot);
    assert!(said.contains("the stack slot `$s` is read here, and not written on every way"));
    assert!(said.contains("7:3: note: it is written here"), "{said}");
    let param = "kernel @k(%c: i1, %n: i32, %p: ptr.global) {\nentry:
          condbr %c, one, two(poison)\none:\n  br two(%n)\ntwo(%x: i32):\n  %y = add %x, 1
          store %y, %p\n  ret\n}\n";
    let said = warned(param);
    assert!(said.contains("`%x` may be poison here"), "{said}");
    assert!(said.contains("it is poison if control comes from here"), "{said}");
}

#[test]
fn the_examples_are_without_warnings() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples");
    let mut looked_at = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "ir") {
            let text = std::fs::read_to_string(&path).unwrap();
            assert_eq!(warned(&text), "", "{}", path.display());
            looked_at += 1;
        }
    }
    assert!(looked_at > 20);
}
