//! `irc link`: files to one file.

use crate::{Folder, irc, run, text};
use std::path::Path;

const CALLER: &str = "extern func @\"max<i32>\"(%a: i32, %b: i32) -> i32\n\
    internal func @helper(%x: i32) -> i32 {\nentry:\n  %y = add %x, 1\n  ret %y\n}\n\
    kernel @k(%p: ptr.global) {\nentry:\n  %x = load.i32 %p\n  %h = call @helper(%x)\n\
    %y = call @\"max<i32>\"(%h, 7)\n  store %y, %p\n  ret\n}\n";
const CALLEE: &str = ".version 7.0\n.target sm_80\n.address_size 64\n\
    .func (.param .b32 r) helper(.param .b32 x)\n{ .reg .b32 %r<3>; ld.param.b32 %r1, [x]; \
    st.param.b32 [r], %r1; ret; }\n\
    .visible .func (.param .b32 r) _$max$3ci32$3e(.param .b32 a, .param .b32 b)\n{\n\
    .reg .b32 %r<4>;\n{ .param .b32 p; .param .b32 q; ld.param.b32 %r1, [a]; \
    st.param.b32 [p], %r1; call (q), helper, (p); ld.param.b32 %r1, [q]; }\n\
    ld.param.b32 %r2, [b];\nmax.s32 %r3, %r1, %r2;\nst.param.b32 [r], %r3;\nret;\n}\n\
    .visible .func unused() { ret; }\n";

#[test]
fn files_of_ir_and_ptx_become_one() {
    let folder = Folder::new("linked");
    let (a, b) = (folder.write("a.ir", CALLER), folder.write("b.ptx", CALLEE));
    let out = folder.0.join("all.ptx");
    let output = run(irc().arg("link").args([&a, &b]).arg("-O0").arg("-o").arg(&out), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let linked = std::fs::read_to_string(&out).unwrap();
    assert!(linked.starts_with(".version 7.0\n.target sm_80\n"), "{linked}");
    // Both have a `helper` of their own, and nobody calls `unused`.
    assert!(linked.contains("_$helper$2e1") && !linked.contains("unused"), "{linked}");
    let output = run(irc().arg("check").arg(&out), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    for files in [vec![&out], vec![&a, &b]] {
        let mut command = irc();
        command.arg("run").args(files).args(["--block", "1", "--print", "0", "--"]);
        let output = run(command.arg("s32[1]=iota"), b"");
        assert!(text(&output.stdout).ends_with("0: 7\n"), "{}", text(&output.stderr));
    }
    let output = run(irc().args(["link", "--keep", "visible"]).args([&a, &b]), b"");
    assert!(text(&output.stdout).contains(".visible .func unused()"));
}

#[test]
fn prototypes_that_differ_are_shown_with_both_places() {
    let folder = Folder::new("differ");
    let (a, b) =
        (folder.write("a.ir", CALLER), folder.write("b.ptx", CALLEE.replace("b32 b", "b64 b")));
    let output = run(irc().arg("link").arg("--unchecked").args([&a, &b]), b"");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    let errors = text(&output.stderr);
    assert!(errors.starts_with("error[P0702]: `max<i32>` has different prototypes\n"), "{errors}");
    for part in
        ["a.ir:1:13", "b.ptx:6:1", ".extern .func (.param .b32 max<i32>_retval0)", ".param .b64 b)"]
    {
        assert!(errors.contains(part), "{part} in {errors}");
    }
    let output = run(irc().arg("link").arg("--unchecked").args([&b, &b]), b"");
    let errors = text(&output.stderr);
    assert!(errors.contains("`max<i32>` is defined twice"), "{errors}");
    let other = folder.write("c.ptx", ".version 7.0\n.target sm_75\n.address_size 64\n");
    let output = run(irc().arg("link").args([&b, &other]).arg("--unchecked"), b"");
    let errors = text(&output.stderr);
    assert!(errors.contains("b.ptx: .target sm_80") && errors.contains("c.ptx: .target sm_75"));
    // Nothing is written over what is read.
    let output = run(irc().arg("link").args([&a, &b]).arg("-o").arg(&b), b"");
    assert_eq!(output.status.code(), Some(2));
}

/// A toy program, IR and PTX, each with a store past the end of what it is given.
const STORES: [(&str, &str); 3] = [
    ("t.toy", "kernel last(out: &global mut [u32], n: u32) {\n    out[n] = 5;\n}\n"),
    (
        "a.ir",
        "extern func @put(%p: ptr.global)\n\nkernel @far(%p: ptr.global) {\nentry:\n  \
         %q = ptradd %p, 64\n  store.i32 7, %q\n  ret\n}\nkernel @near(%p: ptr.global) {\n\
         entry:\n  call @put(%p)\n  ret\n}\n",
    ),
    (
        "b.ptx",
        ".version 7.0\n.target sm_80\n.address_size 64\n.file 1 \"other.c\"\n\
         .visible .func put(.param .b64 p)\n{\n.reg .b64 %rd<2>;\nld.param.b64 %rd1, [p];\n\
         .loc 1 77 0\nst.global.b32 [%rd1+128], 3;\nret;\n}\n",
    ),
];

#[test]
fn faults_of_linked_programs_have_the_lines_of_their_files() {
    let folder = Folder::new("lines");
    let files = STORES.map(|(name, contents)| folder.write(name, contents));
    let launch = |kernel: &str, args: &[&str]| {
        let mut command = irc();
        command
            .arg("run")
            .arg("--unchecked")
            .args(&files)
            .args(["--kernel", kernel, "--block", "1"]);
        run(command.arg("--").args(args), b"")
    };
    for (kernel, args, place) in [
        ("last", &["u32[4]=zero", "u32:9"][..], "t.toy:2"),
        ("far", &["u32[4]=zero"][..], "a.ir:6"),
        ("near", &["u32[4]=zero"][..], "b.ptx:10"),
    ] {
        let output = launch(kernel, args);
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{errors}");
        assert!(errors.contains("error[R0101]: out-of-bounds: "), "{errors}");
        let line = errors.lines().find(|line| line.starts_with(" --> ")).unwrap_or_default();
        assert!(line.contains(&format!("{place} (PTX line ")), "{errors}");
    }
    // A slice is one argument, and its length is its own.
    let output = launch("last", &["u32[4]=zero", "u32:3"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let output = launch("last", &["u32[4]=zero", "u64:4", "u32:3"]);
    let errors = text(&output.stderr);
    assert!(
        errors.contains("kernel `last` takes 2 arguments: `out: &global mut [u32]`"),
        "{errors}"
    );
}

#[test]
fn standard_input_is_one_file() {
    let output = run(irc().args(["link", "-", "-"]), b"kernel @k() {\n  ret\n}\n");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    let said = text(&output.stderr);
    assert!(said.contains("standard input (`-`) can be read only once"), "{said}");
}

#[test]
fn a_toy_program_is_linked_with_others() {
    let folder = Folder::new("toys");
    let files = STORES.map(|(name, contents)| folder.write(name, contents));
    let output = run(irc().args(["link", "--target", "sm_80"]).args(&files), b"");
    let linked = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    for kernel in ["last", "far", "near"] {
        assert!(linked.contains(&format!(".entry {kernel}(")), "{linked}");
    }
    // What is wrong with one of them is told at its place.
    let wrong = folder.write("w.toy", "kernel k(out: &global mut [u32]) {\n    out[0] = x;\n}\n");
    let output = run(irc().arg("link").arg(&files[1]).arg(&wrong), b"");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    assert!(text(&output.stderr).contains("w.toy:2:14"), "{}", text(&output.stderr));
}

/// Text and bitcode of LLVM IR, IR and PTX in one link.
#[test]
fn files_of_all_kinds_are_linked() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden");
    let folder = Folder::new("link_all_kinds");
    let ir = folder.file("a.ir", "kernel @of_ir(%p: ptr.global) {\nentry:\n  ret\n}\n");
    let ptx = folder.file(
        "b.ptx",
        ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry of_ptx() { ret; }\n",
    );
    let output = run(
        irc()
            .arg("link")
            .arg(golden.join("llvm/lists.O1.ll"))
            .arg(golden.join("llvm-bitcode/saxpy.O1.bc"))
            .args([&ir, &ptx]),
        b"",
    );
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
    let all = String::from_utf8_lossy(&output.stdout);
    assert_eq!(all.matches(".entry ").count(), 5, "{all}");
    assert!(all.contains("axpy") && all.contains("of_ir") && all.contains("of_ptx"), "{all}");
}

/// What a file of LLVM IR needs of a library is compiled with it.
#[test]
fn a_library_of_llvm_ir_is_linked() {
    let folder = Folder::new("link_bitcode");
    let main = folder.file(
        "main.ll",
        "declare float @__nv_half(float)\ndefine ptx_kernel void @k(ptr %p) {\n  \
         %x = load float, ptr %p\n  %y = call float @__nv_half(float %x)\n  \
         store float %y, ptr %p\n  ret void\n}\n",
    );
    let library = folder.file(
        "library.ll",
        "define float @__nv_half(float %x) {\n  %y = fmul float %x, 5.0e-1\n  \
         ret float %y\n}\ndefine float @other(float %x) {\n  ret float %x\n}\n",
    );
    let without = run(irc().arg(&main), b"");
    assert_eq!(without.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&without.stderr).contains("`--link-bitcode FILE`"));
    let with = run(irc().arg(&main).arg("--link-bitcode").arg(&library), b"");
    let (ptx, said) =
        (String::from_utf8_lossy(&with.stdout), String::from_utf8_lossy(&with.stderr));
    assert_eq!(with.status.code(), Some(0), "{said}");
    assert!(ptx.contains("mul.rn.f32") && !ptx.contains("other"), "{ptx}");
    let over =
        run(irc().arg(&main).arg("--link-bitcode").arg(&library).arg("-o").arg(&library), b"");
    assert_ne!(over.status.code(), Some(0), "a library is an input");
    let missing = run(irc().arg(&main).args(["--link-bitcode", "/nowhere.bc"]), b"");
    assert_eq!(missing.status.code(), Some(1));
}
