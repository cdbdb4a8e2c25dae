// target: sm_90
#include "device.cuh"

__global__ void load(const void *in, float *out) {
    __shared__ __attribute__((aligned(128))) float tile[1024];
    __shared__ __attribute__((aligned(8))) unsigned long long barrier;
    unsigned bar = (unsigned)(unsigned long long)&barrier, to = (unsigned)(unsigned long long)tile;
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(bar) : "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 4096;" ::"r"(bar) : "memory");
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 4096, [%2];" ::"r"(to), "l"(in), "r"(bar) : "memory");
    }
    asm volatile("{\n .reg .pred p;\nWAIT:\n mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0;\n @p bra DONE;\n bra WAIT;\nDONE:\n}" ::"r"(bar) : "memory");
    out[threadIdx.x] = tile[threadIdx.x];
}
