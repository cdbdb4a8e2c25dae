#include "twin.cuh"

extern "C" __global__ void __launch_bounds__(1024) scan(unsigned n, const unsigned *input, unsigned *output) {
    __shared__ unsigned warp_sums[32];
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    unsigned prefix = warp_scan(i < n ? input[i] : 0);
    if (lane == 31) warp_sums[warp] = prefix;
    __syncthreads();
    if (warp == 0) {
        unsigned warps = blockDim.x / 32;
        unsigned sum_prefix = warp_scan(lane < warps ? warp_sums[lane] : 0);
        if (lane < warps) warp_sums[lane] = sum_prefix;
    }
    __syncthreads();
    unsigned before = warp > 0 ? warp_sums[warp - 1] : 0;
    if (i < n) output[i] = before + prefix;
}
