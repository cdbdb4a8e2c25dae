"""Launches through the CUDA driver, for arrays that live on a GPU.

The driver's library is looked for when a launch needs it; nothing of CUDA is needed otherwise.
"""

from __future__ import annotations

import ctypes
import sys
from contextlib import contextmanager
from typing import Any, Iterator, List, Sequence

from .errors import LaunchError

_LIBRARY = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
_CAPABILITY_MAJOR, _CAPABILITY_MINOR = 75, 76


class Driver:
    """The functions of the driver; what they return is an exception if it is an error."""

    def __init__(self) -> None:
        try:
            self.driver = ctypes.CDLL(_LIBRARY)
        except OSError as error:
            raise LaunchError(
                f"the arrays live on a GPU, but there is no CUDA driver here ({error}); "
                "arrays in host memory run on the simulator"
            ) from None
        self.call("cuInit", ctypes.c_uint(0))

    def call(self, function: str, *args: Any) -> None:
        """Calls a function of the driver."""
        code = getattr(self.driver, function)(*args)
        if code:
            name = ctypes.c_char_p()
            self.driver.cuGetErrorName(code, ctypes.byref(name))
            said = name.value.decode() if name.value else "unknown error"
            raise LaunchError(f"{function}: {said} ({code})")

    @contextmanager
    def context(self, number: int) -> Iterator[int]:
        """The context of the thread, else the primary one of the device; the device."""
        current, device = ctypes.c_void_p(), ctypes.c_int()
        self.call("cuCtxGetCurrent", ctypes.byref(current))
        if current:
            self.call("cuCtxGetDevice", ctypes.byref(device))
            yield device.value
            return
        self.call("cuDeviceGet", ctypes.byref(device), ctypes.c_int(number))
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(current), device)
        try:
            self.call("cuCtxPushCurrent_v2", current)
            try:
                yield device.value
            finally:
                self.driver.cuCtxPopCurrent_v2(ctypes.byref(current))
        finally:
            self.driver.cuDevicePrimaryCtxRelease_v2(device)

    def target(self, device: int) -> str:
        """What to compile for: PTX for older processors runs on newer ones."""
        parts = [ctypes.c_int(), ctypes.c_int()]
        for part, attribute in zip(parts, (_CAPABILITY_MAJOR, _CAPABILITY_MINOR)):
            self.call("cuDeviceGetAttribute", ctypes.byref(part), attribute, ctypes.c_int(device))
        return f"sm_{min(10 * parts[0].value + parts[1].value, 75)}"

    def launch(
        self, ptx: str, kernel: str, grid: Sequence[int], block: Sequence[int], shared: int, args: List[bytes]
    ) -> None:
        """Runs a kernel in the current context, after what was begun there, and waits for it."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), ctypes.c_char_p(ptx.encode()))
        try:
            self.call("cuModuleGetFunction", ctypes.byref(function), module, ctypes.c_char_p(kernel.encode()))
            buffers = [ctypes.create_string_buffer(arg, max(len(arg), 1)) for arg in args]
            pointers = (ctypes.c_void_p * max(len(args), 1))(*map(ctypes.addressof, buffers))
            shape = [ctypes.c_uint(size) for size in (*grid, *block, shared)]
            self.call("cuCtxSynchronize")
            self.call("cuLaunchKernel", function, *shape, None, pointers, None)
            self.call("cuCtxSynchronize")
        finally:
            self.driver.cuModuleUnload(module)
