//! Memory that was freed, and stacks.

use crate::pairs::{At, PAIR, Pair, check, run};
use irc_runtime::sim::check::report::FaultKind;
use irc_runtime::sim::{Checks, Options};

#[test]
fn memory_that_the_host_has_freed() {
    check(&Pair {
        body: "@%p1 st.global.u32 [FIX+4], 1; // fault",
        faulty: "%rd4",
        fixed: "%rd3",
        kind: FaultKind::UseAfterFree,
        at: At::Gone(4),
        allocation: "byte 4 of 16 bytes that were freed",
        ..PAIR
    });
}

/// The heap, and two functions with shorter calls: `%rd8` is a block of 32 bytes.
const HEAP: Pair = Pair {
    module: ".extern .func (.param .b64 r) malloc(.param .b64 n);
             .extern .func free(.param .b64 p);",
    kind: FaultKind::UseAfterFree,
    at: At::Heap,
    ..PAIR
};

/// Takes a block into `%rd8`, for thread 2 of CTA 1; the others end.
macro_rules! with_block {
    ($body:literal) => {
        concat!(
            "@!%p1 exit; { .param .b64 n; .param .b64 r; st.param.b64 [n], 32;
             call (r), malloc, (n); ld.param.b64 %rd8, [r]; }
             .param .b64 p; ",
            $body
        )
    };
}

#[test]
fn a_block_that_was_freed() {
    check(&Pair {
        body: with_block!(
            "st.param.b64 [p], %rd8; FIX
             st.u32 [%rd8+4], 1; // fault"
        ),
        faulty: "call free, (p);",
        fixed: "",
        allocation: "byte 4 of 32 bytes that were freed",
        ..HEAP
    });
}

#[test]
fn a_block_that_is_freed_again() {
    check(&Pair {
        body: with_block!(
            "st.param.b64 [p], %rd8; call free, (p); FIX
             call free, (p); // fault"
        ),
        faulty: "",
        fixed: "st.param.b64 [p], 0;",
        allocation: "byte 0 of 32 bytes that were freed",
        ..HEAP
    });
}

#[test]
fn a_part_of_a_block_is_freed() {
    check(&Pair {
        body: with_block!(
            "add.u64 %rd9, %rd8, FIX; st.param.b64 [p], %rd9;
             call free, (p); // fault"
        ),
        faulty: "16",
        fixed: "0",
        kind: FaultKind::Object,
        allocation: "byte 16 of the 32 bytes that malloc returned",
        ..HEAP
    });
}

#[test]
fn behind_the_end_of_a_block() {
    check(&Pair {
        body: with_block!("st.u32 [%rd8+FIX], 1; // fault"),
        faulty: "32",
        fixed: "28",
        kind: FaultKind::OutOfBounds,
        allocation: "0 bytes past the end of the 32 bytes that malloc returned",
        ..HEAP
    });
}

#[test]
fn recursion_without_an_end() {
    let pair = Pair {
        module: ".func f(.reg .b32 n) { .reg .pred %p; .reg .b32 %m;
                 setp.eq.u32 %p, n, 0; @%p ret; sub.u32 %m, n, 1;
                 call f, (%m); // fault
                 ret; }",
        body: "mov.u32 %r7, 5; @%p1 mov.u32 %r7, FIX; call f, (%r7);",
        faulty: "-1",
        fixed: "1000",
        kind: FaultKind::StackOverflow,
        ..PAIR
    };
    check(&pair);
    let module = ".func f(.reg .b32 n) { .reg .pred %p; .reg .b32 %m; .local .b8 a[1024];
                  st.local.b8 [a], 1; setp.eq.u32 %p, n, 0; @%p ret; sub.u32 %m, n, 1;
                  call f, (%m); // fault
                  ret; }";
    check(&Pair { module, fixed: "400", ..pair });
}

/// A call saves the registers that a thread has, not each that its text names.
#[test]
fn many_registers_are_no_large_frame() {
    let moves: String = (1..70_000).map(|i| format!("mov.b64 %r{i}, %r{};\n", i - 1)).collect();
    let module = format!(
        ".func f(.reg .b32 n) {{ .reg .pred %p; .reg .b32 %m;
                 setp.eq.u32 %p, n, 0; @%p ret; sub.u32 %m, n, 1;
                 call f, (%m); // fault
                 ret; }}
         .func large(.reg .b32 n) {{ .reg .b64 %r<70000>; mov.b64 %r0, 1;
                 {moves} call f, (n); ret; }}"
    );
    check(&Pair {
        module: module.leak(),
        body: "mov.u32 %r7, 5; @%p1 mov.u32 %r7, FIX; call large, (%r7);",
        faulty: "-1",
        fixed: "1000",
        kind: FaultKind::StackOverflow,
        ..PAIR
    });
}

#[test]
fn memory_on_the_stack() {
    let pair = Pair {
        body: "mov.u64 %rd7, 16; @%p1 mov.u64 %rd7, FIX;
               alloca.u64 %rd8, %rd7; // fault
               st.local.u32 [%rd8], 1;",
        faulty: "524288",
        fixed: "524256",
        kind: FaultKind::StackOverflow,
        ..PAIR
    };
    check(&pair);
    let body = "mov.u32 %r7, 0; stacksave.u64 %rd7; @!%p1 exit;
                $L: alloca.u64 %rd8, 4096; // fault
                st.local.u32 [%rd8], 1; FIX
                add.u32 %r7, %r7, 1; setp.lt.u32 %p3, %r7, 1000; @%p3 bra $L;";
    check(&Pair { body, faulty: "", fixed: "stackrestore.u64 %rd7;", ..pair });
}

#[test]
fn memory_of_a_function_that_has_returned() {
    check(&Pair {
        module: ".func (.param .b64 r) f() { .reg .b64 %x; .local .b32 v; mov.u64 %x, v;
                 st.local.u32 [v], 1; cvta.local.u64 %x, %x; st.param.b64 [r], %x; ret; }",
        body: "st.local.u32 [l], 1; mov.u64 %rd9, l; cvta.local.u64 %rd9, %rd9;
               { .param .b64 r; call (r), f; ld.param.b64 %rd8, [r]; }
               @%p1 ld.u32 %r7, [FIX]; // fault",
        faulty: "%rd8",
        fixed: "%rd9",
        at: At::Exactly(0x20_0000_0010),
        allocation: "local memory of the thread, of which `k` declares 16 bytes",
        ..PAIR
    });
}

#[test]
fn deep_recursion_is_fast() {
    // As deep as the stack lets it be, in many warps: each call takes the place of one that is
    // over in a time that does not depend on how many there are.
    let text = ".func f(.reg .b32 n) { .reg .pred %p; .reg .b32 %m;
                setp.eq.u32 %p, n, 0; @%p ret; sub.u32 %m, n, 1; call f, (%m); ret; }
                .visible .entry k(.param .u64 b) { call f, (15000); ret; }";
    let reports = run(text, 64, Options::default().with_checks(Checks::empty()));
    assert_eq!(reports, []);
}
