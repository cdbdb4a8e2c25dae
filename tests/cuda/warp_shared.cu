#include "device.cuh"

// Threads of a warp exchange by shared memory; every second one takes another way.
__global__ void exchange(int *data) {
    __shared__ int slots[64];
    int t = threadIdx.x, lane = t % 32, x = data[t];
    for (int round = 0; round < 5; round++) {
        slots[t] = x;
        __syncwarp();
        int other = slots[t ^ (1 << round)];
        __syncwarp();
        if (lane & 1) {
            x += __shfl_xor_sync(0xaaaaaaaa, other, 2);
        } else {
            x -= __shfl_sync(0x55555555, other, (lane + 6) % 32);
        }
        x ^= __popc(__ballot_sync(~0u, x > 0));
    }
    int zeros = __syncthreads_count(x % 2 == 0);
    data[t] = x + 1000 * zeros;
}
