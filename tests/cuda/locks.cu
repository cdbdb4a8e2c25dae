#include "device.cuh"

// Every thread of every block takes the same lock.
__global__ void deposit(int *lock, volatile int *accounts, int n) {
    bool done = false;
    while (!done) {
        if (atomicCAS(lock, 0, 1) == 0) {
            __threadfence();
            int i = (blockIdx.x * blockDim.x + threadIdx.x) % n;
            accounts[i] = accounts[i] * 3 % 1009 + 1;
            __threadfence();
            atomicExch(lock, 0);
            done = true;
        }
    }
}
