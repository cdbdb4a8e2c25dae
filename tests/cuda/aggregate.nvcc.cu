#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
// One atomic for all threads that come here together.
__global__ void select(const int *in, int *out, int *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n || in[i] <= 0) return;
    auto group = cg::coalesced_threads();
    int base;
    if (group.thread_rank() == 0) base = atomicAdd(count, group.size());
    base = group.shfl(base, 0);
    out[base + group.thread_rank()] = in[i];
}
__global__ void total(const int *in, int *out) {
    auto tile = cg::tiled_partition<32>(cg::this_thread_block());
    int sum = cg::reduce(tile, in[threadIdx.x], cg::plus<int>());
    int most = cg::reduce(tile, in[threadIdx.x], cg::greater<int>());
    if (tile.thread_rank() == 0) out[2 * tile.meta_group_rank()] = sum, out[2 * tile.meta_group_rank() + 1] = most;
}
