//! Instructions whose operands are lists, parts of registers, negated or narrow, run as PTX: what
//! the simulator hands to their meanings is what the text says.

use irc_runtime::sim::{LaunchConfig, Options, Simulator};

/// Runs one thread that stores words to `[%rd1]`, and gives N of them.
fn run<const N: usize>(body: &str) -> [u32; N] {
    let text = format!(
        ".version 9.3\n.target sm_100a\n.address_size 64
        .visible .entry k(.param .u64 p) {{
        .reg .pred %p<4>; .reg .b8 %rb<8>; .reg .b16 %rs<16>; .reg .b32 %r<32>; .reg .b64 %rd<16>;
        .reg .b128 %rq<4>; .reg .f32 %f<8>;
        ld.param.u64 %rd1, [p];
        {body}
        ret; }}"
    );
    let mut simulator = Simulator::new(Options::default());
    let module = simulator.load(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let buffer = simulator.allocate(4 * N as u64);
    let shape = LaunchConfig::new([1; 3], [1; 3]);
    let args: [&[u8]; 1] = [&buffer.to_le_bytes()];
    let finished = simulator.launch(module, "k", shape, &args, &|_| {}).expect("a right launch");
    if let Some(report) = finished.reports.first() {
        panic!("{report}");
    }
    let mut bytes = vec![0; 4 * N];
    simulator.read(buffer, &mut bytes).expect("the buffer is there");
    let mut words = bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
    [(); N].map(|()| words.next().expect("as many words as bytes say"))
}

#[test]
fn parts_of_registers() {
    let words = run("mov.u32 %r1, 0x80ff7f01; mov.u32 %r2, 0x00000102; mov.u32 %r3, 0x11223344;
        vadd.s32.s32.s32 %r4, %r1.b3, %r2.h0; st.global.u32 [%rd1], %r4;
        vadd.u32.u32.u32.sat %r4.b1, %r1.b2, %r2.b0, %r3; st.global.u32 [%rd1+4], %r4;
        vmad.s32.u32.u32 %r4, -%r1.b0, %r2.h0, %r3; st.global.u32 [%rd1+8], %r4;
        vmad.s32.s32.s32 %r4, %r2, %r2, -%r3; st.global.u32 [%rd1+12], %r4;
        vadd4.u32.u32.u32 %r4.b20, %r1.b0123, %r2.b3210, %r3; st.global.u32 [%rd1+16], %r4;
        vset2.s32.s32.lt %r4, %r1, %r2, %r3; st.global.u32 [%rd1+20], %r4;");
    let want = [
        0x102u32.wrapping_sub(0x80),
        0x1122_ff44,
        0x1122_3344 - 0x102,
        (0x102 * 0x102u32).wrapping_sub(0x1122_3344),
        // Both selectors name bytes of the first source: 0x7f + 0xff and 0x80 + 0x01.
        0x117e_3381,
        0x0001_0000,
    ];
    assert_eq!(words, want);
}

#[test]
fn lists_of_operands() {
    let words = run(
        "mov.f32 %f1, 0f3F800000; mov.f32 %f2, 0fC0000000; mov.f32 %f3, 0f3F880000; mov.u32 %r1, 0;
        cvt.rs.satfinite.e4m3x4.f32 %r2, {%f1, %f2, %f3, %f1}, %r1; st.global.u32 [%rd1], %r2;
        cvt.rs.relu.satfinite.e2m1x4.f32 %rs1, {%f1, %f2, %f1, %f1}, %r1;
        cvt.u32.u16 %r2, %rs1; st.global.u32 [%rd1+4], %r2;
        mov.b64 %rd2, {%r2, %f1}; mov.b128 %rq1, {%rd1, %rd2}; mov.b128 {%rd3, %rd4}, %rq1;
        mov.b64 {%r3, %r4}, %rd4; st.global.v2.b32 [%rd1+8], {%r3, %r4};
        mov.v4.u32 {%r5, %r6, %r7, %r8}, {%r1, %r2, %r3, %r4};
        st.global.v4.b32 [%rd1+16], {%r5, %r6, %r7, %r8};
        mov.b32 {%rb1, %rb2, %rb3, %rb4}, %r4; mov.b32 %r9, {%rb4, %rb3, %rb2, %rb1};
        st.global.u32 [%rd1+32], %r9;",
    );
    let one = 0x3f80_0000;
    assert_eq!(words, [0x38c0_3838, 0x2022, 0x2022, one, 0, 0x2022, 0x2022, one, 0x0000_803f]);
}

#[test]
fn narrow_registers() {
    let words = run("mov.f32 %f1, 0f3F800000; mov.f32 %f2, 0fC0C00000;
        cvt.rn.satfinite.e2m1x2.f32 %rb1, %f1, %f2; cvt.u32.u8 %r1, %rb1;
        st.global.u32 [%rd1], %r1;
        cvt.rn.f16x2.e2m1x2 %r2, %rb1; st.global.u32 [%rd1+4], %r2;
        cvt.rn.satfinite.e3m2x2.f32 %rs1, %f1, %f2; cvt.rn.f16x2.e3m2x2 %r3, %rs1;
        st.global.u32 [%rd1+8], %r3;
        cvt.rp.ue8m0x2.f32 %rs2, %f1, %f2; cvt.u32.u16 %r4, %rs2; st.global.u32 [%rd1+12], %r4;
        mov.b16 %rs3, 0x8080;
        cvt.rn.satfinite.scaled::n2::ue8m0.s2f6x2.f32 %rs4, %f1, %f1, %rs3;
        cvt.s32.s16 %r5, %rs4; st.global.u32 [%rd1+16], %r5;
        st.global.u32 [%rd1+20], %r1;
        mov.u32 %r6, 300; cvt.pack.sat.s8.s32.b32 %rd2, %r6, %r6, %r6;
        st.global.u64 [%rd1+24], %rd2;");
    assert_eq!(words, [0x2f, 0x3c00_c600, 0x3c00_c600, 0x7f82, 0x2020, 0x2f, 0x012c_7f7f, 0]);
}
