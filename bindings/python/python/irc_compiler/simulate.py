"""Kernels on the simulator, with arrays of NumPy or of anything else that has a buffer."""

from __future__ import annotations

import struct
from typing import Any, List, Optional, Sequence, Tuple, Union

from . import _native
from .errors import LaunchError, raise_for
from .kernels import Kernel
from .types import DTYPES, ArrayType, DType

Shape = Union[int, Sequence[int]]


def extents(shape: Shape, what: str) -> List[int]:
    """A shape of a grid or block as three numbers."""
    parts = [shape] if isinstance(shape, int) else list(shape)
    if not 1 <= len(parts) <= 3 or not all(isinstance(n, int) and 0 <= n < 2**32 for n in parts):
        raise LaunchError(f"the {what} is one to three numbers, not {shape!r}")
    return parts + [1] * (3 - len(parts))


def view_of(array: Any, where: str) -> memoryview:
    """The memory of an array."""
    try:
        view = memoryview(array)
    except TypeError:
        raise LaunchError(f"{where}: expected an array, found {type(array).__name__}") from None
    if not view.c_contiguous:
        raise LaunchError(f"{where}: the array is not contiguous: use numpy.ascontiguousarray")
    return view


def check_element(view: memoryview, element: DType, where: str) -> None:
    """Holds the elements of an array to those of the parameter."""
    letter = view.format.lstrip("@=<")
    if letter in element.formats and view.itemsize == element.size:
        return
    found = next((t for t in DTYPES if letter in t.formats and t.size == view.itemsize), None)
    name = found.name if found else f"elements of format {view.format!r}"
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

    def __init__(self, machine: Any):
        self.machine = machine
        self.known: List[Tuple[memoryview, int, int, bool]] = []

    def address(self, view: memoryview) -> int:
        first = _pointer(view)
        for _, at, pointer, _ in self.known:
            if pointer == first and first:
                return at
        at = self.machine.allocate(view.nbytes)
        if view.nbytes:
            self.machine.write(at, view.tobytes())
        self.known.append((view, at, first, not view.readonly))
        return at

    def give_back(self) -> None:
        """Copies what kernels may have written, in place."""
        for view, at, _, is_writable in self.known:
            if is_writable and view.nbytes:
                view.cast("B")[:] = self.machine.read(at, view.nbytes)


def _pointer(view: memoryview) -> int:
    """Where the memory of a view begins, 0 if that is not known."""
    address = getattr(view.obj, "ctypes", None)
    return int(address.data) if address is not None and view.nbytes else 0


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
        buffers = _Buffers(self.native)
        if isinstance(kernel, Kernel):
            program, name = self.load(kernel.ptx("sm_90")), kernel.name
            packed = _arguments_of_kernel(kernel, args, buffers)
        else:
            ptx, name = kernel
            program = self.load(ptx)
            packed = self._arguments_of_ptx(program, name, args, buffers)
        outcome = self.native.launch(
            program, name, extents(grid, "grid"), extents(block, "block"), shared, packed
        )
        # What was written before a fault is there, too.
        buffers.give_back()
        for _, at, _, _ in buffers.known:
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
                packed.append(struct.pack("<Q", buffers.address(view_of(arg, where))))
        return packed


def _arguments_of_kernel(kernel: Kernel, args: Sequence[Any], buffers: _Buffers) -> List[bytes]:
    if len(args) != len(kernel.params):
        names = ", ".join(f"{name}: {type}" for name, type in kernel.params.items())
        raise LaunchError(f"`{kernel.name}` takes {len(kernel.params)} arguments ({names}), not {len(args)}")
    packed = []
    for at, ((name, type), arg) in enumerate(zip(kernel.params.items(), args)):
        where = f"argument {at + 1} of `{kernel.name}` ({name})"
        if isinstance(type, ArrayType):
            view = view_of(arg, where)
            check_element(view, type.element, where)
            packed.append(struct.pack("<Q", buffers.address(view)))
        else:
            packed.append(scalar_bytes(arg, type, where))
    return packed


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
    """Runs a kernel on the simulator; no GPU is needed.

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
    machine = Machine(checks=checks, schedule=schedule, seed=seed, steps=steps)
    return machine.run(kernel, grid, block, *args, shared=shared)
