"""The tangent of the tier `device`: that of the tier `fast` with the inverse of the hardware."""

from fast_trig import tangent
from routine import F32

TYPES = [F32]


def routines(ty):
    return [tangent(ty, "device")]
