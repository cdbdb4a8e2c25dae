"""Inverse hyperbolic functions of the tier `device`: those of the tier `fast` with inverses and roots of the hardware."""

from fast_area import acosh, asinh, atanh
from routine import F32

TYPES = [F32]


def routines(ty):
    return [routine(ty, "device") for routine in (asinh, acosh, atanh)]
