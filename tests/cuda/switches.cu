#include "device.cuh"

__device__ __noinline__ int choose(int which, int x) {
    switch (which) {
    case 0: return x + 1;
    case 1: return x * 3;
    case 2: return x / 7;
    case 3: return x % 5;
    case 4: return x << 2;
    case 5: return ~x;
    case 6: return x * x;
    case 7: return x ^ 0x55;
    default: return 0;
    }
}
__global__ void run(int *data) { data[threadIdx.x] = choose(data[threadIdx.x] & 15, data[threadIdx.x]); }
