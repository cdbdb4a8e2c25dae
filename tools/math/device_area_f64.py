"""Inverse hyperbolic functions and log(1 + x) of f64 of the tier `device`.

With s = f / (2 + f) and R = 2 atanh(s) / s - 2, a polynomial of s^2, log(1 + f) is f - s (f - R): errors of s count little.
"""

from functools import lru_cache

from mpmath import atanh, mpf, sqrt

from device_norms_f64 import inverse_of, inverse_root
from elementary import ln2_parts
from polynomial import fit
from routine import F64, Routine, horner

# From here on one is added to w, the exponent taken off and what the sum lacks added; the upper word of it.
FAR = 0x3FDA8000


@lru_cache(None)
def terms():
    """Of (2 atanh(s) / s - 2) / s^2 as a function of s^2."""
    return fit(lambda z: (2 * atanh(sqrt(z)) / sqrt(z) - 2) / z, mpf("1e-9"), mpf("0.0295"), 7, F64)


def part(r, f):
    """What log(1 + f) is less than f."""
    s = f * inverse_of(r, f + 2.0)
    z = s * s
    return s * r.fma(-z, horner(r, z, terms()), f)


def near(r, w):
    return w - part(r, w)


def far(r, u, lacks, more):
    """log(u + lacks) of a normal number, and `more` times log 2."""
    ty = r.ty
    bits = r.bits(u)
    # Of the power of two that leaves a number from sqrt(1/2) to sqrt(2).
    exponent = (r.high_word_of(bits) - 0x3FE6A09E) & 0xFFF00000
    m = r.float(bits - (r.zext(exponent, "i64") << 32))
    # Where this is 0 the sum lacks nothing.
    factor = r.of_high_word(r.emit("smax", (r.emit("sub", (0x3FF00000, exponent), "i32"), 0), "i32"))
    lead = m - 1.0
    f = r.fma(lacks, factor, lead)
    e = r.from_int(r.emit("ashr", (exponent, 20), "i32"))
    if more is not None:
        e = e + more
    high, low = ln2_parts(ty)
    less = r.fma(-lacks, factor, r.fma(e, -low, part(r, f)))
    return r.fma(e, high, lead - less)


def logarithm(r, w, signed):
    """Blocks for log(1 + w) of the sizes of the functions: of `w` and of a large number and what is added to its exponent."""
    r.branch(r.high_word(w).below(FAR), ("near", w), ("one_more", w))
    r.block("near", close=r.ty)
    r.ret(signed(near(r, r.close)))
    r.block("one_more", size_of_w=r.ty)
    w = r.size_of_w
    u = w + 1.0
    r.jump(("far", u, w - (u - 1.0), 0.0))
    r.block("far", u=r.ty, lacks=r.ty, more=r.ty)
    r.ret(signed(far(r, r.u, r.lacks, r.more)))


def asinh(ty):
    r = Routine("asinh", ty, "x", tier="device", comment="w = |x| + x^2 / (1 + sqrt(1 + x^2)).")
    word = r.high_word(r.x) & 0x7FFFFFFF
    r.size = r.abs(r.x)
    declare(r)
    r.branch(word.below(0x41B00000), "root", "large")
    r.block("large")
    r.branch(word.below(0x7FF00000), ("far", r.size, 0.0, 1.0), "none")
    r.block("none")
    r.ret(r.x + r.x)
    r.block("root")
    square = r.x * r.x
    one = square + 1.0
    root = one * inverse_root(r, one)
    w = r.fma(square, inverse_of(r, root + 1.0), r.size)
    logarithm(r, w, lambda y: r.copysign(y, r.x))
    return r


def declare(r):
    for label, count in [("near", 1), ("one_more", 1), ("far", 3)]:
        r.blocks[label] = [r.ty] * count
    for label in ["root", "large", "none"]:
        r.blocks[label] = []


def acosh(ty):
    r = Routine("acosh", ty, "x", tier="device", comment="w = t + sqrt(2 t + t^2) with t = x - 1.")
    word = r.high_word(r.x)
    declare(r)
    r.branch((word - 0x3FF00000).below(0x01C00000), "root", "large")
    r.block("large")
    r.branch((word - 0x3FF00000).below(0x40000000), ("far", r.x, 0.0, 1.0), "none")
    r.block("none")
    r.ret(r.select(r.x.eq(float("inf")), r.x, float("nan")))
    r.block("root")
    t = r.x - 1.0
    v = r.fma(t, t, t + t)
    y = inverse_root(r, v + 2.0**-300)
    first = v * y
    root = r.fma(r.fma(-first, first, v), y * 0.5, first)
    logarithm(r, root + t, lambda y: y)
    return r


def area_tangent(ty):
    text = "|x| plus a polynomial, and from 11/64 on half of log(1 + w) with w = 2 |x| / (1 - |x|)."
    r = Routine("atanh", ty, "x", tier="device", comment=text)
    word = r.high_word(r.x) & 0x7FFFFFFF
    r.branch(word.below(0x3FC60000), "small", "other")
    r.block("small")
    z = r.x * r.x
    r.ret(r.fma(r.x * z, horner(r, z, [c / 2 for c in terms()]), r.x))
    r.block("other")
    r.branch(word.below(0x3FF00000), "within", "out")
    r.block("within")
    size = r.abs(r.x)
    n, d = size + size, 1.0 - size
    inverse = inverse_of(r, d)
    q = n * inverse
    w = r.fma(r.fma(-q, d, n), inverse, q)
    u = w + 1.0
    r.ret(r.copysign(far(r, u, w - (u - 1.0), None) * 0.5, r.x))
    r.block("out")
    r.ret(r.select(r.abs(r.x).eq(1.0), r.x * float("inf"), float("nan")))
    return r


def log1p(ty):
    r = Routine("log1p", ty, "x", tier="device")
    word = r.high_word(r.x)
    # Of sizes below 0.2929, with a zero of either sign.
    is_near = (word & 0x7FFFFFFF).below(0x3FD2BEC3)
    r.branch(is_near, "near", "more")
    r.block("near")
    r.ret(near(r, r.x))
    r.block("more")
    u = r.x + 1.0
    r.branch((r.high_word(u) - 0x00100000).below(0x7FE00000), "far", "none")
    r.block("far")
    r.ret(far(r, u, r.x - (u - 1.0), None))
    r.block("none")
    r.ret(r.select(u.eq(0.0), -float("inf"), r.select(u > 0.0, u, float("nan"))))
    return r


def files():
    ty = F64
    return [("device_area_f64", [asinh(ty), acosh(ty), area_tangent(ty), log1p(ty)])]
