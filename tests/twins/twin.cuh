// What the twins of the toy programs need besides tests/cuda/device.cuh, and names for what nvcc and clang spell in two
// ways: atomics that order memory.
#pragma once
#include "../cuda/device.cuh"

#ifdef __NVCC__
#include <cassert>

// As <cuda_fp16.h> has them, which includes headers that do not come with nvcc.
struct __align__(2) __half { unsigned short bits; };
struct __align__(4) __half2 { __half x, y; };
__device__ inline __half2 __halves2half2(__half x, __half y) { return {x, y}; }
__device__ inline __half2 __floats2half2_rn(float x, float y) {
    unsigned both;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(both) : "f"(x), "f"(y));
    return *(__half2 *)&both;
}
__device__ inline float __half2float(__half h) {
    float x;
    asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"(h.bits));
    return x;
}
__device__ inline float2 __half22float2(__half2 h) { return make_float2(__half2float(h.x), __half2float(h.y)); }
__device__ inline unsigned swap_bytes(unsigned x) { return __byte_perm(x, 0, 0x0123); }

template <class T> __device__ inline T load_acquire(T *p) {
    return __nv_atomic_load_n(p, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE);
}
template <class T> __device__ inline void store_release(T *p, T x) {
    __nv_atomic_store_n(p, x, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);
}
// Whether `p` held `expected`.
__device__ inline bool cas_acquire(unsigned *p, unsigned expected, unsigned x) {
    return __nv_atomic_compare_exchange_n(p, &expected, x, false, __NV_ATOMIC_ACQUIRE, __NV_ATOMIC_RELAXED,
                                          __NV_THREAD_SCOPE_DEVICE);
}
__device__ inline unsigned add_acq_rel(unsigned *p, unsigned x) {
    return __nv_atomic_fetch_add(p, x, __NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_DEVICE);
}
#else
struct __attribute__((aligned(4))) uchar4 { unsigned char x, y, z, w; };
struct __attribute__((aligned(8))) uint2 { unsigned x, y; };
struct __attribute__((aligned(16))) uint4 { unsigned x, y, z, w; };
struct __attribute__((aligned(8))) float2 { float x, y; };
struct float3 { float x, y, z; };
__device__ inline float2 make_float2(float x, float y) { return {x, y}; }
__device__ inline float3 make_float3(float x, float y, float z) { return {x, y, z}; }
__device__ inline float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
__device__ inline uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return {x, y, z, w}; }
__device__ inline uchar4 make_uchar4(unsigned char x, unsigned char y, unsigned char z, unsigned char w) {
    return {x, y, z, w};
}

typedef _Float16 __half;
struct __attribute__((aligned(4))) __half2 { _Float16 x, y; };
__device__ inline __half2 __halves2half2(__half x, __half y) { return {x, y}; }
__device__ inline __half2 __floats2half2_rn(float x, float y) { return {(_Float16)x, (_Float16)y}; }
__device__ inline float2 __half22float2(__half2 h) { return {(float)h.x, (float)h.y}; }

#define INFINITY __builtin_inff()
__device__ inline unsigned min(unsigned a, unsigned b) { return a < b ? a : b; }
__device__ inline unsigned max(unsigned a, unsigned b) { return a > b ? a : b; }
__device__ inline float fmaf(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
__device__ inline float fminf(float a, float b) { return __builtin_fminf(a, b); }
__device__ inline float fmaxf(float a, float b) { return __builtin_fmaxf(a, b); }
__device__ inline float floorf(float x) { return __builtin_floorf(x); }
__device__ inline float sqrtf(float x) { return __nvvm_sqrt_rn_f(x); }
__device__ inline float exp2f(float x) { return __nvvm_ex2_approx_f(x); }
__device__ inline float __sinf(float x) { return __nvvm_sin_approx_f(x); }
__device__ inline float __cosf(float x) { return __nvvm_cos_approx_f(x); }
__device__ inline unsigned __float2uint_rn(float x) { return __nvvm_f2ui_rn(x); }
__device__ inline unsigned __funnelshift_r(unsigned low, unsigned high, unsigned by) {
    return __builtin_elementwise_fshr(high, low, by);
}
__device__ inline unsigned swap_bytes(unsigned x) { return __builtin_bswap32(x); }

__device__ inline float __shfl_xor_sync(unsigned mask, float x, int by) {
    return __nvvm_shfl_sync_bfly_f32(mask, x, by, 31);
}
__device__ inline unsigned __match_any_sync(unsigned mask, unsigned x) { return __nvvm_match_any_sync_i32(mask, x); }
__device__ inline unsigned atomicAdd(unsigned *p, unsigned x) { return __nvvm_atom_add_gen_i((int *)p, x); }
__device__ inline unsigned atomicAdd_block(unsigned *p, unsigned x) { return __nvvm_atom_cta_add_gen_i((int *)p, x); }
__device__ inline float atomicAdd_block(float *p, float x) { return __nvvm_atom_cta_add_gen_f(p, x); }
__device__ inline unsigned atomicCAS(unsigned *p, unsigned expected, unsigned x) {
    __scoped_atomic_compare_exchange_n(p, &expected, x, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
    return expected;
}

template <class T> __device__ inline T load_acquire(T *p) {
    return __scoped_atomic_load_n(p, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE);
}
template <class T> __device__ inline void store_release(T *p, T x) {
    __scoped_atomic_store_n(p, x, __ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE);
}
__device__ inline bool cas_acquire(unsigned *p, unsigned expected, unsigned x) {
    return __scoped_atomic_compare_exchange_n(p, &expected, x, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED,
                                              __MEMORY_SCOPE_DEVICE);
}
__device__ inline unsigned add_acq_rel(unsigned *p, unsigned x) {
    return __scoped_atomic_fetch_add(p, x, __ATOMIC_ACQ_REL, __MEMORY_SCOPE_DEVICE);
}

extern "C" __device__ __attribute__((noreturn)) void __assertfail(const char *, const char *, unsigned, const char *,
                                                                  unsigned long);
#define assert(holds) ((holds) ? (void)0 : __assertfail(#holds, __FILE__, __LINE__, __func__, 1))
#endif

// The functions of warp.toy.
__device__ inline float warp_sum(float x) {
    for (unsigned distance = 16; distance > 0; distance >>= 1) x += __shfl_xor_sync(~0u, x, distance);
    return x;
}
__device__ inline float warp_max(float x) {
    for (unsigned distance = 16; distance > 0; distance >>= 1) x = fmaxf(x, __shfl_xor_sync(~0u, x, distance));
    return x;
}
__device__ inline unsigned warp_scan(unsigned x) {
    for (unsigned distance = 1; distance < 32; distance <<= 1) {
        unsigned below = __shfl_up_sync(~0u, x, distance);
        if (threadIdx.x % 32 >= distance) x += below;
    }
    return x;
}
