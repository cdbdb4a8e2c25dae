"""Kernels that somebody who knows NumPy writes first, with what docs/python.md says."""

import math

import numpy as np
import pytest

import irc_compiler as irc
from irc_compiler import Array, f32, i32

RANDOM = np.random.default_rng(7)


def test_a_stencil_in_two_dimensions():
    @irc.kernel
    def heat(width: i32, height: i32, old: Array[f32], new: Array[f32]):
        x = irc.block_idx.x * irc.block_dim.x + irc.thread_idx.x
        y = irc.block_idx.y * irc.block_dim.y + irc.thread_idx.y
        if 0 < x < width - 1 and 0 < y < height - 1:
            i = y * width + x
            new[i] = old[i] + 0.25 * (
                old[i - 1] + old[i + 1] + old[i - width] + old[i + width] - 4 * old[i]
            )

    old = RANDOM.random((11, 19), dtype=np.float32)
    new = old.copy()
    irc.run(heat, (3, 2), (8, 8), 19, 11, old, new)
    want = old.copy()
    want[1:-1, 1:-1] += np.float32(0.25) * (
        old[1:-1, :-2] + old[1:-1, 2:] + old[:-2, 1:-1] + old[2:, 1:-1] - 4 * old[1:-1, 1:-1]
    )
    assert np.allclose(new, want, atol=1e-6)


def test_a_histogram():
    @irc.kernel
    def histogram(n: i32, x: Array[f32], bins: Array[i32]):
        local = irc.shared(i32, 16)
        t = irc.thread_idx.x
        if t < 16:
            local[t] = 0
        irc.barrier()
        i = irc.thread_index()
        if i < n:
            irc.atomic_add(local, i32(x[i] * 16), 1)
        irc.barrier()
        if t < 16:
            irc.atomic_add(bins, t, local[t])

    x = RANDOM.random(1000, dtype=np.float32)
    bins = np.zeros(16, np.int32)
    irc.run(histogram, 8, 128, len(x), x, bins)
    assert (bins == np.histogram(x, 16, (0, 1))[0]).all()


def test_a_mandelbrot_set():
    @irc.kernel
    def mandelbrot(width: i32, height: i32, out: Array[i32]):
        i = irc.thread_index()
        if i >= width * height:
            return
        cx = f32(i % width) / f32(width) * 3.0 - 2.0
        cy = f32(i // width) / f32(height) * 2.0 - 1.0
        x, y = 0.0, 0.0
        n = 0
        for step in range(50):
            if x * x + y * y > 4:
                break
            x, y = x * x - y * y + cx, 2 * x * y + cy
            n = step + 1
        out[i] = n

    width, height = 30, 20
    out = np.zeros((height, width), np.int32)
    irc.run(mandelbrot, 5, 128, width, height, out)
    f = np.float32
    for i in range(width * height):
        cx = f(i % width) / f(width) * f(3) - f(2)
        cy = f(i // width) / f(height) * f(2) - f(1)
        x = y = f(0)
        n = 0
        while n < 50 and x * x + y * y <= 4:
            x, y, n = x * x - y * y + cx, f(2) * x * y + cy, n + 1
        assert out[i // width, i % width] == n, i


def test_a_softmax_of_rows():
    @irc.kernel
    def softmax(columns: i32, x: Array[f32], out: Array[f32]):
        part = irc.shared(f32, 64)
        t = irc.thread_idx.x
        row = irc.block_idx.x * columns
        largest = -math.inf
        for i in range(t, columns, 64):
            largest = max(largest, x[row + i])
        part[t] = largest
        irc.barrier()
        largest = part[0]
        for i in range(1, 64):
            largest = max(largest, part[i])
        irc.barrier()
        total = 0.0
        for i in range(t, columns, 64):
            total += math.exp(x[row + i] - largest)
        part[t] = total
        irc.barrier()
        total = 0.0
        for i in range(64):
            total += part[i]
        for i in range(t, columns, 64):
            out[row + i] = math.exp(x[row + i] - largest) / total

    x = RANDOM.standard_normal((5, 150)).astype(np.float32)
    out = np.zeros_like(x)
    irc.run(softmax, 5, 64, 150, x, out, schedule="random", seed=3)
    e = np.exp(x - x.max(axis=1, keepdims=True))
    assert np.allclose(out, e / e.sum(axis=1, keepdims=True), rtol=1e-5)


def test_mistakes_of_a_first_kernel():
    x = np.zeros(8)

    @irc.kernel
    def scale(a: f32, x: Array[f32]):
        i = irc.thread_index()
        x[i] *= a

    # NumPy's default is float64.
    with pytest.raises(irc.LaunchError, match=r"argument 2 of `scale` \(x\): expected an array of f32, found one of f64"):
        irc.run(scale, 1, 8, 2.0, x)
    x = x.astype(np.float32)
    with pytest.raises(irc.LaunchError, match=r"takes 2 arguments \(a: f32, x: Array\[f32\]\), not 1"):
        irc.run(scale, 1, 8, x)
    with pytest.raises(irc.LaunchError, match="expected an array, found list"):
        irc.run(scale, 1, 8, 2.0, [1, 2, 3])
    with pytest.raises(irc.Fault, match="out-of-bounds"):
        irc.run(scale, 1, 32, 2.0, x)
    with pytest.raises(irc.LaunchError, match="1024 threads"):
        irc.run(scale, 1, 2048, 2.0, x)
    with pytest.raises(TypeError, match="is a kernel"):
        scale(2.0, x)
