#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void sums(const int *in, int *out) {
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<16> tile = cg::tiled_partition<16>(block);
    int value = in[block.thread_rank()];
    for (int by = tile.size() / 2; by > 0; by /= 2) value += tile.shfl_down(value, by);
    if (tile.thread_rank() == 0) atomicAdd(out + blockIdx.x, value);
    auto active = cg::coalesced_threads();
    if (active.any(value > 3)) block.sync();
}
