#include "device.cuh"

__global__ void __launch_bounds__(256, 2) transpose(const float *in, float *out, int w) {
    __shared__ float tile[16][17];
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[y * w + x];
    __syncthreads();
    out[x * w + y] = tile[threadIdx.y][threadIdx.x];
}
