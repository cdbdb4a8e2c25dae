"""The functions of `math` and NumPy that kernels call, made of operations of the IR.

A function is one of the math library, an operator, an operation of its own, or composed of those. What
Python computes of an operand is what kernels compute of it, within 1 ulp where that is measured.
"""

from __future__ import annotations

import math
from typing import Any, Callable, Dict, List, Tuple

from . import _native
from .builder import Function, Value
from .types import DType, f32, i32, i64

#: Functions that the math library has under another name; those of the same name are there, too.
_LIBRARY = {
    "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arctan2": "atan2", "arcsinh": "asinh",
    "arccosh": "acosh", "arctanh": "atanh", "power": "pow", "float_power": "pow",
    "gamma": "tgamma",
}
#: Functions of NumPy that are operators.
_OPERATORS = {
    "add": "+", "subtract": "-", "multiply": "*", "divide": "/", "floor_divide": "//", "remainder": "%",
    "mod": "%", "bitwise_and": "&", "bitwise_or": "|", "bitwise_xor": "^", "left_shift": "<<",
    "right_shift": ">>", "less": "<", "less_equal": "<=", "greater": ">", "greater_equal": ">=",
    "equal": "==", "not_equal": "!=", "negative": "-", "invert": "~", "logical_not": "not",
}
#: Products with a number.
_SCALED = {
    "degrees": 180 / math.pi, "rad2deg": 180 / math.pi, "radians": math.pi / 180, "deg2rad": math.pi / 180,
}
#: Those that operations of the IR are: name, words.
_OPERATIONS = {
    "sqrt": ("fsqrt", ""), "fabs": ("fabs", ""), "copysign": ("fcopysign", ""), "fmin": ("fmin", ""),
    "fmax": ("fmax", ""), "rint": ("fround", "nearest"), "round": ("fround", "nearest"), "fix": ("fround", "trunc"),
    "fma": ("fma", ""),
}
#: Roundings: floats for NumPy, integers for `math`.
_ROUND = {"floor": "floor", "ceil": "ceil", "trunc": "trunc"}


def call(f: Function, of: str, name: str, is_math: bool, args: List[Any]) -> Any:
    """What the function `of` of `math` or NumPy makes of operands, not all of which are known; the
    program calls it `name`."""
    is_operator = of in _OPERATORS and not is_math
    count = None if is_operator else len(_native.math_functions.get(_LIBRARY.get(of, of), []))
    composed = (_OF_MATH if is_math else _OF_NUMPY).get((of, len(args)))
    if composed is not None:
        return composed(f, *floats(f, name, args))
    if not is_math and (of, len(args)) in _OF_ANY:
        return _OF_ANY[of, len(args)](f, *args)
    if count == len(args):
        if of == "ldexp":
            number = floats(f, name, args[:1])[0]
            args = [number, f.convert(args[1], number.type)]
        return f.math(_LIBRARY.get(of, of), *args)
    if is_operator and len(args) == (1 if of in ("negative", "invert", "logical_not") else 2):
        sign = _OPERATORS[of]
        return f.binary(sign, *args) if len(args) == 2 else f.unary(sign, args[0])
    if of in _SCALED and len(args) == 1:
        return f.binary("*", floats(f, name, args)[0], _SCALED[of])
    if of in _ROUND and len(args) == 1:
        rounded = f.operation("fround", floats(f, name, args)[0], words=_ROUND[of])
        return f.convert(rounded, i64) if is_math else rounded
    if of in _OPERATIONS and len(args) == {"copysign": 2, "fmin": 2, "fmax": 2, "fma": 3}.get(of, 1):
        operation, words = _OPERATIONS[of]
        return f.operation(operation, *floats(f, name, args), words=words)
    raise TypeError(f"`{name}` of {len(args)} arguments is not there in kernels")


def floats(f: Function, name: str, args: List[Any]) -> List[Value]:
    """Arguments as floats of one type."""
    kind = next(arg.type for arg in args if isinstance(arg, Value))
    if not kind.is_float:
        raise TypeError(f"`{name}` is of floats, not of {kind}: convert it")
    values = [f.value(arg, kind) for arg in args]
    if any(value.type is not kind for value in values):
        raise TypeError(f"the arguments of `{name}` are of one type")
    return values


# ---- composed, of floats of one type ----

def _isnan(f: Function, x: Value) -> Value:
    return x != x


def _isinf(f: Function, x: Value) -> Value:
    return abs(x) == math.inf


def _isfinite(f: Function, x: Value) -> Value:
    return abs(x) < math.inf


def _signbit(f: Function, x: Value) -> Value:
    return f.operation("fcopysign", f.constant(x.type, 1.0), x) < 0


def _heaviside(f: Function, x: Value, at_zero: Value) -> Value:
    sides = f.select(x < 0, f.constant(x.type, 0.0), f.constant(x.type, 1.0))
    return f.select(x == 0, at_zero, f.select(x != x, x, sides))


def _spacing(f: Function, x: Value) -> Value:
    size = abs(x)
    space = f.math("nextafter", size, math.inf) - size
    return f.select(x < 0, -space, space)


def _ulp(f: Function, x: Value) -> Value:
    largest = f.constant(x.type, _largest(x.type))
    size = abs(x)
    # Beyond the largest number there is none: what is before it is as far.
    at = f.select(size == largest, f.math("nextafter", largest, 0.0), size)
    return f.select(size == math.inf, size, f.math("nextafter", at, math.inf) - at)


def _largest(type: DType) -> float:
    return {16: 65504.0, 32: (2 - 2.0**-23) * 2.0**127, 64: (2 - 2.0**-52) * 2.0**1023}[type.bits]


def _nan_to_num(f: Function, x: Value) -> Value:
    largest = f.operation("fcopysign", f.constant(x.type, _largest(x.type)), x)
    return f.select(x != x, f.constant(x.type, 0.0), f.select(_isinf(f, x), largest, x))


def _sinc(f: Function, x: Value) -> Value:
    one = f.constant(x.type, 1.0)
    return f.select(x == 0, one, f.math("sinpi", x) / (x * math.pi))


def _logaddexp(f: Function, x: Value, y: Value) -> Value:
    """log(exp(x) + exp(y)), by what is above the greater one."""
    more = f.math("log1p", f.math("exp", -abs(x - y)))
    return f.select(x == y, x + math.log(2), f.operation("fmaximum", x, y) + more)


def _logaddexp2(f: Function, x: Value, y: Value) -> Value:
    more = f.math("log1p", f.math("exp2", -abs(x - y))) * math.log2(math.e)
    return f.select(x == y, x + 1, f.operation("fmaximum", x, y) + more)


def _isclose(f: Function, x: Value, y: Value) -> Value:
    near = abs(x - y) <= abs(y) * 1e-5 + 1e-8
    return (x == y) | (near & _isfinite(f, y))


def _math_isclose(f: Function, x: Value, y: Value) -> Value:
    far = f.operation("fmax", abs(x), abs(y))
    return (x == y) | ((abs(x - y) <= far * 1e-9) & (far < math.inf))


def _modf(f: Function, x: Value) -> Tuple[Value, Value]:
    return f.math("modf", x), f.operation("fround", x, words="trunc")


def _frexp(f: Function, x: Value) -> Tuple[Value, Value]:
    return f.math("frexp", x), f.convert(f.math("frexp_exponent", x), i32)


_OF_BOTH: Dict[Tuple[str, int], Callable[..., Any]] = {
    ("isnan", 1): _isnan, ("isinf", 1): _isinf, ("isfinite", 1): _isfinite, ("modf", 1): _modf,
    ("frexp", 1): _frexp,
}
#: Functions of `math`, by name and number of operands.
_OF_MATH: Dict[Tuple[str, int], Callable[..., Any]] = {
    **_OF_BOTH,
    ("log", 2): lambda f, x, base: f.math("log", x) / f.math("log", base),
    ("hypot", 1): lambda f, x: abs(x),
    ("hypot", 3): lambda f, *x: f.math("norm3d", *x),
    ("hypot", 4): lambda f, *x: f.math("norm4d", *x),
    ("ulp", 1): _ulp, ("isclose", 2): _math_isclose,
}
#: Functions of NumPy.
_OF_NUMPY: Dict[Tuple[str, int], Callable[..., Any]] = {
    **_OF_BOTH,
    ("isposinf", 1): lambda f, x: x == math.inf, ("isneginf", 1): lambda f, x: x == -math.inf,
    ("signbit", 1): _signbit, ("heaviside", 2): _heaviside, ("spacing", 1): _spacing,
    ("reciprocal", 1): lambda f, x: 1 / x, ("nan_to_num", 1): _nan_to_num, ("sinc", 1): _sinc,
    ("logaddexp", 2): _logaddexp, ("logaddexp2", 2): _logaddexp2, ("isclose", 2): _isclose,
}


# ---- composed, of numbers of any type ----

def _extreme(operation: str, sign: str) -> Callable[..., Value]:
    def does(f: Function, a: Any, b: Any) -> Value:
        x, y = f.common(a, b)
        if x.type.is_float:
            return f.operation(operation, x, y)
        return f.select(f.binary(sign, x, y), x, y)

    return does


_minimum, _maximum = _extreme("fminimum", "<"), _extreme("fmaximum", ">")


def _sign(f: Function, a: Any) -> Value:
    x = f.value(a)
    zero, one = f.constant(x.type, 0), f.constant(x.type, 1)
    if x.type.kind == "u":
        return f.select(x == zero, zero, one)
    signs = f.select(x > zero, one, f.select(x < zero, f.constant(x.type, -1), zero))
    return f.select(x != x, x, signs) if x.type.is_float else signs


def _where(f: Function, condition: Any, a: Any, b: Any) -> Value:
    return f.select(condition, a, b)


#: Functions of NumPy.
_OF_ANY: Dict[Tuple[str, int], Callable[..., Any]] = {
    ("minimum", 2): _minimum, ("maximum", 2): _maximum, ("sign", 1): _sign, ("where", 3): _where,
    ("clip", 3): lambda f, x, least, most: _minimum(f, _maximum(f, x, least), most),
    ("abs", 1): lambda f, x: f.unary("abs", x), ("absolute", 1): lambda f, x: f.unary("abs", x),
    ("square", 1): lambda f, x: f.binary("*", x, x), ("positive", 1): lambda f, x: f.value(x),
    ("conj", 1): lambda f, x: f.value(x), ("conjugate", 1): lambda f, x: f.value(x),
    ("logical_and", 2): lambda f, a, b: f.truth(a) & f.truth(b),
    ("logical_or", 2): lambda f, a, b: f.truth(a) | f.truth(b),
    ("logical_xor", 2): lambda f, a, b: f.truth(a) ^ f.truth(b),
    ("divmod", 2): lambda f, a, b: (f.binary("//", a, b), f.binary("%", a, b)),
}
