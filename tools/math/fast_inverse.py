"""Inverse trigonometric functions of the tier `fast`. The arc tangent is a polynomial up to 1, and beyond that of the inverse,
taken from pi / 2; the arc sine is one up to 9/16, and beyond that of the root of (1 - x) / 2.
"""

from functools import lru_cache

from mpmath import asin, atan, mpf, pi, sqrt

from polynomial import fit
from routine import F32, Routine, horner

TYPES = [F32]


@lru_cache(None)
def coefficients(ty):
    """Of (atan(x) / x - 1) / x^2 as a function of x^2."""
    return fit(lambda z: (atan(sqrt(z)) / sqrt(z) - 1) / z, mpf("1e-9"), mpf("1.00001"), 8, ty)


def atan_fast(ty, tier="fast"):
    r = Routine("atan", ty, "x", tier=tier)
    size = r.abs(r.x)
    r.large = size > 1.0
    a = r.select(r.large, r.normal_rcp(r.min(size, 2.0**126)), size)
    z = a * a
    near = r.fma(a * z, horner(r, z, coefficients(ty)), a)
    y = r.select(r.large, ty.nearest(pi / 2) - near, near)
    r.ret(r.copysign(y, r.x))
    return r


def atan2_fast(ty, tier="fast"):
    text = "The lesser size over the greater, which is brought to what has an inverse; then by quadrant."
    r = Routine("atan2", ty, "y", "x", tier=tier, comment=text)
    x, y = r.abs(r.x), r.abs(r.y)
    r.more, r.less = r.max(x, y), r.min(x, y)
    lowered = r.select(r.more > 2.0**64, 2.0**-64, 1.0)
    r.by = r.select(r.more < 2.0**-64, 2.0**64, lowered)
    r.a = (r.less * r.by) * r.normal_rcp(r.more * r.by)
    # Two infinite numbers are equal; a zero is nothing of another.
    r.plain = (r.more > 0.0) & (r.more < float("inf"))
    r.same = r.less.eq(float("inf"))
    r.a = r.select(r.plain, r.a, r.select(r.same, 1.0, 0.0))
    z = r.a * r.a
    near = r.fma(r.a * z, horner(r, z, coefficients(ty)), r.a)
    angle = r.select(y > x, ty.nearest(pi / 2) - near, near)
    angle = r.select(r.bits(r.x) < 0, ty.nearest(pi) - angle, angle)
    r.ret(r.select(r.x.unordered(r.y), float("nan"), r.copysign(angle, r.y)))
    return r


@lru_cache(None)
def sine_coefficients(ty):
    """Of (asin(s) / s - 1) / s^2 as a function of s^2."""
    return fit(lambda z: (asin(sqrt(z)) / sqrt(z) - 1) / z, mpf("1e-9"), mpf("0.3165"), 5, ty)


def of_root(r):
    """asin of the size up to 9/16, beyond that of the root of half of what it lacks of 1."""
    r.size = r.abs(r.x)
    r.far = r.size > 0.5625
    z = r.select(r.far, r.fma(r.size, -0.5, 0.5), r.size * r.size)
    s = r.select(r.far, r.normal_sqrt(z), r.size)
    r.part = r.fma(s * z, horner(r, z, sine_coefficients(r.ty)), s)


def asin_fast(ty, tier="fast"):
    r = Routine("asin", ty, "x", tier=tier)
    of_root(r)
    high, low = ty.pair(pi / 2)
    y = r.select(r.far, high - r.fma(r.part, 2.0, -low), r.part)
    r.ret(r.copysign(r.select(r.size <= 1.0, y, float("nan")), r.x))
    return r


def acos_fast(ty, tier="fast"):
    r = Routine("acos", ty, "x", tier=tier)
    of_root(r)
    # From pi / 2, and where it is far from 0 or pi.
    signed = r.copysign(r.part, r.x)
    start = r.select(r.x > 0.0, 0.0, ty.nearest(pi))
    y = r.select(r.far, r.fma(signed, 2.0, start), ty.nearest(pi / 2) - signed)
    r.ret(r.select(r.size <= 1.0, y, float("nan")))
    return r


def routines(ty):
    return [asin_fast(ty), acos_fast(ty), atan_fast(ty), atan2_fast(ty)]
