#include "device.cuh"

__device__ __noinline__ void stop() { asm volatile("trap;"); __builtin_unreachable(); }
__global__ void guard(int *data, int limit) {
    if (data[threadIdx.x] > limit) stop();
    asm volatile("nanosleep.u32 100;");
    data[threadIdx.x] = 0;
}
