#include "twin.cuh"

struct Entry {
    int key;
    unsigned value;
};

extern "C" __global__ void __launch_bounds__(256) bitonic_step(unsigned size, unsigned distance, Entry *entries) {
    unsigned thread = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned low_bits = thread & (distance - 1), i = (thread - low_bits) * 2 + low_bits, j = i + distance;
    Entry first = entries[i], second = entries[j];
    bool descends = (i & size) != 0;
    if ((first.key > second.key) != descends) {
        entries[i] = second;
        entries[j] = first;
    }
}
