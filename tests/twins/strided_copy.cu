#include "twin.cuh"

__device__ float4 *row_of(float4 *first, unsigned row, unsigned long long stride) {
    return (float4 *)((char *)first + row * stride);
}

extern "C" __global__ void __launch_bounds__(128) strided_copy(unsigned quads, float4 *src, unsigned long long src_stride,
                                                               float4 *dst, unsigned long long dst_stride) {
    float4 *from = row_of(src, blockIdx.y, src_stride), *to = row_of(dst, blockIdx.y, dst_stride);
    for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < quads; i += blockDim.x * gridDim.x) to[i] = from[i];
}
