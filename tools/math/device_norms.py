"""Lengths, their inverses and cube roots of the tier `device`, by roots, powers and logarithms of the hardware."""

from mpmath import mpf

from fast_norms import exact_beside_zero, squares
from routine import F32, Routine

TYPES = [F32]


def norm(ty, name, *params):
    r = Routine(name, ty, *params, tier="device")
    values = [getattr(r, p) for p in params]
    squares(r, values)
    length = exact_beside_zero(r, values, r.sqrt_approx(r.sum) * r.unscale)
    r.ret(r.select(r.most.eq(float("inf")), float("inf"), length))
    return r


def inverse(ty, name, *params):
    r = Routine(name, ty, *params, tier="device")
    squares(r, [getattr(r, p) for p in params])
    r.ret(r.select(r.most.eq(float("inf")), 0.0, r.rsqrt_approx(r.sum) * r.scale))
    return r


def raised(r):
    """The size, of normal size, and what a root of it is multiplied by at the end."""
    r.size = r.abs(r.x)
    r.small = r.size < 2.0 ** (1 - r.ty.bias)
    return r.select(r.small, r.size * 2.0**24, r.size)


def cube_root(ty):
    r = Routine("cbrt", ty, "x", tier="device")
    a = raised(r)
    third = ty.nearest(mpf(1) / 3)
    y = r.exp2_approx(r.log2_approx(a) * third)
    inverse_square = r.rcp_approx(y * y)
    better = r.fma(r.fma(-a, inverse_square, y), -third, y)
    signed = r.copysign(better * r.select(r.small, 2.0**-8, 1.0), r.x)
    r.ret(r.select((r.x + r.x).eq(r.x), r.x, signed))
    return r


def inverse_cube_root(ty):
    r = Routine("rcbrt", ty, "x", tier="device")
    a = raised(r)
    third = ty.nearest(mpf(1) / 3)
    y = r.exp2_approx(r.log2_approx(a) * -third)
    lacks = r.fma((a * y) * -y, y, 1.0)
    better = r.fma(lacks * third, y, y)
    # Of 0 and infinity the first is infinity and 0.
    better = r.select((r.x + r.x).eq(r.x), y, better)
    r.ret(r.copysign(better * r.select(r.small, 2.0**8, 1.0), r.x))
    return r


def routines(ty):
    return [
        norm(ty, "hypot", "x", "y"),
        inverse(ty, "rhypot", "x", "y"),
        norm(ty, "norm3d", "x", "y", "z"),
        inverse(ty, "rnorm3d", "x", "y", "z"),
        norm(ty, "norm4d", "x", "y", "z", "w"),
        inverse(ty, "rnorm4d", "x", "y", "z", "w"),
        cube_root(ty),
        inverse_cube_root(ty),
    ]
