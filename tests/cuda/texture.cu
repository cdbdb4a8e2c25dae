#include "device.cuh"

__global__ void sample(unsigned long long texture, float *out) {
    float r, g, b, a, x = threadIdx.x + 0.5f, y = threadIdx.y + 0.5f;
    asm volatile("tex.2d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6}];"
                 : "=f"(r), "=f"(g), "=f"(b), "=f"(a) : "l"(texture), "f"(x), "f"(y));
    out[threadIdx.x] = r + g + b + a;
}
#ifdef __NVCC__
__global__ void layered(cudaTextureObject_t texture, float4 *out) {
    out[threadIdx.x] = tex2DLayered<float4>(texture, 0.25f * threadIdx.x, 0.5f, 3);
    out[threadIdx.x].x += tex3DLod<float>(texture, 0.1f, 0.2f, 0.3f, 1.0f);
    out[threadIdx.x].y += tex2DGrad<float>(texture, 0.1f, 0.2f, {0.1f, 0.2f}, {0.3f, 0.4f});
}
#endif
