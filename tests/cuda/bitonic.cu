#include "device.cuh"

__global__ void sort(unsigned *data) {
    extern __shared__ unsigned keys[];
    unsigned t = threadIdx.x, n = blockDim.x;
    keys[t] = data[blockIdx.x * n + t];
    for (unsigned k = 2; k <= n; k *= 2)
        for (unsigned j = k / 2; j > 0; j /= 2) {
            __syncthreads();
            unsigned other = t ^ j;
            if (other > t) {
                unsigned a = keys[t], b = keys[other];
                if ((t & k) == 0 ? a > b : a < b) keys[t] = b, keys[other] = a;
            }
        }
    __syncthreads();
    data[blockIdx.x * n + t] = keys[t];
}
