"""Inverse hyperbolic functions of the tier `fast`: log(1 + w) of a w that is rounded."""

from mpmath import log, mpf

from elementary import log_coefficients, mantissa
from routine import F32, Routine, horner

TYPES = [F32]
# Beyond this they are the logarithm of twice the number.
FAR = 2.0**14


def log_of_one_and(r, w, far=None, size=None):
    """log(1 + w); where it is far, that of twice the size."""
    ty = r.ty
    one = w + 1.0
    u = r.select(far, size, one) if far else one
    m, exponent = mantissa(r, r.bits(u))
    factor = r.float(r.emit("sub", (ty.one, exponent), "i32"))
    # What the sum lacks counts at its own size.
    lacks = (w - (one - 1.0)) * factor
    f = (m - 1.0) + (r.select(far, 0.0, lacks) if far else lacks)
    e = r.fma(r.from_int(exponent), 2.0**-ty.fraction, r.select(far, 1.0, 0.0) if far else 0.0)
    curve = r.fma(f * f, horner(r, f, log_coefficients(ty, 8)), f)
    return r.fma(e, ty.nearest(log(mpf(2))), curve)


def asinh(ty, tier="fast"):
    r = Routine("asinh", ty, "x", tier=tier, comment="w = |x| + x^2 / (1 + sqrt(1 + x^2)).")
    r.size = r.abs(r.x)
    r.far = r.size > FAR
    r.a = r.select(r.far, 1.0, r.size)
    r.root = r.normal_sqrt(r.fma(r.a, r.a, 1.0))
    r.w = r.fma(r.a * r.a, r.normal_rcp(r.root + 1.0), r.a)
    y = log_of_one_and(r, r.w, r.far, r.size)
    r.finite = r.select(r.size < float("inf"), y, r.size)
    r.ret(r.copysign(r.finite, r.x))
    return r


def acosh(ty, tier="fast"):
    r = Routine("acosh", ty, "x", tier=tier, comment="w = t + sqrt(2 t + t^2) with t = x - 1.")
    r.far = r.x > FAR
    r.t = r.select(r.far, 2.0, r.x) - 1.0
    r.w = r.normal_sqrt(r.fma(r.t, r.t, r.t + r.t)) + r.t
    y = log_of_one_and(r, r.w, r.far, r.x)
    r.finite = r.select(r.x < float("inf"), y, r.x)
    r.ret(r.select(r.x < 1.0, float("nan"), r.finite))
    return r


def atanh(ty, tier="fast"):
    r = Routine("atanh", ty, "x", tier=tier, comment="Half of log(1 + w) with w = 2 |x| / (1 - |x|).")
    r.size = r.abs(r.x)
    r.w = (r.size + r.size) * r.normal_rcp(1.0 - r.size)
    y = log_of_one_and(r, r.w) * 0.5
    limit = r.select(r.size.eq(1.0), float("inf"), float("nan"))
    r.ret(r.copysign(r.select(r.size < 1.0, y, limit), r.x))
    return r


def routines(ty):
    return [asinh(ty), acosh(ty), atanh(ty)]
