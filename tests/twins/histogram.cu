#include "twin.cuh"

extern "C" __global__ void __launch_bounds__(256) histogram(unsigned words, const unsigned *data, unsigned *bins) {
    __shared__ unsigned counts[256];
    unsigned me = threadIdx.x;
    counts[me] = 0;
    __syncthreads();
    for (unsigned i = blockIdx.x * blockDim.x + me; i < words; i += blockDim.x * gridDim.x) {
        unsigned four = data[i];
        for (unsigned position = 0; position < 4; position++) atomicAdd_block(&counts[four >> 8 * position & 0xff], 1u);
    }
    __syncthreads();
    atomicAdd(&bins[me], counts[me]);
}
