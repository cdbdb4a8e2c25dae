"""Powers: x^y = 2^(y log2 |x|).

The logarithm is a sum of two numbers: of m, from sqrt(1/2) to sqrt(2), it is that of atanh(s) with s = (m - 1) / (m + 1),
whose first terms are kept with their errors.
"""

from mpmath import log, mpf

from elementary import split
from routine import F32, Routine, horner

#: Of (atanh(s) / s - 1) / s^2 as a function of s^2, behind 1 / 3, with more terms than `elementary` has; of
#: (2^r - 1 - r ln 2) / r^2. They are as old as the library: what fitted them was not kept.
LOGARITHM = {
    32: "3e4cccd2 3e123ce4 3dec146a",
    64: "3fc999999999999a 3fc2492492492304 3fbc71c71c74a4a4 3fb745d173ef74c2 3fb3b13a8e578d3c 3fb1115831b8c7fd 3fae00ed3fb0022a 3fadb156dec3600e",
}
POWER = {
    32: "3e75fdf0 3d635839 3c1d9525 3aaed07b 3922113e 3772dad8",
    64: "3fcebfbdff82c58f 3fac6b08d704a1d0 3f83b2ab6fba4d46 3f55d87fe7875782 3f2430912f8c3083 3eeffcbfd4249b5e 3eb62c020e4a098f 3e7b52342801c933 3e3e4d409c81d2df 3dfec56cff032ba1 3dbbde761ae6a0a2",
}


def coefficients(table, ty):
    return [ty.of_bits(int(bits, 16)) for bits in table[ty.bits].split()]


def logarithm(r, size):
    """Of base 2, as a sum of two; of what is not a number that has one, anything."""
    ty = r.ty
    m, e = split(r, size)
    r.m_less, r.d = m - 1.0, m + 1.0
    d_low = m - (r.d - 1.0)
    inverse = r.normal_rcp(r.d)
    r.s = r.m_less * inverse
    minus = -r.s
    r.s_low = r.fma(minus, d_low, r.fma(minus, r.d, r.m_less)) * inverse
    r.z = r.s * r.s
    r.z_low = r.fma(r.s, r.s, -r.z)
    r.z_low = r.fma(r.s + r.s, r.s_low, r.z_low)
    third, third_low = ty.pair(1 / mpf(3))
    slope = horner(r, r.z, coefficients(LOGARITHM, ty))
    part = slope * r.z
    r.q = part + third
    r.q_low = ((third - r.q) + part) + r.fma(slope, r.z_low, third_low)
    r.cube = r.s * r.z
    r.cube_low = r.fma(r.s_low, r.z, r.fma(r.s, r.z_low, r.fma(r.s, r.z, -r.cube)))
    r.v = r.cube * r.q
    r.v_low = r.fma(r.cube_low, r.q, r.fma(r.cube, r.q_low, r.fma(r.cube, r.q, -r.v)))
    r.l = r.s + r.v
    r.l_low = ((r.s - r.l) + r.v) + (r.s_low + r.v_low)
    factor, factor_low = ty.pair(2 / log(mpf(2)))
    r.k = r.l * factor
    r.k_low = r.fma(r.l_low, factor, r.fma(r.l, factor_low, r.fma(r.l, factor, -r.k)))
    r.log = e + r.k
    r.log_low = ((e - r.log) + r.k) + r.k_low
    return r.log, r.log_low


def near_one(r, first, low):
    """2^(first + low) of a sum within a half."""
    ty = r.ty
    r.r = first + low
    r.r_low = (first - r.r) + low
    ln2 = ty.nearest(log(mpf(2)))
    p = horner(r, r.r, coefficients(POWER, ty))
    tail = r.fma(r.r * r.r, p, r.r_low * ln2)
    return r.fma(r.r, ln2, tail) + 1.0


def power_f32(r, w, low):
    """2^(w + low), where w may be infinite.

    The exponent is added to that of the polynomial, 64 too large or 2 too small, so that the result of that is a normal number; a
    product makes it right.
    """
    small = w < -100.0
    magic = r.select(small, r.ty.magic + 64, r.ty.magic - 2)
    factor = r.select(small, 2.0**-64, 4.0)
    t = w + magic
    power = near_one(r, w - (t - magic), low)
    scaled = r.float(r.bits(power) + (r.bits(t) << r.ty.fraction)) * factor
    return r.select(w < -160.0, 0.0, r.select(w >= 129.0, float("inf"), scaled))


def power_f64(r, w, low):
    """2^(w + low)."""
    far = r.abs(w) > 1200.0
    w = r.select(far, r.copysign(1200.0, w), w)
    low = r.select(far, 0.0, low)
    magic = r.ty.magic
    t = w + magic
    power = near_one(r, w - (t - magic), low)
    bits = r.bits(t)
    first = (bits << (r.ty.fraction - 1)) & 0xFFF0000000000000
    second = (bits << r.ty.fraction) - first
    return power * r.float(first + r.ty.one) * r.float(second + r.ty.one)


def finite_power(r, y, log, log_low, y_low=None):
    """|x|^y of a finite exponent, or of a sum of two. A logarithm that is infinite has a number for `r.log`."""
    w = y * log
    w_low = r.fma(y, log_low, r.fma(y, r.log, -w))
    if y_low:
        w_low = r.fma(y_low, r.log, w_low)
    return (power_f32 if r.ty is F32 else power_f64)(r, w, w_low)


def with_limits(r, log):
    """The logarithm, infinite of 0 and of infinity."""
    log = r.select(r.size.eq(0.0), -float("inf"), log)
    return r.select(r.size.eq(float("inf")), float("inf"), log)


def parity(r):
    """Whether y is whole, and whether it is odd."""
    whole = r.round("trunc", r.y).eq(r.y)
    half = r.y * 0.5
    return whole, r.round("trunc", half).ne(half) & whole


def pow(ty):
    r = Routine("pow", ty, "x", "y")
    r.size = r.abs(r.x)
    log, log_low = logarithm(r, r.size)
    if ty is F32:
        # So that only the sign is left to do.
        r.g = finite_power(r, r.y, with_limits(r, log), log_low)
    else:
        r.g = of_infinite(r, finite_power(r, r.y, log, log_low))
    whole, odd = parity(r)
    r.g = r.select((r.bits(r.x) < 0) & odd, -r.g, r.g)
    none = (r.x < 0.0) & (r.size < float("inf")) & ~whole
    r.g = r.select(none, float("nan"), r.g)
    r.g = r.select(r.x.unordered(r.y), float("nan"), r.g)
    one = r.x.eq(1.0) | r.y.eq(0.0)
    if ty is F32:
        one = (r.size.eq(1.0) & r.abs(r.y).eq(float("inf"))) | one
    r.ret(r.select(one, 1.0, r.g))
    return r


def of_infinite(r, power):
    """The power, with those of 0 and infinity and those whose exponent is infinite."""
    falls = r.y < 0.0
    of_zero = r.select(falls, float("inf"), 0.0)
    of_infinity = r.select(falls, 0.0, float("inf"))
    power = r.select(r.size.eq(0.0), of_zero, power)
    power = r.select(r.size.eq(float("inf")), of_infinity, power)
    shrinks = (r.size > 1.0) ^ falls
    of_far = r.select(r.size.eq(1.0), 1.0, r.select(shrinks, float("inf"), 0.0))
    return r.select(r.abs(r.y).eq(float("inf")), of_far, power)


def exponent(r):
    """An integer as a float, and what that lacks of it."""
    if r.ty is not F32:
        return r.from_int(r.n), None
    high, low = r.from_int(r.n & 0xFFFFFF00), r.from_int(r.n & 0xFF)
    y = high + low
    return y, (high - y) + low


def with_sign(r, power):
    """The power of an integer, of that of the size."""
    minus = (r.bits(r.x) < 0) & (r.n & 1).eq(1)
    power = r.select(minus, -power, power)
    power = r.select(r.x.unordered(r.x), float("nan"), power)
    # So that the square of a known exponent costs a product.
    power = r.select(r.n.eq(2), r.x * r.x, power)
    return r.select(r.n.eq(0), 1.0, power)


def pown(ty):
    r = Routine("pown", ty, "x", "n:i32")
    r.size = r.abs(r.x)
    y, y_low = exponent(r)
    log, log_low = logarithm(r, r.size)
    if ty is F32:
        r.g = finite_power(r, y, with_limits(r, log), log_low, y_low)
    else:
        r.g = finite_power(r, y, log, log_low)
        limit = r.select((r.size > 1.0) ^ (r.n < 0), float("inf"), 0.0)
        r.g = r.select(r.size.eq(0.0) | r.size.eq(float("inf")), limit, r.g)
    r.ret(with_sign(r, r.g))
    return r


def approx(ty):
    """By the instructions of the hardware."""
    r = Routine("pow", ty, "x", "y", tier="approx")
    r.ret(r.emit("fexp2", (r.emit("flog2", (r.x,), ty) * r.y,), ty))
    return r


def routines(ty):
    found = [pow(ty), pown(ty)]
    return [*found, approx(ty)] if ty is F32 else found
