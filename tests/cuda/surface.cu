#include "device.cuh"

__global__ void invert(unsigned long long surface) {
    unsigned value;
    int x = 4 * threadIdx.x, y = threadIdx.y;
    asm volatile("suld.b.2d.b32.trap %0, [%1, {%2, %3}];" : "=r"(value) : "l"(surface), "r"(x), "r"(y));
    asm volatile("sust.b.2d.b32.clamp [%0, {%1, %2}], %3;" ::"l"(surface), "r"(x), "r"(y), "r"(~value));
}
