//! Sizes, addresses and counts that no program means: they are refused or reported, and take
//! neither much time nor much memory; and parameters in each place in which they may lie.

use crate::pairs::{At, BUFFER, PAIR, Pair, check, run};
use irc_runtime::sim::check::report::{FaultKind, Report};
use irc_runtime::sim::image::*;
use irc_runtime::sim::{Checks, LaunchConfig, LoadError, Options, Schedule, Simulator};

/// What is said first of a kernel with this body, by each schedule and with all checks or none. The
/// buffer is `%rd1`; there are 64 bytes of shared memory at `%r4`, with a barrier at the end.
fn first(body: &str) -> Vec<Report> {
    let text = format!(
        ".visible .entry k(.param .u64 buffer) {{
         .reg .pred %p<4>; .reg .b32 %r<16>; .reg .b64 %rd<16>;
         .shared .align 16 .b8 s[64]; .local .b32 l;
         ld.param.u64 %rd1, [buffer]; mov.u32 %r1, %tid.x; mov.u32 %r4, s;
         mbarrier.init.shared.b64 [s+56], 1;
         {body}
         ret; }}"
    );
    let mut all = Vec::new();
    for schedule in [Schedule::Fair, Schedule::Random, Schedule::Adversarial] {
        for checks in [Checks::all(), Checks::empty()] {
            let options = Options::default().with_schedule(schedule).with_checks(checks);
            let report = run(&text, 1, options).into_iter().next();
            all.push(report.unwrap_or_else(|| panic!("nothing is said of {text}")));
        }
    }
    all
}

fn fails(body: &str, kind: FaultKind) {
    for report in first(body) {
        assert_eq!(report.kind, kind, "{report}");
    }
}

#[test]
fn copies_of_garbage_sizes() {
    let wait = "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;";
    for size in ["0xfffffff0", "0x7ffffff0", "48"] {
        for body in [
            format!("cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r4], {size}; {wait}"),
            format!(
                "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
                 [%r4], [%rd1], {size}, [s+56];"
            ),
            format!(
                "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32
                 [%rd1], [%r4], {size}; {wait}"
            ),
        ] {
            fails(&body, FaultKind::OutOfBounds);
        }
    }
}

#[test]
fn addresses_far_away() {
    // The rank of a CTA that does not fit 32 bits is none that the cluster has.
    for address in ["0x100000001000000", "0xffffffffffffff00", "0xffffff00", "0x2000000"] {
        for access in [
            "st.shared.u32 [%rd2], 1;",
            "ld.shared.u32 %r2, [%rd2];",
            "red.shared.add.u32 [%rd2], 1;",
            "cp.async.ca.shared.global [%rd2], [%rd1], 8;",
            "mbarrier.test_wait.parity.shared.b64 %p1, [%rd2], 0;",
        ] {
            let body = format!("mov.b64 %rd2, {address}; {access}");
            for report in first(&body) {
                assert_eq!(report.kind, FaultKind::OutOfBounds, "{body}: {report}");
            }
        }
    }
    for address in ["-4", "0x7fffffffffffffff", "0x80000"] {
        for space in ["local", "param", "const", "global"] {
            let body = format!(
                "mov.b64 %rd2, {address}; and.b64 %rd2, %rd2, -4; ld.{space}.u32 %r2, [%rd2];"
            );
            fails(&body, FaultKind::OutOfBounds);
        }
    }
}

#[test]
fn lanes_in_both_windows_of_their_shared_memory() {
    let text = ".visible .entry k(.param .u64 buffer) {
         .reg .pred %p<4>; .reg .b32 %r<16>;
         .shared .align 16 .b8 s[64];
         mov.u32 %r1, %tid.x; mov.u32 %r4, s; shl.b32 %r5, %r1, 2; xor.b32 %r5, %r5, 4;
         add.u32 %r5, %r5, %r4; st.shared.u32 [%r5], %r1;
         setp.eq.u32 %p1, %r1, 1; @%p1 mapa.shared::cluster.u32 %r5, %r5, 0;
         ld.shared::cluster.u32 %r6, [%r5]; setp.ne.u32 %p2, %r6, %r1; @%p2 trap; ret; }";
    for checks in [Checks::all(), Checks::empty()] {
        assert_eq!(run(text, 2, Options::default().with_checks(checks)), []);
    }
}

#[test]
fn printing_with_arguments_that_are_not_there() {
    let text = ".extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);
         .global .align 1 .b8 text[5] = {37, 100, 37, 100, 0};
         .visible .entry k(.param .u64 buffer) { .reg .b64 %rd<4>; .reg .b32 %r;
         mov.u64 %rd1, text; cvta.global.u64 %rd1, %rd1;
         { .param .b64 f; .param .b64 a; .param .b32 r; st.param.b64 [f], %rd1;
         st.param.b64 [a], -2; call (r), vprintf, (f, a); } ret; }";
    let reports = run(text, 1, Options::default());
    assert_eq!(reports.len(), 1, "{reports:?}");
    assert_eq!(reports[0].kind, FaultKind::OutOfBounds);
}

/// What there is no room for: name, function, space, and the most of it.
fn too_large(text: &str) -> (String, Option<String>, String, u64) {
    let text = format!(".version 8.0\n.target sm_90\n.address_size 64\n{text}");
    let mut simulator = Simulator::new(Options::default());
    let error = simulator.load(&text).expect_err("there is no room");
    let LoadError::TooLarge { name, function, space, bytes, most } = &error else {
        panic!("{error}");
    };
    assert!(bytes > most, "{error}");
    assert!(error.to_string().contains(name.as_str()), "{error}");
    // What was laid out before is given back.
    assert_eq!(simulator.memory_used(), 0);
    (name.clone(), function.clone(), format!("{space:?}"), *most)
}

#[test]
fn variables_without_room() {
    let huge = ["[4000000000000]", "[0x7fffffffffffffff]", "[4294967296][4294967296]"];
    for (space, most) in [
        (".global", 4 << 30),
        (".const", 704 << 10),
        (".shared", 227 << 10),
        (".global .v4", 4 << 30),
    ] {
        for dims in huge {
            let (name, function, _, limit) =
                too_large(&format!(".global .b32 ok[16]; {space} .b32 x{dims};"));
            assert_eq!((name.as_str(), function, limit), ("x", None, most), "{space} {dims}");
        }
    }
    for space in [".local", ".param", ".shared"] {
        for dims in huge {
            let body = format!(".visible .entry k() {{ {space} .b64 x{dims}; ret; }}");
            let (name, function, ..) = too_large(&body);
            assert_eq!((name.as_str(), function.as_deref()), ("x", Some("k")), "{space} {dims}");
        }
    }
    // Each is small enough, but not all.
    let (name, ..) = too_large(".const .b8 a[500000]; .const .b8 b[500000];");
    assert_eq!(name, "b");
    let (name, ..) =
        too_large(".visible .entry k() { .local .b8 a[400000]; .local .b8 b[400000]; ret; }");
    assert_eq!(name, "b");
    let (name, ..) = too_large(
        ".visible .entry k(.param .b8 a[400000], .param .align 64 .b8 b[400000]) { ret; }",
    );
    assert_eq!(name, "b");
    let (name, ..) = too_large(".global .b8 x[][4294967296][4294967296][2] = {{{{1}}}};");
    assert_eq!(name, "x");
    let (name, ..) = too_large(".const .b8 a[1]; .const .align 1073741824 .b8 b[1];");
    assert_eq!(name, "b");
}

#[test]
fn registers_that_are_only_declared_take_no_room() {
    let text =
        ".visible .entry k(.param .u64 b) { .reg .b32 %r<500000000>; .reg .b128 %q<400000000>;
                mov.u32 %r499999999, 1; add.u32 %r1, %r499999999, 1; ret; }";
    assert_eq!(run(text, 64, Options::default()), []);
}

#[test]
fn parameters_whose_address_is_taken_are_passed_on_as_they_are() {
    // `f` changes its parameter through a pointer and passes it on; `g` gives it back through a
    // result whose address it takes.
    let text = ".func (.param .align 8 .b8 r[8]) g(.param .align 8 .b8 a[8]) {
         .reg .b64 %rd<4>; ld.param.b64 %rd1, [a]; add.u64 %rd1, %rd1, 1;
         mov.u64 %rd2, r; cvta.local.u64 %rd2, %rd2; st.b64 [%rd2], %rd1; ret; }
         .func (.param .b64 r) f(.param .align 8 .b8 a[8]) {
         .reg .b64 %rd<4>; .param .align 8 .b8 t[8];
         mov.u64 %rd1, a; cvta.local.u64 %rd1, %rd1; ld.b64 %rd2, [%rd1]; add.u64 %rd2, %rd2, 10;
         st.b64 [%rd1], %rd2;
         call (t), g, (a); ld.param.b64 %rd3, [t];
         call (a), g, (a); ld.b64 %rd2, [%rd1]; shl.b64 %rd2, %rd2, 32; or.b64 %rd3, %rd3, %rd2;
         st.param.b64 [r], %rd3; ret; }
         .visible .entry k(.param .u64 b) { .reg .pred %p; .reg .b64 %rd<4>;
         { .param .align 8 .b8 x[8]; .param .b64 y; st.param.b64 [x], 100;
         call (y), f, (x); ld.param.b64 %rd1, [y]; }
         setp.ne.u64 %p, %rd1, 0x6f0000006f; @%p trap; ret; }";
    for checks in [Checks::all(), Checks::empty()] {
        assert_eq!(run(text, 40, Options::default().with_checks(checks)), []);
    }
}

#[test]
fn handles_that_functions_take() {
    // The function has its texture in another place than the kernel.
    let text = ".version 8.0\n.target sm_90\n.address_size 64
         .func (.param .b32 w) width(.param .b64 other, .param .texref image) {
         .reg .b32 %r; txq.width.b32 %r, [image]; st.param.b32 [w], %r; ret; }
         .visible .entry k(.param .texref small, .param .texref large) {
         .reg .pred %p; .reg .b32 %r<4>; .reg .b64 %rd<4>;
         txq.width.b32 %r1, [small]; setp.ne.u32 %p, %r1, 4; @%p trap;
         ld.param.b64 %rd1, [large]; .param .b64 a; .param .b64 b; .param .b32 w;
         st.param.b64 [a], 0; st.param.b64 [b], %rd1; call (w), width, (a, b);
         ld.param.b32 %r1, [w]; setp.ne.u32 %p, %r1, 8; @%p trap;
         call (w), width, (a, small);
         ld.param.b32 %r1, [w]; setp.ne.u32 %p, %r1, 4; @%p trap; ret; }";
    let mut simulator = Simulator::new(Options::default());
    let module = simulator.load(text).expect("it is right");
    let texels = simulator.allocate(64);
    let mut texture = |width: u32| {
        let size = [width, 1, 1];
        let image = Image::packed(TextureGeometry::D1, size, 1, (ChannelType::F32, 1), texels);
        let texture = Texture { image, normalized: false, sampler: Sampler::default() };
        simulator.create_texture(texture).expect("a texture").to_le_bytes()
    };
    let (small, large) = (texture(4), texture(8));
    let shape = LaunchConfig::new([1; 3], [2, 1, 1]);
    let finished = simulator.launch(module, "k", shape, &[&small, &large], &|_| {});
    assert_eq!(finished.expect("the launch is right").reports, []);
}

#[test]
fn a_block_of_the_heap_has_no_past() {
    // Who gets a block that another thread has used and freed races with nobody.
    check(&Pair {
        module: ".extern .func (.param .b64 r) malloc(.param .b64 n);
                 .extern .func free(.param .b64 p);",
        body: ".reg .b64 %first; mov.u64 %first, 0; .param .b64 n; .param .b64 p;
               { .param .b64 r; st.param.b64 [n], 64; call (r), malloc, (n);
               ld.param.b64 %rd8, [r]; }
               st.u32 [%rd8], %r1; st.param.b64 [p], %rd8; call free, (p);
               bar.sync 0;
               { .param .b64 r; st.param.b64 [n], 64; call (r), malloc, (n);
               ld.param.b64 %rd8, [r]; }
               @FIX st.u32 [%rd8], %r1; ld.u32 %r7, [%rd8];
               add.u32 %r7, %r7, 1; // fault",
        faulty: "!%p1",
        fixed: "!%p2",
        kind: FaultKind::Uninitialised,
        checks: Checks::all(),
        at: At::Nowhere,
        ..PAIR
    });
}

#[test]
fn the_buffer_is_as_large_as_the_tests_say() {
    let load = |offset: usize| format!("ld.global.u32 %r2, [%rd1+{offset}];");
    fails(&load(BUFFER), FaultKind::OutOfBounds);
}

#[test]
fn calls_take_what_their_registers_need() {
    // A hundred registers of 64 bits, and little else, for each call.
    let registers: String = (0..100).map(|n| format!("mov.b64 %rd{n}, 1; ")).collect();
    let text = format!(
        ".version 8.6\n.target sm_90\n.address_size 64
         .func f(.reg .b64 at) {{ .reg .b64 %rd<100>; {registers}
         red.global.add.u32 [at], 1; call f, (at); ret; }}
         .visible .entry k(.param .u64 b) {{ .reg .b64 %rd; ld.param.u64 %rd, [b];
         call f, (%rd); ret; }}"
    );
    let mut simulator = Simulator::new(Options::default());
    let module = simulator.load(&text).expect("it is right");
    let buffer = simulator.allocate(4);
    simulator.write(buffer, &[0; 4]).expect("it was allocated");
    let shape = LaunchConfig::new([1; 3], [1; 3]);
    let finished = simulator.launch(module, "k", shape, &[&buffer.to_le_bytes()], &|_| {});
    let reports = finished.expect("the launch is right").reports;
    assert_eq!(reports.last().map(|report| report.kind), Some(FaultKind::StackOverflow));
    let mut calls = [0; 4];
    simulator.read(buffer, &mut calls).expect("it was allocated");
    assert_eq!(u32::from_le_bytes(calls), (512 << 10) / (16 + 101 * 8));
}
