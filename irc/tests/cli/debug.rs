//! `-g`, `-lineinfo`, `--debug-info`: what a debugger is told.

use crate::common::{Folder, finish as run, irc};
use crate::text;

const LOCATED: &str =
    "file 0 \"k.cu\"\nkernel @k() {\n  source \"k\" at 0:1\nentry:\n  ret at 0:2:1\n}\n";
const PLAIN: &str = "kernel @k() {\nentry:\n  ret\n}\nkernel @l() {\nentry:\n  ret\n}\n";
const NOTE: &str =
    "note: the module has no source locations: a debugger finds its functions only\n";

#[track_caller]
fn told(arguments: &[&str], input: &str) -> (String, String) {
    let output = run(irc().arg("-").args(arguments), input.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    (text(&output.stdout).to_owned(), text(&output.stderr).to_owned())
}

#[test]
fn debuggers_are_told_what_is_asked_for() {
    let has = |ptx: &str| [".loc", ".section", ".debug_info", ", debug"].map(|t| ptx.contains(t));
    for (arguments, expected) in [
        (&[][..], [true, false, false, false]),
        (&["-lineinfo"], [true, false, false, false]),
        (&["--debug-info", "lines"], [true, false, false, false]),
        (&["--debug-info", "none"], [false; 4]),
        (&["-g"], [true; 4]),
        (&["--debug-info", "full"], [true; 4]),
    ] {
        let (ptx, log) = told(arguments, LOCATED);
        assert_eq!(has(&ptx), expected, "{arguments:?}\n{ptx}");
        assert_eq!(log, "", "{arguments:?}");
    }
}

#[test]
fn a_module_without_locations_is_told_once_what_it_lacks() {
    let (ptx, log) = told(&["-g"], PLAIN);
    assert!(ptx.contains(".debug_info"), "{ptx}");
    assert_eq!(log, NOTE);
    assert_eq!(told(&["-lineinfo"], PLAIN).1, "");
}

#[test]
fn one_thing_is_asked_for() {
    let output = run(irc().args(["-", "-g", "--debug-info", "none"]), LOCATED.as_bytes());
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
}

/// A module is told what it lacks once, however many functions it has and whatever it is written
/// in, and is compiled all the same.
#[test]
fn what_a_module_lacks_is_told_in_any_language() {
    let llvm = "target triple = \"nvptx64-nvidia-cuda\"\n\
        define ptx_kernel void @k() { ret void }\ndefine ptx_kernel void @l() { ret void }\n";
    let (ptx, log) = told(&["-g", "--language", "llvm"], llvm);
    assert!(ptx.contains(".debug_info") && ptx.contains("l()"), "{ptx}");
    assert_eq!(log, NOTE);
    let bitcode =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/llvm-bitcode/atomics.O0.bc");
    let output = run(irc().args([bitcode, "-g", "--target", "sm_90", "-o", "-"]), b"");
    let (ptx, log) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(0), "{log}");
    assert!(ptx.contains(".debug_info"), "{ptx}");
    assert_eq!(log, NOTE);
    // A toy program always has locations.
    let toy = "kernel k(out: &global mut [u32]) {\n    out[0] = 1;\n}\n";
    let (ptx, log) = told(&["-g", "--language", "toy"], toy);
    assert!(ptx.contains(".debug_info") && ptx.contains(".loc"), "{ptx}");
    assert_eq!(log, "");
    // Half a module is enough to find lines in.
    let half = LOCATED.to_owned() + "kernel @l() {\nentry:\n  ret\n}\n";
    assert_eq!(told(&["-g"], &half).1, "");
}

/// Locations in a file that is there lie in it.
#[test]
fn locations_outside_of_a_file_are_errors() {
    let folder = Folder::new("debug-lines");
    folder.write("k.cu", "void k() {\n}\n");
    let module = |line: u32, column: u32| {
        let text = LOCATED.replace("at 0:2:1", &format!("at 0:{line}:{column}"));
        run(irc().arg(folder.write("k.ir", text)).args(["-g", "-o", "-"]), b"")
    };
    for (line, column) in [(1, 1), (1, 11), (2, 2), (2, 0), (0, 0), (3, 1)] {
        let output = module(line, column);
        assert_eq!(output.status.code(), Some(0), "{line}:{column}: {}", text(&output.stderr));
    }
    for (line, column, message) in [
        (4, 1, "its location is line 4 of \"k.cu\", which has 3 lines"),
        (1, 12, "its location is column 12 of line 1 of \"k.cu\", which has 10 bytes"),
    ] {
        let output = module(line, column);
        let log = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{log}");
        assert!(log.contains(message) && log.contains("k.ir:5:3"), "{log}");
    }
}
