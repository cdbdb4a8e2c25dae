//! Kernels whose numbers are replaced by extreme ones. Whatever they become, they are refused, are
//! reported, or end; none of it takes long or much memory.

use irc_ptx::Module;
use irc_ptx::isa::sem::{Access, AsyncCopy, CopySource, Finish, Form, GroupKind};
use irc_runtime::sim::check::report::FaultKind;
use irc_runtime::sim::copies::{Copies, Due, Timing};
use irc_runtime::sim::image::*;
use irc_runtime::sim::{Checks, Finished, LaunchConfig, Options, Schedule, Simulator};
use std::time::{Duration, Instant};

/// Most instructions of a launch.
const STEPS: u64 = 20_000;
/// How long one launch may take; it takes milliseconds, also on a machine that is busy.
const PATIENCE: Duration = Duration::from_secs(20);
/// The most memory that this process may have needed.
const MEMORY: u64 = 3 << 30;

/// What stands before the kernels.
const MODULE: &str = ".version 8.6\n.target sm_90\n.address_size 64
    .extern .func (.param .b64 r) malloc(.param .b64 n);
    .extern .func free(.param .b64 p);
    .extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);
    .const .align 8 .b32 c[4] = {1, 2, 3, 4};
    .global .align 1 .b8 text[8] = {37, 53, 100, 37, 48, 50, 117, 0};
    .func (.reg .b32 r) down(.reg .b32 n) { .reg .pred %p; .reg .b32 %m; .local .b8 a[16];
    mov.b32 r, n; setp.eq.u32 %p, n, 0; @%p ret; sub.u32 %m, n, 1; st.local.b8 [a+3], 1;
    call (r), down, (%m); ret; }";

/// The bodies of kernels in which nothing is wrong. `%rd1` is a buffer of 4096 bytes, `%rd2` the 16
/// bytes of the thread in it, `%rd3` a texture and `%rd4` a surface; `%r4` 2048 bytes of shared
/// memory, `%r5` the 16 bytes of the thread in it, `%r6` the number of the thread in the grid and
/// `%r7` a barrier.
const BODIES: &[&str] = &[
    "ld.global.u32 %r8, [%rd2+4]; st.global.v2.u64 [%rd2+0], {%rd1, 7};
     st.shared.v4.u32 [%r5+0], {%r1, 2, 3, 4}; ld.shared.u16 %h1, [%r5+2];
     st.local.u64 [l+8], 5; ld.local.v2.u32 {%r8, %r9}, [l+8];
     ld.const.u32 %r10, [c+12]; ld.param.u32 %r11, [n+0]; ld.param.v2.u64 {%rd8, %rd9}, [pair+0];
     mov.u64 %rd8, l; add.u64 %rd8, %rd8, 8; ld.local.u32 %r10, [%rd8];
     mov.u32 %r10, 4; ld.const.u32 %r11, [%r10];",
    "cvta.shared.u64 %rd8, %rd7; st.u32 [%rd8+4], 1; mov.u64 %rd9, l; cvta.local.u64 %rd9, %rd9;
     st.v4.u32 [%rd9+0], {1, 2, 3, 4}; mov.u64 %rd10, c; cvta.const.u64 %rd10, %rd10;
     ld.u8 %r8, [%rd10+15]; mov.b64 %rd11, 0x1000000000; isspacep.shared %p2, %rd11;
     cvta.to.shared.u64 %rd12, %rd8; add.u64 %rd12, %rd12, 8; st.shared.u64 [%rd12], 9;",
    "atom.global.add.u32 %r8, [%rd2+0], 5; red.global.max.s64 [%rd2+8], -3;
     atom.shared.cas.b32 %r9, [%r5+0], 0, 1; atom.global.exch.b128 %q1, [%rd2+0], %q0;
     red.add.u32 [%rd2+4], 1; atom.global.inc.u32 %r10, [%rd2+4], 3;",
    "shfl.sync.idx.b32 %r8, %r1, 3, 31, -1; vote.sync.ballot.b32 %r9, %p1, 0xffffffff;
     match.any.sync.b32 %r10, 5, -1; redux.sync.add.u32 %r11, 7, -1; activemask.b32 %r12;
     bar.warp.sync -1; shfl.sync.down.b32 %r8|%p2, %r1, 1, 0x1c1f, 0xffffffff;
     elect.sync %r9|%p3, -1;",
    "bar.sync 1, 64; setp.lt.u32 %p2, %r1, 32; @%p2 bar.arrive 2, 64; @!%p2 barrier.sync 2, 64;
     bar.red.popc.u32 %r8, 3, 64, %p1; barrier.sync 15; bar.sync 0;",
    "@%p1 mbarrier.init.shared.b64 [%r7+0], 64; bar.sync 0;
     mbarrier.expect_tx.relaxed.cta.shared.b64 [%r7], 16;
     mbarrier.complete_tx.relaxed.cta.shared.b64 [%r7], 16;
     mbarrier.arrive.shared.b64 %rd8, [%r7], 1; mbarrier.test_wait.shared.b64 %p2, [%r7], %rd8;
     $L: mbarrier.try_wait.parity.shared.b64 %p2, [%r7], 0, 1000; @!%p2 bra $L;",
    "cp.async.ca.shared.global [%r5+0], [%rd2+0], 16, 12; cp.async.commit_group;
     cp.async.ca.shared.global [%r5+1024], [%rd2+8], 8; cp.async.wait_group 0; cp.async.wait_all;",
    "@%p1 mbarrier.init.shared.b64 [%r7], 1; bar.sync 0; @!%p1 bra $E;
     mbarrier.arrive.expect_tx.shared.b64 _, [%r7], 256; fence.proxy.async;
     cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
         [%r4+0], [%rd1+0], 256, [%r7];
     $L: mbarrier.test_wait.parity.shared.b64 %p2, [%r7], 0; @!%p2 bra $L;
     cp.async.bulk.global.shared::cta.bulk_group [%rd1+256], [%r4+0], 64;
     cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd1+512], [%r4+16], 32;
     cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0; cp.async.bulk.wait_group 0;
     $E:",
    "mov.u64 %rd8, 64; stacksave.u64 %rd9; alloca.u64 %rd10, %rd8, 32; st.local.u32 [%rd10+60], 1;
     stackrestore.u64 %rd9; alloca.u64 %rd10, 8; st.local.u64 [%rd10+0], 1;",
    "{ .param .b64 n; .param .b64 r; st.param.b64 [n+0], 48; call (r), malloc, (n);
     ld.param.b64 %rd8, [r+0]; } setp.eq.u64 %p2, %rd8, 0; @%p2 exit; st.u64 [%rd8+40], 5;
     { .param .b64 p; st.param.b64 [p], %rd8; call free, (p); }",
    "st.local.u64 [l+0], 7; { .param .b64 f; .param .b64 a; .param .b32 r; mov.u64 %rd8, text;
     cvta.global.u64 %rd8, %rd8; add.u64 %rd8, %rd8, 0; st.param.b64 [f], %rd8; mov.u64 %rd9, l;
     cvta.local.u64 %rd9, %rd9; add.u64 %rd9, %rd9, 0; st.param.b64 [a], %rd9;
     call (r), vprintf, (f, a); }",
    "call (%r8), down, (40); mov.u64 %rd8, down; add.u64 %rd8, %rd8, 0;
     proto: .callprototype (.reg .b32 _) _ (.reg .b32 _); call (%r8), %rd8, (3), proto;
     mov.u32 %r9, 1; table: .branchtargets $A, $B; brx.idx %r9, table; $A: trap; $B:",
    "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r9, %r10, %r11, %r12}, [%r8+0];
     stmatrix.sync.aligned.m8n8.x4.shared.b16 [%r8+0], {%r9, %r10, %r11, %r12};",
    "and.b32 %r20, %r1, 32; shl.b32 %r20, %r20, 5; add.u32 %r20, %r20, %r4;
     wmma.load.a.sync.aligned.row.m16n16k16.shared.f16
         {%r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15}, [%r20+0], 16;
     wmma.store.d.sync.aligned.row.m16n16k16.shared.f16 [%r20+0], {%r8, %r9, %r10, %r11}, 16;",
    "mapa.shared::cluster.u32 %r8, %r5, 0; st.shared::cluster.u32 [%r8+4], 1;
     getctarank.shared::cluster.u32 %r9, %r8; barrier.cluster.arrive; barrier.cluster.wait;
     add.u32 %r8, %r8, 0; ld.shared::cluster.u32 %r10, [%r8+4];",
    "bfe.s32 %r8, %r1, 5, 40; bfi.b64 %rd8, %rd1, 7, 60, 200; shf.l.wrap.b32 %r9, %r1, 3, 35;
     prmt.b32 %r10, %r1, 7, 0x7654; shl.b64 %rd9, %rd1, 70; div.s32 %r11, -7, 3;
     rem.u64 %rd10, %rd1, 10; mad.hi.s64 %rd11, %rd1, -5, 6; sad.s32 %r8, -5, 9, 1;
     mul24.hi.s32 %r8, 8388607, -8388608; bfind.s64 %r9, -1; fns.b32 %r10, 0xf0, 4, 2;
     dp4a.s32.u32 %r8, -1, 255, 2147483647; szext.wrap.s32 %r9, -5, 7; bmsk.clamp.b32 %r10, 3, 9;
     vadd.s32.u32.s32.sat %r8, -1, 1; abs.s32 %r9, -2147483647; neg.s64 %rd8, -5;
     lop3.b32 %r8, 1, 2, 3, 0x96; cvt.rni.sat.s8.f32 %r9, 0f42FE0000; popc.b64 %r10, -1;",
    "tex.1d.v4.f32.s32 {%f0, %f1, %f2, %f3}, [%rd3, {3}];
     tex.level.1d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%rd3, {0f3F000000}], 0f00000000;
     txq.width.b32 %r8, [%rd3]; suld.b.1d.b32.clamp {%r9}, [%rd4, {4}];
     @%p1 sust.b.1d.b32.zero [%rd4, {8}], {%r1}; suq.width.b32 %r10, [%rd4];",
    "st.bulk.weak.shared::cta [%rd7], 16, 0; prefetch.global.L1 [%rd1+0]; nanosleep.u32 100;
     @%p1 discard.global.L2 [%rd1+1024], 128; membar.gl; fence.acq_rel.gpu;
     ld.relaxed.gpu.global.u32 %r8, [%rd2+12]; st.release.sys.global.u64 [%rd2+8], 5;",
];

/// A module with a kernel `k` of this body.
fn text(body: &str) -> String {
    format!(
        "{MODULE}
         .visible .entry k(.param .u64 buffer, .param .u64 tex, .param .u64 surf, .param .u32 n,
                           .param .align 16 .b8 pair[16]) {{
         .reg .pred %p<8>; .reg .b16 %h<8>; .reg .b32 %r<32>; .reg .b64 %rd<16>; .reg .b128 %q<4>;
         .reg .f32 %f<8>; .shared .align 16 .b8 s[2048]; .shared .align 8 .b8 bar[8];
         .local .align 16 .b8 l[16];
         ld.param.u64 %rd1, [buffer]; ld.param.u64 %rd3, [tex]; ld.param.u64 %rd4, [surf];
         mov.u32 %r1, %tid.x; mov.u32 %r3, %ctaid.x; mad.lo.u32 %r6, %r3, 64, %r1;
         setp.eq.u32 %p1, %r1, 0; mul.wide.u32 %rd2, %r6, 16; add.u64 %rd2, %rd2, %rd1;
         mov.u32 %r4, s; shl.b32 %r5, %r1, 4; add.u32 %r5, %r5, %r4; cvt.u64.u32 %rd7, %r5;
         mov.u32 %r7, bar; mov.b128 %q0, {{%rd1, %rd1}}; mov.u32 %r8, %r5;
         st.shared.v4.u32 [%r5], {{0, 0, 0, 0}}; st.shared.v4.u32 [%r5+1024], {{0, 0, 0, 0}};
         fence.proxy.async; bar.sync 0;
         {body}
         ret; }}"
    )
}

/// One CTA of 64 threads.
const SHAPE: LaunchConfig = LaunchConfig::new([1; 3], [64, 1, 1]);

/// What a launch says; nothing if the module or the launch is refused.
fn run(text: &str, shape: LaunchConfig, options: Options) -> Option<Finished> {
    let mut simulator = Simulator::new(options);
    let module = simulator.load(text).ok()?;
    let buffer = simulator.allocate(4096);
    simulator.write(buffer, &[0; 4096]).expect("it was allocated");
    let texels = simulator.allocate(64);
    simulator.write(texels, &[0; 64]).expect("it was allocated");
    let image = Image::packed(TextureGeometry::D1, [16, 1, 1], 1, (ChannelType::F32, 1), texels);
    let texture = Texture { image: image.clone(), normalized: false, sampler: Sampler::default() };
    let texture = simulator.create_texture(texture).expect("a texture").to_le_bytes();
    let surface = simulator.create_surface(image).expect("a surface").to_le_bytes();
    let (buffer, n) = (buffer.to_le_bytes(), [4; 4]);
    let args: [&[u8]; 5] = [&buffer, &texture, &surface, &n, &[0; 16]];
    simulator.launch(module, "k", shape, &args, &|_| {}).ok()
}

#[test]
fn the_kernels_are_right_as_they_are() {
    for body in BODIES {
        let text = text(body);
        let options = Options::default().with_steps(STEPS);
        let simulator = Simulator::new(options).load(&text);
        simulator.unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        let finished = run(&text, SHAPE, options);
        let finished = finished.unwrap_or_else(|| panic!("refused: {text}"));
        let wrong = finished.reports.iter().find(|report| report.kind.is_error());
        assert!(wrong.is_none(), "{}{body}", finished.reports[0]);
    }
}

/// Where the numbers of a text are that stand alone.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let bytes = text.as_bytes();
    let in_word = |b: u8| b.is_ascii_alphanumeric() || b"_%$.:".contains(&b);
    let mut all = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let begins = bytes[at].is_ascii_digit() && (at == 0 || !in_word(bytes[at - 1]));
        let end = at + bytes[at..].iter().take_while(|&&b| in_word(b)).count();
        if begins {
            let from = if at > 0 && bytes[at - 1] == b'-' { at - 1 } else { at };
            all.push(from..end);
        }
        at = end.max(at + 1);
    }
    all
}

/// Numbers at the edges of what types, memories and counts can hold.
fn extreme(u: &mut arbitrary::Unstructured<'_>) -> arbitrary::Result<String> {
    let shift = u.int_in_range(0..=63)?;
    let power = 1u64 << shift;
    Ok(match u.int_in_range(0..=7)? {
        0 => (power - 1).to_string(),
        1 => power.to_string(),
        2 => power.wrapping_add(u.int_in_range(1..=64)?).to_string(),
        3 => format!("-{}", power >> 1),
        4 => u64::MAX.wrapping_sub(u.int_in_range(0..=64)?).to_string(),
        5 => (u64::from(u32::MAX) - u.int_in_range(0..=64)?).to_string(),
        // Beside the windows of generic addresses, and beyond the shared memory of a cluster.
        6 => {
            let window = u.int_in_range(0x10..=0x41)?;
            ((window << 32) + ((power - 1) & 0xffff_ffff)).to_string()
        }
        _ => u.int_in_range(0..=64)?.to_string(),
    })
}

/// One case: a kernel with some of its numbers replaced, launched somehow.
fn case(u: &mut arbitrary::Unstructured<'_>) -> arbitrary::Result<()> {
    let body = u.choose(BODIES)?;
    let mut text = text(body);
    // The body, or all of the kernel with its declarations.
    let begin = if u.ratio(1, 4)? { ".visible" } else { body };
    let mut changed = text.split_off(text.find(begin).unwrap_or(0));
    for _ in 0..u.int_in_range(1..=3)? {
        let places = numbers(&changed);
        let place = u.choose(&places)?.clone();
        changed.replace_range(place, &extreme(u)?);
    }
    text += &changed;
    let checks = Checks::from_bits_truncate(u.arbitrary()?);
    let schedule = *u.choose(&[Schedule::Fair, Schedule::Random, Schedule::Adversarial])?;
    let (seed, profile) = (u.arbitrary()?, u.ratio(1, 4)?);
    let options = Options::default()
        .with_checks(checks)
        .with_schedule(schedule)
        .with_seed(seed)
        .with_profile(profile)
        .with_steps(STEPS);
    let shape = shape(u)?;
    let began = Instant::now();
    let finished = run(&text, shape, options);
    assert!(began.elapsed() < PATIENCE, "{:?}: {shape:?} {text}", began.elapsed());
    if let Some(finished) = finished {
        assert!(finished.ended || !finished.reports.is_empty(), "{shape:?} {options:?}: {text}");
    }
    Ok(())
}

/// A shape that is small, or not.
fn shape(u: &mut arbitrary::Unstructured<'_>) -> arbitrary::Result<LaunchConfig> {
    let mut shape = LaunchConfig::new([1; 3], [u.int_in_range(1..=64)?, 1, 1]);
    match u.int_in_range(0..=7)? {
        0 => shape.dynamic_shared = u.arbitrary()?,
        1 => shape.grid = u.arbitrary()?,
        2 => shape.grid = [i32::MAX as u32, 65535, 65535],
        3 => shape.block = [u.int_in_range(1..=32)?, u.int_in_range(1..=32)?, 1],
        n @ 4..=5 => {
            shape.grid[0] = n - 2;
            shape.cluster = Some([n - 2, 1, 1]);
        }
        _ => {}
    }
    Ok(shape)
}

#[test]
fn grids_without_an_end() {
    for body in ["", "add.u32 %r8, %r1, 1;", "$L: bra $L;"] {
        let text = format!(
            ".version 8.6\n.target sm_90\n.address_size 64
             .visible .entry k() {{ .reg .b32 %r<9>; {body} }}"
        );
        let grid = [i32::MAX as u32, 65535, 65535];
        for checks in [Checks::all(), Checks::empty()] {
            let options = Options::default().with_checks(checks).with_steps(STEPS);
            let mut simulator = Simulator::new(options);
            let module = simulator.load(&text).expect("it is right");
            let shape = LaunchConfig::new(grid, [64, 1, 1]);
            let finished = simulator.launch(module, "k", shape, &[], &|_| {});
            let reports = finished.expect("the launch is right").reports;
            let last = reports.last().map(|report| report.kind);
            let is_loop = body.contains("bra");
            let want = if is_loop { FaultKind::Deadlock } else { FaultKind::StepLimit };
            assert_eq!(last, Some(want), "{body}");
        }
    }
}

#[test]
fn printing_without_an_end() {
    let text = ".version 8.6\n.target sm_90\n.address_size 64
        .extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);
        .global .align 1 .b8 text[8] = {37, 52, 48, 57, 54, 100, 10, 0};
        .visible .entry k() { .reg .b64 %rd<4>; .reg .b32 %r; .local .b32 l;
        mov.u64 %rd1, text; cvta.global.u64 %rd1, %rd1; mov.u64 %rd2, l; cvta.local.u64 %rd2, %rd2;
        st.local.u32 [l], 5; .param .b64 f; .param .b64 a; .param .b32 r;
        st.param.b64 [f], %rd1; st.param.b64 [a], %rd2;
        $L: call (r), vprintf, (f, a); bra $L; }";
    let mut simulator = Simulator::new(Options::default().with_steps(STEPS));
    let module = simulator.load(text).expect("it is right");
    let finished = simulator.launch(module, "k", SHAPE, &[], &|_| {}).expect("the launch is right");
    assert_eq!(finished.reports.last().map(|report| report.kind), Some(FaultKind::StepLimit));
    assert_eq!(finished.output.len(), 16 << 20);
}

#[test]
fn copies_without_an_end() {
    // Some are always under way, but not all.
    let access = Access::weak(None, 0);
    let text = ".version 8.6\n.target sm_90\n.address_size 64
        .visible .entry k() { cp.async.ca.shared.global [0], [0], 8; }";
    let module = Module::parse(text).expect("it is right");
    let body = module.functions().find_map(|f| f.body.as_ref()).expect("it has a body");
    let copy = AsyncCopy {
        from: CopySource::Memory(access),
        to: access,
        bytes: 8,
        source_bytes: 8,
        ignored: [0; 2],
        mask: u16::MAX,
        reduce: None,
        form: Form::of(body.insts().next().expect("there is one")),
        finish: Finish::Group(GroupKind::Async),
    };
    let mut copies = Copies::new(Timing::Late);
    let mut taken = 0;
    for n in 0..5000 {
        copies.start(copy, n);
        while let Some(job) = copies.take(Due::Now) {
            assert_eq!(job.tag, taken);
            taken += 1;
        }
    }
    assert_eq!(taken, 5000 - 1024);
}

#[test]
fn extreme_numbers_do_no_harm() {
    let budget = std::env::var("IRC_EXTREMES_MS").ok().and_then(|ms| ms.parse().ok());
    arbtest::arbtest(case).budget_ms(budget.unwrap_or(3000));
    // What the host has needed at most, as far as it says.
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    match peak.and_then(|peak| peak.trim().trim_end_matches(" kB").parse::<u64>().ok()) {
        Some(peak) => assert!(peak << 10 < MEMORY, "{peak} KiB"),
        None => println!("skipped: the host does not say how much memory was needed"),
    }
}

#[test]
fn stacks_of_many_threads() {
    // Each thread has room for many calls, but not all of them at the same time.
    let registers: String = (0..100).map(|n| format!("mov.b64 %rd{n}, 1; ")).collect();
    let text = format!(
        ".version 8.6\n.target sm_90\n.address_size 64
         .func f(.reg .b64 at) {{ .reg .b64 %rd<100>; {registers} call f, (at); ret; }}
         .visible .entry k(.param .u64 b) {{ .reg .b64 %rd; ld.param.u64 %rd, [b];
         red.global.add.u32 [%rd], 1; call f, (%rd); ret; }}"
    );
    let options = Options::default().with_checks(Checks::empty());
    let mut simulator = Simulator::new(options);
    let module = simulator.load(&text).expect("it is right");
    let buffer = simulator.allocate(4).to_le_bytes();
    let shape = LaunchConfig::new([64, 1, 1], [1024, 1, 1]);
    let finished = simulator.launch(module, "k", shape, &[&buffer], &|_| {});
    let reports = finished.expect("the launch is right").reports;
    let last = reports.last().expect("it is reported");
    assert_eq!(last.kind, FaultKind::StackOverflow);
    assert!(last.message.contains("together"), "{last}");
}
