"""Kernels in Numba's Python: arrays of one and two axes, shared memory, atomics, the math library, Python's division."""

import math

from numba import cuda, float32, float64, int32


def axpy(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i] + y[i]


def total(x, out):
    part = cuda.shared.array(128, float32)
    lane, i = cuda.threadIdx.x, cuda.grid(1)
    part[lane] = x[i] if i < x.size else float32(0)
    cuda.syncthreads()
    half = 64
    while half > 0:
        if lane < half:
            part[lane] += part[lane + half]
        cuda.syncthreads()
        half //= 2
    if lane == 0:
        cuda.atomic.add(out, 0, part[0])


def curve(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = float32(math.exp(x[i]) * math.sin(x[i]) + math.sqrt(abs(x[i])))


def matmul(a, b, c):
    i, j = cuda.grid(2)
    if i < c.shape[0] and j < c.shape[1]:
        cell = float32(0)
        for k in range(a.shape[1]):
            cell += a[i, k] * b[k, j]
        c[i, j] = cell


def steps(x, y):
    """Integer division and remainder of Python, and the orbit of a complex number."""
    i = cuda.grid(1)
    if i < x.size:
        z, count = 0j, 0
        while count < 20 and abs(z.real) + abs(z.imag) < 8:
            z = z * z + complex(x[i] % 5 - 2, x[i] // 5)
            count += 1
        y[i] = count * 100 + x[i] // 3 - x[i] % 7


NAMES = {
    axpy: (float32, float32[:], float32[:]),
    total: (float32[::1], float32[::1]),
    curve: (float64[::1], float32[::1]),
    matmul: (float32[:, ::1], float32[:, ::1], float32[:, ::1]),
    steps: (int32[::1], int32[::1]),
}
