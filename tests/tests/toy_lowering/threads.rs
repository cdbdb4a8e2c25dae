//! Positions, warp functions, PTX, print.

use super::{checked, computes, lowered, means, simulate};
use irc::OptLevel;
use irc_tests::examples::Case;

#[test]
fn threads_know_where_they_are() {
    let source = "
        kernel k(out: &global mut [u32]) {
            let i = (block_idx.y * block_dim.y + thread_idx.y) * (grid_dim.x * block_dim.x)
                + global_idx.x;
            out[i] = thread_idx.x + block_idx.x * 10 + lane_id() * 100 + warp_id() * 10000
                + grid_dim.y * 100000 + global_idx.y * 1000000 + thread_idx.z + block_dim.z * 7;
        }";
    let (block, grid) = ([16u32, 4], [2u32, 2]);
    let mut words = Vec::new();
    for y in 0..block[1] * grid[1] {
        for x in 0..block[0] * grid[0] {
            let (tx, ty) = (x % block[0], y % block[1]);
            let linear = ty * block[0] + tx;
            let place = tx + x / block[0] * 10 + linear % 32 * 100 + linear / 32 * 10000;
            words.push(place + 200_000 + y * 1_000_000 + 7);
        }
    }
    let n = words.len() as u32;
    means(source, &Case::new("k", [2, 2, 1], [16, 4, 1]).output(&words).bits(n));
}

#[test]
fn lanes_talk() {
    let source = "
        kernel k(out: &global mut [u32]) {
            let i = lane_id();
            var sum = i;
            for step in 0..5u32 { sum += shuffle_xor(sum, 1 << step); }
            let from = shuffle(i * 2, i + 33);
            let up = shuffle_up(i, 3);
            let down = shuffle_down(i, 40 - i);
            let wide = shuffle(1u64 << i, 31 - i);
            let half = shuffle_xor(round::<f16>(i), 1);
            let yes = shuffle(i > 10, 11);
            let odd = ballot(i % 2 == 1);
            var r = sum + from * 1000 + up * 100000;
            r ^= down << 20;
            r ^= wrap::<u32>(wide) ^ wrap::<u32>(wide >> 32);
            r += truncate::<u32>(half) + yes as u32 + (odd & 0xff);
            r += any(i == 7) as u32 + (all(i < 32) as u32) * 2 + (all(i < 31) as u32) * 4;
            r ^= match_any(i / 4) ^ (match_all(5u64) as u32) << 9;
            sync_warp();
            if i < 8 {
                r += ballot(i < 3, 0xff) + shuffle_xor(i, 1, 0xff);
                sync_warp(0xff);
            }
            out[i] = r;
        }";
    let words: Vec<u32> = (0..32u32)
        .map(|i| {
            let from = (i + 33) % 32 * 2;
            let up = if i >= 3 { i - 3 } else { i };
            let by = 40 - i;
            let down = if by < 32 && i + by < 32 { i + by } else { i };
            let mut r = 496 + from * 1000 + up * 100_000;
            r ^= down << 20;
            r ^= 1u32 << (31 - i);
            r += (i ^ 1) + 1 + 0xaa;
            r += 1 + 2;
            r ^= 0xf << (i / 4 * 4) ^ 1 << 9;
            if i < 8 {
                r = r.wrapping_add(7).wrapping_add(i ^ 1);
            }
            r
        })
        .collect();
    means(source, &Case::new("k", [1, 1, 1], [32, 1, 1]).output(&words).bits(32u32));
}

#[test]
fn ptx_is_an_expression() {
    let source = r#"
        kernel k(out: &global mut [u32]) {
            let x = 0x12345678u32;
            let d = ptx!((a: u32 = x, b: u32 = 8) -> (d: u32) "add.u32 %d, %a, %b;");
            let (lo, hi) = ptx!((a: u64 = 0x1111222233334444) -> (lo: u32, hi: u32)
                "mov.b64 {%lo, %hi}, %a;");
            let m = ptx!((a: u32 = 5) -> (inout m: u32 = 100) "add.u32 %m, %m, %a;");
            ptx!(() -> () "membar.gl;");
            let h = ptx!((a: f16x2 = f16x2(1.0, 2.0)) -> (h: f16x2) "add.f16x2 %h, %a, %a;");
            out[0] = d;
            out[1] = lo ^ hi;
            out[2] = ptx!(pure (a: u32 = x) -> (n: u32) "popc.b32 %n, %a;") + m;
            out[3] = bits::<u32>(h);
        }"#;
    let words = [0x1234_5680, 0x3333_4444 ^ 0x1111_2222, 13 + 105, 0x4400_4000];
    computes(source, &super::single(&words));
}

#[test]
fn print_hands_over_what_c_does() {
    let source = r#"
        kernel k(n: u8, big: i64, x: f32, h: f16, s: i8) {
            print("a %d|%5.2f|%ld\n", n, x, big);
            print("b %x %g %d%% %u\n", 255, h, true, 7u64);
            print("plain\n");
            print("s %d\n", s);
        }"#;
    let lowered = lowered(&checked(source), true);
    for level in [OptLevel::O0, OptLevel::O1] {
        let target = irc_ptx::target::Target::new("sm_90".parse().expect("a target"));
        let options = irc::Options::default().with_level(level);
        let ptx = irc::compile(&lowered.module, &target, &options).expect("it compiles");
        let mut simulator = irc_runtime::sim::Simulator::new(irc_tests::simulator::options(0));
        let loaded = simulator.load(&ptx.text).expect("it loads");
        let shape = irc_runtime::sim::LaunchConfig::new([1; 3], [1; 3]);
        let args: [&[u8]; 5] = [
            &[200],
            &(-5_000_000_000i64).to_le_bytes(),
            &1.5f32.to_le_bytes(),
            &0x3e00u16.to_le_bytes(),
            &(-100i8).to_le_bytes(),
        ];
        let finished = simulator.launch(loaded, "k", shape, &args, &|_| {}).expect("it runs");
        assert!(finished.reports.is_empty(), "{:?}", finished.reports);
        let output = String::from_utf8_lossy(&finished.output).into_owned();
        assert_eq!(output, "a 200| 1.50|-5000000000\nb ff 1.5 1% 7\nplain\ns -100\n");
    }
}

#[test]
fn messages_tell_toy_lines() {
    let source = "
        kernel k(out: &global mut [u32]) {
            let i = thread_idx.x;
            out[i + 5] = 1;
        }";
    let lowered = lowered(&checked(source), true);
    let case = Case::new("k", [1, 1, 1], [1, 1, 1]).output(&[0u32; 3]).bits(3u32);
    for level in [OptLevel::O0, OptLevel::O1] {
        let report = simulate(&lowered, level, &case, 0).expect_err("it is out of bounds");
        assert!(report.contains("test.toy:4: k: `index out of bounds`"), "{report}");
    }
}
