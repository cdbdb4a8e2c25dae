"""Exponentials of the tier `fast`: as those that are precise, but results below 2^-126 are 0, so that an addition of n to the exponent of
the polynomial is enough.
"""

from mpmath import log, mpf

from elementary import power_coefficients
from routine import F32, Routine, horner

TYPES = [F32]


def finish(r, p, t, low, high):
    """p * 2^n of operands from low to high."""
    y = r.float(r.bits(p) + (r.bits(t) << r.ty.fraction))
    y = r.select(r.x < low, 0.0, y)
    y = r.select(r.x > high, float("inf"), y)
    r.ret(r.select(r.x.unordered(r.x), r.x, y))
    return r


def least(ty, x):
    """The nearest number that is not below."""
    y = ty.nearest(x)
    return y if mpf(y) >= x else ty.nearest(mpf(y) * (1 - mpf(2) ** -24 if y > 0 else 1 - mpf(2) ** -23))


def exp2_fast(ty):
    r = Routine("exp2", ty, "x", tier="fast")
    t = r.x + ty.magic
    rest = r.x - (t - ty.magic)
    p = horner(r, rest, power_coefficients(ty, log(mpf(2)), 0.5))
    return finish(r, p, t, -126.0, ty.round(127.99999))


def of_base(ty, name, base_log):
    """base^x with n = x log2(base) and the rest in two steps."""
    r = Routine(name, ty, "x", tier="fast")
    step = log(mpf(2)) / base_log
    high = float(int(step * 2**15)) / 2**15
    t = r.fma(r.x, ty.nearest(1 / step), ty.magic)
    n = t - ty.magic
    rest = r.fma(n, -ty.nearest(step - mpf(high)), r.fma(n, -high, r.x))
    p = horner(r, rest, power_coefficients(ty, base_log, step / 2 + mpf("0.0005")))
    lowest = least(ty, -126 * step)
    highest = -least(ty, -128 * step)
    return finish(r, p, t, lowest, highest)


def routines(ty):
    return [exp2_fast(ty), of_base(ty, "exp", mpf(1)), of_base(ty, "exp10", log(mpf(10)))]
