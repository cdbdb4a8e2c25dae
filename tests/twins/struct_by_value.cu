#include "twin.cuh"

struct Vec3 {
    float x, y, z;
};
struct Ray {
    Vec3 origin, direction;
};
struct Plane {
    Vec3 normal;
    float distance;
};

__device__ float dot(Vec3 a, Vec3 b) { return fmaf(a.z, b.z, fmaf(a.y, b.y, a.x * b.x)); }
__device__ Vec3 scale_add(Vec3 a, float s, Vec3 b) { return {fmaf(s, a.x, b.x), fmaf(s, a.y, b.y), fmaf(s, a.z, b.z)}; }

__device__ Ray reflect(Ray ray, Plane plane) {
    float along = dot(ray.direction, plane.normal);
    float t = (plane.distance - dot(ray.origin, plane.normal)) / along;
    return {scale_add(ray.direction, t, ray.origin), scale_add(plane.normal, -2.0f * along, ray.direction)};
}

extern "C" __global__ void __launch_bounds__(256) struct_by_value(Plane plane, unsigned n, const Ray *rays, Ray *reflected) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) reflected[i] = reflect(rays[i], plane);
}
