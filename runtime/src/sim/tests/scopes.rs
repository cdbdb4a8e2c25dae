//! What belongs to a scope, and where variables lie: labels, tables, variables of functions,
//! accesses that do not say a state space, vectors of registers.

use super::*;

fn words(body: &str, count: usize) -> Vec<u32> {
    run(&mut kernel(body), 1, 1, count).unwrap_or_else(|report| panic!("{report}\n{body}"))
}

#[test]
fn branches_go_to_the_innermost_label() {
    // As inline assembly leaves it: each copy has the same label.
    let wait = |add: u32| format!("{{ @%p1 bra DONE; add.u32 %r2, %r2, {add}; DONE: }}");
    let body = format!(
        "mov.u32 %r2, 10; setp.eq.u32 %p1, %r2, 10; {} setp.ne.u32 %p1, %r2, 10;
         {} st.global.u32 [%rd1], %r2;",
        wait(100),
        wait(1)
    );
    assert_eq!(words(&body, 1), [11]);
    // The label of the inner scope is meant, be it above or below, and behind it the outer one.
    let body = "mov.u32 %r2, 0; setp.eq.u32 %p1, %r2, 0;
         L: setp.ge.u32 %p2, %r2, 100; @%p2 bra $L2;
         { @%p1 bra L; add.u32 %r2, %r2, 5; L: add.u32 %r2, %r2, 7; }
         { .reg .b32 L; mov.u32 L, 40; add.u32 %r2, %r2, L; }
         { { bra $L1; } $L1: bra $L3; }
         $L1: add.u32 %r2, %r2, 1000;
         $L3: bra L;
         $L2: st.global.u32 [%rd1], %r2;";
    assert_eq!(words(body, 1), [141]);
    // From a scope that lacks the label, one above it goes before one below that is nearer.
    let body = "mov.u32 %r2, 0;
         L: add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, 3;
         { { @%p1 bra L; } add.u32 %r2, %r2, 100; L: add.u32 %r2, %r2, 10; }
         st.global.u32 [%rd1], %r2;";
    assert_eq!(words(body, 1), [113]);
    // A label above in a sibling scope is not seen: the one below in the outer scope is meant.
    let body = "mov.u32 %r2, 0;
         { { L: add.u32 %r2, %r2, 1; }
           { setp.lt.u32 %p1, %r2, 3; @%p1 bra L; add.u32 %r2, %r2, 100; }
           L: add.u32 %r2, %r2, 10; }
         st.global.u32 [%rd1], %r2;";
    assert_eq!(words(body, 1), [11]);
}

#[test]
fn tables_have_the_labels_of_their_scope() {
    let body = "mov.u32 %r2, 1; mov.u32 %r3, 0;
         { t: .branchtargets A, B; brx.idx %r2, t; A: add.u32 %r3, %r3, 1; B: add.u32 %r3, %r3, 2; }
         { t: .branchtargets B, A; brx.idx %r2, t;
           A: add.u32 %r3, %r3, 10; B: add.u32 %r3, %r3, 20; }
         t: .branchtargets A, B;
         { brx.idx %r2, t; A: B: trap; }
         A: trap;
         B: st.global.u32 [%rd1], %r3;";
    assert_eq!(words(body, 1), [32]);
}

#[test]
fn branches_into_other_scopes_are_refused() {
    for body in ["bra L; { L: }", "{ bra L; } { L: }", "t: .branchtargets L; { L: }"] {
        let text =
            format!(".version 8.0\n.target sm_90\n.address_size 64\n.entry k() {{ {body} ret; }}");
        let error = Simulator::new(Options::default()).load(&text).map(|_| ()).unwrap_err();
        assert!(matches!(error, LoadError::Undefined { .. }), "{body}: {error:?}");
    }
}

#[test]
fn accesses_without_a_space_use_that_of_the_variable() {
    let mut loaded = load(
        ".global .u32 g[2] = {5, 6}; .shared .u32 s[2];
         .visible .entry k(.param .u64 p) {
           .reg .b32 %r<8>; .reg .b64 %rd<3>; .local .u32 l[2];
           ld.param.u64 %rd1, [p];
           st.u32 [g], 1; ld.u32 %r1, [g+4]; ld.global.u32 %r2, [g];
           st.u32 [s+4], 2; ld.volatile.u32 %r3, [s+4]; atom.add.u32 %r4, [s+4], 5;
           ld.shared.u32 %r5, [s+4];
           st.local.u32 [l+4], 3; ld.u32 %r6, [l+4];
           st.v2.u32 [s], {8, 9}; ld.shared.u32 %r7, [s];
           st.global.v4.u32 [%rd1], {%r1, %r2, %r3, %r4};
           st.global.v2.u32 [%rd1+16], {%r5, %r6}; st.global.u32 [%rd1+24], %r7; ret; }",
    );
    assert_eq!(run_once(&mut loaded, 1, 1, 7), Ok(vec![6, 1, 2, 2, 7, 3, 8]));
    // An address in a register is generic, and that of a shared variable is not.
    let mut loaded = load(
        ".shared .u32 s[2];
         .visible .entry k(.param .u64 p) {
           .reg .b32 %r<3>; .reg .b64 %rd<3>;
           ld.param.u64 %rd1, [p]; st.shared.u32 [s], 4;
           cvta.shared.u64 %rd2, s; ld.u32 %r1, [%rd2]; st.global.u32 [%rd1], %r1; ret; }",
    );
    assert_eq!(run(&mut loaded, 1, 1, 1), Ok(vec![4]));
}

#[test]
fn functions_have_global_and_constant_variables() {
    // A variable of a function keeps its value from launch to launch, so each runs on its own.
    let text = ".global .u32 g = 1; .const .u32 c = 2;
         .func bump(.reg .u32 by) {
           .global .u32 g = 100; .reg .u32 r;
           ld.global.u32 r, [g]; add.u32 r, r, by; st.global.u32 [g], r; ret; }
         .func (.reg .u32 out) look() {
           .const .u32 c[3] = {7, 8, 9}; ld.const.u32 out, [c+8]; ret; }
         .visible .entry k(.param .u64 p) {
           .reg .b32 %r<8>; .reg .b64 %rd<5>;
           ld.param.u64 %rd1, [p];
           .global .u32 g = 50; .global .u64 at = g;
           call bump, (3);
           { .global .u32 g = 60; ld.global.u32 %r1, [g]; st.global.u32 [g], 0; }
           ld.global.u64 %rd2, [at]; ld.global.u32 %r2, [%rd2];
           call (%r3), look, (); ld.const.u32 %r4, [c];
           st.global.v4.u32 [%rd1], {%r1, %r2, %r3, %r4}; ret; }";
    let mut loaded = load(text);
    assert_eq!(run_once(&mut loaded, 1, 1, 4), Ok(vec![60, 50, 9, 2]));
    assert_eq!(run_once(&mut loaded, 1, 1, 4), Ok(vec![0, 50, 9, 2]));
    assert!(loaded.simulator.unload(loaded.module));
}

#[test]
fn initialisers_are_laid_out_as_ptxas_does() {
    // The bytes are those of the cubin of ptxas 13.5.
    let of = |declared: &str, count: usize| {
        let loads: String = (0..count)
            .map(|i| format!("ld.global.u32 %r1, [a+{0}]; st.global.u32 [%rd1+{0}], %r1;", 4 * i))
            .collect();
        let mut loaded = load(&format!(
            ".global .u32 before = 77; .global {declared}; .global .u32 behind = 88;
             .visible .entry k(.param .u64 p) {{
               .reg .b32 %r<3>; .reg .b64 %rd<3>; ld.param.u64 %rd1, [p]; {loads}
               ld.global.u32 %r1, [before]; ld.global.u32 %r2, [behind]; add.u32 %r1, %r1, %r2;
               st.global.u32 [%rd1+{}], %r1; ret; }}",
            4 * count
        ));
        run(&mut loaded, 1, 1, count + 1).unwrap_or_else(|report| panic!("{declared}: {report}"))
    };
    assert_eq!(of(".u32 a[][2] = {{1,2},{3,4}}", 4), [1, 2, 3, 4, 165]);
    assert_eq!(of(".u32 a[][3] = {{1,2},{3,4}}", 6), [1, 2, 3, 4, 0, 0, 165]);
    assert_eq!(of(".u32 a[3][2] = {{1},{2,3}}", 6), [1, 2, 3, 0, 0, 0, 165]);
    let deep = of(".u32 a[][2][2] = {{{1,2},{3,4}},{{5,6}}}", 8);
    assert_eq!(deep, [1, 2, 3, 4, 5, 6, 0, 0, 165]);
    assert_eq!(of(".v2 .u32 a[] = {{1,2},{3,4}}", 4), [1, 2, 3, 4, 165]);
    assert_eq!(of(".u16 a[][4] = {{1,2},{3,4}}", 4), [0x2_0001, 0x4_0003, 0, 0, 165]);
}

#[test]
fn vectors_of_special_registers_are_moved() {
    let text = ".visible .entry k(.param .u64 p) {
           .reg .b32 %r<8>; .reg .b64 %rd<3>; .reg .v4 .u32 v; .reg .u16 %h<4>; .reg .v2 .b16 w;
           ld.param.u64 %rd1, [p];
           mov.v4.u32 {%r1, %r2, %r3, %r4}, %tid; mad.lo.u32 %r5, %r2, 4, %r1;
           mul.wide.u32 %rd2, %r5, 32; add.u64 %rd1, %rd1, %rd2;
           st.global.v4.u32 [%rd1], {%r1, %r2, %r3, %r4};
           mov.v4.u32 v, %ntid; mov.v4.u16 {%h0, %h1, %h2, %h3}, %ntid;
           cvt.u32.u16 %r6, %h1; add.u32 %r6, %r6, v.x; mov.v2.u32 {%r1, %r2}, %laneid;
           st.global.v4.u32 [%rd1+16], {v.r, %r6, %r1, %r2}; ret; }";
    let mut loaded = load(text);
    let buffer = loaded.simulator.allocate(256);
    let shape = LaunchConfig::new([1; 3], [4, 2, 1]);
    let args: [&[u8]; 1] = [&buffer.to_le_bytes()];
    let finished = loaded.simulator.launch(loaded.module, "k", shape, &args, &|_| {});
    assert!(finished.expect("the launch is right").reports.is_empty());
    let want = (0..8).flat_map(|i| [i % 4, i / 4, 0, 0, 4, 6, i, 0]);
    assert_eq!(loaded.words(buffer, 64), want.collect::<Vec<u32>>());
}

#[test]
fn functions_take_and_give_vectors_and_predicates() {
    let mut loaded = load(
        ".func (.reg .v2 .u32 o) swap(.reg .v2 .u32 i, .reg .u32 by)
         { add.u32 o.x, i.y, by; mov.u32 o.y, i.x; ret; }
         .func (.reg .pred o) not(.reg .pred i) { not.pred o, i; ret; }
         .func (.reg .v4 .f32 o) four(.reg .v4 .f32 i) { mov.v4.f32 o, i; ret; }
         .visible .entry k(.param .u64 p) {
           .reg .pred %p<3>; .reg .b32 %r<4>; .reg .b64 %rd<3>; .reg .v2 .u32 v; .reg .v4 .f32 w;
           ld.param.u64 %rd1, [p]; mov.u32 %r1, %tid.x;
           mov.v2.u32 v, {3, 4}; call (v), swap, (v, %r1); call (v), swap, (v, 10);
           setp.eq.u32 %p1, %r1, 0; call (%p2), not, (%p1); selp.u32 %r2, 1, 0, %p2;
           mov.v4.f32 w, {0f3F800000, 0f40000000, 0f40400000, 0f40800000};
           call (w), four, (w); cvt.rzi.u32.f32 %r3, w.z;
           mul.wide.u32 %rd2, %r1, 16; add.u64 %rd1, %rd1, %rd2;
           st.global.v4.u32 [%rd1], {v.x, v.y, %r2, %r3}; ret; }",
    );
    assert_eq!(run(&mut loaded, 1, 2, 8), Ok(vec![13, 4, 0, 3, 13, 5, 1, 3]));
}

#[test]
fn functions_take_any_number_of_arguments() {
    // As nvcc 13.5 prints `int sum(int n, ...)` that adds up n pairs of an int and a long long: the
    // arguments lie in a structure, in local memory for the function; without any there is none.
    let mut loaded = load(
        ".visible .func (.param .b32 out) sum(.param .b32 n, .param .align 8 .b8 %VAParam[]) {
           .reg .pred %p<2>; .reg .b32 %r<6>; .reg .b64 %rd<9>;
           ld.param.u32 %r1, [n]; mov.u64 %rd1, %VAParam; mov.b32 %r2, 0;
           $L1: setp.eq.s32 %p1, %r1, 0; @%p1 bra $L2;
           add.s64 %rd2, %rd1, 3; and.b64 %rd3, %rd2, -4; ld.local.u32 %r3, [%rd3];
           add.s64 %rd4, %rd3, 11; and.b64 %rd5, %rd4, -8; ld.local.u64 %rd6, [%rd5];
           add.s64 %rd1, %rd5, 8; cvt.u32.u64 %r4, %rd6;
           add.s32 %r2, %r2, %r3; add.s32 %r2, %r2, %r4; add.s32 %r1, %r1, -1; bra $L1;
           $L2: st.param.b32 [out], %r2; ret; }
         .visible .entry k(.param .u64 p) {
           .reg .pred %p<2>; .reg .b32 %r<9>; .reg .b64 %rd<5>;
           ld.param.u64 %rd1, [p]; mov.u32 %r1, %tid.x; mov.u64 %rd2, sum;
           { .param .b32 a; .param .align 8 .b8 b[32]; .param .b32 c;
             st.param.b32 [a], 2; st.param.b32 [b], 10; st.param.b64 [b+8], 200;
             st.param.b32 [b+16], %r1; st.param.b64 [b+24], 3000;
             call.uni (c), sum, (a, b); ld.param.b32 %r2, [c]; }
           { .param .b32 a; .param .b32 c;
             st.param.b32 [a], 0; call.uni (c), sum, (a); ld.param.b32 %r3, [c]; }
           { .param .b32 a; .param .align 8 .b8 b[16]; .param .b32 c;
             st.param.b32 [a], 1; st.param.b32 [b], 5; st.param.b64 [b+8], 6;
             prototype : .callprototype (.param .b32 _) _ (.param .b32 _, .param .align 8 .b8 _[]);
             call (c), %rd2, (a, b), prototype; ld.param.b32 %r4, [c]; }
           mul.wide.u32 %rd3, %r1, 12; add.u64 %rd4, %rd1, %rd3;
           st.global.u32 [%rd4], %r2; st.global.u32 [%rd4+4], %r3; st.global.u32 [%rd4+8], %r4;
           ret; }",
    );
    assert_eq!(run(&mut loaded, 1, 2, 6), Ok(vec![3210, 0, 11, 3211, 0, 11]));
    // More arguments are read than are passed.
    let mut loaded = load(
        ".func (.param .b32 out) f(.param .b32 n, .param .align 4 .b8 %VAParam[]) {
           .reg .b32 %r<3>; .reg .b64 %rd<3>;
           mov.u64 %rd1, %VAParam; ld.local.u32 %r1, [%rd1+4]; st.param.b32 [out], %r1; ret; }
         .visible .entry k(.param .u64 p) {
           .reg .b32 %r<3>; .reg .b64 %rd<3>; ld.param.u64 %rd1, [p];
           { .param .b32 a; .param .align 4 .b8 b[4]; .param .b32 c;
             st.param.b32 [a], 2; st.param.b32 [b], 10;
             call.uni (c), f, (a, b); ld.param.b32 %r2, [c]; add.s32 %r2, %r2, 1; }
           st.global.u32 [%rd1], %r2; ret; }",
    );
    let found = run(&mut loaded, 1, 1, 1).map_err(|report| report.kind);
    assert!(matches!(found, Err(FaultKind::Uninitialised | FaultKind::OutOfBounds)), "{found:?}");
}

#[test]
fn lines_end_with_carriage_returns_too() {
    let text = "\u{feff}.version 8.0\r.target sm_90\r.address_size 64\r// a kernel\r\
                .visible .entry k(.param .u64 p) {\r.reg .b32 %r1;\rmov.u32 %r1, 1; // one\r\
                trap;\r}\r";
    let mut simulator = Simulator::new(Options::default());
    let module = simulator.load(text).unwrap_or_else(|error| panic!("{error:?}"));
    let mut loaded = Loaded { simulator, module };
    let finished = loaded.launch(1, 1, 0, &[&[0; 8]]).expect("the launch is right");
    let line = finished.reports.first().and_then(|report| report.place.ptx.as_ref());
    assert_eq!(line.map(|line| line.line), Some(8));
}

#[test]
fn stores_of_special_registers_are_no_zeros() {
    let text = ".version 8.0\n.target sm_90\n.address_size 64\n.entry k(.param .u64 p) {
        .reg .b64 %rd1; ld.param.u64 %rd1, [p]; st.global.v2.u32 [%rd1], {%tid.x, 1}; ret; }";
    let error = Simulator::new(Options::default()).load(text).map(|_| ()).unwrap_err();
    assert!(matches!(error, LoadError::NotSimulated { .. }), "{error:?}");
}

/// ptxas assembles it, but its code takes the sampler for the coordinates.
#[test]
fn lookups_through_a_sampler_are_refused_in_unified_mode() {
    let text = |mode: &str| {
        format!(
            ".version 8.0\n.target sm_90{mode}\n.address_size 64\n.entry k() {{
            .reg .b64 %rd<3>; .reg .b32 %r<5>; .reg .f32 %f1;
            tex.1d.v4.s32.f32 {{%r1, %r2, %r3, %r4}}, [%rd1, %rd2, {{%f1}}]; ret; }}"
        )
    };
    let load = |mode| Simulator::new(Options::default()).load(&text(mode)).map(|_| ());
    let error = load("").unwrap_err();
    let LoadError::NotSimulated { mnemonic, .. } = &error else { panic!("{error:?}") };
    assert_eq!(mnemonic, "tex.1d.v4.s32.f32");
    assert_eq!(load(", texmode_independent"), Ok(()));
}
