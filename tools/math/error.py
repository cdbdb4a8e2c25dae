"""The error function, its complement, scaled and inverse, and the normal distribution, of f64.

Of positive x, e^(x^2) erfc(x) is computed as (x + 1/2)^-1 times a polynomial of (x - k) / (x + k). The square in
the exponent is a sum of two.
"""

from functools import lru_cache

from mpmath import erf, erfc, exp, log, mpf, pi, sqrt
from mpmath import erfinv as erfinv_exact

from elementary import exp_pair, log_pair, scaled
from polynomial import fit
from routine import F64, Routine, fast_sum, horner, pair_product, two_product, two_sum


TYPES = [F64]
# Below this erfc is 1 - erf.
NEAR = 0.75
# k of the polynomial, and of that of the inverse.
MIDDLE, MIDDLE_OF_INVERSE = 4, 9


def scaled_exact(x):
    """e^(x^2) erfc(x), at any precision."""
    if x > 1000:
        z = 1 / (2 * x * x)
        return (1 - z + 3 * z**2 - 15 * z**3 + 105 * z**4 - 945 * z**5) / x / sqrt(pi)
    return exp(x * x) * erfc(x)


@lru_cache(None)
def scaled_coefficients(ty):
    """Of (x + 1/2) e^(x^2) erfc(x) for x = k (1 + t) / (1 - t)."""
    k = MIDDLE

    def f(t):
        x = k * (1 + t) / (1 - t)
        return (x + mpf(1) / 2) * scaled_exact(x)

    return fit(f, (mpf(NEAR) - k) / (NEAR + k), 1, 23, ty)


def scaled_erfc(r, x):
    """e^(x^2) erfc(x) of a number that is not negative."""
    k = float(MIDDLE)
    t = r.divisor(x + k).quotient(x - k)
    p = horner(r, r.min(t, 1.0), scaled_coefficients(r.ty))
    half, half_low = two_sum(r, x, 0.5)
    divisor = r.divisor(half)
    q = divisor.quotient(p)
    lacks = r.fma(-q, half_low, r.fma(-q, half, p))
    near = q + divisor.rest(lacks)
    return r.select(x < 2.0 ** (r.ty.bias // 2), near, q)


def lowered_erfc(r, x):
    """The same of any number: large ones are lowered to what `Divisor` takes, as the inverse is."""
    by = r.select(x > r.ty.normal[1] * 2.0**-26, 2.0**-40, 1.0)
    return scaled_erfc(r, x * by) * by


@lru_cache(None)
def erf_coefficients(ty):
    """Of (erf(x) / x - 2 / sqrt(pi)) / x^2 as a function of x^2."""
    f = lambda z: (erf(sqrt(z)) / sqrt(z) - 2 / sqrt(pi)) / z
    return fit(f, mpf("1e-12"), mpf("1.0001"), 15, ty)


def small_erf(r, x):
    """erf of a number up to 1, as a sum of two."""
    z = x * x
    factor = r.ty.pair(2 / sqrt(pi))
    lead, low = two_product(r, x, factor[0])
    p = horner(r, z, erf_coefficients(r.ty))
    return fast_sum(r, lead, r.fma(x * z, p, r.fma(x, factor[1], low)))


def bell(r, x, half=False):
    """e^-(x^2), or of half of the square, as exp_pair gives it."""
    h, l = two_product(r, x, x)
    if half:
        h, l = h * 0.5, l * 0.5
    return exp_pair(r, -h, -l)


def erf_routine(ty):
    r = Routine("erf", ty, "x")
    r.size = r.abs(r.x)
    r.branch(r.size < 1.0, "near", "far")
    r.block("near")
    high, low = small_erf(r, r.x)
    r.ret(r.copysign(high + low, r.x))
    r.block("far")
    # Beyond this it is 1.
    r.a = r.min(r.size, 6.0)
    a, b, t = bell(r, r.a)
    r.rest = scaled(r, (a + b) * scaled_erfc(r, r.a), t)
    r.y = r.copysign(1.0 - r.rest, r.x)
    r.ret(r.select(r.x.unordered(r.x), r.x, r.y))
    return r


def complement(r, size, half=False):
    """erfc of a size, or of a size divided by the root of 2, before it is scaled."""
    most = 28.0 * (1.5 if half else 1.0)
    r.a = r.min(size, most)
    a, b, t = bell(r, r.a, half)
    reduced = r.a * r.ty.nearest(sqrt(mpf(1) / 2)) if half else r.a
    e = scaled_erfc(r, reduced)
    p, low = two_product(r, a, e)
    return p + r.fma(b, e, low), t


def one_less(r, high, low, one=1.0):
    """1 minus a sum of two up to 3/4."""
    y = one - high
    return y, ((one - y) - high) - low


def erfc_routine(ty):
    r = Routine("erfc", ty, "x")
    r.size = r.abs(r.x)
    r.branch(r.size < NEAR, "near", "far")
    r.block("near")
    y, low = one_less(r, *small_erf(r, r.x))
    r.ret(y + low)
    r.block("far")
    y, t = complement(r, r.size)
    r.positive = scaled(r, y, t)
    r.y = r.select(r.x < 0.0, 2.0 - r.positive, r.positive)
    r.ret(r.select(r.x.unordered(r.x), r.x, r.y))
    return r


def normcdf(ty):
    r = Routine("normcdf", ty, "x", comment="Half of erfc(-x / sqrt(2)).")
    r.size = r.abs(r.x)
    r.branch(r.size < 1.0625, "near", "far")
    r.block("near")
    root = ty.pair(sqrt(mpf(1) / 2))
    r.reduced = r.x * root[0]
    high, low = small_erf(r, r.reduced)
    # What the reduced number lacks counts as much as the slope says.
    r.lacks = r.fma(r.x, root[1], r.fma(r.x, root[0], -r.reduced))
    r.slope = r.fma(r.reduced * r.reduced, -0.75, 1.125)
    y, low = one_less(r, high * -0.5, r.fma(r.lacks, r.slope, low) * -0.5, 0.5)
    r.ret(y + low)
    r.block("far")
    y, t = complement(r, r.size, half=True)
    r.tail = scaled(r, y * 0.5, t)
    r.y = r.select(r.x > 0.0, 1.0 - r.tail, r.tail)
    r.ret(r.select(r.x.unordered(r.x), r.x, r.y))
    return r


def erfcx(ty):
    r = Routine("erfcx", ty, "x", comment="Of negative numbers 2 e^(x^2) - erfcx(-x).")
    # A quarter of all numbers.
    r.branch(r.x < -27.0, "infinite", "finite")
    r.block("infinite")
    r.ret(float("inf"))
    r.block("finite")
    r.size = r.abs(r.x)
    r.a = r.min(r.size, 27.0)
    h, l = two_product(r, r.a, r.a)
    a, b, t = exp_pair(r, h, l)
    r.branch(r.size < NEAR, "near", "far")
    r.block("near")
    y, low = one_less(r, *small_erf(r, r.x))
    p, p_low = two_product(r, a, y)
    r.ret(scaled(r, p + (p_low + r.fma(a, low, b * y)), t))
    r.block("far")
    r.y = lowered_erfc(r, r.size)
    r.large = scaled(r, a + b, t, extra=1)
    r.value = r.select(r.x < 0.0, r.large - r.y, r.y)
    r.limited = r.select(r.x.eq(float("inf")), 0.0, r.value)
    r.ret(r.select(r.x.unordered(r.x), r.x, r.limited))
    return r


def inverse_complement(y):
    """The x whose erfc is y."""
    y = mpf(y)
    if y > mpf("0.1"):
        return erfinv_exact(1 - y)
    x = sqrt(-log(y))
    for _ in range(60):
        e = erfc(x)
        step = log(e / y) * e * sqrt(pi) / 2 * exp(x * x)
        x += step
        if abs(step) < mpf(10) ** -60:
            break
    return x


@lru_cache(None)
def inverse_coefficients(ty, name):
    if name == "near":
        # Of (erfinv(x) / x - sqrt(pi) / 2) / x^2 as a function of x^2.
        f = lambda z: (erfinv_exact(sqrt(z)) / sqrt(z) - sqrt(pi) / 2) / z
        return fit(f, mpf("1e-12"), mpf("0.5626"), 24, ty)
    # Of erfcinv(e^(-s^2)) / s as a function of s - 2, or of (s - k) / (s + k).
    f = lambda s: inverse_complement(exp(-(s**2))) / s
    if name == "middle":
        return fit(lambda d: f(d + 2), mpf("-0.823"), mpf("1.001"), 24, ty)
    k = MIDDLE_OF_INVERSE
    low, high = mpf("2.999"), mpf("27.3")
    of = lambda t: f(k * (1 + t) / (1 - t))
    return fit(of, (low - k) / (low + k), (high - k) / (high + k), 30, ty)


def inverse(ty):
    text = (
        "erfinv(x), or erfcinv(y) of a y below 1/4, as a sum of two: of s = sqrt(-log y) it is s times a\n"
        "polynomial of s - 2 or, from 3 on, of a quotient."
    )
    results = f"({ty.name}, {ty.name})"
    r = Routine("erf_inverse", ty, "x", "y", comment=text, results=results)
    r.branch(r.y >= 0.25, "near", "far")
    r.block("near")
    z = r.x * r.x
    factor = ty.pair(sqrt(pi) / 2)
    lead, low = two_product(r, r.x, factor[0])
    p = horner(r, z, inverse_coefficients(ty, "near"))
    r.ret(*fast_sum(r, lead, r.fma(r.x * z, p, r.fma(r.x, factor[1], low))))
    r.block("far")
    log_y, log_low = log_pair(r, r.y)
    r.s = r.normal_sqrt(-log_y)
    r.s_low = r.divisor(r.s + r.s).rest(r.fma(-r.s, r.s, -log_y) - log_low)
    r.branch(r.s < 3.0, "middle", "tail")
    r.block("middle")
    r.jump(("end", horner(r, r.s - 2.0, inverse_coefficients(ty, "middle"))))
    r.block("tail")
    k = float(MIDDLE_OF_INVERSE)
    r.t = r.divisor(r.s + k).quotient(r.s - k)
    r.jump(("end", horner(r, r.t, inverse_coefficients(ty, "tail"))))
    r.block("end", q=ty)
    outer, low = two_product(r, r.s, r.q)
    r.ret(outer, r.fma(r.s_low, r.q, low))
    return r


def erfinv(ty):
    r = Routine("erfinv", ty, "x")
    r.size = r.abs(r.x)
    r.y = r.select(r.size < 1.0, 1.0 - r.size, 1.0)
    r.high, r.low = r.call("erf_inverse", r.size, r.y, types=[ty, ty])
    r.value = r.select(r.size.eq(1.0), float("inf"), r.high + r.low)
    r.number = r.select(r.size <= 1.0, r.value, float("nan"))
    r.ret(r.copysign(r.number, r.x))
    return r


def of_complement(r, y):
    """erfcinv of a number as a sum of two, but for the sign, which is that of 1 - y."""
    r.upper = y > 1.0
    r.less = r.select(r.upper, 2.0 - y, y)
    r.safe = r.select(r.less > 0.0, r.less, 1.0)
    r.high, r.low = r.call("erf_inverse", 1.0 - r.safe, r.safe, types=[r.ty, r.ty])


def erfcinv(ty):
    r = Routine("erfcinv", ty, "y")
    of_complement(r, r.y)
    r.value = r.select(r.less.eq(0.0), float("inf"), r.high + r.low)
    r.signed = r.select(r.upper, -r.value, r.value)
    r.ret(r.select(r.less >= 0.0, r.signed, float("nan")))
    return r


def normcdfinv(ty):
    r = Routine("normcdfinv", ty, "p", comment="Minus the root of 2 times erfcinv(2 p).")
    of_complement(r, r.p + r.p)
    product, low = pair_product(r, (r.high, r.low), ty.pair(sqrt(mpf(2))))
    r.value = r.select(r.less.eq(0.0), float("inf"), product + low)
    # At 1/2 it is +0.
    r.signed = r.select(r.upper | r.less.eq(1.0), r.value, -r.value)
    r.ret(r.select(r.less >= 0.0, r.signed, float("nan")))
    return r


def routines(ty):
    return [
        erf_routine(ty),
        erfc_routine(ty),
        erfcx(ty),
        inverse(ty),
        erfinv(ty),
        erfcinv(ty),
        normcdf(ty),
        normcdfinv(ty),
    ]
