"""Kernels on the simulator, or on the GPU that their arrays live on."""

from __future__ import annotations

import operator
import struct
from typing import Any, List, Optional, Sequence, Tuple, Union

from . import _native
from .arrays import Memory, is_on_gpu, memory_of
from .cuda import Driver
from .errors import LaunchError, raise_for
from .kernels import Kernel
from .types import DTYPES, ArrayType, DType

Shape = Union[int, Sequence[int]]


def extents(shape: Shape, what: str) -> List[int]:
    """A shape of a grid or block as three numbers."""
    given: Sequence[Any] = shape if isinstance(shape, (tuple, list)) else [shape]
    try:
        # Whatever is an integer: those of NumPy, too.
        parts = [operator.index(n) for n in given]
    except TypeError:
        parts = []
    if not 1 <= len(parts) <= 3 or not all(0 <= n < 2**32 for n in parts):
        raise LaunchError(f"the {what} is one to three numbers, not {shape!r}")
    return parts + [1] * (3 - len(parts))


def check_element(memory: Memory, element: DType, where: str) -> None:
    """Holds the elements of an array to those of the parameter."""
    letter = memory.format
    if letter in element.formats and memory.itemsize == element.size:
        return
    found = next((t for t in DTYPES if letter in t.formats and t.size == memory.itemsize), None)
    name = found.name if found else f"elements of format {letter!r}"
    raise LaunchError(f"{where}: expected an array of {element}, found one of {name}")


def scalar_bytes(value: Any, type: DType, where: str) -> bytes:
    """A number as the bytes of a parameter."""
    if hasattr(value, "item") and getattr(value, "shape", None) == ():
        value = value.item()
    if not isinstance(value, (bool, int, float)):
        raise LaunchError(f"{where}: expected a number, found {value.__class__.__name__}")
    if not type.is_float and isinstance(value, float):
        raise LaunchError(f"{where}: expected {type}, found the float {value}")
    letter = {"i32": "i", "u32": "I", "i64": "q", "u64": "Q"}.get(type.name, type.formats[0])
    try:
        return struct.pack("<" + letter, value)
    except (struct.error, OverflowError):
        raise LaunchError(f"{where}: {value} is no {type}") from None


class _Buffers:
    """The arrays of a launch, in the memory of the machine. One that is given twice is one."""

    def __init__(self, machine: _native.Machine):
        self.machine = machine
        self.known: List[Tuple[Memory, int]] = []

    def address(self, memory: Memory, where: str) -> int:
        for known, at in self.known:
            if known.pointer == memory.pointer and known.pointer:
                return at
        at = self.machine.allocate(memory.nbytes)
        if memory.nbytes:
            self.machine.write(at, memory.tobytes())
        self.known.append((memory, at))
        return at

    def give_back(self) -> None:
        """Copies what kernels may have written, in place."""
        for memory, at in self.known:
            if not memory.readonly and memory.nbytes:
                memory.fill(self.machine.read(at, memory.nbytes))


class _OnGpu:
    """The arrays of a launch on a GPU, where they are."""

    def __init__(self) -> None:
        self.device: Optional[int] = None

    def address(self, memory: Memory, where: str) -> int:
        if memory.device is None:
            raise LaunchError(f"{where}: the array is in host memory, others live on a GPU: copy it there")
        if self.device not in (None, memory.device):
            raise LaunchError(f"{where}: the array lives on GPU {memory.device}, others on {self.device}")
        self.device = memory.device
        return memory.pointer


class Machine:
    """A simulated device, for several launches.

    `checks` is a list such as `"race,uninit"`, `"all"` or `"none"`; `schedule` is `"fair"`,
    `"random"` or `"adversarial"`, with a `seed`; `steps` is the most instructions of all warps.
    """

    def __init__(self, *, checks: str = "all", schedule: str = "fair", seed: int = 0, steps: Optional[int] = None):
        self.native = _native.Machine(checks=checks, schedule=schedule, seed=seed, steps=steps)

    def load(self, ptx: str) -> Any:
        """Loads PTX; the number of the program."""
        loaded = self.native.load(ptx)
        if isinstance(loaded, dict):
            raise_for(loaded)
        return loaded

    def run(self, kernel: Union[Kernel, Tuple[str, str]], grid: Shape, block: Shape, *args: Any, shared: int = 0) -> str:
        """Runs a kernel: see `irc_compiler.run`."""
        if any(is_on_gpu(arg) for arg in args):
            raise LaunchError("arrays live on a GPU, which a `Machine` is not: use `irc_compiler.run`")
        buffers = _Buffers(self.native)
        if isinstance(kernel, Kernel):
            program, name = self.load(kernel.ptx("sm_90")), kernel.name
            packed = _arguments_of_kernel(kernel, args, buffers)
        else:
            if not (isinstance(kernel, tuple) and len(kernel) == 2 and all(isinstance(part, str) for part in kernel)):
                raise LaunchError(f"expected a function marked with `@kernel`, or PTX and a name, found {kernel!r}")
            ptx, name = kernel
            program = self.load(ptx)
            packed = self._arguments_of_ptx(program, name, args, buffers)
        outcome = self.native.launch(
            program, name, extents(grid, "grid"), extents(block, "block"), shared, packed
        )
        # What was written before a fault is there, too.
        buffers.give_back()
        for _, at in buffers.known:
            self.native.free(at)
        raise_for(outcome)
        return outcome["data"].decode(errors="replace")

    def _arguments_of_ptx(self, program: int, name: str, args: Sequence[Any], buffers: _Buffers) -> List[bytes]:
        sizes = self.native.parameters(program, name)
        if sizes is None:
            known = ", ".join(self.native.kernels(program))
            raise LaunchError(f"there is no kernel `{name}`; there are: {known}")
        if len(sizes) != len(args):
            raise LaunchError(f"`{name}` takes {len(sizes)} arguments, not {len(args)}")
        packed = []
        for at, (size, arg) in enumerate(zip(sizes, args)):
            where = f"argument {at + 1} of `{name}`"
            if isinstance(arg, float):
                letter = {2: "e", 4: "f", 8: "d"}.get(size)
                if letter is None:
                    raise LaunchError(f"{where}: it has {size} bytes, which is no float")
                packed.append(struct.pack("<" + letter, arg))
            elif isinstance(arg, (bool, int)):
                try:
                    packed.append(int(arg).to_bytes(size, "little", signed=arg < 0))
                except OverflowError:
                    raise LaunchError(f"{where}: {arg} has more than {size} bytes") from None
            elif getattr(arg, "shape", None) == () or isinstance(arg, bytes):
                data = arg if isinstance(arg, bytes) else arg.tobytes()
                packed.append(data)
            else:
                packed.append(struct.pack("<Q", buffers.address(memory_of(arg, where), where)))
        return packed


def _arguments_of_kernel(kernel: Kernel, args: Sequence[Any], buffers: Union[_Buffers, _OnGpu]) -> List[bytes]:
    if len(args) != len(kernel.params):
        names = ", ".join(f"{name}: {type}" for name, type in kernel.params.items())
        raise LaunchError(f"`{kernel.name}` takes {len(kernel.params)} arguments ({names}), not {len(args)}")
    packed = []
    for at, ((name, type), arg) in enumerate(zip(kernel.params.items(), args)):
        where = f"argument {at + 1} of `{kernel.name}` ({name})"
        if isinstance(type, ArrayType):
            memory = memory_of(arg, where)
            check_element(memory, type.element, where)
            packed.append(struct.pack("<Q", buffers.address(memory, where)))
        else:
            packed.append(scalar_bytes(arg, type, where))
    return packed


def _run_on_gpu(
    kernel: Union[Kernel, Tuple[str, str]], grid: Shape, block: Shape, args: Sequence[Any], shared: int
) -> str:
    if not isinstance(kernel, Kernel):
        raise LaunchError("the arrays live on a GPU: a kernel for it is a function marked with @kernel")
    buffers = _OnGpu()
    packed = _arguments_of_kernel(kernel, args, buffers)
    shape = extents(grid, "grid"), extents(block, "block")
    driver = Driver()
    with driver.context(buffers.device or 0) as device:
        driver.launch(kernel.ptx(driver.target(device)), kernel.name, *shape, shared, packed)
    return ""


def run(
    kernel: Union[Kernel, Tuple[str, str]],
    grid: Shape,
    block: Shape,
    *args: Any,
    shared: int = 0,
    checks: str = "all",
    schedule: str = "fair",
    seed: int = 0,
    steps: Optional[int] = None,
) -> str:
    """Runs a kernel: on the simulator, or on the GPU that its arrays live on.

    Arrays in host memory (those of NumPy, `array.array`, whatever has a buffer or DLPack, as PyTorch's)
    run on the simulator; no GPU is needed. Arrays on a GPU (`__cuda_array_interface__` or DLPack: those of
    CuPy, PyTorch, Numba, JAX) run there, through the CUDA driver; `kernel` is then a marked function,
    and nothing is said of checks and schedules.

    `kernel` is a function marked with `@kernel`, or PTX and the name of a kernel: `(ptx, "axpy")`.
    Arrays are changed in place. `shared` is the size of dynamic shared memory in bytes. Returns what
    the kernel printed.

    Raises `Fault` with what the kernel did wrong: accesses out of bounds, uninitialised values, data
    races, failed assertions and the like; each at its line of the Python file.

    >>> import array, irc_compiler as irc
    >>> @irc.kernel
    ... def twice(x: irc.Array[irc.f32]):
    ...     i = irc.thread_index()
    ...     x[i] = x[i] * 2
    >>> x = array.array("f", [1, 2, 3])
    >>> irc.run(twice, 1, 3, x)
    ''
    >>> list(x)
    [2.0, 4.0, 6.0]
    """
    if any(is_on_gpu(arg) for arg in args):
        if (checks, schedule, seed, steps) != ("all", "fair", 0, None):
            raise LaunchError("checks, schedule, seed and steps are of the simulator; the arrays live on a GPU")
        return _run_on_gpu(kernel, grid, block, args, shared)
    machine = Machine(checks=checks, schedule=schedule, seed=seed, steps=steps)
    return machine.run(kernel, grid, block, *args, shared=shared)
