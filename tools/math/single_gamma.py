"""The logarithm of gamma's size of f32: one logarithm of z and, below zero, one of the sine, both sums of two numbers."""

from mpmath import log, mpf, pi

from area import log_coefficients
from elementary import ln2_parts, split_normal
from gamma import end_early, stirling_coefficients, tgamma, zero_coefficients
from routine import F32, Routine, fast_sum, horner, two_product, two_sum

# From here on it is Stirling's formula.
START = 3.0


def log_sum(r, a):
    """The natural logarithm of a positive normal number as a sum of two, to some 2^-29."""
    ty = r.ty
    m, e = split_normal(r, a)
    f = m - 1.0
    square, square_low = two_product(r, f, f)
    lead = r.fma(square, -0.5, f)
    low = r.fma(square_low, -0.5, r.fma(square, -0.5, f - lead))
    curve = r.fma(square * f, horner(r, f, log_coefficients(ty)), low)
    high, rest = ln2_parts(ty)
    total, lost = two_sum(r, e * high, lead)
    return total, lost + r.fma(e, rest, curve)


def lgamma(ty):
    text = (
        "What is tiny is -log |x|, what is huge x (log x - 1), or infinite below zero, where all such are whole.\n"
        "Of z = |x|: below 1/2 log gamma(1 + z) - log z, to 3 polynomials about the zeros 1 and 2, then Stirling's\n"
        "formula. Below zero it is taken from log(pi / (z sin(pi z)))."
    )
    r = Routine("lgamma", ty, "x", comment=text)
    r.z = r.abs(r.x)
    end_early(r)
    r.branch((r.z >= 0.5) & (r.z < START), "near", "not_near")
    r.block("near")
    r.branch(r.z < 1.5, "one", "two")
    r.block("two")
    u = r.z - 2.0
    r.jump(("end", u * horner(r, u, zero_coefficients(ty, 2)), 0.0))
    r.block("one")
    r.jump(("about_one", r.z - 1.0, 0.0, 0.0))
    r.block("not_near")
    log_z, log_low = log_sum(r, r.z)
    r.branch(r.z < 0.5, ("about_one", r.z, -log_z, -log_low), "far")
    r.block("far")
    less, less_low = two_sum(r, r.z, -0.5)
    # (z - 1/2) (log z - 1) and a number.
    p, low = two_product(r, log_z, less)
    low = r.fma(log_low, less, r.fma(log_z, less_low, low))
    inverse = r.normal_rcp(r.z)
    c = inverse * horner(r, inverse * inverse, stirling_coefficients(ty, START, 3))
    half = ty.pair(log(2 * pi) / 2)
    s, s_low = two_sum(r, p, -r.z)
    s, c_low = two_sum(r, s, half[0])
    rest = c + ((s_low + c_low) + (low + half[1]))
    r.jump(("end", s, rest))
    r.block("about_one", u=ty, first=ty, first_low=ty)
    q, q_low = fast_sum(r, r.first, r.fma(r.u, horner(r, r.u, zero_coefficients(ty, 1)), r.first_low))
    r.jump(("end", q, q_low))
    r.block("end", y=ty, y_low=ty)
    r.branch(r.x < 0.0, "below", "done")
    r.block("below")
    r.sine = r.abs(r.call("sinpi", r.z))
    l, l_low = log_sum(r, r.z * r.sine)
    n, n_low = two_sum(r, ty.nearest(log(pi)), -l)
    total, rest = two_sum(r, n, -r.y)
    lacks = ty.nearest(log(pi) - mpf(ty.nearest(log(pi))))
    sum_of_all = total + (rest + ((n_low - r.y_low) + (lacks - l_low)))
    r.ret(r.select(r.sine.eq(0.0), float("inf"), sum_of_all))
    r.block("done")
    r.ret(r.y + r.y_low)
    return r


def files():
    return [("gamma_f32", [tgamma(F32), lgamma(F32)])]
