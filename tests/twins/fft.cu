#include "twin.cuh"

constexpr unsigned N = 256;
constexpr float PI = 3.14159265f;

struct Complex {
    float re, im;
};

__device__ Complex add(Complex a, Complex b) { return {a.re + b.re, a.im + b.im}; }
__device__ Complex sub(Complex a, Complex b) { return {a.re - b.re, a.im - b.im}; }
__device__ Complex mul(Complex a, Complex b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
__device__ Complex unit(float angle) { return {__cosf(angle), __sinf(angle)}; }

__device__ void butterfly(const Complex *from, Complex *to, unsigned pair, unsigned span) {
    unsigned k = pair % span;
    float angle = -PI * (float)k / (float)span;
    Complex a = from[pair], b = mul(from[pair + N / 2], unit(angle));
    unsigned place = (pair - k) * 2 + k;
    to[place] = add(a, b);
    to[place + span] = sub(a, b);
}

extern "C" __global__ void __launch_bounds__(N / 2) fft(Complex *data) {
    __shared__ Complex even[N], odd[N];
    Complex *run = data + blockIdx.x * N;
    unsigned me = threadIdx.x;
    even[me] = run[me];
    even[me + N / 2] = run[me + N / 2];
    Complex *from = even, *to = odd;
    for (unsigned span = 1; span < N; span *= 2) {
        __syncthreads();
        butterfly(from, to, me, span);
        Complex *swapped = from;
        from = to;
        to = swapped;
    }
    __syncthreads();
    run[me] = from[me];
    run[me + N / 2] = from[me + N / 2];
}
