#include "device.cuh"

typedef unsigned __int128 wide;
typedef __int128 signed_wide;
__global__ void divide(const wide *a, const wide *b, wide *quotients, wide *rests) {
    int i = threadIdx.x;
    quotients[i] = a[i] / b[i];
    rests[i] = a[i] % b[i];
}
__global__ void signed_quotient(const signed_wide *a, const signed_wide *b, signed_wide *out) {
    int i = threadIdx.x;
    out[i] = a[i] / b[i] + (a[i] % b[i] << 1) - (a[i] < b[i]);
}
