#include "twin.cuh"

constexpr unsigned TILE = 16;

extern "C" __global__ void __launch_bounds__(TILE *TILE)
matmul_f32(unsigned m, unsigned n, unsigned k, const float *a, const float *b, float *c) {
    __shared__ float a_tile[TILE][TILE], b_tile[TILE][TILE];
    unsigned tx = threadIdx.x, ty = threadIdx.y;
    unsigned column = blockIdx.x * TILE + tx, row = blockIdx.y * TILE + ty;
    float sum = 0;
    for (unsigned k0 = 0; k0 < k; k0 += TILE) {
        unsigned a_k = k0 + tx, b_k = k0 + ty;
        a_tile[ty][tx] = row < m && a_k < k ? a[row * k + a_k] : 0.0f;
        b_tile[ty][tx] = b_k < k && column < n ? b[b_k * n + column] : 0.0f;
        __syncthreads();
        for (unsigned i = 0; i < TILE; i++) sum = fmaf(a_tile[ty][i], b_tile[i][tx], sum);
        __syncthreads();
    }
    if (row < m && column < n) c[row * n + column] = sum;
}
