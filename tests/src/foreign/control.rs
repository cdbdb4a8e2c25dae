//! Kernels that call, branch, print, fail, and pass structures and pointers.

use super::data::{Numbers, changed, input, output, random, scratch, value};
use super::{Arg, Case, Outcome, line};
use irc_runtime::sim::check::report::FaultKind;

/// The cases.
pub(super) fn cases(cases: &mut Vec<Case>) {
    calls(cases);
    structures(cases);
    variables(cases);
    failures(cases);
}

fn calls(cases: &mut Vec<Case>) {
    let data: Vec<i32> = (-20..20).collect();
    let ops: [fn(i32) -> i32; 3] = [|x| x + 3, |x| x - 3, |x| x * 3];
    for (which, op) in ops.into_iter().enumerate() {
        let want: Vec<i32> = data.iter().map(|&x| op(x)).collect();
        let args = vec![changed(&data, &want), value(which as i32)];
        cases.push(Case::new("function_pointers", "apply", line(1, 40), args));
    }

    let data: Vec<i32> = (-20..12).collect();
    let vary = |&x: &i32| {
        let first = if x & 1 == 1 { 7 } else { 2 * x };
        let which = if x & 2 == 2 { 2 * x } else { 9 };
        [5 * x + 164, first, which, x]
    };
    let want: Vec<i32> = data.iter().flat_map(vary).collect();
    cases.push(Case::new("varargs", "vary", line(1, 32), vec![input(&data), output(&want)]));

    let fibonacci = [0i32, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55];
    let args = vec![output(&fibonacci[2..10]), value(2i32)];
    cases.push(Case::new("recursion", "run", line(1, 8), args));

    let data: Vec<i32> = random(20, 64).into_iter().map(|x| x as i32).collect();
    let choose = |&x: &i32| match x & 15 {
        0 => x.wrapping_add(1),
        1 => x.wrapping_mul(3),
        2 => x / 7,
        3 => x % 5,
        4 => x << 2,
        5 => !x,
        6 => x.wrapping_mul(x),
        7 => x ^ 0x55,
        _ => 0,
    };
    let want: Vec<i32> = data.iter().map(choose).collect();
    cases.push(Case::new("switches", "run", line(1, 64), vec![changed(&data, &want)]));

    for (which, area) in [(0, std::f32::consts::PI), (1, 4.0)] {
        let args = vec![output(&[area; 40]), value(which)];
        cases.push(Case::new("virtual", "areas", line(1, 40), args));
    }

    let args = vec![changed(&[0, 21], &[2 * 21 + 1 + 1, 21])];
    cases.push(Case::new("linkage", "call", line(1, 1), args));

    let args = vec![value(7i32), value(2.5f64)];
    let outcome = Outcome::Ends("7 of many: 2.500000\n");
    cases.push(Case { outcome, ..Case::new("printing", "report", line(1, 1), args) });
}

fn structures(cases: &mut Vec<Case>) {
    let large = |x: [f64; 5], n: i32, c: u8| {
        let mut bytes = f64::bytes(&x);
        bytes.extend(n.to_le_bytes());
        bytes.push(c);
        bytes
    };
    // Nothing is said about the three bytes at the end of the structure.
    let mut before = large([1.0, 2.0, 3.0, 4.0, 5.0], 3, b'c');
    before.extend([0; 3]);
    let after = large([1.0, 2.0, 3.0, 14.0, 5.0], 2, b'c');
    let output = Arg::Output { before: Some(vec![0; 48]), want: after, near: super::Near::Exact };
    let args = vec![Arg::Value(before), value(10i32), output];
    cases.push(Case::new("struct_params", "pass", line(1, 1), args));

    packed_structures(cases);
    let (data, sum) = ([1i32, -70_000, 12], -69_988);
    let args = vec![changed(&data, &[sum, data[1], data[2]])];
    cases.push(Case::new("templates", "IiE", line(1, 1), args));
    let args = vec![changed(&[1u8, 200, 100], &[44, 200, 100])];
    cases.push(Case::new("templates", "IhE", line(1, 1), args));
    let args = vec![changed(&[1i64, 1 << 40, -5], &[(1 << 40) - 5, 1 << 40, -5])];
    cases.push(Case::new("templates", "IxE", line(1, 1), args));
}

/// Structures without padding, by value in calls and as parameters of the kernel.
fn packed_structures(cases: &mut Vec<Case>) {
    type Inner = (i8, i32, f64, i16);
    let bytes = |(a, b, c, d): Inner| {
        let mut bytes = vec![a as u8];
        bytes.extend(b.to_le_bytes());
        bytes.extend(c.to_le_bytes());
        bytes.extend(d.to_le_bytes());
        bytes
    };
    let total =
        |(a, b, c, d): Inner| i64::from(i32::from(a).wrapping_add(b)) + c as i64 + i64::from(d);
    let (given, tag, other) = ((-5, 1_000_003, 2.5e9, -7), 9, (100, -77_777, -1e6, 30_000));
    let sum = |x: Inner, factor: i64, tag: i64, y: Inner| total(x) + factor * (tag + total(y));
    let want = |t: i32| {
        let i = t + 1;
        let made = (i as i8, i * 70_001, f64::from(i) * 0.5, (i - 300) as i16);
        sum(given, 3, tag, made) + sum(made, -2, tag, other)
    };
    let want: Vec<i64> = (0..40).map(want).collect();
    let mut outer = vec![tag as u8];
    outer.extend(bytes(other));
    let args = vec![Arg::Value(bytes(given)), Arg::Value(outer), output(&want)];
    cases.push(Case::new("packed", "pass", line(1, 40), args));

    let small =
        |(a, b, c): (i8, i16, i32)| [&[a as u8][..], &b.to_le_bytes(), &c.to_le_bytes()].concat();
    let (a, b) = ((-3, 1234, 0x0102_0304), (5, 32_000, -70_000));
    // Two bytes of padding behind the last short, four behind the float.
    let x = [small(a), vec![77, 0xfe, 0xff, 0, 0]].concat();
    let y = [vec![1], small(b), 12.75f32.to_le_bytes().to_vec(), vec![0; 4]].concat();
    let want = |t: i32| {
        let other = ((t * 257) as i16).wrapping_add(b.1);
        let sum = i32::from(a.1.wrapping_add(b.1));
        [i32::from(a.0) + sum, a.2 + b.2, 77, i32::from(other.wrapping_sub(2)) + 12]
    };
    let want: Vec<i32> = (0..40).flat_map(want).collect();
    let args = vec![Arg::Value(x), Arg::Value(y), output(&want)];
    cases.push(Case::new("packed", "5mixed", line(1, 40), args));
}

fn variables(cases: &mut Vec<Case>) {
    let weights = [(1, 0.5f32, -1, b'n', b'l'), (2, -2.25, 7, b'w', b'r')];
    for (i, (key, weight, tag, name, word)) in weights.into_iter().enumerate() {
        let sum = f64::from(weight) * 2.5 + f64::from(key + tag + i32::from(name));
        let args = vec![output(&[sum, f64::from(word)]), value(i as i32)];
        cases.push(Case::new("constants", "look", line(1, 1), args));
    }
    cases.push(Case::new("pointer_tables", "walk", line(1, 1), vec![output(&[2i32])]));
    cases.push(Case::new("managed", "count", line(1, 1), vec![output(&[1.0f32])]));
}

/// Kernels with a fault, most of them only if they are started so.
fn failures(cases: &mut Vec<Case>) {
    let data: Vec<i32> = (0..40).collect();
    let args = |limit: i32| vec![changed(&data, &[0; 40]), value(limit)];
    cases.push(Case::new("traps", "guard", line(1, 40), args(39)));
    cases.push(Case::faulty("traps", "guard", line(1, 40), args(20), FaultKind::Trap, "trap"));

    let args = |n: i32| vec![input(&data), value(n)];
    cases.push(Case::new("asserting", "check", line(1, 40), args(40)));
    let fails = |args, words| {
        Case::faulty("asserting", "check", line(1, 40), args, FaultKind::Assert, words)
    };
    cases.push(fails(args(39), "threadIdx.x < n && \"too many threads\""));
    let args = vec![input(&[-1i32; 40]), value(40i32)];
    cases.push(fails(
        args,
        "asserting.nvcc.cu:4: void check(const int *, int): `x[threadIdx.x] >= 0`",
    ));

    // Two threads write one word.
    let race = |file, kernel, shape, args| {
        Case::faulty(file, kernel, shape, args, FaultKind::Race, "a write")
    };
    cases.push(race("pointer_tables", "walk", line(1, 2), vec![scratch(4)]));
    // The total is read while others add to it.
    cases.push(race("managed", "count", line(1, 40), vec![scratch(160)]));
    cases.push(race("clusters", "pair", line(2, 64), vec![value(5i32), scratch(256)]));
    cases.push(Case::new("clusters", "ranked", line(1, 64), vec![output(&[1.0f32; 64])]));
    cases.push(Case::new("clusters", "few", line(1, 64), vec![output(&[2.0f32; 64])]));
    // Half of the threads use what only the first four have loaded.
    let kind = FaultKind::Uninitialised;
    let args = vec![input(&[0u16; 128]), scratch(256), value(128i32)];
    let shape = line(1, 128).with_dynamic_shared(16);
    cases.push(Case::faulty(
        "softmax.triton",
        "softmax_kernel",
        shape,
        args,
        kind,
        "uninitialised",
    ));
}
