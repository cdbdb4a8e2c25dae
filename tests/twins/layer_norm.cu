#include "twin.cuh"

__device__ float cta_sum(float x) {
    __shared__ float warp_sums[32];
    float mine = warp_sum(x);
    __syncthreads();
    if (threadIdx.x % 32 == 0) warp_sums[threadIdx.x / 32] = mine;
    __syncthreads();
    float sum = 0;
    for (unsigned i = 0; i < blockDim.x / 32; i++) sum += warp_sums[i];
    return sum;
}

extern "C" __global__ void __launch_bounds__(1024)
layer_norm(unsigned columns, float epsilon, const float *input, const float *gain, const float *bias, float *output) {
    unsigned row = blockIdx.x;
    const float *x = input + row * columns;
    float *y = output + row * columns, share = 1.0f / (float)columns;

    float sum = 0;
    for (unsigned i = threadIdx.x; i < columns; i += blockDim.x) sum += x[i];
    float mean = cta_sum(sum) * share;

    float squares = 0;
    for (unsigned i = threadIdx.x; i < columns; i += blockDim.x) {
        float off = x[i] - mean;
        squares = fmaf(off, off, squares);
    }
    float scale = rsqrtf(fmaf(cta_sum(squares), share, epsilon));
    for (unsigned i = threadIdx.x; i < columns; i += blockDim.x) y[i] = fmaf((x[i] - mean) * scale, gain[i], bias[i]);
}
