#include "twin.cuh"

extern "C" __global__ void __launch_bounds__(256) mandelbrot(unsigned width, unsigned height, float left, float top,
                                                             float step_size, unsigned limit, unsigned *counts) {
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float cr = fmaf((float)x, step_size, left), ci = fmaf(-(float)y, step_size, top), zr = 0, zi = 0;
    unsigned rounds = 0;
    while (rounds < limit && zr * zr + zi * zi <= 4.0f) {
        float next = zr * zr - zi * zi + cr;
        zi = zr * zi + zr * zi + ci;
        zr = next;
        rounds += 1;
    }
    counts[y * width + x] = rounds;
}
