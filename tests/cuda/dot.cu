#include "device.cuh"

__global__ void dot(const int *a, const int *b, int *c) {
    int d = 0;
    asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a[threadIdx.x]), "r"(b[threadIdx.x]), "r"(d));
    asm("vadd.s32.s32.s32.sat %0, %1.b0, %2.h1;" : "=r"(d) : "r"(d), "r"(a[0]));
    asm("lop3.b32 %0, %1, %2, %0, 0x96;" : "+r"(d) : "r"(a[1]), "r"(b[1]));
    asm("prmt.b32 %0, %1, %2, 0x5410;" : "=r"(c[threadIdx.x]) : "r"(d), "r"(d >> 3));
}
