"""Functions that are exact, or rounded once: remainders, parts of numbers, neighbours."""

from routine import Routine


def power_of_two(r, exponent):
    """2^n of an `i32` n whose power is normal."""
    ty = r.ty
    wide = exponent if ty.bits == 32 else r.emit("sext.i64", (exponent,), "i64")
    return r.float((wide + ty.bias) << ty.fraction)


def select_int(r, cond, a, b):
    return r.emit("select", (cond, a, b), "i32")


def significand(r, size):
    """A positive number from 1 to 2 that is the size over a power of two; the exponent field of that, its power and what
    is to be multiplied with besides."""
    ty = r.ty
    small = size < 2.0 ** (1 - ty.bias)
    raising = ty.fraction + 1
    code = r.bits(r.select(small, size * 2.0**raising, size))
    field = r.trunc(code >> ty.fraction) - select_int(r, small, raising, 0)
    power = r.float(code & ty.infinity)
    return r.float((code & (1 << ty.fraction) - 1) | ty.one), field, power, r.select(small, 2.0**-raising, 1.0)


def divide(ty, name, with_quotient):
    """The remainder of |x| and |y|, in steps of some bits; the lowest bits of the quotient."""
    text = (
        "What is left of |x| when |y| is taken from it as often as possible. A step takes the nearest multiple,\n"
        "or nearly so: at most 5/8 of y is left either way, so that the difference is exact. Where the quotient is\n"
        "not small it takes several, of significands."
    )
    if with_quotient:
        text += "\nThen the lowest bits of the quotient."
    results = f"({ty.name}, i32)" if with_quotient else ty.name
    r = Routine(name, ty, "x", "y", comment=text, results=results)
    r.size, r.step = r.abs(r.x), r.abs(r.y)
    # So few places that an error of the inverse leaves a quotient near.
    places = ty.fraction - 4
    least, most = ty.normal[0] * 2.0**10, ty.normal[1] * 0.5
    r.is_near = (r.step > least) & (r.step < most) & (r.size < r.step * 2.0**places)
    r.branch(r.is_near, "near", "far")
    r.block("near")
    near_quotient = r.round("nearest", r.size * r.normal_rcp(r.step))
    near = r.fma(-near_quotient, r.step, r.size)
    r.near_below = near < 0.0
    near = r.select(r.near_below, near + r.step, near)
    if with_quotient:
        near_count = r.trunc(r.to_int(near_quotient, ty.int)) - r.zext(r.near_below, "i32")
        r.jump(("end", near, near_count))
    else:
        r.jump(("end", near))
    r.block("far")
    first, field, _, _ = significand(r, r.size)
    r.divisor_size, divisor_field, power, lowered = significand(r, r.step)
    r.inverse = r.normal_rcp(r.divisor_size)
    r.power, r.lowered = power, lowered
    r.places = r.emit("smax", (field - divisor_field, 0), "i32")
    r.is_less = r.size < r.step
    count = {"count": "i32"} if with_quotient else {}
    r.jump(("take", first, r.places, 0) if with_quotient else ("take", first, r.places))
    r.block("take", rest=ty, left="i32", **count)
    r.now = r.emit("smin", (r.left, places), "i32")
    r.raised = r.rest * power_of_two(r, r.now)
    r.quotient = r.round("nearest", r.raised * r.inverse)
    r.less = r.fma(-r.quotient, r.divisor_size, r.raised)
    r.then = r.left - r.now
    if with_quotient:
        taken = r.emit("shl", (r.count, r.now), "i32") + r.trunc(r.to_int(r.quotient, ty.int))
        r.branch(r.then > 0, ("take", r.less, r.then, taken), "done")
    else:
        r.branch(r.then > 0, ("take", r.less, r.then), "done")
    r.block("done")
    r.below = r.less < 0.0
    positive = r.select(r.below, r.less + r.divisor_size, r.less)
    r.whole = r.select(r.is_less, r.size, positive * r.power * r.lowered)
    r.is_number = (r.size < float("inf")) & (r.step > 0.0)
    r.number = r.select(r.is_number, r.whole, float("nan"))
    if with_quotient:
        r.jump(("end", r.number, select_int(r, r.is_less, 0, taken - r.zext(r.below, "i32"))))
        r.block("end", result=ty, taken_of_all="i32")
        r.ret(r.result, r.taken_of_all)
    else:
        r.jump(("end", r.number))
        r.block("end", result=ty)
        r.ret(r.copysign(r.result, r.x))
    return r


def nearest_quotient(r):
    """The rest from -y/2 to y/2 of sizes, and the quotient: halves go to the even one."""
    r.rest, r.count = r.call("divide", r.x, r.y, types=[r.ty, "i32"])
    r.step = r.abs(r.y)
    r.other = r.step - r.rest
    r.odd = (r.count & 1).ne(0)
    r.up = (r.rest > r.other) | (r.rest.eq(r.other) & r.odd)
    r.near = r.select(r.up & (r.step < float("inf")), r.rest - r.step, r.rest)


def remainder(ty):
    r = Routine("remainder", ty, "x", "y")
    nearest_quotient(r)
    r.sign = r.bits(r.x) & (1 << (ty.bits - 1))
    r.ret(r.float(r.bits(r.near) ^ r.sign))
    return r


def remquo(ty):
    r = Routine("remquo", ty, "x", "y", comment="The three lowest bits of the quotient, with its sign.")
    nearest_quotient(r)
    r.bits3 = (r.count + r.zext(r.up, "i32")) & 7
    r.float3 = r.from_int(r.bits3)
    r.negative = (r.bits(r.x) ^ r.bits(r.y)) < 0
    r.signed = r.select(r.negative, 0.0 - r.float3, r.float3)
    r.ret(r.select(r.near.unordered(r.near), r.near, r.signed))
    return r


def modf(ty):
    r = Routine("modf", ty, "x")
    r.rest = r.x - r.round("trunc", r.x)
    r.finite = r.select(r.abs(r.x).eq(float("inf")), 0.0, r.rest)
    r.ret(r.copysign(r.finite, r.x))
    return r


def exponent_field(r, code):
    """Of the bits of a number, and the greatest that there is."""
    most = (1 << (r.ty.bits - r.ty.fraction - 1)) - 1
    return r.trunc((code >> r.ty.fraction) & most), most


def normalised(r):
    """Bits of the size of a number, subnormal ones raised; by how much."""
    ty = r.ty
    r.size = r.abs(r.x)
    r.small = r.size < 2.0 ** (1 - ty.bias)
    r.raised = r.x * 2.0 ** (ty.fraction + 1)
    r.normal = r.select(r.small, r.raised, r.x)
    r.before = r.select(r.small, ty.fraction + 1, 0)
    r.code = r.bits(r.normal)
    r.stored, _ = exponent_field(r, r.code)


def frexp(ty):
    r = Routine("frexp", ty, "x")
    normalised(r)
    keep = (1 << (ty.bits - 1)) | ((1 << ty.fraction) - 1)
    r.fraction = r.float((r.code & keep) | ((ty.bias - 1) << ty.fraction))
    r.plain = (r.size > 0.0) & (r.size < float("inf"))
    r.ret(r.select(r.plain, r.fraction, r.x + r.x))
    return r


def exponent(r, less):
    r.before = select_int(r, r.small, r.ty.fraction + 1 + less, less)
    r.exponent = r.from_int(r.stored - r.before)


def frexp_exponent(ty):
    r = Routine("frexp_exponent", ty, "x")
    normalised(r)
    exponent(r, ty.bias - 1)
    r.plain = (r.size > 0.0) & (r.size < float("inf"))
    r.number = r.select(r.plain, r.exponent, 0.0)
    r.ret(r.select(r.x.unordered(r.x), r.x, r.number))
    return r


def logb(ty):
    r = Routine("logb", ty, "x", comment="Of most numbers it is their exponent field, less its bias.")
    field, most = exponent_field(r, r.bits(r.x))
    r.plain = (field - 1).below(most - 1)
    r.branch(r.plain, "plain", "special")
    r.block("plain")
    r.ret(r.from_int(field - ty.bias))
    r.block("special")
    normalised(r)
    exponent(r, ty.bias)
    r.number = r.select(r.size.eq(0.0), -float("inf"), r.exponent)
    r.ret(r.select(r.size < float("inf"), r.number, r.size))
    return r


def ldexp(ty):
    text = (
        "x * 2^n, n rounded toward zero. Where 2^n is not normal there are up to three products, of which\n"
        "only the last can be rounded to a number that is not zero."
    )
    r = Routine("ldexp", ty, "x", "n", comment=text)
    least, most = 1 - ty.bias, ty.bias
    r.whole = r.to_int(r.n)
    r.clamped = r.emit("smin", (r.emit("smax", (r.whole, 4 * least), "i32"), 4 * most), "i32")
    r.left, r.product = r.clamped, r.x
    for _ in range(2):
        low, high = r.left < least, r.left > most
        r.part = select_int(r, low, least + ty.fraction + 1, select_int(r, high, most, 0))
        r.product = r.product * power_of_two(r, r.part)
        r.left = r.left - r.part
    r.last = r.emit("smin", (r.emit("smax", (r.left, least), "i32"), most), "i32")
    r.result = r.product * power_of_two(r, r.last)
    r.ret(r.select(r.n.unordered(r.n), r.n, r.result))
    return r


def fdim(ty):
    r = Routine("fdim", ty, "x", "y")
    r.less = r.x <= r.y
    r.ret(r.select(r.less, 0.0, r.x - r.y))
    return r


def nextafter(ty):
    r = Routine("nextafter", ty, "x", "y")
    r.code = r.bits(r.x)
    r.grows = (r.x < r.y).eq(r.x > 0.0)
    r.step = r.emit("select", (r.grows, 1, -1), ty.int)
    r.next = r.float(r.code + r.step)
    r.least = r.copysign(r.float_least(), r.y)
    r.of_zero = r.select(r.x.eq(0.0), r.least, r.next)
    r.same = r.select(r.x.eq(r.y), r.y, r.of_zero)
    r.ret(r.select(r.x.unordered(r.y), float("nan"), r.same))
    return r


def fmod(ty):
    return divide(ty, "fmod", False)


def routines(ty):
    return [
        fmod(ty),
        divide(ty, "divide", True),
        remainder(ty),
        remquo(ty),
        modf(ty),
        frexp(ty),
        frexp_exponent(ty),
        logb(ty),
        ldexp(ty),
        fdim(ty),
        nextafter(ty),
    ]
