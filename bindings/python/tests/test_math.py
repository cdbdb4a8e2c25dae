"""Functions of `math` and NumPy on f32 and f64: what kernels compute is what Python computes."""

import math

import numpy as np
import pytest

import irc_compiler as irc
from irc_compiler import Array, _native, boolean, f32, f64, i32

#: Where functions are computed: most take all of them.
POINTS = [0.125, 0.5, 0.875, 1.0]
UNARY = """absolute arccos arcsin arctan cbrt ceil cos cosh deg2rad degrees exp exp2 expm1 fabs floor log
    log10 log1p log2 negative rad2deg radians rint sin sinh sqrt square tan tanh trunc""".split()
BINARY = """add arctan2 copysign divide float_power fmax fmin hypot maximum minimum multiply
    power subtract""".split()
COMPARISONS = "equal greater greater_equal less less_equal not_equal".split()
OF_MATH = """acos asin atan cbrt cos cosh degrees exp exp2 expm1 fabs log log10 log1p log2 radians sin sinh
    sqrt tan tanh""".split()
PAIRS_OF_MATH = "atan2 copysign hypot pow".split()


def compute(function, count, type, points=POINTS):
    """What a kernel computes of each of the points, and those before them."""
    if count == 1:
        def kernel(x: Array[type], y: Array[type]):
            y[irc.thread_idx.x] = function(x[irc.thread_idx.x])
    else:
        def kernel(x: Array[type], y: Array[type]):
            i = irc.thread_idx.x
            y[i] = function(x[i], x[i] * 0.75)

    x = np.array(points, np.float32 if type is f32 else np.float64)
    y = np.zeros_like(x)
    irc.run(irc.kernel(kernel), 1, len(points), x, y)
    return y


def check(function, count, type):
    found = compute(function, count, type)
    points = [np.float64(x) for x in POINTS]
    wanted = [float(function(*(x, x * 0.75)[:count])) for x in points]
    np.testing.assert_allclose(found, wanted, rtol=3e-7 if type is f32 else 1e-15, atol=1e-300)


@pytest.mark.parametrize("type", [f32, f64], ids=str)
def test_functions_of_numpy(type):
    for name in UNARY:
        check(getattr(np, name), 1, type)
    for name in BINARY:
        check(getattr(np, name), 2, type)
    for name, count in NEWER.items():
        if {"arcsinh": "asinh", "arctanh": "atanh"}.get(name, name) in _native.math_functions:
            check(getattr(np, name), count, type)


@pytest.mark.parametrize("type", [f32, f64], ids=str)
def test_functions_of_math(type):
    for name in OF_MATH:
        if hasattr(math, name):  # `exp2` and `cbrt` came with Python 3.11.
            check(getattr(math, name), 1, type)
    for name in PAIRS_OF_MATH:
        check(getattr(math, name), 2, type)


def test_all_functions_of_the_math_library_can_be_called():
    named = {"arcsin": "asin", "arccos": "acos", "arctan": "atan", "arctan2": "atan2", "power": "pow"}
    tested = {named.get(name, name) for name in UNARY + BINARY + OF_MATH + PAIRS_OF_MATH}
    of_python = {name for name in _native.math_functions if hasattr(math, name) or hasattr(np, name)}
    assert of_python - tested - LATER == set()


#: What is composed of several operations, where its cases are.
EDGES = [-0.0, 0.0, 0.3, -0.75, 1.5, -2.5, 7.0, -7.0, 1e-30, 3e38, math.inf, -math.inf, math.nan]
COMPOSED = """sign reciprocal positive conjugate heaviside logaddexp logaddexp2 maximum minimum fmod
    floor_divide remainder rint fix nan_to_num spacing""".split()
TRUTHS = "signbit isposinf isneginf isclose logical_and logical_or logical_xor logical_not".split()


@pytest.mark.parametrize("type", [f32, f64], ids=str)
@pytest.mark.parametrize("name", COMPOSED + TRUTHS)
def test_composed_functions_at_all_edges(name, type):
    function = getattr(np, name)
    count = getattr(function, "nin", 2 if name == "isclose" else 1)
    of = np.float32 if type is f32 else np.float64
    x, y = (grid.ravel().astype(of) for grid in np.meshgrid(EDGES, EDGES))
    found = np.zeros(len(x), bool if name in TRUTHS else of)
    result = boolean if name in TRUTHS else type
    if count == 1:
        def kernel(x: Array[type], y: Array[type], out: Array[result]):
            out[irc.thread_idx.x] = function(x[irc.thread_idx.x])
    else:
        def kernel(x: Array[type], y: Array[type], out: Array[result]):
            out[irc.thread_idx.x] = function(x[irc.thread_idx.x], y[irc.thread_idx.x])

    irc.run(irc.kernel(kernel), 1, len(x), x, y, found)
    with np.errstate(all="ignore"):
        wanted = function(*(x, y)[:count])
    np.testing.assert_allclose(found, wanted, rtol=3e-7 if type is f32 else 4e-16, atol=0)
    # The sign of the extreme of two zeros is not said.
    if name not in (*TRUTHS, "maximum", "minimum"):
        numbers = ~np.isnan(wanted)
        np.testing.assert_array_equal(np.signbit(found[numbers]), np.signbit(wanted[numbers]))


def test_functions_of_several_arguments_and_results():
    @irc.kernel
    def several(x: Array[f64], out: Array[f64]):
        a, b = math.modf(x[0])
        m, e = math.frexp(x[0])
        q, r = divmod(x[1], x[0])
        out[0], out[1], out[2], out[3], out[4], out[5] = a, b, m, f64(e), q, r
        out[6] = math.log(x[0], 10)
        out[7] = math.hypot(x[0], x[1], 2.0)
        out[8] = np.clip(x[0], -1, 2)
        out[9] = x[1] // 0.3 + x[1] % 0.3
        out[10] = np.sinc(0.25 * x[0])
        out[11] = math.ulp(x[0])
        out[12] = f64(math.isclose(x[0], x[0] * (1 + 1e-12))) + f64(math.isclose(x[0], x[1]))

    x, out = np.array([3.625, -7.25]), np.zeros(13)
    irc.run(several, 1, 1, x, out)
    wanted = [0.625, 3.0, *math.frexp(3.625), *divmod(-7.25, 3.625), math.log(3.625, 10), math.sqrt(3.625**2 + 7.25**2 + 4),
              2.0, -7.25 // 0.3 + -7.25 % 0.3, np.sinc(0.25 * 3.625), math.ulp(3.625), 1.0]
    np.testing.assert_allclose(out, wanted, rtol=1e-15)

    @irc.kernel
    def powers(x: Array[f64], n: i32):
        x[0] = x[0] ** n
        x[1] = x[1] ** -n
        x[2] = math.pow(x[2], n) + np.power(x[3], n)

    x = np.array([-1.5, 3.0, 2.0, -5.0])
    irc.run(powers, 1, 1, x, 3)
    np.testing.assert_allclose(x[:3], [-3.375, 1 / 27, 8 - 125], rtol=2e-16)

    @irc.kernel
    def whole(x: Array[i32]):
        q, r = divmod(x[0], 3)
        x[0], x[1] = q, r
        x[2] = np.sign(x[2]) + 10 * np.clip(x[2], -3, 3) + 100 * np.maximum(x[2], 2)

    x = np.array([-7, 0, -5], np.int32)
    irc.run(whole, 1, 1, x)
    assert list(x) == [-3, 2, -1 - 30 + 200]


#: Functions that not every math library has.
NEWER = {"arcsinh": 1, "arctanh": 1, "fmod": 2, "nextafter": 2}
#: Functions that have other arguments, points or results.
LATER = {"acosh", "asinh", "atanh", "erf", "erfc", "frexp", "gamma", "i0", "ldexp", "lgamma", "modf", "remainder", *NEWER}


def test_comparisons_and_bits():
    for name in COMPARISONS:
        function = getattr(np, name)

        @irc.kernel
        def compare(x: Array[f64], y: Array[boolean]):
            i = irc.thread_idx.x
            y[i] = function(x[i], x[1])

        x, y = np.array([1, 2, 3, math.nan]), np.zeros(4, bool)
        irc.run(compare, 1, 4, x, y)
        np.testing.assert_array_equal(y, function(x, x[1]), name)

    @irc.kernel
    def bits(x: Array[i32]):
        x[0] = np.bitwise_or(np.left_shift(x[0], 4), np.bitwise_and(np.invert(x[1]), 7))
        x[1] = np.right_shift(x[1], 1) + np.bitwise_xor(x[1], 3)

    x = np.array([5, 2], np.int32)
    irc.run(bits, 1, 1, x)
    assert list(x) == [5 << 4 | ~2 & 7, (2 >> 1) + (2 ^ 3)]

    @irc.kernel
    def rest(x: Array[i32]):
        x[0] = 10 * np.floor_divide(x[0], x[1]) + np.remainder(x[0], x[1])

    x = np.array([-7, 3], np.int32)
    irc.run(rest, 1, 1, x)
    assert x[0] == 10 * (-7 // 3) + -7 % 3


@pytest.mark.parametrize("module", [math, np])
def test_what_is_no_number(module):
    isnan, isinf, isfinite = module.isnan, module.isinf, module.isfinite

    @irc.kernel
    def classify(x: Array[f32], y: Array[i32]):
        i = irc.thread_idx.x
        y[i] = i32(isnan(x[i])) + 2 * i32(isinf(x[i])) + 4 * i32(isfinite(x[i]))

    x = np.array([0, -1e30, math.inf, -math.inf, math.nan], np.float32)
    y = np.zeros(5, np.int32)
    irc.run(classify, 1, 5, x, y)
    assert list(y) == [4, 4, 2, 2, 1]


def test_types_of_numpy_convert():
    @irc.kernel
    def convert(x: Array[f32], y: Array[f64], n: i32):
        y[0] = np.float64(x[0]) + np.float64(n)
        x[0] = np.float32(np.int32(x[0]))

    x, y = np.array([2.75], np.float32), np.zeros(1)
    irc.run(convert, 1, 1, x, y, 3)
    assert (x[0], y[0]) == (2.0, 5.75)


def test_what_the_hardware_does_not_approximate_is_precise():
    @irc.kernel(math="approx")
    def several(x: Array[f32], y: Array[f64]):
        i = irc.thread_index()
        x[i] = math.sin(x[i]) + math.erf(x[i]) + x[i] % 0.75
        y[i] = math.sin(y[i])

    x, y = np.linspace(0, 2, 8, dtype=np.float32), np.linspace(0, 2, 8)
    wanted = np.sin(x) + np.vectorize(math.erf)(x) + x % np.float32(0.75), np.sin(y)
    assert "sin.approx.f32" in several.ptx("sm_90")
    irc.run(several, 1, 8, x, y)
    np.testing.assert_allclose(x, wanted[0], rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(y, wanted[1], rtol=1e-15)


def test_tiers_have_what_they_have():
    def several(x: Array[f32]):
        i = irc.thread_index()
        x[i] = math.sin(x[i]) + math.erf(x[i])

    def angles(x: Array[f32]):
        i = irc.thread_index()
        x[i] = math.atan2(x[i], x[i])

    for tier in ("rounded", "precise", "fast", "device", "approx"):
        x = np.linspace(0, 2, 8, dtype=np.float32)
        wanted = np.sin(x) + np.vectorize(math.erf)(x)
        irc.run(irc.kernel(several, math=tier), 1, 8, x)
        np.testing.assert_allclose(x, wanted, rtol=1e-5, atol=1e-6)
    irc.kernel(angles, math="fast").ptx("sm_90")
    with pytest.raises(irc.KernelError, match="no `atan2` of f32 in the tier `rounded`"):
        irc.kernel(angles, math="rounded").ptx("sm_90")
