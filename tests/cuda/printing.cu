#include "device.cuh"

__global__ void report(int n, double x) {
#ifdef __NVCC__
    printf("%d of %s: %f\n", n, "many", x);
#else
    struct { int n; const char *s; double x; } args = {n, "many", x};
    vprintf("%d of %s: %f\n", (const char *)&args);
#endif
}
