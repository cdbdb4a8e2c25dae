//! What `irc check` warns of in valid IR, and that it does not where nothing is wrong.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, helpers of tests too")]

mod common;

use common::{finish, irc};
use std::process::Output;

/// Checks a text with more arguments.
fn check(text: &str, args: &[&str]) -> Output {
    finish(irc().args(["check", "-"]).args(args), text.as_bytes())
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
warning[I0901]: `barrier` may not be reached by all threads
 --> <stdin>:8:3
  |
3 |   %tid = sreg tid.x
  |   ----------------- differs between threads
";
    let said = warned(DIVERGENT);
    assert!(said.starts_with(expected), "{said}");
    for part in [
        "-- the threads may diverge at this branch",
        "-- differs between threads",
        "or use `barrier` without `aligned`",
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
    assert!(json.contains("\"severity\":\"warning\",\"code\":\"I0901\""), "{json}");
    for note in [
        "{\"file\":\"<stdin>\",\"line\":6,\"column\":3,\"end_line\":6,\"end_column\":28,\
         \"message\":\"the threads may diverge at this branch\",\"primary\":false}",
        "{\"file\":\"<stdin>\",\"line\":3,\"column\":3,\"end_line\":3,\"end_column\":20,\
         \"message\":\"differs between threads\",\"primary\":false}",
    ] {
        assert!(json.contains(note), "{json}");
    }
    let fine = DIVERGENT.replace("barrier aligned", "barrier");
    let output = check(&fine, &["--deny", "warnings"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Indirect calls of known functions are looked at like direct ones, and where threads call
/// different functions they do not come to a barrier in one of them together.
#[test]
fn indirect_calls_are_looked_at() {
    let text = |body: &str| {
        format!(
            "func @b1() {{\n  barrier aligned\n  ret\n}}\nfunc @b2() {{\n  ret\n}}\n\
             kernel @k(%n: i32) {{\nentry:\n  %t = sreg tid.x\n  %c = icmp slt %t, 5\n  \
             %u = icmp slt %n, 5\n  %x = func_addr @b1\n  %y = func_addr @b2\n{body}}}\n"
        )
    };
    let said = warned(&text("  condbr %c, a, b\na:\n  call_indirect () %x()\n  br b\nb:\n  ret\n"));
    assert!(said.contains("I0901]: the call of `@b1` may not be reached by all threads"), "{said}");
    assert!(said.contains("the threads may diverge at this branch"), "{said}");
    let chosen =
        |by: &str| text(&format!("  %f = select {by}, %x, %y\n  call_indirect () %f()\n  ret\n"));
    let said = warned(&chosen("%c"));
    assert!(said.contains("I0901]: the call of `@b1` may not be reached by all threads"), "{said}");
    assert!(said.contains("the threads may call different functions"), "{said}");
    assert_eq!(warned(&chosen("%u")), "");
    assert_eq!(warned(&text("  call_indirect () %x()\n  ret\n")), "");
}

#[test]
fn calls_and_warp_operations_are_looked_at() {
    let said = warned(
        "func @wait() {\nentry:\n  barrier aligned\n  ret\n}\nkernel @k(%n: i32) {\nentry:
           %tid = sreg tid.x\n  %c = icmp ult %tid, %n\n  condbr %c, some, done\nsome:
           call @wait()\n  %v, %ok = shfl idx %tid, 0, 31, -1\n  br done\ndone:\n  ret\n}\n",
    );
    for part in [
        "the call of `@wait` may not be reached by all threads",
        "-- all threads must reach this",
        "`shfl` may not be reached by all threads of the warp",
    ] {
        assert!(said.contains(part), "`{part}` is not in\n{said}");
    }
}

/// A kernel with these lines, where `%c` differs between threads and `%n` does not.
fn kernel(lines: &str) -> String {
    format!(
        "kernel @k(%n: i32, %u: i1) {{\nentry:\n  %tid = sreg tid.x\n  %c = icmp ult %tid, %n
          {lines}\n  ret\n}}\n"
    )
}

#[test]
fn guards_and_branches_inside_ptx_operations_part_threads() {
    let wrong = [
        ("ptx.bar.sync 0 if %c", "`ptx.bar.sync` may not be executed", "diverge at its guard"),
        (
            "ptx.barrier.cluster.arrive.aligned if not %c",
            "arrive.aligned` may not be executed",
            "at its guard",
        ),
        (
            "ptx (%c) { \"@%0 bar.sync 0;\" }",
            "`ptx` may not be executed by all threads of the warp",
            "diverge at its guard",
        ),
        (
            "ptx (%c) { \"@%0 bra L; bar.sync 0; L:\" }",
            "`ptx` may not be executed",
            "at a branch inside",
        ),
        (
            "ptx (%c) { \"@%0 bra L; bar.warp.sync -1; L:\" }",
            "may not be executed",
            "at a branch inside",
        ),
        (
            "ptx (%tid) { \"{ .reg .pred p; .reg .b32 v; mov.b32 v, %0; L: bar.warp.sync -1;
             sub.u32 v, v, 1; setp.gt.s32 p, v, 0; @p bra L; }\" }",
            "executed by all threads of the warp",
            "at a branch inside",
        ),
    ];
    for (line, what, why) in wrong {
        let said = warned(&kernel(&line.replace('\n', " ")));
        for part in [what, why, "-- differs between threads"] {
            assert!(said.contains(part), "{line}: `{part}` is not in\n{said}");
        }
    }
    for line in [
        "ptx.bar.sync 0 if %u",
        "ptx.barrier.sync 0 if %c",
        "ptx.barrier.cluster.arrive",
        "ptx (%c) { \"@%0 bra L; bar.warp.sync 15; L: bar.sync 0;\" }",
        "ptx (%u) { \"@%0 bra L; nanosleep.u32 5; L: bar.sync 0;\" }",
        "ptx (%u) { \"{ .reg .pred p; mov.pred p, %0; @p bra L; bar.sync 0; L: }\" }",
    ] {
        assert_eq!(warned(&kernel(line)), "", "{line}");
    }
    let line = "condbr %c, one, two\none:\n  ptx.barrier.cluster.wait.aligned\n  br two\ntwo:";
    let said = warned(&kernel(line));
    assert!(
        said.contains("`ptx.barrier.cluster.wait.aligned` may not be reached by all threads"),
        "{said}"
    );
    let line = "condbr %c, one, two\none:\n  ptx.bar.warp.sync -1\n  br two\ntwo:";
    let said = warned(&kernel(line));
    assert!(
        said.contains("`ptx.bar.warp.sync` may not be reached by all threads of the warp"),
        "{said}"
    );
}

#[test]
fn variables_that_are_written_on_one_way_are_found() {
    let slot = "kernel @k(%c: i1, %p: ptr.global) {\n  slot $s: i32\nentry:\n  %a = slot_addr $s
          condbr %c, one, two\none:\n  store.i32 1, %a\n  br two\ntwo:\n  %v = load.i32 %a
          store %v, %p\n  ret\n}\n";
    let said = warned(slot);
    assert!(said.contains("the stack slot `$s` is read here, but not written on every path"));
    assert!(said.contains("-- it is written here"), "{said}");
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
