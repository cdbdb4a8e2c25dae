#include "device.cuh"

__global__ void all(int *p, unsigned *q, float *f) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    __shared__ int inside;
    if (threadIdx.x == 0) inside = 1000;
    __syncthreads();
    atomicMin(&inside, 500 - t);
    atomicMax(p, t ^ 21);
    atomicMin(p + 1, 7 - t);
    atomicAnd(p + 2, ~(1 << t % 32));
    atomicOr(p + 3, 1 << t % 17);
    atomicXor(p + 4, t);
    atomicInc(q, 9);
    atomicDec(q + 1, 6);
    atomicAdd(f, 0.5f);
    __syncthreads();
    if (threadIdx.x == 0) atomicAdd(p + 5, inside);
}
