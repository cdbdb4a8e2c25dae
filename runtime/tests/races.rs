//! Kernels with a race, and their fixed twins, on the simulator.

use irc_runtime::sim::check::report::{FaultKind, Report};
use irc_runtime::sim::{LaunchConfig, Options, Schedule, Simulator};

/// How many words the buffer in `%rd1` has; all are zero.
const WORDS: usize = 4096;

/// The size of a launch: CTAs, threads of a CTA, CTAs of a cluster.
type Size = (u32, u32, u32);

/// What is wrong with a launch of a kernel. `%r1` is the number of the thread in its CTA, `%r2`
/// four times that, `%r3` the number of the CTA, `%rd1` the buffer, `%rd2` the buffer at the word
/// of the thread, `%r4` the address of 2048 bytes of shared memory `s`, `%r5` that of the word of
/// the thread in it, `%r6` that of an unused barrier `bar`.
fn reports((ctas, threads, cluster): Size, body: &str, options: Options) -> Vec<Report> {
    let text = format!(
        ".version 8.0\n.target sm_90\n.address_size 64
         .visible .entry k(.param .u64 buffer) {{
         .reg .pred %p<8>; .reg .b16 %h<8>; .reg .b32 %r<32>; .reg .b64 %rd<16>;
         .shared .align 16 .b8 s[2048]; .shared .align 8 .b8 bar[16];
         ld.param.u64 %rd1, [buffer];
         mov.u32 %r1, %tid.x; shl.b32 %r2, %r1, 2; mov.u32 %r3, %ctaid.x;
         mul.wide.u32 %rd2, %r1, 4; add.s64 %rd2, %rd2, %rd1;
         mov.u32 %r4, s; add.s32 %r5, %r4, %r2; mov.u32 %r6, bar;
         setp.eq.u32 %p7, %r1, 0;
         {body}
         ret; }}"
    );
    let mut simulator = Simulator::new(options);
    let module = simulator.load(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let buffer = simulator.allocate(WORDS as u64 * 4);
    simulator.write(buffer, &[0; WORDS * 4]).expect("it was allocated");
    let cluster = (cluster > 1).then_some([cluster, 1, 1]);
    let shape = LaunchConfig::new([ctas, 1, 1], [threads, 1, 1]).with_cluster(cluster);
    let finished = simulator.launch(module, "k", shape, &[&buffer.to_le_bytes()], &|_| {});
    finished.unwrap_or_else(|error| panic!("{error:?}\n{text}")).reports
}

/// Runs a kernel with one text for `FIX`, which gives races and nothing else, and with another,
/// with which nothing is wrong. The kernel ends however its threads are scheduled.
fn pair(size: Size, body: &str, racy: &str, fixed: &str) {
    for seed in 0..4 {
        let schedule = if seed == 0 { Schedule::default() } else { Schedule::Random };
        let options = Options::default().with_seed(seed).with_schedule(schedule);
        // Notes are said of both.
        let errors = |part| {
            let mut found = reports(size, &body.replace("FIX", part), options);
            found.retain(|report| report.kind.is_error());
            found
        };
        let wrong = errors(fixed);
        assert!(wrong.is_empty(), "fixed, seed {seed}: {}", wrong[0]);
        let wrong = errors(racy);
        assert!(!wrong.is_empty(), "racy, seed {seed}");
        for report in wrong {
            assert_eq!(report.kind, FaultKind::Race, "{report}");
            assert!(report.place.ptx.is_some() && report.other.is_some(), "{report}");
        }
    }
}

#[test]
fn a_barrier_between_writes_and_reads() {
    let body = "and.b32 %r9, %r1, 1; add.s32 %r9, %r9, 1; mul.lo.s32 %r9, %r9, 0x55555555;
                st.shared.u32 [%r5], %r1; FIX xor.b32 %r7, %r2, 4; add.s32 %r7, %r7, %r4;
                ld.shared.u32 %r8, [%r7];";
    pair((1, 128, 1), body, "", "bar.sync 0;");
    pair((1, 128, 1), body, "bar.warp.sync %r9;", "bar.warp.sync -1;")
}

#[test]
fn a_barrier_between_reads_and_writes() {
    // A tile that the next step overwrites.
    let body = "mov.u32 %r9, 0;
                $L: st.shared.u32 [%r5], %r9; bar.sync 0;
                xor.b32 %r7, %r2, 128; add.s32 %r7, %r7, %r4; ld.shared.u32 %r8, [%r7]; FIX
                add.s32 %r9, %r9, 1; setp.lt.u32 %p1, %r9, 4; @%p1 bra $L;";
    pair((1, 128, 1), body, "", "bar.sync 0;");
}

#[test]
fn two_buffers_need_one_barrier() {
    let body = "mov.u32 %r9, 0;
                $L: and.b32 %r10, %r9, 1; mul.lo.s32 %r10, %r10, FIX; add.s32 %r11, %r5, %r10;
                st.shared.u32 [%r11], %r9; bar.sync 0;
                xor.b32 %r7, %r2, 128; add.s32 %r7, %r7, %r4; add.s32 %r7, %r7, %r10;
                ld.shared.u32 %r8, [%r7];
                add.s32 %r9, %r9, 1; setp.lt.u32 %p1, %r9, 5; @%p1 bra $L;";
    pair((1, 128, 1), body, "0", "1024");
}

#[test]
fn a_barrier_of_other_warps() {
    // Warps 0 and 1 exchange words, and so do 2 and 3.
    let body = "st.shared.u32 [%r5], %r1; shr.u32 %r9, %r1, 6; add.s32 %r9, %r9, 1;
                bar.sync %r9, 64; xor.b32 %r7, %r2, FIX; add.s32 %r7, %r7, %r4;
                ld.shared.u32 %r8, [%r7];";
    pair((1, 128, 1), body, "256", "128");
}

#[test]
fn producers_arrive_and_consumers_wait() {
    let body = "setp.ge.u32 %p1, %r1, 32; @%p1 bra $C;
                st.shared.u32 [%r5], %r1; bar.arrive 1, 64; FIX bra $E;
                $C: bar.sync 1, 64; xor.b32 %r7, %r2, 128; add.s32 %r7, %r7, %r4;
                ld.shared.u32 %r8, [%r7];
                $E:";
    pair((1, 64, 1), body, "st.shared.u32 [%r5], 0;", "st.shared.u32 [%r5+1024], 0;");
}

#[test]
fn threads_that_have_exited() {
    let body = "st.shared.u32 [%r5], %r1; setp.ge.u32 %p1, %r1, 64; @%p1 exit; FIX
                ld.shared.u32 %r8, [%r5+256];";
    pair((1, 128, 1), body, "", "bar.sync 0;");
}

#[test]
fn the_same_value_by_all() {
    pair((1, 64, 1), "FIX st.shared.u32 [%r4], 1;", "", "@%p7");
    pair(
        (4, 32, 1),
        "FIX st.global.u32 [%rd1], 1;",
        "@%p7",
        "setp.eq.u32 %p1, %r3, 2; @!%p1 exit; @%p7",
    );
}

#[test]
fn bytes_of_a_word() {
    let body = "add.s32 %r7, %r4, %r1; st.shared.u8 [%r7], %r1; FIX";
    pair((1, 64, 1), body, "st.shared.u16 [%r4], %r1;", "st.shared.u8 [%r7], 0;");
}

#[test]
fn vectors_that_overlap() {
    let body = "shl.b32 %r7, %r1, FIX; add.s32 %r7, %r7, %r4;
                st.shared.v4.u32 [%r7], {%r1, %r1, %r1, %r1};";
    let aligned = "3; and.b32 %r7, %r7, -16";
    pair((1, 64, 1), body, aligned, "4");
}

#[test]
fn ctas_write_to_the_same_words() {
    let body = "mul.lo.s32 %r7, %r3, FIX; mul.wide.u32 %rd3, %r7, 4; add.s64 %rd3, %rd3, %rd2;
                st.global.u32 [%rd3], %r1;";
    pair((4, 64, 1), body, "63", "64");
}

#[test]
fn a_barrier_orders_no_other_cta() {
    let body = "FIX bra $E; st.global.u32 [%rd2], %r1; $E: bar.sync 0;
                ld.global.u32 %r8, [%rd1+8];";
    pair((3, 32, 1), body, "setp.ne.u32 %p1, %r3, 1; @%p1", "");
}

#[test]
fn counting_without_atomics() {
    pair(
        (4, 64, 1),
        "FIX",
        "ld.global.u32 %r7, [%rd1]; add.s32 %r7, %r7, 1; st.global.u32 [%rd1], %r7;",
        "red.global.add.u32 [%rd1], 1;",
    );
    pair((4, 64, 1), "FIX.global.add.u32 [%rd1], 1;", "red.cta", "red");
}

#[test]
fn a_count_that_is_read() {
    let body = "@%p7 st.shared.u32 [%r4], 0; bar.sync 0; red.shared.add.u32 [%r4], %r1; FIX
                ld.shared.u32 %r8, [%r4];";
    pair((1, 64, 1), body, "", "bar.sync 0;");
    pair((1, 64, 1), body, "bar.warp.sync -1;", "bar.sync 0; @!%p7 exit;");
}

#[test]
fn a_count_that_is_cleared() {
    let body = "@%p7 st.global.u32 [%rd1], 0; FIX red.global.add.u32 [%rd1], %r1;";
    pair((1, 64, 1), body, "", "bar.sync 0;");
}

/// CTA 0 writes a word and then a flag, and CTA 1 waits for it and reads the word.
fn message(racy: [&str; 4], fixed: [&str; 4]) {
    let body = |[before, write, read, behind]: [&str; 4]| {
        format!(
            "@!%p7 exit; setp.ne.u32 %p1, %r3, 0; @%p1 bra $C;
             st.global.u32 [%rd1+128], 5; {before} {write} [%rd1], 1; exit;
             $C: {read} %r7, [%rd1]; setp.eq.u32 %p2, %r7, 0; @%p2 bra $C;
             {behind} ld.global.u32 %r8, [%rd1+128];"
        )
    };
    pair((2, 32, 1), "FIX", &body(racy), &body(fixed));
}

#[test]
fn a_flag_is_released_and_acquired() {
    let fixed = ["", "st.release.gpu.global.u32", "ld.acquire.gpu.global.u32", ""];
    message(["", "st.relaxed.gpu.global.u32", "ld.acquire.gpu.global.u32", ""], fixed);
    message(["", "st.release.gpu.global.u32", "ld.relaxed.gpu.global.u32", ""], fixed);
    message(["", "st.release.cta.global.u32", "ld.acquire.gpu.global.u32", ""], fixed);
    message(["", "st.release.gpu.global.u32", "ld.acquire.cta.global.u32", ""], fixed);
}

#[test]
fn a_volatile_flag_needs_fences() {
    let (write, read) = ("st.volatile.global.u32", "ld.volatile.global.u32");
    let fixed = ["membar.gl;", write, read, "membar.gl;"];
    message(["", write, read, ""], fixed);
    message(["membar.gl;", write, read, ""], fixed);
    message(["", write, read, "membar.gl;"], fixed);
    message(["membar.cta;", write, read, "membar.gl;"], fixed);
}

#[test]
fn fences_have_scopes() {
    let (write, read) = ("st.relaxed.gpu.global.u32", "ld.relaxed.gpu.global.u32");
    let (wide, narrow) = ("fence.acq_rel.gpu;", "fence.acq_rel.cta;");
    message([narrow, write, read, wide], [wide, write, read, wide]);
    message([wide, write, read, narrow], [wide, write, read, wide]);
}

#[test]
fn the_last_cta_sums_up() {
    let body = |before: &str, counted: &str, last: &str| {
        format!(
            "mul.wide.u32 %rd3, %r3, 4; add.s64 %rd3, %rd3, %rd1; @!%p7 bra $W;
             st.global.u32 [%rd3+64], 3; {before} atom.global.add.u32 %r7, [%rd1], 1; {counted}
             st.shared.u32 [%r4], %r7;
             $W: bar.sync 0; ld.shared.u32 %r7, [%r4]; setp.ne.u32 %p1, %r7, 7; @%p1 exit; {last}
             and.b32 %r8, %r1, 7; mul.wide.u32 %rd4, %r8, 4; add.s64 %rd4, %rd4, %rd1;
             ld.global.u32 %r9, [%rd4+64];"
        )
    };
    let (none, fence) = ("", "membar.gl;");
    let by_the_counter = body(fence, fence, none);
    let by_each_thread = body(fence, none, fence);
    pair((8, 32, 1), "FIX", &body(none, fence, none), &by_the_counter);
    pair((8, 32, 1), "FIX", &body(none, none, fence), &by_each_thread);
    pair((8, 32, 1), "FIX", &body(fence, none, none), &by_each_thread);
}

#[test]
fn a_lock() {
    // Inside of warps, and between CTAs.
    let body = "$L: atom.acquire.gpu.global.cas.b32 %r7, [%rd1], 0, 1; setp.ne.u32 %p1, %r7, 0;
                @%p1 bra $L;
                ld.global.u32 %r8, [%rd1+128]; add.s32 %r8, %r8, 1; st.global.u32 [%rd1+128], %r8;
                FIX.gpu.global.u32 [%rd1], 0;";
    pair((2, 4, 1), body, "st.relaxed", "st.release");
}

#[test]
fn shared_memory_of_a_neighbour() {
    let body = "mapa.shared::cluster.u32 %r7, %r5, 1; setp.ne.u32 %p1, %r3, 0; @%p1 bra $W;
                st.shared::cluster.u32 [%r7], %r1;
                $W: barrier.cluster.arriveFIX; barrier.cluster.wait;
                @!%p1 exit; ld.shared.u32 %r8, [%r5];";
    pair((2, 32, 2), body, ".relaxed", ".release");
}

#[test]
fn copies_that_are_waited_for() {
    let body = "mul.wide.u32 %rd3, %r1, 16; add.s64 %rd3, %rd3, %rd1; shl.b32 %r7, %r1, 4;
                add.s32 %r7, %r7, %r4; st.shared.u32 [%r7], 0;
                cp.async.cg.shared.global [%r7], [%rd3], 16; FIX ld.shared.u32 %r8, [%r7];";
    let committed = "cp.async.commit_group; cp.async.wait_group";
    pair((1, 64, 1), body, "", "cp.async.wait_all;");
    pair((1, 64, 1), body, &format!("{committed} 1;"), &format!("{committed} 0;"));
    let swap = "xor.b32 %r7, %r7, 16;";
    let (racy, fixed) =
        (format!("cp.async.wait_all; {swap}"), format!("cp.async.wait_all; bar.sync 0; {swap}"));
    pair((1, 64, 1), body, &racy, &fixed);
}

#[test]
fn the_source_of_a_copy() {
    let body = "mul.wide.u32 %rd3, %r1, 16; add.s64 %rd3, %rd3, %rd1; shl.b32 %r7, %r1, 4;
                add.s32 %r7, %r7, %r4; cp.async.cg.shared.global [%r7], [%rd3], 16; FIX
                st.global.u32 [%rd3], 1; cp.async.wait_all;";
    pair((1, 64, 1), body, "", "cp.async.wait_all;");
}

/// Waits for the phase 0 of a barrier.
const WAIT: &str = "$W: mbarrier.test_wait.parity.shared.b64 %p1, [%r6], 0; @!%p1 bra $W;";

#[test]
fn a_barrier_in_memory() {
    let body = "@%p7 mbarrier.init.shared.b64 [%r6], 64; bar.sync 0;
                st.shared.u32 [%r5], %r1; mbarrier.arrive.shared.b64 _, [%r6]; FIX
                xor.b32 %r7, %r2, 128; add.s32 %r7, %r7, %r4; ld.shared.u32 %r8, [%r7];";
    pair((1, 64, 1), body, "", WAIT);
}

#[test]
fn a_barrier_in_memory_that_is_read() {
    let body = "@%p7 mbarrier.init.shared.b64 [%r6], 64; @%p7 mbarrier.inval.shared.b64 [%r6];
                @%p7 mbarrier.init.shared.b64 [%r6+8], 64; bar.sync 0;
                mbarrier.arrive.shared.b64 _, [%r6+8]; FIX
                @%p7 ld.shared.u64 %rd3, [%r6+8];";
    pair((1, 64, 1), body, "", "bar.sync 0;");
}

#[test]
fn a_bulk_copy() {
    // The words are written before, so that they have values for the racy twin.
    let body = "st.shared.u32 [%r5], 0; fence.proxy.async; bar.sync 0;
                @!%p7 bra $B; mbarrier.init.shared.b64 [%r6], 1;
                mbarrier.arrive.expect_tx.shared.b64 _, [%r6], 256;
                cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
                    [%r4], [%rd1], 256, [%r6];
                $B: bar.sync 0; FIX ld.shared.u32 %r8, [%r5];";
    pair((1, 64, 1), body, "", WAIT);
}
