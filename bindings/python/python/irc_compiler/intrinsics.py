"""What kernels can call and Python cannot: threads, memory, bits."""

from __future__ import annotations

from typing import Any

from .builder import ArrayValue, Value
from .kernels import Compiler, _only_in_kernels, intrinsic
from .types import DType, boolean, i32, u32


def _static(does: Any) -> Any:
    does.takes_static = True
    return does


def _array(does: Any) -> Any:
    does.takes_array = True
    return does


@intrinsic(lambda c: c.f.thread_index())
def thread_index() -> Any:
    """The index of the thread in the grid, x: `block_idx.x * block_dim.x + thread_idx.x`."""
    _only_in_kernels("thread_index")


@intrinsic(lambda c: c.f.barrier())
def barrier() -> None:
    """Waits for all threads of the CTA, and orders their memory accesses."""
    _only_in_kernels("barrier")


def _shared(c: Compiler, element: Any, shape: Any) -> ArrayValue:
    if not isinstance(element, DType):
        raise TypeError("shared memory is of a type such as f32")
    return c.f.shared(element, shape)


@intrinsic(_static(_shared))
def shared(element: DType, shape: Any) -> Any:
    """An array in the shared memory of the CTA. The shape is known: a number or a tuple of them."""
    _only_in_kernels("shared")


def _atomic(operation: str) -> Any:
    @_array
    def does(c: Compiler, array: ArrayValue, index: Any, value: Any) -> Value:
        return c.f.atomic(operation, array, index, value)

    return does


@intrinsic(_atomic("add"))
def atomic_add(array: Any, index: Any, value: Any) -> Any:
    """Adds to an element of 32 or 64 bits as one step; the old value."""
    _only_in_kernels("atomic_add")


@intrinsic(_atomic("min"))
def atomic_min(array: Any, index: Any, value: Any) -> Any:
    """The lesser of an element and a value, as one step; the old value."""
    _only_in_kernels("atomic_min")


@intrinsic(_atomic("max"))
def atomic_max(array: Any, index: Any, value: Any) -> Any:
    """The greater of an element and a value, as one step; the old value."""
    _only_in_kernels("atomic_max")


@intrinsic(_atomic("xchg"))
def atomic_exchange(array: Any, index: Any, value: Any) -> Any:
    """Replaces an element as one step; the old value."""
    _only_in_kernels("atomic_exchange")


@intrinsic(_atomic("and"))
def atomic_and(array: Any, index: Any, value: Any) -> Any:
    """Keeps the bits of an element that a value has, as one step; the old value."""
    _only_in_kernels("atomic_and")


@intrinsic(_atomic("or"))
def atomic_or(array: Any, index: Any, value: Any) -> Any:
    """Sets the bits of an element that a value has, as one step; the old value."""
    _only_in_kernels("atomic_or")


@intrinsic(_atomic("xor"))
def atomic_xor(array: Any, index: Any, value: Any) -> Any:
    """Turns the bits of an element that a value has, as one step; the old value."""
    _only_in_kernels("atomic_xor")


@intrinsic(_array(lambda c, array, *operands: c.f.compare_exchange(array, *operands)))
def atomic_compare_exchange(array: Any, index: Any, expected: Any, new: Any) -> Any:
    """Replaces an element if it is the expected one, as one step; the old value."""
    _only_in_kernels("atomic_compare_exchange")


def _shuffle(mode: str) -> Any:
    def does(c: Compiler, value: Any, lane: Any) -> Value:
        x, at = c.f.value(value), c.f.convert(lane, i32)
        # The last lane that a shuffle takes; of `up` the first.
        clamp = c.f.constant(i32, 0 if mode == "up" else 31)
        mask = c.f.constant(i32, -1)
        made = c.native.op("shfl", [x.number, at.number, clamp.number, mask.number], mode)
        return Value(c.f, made[0], x.type)

    return does


@intrinsic(_shuffle("idx"))
def shuffle(value: Any, lane: Any) -> Any:
    """The value of another lane of the warp, all of whose lanes take part."""
    _only_in_kernels("shuffle")


@intrinsic(_shuffle("down"))
def shuffle_down(value: Any, distance: Any) -> Any:
    """The value of the lane above by a distance; past the last lane its own."""
    _only_in_kernels("shuffle_down")


@intrinsic(_shuffle("up"))
def shuffle_up(value: Any, distance: Any) -> Any:
    """The value of the lane below by a distance; before the first lane its own."""
    _only_in_kernels("shuffle_up")


@intrinsic(_shuffle("bfly"))
def shuffle_xor(value: Any, mask: Any) -> Any:
    """The value of the lane whose index is that of the caller exclusive-or a mask."""
    _only_in_kernels("shuffle_xor")


def _ballot(c: Compiler, condition: Any) -> Value:
    bit, mask = c.f.truth(condition), c.f.constant(i32, -1)
    made = c.native.op("vote", [bit.number, mask.number], "ballot")
    return Value(c.f, made[0], u32)


@intrinsic(_ballot)
def ballot(condition: Any) -> Any:
    """The set of lanes of the warp in which a condition is true, as bits."""
    _only_in_kernels("ballot")


def _vote(mode: str) -> Any:
    def does(c: Compiler, condition: Any) -> Value:
        bit, mask = c.f.truth(condition), c.f.constant(i32, -1)
        return Value(c.f, c.native.op("vote", [bit.number, mask.number], mode)[0], boolean)

    return does


@intrinsic(_vote("all"))
def all_lanes(condition: Any) -> Any:
    """Whether a condition is true in all lanes of the warp."""
    _only_in_kernels("all_lanes")


@intrinsic(_vote("any"))
def any_lane(condition: Any) -> Any:
    """Whether a condition is true in a lane of the warp."""
    _only_in_kernels("any_lane")


@intrinsic(lambda c: c.native.op("syncwarp", [c.f.constant(i32, -1).number]))
def barrier_warp() -> None:
    """Waits for all lanes of the warp, and orders their memory accesses."""
    _only_in_kernels("barrier_warp")


def _bits(operation: str) -> Any:
    def does(c: Compiler, value: Any) -> Value:
        x = c.f.value(value)
        if not x.type.is_int:
            raise TypeError(f"bits are of integers, not of {x.type}")
        return c.f.operation(operation, x)

    return does


@intrinsic(_bits("popcnt"))
def popcount(value: Any) -> Any:
    """How many bits are 1."""
    _only_in_kernels("popcount")


@intrinsic(_bits("clz"))
def leading_zeros(value: Any) -> Any:
    """How many bits above the highest 1 are 0."""
    _only_in_kernels("leading_zeros")


@intrinsic(_bits("ctz"))
def trailing_zeros(value: Any) -> Any:
    """How many bits below the lowest 1 are 0."""
    _only_in_kernels("trailing_zeros")


@intrinsic(lambda c, x: c.f.math("rsqrt", x))
def rsqrt(value: Any) -> Any:
    """1 / sqrt(value)."""
    _only_in_kernels("rsqrt")
