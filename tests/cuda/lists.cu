#include "device.cuh"
#ifndef __NVCC__
extern "C" __device__ void *malloc(unsigned long);
extern "C" __device__ void free(void *);
#endif

struct Link { Link *next; int value; };
__global__ void lists(int *out, int n) {
    Link *first = nullptr;
    for (int i = 0; i < n + (int)threadIdx.x; i++) {
        Link *link = (Link *)malloc(sizeof(Link));
        link->next = first, link->value = i * i;
        first = link;
    }
    int sum = 0;
    while (first) {
        Link *next = first->next;
        sum = sum * 3 + first->value;
        free(first);
        first = next;
    }
    out[threadIdx.x] = sum;
}
