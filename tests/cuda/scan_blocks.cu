#include "device.cuh"

// Work-efficient exclusive scan of 256 numbers by 128 threads.
__global__ void scan(const int *in, int *out, int *totals) {
    __shared__ int t[256];
    int i = threadIdx.x, offset = 1;
    t[2 * i] = in[blockIdx.x * 256 + 2 * i];
    t[2 * i + 1] = in[blockIdx.x * 256 + 2 * i + 1];
    for (int d = 128; d > 0; d >>= 1) {
        __syncthreads();
        if (i < d) t[offset * (2 * i + 2) - 1] += t[offset * (2 * i + 1) - 1];
        offset *= 2;
    }
    if (i == 0) totals[blockIdx.x] = t[255], t[255] = 0;
    for (int d = 1; d < 256; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (i < d) {
            int a = offset * (2 * i + 1) - 1, b = offset * (2 * i + 2) - 1, x = t[a];
            t[a] = t[b];
            t[b] += x;
        }
    }
    __syncthreads();
    out[blockIdx.x * 256 + 2 * i] = t[2 * i];
    out[blockIdx.x * 256 + 2 * i + 1] = t[2 * i + 1];
}
