#include "device.cuh"

struct Entry { int key; float weight; short tag; char name[6]; };
__constant__ Entry entries[3] = {{1, 0.5f, -1, "one"}, {2, -2.25f, 7, "two"}, {3, 1e10f, 9, "three"}};
__constant__ double scale = 2.5;
__device__ const char *words[2] = {"left", "right"};
__global__ void look(double *out, int i) {
    out[0] = entries[i].weight * scale + entries[i].key + entries[i].tag + entries[i].name[1];
    out[1] = words[i][0];
}
