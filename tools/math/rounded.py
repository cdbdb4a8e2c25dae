"""Functions of f32 in the tier `rounded`: those of f64, rounded once more.

The second rounding goes the wrong way only where the exact result lies nearer to the middle of two floats than that of f64 is
wrong. These operands are known: all 2^32 were tried.
"""

import pathlib
import struct

from routine import F32, F64, Routine, Value

# Files, what they stand after, and their functions.
FILES = {
    "exp": ("f64", "exp exp2 exp10 expm1"),
    "log": ("f64", "log log2 log10 log1p"),
    "trig": ("f64", "sin cos tan sinpi cospi"),
    "inverse": ("f64", "asin acos atan"),
    "hyperbolic": ("f64", "sinh cosh tanh"),
    "root": ("f64", "rsqrt cbrt"),
    "turns": ("f64", "tanpi asinpi acospi atanpi"),
    "area": ("f64", "asinh acosh atanh"),
    "norms": ("f64", "rcbrt"),
    "error": ("f64", "erf erfc erfcx erfinv erfcinv normcdf normcdfinv"),
    "gamma": ("f64", "tgamma lgamma"),
    "bessel": ("f64", "j0 j1 y0 y1 i0 i1"),
    "exact": ("f32", "modf frexp frexp_exponent logb"),
}
TYPES = [F32]
# Of a small number these are its half and so little more or less that f64 has the half, which may be the middle of two floats.
LEANS = {"i1": 2.0**-40, "j1": -(2.0**-40)}
SIGN = 1 << 31


def hard_cases():
    """Operands and results where two roundings are wrong, as bits, by function."""
    cases = {}
    for line in (pathlib.Path(__file__).parent / "rounded.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            function, x, y = line.split()
            cases.setdefault(function, {})[int(x, 16)] = int(y, 16)
    return cases


def number(bits):
    return struct.unpack("<f", struct.pack("<I", bits))[0]


def corrected(r, y, cases):
    """A result with those in its place that are known to be wrong; cases of both signs are one."""
    code = r.bits(r.x)
    size = code & (SIGN - 1)
    for x, exact in sorted(cases.items()):
        other = cases.get(x ^ SIGN)
        is_pair = other is not None and (other ^ exact) in (0, SIGN)
        if is_pair and x & SIGN:
            continue
        value = number(exact)
        if is_pair and other != exact:
            value = r.copysign(value, -r.x if exact & SIGN else r.x)
        y = r.select((size if is_pair else code).eq(x), value, y)
    return y


def rounded(function, cases):
    r = Routine(function, F32, "x", tier="rounded")
    r.wide = r.emit("fcvt.f64", (r.x,), F64)
    exact = Value(r, F64)
    r.lines.append((f"call @__irc_{function}_f64", (r.wide,), [exact], None))
    r.exact = exact
    if function in LEANS:
        nudged = r.exact * (1 + LEANS[function])
        r.exact = r.select(r.abs(r.x) < 2.0**-100, nudged, r.exact)
    r.y = r.emit("fcvt.f32", (r.exact,), F32)
    # What bits the conversion of a NaN gives is not said.
    r.number = r.select(r.y.unordered(r.y), float("nan"), r.y)
    r.ret(corrected(r, r.number, cases))
    return r


def same(function):
    """What is exact in `f32`."""
    r = Routine(function, F32, "x", tier="rounded")
    r.ret(r.call(function, r.x))
    return r


def files():
    cases = hard_cases()
    for name, (by, functions) in FILES.items():
        of = lambda function: rounded(function, cases.get(function, {})) if by == "f64" else same(function)
        yield f"rounded_{name}", [of(function) for function in functions.split()]
