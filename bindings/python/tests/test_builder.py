"""Functions by the builder, with operators."""

import numpy as np
import pytest

import irc_compiler as irc
from irc_compiler import Array, f32, i32, u32


def run(module, name, *args, block=32):
    irc.run((module.compile("sm_90"), name), 1, block, *args)


def test_operators_make_operations():
    module = irc.Module()
    with module.kernel("k", a=f32, x=Array[f32], y=Array[f32]) as f:
        i = f.thread_index()
        f.y[i] = 2 * f.a * f.x[i] - f.y[i] / 4 + 1
    x, y = np.arange(32, dtype=np.float32), np.ones(32, np.float32)
    want = np.float32(2) * np.float32(0.5) * x - y / np.float32(4) + np.float32(1)
    run(module, "k", 0.5, x, y)
    assert np.array_equal(y, want)
    assert "fmul" in module.ir() and "kernel @k(%a: f32" in module.ir()


def test_control_flow_and_variables():
    module = irc.Module()
    with module.kernel("k", n=i32, out=Array[i32]) as f:
        i = f.special("tid.x")
        total = f.var(i32, 0)
        with f.range(f.n) as k:
            with f.if_(k > i):
                total.set(total.get() + k)
        with f.range(10, 0, -5) as k:
            total.set(total.get() + k * 1000)
        f.out[i] = f.select(i < 16, total.get(), -total.get())
    out = np.zeros(32, np.int32)
    run(module, "k", 20, out)
    sums = [sum(k for k in range(20) if k > i) + 15000 for i in range(32)]
    assert list(out) == [s if i < 16 else -s for i, s in enumerate(sums)]


def test_both_arms_loops_and_functions():
    module = irc.Module()
    with module.function("halve", f32, x=f32) as halve:
        with halve.if_(halve.x < 0) as arms:
            halve.ret(0)
            arms.else_()
            halve.ret(halve.x / 2)
    with module.kernel("k", x=Array[f32], steps=Array[i32]) as f:
        i = f.thread_index()
        value, steps = f.var(f32, f.x[i]), f.var(i32, 0)
        with f.while_(lambda: value.get() > 1) as loop:
            with f.if_(steps.get() == 5):
                loop.break_()
            value.set(f.call(halve, value.get()))
            steps.set(steps.get() + 1)
        with f.if_(i % 2 == 0) as arms:
            f.steps[i] = steps.get()
            arms.else_()
            f.steps[i] = -steps.get()
    x = np.array([-3, 0.5, 3, 8, 1000, 9], np.float32)
    steps = np.zeros(6, np.int32)
    run(module, "k", x, steps, block=6)
    assert list(steps) == [0, 0, 2, -3, 5, -4]
    with pytest.raises(TypeError, match="takes 1 arguments, not 2"):
        with module.kernel("a", x=f32) as f:
            f.call(halve, f.x, f.x)
    with pytest.raises(TypeError, match="`x` is f32, the value i32: convert it"):
        with module.kernel("b", n=i32) as f:
            f.call(halve, f.n)
    with pytest.raises(TypeError, match="the function returns f32, the value is i32"):
        with module.function("c", f32, n=i32) as g:
            g.ret(g.n)
    with pytest.raises(ValueError, match="already has its `else_`"):
        with module.kernel("d", n=i32) as f:
            with f.if_(f.n > 0) as arms:
                arms.else_()
                arms.else_()


def test_kernels_print():
    @irc.kernel
    def show(n: u32, x: Array[f32]):
        i = irc.thread_index()
        print("100%", i, "of", n, x[i], 2.5, i == 1)

    text = irc.run(show, 1, 2, 2**32 - 1, np.array([0.1, 1e30], np.float32))
    assert text == "100% 0 of 4294967295 0.100000001 2.5 0\n100% 1 of 4294967295 1.00000002e+30 2.5 1\n"


def test_every_operation_is_there():
    """Those without an operator are made by their names."""
    module = irc.Module()
    with module.kernel("k", x=Array[u32], y=Array[f32]) as f:
        i = f.special("tid.x")
        f.x[i] = f.operation("bitrev", f.x[i])
        f.y[i] = f.math("exp", f.operation("fmin", f.y[i], 0.0)) + f.y[i].to(i32).to(f32)
        f.atomic("max", f.x, 0, f.x[i])
    x, y = np.arange(1, dtype=np.uint32) + 1, np.full(1, -2.5, np.float32)
    run(module, "k", x, y, block=1)
    assert x[0] == 2**31 and abs(y[0] - (np.exp(-2.5) - 2)) < 1e-6
    assert len(irc._native.operations) > 100 and "sin" in irc._native.math_functions


def test_mistakes_are_exceptions_where_they_are_made():
    module = irc.Module()
    with pytest.raises(TypeError, match="do not mix"):
        with module.kernel("a", x=f32, n=i32) as f:
            f.x + f.n
    with pytest.raises(TypeError, match="not known before"):
        with module.kernel("b", x=f32) as f:
            if f.x > 1:
                pass
    with pytest.raises(AttributeError, match="no parameter `z`"):
        with module.kernel("c", x=f32) as f:
            f.z
    with pytest.raises(ValueError, match="is already used"):
        module.declare("a", True, {})
    with pytest.raises(ValueError, match="no value of this function"):
        other = irc.Module()
        with other.kernel("d", x=f32) as g, module.kernel("e", x=f32) as f:
            far = [g.x + k for k in range(9)]
            f.x + far[-1]
    with pytest.raises(TypeError, match="is no value of a kernel"):
        with module.kernel("f", x=f32) as f:
            f.operation("fadd", f.x, "1")
    with pytest.raises(ValueError, match="@g: unknown operation `fad`; did you mean `fadd`?"):
        with module.kernel("g", x=f32) as f:
            f.operation("fad", f.x, f.x)
    with pytest.raises(ValueError, match="unknown comparison `lt`; did you mean `slt`?"):
        with module.kernel("h", n=i32) as f:
            f.operation("icmp", f.n, f.n, words="lt")
    with module.kernel("i", n=i32, a=Array[f32]) as f:
        for asks, message in [
            # It would have no end.
            (lambda: list(f.a), "the elements of an array are not known before the kernel runs"),
            (lambda: len(f.a), "the length of an array is not known before the kernel runs"),
            (lambda: f.n.to("f32"), "'f32' is no type: it is one such as f32"),
        ]:
            with pytest.raises(TypeError, match=message):
                asks()
    with pytest.raises(irc.CompileError):
        module.compile()


def test_loops_are_left_from_inside():
    module = irc.Module()
    with module.kernel("k", x=Array[f32]) as f:
        n = f.var(f32, 3.0)
        with pytest.raises(TypeError, match="`while_` takes a function that is asked before each round"):
            with f.while_(True):
                pass
        with f.while_(lambda: n.get() > 1) as loop:
            n.set(n.get() - 1)
        with pytest.raises(ValueError, match=r"the loop has ended: `break_\(\)` stands inside of its `with`"):
            loop.break_()
        with pytest.raises(ValueError, match=r"the loop has ended: `continue_\(\)`"):
            loop.continue_()
        f.x[0] = n.get()
    x = np.zeros(1, dtype=np.float32)
    run(module, "k", x, block=1)
    assert x[0] == 1
