"""The gamma function and the logarithm of its size (of f32, with this file's gamma, in single_gamma.py).

From START on by Stirling's formula, the logarithm a sum of two numbers; below that by as many factors as lead there, about the zeros
of the logarithm by polynomials, and below zero by reflection. It stands after the sine of pi x and the logarithm, which it
calls.
"""

from functools import lru_cache

from mpmath import log, loggamma, mpf, pi, sqrt

from elementary import exp_pair, log_pair, scaled
from polynomial import fit
from routine import F32, F64, Routine, fast_sum, horner, pair_product, pair_sum, two_product, two_sum

TYPES = [F64]
START = 8.0


@lru_cache(None)
def stirling_coefficients(ty, start, degree):
    """Of x (log gamma(x) - (x - 1/2) log x + x - log(2 pi) / 2) as a function of 1 / x^2, of x from the start on."""

    def f(z):
        x = 1 / sqrt(z)
        return x * (loggamma(x) - (x - mpf(1) / 2) * log(x) + x - log(2 * pi) / 2)

    return fit(f, mpf("1e-9"), 1 / mpf(start) ** 2, degree, ty)


def stirling(r, x):
    """log gamma(x) - log(2 pi) / 2 of x from START on, as a sum of two."""
    x, x_low = x
    log_x = log_pair(r, x)
    less, less_low = two_sum(r, x, -0.5)
    p, low = two_product(r, log_x[0], less)
    low = r.fma(log_x[1], less, r.fma(log_x[0], less_low, low))
    inverse = r.normal_rcp(x)
    coefficients = stirling_coefficients(r.ty, START, 2 if r.ty is F32 else 7)
    c = inverse * horner(r, inverse * inverse, coefficients)
    s, s_low = two_sum(r, p, -x)
    s, c_low = two_sum(r, s, c)
    return fast_sum(r, s, r.fma(x_low, log_x[0], low + (s_low + c_low)))


def raise_to_start(r, label, x):
    """A loop that multiplies factors from x on: leaves the product and where it ended, sums of two."""
    ty = r.ty
    r.jump((label, x, 0.0, 1.0, 0.0))
    r.block(label, a=ty, a_low=ty, p=ty, p_low=ty)
    r.branch(r.a < START, label + "_step", label + "_end")
    r.block(label + "_step")
    product = pair_product(r, (r.p, r.p_low), (r.a, r.a_low))
    a, lost = two_sum(r, r.a, 1.0)
    r.jump((label, a, r.a_low + lost, *product))
    r.block(label + "_end")
    return (r.a, r.a_low), (r.p, r.p_low)


def tgamma(ty):
    """gamma(x) = e^s sqrt(2 pi) / product, or by reflection pi / (x sin(pi x) gamma(-x)) with less sign."""
    text = (
        "Numbers from -2 on are raised by factors; below that it is pi / (z sin(pi z) gamma(z)) of z = -x with\n"
        "another sign, e^-s in the place of e^s so that what is subnormal is right."
    )
    r = Routine("tgamma", ty, "x", comment=text)
    most = 50.0 if ty is F32 else 190.0
    r.reflected = r.x < -2.0
    r.z = r.select(r.reflected, -r.x, r.x)
    r.clamped = r.min(r.z, most)
    a, product = raise_to_start(r, "raise", r.clamped)
    s, low = stirling(r, a)
    r.s = r.select(r.reflected, -s, s)
    r.s_low = r.select(r.reflected, -low, low)
    e, e_low, t = exp_pair(r, r.s, r.s_low)
    r.branch(r.reflected, "below", "above")
    r.block("above")
    root = ty.pair(sqrt(2 * pi))
    n = pair_product(r, fast_sum(r, e, e_low), root)
    divisor = r.divisor(product[0])
    q = divisor.quotient(n[0])
    lacks = r.fma(-q, product[0], n[0]) + r.fma(-q, product[1], n[1])
    r.y = scaled(r, q + divisor.rest(lacks), t)
    # Whole numbers below 0 give a product of zero; -0 and +0 their infinity.
    r.whole = r.round("trunc", r.x).eq(r.x) & (r.x < 0.0)
    tiny = r.abs(r.x) < ty.round(2.0 ** (-ty.precision - 6))
    r.pole = r.select(tiny, inverse_of_tiny(r, r.x), r.y)
    r.far = r.select(r.x > most, float("inf"), r.pole)
    r.number = r.select(r.whole, float("nan"), r.far)
    r.ret(r.select(r.x.unordered(r.x), r.x, r.number))
    r.block("below")
    r.sine = r.call("sinpi", r.z)
    n = pair_product(r, fast_sum(r, e, e_low), ty.pair(-sqrt(pi / 2)))
    n = pair_product(r, n, product)
    # A large z counts only with its sine's sign: the power of e is zero then.
    d, d_low = two_product(r, r.min(r.z, 4096.0), r.sine)
    divisor = r.divisor(d)
    q = divisor.quotient(n[0])
    lacks = r.fma(-q, d, n[0]) + r.fma(-q, d_low, n[1])
    r.value = scaled(r, q + divisor.rest(lacks), t)
    r.ret(r.select(r.round("trunc", r.z).eq(r.z), float("nan"), r.value))
    return r


def inverse_of_tiny(r, x):
    inverse = r.normal_rcp(x * r.ty.raising) * r.ty.raising
    return r.select(x.eq(0.0), r.copysign(float("inf"), x), inverse)


@lru_cache(None)
def zero_coefficients(ty, zero):
    """Of log gamma(zero + t) / t."""
    f = lambda t: loggamma(zero + t) / t
    if zero == 1:
        return fit(f, mpf("-0.5001"), mpf("0.5002"), 13 if ty is F32 else 33, ty)
    return fit(f, mpf("-0.5001"), mpf("1.0002"), 13 if ty is F32 else 31, ty)


def end_early(r):
    """What is tiny, huge or no number needs but a logarithm, or nothing: most operands of random bits."""
    bound = 2.0**60 if r.ty is F64 else 2.0**30
    r.branch((r.z >= 1.0 / bound) & (r.z < bound), "main", "extreme")
    r.block("extreme")
    r.branch(r.x <= -bound, "whole", "one_log")
    r.block("whole")
    r.ret(float("inf"))
    r.block("one_log")
    log_z = r.call("log", r.z)
    r.ret(r.select(r.z < 1.0, -log_z, r.z * (log_z - 1.0)))
    r.block("main")


def lgamma(ty):
    text = (
        "What is tiny is -log |x|, what is huge x (log x - 1), or infinite below zero, where all such are whole.\n"
        "Of z = |x|: below 1/2 log gamma(1 + z) - log z, to 3 polynomials about the zeros 1 and 2, then Stirling's\n"
        "formula, less the logarithm of the factors that lead there. Below zero it is taken from\n"
        "log(pi / (z sin(pi z)))."
    )
    r = Routine("lgamma", ty, "x", comment=text)
    r.z = r.abs(r.x)
    end_early(r)
    r.branch(r.z < 0.5, "tiny", "not_tiny")
    r.block("tiny")
    p = horner(r, r.z, zero_coefficients(ty, 1))
    log_z, log_low = log_pair(r, r.z)
    r.jump(("end", r.fma(r.z, p, -log_z) - log_low, 0.0))
    r.block("not_tiny")
    r.branch(r.z < 3.0, "near", "far")
    r.block("near")
    r.first = r.z < 1.5
    r.branch(r.first, "one", "two")
    r.block("one")
    u = r.z - 1.0
    r.jump(("end", r.fma(u, horner(r, u, zero_coefficients(ty, 1)), 0.0), 0.0))
    r.block("two")
    u = r.z - 2.0
    r.jump(("end", r.fma(u, horner(r, u, zero_coefficients(ty, 2)), 0.0), 0.0))
    r.block("far")
    a, product = raise_to_start(r, "raise", r.z)
    s, low = stirling(r, a)
    root = ty.pair(log(2 * pi) / 2)
    s = pair_sum(r, (s, low), root)
    l = log_pair(r, product[0], product[1])
    y, y_low = two_sum(r, s[0], -l[0])
    r.jump(("end", *fast_sum(r, y, y_low + (s[1] - l[1]))))
    r.block("end", y=ty, y_low=ty)
    r.branch(r.x < 0.0, "below", "done")
    r.block("below")
    r.sine = r.abs(r.call("sinpi", r.z))
    d, d_low = two_product(r, r.z, r.sine)
    r.whole = r.sine.eq(0.0)
    quarter = ty.pair(log(pi))
    l = log_pair(r, d)
    n, n_low = two_sum(r, -l[0], quarter[0])
    total, rest = two_sum(r, n, -r.y)
    sum_of_all = total + (rest + (n_low + (quarter[1] - l[1] - r.y_low)))
    r.ret(r.select(r.whole, float("inf"), sum_of_all))
    r.block("done")
    r.ret(r.y)
    return r


def routines(ty):
    return [tgamma(ty), lgamma(ty)]
