"""Bessel functions. They stand after the trigonometric functions and the logarithms, which they call.

J and Y of degrees 0 and 1: about each of the first zeros z the function is (x - z) times a polynomial of x - z, z a sum of two numbers.
Beyond those it is sqrt(2 / (pi x)) times an amplitude, times the cosine of x less some eighths of a turn and a small angle. Of Y what lies before the first zero is (2 / pi) log(x / z) J(x) and what is left, over x^2 - z^2 a polynomial of
x^2.
"""

from functools import lru_cache

from mpmath import besselj, bessely, besseljzero, besselyzero, cos, exp, log, mp, mpf, pi, sin, sqrt, atan2
from mpmath import besseli

from device_exp import power_parts
from elementary import exp_pair, scaled, times_power
from polynomial import fit
from routine import F32, F64, Routine, horner, two_sum


@lru_cache(None)
def zeros(kind, n):
    mp.prec = 300
    of = besseljzero if kind == "j" else besselyzero
    return [of(n, k) for k in (1, 2, 3)]


def value(kind, n, x):
    return besselj(n, x) if kind == "j" else bessely(n, x)


@lru_cache(None)
def edges(kind, n):
    """Where the pieces about zeros begin, and where the last one ends."""
    z = zeros(kind, n)
    first = z[0] * mpf("0.62") if (kind, n) == ("j", 0) else (z[0] * mpf("0.55") if kind == "j" else (z[0] + z[1]) / 2)
    middle = [(z[0] + z[1]) / 2, (z[1] + z[2]) / 2]
    last = max(middle[1], mpf(8)) if middle[1] > 8 else (z[2] + mpf("1.5"))
    parts = [first] + (middle if kind == "j" else middle[1:])
    return [float(round(x * 64) / 64) for x in parts] + ([] if parts[-1] >= 8 else [float(round(last * 64) / 64)])


@lru_cache(None)
def piece(kind, n, index, low, high, ty):
    """Of the function over x - z as a function of x - z."""
    z = zeros(kind, n)[index]
    # The middle of the interval may be the zero itself.
    f = lambda d: value(kind, n, z + d) / d
    degree = 10 if ty is F32 else 23
    return fit(f, mpf(low) - z - mpf("1e-5"), mpf(high) - z + mpf("1.1e-5"), degree, ty)


def zero_piece(r, kind, n, index, low, high):
    ty = r.ty
    z = ty.pair(zeros(kind, n)[index])
    d = (r.size - z[0]) - z[1]
    return d * horner(r, d, piece(kind, n, index, low, high, ty))


@lru_cache(None)
def about_zero(kind, n, high, ty):
    """Of J0, and of J1(x) / x, as a function of x^2."""
    f = lambda t: besselj(0, sqrt(t)) if n == 0 else besselj(1, sqrt(t)) / sqrt(t)
    width = float(high) ** 2
    degree = (7 if width > 4 else 5) if ty is F32 else (14 if width > 4 else 11)
    return fit(f, mpf("1e-12"), mpf(width) + mpf("1e-3"), degree, ty)


@lru_cache(None)
def rest_coefficients(n, high, ty):
    """Of what Y is more than (2 / pi) log(x / z) J, over x^2 - z^2, times x if n is 1."""
    z = zeros("y", n)[0]

    def f(t):
        x = sqrt(t)
        more = bessely(n, x) - 2 / pi * log(x / z) * besselj(n, x)
        return more / (x * x - z * z) * (x if n else 1)

    degree = 8 if ty is F32 else 16
    return fit(f, mpf("1e-12"), mpf(high) ** 2 + mpf("1e-3"), degree, ty)


@lru_cache(None)
def asymptotic(n, start, what, ty):
    """Of the amplitude times sqrt(pi x / 2), and of the angle less x - (2 n + 1) pi / 4 times x, as functions of 1 / x^2."""

    def f(t):
        x = 1 / sqrt(t)
        j, y = besselj(n, x), bessely(n, x)
        if what == "amplitude":
            return sqrt((j * j + y * y) * pi * x / 2)
        a = x - (2 * n + 1) * pi / 4
        return atan2(y * cos(a) - j * sin(a), j * cos(a) + y * sin(a)) * x

    degree = 5 if ty is F32 else 11
    return fit(f, mpf("1e-5"), 1 / (mpf(start) - mpf("0.01")) ** 2, degree, ty)


@lru_cache(None)
def turn_coefficients(what, ty):
    tiny = mpf("1e-12")
    if what == "sin":
        f = lambda z: (sin(sqrt(z)) / sqrt(z) - 1) / z
    else:
        f = lambda z: ((cos(sqrt(z)) - 1) / z + mpf(1) / 2) / z
    return fit(f, tiny, mpf("0.66"), (3 if ty is F32 else 7), ty)


def far(r, kind, n, start):
    """The function of a large size."""
    ty = r.ty
    int_ty = ty.int
    finite = r.select(r.size < float("inf"), r.size, 16.0)
    quarters, a, q = r.call("reduce", finite, types=[int_ty, ty, ty])
    # An eighth of a turn is taken away: what is left, with the small angle, is zero where the function is.
    eighth = ty.pair(pi / 4)
    r.more = a > 0.0
    by, by_low = (r.select(r.more, -part, part) for part in eighth)
    a, a_low = two_sum(r, a, by)
    inverse = r.normal_rcp(r.min(finite, ty.normal[1]))
    t = inverse * inverse
    small = horner(r, t, asymptotic(n, start, "angle", ty)) * inverse
    angle, low = two_sum(r, a, small)
    low = low + (q + (by_low + a_low))
    z = angle * angle
    s = angle + r.fma(angle * z, horner(r, z, turn_coefficients("sin", ty)), low)
    c_lead = r.fma(z, -0.5, 1.0)
    c_low = r.fma(z, -0.5, 1.0 - c_lead)
    c = c_lead + r.fma(z * z, horner(r, z, turn_coefficients("cos", ty)), r.fma(-angle, low, c_low))
    # The cosine of the whole angle, by quarters of a turn.
    less = {("j", 0): 0, ("j", 1): 1, ("y", 0): 1, ("y", 1): 2}[kind, n]
    j = r.select(r.more, quarters, quarters - 1) + (4 - less)
    turned = r.select((j & 1).ne(0), s, c)
    turned = r.select(((j + 1) & 2).ne(0), -turned, turned)
    amplitude = horner(r, t, asymptotic(n, start, "amplitude", ty))
    if r.is_device:
        return (amplitude * turned) * (r.rsqrt_approx(finite) * ty.nearest(sqrt(2 / pi)))
    factor = ty.nearest(sqrt(pi / 2))
    # A quarter is a number of normal size, of f64 a sixteenth.
    part = 2.0 if ty is F32 else 4.0
    root = r.normal_sqrt(finite * part**-2) * (part * factor)
    return r.divisor(root).quotient(amplitude * turned)


def first_kind(ty, n, tier=None):
    r = Routine(f"j{n}", ty, "x", tier=tier)
    r.size = r.abs(r.x)
    parts = edges("j", n)
    r.branch(r.size < parts[0], "start", "more0")
    r.block("start")
    z = r.size * r.size
    y = horner(r, z, about_zero("j", n, parts[0], ty))
    r.jump(("end", y * r.size if n else y))
    for index, high in enumerate(parts[1:]):
        r.block(f"more{index}")
        r.branch(r.size < high, f"piece{index}", f"more{index + 1}")
        r.block(f"piece{index}")
        r.jump(("end", zero_piece(r, "j", n, index, parts[index], high)))
    r.block(f"more{len(parts) - 1}")
    r.jump(("end", far(r, "j", n, parts[-1])))
    r.block("end", y=ty)
    r.ret(finish(r, r.y, 0.0, n))
    return r


def finish(r, y, limit, n):
    y = r.select(r.size.eq(float("inf")), limit, y)
    if n:
        y = r.select(r.bits(r.x) < 0, -y, y)
    return r.select(r.x.unordered(r.x), r.x, y)


def second_kind(ty, n, tier=None):
    r = Routine(f"y{n}", ty, "x", tier=tier)
    r.size = r.abs(r.x)
    parts = edges("y", n)
    z = ty.pair(zeros("y", n)[0])
    low = 0.4375 if n == 0 else 1.0
    r.branch(r.size < parts[0], "start", "more0")
    r.block("start")
    t = r.size * r.size
    r.bessel = horner(r, t, about_zero("j", n, parts[0], ty))
    r.rest = horner(r, t, rest_coefficients(n, parts[0], ty))
    r.off = (r.size - z[0]) - z[1]
    r.squares = r.off * (r.size + z[0])
    r.branch(r.size < low, "tiny", "near")
    r.block("tiny")
    log_z = ty.nearest(log(zeros("y", n)[0]))
    if r.is_device:
        r.jump(("log", r.fma(r.emit("flog2", (r.size,), ty), ty.nearest(log(mpf(2))), -log_z)))
    else:
        r.jump(("log", r.call("log", r.size) - log_z))
    r.block("near")
    share = r.off * ty.nearest(1 / mpf(z[0])) if r.is_device else r.divisor(z[0]).quotient(r.off)
    r.jump(("log", r.call("log1p", share, tier=tier)))
    r.block("log", log=ty)
    factor = ty.nearest(2 / pi)
    if n == 0:
        y = r.fma(r.log * factor, r.bessel, r.squares * r.rest)
        y = r.select(r.size.eq(0.0), -float("inf"), y)
    else:
        part = r.log * factor * r.bessel * r.size
        y = r.fma(r.squares, r.divisor(r.size).quotient(r.rest), part)
        pole = ty.nearest(-2 / pi)
        raised = ty.raising
        pole = r.divisor(r.size * raised).quotient(pole) * raised
        y = r.select(r.size < ty.round(2.0 ** -(ty.precision + 4)), pole, y)
    r.jump(("end", y))
    for index, high in enumerate(parts[1:]):
        r.block(f"more{index}")
        r.branch(r.size < high, f"piece{index}", f"more{index + 1}")
        r.block(f"piece{index}")
        r.jump(("end", zero_piece(r, "y", n, index + 1, parts[index], high)))
    r.block(f"more{len(parts) - 1}")
    r.jump(("end", far(r, "y", n, parts[-1])))
    r.block("end", y=ty)
    y = r.select(r.size.eq(float("inf")), 0.0, r.y)
    y = r.select(r.size.eq(0.0), -float("inf"), y)
    y = r.select(r.x < 0.0, float("nan"), y)
    r.ret(r.select(r.x.unordered(r.x), r.x, y))
    return r


@lru_cache(None)
def modified(n, what, ty):
    if what == "near":
        f = lambda t: besseli(0, sqrt(t)) if n == 0 else besseli(1, sqrt(t)) / sqrt(t)
        return fit(f, mpf("1e-12"), mpf("64.1"), 13 if ty is F32 else 21, ty)
    # Of sqrt(x) e^-x times the function, as a function of 16 / x - 1.

    def f(t):
        x = 16 / (t + 1)
        return besseli(n, x) * exp(-x) * sqrt(x)

    return fit(f, mpf("-0.978") if ty is F64 else mpf("-0.83"), mpf("1.0001"), 8 if ty is F32 else 25, ty)


def first_modified(ty, n, tier=None):
    r = Routine(f"i{n}", ty, "x", tier=tier)
    r.size = r.abs(r.x)
    r.branch(r.size < 8.0, "near", "far")
    r.block("near")
    y = horner(r, r.size * r.size, modified(n, "near", ty))
    r.jump(("end", y * r.size if n else y))
    r.block("far")
    if ty is F64:
        r.branch(r.size < 720.0, "finite", "infinite")
        r.block("infinite")
        r.ret(r.x * float("inf") if n else r.size + float("inf"))
        r.block("finite")
        r.a = r.size
    else:
        r.a = r.min(r.size, 100.0)
    p = horner(r, r.fma(r.normal_rcp(r.a), 16.0, -1.0), modified(n, "far", ty))
    if r.is_device:
        power, scale = power_parts(r, r.a, mpf(1), raised=-32, is_negative=False)
        r.jump(("end", (((p * r.rsqrt_approx(r.a)) * power) * scale) * 2.0**32))
    elif ty is F32:
        q = p * r.normal_rcp(r.normal_sqrt(r.a))
        # e^100 is not a float, but a part of it is.
        r.jump(("end", times_power(r, q, r.a, raised=-32) * 2.0**32))
    else:
        e, e_low, t = exp_pair(r, r.a)
        r.jump(("end", scaled(r, (e + e_low) * r.divisor(r.normal_sqrt(r.a)).quotient(p), t)))
    r.block("end", y=ty)
    y = r.y
    if n:
        y = r.copysign(y, r.x)
    r.ret(y if ty is F64 else r.select(r.x.unordered(r.x), r.x, y))
    return r


# Degrees beyond this are NaN, so that loops end.
MOST = 2.0**14


def degree_and_size(r):
    r.whole = r.round("trunc", r.n)
    r.degree, r.size = r.abs(r.whole), r.abs(r.x)
    half = r.degree * 0.5
    r.odd = r.round("trunc", half).ne(half)
    r.bounded = r.degree <= MOST


def climb(r, zero, one, target):
    """From degrees 0 and 1 upward, to an end that takes the function."""
    ty = r.ty
    r.before, r.this = r.call(zero, r.size), r.call(one, r.size)
    r.jump(("climb", 1.0, r.before, r.this))
    r.block("climb", k=ty, b0=ty, b1=ty)
    r.branch((r.k < r.degree) & (r.abs(r.b1) < float("inf")), "climb_step", "climbed")
    r.block("climb_step")
    r.next = r.fma((r.k + r.k) / r.size, r.b1, -r.b0)
    r.jump(("climb", r.k + 1.0, r.b1, r.next))
    r.block("climbed")
    r.jump((target, r.select(r.degree.eq(0.0), r.b0, r.b1)))


def jn(ty):
    text = (
        "The degree n is rounded toward zero. Upward from degrees 0 and 1 where |x| > n; by the power series\n"
        "where |x| is below twice the root of n; else downward, with all degrees' sum as the measure."
    )
    r = Routine("jn", ty, "n", "x", comment=text)
    degree_and_size(r)
    r.up = (r.degree < 2.0) | (r.size > r.degree) | ~r.bounded
    r.branch(r.up, "upward", "other")
    r.block("upward")
    r.branch(r.bounded & (r.size < float("inf")), "start", "none")
    r.block("none")
    r.limit = r.select(r.bounded & ~r.x.unordered(r.x), 0.0, float("nan"))
    r.jump(("end", r.limit))
    r.block("start")
    climb(r, "j0", "j1", "end")
    r.block("other")
    r.quarter = (r.size * 0.5) * (r.size * 0.5)
    r.branch(r.quarter < r.degree, "series", "downward")
    series(r)
    downward(r)
    r.block("end", y=ty)
    r.minus = r.odd & ((r.whole < 0.0) ^ (r.bits(r.x) < 0))
    r.value = r.select(r.minus, -r.y, r.y)
    r.ret(r.select(r.n.unordered(r.x), float("nan"), r.value))
    return r


def series(r):
    """The power series: (x / 2)^n / n!, its factors from the least on, times a sum."""
    ty = r.ty
    r.block("series")
    r.half = r.size * 0.5
    r.jump(("factor", r.degree, 1.0))
    r.block("factor", f=ty, lead=ty)
    r.branch(r.f > 0.0, "factor_step", "sum_start")
    r.block("factor_step")
    r.jump(("factor", r.f - 1.0, r.lead * (r.half / r.f)))
    r.block("sum_start")
    r.jump(("sum", 1.0, 1.0, 1.0))
    r.block("sum", m=ty, term=ty, total=ty)
    r.branch(r.m < (20.0 if ty is F32 else 30.0), "sum_step", "summed")
    r.block("sum_step")
    r.next_term = r.term * (-r.quarter / (r.m * (r.degree + r.m)))
    r.jump(("sum", r.m + 1.0, r.next_term, r.total + r.next_term))
    r.block("summed")
    r.jump(("end", r.lead * r.total))


def downward(r):
    """From a degree that is large enough, with any values: 1 = J0 + 2 J2 + 2 J4 + .. tells the factor."""
    ty = r.ty
    large = 2.0**40 if ty is F32 else 2.0**300
    r.block("downward")
    more = r.sqrt(r.degree * (50.0 if ty is F32 else 250.0))
    r.first = r.round("ceil", (r.degree + more) * 0.5) * 2.0
    r.jump(("down", r.first, 0.0, 1.0, 0.0, 0.0))
    r.block("down", j=ty, above=ty, at=ty, even=ty, found=ty)
    r.branch(r.j > 0.0, "down_step", "ended")
    r.block("down_step")
    r.below = r.fma((r.j + r.j) / r.size, r.at, -r.above)
    # `at` is of degree j; of even degrees the sum is made.
    half = r.j * 0.5
    r.is_even = r.round("trunc", half).eq(half)
    r.more_even = r.select(r.is_even, r.even + r.at, r.even)
    r.now = r.select(r.j.eq(r.degree), r.at, r.found)
    r.scale = r.select(r.abs(r.below) > large, 1.0 / large, 1.0)
    r.jump(("down", r.j - 1.0, r.at * r.scale, r.below * r.scale, r.more_even * r.scale, r.now * r.scale))
    r.block("ended")
    r.measure = r.fma(r.even, 2.0, r.at)
    r.jump(("end", r.found / r.measure))


def yn(ty):
    r = Routine("yn", ty, "n", "x", comment="The degree n is rounded toward zero. Upward from degrees 0 and 1.")
    degree_and_size(r)
    r.branch(r.bounded & (r.x > 0.0) & (r.x < float("inf")), "start", "none")
    r.block("none")
    r.pole = r.select(r.x.eq(0.0), -float("inf"), float("nan"))
    r.limit = r.select(r.x.eq(float("inf")), 0.0, r.pole)
    r.jump(("end", r.select(r.bounded, r.limit, float("nan"))))
    r.block("start")
    climb(r, "y0", "y1", "end")
    r.block("end", y=ty)
    r.minus = r.odd & (r.whole < 0.0)
    r.value = r.select(r.minus, -r.y, r.y)
    r.ret(r.select(r.n.unordered(r.x), float("nan"), r.value))
    return r


def routines(ty):
    return [
        first_kind(ty, 0),
        first_kind(ty, 1),
        jn(ty),
        second_kind(ty, 0),
        second_kind(ty, 1),
        yn(ty),
        first_modified(ty, 0),
        first_modified(ty, 1),
    ]
