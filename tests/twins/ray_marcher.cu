#include "twin.cuh"

constexpr float FAR = 40.0f, NEAR = 0.001f;

struct Hit {
    float distance;
    unsigned material;
};

__device__ float3 point(float x, float y, float z) { return make_float3(x, y, z); }
__device__ float3 operator+(float3 a, float3 b) { return point(a.x + b.x, a.y + b.y, a.z + b.z); }
__device__ float3 operator-(float3 a, float3 b) { return point(a.x - b.x, a.y - b.y, a.z - b.z); }
__device__ float3 operator*(float3 a, float s) { return point(a.x * s, a.y * s, a.z * s); }
__device__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__device__ float length(float3 a) { return sqrtf(dot(a, a)); }
__device__ float3 normalize(float3 a) { return a * (1.0f / length(a)); }
__device__ Hit nearer(Hit a, Hit b) { return a.distance < b.distance ? a : b; }

__device__ Hit scene(float3 at) {
    Hit best = {at.y + 1.0f, 1};
    for (unsigned i = 0; i < 3; i++) {
        float3 centre = point(2.2f * (float)i - 2.2f, 0.25f * (float)i - 0.25f, 0.0f);
        best = nearer(best, {length(at - centre) - 1.0f, 2 + i});
    }
    return best;
}

__device__ Hit march(float3 origin, float3 direction) {
    float t = 0.02f;
    for (int step = 0; step < 160; step++) {
        Hit hit = scene(origin + direction * t);
        if (hit.distance < NEAR) return {t, hit.material};
        t += hit.distance;
        if (t > FAR) break;
    }
    return {FAR, 0};
}

__device__ float3 normal(float3 at) {
    float e = 0.002f;
    float x = scene(at + point(e, 0, 0)).distance - scene(at - point(e, 0, 0)).distance;
    float y = scene(at + point(0, e, 0)).distance - scene(at - point(0, e, 0)).distance;
    float z = scene(at + point(0, 0, e)).distance - scene(at - point(0, 0, e)).distance;
    return normalize(point(x, y, z));
}

__device__ float3 colour(unsigned material, float3 at) {
    switch (material) {
    case 1: {
        bool even = (unsigned)((int)floorf(at.x) + (int)floorf(at.z)) % 2 == 0;
        return even ? point(0.85f, 0.85f, 0.8f) : point(0.25f, 0.3f, 0.35f);
    }
    case 2: return point(0.9f, 0.3f, 0.25f);
    case 3: return point(0.95f, 0.75f, 0.2f);
    default: return point(0.25f, 0.5f, 0.9f);
    }
}

__device__ float3 shade(float3 origin, float3 direction) {
    float3 sky = point(0.55f, 0.7f, 0.9f) * (0.6f + 0.4f * direction.y);
    Hit hit = march(origin, direction);
    if (hit.material == 0) return sky;
    float3 at = origin + direction * hit.distance, up = normal(at), sun = normalize(point(0.5f, 0.8f, -0.6f));
    float shadow = march(at + up * 0.01f, sun).material == 0 ? 1.0f : 0.25f;
    float light = 0.2f + 0.8f * shadow * fmaxf(dot(up, sun), 0.0f);
    float fog = exp2f(-0.05f * hit.distance * 1.44269504f);
    return colour(hit.material, at) * (light * fog) + sky * (1.0f - fog);
}

__device__ unsigned char byte(float x) { return __float2uint_rn(fminf(fmaxf(x, 0.0f), 1.0f) * 255.0f); }

extern "C" __global__ void __launch_bounds__(256) ray_marcher(unsigned width, unsigned height, uchar4 *pixels) {
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float scale = 2.0f / (float)height;
    float u = ((float)x + 0.5f) * scale - (float)width / (float)height, v = 1.0f - ((float)y + 0.5f) * scale;
    float3 light = shade(point(0.0f, 1.0f, -6.0f), normalize(point(u, v - 0.25f, 2.2f)));
    pixels[y * width + x] = make_uchar4(byte(light.x), byte(light.y), byte(light.z), 255);
}
