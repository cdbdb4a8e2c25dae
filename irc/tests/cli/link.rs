//! `irc link`: files to one file.

use crate::{Folder, irc, run, text};

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
