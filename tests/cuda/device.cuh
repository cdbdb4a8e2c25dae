// What the kernels need to compile with clang alone, without a CUDA installation. nvcc brings its own.
#pragma once
#if defined(__clang__) && !defined(__NVCC__)
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
struct Index { unsigned x, y, z; };
__device__ inline Index indices(unsigned x, unsigned y, unsigned z) { return {x, y, z}; }
#define threadIdx (indices(__nvvm_read_ptx_sreg_tid_x(), __nvvm_read_ptx_sreg_tid_y(), __nvvm_read_ptx_sreg_tid_z()))
#define blockIdx (indices(__nvvm_read_ptx_sreg_ctaid_x(), __nvvm_read_ptx_sreg_ctaid_y(), __nvvm_read_ptx_sreg_ctaid_z()))
#define blockDim (indices(__nvvm_read_ptx_sreg_ntid_x(), __nvvm_read_ptx_sreg_ntid_y(), __nvvm_read_ptx_sreg_ntid_z()))
#define gridDim (indices(__nvvm_read_ptx_sreg_nctaid_x(), __nvvm_read_ptx_sreg_nctaid_y(), __nvvm_read_ptx_sreg_nctaid_z()))
struct __attribute__((aligned(16))) float4 { float x, y, z, w; };
struct __attribute__((aligned(8))) int2 { int x, y; };
__device__ inline int atomicAdd(int *p, int v) { return __nvvm_atom_add_gen_i(p, v); }
__device__ inline float atomicAdd(float *p, float v) { return __nvvm_atom_add_gen_f(p, v); }
extern "C" __device__ int vprintf(const char *, const char *);
__device__ inline int atomicMin(int *p, int v) { return __nvvm_atom_min_gen_i(p, v); }
__device__ inline int atomicMax(int *p, int v) { return __nvvm_atom_max_gen_i(p, v); }
__device__ inline int atomicAnd(int *p, int v) { return __nvvm_atom_and_gen_i(p, v); }
__device__ inline int atomicOr(int *p, int v) { return __nvvm_atom_or_gen_i(p, v); }
__device__ inline int atomicXor(int *p, int v) { return __nvvm_atom_xor_gen_i(p, v); }
__device__ inline int atomicExch(int *p, int v) { return __nvvm_atom_xchg_gen_i(p, v); }
__device__ inline int atomicCAS(int *p, int c, int v) { return __nvvm_atom_cas_gen_i(p, c, v); }
__device__ inline unsigned atomicInc(unsigned *p, unsigned v) { return __nvvm_atom_inc_gen_ui(p, v); }
__device__ inline unsigned atomicDec(unsigned *p, unsigned v) { return __nvvm_atom_dec_gen_ui(p, v); }
__device__ inline int __shfl_sync(unsigned m, int v, int lane) { return __nvvm_shfl_sync_idx_i32(m, v, lane, 31); }
__device__ inline int __shfl_up_sync(unsigned m, int v, int by) { return __nvvm_shfl_sync_up_i32(m, v, by, 0); }
__device__ inline int __shfl_down_sync(unsigned m, int v, int by) { return __nvvm_shfl_sync_down_i32(m, v, by, 31); }
__device__ inline float __shfl_down_sync(unsigned m, float v, int by) { return __nvvm_shfl_sync_down_f32(m, v, by, 31); }
__device__ inline int __shfl_xor_sync(unsigned m, int v, int by) { return __nvvm_shfl_sync_bfly_i32(m, v, by, 31); }
__device__ inline unsigned __ballot_sync(unsigned m, int p) { return __nvvm_vote_ballot_sync(m, p); }
__device__ inline void __syncwarp(unsigned m = ~0u) { __nvvm_bar_warp_sync(m); }
__device__ inline int __syncthreads_count(int p) { return __nvvm_bar0_popc(p); }
__device__ inline void __threadfence() { __nvvm_membar_gl(); }
__device__ inline float rsqrtf(float x) { return __nvvm_rsqrt_approx_f(x); }
__device__ inline int __popc(unsigned x) { return __builtin_popcount(x); }
#else
#include <cstdio>
#endif
