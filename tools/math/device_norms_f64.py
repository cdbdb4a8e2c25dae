"""Roots and lengths of f64 of the tier `device`: of the hardware's approximation of an inverse root, which has 20 bits, a step of
third order makes one.

Lengths are of operands that are multiplied by a power of two, of which the greatest has a size from 1/2 to 8, or is subnormal.
"""

from fast_norms import exact_beside_zero
from routine import F64, Routine, two_product, two_sum

def inverse_root(r, a, more=None):
    """1 / sqrt(a) of a normal number less `more`, which is as small as its rounding error."""
    y = r.rsqrt_approx(a)
    square = y * y
    lacks = r.fma(a, -square, 1.0)
    if more is not None:
        lacks = r.fma(more, square, lacks)
    return r.fma(y * lacks, r.fma(lacks, 0.375, 0.5), y)


def inverse_of(r, a):
    """1 / a of a number that is normal, as its inverse is."""
    y = r.rcp_approx(a)
    lacks = r.fma(-a, y, 1.0)
    return r.fma(y, r.fma(lacks, lacks, lacks), y)


def rsqrt(ty):
    r = Routine("rsqrt", ty, "x", tier="device")
    is_normal = (r.high_word(r.x) - 0x00100000).below(0x7FE00000)
    r.branch(is_normal, "normal", "other")
    r.block("normal")
    r.ret(inverse_root(r, r.x))
    r.block("other")
    # Of a subnormal number; zero, infinity and what is less have their results from the hardware.
    r.raised = r.x * 2.0**54
    y = inverse_root(r, r.raised) * 2.0**27
    is_small = (r.x > 0.0) & (r.x < float("inf"))
    r.ret(r.select(is_small, y, r.rsqrt_approx(r.raised)))
    return r


def squares(r, values, kept):
    """The sum of squares, and what the sum of so many of them lacks. To the first a number is added that counts where the sum is zero
    only.
    """
    words = [r.high_word(v) & 0x7FFFFFFF for v in values]
    most = words[0]
    for word in words[1:]:
        most = r.emit("umax", (most, word), "i32")
    # A multiple of 4, so that this and the inverse are normal.
    exponent = most & 0x7FC00000
    r.scale = r.of_high_word(r.emit("sub", (0x7FD00000, exponent), "i32"))
    r.unscale = r.of_high_word(exponent | 0x00100000)
    scaled = [v * r.scale for v in values]
    total = r.fma(scaled[0], scaled[0], 2.0**-300)
    low = r.fma(scaled[0], scaled[0], -total) if kept else None
    for i, v in enumerate(scaled[1:]):
        if i + 2 <= kept:
            square, square_low = two_product(r, v, v)
            total, lost = two_sum(r, total, square)
            low = low + (square_low + lost)
        else:
            total = r.fma(v, v, total)
    return total, low


def with_infinity(r, values, result, infinite):
    """The result, but where an operand is infinite."""
    is_infinite = None
    for v in values:
        one = r.abs(v).eq(float("inf"))
        is_infinite = one if is_infinite is None else is_infinite | one
    r.ret(r.select(is_infinite, infinite, result))


def norm(ty, name, *params):
    r = Routine(name, ty, *params, tier="device")
    values = [getattr(r, p) for p in params]
    total, low = squares(r, values, 1 if len(params) > 2 else 0)
    y = inverse_root(r, total, low)
    near = total * y
    # What its square lacks, so that the root of a square is the number, of the greatest too.
    lacks = r.fma(-near, near, total) + low if low else r.fma(-near, near, total)
    root = r.fma(lacks, y * 0.5, near) * r.unscale
    with_infinity(r, values, exact_beside_zero(r, values, root), float("inf"))
    return r


def inverse(ty, name, *params):
    r = Routine(name, ty, *params, tier="device")
    values = [getattr(r, p) for p in params]
    total, low = squares(r, values, len(params) - 1)
    y = inverse_root(r, total, -low)
    with_infinity(r, values, y * r.scale, 0.0)
    return r


def files():
    ty = F64
    return [("device_norms_f64", [
        rsqrt(ty),
        norm(ty, "hypot", "x", "y"),
        inverse(ty, "rhypot", "x", "y"),
        norm(ty, "norm3d", "x", "y", "z"),
        inverse(ty, "rnorm3d", "x", "y", "z"),
        norm(ty, "norm4d", "x", "y", "z", "w"),
        inverse(ty, "rnorm4d", "x", "y", "z", "w"),
    ])]
