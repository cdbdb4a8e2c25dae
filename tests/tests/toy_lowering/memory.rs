//! Statics, shared memory, atomics and fences.

use super::{means, single, writes};
use irc_tests::examples::Case;

#[test]
fn statics_hold_what_they_begin_with() {
    let source = "
        struct Entry { key: u16, on: bool, values: [f32; 2] }
        static global mut counter: u32 = 40;
        static constant table: [Entry; 2] = [
            Entry { key: 5, on: true, values: [1.5, 2.5] },
            Entry { key: 6, on: false, values: [3.5, 4.5] },
        ];
        static global zeros: [u64; 4] = [0; 4];
        static global mut many: [[u8; 3]; 2] = [[7; 3]; 2];
        kernel k(out: &global mut [u32]) {
            counter += 2;
            out[0] = counter;
            for i in 0..2u32 {
                out[1 + i] = table[i].key as u32 + (table[i].on as u32) * 10
                    + bits::<u32>(table[i].values[1]);
            }
            many[1][2] = 8;
            out[3] = many[0][0] as u32 + (many[1][2] as u32) * 10 + wrap::<u32>(zeros[3]);
            let p = &table[1].values[0];
            out[4] = bits::<u32>(*p);
        }";
    let words = [42, 15 + 2.5f32.to_bits(), 6 + 4.5f32.to_bits(), 87, 3.5f32.to_bits()];
    // The counter goes on from launch to launch, and each launch here loads the program anew.
    writes(source, &words);
}

#[test]
fn threads_share_memory() {
    let source = "
        const N: u32 = 64;
        static shared turned: [u32; N];
        fn exchange(mine: u32) -> u32 {
            shared buffer: [u32; N];
            let i = thread_idx.x;
            buffer[i] = mine;
            barrier();
            let other = buffer[N - 1 - i];
            barrier();
            other
        }
        @block(N)
        kernel k(out: &global mut [u32]) {
            shared all: [u32];
            let i = thread_idx.x;
            turned[i] = exchange(i * 3);
            all[i] = global_idx.x;
            barrier();
            let next = if i + 1 < N { i + 1 } else { 0 };
            out[global_idx.x] = turned[next] + all[next] * 1000 + all.len * 1000000;
        }";
    let words: Vec<u32> = (0..128u32)
        .map(|i| {
            let next = (i + 1) % 64;
            (63 - next) * 3 + (i / 64 * 64 + next) * 1000 + 64_000_000
        })
        .collect();
    let mut case = Case::new("k", [2, 1, 1], [64, 1, 1]).output(&words).bits(128u32);
    case.dynamic_shared = 256;
    means(source, &case);
}

#[test]
fn atomics_happen_in_one_step() {
    let source = "
        static global mut ready: u32 = 0;
        kernel k(out: &global mut [u32], wide: &global mut [u64], sums: &global mut [f32]) {
            shared count: u32;
            let i = global_idx.x;
            if thread_idx.x == 0 { count = 0; }
            barrier();
            atomic_add::<relaxed, block>(&mut count, 2);
            atomic_add(&mut out[0], i);
            atomic_max(&mut out[1], i);
            atomic_min(&mut out[2], i);
            atomic_or(&mut out[3], 1 << (i & 31));
            atomic_xor(&mut out[4], i);
            atomic_and(&mut out[5], !(1 << (i & 15)));
            atomic_sub(&mut wide[0], i as u64 << 20);
            atomic_add(&mut sums[0], round::<f32>(i));
            loop {
                let old = atomic_load::<relaxed, device>(&out[6]);
                if atomic_cas::<acq_rel, device>(&mut out[6], old, old + 3) == old { break; }
            }
            barrier();
            if thread_idx.x == 0 {
                atomic_store::<relaxed, system>(&mut out[7 + block_idx.x], count);
                fence::<acq_rel, device>();
                let before = atomic_exchange::<release, device>(&mut ready, 1);
                fence();
                out[9 + block_idx.x] = before * 0;
            }
        }";
    let n = 64u32;
    let sum: u32 = (0..n).sum();
    let words =
        [sum, 63, 0, u32::MAX, (0..n).fold(0, |a, b| a ^ b), 0xffff_0000, 3 * n, 64, 64, 0, 0];
    let before = [0u32, 0, 1000, 0, 0, u32::MAX, 0, 1, 1, 1, 1];
    let wide = [(1u64 << 40) - (u64::from(sum) << 20)];
    let case = Case::new("k", [2, 1, 1], [32, 1, 1])
        .buffer(&before, irc_tests::examples::Expect::exact(&words))
        .bits(words.len() as u32)
        .buffer(&[1u64 << 40], irc_tests::examples::Expect::exact(&wide))
        .bits(1u32)
        .buffer(&[0f32], irc_tests::examples::Expect::exact(&[sum as f32]))
        .bits(1u32);
    means(source, &case);
}

#[test]
fn variables_whose_address_is_taken_are_in_memory() {
    let source = "
        fn add(to: *local mut u32, x: u32) { *to += x; }
        fn sum(values: &[u32]) -> u32 {
            var total = 0u32;
            for i in 0..values.len { add(&mut total, values[i]); }
            total
        }
        kernel k(out: &global mut [u32]) {
            var flag = false;
            let p = &mut flag;
            *p = !*p;
            out[0] = flag as u32;
            var s = out[..];
            let view = &mut s;
            *view = s[1..];
            out[1] = s.len;
            for i in 0..3u32 {
                let here = &i;
                out[2 + i] = *here * 2;
            }
            let a = [5u32, 6, 7];
            out[5] = sum(a[..]) + sum(a[1..]) * 100;
            var v = f32x4(1.0);
            let lanes = &mut v;
            (*lanes).y = 3.0;
            out[6] = bits::<u32>(v.x + v.y);
        }";
    writes(source, &[1, 6, 0, 2, 4, 18 + 1300, 4f32.to_bits()]);
    let empty = "
        struct Nothing {}
        struct Few { a: [u32; 0], b: u32 }
        fn pass(n: Nothing, f: Few) -> Few { let _m = n; f }
        kernel k(out: &global mut [u32]) { out[0] = pass(Nothing {}, Few { a: [1; 0], b: 5 }).b; }";
    means(empty, &single(&[5]));
}

#[test]
fn atomics_of_signed_numbers() {
    let source = "
        static global mut least: i32 = 5;
        static global mut most: i32 = -5;
        kernel k(out: &global mut [u32]) {
            atomic_min(&mut least, -7);
            atomic_max(&mut most, 3);
            out[0] = bits::<u32>(least);
            out[1] = bits::<u32>(most);
        }";
    writes(source, &[(-7i32) as u32, 3]);
}
