#include "twin.cuh"

constexpr unsigned DEPTH = 16;
constexpr float LOG2_E = 1.442695f;

__device__ float4 mma(uint4 a, uint2 b, float4 c) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(c.x), "+f"(c.y), "+f"(c.z), "+f"(c.w)
                 : "r"(a.x), "r"(a.y), "r"(a.z), "r"(a.w), "r"(b.x), "r"(b.y));
    return c;
}

__device__ unsigned bits(__half2 h) { return *(unsigned *)&h; }
__device__ unsigned pair(const __half2 *matrix, unsigned row, unsigned column) {
    return bits(matrix[row * (DEPTH / 2) + column]);
}
__device__ float row_max(float x) {
    float two = fmaxf(x, __shfl_xor_sync(~0u, x, 1));
    return fmaxf(two, __shfl_xor_sync(~0u, two, 2));
}
__device__ float row_sum(float x) {
    float two = x + __shfl_xor_sync(~0u, x, 1);
    return two + __shfl_xor_sync(~0u, two, 2);
}
__device__ float4 scaled(float4 a, float x, float y, float z, float w) {
    return make_float4(a.x * x, a.y * y, a.z * z, a.w * w);
}

extern "C" __global__ void __launch_bounds__(32)
attention(unsigned keys, const __half2 *q, const __half2 *k, const __half *v, float *output) {
    unsigned lane = threadIdx.x % 32, g = lane / 4, t = lane % 4, first = blockIdx.x * 16;
    uint4 queries = make_uint4(pair(q, first + g, t), pair(q, first + g + 8, t), pair(q, first + g, t + 4),
                               pair(q, first + g + 8, t + 4));
    float4 low = make_float4(0, 0, 0, 0), high = low;
    float best0 = -INFINITY, best1 = -INFINITY, sum0 = 0, sum1 = 0;
    for (unsigned key = 0; key < keys; key += 16) {
        uint2 near = {pair(k, key + g, t), pair(k, key + g, t + 4)};
        uint2 far = {pair(k, key + g + 8, t), pair(k, key + g + 8, t + 4)};
        float scale = 0.25f * LOG2_E;
        float4 s = scaled(mma(queries, near, make_float4(0, 0, 0, 0)), scale, scale, scale, scale);
        float4 r = scaled(mma(queries, far, make_float4(0, 0, 0, 0)), scale, scale, scale, scale);

        float next0 = fmaxf(best0, row_max(fmaxf(fmaxf(s.x, s.y), fmaxf(r.x, r.y))));
        float next1 = fmaxf(best1, row_max(fmaxf(fmaxf(s.z, s.w), fmaxf(r.z, r.w))));
        float fade0 = exp2f(best0 - next0), fade1 = exp2f(best1 - next1);
        best0 = next0;
        best1 = next1;
        low = scaled(low, fade0, fade0, fade1, fade1);
        high = scaled(high, fade0, fade0, fade1, fade1);

        float4 p = make_float4(exp2f(s.x - best0), exp2f(s.y - best0), exp2f(s.z - best1), exp2f(s.w - best1));
        float4 o = make_float4(exp2f(r.x - best0), exp2f(r.y - best0), exp2f(r.z - best1), exp2f(r.w - best1));
        sum0 = sum0 * fade0 + row_sum(p.x + p.y + o.x + o.y);
        sum1 = sum1 * fade1 + row_sum(p.z + p.w + o.z + o.w);

        uint4 weights = make_uint4(bits(__floats2half2_rn(p.x, p.y)), bits(__floats2half2_rn(p.z, p.w)),
                                   bits(__floats2half2_rn(o.x, o.y)), bits(__floats2half2_rn(o.z, o.w)));
        const __half *values = v + ((key + 2 * t) * DEPTH + g);
        low = mma(weights,
                  {bits(__halves2half2(values[0], values[DEPTH])),
                   bits(__halves2half2(values[8 * DEPTH], values[9 * DEPTH]))},
                  low);
        high = mma(weights,
                   {bits(__halves2half2(values[8], values[DEPTH + 8])),
                    bits(__halves2half2(values[8 * DEPTH + 8], values[9 * DEPTH + 8]))},
                   high);
    }
    float *above = output + ((first + g) * DEPTH + 2 * t), *below = output + ((first + g + 8) * DEPTH + 2 * t);
    above[0] = low.x / sum0;
    above[1] = low.y / sum0;
    above[8] = high.x / sum0;
    above[9] = high.y / sum0;
    below[0] = low.z / sum1;
    below[1] = low.w / sum1;
    below[8] = high.z / sum1;
    below[9] = high.w / sum1;
}
