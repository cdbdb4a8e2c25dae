"""Exponentials of the tier `device`: the hardware's 2^f of what is left of the exponent after an integer n, times 2^n.

What the clamped n leaves may be large: then the result is what 2^f times 2^n gives, 0 or infinite.
"""

from mpmath import log, mpf

from routine import F32, Routine, floor_pair

TYPES = [F32]


def scaled_power(r, x, base_log, raised=0):
    """base^x 2^raised."""
    ty = r.ty
    # n and the bias of an exponent in the lowest bits.
    magic = ty.magic + ty.bias
    high, low = floor_pair(ty, base_log / log(mpf(2)))
    t = r.min(r.max(r.fma(x, high, magic + raised), magic - ty.bias + 1), magic + ty.bias)
    n = t - (magic + raised)
    f = r.fma(x, low, r.fma(x, high, -n))
    return r.exp2_approx(f) * r.float(r.bits(t) << ty.fraction)


def of_base(ty, name, base_log):
    r = Routine(name, ty, "x", tier="device")
    r.ret(scaled_power(r, r.x, base_log))
    return r


def routines(ty):
    return [of_base(ty, "exp", mpf(1)), of_base(ty, "exp10", log(mpf(10)))]
