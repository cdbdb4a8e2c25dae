#include "twin.cuh"

extern "C" __global__ void __launch_bounds__(256)
reduce_warp(unsigned rows, unsigned columns, const float *input, float *sums) {
    unsigned row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (row >= rows) return;
    const float *mine = input + row * columns;
    float sum = 0;
    for (unsigned i = lane; i < columns; i += 32) sum += mine[i];
    float total = warp_sum(sum);
    if (lane == 0) sums[row] = total;
}
