"""Hyperbolic functions of the tier `device`, by powers and inverses of the hardware."""

from mpmath import log, mpf

from device_exp import scaled_power
from fast_hyperbolic import coefficients
from routine import F32, Routine, horner

TYPES = [F32]


def halves(r):
    """A quarter of e^|x|, and half of its inverse: those are finite."""
    r.size = r.abs(r.x)
    quarter = scaled_power(r, r.size, mpf(1), raised=-2, is_negative=False)
    return quarter, r.rcp_approx(quarter) * 0.125


def sine(ty):
    r = Routine("sinh", ty, "x", tier="device", comment="x plus a polynomial, and from 1 on half of e^x less its inverse.")
    quarter, falls = halves(r)
    far = r.fma(quarter, 2.0, -falls)
    z = r.x * r.x
    near = r.fma(r.size * z, horner(r, z, coefficients("sinh_far", ty)), r.size)
    r.ret(r.copysign(r.select(r.size < 1.0, near, far), r.x))
    return r


def cosine(ty):
    r = Routine("cosh", ty, "x", tier="device")
    quarter, falls = halves(r)
    r.ret(r.fma(quarter, 2.0, falls))
    return r


def tangent(ty):
    r = Routine("tanh", ty, "x", tier="device", comment="x plus a polynomial, and from 5/8 on 1 - 2 / (e^(2 x) + 1).")
    r.size = r.abs(r.x)
    e = r.exp2_approx(r.size * ty.nearest(2 / log(mpf(2))))
    far = r.fma(r.rcp_approx(e + 1.0), -2.0, 1.0)
    z = r.x * r.x
    near = r.fma(r.size * z, horner(r, z, coefficients("tanh", ty)), r.size)
    r.ret(r.copysign(r.select(r.size < 0.625, near, far), r.x))
    return r


def routines(ty):
    return [sine(ty), cosine(ty), tangent(ty)]
