"""Roots of any degree."""

from elementary import exp_pair, log_pair, scaled
from routine import Routine


def rootn(ty):
    r = Routine("rootn", ty, "x", "n", comment="e^(log |x| / n), the logarithm and the quotient sums of two.")
    r.size = r.abs(r.x)
    r.zero, r.infinite = r.size.eq(0.0), r.size.eq(float("inf"))
    r.plain = r.size < float("inf")
    r.a = r.select(r.zero | ~r.plain, 1.0, r.size)
    log, log_low = log_pair(r, r.a)
    r.none = r.round("trunc", r.n).ne(r.n) | r.n.eq(0.0) | r.abs(r.n).eq(float("inf"))
    r.degree = r.select(r.none, 1.0, r.n)
    r.q = log / r.degree
    r.q_low = (r.fma(-r.q, r.degree, log) + log_low) / r.degree
    a, b, t = exp_pair(r, r.q, r.q_low)
    r.root = scaled(r, a + b, t)
    r.falls = r.n < 0.0
    r.of_zero = r.select(r.falls, float("inf"), 0.0)
    r.of_infinity = r.select(r.falls, 0.0, float("inf"))
    r.y = r.select(r.zero, r.of_zero, r.select(r.infinite, r.of_infinity, r.root))
    half = r.degree * 0.5
    r.odd = r.round("trunc", half).ne(half)
    r.minus = (r.bits(r.x) < 0) & r.odd
    r.signed = r.select(r.minus, -r.y, r.y)
    r.undefined = ((r.x < 0.0) & ~r.odd) | r.none | r.x.unordered(r.n)
    r.ret(r.select(r.undefined, float("nan"), r.signed))
    return r


def routines(ty):
    return [rootn(ty)]
