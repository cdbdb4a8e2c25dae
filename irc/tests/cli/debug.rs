//! `-g`, `-lineinfo`, `--debug-info`: what a debugger is told.

use crate::common::{finish as run, irc};
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
