#include "device.cuh"

__global__ void print(int n) {
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
#ifdef __NVCC__
        printf("%3d|%-5s|%08.3f|%#x|%lld|%c%%\n", i, i & 1 ? "odd" : "even", i * 0.37, i * 255u, -5000000000ll * i, 'a' + i);
#else
        struct { int i; const char *s; double x; unsigned h; long long l; int c; } args =
            {i, i & 1 ? "odd" : "even", i * 0.37, i * 255u, -5000000000ll * i, 'a' + i};
        vprintf("%3d|%-5s|%08.3f|%#x|%lld|%c%%\n", (const char *)&args);
#endif
    }
}
