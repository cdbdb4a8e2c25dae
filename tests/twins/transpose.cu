#include "twin.cuh"

constexpr unsigned TILE = 32, ROWS = 8;

extern "C" __global__ void __launch_bounds__(TILE *ROWS)
transpose(unsigned height, unsigned width, const float *input, float *output) {
    __shared__ float tile[TILE][TILE + 1];
    unsigned x0 = blockIdx.x * TILE, y0 = blockIdx.y * TILE;
    for (unsigned r = threadIdx.y; r < TILE; r += ROWS) {
        unsigned x = x0 + threadIdx.x, y = y0 + r;
        if (x < width && y < height) tile[r][threadIdx.x] = input[y * width + x];
    }
    __syncthreads();
    for (unsigned r = threadIdx.y; r < TILE; r += ROWS) {
        unsigned x = y0 + threadIdx.x, y = x0 + r;
        if (x < height && y < width) output[y * height + x] = tile[threadIdx.x][r];
    }
}
