//! Indirect calls of functions of both compilers by the threads of one warp.

use super::judge::{Nvcc, in_scratch, object_for, options, ptxas, run_threads};
use irc::ptx::link::Linker;

/// What nvcc compiles: two functions, the way to them, and a kernel in which half of the threads
/// call them, the others those of irc.
const CPP: &str = r#"
struct Pair { int first; double second; };
using Fn = Pair (*)(int, Pair);
__device__ Pair nvcc_add(int x, Pair p) { return {p.first + x, p.second + x}; }
__device__ Pair nvcc_mul(int x, Pair p) { return {p.first * x, p.second * x}; }
__constant__ Fn table[2] = {nvcc_add, nvcc_mul};
extern "C" __device__ Fn nvcc_target(int i) { return table[i]; }
extern "C" __device__ Fn irc_target(int i);
extern "C" __global__ void by_nvcc(double* out) {
  int x = threadIdx.x;
  Fn f = x & 1 ? nvcc_target(x >> 1 & 1) : irc_target(x >> 1 & 1);
  Pair pair = f(x, Pair{3, 0.5});
  out[x] = pair.first + pair.second;
}
"#;

/// The same for irc.
const IR: &str = r#"
type Pair = { i32, f64 }
func @irc_sub(%r: ptr.local sret(Pair, 8), %x: i32, %p: ptr.local byval(Pair, 8)) {
entry:
  %first = load.i32 %p
  %sq = ptradd %p, 8
  %second = load.f64 %sq
  %a = sub %first, %x
  %fx = stof.f64 %x
  %b = fsub %second, %fx
  store %a, %r
  %rq = ptradd %r, 8
  store %b, %rq
  ret
}
func @irc_neg(%r: ptr.local sret(Pair, 8), %x: i32, %p: ptr.local byval(Pair, 8)) {
entry:
  %first = load.i32 %p
  %a = sub 0: i32, %first
  %fx = stof.f64 %x
  store %a, %r
  %rq = ptradd %r, 8
  store %fx, %rq
  ret
}
global @table: const [2 x ptr] = [@irc_sub, @irc_neg]
visible func @irc_target(%i: i32) -> ptr {
entry:
  %t = global_addr @table
  %at = ptradd %t, %i * 8
  %f = load.ptr %at
  ret %f
}
extern func @nvcc_target(%i: i32) -> ptr
kernel @by_irc(%out: ptr.global) {
  slot $r: Pair
  slot $p: Pair
entry:
  %x = sreg tid.x
  %half = lshr %x, 1
  %i = and %half, 1
  %odd = and %x, 1
  %is_odd = icmp ne %odd, 0
  condbr %is_odd, theirs, ours
theirs:
  %n = call @nvcc_target(%i)
  br both(%n)
ours:
  %m = call @irc_target(%i)
  br both(%m)
both(%f: ptr):
  %r = slot_addr $r
  %p = slot_addr $p
  store 3: i32, %p
  %pq = ptradd %p, 8
  store 0.5: f64, %pq
  call_indirect (ptr.local sret(Pair, 8), i32, ptr.local byval(Pair, 8)) %f(%r, %x, %p)
  %first = load.i32 %r
  %rq = ptradd %r, 8
  %second = load.f64 %rq
  %ff = stof.f64 %first
  %sum = fadd %ff, %second
  %o = ptradd %out, %x * 8
  store %sum, %o
  ret
}
"#;

/// What each thread of a warp must get.
pub fn expected() -> Vec<f64> {
    let of_thread = |x: i32| match (x & 1, x >> 1 & 1) {
        (1, 0) => f64::from(3 + x) + (0.5 + f64::from(x)),
        (1, _) => f64::from(3 * x) + 0.5 * f64::from(x),
        (_, 0) => f64::from(3 - x) + (0.5 - f64::from(x)),
        _ => -3.0 + f64::from(x),
    };
    (0..32).map(of_thread).collect()
}

/// What each thread gets in the kernel of nvcc and in that of irc; nvlink takes the objects, too.
pub fn run(nvcc: &Nvcc) -> Result<[Vec<f64>; 2], String> {
    let ptxas = ptxas(nvcc.sm)?;
    let texts = in_scratch(|scratch| {
        let theirs = nvcc.compile(scratch, "mixed", CPP)?;
        let ours = nvcc.compile_ir(IR)?;
        let objects = [object_for(&ptxas, &theirs, nvcc.sm)?, object_for(&ptxas, &ours, nvcc.sm)?];
        nvcc.link(scratch, nvcc.sm, &objects, None)?;
        Ok([theirs, ours])
    })?;
    let mut linker = Linker::new();
    for (name, text) in ["nvcc.ptx", "irc.ptx"].iter().zip(&texts) {
        linker.add_text(name, text).map_err(|errors| format!("{errors:?}"))?;
    }
    let linked = linker.link().map_err(|errors| format!("{errors:?}"))?.print();
    ptxas.assemble(&linked, nvcc.sm, options(false)).map_err(|error| error.to_string())?;
    let of_kernel = |name: &str| -> Result<Vec<f64>, String> {
        Ok(run_threads(&linked, name, 32, &[])?.into_iter().map(f64::from_bits).collect())
    };
    Ok([of_kernel("by_nvcc")?, of_kernel("by_irc")?])
}
