#include "device.cuh"

typedef unsigned __int128 wide;
__global__ void multiply(const unsigned long long *a, unsigned long long *out) {
    wide product = (wide)a[0] * a[1] + a[2];
    out[0] = (unsigned long long)product;
    out[1] = (unsigned long long)(product >> 64);
}
