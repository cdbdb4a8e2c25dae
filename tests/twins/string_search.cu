#include "twin.cuh"

__device__ bool stands_at(const unsigned char *text, unsigned length, const unsigned char *pattern, unsigned pattern_length,
                          unsigned start) {
    if (start + pattern_length > length) return false;
    for (unsigned i = 0; i < pattern_length; i++)
        if (text[start + i] != pattern[i]) return false;
    return true;
}

extern "C" __global__ void __launch_bounds__(256)
string_search(const unsigned char *text, unsigned length, const unsigned char *pattern, unsigned pattern_length,
              unsigned char *found, unsigned *count) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    bool here = i < length && stands_at(text, length, pattern, pattern_length, i);
    if (i < length) found[i] = here;
    unsigned votes = __ballot_sync(~0u, here);
    if (threadIdx.x % 32 == 0 && votes != 0) atomicAdd(count, (unsigned)__popc(votes));
}
