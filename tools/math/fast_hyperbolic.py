"""Hyperbolic functions of the tier `fast`. A number is n log 2 + r; with e^r = c + s, c even and s odd, the sine is
(2^n - 2^-n) / 2 c + (2^n + 2^-n) / 2 s, the cosine with the factors changed, and the tangent (e^(2 x) - 1) / (e^(2 x) + 1).
"""

from functools import lru_cache

from mpmath import cosh, exp, log, mpf, sinh, sqrt

from elementary import ln2_parts
from polynomial import fit
from routine import F32, Routine, horner

TYPES = [F32]


@lru_cache(None)
def coefficients(name, ty):
    """Of (cosh r - 1) / r^2 and (sinh r / r - 1) / r^2 as functions of r^2, and of (e^(2 r) - 1) / r."""
    if name == "exp":
        return fit(lambda x: (exp(2 * x) - 1) / x, mpf("-0.1735"), mpf("0.1734"), 5, ty)
    if name == "cosh":
        f = lambda z: (cosh(sqrt(z)) - 1) / z
    else:
        f = lambda z: (sinh(sqrt(z)) / sqrt(z) - 1) / z
    return fit(f, mpf("1e-9"), mpf("0.1206"), 2, ty)


def reduced(r, x, share):
    """What is left of a number after its multiples of a share of log 2, and a sum with their count in its lowest bits."""
    ty = r.ty
    high, low = (part * share for part in ln2_parts(ty))
    t = r.fma(x, ty.nearest(1 / (log(mpf(2)) * share)), ty.magic)
    n = t - ty.magic
    return r.fma(n, -low, r.fma(n, -high, x)), t


def sine_or_cosine(ty, name):
    r = Routine(name, ty, "x", tier="fast")
    r.size = r.abs(r.x)
    rest, t = reduced(r, r.size, 1.0)
    z = rest * rest
    even = r.fma(z, horner(r, z, coefficients("cosh", ty)), 1.0)
    odd = r.fma(rest * z, horner(r, z, coefficients("sinh", ty)), rest)
    # A quarter of 2^n and of 2^-n, so that both are finite.
    exponent = r.bits(t) << ty.fraction
    quarter = ty.one - (2 << ty.fraction)
    grows = r.float(exponent + quarter)
    falls = r.float(r.emit("smax", (quarter - exponent, 0), ty.int))
    sum_of_both, difference = grows + falls, grows - falls
    first, second = (difference, sum_of_both) if name == "sinh" else (sum_of_both, difference)
    half = r.fma(first, even, second * odd)
    y = r.select(r.size > 89.5, float("inf"), half + half)
    r.ret(r.copysign(y, r.x) if name == "sinh" else y)
    return r


def tangent(ty):
    r = Routine("tanh", ty, "x", tier="fast")
    # Beyond this it is 1.
    rest, t = reduced(r, r.min(r.abs(r.x), 10.0), 0.5)
    power = r.float((r.bits(t) << ty.fraction) + ty.one)
    q = rest * horner(r, rest, coefficients("exp", ty))
    less = r.fma(power, q, power - 1.0)
    y = less * r.normal_rcp(less + 2.0)
    y = r.copysign(y, r.x)
    r.ret(r.select(r.x.unordered(r.x), r.x, y))
    return r


def routines(ty):
    return [sine_or_cosine(ty, "sinh"), sine_or_cosine(ty, "cosh"), tangent(ty)]
