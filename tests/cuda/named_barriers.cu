#include "device.cuh"

// One warp fills a buffer of two parts, the other empties it.
__global__ void pipe(const int *in, int *out, int rounds) {
    __shared__ int buffer[2][32];
    int lane = threadIdx.x % 32;
    if (threadIdx.x < 32) {
        for (int i = 0; i < rounds; i++) {
            int part = i % 2;
            if (i >= 2) asm volatile("bar.sync %0, 64;" ::"r"(3 + part) : "memory");
            buffer[part][lane] = in[i * 32 + lane] * 2;
            asm volatile("bar.arrive %0, 64;" ::"r"(1 + part) : "memory");
        }
    } else {
        for (int i = 0; i < rounds; i++) {
            int part = i % 2;
            asm volatile("bar.sync %0, 64;" ::"r"(1 + part) : "memory");
            out[i * 32 + lane] = buffer[part][31 - lane];
            if (i + 2 < rounds) asm volatile("bar.arrive %0, 64;" ::"r"(3 + part) : "memory");
        }
    }
}
