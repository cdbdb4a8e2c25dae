#include "device.cuh"

// Numbers with 28 bits of fraction.
__global__ void iterate(unsigned char *out, int w, int h, long long left, long long top, long long step) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= w || j >= h) return;
    long long cx = left + i * step, cy = top + j * step, x = 0, y = 0;
    int n = 0;
    for (; n < 100; n++) {
        long long xx = x * x >> 28, yy = y * y >> 28;
        if (xx + yy > 4ll << 28) break;
        y = (x * y >> 27) + cy;
        x = xx - yy + cx;
    }
    out[j * w + i] = n;
}
