"""Lengths and their inverses, and the inverse cube root."""

from mpmath import mpf

from elementary import root_pair
from routine import Routine, fast_sum, two_product, two_sum


def squares(r, values):
    """The sum of squares of numbers that are scaled so that the greatest is neither large nor small,
    as a sum of two; the factor that undoes the scaling."""
    ty = r.ty
    sizes = [r.abs(v) for v in values]
    most = sizes[0]
    for size in sizes[1:]:
        most = r.max(most, size)
    r.most = most
    edge = ty.bias // 2 - ty.precision // 2 - 4
    # What is squared is then large enough for a root of numbers of normal size.
    down = by = ty.bias - 2 * (ty.precision // 2) - 8
    if ty.bits == 32:
        down, by = 80, 100
    r.large, r.small = r.most > 2.0**edge, r.most < 2.0**-edge
    r.scale = r.select(r.large, 2.0**-down, r.select(r.small, 2.0**by, 1.0))
    r.unscale = r.select(r.large, 2.0**down, r.select(r.small, 2.0**-by, 1.0))
    total, low = None, None
    for size in sizes:
        a = size * r.scale
        square, error = two_product(r, a, a)
        if total is None:
            total, low = square, error
        else:
            total, lost = two_sum(r, total, square)
            low = low + (error + lost)
    return fast_sum(r, total, low)


def special(r, values, finite, infinite, zero):
    nan = r.abs(values[0])
    for v in values[1:]:
        nan = nan + r.abs(v)
    r.number = r.select(nan.unordered(nan), float("nan"), finite)
    if zero is not None:
        r.number = r.select(r.most.eq(0.0), r.select(nan.unordered(nan), float("nan"), zero), r.number)
    is_infinite = None
    for v in values:
        one = r.abs(v).eq(float("inf"))
        is_infinite = one if is_infinite is None else is_infinite | one
    r.ret(r.select(is_infinite, infinite, r.number))


def norm(ty, name, *params):
    """The root of the sum, and what its square lacks of it."""
    r = Routine(name, ty, *params)
    values = [getattr(r, p) for p in params]
    r.sum, r.sum_low = squares(r, values)
    r.root, r.root_low = root_pair(r, r.sum, r.sum_low)
    r.better = r.root + r.root_low
    special(r, values, r.better * r.unscale, float("inf"), None)
    return r


def inverse(ty, name, *params):
    """The inverse root of the sum, and what its square lacks."""
    r = Routine(name, ty, *params)
    values = [getattr(r, p) for p in params]
    r.sum, r.sum_low = squares(r, values)
    r.safe = r.select(r.sum > 0.0, r.sum, 1.0)
    r.y = r.normal_rcp(r.normal_sqrt(r.safe))
    r.product, r.product_low = two_product(r, r.safe, r.y)
    r.lacks = r.fma(-r.product, r.y, 1.0)
    r.rest = r.fma(-r.sum_low, r.y, -r.product_low)
    r.exact = r.fma(r.rest, r.y, r.lacks)
    r.better = r.fma(r.y * 0.5, r.exact, r.y)
    special(r, values, r.better * r.scale, 0.0, float("inf"))
    return r


def rcbrt(ty):
    text = (
        "From a third of the bits, corrections. Subnormal numbers are multiplied by a power of 8 first."
    )
    r = Routine("rcbrt", ty, "x", comment=text)
    shift = 24 if ty.bits == 32 else 54
    r.size = r.abs(r.x)
    r.small = r.size < 2.0 ** (1 - ty.bias)
    r.a = r.select(r.small, r.size * 2.0**shift, r.size)
    r.factor = r.select(r.small, 2.0 ** (shift // 3), 1.0)
    bits = r.bits(r.a)
    if ty.bits == 32:
        third = r.emit("umulh", (bits, 0x55555556), "i32")
        r.y = r.float(r.emit("sub", (0x54A2FA8C, third), "i32"))
    else:
        third = r.emit("umulh", (bits, 0x5555555555555556), "i64")
        r.y = r.float(r.emit("sub", (0x553EF0FF289DD796, third), "i64"))
    terms = [mpf(1) / 3, mpf(2) / 9, mpf(14) / 81]
    for _ in range(1 if ty.bits == 32 else 3):
        e = r.fma(-(r.a * r.y), r.y * r.y, 1.0)
        p = r.fma(e, ty.nearest(terms[2]), ty.nearest(terms[1]))
        p = r.fma(p, e, ty.nearest(terms[0]))
        r.y = r.fma(p * e, r.y, r.y)
    r.square, square_low = two_product(r, r.y, r.y)
    r.product, product_low = two_product(r, r.a, r.y)
    r.e = r.fma(-r.product, r.square, 1.0)
    if ty.bits == 32:
        r.exact = r.e
    else:
        r.rest = r.fma(-r.product, square_low, -(product_low * r.square))
        r.exact = r.e + r.rest
    r.better = r.fma(r.exact * ty.nearest(mpf(1) / 3), r.y, r.y)
    r.signed = r.copysign(r.better * r.factor, r.x)
    r.plain = (r.size > 0.0) & (r.size < float("inf"))
    r.limit = r.select(r.size > 0.0, 0.0, float("inf"))
    r.special = r.select(r.x.unordered(r.x), r.x, r.copysign(r.limit, r.x))
    r.ret(r.select(r.plain, r.signed, r.special))
    return r


def routines(ty):
    return [
        rcbrt(ty),
        inverse(ty, "rhypot", "x", "y"),
        norm(ty, "norm3d", "x", "y", "z"),
        inverse(ty, "rnorm3d", "x", "y", "z"),
        norm(ty, "norm4d", "x", "y", "z", "w"),
        inverse(ty, "rnorm4d", "x", "y", "z", "w"),
    ]
