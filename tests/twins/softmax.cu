#include "twin.cuh"

extern "C" __global__ void __launch_bounds__(256)
softmax(unsigned rows, unsigned columns, const float *input, float *output) {
    unsigned row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (row >= rows) return;
    const float *x = input + row * columns;
    float *y = output + row * columns;

    float lane_max = -INFINITY;
    for (unsigned i = lane; i < columns; i += 32) lane_max = fmaxf(lane_max, x[i]);
    float row_max = warp_max(lane_max);

    float lane_sum = 0;
    for (unsigned i = lane; i < columns; i += 32) {
        float power = exp2f((x[i] - row_max) * 1.44269504f);
        y[i] = power;
        lane_sum += power;
    }
    float factor = 1.0f / warp_sum(lane_sum);
    for (unsigned i = lane; i < columns; i += 32) y[i] *= factor;
}
