//! Blocks of PTX text with branches inside: what they compute on the simulator, at both levels, and
//! that ptxas takes what they become.

use irc::ir::text::parse_module;
use irc::ptx::target::{Sm, Target};
use irc::{OptLevel, Options};
use irc_runtime::ptxas::AssembleOptions;
use irc_runtime::sim::{LaunchConfig, Simulator};
use irc_tests::toy::NoImports;
use irc_tests::{ptxas_toolbox, simulator};

/// Two blocks with the same labels, one of them in a loop; results of all kinds of registers; an
/// instruction behind each that needs the warp together.
const KERNEL: &str = r#"
kernel @k(%out: ptr.global) {
entry:
  %t = sreg tid.x
  %n = ptx (%t) -> (i32) pure nonconvergent {
    "{ .reg .pred p; .reg .b32 v, t; mov.b32 v, %1; mov.b32 %0, 0;"
    "L: setp.le.u32 p, v, 1; @p bra END;"
    "and.b32 t, v, 1; setp.eq.u32 p, t, 0; @!p bra ODD;"
    "shr.u32 v, v, 1; bra NEXT;"
    "ODD: mad.lo.u32 v, v, 3, 1;"
    "NEXT: add.u32 %0, %0, 1; bra L; END: }"
  }
  br loop(0, 0)
loop(%i: i32, %sum: i32):
  %low = trunc.i8 %n
  %less = icmp ult %i, %t
  %a, %b = ptx (%low, %sum, %less) -> (i8, i32 = %sum) {
    "{ .reg .pred p; .reg .b32 w;"
    "  mov.b16 %0, %2; @!%4 bra END;"
    "  mov.b16 %0, 3; mov.b32 w, 0;"
    "  L: add.u32 %1, %1, w; add.u32 w, w, 1; setp.lt.u32 p, w, 5; @p bra L;"
    "END: }"
  }
  ptx.bar.warp.sync -1
  %wide = zext.i32 %a
  %next = add %b, %wide
  %j = add %i, 1
  %more = icmp ult %j, 4
  condbr %more, loop(%j, %next), done
done:
  %all = ptx.activemask.b32
  %off = mul %t, 8
  %at = ptradd %out, %off
  store %next, %at
  %behind = ptradd %at, 4
  store %all, %behind
  ret
}
"#;

fn expected(t: u32) -> u32 {
    let (mut v, mut n) = (t, 0u32);
    while v > 1 {
        v = if v.is_multiple_of(2) { v / 2 } else { 3 * v + 1 };
        n += 1;
    }
    (0..4).fold(0, |sum, i| if i < t { sum + 10 + 3 } else { sum + (n & 255) })
}

#[test]
fn branches_in_blocks_run_and_assemble() {
    for (target, level) in ["sm_50", "sm_70", "sm_90", "sm_120"]
        .into_iter()
        .flat_map(|target| [OptLevel::O0, OptLevel::O1].map(|level| (target, level)))
    {
        let sm: Sm = target.parse().expect("there is such a target");
        let module = parse_module(KERNEL).map_err(|e| format!("{e:?}")).expect("it is IR");
        let options = Options::default().with_level(level);
        let ptx = irc::compile(&module.module, &Target::new(sm), &options);
        let ptx = ptx.unwrap_or_else(|error| panic!("{target}: {error:?}"));
        if let Some(toolbox) = ptxas_toolbox() {
            let tool = toolbox.for_target(sm).expect("there is a release for the target");
            let made = tool.assemble(&ptx.text, sm, AssembleOptions::default());
            made.unwrap_or_else(|error| panic!("{error}\n{}", ptx.text));
        }
        for seed in 0..3 {
            let mut simulator = Simulator::new(simulator::options(seed));
            let loaded = simulator.load(&ptx.text).expect("it is PTX");
            let out = simulator.allocate(64 * 8);
            let shape = LaunchConfig::new([1, 1, 1], [64, 1, 1]);
            let args: &[&[u8]] = &[&out.to_le_bytes()];
            let done = simulator.launch(loaded, "k", shape, args, &|_| {}).expect("it runs");
            assert!(done.reports.is_empty(), "{:?}", done.reports);
            let mut bytes = vec![0; 64 * 8];
            simulator.read(out, &mut bytes).expect("it is there");
            let word =
                |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
            for t in 0..64u32 {
                let found = word(8 * t as usize);
                assert_eq!(found, expected(t), "thread {t}, {target}, seed {seed}\n{}", ptx.text);
                if seed == 0 {
                    assert_eq!(word(8 * t as usize + 4), u32::MAX, "thread {t}, {target}");
                }
            }
        }
    }
}

#[test]
fn toy_has_labels_in_its_blocks() {
    let text = "kernel k(out: &global mut [u32]) {
        let t = thread_idx.x;
        let once = ptx!((v: u32 = t) -> (inout d: u32 = 7)
            \"{ .reg .pred %p; setp.lt.u32 %p, %v, 5; @%p bra DONE; mov.u32 %d, %v; DONE: }\");
        let twice = ptx!((v: u32 = once) -> (inout d: u32 = 1)
            \"{ .reg .pred %p; setp.gt.u32 %p, %v, 7; @%p bra DONE; mov.u32 %d, %v; DONE: }\");
        out[t] = once * 100 + twice;
    }";
    let file = irc_toy::source::SourceFile { name: "k.toy".into(), text: text.into() };
    let compiled = irc_toy::compile(file, &mut NoImports, &irc_toy::lower::Options::default());
    let compiled = compiled.map_err(|failed| format!("{:?}", failed.diagnostics));
    let module = compiled.unwrap_or_else(|error| panic!("{error}")).module;
    let target = Target::new("sm_70".parse().expect("there is such a target"));
    let ptx = irc::compile(&module, &target, &Options::default()).expect("sm_70 has all of it");
    let mut simulator = Simulator::new(simulator::options(0));
    let loaded = simulator.load(&ptx.text).expect("it is PTX");
    let out = simulator.allocate(32 * 4);
    let shape = LaunchConfig::new([1, 1, 1], [32, 1, 1]);
    let args: &[&[u8]] = &[&out.to_le_bytes(), &32u32.to_le_bytes()];
    simulator.launch(loaded, "k", shape, args, &|_| {}).expect("it runs");
    let mut bytes = vec![0; 32 * 4];
    simulator.read(out, &mut bytes).expect("it is there");
    for t in 0..32u32 {
        let at = 4 * t as usize;
        let found = u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        let once = if t < 5 { 7 } else { t };
        assert_eq!(found, once * 100 + if once > 7 { 1 } else { once }, "thread {t}");
    }
}
