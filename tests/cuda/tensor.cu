// target: sm_80
#include "device.cuh"

// One warp multiplies a 16x16 matrix of halves by a 16x8 one.
__global__ void multiply(const unsigned short *a, const unsigned short *b, float *c) {
    __shared__ __attribute__((aligned(16))) unsigned short sa[16 * 16], sb[16 * 8];
    unsigned t = threadIdx.x;
    for (int i = t; i < 256; i += 32) sa[i] = a[i];
    for (int i = t; i < 128; i += 32) sb[i] = b[i];
    __syncwarp();
    unsigned x[4], y[2], at, bt;
#ifdef __NVCC__
    at = (unsigned)__cvta_generic_to_shared(sa), bt = (unsigned)__cvta_generic_to_shared(sb);
#else
    at = (unsigned)(unsigned long long)sa, bt = (unsigned)(unsigned long long)sb;
#endif
    at += ((t & 15) * 16 + (t >> 4) * 8) * 2, bt += (t & 15) * 16;
    float d[4] = {0, 0, 0, 0};
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(x[0]), "=r"(x[1]), "=r"(x[2]), "=r"(x[3]) : "r"(at));
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];" : "=r"(y[0]), "=r"(y[1]) : "r"(bt));
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(y[0]), "r"(y[1]));
    int row = t / 4, column = t % 4 * 2;
    c[row * 8 + column] = d[0], c[row * 8 + column + 1] = d[1];
    c[(row + 8) * 8 + column] = d[2], c[(row + 8) * 8 + column + 1] = d[3];
}
