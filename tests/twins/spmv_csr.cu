#include "twin.cuh"

extern "C" __global__ void __launch_bounds__(256)
spmv_csr(unsigned rows, const unsigned *row_starts, const unsigned *columns, const float *values, const float *x,
         float *y) {
    unsigned row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows) {
        float sum = 0;
        unsigned end = row_starts[row + 1];
        for (unsigned i = row_starts[row]; i < end; i++) sum = fmaf(values[i], x[columns[i]], sum);
        y[row] = sum;
    }
}
