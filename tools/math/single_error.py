"""The error function, its complement, scaled and inverse, and the normal distribution, of f32.

They keep to what NVIDIA states of its own, 2 to 5 ulp, so few sums of two numbers are left. e^(x^2) erfc(x) is t times a
polynomial of t = 1 / (a x + b); only the square in the exponent is a sum of two. The inverses are functions of
w = -log(1 - x^2): x times a polynomial of w, and from 5 on s times one of 1 / s with s = sqrt(w).
"""

from functools import lru_cache

from mpmath import erf, erfc, exp, findroot, log, mp, mpf, sqrt

from elementary import log_coefficients, mantissa, power_coefficients, times_power
from device_exp import power_parts, scaled_power
from error import inverse_complement, scaled_exact
from polynomial import fit
from routine import F32, Routine, horner

# Of each: a / b, the greatest x, and the degree of its polynomial.
SCALED = {"erfc": (1.0, "10.11", 11), "erfcx": (1.0, "1e12", 13), "normcdf": (0.75, "14.5", 11)}
# An exponent is raised by this, so that results below 2^-126 are rounded by the last product alone.
RAISED = 32


@lru_cache(None)
def single_coefficients(name, ty):
    """Of erf(x) / x - 1 as a function of x^2, and of log2 erfc(x) / x as one of x."""
    if name == "near":
        return fit(lambda z: erf(sqrt(z)) / sqrt(z) - 1, mpf("1e-9"), mpf("1.0001"), 7, ty)
    return fit(lambda x: log(erfc(x), 2) / x, mpf("0.999"), mpf("4.01"), 8, ty)


def power_of_2(r, w):
    """Of a number that is not far from 0."""
    ty = r.ty
    if r.is_device:
        return r.exp2_approx(w)
    t = w + ty.magic
    p = horner(r, w - (t - ty.magic), power_coefficients(ty, log(mpf(2)), 0.5))
    return r.float(r.bits(p) + (r.bits(t) << ty.fraction))


def single_erf(ty, tier=None):
    """The lesser part is rounded, and added to x or taken from 1: that is nearer than 2 ulp."""
    r = Routine("erf", ty, "x", tier=tier, comment="x plus a polynomial, and beyond 1 it is 1 less a power of 2.")
    r.size = r.abs(r.x)
    # Beyond this it is 1.
    r.a = r.min(r.size, 4.0)
    r.near = r.fma(r.a, horner(r, r.a * r.a, single_coefficients("near", ty)), r.a)
    w = r.a * horner(r, r.a, single_coefficients("far", ty))
    r.far = 1.0 - power_of_2(r, w)
    r.y = r.copysign(r.select(r.size < 1.0, r.near, r.far), r.x)
    r.ret(r.select(r.x.unordered(r.x), r.x, r.y))
    return r


def scaled_of(name, x):
    """What is computed of x, without the power of e."""
    return scaled_exact(x / sqrt(mpf(2))) / 2 if name == "normcdf" else scaled_exact(x)


@lru_cache(None)
def scaled_shape(ty, name):
    """Numbers a, b, c and a polynomial q: it is t + t u q(u) of t = 1 / (a x + b) and u = 1 - c t."""
    k, most, degree = SCALED[name]
    # Where u is 0 the function is t, so that little is lost with the products.
    b = ty.nearest(k / (2 * scaled_of(name, mpf(1) / k)) / k)
    a = ty.nearest(mpf(b) * k)
    c = ty.nearest(findroot(lambda c: scaled_of(name, (c - b) / a) * c - 1, 2 * b))

    def f(u):
        t = (1 - u) / c
        return (scaled_of(name, (1 / t - b) / a) / t - 1) / u

    q = fit(f, mpf(1) - mpf(c) / b, 1 - c / (a * mpf(most) + b), degree, ty)
    return a, b, c, exact_at_zero(ty, q, b, c, float(scaled_of(name, mpf(0))))


def exact_at_zero(ty, q, b, c, value):
    """The polynomial with its first coefficient moved by as little as makes the value of 0 exact."""

    def product(x, y, z=0.0):
        return ty.nearest(mpf(x) * y + z)

    t = product(1, mpf(1) / b)
    u = product(-c, t, 1.0)
    rest = q[-1]
    for coefficient in reversed(q[1:-1]):
        rest = product(rest, u, coefficient)
    step = mpf(2) ** -26
    for steps in (sign * n for n in range(20) for sign in (1, -1)):
        first = ty.nearest(q[0] + steps * step)
        if product(product(t, u), product(rest, u, first), t) == value:
            return [first] + q[1:]
    raise ValueError("no coefficient gives the value of 0")


def scaled(r, x, name, by=None):
    """The scaled complement of x; where that was lowered, over what it was lowered by."""
    a, b, c, q = scaled_shape(r.ty, name)
    t = r.normal_rcp(r.fma(x, a, b * by if by else b))
    u = r.fma(t * by if by else t, -c, 1.0)
    return r.fma(t * u, horner(r, u, q), t)


def tail(r, x, square, name):
    """e^-square, which is a product, times the scaled complement."""
    high = square[0] * square[1]
    low = r.fma(square[0], square[1], -high)
    if r.is_device:
        power, scale = power_parts(r, -high, mpf(1), low=-low)
        return (scaled(r, x, name) * power) * scale
    return times_power(r, scaled(r, x, name), -high, -low, RAISED) * 2.0**-RAISED


def erfc_routine(ty, tier=None):
    r = Routine("erfc", ty, "x", tier=tier)
    # Beyond this it is 0.
    r.a = r.min(r.abs(r.x), ty.round(10.1))
    r.positive = tail(r, r.a, (r.a, r.a), "erfc")
    r.y = r.select(r.x < 0.0, 2.0 - r.positive, r.positive)
    r.ret(r.select(r.x.unordered(r.x), r.x, r.y))
    return r


def normcdf(ty, tier=None):
    r = Routine("normcdf", ty, "x", tier=tier, comment="Half of erfc(-x / sqrt(2)).")
    r.a = r.min(r.abs(r.x), ty.round(14.4))
    r.tail = tail(r, r.a, (r.a, r.a * 0.5), "normcdf")
    r.y = r.select(r.x > 0.0, 1.0 - r.tail, r.tail)
    r.ret(r.select(r.x.unordered(r.x), r.x, r.y))
    return r


def erfcx(ty, tier=None):
    r = Routine("erfcx", ty, "x", tier=tier, comment="Of negative numbers 2 e^(x^2) - erfcx(-x).")
    r.size = r.abs(r.x)
    # Large numbers are lowered to what an inverse is taken of.
    r.by = r.select(r.size > 2.0**100, 2.0**-40, 1.0)
    r.y = r.select(r.size.eq(float("inf")), 0.0, scaled(r, r.size * r.by, "erfcx", r.by) * r.by)
    r.branch(r.x < 0.0, "below", "done")
    r.block("below")
    # Beyond this it is infinite.
    r.a = r.min(r.size, ty.round(9.43))
    h = r.a * r.a
    low = r.fma(r.a, r.a, -h)
    if r.is_device:
        r.quarter = scaled_power(r, h, mpf(1), low=low, raised=-2, is_negative=False)
    else:
        r.quarter = times_power(r, 1.0, h, low, -2)
    r.ret(r.fma(r.quarter, 8.0, -r.y))
    r.block("done")
    r.ret(r.y)
    return r


def inverse_of_w(w):
    """erfinv(x) / x of w = -log(1 - x^2), at any precision."""
    with mp.workprec(500):
        y = exp(-w)
        # 1 - x of 1 - x^2.
        x = sqrt(1 - y)
        return inverse_complement(y / (1 + x)) / x


@lru_cache(None)
def inverse_coefficients(ty, name, factor):
    """Of erfinv(x) / x - 1 as a function of w, and of erfinv(x) / s as one of 1 / s, times a factor."""
    if name == "near":
        return fit(lambda w: inverse_of_w(w) * factor - 1, mpf("1e-9"), mpf("5.001"), 9, ty)

    def f(t):
        w = 1 / t**2
        return inverse_of_w(w) * sqrt(1 - exp(-w)) * t * factor

    return fit(f, 1 / mpf("10.3"), 1 / sqrt(mpf("4.999")), 8, ty)


def minus_log(r, a, raised):
    """-log(a / 2^raised), near as an absolute number, of a normal number."""
    ty = r.ty
    m, exponent = mantissa(r, r.bits(a))
    f = m - 1.0
    e = r.fma(r.from_int(exponent), 2.0**-ty.fraction, -float(raised))
    curve = r.fma(f * f, horner(r, f, log_coefficients(ty, 7)), f)
    return r.fma(e, -ty.nearest(log(mpf(2))), -curve)


def approximate_inverse(r, x, rest, factor=mpf(1)):
    """erfinv(x) times a factor; the rest is 1 - x^2. Where it is 0 the root is infinite, where it is less all is NaN.
    """
    w = r.emit("flog2", (rest,), r.ty) * -r.ty.nearest(log(mpf(2)))
    near = r.fma(x, horner(r, w, inverse_coefficients(r.ty, "near", factor)), x)
    r.blocks["end"] = [r.ty]
    r.branch(w >= 5.0, "far", ("end", near))
    r.block("far")
    r.jump(("end", r.sqrt_approx(w) * horner(r, r.rsqrt_approx(w), inverse_coefficients(r.ty, "far", factor))))
    r.block("end", size=r.ty)
    r.ret(r.copysign(r.size, x))
    return r


def inverse(r, x, rest, raised=0, factor=mpf(1)):
    """erfinv(x) times a factor; the rest is (1 - x^2) 2^raised. Where it is 0 that is infinite, where it is less NaN."""
    w = minus_log(r, rest, raised)
    r.branch(rest > r.ty.round(exp(-5) * 2**raised), "near", "far")
    r.block("near")
    near = r.fma(x, horner(r, w, inverse_coefficients(r.ty, "near", factor)), x)
    # Of -0 the sum is +0.
    r.ret(r.copysign(near, x))
    r.block("far")
    s = r.normal_sqrt(w)
    y = s * horner(r, r.normal_rcp(s), inverse_coefficients(r.ty, "far", factor))
    limit = r.select(rest.eq(0.0), float("inf"), float("nan"))
    r.ret(r.copysign(r.select(rest > 0.0, y, limit), x))
    return r


def erfinv_routine(ty, tier=None):
    r = Routine("erfinv", ty, "x", tier=tier)
    r.rest = r.fma(-r.x, r.x, 1.0)
    if r.is_device:
        return approximate_inverse(r, r.x, r.rest)
    return inverse(r, r.x, r.rest)


def erfcinv(ty, tier=None):
    r = Routine("erfcinv", ty, "y", tier=tier, comment="erfinv(1 - y).")
    if r.is_device:
        return approximate_inverse(r, 1.0 - r.y, r.y * (2.0 - r.y))
    r.rest = (r.y * 2.0**24) * (2.0 - r.y)
    return inverse(r, 1.0 - r.y, r.rest, 24)


def normcdfinv(ty, tier=None):
    r = Routine("normcdfinv", ty, "p", tier=tier, comment="The root of 2 times erfinv(2 p - 1).")
    if r.is_device:
        return approximate_inverse(r, r.fma(r.p, 2.0, -1.0), (r.p * 4.0) * (1.0 - r.p), sqrt(mpf(2)))
    r.rest = (r.p * 2.0**26) * (1.0 - r.p)
    return inverse(r, r.fma(r.p, 2.0, -1.0), r.rest, 24, sqrt(mpf(2)))


def files():
    routines = [single_erf, erfc_routine, erfcx, erfinv_routine, erfcinv, normcdf, normcdfinv]
    return [("error_f32", [routine(F32) for routine in routines])]
