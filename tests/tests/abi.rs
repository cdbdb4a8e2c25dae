//! Calls between what nvcc made and what irc made: random signatures of C++, both ways.

use irc::ir::builder::{DeviceLaunch, DeviceRuntime};
use irc::prelude::*;
use irc::ptx::target::Suffix;
use irc_tests::abi::{Call, Nvcc, Signature, expected_of_mixed, judge, judge_texts, run_mixed};

/// How many signatures there are, and how many one file has.
const COUNT: usize = 200;
const BATCH: usize = 50;

/// The number of the first signature and how many there are, from `$IRC_ABI` (`1000..6000`).
fn wanted() -> std::ops::Range<usize> {
    let Ok(range) = std::env::var("IRC_ABI") else { return 0..COUNT };
    let (first, end) = range.split_once("..").expect("IRC_ABI is a range, such as 1000..6000");
    let number = |text: &str| text.parse().expect("IRC_ABI is a range of numbers");
    number(first)..number(end)
}

#[test]
fn nvcc_and_irc_call_each_other() {
    let Some(nvcc) = Nvcc::or_skip() else { return };
    let (mut launches, mut refused, mut problems) = (0, 0, Vec::new());
    let wanted = wanted();
    for first in wanted.clone().step_by(BATCH) {
        let numbers = first..(first + BATCH).min(wanted.end);
        let signatures: Vec<_> = numbers.map(|number| Signature::random(1, number)).collect();
        let last = first + signatures.len();
        let verdict = judge(&nvcc, signatures);
        launches += verdict.launches;
        refused += verdict.refused.len();
        if !verdict.refused.is_empty() {
            println!("nvcc cannot compile: {:?}", verdict.refused);
        }
        if wanted.len() > COUNT {
            println!("signatures {first}..{last}: {} problems", verdict.problems.len());
        }
        problems.extend(verdict.problems);
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    assert!(refused <= wanted.len().div_ceil(500), "nvcc refuses {refused} of its own");
    let judged = wanted.len() - refused;
    assert_eq!(launches, 4 * judged, "each signature runs with both compilers on both sides");
}

/// From sm_100 on nvcc passes variable arguments by the address of a block.
#[test]
fn variadic_functions_call_each_other_on_every_generation() {
    let Some(nvcc) = Nvcc::or_skip() else { return };
    for number in [75, 100, 120] {
        let sm = Sm::lookup(number, Suffix::None).expect("the target is known");
        let random = (0..60).map(|number| Signature::random(2, number));
        let mut signatures: Vec<_> = random.filter(|s| s.call == Call::Variadic).collect();
        if number >= 100 {
            // There nvcc aligns `__int128` to 16, which the IR does nowhere (docs/ir.md).
            signatures.retain(|s| s.variable.iter().all(|ty| ty.align() <= 8));
        }
        assert!(signatures.len() >= 5, "{} signatures", signatures.len());
        let launches = 4 * signatures.len();
        let verdict = judge(&nvcc.clone().for_target(sm), signatures);
        assert!(verdict.problems.is_empty(), "{sm}: {}", verdict.problems.join("\n"));
        assert_eq!(verdict.launches + 4 * verdict.refused.len(), launches, "{sm}");
    }
}

#[test]
fn threads_of_one_warp_call_functions_of_both_compilers() {
    let Some(nvcc) = Nvcc::or_skip() else { return };
    let [by_nvcc, by_irc] = run_mixed(&nvcc).unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(by_nvcc, expected_of_mixed());
    assert_eq!(by_irc, expected_of_mixed());
}

/// A struct that C returns is several results in the IR.
const CPP: [&str; 2] = [
    "struct R { bool a; double b; short c; float4 d; signed char e; void *f; __int128 g; };
     extern \"C\" __device__ R several(int x) {
         return { x == 5, x * 0.5, (short)(x - 7), make_float4(x, 1, 2, x + 1), (signed char)-x,
             (void *)(long)x, (__int128)x << 70 };
     }
     extern \"C\" __device__ R (*pointer())(int) { return several; }",
    "struct R { bool a; double b; short c; float4 d; signed char e; void *f; __int128 g; };
     extern \"C\" __device__ R several(int x);
     extern \"C\" __device__ R (*pointer())(int);
     extern \"C\" __global__ void k(unsigned long long *out) {
         R r = several(5), s = pointer()(6);
         *out = r.a + 10 * (long)(r.b * 2) + 1000 * (r.c + 9) + 10000 * (long)r.d.w
             + 100000 * (s.e + 9) + 1000000 * (long)s.f + 10000000 * s.a
             + 100000000 * (long)(s.g >> 70) + 1000000000 * (long)s.d.x;
     }",
];

const IR: [&str; 2] = [
    "visible func @several(%x: i32) -> (i1, f64, i16, <4 x f32>, i8, ptr, i128) {
     entry:
       %a = icmp eq %x, 5
       %f = stof.f64 %x
       %b = fmul %f, 0.5
       %minus = sub %x, 7
       %c = trunc.i16 %minus
       %single = stof.f32 %x
       %more = fadd %single, 1.0
       %d = vbuild.<4 x f32> %single, 1.0, 2.0, %more
       %neg = sub 0, %x
       %e = trunc.i8 %neg
       %long = zext.i64 %x
       %p = inttoptr.ptr %long
       %wide = zext.i128 %x
       %g = shl %wide, 70
       ret %a, %b, %c, %d, %e, %p, %g
     }
     visible func @pointer() -> ptr {
     entry:
       %f = func_addr @several
       ret %f
     }",
    "extern func @several(i32) -> (i1, f64, i16, <4 x f32>, i8, ptr, i128)
     extern func @pointer() -> ptr
     kernel @k(%out: ptr.global) {
     entry:
       %a, %b, %c, %d, %e, %p, %g = call @several(5)
       %f = call @pointer()
       %a2, %b2, %c2, %d2, %e2, %p2, %g2 =
           call_indirect (i32) -> (i1, f64, i16, <4 x f32>, i8, ptr, i128) %f(6)
       %v0 = zext.i64 %a
       %twice = fmul %b, 2.0
       %v1 = ftos.i64 %twice
       %w1 = mul %v1, 10
       %short = sext.i64 %c
       %v2 = add %short, 9
       %w2 = mul %v2, 1000
       %lane = extract %d, 3
       %v3 = ftos.i64 %lane
       %w3 = mul %v3, 10000
       %char = sext.i64 %e2
       %v4 = add %char, 9
       %w4 = mul %v4, 100000
       %v5 = ptrtoint.i64 %p2
       %w5 = mul %v5, 1000000
       %v6 = zext.i64 %a2
       %w6 = mul %v6, 10000000
       %high = lshr %g2, 70
       %v7 = trunc.i64 %high
       %w7 = mul %v7, 100000000
       %lane2 = extract %d2, 0
       %v8 = ftos.i64 %lane2
       %w8 = mul %v8, 1000000000
       %s1 = add %v0, %w1
       %s2 = add %w2, %w3
       %s3 = add %w4, %w5
       %s4 = add %w6, %w7
       %s5 = add %s1, %s2
       %s6 = add %s3, %s4
       %s7 = add %s5, %s6
       %s8 = add %s7, %w8
       store %s8, %out
       ret
     }",
];

#[test]
fn several_results_are_a_struct_of_c() {
    let Some(nvcc) = Nvcc::or_skip() else { return };
    let verdict = judge_texts(&nvcc, CPP, IR, "k", 6_606_367_051);
    assert!(verdict.problems.is_empty(), "{}", verdict.problems.join("\n"));
    assert_eq!(verdict.launches, 4);
}

/// Launches from the device by both generations of the CUDA device runtime, made by the builder.
fn launches() -> Module {
    let mut module = Module::new();
    let child = module.add_func(Function::kernel("child", &[PTR, F64])).expect("a new name");
    let mut b = FunctionBuilder::new(&mut module, child);
    let entry = b.create_block();
    b.switch_to_block(entry);
    b.append_block_params_for_signature(entry);
    b.ret(None);
    b.finish().expect("nothing is misused");
    let parent = module.add_func(Function::kernel("parent", &[PTR])).expect("a new name");
    let mut b = FunctionBuilder::new(&mut module, parent);
    let entry = b.create_block();
    b.switch_to_block(entry);
    let data = b.append_block_params_for_signature(entry)[0];
    let (one, none, x) = (b.i32(1), b.i32(0), b.f64(2.5));
    let stream = b.constant(PTR, 0);
    let args = &[data, x];
    let launch =
        DeviceLaunch { kernel: child, grid: [one; 3], block: [one; 3], shared: none, stream, args };
    b.launch_from_device(DeviceRuntime::Cdp2, &launch);
    b.launch_from_device(DeviceRuntime::Cdp1, &launch);
    b.ret(None);
    b.finish().expect("nothing is misused");
    module
}

#[test]
fn launches_from_the_device_link_with_the_device_runtime() {
    let Some(nvcc) = Nvcc::or_skip() else { return };
    let module = launches();
    for sm in ["sm_75", "sm_90", "sm_121"] {
        let sm = sm.parse().expect("there is such a target");
        let ptx = compile(&module, &Target::new(sm), &Options::default()).expect("it has all");
        let linked = nvcc.links_with_device_runtime(&ptx.text, sm);
        linked.unwrap_or_else(|problem| panic!("{problem}\n{}", ptx.text));
    }
}
