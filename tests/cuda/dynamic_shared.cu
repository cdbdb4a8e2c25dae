#include "device.cuh"

extern __shared__ __attribute__((aligned(16))) unsigned char pool[];
__global__ void mix(float *out, int n) {
    float *a = (float *)pool;
    int *b = (int *)(pool + n * sizeof(float));
    a[threadIdx.x] = out[threadIdx.x];
    b[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = a[n - 1 - threadIdx.x] + b[threadIdx.x ^ 1];
}
