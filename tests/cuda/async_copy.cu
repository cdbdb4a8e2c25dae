// target: sm_80
#include "device.cuh"

__global__ void stage(const float4 *in, float4 *out) {
    __shared__ float4 buffer[2][128];
    for (int i = 0; i < 2; i++) {
        unsigned to = (unsigned)(unsigned long long)__builtin_assume_aligned(&buffer[i][threadIdx.x], 16);
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(in + i * 128 + threadIdx.x) : "memory");
        asm volatile("cp.async.commit_group;" ::: "memory");
    }
    asm volatile("cp.async.wait_group 0;" ::: "memory");
    __syncthreads();
    out[threadIdx.x] = buffer[0][127 - threadIdx.x];
    out[128 + threadIdx.x] = buffer[1][127 - threadIdx.x];
}
