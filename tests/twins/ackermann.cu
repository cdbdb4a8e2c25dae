#include "twin.cuh"

__device__ unsigned ackermann(unsigned m, unsigned n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

extern "C" __global__ void __launch_bounds__(128) ackermann_pairs(unsigned n, const uint2 *pairs, unsigned *results) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) results[i] = ackermann(pairs[i].x, pairs[i].y);
}
