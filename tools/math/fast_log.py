"""Logarithms of the tier `fast`: subnormal numbers count as 0, and no rounding error is kept."""

from mpmath import log, mpf

from elementary import log_coefficients, mantissa
from routine import F32, Routine, horner

TYPES = [F32]


def of_base(ty, name, base):
    r = Routine(name, ty, "x", tier="fast")
    code = r.bits(r.x)
    m, exponent = mantissa(r, code)
    f = m - 1.0
    e = r.from_int(exponent) * 2.0**-ty.fraction
    p = horner(r, f, log_coefficients(ty, 8))
    curve = r.fma(f * f, p, f)
    scale = 1 / log(mpf(base)) if base else mpf(1)
    factor = ty.nearest(log(mpf(2)) * scale)
    if base == 2:
        # Only here is a number's part of the exponent exact.
        y = r.fma(f, ty.nearest(scale - 1), r.fma(f * f * p, ty.nearest(scale), f)) + e
    elif base:
        y = r.fma(e, factor, curve * ty.nearest(scale))
    else:
        y = r.fma(e, factor, curve)
    r.below = r.emit("icmp uge", (code, ty.infinity), "i1", ty.int)
    # Infinity is its own logarithm, NaN too; the others are negative: NaN but for zeros and what counts as such.
    special = r.fma(r.x, float("inf"), float("inf"))
    zero = r.abs(r.x) < 2.0 ** (1 - ty.bias)
    r.ret(r.select(zero, -float("inf"), r.select(r.below, special, y)))
    return r


def routines(ty):
    return [of_base(ty, "log", None), of_base(ty, "log2", 2), of_base(ty, "log10", 10)]
