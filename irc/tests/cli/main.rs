//! The command as its users run it: exit status, streams, files.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, helpers of tests too")]

#[path = "../common/mod.rs"]
mod common;
mod debug;
mod files;
mod install;
mod link;
mod ptxas;
mod remarks;
mod trace;

use common::{Folder, finish as run, irc};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

const GOOD: &str = "kernel @k(%p: ptr.global) {\nentry:\n  store.i32 1, %p\n  ret\n}\n";
const BAD: &str =
    "kernel @k(%p: ptr.global) {\nentry:\n  sttore.i32 1, %p\n  store.i33 1, %p\n  ret\n}\n";

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

/// What scripts give to llc does the same here; what cannot be is a mistake in the command line.
#[test]
fn flags_of_llc_are_taken() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/llvm");
    let file = golden.join("saxpy.O1.ll");
    let flags = ["-march=nvptx64", "-mcpu=sm_90a", "-mattr=+ptx87", "-O3", "-filetype=asm"];
    let output = run(irc().args(flags).arg(&file).args(["-o", "-"]), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).starts_with(".version 8.7\n.target sm_90a\n"));
    let fused = |flag: &str| {
        let program = "define ptx_kernel void @k(ptr %p, float %a, float %b) {\n  \
                       %m = fmul float %a, %b\n  %s = fadd float %m, %a\n  \
                       %t = call float @llvm.fmuladd.f32(float %s, float %a, float %b)\n  \
                       store float %t, ptr %p\n  ret void\n}\n\
                       declare float @llvm.fmuladd.f32(float, float, float)\n";
        let output = run(irc().args(["-", "--language", "llvm", flag]), program.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        text(&output.stdout).matches("fma.rn.f32").count()
    };
    let counts = ["-fp-contract=off", "-nvptx-fma-level=0", "--fp-contract=fast"].map(fused);
    assert_eq!(counts, [0, 1, 2]);
    let atomic = |flags: &[&str]| {
        let program = "define ptx_kernel void @k(ptr addrspace(1) %p) {\n  \
                       %old = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst\n  \
                       store i32 %old, ptr addrspace(1) %p\n  ret void\n}\n";
        let output = run(irc().args(["-", "--language", "llvm"]).args(flags), program.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let text = text(&output.stdout).to_owned();
        ["fence.sc.sys", "atom.acquire.sys.global", "atom.relaxed.gpu.global"]
            .map(|part| text.contains(part))
    };
    assert_eq!(atomic(&["--target", "sm_80"]), [true, true, false]);
    assert_eq!(atomic(&["--target", "sm_80", "--cuda-atomics"]), [false, false, true]);
    let nothing = run(irc().args(["-filetype=null", "-mcpu=sm_80"]).arg(&file), b"");
    assert_eq!((nothing.status.code(), text(&nothing.stdout)), (Some(0), ""));
    for (flag, said) in [
        ("-march=amdgcn", "`-march=amdgcn`: expected nvptx64"),
        ("-filetype=obj", "--emit-cubin"),
        ("--nvptx-short-ptr", "the data layout says it"),
        ("-mcpu=gfx90a", "gfx90a"),
    ] {
        let output = run(irc().arg(flag).arg(&file), b"");
        assert_eq!(output.status.code(), Some(2), "{flag}");
        assert!(text(&output.stderr).contains(said), "{}", text(&output.stderr));
    }
    let help = run(irc().arg("--help"), b"");
    assert!(
        text(&help.stdout).contains("-mcpu=sm_90a") && text(&help.stdout).contains("Flags of llc")
    );
}

/// Bitcode is known by how it begins, whatever the file is called; its text gives the same.
#[test]
fn bitcode_becomes_the_ptx_of_its_text() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden");
    let bitcode = fs::read(golden.join("llvm-bitcode/saxpy.O1.bc")).unwrap();
    let from_text = run(irc().arg(golden.join("llvm/saxpy.O1.ll")), b"");
    let from_bitcode = run(irc().args(["-", "--language", "ir"]), &bitcode);
    assert_eq!(from_bitcode.status.code(), Some(0), "{}", text(&from_bitcode.stderr));
    assert_eq!(text(&from_bitcode.stdout), text(&from_text.stdout));
    let cut = run(irc().arg("-"), &bitcode[..1000]);
    assert_eq!(cut.status.code(), Some(1));
    let said = text(&cut.stderr);
    assert!(said.contains("error[L0108]") && said.contains("of the bitcode"), "{said}");
    let formatted = run(irc().args(["fmt", "-"]), &bitcode);
    assert_eq!(formatted.status.code(), Some(1));
    assert!(text(&formatted.stderr).contains("expected text, found bitcode"));
}

/// Also what the verifier and code generation find wrong, in libraries too.
#[test]
fn errors_about_llvm_ir_have_their_line() {
    let exchange = "  %c = cmpxchg ptr %p, i128 %x, i128 %x seq_cst seq_cst\n  ret void\n}\n";
    let alone = format!("define ptx_kernel void @k(ptr %p, i128 %x) {{\n{exchange}");
    let misaligned = "define ptx_kernel void @k(ptr %p, <2 x float> %x) {\n  \
                      %r = atomicrmw fadd ptr %p, <2 x float> %x seq_cst, align 4\n  ret void\n}\n";
    for (program, code) in [(alone.as_str(), "C0103"), (misaligned, "I0405")] {
        let command = ["-", "--language", "llvm", "--target", "sm_80"];
        let output = run(irc().args(command), program.as_bytes());
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(said.contains(code) && said.contains(" --> <stdin>:2:3\n"), "{said}");
    }
    let folder = Folder::new("llvm-places");
    let library = format!("\n\ndefine void @f(ptr %p, i128 %x) {{\n{exchange}");
    let library = folder.write("library.ll", &library);
    let program = "define ptx_kernel void @k(ptr %p, i128 %x) {\n  \
                   call void @f(ptr %p, i128 %x)\n  ret void\n}\n\
                   declare void @f(ptr, i128)\n";
    let command = ["-", "--language", "llvm", "--target", "sm_80", "-O0", "--link-bitcode"];
    let output = run(irc().args(command).arg(&library), program.as_bytes());
    let said = text(&output.stderr);
    assert!(said.contains("C0103") && said.contains("library.ll:4:3\n"), "{said}");
}

#[test]
fn standard_input_may_be_llvm_ir() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/llvm-bitcode");
    let read = |name: &str| fs::read(root.join(name)).expect("it is recorded");
    for input in [read("records.ll"), read("records.bc"), b"; a\n\n@x = global i8 1\n".to_vec()] {
        let output = run(irc().args(["-", "--target", "sm_90"]), &input);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains(".visible "));
    }
    let wrong = run(irc().arg("-"), b"define void @f() {\n  ret i32 1\n}\n");
    assert!(text(&wrong.stderr).contains("error[L0"), "{}", text(&wrong.stderr));
}

#[test]
fn standard_input_need_not_be_named() {
    let kernel = b"define ptx_kernel void @k() {\n  ret void\n}\n";
    let output = run(irc().args(["-march=nvptx64", "-mcpu=sm_90"]), kernel);
    assert!(text(&output.stdout).contains(".visible .entry k("), "{}", text(&output.stderr));
    // Without any argument, or of a subcommand, a file is missing.
    for args in [&[][..], &["check"], &["run", "--block", "32"]] {
        let output = run(irc().args(args), kernel);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn the_abi_is_what_its_page_says() {
    let page = include_str!("../../../docs/abi.md");
    let shown = page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let kernel = "kernel @\"scale<f32>\"(%x: ptr.global, %a: f32) {\nentry:\n  ret\n}\n";
    let output = run(irc().args(["-", "--emit-abi", "--target", "sm_80"]), kernel.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), shown);
    let abi: irc::ptx::abi::Abi = serde_json::from_str(shown).unwrap();
    assert_eq!(serde_json::to_string_pretty(&abi).unwrap() + "\n", shown);
}

#[test]
fn the_schema_of_the_abi_is_that_of_its_types() {
    let schema = schemars::schema_for!(irc::ptx::abi::Abi);
    let schema = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/abi.schema.json");
    match std::env::var_os("BLESS") {
        Some(_) => std::fs::write(path, schema).unwrap(),
        None => assert_eq!(std::fs::read_to_string(path).unwrap(), schema, "BLESS=1 rewrites it"),
    }
}

#[test]
fn ptx_needs_no_compiling_but_has_an_abi() {
    let ptx = ".version 7.8\n.target sm_80\n.address_size 64\n.visible .func f(.param .b32 x);\n\
               .visible .entry k(.param .u64 p, .param .f32 a) .reqntid 64 { ret; }\n\
               .visible .func f(.param .b32 x) { ret; }\n";
    let output = run(irc().args(["-", "--emit-abi"]), ptx.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let abi: irc::ptx::abi::Abi = serde_json::from_str(text(&output.stdout)).unwrap();
    assert_eq!(abi.functions.len(), 2, "{abi:?}");
    let kernel = abi.kernel("k").unwrap();
    assert_eq!((kernel.block, kernel.params[1].offset), (Some([64, 1, 1]), Some(8)));
    assert!(abi.functions.iter().all(|function| function.defined));
    let output = run(irc().arg("-"), ptx.as_bytes());
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    let errors = text(&output.stderr);
    assert!(
        errors.starts_with("error[C0304]: this is PTX, which needs no compiling\n"),
        "{errors}"
    );
    assert!(errors.contains("`irc run`"), "{errors}");
    let wrong = ptx.replace(".f32 a", ".f31 a");
    let output = run(irc().args(["-", "--emit-abi"]), wrong.as_bytes());
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    assert!(text(&output.stderr).contains("<stdin>:5:"), "{}", text(&output.stderr));
}

#[test]
fn all_mistakes_are_shown_and_nothing_is_printed() {
    let output = run(irc().arg("-"), BAD.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let errors = text(&output.stderr);
    assert!(errors.contains("--> <stdin>:3:3\n") && errors.contains("<stdin>:4:"), "{errors}");
    assert!(errors.contains("`store`"), "a near name is suggested: {errors}");
}

#[test]
fn json_is_one_array() {
    let folder = Folder::new("json");
    let (good, bad) = (folder.write("good.ir", GOOD), folder.write("bad.ir", BAD));
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
fn stages_are_timed_in_order_and_shown() {
    let args = ["-", "--time-passes", "--print-after", "dce", "--verify"];
    let output = run(irc().args(args), GOOD.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let log = text(&output.stderr);
    assert!(log.starts_with("; after dce\nkernel @k"), "{log}");
    let names: Vec<&str> = log.lines().filter_map(|line| line.split(" ms  ").nth(1)).collect();
    assert_eq!(names[..2], ["parse", "verify"], "{log}");
    assert_eq!(names[names.len() - 3..], ["emit", "finish", "print"], "{log}");
    let is_in_order = |stages: &[&str]| {
        let at = stages.iter().map(|stage| names.iter().position(|name| name == stage));
        at.is_sorted() && stages.iter().all(|stage| names.contains(stage))
    };
    let stages = ["dce", "legalize", "select", "layout", "regalloc", "emit", "finish"];
    assert!(is_in_order(&stages), "{log}");
    // Without fuel passes change nothing, but everything else is done.
    let unused = GOOD.replace("entry:", "entry:\n  %x = sreg tid.x");
    for (fuel, is_there) in [("0", true), ("100", false)] {
        let output = run(irc().args(["-", "--emit-ir", "--fuel", fuel]), unused.as_bytes());
        assert_eq!(text(&output.stdout).contains("tid.x"), is_there, "{}", text(&output.stdout));
    }
}

/// Every stage can be shown, and is in the help; those of machine code once for each function.
#[test]
fn each_stage_is_shown_in_its_language() {
    let two = format!("{GOOD}{}", GOOD.replace("@k", "@l"));
    let help = run(irc().arg("--help"), b"");
    for (name, _) in irc::stages::all() {
        assert!(text(&help.stdout).contains(&format!("\n  {name} ")), "{name}");
        let output = run(irc().args(["-", "-O2", "--print-after", name]), two.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    }
    for (stage, begins, times) in [
        ("legalize", "; after legalize\nkernel @k", 1),
        ("select", "// after select\nmir k {\n", 2),
        ("layout", "// after layout\nmir k {\n", 2),
        ("regalloc", "// after regalloc\nmir allocated k {\n", 2),
        ("emit", "// after emit\n.visible .entry k(", 2),
        ("finish", "// after finish\n.version ", 1),
    ] {
        let output = run(irc().args(["-", "--print-after", stage]), two.as_bytes());
        let log = text(&output.stderr);
        assert!(log.starts_with(begins), "{log}");
        assert_eq!(log.matches(&format!(" after {stage}\n")).count(), times, "{log}");
    }
}

/// Bisection by fuel goes on in code generation, and says what did not run.
#[test]
fn fuel_reaches_the_end_of_code_generation() {
    let mut before = None;
    for fuel in 0.. {
        let output = run(irc().args(["-", "--fuel", &fuel.to_string()]), GOOD.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let Some(note) = text(&output.stderr).strip_prefix("note: fuel ran out before `") else {
            break;
        };
        before = Some(note.to_owned());
    }
    assert_eq!(before.as_deref(), Some("regalloc` on `@k`\n"));
}

/// Every optional pass and stage can be left out, and does nothing then.
#[test]
fn passes_are_left_out() {
    let unused = GOOD.replace("entry:", "entry:\n  %x = sreg tid.x");
    for (disabled, is_there) in [("dce", true), ("licm", false)] {
        let args = ["-", "--emit-ir", "--disable-pass", disabled];
        let output = run(irc().args(args), unused.as_bytes());
        assert_eq!(text(&output.stdout).contains("tid.x"), is_there, "{}", text(&output.stdout));
    }
    let all: Vec<&str> =
        irc::stages::optional().flat_map(|name| ["--disable-pass", name]).collect();
    let output = run(irc().arg("-").args(&all), unused.as_bytes());
    let unoptimised = run(irc().args(["-", "--fuel", "0"]), unused.as_bytes());
    assert_eq!(text(&output.stdout), text(&unoptimised.stdout));
    for (wrong, message) in [
        ("lcim", "unknown pass or stage `lcim`; did you mean `licm`?"),
        ("emit", "`--disable-pass emit`: nothing of this stage can be left out"),
    ] {
        let output = run(irc().args(["-", "--disable-pass", wrong]), GOOD.as_bytes());
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(message), "{}", text(&output.stderr));
    }
}

#[test]
fn an_output_file_is_whole_or_as_it_was() {
    let folder = Folder::new("output");
    let (good, bad) = (folder.write("good.ir", GOOD), folder.write("bad.ir", BAD));
    let out = folder.write("out.ptx", "as it was");
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
    assert!(errors.contains("--> <stdin>:4:3\n") && errors.contains("sm_70"), "{errors}");
    assert!(output.stdout.is_empty());
    // What legalisation makes of an operation is shown at the operation.
    let text_in = "kernel @k(%p: ptr.global, %x: i16) {\nentry:\n  store %x, %p\n  \
                   %o = atomicrmw add relaxed gpu %p, %x\n  ret\n}\n";
    let output = run(irc().args(["-", "--target", "sm_60"]), text_in.as_bytes());
    let errors = text(&output.stderr);
    assert!(errors.contains("--> <stdin>:4:3\n") && errors.contains("sm_70"), "{errors}");
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

#[test]
fn a_folder_that_cannot_be_made_is_an_error_of_the_files() {
    let folder = Folder::new("no-folder");
    let (a, b) = (folder.write("a.ir", GOOD), folder.write("b.ir", GOOD));
    let taken = folder.write("taken", "as it was");
    let output = run(irc().args([&a, &b]).arg("-o").arg(&taken), b"");
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("cannot make the folder"));
    assert_eq!(fs::read_to_string(&taken).unwrap(), "as it was");
    let output =
        run(irc().args([&a, &b]).arg("-o").arg(taken.join("in")).args(["--format", "json"]), b"");
    assert_eq!(output.status.code(), Some(1));
    let json = text(&output.stderr).trim();
    assert!(json.starts_with('[') && json.ends_with(']') && json.contains("\"C0301\""), "{json}");
}

#[test]
fn suggestions_are_valid() {
    let near = |args: &[&str], stdin: &str| {
        let output = run(irc().args(args), stdin.as_bytes());
        assert_ne!(output.status.code(), Some(0), "{args:?}");
        text(&output.stderr).to_owned()
    };
    assert!(near(&["-", "--target", "sm_91"], "").contains("did you mean `sm_90`?"));
    // What a mistake alone mentions is not suggested.
    let errors = near(
        &["check", "-"],
        "kernel @k() {\nentry:\n  %a = add.i32 %fob, 1\n  %b = add.i32 %fobo, %a\n  ret\n}\n",
    );
    assert!(errors.contains("`%fobo`") && !errors.contains("`%fob`\n  = help"), "{errors}");
    assert!(!errors.contains("exists: `%fob`"), "{errors}");
    // Nothing that the target or the version lacks.
    let ptx = |version: &str, target: &str, inst: &str| {
        let head = format!(".version {version}\n.target {target}\n.address_size 64\n");
        near(&["check", "-"], &format!("{head}.entry k() {{\n.reg .b32 %r<3>;\n{inst};\n}}\n"))
    };
    let wgmma = ptx("8.0", "sm_90a", "wgmm.fence.sync.aligned");
    assert!(wgmma.contains("the nearest instruction is `wgmma`"), "{wgmma}");
    let wmma = ptx("7.0", "sm_80", "wgmm.fence.sync.aligned");
    assert!(wmma.contains("the nearest instruction is `wmma`"), "{wmma}");
    let isa = near(&["isa", "wgmm", "--target", "sm_80"], "");
    assert!(!isa.contains("wgmma"), "{isa}");
    // A value, not the name of a function.
    let toy = "fn total() -> u32 { return 1; }\nkernel k() { let x: u32 = totl; }\n";
    let errors = near(&["check", "-", "--language", "toy"], toy);
    assert!(!errors.contains("did you mean `total`"), "{errors}");
}

#[test]
fn all_mistakes_of_ir_are_told() {
    let source = "kernel @k(%p: ptr.global) {\nentry:\n  %x = ad %p, 1\n  stor.i32 1, %p\n  \
                  frob\n  stre 2, %p\n  bra done\ndone:\n  rett\n}\n\
                  kernel @l() {\nentry:\n  foo 1,\n    bar\n  baz %q\n}\n";
    let output = run(irc().args(["check", "-"]), source.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let errors = text(&output.stderr);
    let lines: Vec<&str> =
        errors.lines().filter_map(|line| line.trim_start().strip_prefix("--> <stdin>:")).collect();
    let at: Vec<&str> = lines.iter().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(at, ["3", "4", "5", "6", "7", "9", "13", "15"], "{errors}");
}

#[test]
fn byte_order_marks_and_all_ends_of_lines_are_read() {
    let folder = Folder::new("lines");
    let toy = "// A comment.\nkernel k(x: &global mut [u32]) {\n    x[0] = 1;\n}\n";
    let bad_toy = toy.replace("= 1;", "= y;");
    let ir = format!("; A comment.\n{GOOD}");
    let bad_ir = ir.replace("store", "stroe");
    for (name, good, bad, line) in [("k.toy", toy, bad_toy.as_str(), 3), ("k.ir", &ir, &bad_ir, 4)]
    {
        let clean = run(irc().arg(folder.write(name, good)), b"").stdout;
        assert!(!clean.is_empty());
        for end in ["\n", "\r\n", "\r"] {
            for mark in ["", "\u{feff}"] {
                let with = |text: &str| format!("{mark}{}", text.replace('\n', end));
                let file = folder.write(name, with(good));
                let output = run(irc().arg(&file), b"");
                assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
                assert_eq!(output.stdout, clean, "{end:?} {mark:?}");
                let file = folder.write(name, with(bad));
                let output = run(irc().arg("check").arg(&file), b"");
                let errors = text(&output.stderr);
                assert_eq!(output.status.code(), Some(1));
                assert!(errors.contains(&format!("{name}:{line}:")), "{end:?}: {errors}");
                assert!(!errors.contains('\r'), "{errors}");
            }
        }
    }
    // The first line has its columns behind the mark.
    let output = run(irc().args(["check", "-"]), "\u{feff}kernle @k() {}\n".as_bytes());
    assert!(text(&output.stderr).contains("--> <stdin>:1:1\n"), "{}", text(&output.stderr));
}

#[test]
fn names_with_dots_keep_them_and_inputs_are_not_written_over() {
    let folder = Folder::new("dots");
    let (a, b) = (folder.write("a.v1.ir", GOOD), folder.write("a.v2.ir", GOOD));
    let out = folder.0.join("out");
    let output = run(irc().args([&a, &b]).arg("-o").arg(&out), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let mut names: Vec<_> = fs::read_dir(&out).unwrap().map(|e| e.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["a.v1.ptx", "a.v2.ptx"]);
    // Into their own folder, as their own kind, and one by its own name.
    for command in [
        irc().args([&a, &b]).arg("--emit-ir").arg("-o").arg(&folder.0),
        irc().arg(&a).arg("-o").arg(out.join("../a.v1.ir")),
    ] {
        let output = run(command, b"");
        assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
        assert!(text(&output.stderr).contains("would be overwritten"));
    }
    for file in [&a, &b] {
        assert_eq!(fs::read_to_string(file).unwrap(), GOOD);
    }
    // Two inputs of one name have one output.
    fs::create_dir_all(folder.0.join("other")).unwrap();
    let twin = folder.write("other/a.v1.ir", GOOD);
    let output = run(irc().args([&a, &twin]).arg("-o").arg(&out), b"");
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
}

#[cfg(unix)]
#[test]
fn a_link_is_written_through() {
    let folder = Folder::new("link");
    let good = folder.write("good.ir", GOOD);
    let real = folder.write("real.ptx", "as it was");
    let link = folder.0.join("link.ptx");
    std::os::unix::fs::symlink(&real, &link).unwrap();
    let output = run(irc().arg(&good).arg("-o").arg(&link), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink(), "the link stays");
    assert!(fs::read_to_string(&real).unwrap().starts_with(".version"));
    // A device is written as it is.
    let output = run(irc().arg(&good).args(["-o", "/dev/null"]), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

#[test]
fn paths_and_names_cannot_break_out_of_strings_and_comments() {
    let source = "file 0 \"a\\\"b\\0ac\"\n\
                  kernel @k(%p: ptr.global) {\nentry:\n  %\"x\\0ay\" = load.i32 %p at 0:1:2\n  \
                  %q = ptradd %p, 4\n  store %\"x\\0ay\", %q\n  ret\n}\n";
    let output = run(irc().args(["-", "--annotate"]), source.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let ptx = text(&output.stdout);
    assert!(ptx.contains(".file 1 \"a_b_c\""), "{ptx}");
    assert!(ptx.contains("// %x y = load"), "{ptx}");
    assert!(!ptx.lines().any(|line| line.starts_with('y')), "{ptx}");
}

#[test]
fn clusters_need_a_target_that_has_them() {
    let source = "kernel @k() cluster(2) {\nentry:\n  ret\n}\n";
    let output = run(irc().args(["-", "--target", "sm_80"]), source.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("sm_90") && output.stdout.is_empty());
    let output = run(irc().args(["-", "--target", "sm_90"]), source.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains(".reqnctapercluster 2"));
}

const PTX: &str = "// Made by hand.\n.version 7.8\n.target sm_80\n.address_size 64\n\
.visible .entry k(.param .u64 p) {\n.reg .b32 %r<3>; .reg .f32 %f<2>; .reg .b64 %rd<2>;\n\
ld.param.u64 %rd1, [p];\nmov.u32 %r1, %tid.x; add.s32 %r2, %r1, 3*(1+1);\nret;\n}\n";

const BAD_PTX: &str = ".version 7.8\n.target sm_80\n.address_size 64\n\
.visible .entry k(.param .u64 p) {\n.reg .b32 %r<3>; .reg .f32 %f<2>; .reg .b64 %rd<2>;\n\
add.foo.s32 %r1, %r1, 1;\nadd.s32 %r1, %f1, 1;\nld.global.u32 %r1, [nowhere];\n\
barrier.cluster.arrive;\nbra L;\nmov.b32 %r9, 1;\nld.global.u32 %r1, [p];\n}\n";

#[test]
fn all_that_is_wrong_with_ptx_is_told() {
    let folder = Folder::new("check-ptx");
    let (good, bad) = (folder.write("good.ptx", PTX), folder.write("bad.ptx", BAD_PTX));
    let output = run(irc().arg("check").arg(&good), b"");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    let output = run(irc().arg("check").arg(&bad).args(["--format", "json"]), b"");
    assert_eq!(output.status.code(), Some(1));
    let json = text(&output.stdout);
    for (line, code) in [
        (6, "P0302"),
        (7, "P0401"),
        (8, "P0203"),
        (9, "P0511"),
        (10, "P0204"),
        (11, "P0201"),
        (12, "P0403"),
    ] {
        let found = json
            .lines()
            .any(|object| object.contains(&format!("\"line\":{line},")) && object.contains(code));
        assert!(found, "{code} at {line}: {json}");
    }
    assert_eq!(json.matches("\"severity\":\"error\"").count(), 7, "{json}");
    assert_eq!(json.matches("\"help\":").count(), 7, "{json}");
    assert!(json.contains("the nearest form is `add.s32`"), "{json}");
    // Standard input is known by how it begins.
    let output = run(irc().args(["check", "-"]), BAD_PTX.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("error[P0511]: `barrier.cluster.arrive` needs"));
}

#[test]
fn ptx_and_ir_are_checked_for_a_target() {
    let folder = Folder::new("check-target");
    let ptx = folder.write("a.ptx", PTX);
    let output = run(irc().arg("check").arg(&ptx).args(["--target", "sm_100a"]), b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("sm_100a needs PTX 8.6"), "{}", text(&output.stderr));
    let ir = folder.write("a.ir", GOOD);
    let output = run(irc().arg("check").arg(&ir).args(["--target", "sm_100a"]), b"");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
}

#[test]
fn files_are_formatted() {
    let folder = Folder::new("fmt");
    let ptx = folder.write("a.ptx", PTX);
    let ir = folder.write("a.ir", format!("; Made by hand.\n{GOOD}"));
    for (file, part) in [
        (&ir, "store.i32 1, %p"),
        (&ir, "; Made by hand.\n"),
        (&ptx, "add.s32             %r2, %r1, 6;"),
        (&ptx, "// Made by hand."),
    ] {
        let output = run(irc().arg("fmt").arg(file), b"");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let form = text(&output.stdout).to_owned();
        assert!(form.contains(part), "{form}");
        let again = folder.write(&format!("again.{}", file.extension().unwrap().display()), &form);
        let output = run(irc().arg("fmt").arg(&again), b"");
        assert_eq!(text(&output.stdout), form);
        let output = run(irc().args(["fmt", "--check"]).arg(&again), b"");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(0), ""));
    }
    let output = run(irc().args(["fmt", "--check"]).arg(&ptx), b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("a.ptx"));
    let output = run(irc().args(["fmt", "--write"]).args([&ptx, &ir]), b"");
    assert_eq!(output.status.code(), Some(0));
    let output = run(irc().args(["fmt", "--check"]).args([&ptx, &ir]), b"");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn what_has_errors_is_not_formatted() {
    let folder = Folder::new("fmt-errors");
    let bad = folder.write("bad.ptx", BAD_PTX);
    let out = folder.0.join("out.ptx");
    let output = run(irc().arg("fmt").arg(&bad).arg("-o").arg(&out), b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty() && !out.exists() && !output.stderr.is_empty());
    let output = run(irc().args(["fmt", "--write"]).arg(&bad), b"");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(fs::read_to_string(&bad).unwrap(), BAD_PTX);
    let output = run(irc().args(["fmt", "--write", "-"]), PTX.as_bytes());
    assert_eq!(output.status.code(), Some(2));
}

#[cfg(unix)]
#[test]
fn what_is_formatted_in_place_keeps_its_permissions() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("fmt-permissions");
    for mode in [0o600, 0o640, 0o755] {
        let ptx = folder.write("a.ptx", PTX);
        fs::set_permissions(&ptx, fs::Permissions::from_mode(mode)).unwrap();
        let output = run(irc().args(["fmt", "--write"]).arg(&ptx), b"");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert_ne!(fs::read_to_string(&ptx).unwrap(), PTX);
        assert_eq!(fs::metadata(&ptx).unwrap().permissions().mode() & 0o7777, mode);
    }
}

#[test]
fn a_closed_pipe_is_no_panic() {
    let folder = Folder::new("closed-pipe");
    let ptx = folder.write("a.ptx", PTX);
    let closed = || {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        writer
    };
    let commands: [(&[&str], i32); 4] = [
        (&["fmt", "--check"], 1),
        (&["fmt"], 0),
        (&["fmt", "--write", "--check"], 2),
        (&["isa", "no such instruction"], 2),
    ];
    for (args, status) in commands {
        let mut command = irc();
        let output = command.args(args).arg(&ptx).stdout(closed()).stderr(Stdio::piped());
        let output = output.output().unwrap();
        assert_eq!(output.status.code(), Some(status), "{args:?}: {}", text(&output.stderr));
        let mut command = irc();
        let all_closed = command.args(args).arg(&ptx).stdout(closed()).stderr(closed());
        assert_eq!(all_closed.status().unwrap().code(), Some(status), "{args:?}");
    }
    let mut unknown = irc();
    let unknown = unknown.args(["isa", "nothing.of.this.name"]).stderr(closed());
    assert_eq!(unknown.stdout(closed()).status().unwrap().code(), Some(1));
    let mut usage = irc();
    let usage = usage.args(["fmt", "--write", "-"]).stderr(closed());
    assert_eq!(usage.stdout(closed()).status().unwrap().code(), Some(2));
}

#[test]
fn errors_of_fmt_in_json_are_where_those_of_check_are() {
    let folder = Folder::new("fmt-json");
    let (good, bad) = (folder.write("a.ptx", PTX), folder.write("bad.ptx", BAD_PTX));
    for option in ["--check", "--write"] {
        let output = run(irc().args(["fmt", option, "--format", "json"]).arg(&bad), b"");
        let json = text(&output.stdout).trim();
        assert!(json.starts_with('[') && json.ends_with(']') && json.contains("\"P0"), "{json}");
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(1), ""));
    }
    let output = run(irc().args(["fmt", "--check", "--format", "json"]).arg(&good), b"");
    let json = text(&output.stdout).trim();
    assert!(
        json.starts_with('[') && json.contains("a.ptx") && json.contains("\"C0302\""),
        "{json}"
    );
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(1), ""));
    // Standard output is for the text.
    let output = run(irc().args(["fmt", "--format", "json"]).arg(&good), b"");
    assert!(text(&output.stdout).starts_with(".version"));
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), "[]\n"));
}

#[test]
fn the_lowest_target_and_version_are_told() {
    let folder = Folder::new("lowest");
    let ptx = ".version 9.0\n.target sm_90\n.address_size 64\n.entry k() {\n.reg .b32 %r<3>;\n\
               mov.b32 %r2, 1;\nredux.sync.add.s32 %r1, %r2, -1;\nret;\n}\n";
    let file = folder.write("a.ptx", ptx);
    let output = run(irc().arg("check").arg("--lowest").arg(&file), b"");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).ends_with("a.ptx: sm_80, PTX 7.0\n"), "{}", text(&output.stdout));
}
