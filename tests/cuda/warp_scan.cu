#include "device.cuh"

__device__ __forceinline__ int shuffle_up(int value, int by) {
    int result;
    asm volatile("{\n\t.reg .pred p;\n\tshfl.sync.up.b32 %0|p, %1, %2, 0x0, -1;\n\t@!p mov.b32 %0, 0;\n\t}" : "=r"(result) : "r"(value), "r"(by));
    return result;
}
__global__ void scan(int *data) {
    int value = data[threadIdx.x];
    for (int by = 1; by < 32; by *= 2) value += shuffle_up(value, by);
    data[threadIdx.x] = value;
}
