//! Addresses of one memory that are used in another.

use crate::pairs::{At, CONST_WINDOW, PAIR, PARAM_WINDOW, Pair, check};
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

/// Compilers fold what they subtract from an index into the offset: the register then holds an
/// address before the window, and the sum wraps.
#[test]
fn addresses_of_windows_wrap() {
    let pair = Pair {
        body: "sub.u32 %r7, %r4, 8; add.u32 %r7, %r7, FIX; bar.sync 0;
               @%p1 ld.shared.u32 %r8, [%r7+8]; // fault",
        faulty: "-8",
        fixed: "0",
        at: At::Exactly(0xffff_fff8),
        allocation: "the CTA has 64 bytes of shared memory",
        ..PAIR
    };
    check(&pair);
    let wide = "sub.u32 %r7, %r4, 8; cvt.u64.u32 %rd7, %r7; add.u64 %rd7, %rd7, FIX;
                bar.sync 0;
                @%p1 ld.shared.u32 %r8, [%rd7+8]; // fault";
    check(&Pair { body: wide, faulty: "64", at: At::Exactly(0x1_0000_0040), ..pair });
    let negative = "bar.sync 0; sub.u64 %rd7, %rd5, FIX;
                    @%p1 ld.shared.u32 %r8, [%rd7+8]; // fault";
    check(&Pair {
        body: negative,
        faulty: "16",
        fixed: "8",
        at: At::Exactly(u64::MAX - 7),
        ..pair
    });
    let atomic = "bar.sync 0; sub.u32 %r7, %r4, FIX;
                  @%p1 atom.shared.add.u32 %r8, [%r7+8], 1; // fault";
    check(&Pair { body: atomic, faulty: "16", fixed: "8", ..pair });
    let copied = "bar.sync 0; sub.u32 %r7, %r4, FIX;
                  @%p1 cp.async.ca.shared.global [%r7+8], [%rd1], 4; // fault
                  cp.async.wait_all;";
    check(&Pair { body: copied, faulty: "16", fixed: "8", ..pair });
    let constant = "mov.u32 %r7, c; sub.u32 %r7, %r7, FIX;
                    @%p1 ld.const.u32 %r8, [%r7+12]; // fault";
    check(&Pair {
        body: constant,
        faulty: "16",
        fixed: "12",
        at: At::Exactly(0xffff_fffc),
        allocation: "the module has 16 bytes of constants",
        ..pair
    });
    let local = "st.local.u32 [l], 1; mov.u32 %r7, l; sub.u32 %r7, %r7, FIX;
                 @%p1 ld.local.u32 %r8, [%r7+0x1000]; // fault";
    let (faulty, fixed) = ("0x1004", "0x1000");
    check(&Pair {
        body: local,
        faulty,
        fixed,
        at: At::Exactly(0xffff_fffc),
        allocation: "local memory of the thread",
        ..pair
    });
}

/// Where ptxas knows the place in a parameter it needs no alignment; behind a pointer it is needed.
#[test]
fn members_of_packed_parameters() {
    check(&Pair {
        module: ".func (.param .align 1 .b8 r[15]) swap(.param .align 1 .b8 p[15]) {
            .reg .b16 %h; .reg .b32 %x, %y; .reg .b64 %d;
            ld.param.b16 %h, [p+13]; st.param.b16 [r+13], %h;
            ld.param.b64 %d, [p+5]; st.param.b64 [r+5], %d;
            ld.param.v2.b16 {%h, %h}, [p+1];
            ld.param.b32 %x, [p+1]; not.b32 %y, %x; st.param.b32 [r+1], %y; ret; }",
        body: "{ .param .align 1 .b8 a[15]; .param .align 1 .b8 b[15];
            st.param.b8 [a], 1; st.param.b32 [a+1], 0x01020304; st.param.b64 [a+5], 0x1122334455;
            st.param.b16 [a+13], 0x7788; call (b), swap, (a);
            ld.param.b32 %r7, [b+1]; ld.param.b64 %rd7, [b+5]; ld.param.b16 %h1, [b+13]; }
            setp.ne.b32 %p3, %r7, 0xfefdfcfb; setp.ne.b64 %p4, %rd7, 0x1122334455;
            cvt.u32.u16 %r8, %h1; setp.ne.b32 %p5, %r8, 0x7788;
            @%p3 trap; @%p4 trap; @%p5 trap;
            mov.b64 %rd8, odd; cvta.param.u64 %rd8, %rd8; add.u64 %rd8, %rd8, FIX;
            @%p1 ld.u32 %r7, [%rd8]; // fault",
        faulty: "1",
        fixed: "0",
        kind: FaultKind::Misaligned,
        at: At::Exactly(PARAM_WINDOW + 25),
        allocation: "byte 1 of the 5 bytes of parameter `odd`",
        ..PAIR
    });
}

/// nvcc's code for debuggers takes the address of a parameter, which is then in local memory, and
/// goes on to say `.param`.
#[test]
fn addresses_of_parameters_of_functions() {
    check(&Pair {
        module: ".func (.param .b32 r) second(.param .align 1 .b8 p[9], .param .b32 n) {
            .reg .b32 %x, %y; .reg .b64 %d, %d2;
            mov.u64 %d, p; add.u64 %d, %d, 2; ld.param.u32 %y, [n];
            cvt.u64.u32 %d2, %y; add.u64 %d, %d, %d2;
            ld.param.u8 %x, [%d+3]; // fault
            st.param.b32 [r], %x; ret; }",
        body: "{ .param .align 1 .b8 a[9]; .param .b32 n; .param .b32 b;
            st.param.b32 [a], 0; st.param.b32 [a+4], 0x0700; st.param.b8 [a+8], 9;
            mov.b32 %r7, 0; @%p1 mov.b32 %r7, FIX; st.param.b32 [n], %r7; call (b), second, (a, n);
            ld.param.b32 %r8, [b]; } @!%p1 setp.ne.b32 %p3, %r8, 7; @%p1 setp.ne.b32 %p3, %r8, 9;
            @%p3 trap;",
        faulty: "3000",
        fixed: "3",
        at: At::Exactly(3000 + 21),
        allocation: "local memory of the thread, of which `second` declares 9 bytes",
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
