#include "device.cuh"

__global__ void __launch_bounds__(128, 4) tight(float *x) {
    float y[8];
    for (int i = 0; i < 8; i++) y[i] = x[threadIdx.x + 128 * i];
    for (int i = 0; i < 8; i++) x[threadIdx.x + 128 * i] = y[7 - i] * y[i];
}
