//! Addresses of one memory that are used in another.

use crate::pairs::{At, CONST_WINDOW, PAIR, Pair, check};
use irc_runtime::sim::check::report::FaultKind;

#[test]
fn a_shared_address_is_no_global_one() {
    check(&Pair {
        body: "@%p1 ld.FIX.u32 %r7, [%rd6]; // fault",
        faulty: "global",
        fixed: "shared",
        at: At::Exactly(32),
        allocation: "a null pointer",
        ..PAIR
    });
}

#[test]
fn a_shared_address_is_no_generic_one() {
    check(&Pair {
        body: "cvta.shared.u64 %rd8, %rd6;
               @%p1 ld.u32 %r7, [FIX]; // fault",
        faulty: "%rd6",
        fixed: "%rd8",
        at: At::Exactly(32),
        allocation: "a null pointer",
        ..PAIR
    });
}

#[test]
fn a_global_address_is_no_shared_one() {
    let pair = Pair {
        body: "@%p1 ld.FIX.u32 %r7, [%rd2]; // fault",
        faulty: "shared",
        fixed: "global",
        at: At::Buffer(24),
        allocation: "the CTA has 64 bytes of shared memory",
        ..PAIR
    };
    check(&pair);
    check(&Pair { body: "@%p1 red.FIX.add.u32 [%rd2], 1; // fault", ..pair });
}

#[test]
fn a_generic_address_is_no_local_one() {
    check(&Pair {
        body: "st.local.u32 [l], 1; mov.u64 %rd7, l; cvta.local.u64 %rd8, %rd7;
               @%p1 ld.FIX; // fault",
        faulty: "local.u32 %r7, [%rd8]",
        fixed: "u32 %r7, [%rd8]",
        at: At::Exactly(0x20_0000_0000),
        allocation: "local memory of the thread",
        ..PAIR
    });
}

#[test]
fn constants_are_not_written() {
    check(&Pair {
        body:
            "mov.u64 %rd7, c; cvta.const.u64 %rd8, %rd7; mov.u64 %rd9, l; cvta.local.u64 %rd9, %rd9;
               @%p1 st.u32 [FIX+4], 1; // fault",
        faulty: "%rd8",
        fixed: "%rd9",
        kind: FaultKind::ReadOnly,
        at: At::Exactly(CONST_WINDOW + 4),
        allocation: "byte 4 of the 16 bytes of constant `c`",
        ..PAIR
    });
}

#[test]
fn a_barrier_is_in_shared_memory_and_initialised() {
    let pair = Pair {
        body: ".shared .align 8 .b8 bar[8]; mov.u64 %rd7, bar; cvta.shared.u64 %rd8, %rd7;
               @%p1 mbarrier.init.b64 [FIX], 1; // fault",
        faulty: "%rd2",
        fixed: "%rd8",
        kind: FaultKind::Object,
        at: At::Buffer(24),
        allocation: "byte 24 of the allocation of 40 bytes",
        ..PAIR
    };
    check(&pair);
    check(&Pair {
        body: ".shared .align 8 .b8 bar[8]; @!%p1 exit; mov.u32 %r7, bar;
               st.shared.u64 [bar], 0; FIX
               mbarrier.arrive.shared.b64 %rd7, [%r7]; // fault",
        faulty: "",
        fixed: "mbarrier.init.shared.b64 [bar], 1;",
        at: At::Exactly(64),
        allocation: "byte 0 of the 8 bytes of shared `bar`",
        ..pair
    });
}
