"""What is wrong is told at its place: in texts, in Python files, in launches."""

import inspect

import numpy as np
import pytest

import irc_compiler as irc
from irc_compiler import Array, f32, f64, i32

GOOD = "kernel @k(%x: ptr.global) {\nentry:\n  store 1.0: f32, %x\n  ret\n}"


def line_of(kernel, text):
    lines, first = inspect.getsourcelines(kernel)
    return next(first + i for i, line in enumerate(lines) if text in line)


def test_texts_are_compiled():
    assert ".target sm_90" in irc.compile(GOOD, target="sm_90")
    toy = "kernel fill(x: &global mut [u32]) { x[global_idx.x] = 7; }"
    assert "fill" in irc.compile(toy, name="fill.toy")
    llvm = "define ptx_kernel void @zero(ptr %x) { store i32 0, ptr %x ret void }"
    assert "zero" in irc.compile(llvm.encode(), language="llvm")
    assert '"k"' in irc.compile(GOOD, emit="abi") and "@k" in irc.compile(GOOD, emit="ir")


def test_errors_of_texts_have_places():
    with pytest.raises(irc.CompileError) as caught:
        irc.compile("kernel @k() {\nentry:\n  %x = ad 1, 2\n  ret\n}", name="k.ir")
    found = caught.value.diagnostics[0]
    assert (found.code, found.file, found.line, found.column) == ("I0109", "k.ir", 3, 8)
    assert "did you mean `add`?" in str(caught.value) and '"line":3' in caught.value.json


def test_wrong_options_are_errors():
    for options in ({"target": "sm_91"}, {"emit": "object"}, {"level": 7}, {"language": "c"}):
        with pytest.raises(ValueError):
            irc.compile(GOOD, **options)
    with pytest.raises(irc.AssembleError):
        irc.compile(GOOD, emit="cubin", ptxas="there/is/none")


def test_a_fault_names_the_line_of_the_file():
    @irc.kernel
    def past(x: Array[f32]):
        i = irc.thread_index()
        y = x[i]
        x[i + 1] = y  # past the end

    x = np.zeros(32, np.float32)
    with pytest.raises(irc.Fault) as caught:
        irc.run(past, 1, 32, x, checks="none")
    found = caught.value.diagnostics[0]
    assert (found.code, found.line) == ("R0101", line_of(past.source.function, "# past the end"))
    assert found.file == __file__ and found.thread == (31, 0, 0) and found.kernel == "past"
    assert f"{__file__}:{found.line}" in str(caught.value)
    # The line itself is there, too.
    assert f"{found.line} |         x[i + 1] = y  # past the end\n" in str(caught.value)


def test_races_and_unwritten_memory_are_found():
    @irc.kernel
    def race(x: Array[i32]):
        x[0] = irc.thread_idx.x

    @irc.kernel
    def unwritten(x: Array[i32]):
        tile = irc.shared(i32, 64)
        x[irc.thread_idx.x] = tile[irc.thread_idx.x] + 1

    x = np.zeros(64, np.int32)
    with pytest.raises(irc.Fault, match="race"):
        irc.run(race, 1, 64, x)
    with pytest.raises(irc.Fault, match="uninitialised"):
        irc.run(unwritten, 1, 64, x)
    x[0] = 0
    with pytest.raises(irc.Fault, match="step-limit"):

        @irc.kernel
        def endless(x: Array[i32]):
            while x[0] == 0 or x[0] == 1:
                x[0] = 1 - x[0]

        irc.run(endless, 1, 1, x, steps=10000)


def test_an_assertion_is_told():
    @irc.kernel
    def checked(x: Array[f32]):
        assert x[irc.thread_idx.x] > 0, "positive numbers"

    with pytest.raises(irc.Fault, match="positive numbers"):
        irc.run(checked, 1, 2, np.array([1, -1], np.float32))
    irc.run(checked, 1, 1, np.array([1, -1], np.float32))


def wrong(function, message):
    """The function cannot be a kernel, for this reason, at the line with `# here`."""
    with pytest.raises(irc.KernelError, match=message) as caught:
        irc.kernel(function).ptx()
    error = caught.value
    assert error.file == __file__ and error.line == line_of(function, "# here"), str(error)


def test_what_kernels_cannot_have():
    def mixed(x: Array[f32], n: i32):
        x[0] = x[0] + n  # here

    wrong(mixed, "f32 and i32 do not mix")

    def narrowed(x: Array[f32], y: f64):
        x[0] = y  # here

    wrong(narrowed, "the array is of f32, the value is f64")

    def untyped(x):  # here
        pass

    wrong(untyped, "parameter `x` needs a type")

    def unset(x: Array[i32], n: i32):
        if n > 0:
            y = 1
        x[0] = y  # here

    wrong(unset, "`y` may not have a value here")

    def undefined(x: Array[i32]):
        x[0] = nowhere  # here  # noqa: F821

    wrong(undefined, "the name `nowhere` is not defined")

    def divided(x: Array[i32]):
        x[0] = x[0] / 2  # here

    wrong(divided, "`/` is of floats")

    def retyped(x: Array[f32]):
        y = 1
        y = x[0]  # here

    wrong(retyped, "`y` is i32, as it began as 1, the value f32: begin with 1.0, or convert it")

    def summed(x: Array[f32]):
        y = 0
        y += x[0]  # here
        x[0] = f32(y)

    wrong(summed, "`y` is i32, as it began as 0, the value f32: begin with 0.0, or convert it")

    def narrowed(n: i32, x: Array[f32]):
        n = x[0]  # here

    wrong(narrowed, "`n` is i32, the value f32: convert it")

    def lists(x: Array[i32]):
        y = [1, 2]  # here

    wrong(lists, "kernels cannot have lists: `\\[1, 2\\]`")

    def loops(x: Array[i32]):
        for y in x:  # here
            pass

    wrong(loops, "over `range")

    def returns(x: Array[i32]):
        return x[0]  # here

    wrong(returns, "kernels cannot return a value")

    def lengths(x: Array[i32]):
        x[0] = len(x)  # here

    wrong(lengths, "pass it as a parameter")

    def calls_others(x: Array[i32]):
        x[0] = line_of(x, 1)  # here

    wrong(calls_others, "is no function that kernels can call")

    def too_large(x: Array[irc.u8]):
        x[0] = 300  # here

    wrong(too_large, "300 is no u8")

    def text(x: Array[i32]):
        x[0] = "a"  # here

    wrong(text, "is no value of a kernel")

    def excepting(x: Array[i32]):
        try:  # here
            x[0] = 1
        except ValueError:
            pass

    wrong(excepting, "kernels cannot have `try`")

    def zero_step(x: Array[i32]):
        for i in range(0, 4, 0):  # here
            x[i] = 1

    wrong(zero_step, "not 0")

    def dividing_by_zero(x: Array[i32]):
        x[0] = 1 // 0  # here

    wrong(dividing_by_zero, "zero")


@irc.kernel
def fine(n: i32, x: Array[f32]):
    x[n] = 1


def test_wrong_arguments_are_errors():
    x = np.zeros(4, np.float32)
    for args, message in [
        ((0,), "takes 2 arguments"),
        ((0, np.zeros(4)), "expected an array of f32, found one of f64"),
        ((0, np.zeros(4, np.uint32)), "found one of u32"),
        ((0, np.zeros(8, np.float32)[::2]), "not contiguous"),
        ((0, 3), "expected an array, found int"),
        ((1.5, x), "expected i32, found the float 1.5"),
        ((2**31, x), "is no i32"),
        ((x, x), "expected a number"),
    ]:
        with pytest.raises(irc.LaunchError, match=message):
            irc.run(fine, 1, 1, *args)
    with pytest.raises(irc.LaunchError):
        irc.run(fine, 0, 1, 0, x)
    with pytest.raises(irc.LaunchError):
        irc.run(fine, (1, 1, 1, 1), 1, 0, x)
    with pytest.raises(irc.LaunchError):
        irc.run((irc.compile(GOOD), "j"), 1, 1, x)
    with pytest.raises(TypeError):
        fine(0, x)
    with pytest.raises(TypeError):
        irc.barrier()
    with pytest.raises(irc.CompileError):
        irc.Machine().load("nonsense")


def test_a_read_only_array_can_be_read():
    x, y = np.ones(4, np.float32), np.zeros(4, np.float32)
    x.flags.writeable = False

    @irc.kernel
    def copy(x: Array[f32], y: Array[f32]):
        y[irc.thread_idx.x] = x[irc.thread_idx.x]

    irc.run(copy, 1, 4, x, y)
    assert list(y) == [1, 1, 1, 1]


def test_ptx_of_anywhere_runs():
    x = np.zeros(1, np.float32)
    irc.run((irc.compile(GOOD), "k"), 1, 1, x)
    assert x[0] == 1
