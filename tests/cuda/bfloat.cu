// target: sm_80
#include "device.cuh"

__global__ void convert(const float *in, unsigned *out) {
    unsigned pair;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(in[2 * threadIdx.x]), "f"(in[2 * threadIdx.x + 1]));
    unsigned twice;
    asm("{fma.rn.bf16x2 %0, %1, %1, %1;}" : "=r"(twice) : "r"(pair));
    out[threadIdx.x] = twice;
}
