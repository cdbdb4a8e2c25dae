// What examples/toy/saxpy.toy says, with the types that its compiler tells of.
typedef unsigned u32;
typedef float f32;
struct Slice {
  f32 *data;
  u32 len;
};
extern "C" __global__ void saxpy(u32 n, f32 a, Slice x, Slice y) {
  u32 i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    y.data[i] = a * x.data[i] + y.data[i];
  }
}
