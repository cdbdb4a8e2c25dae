"""The arc tangent of the tier `fast`: a polynomial up to 1, and beyond that of the inverse, taken from pi / 2."""

from functools import lru_cache

from mpmath import atan, mpf, pi, sqrt

from polynomial import fit
from routine import F32, Routine, horner

TYPES = [F32]


@lru_cache(None)
def coefficients(ty):
    """Of (atan(x) / x - 1) / x^2 as a function of x^2."""
    return fit(lambda z: (atan(sqrt(z)) / sqrt(z) - 1) / z, mpf("1e-9"), mpf("1.00001"), 8, ty)


def atan_fast(ty):
    r = Routine("atan", ty, "x", tier="fast")
    size = r.abs(r.x)
    r.large = size > 1.0
    a = r.select(r.large, r.normal_rcp(r.min(size, 2.0**126)), size)
    z = a * a
    near = r.fma(a * z, horner(r, z, coefficients(ty)), a)
    y = r.select(r.large, ty.nearest(pi / 2) - near, near)
    r.ret(r.copysign(y, r.x))
    return r


def routines(ty):
    return [atan_fast(ty)]
