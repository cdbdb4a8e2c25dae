#include <cstdarg>
struct Small { char c; short s; };
struct Large { double a, b, c; };
// How many ints, then one of each other type.
__device__ __noinline__ int total(int n, ...) {
    va_list args;
    va_start(args, n);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += va_arg(args, int);
    sum += va_arg(args, double);
    sum += va_arg(args, long long);
    Small small = va_arg(args, Small);
    sum += small.c + small.s;
    Large large = va_arg(args, Large);
    sum += large.a + 2 * large.b + 3 * large.c;
    va_end(args);
    return (int)sum;
}
__device__ __noinline__ int first(int n, ...) {
    va_list args, again;
    va_start(args, n);
    va_copy(again, args);
    int value = n ? va_arg(args, int) + va_arg(again, int) : 7;
    va_end(args);
    return value;
}
__device__ __noinline__ int last(int n, ...) {
    va_list args;
    va_start(args, n);
    int value = 0;
    while (n--) value = va_arg(args, int);
    va_end(args);
    return value;
}
__global__ void vary(const int *in, int *out) {
    int i = threadIdx.x, x = in[i];
    Small small = {(char)x, (short)(2 * x)};
    Large large = {1.0 * x, 2, 3};
    out[4 * i] = total(3, x, 20, 30, 1.5, 100ll, small, large);
    out[4 * i + 1] = x & 1 ? first(0) : first(1, x);
    int (*which)(int, ...) = x & 2 ? first : last;
    out[4 * i + 2] = which(2, x, 9);
    out[4 * i + 3] = last(5, 1, 2, 3, 4, x);
}
