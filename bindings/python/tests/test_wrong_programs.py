"""Programs that cannot be kernels: each is an error with file, line, and a caret under what is wrong."""

import inspect
import math

import numpy as np
import pytest

import irc_compiler as irc
from irc_compiler import Array, f32, f64, i32

LIMIT = [3]


def wrong(function, message, marked):
    """Says this of the line with `# here`, with carets under `marked`."""
    with pytest.raises(irc.KernelError) as caught:
        irc.kernel(function).ptx()
    error = caught.value
    lines, first = inspect.getsourcelines(function)
    at = next(i for i, line in enumerate(lines) if "# here" in line)
    assert message in error.message, error.message
    assert (error.file, error.line) == (__file__, first + at), str(error)
    shown = str(error).split("\n")
    assert shown[0] == f"{__file__}:{error.line}: {error.message}"
    assert shown[1] == "    " + lines[at].strip()
    carets = shown[2]
    under = shown[1][carets.index("^"):carets.rindex("^") + 1]
    assert under == marked, str(error)
    assert lines[at][error.column - 1:].startswith(marked)


def test_syntax_that_kernels_do_not_have():
    def comprehension(x: Array[i32]):
        x[0] = sum([i for i in range(3)])  # here

    wrong(comprehension, "use a loop", "sum([i for i in range(3)])")

    def listed(x: Array[i32]):
        y = [i for i in range(3)]  # here  # noqa: F841

    wrong(listed, "kernels cannot have comprehensions", "[i for i in range(3)]")

    def formatted(x: Array[i32]):
        y = f"{x[0]}"  # here  # noqa: F841

    wrong(formatted, "kernels cannot have f-strings", 'f"{x[0]}"')

    def called(x: Array[i32]):
        x[0] = (lambda a: a)(1)  # here

    wrong(called, "kernels cannot have `lambda`", "lambda a: a")

    def opened(x: Array[i32]):
        with open("x"):  # here
            x[0] = 1

    wrong(opened, "kernels cannot have `with`", "with")

    def tried(x: Array[i32]):
        try:  # here
            x[0] = 1
        finally:
            pass

    wrong(tried, "kernels cannot have `try`", "try")

    def raised(x: Array[i32]):
        if x[0] > 1:
            raise ValueError("x")  # here

    wrong(raised, "kernels cannot have `raise`", 'raise ValueError("x")')

    def nested(x: Array[i32]):
        def inner(a):  # here
            return a

        x[0] = inner(1)

    wrong(nested, "kernels cannot have functions inside", "def")

    def walrus(x: Array[i32]):
        if (n := x[0]) > 1:  # here
            x[0] = n

    wrong(walrus, "kernels cannot have `:=`", "n := x[0]")

    def dictionary(x: Array[i32]):
        y = {1: 2}  # here  # noqa: F841

    wrong(dictionary, "kernels cannot have dictionaries", "{1: 2}")

    def imported(x: Array[i32]):
        import math  # here

        x[0] = math.trunc(1.5)

    wrong(imported, "kernels cannot have imports", "import math")

    def deleted(x: Array[i32]):
        y = 1
        del y  # here

    wrong(deleted, "kernels cannot have `del`", "del y")

    def globally(x: Array[i32]):
        global LIMIT  # here
        LIMIT = 1

    wrong(globally, "kernels cannot have `global`", "global LIMIT")

    def otherwise(x: Array[i32]):
        while x[0] > 0:  # here
            x[0] -= 1
        else:
            x[0] = 7

    wrong(otherwise, "no `else` of loops", "while")

    def is_none(x: Array[i32]):
        if x[0] is None:  # here
            x[0] = 1

    wrong(is_none, "kernels compare by", "x[0] is None")

    def contained(x: Array[i32]):
        if x[0] in (1, 2):  # here
            x[0] = 1

    wrong(contained, "kernels compare by", "x[0] in (1, 2)")


def test_parameters_and_results():
    def defaults(x: Array[i32], n: i32 = 3):  # here
        x[0] = n

    wrong(defaults, "no defaults", "3")

    def starred(*x: Array[i32]):  # here
        pass

    wrong(starred, "no defaults, no `*`", "x: Array[i32]")

    def named(x: Array[i32], *, n: i32):  # here
        x[0] = n

    wrong(named, "no defaults, no `*`", "n: i32")

    def untyped(x: Array[i32], n):  # here
        x[0] = n

    wrong(untyped, "parameter `n` needs a type", "n")

    def listed(x: list):  # here
        x[0] = 1

    wrong(listed, "is no type of a kernel", "x: list")

    def gives(x: Array[i32]):
        return x[0]  # here

    wrong(gives, "kernels cannot return a value", "return x[0]")

    @irc.function
    def half(x: f32) -> f32:
        return x / 2

    def many(x: Array[f32]):
        x[0] = half(x[0], 1.0)  # here

    wrong(many, "`half` takes 1 arguments, not 2", "half(x[0], 1.0)")

    def by_name(x: Array[f32]):
        x[0] = half(x=x[0])  # here

    wrong(by_name, "no named arguments", "half(x=x[0])")

    def of_another(x: Array[f64]):
        x[0] = half(x[0])  # here

    wrong(of_another, "`x` of `half` is f32, the value f64", "half(x[0])")

    @irc.kernel
    def other(x: Array[f32]):
        x[0] = 1

    def launches(x: Array[f32]):
        other(x)  # here

    wrong(launches, "a kernel cannot be called", "other(x)")

    def plain(a):
        return a

    def unmarked(x: Array[f32]):
        x[0] = plain(x[0])  # here

    wrong(unmarked, "mark it with `@function`", "plain(x[0])")


def test_a_function_without_an_end_is_found():
    @irc.function
    def sign(x: f32) -> f32:
        if x > 0:
            return 1.0

    @irc.kernel
    def k(x: Array[f32]):
        x[0] = sign(x[0])

    with pytest.raises(irc.KernelError, match="`sign` may end without a value"):
        k.ptx()


def test_a_function_may_call_itself():
    @irc.kernel
    def k(x: Array[i32]):
        x[0] = factorial(x[0])

    x = np.array([5], np.int32)
    irc.run(k, 1, 1, x)
    assert x[0] == 120


@irc.function
def factorial(n: i32) -> i32:
    if n < 2:
        return 1
    return n * factorial(n - 1)


def test_values():
    captured = [1, 2]

    def closed(x: Array[i32]):
        x[0] = captured  # here

    wrong(closed, "`captured` is list, which is no value of a kernel", "captured")

    def global_list(x: Array[i32]):
        x[0] = LIMIT + 1  # here

    wrong(global_list, "`LIMIT` is list", "LIMIT")

    def sliced(x: Array[i32]):
        x[0] = x[1:3]  # here

    wrong(sliced, "kernels have no slices", "x[1:3]")

    def sliced_target(x: Array[i32]):
        x[0:2] = 1  # here

    wrong(sliced_target, "kernels have no slices", "x[0:2] = 1")

    def two(x: Array[i32]):
        x[0, 1] = 1  # here

    wrong(two, "the array takes 1 index, not 2", "x[0, 1] = 1")

    def by_float(x: Array[i32]):
        x[0.5] = 1  # here

    wrong(by_float, "index", "x[0.5] = 1")

    def truth(x: Array[i32]):
        if x:  # here
            x[0] = 1

    wrong(truth, "an array is no truth value", "if")

    def whole(x: Array[f32], y: Array[f32]):
        x[0] = x + y  # here

    wrong(whole, "index the array", "x + y")

    def of_array(x: Array[f32]):
        x[0] = np.sin(x)  # here

    wrong(of_array, "index the array", "np.sin(x)")

    def method(x: Array[f32]):
        x.fill(1.0)  # here

    wrong(method, "`x` is of the kernel, and has no attributes and methods such as `fill`", "x.fill(1.0)")

    def absent(x: Array[f32]):
        x[0] = np.sinus(x[0])  # here

    wrong(absent, "has no attribute 'sinus'", "np.sinus(x[0])")

    def umlaut(x: Array[i32], größe: i32):
        x[größe] = undefined + größe  # here  # noqa: F821

    wrong(umlaut, "the name `undefined` is not defined", "undefined")

    def unbound(x: Array[i32]):
        x[0] = y  # here  # noqa: F821
        y = 1  # noqa: F841

    wrong(unbound, "`y` has no value here", "y")


def test_arrays_of_other_types_are_refused_at_the_launch():
    @irc.kernel
    def k(x: Array[f32]):
        x[0] = 1

    for array in (np.zeros(1), np.zeros(1, np.int32), np.zeros(1, np.complex64), np.zeros(1, object)):
        with pytest.raises(irc.LaunchError, match="expected an array of f32, found one of"):
            irc.run(k, 1, 1, array)


def test_math_of_wrong_numbers_of_arguments():
    def less(x: Array[f32]):
        x[0] = np.hypot(x[0])  # here

    wrong(less, "`np.hypot` of 1 arguments is not there in kernels", "np.hypot(x[0])")

    def more(x: Array[f32]):
        x[0] = np.exp(x[0], x[0])  # here

    wrong(more, "`np.exp` of 2 arguments is not there in kernels", "np.exp(x[0], x[0])")

    def whole(x: Array[i32]):
        x[0] = np.isnan(x[0])  # here

    wrong(whole, "is of floats, not of i32", "np.isnan(x[0])")

    def pair(x: Array[f32]):
        x[0] = math.frexp(x[0])  # here

    wrong(pair, "several values are no value: name them, as in `a, b = ..`", "x[0] = math.frexp(x[0])")

    def lanes(x: Array[f32]):
        x[0] = irc.shuffle(x[0])  # here

    wrong(lanes, "`irc.shuffle(value, lane)` is not called with 1 argument", "irc.shuffle(x[0])")

    def early(x: Array[i32]):
        irc.atomic_add(x, 0)  # here

    wrong(early, "`irc.atomic_add(array, index, value)` is not called with 2 arguments", "irc.atomic_add(x, 0)")


def test_what_is_no_number():
    def converted(x: Array[f32]):
        x[0] = f32((1.0, 2.0))  # here

    wrong(converted, "f32(..) converts numbers, not a tuple: convert its parts", "f32((1.0, 2.0))")

    def array(x: Array[f32]):
        x[0] = f32(x)  # here

    wrong(array, "f32(..) converts numbers, not an array: index it", "f32(x)")

    def parts(x: Array[f32]):
        x[0] = f32(irc.thread_idx)  # here

    wrong(parts, "`irc.thread_idx` has three parts: say which, as in `irc.thread_idx.x`", "irc.thread_idx")

    def fourth(x: Array[f32]):
        x[0] = f32(irc.thread_idx.w)  # here

    wrong(fourth, "`irc.thread_idx` has no `w`", "irc.thread_idx.w")

    def method(x: Array[f32]):
        x[0] = x[0].to(f64)  # here

    wrong(method, "`x[0]` is of the kernel, and has no attributes and methods such as `to`", "x[0].to(f64)")

    def names(x: Array[f32]):
        a, b = x[0]  # here  # noqa: F841

    wrong(names, "there are 2 names for 1 value", "a, b = x[0]")

    def arms(x: Array[f32], n: i32):
        x[0] = x[0] if n else n  # here

    wrong(arms, "the arms of the `if` are f32 and i32: convert one", "x[0] if n else n")

    def random(x: Array[f32]):
        x[0] = np.random.rand()  # here

    # It would be one number for all threads and launches.
    wrong(random, "`np.random.rand` is no function that kernels can call", "np.random.rand()")


@irc.kernel
def counts(n: i32, x: Array[f32]):
    i = irc.thread_index()
    if i < n:
        x[i] += 1.0


def test_launches_of_what_is_none():
    x = np.zeros(4, np.float32)
    for grid in (1.5, "1", None, (1, 1, 1, 1), -1, 2**32):
        with pytest.raises(irc.LaunchError, match="the grid is one to three numbers, not"):
            irc.run(counts, grid, 4, 4, x)
    # Whatever is an integer is a number.
    irc.run(counts, np.int64(1), (np.int32(4), 1), 4, x)
    assert list(x) == [1, 1, 1, 1]
    for kernel in (len, "counts", ("ptx",), None):
        with pytest.raises(irc.LaunchError, match="expected a function marked with `@kernel`, or PTX and a name"):
            irc.run(kernel, 1, 4, 4, x)
    with pytest.raises(TypeError, match='a target is a text such as "sm_90", not 90'):
        counts.ptx(90)
    with pytest.raises(ValueError, match='math is "rounded", "precise", "fast", "device" or "approx"'):
        irc.kernel(math="exact")
    with pytest.raises(irc.KernelError, match="kernels are defined in files and notebooks"):
        exec("@irc.kernel\ndef k(x: f32): pass", {"irc": irc, "f32": f32})


def test_what_is_defined_later_is_known_when_the_kernel_is_compiled():
    @irc.kernel
    def first(x: Array[f32]):
        x[0] = later(x[0])

    @irc.function
    def later(x: f32) -> f32:
        return x + 1

    x = np.zeros(1, np.float32)
    irc.run(first, 1, 1, x)
    assert x[0] == 1

    def never(x: Array[f32]):
        x[0] = unbound(x[0])  # here

    wrong(never, "the name `unbound` is not defined", "unbound(x[0])")
    if x is None:
        unbound = later
