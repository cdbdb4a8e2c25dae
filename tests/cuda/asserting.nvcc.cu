#include <cassert>
__global__ void check(const int *x, int n) {
    assert(threadIdx.x < n && "too many threads");
    assert(x[threadIdx.x] >= 0);
    int *copy = (int *)malloc(4 * n);
    copy[threadIdx.x % n] = x[threadIdx.x];
    free(copy);
}
