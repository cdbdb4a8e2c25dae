"""Types of values and parameters."""

from __future__ import annotations

from typing import Any, Tuple


class DType:
    """A scalar type: `i32`, `u8`, `f32`, .. In a kernel, `f32(x)` converts x."""

    def __init__(self, name: str, ir: str, kind: str, bits: int, formats: str):
        self.name = name
        self.ir = ir
        self.kind = kind
        self.bits = bits
        #: The letters that `struct` and buffers have for it.
        self.formats = formats

    @property
    def is_int(self) -> bool:
        """Whether it is an integer, and no truth value."""
        return self.kind in "iu"

    @property
    def is_float(self) -> bool:
        """Whether it is a float."""
        return self.kind == "f"

    @property
    def memory(self) -> str:
        """The type of the IR that it has in memory."""
        return "i8" if self.kind == "b" else self.ir

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return max(self.bits // 8, 1)

    def __repr__(self) -> str:
        return self.name

    def __call__(self, value: Any) -> Any:
        raise TypeError(f"{self.name}(..) converts values in kernels; here it is a type")


boolean = DType("boolean", "i1", "b", 1, "?")
i8 = DType("i8", "i8", "i", 8, "b")
i16 = DType("i16", "i16", "i", 16, "h")
i32 = DType("i32", "i32", "i", 32, "il")
i64 = DType("i64", "i64", "i", 64, "qlin")
u8 = DType("u8", "i8", "u", 8, "B")
u16 = DType("u16", "i16", "u", 16, "H")
u32 = DType("u32", "i32", "u", 32, "IL")
u64 = DType("u64", "i64", "u", 64, "QLN")
f16 = DType("f16", "f16", "f", 16, "e")
f32 = DType("f32", "f32", "f", 32, "f")
f64 = DType("f64", "f64", "f", 64, "d")

DTYPES = [boolean, i8, i16, i32, i64, u8, u16, u32, u64, f16, f32, f64]


class ArrayType:
    """The type of a parameter that is an array in global memory."""

    def __init__(self, element: DType):
        self.element = element

    def __repr__(self) -> str:
        return f"Array[{self.element}]"


class Array:
    """`Array[f32]` is the type of a parameter that is an array of `f32`."""

    def __class_getitem__(cls, element: DType) -> ArrayType:
        if not isinstance(element, DType):
            raise TypeError(f"the element of an Array is a type such as f32, not {element!r}")
        return ArrayType(element)


class Axis:
    """A special register with three parts."""

    def __init__(self, name: str):
        self.x = Special(name + ".x")
        self.y = Special(name + ".y")
        self.z = Special(name + ".z")


class Special:
    """A special register; in a kernel a value of type i32."""

    def __init__(self, register: str):
        self.register = register

    def __repr__(self) -> str:
        return self.register


#: The index of the thread in its CTA.
thread_idx = Axis("tid")
#: The index of the CTA in the grid.
block_idx = Axis("ctaid")
#: The threads of a CTA.
block_dim = Axis("ntid")
#: The CTAs of the grid.
grid_dim = Axis("nctaid")
#: The index of the lane in its warp.
lane = Special("laneid")


def shape_of(shape: Any) -> Tuple[int, ...]:
    """A shape as a tuple of positive numbers."""
    sizes: Tuple[Any, ...] = shape if isinstance(shape, tuple) else (shape,)
    if not sizes or not all(isinstance(n, int) and not isinstance(n, bool) and n > 0 for n in sizes):
        raise TypeError(f"the shape of shared memory is known and positive, not {sizes!r}")
    return sizes
