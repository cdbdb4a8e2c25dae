"""Functions that are built with Python's operators."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Any, Callable, Dict, Iterator, List, Literal, NoReturn, Optional, Sequence, Tuple, Union, overload

from . import _native
from .text import made, settings
from .types import ArrayType, DType, Special, boolean, f32, f64, i32, i64, shape_of, u64

Number = Union[int, float, bool]

_ARITHMETIC = {"+": ("add", "fadd"), "-": ("sub", "fsub"), "*": ("mul", "fmul"), "/": (None, "fdiv")}
_BITS = {"&": "and", "|": "or", "^": "xor"}
_COMPARE = {
    "<": ("lt", "olt"), "<=": ("le", "ole"), ">": ("gt", "ogt"), ">=": ("ge", "oge"),
    "==": ("eq", "oeq"), "!=": ("ne", "une"),
}


def literal_type(value: Number) -> DType:
    """The type that a number has where nothing else says one: i32 (i64 if it does not fit), f32."""
    if isinstance(value, bool):
        return boolean
    if isinstance(value, int):
        return i32 if -(2**31) <= value < 2**31 else i64
    return f32


class Value:
    """A value of a function that is being built. Operators make operations.

    Numbers take the type of the other operand. Integers of one signedness and floats are widened to
    the wider one; what else is mixed is a `TypeError`: convert with `to`.
    """

    __slots__ = ("function", "number", "type")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, function: Function, number: int, type: DType):
        self.function = function
        self.number = number
        self.type = type

    def __repr__(self) -> str:
        return f"<{self.type} value {self.number}>"

    def __bool__(self) -> bool:
        raise TypeError("a value is not known before the kernel runs: use if_ or select")

    def to(self, type: DType) -> Value:
        """The value converted: floats to integers toward zero and clamped, NaN to 0."""
        return self.function.convert(self, type)

    def __add__(self, other: Any) -> Value: return self.function.binary("+", self, other)
    def __radd__(self, other: Any) -> Value: return self.function.binary("+", other, self)
    def __sub__(self, other: Any) -> Value: return self.function.binary("-", self, other)
    def __rsub__(self, other: Any) -> Value: return self.function.binary("-", other, self)
    def __mul__(self, other: Any) -> Value: return self.function.binary("*", self, other)
    def __rmul__(self, other: Any) -> Value: return self.function.binary("*", other, self)
    def __truediv__(self, other: Any) -> Value: return self.function.binary("/", self, other)
    def __rtruediv__(self, other: Any) -> Value: return self.function.binary("/", other, self)
    def __floordiv__(self, other: Any) -> Value: return self.function.binary("//", self, other)
    def __rfloordiv__(self, other: Any) -> Value: return self.function.binary("//", other, self)
    def __mod__(self, other: Any) -> Value: return self.function.binary("%", self, other)
    def __rmod__(self, other: Any) -> Value: return self.function.binary("%", other, self)
    def __pow__(self, other: Any) -> Value: return self.function.binary("**", self, other)
    def __rpow__(self, other: Any) -> Value: return self.function.binary("**", other, self)
    def __and__(self, other: Any) -> Value: return self.function.binary("&", self, other)
    def __rand__(self, other: Any) -> Value: return self.function.binary("&", other, self)
    def __or__(self, other: Any) -> Value: return self.function.binary("|", self, other)
    def __ror__(self, other: Any) -> Value: return self.function.binary("|", other, self)
    def __xor__(self, other: Any) -> Value: return self.function.binary("^", self, other)
    def __rxor__(self, other: Any) -> Value: return self.function.binary("^", other, self)
    def __lshift__(self, other: Any) -> Value: return self.function.binary("<<", self, other)
    def __rlshift__(self, other: Any) -> Value: return self.function.binary("<<", other, self)
    def __rshift__(self, other: Any) -> Value: return self.function.binary(">>", self, other)
    def __rrshift__(self, other: Any) -> Value: return self.function.binary(">>", other, self)
    def __lt__(self, other: Any) -> Value: return self.function.binary("<", self, other)
    def __le__(self, other: Any) -> Value: return self.function.binary("<=", self, other)
    def __gt__(self, other: Any) -> Value: return self.function.binary(">", self, other)
    def __ge__(self, other: Any) -> Value: return self.function.binary(">=", self, other)
    def __eq__(self, other: Any) -> Value: return self.function.binary("==", self, other)  # type: ignore[override]
    def __ne__(self, other: Any) -> Value: return self.function.binary("!=", self, other)  # type: ignore[override]
    def __neg__(self) -> Value: return self.function.unary("-", self)
    def __pos__(self) -> Value: return self
    def __invert__(self) -> Value: return self.function.unary("~", self)
    def __abs__(self) -> Value: return self.function.unary("abs", self)


Operand = Union[Value, Number]


class ArrayValue:
    """An array in memory: `a[i]` loads, `a[i] = x` stores. Indices are not checked, and not wrapped
    if they are negative."""

    __slots__ = ("function", "base", "element", "shape")

    def __init__(self, function: Function, base: int, element: DType, shape: Tuple[int, ...] = ()):
        self.function = function
        self.base = base
        self.element = element
        #: The shape of shared memory; nothing for others, whose size is not known.
        self.shape = shape

    def address(self, index: Any) -> int:
        """The number of the address of an element."""
        return self.function.address(self, index)

    def __getitem__(self, index: Any) -> Value:
        return self.function.load(self, index)

    def __setitem__(self, index: Any, value: Operand) -> None:
        self.function.store(self, index, value)

    def __len__(self) -> int:
        raise TypeError("the length of an array is not known before the kernel runs: pass it as a parameter")

    def __iter__(self) -> NoReturn:
        # Without it, Python would ask for one element after the other without end.
        raise TypeError("the elements of an array are not known before the kernel runs: use `range`")


class Variable:
    """A variable that can be written more than once."""

    __slots__ = ("function", "number", "type")

    def __init__(self, function: Function, number: int, type: DType):
        self.function = function
        self.number = number
        self.type = type

    def get(self) -> Value:
        """The value that it has here."""
        return Value(self.function, self.function.native.get(self.number), self.type)

    def set(self, value: Operand) -> None:
        """Writes it; a value of another type is a `TypeError`."""
        value = self.function.value(value, self.type)
        if value.type is not self.type:
            raise TypeError(f"the variable is {self.type}, the value {value.type}: convert it")
        self.function.native.set(self.number, value.number)


class If:
    """An `if` that is being built: what `if_` gives to `with`."""

    def __init__(self, function: Function, other: int):
        self._function = function
        self._other = other
        self._behind: Optional[int] = None
        self._is_reached = False

    def else_(self) -> None:
        """What follows is done where the condition is false."""
        if self._behind is not None:
            raise ValueError("the `if_` already has its `else_`")
        self._behind = self._function.native.block()
        self._is_reached = not self._function.native.is_filled()
        if self._is_reached:
            self._function.native.br(self._behind)
        self._function.native.enter(self._other)

    def end(self) -> None:
        native = self._function.native
        behind = self._other if self._behind is None else self._behind
        is_reached = not native.is_filled()
        if is_reached:
            native.br(behind)
        # Where both arms return, nothing follows.
        if is_reached or self._is_reached or self._behind is None:
            native.enter(behind)


class Loop:
    """A loop that is being built: what `while_` gives to `with`."""

    def __init__(self, function: Function, head: int, behind: int):
        self._function = function
        self._head = head
        self._behind = behind
        self._is_open = True

    def break_(self) -> None:
        """Leaves the loop."""
        self._go(self._behind, "break_")

    def continue_(self) -> None:
        """Goes to the next round."""
        self._go(self._head, "continue_")

    def _go(self, block: int, name: str) -> None:
        if not self._is_open:
            raise ValueError(f"the loop has ended: `{name}()` stands inside of its `with`")
        self._function.native.br(block)

    def end(self) -> None:
        self._is_open = False


class Function:
    """The body of a function that is being built. Its parameters are attributes by their names."""

    def __init__(
        self, module: Module, number: int, params: Dict[str, Any], math: str = "precise", result: Optional[DType] = None
    ):
        self.module = module
        self.result = result
        self.number = number
        self.math_tier = math
        self.native = _native.Builder(module.native, number)
        self.params: Dict[str, Union[Value, ArrayValue]] = {}
        for (name, type), value in zip(params.items(), self.native.begin()):
            if isinstance(type, ArrayType):
                self.params[name] = ArrayValue(self, value, type.element)
            else:
                self.params[name] = Value(self, value, type)
            self.native.name(value, name)

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["params"][name]
        except KeyError:
            raise AttributeError(f"the function has no parameter `{name}`") from None

    # ---- values ----

    def constant(self, type: DType, number: Number) -> Value:
        """A number as a value of a type."""
        if type.is_float:
            made = self.native.float(type.ir, float(number))
        elif isinstance(number, float):
            raise TypeError(f"{number} is a float, which does not become {type} by itself: convert one of the two")
        else:
            least = -(1 << type.bits - 1) if type.kind == "i" else 0
            most = (1 << type.bits - (type.kind == "i")) - 1
            if not least <= number <= most:
                raise TypeError(f"{number} is no {type}")
            made = self.native.int(type.ir, int(number))
        return Value(self, made, type)

    def value(self, operand: Operand, type: Optional[DType] = None) -> Value:
        """An operand as a value: numbers have the type that is given."""
        if isinstance(operand, Value):
            if operand.function is not self:
                raise ValueError(f"{operand} is no value of this function")
            return operand
        if isinstance(operand, Special):
            return self.special(operand)
        if isinstance(operand, (bool, int, float)):
            return self.constant(type or literal_type(operand), operand)
        if isinstance(operand, tuple):
            raise TypeError("several values are no value: name them, as in `a, b = ..`")
        raise TypeError(f"{operand!r} is no value of a kernel")

    def _op(self, name: str, type: DType, *args: Value, words: str = "", ty: Optional[str] = None) -> Value:
        made = self.native.op(name, [arg.number for arg in args], words, ty)
        return Value(self, made[0], type)

    def common(self, a: Operand, b: Operand) -> Tuple[Value, Value]:
        """Both operands as values of one type."""
        if not isinstance(a, Value) and not isinstance(a, Special):
            b = self.value(b)
            return self.value(a, b.type), b
        a = self.value(a)
        b = self.value(b, a.type)
        if a.type is b.type:
            return a, b
        if a.type.kind == b.type.kind and a.type.kind in "iuf":
            wide = a.type if a.type.bits > b.type.bits else b.type
            return self.convert(a, wide), self.convert(b, wide)
        wanted = a.type if a.type.is_float else b.type
        raise TypeError(f"{a.type} and {b.type} do not mix: convert one, as in {wanted}(..)")

    def binary(self, sign: str, a: Operand, b: Operand) -> Value:
        """An operator of Python on two operands."""
        if sign in ("<<", ">>"):
            return self._shift(sign, a, b)
        if sign == "**":
            return self._power(a, b)
        x, y = self.common(a, b)
        type = x.type
        if sign in _COMPARE:
            integer, floating = _COMPARE[sign]
            if type.is_float:
                return self._op("fcmp", boolean, x, y, words=floating)
            signed = "s" if type.kind == "i" else "u"
            word = integer if sign in ("==", "!=") else signed + integer
            return self._op("icmp", boolean, x, y, words=word)
        if sign in _BITS:
            if type.is_float:
                raise TypeError(f"`{sign}` is of integers and truth values, not of {type}")
            return self._op(_BITS[sign], type, x, y)
        if type is boolean:
            raise TypeError(f"`{sign}` is of numbers, not of truth values: convert them")
        if sign in _ARITHMETIC:
            name = _ARITHMETIC[sign][type.is_float]
            if name is None:
                raise TypeError("`/` is of floats: use `//`, or convert the operands")
            return self._op(name, type, x, y)
        return self._floored(sign, x, y) if type.is_int else self._floored_floats(sign, x, y)

    def _floored(self, sign: str, x: Value, y: Value) -> Value:
        """`//` and `%` as Python has them: rounded down, with the sign of the divisor."""
        type = x.type
        letter = "s" if type.kind == "i" else "u"
        if letter == "u":
            return self._op("udiv" if sign == "//" else "urem", type, x, y)
        rest = self._op("srem", type, x, y)
        zero = self.constant(type, 0)
        is_off = (rest != zero) & ((rest ^ y) < zero)
        if sign == "%":
            return self.select(is_off, rest + y, rest)
        quotient = self._op("sdiv", type, x, y)
        return self.select(is_off, quotient - 1, quotient)

    def _floored_floats(self, sign: str, x: Value, y: Value) -> Value:
        """`//` and `%` of floats: what Python and NumPy make of the exact rest, `fmod`."""
        zero = self.constant(x.type, 0.0)
        rest = self.math("fmod", x, y)
        is_off = (rest != zero) & ((rest < zero) ^ (y < zero))
        if sign == "%":
            return self.select(is_off, rest + y, self.select(rest == zero, self._op("fcopysign", x.type, zero, y), rest))
        exact = (x - rest) / y
        whole = self.select(is_off, exact - 1, exact)
        floor = self._op("fround", x.type, whole, words="floor")
        # The division may have rounded up.
        floor = self.select(whole - floor > 0.5, floor + 1, floor)
        quotient = self.select(whole == zero, self._op("fcopysign", x.type, zero, x / y), floor)
        return self.select(y == zero, x / y, quotient)

    def _shift(self, sign: str, a: Operand, b: Operand) -> Value:
        x = self.value(a)
        if not x.type.is_int:
            raise TypeError(f"`{sign}` is of integers, not of {x.type}")
        amount = self.value(b)
        if not amount.type.is_int:
            raise TypeError(f"the amount of `{sign}` is an integer, not {amount.type}")
        if amount.type.bits > 32:
            amount = self._op("umin", amount.type, amount, self.constant(amount.type, 255))
        amount = self.convert(amount, i32)
        name = "shl" if sign == "<<" else "ashr" if x.type.kind == "i" else "lshr"
        return self._op(name, x.type, x, amount)

    def _power(self, a: Operand, b: Operand) -> Value:
        if isinstance(b, int) and not isinstance(b, bool) and 0 <= b <= 64:
            x = self.value(a)
            if b == 0:
                return self.constant(x.type, 1)
            result: Optional[Value] = None
            while b:
                if b & 1:
                    result = x if result is None else result * x
                b >>= 1
                x = x * x if b else x
            assert result is not None
            return result
        if not (isinstance(a, Value) and a.type.is_float):
            a, b = self.common(a, b)
            if not a.type.is_float:
                raise TypeError("`**` of integers takes a known exponent from 0 to 64")
        return self.math("pow", a, b)

    def unary(self, sign: str, a: Operand) -> Value:
        """An operator of Python on one operand: `-`, `~`, `abs`, `not`."""
        x = self.value(a)
        if sign == "not":
            x = self.truth(x)
            return self._op("xor", boolean, x, self.constant(boolean, True))
        if sign == "~":
            if x.type.is_float:
                raise TypeError(f"`~` is of integers, not of {x.type}")
            if x.type is boolean:
                return self.unary("not", x)
            return Value(self, self.native.op("xor", [x.number, self.native.int(x.type.ir, -1)])[0], x.type)
        if x.type is boolean:
            raise TypeError(f"`{sign}` is of numbers, not of truth values")
        if sign == "-":
            if x.type.is_float:
                return self._op("fneg", x.type, x)
            return self._op("sub", x.type, self.constant(x.type, 0), x)
        if x.type.kind == "u":
            return x
        return self._op("fabs" if x.type.is_float else "abs", x.type, x)

    def truth(self, a: Operand) -> Value:
        """Whether a value is not zero."""
        x = self.value(a)
        return x if x.type is boolean else x != self.constant(x.type, 0)

    def select(self, condition: Operand, a: Operand, b: Operand) -> Value:
        """`a` where the condition is true, else `b`; both are computed."""
        x, y = self.common(a, b)
        return self._op("select", x.type, self.truth(condition), x, y)

    def convert(self, a: Operand, type: DType) -> Value:
        """A value as one of another type."""
        if not isinstance(type, DType):
            raise TypeError(f"{type!r} is no type: it is one such as f32")
        if not isinstance(a, (Value, Special)):
            return self.constant(type, a if type.is_float or not isinstance(a, float) else int(a))
        x = self.value(a)
        old = x.type
        if old is type:
            return x
        if type is boolean:
            return self.truth(x)
        if old is boolean:
            return self.select(x, self.constant(type, 1), self.constant(type, 0))
        if old.is_int and type.is_int:
            if old.bits == type.bits:
                return Value(self, x.number, type)
            name = "trunc" if old.bits > type.bits else "sext" if old.kind == "i" else "zext"
            return self._op(name, type, x, ty=type.ir)
        if old.is_float and type.is_float:
            return self._op("fcvt", type, x, words="rn", ty=type.ir)
        if old.is_float:
            return self._op("ftos" if type.kind == "i" else "ftou", type, x, words="rz sat", ty=type.ir)
        return self._op("stof" if old.kind == "i" else "utof", type, x, words="rn", ty=type.ir)

    def math(self, name: str, *operands: Operand) -> Value:
        """A function of the math library, such as "sin"."""
        if name == "pow" and len(operands) == 2 and self._are_float_and_int(*operands):
            return self.math("pown", operands[0], self.convert(self.value(operands[1]), i32))
        integers = _native.math_functions.get(name, [])
        if any(integers) and len(operands) == len(integers):
            args = [self.value(operand, i32 if i else None) for operand, i in zip(operands, integers)]
        elif len(operands) == 2:
            args = list(self.common(*operands))
        else:
            args = [self.value(operand) for operand in operands]
        type = args[0].type
        if not type.is_float:
            raise TypeError(f"`{name}` is of floats, not of {type}: convert it")
        # What a less exact tier has not got is as precise as without; what a more exact one lacks is an error.
        is_there = type.name in _native.math_tiers[self.math_tier].get(name, [])
        tier = self.math_tier if is_there or self.math_tier == "rounded" else "precise"
        return self._op("math", type, *args, words=f"{name} {tier}")

    @staticmethod
    def _are_float_and_int(a: Operand, b: Operand) -> bool:
        """Whether a value of a float type stands beside one of integers that an i32 is."""
        if not isinstance(a, Value) or not a.type.is_float:
            return False
        if not isinstance(b, Value):
            return isinstance(b, Special)
        return b.type is i32 or b.type.kind in "iu" and b.type.bits < 32

    def operation(self, name: str, *operands: Operand, words: str = "", type: Optional[DType] = None) -> Value:
        """Any operation of the IR with one result; it has the type of the first operand, or `type`."""
        args = [self.value(operand) for operand in operands]
        return self._op(name, type or args[0].type, *args, words=words)

    def special(self, register: Union[str, Special]) -> Value:
        """The value of a special register of 32 bits, such as "tid.x"."""
        name = register.register if isinstance(register, Special) else register
        return Value(self, self.native.op("sreg", [], name)[0], i32)

    def thread_index(self) -> Value:
        """The index of the thread in the grid, x."""
        return self.special("ctaid.x") * self.special("ntid.x") + self.special("tid.x")

    # ---- memory ----

    def address(self, array: ArrayValue, index: Any) -> int:
        """The number of the address of an element."""
        indices = index if isinstance(index, tuple) else (index,)
        if array.shape and len(indices) == len(array.shape):
            flat: Operand = indices[0]
            for at, extent in zip(indices[1:], array.shape[1:]):
                flat = (flat * extent) + at
        elif len(indices) == 1:
            flat = indices[0]
        else:
            takes = max(len(array.shape), 1)
            raise TypeError(f"the array takes {takes} {'index' if takes == 1 else 'indices'}, not {len(indices)}")
        at = self.value(flat)
        if not at.type.is_int:
            raise TypeError(f"an index is an integer, not {at.type}")
        if at.type.kind == "u" or at.type.bits < 32:
            at = self.convert(at, i64)
        return self.native.ptradd(array.base, at.number, array.element.size)

    def load(self, array: ArrayValue, index: Any) -> Value:
        """An element of an array."""
        element = array.element
        number = self.native.op("load", [self.address(array, index)], "", element.memory)[0]
        if element is boolean:
            return Value(self, self.native.op("icmp", [number, self.native.int("i8", 0)], "ne")[0], boolean)
        return Value(self, number, element)

    def store(self, array: ArrayValue, index: Any, value: Operand) -> None:
        """Writes an element of an array."""
        element = array.element
        x = self.value(value, element)
        if x.type is not element:
            raise TypeError(f"the array is of {element}, the value is {x.type}: convert it")
        number = x.number
        if element is boolean:
            number = self.native.op("zext", [number], "", "i8")[0]
        self.native.op("store", [number, self.address(array, index)])

    def atomic(self, operation: str, array: ArrayValue, index: Any, value: Operand) -> Value:
        """An atomic operation (`"add"`, `"min"`, `"max"`, `"and"`, `"or"`, `"xor"`, `"xchg"`) on an
        element, relaxed, for all threads of the device; the old value."""
        element = array.element
        x = self.value(value, element)
        if x.type is not element or element.bits < 32:
            raise TypeError(f"an atomic operation on {element} of {x.type}: both are one type of 32 or 64 bits")
        if operation in ("min", "max"):
            operation = ("f" if element.is_float else "s" if element.kind == "i" else "u") + operation
        elif operation == "add" and element.is_float:
            operation = "fadd"
        number = self.native.op("atomicrmw", [self.address(array, index), x.number], f"{operation} relaxed gpu")[0]
        return Value(self, number, element)

    def compare_exchange(self, array: ArrayValue, index: Any, expected: Operand, new: Operand) -> Value:
        """Replaces an element of 32 or 64 bits if it is `expected`, as one step, relaxed, for all
        threads of the device; the old value."""
        element = array.element
        x, y = self.value(expected, element), self.value(new, element)
        if x.type is not element or y.type is not element or not element.is_int or element.bits < 32:
            raise TypeError(f"an exchange in an array of {element} of {x.type} for {y.type}: all are one integer type of 32 or 64 bits")
        args = [self.address(array, index), x.number, y.number]
        return Value(self, self.native.op("cmpxchg", args, "relaxed gpu")[0], element)

    def shared(self, element: DType, shape: Union[int, Tuple[int, ...]]) -> ArrayValue:
        """An array in the shared memory of the CTA."""
        extents = shape_of(shape)
        count = 1
        for extent in extents:
            count *= extent
        number = self.module.array("shared", element.memory, count)
        return ArrayValue(self, self.native.global_addr(number), element, extents)

    def barrier(self) -> None:
        """Waits for all threads of the CTA."""
        self.native.inst("barrier aligned", [])

    # ---- control flow ----

    def var(self, type: DType, value: Optional[Operand] = None, name: str = "v") -> Variable:
        """A variable, with a first value perhaps."""
        variable = Variable(self, self.native.variable(type.ir, name), type)
        if value is not None:
            variable.set(value)
        return variable

    @contextmanager
    def if_(self, condition: Operand) -> Iterator[If]:
        """What is inside is done where the condition is true; what is behind `else_()` of what
        `with` gives where it is false."""
        inside, other = self.native.block(), self.native.block()
        self.native.condbr(self.truth(condition).number, inside, other)
        self.native.enter(inside)
        arms = If(self, other)
        yield arms
        arms.end()

    @contextmanager
    def while_(self, condition: Callable[[], Operand]) -> Iterator[Loop]:
        """What is inside is done as long as the condition, which is computed before each round, is
        true: `with f.while_(lambda: n.get() > 1):`. What `with` gives has `break_()`."""
        if not callable(condition):
            raise TypeError("`while_` takes a function that is asked before each round, such as `lambda: n.get() > 1`")
        head, inside, behind = self.native.block(), self.native.block(), self.native.block()
        self.native.br(head)
        self.native.enter(head)
        self.native.condbr(self.truth(condition()).number, inside, behind)
        self.native.enter(inside)
        loop = Loop(self, head, behind)
        yield loop
        loop.end()
        if not self.native.is_filled():
            self.native.br(head)
        self.native.enter(behind)

    @contextmanager
    def range(self, *bounds: Operand) -> Iterator[Value]:
        """`with f.range(n) as i:` does what is inside for the numbers of `range(n)`; with a step, it
        is a known number."""
        start, stop, step = range_bounds(bounds)
        first, last = self.common(start, stop)
        counter = self.var(first.type, first, "i")
        head, inside, behind = self.native.block(), self.native.block(), self.native.block()
        self.native.br(head)
        self.native.enter(head)
        now = counter.get()
        self.native.condbr((now < last if step > 0 else now > last).number, inside, behind)
        self.native.enter(inside)
        yield now
        if not self.native.is_filled():
            counter.set(counter.get() + step)
            self.native.br(head)
        self.native.enter(behind)

    def go_on(self, block: int) -> None:
        """Goes to a block from where it is, and on from there."""
        if not self.native.is_filled():
            self.native.br(block)
        self.native.enter(block)

    def call(self, function: Function, *operands: Union[Operand, ArrayValue]) -> Optional[Value]:
        """Calls a function of the module; its result, if it has one."""
        params = list(function.params.items())
        if function.module is not self.module:
            raise ValueError("the function is of another module")
        if len(params) != len(operands):
            raise TypeError(f"the function takes {len(params)} arguments, not {len(operands)}")
        numbers = []
        for (name, param), operand in zip(params, operands):
            if isinstance(param, ArrayValue) or isinstance(operand, ArrayValue):
                elements = [x.element for x in (param, operand) if isinstance(x, ArrayValue) and not x.shape]
                if len(elements) != 2 or elements[0] is not elements[1]:
                    raise TypeError(f"`{name}` is {'an array of ' + str(param.element) if isinstance(param, ArrayValue) else param.type}")
                assert isinstance(operand, ArrayValue)
                numbers.append(operand.base)
                continue
            value = self.value(operand, param.type)
            if value.type is not param.type:
                raise TypeError(f"`{name}` is {param.type}, the value {value.type}: convert it")
            numbers.append(value.number)
        results = self.native.call(function.number, numbers)
        return Value(self, results[0], function.result) if results and function.result else None

    def print(self, *parts: Union[Operand, str]) -> None:
        """Prints numbers and texts with spaces between them, and ends the line."""
        formats, numbers = [], []
        for part in parts:
            if not isinstance(part, (Value, Special)):
                formats.append(str(part).replace("%", "%%"))
                continue
            value = self.value(part)
            if value.type.is_float:
                value, form = self.convert(value, f64), "%.9g" if value.type.bits < 64 else "%.17g"
            else:
                value, form = self.convert(value, u64 if value.type.kind == "u" else i64), "%llu" if value.type.kind == "u" else "%lld"
            formats.append(form)
            numbers.append(value.number)
        self.native.print(" ".join(formats) + "\n", numbers)

    def ret(self, *values: Operand) -> None:
        """Returns from the function."""
        numbers = []
        for operand in values:
            value = self.value(operand, self.result)
            if self.result is not None and value.type is not self.result:
                raise TypeError(f"the function returns {self.result}, the value is {value.type}: convert it")
            numbers.append(value.number)
        self.native.ret(numbers)

    def finish(self) -> None:
        """Ends the function."""
        if not self.native.is_filled():
            self.native.ret([])
        self.native.finish()


def range_bounds(bounds: Sequence[Any]) -> Tuple[Any, Any, int]:
    """The start, the end and the step of a range."""
    if len(bounds) not in (1, 2, 3):
        raise TypeError(f"range takes 1 to 3 numbers, not {len(bounds)}")
    start, stop = (0, bounds[0]) if len(bounds) == 1 else (bounds[0], bounds[1])
    step = bounds[2] if len(bounds) == 3 else 1
    if not isinstance(step, int) or isinstance(step, bool) or step == 0:
        raise TypeError("the step of a range is a known number that is not 0")
    return start, stop, step


class Module:
    """A module: functions that are compiled together.

    >>> import irc_compiler as irc
    >>> module = irc.Module()
    >>> with module.kernel("axpy", a=irc.f32, x=irc.Array[irc.f32], y=irc.Array[irc.f32]) as f:
    ...     i = f.thread_index()
    ...     f.y[i] = f.a * f.x[i] + f.y[i]
    >>> ".visible .entry axpy" in module.compile(target="sm_90")
    True
    """

    def __init__(self) -> None:
        self.native = _native.Module()
        self._arrays = 0

    def declare(self, name: str, is_kernel: bool, params: Dict[str, Any], result: Optional[DType] = None) -> int:
        """Declares a function; its number."""
        for param, type in params.items():
            if not isinstance(type, (DType, ArrayType)) or type is boolean and is_kernel:
                raise TypeError(f"parameter `{param}` is {type!r}: it is a type such as f32 or Array[f32]")
        types = ["ptr.global" if isinstance(type, ArrayType) else type.ir for type in params.values()]
        return self.native.function(name, is_kernel, types, [] if result is None else [result.ir])

    @contextmanager
    def kernel(self, name: str, **params: Any) -> Iterator[Function]:
        """Builds a kernel with these parameters in order."""
        function = Function(self, self.declare(name, True, params), params)
        yield function
        function.finish()

    @contextmanager
    def function(self, name: str, result: Optional[DType] = None, **params: Any) -> Iterator[Function]:
        """Builds a function that kernels of the module `call`, with a result perhaps, which `ret` gives."""
        function = Function(self, self.declare(name, False, params, result), params, result=result)
        yield function
        function.finish()

    def array(self, space: str, element: str, count: int) -> int:
        """Adds an array of the module; its number."""
        self._arrays += 1
        return self.native.array(f"{space}_{self._arrays}", space, element, count)

    def ir(self) -> str:
        """The IR text."""
        return self.native.text()

    @overload
    def compile(self, target: str = ..., *, emit: Literal["cubin"], **options: Any) -> bytes: ...
    @overload
    def compile(self, target: str = ..., *, emit: Literal["ptx", "ir", "abi"] = ..., **options: Any) -> str: ...
    @overload
    def compile(self, target: str = ..., *, emit: str, **options: Any) -> Union[str, bytes]: ...
    def compile(self, target: str = "sm_75", *, emit: str = "ptx", **options: Any) -> Union[str, bytes]:
        """Compiles the module; see `irc_compiler.compile`."""
        return made(self.native.compile(settings(target=target, emit=emit, **options)), emit)


__all__: List[str] = ["ArrayValue", "Function", "If", "Loop", "Module", "Value", "Variable"]
