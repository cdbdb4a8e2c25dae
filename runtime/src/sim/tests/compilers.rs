//! What only compilers print: parameters in local memory, workspaces, loads of matrices.

use super::*;

#[test]
fn parameters_whose_address_is_taken_lie_in_local_memory() {
    // As clang passes structures by value.
    let mut loaded = load(
        ".func (.param .b32 r) bend(.param .align 8 .b8 s[8], .param .b32 n) {
           .reg .b32 %r<5>; .reg .b64 %rd<5>;
           mov.b64 %rd1, s; ld.local.b32 %r1, [%rd1+4];
           mov.b64 %rd2, n; cvta.local.u64 %rd3, %rd2; ld.b32 %r2, [%rd3];
           add.s32 %r1, %r1, %r2; st.b32 [%rd3], %r1; ld.param.b32 %r3, [n];
           ld.param.b32 %r4, [s]; add.s32 %r3, %r3, %r4;
           st.param.b32 [r], %r3; ret; }
         .visible .entry k(.param .u64 p) {
           .reg .b32 %r<4>; .reg .b64 %rd<4>;
           ld.param.u64 %rd1, [p]; mov.u32 %r1, %tid.x;
           { .param .align 8 .b8 a[8]; .param .b32 b; .param .b32 c;
             st.param.v2.b32 [a], {1000, 200}; st.param.b32 [b], %r1;
             call (c), bend, (a, b); ld.param.b32 %r2, [c]; }
           mul.wide.u32 %rd2, %r1, 4; add.s64 %rd2, %rd1, %rd2;
           st.global.b32 [%rd2], %r2; ret; }",
    );
    assert_eq!(run(&mut loaded, 1, 3, 3), Ok(vec![1200, 1201, 1202]));
}

#[test]
fn matrices_are_not_loaded_from_what_nobody_wrote() {
    let mut loaded = kernel(
        ".shared .align 16 .b8 s[128]; .reg .b32 %m;
         mov.u32 %r2, s; shl.b32 %r3, %r1, 4; and.b32 %r3, %r3, 127; add.s32 %r2, %r2, %r3;
         ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%m}, [%r2];
         st.global.b32 [%rd3], %m;",
    );
    assert_eq!(run(&mut loaded, 1, 32, 32).map_err(|r| r.kind), Err(FaultKind::Uninitialised));
}

#[test]
fn numbers_are_extended_with_zeros_to_128_bits() {
    // As ptxas does, also where the number is negative.
    let mut loaded = load(
        ".visible .entry k(.param .u64 p) {
           .reg .b64 %rd<6>; .reg .b128 %q<3>;
           ld.param.u64 %rd1, [p];
           mov.b128 %q1, -7; mov.b128 {%rd2, %rd3}, %q1;
           st.global.v2.b64 [%rd1], {%rd2, %rd3}; st.global.b128 [%rd1+16], -1; ret; }",
    );
    let ones = u32::MAX;
    assert_eq!(run(&mut loaded, 1, 1, 8), Ok(vec![ones - 6, ones, 0, 0, ones, ones, 0, 0]));
}

#[test]
fn grids_synchronise_in_a_workspace() {
    // As cooperative groups do.
    let mut loaded = load(
        ".visible .entry k(.param .u64 p) {
           .reg .pred %p<3>; .reg .b32 %r<16>; .reg .b64 %rd<8>;
           ld.param.u64 %rd1, [p]; mov.u32 %r1, %ctaid.x; mov.u32 %r2, %nctaid.x;
           mov.u32 %r3, %envreg2; cvt.u64.u32 %rd2, %r3;
           mov.u32 %r4, %envreg1; cvt.u64.u32 %rd3, %r4; bfi.b64 %rd2, %rd3, %rd2, 32, 32;
           mul.wide.u32 %rd4, %r1, 4; add.s64 %rd4, %rd1, %rd4; st.global.u32 [%rd4], %r1;
           setp.eq.u32 %p1, %r1, 0; mov.u32 %r5, 0x80000001; sub.s32 %r5, %r5, %r2;
           selp.b32 %r5, %r5, 1, %p1;
           atom.add.release.gpu.u32 %r6, [%rd2+4], %r5;
           $L1: ld.acquire.gpu.u32 %r7, [%rd2+4]; xor.b32 %r7, %r7, %r6;
           setp.gt.s32 %p2, %r7, -1; @%p2 bra $L1;
           sub.s32 %r8, %r2, %r1; sub.s32 %r8, %r8, 1;
           mul.wide.u32 %rd5, %r8, 4; add.s64 %rd5, %rd1, %rd5; ld.global.u32 %r9, [%rd5];
           st.global.u32 [%rd4+32], %r9; ret; }",
    );
    let want = vec![0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0];
    assert_eq!(run(&mut loaded, 8, 1, 16), Ok(want));
}

#[test]
fn bits_that_nobody_wrote_spoil_only_what_comes_from_them() {
    let body = |rest: &str| {
        format!(
            ".local .align 8 .b8 s[8]; .reg .b64 %x;
             mov.b32 %r2, 7; st.local.b8 [s+1], %r2; st.local.b8 [s+6], %r2;
             ld.local.b64 %x, [s]; ld.local.u16 %r5, [s+2]; setp.eq.u32 %p1, %r1, 99;
             {rest}
             add.s32 %r4, %r3, 1; st.global.u32 [%rd3], %r4;"
        )
    };
    let got = |rest: &str| run(&mut kernel(&body(rest)), 1, 2, 2).map_err(|report| report.kind);
    let fine = [
        "shr.u64 %x, %x, 8; cvt.u32.u64 %r3, %x; and.b32 %r3, %r3, 255;",
        "st.local.b64 [s], %x; ld.local.u8 %r3, [s+6];",
        "selp.b32 %r3, %r5, 7, %p1;",
        "{ .reg .b32 a, b; mov.b64 {a, b}, %x; bfe.u32 %r3, b, 16, 8; }",
    ];
    for rest in fine {
        assert_eq!(got(rest), Ok(vec![8, 8]), "{rest}");
    }
    let wrong = [
        "shr.u64 %x, %x, 16; cvt.u32.u64 %r3, %x; and.b32 %r3, %r3, 255;",
        "st.local.b64 [s], %x; ld.local.u8 %r3, [s+5];",
        "selp.b32 %r3, 7, %r5, %p1;",
        "cvt.u32.u64 %r3, %x;",
    ];
    for rest in wrong {
        assert_eq!(got(rest), Err(FaultKind::Uninitialised), "{rest}");
    }
}
