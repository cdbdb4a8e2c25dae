"""Lengths and their inverses of the tier `fast`: the greatest operand's exponent is taken off all, to a multiple of 4. Only of the
inverse of a sum of three squares and more are rounding errors kept.
"""

from routine import F32, Routine

TYPES = [F32]


def squares(r, values):
    """The sum of squares of numbers that are multiplied by `scale`, a power of two; `unscale` is its inverse."""
    sizes = [r.abs(v) for v in values]
    r.most = sizes[0]
    for size in sizes[1:]:
        r.most = r.max(r.most, size)
    exponent = r.bits(r.most) & 0x7E000000
    r.scale = r.float(r.emit("sub", (0x7E800000, exponent), "i32"))
    r.unscale = r.float(exponent + 0x00800000)
    scaled = [v * r.scale for v in values]
    r.sum = scaled[0] * scaled[0]
    r.low = r.fma(scaled[0], scaled[0], -r.sum)
    for v in scaled[1:]:
        before, r.sum = r.sum, r.fma(v, v, r.sum)
        r.low = r.low + r.fma(v, v, before - r.sum)


def exact_beside_zero(r, values, length):
    """The length of two numbers: where one is 0 it is the size of the other."""
    if len(values) > 2:
        return length
    x, y = values
    return r.select(x.eq(0.0), r.abs(y), r.select(y.eq(0.0), r.abs(x), length))


def norm(ty, name, *params):
    r = Routine(name, ty, *params, tier="fast")
    squares(r, [getattr(r, p) for p in params])
    r.root = r.normal_sqrt(r.sum) * r.unscale
    r.ret(r.select(r.most.eq(float("inf")), float("inf"), r.root))
    return r


def inverse(ty, name, *params):
    r = Routine(name, ty, *params, tier="fast")
    squares(r, [getattr(r, p) for p in params])
    y = r.normal_rcp(r.normal_sqrt(r.sum))
    # What the sum times the square of y lacks of 1.
    lacks = r.fma(-(r.sum * y), y, 1.0)
    if len(params) > 2:
        lacks = r.fma(-(r.low * y), y, lacks)
    r.inverse = r.fma(y * 0.5, lacks, y) * r.scale
    r.number = r.select(r.sum.eq(0.0), float("inf"), r.inverse)
    r.ret(r.select(r.most.eq(float("inf")), 0.0, r.number))
    return r


def routines(ty):
    return [
        norm(ty, "hypot", "x", "y"),
        inverse(ty, "rhypot", "x", "y"),
        norm(ty, "norm3d", "x", "y", "z"),
        inverse(ty, "rnorm3d", "x", "y", "z"),
        norm(ty, "norm4d", "x", "y", "z", "w"),
        inverse(ty, "rnorm4d", "x", "y", "z", "w"),
    ]
