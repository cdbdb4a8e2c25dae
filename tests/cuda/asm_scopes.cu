#include "device.cuh"

__global__ void mixed(int *data) {
    int x = data[threadIdx.x], y;
    asm volatile("{\n\t"
                 ".reg .b32 t, u<2>;\n\t.reg .pred p;\n\t.reg .v2 .b32 v;\n\t"
                 "mov.b32 t, %1; add.s32 u0, t, 1; { .reg .b64 t; cvt.s64.s32 t, %1; cvt.u32.u64 u1, t; }\n\t"
                 "mov.b32 v.x, u0; mov.b32 v.y, u1;\n\t"
                 "setp.lt.s32 p, v.x, v.y;\n\t@p bra $skip%=;\n\tsub.s32 t, t, 3*(1+2);\n$skip%=:\n\t"
                 "mov.b32 %0, t;\n\t}" : "=r"(y) : "r"(x));
    data[threadIdx.x] = y;
}
