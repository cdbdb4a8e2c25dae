"""Exponentials of the tier `device`: the hardware's 2^f of what is left of the exponent after an integer n, times 2^n.

What the clamped n leaves may be large: then the result is what 2^f times 2^n gives, 0 or infinite. `expm1` is a polynomial.
"""

from functools import lru_cache

from mpmath import exp, log, mpf

from elementary import ln2_parts
from polynomial import fit
from routine import F32, Routine, floor_pair, horner

TYPES = [F32]


def power_parts(r, x, base_log, low=None, raised=0, is_negative=True):
    """base^(x + low) 2^raised as a product of two, of numbers that may be negative."""
    ty = r.ty
    # n and the bias of an exponent in the lowest bits.
    magic = ty.magic + ty.bias
    high, rest = floor_pair(ty, base_log / log(mpf(2)))
    t = r.min(r.fma(x, high, magic + raised), magic + ty.bias)
    if is_negative:
        t = r.max(t, magic - ty.bias + 1)
    n = t - (magic + raised)
    f = r.fma(x, rest, r.fma(x, high, -n))
    if low is not None:
        f = r.fma(low, high, f)
    return r.exp2_approx(f), r.float(r.bits(t) << ty.fraction)


def scaled_power(r, x, base_log, **how):
    power, scale = power_parts(r, x, base_log, **how)
    return power * scale


def of_base(ty, name, base_log):
    r = Routine(name, ty, "x", tier="device")
    r.ret(scaled_power(r, r.x, base_log))
    return r


@lru_cache(None)
def less_one_coefficients(ty):
    """Of (e^r - 1 - r) / r^2."""
    return fit(lambda x: (exp(x) - 1 - x) / x**2, mpf("-0.5001"), mpf("0.7"), 5, ty)


def less_one(ty):
    """s (e^r - 1) + (s - 1) with s = 2^n, and n = 0 up to 1/2, so that little is taken off s."""
    r = Routine("expm1", ty, "x", tier="device", comment=less_one.__doc__)
    ln2 = log(mpf(2))
    high, low = ln2_parts(ty)
    # Below this it is -1.
    r.a = r.select(r.x < -20.0, -20.0, r.x)
    magic = ty.magic + ty.bias
    t = r.min(r.fma(r.a, ty.nearest(1 / ln2), magic), magic + ty.bias)
    t = r.select(r.abs(r.a) < 0.5, magic, t)
    n = t - magic
    rest = r.fma(n, -low, r.fma(n, -high, r.a))
    p = r.fma(rest * rest, horner(r, rest, less_one_coefficients(ty)), rest)
    s = r.float(r.bits(t) << ty.fraction)
    r.ret(r.copysign(r.fma(s, p, s - 1.0), r.x))
    return r


def routines(ty):
    return [less_one(ty), of_base(ty, "exp", mpf(1)), of_base(ty, "exp10", log(mpf(10)))]
