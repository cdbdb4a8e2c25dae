// target: sm_80
#include "device.cuh"

__global__ void multiply(const unsigned *a, const unsigned *b, float *c) {
    unsigned t = threadIdx.x;
    float d[4] = {0, 0, 0, 0};
    unsigned x[4];
    unsigned shared = (t & 15) * 16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(x[0]), "=r"(x[1]), "=r"(x[2]), "=r"(x[3]) : "r"(shared));
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "r"(x[0] ^ a[t]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(b[2 * t]), "r"(b[2 * t + 1]));
    for (int i = 0; i < 4; i++) c[4 * t + i] = d[i];
}
