//! Kernels in PTX text, with the results that they must have.

mod compilers;
mod scopes;

use super::check::report::FaultKind;
use super::*;

/// A device with one module.
struct Loaded {
    simulator: Simulator,
    module: ModuleId,
}

impl Loaded {
    fn launch(
        &mut self,
        grid: u32,
        block: u32,
        shared: u32,
        args: &[&[u8]],
    ) -> Result<Finished, LaunchError> {
        let shape = LaunchConfig::new([grid, 1, 1], [block, 1, 1]).with_dynamic_shared(shared);
        self.simulator.launch(self.module, "k", shape, args, &|_| {})
    }

    fn words(&self, address: u64, count: usize) -> Vec<u32> {
        let mut bytes = vec![0; count * 4];
        self.simulator.read(address, &mut bytes).expect("the buffer is allocated");
        bytes.chunks(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
    }
}

fn load(body: &str) -> Loaded {
    let text = format!(".version 8.3\n.target sm_90\n.address_size 64\n{body}");
    let mut simulator = Simulator::new(Options::default());
    let module = simulator.load(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    Loaded { simulator, module }
}

/// A kernel `k` with a pointer in `%rd1`, and `%r1` the number of the thread in its CTA.
fn kernel(body: &str) -> Loaded {
    load(&format!(
        ".visible .entry k(.param .u64 k_param_0) {{
         .reg .pred %p<8>; .reg .b16 %rs<8>; .reg .b32 %r<32>; .reg .b64 %rd<16>;
         ld.param.u64 %rd1, [k_param_0];
         mov.u32 %r1, %tid.x;
         mul.wide.u32 %rd2, %r1, 4;
         add.s64 %rd3, %rd1, %rd2;
         {body}
         ret; }}"
    ))
}

/// The words of a buffer of zeros after a launch, or what was wrong. Without checks, or with fewer,
/// the result is the same.
fn run(loaded: &mut Loaded, grid: u32, block: u32, words: usize) -> Result<Vec<u32>, Box<Report>> {
    let options = loaded.simulator.options;
    let result = run_once(loaded, grid, block, words)?;
    for checks in [Checks::empty(), Checks::UNINIT, Checks::RACE, Checks::REDUNDANT] {
        loaded.simulator.set_options(Options { checks, ..options });
        let again = run_once(loaded, grid, block, words)?;
        assert_eq!(again, result, "with checks {checks:?}");
    }
    loaded.simulator.set_options(options);
    Ok(result)
}

fn run_once(
    loaded: &mut Loaded,
    grid: u32,
    block: u32,
    words: usize,
) -> Result<Vec<u32>, Box<Report>> {
    let buffer = loaded.simulator.allocate(words as u64 * 4);
    loaded.simulator.write(buffer, &vec![0; words * 4]).expect("it was allocated");
    let finished =
        loaded.launch(grid, block, 0, &[&buffer.to_le_bytes()]).expect("the launch is right");
    match finished.reports.into_iter().next() {
        Some(report) => Err(Box::new(report)),
        None => Ok(loaded.words(buffer, words)),
    }
}

#[test]
fn threads_store_what_they_compute() {
    let mut loaded = kernel("mad.lo.s32 %r2, %r1, %r1, 7; st.global.u32 [%rd3], %r2;");
    let want: Vec<u32> = (0..40).map(|i| i * i + 7).collect();
    assert_eq!(run(&mut loaded, 1, 40, 40), Ok(want));
}

#[test]
fn narrow_loads_extend() {
    let mut loaded = kernel(
        "mov.b32 %r2, 0xff80; st.global.b32 [%rd1], %r2; ld.global.s8 %r3, [%rd1];
         ld.global.u8 %r4, [%rd1]; ld.global.s16 %rs1, [%rd1]; cvt.s32.s16 %r5, %rs1;
         st.global.v4.b32 [%rd1], {%r3, %r4, %r5, 9};",
    );
    assert_eq!(run(&mut loaded, 1, 1, 4), Ok(vec![0xffff_ff80, 0x80, 0xffff_ff80, 9]));
}

#[test]
fn a_block_reduces_in_shared_memory() {
    let mut loaded = kernel(
        ".shared .align 4 .b8 s[512];
         mov.u32 %r2, s; shl.b32 %r3, %r1, 2; add.s32 %r2, %r2, %r3;
         st.shared.u32 [%r2], %r1;
         mov.u32 %r4, 64;
         $L1:
         bar.sync 0;
         setp.ge.u32 %p1, %r1, %r4;
         @%p1 bra $L2;
         shl.b32 %r5, %r4, 2; add.s32 %r6, %r2, %r5;
         ld.shared.u32 %r7, [%r6]; ld.shared.u32 %r8, [%r2]; add.s32 %r7, %r7, %r8;
         st.shared.u32 [%r2], %r7;
         $L2:
         shr.u32 %r4, %r4, 1;
         setp.ne.u32 %p2, %r4, 0;
         @%p2 bra $L1;
         setp.eq.u32 %p3, %r1, 0;
         @%p3 st.global.u32 [%rd1], %r7;",
    );
    for seed in 0..8 {
        loaded.simulator.set_options(Options { seed, ..Options::default() });
        assert_eq!(run(&mut loaded, 1, 128, 1), Ok(vec![127 * 128 / 2]));
    }
}

#[test]
fn a_vote_is_uniform_where_all_say_the_same() {
    let mut loaded = kernel(
        "setp.lt.u32 %p1, %r1, 5; vote.sync.uni.pred %p2, %p1, -1; selp.b32 %r2, 1, 0, %p2;
         setp.lt.u32 %p1, %r1, 99; vote.sync.uni.pred %p2, %p1, -1; selp.b32 %r3, 2, 0, %p2;
         setp.gt.u32 %p1, %r1, 99; vote.sync.uni.pred %p2, %p1, -1; selp.b32 %r4, 4, 0, %p2;
         add.s32 %r2, %r2, %r3; add.s32 %r2, %r2, %r4; st.global.u32 [%rd3], %r2;",
    );
    assert_eq!(run(&mut loaded, 1, 32, 32).expect("it runs"), [6; 32]);
}

#[test]
fn warps_shuffle_and_vote() {
    let mut loaded = kernel(
        "mov.b32 %r2, %r1;
         shfl.sync.bfly.b32 %r3, %r2, 16, 31, -1; add.s32 %r2, %r2, %r3;
         shfl.sync.bfly.b32 %r3, %r2, 8, 31, -1; add.s32 %r2, %r2, %r3;
         shfl.sync.bfly.b32 %r3|%p1, %r2, 4, 31, -1; add.s32 %r2, %r2, %r3;
         shfl.sync.down.b32 %r4|%p2, %r1, 30, 31, -1;
         setp.lt.u32 %p3, %r1, 5;
         vote.sync.ballot.b32 %r5, %p3, -1;
         vote.sync.any.pred %p4, !%p2, -1;
         selp.b32 %r6, 1, 0, %p4;
         add.s32 %r2, %r2, %r5; add.s32 %r2, %r2, %r6; add.s32 %r2, %r2, %r4;
         st.global.u32 [%rd3], %r2;",
    );
    let got = run(&mut loaded, 1, 32, 32).expect("it runs");
    for (lane, value) in got.into_iter().enumerate() {
        let lane = lane as u32;
        // The sum over all lanes that agree in their two lowest bits.
        let sum: u32 = (0..8).map(|i| 4 * i + lane % 4).sum();
        let down = if lane + 30 < 32 { lane + 30 } else { lane };
        assert_eq!(value, sum + 31 + 1 + down, "lane {lane}");
    }
}

#[test]
fn blocks_meet_in_atomics_and_locks() {
    let mut loaded = kernel(
        "add.s64 %rd4, %rd1, 4;
         atom.global.add.u32 %r2, [%rd1], 1;
         $L1:
         atom.acquire.gpu.global.cas.b32 %r3, [%rd4], 0, 1;
         setp.ne.b32 %p1, %r3, 0;
         @%p1 bra $L1;
         ld.relaxed.gpu.global.u32 %r4, [%rd1+8]; add.s32 %r4, %r4, 3;
         st.relaxed.gpu.global.u32 [%rd1+8], %r4;
         st.release.gpu.global.u32 [%rd4], 0;",
    );
    assert_eq!(run(&mut loaded, 20, 33, 3), Ok(vec![660, 0, 1980]));
}

#[test]
fn functions_pass_structs_and_recurse() {
    let mut loaded = load(
        ".global .align 4 .u32 table[2][2] = {{1}, {3, 4}};
         .const .align 4 .f32 c = 0f40000000;
         .func (.param .b32 r) fact(.param .b32 n) {
           .reg .pred %p<2>; .reg .b32 %r<8>; .local .align 4 .b8 slot[4]; .reg .b64 %rd<3>;
           ld.param.b32 %r1, [n];
           mov.u64 %rd1, slot; st.local.u32 [%rd1], %r1; cvta.local.u64 %rd2, %rd1;
           mov.b32 %r2, 1;
           setp.le.s32 %p1, %r1, 1;
           @%p1 bra $L1;
           sub.s32 %r3, %r1, 1;
           { .param .b32 a; .param .b32 b;
             st.param.b32 [a], %r3; call (b), fact, (a); ld.param.b32 %r2, [b]; }
           ld.u32 %r4, [%rd2]; mul.lo.s32 %r2, %r2, %r4;
           $L1: st.param.b32 [r], %r2; ret; }
         .func (.param .align 8 .b8 r[8]) swap(.param .align 8 .b8 s[8]) {
           .reg .b32 %r<3>;
           ld.param.b32 %r1, [s]; ld.param.b32 %r2, [s+4];
           st.param.v2.b32 [r], {%r2, %r1}; ret; }
         .visible .entry k(.param .u64 p) {
           .reg .b32 %r<8>; .reg .b64 %rd<4>;
           ld.param.u64 %rd1, [p];
           { .param .b32 a; .param .b32 b;
             st.param.b32 [a], 6; call.uni (b), fact, (a); ld.param.b32 %r1, [b]; }
           { .param .align 8 .b8 a[8]; .param .align 8 .b8 b[8];
             st.param.v2.b32 [a], {1, 2}; call.uni (b), swap, (a);
             ld.param.v2.b32 {%r2, %r3}, [b]; }
           mov.u64 %rd2, table; ld.global.u32 %r4, [%rd2+8];
           ld.const.b32 %r5, [c];
           st.global.v4.b32 [%rd1], {%r1, %r2, %r3, %r4};
           st.global.b32 [%rd1+16], %r5; ret; }",
    );
    // ptxas lays initial values out one behind the other, whatever their braces.
    assert_eq!(run(&mut loaded, 1, 1, 5), Ok(vec![720, 2, 1, 4, 0x4000_0000]));
}

#[test]
fn indirect_branches_calls_and_dynamic_shared_memory() {
    let mut loaded = load(
        ".extern .shared .align 16 .b8 dyn[];
         .func (.reg .b32 rv) twice(.reg .b32 av) { add.s32 rv, av, av; ret; }
         .visible .entry k(.param .u64 p) {
           .reg .b32 %r<8>; .reg .b64 %rd<4>;
           ld.param.u64 %rd1, [p];
           mov.u32 %r1, %tid.x;
           mov.u64 %rd2, twice;
           proto: .callprototype (.reg .b32 _) _ (.reg .b32 _);
           call (%r2), twice, (%r1);
           mov.u32 %r4, dyn; shl.b32 %r5, %r1, 2; add.s32 %r4, %r4, %r5;
           st.shared.u32 [%r4], %r2;
           table: .branchtargets $L1, $L2;
           and.b32 %r3, %r1, 1;
           brx.idx %r3, table;
           $L1: add.s32 %r2, %r2, 100;
           $L2: mul.wide.u32 %rd3, %r1, 4; add.s64 %rd3, %rd1, %rd3;
           ld.shared.u32 %r6, [%r4]; add.s32 %r2, %r2, %r6;
           st.global.u32 [%rd3], %r2; ret; }",
    );
    let buffer = loaded.simulator.allocate(16);
    let args = buffer.to_le_bytes();
    let finished = loaded.launch(1, 4, 16, &[&args]).expect("the launch is right");
    assert_eq!(finished.reports, []);
    assert_eq!(loaded.words(buffer, 4), [100, 4, 108, 12]);
    let small = loaded.launch(1, 4, 12, &[&args]).expect("the launch is right");
    assert_eq!(small.reports[0].kind, FaultKind::OutOfBounds);
    assert!(!small.ended);
}

/// What is wrong with indirect calls, which nothing can tell before they run.
#[test]
fn calls_that_do_not_fit_are_faults() {
    let fault = |functions: &str, call: &str| {
        let mut loaded = load(&format!(
            "{functions}
             .visible .entry k(.param .u64 p) {{
               .reg .b32 %r<8>; .reg .b64 %rd<8>;
               ld.param.u64 %rd1, [p];
               {call} ret; }}"
        ));
        let report = run(&mut loaded, 1, 1, 1).expect_err("it fails");
        assert_eq!(report.kind, FaultKind::Call);
        report.message
    };
    let f = ".func (.param .b32 r) f(.param .b32 x) { st.param.b32 [r], 1; ret; }";
    let g = ".func (.param .b64 r) g(.param .b64 x) { st.param.b64 [r], 1; ret; }";
    let call = |address: &str, said: &str| {
        format!(
            "{{ .param .b64 a; .param .b64 b; st.param.b64 [a], 5; mov.u64 %rd2, {address}; \
             said: {said}; call (b), %rd2, (a), said; }}"
        )
    };
    let prototype = ".callprototype (.param .b64 _) _ (.param .b64 _)";
    let ends = |message: String, end: &str| assert!(message.ends_with(end), "{message}");
    ends(
        fault(f, &call("f", prototype)),
        "the call passes and takes back (8) -> (8) bytes by its prototype, but `f` has (4) -> (4)",
    );
    ends(fault(g, &call("0", prototype)), "a call of address 0, which is no function");
    ends(fault(g, &call("4660", prototype)), "a call of address 0x1234, where no function begins");
    let other = format!("{g} {}", g.replace(" g(", " h("));
    ends(
        fault(&other, &call("h", ".calltargets g")),
        "a call of `h`, which is not among the `.calltargets` of the call",
    );
    ends(
        fault(
            ".visible .entry c() { ret; }",
            "mov.u64 %rd2, c; said: .callprototype _ (); call %rd2, (), said;",
        ),
        "a call of `c`, which is a kernel: only launches run it",
    );
    let returns = "`d` returns, but is called as a function that does not (`.noreturn`)";
    ends(fault(".func d() .noreturn { ret; }", "call d, ();"), returns);
    ends(
        fault(
            ".func d() { ret; }",
            "mov.u64 %rd2, d; said: .callprototype _ () .noreturn; call %rd2, (), said;",
        ),
        returns,
    );
}

/// What has the same bits in the same places may be called, and further arguments vary.
#[test]
fn indirect_calls_that_fit_run() {
    let mut loaded = load(
        ".func (.param .f32 r) f(.param .align 4 .b8 x[8]) {
           .reg .b32 %r<2>; ld.param.b32 %r1, [x+4]; st.param.b32 [r], %r1; ret; }
         .func v(.param .b64 p, .param .align 8 .b8 more[]) {
           .reg .b64 %rd<2>; ld.param.b64 %rd1, [p]; st.u32 [%rd1+4], 7; ret; }
         .visible .entry k(.param .u64 p) {
           .reg .b32 %r<8>; .reg .b64 %rd<8>;
           ld.param.u64 %rd1, [p];
           { .param .b64 a; .param .b32 b; st.param.b64 [a], 0x500000000; mov.u64 %rd2, f;
             one: .callprototype (.param .b32 _) _ (.param .b64 _);
             call (b), %rd2, (a), one; ld.param.b32 %r1, [b]; }
           st.global.u32 [%rd1], %r1;
           { .param .b64 a; .param .align 8 .b8 b[8]; st.param.b64 [a], %rd1; mov.u64 %rd2, v;
             st.param.b64 [b], %rd1;
             two: .callprototype _ (.param .b64 _, .param .align 8 .b8 _[]);
             call %rd2, (a, b), two; }
           ret; }",
    );
    assert_eq!(run(&mut loaded, 1, 1, 2), Ok(vec![5, 7]));
}

#[test]
fn errors_are_found_and_placed() {
    let fault = |body: &str| run(&mut kernel(body), 1, 2, 2).expect_err("it fails");
    let report = fault("ld.global.u32 %r2, [%rd1+8];");
    assert_eq!(
        report.to_string(),
        format!(
            "error[R0101]: out-of-bounds: `ld.global.u32 %r2, [%rd1+8]`: 4 bytes at {0:#x} are \
             out of bounds\n --> line 10\n  \
             = note: in kernel k, thread (0, 0, 0), CTA (0, 0, 0)\n  \
             = note: address {0:#x}: 0 bytes past the end of the allocation of 8 bytes at \
             {1:#x}\n",
            0x7000_0000_0208u64, 0x7000_0000_0200u64
        )
    );
    assert_eq!(fault("ld.global.u32 %r2, [%rd1+2];").kind, FaultKind::Misaligned);
    let report = fault(
        "setp.eq.u32 %p1, %r1, 0; @%p1 bra $L1; barrier.sync 0, 64; $L1: barrier.sync 1, 64;",
    );
    assert_eq!(report.kind, FaultKind::BarrierDivergence);
    assert_eq!(fault("barrier.sync 0, 64;").kind, FaultKind::Deadlock);
    let report = fault("setp.eq.u32 %p1, %r1, 0; @%p1 bra $L1; bar.sync 0; $L1: bar.sync 1;");
    assert_eq!(report.kind, FaultKind::BarrierDivergence);
    assert_eq!(fault("trap;").kind, FaultKind::Trap);
    assert_eq!(fault("add.s32 %r4, %r3, 1;").kind, FaultKind::Uninitialised);
    let mut endless = kernel("$L1: bra $L1;");
    endless.simulator.set_options(Options { steps: 1000, ..Options::default() });
    assert_eq!(run(&mut endless, 1, 1, 1).expect_err("it ends").kind, FaultKind::StepLimit);
}

/// A turn may be so short that a part of a warp only comes to where it waits for the rest.
#[test]
fn threads_that_could_go_on_are_no_deadlock() {
    let mut barrier = kernel(
        "mov.u32 %r2, 0;
         $L1: add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, %r1; @%p1 bra $L1;
         bar.sync 0; st.global.u32 [%rd3], %r2;",
    );
    // Half of the warp waits for memory to change.
    let mut memory = load(
        ".shared .align 8 .b64 bar;
         .visible .entry k(.param .u64 k_param_0) {
         .reg .pred %p<8>; .reg .b32 %r<32>; .reg .b64 %rd<16>;
         ld.param.u64 %rd1, [k_param_0]; mov.u32 %r1, %tid.x;
         mul.wide.u32 %rd2, %r1, 4; add.s64 %rd3, %rd1, %rd2;
         setp.eq.u32 %p1, %r1, 0; @%p1 mbarrier.init.shared.b64 [bar], 2;
         bar.sync 0;
         setp.ge.u32 %p2, %r1, 2; @%p2 bra $L2;
         mbarrier.arrive.shared.b64 _, [bar];
         $L2: mbarrier.try_wait.parity.shared.b64 %p3, [bar], 0; @!%p3 bra $L2;
         st.global.u32 [%rd3], 7; ret; }",
    );
    for seed in 0..400 {
        let options = Options { schedule: Schedule::Random, seed, ..Options::default() };
        barrier.simulator.set_options(options);
        let counted: Vec<u32> = (0..32).map(|n: u32| n.max(1)).collect();
        assert_eq!(run_once(&mut barrier, 1, 32, 32).as_ref(), Ok(&counted), "seed {seed}");
        memory.simulator.set_options(options);
        assert_eq!(run_once(&mut memory, 1, 32, 32), Ok(vec![7; 32]), "seed {seed}");
    }
}

#[test]
fn launches_that_cannot_be_are_refused() {
    let mut loaded = kernel("");
    let shape = LaunchConfig::new([1; 3], [1; 3]);
    let unknown = loaded.simulator.launch(loaded.module, "nope", shape, &[], &|_| {});
    let known = vec!["k".to_owned()];
    assert_eq!(unknown, Err(LaunchError::UnknownKernel { name: "nope".to_owned(), known }));
    let mut told =
        |args: &[&[u8]]| loaded.launch(1, 1, 0, args).expect_err("they are wrong").to_string();
    let param = "`k_param_0`: a number or a pointer of 8 bytes at offset 0";
    assert_eq!(told(&[&[0; 4]]), format!("argument 0 of `k` is for {param}, found 4 bytes"));
    assert_eq!(told(&[]), format!("`k` takes 1 argument ({param}), found 0"));
    assert!(matches!(loaded.launch(1, 0, 0, &[&[0; 8]]), Err(LaunchError::Shape(_))));
    assert!(matches!(loaded.launch(1, 1025, 0, &[&[0; 8]]), Err(LaunchError::Shape(_))));
}

#[test]
fn a_barrier_reduces_a_predicate() {
    let mut loaded = kernel(
        "setp.lt.u32 %p1, %r1, 3;
         bar.red.popc.u32 %r2, 0, %p1; barrier.red.and.pred %p2, 0, !%p1;
         selp.u32 %r3, 100, 200, %p2; add.s32 %r2, %r2, %r3; st.global.u32 [%rd3], %r2;",
    );
    assert_eq!(run(&mut loaded, 1, 40, 40), Ok(vec![203; 40]));
}

#[test]
fn carries_and_generic_addresses() {
    let mut loaded = kernel(
        ".shared .align 8 .b8 s[8]; .reg .b64 %x, %y;
         mov.u32 %r2, -1; add.cc.u32 %r3, %r2, 1; addc.u32 %r4, %r2, 5;
         mov.u64 %x, s; cvta.shared.u64 %y, %x; st.u32 [%y], %r4; ld.shared.u32 %r5, [%x];
         isspacep.shared %p1, %y; isspacep.global %p2, %rd1; isspacep.local %p3, %y;
         @!%p1 trap; @!%p2 trap; @%p3 trap;
         st.global.u32 [%rd3], %r5;",
    );
    assert_eq!(run(&mut loaded, 1, 1, 1), Ok(vec![5]));
}

#[test]
fn races_in_shared_memory_are_found() {
    let body = |barrier: &str| {
        format!(
            ".shared .align 4 .b8 s[256];
             mov.u32 %r2, s; shl.b32 %r3, %r1, 2; add.s32 %r2, %r2, %r3;
             st.shared.u32 [%r2], %r1;
             {barrier}
             xor.b32 %r4, %r3, 4; mov.u32 %r5, s; add.s32 %r5, %r5, %r4;
             ld.shared.u32 %r6, [%r5]; st.global.u32 [%rd3], %r6;"
        )
    };
    let want: Vec<u32> = (0..64).map(|i| i ^ 1).collect();
    assert_eq!(run(&mut kernel(&body("bar.sync 0;")), 1, 64, 64), Ok(want.clone()));
    assert_eq!(run(&mut kernel(&body("bar.warp.sync -1;")), 1, 64, 64), Ok(want));
    let report = run(&mut kernel(&body("")), 1, 64, 64).expect_err("it is a race");
    assert_eq!(report.kind, FaultKind::Race);
    assert!(report.allocation.as_ref().is_some_and(|text| text.contains("`s`")), "{report}");
    assert!(report.other.is_some());
}

#[test]
fn copies_run_beside_threads() {
    let body = |wait: &str| {
        format!(
            ".shared .align 16 .b8 s[512];
             mov.u32 %r2, s; shl.b32 %r3, %r1, 4; add.s32 %r2, %r2, %r3;
             shl.b64 %rd4, %rd2, 2; add.s64 %rd5, %rd1, %rd4;
             mul.lo.s32 %r7, %r1, 3; st.global.v4.u32 [%rd5], {{%r7, %r1, %r1, %r1}};
             cp.async.cg.shared.global [%r2], [%rd5], 16; cp.async.commit_group;
             {wait}
             ld.shared.u32 %r6, [%r2]; st.global.u32 [%rd5], %r6;"
        )
    };
    let waited = body("cp.async.wait_group 0;");
    let got = run(&mut kernel(&waited), 1, 32, 128).expect("it runs");
    assert!((0..32).all(|i| got[i as usize * 4] == 3 * i));
    let early = run(&mut kernel(&body("")), 1, 32, 128).expect_err("nothing waits");
    assert!(matches!(early.kind, FaultKind::Race | FaultKind::Uninitialised), "{early}");
}

#[test]
fn profiles_count_what_lines_do() {
    let mut loaded = kernel(
        "and.b32 %r2, %r1, 1; setp.eq.u32 %p1, %r2, 0;
         @%p1 bra $L1;
         mul.lo.u32 %r3, %r1, 3;
         $L1: ld.global.u32 %r4, [%rd3];
         shl.b64 %rd4, %rd2, 3; add.s64 %rd5, %rd1, %rd4; st.global.u32 [%rd5], %r4;",
    );
    for checks in [Checks::empty(), Checks::all()] {
        let options = Options { profile: true, checks, ..Options::default() };
        loaded.simulator.set_options(options);
        let buffer = loaded.simulator.allocate(1024);
        loaded.simulator.write(buffer, &[0; 1024]).expect("it was allocated");
        let finished = loaded.launch(1, 32, 0, &[&buffer.to_le_bytes()]).expect("it is right");
        let find = |text: &str| {
            let line = finished.profile.iter().find(|line| line.instruction.contains(text));
            line.unwrap_or_else(|| panic!("{text} ran"))
        };
        assert_eq!(find("bra").counts.splits, 1);
        assert_eq!(find("bra").class, "control");
        let product = find("mul.lo");
        assert_eq!((product.counts.warps, product.counts.threads), (1, 16));
        assert_eq!((product.class, product.line), ("integer", 12));
        let load = find("ld.global").counts;
        assert_eq!((load.requests, load.sectors, load.threads), (1, 4, 32));
        let store = find("st.global").counts;
        assert_eq!((store.requests, store.sectors), (1, 32));
    }
}

#[test]
fn all_ctas_of_a_grid_may_wait_for_each_other() {
    let mut loaded = kernel(
        "atom.acq_rel.gpu.global.add.u32 %r2, [%rd1], 1;
         $L1: ld.acquire.gpu.global.u32 %r3, [%rd1];
         setp.lt.u32 %p1, %r3, 200;
         @%p1 bra $L1;",
    );
    assert_eq!(run(&mut loaded, 200, 1, 1), Ok(vec![200]));
}

#[test]
fn lanes_without_a_value_may_take_part_in_a_shuffle() {
    let mut loaded = kernel(
        "setp.lt.u32 %p1, %r1, 16;
         @%p1 mov.u32 %r2, %r1;
         and.b32 %r4, %r1, 15;
         shfl.sync.idx.b32 %r3, %r2, %r4, 31, -1;
         add.u32 %r3, %r3, 1; st.global.u32 [%rd3], %r3;",
    );
    let want: Vec<u32> = (0..32).map(|lane| lane % 16 + 1).collect();
    assert_eq!(run(&mut loaded, 1, 32, 32), Ok(want));
}

/// Numbers but 0 hold as predicates; what is added to a register is added first.
#[test]
fn constant_predicates_and_sums() {
    let mut kernel = kernel(
        "selp.b32 %r2, 3, 4, 2;
         selp.b32 %r3, 3, 4, !1;
         setp.eq.u32 %p1, %r1, 0;
         and.pred %p2, %p1, -1;
         xor.pred %p3, 2, !%p1;
         not.pred %p4, 4;
         selp.b32 %r4, 1, 0, %p2;
         selp.b32 %r5, 1, 0, %p3;
         selp.b32 %r6, 1, 0, %p4;
         setp.ne.or.u32 %p5, 0, 0, 2;
         selp.b32 %r7, 1, 0, %p5;
         vote.sync.ballot.b32 %r8, 6, -1;
         bar.red.popc.u32 %r9, 0, 8;
         mov.b32 %r10, 40;
         add.u32 %r11, %r10+3, %r10+-1;
         @%p1 st.global.v4.b32 [%rd1], {%r2, %r3, %r4, %r5};
         @%p1 st.global.v4.b32 [%rd1+16], {%r6, %r7, %r8, %r9};
         @%p1 st.global.u32 [%rd1+32], %r11+100;",
    );
    let words = run(&mut kernel, 1, 32, 9).expect("no errors");
    assert_eq!(words, [3, 4, 1, 1, 0, 1, u32::MAX, 32, 182]);
}
