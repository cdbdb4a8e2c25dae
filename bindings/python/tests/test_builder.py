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
    with pytest.raises(irc.CompileError):
        module.compile()
