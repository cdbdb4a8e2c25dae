#include "device.cuh"

__device__ int numbers[4] = {1, 2, 3, 4};
__device__ int *inside[3] = {numbers, numbers + 2, &numbers[3]};
struct Node { Node *next; int value; };
extern __device__ Node second;
__device__ Node first = {&second, 1};
__device__ Node second = {nullptr, 2};
__global__ void walk(int *out) {
    Node *node = &first;
    for (unsigned i = 0; i < threadIdx.x; i++) node = node->next;
    *out = node->value + *inside[threadIdx.x % 3];
}
