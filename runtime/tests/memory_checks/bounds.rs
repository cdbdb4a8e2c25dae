//! Accesses beside what was allocated, and at addresses that are not aligned.

use crate::pairs::{At, PAIR, PARAM_WINDOW, Pair, SHARED_WINDOW, check};
use irc_runtime::sim::check::report::FaultKind;

#[test]
fn behind_the_end_of_global_memory() {
    check(&Pair {
        body: "@%p1 ld.global.u32 %r7, [%rd1+FIX]; // fault",
        faulty: "40",
        fixed: "36",
        at: At::Buffer(40),
        allocation: "0 bytes past the end of the allocation of 40 bytes at 0x7000",
        ..PAIR
    });
}

#[test]
fn before_the_beginning_of_global_memory() {
    check(&Pair {
        body: "@%p1 st.global.u32 [%rd2+FIX], 1; // fault",
        faulty: "-28",
        fixed: "0",
        at: At::Buffer(-4),
        allocation: "4 bytes before the allocation of 40 bytes",
        ..PAIR
    });
}

#[test]
fn a_vector_that_is_inside_in_part() {
    check(&Pair {
        body: "@%p1 ld.global.v4.u32 {%r7, %r8, %r9, %r10}, [%rd1+FIX]; // fault",
        faulty: "32",
        fixed: "16",
        at: At::Buffer(32),
        allocation: "byte 32 of the allocation of 40 bytes",
        ..PAIR
    });
}

#[test]
fn a_null_pointer() {
    check(&Pair {
        body: "selp.b64 %rd8, FIX, %rd1, %p1;
               ld.u32 %r7, [%rd8+8]; // fault",
        faulty: "0",
        fixed: "%rd1",
        at: At::Exactly(8),
        allocation: "a null pointer",
        ..PAIR
    });
}

#[test]
fn an_address_that_wraps_around() {
    check(&Pair {
        body: "mov.b64 %rd8, -4; @!%p1 mov.b64 %rd8, %rd1; FIX
               ld.global.u32 %r7, [%rd8]; // fault",
        faulty: "",
        fixed: "mov.b64 %rd8, %rd1;",
        at: At::Exactly(u64::MAX - 3),
        allocation: "far from all allocations",
        ..PAIR
    });
}

#[test]
fn atomics_of_global_memory() {
    check(&Pair {
        body: "@%p1 atom.global.add.u32 %r7, [%rd1+FIX], 1; // fault",
        faulty: "40",
        fixed: "24",
        at: At::Buffer(40),
        allocation: "0 bytes past the end of the allocation",
        ..PAIR
    });
}

#[test]
fn reductions_by_generic_addresses() {
    check(&Pair {
        body: "cvta.shared.u64 %rd7, %rd5;
               @%p1 red.add.u32 [%rd7+FIX], 1; // fault",
        faulty: "64",
        fixed: "32",
        at: At::Exactly(SHARED_WINDOW + 64),
        allocation: "the CTA has 64 bytes of shared memory",
        ..PAIR
    });
}

#[test]
fn behind_the_end_of_shared_memory() {
    check(&Pair {
        body: "@%p1 st.shared.u32 [%r5+FIX], 1; // fault",
        faulty: "32",
        fixed: "12",
        at: At::Exactly(64),
        allocation: "the CTA has 64 bytes of shared memory",
        ..PAIR
    });
}

#[test]
fn a_vector_in_shared_memory() {
    check(&Pair {
        module: ".shared .align 8 .b8 tail[8];",
        body: "@%p1 st.shared.v2.u64 [%r5+FIX], {%rd1, %rd1}; // fault",
        faulty: "32",
        fixed: "0",
        at: At::Exactly(80),
        allocation: "the CTA has 80 bytes of shared memory",
        ..PAIR
    });
}

#[test]
fn shared_memory_of_a_neighbour() {
    check(&Pair {
        body: "mapa.shared::cluster.u32 %r7, %r4, 0;
               barrier.cluster.arrive; barrier.cluster.wait;
               @%p1 ld.shared::cluster.u32 %r8, [%r7+FIX]; // fault
               barrier.cluster.arrive; barrier.cluster.wait;",
        faulty: "128",
        fixed: "0",
        at: At::Exactly((1 << 24) + 128),
        allocation: "the CTA has 64 bytes of shared memory",
        cluster: 2,
        ..PAIR
    });
}

#[test]
fn a_cta_that_the_cluster_does_not_have() {
    check(&Pair {
        body: "mov.u32 %r7, FIX;
               @%p1 mapa.shared::cluster.u32 %r8, %r4, %r7; // fault",
        faulty: "2",
        fixed: "1",
        kind: FaultKind::Operand,
        cluster: 2,
        ..PAIR
    });
}

#[test]
fn behind_the_end_of_local_memory() {
    let pair = Pair {
        body: "st.local.u32 [l+12], 1; mov.u64 %rd7, l;
               @%p1 ld.local.u32 %r7, [%rd7+FIX]; // fault",
        faulty: "16",
        fixed: "12",
        at: At::Exactly(16),
        allocation: "local memory of the thread, of which `k` declares 16 bytes",
        ..PAIR
    };
    check(&pair);
    let body = "st.local.u32 [l+12], 1;
                @%p1 ld.local.u32 %r7, [l+FIX]; // fault";
    check(&Pair { body, ..pair });
}

#[test]
fn another_variable_than_the_one_that_is_named() {
    check(&Pair {
        body: ".local .align 16 .b8 m[16]; st.local.u32 [m], 1;
               @%p1 st.local.u32 [l+FIX], 2; // fault",
        faulty: "16",
        fixed: "0",
        at: At::Exactly(16),
        allocation: "local memory of the thread, of which `k` declares 32 bytes",
        ..PAIR
    });
}

#[test]
fn the_padding_behind_a_parameter() {
    let pair = Pair {
        body: "@%p1 ld.param.u8 %r7, [odd+FIX]; // fault",
        faulty: "5",
        fixed: "4",
        at: At::Exactly(29),
        allocation: "0 bytes past the end of the 5 bytes of parameter `odd`",
        ..PAIR
    };
    check(&pair);
    let body = "mov.b64 %rd7, odd;
                @%p1 ld.param.u8 %r7, [%rd7+FIX]; // fault";
    check(&Pair { body, ..pair });
    let body = "mov.b64 %rd7, odd; cvta.param.u64 %rd7, %rd7;
                @%p1 ld.u8 %r7, [%rd7+FIX]; // fault";
    check(&Pair { body, at: At::Exactly(PARAM_WINDOW + 29), ..pair });
}

#[test]
fn a_parameter_is_read_as_if_it_were_larger() {
    check(&Pair {
        body: "@%p1 ld.param.u64 %rd7, [FIX]; // fault",
        faulty: "odd",
        fixed: "gone",
        at: At::Exactly(24),
        allocation: "byte 0 of the 5 bytes of parameter `odd`",
        ..PAIR
    });
}

#[test]
fn a_parameter_of_a_function_that_another_one_follows() {
    check(&Pair {
        module: ".func (.param .b32 res) f(.param .b32 a, .param .b32 bad) {
                 .reg .pred %p; .reg .b32 %x; ld.param.u32 %x, [bad]; setp.ne.u32 %p, %x, 0;
                 @%p ld.param.u32 %x, [a+FIX]; // fault
                 st.param.b32 [res], %x; ret; }",
        body: "selp.u32 %r8, 1, 0, %p1;
               { .param .b32 a0; .param .b32 a1; .param .b32 r0;
               st.param.b32 [a0], 7; st.param.b32 [a1], %r8;
               call (r0), f, (a0, a1); ld.param.b32 %r7, [r0]; }",
        faulty: "4",
        fixed: "0",
        at: At::Exactly(4),
        allocation: "byte 0 of the 4 bytes of parameter `bad`",
        ..PAIR
    });
}

#[test]
fn an_argument_that_is_stored_as_if_it_were_larger() {
    check(&Pair {
        module: ".func f(.param .b16 a) { ret; }",
        body: "{ .param .b16 a0; .param .b32 a1;
               st.param.b16 [a0], 1; st.param.b32 [a1], 2; @!%p1 bra $C;
               st.param.FIX [a0], 1; // fault
               $C: call f, (a0); }",
        faulty: "b32",
        fixed: "b16",
        at: At::Exactly(32),
        allocation: "byte 0 of the 2 bytes of parameter `a0`",
        ..PAIR
    });
}

#[test]
fn behind_the_end_of_constants() {
    check(&Pair {
        body: "mul.lo.u32 %r7, %r1, FIX;
               @%p1 ld.const.u32 %r8, [%r7]; // fault",
        faulty: "8",
        fixed: "4",
        at: At::Exactly(16),
        allocation: "the module has 16 bytes of constants",
        ..PAIR
    });
}

/// The lanes of a warp load rows of a matrix.
const ROWS: &str = "@%p6 st.shared.v4.u32 [%r5], {%r1, %r1, %r1, %r1}; bar.warp.sync -1;
     and.b32 %r5, %r5, 48; @%p1 add.u32 %r5, %r5, FIX;
     ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r7}, [%r5]; // fault";

#[test]
fn rows_of_matrices() {
    check(&Pair {
        body: ROWS,
        threads: 32,
        faulty: "32",
        fixed: "0",
        at: At::Exactly(64),
        allocation: "the CTA has 64 bytes of shared memory",
        ..PAIR
    });
}

#[test]
fn the_source_and_the_target_of_a_small_copy() {
    let pair = Pair {
        body: "@%p1 cp.async.ca.shared.global [%r5], [%rd1+FIX], 8; // fault
               cp.async.wait_all;",
        faulty: "40",
        fixed: "32",
        at: At::Buffer(40),
        allocation: "0 bytes past the end of the allocation of 40 bytes",
        ..PAIR
    };
    check(&pair);
    let body = "@%p1 cp.async.ca.shared.global [%r5+FIX], [%rd1], 8; // fault
                cp.async.wait_all;";
    let allocation = "the CTA has 64 bytes of shared memory";
    let (faulty, fixed) = ("32", "8");
    check(&Pair { body, faulty, fixed, at: At::Exactly(64), allocation, ..pair });
}

#[test]
fn the_source_and_the_target_of_a_bulk_copy() {
    let pair = Pair {
        body: "st.shared.v4.u32 [%r5], {%r1, %r1, %r1, %r1}; fence.proxy.async;
               bar.sync 0;
               @%p1 cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r4], FIX; // fault
               cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;",
        faulty: "48",
        fixed: "32",
        at: At::Buffer(0),
        allocation: "byte 0 of the allocation of 40 bytes",
        ..PAIR
    };
    check(&pair);
    let body = "st.shared.v4.u32 [%r5], {%r1, %r1, %r1, %r1}; fence.proxy.async;
               bar.sync 0;
                @%p1 cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r4+FIX], 16; // fault
                cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;";
    let allocation = "the CTA has 64 bytes of shared memory";
    check(&Pair { body, faulty: "64", fixed: "48", at: At::Exactly(64), allocation, ..pair });
}

/// An access with an address that is aligned or not.
fn aligned(
    body: &'static str,
    faulty: &'static str,
    fixed: &'static str,
    at: At,
    is: &'static str,
) {
    check(&Pair { body, faulty, fixed, at, allocation: is, kind: FaultKind::Misaligned, ..PAIR });
}

#[test]
fn alignment_in_each_memory() {
    let (faulty, fixed) = ("2", "4");
    aligned(
        "@%p1 ld.global.u32 %r7, [%rd1+FIX]; // fault",
        faulty,
        fixed,
        At::Buffer(2),
        "byte 2 of the allocation of 40 bytes",
    );
    aligned(
        "@%p1 st.shared.u32 [%r5+FIX], 1; // fault",
        faulty,
        fixed,
        At::Exactly(34),
        "byte 34 of the 64 bytes of shared `s`",
    );
    aligned(
        "@%p1 st.local.u32 [l+FIX], 1; // fault",
        faulty,
        fixed,
        At::Exactly(2),
        "local memory of the thread",
    );
    aligned(
        "@%p1 ld.const.u32 %r7, [c+FIX]; // fault",
        faulty,
        fixed,
        At::Exactly(2),
        "byte 2 of the 16 bytes of constant `c`",
    );
    aligned(
        "@%p1 ld.param.u32 %r7, [buffer+FIX]; // fault",
        faulty,
        fixed,
        At::Exactly(2),
        "byte 2 of the 8 bytes of parameter `buffer`",
    );
}

#[test]
fn alignment_of_vectors_and_atomics() {
    aligned(
        "@%p1 ld.global.v2.u32 {%r7, %r8}, [%rd1+FIX]; // fault",
        "4",
        "8",
        At::Buffer(4),
        "byte 4 of the allocation of 40 bytes",
    );
    aligned(
        "@%p1 ld.shared.v4.u32 {%r7, %r8, %r9, %r10}, [%r5+FIX]; // fault",
        "8",
        "0",
        At::Exactly(40),
        "byte 40 of the 64 bytes of shared `s`",
    );
    aligned(
        "@%p1 atom.global.add.u64 %rd7, [%rd1+FIX], 1; // fault",
        "4",
        "32",
        At::Buffer(4),
        "byte 4 of the allocation of 40 bytes",
    );
}

#[test]
fn alignment_of_rows_and_copies() {
    check(&Pair {
        body: ROWS,
        faulty: "8",
        fixed: "0",
        at: At::Exactly(40),
        allocation: "byte 40 of the 64 bytes of shared `s`",
        kind: FaultKind::Misaligned,
        threads: 32,
        ..PAIR
    });
    aligned(
        "@%p1 cp.async.ca.shared.global [%r5], [%rd1+FIX], 8; // fault
         cp.async.wait_all;",
        "4",
        "8",
        At::Buffer(4),
        "byte 4 of the allocation of 40 bytes",
    );
}
