//! Control: choices, loops, short circuits, code that is never reached, recursion.

use super::writes;

#[test]
fn choices_give_values() {
    let source = "
        fn classify(x: i32) -> u32 {
            match x { -100..=-1 => 1, 0 => 2, 1 | 3 | 5 => 3, 7..=9 => 4,
                _ => { if x > 50 { 5 } else { 6 } } }
        }
        fn truth(x: bool) -> u32 { match x { true => 10, false => 20 } }
        fn small(x: u8) -> u32 { match x { 0..=99 => 0, 100..=199 => 1, 200..=255 => 2 } }
        fn wide(x: u128) -> u32 { match x { 0 => 0, 1..=5 => 1,
            340282366920938463463374607431768211455 => 2, _ => 3 } }
        kernel k(out: &global mut [u32]) {
            var at = 0;
            for x in -101..12 {
                out[at / 113] += classify(x) * round::<u32>(round::<f32>(x + 102));
                at += 1;
            }
            out[1] = truth(out[0] > 3) + truth(at == 0);
            out[2] = small(99) + small(100) * 10 + small(255) * 100 + classify(51) * 1000;
            let all_ones = !0u128;
            out[3] = wide(0) + wide(3) * 10 + wide(all_ones) * 100 + wide(9) * 1000;
            let big = if at > 100 { [1u32, 2, 3] } else { [4, 5, 6] };
            out[4] = big[1] + match at { 113 => [7u32, 8, 9], _ => [0; 3] }[2];
        }";
    let classify = |x: i32| match x {
        -100..=-1 => 1,
        0 => 2,
        1 | 3 | 5 => 3,
        7..=9 => 4,
        x if x > 50 => 5,
        _ => 6u32,
    };
    let first: u32 = (-101..12).map(|x| classify(x) * (x + 102) as u32).sum();
    let words = [first.wrapping_add(0xa5a5_a5a5), 30, 5210, 10 + 200 + 3000, 2 + 9];
    let source = source.replace("out[at / 113] +=", "out[0] +=");
    writes(&source, &words);
}

#[test]
fn loops_of_every_kind() {
    let source = "
        kernel k(out: &global mut [u32]) {
            var sum = 0u32;
            for i in 0..10u32 {
                if i == 3 { continue; }
                if i == 8 { break; }
                sum += i;
            }
            out[0] = sum;
            sum = 0;
            for i in 250..=255u8 step 2 { sum += i as u32; }
            out[1] = sum;
            for i in -128..=127i8 { sum += 1; if i == 127 { sum += 1000; } }
            out[2] = sum;
            var n = 27u32;
            var steps = 0;
            while n != 1 {
                n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
                steps += 1;
            }
            out[3] = bits::<u32>(steps);
            var k = 0u32;
            loop {
                k += 1;
                var inner = k;
                loop {
                    inner -= 1;
                    if inner == 0 { break; }
                    if inner > 5 { continue; }
                    k += inner;
                }
                if k > 100 { break; }
            }
            out[4] = k;
            var rounds = 0u32;
            for i in 4000000000u32..=4294967295 step 100000000 { rounds += i & 1 | 2; }
            out[5] = rounds;
            for _i in 5..5 { rounds = 0; }
            for i in 0..3u64 step 0x7fffffffffffffff { rounds += wrap::<u32>(i) + 10; }
            out[6] = rounds;
        }";
    let mut k = 0u32;
    loop {
        k += 1;
        let mut inner = k;
        loop {
            inner -= 1;
            if inner == 0 {
                break;
            }
            if inner > 5 {
                continue;
            }
            k += inner;
        }
        if k > 100 {
            break;
        }
    }
    let sum = 250 + 252 + 254;
    writes(source, &[25, sum, sum + 1256, 111, k, 6, 16]);
}

#[test]
fn the_right_side_only_if_it_matters() {
    let source = "
        fn note(count: *mut u32, value: bool) -> bool { *count += 1; value }
        fn early(x: u32) -> u32 {
            let y = if x > 3 { return 7; } else { x };
            while true { if y == 2 { return 8; } else { break; } }
            y + 100
        }
        kernel k(out: &global mut [u32]) {
            var count = 0u32;
            let p = &mut count;
            let a = note(p, false) && note(p, true);
            let b = note(p, true) || note(p, true);
            let c = !(note(p, true) && !note(p, false)) || note(p, false);
            out[0] = count + (a as u32) * 100 + (b as u32) * 1000 + (c as u32) * 10000;
            if note(p, true) && (note(p, false) || note(p, true)) && out[0] != 0 { count += 50; }
            out[1] = count;
            out[2] = early(5) + early(2) * 10 + early(1) * 100;
            let z = { let t = 4u32; t * t };
            out[3] = z;
            if !(out[3] == 16) { out[4] = 2; } else { out[4] = 1; }
            if !(out[3] == 0 || out[4] == 0) { out[5] = 1; }
            return;
        }";
    writes(source, &[5 + 1000, 5 + 3 + 50, 7 + 80 + 10100, 16, 1, 1]);
}

#[test]
fn functions_call_themselves() {
    let source = "
        fn ackermann(m: u32, n: u32) -> u32 {
            if m == 0 { return n + 1; }
            if n == 0 { ackermann(m - 1, 1) } else { ackermann(m - 1, ackermann(m, n - 1)) }
        }
        fn even(n: u32) -> bool { n == 0 || odd(n - 1) }
        fn odd(n: u32) -> bool { n != 0 && even(n - 1) }
        fn fail() -> u32 { trap(\"never\") }
        kernel k(out: &global mut [u32]) {
            out[0] = ackermann(2, 3);
            out[1] = even(10) as u32 + (odd(10) as u32) * 2;
            if out[1] == 77 { out[1] = fail(); }
        }";
    writes(source, &[9, 1]);
}
