"""Hyperbolic functions of f64 of the tier `device`, with errors of some products and sums left out."""

from functools import lru_cache

from mpmath import cosh, exp, log, mpf, sinh, sqrt, tanh

from device_norms_f64 import inverse_of
from polynomial import fit
from routine import F64, Routine, horner

HALF_LOG = log(mpf(2)) / 2


@lru_cache(None)
def power_terms():
    """Of (e^r - 1) / r."""
    return fit(lambda x: (exp(x) - 1) / x, -HALF_LOG * mpf("1.0001"), HALF_LOG, 10, F64)


@lru_cache(None)
def odd_terms(name):
    """Of (f(r) / r - 1) / r^2 as a function of r^2, f odd."""
    f, most, degree = {"sinh": (sinh, "1.0001", 6), "tanh": (tanh, "0.5042", 12)}[name]
    return fit(lambda z: (f(sqrt(z)) / sqrt(z) - 1) / z, mpf("1e-9"), mpf(most), degree, F64)


def reduced(r, x, share=1):
    """What is left of a number after its multiples of a share of log 2, and a sum with their count in its lowest bits."""
    high, low = r.ty.pair(log(mpf(2)) * share)
    t = r.fma(x, r.ty.nearest(1 / (log(mpf(2)) * share)), r.ty.magic)
    n = t - r.ty.magic
    return r.fma(n, -low, r.fma(n, -high, x)), r.trunc(r.bits(t))


def raised(r, a, n, by):
    """a 2^(n + by), where that is normal."""
    bits = r.bits(a)
    exponent = (n << 20) + (by << 20) if by else n << 20
    return r.float(bits + (r.zext(exponent, "i64") << 32))


def cosine(ty):
    text = "Half of e^x and of its inverse."
    r = Routine("cosh", ty, "x", tier="device", comment=text)
    r.size = r.abs(r.x)
    word = r.high_word(r.x) & 0x7FFFFFFF
    r.branch(word.below(0x408634CE), "finite", "far")
    r.block("finite")
    rest, n = reduced(r, r.size)
    p = r.fma(rest, horner(r, rest, power_terms()), 1.0)
    # Quarters, so that they are finite.
    part = raised(r, p, n, -2)
    sum_ = r.fma(inverse_of(r, part), 2.0**-4, part)
    r.ret(sum_ + sum_)
    r.block("far")
    r.ret(r.size + float("inf"))
    return r


def sine(ty):
    text = "x plus a polynomial, and from 1 on half of what e^x is more than its inverse."
    r = Routine("sinh", ty, "x", tier="device", comment=text)
    word = r.high_word(r.x) & 0x7FFFFFFF
    r.branch(word.below(0x3FF00000), "near", "other")
    r.block("near")
    z = r.x * r.x
    r.ret(r.fma(r.x * z, horner(r, z, odd_terms("sinh")), r.x))
    r.block("other")
    r.branch(word.below(0x408634CE), "finite", "far")
    r.block("finite")
    rest, n = reduced(r, r.abs(r.x))
    p = r.fma(rest, horner(r, rest, power_terms()), 1.0)
    part = raised(r, p, n, -2)
    half = r.fma(inverse_of(r, part), -(2.0**-4), part)
    r.ret(r.copysign(half + half, r.x))
    r.block("far")
    r.ret(r.x * float("inf"))
    return r


def tangent(ty):
    text = "x plus a polynomial, and from 0.71 on 1 - 2 / (e^(2 x) + 1)."
    r = Routine("tanh", ty, "x", tier="device", comment=text)
    word = r.high_word(r.x) & 0x7FFFFFFF
    r.branch(word.below(0x3FE6B851), "near", "other")
    r.block("near")
    z = r.x * r.x
    # Of -0 the sum is +0.
    r.ret(r.copysign(r.fma(r.x * z, horner(r, z, odd_terms("tanh")), r.x), r.x))
    r.block("other")
    # Beyond 20 it is 1.
    r.branch(word.below(0x40340000), "finite", "far")
    r.block("finite")
    rest, n = reduced(r, r.abs(r.x), mpf(1) / 2)
    double = rest + rest
    p = r.fma(double, horner(r, double, power_terms()), 1.0)
    part = raised(r, p, n, 0)
    y = r.fma(inverse_of(r, part + 1.0), -2.0, 1.0)
    r.ret(r.copysign(y, r.x))
    r.block("far")
    r.ret(r.select(r.x.unordered(r.x), r.x, r.copysign(1.0, r.x)))
    return r


def files():
    ty = F64
    return [("device_hyperbolic_f64", [sine(ty), cosine(ty), tangent(ty)])]
