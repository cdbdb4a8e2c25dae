__device__ int sq(int x)
{
    int y = x * x;
    return y ^ 1;
}

__global__ void k(int *out, int n)
{   int seen = n;
    {
        int t = sq(n);
        int u = t + n;
        out[0] = u;
        out[1] = seen;
    }
}
