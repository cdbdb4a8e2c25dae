#include "device.cuh"

template <typename T, int N> __global__ void axpy(T a, const T *x, T *y, int n) {
    int first = (blockIdx.x * blockDim.x + threadIdx.x) * N;
#pragma unroll
    for (int i = first; i < first + N; i++)
        if (i < n) y[i] += a * x[i];
}
template __global__ void axpy<float, 1>(float, const float *, float *, int);
template __global__ void axpy<double, 2>(double, const double *, double *, int);
