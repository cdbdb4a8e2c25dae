#include "twin.cuh"

constexpr unsigned THREADS = 256, WARPS = THREADS / 32, DIGITS = 16, NONE = DIGITS;

struct Rank {
    unsigned warps, lanes;
};

__device__ Rank rank(unsigned digit, unsigned counts[][WARPS]) {
    unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    unsigned same = __match_any_sync(~0u, digit), below = __popc(same & ((1u << lane) - 1));
    if (below == 0) counts[digit][warp] = __popc(same);
    __syncthreads();
    unsigned before = 0;
    for (unsigned w = 0; w < warp; w++) before += counts[digit][w];
    return {before, below};
}

__device__ void pass(unsigned n, const unsigned *from, unsigned *to, unsigned shift) {
    __shared__ unsigned starts[DIGITS], counts[DIGITS + 1][WARPS];
    unsigned me = threadIdx.x;
    if (me < DIGITS) starts[me] = 0;
    __syncthreads();
    for (unsigned i = me; i < n; i += THREADS) atomicAdd_block(&starts[from[i] >> shift & 15], 1u);
    __syncthreads();
    if (me == 0) {
        unsigned sum = 0;
        for (unsigned digit = 0; digit < DIGITS; digit++) {
            unsigned count = starts[digit];
            starts[digit] = sum;
            sum += count;
        }
    }
    for (unsigned first = 0; first < n; first += THREADS) {
        unsigned i = first + me, key = i < n ? from[i] : 0, digit = i < n ? key >> shift & 15 : NONE;
        for (unsigned d = me; d < (DIGITS + 1) * WARPS; d += THREADS) counts[d / WARPS][d % WARPS] = 0;
        __syncthreads();
        Rank before = rank(digit, counts);
        if (i < n) to[starts[digit] + before.warps + before.lanes] = key;
        __syncthreads();
        if (me < DIGITS)
            for (unsigned w = 0; w < WARPS; w++) starts[me] += counts[me][w];
        __syncthreads();
    }
}

extern "C" __global__ void __launch_bounds__(THREADS) radix_sort(unsigned n, unsigned *keys, unsigned *scratch) {
    for (unsigned shift = 0; shift < 32; shift += 8) {
        pass(n, keys, scratch, shift);
        __syncthreads();
        pass(n, scratch, keys, shift + 4);
        __syncthreads();
    }
}
