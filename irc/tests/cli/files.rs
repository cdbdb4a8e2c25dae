//! What the command reads and writes: whole, bounded, and never over its own inputs.

use crate::{BAD, Folder, GOOD, PTX, irc, run, text};
use std::fs;
use std::process::Stdio;

#[test]
fn the_result_of_one_input_is_a_file() {
    let folder = Folder::new("one-file");
    let good = folder.write("good.ir", GOOD);
    let out = folder.0.join("out");
    fs::create_dir(&out).unwrap();
    for target in [out.display().to_string(), format!("{}/new/", folder.0.display())] {
        let output = run(irc().arg(&good).args(["--emit-ptx", "-o", &target]), b"");
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert!(errors.contains("-o names the folder") && errors.contains("good.ptx"), "{errors}");
    }
    assert_eq!(fs::read_dir(&out).unwrap().count(), 0);
    assert!(!folder.0.join("new").exists());
}

#[test]
fn all_inputs_are_read_before_anything_is_written() {
    let folder = Folder::new("missing");
    let (a, b) = (folder.write("a.ir", GOOD), folder.write("b.ir", GOOD));
    let (missing, out) = (folder.0.join("missing.ir"), folder.0.join("out"));
    let output = run(irc().args([&a, &missing, &b]).arg("-o").arg(&out), b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("error[C0301]: cannot read the file"));
    assert!(!out.exists(), "nothing is written, the folder neither");
    // What is wrong with one input is no fault of the others.
    let bad = folder.write("bad.ir", BAD);
    let output = run(irc().args([&a, &bad, &b]).arg("-o").arg(&out), b"");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(fs::read_dir(&out).unwrap().count(), 2);
}

#[cfg(unix)]
#[test]
fn a_closed_standard_input_is_an_error() {
    for args in ["check -", "fmt -", "-", "run -"] {
        let shell = format!("exec {} {args} <&-", env!("CARGO_BIN_EXE_irc"));
        let mut command = std::process::Command::new("sh");
        let output = command.args(["-c", &shell]).stderr(Stdio::piped()).output().unwrap();
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args}: {errors}");
        assert!(errors.contains("error[C0301]: cannot read standard input"), "{errors}");
    }
    // One without contents is no error.
    let mut command = irc();
    command.args(["check", "-"]).stdin(Stdio::null());
    assert_eq!(command.output().unwrap().status.code(), Some(0));
}

#[cfg(unix)]
#[test]
fn a_full_standard_output_is_an_error() {
    let folder = Folder::new("full");
    let (ptx, ir) = (folder.write("a.ptx", PTX), folder.write("a.ir", GOOD));
    let (ptx, ir) = (ptx.to_str().unwrap(), ir.to_str().unwrap());
    for args in [
        &["check", "--format", "json", ptx][..],
        &["check", "--format", "json", ir],
        &["check", "--lowest", ptx],
        &["fmt", ptx],
        &["fmt", "--check", ptx],
        &["fmt", "--check", "--format", "json", ptx],
        &["isa"],
        &["toy", "--builtins"],
        &[ir],
    ] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let output = irc().args(args).stdout(full).stderr(Stdio::piped()).output().unwrap();
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {errors}");
        assert!(errors.contains("cannot write"), "{args:?}: {errors}");
    }
}

/// A reader that has seen enough is no error, whenever it closes the pipe.
#[cfg(unix)]
#[test]
fn a_pipe_that_is_closed_early_ends_nothing_by_a_signal() {
    use std::io::Read;
    let folder = Folder::new("early");
    let instruction = "add.s32 %r2, %r1, 6;\n";
    let long = PTX.replace("ret;", &format!("{}ret;", instruction.repeat(100_000)));
    let ptx = folder.write("a.ptx", &long);
    for args in [&["fmt"][..], &["fmt", "--format", "json"], &["isa", "--format", "md"]] {
        let (mut reader, writer) = std::io::pipe().unwrap();
        let mut command = irc();
        command.args(args).stdout(writer).stderr(Stdio::piped());
        if args[0] == "fmt" {
            command.arg(&ptx);
        }
        let child = command.spawn().unwrap();
        drop(command);
        reader.read_exact(&mut [0; 10]).unwrap();
        drop(reader);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    }
}

#[cfg(unix)]
#[test]
fn no_output_replaces_an_input() {
    let folder = Folder::new("over");
    let good = folder.write("good.ir", GOOD);
    let (link, hard) = (folder.0.join("link"), folder.0.join("hard.ir"));
    std::os::unix::fs::symlink(&good, &link).unwrap();
    fs::hard_link(&good, &hard).unwrap();
    let part = folder.write("part.toy", "fn one() -> u32 { return 1; }\n");
    let toy = "import \"part.toy\";\nkernel k(x: &global mut [u32]) { x[0] = one(); }\n";
    let toy = folder.write("k.toy", toy);
    for command in [
        irc().arg(&good).arg("-o").arg(&link),
        irc().arg(&good).arg("-o").arg(&hard),
        irc().arg(&toy).arg("-o").arg(&part),
        irc().arg("fmt").arg(&good).arg("-o").arg(&hard),
        irc().arg("fmt").arg(&good).arg("-o").arg(&good),
    ] {
        let output = run(command, b"");
        assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
        assert!(text(&output.stderr).contains("would be overwritten"));
        assert_eq!(fs::read_to_string(&good).unwrap(), GOOD);
    }
    assert!(fs::read_to_string(&part).unwrap().starts_with("fn one"));
}

#[cfg(unix)]
#[test]
fn an_input_without_an_end_is_an_error() {
    let folder = Folder::new("endless");
    let toy = folder.write("k.toy", "import \"zero.toy\";\nkernel k() {}\n");
    std::os::unix::fs::symlink("/dev/zero", folder.0.join("zero.toy")).unwrap();
    for args in [&["check", "/dev/zero"][..], &["check", toy.to_str().unwrap()]] {
        let output = run(irc().args(args), b"");
        assert_eq!(output.status.code(), Some(1));
        let errors = text(&output.stderr);
        assert!(errors.contains("unterminated, or more than 512 MiB"), "{errors}");
    }
}

/// Runs `irc check` of a PTX text with N MiB of addresses, which the command must do with.
#[cfg(target_os = "linux")]
fn checks_within(name: &str, ptx: &str, mebibytes: u32) {
    let folder = Folder::new(name);
    let file = folder.write("large.ptx", ptx);
    let limit = format!("ulimit -v {}; exec \"$0\" check \"$1\"", mebibytes << 10);
    let mut shell = std::process::Command::new("sh");
    // Each thread of a pool takes some tens of MiB of addresses, used or not.
    shell.env("RAYON_NUM_THREADS", "1").env("IRC_CACHE", "off");
    let command = shell.args(["-c", &limit, env!("CARGO_BIN_EXE_irc")]).arg(file);
    let output = run(command, b"");
    let errors = text(&output.stderr);
    assert!(matches!(output.status.code(), Some(0 | 1)), "{:?}: {errors}", output.status);
    assert!(!errors.contains("memory allocation"), "{errors}");
}

#[cfg(target_os = "linux")]
#[test]
fn many_small_functions_take_little_memory() {
    let mut ptx = ".version 8.0\n.target sm_80\n.address_size 64\n".to_owned();
    for i in 0..100_000 {
        ptx += &format!(
            ".func f{i}(.param .b32 a) {{ .reg .b32 %r<2>; ld.param.b32 %r1, [a]; ret; }}\n"
        );
    }
    // 7 MB of text, and less than 2 KiB for each function.
    checks_within("many-functions", &ptx, 200);
}

#[cfg(target_os = "linux")]
#[test]
fn functions_in_functions_are_an_error_in_little_memory() {
    let head = ".version 8.0\n.target sm_80\n.address_size 64\n";
    checks_within("nested-functions", &format!("{head}{}", ".func a() {\n".repeat(100_000)), 200);
    checks_within("nested-scopes", &format!("{head}.func a() {{\n{}", "{\n".repeat(100_000)), 200);
}
