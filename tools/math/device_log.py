"""Logarithms of the tier `device`: as those of the tier `fast`, of subnormal numbers as well. Of the logarithm of base 2 what is
lost with the greatest product counts.
"""

from mpmath import log, mpf

from elementary import log_coefficients, mantissa
from routine import F32, Routine, horner

TYPES = [F32]


def of_base(ty, name, base):
    r = Routine(name, ty, "x", tier="device")
    r.small = r.x < 2.0 ** (1 - ty.bias)
    a = r.select(r.small, r.x * 2.0**ty.fraction, r.x)
    before = r.select(r.small, -float(ty.fraction), 0.0)
    code = r.bits(a)
    m, exponent = mantissa(r, code)
    f = m - 1.0
    e = r.fma(r.from_int(exponent), 2.0**-ty.fraction, before)
    square = f * f
    if base == 2:
        # The lower part of the slope is a term of the polynomial.
        p = horner(r, f, log_coefficients(ty, 8))
        factor, factor_low = ty.pair(1 / log(mpf(2)))
        lead = f * factor
        lost = r.fma(f, factor_low, r.fma(f, factor, -lead))
        y = (e + lead) + r.fma(square * p, factor, lost)
    else:
        p = horner(r, f, log_coefficients(ty, 8))
        curve = r.fma(square, p, f)
        scale = 1 / log(mpf(base))
        y = r.fma(e, ty.nearest(log(mpf(2)) * scale), curve * ty.nearest(scale))
    # Infinity is its own logarithm, NaN too; the others are negative: NaN but for zeros.
    r.special = r.emit("icmp uge", (code, ty.infinity), "i1", ty.int)
    special = r.fma(r.x, float("inf"), float("inf"))
    r.ret(r.select(r.x.eq(0.0), -float("inf"), r.select(r.special, special, y)))
    return r


def of_one_and(ty):
    """The exponent is that of 1 + x, negated; f is scaled from x itself."""
    r = Routine("log1p", ty, "x", tier="device", comment=of_one_and.__doc__)
    u = r.x + 1.0
    code = r.bits(u)
    # The greatest mantissa, for which the difference is 0.
    r.falls = r.emit("sub", (0x3FB504F3, code), ty.int) & 0xFF800000
    # Four times as much is of normal size.
    s = r.float(r.falls + (ty.one + (2 << ty.fraction))) * 0.25
    # With -0 in the place of 0, so that -0 stays what it is.
    f = r.fma(r.x, s, -(1.0 - s))
    curve = r.fma(f * f, horner(r, f, log_coefficients(ty, 8)), f)
    y = r.fma(r.from_int(r.falls), -ty.nearest(log(mpf(2)) * mpf(2) ** -ty.fraction), curve)
    r.special = r.emit("icmp uge", (code, ty.infinity), "i1", ty.int)
    special = r.fma(u, float("inf"), float("inf"))
    r.ret(r.select(u.eq(0.0), -float("inf"), r.select(r.special, special, y)))
    return r


def routines(ty):
    return [of_base(ty, "log2", 2), of_base(ty, "log10", 10), of_one_and(ty)]
