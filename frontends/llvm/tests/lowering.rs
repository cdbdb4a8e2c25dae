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
             br i1 %c, label %a, label %b, !llvm.loop !1\nb:\n  ret void\n}}\n{nodes}"
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
