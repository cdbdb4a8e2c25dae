#include "device.cuh"

__global__ void smooth(const float *in, float *out, int w, int h) {
    __shared__ float tile[10][18];
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    for (int j = threadIdx.y; j < 10; j += 8)
        for (int i = threadIdx.x; i < 18; i += 16) {
            int sx = blockIdx.x * 16 + i - 1, sy = blockIdx.y * 8 + j - 1;
            tile[j][i] = sx >= 0 && sx < w && sy >= 0 && sy < h ? in[sy * w + sx] : 0;
        }
    __syncthreads();
    if (x >= w || y >= h) return;
    int i = threadIdx.x + 1, j = threadIdx.y + 1;
    out[y * w + x] = 4 * tile[j][i] - tile[j - 1][i] - tile[j + 1][i] - tile[j][i - 1] - tile[j][i + 1];
}
