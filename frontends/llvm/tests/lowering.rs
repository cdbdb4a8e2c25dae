//! What the reader makes of constructs whose meaning is easily lost.

/// The IR of a text.
fn ir(text: &str) -> String {
    irc_llvm::read(text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}")).to_string()
}

/// What orders the memory of one thread keeps accesses on their sides.
#[test]
fn barriers_of_the_compiler_order_memory() {
    let barriers = [
        "call void asm sideeffect \"\", \"~{memory}\"()",
        "fence syncscope(\"singlethread\") seq_cst",
        "fence syncscope(\"block\") acq_rel",
    ];
    for barrier in barriers {
        let text = ir(&format!(
            "define i32 @f(ptr %p) {{\n  %a = load i32, ptr %p\n  {barrier}\n  \
             %b = load i32, ptr %p\n  %c = sub i32 %a, %b\n  ret i32 %c\n}}"
        ));
        let parts: Vec<&str> = text.split("fence").collect();
        assert_eq!(parts.len(), 2, "{text}");
        assert!(parts.iter().all(|part| part.contains("load")), "{text}");
    }
}

/// A quotient by a power of two that may be fused is a product, as only those can be.
#[test]
fn quotients_by_powers_of_two_can_be_fused() {
    let quotient = |flags: &str, ty: &str, by: &str| {
        ir(&format!(
            "define {ty} @f({ty} %x) {{\n  %q = fdiv {flags} {ty} %x, {by}\n  ret {ty} %q\n}}"
        ))
    };
    assert!(quotient("contract", "float", "-4.0").contains("fmul contract %x, -0.25"));
    assert!(quotient("contract", "double", "8.0").contains("fmul contract %x, 0.125"));
    for (flags, ty, by) in [
        ("", "float", "4.0"),
        ("contract", "float", "3.0"),
        ("contract", "float", "0.0"),
        ("contract", "float", "0x7FF0000000000000"),
        // The inverse of 2^127 is subnormal, that of 2^-140 is no number of the type.
        ("contract", "float", "0x47E0000000000000"),
        ("contract", "float", "0x3730000000000000"),
        ("contract afn", "float", "4.0"),
        ("contract", "double", "0x0008000000000000"),
        ("contract", "half", "4.0"),
    ] {
        let text = quotient(flags, ty, by);
        assert!(text.contains("fdiv") && !text.contains("fmul"), "{text}");
    }
}

/// An index of one bit has no lane 2 or 3, nor has lane 2 the number 0.
#[test]
fn lanes_that_an_index_cannot_name_are_not_compared_with() {
    let body = |index: &str| {
        ir(&format!(
            "define i32 @f(<4 x i32> %v, {index} %i) {{\n  \
             %r = extractelement <4 x i32> %v, {index} %i\n  \
             %w = insertelement <4 x i32> %v, i32 %r, {index} %i\n  \
             %x = extractelement <4 x i32> %w, i32 2\n  ret i32 %x\n}}"
        ))
    };
    let compared = |text: &str| text.matches("icmp eq").count();
    assert_eq!([compared(&body("i1")), compared(&body("i32"))], [3, 7], "{}", body("i1"));
}

/// What `!llvm.loop` says of unrolling goes to the branch; not to unroll comes first.
#[test]
fn properties_of_loops_are_kept() {
    let asked = |nodes: &str| {
        let text = ir(&format!(
            "define void @f(i1 %c) {{\nentry:\n  br label %a\na:\n  \
             br i1 %c, label %a, label %b, !llvm.loop !1\nb:\n  \
             br i1 %c, label %b, label %d\nd:\n  ret void\n}}\n{nodes}"
        ));
        let line = text.lines().find(|line| line.contains("condbr")).expect("it is there");
        line.split_once("unroll").map(|(_, asked)| asked.to_owned())
    };
    let progress = "!2 = !{!\"llvm.loop.mustprogress\"}\n";
    let with = |property: &str| {
        asked(&format!("!1 = distinct !{{!1, !2, !3}}\n{progress}!3 = !{{{property}}}"))
    };
    let from = |text: &str| Some(text.to_owned());
    assert_eq!(with("!\"llvm.loop.unroll.disable\""), from("(disable)"));
    assert_eq!(with("!\"llvm.loop.unroll.enable\""), from("(enable)"));
    assert_eq!(with("!\"llvm.loop.unroll.full\""), from("(full)"));
    assert_eq!(with("!\"llvm.loop.unroll.count\", i32 6"), from("(6)"));
    assert_eq!(with("!\"llvm.loop.unroll.count\", i32 0"), None);
    assert_eq!(with("!\"llvm.loop.vectorize.width\", i32 4"), None);
    assert_eq!(asked(&format!("!1 = distinct !{{!1, !2}}\n{progress}")), None);
    let both = "!1 = distinct !{!1, !2, !3}\n!2 = !{!\"llvm.loop.unroll.enable\"}\n\
                !3 = !{!\"llvm.loop.unroll.disable\"}";
    assert_eq!(asked(both), from("(disable)"));
}

/// Where every loop is marked, a level of clang that unrolls nothing has done it.
#[test]
fn marks_of_all_loops_are_forgotten() {
    let asked = |second: &str| {
        let text = ir(&format!(
            "define void @f(i1 %c) {{\nentry:\n  br label %a\na:\n  \
             br i1 %c, label %a, label %b, !llvm.loop !1\nb:\n  \
             br i1 %c, label %b, label %d{second}\nd:\n  ret void\n}}\n\
             !1 = distinct !{{!1, !2}}\n!2 = !{{!\"llvm.loop.unroll.disable\"}}\n\
             !3 = distinct !{{!3, !4}}\n!4 = !{{!\"llvm.loop.unroll.count\", i32 4}}\n\
             !5 = distinct !{{!5, !6}}\n!6 = !{{!\"llvm.loop.mustprogress\"}}\n"
        ));
        let lines = text.lines().filter(|line| line.contains("condbr"));
        let words = lines.map(|line| line.split_once("unroll").map_or("", |(_, asked)| asked));
        words.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(asked(", !llvm.loop !1"), " ");
    assert_eq!(asked(", !llvm.loop !3"), " (4)");
    assert_eq!(asked(", !llvm.loop !5"), "(disable) ");
    assert_eq!(asked(""), "(disable) ");
    // One of five may have lost its mark.
    let of_five = |marked: usize| {
        let mark = |number| if number < marked { ", !llvm.loop !1" } else { "" };
        let each =
            |number| format!("br i1 %c, label %{number}, label %{}{}", number + 1, mark(number));
        let loops: String =
            (0..5).map(|number| format!("{number}:\n  {}\n", each(number))).collect();
        let text = ir(&format!(
            "define void @f(i1 %c) {{\nentry:\n  br label %0\n{loops}5:\n  ret void\n}}\n\
             !1 = distinct !{{!1, !2}}\n!2 = !{{!\"llvm.loop.unroll.disable\"}}\n"
        ));
        text.matches("unroll(disable)").count()
    };
    assert_eq!([2, 3, 4, 5].map(of_five), [2, 3, 0, 0]);
    // What the author of an only loop asks looks the same.
    let one = "define void @f(i1 %c) {\nentry:\n  br label %a\na:\n  \
               br i1 %c, label %a, label %b, !llvm.loop !1\nb:\n  ret void\n}\n\
               !1 = distinct !{!1, !2}\n!2 = !{!\"llvm.loop.unroll.disable\"}\n";
    assert!(!ir(one).contains("unroll"));
}

/// A texture by reference is a global of its own type, and its handle an operand.
#[test]
fn textures_by_reference_are_handles() {
    let text = ir("@t = internal addrspace(1) global i64 0, align 8
         define ptx_kernel void @k(ptr addrspace(1) %out, i32 %x) {
           %h = tail call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @t)
           %v = call { float, float, float, float }
             @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 %h, i32 %x)
           %r = extractvalue { float, float, float, float } %v, 0
           store float %r, ptr addrspace(1) %out, align 4
           ret void
         }
         !nvvm.annotations = !{!0}
         !0 = !{ptr addrspace(1) @t, !\"texture\", i32 1}");
    assert!(text.contains("global @t: texref"), "{text}");
    assert!(text.contains("ptx.tex.1d.v4.f32.s32 [%h, (%x)]"), "{text}");
}

/// A visible alias is a name of its own; in this module calls go to what it stands for.
#[test]
fn visible_aliases_are_names() {
    let text = ir("@b = alias void (), ptr @a
         define void @a() { ret void }
         define ptx_kernel void @k() { call void @b() ret void }");
    assert!(text.contains("alias") && text.contains("@b"), "{text}");
    assert!(text.contains("call @a()"), "{text}");
}

/// The names of loads of tensors had no group of CTAs before LLVM 22.
#[test]
fn tensors_are_loaded_as_older_versions_say() {
    let text = ir("define void @f(ptr addrspace(3) %d, ptr addrspace(3) %b, ptr %m, i32 %x) {
           call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(3) %d,
             ptr addrspace(3) %b, ptr %m, i32 %x, i16 0, i64 0, i1 false, i1 false)
           ret void
         }");
    let spelling = "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier";
    assert!(text.contains(spelling) && !text.contains("cta_group"), "{text}");
}

/// What follows a terminator is a block, with or without a label.
#[test]
fn blocks_need_no_labels() {
    let text = ir("define void @f(i1 %c) {
           br i1 %c, label %end, label %end
           br label %end
         end:
           ret void
         }");
    assert!(text.contains("ret"), "{text}");
}

/// Lanes are moved around without instructions.
#[test]
fn lanes_are_moved_by_name() {
    // Backwards it is 40 30 20 10, whose upper half then stands in place of the lower, too.
    for (lane, want) in [20, 10, 20, 10].into_iter().enumerate() {
        let text = ir(&format!(
            "define i32 @f() {{
               %a = call <4 x i32> @llvm.vector.reverse.v4i32(
                 <4 x i32> <i32 10, i32 20, i32 30, i32 40>)
               %b = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %a, <4 x i32> %a, i32 -4)
               %c = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %b, i64 2)
               %d = call <4 x i32>
                 @llvm.vector.insert.v4i32.v2i32(<4 x i32> %b, <2 x i32> %c, i64 0)
               %e = call {{ <2 x i32>, <2 x i32> }}
                 @llvm.vector.deinterleave2.v4i32(<4 x i32> %d)
               %g = extractvalue {{ <2 x i32>, <2 x i32> }} %e, 0
               %h = extractvalue {{ <2 x i32>, <2 x i32> }} %e, 1
               %r = call <4 x i32>
                 @llvm.vector.interleave2.v4i32(<2 x i32> %g, <2 x i32> %h)
               %x = extractelement <4 x i32> %r, i32 {lane}
               ret i32 %x
             }}"
        ));
        assert!(text.contains(&format!("ret {want}\n")), "{text}");
    }
}

/// Lanes that are not whole bytes lie next to each other in a variable, the first lowest.
#[test]
fn variables_of_lanes_that_share_bytes_are_packed() {
    let contents = |init: &str| {
        let text = ir(&format!("@g = constant {init}"));
        let line = text.lines().find(|line| line.contains("@g")).expect("it is there");
        line.split_once(" = ").map(|(_, contents)| contents.to_owned())
    };
    let from = |text: &str| Some(text.to_owned());
    assert_eq!(contents("<4 x i4> splat (i4 3)"), from("\"33\""));
    assert_eq!(contents("<4 x i4> <i4 -1, i4 3, i4 undef, i4 4>"), from("\"?@\""));
    assert_eq!(contents("<8 x i1> splat (i1 true)"), from("\"\\ff\""));
    assert_eq!(
        contents("[2 x <2 x i4>] [<2 x i4> splat (i4 5), <2 x i4> splat (i4 4)]"),
        from("\"UD\"")
    );
    assert_eq!(contents("<2 x i12> splat (i12 -2048)"), from("\"\\00\\08\\80\\00\""));
}

/// A masked access of all lanes is one of the vector, also where lanes share bytes.
#[test]
fn masked_accesses_of_all_lanes_are_whole() {
    let text = ir("define <8 x i1> @f(ptr %p) {\n  %a = call <8 x i1> \
         @llvm.masked.load.v8i1.p0(ptr %p, i32 1, <8 x i1> splat (i1 true), <8 x i1> poison)\n  \
         ret <8 x i1> %a\n}\n\
         declare <8 x i1> @llvm.masked.load.v8i1.p0(ptr, i32, <8 x i1>, <8 x i1>)\n");
    assert_eq!(text.matches("load.").count(), 1, "{text}");
}

/// What the assembler of LLVM 22 makes of them is in its disassembly.
#[test]
fn constants_have_the_bits_that_llvm_says() {
    let init = |text: &str| {
        let text = ir(&format!("@x = global {text}"));
        text.trim_end().split_once(" = ").map(|(_, init)| init.to_owned()).expect("it has one")
    };
    // The highest bit that is set is the sign.
    for (text, bytes) in [("s0x1", 255), ("s0x0FF", 255), ("s0x2", 254), ("u0x1FF", 255)] {
        assert_eq!(init(&format!("i8 {text}")), init(&format!("i8 {bytes}")), "{text}");
    }
    assert_eq!(init("i16 s0x7F"), init("i16 -1"));
    assert_eq!(init("i64 s0x0"), init("i64 0"));
    // A signalling NaN stays one, a quiet one has its payload.
    assert_eq!(init("float 0x7FF0000020000000"), init("i32 2139095041"));
    assert_eq!(init("float 0xFFF8000040000000"), init("i32 -4194302"));
    assert_eq!(init("half 0x7FF0040000000000"), init("i16 31745"));
    assert_eq!(init("bfloat 0x7FF0200000000000"), init("i16 32641"));
    assert_eq!(init("bfloat 0x3FF0000000000000"), init("i16 16256"));
    let quad = "fp128 0xL0807060504030201100F0E0D0C0B0A09";
    assert_eq!(init(quad), init("i128 u0x100F0E0D0C0B0A090807060504030201"));
}

/// A variable without bytes has an address, so it has a byte, as llc has it.
#[test]
fn variables_without_bytes_have_one() {
    let text = ir("%none = type {}
         @a = internal addrspace(1) global %none zeroinitializer
         @b = addrspace(1) global [0 x i32] []
         @c = internal addrspace(3) global [0 x float] undef
         @d = constant { [0 x i8], %none } undef
         @e = external addrspace(3) global [0 x i8]
         define ptr addrspace(3) @f() {
           %s = select i1 true, ptr addrspace(3) @c, ptr addrspace(3) @e
           ret ptr addrspace(3) %s
         }");
    let of = |name: &str| {
        let line = text.lines().find(|line| line.contains(&format!("@{name}:")));
        line.unwrap_or_else(|| panic!("{name}: {text}")).to_owned()
    };
    for name in ["a", "b", "c", "d"] {
        assert!(of(name).contains("[1 x i8]"), "{text}");
    }
    assert!(of("e").contains("dynamic"), "{text}");
}

/// `T*` is a pointer without a type, as LLVM reads it.
#[test]
fn types_of_pointers_are_passed_over() {
    let old = "define i32 @f(i32 addrspace(1)* %p, { i8, [2 x i32]* }** %q) {
         %v = load i32, i32 addrspace(1)* %p
         %w = load i32*, { i8, [2 x i32]* }** %q
         store i32 %v, i32* %w
         ret i32 %v
       }";
    let new = "define i32 @f(ptr addrspace(1) %p, ptr %q) {
         %v = load i32, ptr addrspace(1) %p
         %w = load ptr, ptr %q
         store i32 %v, ptr %w
         ret i32 %v
       }";
    assert_eq!(ir(old), ir(new));
}

/// So is `T (..)*`, which stands wherever a value's type does.
#[test]
fn types_of_pointers_to_functions_are_passed_over() {
    let old =
        "@used = global { i8*, void (i32, i32*)* } { i8* bitcast (void (i32, i32*)* @g to i8*), \
         void (i32, i32*)* null }
       declare void @g(i32, i32*)
       define void (i32, i32*)* @f(i32 (i8*, ...)** %p) {
         %v = load i32 (i8*, ...)*, i32 (i8*, ...)** %p
         %w = call i32 (i8*, ...) %v(i8* null, i32 1)
         %s = alloca void (i32, i32*)*
         store void (i32, i32*)* @g, void (i32, i32*)** %s
         ret void (i32, i32*)* @g
       }";
    let new = "@used = global { ptr, ptr } { ptr @g, ptr null }
       declare void @g(i32, ptr)
       define ptr @f(ptr %p) {
         %v = load ptr, ptr %p
         %w = call i32 (ptr, ...) %v(ptr null, i32 1)
         %s = alloca ptr
         store ptr @g, ptr %s
         ret ptr @g
       }";
    assert_eq!(ir(old), ir(new));
    let wrong = "define void @f(ptr %p) {\n  %v = load i32 (ptr), ptr %p\n  ret void\n}";
    let errors = irc_llvm::read(wrong.as_bytes()).expect_err("a function is no value");
    assert!(errors[0].message.contains("expected `*`"), "{errors:?}");
}

/// Processors before sm_70 exchange 16 bits within the word around them.
#[test]
fn short_atomics_of_old_processors_are_those_of_their_word() {
    let body = |cpu: &str| {
        ir(&format!(
            "define i16 @f(ptr addrspace(1) %p, i16 %x) #0 {{
               %a = atomicrmw and ptr addrspace(1) %p, i16 %x monotonic
               %c = cmpxchg ptr addrspace(1) %p, i16 %a, i16 %x monotonic monotonic
               %v = extractvalue {{ i16, i1 }} %c, 0
               ret i16 %v
             }}
             attributes #0 = {{ \"target-cpu\"=\"{cpu}\" }}"
        ))
    };
    let (old, new) = (body("sm_60"), body("sm_70"));
    assert_eq!(old.matches(" 0xffff").count() + old.matches(" 65535").count(), 2, "{old}");
    assert!(!new.contains("65535") && !new.contains("0xffff"), "{new}");
}

/// More threads than a CTA can have are no limit.
#[test]
fn a_limit_that_no_launch_reaches_is_dropped() {
    let head = |size: &str| {
        let text = ir(&format!(
            "define ptx_kernel void @k() #0 {{ ret void }}
             attributes #0 = {{ \"nvvm.maxntid\"=\"{size}\" \"nvvm.minctasm\"=\"2\" }}"
        ));
        text.lines().next().expect("a head").to_owned()
    };
    assert!(head("32,32,1").contains("maxntid") && head("32,32,1").contains("minnctapersm"));
    assert!(!head("10,20,30").contains("maxntid") && !head("10,20,30").contains("minnctapersm"));
}

/// What LLVM promises of integers and addresses is said in the IR, as far as it holds there.
#[test]
fn promises_are_kept() {
    let made = |line: &str, mnemonic: &str| {
        let text = ir(&format!(
            "define void @f(i32 %a, i32 %b, i5 %n, i64 %i, ptr addrspace(1) %p) {{\n  \
             %r = {line}\n  ret void\n}}"
        ));
        let found = text.lines().filter_map(|line| line.split_once(mnemonic));
        found.map(|(_, rest)| rest.trim().to_owned()).next_back().unwrap_or(text)
    };
    let cases = [
        ("lshr exact i32 %a, %b", "= lshr", "exact %a, %b"),
        ("ashr exact i32 %a, %b", "= ashr", "exact %a, %b"),
        ("udiv exact i32 %a, %b", "= udiv", "exact %a, %b"),
        ("sdiv exact i32 %a, %b", "= sdiv", "exact %a, %b"),
        ("or disjoint i32 %a, %b", "= or", "disjoint %a, %b"),
        ("shl nuw nsw i32 %a, %b", "= shl", "nsw nuw %a, %b"),
        ("icmp samesign ult i32 %a, %b", "= icmp", "ult samesign %a, %b"),
        ("zext nneg i32 %a to i64", "= zext", ".i64 nneg %a"),
        ("uitofp nneg i32 %a to float", "= utof", ".f32 nneg %a"),
        ("trunc nuw nsw i64 %i to i32", "= trunc", ".i32 nsw nuw %i"),
        // What has zeros above its five bits is not negative in eight.
        ("zext i5 %n to i32", "= zext", ".i32 nneg %0"),
        (
            "getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %i",
            "= ptradd",
            "nuw nusw %p, %i * 4",
        ),
        ("getelementptr nusw i8, ptr addrspace(1) %p, i64 -4", "= ptradd", "nusw %p, -4"),
        ("getelementptr i8, ptr addrspace(1) %p, i64 4", "= ptradd", "%p, 4"),
    ];
    for (line, mnemonic, rest) in cases {
        assert_eq!(made(line, mnemonic), rest, "{line}");
    }
}

/// An odd number that does not wrap may wrap in the wider one that holds it, and an address in
/// another space is another sum.
#[test]
fn promises_that_do_not_hold_in_the_width_of_the_ir_are_dropped() {
    let odd = ir("define i5 @f(i5 %a, i5 %b) {\n  %r = add nuw nsw i5 %a, %b\n  ret i5 %r\n}");
    assert!(odd.contains("= add %") && !odd.contains("nsw"), "{odd}");
    // A variable of LLVM's stack is in the generic space, ours in local memory.
    let local = ir("define i32 @f(i64 %i) {\n  %s = alloca [4 x i32]\n  \
                    %q = getelementptr inbounds i32, ptr %s, i64 %i\n  \
                    %v = load i32, ptr %q\n  ret i32 %v\n}");
    assert!(local.contains("ptradd") && !local.contains("nusw"), "{local}");
}

fn ir_of_nuw() -> String {
    ir("define ptr addrspace(1) @f(ptr addrspace(1) %p, i32 %i) {\n  %s = add i32 %i, 3\n  \
        %e = sext i32 %s to i64\n  \
        %r = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %e\n  \
        ret ptr addrspace(1) %r\n}")
}

/// A constant leaves an index of 32 bits that is extended and may wrap where the address is in the
/// object of the base, whose elements are not small; else it stays.
#[test]
fn constants_leave_indices_that_cannot_have_wrapped() {
    let address = |sum: &str, flags: &str, element: &str, rest: &str| {
        let text = ir(&format!(
            "define ptr addrspace(1) @f(ptr addrspace(1) %p, i32 %i) {{\n  %s = {sum}\n  \
             %e = sext i32 %s to i64\n  \
             %r = getelementptr {flags}{element}, ptr addrspace(1) %p, i64 %e{rest}\n  \
             ret ptr addrspace(1) %r\n}}"
        ));
        let line = text.lines().find(|line| line.contains("= ptradd")).map(str::to_owned);
        line.unwrap_or_else(|| panic!("{text}"))
            .split_once("* ")
            .expect("it is scaled")
            .1
            .to_owned()
    };
    let sum = "add i32 %i, 259";
    assert_eq!(address(sum, "inbounds ", "double", ""), "8 + 2072");
    assert_eq!(address(sum, "inbounds nuw ", "i32", ""), "4 + 1036");
    // What is left may be negative.
    assert!(!ir_of_nuw().contains("nuw"), "{}", ir_of_nuw());
    // A constant by which an index may wrap to a small one.
    assert_eq!(address("add i32 %i, 2147483647", "inbounds ", "double", ""), "8");
    assert_eq!(address("add i32 %i, 268435457", "inbounds ", "i32", ""), "4");
    // Not in one object; too small; a promise that optimisation uses; one that may become positive.
    assert_eq!(address(sum, "nusw ", "double", ""), "8");
    assert_eq!(address(sum, "", "double", ""), "8");
    assert_eq!(address(sum, "inbounds ", "i16", ""), "2");
    assert_eq!(address("add nsw i32 %i, 259", "inbounds ", "double", ""), "8");
    assert_eq!(address("add i32 %i, -3", "inbounds ", "double", ""), "8");
    // Other indices may make up for it.
    assert_eq!(address(sum, "inbounds ", "[4 x i32]", ", i64 3"), "16");
}

/// The only index of an address inside an object is near if it has 32 bits and the elements have at
/// least four bytes.
#[test]
fn indices_of_32_bits_are_near() {
    let is_near = |index: &str, address: &str| {
        let text = ir(&format!(
            "define ptr addrspace(1) @f(ptr addrspace(1) %p, i32 %a, i64 %w) {{\n  \
             %s = mul i32 %a, %a\n  {index}\n  %q = getelementptr {address}\n  \
             ret ptr addrspace(1) %q\n}}"
        ));
        assert!(text.contains("= ptradd"), "{text}");
        text.contains(" near ")
    };
    let sign = "%x = sext i32 %s to i64";
    let inbounds = "inbounds float, ptr addrspace(1) %p, i64 %x";
    assert!(is_near(sign, inbounds));
    assert!(is_near("%x = zext nneg i32 %s to i64", inbounds));
    assert!(is_near("", "inbounds double, ptr addrspace(1) %p, i32 %s"));
    assert!(!is_near("%x = zext i32 %s to i64", inbounds));
    assert!(!is_near("%x = add i64 %w, 5", inbounds));
    assert!(!is_near(sign, "inbounds i16, ptr addrspace(1) %p, i64 %x"));
    assert!(!is_near(sign, "nusw float, ptr addrspace(1) %p, i64 %x"));
    assert!(!is_near(sign, "float, ptr addrspace(1) %p, i64 %x"));
    assert!(!is_near(sign, "inbounds [8 x float], ptr addrspace(1) %p, i64 0, i64 %x"));
    // Without its constant an index is another one.
    let moved = "%m = add i32 %s, 9\n  %x = sext i32 %m to i64";
    assert!(!is_near(moved, inbounds));
}

/// What is known of a number is said where it comes from: as a parameter, a result or from memory.
#[test]
fn ranges_are_kept() {
    let text = ir("declare range(i32 1, 8) i32 @g(i32)\n\
                   define i32 @f(i32 range(i32 0, 100) %a, i8 range(i8 -3, 4) %b, ptr %p) {\n  \
                   %l = load i32, ptr %p, !range !0\n  \
                   %m = load i32, ptr %p, !range !1\n  \
                   %n = load i32, ptr %p, !range !2\n  \
                   %o = load i32, ptr %p, !range !{i32 3, i32 9}\n  \
                   %c = call range(i32 2, 5) i32 @g(i32 %a)\n  \
                   %d = call i32 @g(i32 %a), !range !0\n  \
                   %t = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  \
                   %s = add i32 %l, %c\n  %u = add i32 %s, %d\n  %v = add i32 %u, %o\n  \
                   ret i32 %v\n}\n\
                   declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
                   !0 = !{i32 5, i32 50}\n!1 = !{i32 -5, i32 50}\n\
                   !2 = !{i32 0, i32 2, i32 4, i32 6}\n");
    let ranges: Vec<&str> = text
        .lines()
        .filter_map(|line| line.split_once("in_range "))
        .map(|(_, rest)| rest)
        .collect();
    let bounds = |range: &&str| range.split_once(", ").map(|(_, bounds)| bounds.to_owned());
    let found: Vec<String> = ranges.iter().filter_map(bounds).collect();
    assert_eq!(found, ["0, 100", "-3, 4", "5, 50", "3, 9", "2, 5", "5, 50"], "{text}");
}

/// What is rounded to an odd width has zeros above it, as all that is of it relies on.
#[test]
fn rounded_numbers_of_odd_widths_have_zeros_above() {
    for name in ["lrint", "llrint", "lround", "llround"] {
        let plain = |ty: &str| format!("@llvm.{name}.{ty}.f32(float %x)");
        let constrained = |ty: &str| {
            let mode = if name.ends_with("rint") { ", metadata !\"round.tonearest\"" } else { "" };
            format!(
                "@llvm.experimental.constrained.{name}.{ty}.f32(float %x{mode}, \
                 metadata !\"fpexcept.ignore\")"
            )
        };
        for call in [&plain as &dyn Fn(&str) -> String, &constrained] {
            let text = |ty: &str| {
                let call = call(ty);
                ir(&format!(
                    "define {ty} @f(float %x) {{\n  %a = call {ty} {call}\n  ret {ty} %a\n}}"
                ))
            };
            let lines = |ty: &str| text(ty).lines().count();
            assert!(text("i48").contains("= and %") && !text("i64").contains("= and %"), "{name}");
            assert!(text("i48").contains(" 281474976710655"), "{}", text("i48"));
            // One bit is that of a number, not whether there is one.
            assert!(text("i1").contains("trunc.i1"), "{}", text("i1"));
            assert_eq!(lines("i1"), lines("i48"), "{}", text("i1"));
        }
    }
}

/// What is assumed is said, what is true anyway is not.
#[test]
fn assumptions_are_kept() {
    let text = ir("define void @f(i1 %c, ptr %p) {\n  call void @llvm.assume(i1 %c)\n  \
                   call void @llvm.assume(i1 true) [\"align\"(ptr %p, i64 16)]\n  ret void\n}\n\
                   declare void @llvm.assume(i1)");
    assert_eq!(text.matches("assume").count(), 1, "{text}");
    assert!(text.contains("assume %c"), "{text}");
}

/// Variables are aligned as the file says, as code may rely on it: a table of 1024 bytes has none
/// of these bits set in its address.
#[test]
fn large_alignments_of_variables_are_kept() {
    let text = ir("@table = global [1024 x i8] zeroinitializer, align 1024\n\
         @tile = external addrspace(3) global [0 x i8], align 4096\n\
         define void @f() {\n  %a = alloca [256 x i8], align 256\n  store i8 1, ptr %a\n  \
         store i8 1, ptr addrspace(3) @tile\n  ret void\n}");
    for align in ["align(1024)", "align(4096)", "align(256)"] {
        assert!(text.contains(align), "{align}: {text}");
    }
    let errors = irc_llvm::read(b"@table = global i32 0, align 16777216").expect_err("too much");
    assert!(errors[0].message.contains("an alignment of 16777216"), "{}", errors[0].message);
}

/// LLVM 23 prints floats by the bits of their own type, and what is no number by words.
#[test]
fn floats_of_llvm_23_are_read() {
    let old = "define float @f(float %x) {\n  %a = fadd float %x, 0x3FF7154760000000\n  \
         %b = fadd float %a, 0xFFF0000000000000\n  %c = fadd float %b, 0x7FF4000000000000\n  \
         ret float %c\n}";
    let new = old
        .replace("0x3FF7154760000000", "f0x3FB8AA3B")
        .replace("0xFFF0000000000000", "-inf")
        .replace("0x7FF4000000000000", "+snan(0x200000)");
    assert_eq!(ir(&new), ir(old));
    let wrong = irc_llvm::read(new.replace("f0x3FB8AA3B", "f0x13FB8AA3B").as_bytes());
    let errors = wrong.expect_err("it has 33 bits");
    assert!(errors[0].message.contains("is not a number of type float"), "{}", errors[0].message);
}

/// `const volatile` variables are in constant memory, which has no volatile accesses.
#[test]
fn volatile_constants_are_plain() {
    let text = ir("@c = addrspace(4) constant i32 3\n\
         define void @f(ptr %q) {\n  \
         %x = load volatile i32, ptr addrspacecast (ptr addrspace(4) @c to ptr)\n  \
         store volatile i32 %x, ptr %q\n  ret void\n}");
    assert_eq!(text.matches("volatile").count(), 1, "{text}");
}

/// A volatile access that is aligned to less than its size is several, each of which stays.
#[test]
fn volatile_accesses_of_packed_fields_are_taken_apart() {
    let accesses = |ty: &str, align: u32| {
        let text = ir(&format!(
            "define void @f(ptr %p, ptr %q) {{\n  \
             %x = load volatile {ty}, ptr %p, align {align}\n  \
             store volatile {ty} %x, ptr %q, align {align}\n  ret void\n}}"
        ));
        let count = |name: &str| {
            text.lines().filter(|line| line.contains(name) && line.contains("volatile")).count()
        };
        (count("load"), count("store"))
    };
    for ty in ["i16", "half", "bfloat"] {
        assert_eq!((accesses(ty, 1), accesses(ty, 2)), ((2, 2), (1, 1)), "{ty}");
    }
    for ty in ["i64", "double", "ptr", "<2 x i32>"] {
        assert_eq!((accesses(ty, 2), accesses(ty, 8)), ((4, 4), (1, 1)), "{ty}");
    }
    assert_eq!((accesses("i128", 8), accesses("i24", 1)), ((2, 2), (3, 3)));
}

/// A range of a wider type was cut to the type of the value, and then promised too much.
#[test]
fn ranges_of_another_width_promise_nothing() {
    let ranged = |text: &str| ir(text).contains("in_range");
    let param =
        |range: &str| ranged(&format!("define i32 @f(i32 range({range}) %x) {{\n  ret i32 %x\n}}"));
    assert!(param("i32 0, 10") && param("i32 -5, 10"));
    assert!(!param("i64 0, 4294967297"));
    let load = |range: &str| {
        ranged(&format!(
            "define i32 @f(ptr %p) {{\n  %x = load i32, ptr %p, !range !0\n  ret i32 %x\n}}\n\
             !0 = !{{{range}}}"
        ))
    };
    assert!(load("i32 0, i32 10"));
    assert!(!load("i64 0, i64 4294967297") && !load("i32 1, i32 2147483648"));
}

/// Vectors of floats are compared as a whole where the hardware has no operation of them.
#[test]
fn atomic_vectors_are_loops_around_an_integer() {
    let body = |operation: &str, ty: &str, space: &str| {
        ir(&format!(
            "define {ty} @f(ptr addrspace({space}) %p, {ty} %v) {{\n  \
             %o = atomicrmw {operation} ptr addrspace({space}) %p, {ty} %v seq_cst\n  \
             ret {ty} %o\n}}"
        ))
    };
    for (ty, int) in [("<2 x half>", "i32"), ("<4 x bfloat>", "i64"), ("<2 x double>", "i128")] {
        for operation in ["fsub", "fmax", "fmin", "fmaximum", "fminimum"] {
            let text = body(operation, ty, "1");
            assert!(text.contains("cmpxchg") && text.contains(&format!("load.{int}")), "{text}");
        }
    }
    assert!(body("fadd", "<2 x bfloat>", "1").contains("atomicrmw"));
    // Nobody else sees memory of a thread.
    let text = body("fadd", "<2 x float>", "5");
    assert!(!text.contains("cmpxchg") && !text.contains("atomicrmw"), "{text}");
    let wrong = "define <3 x half> @f(ptr %p, <3 x half> %v) {\n  %o = atomicrmw fadd ptr %p, \
                 <3 x half> %v seq_cst\n  ret <3 x half> %o\n}";
    let errors = irc_llvm::read(wrong.as_bytes()).expect_err("48 bits");
    assert!(errors[0].message.contains("of this vector"), "{errors:?}");
}

/// What headers of CUDA 13 call, and nothing defines.
#[test]
fn sums_of_products_are_those_of_the_headers() {
    let text = ir("declare i32 @__nv_idp4a_s_s_impl(i32, i32, i32)
       declare i32 @__nv_idp2a_hi_u_u_impl(i32, i32, i32)
       define i32 @f(i32 %a, i32 %b) {
         %x = call i32 @__nv_idp4a_s_s_impl(i32 %a, i32 %b, i32 1)
         %y = call i32 @__nv_idp2a_hi_u_u_impl(i32 %a, i32 %b, i32 %x)
         ret i32 %y
       }");
    assert!(text.contains("dp4a.s32.s32") && text.contains("dp2a.hi.u32.u32"), "{text}");
}

/// A constant has its initial contents for good, unless the host says what they are.
#[test]
fn constants_are_never_written() {
    let text = ir("@a = internal unnamed_addr constant i32 7\n\
                   @b = internal global i32 7\n\
                   @c = internal externally_initialized constant i32 7\n\
                   @d = internal addrspace(4) constant i32 7\n\
                   define i32 @f() {\n  %a = load i32, ptr @a\n  ret i32 %a\n}");
    let constant = text.lines().filter(|line| line.contains(" constant"));
    let constant: Vec<&str> = constant.collect();
    assert_eq!(constant.len(), 1, "{text}");
    assert!(constant[0].contains("@a"), "{text}");
}

/// One over a root that the hardware approximates is approximated as well, where both may be one.
#[test]
fn inverses_of_approximated_roots_are_approximated() {
    let inverse = |root: &str, flags: &str, one: &str| {
        ir(&format!(
            "declare float @llvm.nvvm.sqrt.approx.f(float)\n\
             declare float @llvm.nvvm.sqrt.approx.ftz.f(float)\n\
             declare float @llvm.nvvm.sqrt.rn.f(float)\ndeclare float @llvm.sqrt.f32(float)\n\
             define float @f(float %x) {{\n  %s = call {root}(float %x)\n  \
             %q = fdiv {flags} float {one}, %s\n  ret float %q\n}}"
        ))
    };
    let approximate = "float @llvm.nvvm.sqrt.approx.f";
    assert!(inverse(approximate, "contract", "1.0").contains("frsqrt approx %x"));
    assert!(inverse(approximate, "afn", "1.0").contains("frsqrt approx %x"));
    assert!(inverse("afn float @llvm.sqrt.f32", "contract", "1.0").contains("frsqrt approx %x"));
    let flushes = inverse("float @llvm.nvvm.sqrt.approx.ftz.f", "contract", "1.0");
    assert!(flushes.contains("frsqrt ftz approx %x"), "{flushes}");
    for (root, flags, one) in [
        (approximate, "", "1.0"),
        (approximate, "contract", "-1.0"),
        (approximate, "contract", "2.0"),
        ("float @llvm.nvvm.sqrt.rn.f", "contract", "1.0"),
        ("float @llvm.sqrt.f32", "contract", "1.0"),
    ] {
        let text = inverse(root, flags, one);
        assert!(text.contains("fdiv") && !text.contains("frsqrt"), "{text}");
    }
}
