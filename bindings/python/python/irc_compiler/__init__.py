"""irc for Python: compiles to NVIDIA PTX, and runs kernels on a simulator. No GPU is needed.

>>> import irc_compiler as irc

- `irc.compile(text, target="sm_90")` compiles IR, a toy program or LLVM IR.
- `@irc.kernel` makes a kernel of a typed Python function; `irc.run(kernel, grid, block, ..)` runs it.
- `irc.Module` builds functions with Python's operators.
"""

from . import _native
from .builder import ArrayValue, Function, Module, Value, Variable
from .errors import AssembleError, CompileError, Diagnostic, Error, Fault, KernelError, LaunchError
from .kernels import DeviceFunction, Kernel, function, kernel
from .intrinsics import (
    all_lanes, any_lane, atomic_add, atomic_and, atomic_compare_exchange, atomic_exchange, atomic_max,
    atomic_min, atomic_or, atomic_xor, ballot, barrier, barrier_warp, leading_zeros, popcount, rsqrt,
    shared, shuffle, shuffle_down, shuffle_up, shuffle_xor, thread_index, trailing_zeros,
)
from .simulate import Machine, run
from .text import compile
from .types import (
    Array, ArrayType, DType, block_dim, block_idx, boolean, f16, f32, f64, grid_dim, i8, i16, i32,
    i64, lane, thread_idx, u8, u16, u32, u64,
)

__version__: str = _native.version

__all__ = [
    "Array", "ArrayType", "ArrayValue", "AssembleError", "CompileError", "DType", "DeviceFunction",
    "Diagnostic", "Error", "Fault", "Function", "Kernel", "KernelError", "LaunchError", "Machine",
    "Module", "Value", "Variable", "all_lanes", "any_lane", "atomic_add", "atomic_and",
    "atomic_compare_exchange", "atomic_exchange", "atomic_max", "atomic_min", "atomic_or", "atomic_xor",
    "ballot", "barrier", "barrier_warp", "block_dim", "block_idx", "boolean", "compile", "f16", "f32", "f64",
    "function", "grid_dim", "i16", "i32", "i64", "i8", "kernel", "lane", "leading_zeros", "popcount",
    "rsqrt", "run", "shared", "shuffle", "shuffle_down", "shuffle_up", "shuffle_xor", "thread_idx",
    "thread_index", "trailing_zeros", "u16", "u32", "u64", "u8",
]
