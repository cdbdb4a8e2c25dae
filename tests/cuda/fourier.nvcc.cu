// 64 numbers by 32 threads.
__global__ void fourier(float2 *data) {
    __shared__ float2 x[64];
    int t = threadIdx.x;
    x[__brev(t) >> 26] = data[t];
    x[__brev(t + 32) >> 26] = data[t + 32];
    __syncthreads();
    for (int half = 1; half < 64; half *= 2) {
        int k = t % half, i = t / half * 2 * half + k;
        float s, c;
        sincospif(-(float)k / half, &s, &c);
        float2 a = x[i], b = x[i + half], m = {b.x * c - b.y * s, b.x * s + b.y * c};
        x[i] = {a.x + m.x, a.y + m.y};
        x[i + half] = {a.x - m.x, a.y - m.y};
        __syncthreads();
    }
    data[t] = x[t];
    data[t + 32] = x[t + 32];
}
