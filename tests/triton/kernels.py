"""Kernels in Triton: tools/record-triton.sh makes LLVM IR of them."""

import triton
import triton.language as tl


@triton.jit
def matmul(a, b, c, m, n, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """c = a * b, row after row: f16 in, f32 out."""
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    inner = tl.arange(0, BK)
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for start in range(0, k, BK):
        at = start + inner
        left = tl.load(a + rows[:, None] * k + at[None, :], (rows[:, None] < m) & (at[None, :] < k), 0.0)
        right = tl.load(b + at[:, None] * n + columns[None, :], (at[:, None] < k) & (columns[None, :] < n), 0.0)
        total = tl.dot(left, right, total)
    inside = (rows[:, None] < m) & (columns[None, :] < n)
    tl.store(c + rows[:, None] * n + columns[None, :], total, inside)


@triton.jit
def softmax(x, y, width, BLOCK: tl.constexpr):
    """The softmax of each row."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    numbers = tl.load(x + row * width + at, at < width, -float("inf"))
    powers = tl.exp(numbers - tl.max(numbers, axis=0))
    tl.store(y + row * width + at, powers / tl.sum(powers, axis=0), at < width)


@triton.jit
def attention(q, k, v, out, length, scale, BQ: tl.constexpr, BK: tl.constexpr, WIDTH: tl.constexpr):
    """softmax(q * k^T * scale) * v with a running maximum, of one head."""
    rows = tl.program_id(0) * BQ + tl.arange(0, BQ)
    field = tl.arange(0, WIDTH)
    queries = tl.load(q + rows[:, None] * WIDTH + field[None, :], rows[:, None] < length, 0.0)
    most = tl.full((BQ,), -float("inf"), tl.float32)
    whole = tl.zeros((BQ,), tl.float32)
    total = tl.zeros((BQ, WIDTH), tl.float32)
    for start in range(0, length, BK):
        keys = start + tl.arange(0, BK)
        key = tl.load(k + keys[:, None] * WIDTH + field[None, :], keys[:, None] < length, 0.0)
        scores = tl.dot(queries, tl.trans(key)) * scale
        scores = tl.where(keys[None, :] < length, scores, -float("inf"))
        larger = tl.maximum(most, tl.max(scores, axis=1))
        powers = tl.exp(scores - larger[:, None])
        shrunk = tl.exp(most - larger)
        whole = whole * shrunk + tl.sum(powers, axis=1)
        value = tl.load(v + keys[:, None] * WIDTH + field[None, :], keys[:, None] < length, 0.0)
        total = tl.dot(powers.to(tl.float16), value, total * shrunk[:, None])
        most = larger
    tl.store(out + rows[:, None] * WIDTH + field[None, :], total / whole[:, None], rows[:, None] < length)
