#include "device.cuh"

extern "C" __device__ __attribute__((weak)) int hook(int x) { return x; }
extern "C" __device__ __noinline__ int twice(int x) { return 2 * x; }
static __device__ int counter;
__device__ volatile int flag = 1;
__global__ void call(int *out) {
    counter += 1;
    out[0] = hook(twice(out[1])) + counter + flag;
}
