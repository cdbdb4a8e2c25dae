#include "twin.cuh"

constexpr unsigned MOST = 256;

__device__ float dot(float x, float y) {
    __shared__ float sums[32];
    float mine = warp_sum(x * y);
    __syncthreads();
    if (threadIdx.x % 32 == 0) sums[threadIdx.x / 32] = mine;
    __syncthreads();
    float sum = 0;
    for (unsigned w = 0; w < blockDim.x / 32; w++) sum += sums[w];
    return sum;
}

extern "C" __global__ void __launch_bounds__(MOST)
conjugate_gradient(unsigned rounds, float enough, const float *a, const float *b, float *x) {
    __shared__ float direction[MOST];
    unsigned i = threadIdx.x, n = blockDim.x;
    const float *row = a + i * n;
    float solution = 0, rest = b[i], along = rest, square = dot(rest, rest);
    for (unsigned round = 0; round < rounds; round++) {
        if (square <= enough) break;
        direction[i] = along;
        __syncthreads();
        float image = 0;
        for (unsigned j = 0; j < n; j++) image = fmaf(row[j], direction[j], image);
        float step_size = square / dot(along, image);
        solution = fmaf(step_size, along, solution);
        rest = fmaf(-step_size, image, rest);
        float next = dot(rest, rest);
        along = fmaf(next / square, along, rest);
        square = next;
    }
    x[i] = solution;
}
