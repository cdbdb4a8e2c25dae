#include "twin.cuh"

struct Slot {
    unsigned key, sum;
};

__device__ unsigned hash(unsigned key) {
    unsigned a = (key ^ key >> 16) * 0x7feb352du, b = (a ^ a >> 15) * 0x846ca68bu;
    return b ^ b >> 16;
}

__device__ bool add(Slot *table, unsigned slots, unsigned key, unsigned value) {
    unsigned last = slots - 1, at = hash(key) & last;
    for (unsigned probe = 0; probe < slots; probe++) {
        unsigned before = atomicCAS(&table[at].key, 0u, key);
        if (before == 0 || before == key) {
            atomicAdd(&table[at].sum, value);
            return true;
        }
        at = (at + 1) & last;
    }
    return false;
}

extern "C" __global__ void __launch_bounds__(256)
hash_table(unsigned n, const unsigned *keys, const unsigned *values, Slot *table, unsigned slots) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        assert(keys[i] != 0);
        bool added = add(table, slots, keys[i], values[i]);
        assert(added);
    }
}
