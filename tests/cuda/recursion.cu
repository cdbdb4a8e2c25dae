#include "device.cuh"

__device__ __noinline__ int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}
__global__ void run(int *out, int n) { out[threadIdx.x] = fibonacci(n + (int)threadIdx.x); }
