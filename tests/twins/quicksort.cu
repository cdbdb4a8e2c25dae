#include "twin.cuh"

struct Part {
    int low, high;
};

extern "C" __global__ void __launch_bounds__(128) quicksort(unsigned runs, unsigned length, int *data) {
    unsigned thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= runs) return;
    int *run = data + thread * length;
    Part waiting[32] = {};
    unsigned depth = 0;
    Part part = {0, (int)length - 1};
    for (;;) {
        if (part.low >= part.high) {
            if (depth == 0) break;
            depth -= 1;
            part = waiting[depth];
            continue;
        }
        int pivot = run[(part.low + part.high) >> 1], i = part.low, j = part.high;
        while (i <= j) {
            while (run[i] < pivot) i += 1;
            while (run[j] > pivot) j -= 1;
            if (i <= j) {
                int left = run[i];
                run[i] = run[j];
                run[j] = left;
                i += 1;
                j -= 1;
            }
        }
        Part lower = {part.low, j}, upper = {i, part.high};
        bool lower_longer = lower.high - lower.low > upper.high - upper.low;
        waiting[depth] = lower_longer ? lower : upper;
        depth += 1;
        part = lower_longer ? upper : lower;
    }
}
