#include "twin.cuh"

constexpr unsigned TILE = 16, PAIRS = TILE / 2;

extern "C" __global__ void __launch_bounds__(PAIRS * TILE)
matmul_f16(unsigned n, unsigned k, const __half2 *a, const __half2 *b, __half2 *c) {
    __shared__ __half2 a_tile[TILE][PAIRS], b_tile[TILE][PAIRS];
    unsigned tx = threadIdx.x, ty = threadIdx.y;
    unsigned column = blockIdx.x * PAIRS + tx, row = blockIdx.y * TILE + ty;
    float2 sums = make_float2(0, 0);
    for (unsigned k0 = 0; k0 < k; k0 += TILE) {
        a_tile[ty][tx] = a[row * (k / 2) + k0 / 2 + tx];
        b_tile[ty][tx] = b[(k0 + ty) * (n / 2) + column];
        __syncthreads();
        for (unsigned i = 0; i < PAIRS; i++) {
            float2 x = __half22float2(a_tile[ty][i]);
            float2 even = __half22float2(b_tile[2 * i][tx]), odd = __half22float2(b_tile[2 * i + 1][tx]);
            sums = make_float2(fmaf(x.x, even.x, sums.x), fmaf(x.x, even.y, sums.y));
            sums = make_float2(fmaf(x.y, odd.x, sums.x), fmaf(x.y, odd.y, sums.y));
        }
        __syncthreads();
    }
    c[row * (n / 2) + column] = __floats2half2_rn(sums.x, sums.y);
}
