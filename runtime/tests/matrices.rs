//! Kernels that move and multiply matrices with the instructions for warps.

use irc_runtime::sim::{LaunchConfig, Options, Simulator};

/// Runs a kernel `k` of one warp with buffers of these bytes, and gives the last buffer.
fn run(target: &str, body: &str, buffers: &[Vec<u8>]) -> Vec<u8> {
    let names: Vec<String> = (1..=buffers.len()).map(|n| format!(".param .u64 p{n}")).collect();
    let loads: String =
        (1..=buffers.len()).map(|n| format!("ld.param.u64 %rd{n}, [p{n}]; ")).collect();
    let text = format!(
        ".version 8.7\n.target {target}\n.address_size 64\n.visible .entry k({}) {{
         .reg .b32 %r<64>; .reg .f32 %f<32>; .reg .b64 %rd<32>;
         .shared .align 16 .b8 tile[2048];
         {loads} mov.u32 %r0, %tid.x; mul.wide.u32 %rd20, %r0, 16; {body} ret; }}",
        names.join(", ")
    );
    let mut simulator = Simulator::new(Options::default());
    let module = simulator.load(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let mut addresses = Vec::new();
    for bytes in buffers {
        let address = simulator.allocate(bytes.len() as u64);
        simulator.write(address, bytes).expect("the buffer is allocated");
        addresses.push(address.to_le_bytes());
    }
    let args: Vec<&[u8]> = addresses.iter().map(|address| &address[..]).collect();
    let shape = LaunchConfig::new([1; 3], [32, 1, 1]);
    let finished = simulator.launch(module, "k", shape, &args, &|_| {}).expect("it can run");
    assert_eq!(finished.reports, [], "{text}");
    let mut last = buffers.last().expect("there is a result").clone();
    let address = u64::from_le_bytes(*addresses.last().expect("there is a result"));
    simulator.read(address, &mut last).expect("the buffer is allocated");
    last
}

/// The bits of a small whole number as f16.
fn half(value: i32) -> u16 {
    let bits = (value as f32).to_bits();
    if value == 0 {
        return 0;
    }
    (bits >> 16 & 0x8000) as u16 | (((bits >> 23 & 0xff) - 112) << 10 | bits >> 13 & 0x3ff) as u16
}

fn halves(values: &[i32]) -> Vec<u8> {
    values.iter().flat_map(|&value| half(value).to_le_bytes()).collect()
}

fn floats(values: &[i32]) -> Vec<u8> {
    values.iter().flat_map(|&value| (value as f32).to_le_bytes()).collect()
}

/// Whole numbers from -7 to 7 that look random.
fn numbers(count: usize, seed: u32) -> Vec<i32> {
    let mixed = |i: u32| (i + seed).wrapping_mul(0x9e37_79b9) >> 13;
    (0..count as u32).map(|i| (mixed(i) % 15) as i32 - 7).collect()
}

/// A by rows times B, whose element is given by k and column, plus C.
fn product(a: &[i32], b: impl Fn(usize, usize) -> i32, c: &[i32], n: usize) -> Vec<i32> {
    let cell = |i: usize| (0..16).map(|k| a[i / n * 16 + k] * b(k, i % n)).sum::<i32>() + c[i];
    (0..c.len()).map(cell).collect()
}

#[test]
fn wmma_multiplies() {
    let (a, b, c) = (numbers(256, 1), numbers(256, 2), numbers(256, 3));
    let body = "
        wmma.load.a.sync.aligned.row.m16n16k16.global.f16
            {%r1,%r2,%r3,%r4,%r5,%r6,%r7,%r8}, [%rd1], 16;
        wmma.load.b.sync.aligned.col.m16n16k16.global.f16
            {%r9,%r10,%r11,%r12,%r13,%r14,%r15,%r16}, [%rd2];
        wmma.load.c.sync.aligned.row.m16n16k16.global.f32
            {%f1,%f2,%f3,%f4,%f5,%f6,%f7,%f8}, [%rd3];
        wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32
            {%f11,%f12,%f13,%f14,%f15,%f16,%f17,%f18},
            {%r1,%r2,%r3,%r4,%r5,%r6,%r7,%r8}, {%r9,%r10,%r11,%r12,%r13,%r14,%r15,%r16},
            {%f1,%f2,%f3,%f4,%f5,%f6,%f7,%f8};
        wmma.store.d.sync.aligned.row.m16n16k16.global.f32 [%rd4],
            {%f11,%f12,%f13,%f14,%f15,%f16,%f17,%f18}, 16;";
    let buffers = [halves(&a), halves(&b), floats(&c), vec![0; 1024]];
    let want = product(&a, |k, column| b[column * 16 + k], &c, 16);
    assert_eq!(run("sm_80", body, &buffers), floats(&want));
}

/// Through shared memory: A by rows, B by rows and so transposed when it is loaded.
#[test]
fn loaded_matrices_are_multiplied() {
    let (a, b) = (numbers(256, 4), numbers(128, 5));
    let body = "
        mov.u32 %r1, tile;
        shl.b32 %r2, %r0, 4; add.u32 %r3, %r1, %r2;
        add.s64 %rd4, %rd1, %rd20; ld.global.v4.b32 {%r10,%r11,%r12,%r13}, [%rd4];
        st.shared.v4.b32 [%r3], {%r10,%r11,%r12,%r13};
        shl.b32 %r4, %r0, 3; add.u32 %r5, %r1, %r4; mul.wide.u32 %rd5, %r0, 8;
        add.s64 %rd6, %rd2, %rd5; ld.global.v2.b32 {%r14,%r15}, [%rd6];
        st.shared.v2.b32 [%r5+512], {%r14,%r15};
        bar.sync 0;
        and.b32 %r6, %r0, 15; shr.u32 %r7, %r0, 4;
        shl.b32 %r8, %r6, 5; shl.b32 %r9, %r7, 4;
        add.u32 %r8, %r8, %r9; add.u32 %r8, %r8, %r1;
        ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r20,%r21,%r22,%r23}, [%r8];
        shl.b32 %r9, %r6, 4; add.u32 %r9, %r9, %r1;
        ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%r24,%r25}, [%r9+512];
        mov.f32 %f1, 0f00000000;
        mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%f2,%f3,%f4,%f5},
            {%r20,%r21,%r22,%r23}, {%r24,%r25}, {%f1,%f1,%f1,%f1};
        mul.wide.u32 %rd7, %r0, 8; add.s64 %rd8, %rd3, %rd7;
        st.global.v2.f32 [%rd8], {%f2,%f3}; st.global.v2.f32 [%rd8+256], {%f4,%f5};";
    let buffers = [halves(&a), halves(&b), vec![0; 512]];
    let want = product(&a, |k, column| b[k * 8 + column], &[0; 128], 8);
    assert_eq!(run("sm_90", body, &buffers), floats(&want));
}

/// Stored where they were loaded, transposed twice on the way, matrices are the same.
#[test]
fn stored_matrices_are_transposed() {
    let a = numbers(256, 6);
    let body = "
        mov.u32 %r1, tile; shl.b32 %r2, %r0, 4; add.u32 %r3, %r1, %r2;
        add.s64 %rd4, %rd1, %rd20; ld.global.v4.b32 {%r10,%r11,%r12,%r13}, [%rd4];
        st.shared.v4.b32 [%r3], {%r10,%r11,%r12,%r13};
        bar.sync 0;
        ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r20,%r21,%r22,%r23}, [%r3];
        movmatrix.sync.aligned.m8n8.trans.b16 %r20, %r20;
        movmatrix.sync.aligned.m8n8.trans.b16 %r21, %r21;
        stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%r3+512], {%r20,%r21,%r22,%r23};
        bar.sync 0;
        ld.shared.v4.b32 {%r10,%r11,%r12,%r13}, [%r3+512];
        add.s64 %rd5, %rd2, %rd20; st.global.v4.b32 [%rd5], {%r10,%r11,%r12,%r13};";
    let mut want = a.clone();
    for matrix in 2..4 {
        for i in 0..64 {
            want[64 * matrix + i] = a[64 * matrix + i % 8 * 8 + i / 8];
        }
    }
    assert_eq!(run("sm_90", body, &[halves(&a), vec![0; 512]]), halves(&want));
}

/// The metadata and the selector of a sparse product, and the scale factors of a scaled one, come
/// from where the instruction has them.
#[test]
fn sparse_and_scaled_products() {
    // A is 1 in columns 0 and 1 of every four; B is 1 in even columns of A and 2 in odd ones.
    let body = "
        mov.b32 %r1, 0x3c003c00; mov.b32 %r2, 0x40003c00; mov.b32 %r3, 0x44444444;
        mov.f32 %f1, 0f3f800000;
        mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%f2,%f3,%f4,%f5},
            {%r1,%r1}, {%r2,%r2}, {%f1,%f1,%f1,%f1}, %r3, 0x2;
        add.s64 %rd2, %rd1, %rd20; st.global.v4.f32 [%rd2], {%f2,%f3,%f4,%f5};";
    assert_eq!(run("sm_80", body, &[vec![0; 512]]), floats(&[13; 128]));
    let body = "
        mov.b32 %r1, 0x38383838; mov.b32 %r2, 0x00820000; mov.b32 %r3, 0x7e000000;
        mov.f32 %f1, 0f3f800000;
        mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X\
        .f32.e4m3.e4m3.f32.ue8m0 {%f2,%f3,%f4,%f5}, {%r1,%r1,%r1,%r1}, {%r1,%r1}, {%f1,%f1,%f1,%f1},
            %r2, {2, 1}, %r3, {3, 2};
        add.s64 %rd2, %rd1, %rd20; st.global.v4.f32 [%rd2], {%f2,%f3,%f4,%f5};";
    assert_eq!(run("sm_120a", body, &[vec![0; 512]]), floats(&[129; 128]));
}
