#include "twin.cuh"

__constant__ const unsigned ROUNDS[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};
__constant__ const unsigned START[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

__device__ unsigned rotate_right(unsigned x, unsigned by) { return __funnelshift_r(x, x, by); }
__device__ unsigned mix(unsigned x, unsigned a, unsigned b, unsigned c) {
    return rotate_right(x, a) ^ rotate_right(x, b) ^ rotate_right(x, c);
}

extern "C" __global__ void __launch_bounds__(256) sha256(unsigned n, const unsigned *blocks, unsigned *digests) {
    unsigned thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;
    const unsigned *message = blocks + thread * 16;
    unsigned w[64];
    for (unsigned t = 0; t < 16; t++) w[t] = swap_bytes(message[t]);
    for (unsigned t = 16; t < 64; t++) {
        unsigned s0 = rotate_right(w[t - 15], 7) ^ rotate_right(w[t - 15], 18) ^ w[t - 15] >> 3;
        unsigned s1 = rotate_right(w[t - 2], 17) ^ rotate_right(w[t - 2], 19) ^ w[t - 2] >> 10;
        w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    unsigned s[8];
    for (unsigned i = 0; i < 8; i++) s[i] = START[i];
    for (unsigned t = 0; t < 64; t++) {
        unsigned choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
        unsigned t1 = s[7] + mix(s[4], 6, 11, 25) + choice + ROUNDS[t] + w[t];
        unsigned majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
        unsigned t2 = mix(s[0], 2, 13, 22) + majority;
        s[7] = s[6];
        s[6] = s[5];
        s[5] = s[4];
        s[4] = s[3] + t1;
        s[3] = s[2];
        s[2] = s[1];
        s[1] = s[0];
        s[0] = t1 + t2;
    }
    unsigned *digest = digests + thread * 8;
    for (unsigned i = 0; i < 8; i++) digest[i] = swap_bytes(s[i] + START[i]);
}
