"""Hyperbolic functions of the tier `fast`. For the sine a number is n log 2 + r; with e^r = c + s, c even and s odd, it is
(2^n - 2^-n) / 2 c + (2^n + 2^-n) / 2 s.
"""

from functools import lru_cache

from mpmath import cosh, exp, log, mpf, sinh, sqrt, tanh

from elementary import ln2_parts
from polynomial import fit
from routine import F32, Routine, horner

TYPES = [F32]


@lru_cache(None)
def coefficients(name, ty):
    """Of (cosh r - 1) / r^2, (sinh r / r - 1) / r^2 and (tanh r / r - 1) / r^2 as functions of r^2."""
    if name == "tanh":
        return fit(lambda z: (tanh(sqrt(z)) / sqrt(z) - 1) / z, mpf("1e-9"), mpf("0.3907"), 4, ty)
    if name == "cosh":
        f = lambda z: (cosh(sqrt(z)) - 1) / z
    else:
        f = lambda z: (sinh(sqrt(z)) / sqrt(z) - 1) / z
    if name == "sinh_far":
        return fit(f, mpf("1e-9"), mpf("1.0001"), 3, ty)
    return fit(f, mpf("1e-9"), mpf("0.1206"), 2, ty)


def reduced(r, x, share, raised=0):
    """What is left of a number after its multiples of a share of log 2, and a sum with their count, raised, in its lowest bits."""
    ty = r.ty
    high, low = (part * share for part in ln2_parts(ty))
    magic = ty.magic + raised
    t = r.fma(x, ty.nearest(1 / (log(mpf(2)) * share)), magic)
    n = t - magic
    return r.fma(n, -low, r.fma(n, -high, x)), t


def sine(ty):
    r = Routine("sinh", ty, "x", tier="fast")
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
    half = r.fma(grows - falls, even, (grows + falls) * odd)
    y = r.select(r.size > 89.5, float("inf"), half + half)
    r.ret(r.copysign(y, r.x))
    return r


def power(r, x, base_log, degree, raised=0):
    """base^x 2^raised of a number that is not negative, where that is normal."""
    ty = r.ty
    rest, t = reduced(r, x, 1 / mpf(base_log), raised)
    # Not as far below 0 as above, so that no point is 0.
    least, most = mpf("-0.3469") / base_log, mpf("0.3468") / base_log
    q = fit(lambda x: (exp(x * base_log) - 1) / x, least, most, degree, ty)
    p = r.fma(rest, horner(r, rest, q), 1.0)
    return r.float(r.bits(p) + (r.bits(t) << ty.fraction))


def cosine(ty):
    r = Routine("cosh", ty, "x", tier="fast", comment="Half of e^x and of its inverse, which errs the other way.")
    r.size = r.abs(r.x)
    # Little enough of it to have an inverse where the result is infinite.
    r.part = power(r, r.min(r.size, 90.0), 1, 5, -5)
    y = r.fma(r.part, 2.0**4, r.normal_rcp(r.part) * 2.0**-6)
    r.ret(r.select(r.x.unordered(r.x), r.x, y))
    return r


def tangent(ty):
    r = Routine("tanh", ty, "x", tier="fast", comment="x plus a polynomial, and from 5/8 on 1 - 2 / (e^(2 x) + 1).")
    r.size = r.abs(r.x)
    # Beyond this it is 1.
    e = power(r, r.min(r.size, 10.0), 2, 4)
    far = r.fma(r.normal_rcp(e + 1.0), -2.0, 1.0)
    z = r.x * r.x
    near = r.fma(r.size * z, horner(r, z, coefficients("tanh", ty)), r.size)
    y = r.copysign(r.select(r.size < 0.625, near, far), r.x)
    r.ret(r.select(r.x.unordered(r.x), r.x, y))
    return r


def routines(ty):
    return [sine(ty), cosine(ty), tangent(ty)]
