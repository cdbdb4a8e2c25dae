#include "twin.cuh"

extern "C" __global__ void __launch_bounds__(256)
game_of_life(unsigned width, unsigned height, const unsigned char *cells, unsigned char *next) {
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    unsigned neighbours = 0;
    for (unsigned dy = 0; dy < 3; dy++)
        for (unsigned dx = 0; dx < 3; dx++)
            if (dx != 1 || dy != 1) {
                unsigned row = (y + height + dy - 1) % height, column = (x + width + dx - 1) % width;
                neighbours += cells[row * width + column];
            }
    unsigned char cell = cells[y * width + x];
    switch (neighbours) {
    case 2: break;
    case 3: cell = 1; break;
    default: cell = 0;
    }
    next[y * width + x] = cell;
}
