#include "device.cuh"

// The length of the longest common subsequence, by diagonals.
__global__ void lcs(const char *a, const char *b, int n, int *out) {
    extern __shared__ short diagonals[];
    short *old = diagonals, *mid = old + n + 1, *now = mid + n + 1;
    for (int i = threadIdx.x; i <= n; i += blockDim.x) old[i] = mid[i] = 0;
    __syncthreads();
    for (int d = 2; d <= 2 * n; d++) {
        int low = d - n > 1 ? d - n : 1, high = d - 1 < n ? d - 1 : n;
        for (int i = low + threadIdx.x; i <= high; i += blockDim.x) {
            int up = i - 1 >= d - 1 - n ? mid[i - 1] : 0, left = d - i - 1 >= 0 ? mid[i] : 0;
            if (i == 1) up = 0;
            if (d - i == 1) left = 0;
            now[i] = a[i - 1] == b[d - i - 1] ? (i > 1 && d - i > 1 ? old[i - 1] : 0) + 1 : up > left ? up : left;
        }
        __syncthreads();
        short *free = old;
        old = mid, mid = now, now = free;
    }
    if (threadIdx.x == 0) *out = mid[n];
}
