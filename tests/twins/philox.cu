#include "twin.cuh"

__device__ uint4 philox4x32(uint4 c, unsigned k0, unsigned k1) {
    for (int round = 0; round < 10; round++) {
        unsigned long long first = (unsigned long long)c.x * 0xd2511f53u, second = (unsigned long long)c.z * 0xcd9e8d57u;
        c = make_uint4((unsigned)(second >> 32) ^ c.y ^ k0, (unsigned)second, (unsigned)(first >> 32) ^ c.w ^ k1,
                       (unsigned)first);
        k0 += 0x9e3779b9u;
        k1 += 0xbb67ae85u;
    }
    return c;
}

extern "C" __global__ void __launch_bounds__(256) philox(unsigned key0, unsigned key1, unsigned n, uint4 *output) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) output[i] = philox4x32(make_uint4(i, 0, 0, 0), key0, key1);
}
