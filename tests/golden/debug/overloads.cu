#include "../../cuda/device.cuh"
__device__ __forceinline__ int get(int x) { return x + 1; }
__device__ __forceinline__ int get(float x) { return (int)x; }
extern "C" __global__ void overloads(int *out, float f) {
  out[0] = get(out[1]) + get(f);
}
