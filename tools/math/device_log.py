"""Logarithms of the tier `device`: as those of the tier `fast`, of subnormal numbers as well. Of the logarithm of base 2 what is
lost with the greatest product counts.
"""

from functools import lru_cache

from mpmath import log, log1p, mpf

from elementary import log_coefficients, split_raised
from polynomial import fit
from routine import F32, Routine, horner

TYPES = [F32]


@lru_cache(None)
def coefficients_of_2(ty):
    """Of (log2(1 + f) - f / log 2) / f^2."""
    return fit(lambda x: (log1p(x) - x) / (x**2 * log(mpf(2))), mpf("-0.2930"), mpf("0.4143"), 8, ty)


def finish(r, a, y):
    """What is computed of a positive number; the hardware knows the logarithms of others, infinity and NaN."""
    is_other = r.emit("icmp uge", (r.bits(a) - 1, r.ty.infinity - 1), "i1", r.ty.int)
    r.ret(r.select(is_other, r.log2_approx(a), y))
    return r


def of_base(ty, name, base):
    r = Routine(name, ty, "x", tier="device")
    a, m, e = split_raised(r, r.x)
    f = m - 1.0
    square = f * f
    if base == 2:
        factor, factor_low = ty.pair(1 / log(mpf(2)))
        lead = f * factor
        lost = r.fma(f, factor_low, r.fma(f, factor, -lead))
        y = (e + lead) + r.fma(square, horner(r, f, coefficients_of_2(ty)), lost)
    else:
        curve = r.fma(square, horner(r, f, log_coefficients(ty, 8)), f)
        scale = 1 / log(mpf(base)) if base else mpf(1)
        part = curve * ty.nearest(scale) if base else curve
        y = r.fma(e, ty.nearest(log(mpf(2)) * scale), part)
    return finish(r, a, y)


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
    return finish(r, u, y)


def routines(ty):
    return [of_base(ty, "log", None), of_base(ty, "log2", 2), of_base(ty, "log10", 10), of_one_and(ty)]
