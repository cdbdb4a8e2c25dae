#include "device.cuh"

__global__ void accelerate(const float4 *bodies, float4 *out, int n) {
    extern __shared__ float4 tile[];
    float4 me = bodies[blockIdx.x * blockDim.x + threadIdx.x], sum = {0, 0, 0, 0};
    for (int first = 0; first < n; first += blockDim.x) {
        tile[threadIdx.x] = bodies[first + threadIdx.x];
        __syncthreads();
        for (int i = 0; i < blockDim.x; i++) {
            float dx = tile[i].x - me.x, dy = tile[i].y - me.y, dz = tile[i].z - me.z;
            float near = rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f);
            float s = tile[i].w * near * near * near;
            sum.x += dx * s, sum.y += dy * s, sum.z += dz * s;
        }
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}
