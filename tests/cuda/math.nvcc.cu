__global__ void functions(float *x, double *y) {
    int i = threadIdx.x;
    x[i] = sinf(x[i]) + expf(x[i]) * rsqrtf(x[i]);
    y[i] = sqrt(y[i]) + fma(y[i], y[i], 1.0);
}
