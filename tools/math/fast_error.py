"""The error function of the tier `fast`: a polynomial up to 1, and beyond that 1 less a power of 2."""

from functools import lru_cache

from mpmath import erf, erfc, log, mpf, sqrt

from fast_exp import coefficients as power_coefficients
from polynomial import fit
from routine import F32, Routine, horner

TYPES = [F32]


@lru_cache(None)
def coefficients(name, ty):
    """Of erf(x) / x as a function of x^2, and of log2 erfc(x) / x as one of x."""
    if name == "near":
        return fit(lambda z: erf(sqrt(z)) / sqrt(z), mpf("1e-9"), mpf("1.0001"), 7, ty)
    return fit(lambda x: log(erfc(x), 2) / x, mpf("0.999"), mpf("4.01"), 8, ty)


def erf_fast(ty):
    r = Routine("erf", ty, "x", tier="fast")
    r.size = r.min(r.abs(r.x), 4.0)
    z = r.size * r.size
    near = r.size * horner(r, z, coefficients("near", ty))
    w = r.size * horner(r, r.size, coefficients("far", ty))
    t = w + ty.magic
    rest = w - (t - ty.magic)
    p = horner(r, rest, power_coefficients(ty, log(mpf(2)), 0.5))
    far = 1.0 - r.float(r.bits(p) + (r.bits(t) << ty.fraction))
    y = r.copysign(r.select(r.size < 1.0, near, far), r.x)
    r.ret(r.select(r.x.unordered(r.x), r.x, y))
    return r


def routines(ty):
    return [erf_fast(ty)]
