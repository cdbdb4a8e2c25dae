//! Uninitialised values, and divisions by zero.

use crate::pairs::{At, PAIR, Pair, check};
use irc_runtime::sim::Checks;
use irc_runtime::sim::check::report::FaultKind;

/// What is like all of these.
const UNWRITTEN: Pair =
    Pair { kind: FaultKind::Uninitialised, checks: Checks::all(), at: At::Nowhere, ..PAIR };

#[test]
fn registers() {
    check(&Pair {
        body: "@FIX mov.u32 %r20, 1;
               add.u32 %r7, %r20, 1; // fault",
        faulty: "!%p1",
        fixed: "!%p2",
        ..UNWRITTEN
    });
}

#[test]
fn predicates() {
    check(&Pair {
        body: "@FIX setp.eq.u32 %p3, %r1, 0;
               @%p3 mov.u32 %r7, 1; // fault",
        faulty: "!%p1",
        fixed: "!%p2",
        ..UNWRITTEN
    });
}

#[test]
fn addresses() {
    check(&Pair {
        body: "mov.u64 %rd7, 0; @FIX add.u64 %rd7, %rd8, 0; // fault
               mov.u32 %r7, 0;",
        faulty: "%p1",
        fixed: "%p2",
        ..UNWRITTEN
    });
}

#[test]
fn a_value_that_is_carried_around() {
    check(&Pair {
        body: "mov.u32 %r21, %r20; @FIX mov.u32 %r21, 5;
               shl.b32 %r22, %r21, 4; selp.b32 %r23, %r22, 3, %p1;
               st.local.u32 [l], %r23; ld.local.u32 %r24, [l];
               add.u32 %r7, %r24, 1; // fault",
        faulty: "%p2",
        fixed: "%p1",
        ..UNWRITTEN
    });
}

/// A bit-field of 22 bits, as compilers write it: what is beside it stays, also in its last byte,
/// of which nobody writes the upper bits.
#[test]
fn a_bit_field_beside_padding() {
    check(&Pair {
        body: "mov.u32 %r21, 0; st.local.u8 [l], %r21; ld.local.u32 %r22, [l];
               and.b32 %r22, %r22, 0xc00000ff; or.b32 %r22, %r22, 0x02345600;
               @FIX st.local.u32 [l], %r22; ld.local.u8 %r23, [l+3];
               and.b32 %r23, %r23, 0x3f; add.u32 %r7, %r23, 1; // fault",
        faulty: "!%p1",
        fixed: "!%p2",
        ..UNWRITTEN
    });
}

#[test]
fn shared_memory() {
    check(&Pair {
        body: "ld.shared.u32 %r7, [%r5+FIX]; and.b32 %r7, %r7, 1; @!%p1 mov.u32 %r7, 0;
               add.u32 %r7, %r7, 1; // fault",
        faulty: "4",
        fixed: "0",
        ..UNWRITTEN
    });
}

#[test]
fn atomics_of_shared_memory() {
    check(&Pair {
        body: "@%p1 atom.shared.add.u32 %r7, [%r5+FIX], 1; // fault",
        faulty: "8",
        fixed: "0",
        ..UNWRITTEN
    });
}

#[test]
fn local_memory() {
    check(&Pair {
        body: "st.local.v2.u16 [l], {%r1, %r1}; ld.local.u32 %r7, [l+FIX];
               @!%p1 mov.u32 %r7, 0;
               add.u32 %r7, %r7, 1; // fault",
        faulty: "4",
        fixed: "0",
        ..UNWRITTEN
    });
}

#[test]
fn global_memory() {
    check(&Pair {
        body: "ld.global.u32 %r7, [FIX]; @!%p1 mov.u32 %r7, 0;
               add.u32 %r7, %r7, 1; // fault",
        faulty: "%rd3",
        fixed: "%rd1",
        ..UNWRITTEN
    });
}

#[test]
fn a_part_of_a_word() {
    check(&Pair {
        body: "st.local.u8 [l], 1; FIX ld.local.u16 %r7, [l]; @!%p1 mov.u32 %r7, 0;
               add.u32 %r7, %r7, 1; // fault",
        faulty: "",
        fixed: "st.local.u8 [l+1], 1;",
        ..UNWRITTEN
    });
}

/// Declares the heap's functions, and `take`, which gives 32 bytes of it.
const HEAP: &str = ".extern .func (.param .b64 r) malloc(.param .b64 n);
    .extern .func free(.param .b64 p);
    .func (.param .b64 r) take() { .reg .b64 %x; .param .b64 n; .param .b64 p;
    st.param.b64 [n], 32; call (p), malloc, (n); ld.param.b64 %x, [p]; st.param.b64 [r], %x; ret; }
    .func give(.param .b64 a) { .reg .b64 %x; .param .b64 p;
    ld.param.b64 %x, [a]; st.param.b64 [p], %x; call free, (p); ret; }";

#[test]
fn memory_that_malloc_gives() {
    let pair = Pair {
        module: HEAP,
        body: "@!%p1 exit; { .param .b64 p; call (p), take; ld.param.b64 %rd7, [p]; }
               st.u32 [%rd7+FIX], 1; ld.u32 %r7, [%rd7+4];
               add.u32 %r7, %r7, 1; // fault",
        faulty: "0",
        fixed: "4",
        ..UNWRITTEN
    };
    check(&pair);
    // The same when the block was in use before.
    let body = "@!%p1 exit; { .param .b64 p; call (p), take; ld.param.b64 %rd7, [p];
                st.v2.u32 [%rd7], {%r1, %r1}; st.param.b64 [p], %rd7; call give, (p); }
                { .param .b64 p; call (p), take; ld.param.b64 %rd8, [p]; }
                setp.ne.u64 %p2, %rd7, %rd8; @%p2 trap;
                st.u32 [%rd8+FIX], 1; ld.u32 %r7, [%rd8+4];
                add.u32 %r7, %r7, 1; // fault";
    check(&Pair { body, ..pair });
}

#[test]
fn arguments_and_results() {
    check(&Pair {
        module: ".func (.param .b32 r) f(.param .b32 a) { .reg .b32 %x; ld.param.b32 %x, [a];
                 st.param.b32 [r], %x; ret; }",
        body: "{ .param .b32 a; .param .b32 r; @FIX st.param.b32 [a], 1;
               call (r), f, (a); ld.param.b32 %r7, [r]; }
               add.u32 %r7, %r7, 1; // fault",
        faulty: "!%p1",
        fixed: "!%p2",
        ..UNWRITTEN
    });
}

#[test]
fn division_by_zero() {
    for instruction in ["div.u32", "rem.s32"] {
        let body: String = format!(
            "mov.u32 %r7, 3; @%p1 mov.u32 %r7, FIX;
             {instruction} %r8, %r1, %r7; // fault"
        );
        check(&Pair {
            body: body.leak(),
            faulty: "0",
            fixed: "1",
            kind: FaultKind::DivisionByZero,
            ..UNWRITTEN
        });
    }
}

#[test]
fn a_copy_that_nobody_has_waited_for() {
    // Whether it has arrived depends on the schedule, that it may not have does not.
    check(&Pair {
        body: "@%p1 cp.async.ca.shared.global [%r5], [%rd1], 8; FIX
               ld.shared.u32 %r7, [%r5]; // fault
               cp.async.wait_all;",
        faulty: "",
        fixed: "cp.async.wait_all;",
        kind: FaultKind::Race,
        checks: Checks::all(),
        at: At::Exactly(32),
        allocation: "byte 32 of the 64 bytes of shared `s`",
        ..PAIR
    });
}
