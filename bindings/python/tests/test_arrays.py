"""Arrays of other libraries: by DLPack, and on a GPU, where a library stands in for the driver's."""

import ctypes
import os
import subprocess
import sys
import textwrap

import numpy as np
import pytest

import irc_compiler as irc
from irc_compiler import Array, f32, f64, i32, u8


@irc.kernel
def scale(n: i32, a: f32, x: Array[f32]):
    i = irc.thread_index()
    if i < n:
        x[i] = a * x[i]


class Tensor:
    """An array that only DLPack shows, as one of PyTorch's on the CPU."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **options):
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


def test_an_array_of_dlpack_is_changed_in_place():
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    irc.run(scale, 1, 8, 6, 2.0, Tensor(x))
    assert x.tolist() == [[0, 2, 4], [6, 8, 10]]
    # A part that begins in the middle.
    irc.run(scale, 1, 8, 3, 10.0, Tensor(x[1]))
    assert x.tolist() == [[0, 2, 4], [60, 80, 100]]
    # One that is given twice is one.
    @irc.kernel
    def add(x: Array[f32], y: Array[f32]):
        i = irc.thread_index()
        x[i] = x[i] + 1
        y[i] = y[i] + 1

    irc.run(add, 1, 3, Tensor(x[0]), Tensor(x[0]))
    assert x[0].tolist() == [2, 4, 6]


@pytest.mark.parametrize("type, element", [(f64, np.float64), (u8, np.uint8), (irc.i64, np.int64), (irc.boolean, np.bool_)])
def test_types_of_dlpack(type, element):
    @irc.kernel
    def copy(x: Array[type], y: Array[type]):
        i = irc.thread_index()
        y[i] = x[i]

    x = np.array([1, 0, 1], element)
    y = np.zeros(3, element)
    irc.run(copy, 1, 3, Tensor(x), Tensor(y))
    assert (x == y).all()


def test_what_dlpack_cannot_give_is_an_error():
    x = np.zeros((4, 4), np.float32)
    for array, message in [
        (Tensor(x[:, 1]), "not contiguous"),
        (Tensor(x.T[:2]), "not contiguous"),
        (Tensor(np.zeros(4)), "expected an array of f32, found one of f64"),
        (Tensor(np.zeros(4, np.complex64)), "elements of format"),
    ]:
        with pytest.raises(irc.LaunchError, match=message):
            irc.run(scale, 1, 1, 1, 1.0, array)
    x.flags.writeable = False
    with pytest.raises(irc.LaunchError, match="DLPack shows no array"):
        irc.run(scale, 1, 1, 1, 1.0, Tensor(x))

    class Broken:
        def __dlpack__(self):
            return "no capsule"

    with pytest.raises(irc.LaunchError, match="DLPack shows no array"):
        irc.run(scale, 1, 1, 1, 1.0, Broken())


class OnGpu:
    """An array at an address of a GPU's."""

    def __init__(self, pointer, count, typestr="<f4", **more):
        self.__cuda_array_interface__ = {
            "data": (pointer, False), "shape": (count,), "typestr": typestr, "version": 3, **more,
        }


class _Managed(ctypes.Structure):
    """`DLManagedTensor`: a tensor, and who frees it."""

    _fields_ = [
        ("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p),
    ]


class TensorOnGpu:
    """An array that DLPack shows on a device: 2 is CUDA, 13 memory that CUDA manages, 10 ROCm."""

    def __init__(self, pointer, shape, kind=2, number=0, code=2, bits=32, strides=None, offset=0):
        sizes = (ctypes.c_int64 * len(shape))(*shape)
        steps = (ctypes.c_int64 * len(shape))(*strides) if strides else None
        self.kept = sizes, steps
        self.tensor = _Managed(
            pointer, kind, number, len(shape), code, bits, 1, sizes, steps, offset, None, None
        )

    def __dlpack__(self, **options):
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
        return new(ctypes.addressof(self.tensor), b"dltensor", None)

    def __dlpack_device__(self):
        return self.tensor.device_type, self.tensor.device_id


def test_tensors_on_a_gpu_are_held_to_the_kernel():
    host = np.zeros(4, np.float32)
    for args, message in [
        ((1, 1.0, TensorOnGpu(4096, [4], bits=64)), "expected an array of f32, found one of f64"),
        ((1, 1.0, TensorOnGpu(4096, [4], code=4, bits=16)), "elements of format 'DLPack 4:16x1'"),
        ((1, 1.0, TensorOnGpu(4096, [4], strides=[2])), "not contiguous"),
        ((1, 1.0, TensorOnGpu(4096, [4], kind=10)), "lives on a device of kind 10, not on a CPU or CUDA GPU"),
        ((1, 1.0, TensorOnGpu(4096, [4], kind=7)), "lives on a device of kind 7"),
        ((1, TensorOnGpu(4096, [4])), "takes 3 arguments"),
        ((TensorOnGpu(4096, [4]), 1.0, host), "expected a number"),
    ]:
        with pytest.raises(irc.LaunchError, match=message):
            irc.run(scale, 1, 1, *args)

    @irc.kernel
    def both(x: Array[f32], y: Array[f32]):
        x[0] = y[0]

    on_gpu = TensorOnGpu(4096, [4])
    with pytest.raises(irc.LaunchError, match="the array is in host memory, others live on a GPU"):
        irc.run(both, 1, 1, on_gpu, host)
    with pytest.raises(irc.LaunchError, match="the array lives on GPU 1, others on 0"):
        irc.run(both, 1, 1, on_gpu, TensorOnGpu(4096, [4], number=1))
    with pytest.raises(irc.LaunchError, match="a `Machine` is not"):
        irc.Machine().run(both, 1, 1, on_gpu, on_gpu)


def test_without_a_driver_it_says_so():
    program = """
        import sys
        sys.path.insert(0, "tests")
        import irc_compiler as irc, test_arrays
        try:
            irc.run(test_arrays.scale, 1, 1, 1, 1.0, test_arrays.OnGpu(4096, 4))
        except irc.LaunchError as error:
            print(error)
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, check=True
    )
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        assert "there is no CUDA driver here" in done.stdout


def test_arrays_of_a_gpu_are_held_to_the_kernel():
    host = np.zeros(4, np.float32)
    for args, message in [
        ((1, 1.0, OnGpu(4096, 4, "<f8")), "expected an array of f32, found one of f64"),
        ((1, 1.0, OnGpu(4096, 4, ">f4")), "elements of format '>f4'"),
        ((1, 1.0, OnGpu(4096, 4, strides=(8,))), "not contiguous"),
        ((1, 1.0, OnGpu(4096, 4, mask=host)), "has a mask"),
        ((1, OnGpu(4096, 4)), "takes 3 arguments"),
        ((OnGpu(4096, 4), 1.0, host), "expected a number"),
    ]:
        with pytest.raises(irc.LaunchError, match=message):
            irc.run(scale, 1, 1, *args)

    @irc.kernel
    def both(x: Array[f32], y: Array[f32]):
        x[0] = y[0]

    with pytest.raises(irc.LaunchError, match="the array is in host memory, others live on a GPU"):
        irc.run(both, 1, 1, OnGpu(4096, 4), host)
    with pytest.raises(irc.LaunchError, match="are of the simulator"):
        irc.run(both, 1, 1, OnGpu(4096, 4), OnGpu(4096, 4), checks="none")
    with pytest.raises(irc.LaunchError, match="a `Machine` is not"):
        irc.Machine().run(both, 1, 1, OnGpu(4096, 4), OnGpu(4096, 4))
    with pytest.raises(irc.LaunchError, match="marked with @kernel"):
        irc.run((scale.ptx(), "scale"), 1, 1, 1, 1.0, OnGpu(4096, 4))


ON_THE_STANDIN = """
    import ctypes, sys
    import numpy as np
    sys.path.insert(0, "tests")
    import irc_compiler as irc
    from test_arrays import OnGpu, TensorOnGpu, scale

    cuda = ctypes.CDLL("libcuda.so.1")
    context, pointer = ctypes.c_void_p(), ctypes.c_uint64()
    assert cuda.cuInit(0) == 0
    assert cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0) == 0
    assert cuda.cuCtxPushCurrent_v2(context) == 0
    assert cuda.cuMemAlloc_v2(ctypes.byref(pointer), ctypes.c_size_t(400)) == 0
    x = np.arange(100, dtype=np.float32)
    assert cuda.cuMemcpyHtoD_v2(pointer, x.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(400)) == 0
    # Once in the context of the thread, once in the primary one.
    irc.run(scale, 4, 32, 100, 3.0, OnGpu(pointer.value, 100))
    assert cuda.cuCtxPopCurrent_v2(ctypes.byref(context)) == 0
    irc.run(scale, 4, 32, 50, 2.0, OnGpu(pointer.value, 100))
    assert cuda.cuCtxPushCurrent_v2(context) == 0
    found = np.zeros(100, np.float32)
    assert cuda.cuMemcpyDtoH_v2(found.ctypes.data_as(ctypes.c_void_p), pointer, ctypes.c_size_t(400)) == 0
    assert (found == np.where(np.arange(100) < 50, 6, 3) * x).all(), found
    # The same by DLPack, as rows, from the second one on.
    irc.run(scale, 4, 32, 90, 0.5, TensorOnGpu(pointer.value, [9, 10], offset=40))
    irc.run(scale, 4, 32, 10, -1.0, TensorOnGpu(pointer.value, [10], kind=13))
    assert cuda.cuMemcpyDtoH_v2(found.ctypes.data_as(ctypes.c_void_p), pointer, ctypes.c_size_t(400)) == 0
    factors = np.select([np.arange(100) < n for n in (10, 50)], [-6, 3], 1.5)
    assert (found == factors * x).all(), found
    assert cuda.cuCtxPopCurrent_v2(ctypes.byref(context)) == 0
    try:
        irc.run(scale, 1, 32, 1, 1.0, TensorOnGpu(pointer.value, [100], number=7))
    except irc.LaunchError as error:
        print(error)
    assert cuda.cuCtxPushCurrent_v2(context) == 0
    for grid, n in ((0, 100), (8, 200)):
        try:
            irc.run(scale, grid, 32, n, 3.0, OnGpu(pointer.value, 100))
            print("nothing")
        except irc.LaunchError as error:
            print(error)
"""


def test_a_launch_goes_through_the_driver():
    driver = os.environ.get("IRC_TEST_DRIVER", "")
    if not os.path.exists(os.path.join(driver, "libcuda.so.1")):
        pytest.skip("no library in place of the driver's")
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(ON_THE_STANDIN)],
        capture_output=True, text=True, env={**os.environ, "LD_LIBRARY_PATH": driver},
    )
    assert done.returncode == 0, done.stderr
    device, shape, fault = done.stdout.splitlines()
    assert device == "cuDeviceGet: CUDA_ERROR_INVALID_DEVICE (101)"
    assert shape == "cuLaunchKernel: CUDA_ERROR_INVALID_VALUE (1)"
    assert fault == "cuCtxSynchronize: CUDA_ERROR_ILLEGAL_ADDRESS (700)"
