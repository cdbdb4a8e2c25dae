#include "device.cuh"

__global__ void divide(long long *a, unsigned long long *b, double *c, float *d) {
    int i = threadIdx.x;
    a[i] = a[i] / a[i + 1];
    b[i] = b[i] % b[i + 1];
    c[i] = c[i] / c[i + 1];
    d[i] = d[i] / d[i + 1];
}
