"""Writes routines of the math library as IR text: expressions of Python become instructions.

A routine is made of values with operators; an attribute that is set names a value:

    r = Routine("fdim", F32, "x", "y")
    r.difference = r.x - r.y
    r.ret(r.difference)
"""

import struct


class Type:
    """A float type with the numbers that routines need of it."""

    def __init__(self, name, bits, fraction):
        self.name, self.bits, self.fraction = name, bits, fraction
        self.int = f"i{bits}"
        self.bias = (1 << (bits - fraction - 2)) - 1
        self.infinity = ((1 << (bits - fraction - 1)) - 1) << fraction
        self.one = self.bias << fraction
        self.precision = fraction + 1
        self.magic = 1.5 * 2.0**fraction
        # What `normal` promises of the size of a number, and a factor that raises all numbers to it.
        self.normal = (2.0**-100, 2.0**126) if bits == 32 else (2.0**-968, 2.0**1021)
        self.raising = 2.0**64 if bits == 32 else 2.0**128

    def round(self, x):
        """The nearest number of the type, as a Python float."""
        x = float(x)
        return struct.unpack("<f", struct.pack("<f", x))[0] if self.bits == 32 else x

    def of_bits(self, bits):
        """The number of these bits."""
        return struct.unpack("<f", struct.pack("<I", bits))[0] if self.bits == 32 else struct.unpack("<d", struct.pack("<Q", bits))[0]

    def pair(self, x):
        """A number of any precision as a sum of two, the second small."""
        from mpmath import mpf

        high = self.nearest(x)
        return high, self.nearest(mpf(x) - mpf(high))

    def nearest(self, x):
        """The nearest number of the type to one of mpmath."""
        from mpmath import mpf, nint

        x = mpf(x)
        if x == 0 or self.bits == 64:
            return float(x)
        from mpmath import frexp, ldexp

        m, e = frexp(x)
        return self.round(ldexp(nint(ldexp(m, 24)), e - 24))

    def text(self, x):
        """A constant."""
        if x != x:
            return f"0f{0x7fc00000:08x}" if self.bits == 32 else f"0d{0x7ff8000000000000:016x}"
        if x in (float("inf"), -float("inf")):
            return "inf" if x > 0 else "-inf"
        if abs(x) < 1e16 and x == int(x) or abs(x) < 1e6 and x * 16 == int(x * 16):
            return repr(float(x)) if abs(x) < 1e15 else f"{x:.1f}"
        if self.bits == 32:
            assert self.round(x) == x, x
            return "0f" + struct.pack(">f", x).hex()
        return "0d" + struct.pack(">d", x).hex()


F32 = Type("f32", 32, 23)
F64 = Type("f64", 64, 52)
BOOL = "i1"


class Value:
    """A result of an instruction, or a parameter."""

    def __init__(self, routine, ty, name=None):
        self.routine, self.ty, self.name = routine, ty, name

    def _two(self, other, of_float, of_int, swap=False):
        op = of_float if isinstance(self.ty, Type) else of_int
        args = (other, self) if swap else (self, other)
        return self.routine.emit(op, args, self.ty)

    def __add__(self, other):
        return self._two(other, "fadd", "add")

    def __radd__(self, other):
        return self._two(other, "fadd", "add", True)

    def __sub__(self, other):
        return self._two(other, "fsub", "sub")

    def __rsub__(self, other):
        return self._two(other, "fsub", "sub", True)

    def __mul__(self, other):
        return self._two(other, "fmul", "mul")

    def __rmul__(self, other):
        return self._two(other, "fmul", "mul")

    def __truediv__(self, other):
        return self._two(other, "fdiv", "udiv")

    def __rtruediv__(self, other):
        return self._two(other, "fdiv", "udiv", True)

    def __and__(self, other):
        return self._two(other, "", "and")

    def __or__(self, other):
        return self._two(other, "", "or")

    def __xor__(self, other):
        return self._two(other, "", "xor")

    def __lshift__(self, other):
        return self._two(other, "", "shl")

    def __rshift__(self, other):
        return self._two(other, "", "lshr")

    def __neg__(self):
        if isinstance(self.ty, Type):
            return self.routine.emit("fneg", (self,), self.ty)
        return self.routine.emit("sub", (0, self), self.ty)

    def __invert__(self):
        return self.routine.emit("xor", (self, 1), self.ty)

    def _compare(self, other, of_float, of_int):
        cond = "fcmp " + of_float if isinstance(self.ty, Type) else "icmp " + of_int
        return self.routine.emit(cond, (self, other), BOOL, self.ty)

    def __lt__(self, other):
        return self._compare(other, "olt", "slt")

    def __le__(self, other):
        return self._compare(other, "ole", "sle")

    def __gt__(self, other):
        return self._compare(other, "ogt", "sgt")

    def __ge__(self, other):
        return self._compare(other, "oge", "sge")

    def eq(self, other):
        return self._compare(other, "oeq", "eq")

    def ne(self, other):
        return self._compare(other, "une", "ne")

    def below(self, other):
        """Unsigned."""
        return self._compare(other, "", "ult")

    def unordered(self, other):
        return self._compare(other, "uno", "")


class Divisor:
    """A number that is divided by: others are multiplied by its inverse."""

    def __init__(self, r, d):
        self.r, self.d = r, d
        self.inverse = r.normal_rcp(d)

    def quotient(self, n):
        """n / d, rounded once if neither is tiny."""
        q = n * self.inverse
        return self.r.fma(self.r.fma(-q, self.d, n), self.inverse, q)

    def rest(self, n):
        """n / d to some ulp: what counts little."""
        return n * self.inverse


class Routine:
    """A function `@__irc_NAME_TYPE`, being written."""

    def __init__(self, name, ty, *params, comment="", results=None, tier=None):
        fields = self.__dict__
        fields.update(ty=ty, lines=[], names={}, comment=comment, blocks={})
        # Roots and inverses are the hardware's alone. Of f64 they have 20 bits, so that a routine has to add to them.
        fields["is_device"] = tier == "device" and ty.bits == 32
        values = []
        for param in params:
            param, _, kind = param.partition(":")
            value = Value(self, kind or ty)
            setattr(self, param, value)
            values.append(value)
        shown = ", ".join(f"{self._show(v)}: {self._type(v.ty)}" for v in values)
        results = results or ty.name
        end = f"_{tier}" if tier else ""
        fields["head"] = f"func @__irc_{name}_{ty.name}{end}({shown}) -> {results} nonconvergent {{"

    @staticmethod
    def _type(ty):
        return ty.name if isinstance(ty, Type) else ty

    def __setattr__(self, name, value):
        if isinstance(value, Value) and value.name is None:
            count = self.names.get(name, 0)
            self.names[name] = count + 1
            value.name = name if count == 0 else f"{name}.{count}"
        self.__dict__[name] = value

    def _show(self, arg, ty=None):
        if isinstance(arg, Value):
            if arg.name is None:
                self.t = arg
            return f"%{arg.name}"
        if isinstance(ty, Type):
            return ty.text(arg)
        return str(int(arg)) if abs(arg) < 4096 else hex(arg)

    def emit(self, op, args, ty, from_ty=None):
        """An instruction; its result."""
        assert op, "an operator of another type"
        value = Value(self, ty)
        self.lines.append((op, args, value, from_ty or ty))
        return value

    def float_least(self):
        """The least positive number."""
        return 2.0 ** (2 - self.ty.bias - self.ty.precision)

    def fma(self, a, b, c):
        if not isinstance(a, Value):
            a, b = b, a
        return self.emit("fma", (a, b, c), self.ty)

    def abs(self, a):
        return self.emit("fabs", (a,), self.ty)

    def min(self, a, b):
        return self.emit("fmin", (a, b), self.ty)

    def max(self, a, b):
        return self.emit("fmax", (a, b), self.ty)

    def sqrt(self, a):
        return self.emit("fsqrt", (a,), self.ty)

    def normal_sqrt(self, a):
        """Of a number that is zero, NaN or of normal size (`Type.normal`), or the result is not used. The tier `device` has the
        approximation alone, of any number.
        """
        if self.is_device:
            return self.sqrt_approx(a)
        return self.emit("fsqrt normal", (a,), self.ty)

    def normal_rcp(self, a):
        """Of a number that is NaN or of normal size, or the result is not used; as `normal_sqrt`."""
        if self.is_device:
            return self.rcp_approx(a)
        return self.emit("frcp normal", (a,), self.ty)

    def divisor(self, d):
        """What several numbers are divided by; see `normal_rcp`."""
        return Divisor(self, d)

    def exp2_approx(self, a):
        """Approximations of the hardware, for the tier `device`: subnormal numbers count as 0."""
        return self.emit("fexp2 ftz", (a,), self.ty)

    def log2_approx(self, a):
        return self.emit("flog2 ftz", (a,), self.ty)

    def rsqrt_approx(self, a):
        return self.emit("frsqrt ftz", (a,), self.ty)

    def sqrt_approx(self, a):
        return self.emit("fsqrt ftz approx", (a,), self.ty)

    def rcp_approx(self, a):
        return self.emit("frcp ftz approx", (a,), self.ty)

    def round(self, how, a):
        return self.emit(f"fround {how}", (a,), self.ty)

    def copysign(self, a, b):
        if not isinstance(a, Value):
            return self.emit("fcopysign", (a, b), self.ty)
        return self.emit("fcopysign", (a, b), self.ty)

    def select(self, cond, a, b):
        of = next((v.ty for v in (a, b) if isinstance(v, Value)), self.ty)
        return self.emit("select", (cond, a, b), of)

    def bits(self, a):
        return self.emit(f"bitcast.{self.ty.int}", (a,), self.ty.int)

    def float(self, a):
        return self.emit(f"bitcast.{self.ty.name}", (a,), self.ty)

    def from_int(self, a):
        return self.emit(f"stof.{self.ty.name}", (a,), self.ty)

    def to_int(self, a, ty="i32"):
        return self.emit(f"ftos.{ty} sat", (a,), ty)

    def high_word(self, a):
        """The sign, the exponent and the first bits of an f64."""
        return self.high_word_of(self.bits(a))

    def high_word_of(self, bits):
        return self.trunc(bits >> 32)

    def of_high_word(self, word):
        """The f64 whose lower word is 0."""
        return self.float(self.zext(word, "i64") << 32)

    def clz(self, a):
        return self.emit("clz", (a,), a.ty)

    def trunc(self, a, ty="i32"):
        return self.emit(f"trunc.{ty}", (a,), ty) if a.ty != ty else a

    def zext(self, a, ty):
        return self.emit(f"zext.{ty}", (a,), ty) if a.ty != ty else a

    def call(self, name, *args, types=None, tier=None):
        """A call of a routine of this type; a value, or several of the types."""
        values = [Value(self, ty) for ty in types or [self.ty]]
        end = f"_{tier}" if tier else ""
        self.lines.append((f"call @__irc_{name}_{self.ty.name}{end}", args, values, None))
        return values if types else values[0]

    def block(self, label, **params):
        """Begins a block; its parameters, by name, are of these types."""
        values = [Value(self, ty) for ty in params.values()]
        self.blocks[label] = list(params.values())
        for name, value in zip(params, values):
            setattr(self, name, value)
        shown = [f"{self._show(v)}: {self._type(v.ty)}" for v in values]
        self.lines.append(f"{label}({', '.join(shown)}):" if shown else f"{label}:")

    def _target(self, label, args):
        shown = [self._show(arg, ty) for arg, ty in zip(args, self.blocks[label])]
        return f"{label}({', '.join(shown)})" if shown else label

    def branch(self, cond, then, other):
        """Each target is a label, or a tuple of it and arguments."""
        self.lines.append(("condbr", cond, then, other))

    def jump(self, target):
        self.lines.append(("br", target))

    def ret(self, *values):
        self.lines.append(("ret", values))

    def line(self, line):
        def target(where):
            label, *args = (where,) if isinstance(where, str) else where
            return self._target(label, args)

        if isinstance(line, str):
            return line
        if line[0] == "ret":
            return "  ret " + ", ".join(self._show(v, self.ty) for v in line[1])
        if line[0] == "br":
            return f"  br {target(line[1])}"
        if line[0] == "condbr":
            return f"  condbr {self._show(line[1])}, {target(line[2])}, {target(line[3])}"
        op, args, value, ty = line
        if isinstance(value, list):
            shown = ", ".join(self._show(arg, self.ty) for arg in args)
            results = ", ".join(self._show(v) for v in value)
            return f"  {results} = {op}({shown})"
        shown = [self._show(arg, ty) for arg in args]
        own = args[1:] if op == "select" else args
        if not any(isinstance(arg, Value) for arg in own):
            shown[-1] += f": {self._type(ty)}"
        elif not isinstance(args[0], Value) and not isinstance(ty, Type):
            shown[0] += f": {ty}"
        result = self._show(value)
        return f"  {result} = {op} {', '.join(shown)}"

    def used(self):
        """The lines without instructions whose result nothing uses."""
        lines = list(self.lines)

        def values(x):
            if isinstance(x, Value):
                yield x
            elif isinstance(x, (tuple, list)):
                for y in x:
                    yield from values(y)

        while True:
            seen = set()
            for line in lines:
                if isinstance(line, str):
                    continue
                is_code = len(line) == 4 and line[0] != "condbr"
                seen.update(id(v) for v in values(line[1] if is_code else line[1:]))
            kept = [
                line
                for line in lines
                if isinstance(line, str)
                or line[0] in ("ret", "br", "condbr")
                or any(id(v) in seen for v in values(line[2]))
            ]
            if len(kept) == len(lines):
                return lines
            lines = kept

    def __str__(self):
        comment = "".join(f"; {line}\n" for line in self.comment.splitlines())
        body = "\n".join(self.line(line) for line in self.used())
        return f"{comment}{self.head}\nentry:\n{body}\n}}\n"


# Sums of two numbers, the second of which is what the first lacks.


def two_sum(r, a, b):
    """The sum and what it lacks, of any numbers."""
    s = a + b
    back = s - a
    return s, (a - (s - back)) + (b - back)


def fast_sum(r, a, b):
    """The same where the first is the greater, or zero."""
    s = a + b
    return s, (a - s) + b


def two_product(r, a, b):
    p = a * b
    return p, r.fma(a, b, -p)


def pair_product(r, a, b):
    """The product of two pairs."""
    p, e = two_product(r, a[0], b[0])
    return fast_sum(r, p, r.fma(a[0], b[1], r.fma(a[1], b[0], e)))


def pair_sum(r, a, b):
    """The sum of two pairs of the same sign, or of which the first is the greater."""
    s, e = two_sum(r, a[0], b[0])
    return fast_sum(r, s, e + (a[1] + b[1]))


def floor_pair(ty, x):
    """A positive number as a sum of two that are not negative: infinity times each is infinite."""
    from mpmath import mpf

    high, _ = ty.pair(x)
    if mpf(high) > x:
        high = ty.nearest(mpf(high) * (1 - mpf(2) ** (1 - ty.precision)))
    assert mpf(high) < x
    return high, ty.nearest(x - mpf(high))


def horner(r, x, coefficients):
    """A polynomial, its lowest coefficient first."""
    y = coefficients[-1]
    for c in reversed(coefficients[:-1]):
        y = r.fma(y, x, c)
    return y
