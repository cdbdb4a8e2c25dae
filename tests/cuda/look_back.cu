#include "device.cuh"

// A scan in one pass: each block waits for the sum of those before it.
__global__ void scan(const int *in, int *out, volatile int *sums, volatile int *flags) {
    __shared__ int before, warps[4];
    int t = threadIdx.x, lane = t % 32, value = in[blockIdx.x * 128 + t];
    for (int by = 1; by < 32; by *= 2) {
        int below = __shfl_up_sync(~0u, value, by);
        if (lane >= by) value += below;
    }
    if (lane == 31) warps[t / 32] = value;
    __syncthreads();
    for (int i = 0; i < t / 32; i++) value += warps[i];
    if (t == 127) {
        int base = 0;
        if (blockIdx.x > 0) {
            while (flags[blockIdx.x - 1] == 0) {}
            __threadfence();
            base = sums[blockIdx.x - 1];
        }
        sums[blockIdx.x] = base + value;
        __threadfence();
        flags[blockIdx.x] = 1;
        before = base;
    }
    __syncthreads();
    out[blockIdx.x * 128 + t] = before + value;
}
