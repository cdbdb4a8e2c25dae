"""Powers of the tier `fast`: 2^(y log2 x) as in `power_f32.ir`, but of the logarithm only its first terms are kept with their errors.
"""

from functools import lru_cache

from mpmath import atanh, log, mpf, sqrt

from elementary import power_coefficients, split
from polynomial import fit
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


def of_any(r):
    """The logarithm; those of 0 and infinity are infinite."""
    of_finite = r.select(r.size.eq(float("inf")), float("inf"), r.log)
    return r.select(r.size.eq(0.0), -float("inf"), of_finite)


def pow_fast(ty, tier="fast"):
    r = Routine("pow", ty, "x", "y", tier=tier)
    r.size = r.abs(r.x)
    r.log, r.log_low = logarithm(r, r.size)
    r.w = r.y * (r.log if r.is_device else of_any(r))
    r.w_low = r.fma(r.y, r.log_low, r.fma(r.y, r.log, -r.w))
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
    power = r.select(r.over, float("inf"), r.select(r.under, 0.0, power))
    if r.is_device:
        # Powers of positive numbers are done.
        r.power = power
        r.plain = (r.bits(r.x) - 1).below(ty.infinity - 1) & (r.abs(r.y) < float("inf"))
        r.branch(r.plain, "done", "special")
        r.block("done")
        r.ret(r.power)
        r.block("special")
        wide = r.y * of_any(r)
        power = r.select(r.abs(wide).eq(float("inf")), r.max(wide, 0.0), r.power)
    whole = r.round("trunc", r.y).eq(r.y)
    half = r.y * 0.5
    odd = r.round("trunc", half)._compare(half, "une", "") & whole
    negative = r.bits(r.x) < 0
    power = r.select(negative & odd, -power, power)
    none = (r.x < 0.0) & (r.size < float("inf")) & ~whole
    power = r.select(none | r.x.unordered(r.y), float("nan"), power)
    unit = r.size.eq(1.0) & r.abs(r.y).eq(float("inf"))
    r.ret(r.select(r.x.eq(1.0) | r.y.eq(0.0) | unit, 1.0, power))
    return r


def routines(ty):
    return [pow_fast(ty)]
