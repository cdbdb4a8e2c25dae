// target: sm_90
__global__ void __cluster_dims__(2, 1, 1) __launch_bounds__(128, 1) pair(__grid_constant__ const int n, float *out) {
    unsigned rank;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    out[threadIdx.x] = rank + n;
}
__global__ void __launch_bounds__(64, 1, 4) ranked(float *out) { out[threadIdx.x] = 1; }
__global__ void __maxnreg__(32) few(float *out) { out[threadIdx.x] = 2; }
