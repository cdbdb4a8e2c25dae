#include "device.cuh"

__global__ void publish(int *data, int *flag) {
    data[threadIdx.x] = threadIdx.x;
    asm volatile("fence.acq_rel.gpu;" ::: "memory");
    asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
    int seen;
    asm volatile("ld.acquire.sys.global.u32 %0, [%1];" : "=r"(seen) : "l"(flag + 1) : "memory");
    asm volatile("atom.add.acq_rel.gpu.u32 %0, [%1], 1;" : "=r"(seen) : "l"(flag + 2) : "memory");
    asm volatile("red.relaxed.cta.global.max.s32 [%0], %1;" ::"l"(flag + 3), "r"(seen) : "memory");
    asm volatile("membar.gl;" ::: "memory");
}
