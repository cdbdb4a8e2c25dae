//! Structs, arrays, slices and pointers.

use super::{means, single, writes};
use irc_tests::examples::Case;

#[test]
fn structs_go_by_value() {
    let source = "
        struct Pair<T> { first: T, second: T }
        struct Mixed { flag: bool, small: u8, pair: Pair<u32>, rest: [u16; 3], big: u64 }
        fn swap<T: any>(p: Pair<T>) -> Pair<T> { Pair { second: p.first, first: p.second } }
        fn change(var m: Mixed, by: u32) -> Mixed {
            m.pair = swap(m.pair);
            m.pair.first += by;
            m.rest[by] = 77;
            m.flag = !m.flag;
            m
        }
        kernel k(out: &global mut [u32]) {
            let a = Mixed { flag: true, small: 9, pair: Pair { first: 1, second: 2 },
                rest: [3, 4, 5], big: 1 << 40 };
            let b = change(a, 2);
            let c = change(b, 1);
            out[0] = a.pair.first + a.pair.second * 10 + (a.rest[2] as u32) * 100
                + (a.flag as u32) * 10000;
            out[1] = b.pair.first + b.pair.second * 10 + (b.rest[2] as u32) * 100
                + (b.flag as u32) * 10000;
            out[2] = c.pair.first + c.pair.second * 10 + (c.rest[1] as u32) * 100
                + (c.flag as u32) * 10000;
            out[3] = swap(Pair { first: 5u32, second: 6 }).first + wrap::<u32>(c.big >> 40) * 100;
            let nested = Pair { first: [1u32, 2, 3], second: [4, 5, 6] };
            let turned = swap(nested);
            out[4] = turned.first[0] * 10 + turned.second[2] + c.small as u32;
        }";
    writes(source, &[1 + 20 + 500 + 10000, 4 + 10 + 7700, 2 + 40 + 7700 + 10000, 106, 43 + 9]);
}

#[test]
fn arrays_are_values() {
    let source = "
        fn sum<const N: u32>(a: [u32; N]) -> u32 {
            var total = 0u32;
            for x in 0..N { total += a[x]; }
            total
        }
        const TABLE: [u32; 20] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
            18, 19, 20];
        kernel k(out: &global mut [u32]) {
            var a = [0u32; 40];
            let before = a;
            for i in 0..40u32 { a[i] = i * i; }
            out[0] = sum(a) + sum(before);
            a = [a[1] + 1, a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12],
                a[13], a[14], a[15], a[16], a[17], a[18], a[19], a[20], a[21], a[22], a[23], a[24],
                a[25], a[26], a[27], a[28], a[29], a[30],
                 a[31], a[32], a[33], a[34], a[35], a[36], a[37], a[38], a[39], a[0]];
            out[1] = a[0] + a[38] + a[39];
            let table = TABLE;
            out[2] = sum(table) + TABLE[7];
            let ones = [3u32; 25];
            out[3] = sum(ones) + sum([[1u32, 2], [3, 4]][1]);
            var grid = [[0u8; 5]; 6];
            for y in 0..6u32 { for x in 0..5u32 { grid[y][x] = wrap::<u8>(x * y); } }
            let row = grid[4];
            out[4] = row[3] as u32 + (grid[5][4] as u32) * 100;
            let truths = [true, false, true];
            out[5] = (truths[0] && !truths[1]) as u32 + truths[2] as u32;
        }";
    let squares: u32 = (0..40).map(|i| i * i).sum();
    writes(source, &[squares, 2 + 39 * 39, 210 + 8, 75 + 7, 12 + 2000, 2]);
}

#[test]
fn slices_and_pointers_reach_memory() {
    let source = "
        fn total(s: &[u32]) -> u32 {
            var sum = 0u32;
            for i in 0..s.len { sum += s[i]; }
            sum
        }
        fn half(s: &global mut [u32], upper: bool) -> &global mut [u32] {
            let middle = s.len / 2;
            if upper { s[middle..] } else { s[..middle] }
        }
        fn bump(p: *mut u32) { *p += 1; }
        struct View { data: &global mut [u32], at: *global mut u32 }
        kernel k(out: &global mut [u32], data: &global mut [u32]) {
            for i in 0..data.len { data[i] = i; }
            out[0] = total(data) + total(data[2..5]) * 1000;
            let upper = half(data, true);
            upper[0] = 100;
            out[1] = half(data, false).len + data[5];
            var local = [1u32, 2, 3, 4];
            let piece = local[1..=2];
            out[2] = total(piece) + total(local[..]) * 100;
            let p = &mut local[3];
            *p = 9;
            bump(p);
            bump(&mut data[0]);
            bump(data.ptr);
            out[3] = local[3] + data[0] * 100;
            let q = data.ptr;
            out[4] = q[3] + *offset(q, -1 + 3) * 10 + (offset(q, 2) == &mut data[2]) as u32 * 100;
            let view = View { data: data[1..4], at: &mut data[4] };
            *view.at = 55;
            out[5] = view.data.len + view.data[1] * 10 + data[4] * 100;
            let s = slice(q, 3);
            out[6] = s.len + s[2];
            let same = bits::<u64>(q) + 8 == bits::<u64>(offset(q, 2));
            let words = slice(cast::<*global u64>(data.ptr), 2);
            out[7] = same as u32 + wrap::<u32>(words[0] >> 32) * 10 + size_of::<View>() * 100;
        }";
    let source = source.replace("local[1..=2]", "local[1..3]");
    let words =
        [45 + 9000, 5 + 100, 5 + 1000, 10 + 200, 3 + 20 + 100, 3 + 20 + 5500, 5, 1 + 10 + 2400];
    let after = [2u32, 1, 2, 3, 55, 100, 6, 7, 8, 9];
    let case = single(&words).output(&after).bits(after.len() as u32);
    means(&source, &case);
}

#[test]
fn kernels_take_structs_and_arrays() {
    let source = "
        struct Params { scale: f32, offsets: [u32; 3], pair: u32x2 }
        fn pick(p: Params, i: u32) -> u32 { p.offsets[i] + p.pair.y }
        kernel k(out: &global mut [u32], p: Params, flag: bool, var q: Params, v: f32x4,
            small: u8, h: f16) {
            out[0] = pick(p, 2);
            out[1] = bits::<u32>(p.scale * v.z);
            q.offsets[1] = 1000;
            let r = &q;
            out[2] = pick(*r, 1) + flag as u32 + small as u32;
            out[3] = bits::<u32>(h as f32) + p.pair.x;
        }";
    let params: [u32; 6] = [2.5f32.to_bits(), 7, 8, 9, 20, 30];
    let words = [39, 7.5f32.to_bits(), 1030 + 1 + 200, 1.5f32.to_bits() + 20];
    let case = Case::new("k", [1, 1, 1], [1, 1, 1])
        .output(&words)
        .bits(4u32)
        .aggregate(&params)
        .bits(1u32)
        .aggregate(&params)
        .aggregate(&[1f32, 2.0, 3.0, 4.0])
        .bits(200u32)
        .bits(0x3e00u32);
    means(source, &case);
}
