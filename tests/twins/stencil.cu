#include "twin.cuh"

constexpr unsigned TILE = 16, HALO = TILE + 2;

__device__ unsigned clamped(unsigned x, unsigned end) { return min(max(x, 1u) - 1, end - 1); }

extern "C" __global__ void __launch_bounds__(TILE *TILE)
stencil(unsigned height, unsigned width, float rate, const float *input, float *output) {
    __shared__ float tile[HALO][HALO];
    unsigned tx = threadIdx.x, ty = threadIdx.y, x0 = blockIdx.x * TILE, y0 = blockIdx.y * TILE;
    for (unsigned cell = ty * TILE + tx; cell < HALO * HALO; cell += TILE * TILE) {
        unsigned r = cell / HALO, c = cell % HALO;
        tile[r][c] = input[clamped(y0 + r, height) * width + clamped(x0 + c, width)];
    }
    __syncthreads();
    unsigned x = x0 + tx, y = y0 + ty;
    if (x < width && y < height) {
        float centre = tile[ty + 1][tx + 1];
        float north_south = tile[ty][tx + 1] + tile[ty + 2][tx + 1], west_east = tile[ty + 1][tx] + tile[ty + 1][tx + 2];
        float flow = fmaf(centre, -4.0f, north_south + west_east);
        output[y * width + x] = fmaf(rate, flow, centre);
    }
}
