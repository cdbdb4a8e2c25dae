#include "twin.cuh"

constexpr unsigned K = 4;

struct Sum {
    float x, y;
    unsigned count;
};

__device__ Sum sums[K];
__device__ unsigned finished;

__device__ unsigned nearest_centre(float2 point, const float2 *centres) {
    unsigned best = 0;
    float least = INFINITY;
    for (unsigned c = 0; c < K; c++) {
        float2 centre = centres[c];
        float x = centre.x - point.x, y = centre.y - point.y, square = x * x + y * y;
        if (square < least) {
            least = square;
            best = c;
        }
    }
    return best;
}

extern "C" __global__ void __launch_bounds__(256)
k_means(unsigned n, const float2 *points, const float2 *centres, unsigned *labels, float2 *moved) {
    __shared__ Sum local[K];
    __shared__ bool last;
    unsigned me = threadIdx.x;
    if (me < K) local[me] = {0, 0, 0};
    __syncthreads();
    for (unsigned i = blockIdx.x * blockDim.x + me; i < n; i += blockDim.x * gridDim.x) {
        unsigned c = nearest_centre(points[i], centres);
        labels[i] = c;
        atomicAdd_block(&local[c].x, points[i].x);
        atomicAdd_block(&local[c].y, points[i].y);
        atomicAdd_block(&local[c].count, 1u);
    }
    __syncthreads();
    if (me < K) {
        atomicAdd(&sums[me].x, local[me].x);
        atomicAdd(&sums[me].y, local[me].y);
        atomicAdd(&sums[me].count, local[me].count);
    }
    __syncthreads();
    if (me == 0) last = add_acq_rel(&finished, 1) == gridDim.x - 1;
    __syncthreads();
    if (last && me < K) {
        Sum sum = sums[me];
        float share = 1.0f / (float)max(sum.count, 1u);
        moved[me] = make_float2(sum.x * share, sum.y * share);
    }
}
