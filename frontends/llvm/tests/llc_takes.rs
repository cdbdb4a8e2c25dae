//! What llc takes of frontends and of older versions of LLVM is taken here, with the same meaning.

/// The IR of a text.
fn ir(text: &str) -> String {
    let read = irc_llvm::read(text.as_bytes());
    read.unwrap_or_else(|errors| panic!("{text}\n{errors:?}")).to_string()
}

/// The IR of a function that calls an intrinsic, of operands with types, for its result.
fn call(result: &str, name: &str, operands: &[&str]) -> String {
    let types: Vec<&str> =
        operands.iter().map(|operand| operand.rsplit_once(' ').expect("a type").0).collect();
    let (types, operands) = (types.join(", "), operands.join(", "));
    ir(&format!(
        "declare {result} @{name}({types})\n\
         define {result} @f(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, <4 x i32> %v, \
         <4 x float> %w, <2 x half> %h, float %x, double %d, ptr %q) {{\n  \
         %r = call {result} @{name}({operands})\n  ret {result} %r\n}}"
    ))
}

#[test]
fn symbols_without_a_name_have_the_numbers_of_the_text() {
    let text = include_bytes!("../../../tests/golden/llvm-bitcode/unnamed.ll");
    let bitcode = include_bytes!("../../../tests/golden/llvm-bitcode/unnamed.bc");
    let options = irc_llvm::Options::default().with_debug(true);
    let [text, bitcode] = [&text[..], &bitcode[..]]
        .map(|bytes| irc_llvm::read_with(bytes, &options).expect("it is read"));
    assert_eq!(text.to_string(), bitcode.to_string());
    for name in ["global @1:", "func @3("] {
        assert!(text.to_string().contains(name), "{text}");
    }
    // A distinct node of debug information stands in front of the expression that it refers to.
    assert!([&text, &bitcode].iter().all(|module| module.debug.globals.len() == 1));
}

#[test]
fn modifications_need_not_be_volatile() {
    for (operation, order) in [
        ("atomicrmw volatile add ptr %p, i32 1 monotonic", "relaxed"),
        ("atomicrmw volatile nand ptr %p, i32 1 monotonic", "relaxed"),
        ("atomicrmw volatile add ptr %p, i8 1 syncscope(\"block\") monotonic", "relaxed"),
        ("atomicrmw volatile fmax ptr %p, float 1.0 acquire", "acquire"),
        ("cmpxchg volatile ptr %p, i32 1, i32 2 monotonic monotonic", "relaxed"),
        ("cmpxchg volatile ptr %p, i8 1, i8 2 monotonic monotonic", "relaxed"),
    ] {
        let text = ir(&format!("define void @f(ptr %p) {{\n  %r = {operation}\n  ret void\n}}"));
        let has = |word: &str| text.contains(word);
        assert!(has(order) && !has("volatile"), "{operation}\n{text}");
    }
}

#[test]
fn names_of_intrinsics_may_say_what_pointers_point_to() {
    for (result, name, operands) in [
        ("float", "llvm.nvvm.ldg.global.f.f32.p1f32", &["ptr addrspace(1) %g", "i32 4"][..]),
        ("<4 x float>", "llvm.nvvm.ldu.global.f.v4f32.p1v4f32", &["ptr addrspace(1) %g", "i32 16"]),
        ("ptr addrspace(1)", "llvm.nvvm.ptr.gen.to.global.p1i32.p0i32", &["ptr %p"]),
        ("ptr", "llvm.nvvm.ptr.global.to.gen.p0p0i8.p1p0i8", &["ptr addrspace(1) %g"]),
        (
            "{ i32, i32, i32, i32 }",
            "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3i16",
            &["ptr addrspace(3) %s"],
        ),
        ("i32", "llvm.experimental.vector.reduce.add.v4i32", &["<4 x i32> %v"]),
        (
            "float",
            "llvm.experimental.vector.reduce.v2.fadd.f32.v4f32",
            &["float %x", "<4 x float> %w"],
        ),
        ("ptr", "llvm.invariant.group.barrier.p0i8", &["ptr %p"]),
        ("<2 x half>", "llvm.nvvm.ex2.approx.f16x2", &["<2 x half> %h"]),
    ] {
        call(result, name, operands);
    }
    // What is no type at the end is a part of the name.
    let unknown = "declare i32 @llvm.nvvm.ldg.global.i.i32.p1x32(ptr addrspace(1), i32)\n\
                   define i32 @f(ptr addrspace(1) %g) {\n  \
                   %r = call i32 @llvm.nvvm.ldg.global.i.i32.p1x32(ptr addrspace(1) %g, i32 4)\n  \
                   ret i32 %r\n}";
    assert!(irc_llvm::read(unknown.as_bytes()).is_err());
}

#[test]
fn arithmetic_with_a_rounding_is_the_operation() {
    for (result, name, operands, made) in [
        ("float", "llvm.nvvm.sqrt.rn.f", &["float %x"][..], "fsqrt %x"),
        ("float", "llvm.nvvm.sqrt.rp.ftz.f", &["float %x"], "fsqrt rp ftz %x"),
        ("double", "llvm.nvvm.rcp.rm.d", &["double %d"], "frcp rm %d"),
        ("float", "llvm.nvvm.div.rz.f", &["float %x", "float 3.0"], "fdiv rz %x, 3.0"),
        (
            "double",
            "llvm.nvvm.fma.rn.d",
            &["double %d", "double %d", "double %d"],
            "fma %d, %d, %d",
        ),
        ("float", "llvm.nvvm.add.rn.ftz.f", &["float %x", "float %x"], "fadd ftz %x, %x"),
    ] {
        let text = call(result, name, operands);
        assert!(text.contains(made), "{name}: {made}\n{text}");
    }
    for (result, name, operands) in [
        ("float", "llvm.nvvm.sqrt.rz.d", &["float %x"][..]),
        ("float", "llvm.nvvm.add.rn.f", &["float %x", "float %x", "float %x"]),
        ("double", "llvm.nvvm.add.rn.f", &["float %x", "float %x"]),
        ("<2 x half>", "llvm.nvvm.add.rn.f", &["<2 x half> %h", "<2 x half> %h"]),
    ] {
        let wrong = std::panic::catch_unwind(|| call(result, name, operands));
        assert!(wrong.is_err(), "{name} of {operands:?}");
    }
    let saturated = call("float", "llvm.nvvm.add.rz.ftz.sat.f", &["float %x", "float %x"]);
    assert!(saturated.contains("ptx.add.rz.ftz.sat.f32"), "{saturated}");
}

#[test]
fn calling_conventions_of_every_target_are_functions() {
    let targets = ["aarch64_vector_pcs", "win64cc", "x86_stdcallcc", "cc 75", "cc 1023"];
    let all = ["spir_func", "swiftcc", "tailcc", "preserve_mostcc", "cc 10", "ghccc"];
    for convention in all.into_iter().chain(targets) {
        let text = ir(&format!(
            "define {convention} i32 @g(i32 %x) {{\n  ret i32 %x\n}}\n\
             define spir_kernel void @k(ptr addrspace(1) %p) {{\n  \
             %r = call {convention} i32 @g(i32 7)\n  store i32 %r, ptr addrspace(1) %p\n  \
             ret void\n}}\n!nvvm.annotations = !{{!0}}\n!0 = !{{ptr @k, !\"kernel\", i32 1}}"
        ));
        assert!(text.contains("func @g") && text.contains("kernel @k"), "{text}");
    }
    let other = "define amdgpu_kernel void @k() {\n  ret void\n}";
    assert!(irc_llvm::read(other.as_bytes()).is_err());
}

#[test]
fn pointers_to_pointers_have_spaces_of_their_own() {
    let text =
        ir("define void @f(i32* addrspace(1)* %g, i8 addrspace(3)* addrspace(1)** %p) {\n  \
                   %v = load i32*, i32* addrspace(1)* %g\n  store i32 1, i32* %v\n  ret void\n}");
    assert!(text.contains("@f(%g: ptr.global, %p: ptr)"), "{text}");
}

#[test]
fn copies_once_said_the_alignment_of_both() {
    let copy = |volatile: bool| {
        ir(&format!(
            "declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)\n\
             define void @f(i8* %p, i8* %q) {{\n  \
             call void @llvm.memcpy.p0i8.p0i8.i64(i8* %p, i8* %q, i64 16, i32 8, i1 {volatile})\n  \
             ret void\n}}"
        ))
    };
    assert!(copy(false).contains("align(8, 8)"), "{}", copy(false));
    assert!(!copy(false).contains("volatile"));
    assert!(copy(true).contains("volatile"), "{}", copy(true));
}

#[test]
fn bytes_that_are_passed_are_aligned_as_their_type_at_least() {
    let align = |ty: &str, said: &str| {
        let text = ir(&format!(
            "define ptx_kernel void @k(i32 %n, ptr byval({ty}) {said} %s) {{\n  ret void\n}}"
        ));
        let (_, rest) = text.split_once("x i8], ").unwrap_or_else(|| panic!("{text}"));
        rest.split(')').next().map(str::to_owned).unwrap_or_default()
    };
    assert_eq!(align("{ i64 }", "align 4"), "8");
    assert_eq!(align("{ i32 }", "align 16"), "16");
    assert_eq!(align("{ i64 }", ""), "8");
}

#[test]
fn summaries_and_values_of_debuggers_are_passed() {
    ir("define void @f() {\n  ret void\n}\n^0 = module: (path: \"a\", hash: (0, 0))\n\
        ^1 = gv: (name: \"f)\",\n  summaries: (a))\n^2 = flags: 8");
    assert!(irc_llvm::read(b"define i32 @f() {\n  ret i32 ^ 1\n}").is_err());
    ir("define void @f() !dbg !4 {\n  \
        #dbg_value(<2 x i32> <i32 1, i32 2>, !6, !DIExpression(), !7)\n  \
        #dbg_value(!DIArgList(<2 x i32> <i32 1, i32 2>, i32 3), !6, !DIExpression(), !7)\n  \
        ret void\n}\n!llvm.dbg.cu = !{!0}\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n\
        !1 = !DIFile(filename: \"a.c\", directory: \"/\")\n\
        !3 = !DISubroutineType(types: !{null})\n\
        !4 = distinct !DISubprogram(name: \"c\", file: !1, scope: !1, type: !3, unit: !0)\n\
        !5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
        !6 = !DILocalVariable(name: \"x\", scope: !4, file: !1, line: 2, type: !5)\n\
        !7 = !DILocation(line: 2, column: 3, scope: !4)\n");
}

#[test]
fn reflection_has_two_names() {
    let asked = |name: &str| {
        ir(&format!(
            "@f = private constant [11 x i8] c\"__CUDA_FTZ\\00\"\n\
             declare i32 @{name}(ptr)\ndefine i32 @g() {{\n  \
             %r = call i32 @{name}(ptr @f)\n  ret i32 %r\n}}\n\
             !llvm.module.flags = !{{!0}}\n!0 = !{{i32 4, !\"nvvm-reflect-ftz\", i32 1}}"
        ))
    };
    assert!(asked("llvm.nvvm.reflect").contains("ret 1"), "{}", asked("llvm.nvvm.reflect"));
    assert!(asked("__nvvm_reflect").contains("ret 1"));
}

/// Texts of a carry chain, one `asm` each, as libraries of large numbers have them.
fn chain(between: &str) -> String {
    format!(
        "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %a, i32 %b, i1 %c) {{\n  \
         %lo = call i32 asm \"add.cc.u32 $0, $1, $2;\", \"=r,r,r\"(i32 %a, i32 %b)\n  \
         {between}\n  \
         %mid = call i32 asm sideeffect \"addc.cc.u32 $0, $1, $2;\", \"=r,rn,r\"(i32 3, i32 %b)\n  \
         %q = getelementptr i32, ptr addrspace(1) %p, i32 1\n  \
         store i32 %lo, ptr addrspace(1) %q\n  \
         %hi = call i32 asm \"madc.hi.u32 $0, $1, $2, $2;\", \"=r,0,r\"(i32 %mid, i32 %b)\n  \
         store i32 %hi, ptr addrspace(1) %p\n  ret void\n}}"
    )
}

#[test]
fn carries_go_from_text_to_text() {
    let text = ir(&chain(""));
    assert_eq!(text.matches("add.cc.u32").count(), 3, "{text}");
    assert_eq!(text.matches("addc.u32").count(), 2, "{text}");
    // Nothing else has a carry as a result.
    let alone = ir("define i32 @f(i32 %a) {\n  \
                    %r = call i32 asm \"add.cc.u32 $0, $1, 1; addc.u32 $0, $0, 0;\", \
                    \"=r,r\"(i32 %a)\n  ret i32 %r\n}");
    assert_eq!(alone.matches(".u32").count(), 2, "{alone}");
}

/// Branches and loops do not matter, and neither do names and comments that look like carries.
#[test]
fn carries_go_through_blocks() {
    ir(&chain("br i1 %c, label %next, label %next\nnext:"));
    let text = ir("define i32 @f(i32 %a, i32 %n) {\nentry:\n  \
                   %x = call i32 asm \"add.cc.u32 $0, $1, $1;\", \"=r,r\"(i32 %a)\n  \
                   br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  \
                   %s = phi i32 [ %x, %entry ], [ %t, %loop ]\n  \
                   %t = call i32 asm \"// on from add.cc\\0Aaddc.cc.u32 $0, $1, $2;\", \
                   \"=r,r,r\"(i32 %s, i32 %a)\n  \
                   %j = add i32 %i, 1\n  %c = icmp ult i32 %j, %n\n  \
                   br i1 %c, label %loop, label %done\ndone:\n  ret i32 %t\n}");
    assert_eq!(text.matches(": i32, ").count(), 3, "{text}");
    // A writer that may not run leaves the carry that there was.
    let guarded = "define i32 @f(i32 %a) {\n  \
                   %x = call i32 asm \"add.cc.u32 $0, $1, $1;\", \"=r,r\"(i32 %a)\n  \
                   %y = call i32 asm \"{ .reg .pred p; setp.eq.u32 p, $1, 4; mov.u32 $0, 0; \
                   @p add.cc.u32 $0, $1, 1; }\", \"=&r,r\"(i32 %x)\n  \
                   %z = call i32 asm \"addc.u32 $0, $1, 0;\", \"=r,r\"(i32 %y)\n  ret i32 %z\n}";
    assert_eq!(ir(guarded).matches(", -1").count(), 2, "{}", ir(guarded));
    for alone in [
        "// addc after add.cc\\0Amov.u32 $0, $1;",
        "{ .reg .u32 addcount; add.u32 addcount, $1, 1; L: mov.u32 $0, addcount; }",
        "{ .reg .pred p; setp.eq.u32 p, $1, 0; @p bra B; bra A; A: addc.u32 $0, $1, 1; bra C; \
         B: add.cc.u32 $0, $1, 1; bra A; C: }",
    ] {
        let text = format!(
            "define i32 @f(i32 %a) {{\n  %r = call i32 asm \"{alone}\", \"=r,r\"(i32 %a)\n  \
             ret i32 %r\n}}"
        );
        let read = irc_llvm::read(text.as_bytes()).map_err(|errors| errors[0].message.clone());
        // Whether the last one may read its carry is asked of the module, not here.
        let text = read.expect("it has no carry of another text").to_string();
        assert!(!text.contains("-1"), "{text}");
    }
}

#[test]
fn a_carry_that_no_text_leaves_is_an_error() {
    let later = "define i32 @f(i32 %a) {\n  \
                 %r = call i32 asm \"addc.cc.u32 $0, $1, 1;\", \"=r,r\"(i32 %a)\n  \
                 %s = call i32 asm \"add.cc.u32 $0, $1, 1;\", \"=r,r\"(i32 %r)\n  \
                 ret i32 %s\n}";
    let alone = "define i32 @f(i32 %a) {\n  \
                 %r = call i32 asm \"{ .reg .u32 t; subc.u32 t, $1, 1; mov.u32 $0, t; }\", \
                 \"=r,r\"(i32 %a)\n  ret i32 %r\n}";
    for (text, name) in [(later, "addc.cc.u32"), (alone, "subc.u32")] {
        let errors = irc_llvm::read(text.as_bytes()).expect_err("the carry is lost");
        let message =
            format!("`{name}` reads a carry that no text before it in its function leaves");
        assert!(errors[0].message.contains(&message), "{errors:?}");
        assert!(errors[0].help.as_ref().is_some_and(|help| help.contains("clang -O1")));
    }
}

/// The mode of results stands in front of that of operands.
#[test]
fn results_decide_whether_subnormals_are_flushed() {
    for (mode, flushes) in
        [("ieee,preserve-sign", false), ("preserve-sign,ieee", true), ("preserve-sign", true)]
    {
        let text = ir(&format!(
            "define float @f(float %x) #0 {{\n  %r = fadd float %x, %x\n  ret float %r\n}}\n\
             attributes #0 = {{ \"denormal-fp-math-f32\"=\"{mode}\" }}"
        ));
        assert_eq!(text.contains("fadd ftz"), flushes, "{mode}\n{text}");
    }
}
