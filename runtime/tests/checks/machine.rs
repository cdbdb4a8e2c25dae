//! What kernels ask of the machine: memory, text, an end.

use crate::pairs::{Want, pair, pair_of, run, runs, text, ways};
use irc_runtime::sim::check::report::FaultKind;

const HEAP: &str = ".extern .func (.param .b64 r) malloc(.param .b64 n);
                    .extern .func free(.param .b64 p);";

/// Every thread takes memory, whose address is then in `%rd5`, uses it and gives it back.
fn heap(then: &str) -> String {
    text(
        HEAP,
        &format!(
            "{{ .param .b64 n; .param .b64 r; st.param.b64 [n], 48;
               call (r), malloc, (n); ld.param.b64 %rd5, [r]; }}
             st.u32 [%rd5], %r1; ld.u32 %r7, [%rd5]; {then}
             {{ .param .b64 p; st.param.b64 [p], %rd5; call free, (p); }}"
        ),
    )
}

#[test]
fn memory_that_a_cta_gave_back_is_free_for_others() {
    let body = heap("setp.eq.u32 %p1, %r3, 7; @%p1 st.global.u32 [%rd2], %r7;");
    let words = runs((64, 32, 1), &body);
    assert!((0..32).all(|i| words[i] == i as u32), "{words:?}");
}

#[test]
fn the_heap_is_the_same_on_every_host() {
    let body = heap(
        "mad.lo.u32 %r8, %r3, 8, %r1; mul.wide.u32 %rd6, %r8, 4; add.s64 %rd6, %rd6, %rd1;
         cvt.u32.u64 %r9, %rd5; st.global.u32 [%rd6], %r9;",
    );
    for options in ways() {
        let on = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            pool.expect("threads can be had").install(|| run((128, 8, 1), &body, options).1)
        };
        let words = on(1);
        assert!(words.iter().all(|&word| word != 0));
        assert_eq!(on(4), words, "{:?}", options.schedule);
    }
}

#[test]
fn traps() {
    let body = "setp.eq.u32 %p1, %r1, FIX;
                @%p1 trap; //!
                ";
    pair((2, 64, 1), body, "35", "64", Want::any(FaultKind::Trap, "`@%p1 trap`: trap"));
    let want = Want::new(FaultKind::Trap, "trap", (35, 0));
    pair((1, 64, 1), body, "35", "64", want);
}

const TEXTS: &str = ".global .align 1 .b8 said[8] = {105, 32, 60, 32, 110, 0};
     .global .align 1 .b8 file[5] = {97, 46, 99, 117, 0};
     .global .align 1 .b8 function[2] = {102, 0};
     .global .align 1 .b8 format[16] = {37, 117, 58, 32, 37, 46, 49, 102, 32, 37, 115, 10, 0};
     .extern .func __assertfail(.param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d,
                                .param .b64 e);
     .extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);";

#[test]
fn assertions() {
    let body = "setp.lt.u32 %p1, %r1, FIX; @%p1 bra $E;
                mov.u64 %rd3, said; cvta.global.u64 %rd3, %rd3;
                mov.u64 %rd4, file; cvta.global.u64 %rd4, %rd4;
                mov.u64 %rd5, function; cvta.global.u64 %rd5, %rd5;
                { .param .b64 a; .param .b64 b; .param .b32 c; .param .b64 d; .param .b64 e;
                st.param.b64 [a], %rd3; st.param.b64 [b], %rd4; st.param.b32 [c], 12;
                st.param.b64 [d], %rd5; st.param.b64 [e], 1;
                call __assertfail, (a, b, c, d, e); //!
                } $E:";
    let what = "assertion failed: a.cu:12: f: `i < n`";
    let want = Want::new(FaultKind::Assert, what, (50, 0));
    pair_of(TEXTS, (1, 64, 1), body, "50", "64", want);
}

/// Prints the number of each thread, a half of it, and a string at an address.
const PRINT: &str = ".local .align 8 .b8 args[24]; mov.u64 %rd3, args;
     st.local.u32 [%rd3], %r1; cvt.rn.f64.u32 %fd, %r1; mul.rn.f64 %fd, %fd, 0d3FE0000000000000;
     st.local.f64 [%rd3+8], %fd; mov.u64 %rd4, file; cvta.global.u64 %rd4, %rd4;
     FIX st.local.u64 [%rd3+16], %rd4; cvta.local.u64 %rd3, %rd3;
     mov.u64 %rd5, format; cvta.global.u64 %rd5, %rd5;
     { .param .b64 f; .param .b64 a; .param .b32 r;
     st.param.b64 [f], %rd5; st.param.b64 [a], %rd3;
     call (r), vprintf, (f, a); //!
     }";

#[test]
fn printed_text() {
    let body = format!(".reg .f64 %fd; {PRINT}");
    let faulty = "add.s64 %rd4, %rd1, 4096; @%p7 mov.u64 %rd4, 16;";
    let want = Want::new(FaultKind::OutOfBounds, "out of bounds", (0, 0));
    pair_of(TEXTS, (1, 3, 1), &body, faulty, "", want);
    for options in ways() {
        let (finished, _) = run((1, 3, 1), &text(TEXTS, &body.replace("FIX", "")), options);
        assert_eq!(finished.reports, []);
        assert_eq!(finished.output, b"0: 0.0 a.cu\n1: 0.5 a.cu\n2: 1.0 a.cu\n");
    }
}

/// CUDA's function returns how many arguments it took, widths among them, and -1 without a format.
#[test]
fn printing_returns_the_number_of_arguments() {
    const FORMATS: &str = ".global .align 1 .b8 two[16] = {37, 42, 117, 37, 37, 37, 117, 10, 0};
         .global .align 1 .b8 none[4] = {97, 10, 0};
         .extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);";
    let call = |format: &str, word: u32| {
        format!(
            "mov.u64 %rd5, {format}; @%p6 cvta.global.u64 %rd5, %rd5;
             {{ .param .b64 f; .param .b64 a; .param .b32 r;
             st.param.b64 [f], %rd5; st.param.b64 [a], %rd3; call (r), vprintf, (f, a);
             ld.param.b32 %r8, [r]; st.global.u32 [%rd1+{}], %r8; }}",
            4 * word
        )
    };
    let body = format!(
        "setp.eq.u32 %p6, %r1, %r1; .local .align 8 .b8 args[16]; mov.u64 %rd3, args;
         st.local.u32 [%rd3], 3; st.local.u32 [%rd3+4], 7; st.local.u32 [%rd3+8], 40;
         cvta.local.u64 %rd3, %rd3; {} {} {}",
        call("two", 0),
        call("none", 1),
        call("0", 2)
    );
    let (finished, words) = run((1, 1, 1), &text(FORMATS, &body), ways().next().expect("one"));
    assert_eq!(finished.reports, []);
    assert_eq!(finished.output, b"  7%40\na\n");
    assert_eq!(words[..3], [3, 0, u32::MAX]);
}

/// Threads of a warp take a lock one after the other.
const LOCK: &str = "$L: atom.acquire.cta.shared.cas.b32 %r7, [%r4], 0, 1;
     setp.ne.u32 %p1, %r7, 0; @%p1 bra $L;
     ld.shared.u32 %r8, [%r4+4]; add.u32 %r8, %r8, %r1; st.shared.u32 [%r4+4], %r8; FIX";

#[test]
fn a_lock_inside_of_a_warp() {
    let body = format!(
        "@%p7 st.shared.v2.u32 [%r4], {{0, 0}}; bar.sync 0; {LOCK} bar.sync 0;
         ld.shared.u32 %r8, [%r4+4]; @%p7 st.global.u32 [%rd1], %r8;"
    );
    let give = "st.release.cta.shared.u32 [%r4], 0;";
    assert_eq!(runs((1, 96, 1), &text("", &body.replace("FIX", give)))[0], 95 * 96 / 2);
    let want = Want::any(FaultKind::Deadlock, "no thread can make progress; 96 threads wait");
    pair((1, 96, 1), &body, "", give, want);
    let within = format!("bar.warp.sync -1; {give}");
    pair((1, 96, 1), &body, &within, give, want);
}

#[test]
fn a_loop_that_does_not_end() {
    let body = "mov.u32 %r9, 0; setp.lt.u32 %p2, %r1, 32; @!%p2 bra $E;
                $L: add.u32 %r9, %r9, FIX; setp.ne.u32 %p1, %r9, 9; @%p1 bra $L;
                $E: bar.sync 0;";
    let faulty = text("", &body.replace("FIX", "2"));
    pair((2, 64, 1), body, "2", "3", Want::any(FaultKind::StepLimit, "50000 steps"));
    for options in ways() {
        let (finished, _) = run((1, 64, 1), &faulty, options);
        let report = &finished.reports[0];
        let said: Vec<&str> = report.waiting.iter().map(|other| other.action.as_str()).collect();
        let at_the_barrier = "it waits at barrier 0, which 1 of 2 warps have reached";
        assert_eq!(said, ["it ran last", at_the_barrier], "{report}");
        assert_eq!(report.waiting[1].thread, [32, 0, 0], "{report}");
        assert!(report.thread.is_some_and(|[x, ..]| x < 32), "{report}");
    }
}
