"""Sine, cosine and tangent of the tier `fast`: reduced as those that are precise, without what the rest lacks. They stand after those."""

from functools import lru_cache

from mpmath import cos, mpf, pi, sin, sqrt, tan

from polynomial import fit
from routine import F32, Routine, horner

TYPES = [F32]


@lru_cache(None)
def coefficients(name, ty):
    tiny, most = mpf("1e-12"), mpf("0.6175")
    if name == "sin":
        return fit(lambda z: (sin(sqrt(z)) / sqrt(z) - 1) / z, tiny, most, 2, ty)
    if name == "cos":
        return fit(lambda z: ((cos(sqrt(z)) - 1) / z + mpf(1) / 2) / z, tiny, most, 2, ty)
    return fit(lambda z: (tan(sqrt(z)) / sqrt(z) - 1) / z, tiny, most, 5, ty)


def reduced(r):
    """Quarter turns and what is left of them, on the branch that all but large numbers take."""
    ty = r.ty
    t = r.fma(r.x, ty.nearest(2 / pi), ty.magic)
    n = t - ty.magic
    left, rest = pi / 2, r.x
    for _ in range(3):
        part = ty.nearest(left)
        left -= mpf(part)
        rest = r.fma(n, -part, rest)
    r.large = r.abs(r.x) > 102943.0
    r.branch(r.large, "far", ("reduced", r.bits(t), rest))
    r.block("far")
    j, a, _ = r.call("reduce", r.x, types=[ty.int, ty, ty])
    r.jump(("reduced", j, a))
    r.block("reduced", j=ty.int, r=ty)
    r.odd = (r.j & 1).ne(0)
    r.square = r.r * r.r


def turned(ty, name, first):
    """The sine a quarter turn or so on."""
    r = Routine(name, ty, "x", tier="fast")
    r.blocks["reduced"] = [ty.int, ty]
    reduced(r)
    r.sine = r.fma(r.r * r.square, horner(r, r.square, coefficients("sin", ty)), r.r)
    curve = r.fma(r.square, horner(r, r.square, coefficients("cos", ty)), -0.5)
    r.cosine = r.fma(r.square, curve, 1.0)
    j = r.j if first == "sin" else r.j + 1
    y = r.select(r.odd, r.cosine, r.sine) if first == "sin" else r.select(r.odd, r.sine, r.cosine)
    y = r.float(r.bits(y) ^ ((j << (ty.bits - 2)) & (1 << (ty.bits - 1))))
    r.ret(r.select(r.x.eq(0.0), r.x, y) if first == "sin" else y)
    return r


def tangent(ty, tier="fast"):
    r = Routine("tan", ty, "x", tier=tier)
    r.blocks["reduced"] = [ty.int, ty]
    reduced(r)
    y = r.fma(r.r * r.square, horner(r, r.square, coefficients("tan", ty)), r.r)
    y = r.select(r.odd, -r.normal_rcp(y), y)
    r.ret(r.select(r.x.eq(0.0), r.x, y))
    return r


def routines(ty):
    return [turned(ty, "sin", "sin"), turned(ty, "cos", "cos"), tangent(ty)]
