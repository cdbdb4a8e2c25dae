//! Copies, stores and reductions that run beside the threads.

use super::cluster::{Cluster, Event, GENERIC, GLOBAL, WINDOW};
use irc_ptx::isa::sem::{Fault, Step};
use irc_runtime::sim::copies::Timing;

const TIMINGS: [Timing; 6] = [
    Timing::Eager,
    Timing::Late,
    Timing::Seeded(0),
    Timing::Seeded(1),
    Timing::Seeded(2),
    Timing::Seeded(3),
];

impl Cluster {
    fn put_global(&mut self, at: usize, bytes: &[u8]) {
        self.global[at - GLOBAL as usize..][..bytes.len()].copy_from_slice(bytes);
    }

    fn global(&self, at: usize, len: usize) -> Vec<u8> {
        self.global[at - GLOBAL as usize..][..len].to_vec()
    }

    fn put_shared(&mut self, at: usize, bytes: &[u8]) {
        self.shared[self.cta][at..][..bytes.len()].copy_from_slice(bytes);
    }

    fn shared(&self, at: usize, len: usize) -> Vec<u8> {
        self.shared[self.cta][at..][..len].to_vec()
    }
}

fn counting(from: u8, len: usize) -> Vec<u8> {
    (0..len).map(|n| from.wrapping_add(n as u8)).collect()
}

#[test]
fn unread_bytes_are_zero() {
    for timing in TIMINGS {
        let mut m = Cluster::new(1, timing);
        m.put_global(0x10020, &counting(1, 16));
        m.set_r(1, 7);
        m.set_r(2, 0);
        m.set_p(1, true);
        m.run(
            "cp.async.ca.shared.global [0], [0x10020], 4;
             cp.async.cg.shared.global [16], [0x10020], 16;
             cp.async.ca.shared.global [32], [0x10020], 8, %r1;
             cp.async.ca.shared.global [48], [0x90000], 4, %r2;
             cp.async.cg.shared.global [64], [0x90000], 16, %p1;
             cp.async.cg.shared.global [80], [0x10020], 16, !%p1;
             cp.async.wait_all;",
        );
        assert_eq!(m.shared(0, 5), [1, 2, 3, 4, 0xa5]);
        assert_eq!(m.shared(16, 16), counting(1, 16));
        assert_eq!(m.shared(32, 9), [1, 2, 3, 4, 5, 6, 7, 0, 0xa5]);
        assert_eq!(m.shared(48, 5), [0, 0, 0, 0, 0xa5]);
        assert_eq!(m.shared(64, 17), [&[0; 16][..], &[1]].concat());
        assert_eq!(m.shared(80, 16), counting(1, 16));
        assert!(m.is_idle());
    }
}

#[test]
fn small_copies_have_rules() {
    let mut m = Cluster::new(1, Timing::Eager);
    m.set_r(1, 9);
    let fault = m.fault("cp.async.ca.shared.global [4], [0x10000], 8;");
    assert_eq!(fault, "8 bytes at 0x4 are misaligned");
    let fault = m.fault("cp.async.cg.shared.global [16], [0x10008], 16;");
    assert_eq!(fault, "16 bytes at 0x10008 are misaligned");
    let fault = m.fault("cp.async.ca.shared.global [8], [0x10000], 8, %r1;");
    assert_eq!(fault, "a copy reads more bytes than it writes: 0x9");
    let fault = m.fault("cp.async.ca.shared.global [8], [0x90000], 8;");
    assert_eq!(fault, "8 bytes at 0x90000 are out of bounds");
}

#[test]
fn groups_end_in_their_order() {
    let mut m = Cluster::new(1, Timing::Late);
    m.put_global(0x10000, &[1; 64]);
    let untouched = [0xa5; 4];
    m.run(
        "cp.async.ca.shared.global [0], [0x10000], 4; cp.async.commit_group;
         cp.async.ca.shared.global [4], [0x10000], 4; cp.async.commit_group;
         cp.async.commit_group;
         cp.async.ca.shared.global [8], [0x10000], 4; cp.async.commit_group;
         cp.async.ca.shared.global [12], [0x10000], 4;
         cp.async.wait_group 3;",
    );
    assert_eq!(m.shared(0, 16), [&[1; 4][..], &untouched, &untouched, &untouched].concat());
    m.run("cp.async.wait_group 2;");
    assert_eq!(m.shared(0, 16), [&[1; 8][..], &untouched, &untouched].concat());
    m.run("cp.async.wait_group 0;");
    assert_eq!(m.shared(0, 16), [&[1; 12][..], &untouched].concat());
    assert!(!m.is_idle(), "what is not committed is not waited for");
    m.run("cp.async.wait_all;");
    assert_eq!(m.shared(0, 16), [1; 16]);
    assert!(m.fault("cp.async.wait_group -1;").starts_with("the number of groups is negative"));
}

#[test]
fn bulk_groups_are_others() {
    let mut m = Cluster::new(1, Timing::Late);
    m.run(
        "cp.async.ca.shared.global [0], [0x10000], 4; cp.async.commit_group;
         cp.async.bulk.global.shared::cta.bulk_group [0x10100], [64], 16;
         cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;",
    );
    assert_eq!(m.shared(0, 4), [0xa5; 4]);
    assert_eq!(m.global(0x10100, 16), [0xa5; 16]);
    m.run("cp.async.wait_group 0;");
    assert_eq!(m.shared(0, 4), m.global(0x10000, 4));
}

#[test]
fn sources_may_be_reused_when_they_are_read() {
    for timing in TIMINGS {
        let mut m = Cluster::new(1, timing);
        m.put_shared(0, &[7; 32]);
        let before = m.global(0x10040, 32);
        m.run(
            "cp.async.bulk.global.shared::cta.bulk_group [0x10040], [0], 32;
             cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0;",
        );
        m.put_shared(0, &[9; 32]);
        if timing == Timing::Late {
            assert_eq!(m.global(0x10040, 32), before);
        }
        m.run("cp.async.bulk.wait_group 0;");
        assert_eq!(m.global(0x10040, 32), [7; 32]);
    }
}

#[test]
fn masks_choose_bytes_of_sixteen() {
    for (mask, written) in [(0xffffu32, 32), (0, 0), (0x8001, 4), (0x0ff0, 16), (0x5555, 16)] {
        let mut m = Cluster::new(1, Timing::Eager);
        m.put_shared(0, &[255; 32]);
        m.put_global(0x10040, &[3; 32]);
        m.run(&format!(
            "cp.async.bulk.global.shared::cta.bulk_group.cp_mask [0x10040], [0], 32, {mask};"
        ));
        let bytes = m.global(0x10040, 32);
        for (n, byte) in bytes.iter().enumerate() {
            assert_eq!(*byte == 255, mask >> (n % 16) & 1 == 1, "{mask:x} {n}");
        }
        assert_eq!(bytes.iter().filter(|byte| **byte == 255).count(), written);
    }
}

#[test]
fn barriers_count_the_bytes_of_bulk_copies() {
    for timing in TIMINGS {
        let mut m = Cluster::new(1, timing);
        m.run(
            "mbarrier.init.shared.b64 [8], 1;
             mbarrier.arrive.expect_tx.shared.b64 %rd1, [8], 48;
             cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes
                 [64], [0x10040], 32, [8];
             cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
                 [96], [0x10000], 16, [8];
             mbarrier.try_wait.shared.b64 %p1, [8], %rd1;",
        );
        assert!(m.p(1) && m.is_idle());
        assert_eq!(m.shared(64, 32), m.global(0x10040, 32));
        assert_eq!(m.shared(96, 17), [&m.global(0x10000, 16)[..], &[0xa5]].concat());
        let asynchronous = |event: &&Event| matches!(event, Event::Release(a) if a.asynchronous);
        assert_eq!(m.events.iter().filter(asynchronous).count(), 2);
    }
}

#[test]
fn ignored_bytes_are_not_read() {
    let mut m = Cluster::new(1, Timing::Eager);
    m.run("mbarrier.init.shared.b64 [8], 1;");
    // Memory ends with the bytes that are read.
    let end = GLOBAL + m.global.len() as u64;
    m.global.truncate(m.global.len() - 13);
    m.set_rd(1, end - 32);
    m.run(
        "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob
             [64], [%rd1], 32, 3, 13, [8];",
    );
    assert_eq!(m.shared(67, 16), m.global((end - 29) as usize, 16));
    let undefined: Vec<&Event> =
        m.events.iter().filter(|event| matches!(event, Event::Undefined(..))).collect();
    assert_eq!(undefined, [&Event::Undefined(64, 3), &Event::Undefined(83, 13)]);
    m.set_r(1, 16);
    let fault = m.fault(
        "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob
             [64], [%rd1], 32, %r1, 0, [8];",
    );
    assert_eq!(fault, "at most 15 bytes are ignored: 0x10");
    // 32 bytes are expected although 16 were read.
    m.run("mbarrier.arrive.expect_tx.shared.b64 _, [8], 32;");
    m.run("mbarrier.test_wait.parity.shared.b64 %p1, [8], 0;");
    assert!(m.p(1));
}

#[test]
fn what_nobody_wrote_stays_unwritten() {
    for timing in TIMINGS {
        let mut m = Cluster::new(1, timing);
        m.unwritten = vec![64, 75, 90, 95];
        m.run(
            "cp.async.bulk.global.shared::cta.bulk_group.cp_mask
                 [0x10040], [64], 32, 0xf7ff; // All but byte 11.
             cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;",
        );
        let undefined = [0x10040, 0x1005a, 0x1005f].map(|at| Event::Undefined(at, 1));
        assert_eq!(m.events, undefined);
    }
}

#[test]
fn bulk_copies_have_rules() {
    let mut m = Cluster::new(1, Timing::Eager);
    m.run("mbarrier.init.shared.b64 [8], 1;");
    m.set_r(1, 24);
    let to_global = "cp.async.bulk.global.shared::cta.bulk_group";
    let to_shared = "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes";
    for (line, fault) in [
        (format!("{to_global} [0x10008], [0], 16;"), "16 bytes at 0x10008 are misaligned"),
        (format!("{to_global} [0x10010], [8], 16;"), "16 bytes at 0x8 are misaligned"),
        (
            format!("{to_global} [0x10010], [0], %r1;"),
            "the size of a bulk copy is a multiple of 16: 0x18",
        ),
        (format!("{to_shared} [64], [0x10000], 16, [12];"), "8 bytes at 0xc are misaligned"),
        (format!("{to_shared} [64], [0x10000], 16, [16];"), "no initialised barrier at 0x10"),
        (
            format!("{to_shared} [4080], [0x10000], 32, [8];"),
            "16 bytes at 0x1000 are out of bounds",
        ),
    ] {
        assert_eq!(m.fault(&line), fault, "{line}");
    }
}

#[test]
fn one_copy_for_several_ctas() {
    for timing in TIMINGS {
        let mut m = Cluster::new(4, timing);
        for cta in 0..4 {
            m.cta = cta;
            m.run(
                "mbarrier.init.shared.b64 [8], 1;
                 mbarrier.arrive.expect_tx.shared.b64 _, [8], 16;",
            );
        }
        m.cta = 1;
        m.run(
            "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
                 [64], [0x10040], 16, [8], 0xd;",
        );
        m.cta = 0;
        for cta in [0, 2, 3] {
            m.cta = cta;
            m.run("mbarrier.try_wait.parity.shared.b64 %p1, [8], 0;");
            assert!(m.p(1));
            assert_eq!(m.shared(64, 16), m.global(0x10040, 16));
        }
        m.cta = 1;
        assert_eq!(m.attempt("mbarrier.try_wait.parity.shared.b64 %p1, [8], 0;"), Ok(Step::Wait));
        assert_eq!(m.shared(64, 16), [0xa5; 16]);
        let fault = m.fault(
            "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
                 [64], [0x10040], 16, [8], 0x10;",
        );
        assert_eq!(fault, "no CTA of the cluster has this rank: 0x4");
    }
}

#[test]
fn copies_to_another_cta_tell_its_barrier() {
    let mut m = Cluster::new(2, Timing::Late);
    m.cta = 1;
    m.run("mbarrier.init.shared.b64 [8], 1; mbarrier.arrive.expect_tx.shared.b64 _, [8], 48;");
    m.cta = 0;
    m.put_shared(32, &counting(50, 32));
    let there = 2 * WINDOW;
    m.set_r(1, there as u32);
    m.set_rd(1, GENERIC + there);
    m.set_r(2, 0x1234_5678);
    m.set_r(3, 0x9abc_def0);
    m.run(
        "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes
             [%r1+64], [32], 32, [%r1+8];
         st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.b32
             [%r1+16], {%r2, %r3}, [%r1+8];
         st.async.mbarrier::complete_tx::bytes.b32 [%rd1+28], %r2, [%rd1+8];
         red.async.relaxed.cluster.mbarrier::complete_tx::bytes.add.u32
             [%rd1+32], %r2, [%rd1+8];",
    );
    m.cta = 1;
    assert_eq!(m.shared(64, 32), [0xa5; 32]);
    m.put_shared(32, &[1, 0, 0, 0]);
    m.run("mbarrier.try_wait.parity.shared.b64 %p1, [8], 0;");
    assert!(m.p(1));
    assert_eq!(m.shared(64, 32), counting(50, 32));
    assert_eq!(m.shared(16, 8), [0x78, 0x56, 0x34, 0x12, 0xf0, 0xde, 0xbc, 0x9a]);
    assert_eq!(m.shared(28, 8), [0x78, 0x56, 0x34, 0x12, 0x79, 0x56, 0x34, 0x12]);
}

#[test]
fn stores_and_their_barriers_are_neighbours() {
    let mut m = Cluster::new(2, Timing::Eager);
    let there = 2 * WINDOW as u32;
    m.set_r(1, there);
    let st = "st.async.shared::cluster.mbarrier::complete_tx::bytes";
    let fault = m.fault(&format!("{st}.b32 [%r1+16], %r2, [8];"));
    assert_eq!(fault, "a store and its barrier are in different CTAs; the barrier is at 0x8");
    let fault = m.fault(&format!("{st}.v4.b32 [%r1+8], {{%r2, %r2, %r2, %r2}}, [%r1];"));
    assert_eq!(fault, "16 bytes at 0x2000008 are misaligned");
    m.set_rd(1, GLOBAL);
    m.set_rd(2, GENERIC);
    let st = "st.async.mbarrier::complete_tx::bytes";
    let fault = m.fault(&format!("{st}.b32 [%rd1], %r2, [%rd2];"));
    assert_eq!(fault, "memory that a store with a barrier writes is not shared at 0x10000");
}

/// Reduces `new` into `old` in global memory, element by element.
fn reduced(op: &str, ty: &str, old: &[u8], new: &[u8]) -> Vec<u8> {
    let mut m = Cluster::new(1, Timing::Eager);
    assert_eq!((old.len(), new.len()), (16, 16));
    m.put_global(0x10040, old);
    m.put_shared(32, new);
    m.run(&format!(
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.{op}.{ty} [0x10040], [32], 16;"
    ));
    m.global(0x10040, 16)
}

fn bytes<const N: usize, T, const M: usize>(values: [T; N], f: impl Fn(T) -> [u8; M]) -> Vec<u8> {
    values.into_iter().flat_map(f).collect()
}

#[test]
fn reductions_of_integers() {
    let old = [5, u32::MAX, 0x8000_0000, 0];
    let new = [7, 2, 1, 9];
    let u32s = |op: &str, ty: &str| {
        let result = reduced(op, ty, &bytes(old, u32::to_le_bytes), &bytes(new, u32::to_le_bytes));
        let words = result.chunks(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
        words.collect::<Vec<_>>()
    };
    assert_eq!(u32s("add", "u32"), [12, 1, 0x8000_0001, 9]);
    assert_eq!(u32s("add", "s32"), [12, 1, 0x8000_0001, 9]);
    assert_eq!(u32s("min", "u32"), [5, 2, 1, 0]);
    assert_eq!(u32s("max", "u32"), [7, u32::MAX, 0x8000_0000, 9]);
    assert_eq!(u32s("min", "s32"), [5, u32::MAX, 0x8000_0000, 0]);
    assert_eq!(u32s("max", "s32"), [7, 2, 1, 9]);
    assert_eq!(u32s("inc", "u32"), [6, 0, 0, 1]);
    assert_eq!(u32s("dec", "u32"), [4, 2, 1, 9]);
    assert_eq!(u32s("and", "b32"), [5, 2, 0, 0]);
    assert_eq!(u32s("or", "b32"), [7, u32::MAX, 0x8000_0001, 9]);
    assert_eq!(u32s("xor", "b32"), [2, u32::MAX - 2, 0x8000_0001, 9]);
    let old = [u64::MAX, 1 << 63];
    let new = [3, 1];
    let u64s = |op: &str, ty: &str| {
        let result = reduced(op, ty, &bytes(old, u64::to_le_bytes), &bytes(new, u64::to_le_bytes));
        let words = result.chunks(8).map(|b| b.iter().rev().fold(0, |v, b| v << 8 | u64::from(*b)));
        words.collect::<Vec<_>>()
    };
    assert_eq!(u64s("add", "u64"), [2, (1 << 63) + 1]);
    assert_eq!(u64s("min", "u64"), [3, 1]);
    assert_eq!(u64s("max", "s64"), [3, 1]);
    assert_eq!(u64s("min", "s64"), [u64::MAX, 1 << 63]);
    assert_eq!(u64s("and", "b64"), [3, 0]);
    assert_eq!(u64s("xor", "b64"), [u64::MAX - 3, (1 << 63) + 1]);
}

#[test]
fn reductions_of_floats() {
    let tiny = f32::from_bits(1);
    let old = bytes([1.5f32, tiny, -tiny, f32::MAX], f32::to_le_bytes);
    let new = bytes([2.25f32, tiny, 0.0, f32::MAX], f32::to_le_bytes);
    let flushed = bytes([3.75f32, 0.0, 0.0, f32::INFINITY], f32::to_le_bytes);
    assert_eq!(reduced("add", "f32", &old, &new), flushed);
    let old = bytes([0.1f64, f64::from_bits(1)], f64::to_le_bytes);
    let new = bytes([0.2f64, f64::from_bits(1)], f64::to_le_bytes);
    let sums = bytes([0.1f64 + 0.2, f64::from_bits(2)], f64::to_le_bytes);
    assert_eq!(reduced("add", "f64", &old, &new), sums);
    // 1, -2, the least number, infinity.
    let old = bytes([0x3c00u16, 0xc000, 1, 0x7c00, 0, 0, 0, 0], u16::to_le_bytes);
    let new = bytes([0x3c00u16, 0x3c00, 1, 0xfc00, 0, 0, 0, 0], u16::to_le_bytes);
    let sums = bytes([0x4000u16, 0xbc00, 2, 0x7fff, 0, 0, 0, 0], u16::to_le_bytes);
    assert_eq!(reduced("add.noftz", "f16", &old, &new), sums);
    let least = bytes([0x3c00u16, 0xc000, 1, 0xfc00, 0, 0, 0, 0], u16::to_le_bytes);
    assert_eq!(reduced("min", "f16", &old, &new), least);
    let old = bytes([0x3f80u16, 0x4000, 1, 0, 0, 0, 0, 0], u16::to_le_bytes);
    let new = bytes([0x3f80u16, 0xc040, 1, 0, 0, 0, 0, 0], u16::to_le_bytes);
    let sums = bytes([0x4000u16, 0xbf80, 2, 0, 0, 0, 0, 0], u16::to_le_bytes);
    assert_eq!(reduced("add.noftz", "bf16", &old, &new), sums);
    let most = bytes([0x3f80u16, 0x4000, 1, 0, 0, 0, 0, 0], u16::to_le_bytes);
    assert_eq!(reduced("max", "bf16", &old, &new), most);
}

#[test]
fn reductions_in_the_cluster() {
    let mut m = Cluster::new(2, Timing::Seeded(7));
    m.cta = 1;
    m.run("mbarrier.init.shared.b64 [8], 1; mbarrier.arrive.expect_tx.shared.b64 _, [8], 16;");
    m.put_shared(64, &bytes([1u64, 2], u64::to_le_bytes));
    m.cta = 0;
    m.put_shared(32, &bytes([10u64, 20], u64::to_le_bytes));
    m.set_r(1, 2 * WINDOW as u32);
    m.run(
        "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u64
             [%r1+64], [32], 16, [%r1+8];",
    );
    m.cta = 1;
    m.run("mbarrier.try_wait.parity.shared.b64 %p1, [8], 0;");
    assert!(m.p(1));
    assert_eq!(m.shared(64, 16), bytes([11u64, 22], u64::to_le_bytes));
}

#[test]
fn barriers_wait_for_small_copies() {
    for timing in TIMINGS {
        for (count, noinc) in [(1, ""), (2, ".noinc")] {
            let mut m = Cluster::new(1, timing);
            m.run(&format!(
                "mbarrier.init.shared.b64 [8], {count};
                 cp.async.ca.shared.global [64], [0x10000], 4; cp.async.commit_group;
                 cp.async.ca.shared.global [68], [0x10000], 4;
                 cp.async.mbarrier.arrive{noinc}.shared.b64 [8];
                 cp.async.ca.shared.global [72], [0x10000], 4;
                 mbarrier.arrive.shared.b64 %rd1, [8];
                 mbarrier.try_wait.shared.b64 %p1, [8], %rd1;"
            ));
            assert!(m.p(1), "{timing:?}");
            let word = m.global(0x10000, 4);
            assert_eq!(m.shared(64, 8), [&word[..], &word].concat());
            if timing == Timing::Late {
                assert_eq!(m.shared(72, 4), [0xa5; 4], "later copies are not waited for");
            }
        }
    }
}

#[test]
fn faults_of_late_copies_come_when_they_run() {
    let mut m = Cluster::new(1, Timing::Late);
    m.run("cp.async.ca.shared.global [0], [0x90000], 4;");
    let fault = Fault::OutOfBounds { address: 0x90000, bytes: 4 };
    assert_eq!(m.attempt("cp.async.wait_all;"), Err(fault));
    m.run("cp.async.ca.shared.global [0], [0x90000], 4;");
    assert_eq!(m.drain(), Err(fault));
}

#[test]
fn fills_may_begin_anywhere() {
    let mut m = Cluster::new(1, Timing::Eager);
    m.set_rd(1, 40);
    m.set_rd(2, GENERIC + 203);
    m.set_r(1, 8);
    m.run("st.bulk.shared::cta [100], %rd1, 0; st.bulk [%rd2], %r1, 0;");
    for at in 0..300 {
        let filled = (100..140).contains(&at) || (203..211).contains(&at);
        assert_eq!(m.shared(at, 1) == [0], filled, "{at}");
    }
    m.set_rd(1, 12);
    let fault = m.fault("st.bulk.shared::cta [100], %rd1, 0;");
    assert_eq!(fault, "the size of a fill is a multiple of 8 up to 16777216: 0xc");
    m.set_rd(2, GLOBAL);
    let fault = m.fault("st.bulk [%rd2], %r1, 0;");
    assert_eq!(fault, "memory that is filled is not shared at 0x10000");
}

/// Copies that do not touch each other give the same memory, whenever they run.
#[test]
fn right_programs_do_not_see_the_timing() {
    arbtest::arbtest(|u| {
        let mut lines = String::from("mbarrier.init.shared.b64 [8], 1;\n");
        let mut expected = 0;
        for n in 0..u.int_in_range(1..=12u32)? {
            let (shared, global) = (64 + 64 * n, 0x10000 + 64 * n);
            match u.int_in_range(0..=5u32)? {
                0 => lines += &format!("cp.async.ca.shared.global [{shared}], [{global}], 8;\n"),
                1 => lines += "cp.async.commit_group;\n",
                2 => lines += &format!("cp.async.wait_group {};\n", u.int_in_range(0..=2)?),
                3 => {
                    expected += 48;
                    lines += &format!(
                        "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes
                             [{shared}], [{global}], 48, [8];\n"
                    );
                }
                4 => {
                    lines += &format!(
                        "cp.async.bulk.global.shared::cta.bulk_group [{global}], [{shared}], 32;
                         cp.async.bulk.commit_group;\n"
                    );
                }
                _ => {
                    lines += &format!(
                        "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32
                             [{global}], [{shared}], 32;\n"
                    );
                }
            }
        }
        lines += &format!(
            "mbarrier.arrive.expect_tx.shared.b64 %rd1, [8], {expected};
             mbarrier.try_wait.shared.b64 %p1, [8], %rd1;
             cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; cp.async.wait_all;"
        );
        let results = TIMINGS.map(|timing| {
            let mut m = Cluster::new(1, timing);
            m.run(&lines);
            assert!(m.p(1) && m.is_idle());
            (m.shared, m.global)
        });
        assert!(results.iter().all(|result| *result == results[0]), "{lines}");
        Ok(())
    });
}
