#include "twin.cuh"

constexpr unsigned CAPACITY = 8;

struct Queue {
    unsigned lock, taken, put, items[CAPACITY];
};

__device__ Queue queue;

__device__ bool push(unsigned item) {
    if (queue.put - queue.taken == CAPACITY) return false;
    queue.items[queue.put % CAPACITY] = item;
    queue.put += 1;
    return true;
}

__device__ bool pop(unsigned *to) {
    if (queue.put == queue.taken) return false;
    *to = queue.items[queue.taken % CAPACITY];
    queue.taken += 1;
    return true;
}

extern "C" __global__ void __launch_bounds__(256) spin_lock_queue(unsigned *output) {
    unsigned thread = blockIdx.x * blockDim.x + threadIdx.x;
    bool done = false;
    while (!done) {
        if (cas_acquire(&queue.lock, 0, 1)) {
            done = thread % 2 == 0 ? push(thread) : pop(&output[thread / 2]);
            store_release(&queue.lock, 0u);
        }
    }
}
