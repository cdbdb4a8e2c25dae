#include "twin.cuh"

extern "C" __global__ void __launch_bounds__(1024) reduce_shared(unsigned n, const float *input, float *sums) {
    extern __shared__ float partial[];
    unsigned me = threadIdx.x;
    float sum = 0;
    for (unsigned i = blockIdx.x * blockDim.x + me; i < n; i += blockDim.x * gridDim.x) sum += input[i];
    partial[me] = sum;
    for (unsigned width = blockDim.x / 2; width > 0; width /= 2) {
        __syncthreads();
        if (me < width) partial[me] += partial[me + width];
    }
    if (me == 0) sums[blockIdx.x] = partial[0];
}
