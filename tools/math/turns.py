"""Tangents and inverse trigonometric functions whose angles are counted in half turns."""

from functools import lru_cache

from mpmath import asin, atan, cos, mpf, pi, sin, sqrt

from elementary import sum_with
from polynomial import fit
from routine import F32, Routine, fast_sum, horner, pair_product, two_product, two_sum


@lru_cache(None)
def coefficients(name, ty):
    is_single = ty is F32
    tiny = mpf("1e-12")
    root = lambda f: lambda z: (f(sqrt(z)) - sqrt(z)) / (z * sqrt(z))
    if name == "asin":
        return fit(root(asin), tiny, 0.2501, 6 if is_single else 14, ty)
    if name == "atan":
        return fit(root(atan), tiny, 1.0001, 10 if is_single else 23, ty, exact=1)
    if name == "sinpi":
        return fit(lambda z: (sin(pi * sqrt(z)) / sqrt(z) - pi) / z, tiny, 0.0626, 3 if is_single else 6, ty)
    f = lambda z: ((cos(pi * sqrt(z)) - 1) / z + pi**2 / 2) / z
    return fit(f, tiny, 0.0626, 3 if is_single else 6, ty)


def turns(r, angle):
    """An angle, a sum of two, divided by pi."""
    y = pair_product(r, angle, r.ty.pair(1 / pi))
    return y


def halved(r):
    """What the arcsines compute with: |x|, or the root of (1 - |x|) / 2 with what it lacks, twice."""
    r.size = r.abs(r.x)
    r.small = r.size <= 0.5
    r.z = r.select(r.small, r.x * r.x, r.fma(r.size, -0.5, 0.5))
    r.p = horner(r, r.z, coefficients("asin", r.ty))
    r.s = r.normal_sqrt(r.z)
    lacks = r.fma(-r.s, r.s, r.z)
    r.twice = r.s + r.s
    safe = r.max(r.s, r.ty.round(2.0 ** (-r.ty.bias // 2)))
    r.curve = r.fma(r.twice * r.z, r.p, r.divisor(safe).rest(lacks))


def asinpi(ty):
    r = Routine("asinpi", ty, "x")
    halved(r)
    near = (r.x, (r.x * r.z) * r.p)
    quarter = ty.pair(pi / 2)
    lead = quarter[0] - r.twice
    low = ((quarter[0] - lead) - r.twice) - (r.curve - quarter[1])
    r.high = r.select(r.small, near[0], r.copysign(lead, r.x))
    r.minus = r.x < 0.0
    r.low = r.select(r.small, near[1], r.select(r.minus, -low, low))
    y, rest = turns(r, fast_sum(r, r.high, r.low))
    r.ret(r.copysign(y + rest, r.x))
    return r


def acospi(ty):
    r = Routine("acospi", ty, "x")
    halved(r)
    quarter, half = ty.pair(pi / 2), ty.pair(pi)
    lead = quarter[0] - r.x
    low = ((quarter[0] - lead) - r.x) + (quarter[1] - (r.x * r.z) * r.p)
    other = half[0] - r.twice
    other_low = ((half[0] - other) - r.twice) - (r.curve - half[1])
    r.minus = r.x < 0.0
    far = r.select(r.minus, other, r.twice), r.select(r.minus, other_low, r.curve)
    r.high = r.select(r.small, lead, far[0])
    r.low = r.select(r.small, low, far[1])
    y, rest = turns(r, fast_sum(r, r.high, r.low))
    r.ret(y + rest)
    return r


def arctangent(r, u, u_low):
    """The arctangent of a number up to 1 that is a sum of two, as such."""
    z, z_low = two_product(r, u, u)
    first, *others = coefficients("atan", r.ty)
    most, most_low = two_product(r, z, horner(r, z, others))
    p, p_low = sum_with(r, first, most)
    cube, cube_low = two_product(r, u, z)
    cube_low = r.fma(u, z_low, cube_low)
    slope = r.fma(z, -0.5, 1.0)
    part, part_low = two_product(r, cube, p)
    return fast_sum(r, u, part + (part_low + r.fma(cube, p_low + most_low, r.fma(cube_low, p, u_low * slope))))


def atanpi(ty):
    r = Routine("atanpi", ty, "x", comment="Beyond 1 it is 1/2 less that of the inverse.")
    most = 2.0 ** (ty.precision * 2 + 20)
    r.size = r.abs(r.x)
    r.a = r.select(r.size > most, most, r.size)
    r.large = r.a > 1.0
    inverse = r.normal_rcp(r.a)
    inverse_low = r.fma(-inverse, r.a, 1.0) * inverse
    r.u = r.select(r.large, inverse, r.a)
    r.u_low = r.select(r.large, inverse_low, 0.0)
    y, low = turns(r, arctangent(r, r.u, r.u_low))
    r.near = y + low
    other, other_low = two_sum(r, -y, 0.5)
    r.far = other + (other_low - low)
    r.ret(r.copysign(r.select(r.large, r.far, r.near), r.x))
    return r


def atan2pi(ty):
    text = (
        "The quotient of the lesser and the greater size and what it lacks; then a multiple of 1/2, plus\n"
        "or minus its arctangent."
    )
    r = Routine("atan2pi", ty, "y", "x", comment=text)
    r.x_size, r.y_size = r.abs(r.x), r.abs(r.y)
    r.steep = r.y_size > r.x_size
    r.most, r.least = r.max(r.x_size, r.y_size), r.min(r.x_size, r.y_size)
    # Both are raised, if the greater is less than 1, so that what the quotient lacks is a number, or lowered.
    by = 2 * ty.precision
    r.up, r.down = r.most < 1.0, r.most > 2.0 ** (ty.bias - by)
    r.scale = r.select(r.up, 2.0**by, r.select(r.down, 2.0**-by, 1.0))
    r.d, r.n = r.most * r.scale, r.least * r.scale
    both = r.x_size.eq(float("inf")) & r.y_size.eq(float("inf"))
    r.n = r.select(both, 1.0, r.n)
    r.d = r.select(both, 1.0, r.d)
    r.zero = r.d.eq(0.0)
    r.d = r.select(r.zero, 1.0, r.d)
    # A tiny quotient is raised too, and what is left of its arctangent lowered at the end.
    r.tiny = r.n < r.d * 2.0 ** (by - ty.bias)
    r.n = r.select(r.tiny, r.n * 2.0**by, r.n)
    r.q = r.n / r.d
    r.lacks = r.fma(-r.q, r.d, r.n) / r.d
    r.q_low = r.select(r.d < float("inf"), r.lacks, 0.0)
    y, low = turns(r, arctangent(r, r.q, r.q_low))
    r.left = r.bits(r.x) < 0
    r.base = r.select(r.steep, 0.5, r.select(r.left, 1.0, 0.0))
    r.minus = r.steep ^ r.left
    r.high = r.select(r.minus, -y, y)
    r.low = r.select(r.minus, -low, low)
    total, rest = two_sum(r, r.high, r.base)
    r.lowered = r.select(r.base.eq(0.0), (y + low) * 2.0**-by, r.base)
    r.size = r.select(r.tiny, r.lowered, total + (rest + r.low))
    r.signed = r.copysign(r.size, r.y)
    r.ret(r.select(r.x.unordered(r.y), float("nan"), r.signed))
    return r


def tanpi(ty):
    text = "The number is j halves and u, from -1/4 to 1/4, exactly; the quotient is of two sums of two."
    r = Routine("tanpi", ty, "x", comment=text)
    r.whole = r.round("trunc", r.x * 0.5)
    r.turn = r.fma(r.whole, -2.0, r.x)
    r.t = r.fma(r.turn, 2.0, ty.magic)
    r.j = r.bits(r.t)
    r.n = r.t - ty.magic
    r.u = r.fma(r.n, -0.5, r.turn)
    r.square = r.u * r.u
    half_turn = ty.pair(pi)
    lead, lead_low = two_product(r, r.u, half_turn[0])
    p = horner(r, r.square, coefficients("sinpi", ty))
    r.s, r.s_low = fast_sum(r, lead, r.fma(r.u * r.square, p, r.fma(r.u, half_turn[1], lead_low)))
    curve = -ty.nearest(pi**2 / 2)
    c, c_low = two_product(r, r.square, curve)
    q = horner(r, r.square, coefficients("cospi", ty))
    one = c + 1.0
    square_low = r.fma(r.u, r.u, -r.square)
    rest = r.fma(r.square, ty.nearest(-(pi**2) / 2 - mpf(curve)), r.fma(square_low, curve, c_low))
    one_low = ((1.0 - one) + c) + r.fma(r.square * r.square, q, rest)
    r.c, r.c_low = fast_sum(r, one, one_low)
    r.odd = (r.j & 1).ne(0)
    r.a, r.a_low = r.select(r.odd, -r.c, r.s), r.select(r.odd, -r.c_low, r.s_low)
    r.b, r.b_low = r.select(r.odd, r.s, r.c), r.select(r.odd, r.s_low, r.c_low)
    divisor = r.divisor(r.b)
    r.q = divisor.quotient(r.a)
    r.lacks = divisor.rest(r.fma(-r.q, r.b, r.a) + r.fma(-r.q, r.b_low, r.a_low))
    r.y = r.q + r.lacks
    r.twice = (r.j & 2).ne(0)
    r.minus = r.twice ^ ((r.bits(r.x) < 0) & ~r.odd)
    r.pole = r.select(r.odd, float("inf"), 0.0)
    r.signed_pole = r.select(r.minus, -r.pole, r.pole)
    r.at = r.select(r.u.eq(0.0), r.signed_pole, r.y)
    r.ret(r.select(r.abs(r.x) < float("inf"), r.at, float("nan")))
    return r


def routines(ty):
    return [tanpi(ty), asinpi(ty), acospi(ty), atanpi(ty), atan2pi(ty)]
