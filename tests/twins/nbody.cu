#include "twin.cuh"

constexpr unsigned TILE = 64;

__device__ float4 pull(float4 body, float4 other, float softening) {
    float x = other.x - body.x, y = other.y - body.y, z = other.z - body.z;
    float square = fmaf(z, z, fmaf(y, y, x * x)) + softening;
    float inverse = rsqrtf(square), strength = other.w * (inverse * inverse * inverse);
    return make_float4(strength * x, strength * y, strength * z, 0.0f);
}

__device__ float4 add(float4 a, float4 b) { return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w); }
__device__ float4 fma(float4 a, float b, float4 c) {
    return make_float4(fmaf(a.x, b, c.x), fmaf(a.y, b, c.y), fmaf(a.z, b, c.z), fmaf(a.w, b, c.w));
}

extern "C" __global__ void __launch_bounds__(TILE)
nbody(unsigned n, float dt, float softening, const float4 *bodies, float4 *velocities, float4 *moved) {
    __shared__ float4 tile[TILE];
    unsigned i = blockIdx.x * TILE + threadIdx.x;
    float4 body = bodies[i], acceleration = make_float4(0, 0, 0, 0);
    for (unsigned first = 0; first < n; first += TILE) {
        tile[threadIdx.x] = bodies[first + threadIdx.x];
        __syncthreads();
        for (unsigned j = 0; j < TILE; j++) acceleration = add(acceleration, pull(body, tile[j], softening));
        __syncthreads();
    }
    float4 velocity = fma(acceleration, dt, velocities[i]);
    velocities[i] = velocity;
    moved[i] = fma(velocity, dt, body);
}
