"""Modified Bessel functions of the tier `device`, by the power, the inverse and the root of the hardware."""

from bessel import first_modified
from routine import F32

TYPES = [F32]


def routines(ty):
    return [first_modified(ty, 0, "device"), first_modified(ty, 1, "device")]
