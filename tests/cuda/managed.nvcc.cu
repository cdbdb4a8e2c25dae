__managed__ int total;
__device__ __managed__ float weights[4] = {1, 2, 3, 4};
__global__ void count(float *out) {
    atomicAdd(&total, 1);
    out[threadIdx.x] = weights[threadIdx.x & 3] * total;
}
