"""Powers of the tier `fast`: 2^(y log2 x) as in `power_f32.ir`, but of the logarithm only its first terms are kept with their errors.
"""

from functools import lru_cache

from mpmath import atanh, log, mpf, sqrt

from elementary import power_coefficients, split
from polynomial import fit
from power import exponent, parity, with_limits, with_sign
from routine import F32, Routine, horner

TYPES = [F32]


@lru_cache(None)
def coefficients(ty):
    """Of (atanh(s) / s - 1) / s^2 as a function of s^2, for (m - 1) / (m + 1) of m from sqrt(1/2) to sqrt(2)."""
    return fit(lambda z: (atanh(sqrt(z)) / sqrt(z) - 1) / z, mpf("1e-9"), mpf("0.0295"), 3, ty)


def logarithm(r, size):
    """Of base 2, as a sum of two."""
    ty = r.ty
    m, e = split(r, size)
    n, d = m - 1.0, m + 1.0
    d_low = m - (d - 1.0)
    inverse = r.normal_rcp(d)
    s = n * inverse
    s_low = r.fma(-s, d_low, r.fma(-s, d, n)) * inverse
    z = s * s
    v = s * z * horner(r, z, coefficients(ty))
    l = s + v
    # What s lacks counts as much as the slope says, 1 / (1 - z).
    l_low = ((s - l) + v) + r.fma(s_low, z, s_low)
    factor, factor_low = ty.pair(2 / log(mpf(2)))
    k = l * factor
    k_low = r.fma(l_low, factor, r.fma(l, factor_low, r.fma(l, factor, -k)))
    high = e + k
    return high, ((e - high) + k) + k_low


def of_log(r, first, rest_of_log, of_all, y=None, y_low=None):
    """2^(y log) of a logarithm, a sum of two; `of_all` is the first of them, or infinite. The exponent may be a sum of two as well."""
    ty = r.ty
    y = y or r.y
    r.w = y * of_all
    r.w_low = r.fma(y, rest_of_log, r.fma(y, first, -r.w))
    if y_low:
        r.w_low = r.fma(y_low, first, r.w_low)
    # Where that is infinite, this is NaN.
    r.w_low = r.select(r.abs(r.w) < 256.0, r.w_low, 0.0)
    r.over = (r.w - 128.0) + r.w_low >= 0.0
    r.under = r.w < -152.0
    # The first product is of normal size, the second rounds what is not.
    falls = r.w < 0.0
    magic = r.select(falls, ty.magic + 64, ty.magic - 64)
    t = r.w + magic
    rest = (r.w - (t - magic)) + r.w_low
    p = r.exp2_approx(rest) if r.is_device else horner(r, rest, power_coefficients(ty, log(mpf(2)), 0.5))
    power = p * r.float((r.bits(t) << ty.fraction) + ty.one) * r.select(falls, 2.0**-64, 2.0**64)
    return r.select(r.over, float("inf"), r.select(r.under, 0.0, power))


def of_special(r, power, whole):
    """The power, but for NaN and what is always 1."""
    none = (r.x < 0.0) & (r.size < float("inf")) & ~whole
    power = r.select(none | r.x.unordered(r.y), float("nan"), power)
    unit = r.size.eq(1.0) & r.abs(r.y).eq(float("inf"))
    r.ret(r.select(r.x.eq(1.0) | r.y.eq(0.0) | unit, 1.0, power))


def pow_fast(ty):
    r = Routine("pow", ty, "x", "y", tier="fast")
    r.size = r.abs(r.x)
    r.log, r.log_low = logarithm(r, r.size)
    power = of_log(r, r.log, r.log_low, with_limits(r, r.log))
    whole, odd = parity(r)
    negative = r.bits(r.x) < 0
    of_special(r, r.select(negative & odd, -power, power), whole)
    return r


def pown_fast(ty):
    r = Routine("pown", ty, "x", "n:i32", tier="fast")
    r.size = r.abs(r.x)
    y, y_low = exponent(r)
    r.log, r.log_low = logarithm(r, r.size)
    r.ret(with_sign(r, of_log(r, r.log, r.log_low, with_limits(r, r.log), y, y_low)))
    return r


def routines(ty):
    return [pow_fast(ty), pown_fast(ty)]
