#include "device.cuh"

#pragma pack(push, 1)
struct Inner { char a; int b; double c; short d; };
struct Outer { char tag; Inner inner; };
#pragma pack(pop)
__device__ __noinline__ Inner make(int i) {
    Inner made;
    made.a = (char)i;
    made.b = i * 70001;
    made.c = i * 0.5;
    made.d = (short)(i - 300);
    return made;
}
__device__ __noinline__ long long sum(Inner x, char factor, Outer y) {
    long long first = x.a + x.b + (long long)x.c + x.d;
    return first + factor * (y.tag + y.inner.a + y.inner.b + (long long)y.inner.c + y.inner.d);
}
__global__ void pass(Inner in, Outer other, long long *out) {
    int t = threadIdx.x;
    Outer mine = other;
    mine.inner = make(t + 1);
    out[t] = sum(in, 3, mine) + sum(mine.inner, -2, other);
}

#pragma pack(push, 1)
struct Small { char a; short b; int c; };
#pragma pack(pop)
struct __attribute__((aligned(4))) Mixed { Small s; char z; short q; };
struct __attribute__((aligned(8))) Wide { char k; Small s; float f; };
__device__ __noinline__ Mixed add(Mixed x, Wide y) {
    x.s.b += y.s.b;
    x.s.c += y.s.c;
    return x;
}
__global__ void mixed(Mixed x, Wide y, int *out) {
    Mixed sum = add(x, y);
    Mixed other = sum;
    other.s.b = (short)(threadIdx.x * 257);
    sum.q += add(other, y).s.b;
    int *mine = out + 4 * threadIdx.x;
    mine[0] = sum.s.a + sum.s.b;
    mine[1] = sum.s.c;
    mine[2] = sum.z;
    mine[3] = sum.q + (int)y.f;
}
