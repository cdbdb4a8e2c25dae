"""Where the elements of an array lie: in a buffer, in what DLPack shows, or on a GPU."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any, Optional, Sequence

from .errors import LaunchError

_CPU, _CUDA, _CUDA_HOST, _CUDA_MANAGED = 1, 2, 3, 13

#: The letters of `struct` for a kind of number and its bits: those of DLPack, and of NumPy.
_FORMATS = {
    (0, 8): "b", (0, 16): "h", (0, 32): "i", (0, 64): "q",
    (1, 8): "B", (1, 16): "H", (1, 32): "I", (1, 64): "Q",
    (2, 16): "e", (2, 32): "f", (2, 64): "d", (6, 8): "?",
}
_KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}


@dataclass
class Memory:
    """The elements of an array, one after the other. `owner` keeps them where they are."""

    owner: Any
    pointer: int
    format: str
    itemsize: int
    nbytes: int
    readonly: bool
    #: The CUDA device, if it is there.
    device: Optional[int] = None

    def tobytes(self) -> bytes:
        """What there is now."""
        if isinstance(self.owner, memoryview):
            return self.owner.tobytes()
        return ctypes.string_at(self.pointer, self.nbytes)

    def fill(self, data: bytes) -> None:
        """Writes all of it."""
        if isinstance(self.owner, memoryview):
            self.owner.cast("B")[:] = data
        else:
            ctypes.memmove(self.pointer, data, self.nbytes)


def memory_of(array: Any, where: str) -> Memory:
    """The memory of an array."""
    interface = getattr(array, "__cuda_array_interface__", None)
    if interface is not None:
        return _of_cuda(array, interface, where)
    try:
        view = memoryview(array)
    except (TypeError, BufferError, ValueError):
        if not hasattr(array, "__dlpack__"):
            raise LaunchError(f"{where}: expected an array, found {type(array).__name__}") from None
        return _of_dlpack(array, where)
    if not view.c_contiguous:
        raise LaunchError(f"{where}: the array is not contiguous: use numpy.ascontiguousarray")
    address = getattr(view.obj, "ctypes", None)
    pointer = int(address.data) if address is not None and view.nbytes else 0
    letter = view.format.lstrip("@=<")
    return Memory(view, pointer, letter, view.itemsize, view.nbytes, view.readonly)


def is_on_gpu(argument: Any) -> bool:
    """Whether an argument is an array that lives on a GPU."""
    if getattr(argument, "__cuda_array_interface__", None) is not None:
        return True
    device = getattr(argument, "__dlpack_device__", None)
    return device is not None and int(device()[0]) in (_CUDA, _CUDA_MANAGED)


def _check_contiguous(shape: Sequence[int], strides: Optional[Sequence[int]], step: int, where: str) -> int:
    """Holds strides to those of rows that follow each other; the number of elements."""
    count = 1
    steps: Sequence[Optional[int]] = strides or [None] * len(shape)
    for size, stride in reversed(list(zip(shape, steps))):
        if stride is not None and size > 1 and stride != count * step and 0 not in shape:
            raise LaunchError(f"{where}: the array is not contiguous: make a copy that is")
        count *= size
    return count


def _of_cuda(array: Any, interface: Any, where: str) -> Memory:
    """An array with the CUDA array interface, versions 0 to 3."""
    try:
        pointer, readonly = interface["data"]
        typestr, shape = interface["typestr"], tuple(interface["shape"])
        kind, size = typestr[1], int(typestr[2:])
    except (KeyError, TypeError, ValueError, IndexError):
        raise LaunchError(f"{where}: a CUDA array interface that says too little") from None
    if interface.get("mask") is not None:
        raise LaunchError(f"{where}: the array has a mask")
    count = _check_contiguous(shape, interface.get("strides"), size, where)
    known = typestr[0] != ">" and kind in _KINDS
    letter = _FORMATS.get((_KINDS[kind], 8 * size), typestr) if known else typestr
    device = getattr(array, "__dlpack_device__", None)
    number = int(device()[1]) if device is not None else 0
    return Memory(array, int(pointer or 0), letter, size, count * size, bool(readonly), number)


class _Device(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("id", ctypes.c_int32)]


class _Type(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p), ("device", _Device), ("ndim", ctypes.c_int32), ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


def _of_dlpack(array: Any, where: str) -> Memory:
    """An array that DLPack shows. Its capsule is never taken over, so it frees what it holds."""
    try:
        capsule = array.__dlpack__()
        get = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
            ("PyCapsule_GetPointer", ctypes.pythonapi)
        )
        tensor = _Tensor.from_address(get(capsule, b"dltensor"))
    except Exception as error:  # Whatever the library of the array raises.
        raise LaunchError(f"{where}: DLPack shows no array: {error}") from error
    shape = tensor.shape[: tensor.ndim]
    strides = tensor.strides[: tensor.ndim] if tensor.strides else None
    count = _check_contiguous(shape, strides, 1, where)
    kind = tensor.dtype
    letter = _FORMATS.get((kind.code, kind.bits)) if kind.lanes == 1 else None
    size = (kind.bits * kind.lanes + 7) // 8
    if tensor.device.type not in (_CPU, _CUDA, _CUDA_HOST, _CUDA_MANAGED):
        raise LaunchError(f"{where}: the array lives on a device of kind {tensor.device.type}, not on a CPU or CUDA GPU")
    on_gpu = tensor.device.type in (_CUDA, _CUDA_MANAGED)
    pointer = (tensor.data or 0) + tensor.byte_offset
    named = letter or f"DLPack {kind.code}:{kind.bits}x{kind.lanes}"
    return Memory(
        (array, capsule), pointer, named, size, count * size, False, tensor.device.id if on_gpu else None
    )
