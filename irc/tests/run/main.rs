//! `irc run` as its users run it: arguments, options, faults, results, exit status.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, helpers of tests too")]

#[path = "../common/mod.rs"]
mod common;
#[cfg(all(feature = "cuda", target_os = "linux"))]
mod device;
mod endless;
mod images;
mod names;
mod pages;
mod scripts;
mod toy;
mod usage;

use common::Folder;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What became of a run.
struct Run {
    status: Option<i32>,
    stdout: String,
    stderr: String,
}

fn finish(mut command: Command, stdin: &str) -> Run {
    let Output { status, stdout, stderr } = common::finish(&mut command, stdin.as_bytes());
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { status: status.code(), stdout: text(stdout), stderr: text(stderr) }
}

/// `irc run` with these arguments; the text is standard input.
fn run(stdin: &str, args: &[&str]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_irc"));
    command.arg("run").args(args);
    finish(command, stdin)
}

/// Runs an example of the folder of examples.
fn example(name: &str, args: &[&str]) -> Run {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples").join(name);
    run("", &[&[path.to_str().unwrap()], args].concat())
}

fn floats(values: impl IntoIterator<Item = f32>) -> Vec<u8> {
    values.into_iter().flat_map(f32::to_le_bytes).collect()
}

/// The PTX of a kernel with these parameters and this body, which has some registers of all kinds.
fn ptx(params: &str, body: &str) -> String {
    format!(
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k({params})\n{{\n\
         .reg .pred \
         %p<4>;\n.reg .b16 %h<4>;\n.reg .b32 %r<8>;\n.reg .b64 %rd<8>;\n{body}\nret;\n}}\n"
    )
}

const NOTHING: &str = "kernel @k(%p: ptr.global) {\nentry:\n  ret\n}\n";

#[test]
fn every_scalar_gets_to_the_kernel() {
    let cases = [
        ("u8:255", "8", "255"),
        ("s8:-128", "8", "-128"),
        ("u16:65535", "16", "65535"),
        ("s16:-2", "16", "-2"),
        ("u32:1024", "32", "1024"),
        ("u32:0xff", "32", "255"),
        ("s32:-3", "32", "-3"),
        ("u64:18446744073709551615", "64", "18446744073709551615"),
        ("s64:-9223372036854775808", "64", "-9223372036854775808"),
        ("f16:0.1", "16", "0.1"),
        ("bf16:-2.5", "16", "-2.5"),
        ("f32:2.5", "32", "2.5"),
        ("f32:0x3f800000", "32", "1.0"),
        ("f32:-inf", "32", "-inf"),
        ("f64:1e-300", "64", "1e-300"),
    ];
    for (arg, bits, shown) in cases {
        let register = if bits == "8" || bits == "16" { "h" } else { "r" };
        let register = if bits == "64" { "rd" } else { register };
        let text = ptx(
            &format!(".param .u64 out, .param .b{bits} v"),
            &format!(
                "ld.param.u64 %rd1, [out];\nld.param.b{bits} %{register}3, [v];\n\
                 st.global.b{bits} [%rd1], %{register}3;"
            ),
        );
        let ty = arg.split(':').next().unwrap();
        let run = run(&text, &["-", "--print", "0", "--", &format!("{ty}[1]=zero"), arg]);
        assert_eq!(run.status, Some(0), "{arg}: {}", run.stderr);
        assert_eq!(run.stdout, format!("argument 0, {ty}[1]:\n  0: {shown}\n"), "{arg}");
    }
}

#[test]
fn every_buffer_has_what_is_said() {
    let types = ["u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64", "f16", "bf16", "f32", "f64"];
    for ty in types {
        let shown = |contents: &str| {
            let arg = format!("{ty}[3]={contents}");
            let run = run(NOTHING, &["-", "--print", "0", "--", &arg]);
            assert_eq!(run.status, Some(0), "{arg}: {}", run.stderr);
            run.stdout
        };
        let point = if ty.contains('f') { ".0" } else { "" };
        let line = |numbers: [u32; 3]| {
            let [a, b, c] = numbers.map(|n| format!("{n}{point}"));
            format!("argument 0, {ty}[3]:\n  0: {a} {b} {c}\n")
        };
        assert_eq!(shown("zero"), line([0, 0, 0]));
        assert_eq!(shown("iota"), line([0, 1, 2]));
        assert_eq!(shown("random:1"), shown("random:1"), "the same seed gives the same numbers");
        assert_ne!(shown("random:1"), shown("random:2"));
    }
    let folder = Folder::new("buffer");
    let file = folder.file("in.bin", floats([1.5, -2.0, f32::NAN]));
    let run = run(NOTHING, &["-", "--print", "0", "--", &format!("f32[3]=@{file}")]);
    assert_eq!(run.stdout, "argument 0, f32[3]:\n  0: 1.5 -2.0 NaN\n");
}

#[test]
fn null_is_an_address() {
    let text = ptx(
        ".param .u64 a, .param .u64 out",
        "ld.param.u64 %rd1, [a];\nld.param.u64 %rd2, [out];\nst.global.u64 [%rd2], %rd1;",
    );
    let good = run(&text, &["-", "--print", "1", "--", "null", "u64[1]"]);
    assert_eq!((good.status, good.stdout.as_str()), (Some(0), "argument 1, u64[1]:\n  0: 0\n"));
    let bad = run(&text, &["-", "--", "u64[1]", "null"]);
    assert_eq!(bad.status, Some(1));
    assert!(bad.stderr.starts_with("error[R0101]: out-of-bounds: "), "{}", bad.stderr);
    assert!(bad.stderr.contains("address 0x0: a null pointer\n"), "{}", bad.stderr);
}

#[test]
fn a_struct_is_passed_by_value() {
    let folder = Folder::new("struct");
    // The plane y = 0 and a ray down to it.
    let plane = folder.file("plane.bin", floats([0.0, 1.0, 0.0, 0.0]));
    let rays = folder.file("rays.bin", floats([1.0, 2.0, 3.0, 1.0, -1.0, 0.0]));
    let (plane, rays) = (format!("bytes:@{plane}"), format!("f32[6]=@{rays}"));
    let args = ["--print", "3", "--block", "32", "--", &plane, "s32:1", &rays, "f32[6]=zero"];
    let good = example("struct_by_value.ir", &args);
    assert_eq!(
        good.stdout, "argument 3, f32[6]:\n  0: 3.0 0.0 3.0 1.0 1.0 0.0\n",
        "{}",
        good.stderr
    );
    let short = folder.file("short.bin", [0; 12]);
    let short = format!("bytes:@{short}");
    let bad = example("struct_by_value.ir", &["--", &short, "s32:1", &rays, "f32[6]"]);
    assert_eq!(bad.status, Some(2));
    assert!(bad.stderr.contains("has 12 bytes, the parameter `%plane: ptr.param byval` has 16"));
}

#[test]
fn expectations_are_exact_or_near() {
    let folder = Folder::new("expect");
    let exact = folder.file("exact.bin", floats((0..100).map(|i| 3.0 * i as f32)));
    let near = folder.file("near.bin", floats((0..100).map(|i| 3.00001 * i as f32)));
    let saxpy = |options: &[&str]| {
        let args = ["--block", "128", "--", "s32:100", "f32:2", "f32[100]=iota", "f32[100]=iota"];
        example("saxpy.ir", &[options, &args].concat())
    };
    let run = saxpy(&["--expect", &format!("3:@{exact}")]);
    assert_eq!((run.status, run.stdout.as_str()), (Some(0), ""), "{}", run.stderr);
    assert!(run.stderr.ends_with(": no errors\n"));
    assert_eq!(saxpy(&["--expect", &format!("3:@{near}:1e-4")]).status, Some(0));

    let run = saxpy(&["--expect", &format!("3:@{near}")]);
    assert_eq!(run.status, Some(1));
    let head = format!(
        "error[R0301]: mismatch: argument 3, f32[100]: 99 of 100 differ from `{near}`\n  \
         = note: [1] got 3.0, want 3.00001\n  = note: [2] got 6.0, want 6.00002\n"
    );
    assert!(run.stderr.starts_with(&head), "{}", run.stderr);
    assert!(run.stderr.contains("  = note: and 91 more\nsaxpy: 1 CTA of 128"), "{}", run.stderr);
    assert!(run.stderr.ends_with(": 1 error\n"), "{}", run.stderr);

    let run = saxpy(&["--format", "json", "--expect", &format!("3:@{near}:1e-7")]);
    assert_eq!(run.status, Some(1));
    assert!(run.stdout.starts_with("[\n{\"kind\":\"mismatch\",\"severity\":\"error\","));
    let found =
        "\"argument\":3,\"count\":99,\"first\":[{\"index\":1,\"got\":\"3.0\",\"want\":\"3.00001\"}";
    assert!(run.stdout.contains(found) && run.stdout.contains(" within 1e-7"), "{}", run.stdout);

    let short = folder.file("short.bin", [0; 8]);
    let run = saxpy(&["--expect", &format!("3:@{short}")]);
    assert_eq!(run.status, Some(2), "files are looked at before the run");
    assert!(run.stderr.contains("has 8 bytes, f32[100] has 400"), "{}", run.stderr);
}

#[test]
fn dumps_are_whole_or_not_there() {
    let folder = Folder::new("dump");
    let (x, y) = (folder.path("x.bin"), folder.path("y.bin"));
    let saxpy = |n: &str, options: &[&str]| {
        let args = ["--block", "64", "--", n, "f32:2", "f32[50]=iota", "f32[50]=iota"];
        example("saxpy.ir", &[options, &args].concat())
    };
    let (to_x, to_y) = (format!("2:@{x}"), format!("3:@{y}"));
    let run = saxpy("s32:50", &["--dump", &to_x, "--dump", &to_y]);
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    assert_eq!(fs::read(&x).unwrap(), floats((0..50).map(|i| i as f32)));
    assert_eq!(fs::read(&y).unwrap(), floats((0..50).map(|i| 3.0 * i as f32)));

    fs::write(&y, "as it was").unwrap();
    let run = saxpy("s32:51", &["--dump", &to_y, "--print", "3"]);
    assert_eq!((run.status, run.stdout.as_str()), (Some(1), ""), "the launch was stopped");
    assert_eq!(fs::read_to_string(&y).unwrap(), "as it was");

    let nowhere = format!("3:@{}", folder.path("no/such/folder.bin"));
    let run = saxpy("s32:50", &["--dump", &nowhere, "--format", "json"]);
    assert_eq!(run.status, Some(1));
    assert!(run.stdout.starts_with("[\n{\"kind\":\"io\","), "{}", run.stdout);
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 2, "nothing is left behind");

    let twice = saxpy("s32:50", &["--dump", &to_y, "--dump", &format!("2:@{y}")]);
    assert_eq!(twice.status, Some(2), "{}", twice.stderr);
    let file = folder.file("k.ir", NOTHING);
    let over = crate::run("", &[&file, "--dump", &format!("0:@{file}"), "--", "u8[1]=zero"]);
    assert_eq!(over.status, Some(2), "{}", over.stderr);
}

#[cfg(unix)]
#[test]
fn no_output_replaces_an_input_or_another_output() {
    let folder = Folder::new("replace");
    let file = folder.file("k.ir", NOTHING);
    let data = folder.file("data.bin", [7]);
    let (link, hard) = (folder.path("link"), folder.path("hard"));
    let (dangling, new) = (folder.path("dangling"), folder.path("new.bin"));
    std::os::unix::fs::symlink(&file, &link).unwrap();
    std::os::unix::fs::symlink("new.bin", &dangling).unwrap();
    fs::hard_link(&data, &hard).unwrap();
    let profile = |path: &str| vec![format!("--profile=@{path}")];
    let dump = |path: &str| vec![format!("--dump=0:@{path}")];
    let expect = vec![format!("--expect=0:@{data}")];
    for options in [
        profile(&file),
        profile(&link),
        profile(&data),
        dump(&link),
        dump(&data),
        dump(&hard),
        [expect, profile(&hard)].concat(),
        [dump(&new), profile(&new)].concat(),
        [dump(&new), profile(&dangling)].concat(),
        [dump(&new), profile(&folder.path("./new.bin"))].concat(),
    ] {
        let options: Vec<&str> = options.iter().map(String::as_str).collect();
        let buffer = format!("u8[1]=@{data}");
        let over = crate::run("", &[&[file.as_str()], &options[..], &["--", &buffer]].concat());
        assert_eq!(over.status, Some(2), "{options:?}: {}", over.stderr);
        assert!(over.stderr.contains("would be overwritten"), "{}", over.stderr);
        assert_eq!(fs::read_to_string(&file).unwrap(), NOTHING);
        assert_eq!(fs::read(&data).unwrap(), [7]);
        assert!(!Path::new(&new).exists());
    }
    // What a toy program imports is an input, too.
    let part = folder.file("part.toy", "fn one() -> u32 { return 1; }\n");
    let toy = "import \"part.toy\";\nkernel k(x: &global mut [u32]) { x[0] = one(); }\n";
    let toy = folder.file("k.toy", toy);
    let over = crate::run("", &[&toy, &format!("--dump=0:@{part}"), "--", "u32[1]=zero"]);
    assert_eq!(over.status, Some(2), "{}", over.stderr);
    assert!(over.stderr.contains("would be overwritten"), "{}", over.stderr);
    // What is no regular file has nothing to lose.
    let options = ["--dump=0:@/dev/null", "--profile=@/dev/null", "--", "u8[1]=zero"];
    let null = crate::run("", &[&[file.as_str()], &options[..]].concat());
    assert_eq!(null.status, Some(0), "{}", null.stderr);
}

#[cfg(unix)]
#[test]
fn files_without_an_end_are_errors() {
    let folder = Folder::new("endless");
    let file = folder.file("k.ir", NOTHING);
    for (options, why) in [
        (&["--", "u8[8]=@/dev/zero"][..], "unterminated, or more than 8 bytes"),
        (&["--expect=0:@/dev/zero", "--", "u8[8]=zero"], "unterminated, or more than 8 bytes"),
        (&["--", "bytes:@/dev/zero"], "unterminated, or more than 1048576 bytes"),
    ] {
        let run = crate::run("", &[&[file.as_str()], options].concat());
        assert_eq!(run.status, Some(2), "{}", run.stderr);
        assert!(run.stderr.contains(why), "{}", run.stderr);
    }
}

#[cfg(unix)]
#[test]
fn results_that_cannot_be_written_are_errors() {
    let full = || fs::File::options().write(true).open("/dev/full").unwrap();
    for args in [&["--print", "3"][..], &["--format", "json"]] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/saxpy.ir");
        let mut command = Command::new(env!("CARGO_BIN_EXE_irc"));
        command.arg("run").arg(path).args(args).args(["--", "s32:0", "f32:1", "null"]);
        let output = command.arg("f32[1]=zero").stdout(full()).stderr(Stdio::piped()).output();
        let output = output.unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{stderr}");
        assert!(stderr.contains("error: <stdout>: cannot write"), "{stderr}");
    }
}

#[test]
fn shapes_come_from_the_kernel_or_the_command_line() {
    // Each thread of the first CTA writes the extents.
    let sizes = |directive: &str, args: &[&str]| {
        let names = ["ntid.x", "ntid.y", "ntid.z", "nctaid.x", "nctaid.y", "cluster_nctaid.x"];
        let stores: String = names
            .iter()
            .enumerate()
            .map(|(i, name)| {
                format!("mov.u32 %r1, %{name};\nst.global.u32 [%rd1+{}], %r1;\n", 4 * i)
            })
            .collect();
        let once = "mov.u32 %r2, %tid.x;\nmov.u32 %r3, %tid.y;\nmov.u32 %r4, %ctaid.x;\n\
                    or.b32 %r2, %r2, %r3;\nor.b32 %r2, %r2, %r4;\nmov.u32 %r4, %ctaid.y;\n\
                    or.b32 %r2, %r2, %r4;\nsetp.ne.u32 %p1, %r2, 0;\n@%p1 ret;\n";
        let text = ptx(".param .u64 out", &format!("ld.param.u64 %rd1, [out];\n{once}{stores}"))
            .replace("out)\n{", &format!("out)\n{directive}\n{{"));
        let args = [&["-", "--print", "0"], args, &["--", "u32[6]=zero"]].concat();
        run(&text, &args)
    };
    let shown = |directive: &str, args: &[&str]| {
        let run = sizes(directive, args);
        assert_eq!(run.status, Some(0), "{}", run.stderr);
        run.stdout.strip_prefix("argument 0, u32[6]:\n  0: ").unwrap().trim().to_owned()
    };
    assert_eq!(shown("", &[]), "1 1 1 1 1 1");
    assert_eq!(shown("", &["--block", "32,2", "--grid", "3,2"]), "32 2 1 3 2 1");
    assert_eq!(shown(".reqntid 16, 4", &[]), "16 4 1 1 1 1");
    assert_eq!(shown("", &["--cluster", "2,1,1"]), "1 1 1 2 1 2");
    assert_eq!(shown("", &["--cluster", "2", "--grid", "4"]), "1 1 1 4 1 2");
    assert_eq!(shown(".reqnctapercluster 4", &[]), "1 1 1 4 1 4");
    for (directive, args, why) in [
        (".reqntid 16", &["--block", "8"][..], "blocks of [16, 1, 1]"),
        (".maxntid 16", &["--block", "32"], "at most 16 threads"),
        ("", &["--block", "2048"], "1024 threads"),
        ("", &["--cluster", "2", "--grid", "3"], "not a multiple of the cluster"),
        ("", &["--shared", "1000000"], "shared memory"),
        ("", &["--grid", "0"], "an extent cannot be zero"),
        ("", &["--grid", "1,2,3,4"], "three dimensions"),
        ("", &["--block", "x"], "`x` is not an extent"),
    ] {
        let run = sizes(directive, args);
        assert_eq!(run.status, Some(2), "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains(why), "{args:?}: {}", run.stderr);
        assert!(run.stdout.is_empty());
    }
}

#[test]
fn dynamic_shared_memory_is_as_large_as_said() {
    let reduce = |bytes: &str| {
        let args = ["--block", "64", "--grid", "2", "--shared", bytes, "--print", "2"];
        let rest = ["--", "s32:1000", "f32[1000]=iota", "f32[2]"];
        example("reduce_shared.ir", &[&args[..], &rest].concat())
    };
    let run = reduce("256");
    assert_eq!(run.stdout, "argument 2, f32[2]:\n  0: 245504.0 253996.0\n", "{}", run.stderr);
    let run = reduce("128");
    assert_eq!(run.status, Some(1));
    assert!(run.stderr.contains("error[R0101]: out-of-bounds"), "{}", run.stderr);
}

#[test]
fn checks_are_as_many_as_wanted() {
    // One uninitialised value is used; then there is an access between allocations.
    let text = ptx(
        ".param .u64 p",
        "ld.param.u64 %rd1, [p];\nld.global.u32 %r1, [%rd1];\nadd.u32 %r1, %r1, 1;\n\
         st.global.u32 [%rd1], %r1;",
    );
    for (checks, status) in
        [("none", 0), ("memory", 0), ("race,division", 0), ("race,uninit", 1), ("all", 1)]
    {
        let run = run(&text, &["-", "--checks", checks, "--", "u32[1]"]);
        assert_eq!(run.status, Some(status), "{checks}: {}", run.stderr);
    }
    let help = common::answer("run", &["--help"]);
    for check in irc::runtime::sim::Checks::LIST {
        assert!(help.contains(&format!("{} ({})", check.name, check.finds)), "{help}");
    }
    let run = run(&text, &["-", "--", "u32[1]"]);
    assert!(
        run.stderr.contains("error[R0103]: uninitialised"),
        "the default is all: {}",
        run.stderr
    );
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    // Which thread is last to write depends on the order.
    let text = ptx(
        ".param .u64 p",
        "ld.param.u64 %rd1, [p];\nmov.u32 %r1, %tid.x;\natom.global.exch.b32 %r2, [%rd1], %r1;\n\
         mul.wide.u32 %rd2, %r1, 4;\nadd.u64 %rd2, %rd2, %rd1;\nst.global.u32 [%rd2+4], %r2;",
    );
    let folder = Folder::new("seed");
    let bytes = |schedule: &str, seed: &str| {
        let dump = folder.path("out.bin");
        let to = format!("0:@{dump}");
        let args = ["-", "--block", "128", "--schedule", schedule, "--seed", seed, "--dump", &to];
        let run = run(&text, &[&args[..], &["--", "u32[129]=zero"]].concat());
        assert_eq!(run.status, Some(0), "{}", run.stderr);
        fs::read(dump).unwrap()
    };
    for schedule in ["fair", "random", "adversarial"] {
        assert_eq!(bytes(schedule, "7"), bytes(schedule, "7"), "{schedule}");
    }
    let seeds: Vec<Vec<u8>> = ["1", "2", "3"].map(|seed| bytes("random", seed)).into();
    assert!(seeds.iter().any(|bytes| *bytes != seeds[0]), "the seed matters");
    assert_ne!(bytes("fair", "1"), bytes("adversarial", "1"), "the schedule matters");
}

#[test]
fn the_same_fault_is_told_however_many_processors_there_are() {
    let ir = "kernel @k(%p: ptr.global) {\nentry:\n  %c = sreg ctaid.x\n  \
              %at = ptradd %p, %c * 4\n  store.i32 1, %at\n  ret\n}\n";
    for threads in ["1", "2", "8", "8", "8", "8"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_irc"));
        command.env("RAYON_NUM_THREADS", threads).args(["run", "-", "--grid", "60000"]);
        command.args(["--checks", "memory", "--", "u32[200]=zero"]);
        let run = finish(command, ir);
        let first = ", thread (0, 0, 0), CTA (200, 0, 0)\n";
        assert!(run.stderr.contains(first), "{threads}: {}", run.stderr);
    }
}

#[test]
fn what_a_kernel_prints_is_on_standard_output() {
    let text = "\
.version 8.0
.target sm_90
.address_size 64
.extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);
.global .align 1 .b8 format[10] = {116, 104, 114, 101, 97, 100, 32, 37, 100, 10};
.global .align 1 .b8 end = 0;
.visible .entry k()
{
    .local .align 8 .b8 args[8];
    .reg .b32 %r<3>;
    .reg .b64 %rd<5>;
    mov.u32 %r1, %tid.x;
    mov.u64 %rd1, args;
    st.local.u32 [%rd1], %r1;
    cvta.local.u64 %rd2, %rd1;
    mov.u64 %rd3, format;
    cvta.global.u64 %rd4, %rd3;
    {
        .param .b64 f;
        .param .b64 a;
        .param .b32 r;
        st.param.b64 [f], %rd4;
        st.param.b64 [a], %rd2;
        call.uni (r), vprintf, (f, a);
        ld.param.b32 %r2, [r];
    }
    ret;
}
"
    .replace("format[10] = {", "format[11] = {")
    .replace("100, 10}", "100, 10, 0}");
    let run_text = run(&text, &["-", "--block", "2"]);
    let (stdout, stderr) = (&run_text.stdout, &run_text.stderr);
    assert_eq!((run_text.status, stdout.as_str()), (Some(0), "thread 0\nthread 1\n"), "{stderr}");
    assert!(stderr.starts_with("k: 1 CTA of 2 threads, "), "{stderr}");
    let json = run(&text, &["-", "--block", "2", "--format", "json"]);
    assert_eq!((json.status, json.stdout.as_str()), (Some(0), "[]\n"));
    assert!(json.stderr.starts_with("thread 0\nthread 1\nk: "), "{}", json.stderr);
}

#[test]
fn faults_are_told_with_the_lines_of_the_file() {
    let folder = Folder::new("fault");
    let args = ["--block", "32", "--", "s32:32", "f32:2", "f32[30]=iota", "f32[32]=zero"];
    let ir = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/saxpy.ir"))
        .unwrap();
    let file = folder.file("saxpy.ir", &ir);
    let line = 1 + ir.lines().position(|line| line.contains("load.f32 nc %px")).unwrap();
    let text = run("", &[&[file.as_str()], &args[..]].concat());
    assert_eq!((text.status, text.stdout.as_str()), (Some(1), ""));
    let head = format!(" --> {file}:{line} (PTX line ");
    assert!(text.stderr.contains(&head), "{head} {}", text.stderr);
    for part in [
        "error[R0101]: out-of-bounds: `ld.global.nc.b32 ",
        "\n  = note: in kernel saxpy, thread (30, 0, 0), CTA (0, 0, 0)\n",
        ": 0 bytes past the end of the allocation of 120 bytes at ",
        ", stopped: 1 error\n",
    ] {
        assert!(text.stderr.contains(part), "{part} in {}", text.stderr);
    }

    // The line of the PTX is that of the PTX that irc prints.
    let mut command = Command::new(env!("CARGO_BIN_EXE_irc"));
    command.arg(&file);
    let ptx = finish(command, "").stdout;
    let ptx_line = 1 + ptx.lines().position(|line| line.contains("ld.global.nc.b32")).unwrap();
    assert!(text.stderr.contains(&format!("{head}{ptx_line})")), "{}", text.stderr);
    let from_ptx = run(&ptx, &[&["-"], &args[..]].concat());
    let head = format!(" --> <stdin>:{ptx_line}\n");
    assert!(from_ptx.stderr.contains(&head), "{}", from_ptx.stderr);

    let json = run("", &[&[file.as_str(), "--format", "json"], &args[..]].concat());
    assert_eq!(json.status, Some(1));
    assert!(json.stdout.starts_with("[\n{\"kind\":\"out-of-bounds\",\"severity\":\"error\","));
    let places = format!(
        "\"kernel\":\"saxpy\",\"file\":\"{file}\",\"line\":{line},\"ptx_line\":{ptx_line},\
         \"source_file\":null,\"source_line\":null,\"thread\":[30,0,0],\"cta\":[0,0,0],\"address\":"
    );
    assert!(json.stdout.contains(&places), "{}", json.stdout);
    assert!(json.stdout.ends_with("\"other\":null,\"waiting\":[]}\n]\n"), "{}", json.stdout);
}

#[test]
fn locations_of_the_ir_are_the_source() {
    let ir = "file 0 \"k.toy\"\nkernel @k(%p: ptr.global) {\nentry:\n  store.i32 1, %p at 0:5:3\n  \
              %q = ptradd %p, 4\n  store.i32 2, %q at 0:6:1\n  ret\n}\n";
    let run = run(ir, &["-", "--", "u32[1]"]);
    let head = " --> <stdin>:6 (PTX line ";
    assert!(run.stderr.contains(head), "{}", run.stderr);
    assert!(run.stderr.contains(", from k.toy:6)\n"), "{}", run.stderr);
}

#[test]
fn a_race_names_both_parties() {
    let ir = "kernel @k(%p: ptr.global) {\nentry:\n  %t = sreg tid.x\n  store %t, %p\n  ret\n}\n";
    let racy = run(ir, &["-", "--block", "64", "--format", "json", "--", "u32[1]"]);
    assert_eq!(racy.status, Some(1));
    for part in [
        "{\"kind\":\"race\",\"severity\":\"error\",\"code\":\"R0104\",",
        "\"file\":\"<stdin>\",\"line\":4,",
        "\"other\":{\"action\":\"a write\",\"file\":\"<stdin>\",\"line\":4,",
    ] {
        assert!(racy.stdout.contains(part), "{part} in {}", racy.stdout);
    }
    let fine = run(ir, &["-", "--block", "1", "--format", "json", "--", "u32[1]"]);
    assert_eq!((fine.status, fine.stdout.as_str()), (Some(0), "[]\n"));
}

#[test]
fn a_deadlock_tells_who_waits_where() {
    let ir = "kernel @k() {\nentry:\n  %t = sreg tid.x\n  %first = icmp ult %t, 32\n  \
              condbr %first, a, b\na:\n  ptx.barrier.sync 1, 64\n  ret\nb:\n  \
              ptx.barrier.sync 2, 64\n  ret\n}\n";
    let stuck = run(ir, &["-", "--block", "64"]);
    assert_eq!(stuck.status, Some(1), "{}", stuck.stderr);
    for part in ["error[R0107]: deadlock: ", "<stdin>:7 (PTX line ", "<stdin>:10 (PTX line "] {
        assert!(stuck.stderr.contains(part), "{part} in {}", stuck.stderr);
    }
    let json = run(ir, &["-", "--block", "64", "--format", "json"]).stdout;
    let waiting = &json[json.find("\"waiting\":[{\"action\":").unwrap()..];
    assert!(waiting.contains("\"line\":7,") && waiting.contains("\"line\":10,"), "{json}");
}

#[test]
fn a_note_is_told_and_fails_nothing() {
    let text =
        ptx(".param .u32 a", "ld.param.u32 %r1, [a];\nmov.u32 %r2, 7;\ndiv.u32 %r3, %r2, %r1;");
    let run = run(&text, &["-", "--", "u32:0"]);
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    assert!(run.stderr.contains("note[R0117]: division-by-zero: "), "{}", run.stderr);
    assert!(run.stderr.ends_with(": 1 note\n"), "{}", run.stderr);
}

#[test]
fn ir_is_compiled_as_wanted() {
    let file = NOTHING.replace("  ret", "  store.i32 1, %p\n  ret");
    let wrong = "null";
    for args in [&["-O0"][..], &["-O1", "--target", "sm_90a"], &["-O3", "--target", "sm_100"]] {
        let args = [&["-"], args, &["--", "u32[1]"]].concat();
        assert_eq!(run(&file, &args).status, Some(0), "{args:?}");
    }
    for args in [&["-O9"][..], &["--target", "sm_9"], &["--target", "sm_35"]] {
        let args = [&["-"], args, &["--", wrong]].concat();
        assert_eq!(run(&file, &args).status, Some(2), "{args:?}");
    }
    let text = ptx("", "");
    let run = run(&text, &["-", "-O1"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("-O and --target are for what is compiled"), "{}", run.stderr);
}

#[test]
fn programs_that_are_wrong_are_shown() {
    let bad = "kernel @k(%p: ptr.global) {\nentry:\n  sttore.i32 1, %p\n  ret\n}\n";
    let text = run(bad, &["-", "--", "null"]);
    assert_eq!(text.status, Some(1));
    assert!(text.stderr.contains(" --> <stdin>:3:3\n"), "{}", text.stderr);
    let json = run(bad, &["-", "--format", "json", "--", "null"]);
    assert_eq!(json.status, Some(1));
    assert!(json.stdout.contains("\"file\":\"<stdin>\",\"line\":3,"), "{}", json.stdout);

    let bad = run(&ptx("", "add.foo %r1, %r2, 1;"), &["-"]);
    assert_eq!(bad.status, Some(1));
    assert!(bad.stderr.contains(" --> <stdin>:10:1\n"), "{}", bad.stderr);
    let undefined = run(&ptx("", "mov.u64 %rd1, nowhere;"), &["-"]);
    assert_eq!(undefined.status, Some(1));
    assert!(undefined.stderr.contains("nowhere"), "{}", undefined.stderr);

    let unsupported = ptx("", "wgmma.fence.sync.aligned;").replace("sm_90", "sm_90a");
    let unsupported = run(&unsupported, &["-", "--block", "128"]);
    assert_eq!(unsupported.status, Some(1));
    let want =
        "error[R0123]: not simulated: `wgmma.fence.sync.aligned` in `k`\n  --> <stdin>:10:1\n";
    assert!(unsupported.stderr.starts_with(want), "{}", unsupported.stderr);
}

#[cfg(not(feature = "cuda"))]
#[test]
fn a_gpu_needs_a_feature() {
    let run = run(NOTHING, &["-", "--device", "cuda", "--", "null"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("the feature `cuda`"), "{}", run.stderr);
}

#[test]
fn profiles_are_shown_or_written() {
    let folder = Folder::new("profile");
    let kernel = folder.file(
        "k.ptx",
        ".version 8.0\n.target sm_75\n.address_size 64\n.visible .entry k(.param .u64 p) {\n\
         .reg .pred %p<2>; .reg .b32 %r<3>; .reg .b64 %rd<4>;\n\
         ld.param.u64 %rd1, [p];\nmov.u32 %r1, %tid.x;\nmul.wide.u32 %rd2, %r1, 64;\n\
         add.s64 %rd3, %rd1, %rd2;\nsetp.lt.u32 %p1, %r1, 7;\n@%p1 bra $L1;\n\
         st.global.u32 [%rd3], %r1;\n$L1: ret;\n}\n",
    );
    let args = ["--block", "32", "--", "u32[512]=zero"];
    let shown = run("", &[&[kernel.as_str(), "--profile"], &args[..]].concat());
    assert_eq!(shown.status, Some(0), "{}", shown.stderr);
    let line = |text: &str| {
        let found = shown.stdout.lines().find(|line| line.contains(text));
        found.unwrap_or_else(|| panic!("{text} in {}", shown.stdout)).to_owned()
    };
    let words = |text: &str| line(text).split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(words("bra")[..3], ["1", "7.0", "1"]);
    assert_eq!(words("st.global")[..3], ["1", "25.0", "25.0"]);
    assert!(line("control").contains('%'));

    let place = folder.path("profile.json");
    let option = format!("--profile=@{place}");
    let written = run("", &[&[kernel.as_str(), &option], &args[..]].concat());
    assert_eq!((written.status, written.stdout.as_str()), (Some(0), ""));
    let json = fs::read_to_string(&place).unwrap();
    let store = json.lines().find(|line| line.contains("st.global")).unwrap();
    assert!(
        store.contains("\"class\":\"global memory\"") && store.contains("\"sectors\":25"),
        "{json}"
    );
    assert!(store.contains("\"line\":12") && store.contains("k.ptx"), "{json}");

    let wrong = run("", &[&[kernel.as_str(), "--profile=file"], &args[..]].concat());
    assert_eq!(wrong.status, Some(2));
}

#[cfg(feature = "cuda")]
#[test]
fn a_gpu_runs_the_same_or_is_said_to_be_missing() {
    let args = ["-", "--device", "cuda", "--print", "0", "--", "u32[2]=iota"];
    let run = run(NOTHING, &args);
    match run.status {
        Some(0) => assert_eq!(run.stdout, "argument 0, u32[2]:\n  0: 0 1\n"),
        status => {
            assert_eq!(status, Some(2), "{}", run.stderr);
            assert!(run.stderr.starts_with("error: no CUDA "), "{}", run.stderr);
        }
    }
}
