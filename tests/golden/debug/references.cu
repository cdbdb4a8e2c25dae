// References, pointers to functions, arrays of several dimensions, functions of one name, templates: as C++ has them.
#ifndef __NVCC__
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __noinline__ __attribute__((noinline))
#endif
struct Base {
    int b;
};
struct Derived : Base {
    char c;
    union {
        int i;
        float f;
    } u;
    struct Inner {
        short s[3][2];
    } in[2];
};
typedef int (*Apply)(int, float);
template <typename T, int N> struct Row {
    T data[N];
    __device__ T &at(int i) { return data[i]; }
};
__device__ int grid[3][4][2];

__device__ __noinline__ int refer(int &r, const Derived &d, Derived &&moved, int (&row)[4], int (*rows)[4]) {
    int sum = r + d.b + moved.in[1].s[2][1] + row[2] + rows[1][3];
    r = sum;
    return sum;
}
__device__ __noinline__ int apply(Apply fn, int (&other)(int, float), int n) {
    int (*again)(int, float) = fn;
    return again(n, 1.0f) + other(n, 2.0f);
}
__device__ __noinline__ int twice(int x) { return x + x; }
__device__ __noinline__ float twice(float x) { return x + x; }
template <typename T> __device__ __noinline__ T add(T a, T *b) {
    T sum = a + *b;
    return sum;
}
__device__ int callee(int a, float b) { return a + (int)b; }

extern "C" __global__ void references(int *out, float f, Derived d, Row<float, 5> row) {
    __shared__ float tile[8][9];
    int local[2][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
    int r = out[1];
    int &also = r;
    float &first = row.at(1);
    tile[r & 7][3] = first;
    out[0] = refer(also, d, (Derived &&)d, local[0], local) + apply(callee, callee, r);
    out[2] = twice(r) + (int)twice(f) + (int)add<double>(f, (double *)out) + add<int>(r, out);
    out[3] = (int)tile[0][r & 7] + grid[r & 1][2][1];
}
