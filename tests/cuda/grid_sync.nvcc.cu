#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void steps(float *x, int n) {
    auto grid = cg::this_grid();
    for (int i = 0; i < n; i++) {
        x[grid.thread_rank()] += 1.0f;
        grid.sync();
    }
}
