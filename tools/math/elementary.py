"""What several families compute with: exponentials and logarithms as sums of two numbers."""

from functools import lru_cache

from mpmath import atanh, exp, log, log1p, mpf, sqrt

from polynomial import fit
from routine import F32, fast_sum, horner, pair_product, two_product, two_sum


@lru_cache(None)
def exp_coefficients(ty):
    """Of (e^r - 1 - r) / r^2."""
    f = lambda x: (exp(x) - 1 - x) / x**2
    return fit(f, -0.3476, 0.3475, 5 if ty is F32 else 10, ty)


@lru_cache(None)
def atanh_coefficients(ty):
    """Of (atanh(s) / s - 1) / s^2 as a function of s^2, for (m - 1) / (m + 1) of m from sqrt(1/2)."""
    f = lambda z: (atanh(sqrt(z)) / sqrt(z) - 1) / z
    return fit(f, mpf("1e-9"), 0.0295, 3 if ty is F32 else 8, ty, exact=1)


@lru_cache(None)
def log_coefficients(ty, degree):
    """Of (log(1 + f) - f) / f^2."""
    return fit(lambda x: (log1p(x) - x) / x**2, mpf("-0.2930"), mpf("0.4143"), degree, ty)


def ln2_parts(ty):
    """ln 2 in two parts, the first of which times any exponent is exact, and what is left."""
    shift = 15 if ty is F32 else 40
    high = float(int(log(2) * 2**shift)) / 2**shift
    return high, ty.nearest(log(2) - mpf(high))


def power_coefficients(ty, base_log, width):
    """Of base^r as 1 + r q: those of q behind 1."""
    f = lambda x: (exp(x * base_log) - 1) / x
    return [1.0] + fit(f, -mpf(width) * mpf("1.0001"), width, 5, ty)


def exp_pair(r, high, low=0.0):
    """e^(high + low) as 2^n * (a + b): a, b and the sum that has n in its lowest bits."""
    ty = r.ty
    ln2 = ln2_parts(ty)
    t = r.fma(high, ty.nearest(1 / log(2)), ty.magic)
    n = t - ty.magic
    first = r.fma(n, -ln2[0], high)
    rest = first - n * ln2[1]
    part, part_low = two_product(r, n, ln2[1])
    lost = ((first - rest) - part) - part_low
    if isinstance(low, float) and low == 0.0:
        rest_low = lost
    else:
        rest_low = lost + low
    p = horner(r, rest, exp_coefficients(ty))
    square = rest * rest
    curve = square * p
    tail = r.fma(square, p, r.fma(rest_low, curve + rest, rest_low))
    a = rest + 1.0
    b = ((1.0 - a) + rest) + tail
    return a, b, t


def scaled(r, a, t, extra=0):
    """a * 2^n for a pair's sum and the n of a sum: two products, of which the second may round."""
    ty = r.ty
    bits = r.bits(t)
    half = (bits << (ty.fraction - 1)) & -(1 << ty.fraction) & ((1 << ty.bits) - 1)
    whole = bits << ty.fraction
    one = ty.one
    return a * r.float(half + one) * r.float((whole - half) + (one + (extra << ty.fraction)))


def times_power(r, a, high, low=None, raised=0):
    """a e^(high + low) 2^raised, where that is normal."""
    ty = r.ty
    ln2 = ln2_parts(ty)
    magic = ty.magic + raised
    t = r.fma(high, ty.nearest(1 / log(mpf(2))), magic)
    n = t - magic
    rest = r.fma(n, -ln2[1], r.fma(n, -ln2[0], high))
    if low:
        rest = rest + low
    less_one = rest * horner(r, rest, power_coefficients(ty, mpf(1), log(mpf(2)) / 2 + mpf("0.0005"))[1:])
    of_two = r.float((r.bits(t) << ty.fraction) + ty.one) * a
    return r.fma(of_two, less_one, of_two)


def mantissa(r, bits):
    """Of the bits of a normal number m from sqrt(1/2) to sqrt(2), which it is times a power of two, and that power's exponent where
    bits have it.
    """
    ty = r.ty
    root = {32: 0x3F3504F3, 64: 0x3FE6A09E667F3BCD}[ty.bits]
    mask = ((1 << ty.bits) - 1) ^ ((1 << ty.fraction) - 1)
    exponent = (bits - root) & mask
    return r.float(bits - exponent), exponent


def split_normal(r, a):
    """A positive normal number as m * 2^e, m from sqrt(1/2) to sqrt(2); e as a float."""
    m, exponent = mantissa(r, r.bits(a))
    return m, r.from_int(exponent) * 2.0**-r.ty.fraction


def split(r, a):
    """The same of any positive number."""
    return split_raised(r, a)[1:]


def split_raised(r, a):
    """The same, and before them the number, raised if it is subnormal."""
    ty = r.ty
    small = a < 2.0 ** (1 - ty.bias)
    shift = ty.fraction
    raised = r.select(small, a * 2.0**shift, a)
    before = r.select(small, -float(shift), 0.0)
    m, exponent = mantissa(r, r.bits(raised))
    e = r.fma(r.from_int(exponent), 2.0**-ty.fraction, before)
    return raised, m, e


def log_pair(r, a, a_low=None):
    """The natural logarithm of a positive number, or of a sum of two, as a sum of two."""
    ty = r.ty
    m, e = split(r, a)
    m_low = None
    if a_low is not None:
        # What is lacking, relative to the number, is as good as that of the logarithm.
        m_low = (a_low / a) * m
    n = m - 1.0
    d = m + 1.0
    d_low = m - (d - 1.0)
    if m_low is not None:
        d_low = d_low + m_low
    inverse = r.normal_rcp(d)
    s = n * inverse
    lacks = r.fma(-s, d_low, r.fma(-s, d, n))
    if m_low is not None:
        lacks = lacks + m_low
    s_low = lacks * inverse
    z, z_low = two_product(r, s, s)
    z_low = r.fma(s + s, s_low, z_low)
    first, *others = atanh_coefficients(ty)
    part = horner(r, z, others) * z
    q, q_low = sum_with(r, first, part)
    cube = pair_product(r, (s, s_low), (z, z_low))
    v = pair_product(r, cube, (q, q_low))
    l, l_low = fast_sum(r, s, v[0])
    l_low = l_low + (s_low + v[1])
    l, l_low = l + l, l_low + l_low
    high, low = ln2_parts(ty)
    lead = e * high
    total, total_low = two_sum(r, lead, l)
    total_low = total_low + r.fma(e, low, l_low)
    return fast_sum(r, total, total_low)


def root_pair(r, a, a_low):
    """The square root of a sum of two, and what its square lacks over twice the root."""
    root = r.normal_sqrt(a)
    lacks = r.fma(-root, root, a) + a_low
    safe = r.max(root + root, 2.0**-90 if r.ty is F32 else 2.0**-960)
    return root, r.divisor(safe).rest(lacks)


def sum_with(r, constant, part):
    """A constant, which is a pair, and a smaller number."""
    q = part + constant[0]
    return q, ((constant[0] - q) + part) + constant[1]
