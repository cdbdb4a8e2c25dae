"""Inverse trigonometric functions of the tier `device`: those of the tier `fast` with inverses and roots of the hardware."""

from fast_inverse import acos_fast, asin_fast, atan2_fast, atan_fast
from routine import F32

TYPES = [F32]


def routines(ty):
    return [routine(ty, "device") for routine in (asin_fast, acos_fast, atan_fast, atan2_fast)]
