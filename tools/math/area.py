"""Inverse hyperbolic functions: logarithms of 1 + w, w a sum of two numbers."""

from functools import lru_cache

from mpmath import log1p, mpf

from elementary import ln2_parts, mantissa, root_pair
from polynomial import fit
from routine import F32, Routine, fast_sum, horner, two_product, two_sum


@lru_cache(None)
def log_coefficients(ty):
    """Of (log(1 + f) - f + f^2 / 2) / f^3."""
    f = lambda x: (log1p(x) - x + x**2 / 2) / x**3
    return fit(f, mpf("-0.2930"), mpf("0.4143"), 8 if ty is F32 else 20, ty)


def log_of_one_and(r, w, w_low, large, size):
    """log(1 + w); where `large` holds that of twice the size."""
    ty = r.ty
    u, u_low = two_sum(r, w, 1.0)
    u_low = u_low + w_low
    r.u = r.select(large, size, u)
    r.u_low = r.select(large, 0.0, u_low)
    r.m, r.exponent = mantissa(r, r.bits(r.u))
    # The factor is normal: where the exponent is the greatest there is nothing to scale.
    r.factor = r.float(r.emit("sub", (ty.one, r.exponent), ty.int))
    r.rest = r.select(large, 0.0, r.u_low * r.factor)
    r.lead = r.m - 1.0
    r.f, r.f_low = fast_sum(r, r.lead, r.rest)
    more = r.select(large, 1.0, 0.0)
    r.e = r.fma(r.from_int(r.exponent), 2.0**-ty.fraction, more)
    p = horner(r, r.f, log_coefficients(ty))
    r.square, square_low = two_product(r, r.f, r.f)
    r.log = r.fma(r.square, -0.5, r.f)
    r.log_low = r.fma(square_low, -0.5, r.fma(r.square, -0.5, r.f - r.log))
    r.curve = r.fma(r.square * r.f, p, r.log_low)
    high, low = ln2_parts(ty)
    r.tail = r.fma(r.e, low, r.fma(-r.f_low, r.f, r.f_low)) + r.curve
    total, total_low = two_sum(r, r.e * high, r.log)
    return total, total_low + r.tail


def far(ty):
    """Beyond this the hyperbolic functions are half an exponential."""
    return 2.0 ** (ty.precision // 2 + 2)


def asinh(ty):
    r = Routine("asinh", ty, "x", comment="w = |x| + x^2 / (1 + sqrt(1 + x^2)).")
    r.size = r.abs(r.x)
    r.large = r.size > far(ty)
    r.a = r.select(r.large, 1.0, r.size)
    r.z, z_low = two_product(r, r.a, r.a)
    r.s, s_low = two_sum(r, r.z, 1.0)
    r.root, r.root_low = root_pair(r, r.s, s_low + z_low)
    r.d, d_low = two_sum(r, r.root, 1.0)
    r.d_low = d_low + r.root_low
    divisor = r.divisor(r.d)
    r.q = divisor.quotient(r.z)
    r.q_low = divisor.rest(r.fma(-r.q, r.d, r.z) + r.fma(-r.q, r.d_low, z_low))
    r.w, w_low = two_sum(r, r.a, r.q)
    total, low = log_of_one_and(r, r.w, w_low + r.q_low, r.large, r.size)
    r.y = total + low
    tiny = r.size < ty.round(2.0 ** -(ty.precision // 2 + 4))
    r.small = r.select(tiny, r.fma(r.size * r.z, ty.nearest(-1 / mpf(6)), r.size), r.y)
    r.finite = r.select(r.size < float("inf"), r.small, r.size)
    r.ret(r.copysign(r.finite, r.x))
    return r


def acosh(ty):
    r = Routine("acosh", ty, "x", comment="w = t + sqrt(2 t + t^2) with t = x - 1.")
    r.large = r.x > far(ty)
    r.a = r.select(r.large, 2.0, r.x)
    r.t = r.a - 1.0
    r.t_low = two_sum(r, r.a, -1.0)[1]
    r.z, z_low = two_product(r, r.t, r.t)
    r.s, s_low = two_sum(r, r.t + r.t, r.z)
    more = r.fma(r.t + r.t, r.t_low, r.t_low + r.t_low)
    r.root, r.root_low = root_pair(r, r.s, s_low + z_low + more)
    r.w, w_low = two_sum(r, r.root, r.t)
    total, low = log_of_one_and(r, r.w, w_low + (r.root_low + r.t_low), r.large, r.x)
    r.y = r.select(r.x.eq(1.0), 0.0, total + low)
    r.finite = r.select(r.x.eq(float("inf")), r.x, r.y)
    r.ret(r.select(r.x >= 1.0, r.finite, float("nan")))
    return r


def atanh(ty):
    r = Routine("atanh", ty, "x", comment="Half of log(1 + w) with w = 2 |x| / (1 - |x|).")
    r.size = r.abs(r.x)
    r.a = r.select(r.size < 1.0, r.size, 0.5)
    r.n = r.a + r.a
    r.d, d_low = two_sum(r, -r.a, 1.0)
    divisor = r.divisor(r.d)
    r.q = divisor.quotient(r.n)
    r.q_low = divisor.rest(r.fma(-r.q, d_low, r.fma(-r.q, r.d, r.n)))
    never = r.size < 0.0
    total, low = log_of_one_and(r, r.q, r.q_low, never, r.size)
    r.y = (total + low) * 0.5
    tiny = r.size < ty.round(2.0 ** -(ty.precision // 2 + 4))
    r.third = r.fma(r.size * (r.size * r.size), ty.nearest(1 / mpf(3)), r.size)
    r.small = r.select(tiny, r.third, r.y)
    r.pole = r.select(r.size.eq(1.0), float("inf"), r.small)
    r.number = r.select(r.size <= 1.0, r.pole, float("nan"))
    r.ret(r.copysign(r.number, r.x))
    return r


def routines(ty):
    return [asinh(ty), acosh(ty), atanh(ty)]
