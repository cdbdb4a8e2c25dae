//! What an old processor lacks and `llc` leaves out, and symbols that nothing defines.

/// The IR of a text, read for a processor.
fn ir(text: &str, cpu: &str) -> String {
    let options = irc_llvm::Options::default().with_cpu(cpu);
    let module = irc_llvm::read_with(text.as_bytes(), &options);
    module.unwrap_or_else(|errors| panic!("{errors:?}")).to_string()
}

/// `atom` has no scope before sm_60, where clang's `atomicAdd` is one of the whole system.
#[test]
fn the_widest_scope_of_an_old_processor_is_the_device() {
    let text = "define void @f(ptr %p) {\n  %a = atomicrmw add ptr %p, i32 1 monotonic\n  \
                %b = cmpxchg ptr %p, i32 1, i32 2 monotonic monotonic\n  ret void\n}";
    let scopes = |cpu| {
        let text = ir(text, cpu);
        (text.matches(" sys").count(), text.matches(" gpu").count())
    };
    assert_eq!((scopes("sm_52"), scopes("sm_60")), ((0, 2), (2, 0)), "{}", ir(text, "sm_52"));
    let said = text.replace("{\n", "\"target-cpu\"=\"sm_53\" {\n");
    assert!(!ir(&said, "sm_90").contains(" sys"));
}

#[test]
fn clusters_are_those_of_processors_that_have_them() {
    let text = "define ptx_kernel void @k() \"nvvm.cluster_dim\"=\"2,1,1\" \
                \"nvvm.maxclusterrank\"=\"8\" {\n  ret void\n}";
    let said = |cpu| ir(text, cpu).contains("cluster");
    assert!(said("sm_90") && said("sm_100a") && !said("sm_89"));
}

/// More threads than a CTA can have: `llc` prints what no launch comes up to.
#[test]
fn sizes_that_no_cta_has_say_nothing() {
    let text = |size| {
        format!("define ptx_kernel void @k() \"nvvm.reqntid\"=\"{size}\" {{\n  ret void\n}}")
    };
    assert!(ir(&text("16,8,8"), "sm_80").contains("reqntid"));
    assert!(!ir(&text("16,8,9"), "sm_80").contains("reqntid"));
}

/// clang says so of `threadIdx` as a whole, of which it wants the address only.
#[test]
fn variables_that_may_be_missing_are_there() {
    let text = "@threadIdx = extern_weak addrspace(1) global [1 x i8], align 1\n\
                define i64 @f() {\n  %a = ptrtoint ptr addrspace(1) @threadIdx to i64\n  \
                ret i64 %a\n}";
    let text = ir(text, "sm_80");
    let line = text.lines().find(|line| line.contains("global @threadIdx"));
    let line = line.expect("it is declared");
    // The verifier of the IR wants to know what is in a definition.
    assert!(line.contains("weak") && line.contains("zero"), "{line}");
}

/// A handle is an operand of a lookup, and a number for everything else.
#[test]
fn handles_of_textures_are_numbers_where_no_lookup_is() {
    let text = "@t = addrspace(1) global i64 0\n\
                declare i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1))\n\
                declare void @g(i64)\n\
                define void @f(ptr %p) {\n  \
                %h = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @t)\n  \
                call void @g(i64 %h)\n  store i64 %h, ptr %p\n  ret void\n}\n\
                !nvvm.annotations = !{!0}\n!0 = !{ptr addrspace(1) @t, !\"texture\", i32 1}";
    let text = ir(text, "sm_80");
    assert_eq!(text.matches("ptx.mov.u64").count(), 2, "{text}");
}
