//! Kernels whose threads work together: shared memory, barriers, atomics, shuffles, copies.

use super::data::{
    Numbers, changed, fractions, input, output, random, scratch, small, small_floats, value,
};
use super::{Arg, Case, line};
use irc_runtime::sim::LaunchConfig;
use irc_runtime::sim::check::report::FaultKind;

/// The cases.
pub(super) fn cases(cases: &mut Vec<Case>) {
    blocks(cases);
    warps(cases);
    copies(cases);
    images(cases);
    matrices(cases);
}

fn blocks(cases: &mut Vec<Case>) {
    let x = small_floats(30, 768);
    let want: Vec<f32> = x.chunks(256).map(|part| part.iter().sum()).collect();
    cases.push(Case::new("reduce", "reduce", line(3, 256), vec![input(&x), output(&want)]));

    let bytes: Vec<u8> = random(31, 700).into_iter().map(|x| (x % 60) as u8).collect();
    let mut bins = [0i32; 256];
    bytes.iter().for_each(|&byte| bins[usize::from(byte)] += 1);
    let args = vec![input(&bytes), changed(&[0; 256], &bins), value(700i32)];
    cases.push(Case::new("histogram", "histogram", line(3, 96), args));

    let x = fractions(32, 32 * 32);
    let want: Vec<f32> = (0..1024).map(|i| x[i % 32 * 32 + i / 32]).collect();
    let shape = LaunchConfig::new([2, 2, 1], [16, 16, 1]);
    let args = vec![input(&x), output(&want), value(32i32)];
    cases.push(Case::new("transpose", "transpose", shape, args));

    let x = small_floats(33, 50);
    let want: Vec<f32> = (0..50).map(|t| x[49 - t] + (t ^ 1) as f32).collect();
    let shape = line(1, 50).with_dynamic_shared(400);
    let args = vec![changed(&x, &want), value(50i32)];
    cases.push(Case::new("dynamic_shared", "mix", shape, args));

    let data: Vec<i32> = (0..70).collect();
    let args = vec![output(&data), changed(&[0, 5, 0, 0], &[1, 5, 70, 69])];
    cases.push(Case::new("fences", "publish", line(1, 70), args));

    let x = small(34, 96);
    let x: Vec<i32> = x.into_iter().map(|x| x.abs() + 1).collect();
    let sums: [i32; 1] = [x.iter().sum()];
    let args = vec![input(&x), changed(&[0], &sums)];
    cases.push(Case::new("groups", "sums", line(1, 96), args));

    let x = fractions(39, 160);
    let want: Vec<f32> = x.iter().map(|x| x + 1.0 + 1.0 + 1.0).collect();
    cases.push(Case::new("grid_sync", "steps", line(4, 40), vec![changed(&x, &want), value(3i32)]));

    let cluster = Some([2, 1, 1]);
    let want = [1, 0, 3, 2];
    cases.push(Case::new(
        "cluster",
        "exchange",
        line(4, 1).with_cluster(cluster),
        vec![output(&want)],
    ));
}

fn warps(cases: &mut Vec<Case>) {
    let lane = |t: u32| 0xffff_ff00 ^ 0xf << (t % 32 / 4 * 4) ^ 32;
    let want: Vec<u32> = (0..64).map(lane).collect();
    cases.push(Case::new("votes", "votes", line(1, 64), vec![output(&want)]));

    let x = small(35, 96);
    let mut sums = x.clone();
    for warp in sums.chunks_mut(32) {
        for i in 1..32 {
            warp[i] += warp[i - 1];
        }
    }
    cases.push(Case::new("warp_scan", "scan", line(1, 96), vec![changed(&x, &sums)]));
}

fn copies(cases: &mut Vec<Case>) {
    let x = fractions(36, 1024);
    let at = |i: usize| x[(i / 512 * 128 + 127 - i / 4 % 128) * 4 + i % 4];
    let want: Vec<f32> = (0..1024).map(at).collect();
    cases.push(Case::new("async_copy", "stage", line(1, 128), vec![input(&x), output(&want)]));
    cases.push(Case::new("bulk_copy", "load", line(1, 1), vec![input(&x), output(&x[..1])]));
}

fn images(cases: &mut Vec<Case>) {
    let x = small_floats(40, 4 * 16 * 3);
    let want: Vec<f32> = x.chunks(4).take(16).map(|texel| texel.iter().sum()).collect();
    let texture = Arg::Texture([16, 3], f32::bytes(&x));
    cases.push(Case::new("texture", "sample", line(1, 16), vec![texture, output(&want)]));

    let x = random(41, 8 * 4);
    let want: Vec<u32> = x.iter().map(|x| !x).collect();
    let surface = Arg::Surface([8, 4], u32::bytes(&x), u32::bytes(&want));
    let shape = LaunchConfig::new([1; 3], [8, 4, 1]);
    cases.push(Case::new("surface", "invert", shape, vec![surface]));
}

fn matrices(cases: &mut Vec<Case>) {
    let (a, b) = (small_floats(37, 256), small_floats(38, 256));
    let entry = |i: usize| (0..16).map(|k| a[i / 16 * 16 + k] * b[k * 16 + i % 16]).sum();
    let want: Vec<f32> = (0..256).map(entry).collect();
    let shape = LaunchConfig::new([2, 2, 1], [8, 8, 1]);
    let args = vec![input(&a), input(&b), output(&want), value(16i32)];
    cases.push(Case::new("matmul", "matmul", shape, args));

    // It multiplies what it finds in shared memory.
    let args = vec![input(&[0u32; 32]), input(&[0u32; 64]), scratch(512)];
    let shape = line(1, 32).with_dynamic_shared(256);
    cases.push(Case::faulty(
        "mma",
        "multiply",
        shape,
        args,
        FaultKind::Uninitialised,
        "ldmatrix.sync",
    ));
}
