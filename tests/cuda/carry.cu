#include "device.cuh"

__global__ void add(const unsigned *a, const unsigned *b, unsigned *c) {
    asm volatile("add.cc.u32 %0, %3, %6;\n\t"
                 "addc.cc.u32 %1, %4, %7;\n\t"
                 "addc.u32 %2, %5, %8;"
                 : "=r"(c[0]), "=r"(c[1]), "=r"(c[2])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(b[0]), "r"(b[1]), "r"(b[2]));
}
