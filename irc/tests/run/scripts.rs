//! Scripts of several launches, and the reference interpreter.

use crate::{Folder, floats, run};
use std::fs;

const KERNELS: &str = "\
kernel @squares(%x: ptr.global, %y: ptr.global) {
entry:
  %tid = sreg tid.x
  %from = ptradd %x, %tid * 4
  %to = ptradd %y, %tid * 4
  %v = load.f32 %from
  %s = fmul %v, %v
  store %s, %to
  ret
}
";

/// Another kernel, as PTX: it adds one to each number.
const MORE: &str = "\
.version 7.0
.target sm_75
.address_size 64
.visible .entry more(.param .u64 p) {
  .reg .b64 %rd<4>; .reg .b32 %r<2>; .reg .f32 %f<3>;
  ld.param.u64 %rd1, [p];
  mov.u32 %r1, %tid.x;
  mul.wide.u32 %rd2, %r1, 4;
  add.s64 %rd3, %rd1, %rd2;
  ld.global.f32 %f1, [%rd3];
  add.f32 %f2, %f1, 0f3F800000;
  st.global.f32 [%rd3], %f2;
  ret;
}
";

fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.file("squares.ir", KERNELS);
    folder.file("more.ptx", MORE);
    folder
}

const HEAD: &str = "[buffers]\nx = 'f32[4]=iota'\ny = 'f32[4]'\n\
    [[launch]]\nfile = 'squares.ir'\nblock = 4\nargs = ['x', 'y']\n";
const THEN: &str = "[[launch]]\nfile = 'more.ptx'\nkernel = 'more'\nblock = [4, 1]\nargs = ['y']\n";

#[test]
fn launches_of_several_files_share_buffers() {
    let folder = folder("share");
    folder.file("want.bin", floats([1.0, 2.0, 5.0, 10.0]));
    let dump = "[[dump]]\nbuffer = 'y'\nfile = 'got.bin'\n";
    let ends =
        "[[print]]\nbuffer = 'y'\ncount = 2\n[[expect]]\nbuffer = 'y'\nequals = '@want.bin'\n";
    let between =
        "expect = [{ buffer = 'y', equals = [0, 1.0, '4', '0x41100000'], tolerance = 0.5 }]\n";
    let script = folder.file("a.toml", format!("{HEAD}{between}{THEN}{ends}{dump}"));
    let done = run("", &[&script]);
    assert_eq!(done.status, Some(0), "{}", done.stderr);
    assert_eq!(done.stdout, "`y`, f32[4], the first 2:\n  0: 1.0 2.0\n");
    assert_eq!(done.stderr.matches("no errors").count(), 2, "{}", done.stderr);
    assert_eq!(fs::read(folder.path("got.bin")).unwrap(), floats([1.0, 2.0, 5.0, 10.0]));
    let wrong = between.replace("1.0", "3.0");
    let script = folder.file("b.toml", format!("{HEAD}{wrong}{THEN}"));
    let done = run("", &[&script, "--format", "json"]);
    assert_eq!(done.status, Some(1));
    let found = "\"kind\":\"mismatch\"";
    assert!(done.stdout.contains(found) && done.stdout.contains("\"argument\":\"y\""));
}

#[test]
fn the_example_runs_on_the_simulator_and_the_interpreter() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/pipelines/norm.toml");
    for options in [&[script][..], &[script, "--interp"]] {
        let done = run("", options);
        assert_eq!(done.status, Some(0), "{}", done.stderr);
        assert_eq!(done.stdout, "`sum`, f32[1]:\n  0: 140.0\n");
    }
}

#[test]
fn a_launch_that_is_stopped_is_the_last() {
    let folder = folder("stopped");
    let script = folder.file("a.toml", HEAD.replace("block = 4", "block = 5") + THEN);
    let done = run("", &[&script]);
    assert_eq!(done.status, Some(1));
    assert!(done.stderr.contains("squares.ir:6 (PTX line"), "{}", done.stderr);
    assert!(done.stderr.ends_with("1 of the launches were not run\n"), "{}", done.stderr);
}

#[test]
fn what_is_wrong_with_a_script_is_told() {
    let folder = folder("wrong");
    for (text, why) in [
        ("[[launch]]\nfile = 3\n", "error[C0303]: invalid type"),
        ("[[launch]\n", "a.toml:1:"),
        ("launch = []\n[buffers]\nx = 'f32'\n", "error[C0303]: buffer `x`: "),
        (&HEAD.replace("'y']", "'z']"), "argument `z`"),
        (&HEAD.replace("'x', ", ""), "launch 1: kernel `squares` takes 2 arguments"),
        (&HEAD.replace("squares.ir", "nowhere.ir"), "error[C0301]: cannot read the file"),
        (&HEAD.replace("block = 4", "block = [1, 2, 3, 4]"), "list of up to three"),
        (&format!("{HEAD}[[print]]\nbuffer = 'yy'\n"), "there is no buffer `yy`; did you mean"),
        (&format!("{HEAD}[[expect]]\nbuffer = 'y'\nequals = [1]\n"), "`equals` has 1 numbers"),
    ] {
        let script = folder.file("a.toml", text);
        let done = run("", &[&script]);
        assert!(matches!(done.status, Some(1 | 2)), "{text}");
        assert!(done.stderr.contains(why), "{text}: {}", done.stderr);
        assert!(done.stdout.is_empty());
    }
    let over = "[[dump]]\nbuffer = 'y'\nfile = 'squares.ir'\n";
    let script = folder.file("a.toml", format!("{HEAD}{over}"));
    let done = run("", &[&script]);
    assert_eq!(done.status, Some(2));
    assert!(done.stderr.contains("would be overwritten"), "{}", done.stderr);
    let script = folder.file("a.toml", HEAD);
    let done = run("", &[&script, "--block", "4"]);
    assert_eq!(done.status, Some(2));
    assert!(done.stderr.contains("--block applies to one kernel"), "{}", done.stderr);
}

#[test]
fn scripts_run_on_the_interpreter() {
    let folder = folder("interpreted");
    let again = HEAD.split_once("[[launch]]").unwrap().1.replace("'x', 'y'", "'y', 'x'");
    let end = "[[expect]]\nbuffer = 'x'\nequals = [0, 1, 16, 81]\n";
    let script = folder.file("a.toml", format!("{HEAD}[[launch]]{again}{end}"));
    let done = run("", &[&script, "--interp"]);
    assert_eq!(done.status, Some(0), "{}", done.stderr);
    let script = folder.file("b.toml", format!("{HEAD}{THEN}"));
    let done = run("", &[&script, "--interp"]);
    assert_eq!(done.status, Some(2), "{}", done.stderr);
}

/// A kernel whose body is this.
fn kernel(body: &str) -> String {
    format!("kernel @k(%x: ptr.global, %n: i32) {{\nentry:\n  %tid = sreg tid.x\n{body}  ret\n}}\n")
}

#[test]
fn the_interpreter_finds_undefined_behaviour() {
    let at = "  %at = ptradd %x, %tid * 4\n";
    for (body, kind, place) in [
        (format!("{at}  store %n, %at\n"), "out-of-bounds", "<stdin>:5:3"),
        ("  %at = ptradd %x, 2\n  store %n, %at\n".to_owned(), "misaligned", "<stdin>:5:3"),
        ("  store %tid, %x\n".to_owned(), "race", "<stdin>:4:3"),
        (
            "  %v = load.i32 %x\n  %p = ptradd %x, %v\n  store %n, %p\n".to_owned(),
            "poison",
            "<stdin>:6:3",
        ),
        ("  trap\n".to_owned(), "trap", "<stdin>:4:3"),
    ] {
        let mut text = kernel(&body);
        if kind == "trap" {
            text = text.replace("  ret\n", "");
        }
        let args = ["-", "--interp", "--block", "5"];
        let done = run(&text, &[&args[..], &["--", "s32[4]", "s32:7"]].concat());
        assert_eq!(done.status, Some(1), "{body}: {}", done.stderr);
        assert!(done.stderr.contains(&format!("]: {kind}: ")), "{}", done.stderr);
        assert!(done.stderr.contains(&format!(" --> {place}\n")), "{}", done.stderr);
        assert!(done.stderr.contains("  = note: in kernel k, thread ("), "{}", done.stderr);
        let options = ["--format", "json", "--", "s32[4]", "s32:7"];
        let json = run(&text, &[&args[..], &options].concat());
        let member = format!("{{\"kind\":\"{kind}\",\"severity\":\"error\"");
        assert!(
            json.stdout.contains(&member) && json.stdout.contains("\"line\":"),
            "{}",
            json.stdout
        );
    }
}

#[test]
fn poison_that_decides_nothing_is_shown() {
    let folder = Folder::new("poison");
    let text = kernel("  %at = ptradd %x, %tid * 4\n  store %n, %at\n");
    let args = ["-", "--interp", "--block", "2", "--print", "0"];
    let done = run(&text, &[&args[..], &["--", "s32[3]", "s32:7"]].concat());
    assert_eq!(
        (done.status, done.stdout.as_str()),
        (Some(0), "argument 0, s32[3]:\n  0: 7 7 poison\n")
    );
    let want = folder.file("want.bin", [7, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0]);
    let expect = format!("0:@{want}");
    let done = run(&text, &[&args[..4], &["--expect", &expect, "--", "s32[3]", "s32:7"]].concat());
    assert_eq!(done.status, Some(1));
    assert!(done.stderr.contains("[2] got poison, want 0"), "{}", done.stderr);
    let file = folder.path("dump.bin");
    let dump = format!("0:@{file}");
    let done = run(&text, &[&args[..4], &["--dump", &dump, "--", "s32[3]", "s32:7"]].concat());
    assert_eq!(done.status, Some(1));
    assert!(done.stderr.contains("4 bytes are poison"), "{}", done.stderr);
    assert!(!std::path::Path::new(&file).exists());
    // What is written there is what is.
    let done = run(&text, &[&args[..], &["--", "s32[3]=iota", "s32:7"]].concat());
    assert_eq!((done.status, done.stdout.as_str()), (Some(0), "argument 0, s32[3]:\n  0: 7 7 2\n"));
}

#[test]
fn the_interpreter_runs_ir_and_toy_programs_only() {
    let ptx = run(MORE, &["-", "--interp", "--", "f32[4]=iota"]);
    assert_eq!(ptx.status, Some(2));
    assert!(ptx.stderr.contains("--interp runs IR"), "{}", ptx.stderr);
    for option in ["--checks=all", "--schedule=fair", "--target=sm_80", "-O1", "--profile"] {
        let done = run(KERNELS, &["-", "--interp", option, "--", "f32[4]=iota", "f32[4]"]);
        assert_eq!(done.status, Some(2), "{option}");
    }
    let toy = "kernel k(x: &global mut [u32]) { x[global_idx.x] = x.len; }\n";
    let folder = Folder::new("interp-toy");
    let file = folder.file("k.toy", toy);
    let done = run("", &[&file, "--interp", "--block", "3", "--print", "0", "--", "u32[3]"]);
    assert_eq!(done.status, Some(0), "{}", done.stderr);
    assert_eq!(done.stdout, "argument 0, u32[3]:\n  0: 3 3 3\n");
}

/// What a device's compiler says is at the lines of what was compiled.
#[test]
fn what_is_not_simulated_is_told_at_lines_of_the_ir() {
    let body = "  %at = ptradd %x, %tid * 4\n  ptx.tcgen05.fence::before_thread_sync\n";
    let done = run(&kernel(body), &["-", "--target", "sm_100a", "--", "s32[4]", "s32:7"]);
    assert_eq!(done.status, Some(1), "{}", done.stderr);
    assert!(done.stderr.starts_with("error[R0123]: not simulated: "), "{}", done.stderr);
    assert!(done.stderr.contains("(PTX line "), "{}", done.stderr);
}
