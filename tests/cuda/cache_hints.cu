// target: sm_80
#include "device.cuh"

__global__ void stream(const float4 *in, float4 *out) {
    float4 v;
    asm volatile("ld.global.nc.L1::no_allocate.L2::128B.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w) : "l"(in + threadIdx.x));
    asm volatile("{\n .reg .b64 policy;\n createpolicy.fractional.L2::evict_first.b64 policy, 1.0;\n"
                 " st.global.L2::cache_hint.v4.f32 [%0], {%1, %2, %3, %4}, policy;\n}"
                 ::"l"(out + threadIdx.x), "f"(v.x), "f"(v.y), "f"(v.z), "f"(v.w) : "memory");
    asm volatile("prefetch.global.L2 [%0];" ::"l"(in + threadIdx.x + 32));
}
