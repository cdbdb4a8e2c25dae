#include "twin.cuh"

constexpr unsigned THREADS = 128, WARPS = THREADS / 32;
typedef unsigned long long State;
constexpr State AGGREGATE = 1ull << 32, PREFIX = 2ull << 32;

__device__ unsigned next_tile;

__device__ unsigned look_back(unsigned tile, State *states) {
    unsigned sum = 0, before = tile;
    while (before > 0) {
        State state = load_acquire(&states[before - 1]);
        if (state >= PREFIX) return sum + (unsigned)state;
        if (state >= AGGREGATE) {
            sum += (unsigned)state;
            before -= 1;
        }
    }
    return sum;
}

extern "C" __global__ void __launch_bounds__(THREADS)
lookback_scan(unsigned n, const unsigned *input, unsigned *output, State *states) {
    __shared__ unsigned tile_of_cta, prefix_of_cta, warp_sums[WARPS];
    unsigned me = threadIdx.x;
    if (me == 0) tile_of_cta = atomicAdd(&next_tile, 1u);
    __syncthreads();
    unsigned tile = tile_of_cta, i = tile * THREADS + me;
    unsigned inside = warp_scan(i < n ? input[i] : 0);
    if (me % 32 == 31) warp_sums[me / 32] = inside;
    __syncthreads();

    if (me == 0) {
        unsigned total = 0;
        for (unsigned w = 0; w < WARPS; w++) {
            unsigned sum = warp_sums[w];
            warp_sums[w] = total;
            total += sum;
        }
        store_release(&states[tile], AGGREGATE | total);
        unsigned prefix = look_back(tile, states);
        store_release(&states[tile], PREFIX | (prefix + total));
        prefix_of_cta = prefix;
    }
    __syncthreads();
    if (i < n) output[i] = prefix_of_cta + warp_sums[me / 32] + inside;
}
