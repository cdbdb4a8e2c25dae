"""Kernels of Python functions compute what Python and NumPy do."""

import math

import numpy as np
import pytest

import irc_compiler as irc
from irc_compiler import Array, boolean, f32, f64, i32, i64, u8, u32

N = 64
SCALE = 3


@irc.kernel
def axpy(n: i32, a: f32, x: Array[f32], y: Array[f32]):
    """y = a x + y"""
    i = irc.thread_index()
    if i < n:
        y[i] = a * x[i] + y[i]


def test_axpy_is_that_of_numpy():
    x = np.random.default_rng(1).standard_normal(100).astype(np.float32)
    y = np.arange(100, dtype=np.float32)
    want = np.float32(2.5) * x + y
    assert irc.run(axpy, 4, 32, 100, 2.5, x, y) == ""
    assert np.array_equal(y, want)
    assert axpy.__doc__ == "y = a x + y" and "axpy" in axpy.ptx("sm_90")


@irc.kernel
def floored(a: Array[i32], b: Array[i32], q: Array[i32], r: Array[i32]):
    i = irc.thread_idx.x
    q[i], r[i] = a[i] // b[i], a[i] % b[i]


def test_division_rounds_down_as_in_python():
    pairs = [(a, b) for a in range(-7, 8) for b in (-3, -2, -1, 1, 2, 5)]
    a, b = (np.array(part, dtype=np.int32) for part in zip(*pairs))
    q, r = np.zeros_like(a), np.zeros_like(a)
    irc.run(floored, 1, len(pairs), a, b, q, r)
    assert [(int(x), int(y)) for x, y in zip(q, r)] == [divmod(x, y) for x, y in pairs]


@irc.kernel
def bits(x: Array[u32], y: Array[u32], s: Array[i32]):
    i = irc.thread_idx.x
    y[i] = ((x[i] << 3) | (x[i] >> 29)) ^ ~x[i] & 0xFF
    s[i] = (i - 16) >> 2


def test_bits():
    x = np.arange(32, dtype=np.uint32) * np.uint32(0x9E3779B9)
    y, s = np.zeros_like(x), np.zeros(32, np.int32)
    irc.run(bits, 1, 32, x, y, s)
    assert np.array_equal(y, ((x << np.uint32(3)) | (x >> np.uint32(29))) ^ ~x & np.uint32(0xFF))
    assert list(s) == [(i - 16) >> 2 for i in range(32)]


@irc.kernel
def control(n: i32, out: Array[i32]):
    i = irc.thread_idx.x
    total = 0
    for k in range(n):
        if k == 20:
            break
        if k % 2 == 1 and k != 3 or k == i:
            continue
        total += k * SCALE
    down = 0
    for k in range(i, -1, -3):
        down += k
    j = 0
    while j * j < i:
        j += 1
    out[i] = total + (1000 if i > 15 else -1000) * j + down


def control_in_python(n, i):
    total = 0
    for k in range(n):
        if k == 20:
            break
        if k % 2 == 1 and k != 3 or k == i:
            continue
        total += k * SCALE
    down = 0
    for k in range(i, -1, -3):
        down += k
    j = 0
    while j * j < i:
        j += 1
    return total + (1000 if i > 15 else -1000) * j + down


@pytest.mark.parametrize("n", [0, 5, 25])
def test_control_flow(n):
    out = np.zeros(32, np.int32)
    irc.run(control, 1, 32, n, out)
    assert list(out) == [control_in_python(n, i) for i in range(32)]


@irc.kernel
def guarded(n: i32, x: Array[f32], out: Array[i32]):
    i = irc.thread_index()
    out[i] = i32(i < n and x[i] > 0.0)
    if not (i < n) or x[i] < 1:
        out[i] += 2


def test_and_and_or_stop_early():
    """`x[i]` past the end would be a fault."""
    x, out = np.array([0.5, -1, 2], np.float32), np.zeros(8, np.int32)
    irc.run(guarded, 1, 8, 3, x, out)
    assert list(out) == [3, 2, 1, 2, 2, 2, 2, 2]


@irc.kernel
def functions(x: Array[f64], out: Array[f64]):
    i = irc.thread_idx.x
    v = x[i]
    out[i * 8] = math.sin(v)
    out[i * 8 + 1] = np.exp(v) + math.pi
    out[i * 8 + 2] = math.atan2(v, 2.0)
    out[i * 8 + 3] = np.sqrt(abs(v))
    out[i * 8 + 4] = np.floor(v) + f64(math.floor(v))
    out[i * 8 + 5] = np.where(v > 0, v, -v) ** 3
    out[i * 8 + 6] = max(v, 0.5, min(v, 2.0))
    out[i * 8 + 7] = math.copysign(np.log1p(abs(v)), v)


def test_functions_of_math_and_numpy():
    x = np.linspace(-3, 3, 16)
    out = np.zeros(128)
    irc.run(functions, 1, 16, x, out)
    want = [
        f(v)
        for v in x
        for f in (
            math.sin, lambda v: math.exp(v) + math.pi, lambda v: math.atan2(v, 2.0),
            lambda v: math.sqrt(abs(v)), lambda v: 2 * math.floor(v), lambda v: abs(v) ** 3,
            lambda v: max(v, 0.5, min(v, 2.0)), lambda v: math.copysign(math.log1p(abs(v)), v),
        )
    ]
    assert np.allclose(out, want, rtol=1e-15, atol=0)


@irc.kernel
def reduce(x: Array[f32], out: Array[f32]):
    tile = irc.shared(f32, 128)
    t = irc.thread_idx.x
    tile[t] = x[irc.thread_index()]
    step = 64
    while step > 0:
        irc.barrier()
        if t < step:
            tile[t] += tile[t + step]
        step = step // 2
    if t == 0:
        irc.atomic_add(out, 0, tile[0])


def test_shared_memory_and_atomics():
    x, out = np.arange(256, dtype=np.float32), np.zeros(1, np.float32)
    for schedule in ("fair", "random", "adversarial"):
        out[0] = 0
        irc.run(reduce, 2, 128, x, out, schedule=schedule, seed=5)
        assert out[0] == x.sum()


TILE = 8


@irc.kernel
def matmul(n: i32, a: Array[f32], b: Array[f32], c: Array[f32]):
    left, right = irc.shared(f32, (TILE, TILE)), irc.shared(f32, (TILE, TILE))
    tx, ty = irc.thread_idx.x, irc.thread_idx.y
    row, column = irc.block_idx.y * TILE + ty, irc.block_idx.x * TILE + tx
    total: f32 = 0
    for k in range(0, n, TILE):
        left[ty, tx] = a[row * n + k + tx]
        right[ty, tx] = b[(k + ty) * n + column]
        irc.barrier()
        for j in range(TILE):
            total += left[ty, j] * right[j, tx]
        irc.barrier()
    c[row * n + column] = total


def test_tiled_matrix_product():
    n = 16
    rng = np.random.default_rng(3)
    a, b = (rng.integers(-4, 5, (n, n)).astype(np.float32) for _ in range(2))
    c = np.zeros((n, n), np.float32)
    irc.run(matmul, (2, 2), (TILE, TILE), n, a, b, c)
    assert np.array_equal(c, a @ b)


@irc.function
def clamp(x: f32, low: f32, high: f32) -> f32:
    if x < low:
        return low
    return high if x > high else x


@irc.function
def gcd(a: i32, b: i32) -> i32:
    return a if b == 0 else gcd(b, a % b)


@irc.kernel
def calls(x: Array[f32], out: Array[i32]):
    i = irc.thread_idx.x
    x[i] = clamp(x[i], -1, 1)
    out[i] = gcd(i + 6, 12)


def test_functions_are_called():
    x, out = np.linspace(-2, 2, 16, dtype=np.float32), np.zeros(16, np.int32)
    want = np.clip(x, -1, 1)
    irc.run(calls, 1, 16, x, out)
    assert np.array_equal(x, want) and list(out) == [math.gcd(i + 6, 12) for i in range(16)]
    assert clamp(3, -1, 1) == 1


@irc.kernel
def lanes(out: Array[i32], votes: Array[u32]):
    i = irc.lane
    out[i] = irc.shuffle_xor(i, 1) * 100 + irc.shuffle_down(i, 2)
    votes[i] = irc.ballot(i % 3 == 0)
    out[i] += irc.popcount(i)


def test_warps():
    out, votes = np.zeros(32, np.int32), np.zeros(32, np.uint32)
    irc.run(lanes, 1, 32, out, votes)
    down = [i + 2 if i + 2 < 32 else i for i in range(32)]
    assert list(out) == [(i ^ 1) * 100 + down[i] + bin(i).count("1") for i in range(32)]
    assert set(votes) == {sum(1 << i for i in range(0, 32, 3))}


@irc.kernel
def types(small: Array[u8], wide: Array[i64], truth: Array[boolean], half: Array[irc.f16]):
    i = irc.thread_idx.x
    wide[i] = i64(small[i]) * 1000000007 + i
    truth[i] = small[i] >= 128
    half[i] = irc.f16(f32(small[i]) / 3)
    small[i] += 1


def test_types_of_all_widths():
    small = np.arange(0, 256, 8, dtype=np.uint8)
    want = small.copy()
    wide, truth, half = np.zeros(32, np.int64), np.zeros(32, bool), np.zeros(32, np.float16)
    irc.run(types, 1, 32, small, wide, truth, half)
    assert list(wide) == [int(x) * 1000000007 + i for i, x in enumerate(want)]
    assert list(truth) == list(want >= 128)
    assert np.array_equal(half, (want.astype(np.float32) / 3).astype(np.float16))
    assert np.array_equal(small, want + 1)


def test_a_closure_is_taken_as_it_is():
    factor = 7

    @irc.kernel
    def scaled(x: Array[i32]):
        x[irc.thread_idx.x] *= factor

    x = np.arange(8, dtype=np.int32)
    irc.run(scaled, 1, 8, x)
    assert list(x) == [7 * i for i in range(8)]


def test_all_targets_have_it():
    for target in ("sm_50", "sm_75", "sm_90", "sm_120"):
        assert f".target {target}" in matmul.ptx(target)
    assert "approx" in irc.kernel(_sine, math="approx").ptx("sm_90")
    assert "f64" in irc.kernel(_sine, math="rounded").ptx("sm_90")
    assert "f64" not in irc.kernel(_sine, math="fast").ptx("sm_90")


def _sine(x: Array[f32]):
    x[irc.thread_idx.x] = math.sin(x[irc.thread_idx.x])


def test_atomics_and_votes():
    @irc.kernel
    def bits(x: Array[u32], out: Array[i32]):
        i = irc.thread_index()
        irc.atomic_or(x, 0, u32(1) << u32(i))
        irc.atomic_and(x, 1, ~(u32(1) << u32(i)))
        irc.atomic_xor(x, 2, u32(i))
        # Each thread takes a place of its own in a table.
        at = i % 3
        while irc.atomic_compare_exchange(x, 4 + at, 0, u32(i) + 1) != 0:
            at = (at + 1) % 32
        irc.barrier_warp()
        out[i] = i32(irc.all_lanes(i < 31)) + 2 * i32(irc.any_lane(i == 7)) + 4 * irc.trailing_zeros(i + 32)

    x, out = np.zeros(36, np.uint32), np.zeros(32, np.int32)
    x[1] = 0xFFFFFFFF
    irc.run(bits, 1, 32, x, out)
    assert (x[0], x[1], x[2]) == (0xFFFFFFFF, 0, 0)
    assert sorted(x[4:]) == list(range(1, 33))
    zeros = [(i & -i).bit_length() - 1 if i else 5 for i in range(32)]
    assert list(out) == [2 + 4 * zero for zero in zeros]
